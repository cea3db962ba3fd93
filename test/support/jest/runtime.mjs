import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { setGlobals } from './globals.mjs';
import './register.mjs';
import { compiledPath } from './sources.mjs';

const require = createRequire(import.meta.url);

/** Names under which Jest's test framework keeps things in the global object. */
const HANDLERS = Symbol.for('EVENT_HANDLERS');
const TIMEOUT = Symbol.for('TEST_TIMEOUT_SYMBOL');

/** Which source map belongs to a file; looked for when a stack is shown, for most files never. */
class SourceMaps extends Map {
  get(frame) {
    const file = frame.startsWith('file:') ? fileURLToPath(frame) : frame;
    if (!file.endsWith('.ts') || !existsSync(file)) return undefined;
    const map = `${compiledPath(file, readFileSync(file, 'utf8'))}.map`;
    return existsSync(map) ? map : undefined;
  }
}

/**
 * In the place of jest-runtime: test files are imported by Node itself, and not into a context and a set of modules of their own.
 * A worker imports the server and the games once (3 s), not once per file, and code that has grown fast stays so.
 * There is no mocking of modules, and no `jest` object but for its time limit: databases, caches and dice are real here.
 */
export default class NativeRuntime {
  unstable_shouldLoadAsEsm() {
    return true;
  }

  unstable_importModule(path) {
    return import(pathToFileURL(path).href);
  }

  requireModule(path) {
    return require(path);
  }

  /** The test framework, new for each file: it keeps what the file has written down. */
  requireInternalModule(path) {
    delete globalThis[HANDLERS];
    delete globalThis[TIMEOUT];
    delete require.cache[path];
    return require(path);
  }

  setGlobalsForRuntime(globals) {
    const setTimeout = (ms) => {
      globalThis[TIMEOUT] = ms;
    };
    setGlobals({ ...globals, jest: { setTimeout } });
  }

  getSourceMaps() {
    return new SourceMaps();
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {}
}
