import base from './jest.config.js';

/** The unit tier: whole folders as one suite each, so that the games are imported a few times and not once per file. */
export default { ...base, testMatch: ['<rootDir>/test/unit/*.suite.ts'] };
