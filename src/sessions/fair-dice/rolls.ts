import { createHmac, type KeyObject } from 'node:crypto';
import type { Dice, Die } from '../../kernel/dice/index.js';
import { canonical } from './canonical.js';

/** A roll as an entry of the session keeps it. */
export interface Roll {
  readonly purpose: string;
  readonly sides: number;
  readonly value: number;
  /** Rolled out of the players' sight, so not shown before the session ends. */
  readonly secret?: true;
}

const WORDS = 2 ** 32;

/**
 * The dice of one entry of a session. Each roll follows from the roll key and the place it is made at (session, line,
 * purpose, count), never from what was rolled before: a command taken back and given again meets the same faces.
 * docs/fair-dice.md has the algorithm and its vectors.
 */
export class FairDice implements Dice {
  readonly source = 'fair';
  readonly rolls: Roll[] = [];
  /** What is being decided, such as 'combat/adjacent-attack'; stands before the name of each roll from now on. */
  purpose = '';
  /** Whether the rolls from now on stay hidden until the end. */
  secret = false;

  constructor(
    private readonly key: KeyObject,
    private readonly session: string,
    /** Number of commands that stand, with the one being decided. */
    private readonly line: number,
  ) {}

  next(name: string, die: Die): number {
    const purpose = this.purpose === '' ? name : `${this.purpose}:${name}`;
    const value = this.draw(purpose, die.sides);
    this.rolls.push(
      this.secret ? { purpose, sides: die.sides, value, secret: true } : { purpose, sides: die.sides, value },
    );
    return value;
  }

  /** Words at or above the last whole multiple of `sides` are passed over, so that no face is favoured. */
  private draw(purpose: string, sides: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new RangeError(`no die has ${sides} sides`);
    const fair = WORDS - (WORDS % sides);
    for (let attempt = 0; ; attempt += 1) {
      const place = canonical([this.session, this.line, purpose, this.rolls.length, attempt]);
      const digest = createHmac('sha256', this.key).update(place, 'utf8').digest();
      for (let at = 0; at < digest.length; at += 4) {
        const word = digest.readUInt32BE(at);
        if (word < fair) return (word % sides) + 1;
      }
    }
  }
}
