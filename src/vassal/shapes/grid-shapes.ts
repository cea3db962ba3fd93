import {
  choice,
  defineWords,
  flag,
  integer,
  list,
  number,
  numbers,
  object,
  published,
  text,
} from '../../kernel/fields/index.js';

const GRID_KINDS = ['hexes', 'squares', 'regions', 'zones'] as const;
const GridKind = defineWords('VassalGridKind', GRID_KINDS);
const PlainGridKind = defineWords('VassalPlainGridKind', ['hexes', 'squares', 'regions']);
const AxisType = defineWords('VassalAxisType', ['N', 'A']);
const FirstAxis = defineWords('VassalFirstAxis', ['H', 'V']);

export const NAME = { max: 300 };
const POINTS = { min: -1_000_000, max: 1_000_000 };
const SPAN = { min: 1, max: 100_000 };

@published('How one axis of a grid is written.')
class VassalAxis {
  @choice('N: numbers; A: A to Z, then AA, BB.', AxisType) type!: 'N' | 'A';
  @integer('Leading zeros: 1 writes 03.', { min: 0, max: 9, default: 0 }) leading!: number;
  @integer('The number of the first line.', { ...POINTS, default: 0 }) offset!: number;
  @flag('It counts from the far end.') descends!: boolean;
}

@published('How a grid names its places.')
class VassalNumbering {
  @choice('H: the column comes first; V: the row.', FirstAxis) first!: 'H' | 'V';
  @text('What stands between the two.', { max: 20, default: '' }) separator!: string;
  @object('Columns.', VassalAxis) columns!: VassalAxis;
  @object('Rows.', VassalAxis) rows!: VassalAxis;
  @flag('Of hexes: numbers run along the zigzag.') stagger!: boolean;
  @text('What is shown, with $gridLocation$, $row$ and $column$ in it.', { max: 200, default: '$gridLocation$' })
  format!: string;
}

@published('A named region of a grid, by its origin.')
class VassalRegion {
  @text('The name.', NAME) name!: string;
  @number('Points from the left of the board.', POINTS) x!: number;
  @number('Points from its top.', POINTS) y!: number;
}

/** What grids of every kind may have; those that a kind does not need are left out. */
abstract class GridFigures {
  @number('Of hexes and squares: from column to column.', { ...SPAN, optional: true }) dx?: number;
  @number('Of hexes and squares: from row to row.', { ...SPAN, optional: true }) dy?: number;
  @number('Where the first column has its middle.', { ...POINTS, optional: true }) x0?: number;
  @number('Where the first row has its middle.', { ...POINTS, optional: true }) y0?: number;
  @flag('Of hexes: x and y change places.') sideways!: boolean;
  @object('How the places are named; without it they have no names.', VassalNumbering, { optional: true })
  numbering?: VassalNumbering;
  @list('Of regions: all of them.', VassalRegion, { maxItems: 10_000, optional: true })
  regions?: readonly VassalRegion[];
}

@published('A grid of hexes, squares or named regions.')
class VassalPlainGrid extends GridFigures {
  @choice('What it is made of.', PlainGridKind) kind!: 'hexes' | 'squares' | 'regions';
}

@published('A part of a board with a name of its own.')
class VassalZone {
  @text('The name.', NAME) name!: string;
  @text('What is shown, with $name$ and $gridLocation$ in it.', { max: 200, default: '$name$' }) format!: string;
  @numbers('Its corners: x, y, x, y and so on.', { ...POINTS, maxItems: 4000 }) path!: readonly number[];
  @flag('Its places are those of the board.') usesBoardGrid!: boolean;
  @object('Its own grid.', VassalPlainGrid, { optional: true }) grid?: VassalPlainGrid;
}

@published('The grid of a board, as the module describes it.')
export class VassalGrid extends GridFigures {
  @choice('What it is made of; zones may lie over another grid.', GridKind) kind!: (typeof GRID_KINDS)[number];
  @list('Of zones: all of them; the first that holds a point names it.', VassalZone, { maxItems: 2000, optional: true })
  zones?: readonly VassalZone[];
  @object('Of zones: the grid outside of them.', VassalPlainGrid, { optional: true }) background?: VassalPlainGrid;
}

@published('The size of a board, in points.')
export class VassalSize {
  @number('From left to right.', SPAN) width!: number;
  @number('From top to bottom.', SPAN) height!: number;
}
