import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Jest gives every test file its own modules, and the five games take longer to import than most files take to run.
 * A suite (`test/unit/<folder>.suite.ts`) imports all test files of its folder into one set of modules; each file can
 * still be run by itself (`npm test -- test/unit/games/panzer-cards`).
 */
export async function importTests(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.test.ts'));
  for (const file of files.sort()) await import(join(folder, file));
}
