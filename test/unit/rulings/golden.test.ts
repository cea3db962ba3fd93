import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { answerInProcess, checkAnswer } from '../../support/answers.js';
import { gamesWithCases, goldenCases } from '../../support/golden.js';

/** Sections cited by passing cases, for `npm run rules:coverage`. */
const cited: Record<string, { cases: number; rules: string[] }> = {};

describe.each(gamesWithCases())('%s', (game) => {
  const cases = goldenCases(game);
  const rules = new Set<string>();
  let passed = 0;

  it.each(cases.map((golden) => [`${golden.file}: ${golden.name}`, golden] as const))('%s', (_name, golden) => {
    const answer = answerInProcess(golden);
    checkAnswer(golden, answer);
    passed += 1;
    if ('ruling' in answer) {
      for (const step of answer.ruling.steps) for (const rule of [step.rule, ...(step.also ?? [])]) rules.add(rule);
    }
  });

  it('no two cases of a file share a name', () => {
    const names = cases.map((golden) => `${golden.file}: ${golden.name}`);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  afterAll(() => {
    cited[game] = { cases: passed, rules: [...rules].sort() };
  });
});

afterAll(() => {
  const folder = join(import.meta.dirname, '..', '..', '..', 'coverage');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'citations.json'), JSON.stringify(cited, null, 2));
});
