import { describe, expect, it } from '@jest/globals';
import { panzer } from '../../../src/games/panzer/index.js';
import { PanzerMap } from '../../../src/games/panzer/shared/panzer-map.js';
import { fillDefaults } from '../../../src/kernel/fields/index.js';
import { edgesOfHex, HexGrid } from '../../../src/kernel/hexes/index.js';
import { gridProperties } from '../../../src/kernel/maps/index.js';
import { type Command, RuleBook } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';
import { PlainWalks } from '../../support/panzer-plain-walks.js';
import { panzerMaterials } from '../../support/panzer-play.js';

const RIFLES = 'ford-rifles-1';
const ENEMY = 'ford-observer-g';

interface Named {
  readonly hex: string;
  readonly map: object;
  /** Where the only enemy is: a forward observer, who has nothing to fire with. */
  readonly enemy?: string;
}

const AROUND = ['0504', '0604', '0605', '0506', '0405', '0404'];
const POSITIONS: Readonly<Record<string, Named>> = {
  'in the open': { hex: '0505', map: {} },
  'in a corner of the map': { hex: '0101', map: {} },
  'among woods': { hex: '0505', map: { hexes: AROUND.map((hex) => ({ hex, terrain: ['woods'] })) } },
  'beside a hill of three levels': { hex: '0505', map: { hexes: [{ hex: '0504', height: 3 }] } },
  'with an enemy next to it': { hex: '0505', map: {}, enemy: '0504' },
};

const word = ({ type, hex, facing, edge }: Command): string =>
  type === 'leave'
    ? `leave ${edge}`
    : type === 'step'
      ? `step ${hex}`
      : type === 'end-move'
        ? `end-move ${facing}`
        : type;

/**
 * What is open to a squad on foot, once by the session and once by a plain program that knows the stateless question of whole walks
 * and nothing of a session, two commands deep.
 */
describe.each(Object.entries(POSITIONS))('what a squad may do %s', (_name, { hex, map, enemy = '1209' }) => {
  const begun = (): FieldAction =>
    new FieldAction({
      german: [{ card: ENEMY, hex: enemy, facing: 'N' }],
      soviet: [{ card: RIFLES, hex, facing: 'N' }],
      turns: 1,
      map,
    })
      .order({}, { [RIFLES]: 'move' })
      .play(...(enemy === '1209' ? [] : [{ type: 'end-assaults' }]), { type: 'begin-move', unit: RIFLES });
  const listed = (field: FieldAction): string[] => field.open.actions.map(({ command }) => word(command)).sort();

  it('is the same by both programs', () => {
    const ground = { grid: { columns: 12, rows: 9 }, defaultTerrain: ['clear'], ...map };
    const whole = fillDefaults(PanzerMap, ground) as { grid: Parameters<typeof gridProperties>[0] };
    const grid = new HexGrid(gridProperties(whole.grid));
    const around = (from: string): string[] =>
      Array.from({ length: 6 }, (_, side) => grid.neighbours[6 * grid.index(from) + side]!)
        .filter((each) => each >= 0)
        .map((each) => grid.name(each));
    const book = new RuleBook(panzer, panzerMaterials('sukhaya-ford', 'advanced-game'));
    // The card: 2L3.
    const walker = { map: whole, hex, kind: 'squad', crossCountry: 2, quickmarch: 3, enemies: [enemy] } as const;
    const edges = (at: string): readonly string[] => edgesOfHex(grid, grid.index(at));
    const program = new PlainWalks(book, walker, around, edges);
    const first = begun();
    expect(listed(first)).toEqual(program.open([]));
    let second = 0;
    for (const { command } of first.open.actions) {
      if (command.type !== 'step') continue;
      const after = begun().play(command);
      expect([command.hex, listed(after)]).toEqual([command.hex, program.open([command.hex as string])]);
      second += listed(after).length;
    }
    expect(second).toBeGreaterThan(10);
  });
});
