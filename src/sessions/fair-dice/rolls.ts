import { createHmac, type KeyObject } from 'node:crypto';
import type { Dice, Die } from '../../kernel/dice/index.js';
import { canonical } from './canonical.js';

const WORDS = 2 ** 32;

/**
 * The dice of one entry of a session. Each roll follows from the roll key and the place it is made at (session, line,
 * purpose, count), never from what was rolled before: a command taken back and given again meets the same faces.
 * docs/fair-dice.md has the algorithm and its vectors.
 */
export class FairDice implements Dice {
  readonly source = 'fair';
  private made = 0;

  constructor(
    private readonly key: KeyObject,
    private readonly session: string,
    /** Number of commands that stand, with the one being decided. */
    private readonly line: number,
  ) {}

  next(purpose: string, die: Die): number {
    const value = this.draw(purpose, die.sides);
    this.made += 1;
    return value;
  }

  /** Words at or above the last whole multiple of `sides` are passed over, so that no face is favoured. */
  private draw(purpose: string, sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new RangeError(`no die has ${sides} sides`);
    const fair = WORDS - (WORDS % sides);
    for (let attempt = 0; ; attempt += 1) {
      const place = canonical([this.session, this.line, purpose, this.made, attempt]);
      const digest = createHmac('sha256', this.key).update(place, 'utf8').digest();
      for (let at = 0; at < digest.length; at += 4) {
        const word = digest.readUInt32BE(at);
        if (word < fair) return (word % sides) + 1;
      }
    }
  }
}
