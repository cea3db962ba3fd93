import { readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import Sequencer from '@jest/test-sequencer';

const TESTS = join(import.meta.dirname, '..', '..');
const LONGEST = JSON.parse(readFileSync(join(import.meta.dirname, 'longest-first.json'), 'utf8'));

const placeOf = ({ path }) => {
  const place = LONGEST.indexOf(relative(TESTS, path).split(sep).join('/'));
  return place < 0 ? LONGEST.length : place;
};

/** The longest files first, or one of them would be what all wait for at the end: on a fresh machine Jest only knows how large they are. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    return super.sort(tests).sort((one, other) => placeOf(one) - placeOf(other));
  }
}
