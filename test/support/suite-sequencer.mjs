import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const SUITES = JSON.parse(readFileSync(join(import.meta.dirname, 'suite-list.json'), 'utf8'));

const placeOf = ({ path }) => Object.keys(SUITES[basename(dirname(path))] ?? {}).indexOf(basename(path, '.suite.ts'));

/** Suites in the order of their list: on a fresh machine Jest knows nothing of how long they take, and the longest would end last. */
export default class SuiteSequencer extends Sequencer {
  sort(tests) {
    return [...tests].sort((one, other) => placeOf(one) - placeOf(other));
  }
}
