import type { BoardName, Viewer } from '../../../kernel/session/index.js';
import { en } from '../messages/en/index.js';
import { ja } from '../messages/ja/index.js';
import { Command, UnitType } from '../vocabulary.js';
import type { Unit } from './position.js';
import type { Table } from './table.js';

/** A name in both languages, also as a value of a sentence. */
export type Name = { readonly en: string; readonly ja?: string };

/** A word of the game's terms. */
export function word(key: string): Required<BoardName> {
  const [english, japanese] = [en.terms[key], ja.terms[key]];
  if (english === undefined || japanese === undefined) throw new Error(`no word for "${key}"`);
  return { en: english, ja: japanese };
}

/** A word of the game's terms, or, where it has none, what is written down: a code of the tables, a name of the scenario. */
export const wordOr = (key: string, plain: string): Name => (en.terms[key] === undefined ? { en: plain } : word(key));

/** One of several in a row: the word with a number. */
const numbered = ({ en: english, ja: japanese }: Required<BoardName>, number: string): Required<BoardName> => ({
  en: `${english} ${number}`,
  ja: `${japanese}${number}`,
});

/** What the back of a counter shows, in words: Rebel infantry [2.5]. */
function backOf(command: Command, type: UnitType): Required<BoardName> {
  const [owner, kind] = [word(command), word(`type-${type}`)];
  return { en: `${owner.en} ${kind.en}`, ja: `${owner.ja} ${kind.ja}` };
}

const kebab = (text: string): string => text.replaceAll(/[A-Z0-9]+/g, (part) => `-${part.toLowerCase()}`);

/** The id of a unit that is drawn blind: what its back shows, and the number of the draw [14.3]. */
export const idOfDrawn = (command: Command, back: UnitType, number: number): string =>
  `${kebab(command)}-${kebab(back)}-${number}`;

const backs: ReadonlyMap<string, { readonly command: Command; readonly type: UnitType }> = new Map(
  Command.values.flatMap((command) =>
    UnitType.values.map((type) => [`${kebab(command)}-${kebab(type)}`, { command, type }] as const),
  ),
);

/** A unit as everybody has been able to call it since it came into play: by its own name, or by its back and the number of its draw. */
export const nameOfId = (table: Table, id: string): Name => knownAs(table, id) ?? { en: id };

/** The same of anything that is a unit. */
export function knownAs({ counters }: Table, id: string): Name | undefined {
  const called = counters.get(id);
  if (called) return called.name;
  const [, back = '', number = ''] = /^(.*)-(\d+)$/.exec(id) ?? [];
  const drawn = backs.get(back);
  return drawn ? numbered(backOf(drawn.command, drawn.type), number) : undefined;
}

/** Whether somebody knows which counter a unit is: all do of one that is tried, those who have looked of another [14.3, 20.1]. */
export const isKnownTo = ({ untried, seenBy }: Unit, viewer: Viewer): boolean =>
  !untried || (viewer !== null && seenBy?.some((side) => side === viewer) === true);

/** The name of a counter, and how it was called until it was known. */
export const shownAs = (called: Name, counter: Name): Name => ({
  en: `${counter.en} (${called.en})`,
  ja: `${counter.ja ?? counter.en}（${called.ja ?? called.en}）`,
});

/** The name of a unit in somebody's eyes. */
export function nameOf(table: Table, unit: Unit, viewer: Viewer): Name {
  const called = nameOfId(table, unit.id);
  if (unit.id === unit.counter || !isKnownTo(unit, viewer)) return called;
  return shownAs(called, table.counters.get(unit.counter)!.name);
}
