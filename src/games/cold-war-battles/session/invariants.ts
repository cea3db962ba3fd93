import { unitsOnMap } from './ground.js';
import type { Position } from './position.js';
import { watchedHexes } from './scoring.js';
import { crowdedUnits } from './stacks.js';
import type { Table } from './table.js';

/** What no position may ever break. */
export function broken(table: Table, position: Position): string[] {
  return [...lostCounters(table, position), ...misplaced(table, position), ...stacks(table, position)];
}

/** Every counter is in the stock or in play, once [3.1]. */
function lostCounters({ counters }: Table, { stock, units }: Position): string[] {
  const times = new Map<string, number>();
  for (const id of [...stock, ...Object.values(units).map(({ counter }) => counter)]) {
    times.set(id, (times.get(id) ?? 0) + 1);
  }
  return [
    ...[...counters.keys()].filter((id) => !times.has(id)).map((id) => `the counter ${id} is nowhere`),
    ...[...times].filter(([id, n]) => n !== 1 || !counters.has(id)).map(([id, n]) => `the counter ${id} is ${n} times`),
  ];
}

function misplaced(table: Table, position: Position): string[] {
  const faults: string[] = [];
  const holders = new Map<string, string>();
  for (const { id, place, hex } of Object.values(position.units)) {
    const stands = place === 'map' || place === 'column';
    if (stands !== (hex !== null)) faults.push(`${id} is ${place} and in ${hex}`);
    if (hex !== null && table.grid.find(hex) === undefined) faults.push(`${id} is in ${hex}, which is not on the map`);
  }
  for (const { hex, side } of unitsOnMap(position)) {
    if ((holders.get(hex!) ?? side) !== side) faults.push(`both sides are in ${hex}`);
    holders.set(hex!, side);
  }
  for (const [hex, side] of holders) {
    const { control } = position;
    if (watchedHexes(table).has(hex) && control[hex] !== side)
      faults.push(`${side} stands in ${hex} and does not hold it`);
  }
  return faults;
}

/** Stacks are counted when a phase ends; while units move they may be of any size [7.8]. */
function stacks(table: Table, position: Position): string[] {
  if (position.stage === 'movement' || position.stage === 'overstack') return [];
  return crowdedUnits(table, position).map(({ id, hex }) => `${id} stands in ${hex} against the stacking rules`);
}
