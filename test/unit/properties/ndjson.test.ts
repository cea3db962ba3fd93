import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { type Line, lines } from '../../../src/edge/ndjson.js';

async function* cut(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let start = 0; start < bytes.length; start += size) yield bytes.subarray(start, start + size);
}

async function read(text: string, size: number, longest: number): Promise<Line[]> {
  const found: Line[] = [];
  for await (const line of lines(cut(Buffer.from(text), size), longest)) found.push(line);
  return found;
}

describe('a body by lines', () => {
  it('is the same however it is cut into chunks', async () => {
    const text = fc
      .array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 8 })
      .map((all) => all.join('\n'));
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 30 }),
        async (body, size, longest) => {
          const wanted = body.split('\n').flatMap((each, i): Line[] => {
            if (Buffer.byteLength(each) > longest) return [{ number: i + 1, tooLong: true }];
            return each.trim() === '' ? [] : [{ number: i + 1, text: each }];
          });
          expect(await read(body, size, longest)).toEqual(wanted);
        },
      ),
    );
  });

  it('is read once when it comes byte by byte', async () => {
    const [line] = await read('x'.repeat(200_000), 1, 1024 * 1024);
    expect(line!.text).toHaveLength(200_000);
  });
});
