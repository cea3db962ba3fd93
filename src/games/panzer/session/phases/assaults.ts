import type { CloseAssaultOutcome } from '../../combat/close/close-assault.js';
import type { HandToHandOutcome } from '../../combat/close/hand-to-hand.js';
import type { LegSize, UnitKind } from '../../vocabulary.js';
import type { Assault } from '../close-quarters.js';
import { comeUnderFire, hurt, suppressHex } from '../harm.js';
import { loseNeighbour, moraleOf, shake } from '../morale.js';
import { attachedTo, hasFlamethrower, loseWeapons } from '../optional/weapons.js';
import type { Play, Scene } from '../stage.js';
import { isAble, kindOf, levelOf } from '../standing.js';
import { bailOut } from '../suffering.js';
import { unitOf } from '../table.js';
import { hasCompany, vehicleFacts } from './assaulted-vehicle.js';

const RANK: Readonly<Record<LegSize, number>> = { squad: 0, halfSquad: 1, section: 2 };

/** Attackers of one hex, the primary one first: whoever was named, else the largest [6.6.1.1, 6.6.1.2]. */
export function inRank({ table, position }: Scene, assaults: readonly Assault[]): string[] {
  const rank = ({ unit, leads }: Assault): number => (leads ? -1 : RANK[kindOf(table, position, unit) as LegSize]);
  return [...assaults].sort((a, b) => rank(a) - rank(b)).map(({ unit }) => unit);
}

/** The attackers of one hex in the words of the questions, the primary one first [6.6.1.1.1]. */
export function company({ table, position }: Scene, units: readonly string[]) {
  return units.map((id) => {
    const unit = unitOf(table, id);
    return {
      name: id.slice(0, 40),
      size: kindOf(table, position, id) as LegSize,
      grade: unit.grade,
      legType: unit.leg!.legType,
      flamethrower: hasFlamethrower(table, position, id),
      attachedWeapons: unit.attachedWeapon ? 1 : attachedTo(table, position, id).length,
      command: 'move' as const,
      suppression: 'none' as const,
      engineer: unit.engineer,
    };
  });
}

function approachOf({ position }: Play, units: readonly string[]): 'dismount' | 'advancing' | 'adjacent' {
  const assaults = position.assaults!.declared.filter(({ unit }) => units.includes(unit));
  if (assaults.some(({ dismounted }) => dismounted)) return 'dismount';
  return assaults.some(({ advanced }) => advanced) ? 'advancing' : 'adjacent';
}

/** What close assault and hand-to-hand combat ask alike [6.6.1.1, 6.6.1.2]. */
function attackFacts(play: Play, units: readonly string[], target: string) {
  const { table, position } = play;
  const level = (id: string): number => levelOf(table, position, id);
  return {
    attackers: company(play, units),
    approach: approachOf(play, units),
    levels: level(target) - level(units[0]!),
  };
}

/** Fire frightens most [7.1.3]. */
export const causeOf = (flames: readonly string[], units: readonly string[]) =>
  units.some((id) => flames.includes(id)) ? ('flamethrower' as const) : ('closeAttacked' as const);

/** One close assault on a vehicle [6.6.1.1]. */
export function closeAssault(play: Play, units: readonly string[], target: string): void {
  const { table } = play;
  const { hex } = play.position.units[target]!;
  const { flames } = play.position.assaults!.fight!;
  const outcome = play.ask<CloseAssaultOutcome>('combat/close-assault', {
    ...attackFacts(play, units, target),
    target: vehicleFacts(play, target),
    // Whoever shrank back is not among them any more [7.6].
    tankFrightPassed: table.options.tankFright,
  });
  const effect = outcome.effect ?? 'none';
  play.happen({ type: 'assault-resolved', units, target, effect });
  comeUnderFire(play, target);
  shake(play, target, causeOf(flames, units));
  const destroyed = effect === 'ko' || effect === 'bu' ? effect : 'none';
  const burnt = play.position.wrecks[hex!]?.kind === 'bu' || effect === 'bu' ? 'bu' : 'ko';
  if (effect !== 'none') hurt(play, target, effect, destroyed === 'none' ? 'none' : burnt);
  bailOut(play, target, { causes: outcome.crewChecks ?? [], destroyed });
  if (outcome.hexSuppressed) suppressHex(play, hex!, target, unitOf(play.table, target).side);
}

/**
 * Hand-to-hand combat of one hex: to its end where nobody has a choice on the way, else round by round; round by round it is plain whose
 * attached weapons are lost, too [6.6.1.2, 7.17].
 */
export function handToHand(play: Play, units: readonly string[], target: string): void {
  const { table, position } = play;
  const { grade, attachedWeapon } = unitOf(table, target);
  const byRounds = units.length > 1 || table.options.attachedWeaponLoss;
  const outcome = play.ask<HandToHandOutcome>('combat/hand-to-hand', {
    ...(byRounds ? { rounds: 1, afterReduction: 'keep' } : {}),
    ...attackFacts(play, units, target),
    defender: {
      kind: kindOf(table, position, target),
      grade,
      suppression: position.units[target]!.suppression ?? 'none',
      morale: moraleOf(position.units[target]!),
      flamethrower: hasFlamethrower(table, position, target),
      attachedWeapons: attachedWeapon ? 1 : attachedTo(table, position, target).length,
      otherEnemies: hasCompany(play, target),
    },
  });
  play.happen({ type: 'melee-fought', units, target, winner: outcome.winner });
  for (const unit of units) {
    const left = outcome.attackersLeft.find(({ name }) => name === unit.slice(0, 40));
    if (!left) hurt(play, unit, 'eliminated');
    else if (left.size !== kindOf(table, play.position, unit)) halve(play, unit, outcome.weaponsLost);
  }
  if (outcome.defenderLeft === null) {
    hurt(play, target, 'eliminated');
    loseNeighbour(play, target, position.units[target]!.hex!);
  } else if (outcome.defenderLeft !== kindOf(table, play.position, target)) halve(play, target, outcome.weaponsLost);
  if (outcome.winner === 'nobody') seekLeader(play, units, kindOf(table, position, units[0]!));
}

function halve(play: Play, unit: string, weaponsLost: number): void {
  hurt(play, unit, 'halved');
  loseWeapons(play, unit, weaponsLost);
}

/** The primary attacker was reduced and there is another squad, or it is gone and there are several to follow it: its owner chooses [6.6.1.2.3]. */
function seekLeader(play: Play, units: readonly string[], led: UnitKind): void {
  const { table, position } = play;
  const [first, ...others] = units as [string, ...string[]];
  const left = others.filter((id) => isAble(position.units[id]!));
  const squads = left.filter((id) => kindOf(table, position, id) === 'squad');
  const gone = !isAble(position.units[first]!);
  const isReduced = led !== kindOf(table, position, first);
  const leaders = gone ? left : isReduced && squads.length > 0 ? [first, ...squads] : [];
  if (leaders.length > 1) play.happen({ type: 'lead-sought', units: leaders });
}
