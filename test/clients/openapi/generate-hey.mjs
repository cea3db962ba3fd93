/** `node generate-hey.mjs <document> <folder>`: a whole client by @hey-api/openapi-ts, as it comes. */
import { createClient } from '@hey-api/openapi-ts';

const [input, output] = process.argv.slice(2);
await createClient({ input, output, logs: { level: 'silent' } });
