import { existsSync } from 'node:fs';

/**
 * The built server, for tests that run it as a process of its own. `npm test` builds it first when it is stale; it knows
 * such tests by their import of this file.
 */
export function builtProgram(): string {
  const program = 'dist/umpire.js';
  if (!existsSync(program)) throw new Error(`${program} is missing: npm run build`);
  return program;
}
