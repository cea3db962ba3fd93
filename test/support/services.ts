import { describe } from '@jest/globals';

/**
 * Suites that need a real service. `npm test` looks for the services, names them in these two variables, and says loudly
 * which suites it had to leave out; a suite is registered only when its service is there.
 */
export const postgresUrl = process.env.TEST_DATABASE_URL;
export const redisUrl = process.env.TEST_REDIS_URL;

export function describeWithPostgres(name: string, suite: (url: string) => void): void {
  if (postgresUrl !== undefined) describe(name, () => suite(postgresUrl));
}

export function describeWithRedis(name: string, suite: (url: string) => void): void {
  if (redisUrl !== undefined) describe(name, () => suite(redisUrl));
}
