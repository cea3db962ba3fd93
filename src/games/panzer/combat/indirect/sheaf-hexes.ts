import { choice, integer, object, text, texts } from '../../../../kernel/fields/index.js';
import { OFF_MAP, within } from '../../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../../kernel/maps/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Options } from '../../options.js';
import { demand } from '../../shared/facts.js';
import { facingNumber, HEX, PanzerMap } from '../../shared/panzer-map.js';
import { Facing, Sheaf } from '../../vocabulary.js';

const RADIUS = { onMap: 0, closed: 1, open: 2 } as const;

export class SheafHexesInput {
  @object('The map', PanzerMap) map!: HexMapInput;
  @text('Target point', HEX) targetPoint!: string;
  @choice('Pattern [6.5.1.5]', Sheaf, { default: 'closed' }) sheaf!: Sheaf;
  @choice('Direction of a closed linear SHEAF, chosen by the caller [6.5.1.5]', Facing, { optional: true })
  direction?: Facing;
}

export class SheafHexesOutcome {
  @texts('Hexes struck, those on the map', { max: 12, maxItems: 19 }) hexes!: string[];
  @integer('How many', { min: 1, max: 19 }) count!: number;
}

export const sheafHexes = procedure<SheafHexesInput, SheafHexesOutcome, Options>({
  id: 'sheaf-hexes',
  resolver: 'combat',
  title: { en: 'Hexes of a SHEAF', ja: 'SHEAFのヘクス' },
  description: {
    en: 'Which hexes an indirect-fire pattern covers on a map.',
    ja: '間接射撃の形が地図上で覆うヘクス。',
  },
  rules: ['6.5.1.5'],
  input: SheafHexesInput,
  outcome: SheafHexesOutcome,
  example: {
    input: {
      map: { grid: { columns: 10, rows: 10 }, defaultTerrain: ['clear'] },
      targetPoint: '0505',
    },
  },
  resolve(input, umpire) {
    const board = layOutMap(input.map);
    const point = hexAt(board, input.targetPoint, '/targetPoint');
    const { sheaf } = input;
    let hexes = [point];
    if (sheaf === 'closedLinear') {
      const direction = facingNumber(board, input.direction ?? demand('direction', '/direction'), '/direction');
      const row = umpire.chart('sheaf').number(sheaf, 'hexes');
      for (let hex = point; hexes.length < row; ) {
        hex = board.grid.neighbours[6 * hex + direction]!;
        if (hex === OFF_MAP) break;
        hexes.push(hex);
      }
    } else hexes = within(board.grid, point, RADIUS[sheaf]);
    const names = hexes.map((hex) => board.grid.name(hex));
    umpire.note('6.5.1.5', 'sheaf', { sheaf, hexes: names.length });
    umpire.summarise('sheaf-summary', { sheaf, hexes: names });
    return { hexes: names, count: names.length };
  },
});
