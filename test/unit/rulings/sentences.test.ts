/**
 * Every sentence of every golden case and example, in both languages, read for slips that no rule of the game is about:
 * a number with the wrong noun, an article before a vowel, an empty name, an id where a word belongs.
 */
import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { type FieldType, fieldsOf, type ShapeClass } from '../../../src/kernel/fields/index.js';
import type { Ruling } from '../../../src/kernel/rulings/index.js';
import { desk } from '../../support/desk.js';
import { goldenCases } from '../../support/golden.js';
import { slipsIn } from '../../support/slips.js';

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
        for (const what of slipsIn(text, language, names)) slips.set(`${what}: ${procedure} ${key}`, text);
      }
    }
    expect([...slips].map(([where, text]) => `${where}: ${text}`)).toEqual([]);
  });
});
