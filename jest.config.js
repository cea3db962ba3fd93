/** Tests run as ES modules; `npm test` passes the flag that Node needs for that. */
export default {
  rootDir: '.',
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  setupFiles: ['<rootDir>/test/support/setup.ts'],
  transform: { '^.+\\.ts$': '@swc/jest' },
};
