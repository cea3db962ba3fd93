/**
 * Golden cases: `test/unit/rulings/<game>/*.yaml`, each file a list of cases, each case a question whose answer was worked out
 * from the book by hand before the program was asked.
 *
 *   - name: a sentence of the rule the case proves
 *     from: where it comes from (a book example, a section read by us), with the arithmetic written out
 *     procedure: combat/adjacent-attack
 *     request: { input: {...}, dice: { given: [4] }, options: {...}, chartPack: {...} }
 *     language: ja                      # English unless said otherwise
 *     expect:
 *       legal: false                    # true unless said otherwise
 *       outcome: {...}                  # the whole outcome, or:
 *       outcomeContains: {...}          # the parts of it this case is about
 *       rules: ['9.13', '9.11']         # the rule of every step, in order
 *       cites: ['9.13', '18.1']         # sections that some step must cite, beside others
 *       says: ['...']                   # exact sentences, each that of some step, in order
 *       summary: '...'                  # the exact last line
 *     # or, where the request itself is refused:
 *     expect:
 *       problem: missing-cell           # the problem type (missing-facts, validation, dice ...)
 *       detail: '...'                   # its exact wording (optional)
 *     # or, for the odds of a request without dice:
 *     expect:
 *       odds: [{ probability: '1/6', outcome: DE }, ...]     # with `by` in the request, in any order
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface GoldenExpectation {
  readonly legal?: boolean;
  readonly outcome?: unknown;
  readonly outcomeContains?: object;
  readonly rules?: readonly string[];
  readonly cites?: readonly string[];
  readonly says?: readonly string[];
  readonly summary?: string;
  readonly problem?: string;
  readonly detail?: string;
  readonly odds?: readonly { probability: string; outcome: unknown; variant?: string }[];
}

export interface GoldenCase {
  readonly game: string;
  readonly file: string;
  readonly name: string;
  readonly from: string;
  readonly procedure: string;
  readonly request: Record<string, unknown>;
  readonly language?: 'en' | 'ja';
  readonly expect: GoldenExpectation;
}

const ROOT = join(import.meta.dirname, '..', 'unit', 'rulings');
const KEYS = ['name', 'from', 'procedure', 'request', 'language', 'expect'];
const EXPECTATIONS = [
  'legal',
  'outcome',
  'outcomeContains',
  'rules',
  'cites',
  'says',
  'summary',
  'problem',
  'detail',
  'odds',
];

/** A case that checks nothing, or misspells what it checks, would pass for ever. */
function complain(raw: Record<string, unknown>, where: string): void {
  const stray = Object.keys(raw).filter((key) => !KEYS.includes(key));
  if (stray.length > 0) throw new Error(`${where}: unknown key ${stray[0]}`);
  for (const key of ['name', 'from', 'procedure', 'request', 'expect']) {
    if (raw[key] === undefined) throw new Error(`${where}: "${key}" is missing`);
  }
  const expected = raw.expect as Record<string, unknown>;
  const odd = Object.keys(expected).filter((key) => !EXPECTATIONS.includes(key));
  if (odd.length > 0) throw new Error(`${where}: unknown expectation ${odd[0]}`);
  const proves = ['outcome', 'outcomeContains', 'problem', 'odds'].some((key) => key in expected);
  const refuses = expected.legal === false && (Array.isArray(expected.rules) || Array.isArray(expected.cites));
  if (!proves && !refuses) throw new Error(`${where}: the case expects nothing`);
}

/** A question without dice is asked with one seed through every door, so that all of them answer alike. */
function withDice({ request, expect: { odds } }: GoldenCase): Record<string, unknown> {
  return odds || 'dice' in request ? request : { ...request, dice: { seed: 'test-seed' } };
}

const read = new Map<string, readonly GoldenCase[]>();

/** The cases of a game; the files are long, and read once. */
export function goldenCases(game: string): readonly GoldenCase[] {
  const known = read.get(game) ?? readCases(game);
  read.set(game, known);
  return known;
}

function readCases(game: string): GoldenCase[] {
  return readdirSync(join(ROOT, game))
    .filter((file) => file.endsWith('.yaml'))
    .sort()
    .flatMap((file) => {
      const cases = parse(readFileSync(join(ROOT, game, file), 'utf8')) as Record<string, unknown>[];
      return cases.map((raw, i) => {
        complain(raw, `${game}/${file}[${i}] ${String(raw.name ?? '')}`);
        return { ...raw, request: withDice(raw as unknown as GoldenCase), game, file } as unknown as GoldenCase;
      });
    });
}

export function gamesWithCases(): string[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}
