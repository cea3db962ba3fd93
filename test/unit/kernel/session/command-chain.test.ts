import { describe, expect, it } from '@jest/globals';
import { type Dice, d6 } from '../../../../src/kernel/dice/index.js';
import type { Odds } from '../../../../src/kernel/rulings/index.js';
import { type ChainOutcome, chainOdds } from '../../../../src/kernel/session/command-chain.js';

function wholeOf(run: (dice: Dice) => ChainOutcome): Odds {
  const steps = chainOdds(run);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

const done = (...rolled: ChainOutcome['rolled']): ChainOutcome => ({ rolled, ends: 'done' });
const one = (rolledFor: string, outcome: unknown) => ({ rolledFor, outcome });

describe('the chances of a chain of dice', () => {
  it('are exact while it is short, also where one die calls for another', () => {
    const odds = wholeOf((dice) => {
      if (dice.next('hit', d6) < 4) return done(one('hit', false));
      return done(one('hit', true), one('kill', dice.next('kill', d6) === 6));
    });
    // Half of the shots miss; of the others 5 in 6 do nothing and 1 in 6 kills. 3 + 3 x 6 ways.
    expect(odds).toEqual({
      exact: true,
      branches: 21,
      chances: [
        { legal: true, outcome: done(one('hit', false)), probability: '1/2', value: 1 / 2 },
        { legal: true, outcome: done(one('hit', true), one('kill', false)), probability: '5/12', value: 5 / 12 },
        { legal: true, outcome: done(one('hit', true), one('kill', true)), probability: '1/12', value: 1 / 12 },
      ],
    });
  });

  it('are sampled from a seed where it is long, and the same each time', () => {
    const ask = () =>
      wholeOf((dice) => {
        const faces = Array.from({ length: 4 }, () => dice.next('salvo', d6));
        return done(one('salvo', Math.max(...faces) === 6));
      });
    const odds = ask();
    expect([odds.exact, odds.branches, odds.seed]).toEqual([false, 200, 'chain']);
    expect(ask()).toEqual(odds);
    // A six among four dice: 1 - (5/6)^4 = 671/1296; the interval of 200 samples is some 7 % wide on either side.
    const six = odds.chances.find(({ outcome }) => (outcome as ChainOutcome).rolled[0]!.outcome === true)!;
    expect(six.interval![0]).toBeLessThan(671 / 1296);
    expect(six.interval![1]).toBeGreaterThan(671 / 1296);
  });
});
