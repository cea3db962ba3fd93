import { isCorps } from '../shared/units.js';
import type { Side, SupplyState } from '../vocabulary.js';
import type { Counter, Face } from './counters.js';
import { groundOf } from './ground.js';
import type { Position, UnitState } from './position.js';
import type { Table } from './table.js';

export const counterOf = (table: Table, id: string): Counter => table.counters.get(id)!;

/** The face that shows. */
export function faceOf(table: Table, position: Position, id: string): Face {
  const counter = counterOf(table, id);
  return position.units[id]!.reduced ? counter.reduced! : counter.full;
}

export const isCorpsUnit = (table: Table, id: string): boolean => isCorps(counterOf(table, id).type);

/** A unit as the shapes of questions want it. */
export function unitFacts(table: Table, position: Position, id: string): Record<string, unknown> & { name: string } {
  const { type, region } = counterOf(table, id);
  return { name: id, type, region, reduced: position.units[id]!.reduced === true };
}

/** Supply of a unit on the map. */
export const supplyOf = (table: Table, position: Position, id: string): SupplyState =>
  groundOf(table, position).supply(position.units[id]!.space!);

/** Every unit of a side in a place. */
export function unitsOf(table: Table, { units }: Position, side: Side, place: UnitState['place']): string[] {
  const found: string[] = [];
  for (const [id, state] of Object.entries(units)) {
    if (state.place === place && table.counters.get(id)!.side === side) found.push(id);
  }
  return found;
}

/** Divisions of a region in foreign regions, some left out [16.4.2.2]. */
export function abroad(table: Table, position: Position, region: string, without: readonly string[] = []): number {
  if (region === 'none') return 0;
  let count = 0;
  for (const [id, { place, space, free }] of Object.entries(position.units)) {
    if (place !== 'map' || free || without.includes(id)) continue;
    const counter = table.counters.get(id)!;
    if (counter.region !== region || isCorps(counter.type)) continue;
    const there = table.spaces.get(space!)?.region ?? 'none';
    if (there !== 'none' && there !== region) count += 1;
  }
  return count;
}

/** In a region of the Northern Front [16.4.1]. */
export const inNorth = (table: Table, space: string | undefined): boolean =>
  space !== undefined && (table.spaces.get(space)?.region ?? 'none') !== 'none';

/** What becomes of a unit that is destroyed; the Army of Africa and insurgents never come back [17.6.5, 14.1.6]. */
export function graveOf(table: Table, id: string, supply: SupplyState): 'eliminated' | 'removed' {
  const { type } = counterOf(table, id);
  const lost = supply === 'outOfSupply' || supply === 'limited' || type === 'afr' || type === 'ins';
  return lost ? 'removed' : 'eliminated';
}
