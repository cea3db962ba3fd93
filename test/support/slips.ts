import type { Language } from '../../src/kernel/rulings/index.js';

/** Nouns that are counted in these games. */
const COUNTED =
  'hex|unit|step|point|column|row|level|attacker|defender|turn|hexside|card|space|squad|counter|battalion|division|kind|stick|marker|gun|die|loss|enemy|stack|corp';
/** What may stand between a one and its noun: anything but a noun of its own or a word that begins something else. */
const QUALITY = `(?!(?:${COUNTED}|in|of|to|at|for|and|or|on|by|with|from|that|not|per|more|less)\\b)[a-z-]+ `;
/** Words that end like a plural and may follow a one: verbs, small words, and nouns of a single form. */
const NOT_PLURAL =
  '(?:is|was|has|does|its|this|as|plus|minus|corps|falls|counts|goes|moves|stays|takes|loses|needs|costs|enters|becomes|[a-z]*ss)\\b';

const SLIPS: Readonly<Record<Language, readonly (readonly [string, RegExp])[]>> = {
  en: [
    ['a value that is not there', /\b(undefined|null|NaN|\[object Object\])\b/],
    ['an unfilled place of a template', /[{}]/],
    [
      'one of many',
      new RegExp(`(?<![\\d.,:/#]|[Tt]urn |[Rr]ound |\\w-)\\b1 (?:${QUALITY})?(?:dice|(?!${NOT_PLURAL})[a-z]+s)\\b`),
    ],
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

const escaped = (name: string): string => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What is wrong with a sentence, once the names in it are taken out. */
export function slipsIn(text: string, language: Language, names: readonly string[]): string[] {
  let plain = text;
  for (const name of names) plain = plain.replaceAll(new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`, 'g'), 'X');
  return SLIPS[language].filter(([, pattern]) => pattern.test(plain)).map(([what]) => what);
}
