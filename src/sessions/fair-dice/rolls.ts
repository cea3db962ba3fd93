import { createHmac, type KeyObject } from 'node:crypto';
import type { Dice, Die } from '../../kernel/dice/index.js';
import { canonical } from './canonical.js';
import type { SessionFormat } from './chain.js';

const WORDS = 2 ** 32;

/** Says whether a die may be rolled for a purpose. */
type Allowed = (purpose: string, die: Die) => boolean;

/** Where the dice of an entry are rolled. */
interface Place {
  readonly format: SessionFormat;
  readonly session: string;
  /** Number of commands that stand, with the one being decided. */
  readonly line: number;
}

/**
 * The dice of one entry of a session. Each roll follows from the roll key and the place it is made at (session, line,
 * purpose, count), never from what was rolled before: a command taken back and given again meets the same faces. It is the
 * n-th of its purpose, whatever else was rolled; in the first format, the n-th of the entry. docs/fair-dice.md has the
 * algorithm and its vectors.
 */
export class FairDice implements Dice {
  readonly source = 'fair';
  private made = 0;
  private readonly madeFor = new Map<string, number>();

  constructor(
    private readonly key: KeyObject,
    private readonly place: Place,
    /** What may be rolled for; nothing else is. */
    private readonly allowed: Allowed = () => true,
  ) {}

  next(purpose: string, die: Die): number {
    if (!this.allowed(purpose, die)) throw new Error(`no ${die.label} is rolled for "${purpose}" in this game`);
    const count = this.madeFor.get(purpose) ?? 0;
    const value = this.draw(purpose, die.sides, this.place.format === 'umpire-session/1' ? this.made : count);
    this.madeFor.set(purpose, count + 1);
    this.made += 1;
    return value;
  }

  /** Words at or above the last whole multiple of `sides` are passed over, so that no face is favoured. */
  private draw(purpose: string, sides: number, count: number): number {
    if (!Number.isInteger(sides) || sides < 1 || sides > WORDS) throw new RangeError(`no die has ${sides} sides`);
    const { session, line } = this.place;
    const fair = WORDS - (WORDS % sides);
    for (let attempt = 0; ; attempt += 1) {
      const text = canonical([session, line, purpose, count, attempt]);
      const digest = createHmac('sha256', this.key).update(text, 'utf8').digest();
      for (let at = 0; at < digest.length; at += 4) {
        const word = digest.readUInt32BE(at);
        if (word < fair) return (word % sides) + 1;
      }
    }
  }
}
