import type { Game } from '../kernel/procedures/index.js';
import { type NameOf, type Remark, type Session, withNames } from '../kernel/session/index.js';
import type { Language } from '../platform/language.js';

/** A session as far as it is put into words. */
export interface Speaker {
  readonly game: Game;
  readonly engine: Pick<Session, 'nameOf'>;
}

/** A remark of a session in words: units, cards and places by name. Its values stay as they are: a program goes by ids. */
export function sentenceOf(
  { game, engine }: Speaker,
  { key, values }: Pick<Remark, 'key' | 'values'>,
  language: Language,
): string {
  const nameOf: NameOf = (id) => engine.nameOf(id);
  return game.phrasebooks[language].render(key, withNames(values, language, nameOf));
}
