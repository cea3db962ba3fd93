/** Odds are bounded by work: how many dice, notes and values, never by a clock. */
import { describe, expect, it } from '@jest/globals';
import { d6 } from '../../../../src/kernel/dice/index.js';
import { type AnyProcedure, procedure } from '../../../../src/kernel/procedures/index.js';
import { listed, type Odds, odds, type Umpire } from '../../../../src/kernel/rulings/index.js';
import { toyGame } from '../../../support/toy-game.js';

class Nothing {}

/** Rolls so many dice and answers with all of them, or with their sum. */
const throwing = (dice: number, answer: 'faces' | 'sum'): AnyProcedure =>
  procedure({
    id: 'throw',
    resolver: 'events',
    title: { en: 'Throw', ja: '投げる' },
    description: { en: 'Dice on a table.', ja: '卓上のダイス。' },
    input: Nothing,
    outcome: Nothing,
    example: { input: {} },
    resolve(_input: Nothing, umpire: Umpire) {
      const faces = Array.from({ length: dice }, () => umpire.roll('one', d6));
      return answer === 'faces' ? { faces } : { sum: faces.reduce((a, b) => a + b, 0) };
    },
  } as unknown as AnyProcedure);

const ask = (dice: number, answer: 'faces' | 'sum', more: object = {}): Odds =>
  odds(toyGame, throwing(dice, answer), {
    input: {},
    options: {},
    branchLimit: 50_000,
    samples: 20_000,
    seed: 's',
    ...more,
  });

describe('odds of many dice', () => {
  it('are exact while the branches are few: 5 dice fall in 7776 ways', () => {
    const { exact, branches, chances } = ask(5, 'sum');
    expect([exact, branches]).toEqual([true, 7776]);
    // 17 and 18 come up in 780 of the 7776 ways each; 780/7776 = 65/648.
    expect(chances.slice(0, 2).map(({ probability }) => probability)).toEqual(['65/648', '65/648']);
  });

  it('are simulated where the ways are beyond counting, with fewer samples the more dice there are', () => {
    const [forty, four] = [ask(40, 'faces'), ask(400, 'faces')];
    expect([forty.exact, four.exact]).toEqual([false, false]);
    expect(four.branches).toBeLessThan(forty.branches);
    expect(four.branches).toBeGreaterThanOrEqual(200);
  });

  it('are the same each time', () => {
    expect(ask(40, 'sum')).toEqual(ask(40, 'sum'));
  });

  it('take no more samples than they were asked for', () => {
    expect(ask(40, 'sum', { samples: 300 }).branches).toBe(300);
  });
});

describe('a list of outcomes', () => {
  it('of 7776 names the first thousand and sums up the others: 6776/7776 = 847/972', () => {
    const { chances, unlisted } = listed(ask(5, 'faces'), false);
    expect(chances).toHaveLength(1000);
    expect(unlisted).toEqual({ outcomes: 6776, probability: '847/972', value: 847 / 972 });
  });

  it('is whole where it is grouped by one field', () => {
    const all = ask(5, 'faces', { by: 'faces' });
    expect(listed(all, true)).toBe(all);
  });

  it('of a simulation leaves out so many samples', () => {
    const all = ask(40, 'faces');
    const { chances, unlisted } = listed(all, false);
    // Forty faces are never the same twice: each listed outcome is one sample.
    expect(unlisted).toMatchObject({
      outcomes: all.branches - chances.length,
      probability: `${all.branches - chances.length}/${all.branches}`,
    });
    expect(unlisted!.interval).toHaveLength(2);
  });

  it('ends early where each outcome is large', () => {
    // 400 faces, the list and the outcome around them: 402 values each, 100,000 in all.
    expect(listed(ask(400, 'faces'), false).chances).toHaveLength(248);
  });
});
