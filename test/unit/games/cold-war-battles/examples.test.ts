import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { goldenCases } from '../../../support/golden.js';

interface Example {
  readonly example: number;
  readonly rules: string[];
  readonly about: string;
}

/** The examples the book works out, numbered as they come; a golden case names each it proves as "(example 12)". */
const FILE = join(import.meta.dirname, '..', '..', '..', 'fixtures', 'cold-war-battles-examples.json');
const examples: Example[] = JSON.parse(readFileSync(FILE, 'utf8'));
const cases = goldenCases('cold-war-battles');

it('lists every example once, in order', () => {
  expect(examples.map(({ example }) => example)).toEqual(Array.from({ length: 16 }, (_, i) => i + 1));
});

it.each(examples.map((each) => [each.example, each.about, each] as const))(
  'example %i: %s',
  (number, _about, { rules }) => {
    const proofs = cases.filter(({ from }) => new RegExp(`\\(example ${number}\\)`).test(from));
    expect(proofs.length).toBeGreaterThan(0);
    // The case that names an example also names the section it stands in.
    expect(proofs.some(({ from }) => rules.some((rule) => from.includes(rule)))).toBe(true);
  },
);
