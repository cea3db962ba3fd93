import { join } from 'node:path';
import { importTests } from '../support/suites.js';

await importTests(join(import.meta.dirname, 'web'));
