import type { Judge } from '../options.js';
import { nameOf } from '../shared/units.js';
import { enemyOf } from '../vocabulary.js';
import type { BattleInput } from './battle-input.js';
import type { Role } from './combat-cards.js';
import type { LossUnit } from './loss-input.js';
import { allocateLosses, type LossOutcome } from './loss-outcome.js';

/** 11.2.8: how one side takes its losses, where the question gives the Loss Factors of all its units. */
export function battleLosses(
  input: BattleInput,
  role: Role,
  lossNumber: number,
  umpire: Judge,
): LossOutcome | undefined {
  const units = role === 'attacker' ? attackers(input) : defenders(input);
  if (units.length === 0 || units.some((unit) => unit.lf === 0)) return undefined;
  const side = role === 'attacker' ? input.attacker : enemyOf(input.attacker);
  const reserve = role === 'attacker' ? input.attackerReserve : input.defenderReserve;
  const supply = role === 'attacker' ? 'supplied' : input.defence.supply;
  umpire.note('11.2.8', 'losses-of', { side: role, losses: lossNumber });
  return allocateLosses({ side, role, lossNumber, units, reserve, supply, limitedOffensive: false }, umpire).outcome;
}

/** A Loss Factor of 0 stands for one that was not sent. */
const attackers = (input: BattleInput): LossUnit[] =>
  input.attackers
    .flatMap((space) => space.units)
    .map((unit, i) => ({ ...unit, name: nameOf(unit, i), lf: unit.lf ?? 0 }))
    .filter((unit) => !unit.defected);

const defenders = (input: BattleInput): LossUnit[] =>
  input.defence.units
    .map((unit, i) => ({ ...unit, name: nameOf(unit, i), lf: unit.lf ?? 0, claimsArmour: false }))
    .filter((unit) => !unit.retreated);
