import type { Values } from '../../../kernel/rulings/index.js';
import type { BoardName } from '../../../kernel/session/index.js';
import { en } from '../messages/en/index.js';
import { ja } from '../messages/ja/index.js';
import { PLAN_P_BEACHHEAD, type Table } from './table.js';

/** A word of the game's terms. */
export function word(key: string): Required<BoardName> {
  const [english, japanese] = [en.terms[key], ja.terms[key]];
  if (english === undefined || japanese === undefined) throw new Error(`no word for "${key}"`);
  return { en: english, ja: japanese };
}

type Value = Values[string];

/** What everybody calls a unit, a card or a space. */
export function nameOf({ counters, cards, spaces }: Table, id: string): BoardName | undefined {
  const ja = id === PLAN_P_BEACHHEAD ? word('plan-p-beachhead').ja : spaces.get(id)?.ja;
  return counters.get(id)?.name ?? cards.get(id)?.title ?? (ja === undefined ? undefined : { en: id, ja });
}

/** Values of a sentence with names in the place of ids: of units, of cards and of spaces. */
export function named(table: Table, fields: Readonly<Record<string, unknown>>): Values {
  const name = (value: unknown): Value => {
    if (Array.isArray(value)) return value.map(name);
    return (typeof value === 'string' ? (nameOf(table, value) ?? value) : value) as Value;
  };
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => isPlain(value))
      .map(([field, value]) => [field, name(value)]),
  );
}

/** What a sentence can hold: a word, a number, a name in both languages, or a list of words. */
const isPlain = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every((each) => typeof each === 'string')
    : value === null || typeof value !== 'object' || 'en' in value;
