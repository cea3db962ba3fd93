import type { Dice, Die } from './die.js';

/**
 * Rolls drawn from a seed: the same seed gives the same rolls for ever.
 *
 * Algorithm (also in docs/dice.md with test vectors):
 *   1. the seed's UTF-8 bytes are hashed four times by MurmurHash3 (x86, 32 bit) with hash seeds 0, 1, 2, 3;
 *   2. the four words are the state of xoshiro128** 1.1 (a state of all zeros becomes 1, 0, 0, 0);
 *   3. a die with n sides takes the next 32-bit output x; if x >= 2^32 - (2^32 mod n) it is thrown away and the next one
 *      taken, so that no face is favoured; the face is (x mod n) + 1.
 * A cryptographic generator was set aside here: nobody's secret rides on a stateless ruling, whose seed is returned with
 * the answer. Sessions, where it does, draw their rolls another way.
 */
export class SeededDice implements Dice {
  readonly #state: Uint32Array;

  constructor(
    seed: string,
    readonly source: 'seed' | 'enumerated' = 'seed',
  ) {
    const bytes = utf8(seed);
    this.#state = Uint32Array.of(murmur3(bytes, 0), murmur3(bytes, 1), murmur3(bytes, 2), murmur3(bytes, 3));
    if (this.#state.every((word) => word === 0)) this.#state[0] = 1;
  }

  next(_name: string, die: Die): number {
    const fair = 2 ** 32 - (2 ** 32 % die.sides);
    let x = nextWord(this.#state);
    while (x >= fair) x = nextWord(this.#state);
    return (x % die.sides) + 1;
  }
}

const rotl = (x: number, k: number): number => (x << k) | (x >>> (32 - k));

/** xoshiro128** by Blackman and Vigna: one step, in place. */
export function nextWord(state: Uint32Array): number {
  const s1 = state[1]!;
  const result = Math.imul(rotl(Math.imul(s1, 5), 7), 9) >>> 0;
  const t = s1 << 9;
  state[2]! ^= state[0]!;
  state[3]! ^= state[1]!;
  state[1]! ^= state[2]!;
  state[0]! ^= state[3]!;
  state[2]! ^= t;
  state[3] = rotl(state[3]!, 11);
  return result;
}

/** MurmurHash3 x86 32 bit, by Austin Appleby. */
export function murmur3(bytes: readonly number[], seed: number): number {
  const scramble = (k: number): number => Math.imul(rotl(Math.imul(k, 0xcc9e2d51), 15), 0x1b873593);
  let h = seed;
  const whole = bytes.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    const k = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    h = (Math.imul(rotl(h ^ scramble(k), 13), 5) + 0xe6546b64) | 0;
  }
  let tail = 0;
  for (let i = bytes.length - 1; i >= whole; i -= 1) tail = (tail << 8) | bytes[i]!;
  if (bytes.length > whole) h ^= scramble(tail);
  h ^= bytes.length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/** Written out because the kernel leans on no platform, not even for TextEncoder; lone surrogates become U+FFFD. */
function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    let code = character.codePointAt(0)!;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
  }
  return bytes;
}
