import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import { prepare } from '../../../src/games/crusade-revolution/session/table.js';
import { wordRuling } from '../../../src/kernel/session/index.js';
import { sentenceOf } from '../../../src/sessions/sentence.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { eventsOf, playCrusade } from '../../support/crusade-play.js';

const materials = crusadeMaterials('sierra-parda', [], { optionalCards: true });
const table = prepare(materials);
const rules = crusadeRevolution.declaration.session!;

/** What has a name of its own in Japanese: cards, counters and spaces. */
const ENGLISH = [
  ...[...table.cards.values()].map(({ title }) => title),
  ...[...table.counters.values()].map(({ name }) => name),
  ...[...table.spaces.values()].map(({ id, ja }) => ({ en: id, ja })),
]
  .filter(({ en, ja }) => ja !== undefined && !ja.includes(en))
  .map(({ en }) => en);

const englishIn = (text: string): string[] => ENGLISH.filter((name) => text.includes(name));

describe('a game of Sierra Parda read in Japanese', () => {
  const slips = new Map<string, string>();
  const read = (where: string, text: string): void => {
    for (const name of englishIn(text)) slips.set(`${where}: ${name}`, text);
  };

  it('has names to look for', () => {
    expect(ENGLISH).toEqual(expect.arrayContaining(['Steady Pressure', 'Committees', 'Cuesta Alta', 'Madrid']));
  });

  it('has a name for the beachhead of Plan P, which is on no map [8.5.6.1]', () => {
    expect(rules.nameOf!(table, 'Plan P beachhead')).toEqual({ en: 'Plan P beachhead', ja: 'Ｐ計画の橋頭堡' });
  });

  it.each([
    [false, -2, '反乱軍がフランス国境をすべて支配：共和国士気 -2'],
    [true, 2, '「反乱軍がフランス国境をすべて支配」が崩れる：共和国士気 +2'],
  ])('tells a border held from a border lost again [16.3.3] (%s)', (undone, rm, told) => {
    const remark = rules.tell!(table, { type: 'morale-changed', trigger: 'natFrenchBorder', undone, rm })!;
    expect(crusadeRevolution.phrasebooks.ja.render(remark.key, remark.values)).toBe(told);
  });

  it('names cards, counters and spaces in Japanese in its rulings, its history, its lists and its questions', () => {
    let rulings = 0;
    for (const seed of ['read in Japanese', 'read in Japanese, again']) {
      const game = playCrusade(materials, seed, ({ session, state, side, open }) => {
        const told = { game: crusadeRevolution, engine: session };
        for (const { command } of open.actions.slice(0, 20))
          read(`list ${command.type}`, sentenceOf(told, rules.describe!(table, state.position, command), 'ja'));
        for (const { prompt } of rules.pending!(table, state.position, side))
          if (prompt) read(`question ${prompt.key}`, sentenceOf(told, prompt, 'ja'));
        for (const remark of open.owed) read(`owed ${remark.key}`, sentenceOf(told, remark, 'ja'));
      });
      const told = { game: crusadeRevolution, engine: game.session };
      for (const event of eventsOf(game)) {
        const remark = rules.events![event.type] ? rules.tell!(table, event) : undefined;
        if (remark) read(`history ${event.type}`, sentenceOf(told, remark, 'ja'));
      }
      for (const record of game.entries.flatMap((entry) => entry.rulings)) {
        const { procedure, steps, summary } = wordRuling(crusadeRevolution, record, 'ja', (id) =>
          game.session.nameOf(id),
        );
        rulings += 1;
        for (const { key, text } of [...steps, { key: 'summary', text: summary }]) read(`${procedure} ${key}`, text);
      }
    }
    expect(rulings).toBeGreaterThan(200);
    expect([...slips].map(([where, text]) => `${where}: ${text}`)).toEqual([]);
  });
});
