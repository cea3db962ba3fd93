/** Combat rulings against arithmetic done again from scratch: sums, table readings, hindrances, exact odds. */
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { keptSources } from '../../../src/games/panzer/combat/direct-fire/hindrances.js';
import { desk } from '../../support/desk.js';

const COVERS = ['none', 'light', 'medium', 'heavy'] as const;
const FACTORS = ['P', 'S', 'M', 'L', 'E'] as const;

interface Listed {
  readonly modifiers: readonly { readonly value: number }[];
  readonly netModifier: number;
}
const adds = ({ modifiers, netModifier }: Listed): boolean =>
  modifiers.reduce((sum, { value }) => sum + value, 0) === netModifier;

const firers = fc.record({
  command: fc.constantFrom('fire', 'shortHalt', 'overwatch'),
  damaged: fc.boolean(),
  suppression: fc.constantFrom('none', 'on', 'off'),
  targetInArc: fc.boolean(),
});
const hindrances = fc.array(
  fc.record({
    kind: fc.constantFrom('fire', 'smokeClosed', 'smokeOpen', 'barrageClosed', 'barrageOpen', 'brewUpSmoke'),
    hexes: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D'), { maxLength: 3 }),
  }),
  { maxLength: 5 },
);

describe('AP fire', () => {
  it('lists modifiers that add up to the net used, and reads the hit number by the formula of the table', () => {
    const k = { P: 9, S: 7, M: 5, L: 3, E: 1 };
    fc.assert(
      fc.property(
        firers,
        fc.constantFrom(...FACTORS),
        fc.constantFrom(...COVERS),
        fc.integer({ min: -2, max: 2 }),
        hindrances,
        (firer, rangeFactor, cover, size, met) => {
          const input = { rangeFactor, firer, target: { cover, defense: { size } }, hindrances: met };
          const { outcome } = desk.rule(
            'panzer',
            'combat/ap-fire',
            { input, dice: { given: [] }, upTo: 'hitNumber' },
            'en',
          ) as {
            outcome: (Listed & { hitNumber: number; hits: unknown[] }) | null;
          };
          expect(outcome).not.toBeNull();
          expect(adds(outcome!)).toBe(true);
          const row = Math.max(-10, Math.min(5, outcome!.netModifier));
          const formula = row === -10 ? (rangeFactor === 'E' ? 0 : 1) : Math.min(100, k[rangeFactor] * (10 + row));
          expect(outcome!.hitNumber).toBe(formula);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('has odds equal to counting the hundred rolls', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FACTORS),
        fc.constantFrom(...COVERS),
        fc.integer({ min: 0, max: 30 }),
        (rangeFactor, cover, penetration) => {
          const input = {
            rangeFactor,
            penetration,
            target: { cover, defense: { basicArmor: { front: 15, rear: 5 } } },
          };
          const counted = new Map<string, number>();
          for (let roll = 1; roll <= 100; roll += 1) {
            const ruling = desk.rule('panzer', 'combat/ap-fire-basic', { input, dice: { given: [roll] } }, 'en');
            const { result } = ruling.outcome as { result: string };
            counted.set(result, (counted.get(result) ?? 0) + 1);
          }
          const { chances } = desk.odds('panzer', 'combat/ap-fire-basic', { input, by: 'result' });
          expect(new Map(chances!.map(({ outcome, value }) => [outcome, Math.round(value * 100)]))).toEqual(counted);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('GP fire', () => {
  it('lists modifiers that add up and falls on the side of N and S that the formula says', () => {
    fc.assert(
      fc.property(
        firers,
        fc.integer({ min: 1, max: 15 }),
        fc.integer({ min: 1, max: 10 }),
        fc.integer({ min: 1, max: 100 }),
        hindrances,
        (firer, factor, gpDefense, roll, met) => {
          const input = { rangeFactor: 'S', factor, firer, target: { kind: 'squad', gpDefense }, hindrances: met };
          const { outcome } = desk.rule('panzer', 'combat/gp-fire', { input, dice: { given: [roll] } }, 'en') as {
            outcome: { targets: (Listed & { result: string })[] } | null;
          };
          const [target] = outcome!.targets;
          expect(adds(target!)).toBe(true);
          const final = roll + target!.netModifier;
          const none = Math.floor(50 - 4 * factor + 4.5 * gpDefense);
          const suppressed = none + 24 + factor;
          expect(target!.result).toBe(final <= none ? 'noEffect' : final <= suppressed ? 'suppressed' : 'effective');
        },
      ),
      { numRuns: 300 },
    );
  });

  it('is never better for more smoke', () => {
    fc.assert(
      fc.property(hindrances, hindrances, (some, more) => {
        const net = (met: unknown): number => {
          const input = { rangeFactor: 'S', factor: 5, target: { kind: 'squad', gpDefense: 3 }, hindrances: met };
          const { outcome } = desk.rule('panzer', 'combat/gp-fire', { input, dice: { given: [1] } }, 'en') as {
            outcome: { targets: Listed[] };
          };
          return outcome.targets[0]!.netModifier;
        };
        expect(net([...some, ...more])).toBeLessThanOrEqual(net(some));
      }),
      { numRuns: 200 },
    );
  });
});

describe('hindrances that share hexes', () => {
  /** Every way to keep one of the worst sources in each hex; the defender takes the best total. */
  function bruteForce(sources: readonly { value: number; hexes: readonly string[] }[]): number {
    const hexes = [...new Set(sources.flatMap((source) => source.hexes))];
    let best = 0;
    const choose = (at: number, kept: ReadonlySet<number>): void => {
      if (at === hexes.length) {
        best = Math.min(
          best,
          [...kept].reduce((sum, index) => sum + sources[index]!.value, 0),
        );
        return;
      }
      const here = sources.flatMap((source, index) => (source.hexes.includes(hexes[at]!) ? [index] : []));
      const worst = Math.min(...here.map((index) => sources[index]!.value));
      for (const index of here) if (sources[index]!.value === worst) choose(at + 1, new Set([...kept, index]));
    };
    choose(0, new Set());
    return best;
  }

  it('cost what the best choice for the defender costs', () => {
    const sources = fc.array(
      fc.record({
        kind: fc.constant('fire' as const),
        value: fc.constantFrom(-5, -3, -2, -1),
        hexes: fc.uniqueArray(fc.constantFrom('A', 'B', 'C', 'D', 'E'), { minLength: 1, maxLength: 4 }),
      }),
      { maxLength: 6 },
    );
    fc.assert(
      fc.property(sources, (all) => {
        const total = [...keptSources(all)].reduce((sum, index) => sum + all[index]!.value, 0);
        expect(total).toBe(bruteForce(all));
      }),
      { numRuns: 500 },
    );
  });
});
