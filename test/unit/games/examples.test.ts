import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { desk } from '../../support/desk.js';

const all = games.all.flatMap((game) =>
  [...game.procedures].map(([name, procedure]) => [game.id, name, game, procedure] as const),
);

describe.each(all)('the example of %s %s', (gameId, name, game, procedure) => {
  const ask = (language: 'en' | 'ja') => desk.rule(gameId, name, structuredClone(procedure.example), language);

  it('is answered, in English and in Japanese, with the same substance', () => {
    const english = ask('en');
    const japanese = ask('ja');
    expect(english.summary).toMatch(/\S/);
    expect(japanese.summary).toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
    expect(japanese.outcome).toEqual(english.outcome);
    expect(japanese.steps.map(({ rule, key }) => [rule, key])).toEqual(
      english.steps.map(({ rule, key }) => [rule, key]),
    );
  });

  it('cites only sections of the book', () => {
    const { steps } = ask('en');
    expect(steps.length).toBeGreaterThan(0);
    for (const { rule, also = [] } of steps)
      for (const section of [rule, ...also]) expect(game.sections.has(section)).toBe(true);
  });

  it('answers the same again from the same seed', () => {
    const request = () => ({ ...structuredClone(procedure.example), dice: { seed: 'the same seed' } });
    expect(desk.rule(gameId, name, request(), 'en')).toEqual(desk.rule(gameId, name, request(), 'en'));
  });

  it('comes to the same with fewer words, and without any', async () => {
    const full = ask('en');
    const briefly = async (detail: string) =>
      desk.ask(gameId, name, { ...structuredClone(procedure.example), detail }, 'en');
    const { steps, summary: _summary, provenance, ...outcome } = full;
    expect(await briefly('outcome')).toEqual(outcome);
    const cited = steps.map(({ text: _text, values: _values, ...step }) => step);
    expect(await briefly('rules')).toEqual({ ...outcome, steps: cited, provenance });
  });

  it('has odds that add up to exactly one', () => {
    const { dice: _dice, ...question } = structuredClone(procedure.example);
    const answer = desk.odds(gameId, name, question);
    for (const odds of answer.variants ?? [answer]) {
      let numerator = 0n;
      let denominator = 1n;
      for (const { probability } of odds.chances!) {
        const [n, d = '1'] = probability.split('/');
        numerator = numerator * BigInt(d) + BigInt(n!) * denominator;
        denominator *= BigInt(d);
      }
      expect(numerator).toBe(denominator);
    }
  });
});
