import { describe, expect, it } from '@jest/globals';
import { adjudicate, adjudicateBriefly, odds } from '../../../../src/kernel/rulings/index.js';
import { toyGame } from '../../../support/toy-game.js';

const duel = toyGame.procedures.get('combat/duel')!;
const input = (rain = false, weapon = 'sword') => ({
  duellists: [
    { skill: 2, weapon },
    { skill: 2, weapon },
  ],
  rain,
});
const ask = (given: number[], rain = false, misfire = false, weapon = 'sword') =>
  adjudicate(toyGame, duel, { input: input(rain, weapon), options: { misfire }, dice: { given } }, 'en');

describe('a ruling', () => {
  it('carries outcome, steps with their rules, dice, cells and a summary', () => {
    expect(ask([2])).toEqual({
      game: 'toy-game',
      procedure: 'combat/duel',
      legal: true,
      outcome: { result: 'A' },
      steps: [{ rule: '1.1', key: 'column', text: 'Difference 0: column 0-', values: { difference: 0, column: '0-' } }],
      dice: [{ name: 'duel', sides: 6, value: 2, source: 'given' }],
      provenance: [{ chart: 'duel', cell: '1-3,0-', source: 'printed' }],
      summary: 'Difference 0: column A',
    });
  });

  it('cites the deciding section first and the others after it', () => {
    expect(ask([2, 5], true).steps[1]).toMatchObject({ rule: '1.2', also: ['1.1'] });
  });

  it('says no with the reason, and does not mind dice that were never needed', () => {
    const ruling = ask([2], true, true, 'pistol');
    expect(ruling).toMatchObject({ legal: false, outcome: null, dice: [], summary: 'Not allowed: Wet powder' });
    expect(ruling.steps).toEqual([{ rule: '1.2', key: 'misfire', text: 'Wet powder', values: {}, forbids: true }]);
  });

  it('is refused when dice are left over', () => {
    expect(() => ask([2, 3])).toThrow('die 2 is one too many');
  });

  it('returns the seed it was drawn from and is the same again', () => {
    const draw = () => adjudicate(toyGame, duel, { input: input(), options: {}, dice: { seed: 's' } }, 'ja');
    expect(draw()).toEqual(draw());
    expect(draw().seed).toBe('s');
  });
});

describe('a ruling without words', () => {
  const brief = (detail: 'rules' | 'outcome', given: number[], rain = false, misfire = false, weapon = 'sword') =>
    adjudicateBriefly(toyGame, duel, { input: input(rain, weapon), options: { misfire }, dice: { given } }, detail);

  it('cites its sections and says nothing of them', () => {
    expect(brief('rules', [2])).toEqual({
      game: 'toy-game',
      procedure: 'combat/duel',
      legal: true,
      outcome: { result: 'A' },
      steps: [{ rule: '1.1', key: 'column' }],
      dice: [{ name: 'duel', sides: 6, value: 2, source: 'given' }],
      provenance: [{ chart: 'duel', cell: '1-3,0-', source: 'printed' }],
    });
  });

  it('is what comes of it, with the dice', () => {
    expect(brief('outcome', [2])).toEqual({
      game: 'toy-game',
      procedure: 'combat/duel',
      legal: true,
      outcome: { result: 'A' },
      dice: [{ name: 'duel', sides: 6, value: 2, source: 'given' }],
    });
  });

  it('says no as the one with words does', () => {
    expect(brief('outcome', [2], true, true, 'pistol')).toMatchObject({ legal: false, outcome: null, dice: [] });
    expect(brief('rules', [2], true, true, 'pistol').steps).toEqual([{ rule: '1.2', key: 'misfire', forbids: true }]);
  });

  it('is refused when dice are left over', () => {
    expect(() => brief('outcome', [2, 3])).toThrow('die 2 is one too many');
  });
});

describe('odds', () => {
  const question = { options: { misfire: false }, branchLimit: 50, samples: 20_000, seed: 's' };

  it('are exact fractions over every branch', () => {
    // Column 0-: 1-3 gives A, 4-6 gives B.
    expect(odds(toyGame, duel, { ...question, input: input() })).toEqual({
      exact: true,
      branches: 6,
      chances: [
        { legal: true, outcome: { result: 'A' }, probability: '1/2', value: 0.5 },
        { legal: true, outcome: { result: 'B' }, probability: '1/2', value: 0.5 },
      ],
    });
  });

  it('can be grouped by one field', () => {
    expect(odds(toyGame, duel, { ...question, input: input(), by: 'result' }).chances.map((c) => c.outcome)).toEqual([
      'A',
      'B',
    ]);
  });

  it('fall back on a seeded simulation above the branch limit, and say so', () => {
    const simulated = odds(toyGame, duel, { ...question, input: input(true), branchLimit: 10 });
    expect(simulated).toMatchObject({ exact: false, branches: 20_000, seed: 's' });
    for (const { value, interval } of simulated.chances) {
      expect(interval![0]).toBeLessThan(value);
      expect(interval![1]).toBeGreaterThan(value);
      expect(Math.abs(value - 0.5)).toBeLessThan(0.02);
    }
  });
});
