import { choice, flag, integer, object, texts } from '../../../../kernel/fields/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../../kernel/maps/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { PanzerMap } from '../../shared/panzer-map.js';
import { requireOption } from '../../shared/requires.js';
import { Density, type Terrain } from '../../vocabulary.js';

/** Where no mines are laid; roads and paths are allowed [7.31.1]. */
const NO_MINES: readonly Terrain[] = [
  'bridge',
  'woodBuilding',
  'brickBuilding',
  'stoneBuilding',
  'alley',
  'ditch',
  'ford',
  'gully',
  'improvedPosition',
  'woodRubble',
  'brickRubble',
  'stoneRubble',
  'shellhole',
  'stream',
  'water',
];

export class MinefieldPlacementInput {
  @object('The map', PanzerMap) map!: HexMapInput;
  @texts('Hexes of the field [7.31.1]', { max: 12, minItems: 1, maxItems: 60 }) hexes!: string[];
  @choice('Density [7.31]', Density, { default: 'hasty' }) density!: Density;
  @integer('Hexes the scenario allows; left out: any number', { min: 1, max: 200, optional: true }) allowed?: number;
  @flag('Plotted after terrain counters and before units [7.31.1]', { default: true }) inTime!: boolean;
}

export class MinefieldPlacementOutcome {
  @integer('GP defence of each hex [7.31.3]', { min: 1, max: 10 }) gpDefense!: number;
}

export const minefieldPlacement = procedure<MinefieldPlacementInput, MinefieldPlacementOutcome, Options>({
  id: 'minefield-placement',
  resolver: 'combat',
  title: { en: 'Laying a minefield', ja: '地雷原の敷設' },
  description: {
    en: 'May these hexes hold a minefield: terrain, contiguity, time and number.',
    ja: '指定のヘクスに地雷原を敷けるか：地形、連続性、時期、数。',
  },
  rules: ['7.31.1', '7.31'],
  input: MinefieldPlacementInput,
  outcome: MinefieldPlacementOutcome,
  example: {
    input: {
      map: { grid: { columns: 20, rows: 20 }, defaultTerrain: ['clear'] },
      hexes: ['0807', '0907', '1008', '1009'],
    },
    options: { mines: true },
  },
  resolve(input, umpire) {
    requireOption(umpire, 'mines', '7.31', true);
    const board = layOutMap(input.map);
    const field = input.hexes.map((name, i) => hexAt(board, name, `/hexes/${i}`));
    if (!input.inTime) umpire.forbid('7.31.1', 'mines-late');
    if (input.allowed !== undefined && field.length > input.allowed)
      umpire.forbid('7.31.1', 'mines-too-many', { count: field.length, allowed: input.allowed });
    field.forEach((hex, i) => {
      const barred = NO_MINES.find((terrain) => board.hasTerrain(hex, terrain));
      if (barred) umpire.forbid('7.31.1', 'mines-terrain', { hex: input.hexes[i]!, terrain: barred });
    });
    const reached = new Set([field[0]!]);
    for (const hex of reached) for (const next of field) if (board.grid.adjacent(hex, next)) reached.add(next);
    if (reached.size < new Set(field).size) umpire.forbid('7.31.1', 'mines-apart');
    if (!umpire.legal) return null;
    const gpDefense = umpire.chart('minefield-defense').number(input.density, 'gpDefense');
    umpire.note('7.31.1', 'mines-laid', { hexes: input.hexes });
    umpire.note('7.31.3', 'mines-defense', { defense: gpDefense });
    umpire.summarise('mines-laid', { hexes: input.hexes });
    return { gpDefense };
  },
});
