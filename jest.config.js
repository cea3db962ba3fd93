import { availableParallelism } from 'node:os';

/** Tests run as ES modules; `npm test` passes the flag that Node needs for that. */
export default {
  rootDir: '.',
  testEnvironment: '<rootDir>/test/support/environment.mjs',
  // Servers are started and databases filled in hooks; a busy machine takes its time.
  testTimeout: 60_000,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // Modules of finished tests are never given back: a worker that has grown is replaced, before it only collects garbage.
  workerIdleMemoryLimit: '1500MB',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
};
