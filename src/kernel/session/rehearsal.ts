import type { Dice, Die } from '../dice/index.js';
import type { Book } from './book.js';
import { Proceedings } from './proceedings.js';
import type { SessionEvent, Side } from './words.js';

/** What somebody would roll for first: a question to a procedure, or a roll that belongs to none. */
export type FirstRoll =
  | { readonly procedure: string; readonly input: object }
  | { readonly purpose: string; readonly die: Die };

/** Ends a rehearsal; nobody outside sees it. */
class RollReached extends Error {
  constructor(readonly roll: FirstRoll) {
    super('a rehearsal ends at the first roll');
  }
}

class Rehearsal<T, P> extends Proceedings<T, P> {
  constructor(table: T, position: P, book: Book, evolve: (table: T, position: P, event: SessionEvent) => P) {
    super(table, position, book, NO_DICE, evolve);
  }

  override ask<O>(procedure: string, input: object, secret?: { readonly for: readonly Side[] }): O {
    try {
      return super.ask(procedure, input, secret);
    } catch (error) {
      if (error === ROLLED) throw new RollReached({ procedure, input });
      throw error;
    }
  }

  override roll(purpose: string, die: Die): number {
    throw new RollReached({ purpose, die });
  }
}

const ROLLED = Symbol('rolled');
const NO_DICE: Dice = {
  source: 'given',
  next() {
    throw ROLLED;
  },
};

/**
 * Carries something out up to its first roll and says what that would be; null where nothing is rolled. For the odds in a
 * list of commands: only where nothing hidden is decided on the way, since the question itself would tell of it.
 */
export function firstRoll<T, P>(
  table: T,
  position: P,
  book: Book,
  evolve: (table: T, position: P, event: SessionEvent) => P,
  carryOut: (play: Proceedings<T, P>) => void,
): FirstRoll | null {
  try {
    carryOut(new Rehearsal(table, position, book, evolve));
    return null;
  } catch (error) {
    if (error instanceof RollReached) return error.roll;
    throw error;
  }
}
