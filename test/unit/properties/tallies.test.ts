import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Tallies } from '../../../src/kernel/rulings/tallies.js';
import { canonical } from '../../../src/sessions/fair-dice/index.js';

/** Small values, so that the same ones come up again and again. */
const outcome = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom<unknown>(0, 1, 0.5, -1, true, false, null, '', 'a', 'ab', 'ba', 'aab'),
    fc.array(tie('value'), { maxLength: 2 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'ab'), fc.oneof(tie('value'), fc.constant(undefined)), { maxKeys: 3 }),
  ),
})).value;

describe('outcomes counted by their content', () => {
  it('are the same exactly where their JSON is, whatever the order of members', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.boolean(), outcome), { maxLength: 40 }), (drawn) => {
        const expected = new Map<string, number>();
        const tallies = new Tallies();
        for (const [legal, value] of drawn) {
          // A member left undefined drops out of JSON; in a list JSON has null for it, and outcomes have none there.
          const key = `${legal} ${canonical(value)}`;
          expected.set(key, (expected.get(key) ?? 0) + 1);
          tallies.add(legal, value, 6n);
        }
        const found = tallies.all.map(({ legal, outcome: seen, weights }) => [
          `${legal} ${canonical(seen)}`,
          weights.get(6n),
        ]);
        expect(found).toEqual([...expected]);
      }),
      { numRuns: 2000 },
    );
  });

  it('keep branches of different probability apart', () => {
    const tallies = new Tallies();
    tallies.add(true, { hits: 1 }, 6n);
    tallies.add(true, { hits: 1 }, 36n);
    tallies.add(true, { hits: 1 }, 36n);
    expect(tallies.all.map(({ weights }) => [...weights])).toEqual([
      [
        [6n, 1],
        [36n, 2],
      ],
    ]);
  });
});
