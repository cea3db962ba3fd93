import { HexGrid, InvalidGridError } from '../../kernel/hexes/index.js';
import { gridProperties, type HexGridShape } from '../../kernel/maps/index.js';
import type { Text } from '../../platform/language.js';
import type { HexGridDescription, Size } from '../grids/grid.js';
import { placeOn } from '../grids/places.js';

type MapGrid = { readonly grid: HexGridShape } | { readonly reason: Text };

const reason = (en: string, ja: string): MapGrid => ({ reason: { en, ja } });

/**
 * The hexes of a board in Umpire's own words: those whose middle lies on the board. They are only given where every hex has the
 * very name that VASSAL shows.
 */
export function umpireGrid(grid: HexGridDescription, size: Size | undefined): MapGrid {
  const { numbering, sideways } = grid;
  if (!numbering) return reason('its hexes have no names', 'ヘクスに番号がありません');
  if (!size)
    return reason(
      'the size of its picture is unknown: send the .vmod',
      '画像の大きさが不明です。.vmodを送ってください',
    );
  // Lines of hexes touch by flat sides: columns, or rows on a grid that lies sideways.
  const [lineAxis, placeAxis] = [numbering.columns, numbering.rows];
  const descends = sideways ? lineAxis.descends || placeAxis.descends : lineAxis.descends;
  if (descends || numbering.separator !== '' || numbering.format !== '$gridLocation$') {
    return reason('Umpire has no numbering like that of its hexes', 'Umpireにはこの番号付けに当たるものがありません');
  }
  const [length, depth] = sideways ? [size.height, size.width] : [size.width, size.height];
  const lines = within(grid.x0, grid.dx, length);
  const [even, odd] = [0, grid.dy / 2].map((lowered) => within(grid.y0 + lowered, grid.dy, depth)) as [Run, Run];
  if (lines.count < 1 || even.count < 1 || odd.count < 1) return reason('it has no hexes', 'ヘクスがありません');
  const shape = shaped(grid, { lines, even, odd, size });
  return namesAgree(shape, grid, size, lines, even, odd)
    ? { grid: shape }
    : reason('Umpire has no numbering like that of its hexes', 'Umpireにはこの番号付けに当たるものがありません');
}

interface Run {
  readonly first: number;
  readonly count: number;
}

/** The lines whose middle lies on the board, by a quarter of a hex: half hexes at its edge have theirs on the edge itself. */
function within(from: number, step: number, length: number): Run {
  const first = Math.ceil((step / 4 - from) / step);
  const last = Math.floor((length - step / 4 - from) / step);
  return { first, count: last - first + 1 };
}

const isOdd = (value: number): boolean => value % 2 !== 0;

function shaped(
  grid: HexGridDescription,
  { lines, even, odd, size }: { lines: Run; even: Run; odd: Run; size: Size },
): HexGridShape {
  const { sideways, dx } = grid;
  const { columns: lineAxis, rows: placeAxis, first, stagger } = grid.numbering!;
  const lettered = lineAxis.type === 'A';
  // VASSAL counts letters from 0, Umpire from 1.
  const offset = lineAxis.offset + (lettered ? 1 : 0);
  // By the parity of the printed number, which an odd offset turns round.
  const turned = isOdd(offset);
  const up = placeAxis.descends;
  const most = Math.floor(size.height / dx + 0.5);
  const printed = (run: Run, lowered: boolean): number => {
    const zigzag = stagger && lowered ? (up ? -1 : 1) : 0;
    const counted = up ? most - (run.first + run.count - 1) : run.first;
    return counted + placeAxis.offset + zigzag;
  };
  const [oddLines, evenLines] = turned ? [even, odd] : [odd, even];
  const firstPlace = { odd: printed(oddLines, !turned), even: printed(evenLines, turned) };
  const differ = oddLines.count !== evenLines.count || firstPlace.odd !== firstPlace.even;
  const firstLine = lines.first + offset;
  const lineFirst = first === 'H';
  return {
    orientation: sideways ? 'pointy' : 'flat',
    // Where the lower lines count one more, equal numbers lie half a hex higher in them.
    shifted: turned !== stagger ? 'even' : 'odd',
    columns: sideways ? oddLines.count : lines.count,
    rows: sideways ? lines.count : oddLines.count,
    firstColumn: sideways ? firstPlace.odd : firstLine,
    firstRow: sideways ? firstLine : firstPlace.odd,
    rowsRun: up ? 'up' : 'down',
    numbering: lettered ? 'doubledLetters' : lineFirst !== sideways ? 'columnRow' : 'rowColumn',
    columnDigits: 1 + (sideways ? placeAxis : lineAxis).leading,
    rowDigits: 1 + (sideways ? lineAxis : placeAxis).leading,
    ...(differ ? { evenLines: { count: evenLines.count, first: firstPlace.even } } : {}),
  };
}

/** The names themselves decide: each hex has its own, and hexes that touch on the board touch on the map. */
function namesAgree(
  shape: HexGridShape,
  grid: HexGridDescription,
  size: Size,
  lines: Run,
  even: Run,
  odd: Run,
): boolean {
  try {
    const hexes = new HexGrid(gridProperties(shape));
    const found = (line: number, place: number): number | undefined => {
      const [along, across] = [grid.x0 + line * grid.dx, grid.y0 + (place + (isOdd(line) ? 0.5 : 0)) * grid.dy];
      const { name } = placeOn(grid, grid.sideways ? across : along, grid.sideways ? along : across, size);
      return name === null ? undefined : hexes.find(name);
    };
    const seen = new Set<number>();
    for (let line = lines.first; line < lines.first + lines.count; line += 1) {
      const run = isOdd(line) ? odd : even;
      for (let place = run.first; place < run.first + run.count; place += 1) {
        const hex = found(line, place);
        if (hex === undefined) return false;
        seen.add(hex);
        const beside = [...(place > run.first ? [found(line, place - 1)] : []), ...besideIn(line - 1, place)];
        if (beside.some((other) => other !== undefined && hexes.directionNumber(hex, other) < 0)) return false;
      }
    }
    return seen.size === hexes.size;

    function besideIn(line: number, place: number): (number | undefined)[] {
      const run = isOdd(line) ? odd : even;
      const on = line >= lines.first && place >= run.first && place < run.first + run.count;
      return on ? [found(line, place)] : [];
    }
  } catch (error) {
    if (error instanceof InvalidGridError) return false;
    throw error;
  }
}
