import { printSchema } from 'graphql';
import { games } from '../games/index.js';
import { libraryFields } from '../library/graphql/library-fields.js';
import type { Library } from '../library/library.js';
import { schemaFiles } from '../library/schema/schema-files.js';
import { sessionFields } from '../sessions/graphql/session-fields.js';
import type { Streams } from '../sessions/live/streams.js';
import type { Sessions } from '../sessions/sessions.js';
import { VERSION } from '../version.js';
import { RulingDesk } from './desk.js';
import { rulingsSchema } from './graphql/schema.js';
import { openapiDocument } from './openapi/openapi.js';

/** The documents say how the library and the sessions are asked; nobody asks them here. */
const NO_LIBRARY = {} as Library;
const NO_SESSIONS = {} as Sessions;
const NO_STREAMS = {} as Streams;

/** The documents as they stand in the code, without a server; schemas by their path under scenarios/schema/. */
export function documents(): { openapi: object; sdl: string; schemas: Record<string, object> } {
  const desk = new RulingDesk(games, { oddsBranchLimit: 0, oddsSamples: 0 }, () => 'umpire');
  return {
    openapi: openapiDocument(desk, VERSION),
    sdl: `${printSchema(rulingsSchema(desk, [libraryFields(NO_LIBRARY), sessionFields(NO_SESSIONS, NO_STREAMS)]))}\n`,
    schemas: schemaFiles(games),
  };
}
