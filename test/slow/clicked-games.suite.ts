import { importSuite } from '../support/suites.js';

await importSuite(import.meta.filename);
