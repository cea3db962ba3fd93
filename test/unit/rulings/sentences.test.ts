/**
 * Every sentence of every golden case and example, in both languages, read for slips that no rule of the game is about:
 * a number with the wrong noun, an article before a vowel, an empty name, an id where a word belongs.
 */
import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { type FieldType, fieldsOf, type ShapeClass } from '../../../src/kernel/fields/index.js';
import type { Language, Ruling } from '../../../src/kernel/rulings/index.js';
import { desk } from '../../support/desk.js';
import { goldenCases } from '../../support/golden.js';

/** Nouns that are counted in these games. */
const COUNTED =
  'hex|unit|step|point|column|row|level|attacker|defender|turn|hexside|card|space|squad|counter|battalion|division|kind|stick|marker|gun|die|loss|enemy|stack|corp';
const PLURALS = COUNTED.replace('hex|', 'hexe|')
  .replace('enemy', 'enemie')
  .replace('loss', 'losse')
  .replace('die', 'dice');

const SLIPS: Readonly<Record<Language, readonly (readonly [string, RegExp])[]>> = {
  en: [
    ['a value that is not there', /\b(undefined|null|NaN|\[object Object\])\b/],
    ['an unfilled place of a template', /[{}]/],
    ['one of many', new RegExp(`(?<![\\d.,:/+#-])\\b1 (?:${PLURALS})s?\\b(?<!1 corp)(?<=(?:s|dice))(?<!loss|corps)`)],
    ['many of one', new RegExp(`(?<![\\d.,:/+#-])\\b(?:0|[2-9]|[1-9]\\d+) (?:${COUNTED})\\b(?![-\\w])`)],
    ['a before a vowel', /\b[Aa] (?!is\b|are\b|and\b|in\b|of\b|at\b|or\b|eliminated\b)[aeio][a-z]+\b/],
    ['an before a consonant', /\ban (?!h(?:our|onest)|[MFSRLNHX][A-Z0-9]|8|11|18|[aeiouAEIOU])/],
    ['two spaces', / {2}/],
    ['a space before a stop', / [,.;:](?:\s|$)/],
    ['an empty name', /(?:\bin|\bof|\bto|\bat|\bagainst|(?<!column [^:]*):) -(?:[.,;]|$)|: *(?:;|$)|\(\)|""/],
    // The name of an option or of a field is told as a caller writes it.
    ['an id', /(?<!option |as |")\b[a-z]+[A-Z][a-z]+\b/],
  ],
  ja: [
    ['a value that is not there', /\b(undefined|null|NaN|\[object Object\])\b/],
    ['an unfilled place of a template', /[{}]/],
    ['two spaces', / {2}/],
    ['an empty name', /「」|（）|: *$|：(?:$|；|、)/],
    ['an id', /(?<!オプション|選択|"|、|も|を )\b[a-z]+[A-Z][a-z]+\b|\b[a-z]{3,}(?:-[a-z]{2,})+\b/],
    [
      'an English word',
      /(?<![\w'"/.-])(?:none|true|false|and|the|with|from|hexes|units|attacker|defender|side|unit|step)(?![\w'"/.-])/,
    ],
  ],
};

/** What a caller has named keeps the caller's name: every text of the request is taken out before a sentence is read. */
function namesIn(shape: ShapeClass, value: unknown, found: Set<string>): Set<string> {
  const visit = (type: FieldType, inner: unknown): void => {
    if (type.kind === 'text' && typeof inner === 'string') found.add(inner);
    else if (type.kind === 'object') namesIn(type.of, inner, found);
    else if (type.kind === 'list' && Array.isArray(inner)) for (const item of inner) visit(type.of, item);
  };
  for (const { name, type } of fieldsOf(shape)) visit(type, (value as Record<string, unknown> | null)?.[name]);
  return found;
}

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function read(text: string, language: Language, names: readonly string[]): string[] {
  let plain = text;
  for (const name of names) plain = plain.replaceAll(new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, 'g'), 'X');
  return SLIPS[language].filter(([, pattern]) => pattern.test(plain)).map(([what]) => what);
}

describe.each(games.all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const asked = [
    ...goldenCases(id)
      .filter(({ expect: { odds, problem } }) => !odds && !problem)
      .map(({ procedure, request }) => ({ procedure, request })),
    ...[...game.procedures].map(([procedure, { example }]) => ({
      procedure,
      request: { ...example } as Record<string, unknown>,
    })),
  ];

  it.each(['en', 'ja'] as const)('speaks plainly (%s)', (language) => {
    const slips = new Map<string, string>();
    for (const { procedure, request } of asked) {
      const ruling: Ruling = desk.rule(id, procedure, structuredClone(request), language);
      const { input } = game.procedures.get(procedure)!;
      const names = [...namesIn(input, request.input, new Set())].filter((name) => name !== '' && name !== 'unit');
      names.sort((a, b) => b.length - a.length);
      for (const { key, text } of [...ruling.steps, { key: 'summary', text: ruling.summary }]) {
        for (const what of read(text, language, names)) slips.set(`${what}: ${procedure} ${key}`, text);
      }
    }
    expect([...slips].map(([where, text]) => `${where}: ${text}`)).toEqual([]);
  });
});
