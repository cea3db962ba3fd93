/** Where a leg unit can go, against every path put to the procedure that checks a whole move. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { LegPathOutcome } from '../../../src/games/panzer/movement/leg-path.js';
import type { LegReachOutcome } from '../../../src/games/panzer/movement/leg-reach.js';
import { desk } from '../../support/desk.js';

const TERRAIN = ['clear', 'clear', 'brush', 'rough', 'wire'] as const;
const COST = { clear: 1, brush: 1, rough: 3 };
const pack = {
  name: 'leg costs',
  charts: {
    'terrain-effects': Object.fromEntries(Object.entries(COST).map(([terrain, cost]) => [`${terrain},costLeg`, cost])),
    'level-change': { '1,down': 0, '2,down': 1 },
    // Every grade comes out of a quickmarch fresh, so that only the way there matters.
    'unit-grade-modifiers': { 'seasoned,quickmarch': 0 },
  },
};
const SIZE = 4;
const name = (i: number) => `0${1 + Math.floor(i / SIZE)}0${1 + (i % SIZE)}`;
const NAMES = Array.from({ length: SIZE * SIZE }, (_, i) => name(i));

const situations = fc
  .record({
    terrain: fc.array(fc.constantFrom(...TERRAIN), { minLength: 16, maxLength: 16 }),
    heights: fc.array(fc.constantFrom(0, 0, 0, 1, 2), { minLength: 16, maxLength: 16 }),
    enemies: fc.array(fc.nat(15), { maxLength: 2 }),
    mode: fc.constantFrom('walk', 'quickmarch', 'crawl'),
    kind: fc.constantFrom('squad', 'section', 'towed'),
    attachedWeapon: fc.boolean(),
    mount: fc.constantFrom('foot', 'cavalry'),
  })
  .map(({ terrain, heights, enemies, mode, kind, attachedWeapon, mount }) => ({
    map: {
      grid: { columns: SIZE, rows: SIZE },
      hexes: NAMES.map((hex, i) => ({ hex, terrain: [terrain[i]!], height: heights[i]! })),
    },
    unit: { hex: '0202', kind, attachedWeapon, mount, fullCover: mode === 'crawl' },
    mode,
    others: enemies.filter((i) => name(i) !== '0202').map((i) => ({ hex: name(i), side: 'enemy', kind: 'squad' })),
  }));

const ask = (procedure: string, input: object) =>
  desk.rule('panzer', procedure, structuredClone({ input, chartPack: pack, dice: { seed: 'leg' } }) as never, 'en');

/** The fewest points to each hex over all paths of up to three hexes. */
function everyPath(situation: object): Map<string, number> {
  const best = new Map<string, number>([['0202', 0]]);
  const extend = (path: string[]): void => {
    for (const hex of NAMES) {
      const { legal, outcome, steps } = ask('movement/leg-path', { ...situation, path: [...path, hex] });
      if (legal) {
        const { end, spent } = outcome as LegPathOutcome;
        best.set(end, Math.min(best.get(end) ?? 99, spent));
      } else if (steps.some(({ forbids, rule }) => forbids && rule !== '4.5.1.1.10')) continue;
      if (path.length < 2) extend([...path, hex]);
    }
  };
  extend([]);
  return best;
}

describe('the reach of a leg unit', () => {
  it('is what trying every path finds', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const { legal, outcome } = ask('movement/leg-reach', situation);
        const tried = everyPath(situation);
        if (!legal) {
          expect([...tried.keys()]).toEqual(['0202']);
          return;
        }
        const { hexes } = outcome as LegReachOutcome;
        expect(Object.fromEntries(hexes.map(({ hex, cost }) => [hex, cost]))).toEqual(Object.fromEntries(tried));
      }),
      { numRuns: 60 },
    );
  });
});
