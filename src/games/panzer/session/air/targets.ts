import { distance, OFF_MAP } from '../../../../kernel/hexes/index.js';
import type { Shelter } from '../../spotting/flight-spotting.js';
import { observersOf } from '../artillery/question.js';
import { isSilent } from '../optional/radios.js';
import { isInPosition } from '../shelter.js';
import type { Desk, Scene } from '../stage.js';
import { terrainAt, unitsOnMap } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import type { AirWeapon, Sortie } from './state.js';

/** Hexes straight ahead, the nearest first, as far as the map goes. */
export function ahead({ board: { grid } }: Table, { hex, heading }: Sortie, count: number): string[] {
  const hexes: string[] = [];
  let at = grid.index(hex!);
  for (let n = 0; n < count; n += 1) {
    at = grid.neighbours[6 * at + heading!] ?? OFF_MAP;
    if (at === OFF_MAP) break;
    hexes.push(grid.name(at));
  }
  return hexes;
}

const ROCKETS = 10;

/** Hexes in which a weapon may find its target from here: straight ahead [6.7.3.2, 6.7.3.3, 6.7.3.4]. */
function reachOf(table: Table, sortie: Sortie, weapon: AirWeapon): string[] {
  if (weapon === 'bombs') return ahead(table, sortie, 1);
  if (weapon === 'rockets') return ahead(table, sortie, ROCKETS).slice(1);
  return ahead(table, sortie, sortie.speed === 'fast' ? 3 : 2);
}

/** Hexes that an attack covers [6.7.3.2 to 6.7.3.4]. */
export function patternOf(table: Table, sortie: Sortie, weapon: AirWeapon, target: string): string[] {
  if (weapon === 'strafe') return reachOf(table, sortie, 'strafe');
  if (weapon === 'rockets' || sortie.dives || sortie.altitude === 'low') return [target];
  const [, beyond] = ahead(table, sortie, 2);
  const line = beyond === undefined ? [target] : [target, beyond];
  if (sortie.altitude === 'medium') return line;
  const { grid } = table.board;
  const around = line.flatMap((hex) =>
    [0, 1, 2, 3, 4, 5].map((direction) => grid.neighbours[6 * grid.index(hex) + direction] ?? OFF_MAP),
  );
  const names = around.filter((hex) => hex !== OFF_MAP).map((hex) => grid.name(hex));
  return [...new Set([...line, ...names])];
}

/** What hides a unit from the air [6.7.3.1.2]. */
function shelterOf({ table, position }: Scene, id: string): Shelter {
  const terrain = terrainAt(table, position.units[id]!.hex!);
  if (terrain.some((each) => each.endsWith('Building'))) return 'building';
  if (isInPosition(table, position, id)) return 'improvedPosition';
  return terrain.some((each) => each.toLowerCase().endsWith('woods')) ? 'woods' : 'open';
}

/** A forward observer on overwatch with nothing else to do who spots the unit for the aircraft [6.7.3.1.2]. */
export function airObserver({ table, position }: Scene, sortie: Sortie, target: string): string | null {
  const { side } = table.aircraft.get(sortie.aircraft)!;
  for (const { id, role } of observersOf({ table, position }, side)) {
    const { command, observed, barred, fired, place } = position.units[id]!;
    // Without a radio nobody hears it [7.4.3].
    const free =
      role === 'fo' &&
      !isSilent(table, table.units.get(id)!) &&
      place === 'map' &&
      command === 'overwatch' &&
      !observed &&
      !barred &&
      !fired;
    if (free && (position.sight[id] ?? []).includes(target)) return id;
  }
  return null;
}

/** Whether a unit needs an observer to be found. */
export const isSheltered = (scene: Scene, id: string): boolean => shelterOf(scene, id) !== 'open';

/** Whether a target has been acquired, by the procedure [6.7.3.1]. */
function acquired(desk: Desk, sortie: Sortie, target: string): boolean {
  const { table, position, book } = desk;
  const { grid } = table.board;
  const flown = sortie.seen[target];
  if (flown === undefined) return false;
  const { suppression } = position.air.aircraft[sortie.aircraft]!;
  const before = sortie.seenBefore?.[target];
  const question = {
    altitude: sortie.altitude,
    speed: sortie.speed,
    hexesFlown: flown,
    suppressed: suppression === undefined ? 'no' : before === undefined ? 'before' : 'during',
    hexesBefore: before ?? 0,
    firstTarget: !sortie.attacked,
    fromEdge: distance(grid, grid.index(sortie.entry!), grid.index(position.units[target]!.hex!)) + 1,
    shelter: shelterOf(desk, target),
    observer: airObserver(desk, sortie, target) === null ? {} : { kind: 'fo' as const },
  };
  return (
    book.allows('spotting/aircraft-acquisition', question) &&
    book.ask<{ acquired: boolean }>('spotting/aircraft-acquisition', question).outcome!.acquired
  );
}

/** Attacks open from here: acquired enemies in reach of a weapon that has attacks left [6.7.3]. */
export function* attacksOpen(desk: Desk, sortie: Sortie): Iterable<{ weapon: AirWeapon; target: string }> {
  const { table, position } = desk;
  const aircraft = table.aircraft.get(sortie.aircraft)!;
  const { attacks } = position.air.aircraft[sortie.aircraft]!;
  for (const weapon of ['strafe', 'bombs', 'rockets'] as const) {
    if (!aircraft[weapon] || attacks[weapon] === 0) continue;
    if (
      weapon === 'bombs' ? aircraft.diveBomber && sortie.altitude === 'low' && !sortie.dives : sortie.altitude !== 'low'
    )
      continue;
    const reach = reachOf(table, sortie, weapon);
    for (const { id, side } of unitsOnMap(table, position))
      if (side !== aircraft.side && reach.includes(position.units[id]!.hex!) && acquired(desk, sortie, id))
        yield { weapon, target: id };
  }
}

/** Every ground unit in these hexes, friend or foe [6.7.3]. */
export const unitsIn = ({ table, position }: Scene, hexes: readonly string[]): string[] =>
  [...unitsOnMap(table, position)]
    .filter(({ id }) => hexes.includes(position.units[id]!.hex!))
    .map(({ id }) => unitOf(table, id).id);
