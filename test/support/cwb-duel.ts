import { coldWarBattles } from '../../src/games/cold-war-battles/index.js';
import { fillDefaults } from '../../src/kernel/fields/index.js';
import type { MaterialRecord, SessionSetup } from '../../src/kernel/session/index.js';

export interface DuelUnit {
  readonly id: string;
  readonly side: 'communist' | 'southAfrican';
  readonly hex?: string;
  /** Comes on turn 1 by this hex instead of standing on the map. */
  readonly enters?: string;
  readonly attack?: number;
  readonly defence?: number;
  readonly movement?: number;
  readonly type?: string;
  readonly barrage?: number;
  readonly fpf?: number;
  readonly command?: string;
}

const record = (id: string, body: object, more: object = {}): MaterialRecord => ({
  id,
  name: { en: id },
  body: body as MaterialRecord['body'],
  ...more,
});

/**
 * A few units on 5 columns and 7 rows of clear ground, one turn long, with one place to hold. Even columns lie half a hex
 * lower, so that around 0305 lie 0304, 0404, 0405, 0306, 0205 and 0204.
 */
export function duel(units: readonly DuelUnit[], options: object = {}): SessionSetup {
  const at = (unit: DuelUnit) => ({
    order: unit.side === 'communist' ? 1 : 2,
    side: unit.side,
    units: [{ name: unit.id, card: unit.id }],
    where: { hexes: [unit.hex!] },
  });
  const entering = (unit: DuelUnit) => ({
    turn: 1,
    side: unit.side,
    units: [{ name: unit.id, card: unit.id }],
    entry: { hexes: [unit.enters!] },
  });
  const card = ({ id, side, hex: _, enters: __, ...given }: DuelUnit): MaterialRecord => {
    const command = side === 'communist' ? 'mpla' : 'sadf';
    const values = { type: 'infantry', command, attack: 2, defence: 2, movement: 4, ...given };
    return record(id, { values, printed: { range: 5 }, scenario: 'duel' }, { side });
  };
  return {
    scenario: record('duel', {
      turns: { count: 1 },
      sides: [
        { side: 'communist', setsUp: 1, moves: 1 },
        { side: 'southAfrican', setsUp: 2, moves: 2 },
      ],
      map: 'field',
      setUp: units.filter(({ hex }) => hex !== undefined).map(at),
      reinforcements: units.filter(({ enters }) => enters !== undefined).map(entering),
      victory: {
        objectives: [{ name: 'Hill', hexes: ['0305'], points: 5 }],
        levels: [
          { from: 0, to: 2, result: { en: 'Draw' } },
          { from: 3, to: null, result: { en: 'Victory' } },
        ],
      },
      sections: ['15.2', '17.7'],
    }),
    maps: { field: record('field', { grid: { columns: 5, rows: 7 }, defaultTerrain: ['clear'] }) },
    cards: Object.fromEntries(units.map((unit) => [unit.id, card(unit)])),
    decks: {},
    options: fillDefaults(coldWarBattles.declaration.options, options),
  };
}
