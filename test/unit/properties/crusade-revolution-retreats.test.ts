import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { desk } from '../../support/desk.js';

const NAMES = ['home', 'a', 'b', 'c', 'd', 'e', 'f'];
const pairs = NAMES.flatMap((a, i) => NAMES.slice(i + 1).map((b) => ({ a, b })));

interface Ground {
  readonly mine: boolean;
  readonly friends: number;
  readonly enemies: number;
  readonly attackers: boolean;
  readonly supplied: boolean;
}

/** Every way by the book's list of bans, then the priorities struck off one after the other [11.4.5]. */
function ways(grounds: Record<string, Ground>, lines: readonly { a: string; b: string }[], distance: number): string[] {
  const near = (id: string): string[] => lines.flatMap(({ a, b }) => (a === id ? [b] : b === id ? [a] : []));
  const open = (id: string): boolean => id !== 'home' && grounds[id]!.enemies === 0 && !grounds[id]!.attackers;
  const steps = (from: readonly string[][]): string[][] =>
    from.flatMap((path) =>
      near(path.at(-1)!)
        .filter(open)
        .map((next) => [...path, next]),
    );
  let paths: string[][] = [['home']];
  for (let i = 0; i < distance; i++) paths = steps(paths).filter((path) => new Set(path).size === path.length);
  const full = (id: string): boolean => grounds[id]!.friends >= 3;
  const whole = paths.flatMap((path): { path: string[]; base: string[]; long: boolean }[] => {
    const base = path.slice(1);
    if (!full(base.at(-1)!)) return [{ path: base, base, long: false }];
    return steps([path])
      .filter((longer) => grounds[longer.at(-1)!]!.mine && !full(longer.at(-1)!))
      .map((longer) => ({ path: longer.slice(1), base, long: true }));
  });
  const hostile = (base: readonly string[]): number => base.filter((id) => !grounds[id]!.mine).length;
  const rank = ({ base, long }: { base: string[]; long: boolean }): number =>
    hostile(base) > 0 ? 1 + hostile(base) : long ? 1 : 0;
  const least = Math.min(...whole.map(rank));
  const best = whole.filter((way) => rank(way) === least);
  const fed = best.filter(({ path }) => grounds[path.at(-1)!]!.supplied);
  return (fed.length > 0 ? fed : best).map(({ path }) => path.join('>')).sort();
}

const ground = fc.record({
  mine: fc.boolean(),
  friends: fc.integer({ min: 0, max: 3 }),
  enemies: fc.constantFrom(0, 0, 0, 1),
  attackers: fc.constantFrom(false, false, false, true),
  supplied: fc.boolean(),
});

describe('retreats [11.4]', () => {
  it('offers exactly the ways that the bans and priorities leave', () => {
    fc.assert(
      fc.property(
        fc.tuple(...NAMES.map(() => ground)),
        fc.subarray(pairs, { minLength: 3, maxLength: 12 }),
        fc.integer({ min: 1, max: 2 }),
        (list, connections, distance) => {
          const grounds: Record<string, Ground> = {};
          NAMES.forEach((id, i) => {
            const each = list[i]!;
            // Units stand only where their side is in control [9.1.3].
            grounds[id] = { ...each, friends: each.mine ? each.friends : 0, enemies: each.mine ? 0 : each.enemies };
          });
          const units = NAMES.slice(1).flatMap((at) => [
            ...Array.from({ length: grounds[at]!.friends }, () => ({ side: 'republican', type: 'rpa', at })),
            ...Array.from({ length: grounds[at]!.enemies }, () => ({ side: 'nationalist', type: 'inf', at })),
          ]);
          const input = {
            side: 'republican',
            space: 'home',
            attackerLossNumber: distance + 1,
            defenderLossNumber: 1,
            attackerSpaces: NAMES.slice(1).filter((id) => grounds[id]!.attackers),
            outOfSupply: NAMES.filter((id) => !grounds[id]!.supplied),
            defenders: [{ type: 'rpa', steps: 1 }],
            map: {
              spaces: NAMES.map((id) => ({ id, control: grounds[id]!.mine ? 'republican' : 'nationalist' })),
              connections,
              units,
            },
          };
          const ruling = desk.rule('crusade-revolution', 'combat/retreat-options', structuredClone({ input }), 'en');
          const outcome = ruling.outcome as { ways: { spaces: string[] }[]; removed: boolean };
          const expected = ways(grounds, connections, distance);
          expect(outcome.ways.map(({ spaces }) => spaces.join('>')).sort()).toEqual(expected);
          expect(outcome.removed).toBe(expected.length === 0);
        },
      ),
      { numRuns: 300 },
    );
  });
});
