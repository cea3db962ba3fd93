import { schemaDocument } from '../graphql/schema-document.js';
import type { GameRegistry } from '../kernel/procedures/index.js';
import { schemaFiles } from '../library/schema/schema-files.js';
import { RulingService } from '../rulings/ruling.service.js';
import { VERSION } from '../version.js';
import { openapiDocument } from './openapi/openapi.js';

/** The documents as they stand in the code, without a server; schemas by their path under scenarios/schema/. */
export async function documents(
  games: GameRegistry,
): Promise<{ openapi: object; sdl: string; schemas: Record<string, object> }> {
  const rulings = new RulingService(games, { oddsBranchLimit: 0, oddsSamples: 0 }, () => 'umpire');
  return {
    openapi: openapiDocument(rulings, VERSION),
    sdl: await schemaDocument(rulings),
    schemas: schemaFiles(games),
  };
}
