import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../../src/games/scw-battles/index.js';
import { fieldsOf } from '../../../../src/kernel/fields/index.js';
import type { Ruling } from '../../../../src/kernel/rulings/index.js';
import { desk } from '../../../support/desk.js';
import { type GoldenCase, goldenCases } from '../../../support/golden.js';

/** Book examples, decisions and switches: each has its golden case, and each decision is written down. */
const CASES = goldenCases('scw-battles');
const ASSUMPTIONS = readFileSync(
  join(import.meta.dirname, '..', '..', '..', '..', 'src', 'games', 'scw-battles', 'ASSUMPTIONS.md'),
  'utf8',
);

const named = (from: string, id: string): boolean => new RegExp(`\\b${id}[ab]?\\b`).test(from);
const numbered = (letter: string, last: number, width: number): string[] =>
  Array.from({ length: last }, (_, i) => `${letter}${String(i + 1).padStart(width, '0')}`);

/** The thirteen worked examples of the book, with the section that prints each. */
const EXAMPLES: Record<string, string> = {
  X1: '11.1',
  X2: '11.2.2',
  X3: '11.3',
  X4a: '11.4',
  X4b: '11.4',
  X5: '12.0',
  X6: '12.3',
  X7: '12.1',
  X8: '12.4',
  X9: '9.1',
  X10: '13.2',
  X11: 'J.13',
  X12: 'B.19',
  X13: 'B.20',
};

describe('every worked example of the book', () => {
  it.each(Object.entries(EXAMPLES))('%s, in %s, is a golden case that names it', (id, section) => {
    const cases = CASES.filter(({ from }) => new RegExp(`\\b${id}\\b`).test(from));
    expect(cases.filter(({ from }) => from.includes(section)).map(({ name }) => name)).not.toEqual([]);
  });
});

describe('every decision', () => {
  // R14 was withdrawn: the note below the terrain chart settles it.
  it.each(numbered('R', 62, 2).filter((id) => id !== 'R14'))('%s is written down and has a golden case', (id) => {
    expect(named(ASSUMPTIONS, id)).toBe(true);
    expect(CASES.filter(({ from }) => named(from, id)).length).toBeGreaterThan(0);
  });

  it('that a case names exists', () => {
    const known = numbered('R', 62, 2);
    const strays = CASES.flatMap(({ from }) => from.match(/\bR\d+\b/g) ?? []).filter((id) => !known.includes(id));
    expect(strays).toEqual([]);
  });
});

describe('every switch', () => {
  const fields = fieldsOf(scwBattles.declaration.options!);
  const positionsOf = (name: string): unknown[] => {
    const { type } = fields.find((field) => field.name === name)!;
    return type.kind === 'choice' ? [...type.choice.values] : [false, true];
  };
  const positions = fields.flatMap(({ name }) => positionsOf(name).map((position) => [name, position] as const));
  const rulings = CASES.filter(({ expect: { problem, odds } }) => !problem && !odds).map(
    (golden): [GoldenCase, Ruling] => [golden, desk.rule('scw-battles', golden.procedure, golden.request, 'en')],
  );

  it.each(fields.map(({ name, default: position }) => [name, position] as const))(
    '%s is written down with its default',
    (name, position) => {
      expect(ASSUMPTIONS).toMatch(new RegExp(`\\| \`${name}\` \\| \`?${position}\`? \\|`));
    },
  );

  it.each(positions)('%s at %s is named in the trace of a golden case', (name, position) => {
    const standing = ({ request }: GoldenCase): unknown =>
      (request.options as Record<string, unknown> | undefined)?.[name] ?? fields.find((f) => f.name === name)!.default;
    const decided = rulings.filter(
      ([golden, { steps }]) => standing(golden) === position && steps.some(({ values }) => values.option === name),
    );
    expect(decided.length).toBeGreaterThan(0);
  });
});
