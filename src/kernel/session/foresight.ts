import { type Die, d6, NO_DICE } from '../dice/index.js';
import { CommandContext, type Hidden, type TableRules, TrialOverError } from './command-context.js';
import type { RuleBook } from './rule-book.js';
import type { Side } from './words.js';

/** What would be rolled for first: a question to a procedure, or a roll that belongs to none. */
export type FirstRoll =
  | { readonly procedure: string; readonly input: object }
  | { readonly purpose: string; readonly die: Die };

export type Foreseen = FirstRoll & {
  /** Something was drawn in secret before it: what is foreseen is right only if no draw bears on it. */
  readonly afterDraw: boolean;
};

class ForeseenRoll extends Error {
  constructor(readonly roll: Foreseen) {
    super('the first open roll');
    this.name = 'ForeseenRoll';
  }
}

/** Carries a command out as far as its first open roll, and says what would be rolled for. */
class Foresight<T, P> extends CommandContext<T, P> {
  #drew = false;

  override ask<O>(procedure: string, input: object, secret?: { readonly for: readonly Side[] }, upTo?: string): O {
    try {
      return super.ask<O>(procedure, input, secret, upTo);
    } catch (error) {
      if (!(error instanceof TrialOverError) || error.at !== 'roll') throw error;
      throw new ForeseenRoll({ procedure, input, afterDraw: this.#drew });
    }
  }

  /** What is drawn in secret nobody will see: one draw is as good as another for going on. */
  override roll(purpose: string, die: Die = d6, how: { readonly secret?: Hidden } = {}): number {
    if (!how.secret) throw new ForeseenRoll({ purpose, die, afterDraw: this.#drew });
    this.#drew = true;
    return 1;
  }
}

/** What a listed command would roll for first; null where it rolls nothing, or brings something hidden to light before. */
export function foresee<T, P>(
  table: T,
  position: P,
  book: RuleBook,
  rules: TableRules<T, P>,
  carryOut: (context: CommandContext<T, P>) => void,
): Foreseen | null {
  try {
    carryOut(new Foresight(table, position, book, NO_DICE, rules, 'no-dice'));
    return null;
  } catch (error) {
    if (error instanceof ForeseenRoll) return error.roll;
    if (error instanceof TrialOverError) return null;
    throw error;
  }
}
