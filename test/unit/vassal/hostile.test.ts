import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { checked } from '../../../src/edge/checker/checker.js';
import { VassalFileError } from '../../../src/vassal/format/fault.js';
import { readModule } from '../../../src/vassal/module/module.js';
import { moduleAnswer } from '../../../src/vassal/module/module-answer.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
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

/** Cut off, with bytes changed, with a part left out or doubled. */
const damage = fc.record({
  cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  changes: fc.array(fc.tuple(fc.double({ min: 0, max: 0.999, noNaN: true }), fc.integer({ min: 0, max: 255 })), {
    maxLength: 12,
  }),
  doubled: fc.option(fc.tuple(fc.double({ min: 0, max: 0.9, noNaN: true }), fc.integer({ min: 1, max: 200 }))),
});

function damaged(
  bytes: Uint8Array,
  { cut, changes, doubled }: typeof damage extends fc.Arbitrary<infer D> ? D : never,
): Uint8Array {
  let result = Uint8Array.from(bytes);
  for (const [where, value] of changes) result[Math.floor(where * result.length)] = value;
  if (doubled !== null) {
    const at = Math.floor(doubled[0] * result.length);
    result = Uint8Array.from([...result.subarray(0, at + doubled[1]), ...result.subarray(at)]);
  }
  return cut === null ? result : result.subarray(0, Math.floor(cut * result.length));
}

describe('damaged files', () => {
  it.each(Object.keys(READERS))('%s is read or refused in words, 200 times over', (name) => {
    const [whole, read] = READERS[name]!;
    expect(read(whole)).toBeDefined();
    let refused = 0;
    fc.assert(
      fc.property(damage, (how) => {
        try {
          read(damaged(whole, how));
        } catch (error) {
          expect(error).toBeInstanceOf(VassalFileError);
          refused += 1;
        }
      }),
      { numRuns: 200 },
    );
    expect(refused).toBeGreaterThan(10);
  });
});
