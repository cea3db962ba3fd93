import type { Die } from '../../../../kernel/dice/index.js';
import { crewServedOf } from '../crew-served.js';
import type { Position } from '../position.js';
import type { Play } from '../stage.js';
import { type Table, unitOf } from '../table.js';

/** Whether a weapon can be fired: neither out of order nor lost [7.17, 7.25]. */
export function isWorking({ units }: Position, id: string, weapon: number): boolean {
  const { jammed, gone } = units[id]!;
  return !jammed?.includes(weapon) && !gone?.includes(weapon);
}

/** Weapons that a squad carries besides its own arms, as its card counts them from 1 [5.1.3]. */
export function attachedTo(table: Table, position: Position, id: string): number[] {
  const unit = unitOf(table, id);
  if (unit.kind !== 'squad') return [];
  return unit.card.weapons
    .map((_, i) => i + 1)
    .filter((weapon) => crewServedOf(unit, weapon) !== undefined && !position.units[id]!.gone?.includes(weapon));
}

/** Whether it carries a flamethrower that was not lost with the men who carried it [5.1.3.5, 7.17]. */
export function hasFlamethrower(table: Table, position: Position, id: string): boolean {
  const unit = unitOf(table, id);
  const carried = unit.card.weapons.flatMap((_, i) => (crewServedOf(unit, i + 1) === 'flamethrower' ? [i + 1] : []));
  return unit.flamethrower && (carried.length === 0 || carried.some((weapon) => isWorking(position, id, weapon)));
}

/** The weapons that are left, for questions that ask for all of them. */
export const workingWeapons = (table: Table, position: Position, id: string) =>
  unitOf(table, id).card.weapons.filter((_, i) => isWorking(position, id, i + 1));

const lot = (sides: number): Die => ({ label: `d${sides}`, sides, showsZero: false });

/** Weapons that go with the men who carried them: which of several, the lot decides [7.17]. */
export function loseWeapons(play: Play, unit: string, count: number): void {
  for (let n = 0; n < count; n += 1) {
    const left = attachedTo(play.table, play.position, unit);
    if (left.length === 0) return;
    const drawn = left.length === count - n ? 1 : play.roll('attached weapon lot', lot(left.length));
    play.happen({ type: 'weapon-lost', unit, weapon: left[drawn - 1] });
  }
}

/** Who tries to mend what at the end of the Command Phase: what comes of it is the owner's secret, as his command is [7.25]. */
export function repairWeapons(play: Play): void {
  for (const { id, side } of play.table.units.values())
    for (const weapon of play.position.units[id]!.jammed ?? []) {
      const { command } = play.position.units[id]!;
      const seen = { for: [side] };
      const outcome = play.ask<{ weapon: string }>('events/weapon-repair', { command: command ?? 'none' }, seen);
      play.happen({ type: 'weapon-tried', unit: id, secret: { ...seen, weapon, state: outcome.weapon } });
    }
}

/** Everybody learns what came of it once all commands lie open [7.25]. */
export function showRepairs(play: Play): void {
  const repairs = Object.entries(play.position.units).flatMap(([unit, { tried = [] }]) =>
    tried.map((each) => ({ unit, ...each })),
  );
  if (repairs.length > 0) play.happen({ type: 'repairs-shown', repairs, reveals: true });
}
