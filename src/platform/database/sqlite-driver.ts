import { createRequire } from 'node:module';

/** The first Node-API that the newer binding is made for: Node 22.14 and later have it, no Node 20 has. */
const NODE_API = 10;

/**
 * SQLite for this Node. From 24.19 on Node aborts when it clears away a statement of better-sqlite3 12, which was built against
 * its objects; 13 is built against Node-API and segfaults where that is older. So both are there, and each Node has its own.
 */
export function sqliteDriver(): unknown {
  const require = createRequire(import.meta.url);
  if (Number(process.versions.napi) < NODE_API) return require('better-sqlite3');
  try {
    return require('better-sqlite3-13');
  } catch (error) {
    // It is optional: left out by whoever installs without such packages, or with an older Node.
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    return require('better-sqlite3');
  }
}
