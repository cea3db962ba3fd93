import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { fieldsOf } from '../../../src/kernel/fields/index.js';
import type { Ruling } from '../../../src/kernel/rulings/index.js';
import { answerInProcess, checkAnswer } from '../../support/answers.js';
import { desk } from '../../support/desk.js';
import { gamesWithCases, goldenCases } from '../../support/golden.js';
import { optionsRead } from '../../support/options-read.js';

/** Sections cited by passing cases, for `npm run rules:coverage`. */
const cited: Record<string, { cases: number; rules: string[] }> = {};

const SOURCE = join(import.meta.dirname, '..', '..', '..', 'src', 'games');

function inBookOrder(game: string, cited: ReadonlySet<string>): string[] {
  return [...games.game(game)!.sections.keys()].filter((id) => cited.has(id));
}

describe.each(gamesWithCases())('%s', (game) => {
  const cases = goldenCases(game);
  const rules = new Set<string>();
  const byProcedure = new Map<string, Set<string>>();
  const rolls = new Map<string, Map<string, number>>();
  const record = ({ procedure, steps, dice }: Ruling): void => {
    const rolled = rolls.get(procedure) ?? new Map();
    rolls.set(procedure, rolled);
    for (const { name, sides } of dice) rolled.set(name, sides);
    const own = byProcedure.get(procedure) ?? new Set();
    byProcedure.set(procedure, own);
    for (const { rule, also = [] } of steps) for (const section of [rule, ...also]) own.add(section);
  };
  const options = new Map<string, Set<string>>();
  const ask = (procedure: string, request: object): void => {
    const own = options.get(procedure) ?? new Set();
    options.set(procedure, own);
    for (const name of optionsRead(game, procedure, request)) own.add(name);
  };
  let passed = 0;

  it.each(cases.map((golden) => [`${golden.file}: ${golden.name}`, golden] as const))('%s', (_name, golden) => {
    const answer = answerInProcess(golden);
    checkAnswer(golden, answer);
    passed += 1;
    if ('ruling' in answer) {
      record(answer.ruling);
      ask(golden.procedure, golden.request);
      for (const step of answer.ruling.steps) for (const rule of [step.rule, ...(step.also ?? [])]) rules.add(rule);
    }
  });

  it('citations.json holds what the cases and examples cite (else: npm run rules:citations)', () => {
    for (const [name, { example }] of games.game(game)!.procedures) {
      record(desk.rule(game, name, structuredClone(example), 'en'));
      ask(name, example);
    }
    const found = Object.fromEntries(
      [...games.game(game)!.procedures.keys()].map((name) => [name, inBookOrder(game, byProcedure.get(name)!)]),
    );
    const file = join(SOURCE, game, 'citations.json');
    if (process.env.WRITE_CITATIONS) writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(found);
  });

  it('options-read.json holds the options they ask for (else: npm run rules:citations)', () => {
    const declared = fieldsOf(games.game(game)!.declaration.options).map(({ name }) => name);
    const found = Object.fromEntries(
      [...games.game(game)!.procedures.keys()].map((name) => [
        name,
        declared.filter((one) => options.get(name)?.has(one)),
      ]),
    );
    const file = join(SOURCE, game, 'options-read.json');
    if (process.env.WRITE_CITATIONS) writeFileSync(file, `${JSON.stringify(found, null, 1)}\n`);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(found);
  });

  it('every procedure declares the dice it rolls and no others', () => {
    const differing = [...games.game(game)!.procedures].flatMap(([name, { dice }]) => {
      const declared = (dice ?? []).map((each) => `${each.name} d${each.die.sides}`);
      const rolled = [...(rolls.get(name) ?? [])].map(([roll, sides]) => `${roll} d${sides}`);
      return declared.sort().join() !== rolled.sort().join() ? [{ name, declared, rolled }] : [];
    });
    expect(differing).toEqual([]);
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
