import { Problem } from '../problems/problem.js';

/** Of PostgreSQL: connection exceptions, insufficient resources, shutdowns. */
const STATES = /^(08|53|57P0)/;
const CODES = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'SQLITE_BUSY']);
/** The driver's own words where a connection breaks without the server having said a thing. */
const WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** Whether it is the way to the database that failed, and not what was asked of it: it may be answered a moment later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true;
  const { code, driverError } = error as Error & { code?: unknown; driverError?: unknown };
  if (driverError !== undefined && driverError !== error && isDatabaseAway(driverError)) return true;
  return (typeof code === 'string' && (CODES.has(code) || STATES.test(code))) || WORDS.test(error.message);
}

export const databaseAway = (error: unknown): Problem | undefined =>
  isDatabaseAway(error) ? new Problem('unavailable', { headers: { 'retry-after': '1' }, cause: error }) : undefined;
