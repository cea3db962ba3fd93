import { choice, flag, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { isCorps, nameOf } from '../shared/units.js';
import { Fate } from '../vocabulary.js';
import type { BattleInput } from './battle-input.js';
import type { Role } from './combat-cards.js';

export class CaughtUnit {
  @text('The unit that had retreated', { max: 60 }) unit!: string;
  @choice('What becomes of it [11.4.6]', Fate) fate!: 'eliminated' | 'permanentlyRemoved';
  @flag('A Reserve division takes its place: only by option [G6]') replaced!: boolean;
}

/** 11.4.6: units that had already retreated go as soon as the attacker inflicts anything, and pay for none of it. */
export function catchRetreated(input: BattleInput, umpire: Judge, inflicted: number): CaughtUnit[] {
  const { units, supply } = input.defence;
  if (inflicted < 1) return [];
  const caught: CaughtUnit[] = [];
  units.forEach((unit, i) => {
    if (!unit.retreated) return;
    const name = nameOf(unit, i);
    const lost = supply === 'outOfSupply' || supply === 'limited';
    const fate = lost || unit.type === 'afr' ? 'permanentlyRemoved' : 'eliminated';
    const replaced = isCorps(unit.type) && umpire.options.retreatedCorpsReplaced;
    umpire.note('11.4.6', replaced ? 'retreated-corps-replaced' : 'retreated-caught', { unit: name, fate });
    caught.push({ unit: name, fate, replaced });
  });
  return caught;
}

/** 11.2.9: the higher Loss Number inflicted wins, whatever it destroyed. */
export function decideWinner(umpire: Judge, byAttacker: number, byDefender: number): Role | 'none' {
  const winner = byAttacker > byDefender ? 'attacker' : byDefender > byAttacker ? 'defender' : 'none';
  umpire.note('11.2.9', winner === 'none' ? 'no-winner' : 'winner', { winner, byAttacker, byDefender });
  return winner;
}

/** 11.4.1, 11.4.2: how far the surviving defenders go, provided an attacker survives too. */
export function retreatDistance(umpire: Judge, difference: number): number {
  const table = umpire.chart('retreat-distance');
  const spaces = table.cell(table.rowFor(difference), 0) as number;
  umpire.note(['11.4.2', '11.4.1', '11.2.10', '11.4'], 'retreat-owed', { spaces, difference });
  return spaces;
}

/** 11.4.3: mountain, trench and beachhead allow a step to be given for the whole retreat. */
export function groundCancelsRetreat(
  umpire: Judge,
  ground: { terrain: string; works: string; beachhead: boolean },
): boolean {
  const table = umpire.chart('terrain-effects');
  return (
    table.flag(ground.terrain, 'cancelRetreat') ||
    (ground.works !== 'none' && table.flag(ground.works, 'cancelRetreat')) ||
    (ground.beachhead && table.flag('beachhead', 'cancelRetreat'))
  );
}

/** Who is left after the losses, as far as the question lets it be known. */
export interface Survivors {
  readonly attackerGone: boolean;
  readonly defenderGone: boolean;
  /** A defender could give one step more and a defending step would be left [11.4.3]. */
  readonly stepToSpare: () => boolean;
}

/** 11.2.10, 11.2.11: who retreats, and whether there is anybody left to retreat or to make them. */
export function retreatAfter(
  input: BattleInput,
  umpire: Judge,
  winner: Role | 'none',
  difference: number,
  { attackerGone, defenderGone, stepToSpare }: Survivors,
): { retreatSpaces: number; mayCancelRetreat: boolean } {
  if (winner === 'defender') umpire.note('11.4.7', 'attackers-stay');
  if (defenderGone) umpire.note(['11.5.2', '11.2.11', '11.5'], attackerGone ? 'nobody-left' : 'defence-gone');
  else if (attackerGone && winner === 'attacker') umpire.note(['11.4.1', '11.4'], 'no-retreat-no-attacker');
  if (winner !== 'attacker' || defenderGone || attackerGone) return { retreatSpaces: 0, mayCancelRetreat: false };
  const retreatSpaces = retreatDistance(umpire, difference);
  const groundAllows = groundCancelsRetreat(umpire, input.defence);
  const mayCancelRetreat = groundAllows && stepToSpare();
  if (groundAllows) umpire.note('11.4.3', mayCancelRetreat ? 'retreat-may-be-cancelled' : 'retreat-last-step');
  umpire.note(['11.2.11', '11.5'], 'advance-allowed');
  return { retreatSpaces, mayCancelRetreat };
}

/** 11.3.6: what the attacker's loss allocation must remember. */
export function firstLosses(input: BattleInput, umpire: Judge): { firstLossAfr: boolean; firstLossArmour: string[] } {
  const units = input.attackers.flatMap((space) => space.units);
  const firstLossAfr = units.some((unit) => unit.type === 'afr');
  const firstLossArmour = units.flatMap((unit, i) => (unit.claimsArmour ? [nameOf(unit, i)] : []));
  if (firstLossAfr) umpire.note(['11.3.6', '17.6.5'], 'first-loss-afr');
  if (firstLossArmour.length > 0) umpire.note(['11.3.6', '16.6.2'], 'first-loss-armour', { units: firstLossArmour });
  return { firstLossAfr, firstLossArmour };
}
