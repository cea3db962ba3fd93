import type { CloseAssaultOutcome } from '../../combat/close/close-assault.js';
import type { HandToHandOutcome } from '../../combat/close/hand-to-hand.js';
import type { LegSize } from '../../vocabulary.js';
import type { Assault } from '../close-quarters.js';
import { comeUnderFire, hurt, suppressHex } from '../harm.js';
import { checkMorale, loseNeighbour, moraleOf, shake } from '../morale.js';
import { strike } from '../optional/fires.js';
import { shrinksBack } from '../optional/tank-fright.js';
import { attachedTo, hasFlamethrower, loseWeapons } from '../optional/weapons.js';
import type { Play } from '../stage.js';
import { ableUnits, isAble, kindOf, levelOf, passengersOf, unitsOnMap } from '../standing.js';
import { bailOut } from '../suffering.js';
import { unitOf } from '../table.js';
import { mayButton } from '../turrets/facts.js';

const RANK: Readonly<Record<LegSize, number>> = { squad: 0, halfSquad: 1, section: 2 };

/** Who can still go in: overwatch may have stopped or frightened somebody on the way [6.6.1.1, 6.6.2]. */
const stillFit = ({ position }: Play, { unit }: Assault): boolean => {
  const state = position.units[unit]!;
  return isAble(state) && state.suppression === undefined && moraleOf(state) === 'steady';
};

/** The attackers of one hex, the largest first: it leads [6.6.1.1.1]. */
export function company(play: Play, assaults: readonly Assault[]) {
  const { table, position } = play;
  const size = (id: string): LegSize => kindOf(table, position, id) as LegSize;
  return [...assaults]
    .sort((a, b) => RANK[size(a.unit)] - RANK[size(b.unit)])
    .map(({ unit: id }) => {
      const unit = unitOf(table, id);
      return {
        name: id.slice(0, 40),
        size: size(id),
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

const approachOf = (assaults: readonly Assault[]): 'dismount' | 'advancing' | 'adjacent' => {
  if (assaults.some(({ dismounted }) => dismounted)) return 'dismount';
  return assaults.some(({ advanced }) => advanced) ? 'advancing' : 'adjacent';
};

/** What close assault and hand-to-hand combat ask alike [6.6.1.1, 6.6.1.2]. */
function attackFacts(play: Play, assaults: readonly Assault[], target: string) {
  const { table, position } = play;
  const level = (id: string): number => levelOf(table, position, id);
  return {
    attackers: company(play, assaults),
    approach: approachOf(assaults),
    levels: level(target) - level(assaults[0]!.unit),
  };
}

/** Other enemies in the hex of a target keep the attackers out of it. */
const hasCompany = ({ table, position }: Play, target: string): boolean =>
  [...ableUnits(table, position, unitOf(table, target).side)].some(
    ({ id }) => id !== target && position.units[id]!.hex === position.units[target]!.hex,
  );

/** Whether the ground of the hex calls for leg units beside a vehicle, by the chart [6.6.1.1.2]. */
function needsSupport({ table, position }: Play, target: string): boolean {
  const chart = table.umpire().chart('terrain-effects');
  const hex = table.board.grid.index(position.units[target]!.hex!);
  return [...table.board.terrainOf(hex)].some((terrain) => chart.flag(terrain, 'legSupport'));
}

/** The vehicle as a close assault finds it; its owner claims that it moves unless he said never [6.6.1.1.2]. */
function vehicleFacts(play: Play, target: string) {
  const { table, position } = play;
  const { card, side } = unitOf(table, target);
  const state = position.units[target]!;
  const here = [...ableUnits(table, position, side)].filter(({ id }) => position.units[id]!.hex === state.hex);
  const count = (kind: string): number => here.filter(({ id }) => kindOf(table, position, id) === kind).length;
  const riders = passengersOf(table, position, target).map(({ id }) => kindOf(table, position, id));
  const alone = here.filter(({ id, kind }) => kind === 'vehicle' && passengersOf(table, position, id).length === 0);
  return {
    gpDefense: card.defense.gpDefense!,
    protection: card.defense.protection,
    closeAssault: card.closeAssault,
    command: state.command ?? 'none',
    commandShown: state.face !== undefined,
    suppression: state.suppression ?? 'none',
    morale: moraleOf(state),
    damaged: state.damaged ?? false,
    trackHit: state.trackHit ?? false,
    brewUpProne: card.brewUpProne,
    openTurret: mayButton(table, target) && !state.buttoned,
    needsSupport: needsSupport(play, target),
    squads: count('squad'),
    halfSquads: count('halfSquad'),
    ownSquad: riders.some((kind) => kind === 'squad' || kind === 'halfSquad'),
    vehicles: Math.max(1, alone.length),
    passengers: riders.length > 0,
    otherEnemies: hasCompany(play, target),
  };
}

/** Fire frightens most [7.1.3]. */
const causeOf = ({ table, position }: Play, units: readonly string[]) =>
  units.some((id) => hasFlamethrower(table, position, id)) ? ('flamethrower' as const) : ('closeAttacked' as const);

function claimMoving(play: Play, target: string): void {
  const { command, face } = play.position.units[target]!;
  const moves = command === 'move' || command === 'shortHalt';
  if (moves && face === undefined && play.position.claims[unitOf(play.table, target).side] !== 'never')
    play.happen({ type: 'move-claimed', unit: target, command, reveals: true });
}

/** One close assault on a vehicle [6.6.1.1]. */
function closeAssault(play: Play, assaults: readonly Assault[], target: string): void {
  const { table } = play;
  claimMoving(play, target);
  const { hex } = play.position.units[target]!;
  const outcome = play.ask<CloseAssaultOutcome>('combat/close-assault', {
    ...attackFacts(play, assaults, target),
    target: vehicleFacts(play, target),
    // Whoever shrank back is not among them any more [7.6].
    tankFrightPassed: table.options.tankFright,
  });
  const effect = outcome.effect ?? 'none';
  const units = assaults.map(({ unit }) => unit);
  play.happen({ type: 'assault-resolved', units, target, effect });
  comeUnderFire(play, target);
  shake(play, target, causeOf(play, units));
  const destroyed = effect === 'ko' || effect === 'bu' ? effect : 'none';
  const burnt = play.position.wrecks[hex!]?.kind === 'bu' || effect === 'bu' ? 'bu' : 'ko';
  if (effect !== 'none') hurt(play, target, effect, destroyed === 'none' ? 'none' : burnt);
  bailOut(play, target, { causes: outcome.crewChecks ?? [], destroyed });
  if (outcome.hexSuppressed) suppressHex(play, hex!, target, unitOf(play.table, target).side);
}

/** One hand-to-hand combat, round by round until one side is gone [6.6.1.2]. */
function handToHand(play: Play, assaults: readonly Assault[], target: string): void {
  const { table } = play;
  const units = assaults.map(({ unit }) => unit);
  const { grade, attachedWeapon } = unitOf(table, target);
  const halve = (id: string, weaponsLost: number): void => {
    hurt(play, id, 'halved');
    loseWeapons(play, id, weaponsLost);
  };
  for (let winner = 'nobody'; winner === 'nobody'; ) {
    const fighting = assaults.filter(({ unit }) => isAble(play.position.units[unit]!));
    const outcome = play.ask<HandToHandOutcome>('combat/hand-to-hand', {
      // Round by round it is plain whose weapons are lost [7.17].
      ...(table.options.attachedWeaponLoss ? { rounds: 1 } : {}),
      ...attackFacts(play, fighting, target),
      defender: {
        kind: kindOf(table, play.position, target),
        grade,
        suppression: play.position.units[target]!.suppression ?? 'none',
        morale: moraleOf(play.position.units[target]!),
        flamethrower: hasFlamethrower(table, play.position, target),
        attachedWeapons: attachedWeapon ? 1 : attachedTo(table, play.position, target).length,
        otherEnemies: hasCompany(play, target),
      },
    });
    winner = outcome.winner;
    play.happen({ type: 'melee-fought', units, target, winner });
    for (const { unit } of fighting) {
      const left = outcome.attackersLeft.find(({ name }) => name === unit.slice(0, 40));
      if (!left) hurt(play, unit, 'eliminated');
      else if (left.size !== kindOf(table, play.position, unit)) halve(unit, outcome.weaponsLost);
    }
    const hex = play.position.units[target]!.hex!;
    if (outcome.defenderLeft === null) {
      hurt(play, target, 'eliminated');
      loseNeighbour(play, target, hex);
    } else if (outcome.defenderLeft !== kindOf(table, play.position, target)) halve(target, outcome.weaponsLost);
  }
}

/** All attacks on one target, hex by hex, until it is gone [6.6.1.1.1, 6.6.1.2]. */
export function resolveAssaults(play: Play, target: string): void {
  const { table } = play;
  const there = play.position.units[target]!.hex!;
  const vehicle = unitOf(table, target).kind === 'vehicle';
  const declared = play.position.assaults!.declared.filter((each) => each.target === target);
  const hexes = new Map<string, Assault[]>();
  for (const { unit, advanced } of declared)
    if (!advanced && isAble(play.position.units[unit]!)) shrinksBack(play, unit, target);
  for (const assault of declared.filter((each) => stillFit(play, each))) {
    const hex = play.position.units[assault.unit]!.hex!;
    hexes.set(hex, [...(hexes.get(hex) ?? []), assault]);
  }
  // Whoever attacks with fire frightens and burns, though the weapon be lost in the fight [7.1.3, 7.35.1, 7.17].
  const cause = (units: readonly string[]) => (units.some((id) => flames.has(id)) ? 'flamethrower' : 'closeAttacked');
  const flames = new Set(declared.map(({ unit }) => unit).filter((id) => causeOf(play, [id]) === 'flamethrower'));
  const fought: string[] = [];
  for (const assaults of hexes.values()) {
    if (!isAble(play.position.units[target]!)) break;
    fought.push(...assaults.map(({ unit }) => unit));
    if (vehicle) closeAssault(play, assaults, target);
    else handToHand(play, assaults, target);
  }
  if (cause(fought) === 'flamethrower') strike(play, [there], { flamethrower: true });
  const gone = play.position.units[target]!.place === 'lost';
  const free = ![...unitsOnMap(table, play.position, unitOf(table, target).side)].some(
    ({ id }) => isAble(play.position.units[id]!) && play.position.units[id]!.hex === there,
  );
  const units = gone && free ? fought.filter((id) => isAble(play.position.units[id]!)) : [];
  if (!vehicle) shake(play, target, cause(fought));
  play.happen({ type: 'assaults-over', target, fought, hex: there, advance: units });
  checkMorale(play);
}
