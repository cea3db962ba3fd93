import { type Action, type Actions, type Command, foresee, type RuleBook } from '../../../kernel/session/index.js';
import { chancesOf } from './chances.js';
import type { Play } from './events/catalogue.js';
import { evolve } from './events/index.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/**
 * Commands that are not tried out. Declarations tell the odds of their combat instead, and a look comes only to what is hidden.
 * Placing, moving or flying one unit rolls nothing itself: if it was the last that could, the next step may begin with a die,
 * but that is the die of that step. There are hundreds of them, and each has its cost.
 */
const NOT_TRIED: ReadonlySet<string> = new Set([
  'attack',
  'widen',
  'bombard',
  'bombard-air',
  'start-over',
  'recon',
  'recon-air',
  'place',
  'move',
  'fly',
  'turn-down',
  'take-back',
]);

/** The air of a turn has nothing to do with who was drawn just before it [6.5]. */
const WHATEVER_IS_DRAWN: ReadonlySet<string> = new Set(['events/airpower']);

/** Adds to each command how the first die it comes to can fall. */
export function withForeseenOdds(
  table: Table,
  position: Position,
  open: Actions,
  book: RuleBook,
  carryOut: (play: Play, command: Command) => void,
): Actions {
  const foreseen = (action: Action): Action => {
    if (action.odds || action.variants || NOT_TRIED.has(action.command.type)) return action;
    const roll = foresee(table, position, book, evolve, (play) => carryOut(play, action.command));
    if (!roll || !('procedure' in roll)) return action;
    if (roll.afterDraw && !WHATEVER_IS_DRAWN.has(roll.procedure)) return action;
    return { ...action, odds: chancesOf(book, roll.procedure, roll.input) };
  };
  return { ...open, actions: open.actions.map(foreseen) };
}
