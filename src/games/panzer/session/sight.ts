import { fillDefaults } from '../../../kernel/fields/index.js';
import { directionName } from '../../../kernel/hexes/index.js';
import type { BearingWeapon } from '../combat/direct-fire/bearing-weapons.js';
import { Watcher, watchFrom } from '../spotting/overwatch-options.js';
import { FieldTarget, type Placed } from '../spotting/sight-pair.js';
import type { Facing } from '../vocabulary.js';
import { armament } from './optional/collateral.js';
import { platoonsIn, radioFacts } from './optional/radios.js';
import type { Position } from './position.js';
import { coverOf, isInPosition } from './shelter.js';
import { kindOf, standing, terrainAt, unitsOnMap } from './standing.js';
import { enemyOf, type Table, unitOf } from './table.js';
import { lookingTo, turretOf } from './turrets/facts.js';
import type { UnitState } from './unit-state.js';

export const facingName = ({ board }: Table, facing: number): Facing =>
  directionName(board.grid.orientation, facing) as Facing;

/** Counted once for each standing of the units: every question of a list asks for it. */
const counted = new WeakMap<Position['units'], ReadonlyMap<string, number>>();

/** Vehicles and guns of both sides in each hex; wrecks and leg units do not count [3.8, 5.13]. */
function crowds(table: Table, position: Position): ReadonlyMap<string, number> {
  const known = counted.get(position.units);
  if (known) return known;
  const counts = new Map<string, number>();
  counted.set(position.units, counts);
  for (const { id, kind } of unitsOnMap(table, position)) {
    if (kind !== 'vehicle' && kind !== 'towed') continue;
    const hex = position.units[id]!.hex!;
    counts.set(hex, (counts.get(hex) ?? 0) + 1);
  }
  return counts;
}

/** Six or more of them in a hex [3.8, 5.13]. */
export const isOverstacked = (table: Table, position: Position, hex: string): boolean =>
  (crowds(table, position).get(hex) ?? 0) > 5;

/** A unit as the questions about spotting name the one that looks; aboard, it looks from its vehicle [4.1.1, 6.1.1]. */
function watcherFacts(table: Table, position: Position, id: string): Watcher {
  const { leg, combat, grade } = unitOf(table, id);
  const state = standing(position, id);
  return fillDefaults(Watcher, {
    id,
    kind: kindOf(table, position, id),
    combatUnit: combat,
    grade,
    suppressed: state.suppression !== undefined,
    fullCover: state.cover ?? false,
    broken: state.broken !== undefined,
    hex: state.hex!,
    facing: facingName(table, lookingTo(table, position, id)),
    buttoned: state.buttoned ?? false,
    upperFloor: state.upper ?? false,
    ...turretFacts(table, position, id),
    weapons: armament(table, position, id),
    command: state.command ?? 'none',
    fired: state.fired ?? false,
    platformMount: leg?.platformMount ?? false,
  }) as Watcher;
}

const turretFacts = (table: Table, position: Position, id: string) => {
  const turret = turretOf(table, position, id);
  return turret ? { turretFacing: facingName(table, turret.facing), turretLimit: turret.limit } : {};
};

/** The same without what only overwatch asks for, and with what bears on handing targets on. */
export const lookoutFacts = (table: Table, position: Position, id: string) => ({
  ...spotterFacts(table, position, id),
  ...radioFacts(table, unitOf(table, id)),
});

export function spotterFacts(table: Table, position: Position, id: string) {
  const {
    weapons: _weapons,
    command: _command,
    fired: _fired,
    platformMount: _mount,
    turretFacing: _turret,
    turretLimit: _limit,
    ...facts
  } = watcherFacts(table, position, id);
  return facts;
}

/** The cover of whoever stands beside the one in an improved position: of everybody else the map says it [4.1.3, 6.1.4.3.7]. */
const besidePosition = (table: Table, position: Position, id: string) =>
  terrainAt(table, position.units[id]!.hex!).includes('improvedPosition') && !isInPosition(table, position, id)
    ? { cover: coverOf(table, position, id, 'coverSpotting') }
    : {};

/** A unit as the same questions name the one that may be seen [4.1.3, 6.1.3]. */
export function targetFacts(table: Table, position: Position, id: string): FieldTarget {
  const { hex, spot, spotNew, cover, camouflaged, upper } = position.units[id]!;
  const size = unitOf(table, id).leg?.size;
  const enemy = enemyOf(table, unitOf(table, id).side);
  return fillDefaults(FieldTarget, {
    id,
    kind: kindOf(table, position, id),
    ...(size === undefined ? {} : { size }),
    hex: hex!,
    ...besidePosition(table, position, id),
    spot: spot ?? 'none',
    spotNew: spotNew ?? false,
    fullCover: cover ?? false,
    upperFloor: upper ?? false,
    camouflaged: camouflaged ?? false,
    noticed: position.noticed[enemy]?.includes(id) ?? false,
    noticedByPlatoons: platoonsIn(position.noticed, enemy, id),
    illuminated: position.marks.some(({ kind, hexes }) => kind === 'illumination' && hexes.includes(hex!)),
  }) as FieldTarget;
}

function placed<T>(table: Table, unit: T, state: UnitState): Placed<T> {
  const hex = table.board.grid.index(state.hex!);
  const { board } = table.line;
  return { unit, hex, level: state.upper ? board.upperLevel(hex) : board.level[hex]!, facing: state.facing! };
}

/** What a unit could see and fire at, were this target there now [4.4.2, 4.1.1]. */
export function lookAt(
  table: Table,
  position: Position,
  watcher: string,
  target: Partial<FieldTarget> & { hex: string },
) {
  const to = fillDefaults(FieldTarget, target) as FieldTarget;
  const from = placed(table, watcherFacts(table, position, watcher), standing(position, watcher));
  const there = placed(table, to, { place: 'map', hex: to.hex, facing: 0 });
  const crowded = isOverstacked(table, position, to.hex);
  return watchFrom(table.umpire(), table.line, from, there, crowded, table.conditions.visibility);
}

/** Whether a unit spots another at this moment, and what it could fire at it by overwatch [4.4.2, 4.1.1]. */
function lookNow(table: Table, position: Position, watcher: string, trigger: string) {
  const [here, there] = [standing(position, watcher), position.units[trigger]!];
  const crowded = isOverstacked(table, position, there.hex!);
  const from = placed(table, watcherFacts(table, position, watcher), here);
  const to = placed(table, targetFacts(table, position, trigger), there);
  return watchFrom(table.umpire(), table.line, from, to, crowded, table.conditions.visibility);
}

/** Weapons with which a unit could answer another now, were it on overwatch: spotted at this moment, in reach, in its field [4.4.2]. */
export function couldAnswer(
  table: Table,
  position: Position,
  watcher: string,
  trigger: string,
): readonly BearingWeapon[] {
  const { weapons } = lookNow(table, position, watcher, trigger);
  return table.layer === 'basic' ? weapons.filter(({ ammo }) => ammo.includes('AP')) : weapons;
}

/** Whether a unit spots another as the counters lie now [4.1.1, 6.6.1.1]. */
export const spotsNow = (table: Table, position: Position, watcher: string, target: string): boolean =>
  lookNow(table, position, watcher, target).spotted;
