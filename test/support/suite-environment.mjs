import { TestEnvironment } from 'jest-environment-node';

/** Node's environment of Jest, which also tells a suite where the tests it imports are being written down; see suites.ts. */
export default class SuiteEnvironment extends TestEnvironment {
  handleTestEvent(event, state) {
    if (event.name === 'setup') this.global.openBlock = () => state.currentDescribeBlock;
  }
}
