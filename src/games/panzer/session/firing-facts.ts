import { angleOf } from '../combat/aim/aim.js';
import { bearing } from '../shared/bearing.js';
import type { Command, HitAngle, HullDown } from '../vocabulary.js';
import { crewServedOf } from './crew-served.js';
import { moraleOf } from './morale.js';
import { isClimbing } from './moving/climbing.js';
import { isAfloat } from './optional/afloat.js';
import { armament, hasCoaxMg, suffersFrom } from './optional/collateral.js';
import { attachedTo } from './optional/weapons.js';
import type { Position, Shot } from './position.js';
import { coverOf, isInPosition } from './shelter.js';
import { isOverstacked } from './sight.js';
import {
  insideOf,
  kindOf,
  levelOf,
  openCommand,
  passengersOf,
  standing,
  structureIn,
  terrainAt,
  unitsOnMap,
} from './standing.js';
import { isSupplied } from './supply.js';
import { type Table, unitOf } from './table.js';
import { mayButton, ownersAngle, turretOf } from './turrets/facts.js';
import type { UnitState } from './unit-state.js';

/** The firing unit in the words of the fire procedures; a rider fires by the command of its vehicle [6.5.2, 6.5.4, 6.6.7.2]. */
export function firerFacts(
  table: Table,
  position: Position,
  { firer, weapon }: Pick<Shot, 'firer' | 'weapon'>,
  shot: { readonly overwatch: boolean; readonly inArc: boolean; readonly dualFire: string },
) {
  const unit = unitOf(table, firer);
  const state = standing(position, firer);
  const carrier = state.aboard === undefined ? undefined : position.units[state.aboard]!;
  const command: Command = shot.overwatch ? 'overwatch' : (state.command ?? 'fire');
  const crewServed = crewServedOf(unit, weapon);
  const inside = insideOf(table, position, firer);
  return {
    name: unit.name.en,
    kind: kindOf(table, position, firer),
    nation: unit.card.nation,
    grade: unit.grade,
    command: carrier ? ('none' as const) : command,
    damaged: state.damaged ?? false,
    suppression: state.suppression ?? 'none',
    morale: moraleOf(state),
    level: levelOf(table, position, firer),
    weapons: armament(table, position, firer),
    opticsDamaged: suffersFrom(position, firer, 'optics'),
    weaponNumber: weapon,
    targetInArc: shot.inArc,
    platformMount: unit.leg?.platformMount ?? false,
    dualFire: shot.dualFire,
    ...(crewServed === undefined ? {} : { weapon: crewServed }),
    attachedWeapon: unit.kind === 'section' && unit.attachedWeapon,
    ...(carrier
      ? { transported: true, carrierCommand: shot.overwatch ? 'overwatch' : (carrier.command ?? 'none') }
      : {}),
    hullDown: hullDownOf(state),
    upperFloor: state.upper ?? false,
    ...(inside === undefined ? {} : { inside }),
    coaxMg: hasCoaxMg(table, position, firer),
    supplied: isSupplied(table, position, firer),
  };
}

/** From which side a shot from a hex finds a unit [6.5.2.2]. */
export function angleFrom(
  { board }: Table,
  position: Position,
  target: string,
  from: string,
  facing = position.units[target]!.facing!,
) {
  const { grid } = board;
  return angleOf(bearing(grid, grid.index(position.units[target]!.hex!), grid.index(from), facing));
}

/** A turret that looks another way than its vehicle is hit from another side [7.8.2]. */
function turretAngleFrom(table: Table, position: Position, target: string, from: string) {
  const turret = turretOf(table, position, target);
  if (!turret || turret.facing === position.units[target]!.facing) return {};
  return { turretAngle: ownersAngle(angleFrom(table, position, target, from, turret.facing)) };
}

/** A hull-down place is given up with the order to move, before anybody else knows of it [6.6.9]. */
const hullDownOf = ({ hullDown, command, searched }: UnitState): HullDown =>
  (command === 'move' || command === 'shortHalt') && !searched ? 'none' : (hullDown ?? 'none');

/** The two ends of a hull-down place that do not protect [6.6.9]. */
const OPEN_ENDS = {
  forward: ['rear', 'rearSide', 'rearSideOrRear'],
  reverse: ['front', 'frontSide', 'frontOrFrontSide'],
} as const;

/** Whether a shot comes in by the open end of the position a unit lies in; the end stays where it was when it went in [6.1.4.3.7]. */
function isByOpenEnd(table: Table, position: Position, target: string, from: string): boolean {
  const { openEnd, facing } = position.units[target]!;
  return angleFrom(table, position, target, from, openEnd ?? (facing! + 3) % 6) === 'front';
}

/** An improved position as the question about AP fire puts it: the angle of the shot where it comes in by the open end, else another [6.1.4.3.7]. */
function positionFacts(table: Table, position: Position, target: string, from: string) {
  const { openEnd, facing } = position.units[target]!;
  if (!isInPosition(table, position, target)) return { improvedPosition: false };
  if (openEnd === undefined || (openEnd - facing! + 6) % 6 === 3) return { improvedPosition: true };
  const angle = ownersAngle(angleFrom(table, position, target, from));
  const covered: HitAngle = angle === 'rear' ? 'front' : 'rear';
  return { improvedPosition: true, openAngle: isByOpenEnd(table, position, target, from) ? angle : covered };
}

/** A vehicle as the target of AP fire [6.5.2]. */
export function apTargetFacts(table: Table, position: Position, target: string, from: string) {
  const { card, name } = unitOf(table, target);
  const state = position.units[target]!;
  const hex = table.board.grid.index(state.hex!);
  const inside = insideOf(table, position, target);
  const terrain = terrainAt(table, state.hex!);
  return {
    name: name.en,
    kind: 'vehicle' as const,
    defense: card.defense,
    brewUpProne: card.brewUpProne,
    command: openCommand(state),
    cover: coverOf(table, position, target, 'coverAp'),
    overstacked: isOverstacked(table, position, state.hex!),
    damaged: state.damaged ?? false,
    trackHit: state.trackHit ?? false,
    level: table.line.board.level[hex]!,
    angle: angleFrom(table, position, target, from),
    ...turretAngleFrom(table, position, target, from),
    hullDown: hullDownOf(state),
    entry: state.entry ?? 'forward',
    ...positionFacts(table, position, target, from),
    ...(inside === undefined ? {} : { inside }),
    builtUp: structureIn(table, state.hex!) !== null,
    railroad: terrain.includes('railroad'),
    climbing: table.options.lowerHull && isClimbing(table, position, target),
    coaxMg: hasCoaxMg(table, position, target),
    weapons: card.weapons,
    wreck: position.wrecks[state.hex!]?.kind ?? 'none',
    afloat: isAfloat(table, position, target),
  };
}

/** Each finished entrenchment of a hex, dug in play or there from the beginning, holds one leg unit or gun, in the order of the scenario [6.1.4.3.6, 6.6.8]. */
function isDugIn(table: Table, position: Position, id: string): boolean {
  const { hex } = position.units[id]!;
  const printed = terrainAt(table, hex!).includes('hastyEntrenchment') ? 1 : 0;
  const places = printed + (position.works[hex!] ?? []).filter((progress) => progress === 4).length;
  if (places === 0) return false;
  const there = [...unitsOnMap(table, position)].filter((unit) => unit.leg && position.units[unit.id]!.hex === hex);
  const at = there.findIndex((unit) => unit.id === id);
  return at >= 0 && at < places;
}

/** Any ground unit as the target of GP fire, its passengers with it; `from` where the fire comes from one hex [6.5.4.2]. */
export function gpTargetFacts(table: Table, position: Position, target: string, from?: string) {
  const { card, leg, name } = unitOf(table, target);
  const state = position.units[target]!;
  const kind = kindOf(table, position, target);
  const inside = insideOf(table, position, target);
  const terrain = terrainAt(table, state.hex!);
  const moves = state.command === 'move' || state.command === 'shortHalt';
  const open =
    from !== undefined &&
    (OPEN_ENDS[state.entry ?? 'forward'] as readonly string[]).includes(angleFrom(table, position, target, from));
  const common = {
    name: name.en,
    kind,
    cover: coverOf(table, position, target, 'coverGp'),
    ...(inside === undefined ? {} : { inside }),
    builtUp: structureIn(table, state.hex!) !== null,
    improvedPosition: isInPosition(table, position, target),
    openEnd: from !== undefined && isByOpenEnd(table, position, target, from),
    entrenched: isDugIn(table, position, target),
    overstacked: isOverstacked(table, position, state.hex!),
    command: leg ? (state.command ?? 'none') : openCommand(state),
    railroad: terrain.includes('railroad'),
    suppression: state.suppression ?? 'none',
    wreck: position.wrecks[state.hex!]?.kind ?? 'none',
  };
  if (leg)
    return {
      ...common,
      ...(leg.defenseByCover === undefined ? {} : { defenseByCover: leg.defenseByCover }),
      ...(leg.fullCoverBonus === undefined ? {} : { fullCoverBonus: leg.fullCoverBonus }),
      ...(leg.size === undefined ? {} : { size: leg.size }),
      legType: leg.legType,
      attachedWeapons: attachedTo(table, position, target).length,
      fullCover: state.cover ?? false,
      crawling: moves && (state.cover ?? false),
      passengers: [],
    };
  return {
    ...common,
    ...(card.defense.gpDefense === undefined ? {} : { gpDefense: card.defense.gpDefense }),
    protection: card.defense.protection,
    openTurret: mayButton(table, target) && !state.buttoned,
    hullDown: open ? ('none' as const) : hullDownOf(state),
    damaged: state.damaged ?? false,
    trackHit: state.trackHit ?? false,
    brewUpProne: card.brewUpProne,
    afloat: isAfloat(table, position, target),
    passengerCover: card.passengerCover,
    passengers: passengersOf(table, position, target).map(({ id }) => ({
      name: id,
      kind: kindOf(table, position, id),
      suppression: position.units[id]!.suppression ?? 'none',
      attachedWeapons: attachedTo(table, position, id).length,
    })),
  };
}
