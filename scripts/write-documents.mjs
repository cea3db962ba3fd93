/**
 * Writes what others read from the built service: the OpenAPI document and the GraphQL SDL under openapi/, and the JSON
 * Schemas of the library under scenarios/schema/. `npm run documents`.
 */
import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { documents } from '../dist/documents/documents.js';
import { games } from '../dist/games/index.js';

const { openapi, sdl, schemas } = await documents(games);
mkdirSync('openapi', { recursive: true });
writeFileSync('openapi/openapi.json', `${JSON.stringify(openapi, null, 1)}\n`);
writeFileSync('openapi/schema.graphql', sdl);
rmSync('scenarios/schema', { recursive: true, force: true });
for (const [path, schema] of Object.entries(schemas)) {
  const file = join('scenarios/schema', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(schema, null, 1)}\n`);
}
console.log('openapi/ and scenarios/schema/ written');
