import { Problem } from '../problems/problem.js';

/** Of PostgreSQL: connection exceptions, insufficient resources, shutdowns, a statement that took too long. */
const STATES = /^(08|53|57P0|57014)/;
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'SQLITE_BUSY']);
/** The driver's own words where a connection breaks without the server having said a thing, and TypeORM's between two statements. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query runner already released)/;

/** Whether it is the way to the database that failed, and not what was asked of it: it may be answered a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message, driverError, errors } = error as Record<string, unknown>;
  // A name with several addresses fails with one error for each.
  if (Array.isArray(errors) && errors.some(isDatabaseAway)) return true;
  if (driverError !== error && isDatabaseAway(driverError)) return true;
  if (typeof code === 'string' && (CODES.has(code) || STATES.test(code))) return true;
  return typeof message === 'string' && WORDS.test(message);
}

export const databaseAway = (error: unknown): Problem | undefined =>
  isDatabaseAway(error) ? new Problem('unavailable', { headers: { 'retry-after': '1' }, cause: error }) : undefined;
