import type { BoardName } from '../../../kernel/session/index.js';
import { en } from '../messages/en/index.js';
import { ja } from '../messages/ja/index.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** A word of the game's terms. */
export function word(key: string): Required<BoardName> {
  const [english, japanese] = [en.terms[key], ja.terms[key]];
  if (english === undefined || japanese === undefined) throw new Error(`no word for "${key}"`);
  return { en: english, ja: japanese };
}

/** A name in both languages, also as a value of a sentence. */
export type Name = { readonly en: string; readonly ja?: string };

/** A word of the game's terms, or, where it has none, what is written down. */
export const wordOr = (key: string, plain: string): Name => (en.terms[key] === undefined ? { en: plain } : word(key));

/** The name of a counter. */
export const nameOf = ({ counters }: Table, id: string): Name => counters.get(id)?.title ?? { en: id };

/** A place that scores, by its name in the scenario. */
export function placeName({ objectives }: Table, hex: string): Name {
  const place = objectives.find(({ hexes }) => hexes?.includes(hex));
  return place ? { en: place.name, ...(place.ja === undefined ? {} : { ja: place.ja }) } : { en: hex };
}

/**
 * What is being decided: what results leave to choose comes before the step it interrupts, but for support fire that turns,
 * which falls before anybody advances [11.7, 12.3.3].
 */
export const stepKey = ({ pending, step }: Pick<Position, 'pending' | 'step'>): string =>
  step === 'turned-barrage' || step === 'over' ? step : (pending[0]?.kind ?? step);

export const stepName = (position: Pick<Position, 'pending' | 'step'>): Required<BoardName> =>
  word(`step-${stepKey(position)}`);
