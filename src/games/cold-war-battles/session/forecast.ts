import type { Action, Rehearse } from '../../../kernel/session/index.js';
import { attackAsItStands, chancesOf, landingOdds, withCombatOdds } from './chances.js';
import type { Position } from './position.js';
import type { Desk } from './stage.js';
import type { Table } from './table.js';

/**
 * Commands that are not tried out. A look comes only to what is hidden, and who starts over has declared nothing. Placing,
 * moving or flying one unit rolls nothing itself: if it was the last that could, the next step may begin with a die, but that
 * is the die of that step. There are hundreds of them, and each has its cost.
 */
const NOT_TRIED: ReadonlySet<string> = new Set([
  'start-over',
  'call-off',
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

/** Says of each command in a list how its dice can fall: of its combat, of its landing, of the first die it comes to. */
export function withOdds(desk: Desk, actions: readonly Action[], rehearse: Rehearse<Table, Position>): Action[] {
  const landing = landingOdds(desk);
  return actions.map((action) => {
    const { type, crt } = action.command;
    switch (type) {
      case 'attack':
      case 'widen':
      case 'bombard':
      case 'bombard-air':
        return withCombatOdds(desk, action);
      case 'choose-table':
        return { ...action, odds: attackAsItStands(desk, { crt }) };
      case 'end-support':
      case 'end-protect':
        return { ...action, odds: attackAsItStands(desk) };
      case 'drop':
        return { ...action, odds: landing(action.command) };
      default:
        return NOT_TRIED.has(type) ? action : foreseen(desk, action, rehearse);
    }
  });
}

function foreseen({ book }: Desk, action: Action, rehearse: Rehearse<Table, Position>): Action {
  const roll = rehearse(action.command)?.roll;
  if (!roll || !('procedure' in roll)) return action;
  if (roll.afterDraw && !WHATEVER_IS_DRAWN.has(roll.procedure)) return action;
  return { ...action, odds: chancesOf(book, roll.procedure, roll.input) };
}
