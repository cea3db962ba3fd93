/** `@jest/globals` of the test file that is running. Bindings are live: modules that stay from one file to the next see the new ones. */
export let describe;
export let it;
export let test;
export let expect;
export let beforeAll;
export let beforeEach;
export let afterAll;
export let afterEach;
export let jest;

export function setGlobals(globals) {
  ({ describe, it, test, expect, beforeAll, beforeEach, afterAll, afterEach, jest } = globals);
}
