/** Writes the types of the client, client/src/generated, and the collections of examples/ from the built service. `npm run documents` runs it. */
import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documents } from '../dist/documents/documents.js';
import { games } from '../dist/games/index.js';
import { PROBLEM_TYPES } from '../dist/platform/problems/types.js';
import { clientFiles } from './client/client-files.mjs';
import { httpFile } from './client/http-file.mjs';
import { postmanFile } from './client/postman-file.mjs';

const OUT = 'client/src/generated';
const openapi = JSON.parse(JSON.stringify((await documents(games)).openapi));
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
for (const [name, text] of Object.entries(clientFiles(openapi, PROBLEM_TYPES))) {
  writeFileSync(join(OUT, name), text);
}
writeFileSync('examples/umpire.http', httpFile(openapi));
writeFileSync('examples/umpire.postman.json', postmanFile(openapi));
console.log(`${OUT} and the collections of examples/ written`);
