/** `node generate.mjs <document> <file>`: the types of a client, from the OpenAPI document. */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import openapiTS, { astToString } from 'openapi-typescript';

const [document, file] = process.argv.slice(2);
writeFileSync(file, astToString(await openapiTS(pathToFileURL(resolve(document)))));
