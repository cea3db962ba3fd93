import { Problem } from '../problems/problem.js';
import type { Database } from './database.js';

/** SQLite where the file cannot grow, PostgreSQL (disk_full), and the system itself. */
const CODES = new Set(['SQLITE_FULL', 'SQLITE_IOERR_WRITE', '53100', 'ENOSPC', 'EDQUOT']);

/** Whether something could not be kept because there is no room for it. */
function isStorageFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, driverError } = error as Record<string, unknown>;
  return CODES.has(code as string) || (driverError !== error && isStorageFull(driverError));
}

/** Answers that nothing more can be kept, and lets readiness say so. */
export const storageFull =
  (database: Pick<Database, 'noteFull'>) =>
  (error: unknown): Problem | undefined => {
    if (!isStorageFull(error)) return undefined;
    database.noteFull();
    return new Problem('storage-full', { headers: { 'retry-after': '60' }, cause: error });
  };
