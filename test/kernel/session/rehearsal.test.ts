import { describe, expect, it } from '@jest/globals';
import { type Dice, d6 } from '../../../src/kernel/dice/index.js';
import { type Book, firstRoll, type Proceedings, RefusedError } from '../../../src/kernel/session/index.js';

/** A book with one procedure that rolls and one that does not. */
const book = {
  rule: (procedure: string, _input: object, dice: Dice) => {
    if (procedure === 'rolls') dice.next('die', d6);
    return { procedure, legal: true, outcome: {}, steps: [], dice: [], provenance: [], summary: null };
  },
} as unknown as Book;

const count = (_table: null, position: number): number => position + 1;
const rehearse = (carryOut: (play: Proceedings<null, number>) => void) => firstRoll(null, 0, book, count, carryOut);

describe('a rehearsal', () => {
  it('ends at the first question that rolls, and tells it', () => {
    const seen: number[] = [];
    const found = rehearse((play) => {
      play.ask('plain', { question: 1 });
      play.happen({ type: 'something' });
      seen.push(play.position);
      play.ask('rolls', { question: 2 });
      seen.push(play.position);
    });
    expect(found).toEqual({ procedure: 'rolls', input: { question: 2 } });
    expect(seen).toEqual([1]);
  });

  it('tells a roll that belongs to no procedure', () => {
    expect(rehearse((play) => play.roll('draw', d6))).toEqual({ purpose: 'draw', die: d6 });
  });

  it('finds nothing where nothing is rolled', () => {
    expect(rehearse((play) => play.ask('plain', {}))).toBeNull();
  });

  it('lets a refusal through', () => {
    expect(() => rehearse((play) => play.refuse('1.0', 'no'))).toThrow(RefusedError);
  });
});
