import { printSchema } from 'graphql';
import { rulingsSchema } from '../graphql/schema.js';
import type { GameRegistry } from '../kernel/procedures/index.js';
import { libraryFields } from '../library/graphql/library-fields.js';
import type { Library } from '../library/library.js';
import { schemaFiles } from '../library/schema/schema-files.js';
import { RulingService } from '../rulings/ruling.service.js';
import { sessionFields } from '../sessions/graphql/session-fields.js';
import type { Streams } from '../sessions/live/streams.js';
import type { SessionsService } from '../sessions/sessions.service.js';
import { VERSION } from '../version.js';
import { openapiDocument } from './openapi/openapi.js';

/** The documents say how the library and the sessions are asked; nobody asks them here. */
const NO_LIBRARY = {} as Library;
const NO_SESSIONS = {} as SessionsService;
const NO_STREAMS = {} as Streams;

/** The documents as they stand in the code, without a server; schemas by their path under scenarios/schema/. */
export function documents(games: GameRegistry): { openapi: object; sdl: string; schemas: Record<string, object> } {
  const rulings = new RulingService(games, { oddsBranchLimit: 0, oddsSamples: 0 }, () => 'umpire');
  return {
    openapi: openapiDocument(rulings, VERSION),
    sdl: `${printSchema(rulingsSchema(rulings, [libraryFields(NO_LIBRARY), sessionFields(NO_SESSIONS, NO_STREAMS)]))}\n`,
    schemas: schemaFiles(games),
  };
}
