import { OFF_MAP } from '../../../../kernel/hexes/index.js';
import type { Ground } from './area-map.js';
import { type Areas, NO_MANS_LAND, UNCONTROLLED } from './classify.js';

/** Whether a side may trace through a hex: Uncontrolled Territory or its own Setup Area [3.6052]. */
export const traceable = ({ kind }: Areas, hex: number, bit: number): boolean =>
  kind[hex] === UNCONTROLLED || (kind[hex]! < NO_MANS_LAND && (kind[hex]! & bit) !== 0);

export interface Trace {
  /** From the start to the Entry Area, both included; empty where there is none. */
  readonly path: number[];
  /** Where no path exists: the hexes that stop it, next to everything that can be reached. */
  readonly broken: number[];
}

/** Shortest path to an Eligible friendly Entry Area, or what breaks it [3.6052]. */
export function traceToEntry(
  ground: Ground,
  areas: Areas,
  starts: readonly number[],
  bit: number,
  barred: (hex: number) => boolean,
): Trace {
  const { neighbours } = ground.grid;
  const cameFrom = new Int32Array(ground.grid.size).fill(-2);
  const broken = new Set<number>();
  const queue = [...starts];
  for (const start of starts) cameFrom[start] = -1;
  for (let at = 0; at < queue.length; at += 1) {
    const hex = queue[at]!;
    if ((ground.entry[hex]! & bit) !== 0) return { path: unwind(cameFrom, hex), broken: [] };
    for (let d = 0; d < 6; d += 1) {
      const next = neighbours[6 * hex + d]!;
      if (next === OFF_MAP || cameFrom[next] !== -2) continue;
      if (!traceable(areas, next, bit) || barred(next)) broken.add(next);
      else {
        cameFrom[next] = hex;
        queue.push(next);
      }
    }
  }
  return { path: [], broken: [...broken].sort((a, b) => a - b) };
}

function unwind(cameFrom: Int32Array, end: number): number[] {
  const path: number[] = [];
  for (let hex = end; hex >= 0; hex = cameFrom[hex]!) path.unshift(hex);
  return path;
}

/** Setup Areas of a side: its hexes joined where both can be entered by Infantry, numbered from 1 [3.2/Setup-Area]. */
export function numberAreas(
  { grid, blocked }: Ground,
  { kind }: Areas,
  bit: number,
): { of: Int32Array; count: number } {
  const of = new Int32Array(grid.size);
  let count = 0;
  const own = (hex: number): boolean => kind[hex]! < NO_MANS_LAND && (kind[hex]! & bit) !== 0;
  for (let hex = 0; hex < grid.size; hex += 1) {
    if (!own(hex) || of[hex] !== 0) continue;
    count += 1;
    of[hex] = count;
    const queue = [hex];
    for (let at = 0; at < queue.length; at += 1) {
      const from = queue[at]!;
      if (blocked[from] === 1) continue;
      for (let d = 0; d < 6; d += 1) {
        const to = grid.neighbours[6 * from + d]!;
        if (to === OFF_MAP || of[to] !== 0 || !own(to) || blocked[to] === 1) continue;
        of[to] = count;
        queue.push(to);
      }
    }
  }
  return { of, count };
}

/** A Setup Area hex that shares a hexside with anything but friendly Setup Area [3.2/Front-line]. */
export function isFrontLine({ grid }: Ground, { kind }: Areas, hex: number, bit: number): boolean {
  for (let d = 0; d < 6; d += 1) {
    const next = grid.neighbours[6 * hex + d]!;
    if (next !== OFF_MAP && kind[next] !== bit) return true;
  }
  return false;
}
