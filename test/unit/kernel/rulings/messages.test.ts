import { describe, expect, it } from '@jest/globals';
import { Phrasebook } from '../../../../src/kernel/rulings/index.js';

const terms = { urban: 'urban hex', major: 'major river' };
const english = (steps: Record<string, string>) => new Phrasebook('en', { terms, steps });

describe('a message', () => {
  it('puts values, terms, signs and plurals into the sentence', () => {
    const book = english({ shift: '{what:term}: {by:signed}, {n:plural:hex:hexes} ({names})' });
    expect(book.render('shift', { what: ['urban', 'major'], by: 2, n: 1, names: ['a', 'b'] })).toBe(
      'urban hex, major river: +2, 1 hex (a, b)',
    );
    expect(book.render('shift', { what: 'hill', by: -2, n: 3, names: [] })).toBe('hill: -2, 3 hexes (none)');
  });

  it('joins lists with the Japanese comma in Japanese', () => {
    const book = new Phrasebook('ja', { terms: { urban: '市街', hill: '丘' }, steps: { x: '{t:term}' } });
    expect(book.render('x', { t: ['urban', 'hill'] })).toBe('市街、丘');
  });

  it('writes a name that has both languages as the language has it, in the place of a term as well', () => {
    const oviedo = { en: 'Oviedo', ja: 'オビエド' };
    const steps = { x: '{t:term}, {t}' };
    const said = (language: 'en' | 'ja', t: typeof oviedo | (typeof oviedo)[]) =>
      new Phrasebook(language, { terms, steps }).render('x', { t });
    expect([said('en', oviedo), said('ja', [oviedo])]).toEqual(['Oviedo, Oviedo', 'オビエド, オビエド']);
  });

  it('may be a function where a sentence needs a choice', () => {
    const book = new Phrasebook('en', { terms, steps: { x: ({ n }, words) => (n > 0 ? words.signed(n) : 'none') } });
    expect([book.render('x', { n: 2 }), book.render('x', { n: 0 })]).toEqual(['+2', 'none']);
  });

  it('fails loudly on an unknown key, a missing value and an unknown format', () => {
    expect(() => english({}).render('nope', {})).toThrow('no en message for "nope"');
    expect(() => english({ x: '{n}' }).render('x', {})).toThrow('wants a value "n"');
    expect(() => english({ x: '{n:loud}' }).render('x', { n: 1 })).toThrow('unknown format "loud"');
  });

  it("writes names that were made up in its own language, and a caller's own as they are", () => {
    const steps = { x: '{units}', y: (v: { fates: { unit: string }[] }) => v.fates.map(({ unit }) => unit).join() };
    const book = new Phrasebook('ja', { terms: {}, steps, madeUp: { attacker: '攻撃側' } });
    expect(book.render('x', { units: ['attacker-1', 'guards-2', '1-2-3'] })).toBe('攻撃側1、guards-2、1-2-3');
    expect(book.render('y', { fates: [{ unit: 'attacker-12' }] })).toBe('攻撃側12');
    // Every object knows a "constructor": it is nobody's kind.
    expect(book.render('x', { units: ['constructor-1', 'valueof-2'] })).toBe('constructor-1、valueof-2');
    expect(new Phrasebook('en', { terms: {}, steps }).render('x', { units: 'attacker-1' })).toBe('attacker-1');
  });
});
