import { printSchema } from 'graphql';
import { games } from '../games/index.js';
import { VERSION } from '../version.js';
import { RulingDesk } from './desk.js';
import { rulingsSchema } from './graphql/schema.js';
import { openapiDocument } from './openapi/openapi.js';

/** Both documents as they stand in the code, without a server. */
export function documents(): { openapi: object; sdl: string } {
  const desk = new RulingDesk(games, { oddsBranchLimit: 0, oddsSamples: 0 }, () => 'umpire');
  return { openapi: openapiDocument(desk, VERSION), sdl: `${printSchema(rulingsSchema(desk))}\n` };
}
