import { describe, expect, it } from '@jest/globals';
import { type Dice, d6 } from '../../../../src/kernel/dice/index.js';
import { type CommandContext, foresee, RefusedError, type RuleBook } from '../../../../src/kernel/session/index.js';

/** A book with one procedure that rolls and one that does not. */
const book = {
  rule: (procedure: string, _input: object, dice: Dice) => {
    if (procedure === 'rolls') dice.next('die', d6);
    return { procedure, legal: true, outcome: {}, steps: [], dice: [], provenance: [], summary: null };
  },
} as unknown as RuleBook;

const count = { evolve: (_table: null, position: number): number => position + 1 };
const ahead = (carryOut: (play: CommandContext<null, number>) => void) => foresee(null, 0, book, count, carryOut);

describe('what a command would roll for', () => {
  it('is the first question that rolls, and nothing happens after it', () => {
    const seen: number[] = [];
    const found = ahead((play) => {
      play.ask('plain', { question: 1 });
      play.happen({ type: 'something' });
      seen.push(play.position);
      play.ask('rolls', { question: 2 });
      seen.push(play.position);
    });
    expect(found).toEqual({ procedure: 'rolls', input: { question: 2 }, afterDraw: false });
    expect(seen).toEqual([1]);
  });

  it('may be a roll that belongs to no procedure', () => {
    expect(ahead((play) => play.roll('draw', d6))).toEqual({ purpose: 'draw', die: d6, afterDraw: false });
  });

  it('is nothing where nothing is rolled', () => {
    expect(ahead((play) => play.ask('plain', {}))).toBeNull();
  });

  it('is not told of a command that is refused', () => {
    expect(() => ahead((play) => play.refuse('1.0', 'no'))).toThrow(RefusedError);
  });

  it('is not told where something hidden comes to light before', () => {
    const reveal = (play: CommandContext<null, number>): void => {
      play.happen({ type: 'turned-up', reveals: true });
      play.ask('rolls', {});
    };
    expect(ahead(reveal)).toBeNull();
    expect(ahead((play) => play.ask('rolls', {}, { for: ['red'] }))).toBeNull();
  });

  it('is told with a warning where something was drawn in secret before', () => {
    const draw = (play: CommandContext<null, number>): void => {
      play.roll('counter', d6, { secret: true });
      play.ask('rolls', {});
    };
    expect(ahead(draw)).toEqual({ procedure: 'rolls', input: {}, afterDraw: true });
  });
});
