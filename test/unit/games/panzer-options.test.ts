/**
 * Every optional rule in every position: for each value of each option two golden cases put the same question, one with the
 * value and one with the default, and are answered differently. A rule that nobody asked both ways fails here.
 */
import { describe, expect, it } from '@jest/globals';
import { Options } from '../../../src/games/panzer/options.js';
import { fieldsOf } from '../../../src/kernel/fields/index.js';
import { desk } from '../../support/desk.js';
import { type GoldenCase, goldenCases } from '../../support/golden.js';

type Request = { input: object; options?: Record<string, unknown>; dice?: { given?: number[] }; chartPack?: object };

const cases = goldenCases('panzer').filter(({ expect: { odds, problem } }) => !odds && !problem);
const requestOf = (golden: GoldenCase) => golden.request as unknown as Request;
const sorted = (value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([key, inner]) => [key, sorted(inner)]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value;

/** The question without its dice and without one option: what two cases must share to differ by that option alone. */
function question(golden: GoldenCase, option: string): string {
  const { input, options = {}, chartPack } = requestOf(golden);
  const rest = Object.entries(options).filter(([name, value]) => name !== option && value !== false);
  return JSON.stringify(sorted({ procedure: golden.procedure, input, chartPack, options: Object.fromEntries(rest) }));
}

/** One roll more or less may be the rule's doing; other faces are not. */
function sameDice(one: GoldenCase, two: GoldenCase): boolean {
  const [a, b] = [requestOf(one).dice?.given ?? [], requestOf(two).dice?.given ?? []];
  const left = [...(a.length > b.length ? a : b)];
  return (a.length > b.length ? b : a).every((die) => {
    const at = left.indexOf(die);
    left.splice(0, at + 1);
    return at >= 0;
  });
}

function answer(golden: GoldenCase): string {
  const { legal, outcome } = desk.rule('panzer', golden.procedure, structuredClone(golden.request), 'en');
  return JSON.stringify({ legal, outcome });
}

const positions = fieldsOf(Options).flatMap(({ name, type, default: fallback }) => {
  const values = type.kind === 'choice' ? type.choice.values.filter((value) => value !== fallback) : [true];
  return values.map((value) => ({ name, value, fallback: fallback ?? false }));
});

describe('every optional rule of Panzer is asked about both ways', () => {
  it.each(positions)('$name: $value against $fallback', ({ name, value, fallback }) => {
    const chosen = (golden: GoldenCase) => requestOf(golden).options?.[name] ?? fallback;
    const on = cases.filter((golden) => chosen(golden) === value);
    const asked = new Set(on.map(({ procedure }) => procedure));
    const without = new Map<string, GoldenCase[]>();
    for (const golden of cases) {
      if (chosen(golden) !== fallback || !asked.has(golden.procedure)) continue;
      const key = question(golden, name);
      without.set(key, [...(without.get(key) ?? []), golden]);
    }
    const pairs = on
      .flatMap((one) => (without.get(question(one, name)) ?? []).map((other) => [one, other] as const))
      .filter(([one, other]) => sameDice(one, other));
    expect(pairs.filter(([one, other]) => answer(one) !== answer(other))).not.toEqual([]);
  });
});
