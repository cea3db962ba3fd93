import { distance } from '../../../kernel/hexes/index.js';
import { aspectOf } from '../combat/aim/aim.js';
import { type BearingWeapon, weaponsBearing } from '../combat/direct-fire/bearing-weapons.js';
import { bearing } from '../shared/bearing.js';
import { coverInHex } from '../shared/terrain-cover.js';
import { wallsOnLine } from '../spotting/line-of-sight.js';
import type { Command, VehicleResult } from '../vocabulary.js';
import { nearerTarget } from './fire-priority.js';
import { apTargetFacts, firerFacts, gpTargetFacts } from './firing-facts.js';
import { asTargets, occupiedBy } from './ground/destructible.js';
import { hindrancesBetween } from './marks/hindrances.js';
import { armament } from './optional/collateral.js';
import { screensOf } from './optional/dischargers.js';
import type { Position, Shot } from './position.js';
import { isOverstacked } from './sight.js';
import { isOnMap, kindOf, levelOf, openCommand, standing } from './standing.js';
import { type Table, unitOf } from './table.js';
import { turretOf } from './turrets/facts.js';
import { dualFireOf } from './weapons-together.js';

/** Weapons of a unit that bear on another and reach it [4.4.3, 4.4.3.1, 4.4.2]. */
export function weaponsAt(
  table: Table,
  position: Position,
  firer: string,
  target: string,
  overwatch: boolean,
): BearingWeapon[] {
  const { leg } = unitOf(table, firer);
  const state = standing(position, firer);
  const { grid } = table.board;
  const turret = turretOf(table, position, firer);
  const gunner = {
    kind: kindOf(table, position, firer),
    suppressed: state.suppression !== undefined,
    platformMount: leg?.platformMount ?? false,
    weapons: armament(table, position, firer),
    hex: grid.index(state.hex!),
    facing: state.facing!,
    ...(turret ? { turret } : {}),
  };
  const to = grid.index(position.units[target]!.hex!);
  return weaponsBearing(table.umpire(), grid, gunner, to, overwatch);
}

/** Whether the line of fire crosses or follows a wall [6.1.4.3.2]. */
export function crossesWall({ line }: Table, from: number, to: number): boolean {
  line.firstBlocker(from, to, line.board.level[from]!, line.board.level[to]!);
  return wallsOnLine(line.board, line.elements).length > 0;
}

/** The procedure that resolves a shot [4.4.3, 6.5.2, 6.5.4]. */
export const procedureOf = (table: Table, { ammo }: Pick<Shot, 'ammo'>): string =>
  table.layer === 'basic' ? 'combat/ap-fire-basic' : ammo === 'GP' ? 'combat/gp-fire' : 'combat/ap-fire';

/** Whether a weapon's field of fire takes the target in without turning anything [4.4.3.2.2]. */
const inArcOf = (table: Table, position: Position, shot: Shot, overwatch: boolean): boolean =>
  bearingOf(table, position, shot, overwatch)?.inArc ?? true;

const bearingOf = (table: Table, position: Position, { firer, weapon, target }: Shot, overwatch: boolean) =>
  weaponsAt(table, position, firer, target, overwatch).find(({ number }) => number === weapon);

/** The question of a Basic Game shot [4.4.3.2]. */
function basicQuestion(table: Table, position: Position, shot: Shot, overwatch: boolean) {
  const { firer, weapon, target } = shot;
  const [gun, aim] = [unitOf(table, firer), unitOf(table, target)];
  const [own, other] = [position.units[firer]!, position.units[target]!];
  const { grid } = table.board;
  const command: Command = overwatch ? 'overwatch' : own.command!;
  const base = {
    firer: {
      name: gun.name.en,
      command,
      damaged: own.damaged ?? false,
      weapons: gun.card.weapons,
      weaponNumber: weapon,
    },
    target: { name: aim.name.en, kind: aim.kind, defense: aim.card.defense },
  };
  if (!isOnMap(other)) return { ...base, range: 1, target: { ...base.target, eliminated: true } };
  const [from, to] = [grid.index(own.hex!), grid.index(other.hex!)];
  const overstacked = isOverstacked(table, position, other.hex!);
  const inArc = inArcOf(table, position, shot, overwatch);
  return {
    ...base,
    range: distance(grid, from, to),
    firer: { ...base.firer, targetInArc: inArc, level: table.line.board.level[from]! },
    target: {
      ...base.target,
      command: openCommand(other),
      cover: coverInHex(table.umpire(), table.board, to, 'coverAp'),
      overstacked,
      damaged: other.damaged ?? false,
      aspect: aspectOf(bearing(grid, to, from, other.facing!)),
      level: table.line.board.level[to]!,
      wreck: position.wrecks[other.hex!]?.kind ?? 'none',
    },
    hindrances: hindrancesBetween(table, position, from, to),
  };
}

/** The question of an Advanced Game shot, AP or GP [6.5.2, 6.5.4]. */
function advancedQuestion(table: Table, position: Position, shot: Shot, overwatch: boolean) {
  const { grid } = table.board;
  const own = standing(position, shot.firer);
  const other = position.units[shot.target]!;
  const gone = !isOnMap(other);
  const inArc = gone || inArcOf(table, position, shot, overwatch);
  const dualFire = dualFireOf(table, position, shot);
  const bears = (target: string): boolean => weaponsAt(table, position, shot.firer, target, false).length > 0;
  const firer = {
    ...firerFacts(table, position, shot, { overwatch, inArc, dualFire }),
    turretTurn: gone ? 0 : (bearingOf(table, position, shot, overwatch)?.turn ?? 0),
    nearerTarget: !overwatch && nearerTarget(table, position, shot, bears),
  };
  const { date } = table;
  const ammo = shot.ammo === 'GP' ? {} : { ammoType: shot.ammo, ...(date === undefined ? {} : { date }) };
  if (gone) {
    const weapon = unitOf(table, shot.firer).card.weapons[shot.weapon - 1]!;
    const range = Math.max(1, weapon.minimumRange);
    return shot.ammo === 'GP'
      ? { range, firer, eliminated: true }
      : { ...ammo, range, firer, target: { eliminated: true } };
  }
  const [from, to] = [grid.index(own.hex!), grid.index(other.hex!)];
  const common = {
    ...ammo,
    range: distance(grid, from, to),
    heatHaze: table.heatHaze,
    firer,
    hindrances: [
      ...hindrancesBetween(table, position, from, to, [
        levelOf(table, position, shot.firer),
        levelOf(table, position, shot.target),
      ]),
      ...screensOf(table, position, shot.firer, shot.target),
    ],
  };
  const behindWall = crossesWall(table, from, to);
  const angle = position.resolving?.angle;
  const chosen = angle === undefined ? {} : { ownerChoice: angle };
  if (shot.ammo !== 'GP')
    return { ...common, target: { ...apTargetFacts(table, position, shot.target, own.hex!), ...chosen, behindWall } };
  const target = { ...gpTargetFacts(table, position, shot.target, own.hex!), behindWall };
  const pinning = shot.pinning ?? false;
  const terrain = asTargets(occupiedBy(table, position, shot.target));
  return { ...common, pinning, target, terrain, targetLevel: levelOf(table, position, shot.target) };
}

/** The question that one shot puts, in the words of the stateless procedure. */
export function shotQuestion(table: Table, position: Position, shot: Shot, overwatch: boolean): object {
  return table.layer === 'basic'
    ? basicQuestion(table, position, shot, overwatch)
    : advancedQuestion(table, position, shot, overwatch);
}

export interface ShotOutcome {
  readonly hitNumber: number | null;
  readonly hit: boolean | null;
  readonly result: VehicleResult | null;
  readonly eliminated: boolean;
  readonly wreck: 'none' | 'ko' | 'bu';
}
