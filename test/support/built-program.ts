import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * The built server, for tests that run it as a process of its own. `npm test` builds it first when it is stale; it knows
 * such tests by their import of this file.
 */
export function builtProgram(): string {
  const program = 'dist/umpire.js';
  if (!existsSync(program)) throw new Error(`${program} is missing: npm run build`);
  return program;
}

/** What the threads of that server run. */
export const builtWorker = (): URL => pathToFileURL(resolve(builtProgram().replace('umpire.js', 'umpire-worker.js')));
