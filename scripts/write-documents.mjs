/** Writes the OpenAPI document and the GraphQL SDL under openapi/ from the built service: `npm run documents`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { documents } from '../dist/rulings/documents.js';

const { openapi, sdl } = documents();
mkdirSync('openapi', { recursive: true });
writeFileSync('openapi/openapi.json', `${JSON.stringify(openapi, null, 1)}\n`);
writeFileSync('openapi/schema.graphql', sdl);
console.log('openapi/openapi.json and openapi/schema.graphql written');
