import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { zipSync } from 'fflate';
import { Archive, archived } from '../../../src/vassal/format/archive.js';
import { readCommands, writtenCommands } from '../../../src/vassal/format/commands.js';
import { imageSize } from '../../../src/vassal/format/image-size.js';
import { clearText, hiddenText } from '../../../src/vassal/format/obfuscation.js';
import { join, nest, split, unnest } from '../../../src/vassal/format/sequence.js';
import { readXml } from '../../../src/vassal/format/xml.js';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('lists in one text', () => {
  it.each([
    ['A,B,C', ['A', 'B', 'C']],
    ['A,B\\,C', ['A', 'B,C']],
    ['A,', ['A', '']],
    ['', ['']],
    // An item that begins with a backslash stands in quotes, and one in quotes in quotes again.
    ["'\\x',y", ['\\x', 'y']],
    ["''q'',y", ["'q'", 'y']],
  ])('%j holds %j', (text, items) => {
    expect(split(text, ',')).toEqual(items);
    expect(join(items, ',')).toBe(text);
  });

  it('a list within a list within a list comes out as it went in', () => {
    const inner = join(['1', '2,3'], ',');
    const middle = join(['x', inner], ',');
    expect(split(split(split(join(['a', middle], ','), ',')[1]!, ',')[1]!, ',')).toEqual(['1', '2,3']);
  });

  it('traits are nested, the outermost first', () => {
    expect(unnest('A\tB\\\tC')).toEqual(['A', 'B', 'C']);
    expect(nest(['A', 'B', 'C'])).toBe('A\tB\\\tC');
  });

  it('whatever is joined and does not end in a backslash is split into the same', () => {
    // VASSAL itself cannot tell "\" at the end of an item from one that hides the delimiter behind it.
    const item = fc.string().filter((text) => !text.endsWith('\\') && !text.includes('\\,'));
    fc.assert(
      fc.property(fc.array(item, { minLength: 1 }), (items) => {
        expect(split(join(items, ','), ',')).toEqual(items);
      }),
    );
  });
});

describe('the hidden text of a saved game', () => {
  it('is each byte combined with the key, as two digits', () => {
    // A is 41, and 41 xor 0f is 4e; é is c3 a9 in UTF-8: cc and a6.
    expect(new TextDecoder().decode(hiddenText('Aé', 0x0f))).toBe('!VCSK0f4ecca6');
    expect(clearText(bytes('!VCSK0f4eCCa6'), 'savedGame')).toBe('Aé');
  });

  it('may be plain', () => {
    expect(clearText(bytes('begin_save'), 'savedGame')).toBe('begin_save');
  });

  it('is refused where it breaks off or has other digits, with the place', () => {
    expect(() => clearText(bytes('!VCSK0f4ec'), 'savedGame')).toThrow('savedGame, character 9');
    expect(() => clearText(bytes('!VCSK0f4exx'), 'savedGame')).toThrow('savedGame, character 9');
  });
});

describe('archives', () => {
  it('give their parts back', () => {
    const archive = new Archive(archived({ savedGame: bytes('text'), 'images/a.png': bytes('picture') }));
    expect(archive.names).toEqual(['savedGame', 'images/a.png']);
    expect(new TextDecoder().decode(archive.read('savedGame', 100))).toBe('text');
    expect(new TextDecoder().decode(archive.head('images/a.png', 4))).toBe('pict');
  });

  it('a part that unpacks to more than is allowed is refused before it is unpacked', () => {
    const zeros = zipSync({ savedGame: new Uint8Array(30_000_000) });
    expect(zeros.length).toBeLessThan(40_000);
    expect(() => new Archive(zeros).read('savedGame', 64_000_000)).toThrow('larger than');
  });

  it('a directory that lies about the size of a part changes nothing', () => {
    const zeros = zipSync({ savedGame: new Uint8Array(30_000_000) });
    const view = new DataView(zeros.buffer, zeros.byteOffset);
    // The one entry of the directory begins 46 bytes and the 9 letters of the name before the record at the end.
    view.setUint32(zeros.length - 22 - 46 - 9 + 24, 1000, true);
    expect(() => new Archive(zeros).read('savedGame', 1_000_000)).toThrow('larger than');
  });

  it('a cut or foreign file is refused', () => {
    const whole = archived({ savedGame: bytes('text') });
    expect(() => new Archive(whole.subarray(0, whole.length - 5))).toThrow('no zip archive');
    expect(() => new Archive(bytes('PK but nothing else in it, for as long as it takes'))).toThrow('no zip archive');
  });
});

describe('XML', () => {
  it('is read into a tree', () => {
    const { name, attributes, children, text } = readXml('<a x="1 &amp; 2">one<b/>two</a>', 'buildFile');
    expect({ name, attributes, children: children.map((each) => each.name), text }).toEqual({
      name: 'a',
      attributes: { x: '1 & 2' },
      children: ['b'],
      text: 'onetwo',
    });
  });

  it('may declare neither a document type nor entities', () => {
    expect(() => readXml('<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'buildFile')).toThrow(
      'document type (buildFile, line 1',
    );
    expect(() => readXml('<a>&b;</a>', 'buildFile')).toThrow('no well-formed XML');
  });

  it('is refused where it breaks off, with line and column', () => {
    expect(() => readXml('<a>\n <b', 'buildFile')).toThrow('(buildFile, line 2');
  });

  it('is refused where it is nested deeper than a module', () => {
    expect(() => readXml(`${'<a>'.repeat(200)}${'</a>'.repeat(200)}`, 'buildFile')).toThrow('nested too deep');
  });
});

describe('commands', () => {
  it('those of a log belong to its steps', () => {
    const text = writtenCommands(['begin_save', 'one', 'end_save'], [['two', 'three'], ['four']]);
    expect(readCommands(text, 'savedGame')).toEqual([
      { text: 'begin_save', step: 0 },
      { text: 'one', step: 0 },
      { text: 'end_save', step: 0 },
      { text: 'two', step: 1 },
      { text: 'three', step: 1 },
      { text: 'four', step: 2 },
    ]);
  });

  it('those within others come after them', () => {
    expect(readCommands('a\u001bb\\\u001bc', '').map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  });

  it('nesting without end is refused', () => {
    const deep = `${"'".repeat(200)}x${"'".repeat(200)}`;
    expect(() => readCommands(deep, 'savedGame')).toThrow('nested too deep');
  });
});

describe('the size of a picture', () => {
  it('is told by GIF and JPEG as well as PNG', () => {
    const gif = new Uint8Array(30);
    gif.set([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0x2c, 0x01, 0x90, 0x01]);
    // 0x012c is 300, 0x0190 is 400.
    expect(imageSize(gif)).toEqual({ width: 300, height: 400 });
    const jpeg = new Uint8Array(40);
    // An empty segment of 4 bytes, then one that begins a frame: 8 bits, height 400, width 300.
    jpeg.set([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc0, 0, 11, 8, 0x01, 0x90, 0x01, 0x2c]);
    expect(imageSize(jpeg)).toEqual({ width: 300, height: 400 });
    expect(imageSize(new Uint8Array(40))).toBeUndefined();
  });
});
