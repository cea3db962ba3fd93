import { expect } from '@jest/globals';
import fc from 'fast-check';
import { VassalFileError } from '../../src/vassal/format/fault.js';

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

/** Reads a file 200 times, damaged in other ways each time: how often it was refused; anything but words is a failure. */
export function refusals(whole: Uint8Array, read: (bytes: Uint8Array) => unknown): number {
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
  return refused;
}
