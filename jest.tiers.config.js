import base from './jest.config.js';

/** A whole tier: many test files as one suite each, so that server and games are imported a few times and not once per file. */
export default {
  ...base,
  testMatch: ['<rootDir>/test/*/*.suite.ts'],
  testSequencer: '<rootDir>/test/support/suite-sequencer.mjs',
};
