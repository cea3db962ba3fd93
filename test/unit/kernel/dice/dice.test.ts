import { describe, expect, it } from '@jest/globals';
import {
  DiceError,
  d6,
  d10,
  d100,
  EnumeratedDice,
  GivenDice,
  readPercentile,
  SeededDice,
} from '../../../../src/kernel/dice/index.js';
import { murmur3, nextWord } from '../../../../src/kernel/dice/seeded.js';

const bytes = (text: string): number[] => [...new TextEncoder().encode(text)];

describe('dice given by the caller', () => {
  it('come back in the order they were given', () => {
    const dice = new GivenDice([4, 1]);
    expect([dice.next('combat', d6), dice.next('rubble', d6)]).toEqual([4, 1]);
  });

  it('too few names the roll that has no die', () => {
    const dice = new GivenDice([4]);
    dice.next('combat', d6);
    expect(() => dice.next('rubble', d6)).toThrow('die 2 is missing: the "rubble" roll needs one d6');
  });

  it.each([7, 0, -1, 2.5])('a d6 showing %p is refused by name', (face) => {
    expect(() => new GivenDice([face]).next('combat', d6)).toThrow(
      `die 1, the "combat" roll, is ${face}: a d6 shows 1 to 6`,
    );
  });

  it('too many says which die is left over', () => {
    const dice = new GivenDice([4, 5, 6]);
    dice.next('combat', d6);
    expect(() => dice.assertAllUsed()).toThrow(DiceError);
    expect(() => dice.assertAllUsed()).toThrow('3 dice were given but this ruling rolls 1: die 2 is one too many');
  });

  it('one die where none is rolled is spoken of as one', () => {
    expect(() => new GivenDice([4]).assertAllUsed()).toThrow(
      '1 die was given but this ruling rolls none: die 1 is one too many',
    );
  });

  it('a 0 on a ten-sided die is its highest face, and 0-0 on two of them is 100', () => {
    expect(new GivenDice([0]).next('hit', d10)).toBe(10);
    expect(new GivenDice([0]).next('hit', d100)).toBe(100);
    expect([readPercentile(0, 0), readPercentile(0, 7), readPercentile(9, 9)]).toEqual([100, 7, 99]);
  });
});

describe('dice drawn from a seed', () => {
  // Published values of MurmurHash3_x86_32.
  it.each([
    ['', 0, 0],
    ['', 1, 0x514e28b7],
    ['', 0xffffffff, 0x81f16f39],
    ['test', 0, 0xba6bd213],
    ['Hello, world!', 0, 0xc0363e43],
  ])('murmur3(%p, %p) is the published value', (text, seed, hash) => {
    expect(murmur3(bytes(text), seed)).toBe(hash);
  });

  // State 1,2,3,4 by hand: rotl(2*5,7)*9 = 1280*9 = 11520. Next state: s2=3^1=2, s3=4^2=6, s1=2^2=0, so the second is 0.
  it('xoshiro128** starts 11520, 0 from the state 1, 2, 3, 4', () => {
    const state = Uint32Array.of(1, 2, 3, 4);
    expect([nextWord(state), nextWord(state)]).toEqual([11520, 0]);
  });

  // These rows are a promise to everyone who keeps a seed. They were computed by scripts/seed-vectors.py, which shares no code.
  it.each([
    ['umpire', 6, [2, 4, 2, 5, 3, 1, 6, 5]],
    ['kriegsspiel', 100, [16, 95, 37, 17, 80, 84, 60, 70]],
    ['審判', 10, [9, 9, 2, 9, 9, 4, 8, 4]],
  ])('the seed %p rolls the same d%i for ever', (seed, sides, rolls) => {
    const dice = new SeededDice(seed);
    const die = { label: `d${sides}`, sides, showsZero: false };
    expect(rolls.map(() => dice.next('any', die))).toEqual(rolls);
  });

  it('favours no face: 60,000 d6 lie within five standard deviations of 10,000 each', () => {
    const dice = new SeededDice('fairness');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 60_000; i += 1) counts[dice.next('any', d6) - 1]! += 1;
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(5 * Math.sqrt((60_000 * 5) / 36));
  });
});

describe('enumerated dice', () => {
  it('walk every branch once, also where branches roll different dice', () => {
    const dice = new EnumeratedDice();
    const seen: string[] = [];
    do {
      const first = dice.next('first', { label: 'd2', sides: 2, showsZero: false });
      const second = first === 2 ? dice.next('second', { label: 'd3', sides: 3, showsZero: false }) : 0;
      seen.push(`${first}${second} 1/${dice.denominator}`);
    } while (dice.advance());
    expect(seen).toEqual(['10 1/2', '21 1/6', '22 1/6', '23 1/6']);
  });

  it('run once for a function that rolls nothing', () => {
    const dice = new EnumeratedDice();
    expect(dice.denominator).toBe(1n);
    expect(dice.advance()).toBe(false);
  });
});
