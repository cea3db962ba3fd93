import { inFrontArc } from '../../shared/arc.js';
import { blindSpots } from '../../spotting/aircraft-line-of-sight.js';
import type { Altitude } from '../../vocabulary.js';
import type { Scene } from '../stage.js';
import { ableUnits, unitsOnMap } from '../standing.js';
import { enemyOf, type Table } from '../table.js';
import type { Unit } from '../units.js';
import { EDGE, type Sortie } from './state.js';

/** Whether an aircraft and a ground hex see each other; the same both ways [6.7.3.1.3, 6.7.4.1.1]. */
function inSight(table: Table, from: number, to: number, altitude: Altitude): boolean {
  return !blindSpots(table.umpire(), table.line, from, to, altitude).some(({ blocks }) => blocks);
}

/** Weapons of a unit that fire at aircraft, from 1 [6.7.4]. */
export const antiAircraftWeapons = ({ card }: Unit): number[] =>
  card.weapons.flatMap(({ antiAircraft }, i) => (antiAircraft ? [i + 1] : []));

/** Enemy ground units that the aircraft sees ahead of it, one more hex counted for each [6.7.3.1]. */
export function seenNow({ table, position }: Scene, sortie: Sortie, step: number): Record<string, number> {
  const { grid } = table.board;
  const from = grid.index(sortie.hex!);
  const { side } = table.aircraft.get(sortie.aircraft)!;
  const seen: Record<string, number> = {};
  for (const { id } of unitsOnMap(table, position, enemyOf(table, side))) {
    const to = grid.index(position.units[id]!.hex!);
    if (!inFrontArc(grid, from, to, sortie.heading!) || !inSight(table, from, to, sortie.altitude)) continue;
    seen[id] = (sortie.seen[id] ?? 0) + step;
  }
  return seen;
}

/** Anti-aircraft units that see it, one more hex counted for each; at the edge they have it at once [6.7.4.1.1]. */
export function watchedNow({ table, position }: Scene, sortie: Sortie, step: number | 'edge'): Record<string, number> {
  const { grid } = table.board;
  const to = grid.index(sortie.hex!);
  const { side } = table.aircraft.get(sortie.aircraft)!;
  const watched: Record<string, number> = {};
  for (const unit of ableUnits(table, position, enemyOf(table, side))) {
    if (antiAircraftWeapons(unit).length === 0) continue;
    const from = grid.index(position.units[unit.id]!.hex!);
    if (!inSight(table, to, from, sortie.altitude)) continue;
    watched[unit.id] = step === 'edge' ? EDGE : (sortie.watched[unit.id] ?? 0) + step;
  }
  return watched;
}
