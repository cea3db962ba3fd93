import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { unzipSync } from 'fflate';
import { checked } from '../../../src/edge/checker/checker.js';
import { hiddenText } from '../../../src/vassal/format/obfuscation.js';
import { join as joined, nest, split, unnest } from '../../../src/vassal/format/sequence.js';
import { readModule } from '../../../src/vassal/module/module.js';
import { moduleAnswer } from '../../../src/vassal/module/module-answer.js';
import { positionOf } from '../../../src/vassal/position/position.js';
import { readSave } from '../../../src/vassal/position/save.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
import { refusals } from '../../support/damaged-file.js';

/** A folder with published modules and saved games, which are others' work and do not come with Umpire. */
const folder = process.env.VASSAL_SAMPLES;
const file = (name: string): Uint8Array => new Uint8Array(readFileSync(join(folder!, name)));

function position(module: string, save: string) {
  const { mapping } = moduleAnswer(readModule(file(module)), 'en');
  return positionOf(readSave(file(save)), checked(VassalMapping, structuredClone({ ...mapping })));
}

(folder ? describe : describe.skip)('published modules and saved games', () => {
  it('every piece on the map of The Russian Campaign lies in the middle of a hex with its printed name', () => {
    const { pieces } = position('trc-buildFile.xml', 'Campaign-180907.vsav');
    expect(pieces).toHaveLength(215);
    const onMap = pieces.filter(({ place }) => place.map === 'TRC Map' && place.board !== null);
    expect(onMap).toHaveLength(93);
    expect(onMap.filter(({ place }) => place.offCentre! <= 2 && /^\d{4}$/.test(place.name!))).toHaveLength(93);
  });

  it('a saved game before the first turn is read as well', () => {
    const { pieces, save } = position('trc-buildFile.xml', 'New-180907.vsav');
    expect(pieces).toHaveLength(215);
    expect(save).toMatchObject({ module: 'TRC4', moduleVersion: '1.3b06' });
  });

  it('an old one of A3R has its pieces on two maps, some in zones', () => {
    const { pieces } = position('a3r-buildFile.xml', 'A3R_1939_Scenario_Template_Rev1702_AWAW.vsav');
    expect(pieces).toHaveLength(418);
    expect(pieces.every(({ place }) => ['Map Window', 'Scenario Card'].includes(place.map!))).toBe(true);
    expect(pieces.filter(({ place }) => place.name === 'US Box').length).toBeGreaterThan(0);
  });

  it('the build file of VASL, of 4 MB, has all its counters', () => {
    const module = readModule(new Uint8Array(gunzipSync(file('vasl-buildFile.xml.gz'))));
    expect(module).toMatchObject({ name: 'VASL', version: '6.7.0', vassalVersion: '3.7.15' });
    expect(module.counters).toHaveLength(5870);
  });

  it.each(['Campaign-180907.vsav', 'New-180907.vsav', 'A3R_1939_Scenario_Template_Rev1702_AWAW.vsav'])(
    '%s is written again to the byte: its hiding, its commands, its pieces and their traits',
    (name) => {
      const hidden = unzipSync(file(name)).savedGame!;
      const key = Number.parseInt(new TextDecoder().decode(hidden.subarray(5, 7)), 16);
      const { text, commands } = readSave(file(name));
      expect(Buffer.from(hiddenText(text, key)).equals(Buffer.from(hidden))).toBe(true);
      const again = (item: string): string => {
        const items = split(item, '\u001b');
        return items.length === 1 && items[0] === item ? item : joined(items.map(again), '\u001b');
      };
      expect(again(text) === text).toBe(true);
      const added = commands.filter((command) => command.text.startsWith('+/'));
      expect(added.length).toBeGreaterThan(500);
      for (const command of added) {
        const [id, type, state] = split(command.text.slice(2), '/') as [string, string, string];
        expect(joined([id, nest(unnest(type)), nest(unnest(state))], '/')).toBe(command.text.slice(2));
      }
    },
  );

  it.each(['trc-buildFile.xml', 'a3r-buildFile.xml'])(
    '%s, damaged in 200 ways, is read or refused in words',
    (name) => {
      expect(refusals(file(name), (bytes) => moduleAnswer(readModule(bytes), 'en'))).toBeGreaterThan(10);
    },
  );

  it.each([
    ['trc-buildFile.xml', 'Campaign-180907.vsav'],
    ['trc-buildFile.xml', 'New-180907.vsav'],
    ['a3r-buildFile.xml', 'A3R_1939_Scenario_Template_Rev1702_AWAW.vsav'],
  ])('of %s: %s, damaged in 200 ways, as it is and unpacked, is read or refused in words', (module, save) => {
    const mapping = checked(
      VassalMapping,
      structuredClone({ ...moduleAnswer(readModule(file(module)), 'en').mapping }),
    );
    const read = (bytes: Uint8Array) => positionOf(readSave(bytes), mapping);
    const plain = new TextEncoder().encode(readSave(file(save)).text);
    expect(refusals(file(save), read)).toBeGreaterThan(10);
    // Damaged text is often still text: some of it must be refused all the same, as when its head is gone.
    expect(refusals(plain, read)).toBeGreaterThan(0);
  });
});
