/**
 * What the book leaves open is decided in ASSUMPTIONS.md, and its last column says what changes the decision: a chart whose
 * cell a pack may replace, a field of the question, or an option. Each of them must be turned by some golden case, and the
 * answer must turn with it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { InvalidRequestError } from '../../../src/edge/faults.js';
import { panzer } from '../../../src/games/panzer/index.js';
import { Options } from '../../../src/games/panzer/options.js';
import { fieldsOf } from '../../../src/kernel/fields/index.js';
import { desk } from '../../support/desk.js';
import { goldenCases } from '../../support/golden.js';

type Holder = Record<string, unknown>;
type Request = { input: Holder; chartPack?: { charts: Holder } };

const FILE = join(import.meta.dirname, '..', '..', '..', 'src', 'games', 'panzer', 'ASSUMPTIONS.md');
const changers = readFileSync(FILE, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| Section'))
  .flatMap((line) => line.split('|').at(-2)!.split(','))
  .map((name) => name.trim())
  .filter((name) => name !== '');
const named = (mark: RegExp) =>
  [...new Set(changers.filter((name) => mark.test(name)))].map((name) => name.replace(/[`*]/g, ''));
const cases = goldenCases('panzer').filter(({ expect: { odds } }) => !odds);

function answer(procedure: string, request: object): string {
  try {
    const { legal, outcome } = desk.rule('panzer', procedure, structuredClone(request) as never, 'en');
    return JSON.stringify({ legal, outcome });
  } catch (error) {
    return (error as Error).constructor.name;
  }
}

/** The same value without a field of that name, wherever it stands. */
function without(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, name));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== name)
      .map(([key, inner]) => [key, without(inner, name)]),
  );
}

/** Whether some case is answered otherwise once the thing is taken out of its question; a question without form is no answer. */
const turns = (take: (request: Request) => Request | undefined): boolean =>
  cases.some(({ procedure, request }) => {
    const rest = take(request as unknown as Request);
    if (rest === undefined) return false;
    const other = answer(procedure, rest);
    return other !== InvalidRequestError.name && answer(procedure, request) !== other;
  });

describe('what ASSUMPTIONS.md says may be changed', () => {
  it.each(named(/^[a-z-]+$/))('the chart %s', (chart) => {
    expect([...panzer.charts.keys()]).toContain(chart);
    const turned = turns(({ chartPack, ...request }) => {
      if (chartPack?.charts[chart] === undefined) return undefined;
      const { [chart]: _gone, ...charts } = chartPack.charts;
      return { ...request, chartPack: { ...chartPack, charts } };
    });
    expect(turned).toBe(true);
  });

  it.each(named(/^\*/))('the field %s', (field) => {
    const turned = turns((request) =>
      JSON.stringify(request.input).includes(`"${field}":`)
        ? { ...request, input: without(request.input, field) as Holder }
        : undefined,
    );
    expect(turned).toBe(true);
  });

  it.each(named(/^`/))('the option %s', (option) => {
    expect(fieldsOf(Options).map(({ name }) => name)).toContain(option);
  });
});
