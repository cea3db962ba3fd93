import { createContext, runInContext } from 'node:vm';
import { TestEnvironment } from 'jest-environment-node';

/** JavaScript's own names, and Node's that rules and server use most. Not the clock: a test may one day want to set it. */
const NAMES = [
  ...runInContext('Object.getOwnPropertyNames(globalThis)', createContext()),
  'Buffer',
  'URL',
  'structuredClone',
];
const FIXED = new Set(['globalThis', 'undefined', 'NaN', 'Infinity', 'Date', 'console']);

/**
 * Node's environment of Jest, but for three things. Every global name of a test is looked up through an interceptor and a proxy,
 * which makes `new Map` or `Object.keys` several times as slow as outside; a constant of the same name, declared once before
 * any test is read, is found without either. Stacks are as deep as Node's own, not 100 deep: a refusal is an Error too. And a
 * suite is told where the tests it imports are being written down; see suites.ts.
 */
export default class UmpireEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    const constants = NAMES.filter((name) => !FIXED.has(name)).map((name) => `${name} = globalThis.${name}`);
    runInContext(`const ${constants.join(', ')};`, this.getVmContext());
    this.global.Error.stackTraceLimit = 10;
  }

  handleTestEvent(event, state) {
    if (event.name === 'setup') this.global.openBlock = () => state.currentDescribeBlock;
  }
}
