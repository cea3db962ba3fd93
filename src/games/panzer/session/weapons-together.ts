import type { Position, Shot } from './position.js';
import { kindOf } from './standing.js';
import { type Table, unitOf } from './table.js';

/** Shots a unit has declared or resolved in this step [5.14]. */
function shotsOf({ fire, watch }: Position, firer: string): Shot[] {
  const aiming = watch ?? fire;
  if (!aiming) return [];
  return [...aiming.shots, ...aiming.resolved].filter((shot) => shot.firer === firer);
}

/** The weapon that takes the dual-fire modifier: printed in reverse, or carried besides the unit's own [5.14]. */
const isSecond = (table: Table, { firer, weapon }: Pick<Shot, 'firer' | 'weapon'>): boolean => {
  const { leg, card } = unitOf(table, firer);
  return leg === null ? card.weapons[weapon - 1]!.reversed : weapon > 1;
};

/** Whether this shot is the second weapon's of a unit that fires its first as well, and where that aims [5.14]. */
export function dualFireOf(table: Table, position: Position, shot: Shot): 'none' | 'sameTarget' | 'otherTarget' {
  if (!isSecond(table, shot)) return 'none';
  const others = shotsOf(position, shot.firer).filter(({ weapon }) => weapon !== shot.weapon);
  const first = others.find((other) => !isSecond(table, other)) ?? others[0];
  if (!first) return 'none';
  return first.target === shot.target ? 'sameTarget' : 'otherTarget';
}

/** Whether a unit may fire this weapon besides those it has declared: squads, half-squads and vehicles with a second one [5.14]. */
export function mayFireToo(table: Table, position: Position, firer: string, weapon: number): boolean {
  const others = shotsOf(position, firer);
  if (others.length === 0) return true;
  if (table.layer === 'basic' || others.some((shot) => shot.weapon === weapon)) return false;
  const kind = kindOf(table, position, firer);
  if (kind === 'section' || kind === 'towed' || position.units[firer]!.suppression !== undefined) return false;
  if (kind !== 'vehicle') return true;
  return [weapon, ...others.map((shot) => shot.weapon)].some((number) => isSecond(table, { firer, weapon: number }));
}
