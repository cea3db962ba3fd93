import { printSchema } from 'graphql';
import { games } from '../games/index.js';
import { libraryFields } from '../library/graphql/library-fields.js';
import type { Library } from '../library/library.js';
import { schemaFiles } from '../library/schema/schema-files.js';
import { VERSION } from '../version.js';
import { RulingDesk } from './desk.js';
import { rulingsSchema } from './graphql/schema.js';
import { openapiDocument } from './openapi/openapi.js';

/** The documents say how the library is asked; nobody asks it here. */
const NO_LIBRARY = {} as Library;

/** The documents as they stand in the code, without a server; schemas by their path under scenarios/schema/. */
export function documents(): { openapi: object; sdl: string; schemas: Record<string, object> } {
  const desk = new RulingDesk(games, { oddsBranchLimit: 0, oddsSamples: 0 }, () => 'umpire');
  return {
    openapi: openapiDocument(desk, VERSION),
    sdl: `${printSchema(rulingsSchema(desk, libraryFields(NO_LIBRARY)))}\n`,
    schemas: schemaFiles(games),
  };
}
