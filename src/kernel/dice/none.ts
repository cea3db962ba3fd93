import type { Dice } from './die.js';

/** A question that was thought to need no dice rolled one. */
export class UnexpectedRollError extends Error {
  constructor(die: string) {
    super(`"${die}" was rolled where nothing may be rolled`);
    this.name = 'UnexpectedRollError';
  }
}

/** Where nothing may be rolled. */
export const NO_DICE: Dice = {
  source: 'given',
  next(name) {
    throw new UnexpectedRollError(name);
  },
};

/** Where it does not matter what falls: whether a thing is allowed at all, what it costs. */
export const ANY_DICE: Dice = { source: 'given', next: () => 1 };
