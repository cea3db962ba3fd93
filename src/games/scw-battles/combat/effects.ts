import type { Values } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { type AttackingUnit, callName, type DefendingUnit, type Gun, isAdjacent } from '../shared/units.js';
import type { Party } from '../vocabulary.js';
import { type CombatEffect, readEffect } from './crt.js';

export interface Combatants {
  readonly attackers: readonly AttackingUnit[];
  readonly defenders: readonly DefendingUnit[];
  readonly guns: readonly Gun[];
  readonly attackerHolds: boolean;
  readonly defenderHolds: boolean;
}

export interface Effects {
  readonly attacker: CombatEffect;
  readonly defender: CombatEffect;
  readonly mayAdvance: Party;
  /** For the summary. */
  readonly values: Values;
}

/** Attackers, and the guns that fired at an adjacent hex; distant guns and air never suffer [12.5, 13.1]. */
function exposedAttackers({ attackers, guns }: Combatants, umpire: Judge): string[] {
  const exposed = attackers.map(callName);
  guns.forEach((gun, at) => {
    if (!isAdjacent(gun)) return;
    umpire.note('12.5', 'adjacent-gun-shares', { gun: callName(gun, at) });
    exposed.push(callName(gun, at));
  });
  return exposed;
}

/** Losses first, one step in the whole side, then every unit involved retreats; a leader may buy that off [11.4, 14.3]. */
function suffer(
  code: string,
  party: 'attacker' | 'defender',
  whom: () => string[],
  holds: boolean,
  umpire: Judge,
): CombatEffect {
  const { steps, retreat } = readEffect(code, party);
  if (steps + retreat === 0) return { stepLosses: 0, retreatHexes: 0, exposed: [] };
  const exposed = whom();
  if (steps > 0) umpire.note(['11.4', '11.5'], 'loses-step', { party, chooser: party });
  if (retreat > 0 && holds) {
    umpire.note('14.3', 'backs-to-the-wall', { party });
    return { stepLosses: steps + 1, retreatHexes: 0, exposed };
  }
  if (retreat > 0) umpire.note(['11.62', '11.6'], 'must-retreat', { party });
  return { stepLosses: steps, retreatHexes: retreat, exposed };
}

/** Carries a printed result out on both sides. */
export function sufferAttack(combat: Combatants, code: string, umpire: Judge): Effects {
  const attacker = suffer(code, 'attacker', () => exposedAttackers(combat, umpire), combat.attackerHolds, umpire);
  const defender = suffer(code, 'defender', () => combat.defenders.map(callName), combat.defenderHolds, umpire);
  const mayAdvance = defender.retreatHexes > 0 ? 'attacker' : attacker.retreatHexes > 0 ? 'defender' : 'none';
  if (mayAdvance !== 'none') umpire.note('11.7', 'may-advance', { party: mayAdvance });
  return {
    attacker,
    defender,
    mayAdvance,
    values: {
      attackerSteps: attacker.stepLosses,
      attackerRetreat: attacker.retreatHexes,
      defenderSteps: defender.stepLosses,
      defenderRetreat: defender.retreatHexes,
    },
  };
}
