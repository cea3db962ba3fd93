/**
 * Writes src/games/<game>/citations.json and options-read.json: the sections that each procedure cites, and the options
 * that it asks for, in the golden cases and in its example.
 * `npm run rules:citations`; the golden run fails while a file says anything else.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const { status } = spawnSync(
  process.execPath,
  ['--no-warnings', join('node_modules', 'jest', 'bin', 'jest.js'), 'test/unit/rulings/golden', '--silent'],
  { stdio: 'inherit', env: { ...process.env, WRITE_CITATIONS: '1' } },
);
process.exitCode = status ?? 1;
