/** Tests run in the worker's own global object; see runtime.mjs. What Jest would like to put into it is left aside. */
export default class NativeEnvironment {
  global = {};

  /** Jest asks for 100 frames; but a refusal is an Error too, and Node's own 10 cost less. */
  async setup() {
    Error.stackTraceLimit = 10;
  }

  async teardown() {}

  getVmContext() {
    return null;
  }
}
