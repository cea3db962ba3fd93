import { describe, expect, it } from '@jest/globals';
import { checked } from '../../../src/edge/checker/checker.js';
import { readModule } from '../../../src/vassal/module/module.js';
import { moduleAnswer } from '../../../src/vassal/module/module-answer.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
import { refusals } from '../../support/damaged-file.js';
import { addPiece, addStack, buildFile, centre, madeModule, savedGame } from '../../support/vassal.js';

const COUNTER = { name: 'Tanks', markers: { Side: 'red' }, prototypes: ['Unit'] };
const MODULE = madeModule([COUNTER], [{ name: 'Unit', markers: { Kind: 'unit' } }]);
const BUILD_FILE = new TextEncoder().encode(buildFile([COUNTER]));
const SAVE = savedGame(
  [addPiece({ ...COUNTER, id: '1', ...centre('0304') }), addStack('2', 'Map', 100, 100, ['1'])],
  [['M/1/Map/100/200/null/Map/0/0/null/x']],
);
const PLAIN = new TextEncoder().encode(readSave(SAVE).text);
const MAPPING = checked(VassalMapping, structuredClone({ ...moduleAnswer(readModule(MODULE), 'en').mapping }));

const READERS: Readonly<Record<string, [Uint8Array, (bytes: Uint8Array) => unknown]>> = {
  'a module': [MODULE, (bytes) => moduleAnswer(readModule(bytes), 'en')],
  'a build file': [BUILD_FILE, (bytes) => moduleAnswer(readModule(bytes), 'en')],
  'a saved game': [SAVE, (bytes) => positionOf(readSave(bytes), MAPPING)],
  'a plain saved game': [PLAIN, (bytes) => positionOf(readSave(bytes), MAPPING)],
};

describe('damaged files', () => {
  it.each(Object.keys(READERS))('%s is read or refused in words, 200 times over', (name) => {
    const [whole, read] = READERS[name]!;
    expect(read(whole)).toBeDefined();
    const refused = refusals(whole, read);
    expect(refused).toBeGreaterThan(10);
  });
});
