import { type Action, type ActionOdds, oddsOn } from '../../../kernel/session/index.js';
import { battleQuestion } from './combat/battle-question.js';
import { declaration } from './combat/begin-combat.js';
import { evolve } from './evolve.js';
import { digQuestion } from './phases/digging.js';
import type { Desk } from './stage.js';
import { counterOf } from './units.js';

/** Says of a declaration and of digging how the dice can fall; of what is in the enemy's hand it knows nothing. */
export function withOdds(desk: Desk, actions: readonly Action[]): readonly Action[] {
  return actions.map((action) => {
    const odds = oddsOf(desk, action);
    return odds ? { ...action, odds } : action;
  });
}

function oddsOf(desk: Desk, { command }: Action): ActionOdds | undefined {
  const { table, position, book } = desk;
  if (command.type === 'dig') {
    const question = digQuestion(desk, command.space as string, command.unit as string);
    return oddsOn('combat/entrench', question, book.odds('combat/entrench', question, 'built'));
  }
  if (command.type !== 'declare') return undefined;
  const { target, units } = position.attack!;
  if (position.control[target] === position.active) {
    const siege = table.sieges.get(target)!;
    const question = {
      siege,
      resistance: position.sieges[siege]!,
      turn: position.turn,
      units: units.map((id) => counterOf(table, id).type),
    };
    return oddsOn('combat/siege-assault', question, book.odds('combat/siege-assault', question, 'success'));
  }
  // The position as the declaration would leave it, before any card.
  const declared = evolve(table, position, declaration(desk, target, units, command.cancelTerrain === true));
  // Who wins hangs on the Loss Numbers alone [11.2.9]: how each would be taken is not worked out for every fall of the dice.
  const question = battleQuestion(table, declared, false);
  return oddsOn('combat/battle', question, book.odds('combat/battle', question, 'winner'));
}
