import type { JsonSchema } from '../../edge/schema/json-schema.js';
import type { GameRegistry } from '../../kernel/procedures/index.js';
import { KINDS, SHELVES } from '../kinds.js';
import { documentSchema } from './document-schema.js';

/** The schemas for editors, by their path under scenarios/schema/. */
export function schemaFiles(games: GameRegistry): Record<string, JsonSchema> {
  const files: Record<string, JsonSchema> = {};
  for (const game of games.all) {
    for (const kind of KINDS) {
      const { properties, ...schema } = documentSchema(game, kind, true);
      files[`${game.id}/${kind}.json`] = {
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        title: `${game.title.en}: ${SHELVES[kind]}`,
        ...schema,
        // Files name their schema; records in the library do not.
        properties: { $schema: { type: 'string' }, ...(properties as object) },
      };
    }
  }
  return files;
}
