import type { JsonSchema } from '../../edge/schema/json-schema.js';
import type { Game } from '../../kernel/procedures/index.js';
import { type Kind, PROVENANCES } from '../kinds.js';
import { gameWords } from '../stored/game-words.js';
import { bodySchema } from './body-schemas.js';
import { ID_PATTERN, line, strict } from './text-schemas.js';

/** A whole record of one kind and game. */
export function documentSchema(game: Game, kind: Kind, forEditors = false): JsonSchema {
  const { side, unitType } = gameWords(game);
  const choiceOr = (values: readonly string[] | undefined): JsonSchema =>
    values && kind === 'card' ? { type: 'string', enum: [...values] } : line(60);
  return strict(
    {
      kind: { type: 'string', enum: [kind] },
      id: { type: 'string', pattern: ID_PATTERN },
      game: { type: 'string', enum: [game.id] },
      name: strict({ en: line(), ja: line() }, ['en']),
      provenance: { type: 'string', enum: [...PROVENANCES] },
      source: line(500),
      side: choiceOr(side?.values),
      type: choiceOr(unitType?.values),
      body: bodySchema(game, kind, forEditors),
    },
    ['kind', 'id', 'game', 'name', 'provenance', 'body'],
  );
}
