import type { Dice, Die } from '../dice/index.js';
import type { Book } from './book.js';
import { Proceedings, RefusedError, TrialOverError } from './proceedings.js';
import type { SessionEvent, Side } from './words.js';

/** A question whose dice would be the first to fall. */
export interface Foreseen {
  readonly procedure: string;
  readonly input: object;
  /** Something was drawn in secret before it: the question is as it should be only if no draw bears on it. */
  readonly afterDraw: boolean;
}

class ForeseenRoll extends Error {
  constructor(readonly roll: Foreseen) {
    super(`${roll.procedure} would roll`);
    this.name = 'ForeseenRoll';
  }
}

const NO_DICE: Dice = {
  source: 'given',
  next(): never {
    throw new TrialOverError('roll');
  },
};

/** Carries a command out as far as its first open roll, and says what would be rolled for. */
class Foresight<T, P> extends Proceedings<T, P> {
  #drew = false;

  override ask<O>(procedure: string, input: object, secret?: { readonly for: readonly Side[] }): O {
    try {
      return super.ask<O>(procedure, input, secret);
    } catch (error) {
      if (!(error instanceof TrialOverError) || error.at !== 'roll') throw error;
      throw new ForeseenRoll({ procedure, input, afterDraw: this.#drew });
    }
  }

  /** What is drawn in secret nobody will see: one draw is as good as another for going on. */
  override roll(purpose: string, die?: Die, how: { readonly secret?: boolean } = {}): number {
    if (!how.secret) return super.roll(purpose, die, how);
    this.#drew = true;
    return 1;
  }
}

/** What a command would roll for first; null where it rolls nothing, is refused, or brings something hidden to light before. */
export function foresee<T, P>(
  table: T,
  position: P,
  book: Book,
  evolve: (table: T, position: P, event: SessionEvent) => P,
  carryOut: (proceedings: Proceedings<T, P>) => void,
): Foreseen | null {
  try {
    carryOut(new Foresight(table, position, book, NO_DICE, evolve, true));
    return null;
  } catch (error) {
    if (error instanceof ForeseenRoll) return error.roll;
    if (error instanceof TrialOverError || error instanceof RefusedError) return null;
    throw error;
  }
}
