import { distance } from '../../../kernel/hexes/index.js';
import type { BearingWeapon } from '../combat/direct-fire/bearing-weapons.js';
import { groupRange } from './optional/radios.js';
import { isWorking } from './optional/weapons.js';
import { mayStrikeRiders } from './phases/at-riders.js';
import type { FiredAmmo, Position, Shot } from './position.js';
import { procedureOf, shotQuestion, weaponsAt } from './shots.js';
import type { Desk } from './stage.js';
import { isOnMap } from './standing.js';
import { type Table, unitOf } from './table.js';
import { mayFireToo } from './weapons-together.js';

/** What may be fired with a weapon that bears: AP at vehicles, GP at everybody [4.4.3, 6.5.2, 6.5.4]. */
function ammoFor(table: Table, { ammo, gp }: BearingWeapon, target: string): FiredAmmo[] {
  if (table.layer === 'basic') return ammo.includes('AP') ? ['AP'] : [];
  const vehicle = unitOf(table, target).kind === 'vehicle';
  return [...(vehicle ? ammo : []), ...(gp ? (['GP'] as const) : [])];
}

/** Every shot that weapons bearing on a target may fire, as far as the fire procedure allows it. */
export function* shotsWith(
  { table, position, book }: Desk,
  firer: string,
  target: string,
  weapons: readonly BearingWeapon[],
  overwatch: boolean,
): Iterable<Shot> {
  for (const weapon of weapons) {
    if (!mayFireToo(table, position, firer, weapon.number) || !isWorking(position, firer, weapon.number)) continue;
    for (const ammo of ammoFor(table, weapon, target)) {
      const shot = { firer, weapon: weapon.number, ammo, target };
      const may = (each: Shot): boolean =>
        table.layer === 'basic' ||
        book.allows(procedureOf(table, each), shotQuestion(table, position, each, overwatch));
      if (may(shot)) yield shot;
      const pinned: Shot = { ...shot, pinning: true };
      if (table.options.pinningFire && ammo === 'GP' && may(pinned)) yield pinned;
      if (mayStrikeRiders({ table, position }, shot, weapon) && may(shot)) yield { ...shot, riders: true };
    }
  }
}

/** Targets of a group that shares one Fire command keep together [6.2.1.1.4]. */
function keepsGroup(table: Table, position: Position, firer: string, target: string): boolean {
  const { group } = position.units[firer]!;
  if (group === undefined) return true;
  const { grid } = table.board;
  const range = groupRange({ table, position }, firer);
  const at = grid.index(position.units[target]!.hex!);
  const { shots, resolved } = position.fire!;
  return [...shots, ...resolved]
    .filter((shot) => position.units[shot.firer]!.group === group)
    .map((shot) => position.units[shot.target]!.hex)
    .every((hex) => hex === undefined || distance(grid, at, grid.index(hex)) <= range);
}

/** Shots a unit may declare: at what it spotted in the Spotting Phase, alive, in reach, not yet fired upon [4.4.1]. */
export function* directShots(desk: Desk, firer: string): Iterable<Shot> {
  const { table, position } = desk;
  const closed = position.fire?.closed ?? [];
  for (const target of position.sight[firer] ?? []) {
    if (!isOnMap(position.units[target]!) || closed.includes(target)) continue;
    if (position.fire && !keepsGroup(table, position, firer, target)) continue;
    yield* shotsWith(desk, firer, target, weaponsAt(table, position, firer, target, false), false);
  }
}

/** The one target that is left to a unit; undefined where there is none or a choice. */
export function onlyTarget(desk: Desk, firer: string): string | undefined {
  let only: string | undefined;
  for (const { target } of directShots(desk, firer)) {
    if (only !== undefined && only !== target) return undefined;
    only = target;
  }
  return only;
}

/** Whether there is anything to declare at all. */
export function hasTarget(desk: Desk, firer: string): boolean {
  for (const _shot of directShots(desk, firer)) return true;
  return false;
}
