import { nearest } from '../fields/index.js';
import type { Board } from './board.js';
import { type Places, textsIn } from './named-things.js';
import { choicesOf } from './wanted.js';
import type { Action } from './words.js';

/** A name that a list was asked for, and that nothing has which its side can see. */
export interface StrangeName {
  readonly field: string;
  readonly name: string;
  /** What it may have been meant for. */
  readonly near?: string;
}

interface Sight {
  readonly board: Board | null;
  readonly view: unknown;
  readonly places: Places;
  /** The whole list; it is only made where a name is found nowhere else. */
  readonly offered: () => readonly Action[];
}

/**
 * Which of the names, by the fields they were sent for, are strange to a side. Only what lies open to it is looked at: something
 * hidden is as strange as what nobody has, and never guessed.
 */
export function strangeNames(
  names: Readonly<Record<string, string>>,
  { board, view, places, offered }: Sight,
): StrangeName[] {
  const seen = new Set([...textsIn(board), ...textsIn(view)]);
  const unseen = Object.entries(names).filter(([, name]) => !places.has(name) && !seen.has(name));
  if (unseen.length === 0) return [];
  const actions = offered();
  const pieces = board?.pieces.map(({ id }) => id) ?? [];
  return unseen.flatMap(([field, name]) => {
    const listed = [...new Set(actions.flatMap((action) => [action.command[field], ...choicesOf(action, field)]))];
    const texts = listed.filter((value): value is string => typeof value === 'string');
    if (texts.includes(name)) return [];
    const near = nearest(name, texts) ?? nearest(name, [...pieces, ...places.spaces]);
    return [{ field, name, ...(near === undefined ? {} : { near }) }];
  });
}
