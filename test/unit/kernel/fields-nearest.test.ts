import { describe, expect, it } from '@jest/globals';
import { nearest } from '../../../src/kernel/fields/index.js';

/** Slips counted by hand: at most three, and never more than a third of the letters. */
describe('the word that was probably meant', () => {
  it.each([
    ['kalima-crosing', ['kalima-crossing', 'villar-bridge'], 'kalima-crossing'],
    // A letter too many, one too few, one changed.
    ['attackers', ['attacker', 'defenders'], 'attacker'],
    ['atacker', ['attacker', 'defender'], 'attacker'],
    ['attecker', ['attacker', 'defender'], 'attacker'],
    // Neighbours swapped count once.
    ['sovite', ['soviet', 'soldier'], 'soviet'],
    ['oSviet', ['soviet'], 'soviet'],
    // Capitals, hyphens and spaces count nothing.
    ['Mill Farm', ['mill-farm', 'mill-form'], 'mill-farm'],
    // Two of six letters are a third; three are too many.
    ['sxvixt', ['soviet'], 'soviet'],
    ['xxxiet', ['soviet'], undefined],
    // Nine letters have three slips, one at each end and one within.
    ['xefendxry', ['defendery'], 'defendery'],
    ['xefxndxry', ['defendery'], 'defendery'],
    ['xexxndxry', ['defendery'], undefined],
    // One in front and two behind are three of eleven letters; with one more behind they are four.
    ['xrepublican', ['republic'], 'republic'],
    ['xrepublicans', ['republic'], undefined],
    ['', ['soviet'], undefined],
  ])('of %j among %j is %j', (word, known, meant) => {
    expect(nearest(word, known)).toBe(meant);
  });

  it('is not looked for among very long words, nor in very long lists', () => {
    const long = 'x'.repeat(41);
    expect(nearest(`${long}y`, [`${long}z`])).toBeUndefined();
    const many = Array.from({ length: 1001 }, (_, i) => `name-${i}`);
    expect(nearest('nome-1000', many)).toBeUndefined();
    expect(nearest('nome-1000', many.slice(1))).toBe('name-1000');
  });
});
