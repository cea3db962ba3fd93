import type { EscapingUnit } from './escapees.js';

export interface Split {
  readonly name: string;
  readonly units: EscapingUnit[];
}

/**
 * Up to this many units every way to split them is compared. Beyond it each way of its own would have to be simulated, so only all
 * together is set beside what was sent.
 */
const COMPARE_ALL_UP_TO = 3;

/** The ways a Location's personnel may be grouped for Escape, named by the stack number of each unit in turn: "1-1-2". */
export function splits(units: readonly EscapingUnit[]): Split[] {
  if (units.length < 2) return [];
  const sent = units.map((unit) => unit.stack);
  const ways = units.length <= COMPARE_ALL_UP_TO ? partitions(units.length) : [units.map(() => 1)];
  const named = new Map(ways.map((way) => [way.join('-'), way]));
  const own = normalise(sent);
  named.set(own.join('-'), own);
  return [...named].map(([name, way]) => ({
    name,
    units: units.map((unit, at) => ({ ...unit, stack: way[at]! })),
  }));
}

/** Stack numbers in order of first appearance. */
function normalise(stacks: readonly number[]): number[] {
  const seen: number[] = [];
  return stacks.map((stack) => {
    if (!seen.includes(stack)) seen.push(stack);
    return seen.indexOf(stack) + 1;
  });
}

/** Every set partition, as restricted growth strings. */
function partitions(count: number): number[][] {
  let ways: number[][] = [[1]];
  for (let at = 1; at < count; at += 1) {
    ways = ways.flatMap((way) => {
      const next = Math.max(...way) + 1;
      return Array.from({ length: next }, (_, stack) => [...way, stack + 1]);
    });
  }
  return ways;
}
