import { availableParallelism } from 'node:os';

/** Test files run as ES modules of Node, compiled on the way; see test/support/jest/runtime.mjs and docs/decisions/tests-in-tiers.md. */
export default {
  rootDir: '.',
  runtime: '<rootDir>/test/support/jest/runtime.mjs',
  testEnvironment: '<rootDir>/test/support/jest/environment.mjs',
  testSequencer: '<rootDir>/test/support/jest/sequencer.mjs',
  // Servers are started and databases filled in hooks; a busy machine takes its time.
  testTimeout: 240_000,
  maxWorkers: Math.max(2, availableParallelism() - 1),
  // A worker that has grown is replaced, before it only collects garbage.
  workerIdleMemoryLimit: '2000MB',
  roots: ['<rootDir>/test'],
  testMatch: ['<rootDir>/test/{unit,medium,slow}/**/*.test.ts'],
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  transform: {},
};
