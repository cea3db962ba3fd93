import { distance, within } from '../../../kernel/hexes/index.js';
import { isMonsoon } from '../combat/column-shifts.js';
import { Ground } from '../movement/ground.js';
import { allowance, type Mover } from '../movement/mover.js';
import { explore } from '../movement/reach.js';
import { bindingBit } from '../shared/zones.js';
import { fieldOf, perField, situation, turnOf, unitsOnMap } from './ground.js';
import { has, type Position, type Unit } from './position.js';
import type { Table } from './table.js';

/** A unit as the rules of movement see it. */
function moverOf(table: Table, position: Position, unit: Unit): Mover {
  const { id: name, side, command, type, movement, suppressed = false } = unit;
  return {
    name,
    side,
    command,
    type,
    movement,
    suppressed,
    arriving82nd: has(unit, 'arriving') && table.order.brigade.includes(unit.counter),
    airLanded: has(unit, 'flew'),
    refitting: position.refit?.side === side,
    spent: (unit.behind ?? 0) / 2,
  };
}

/** Whether a unit may begin a move, or go on with the one it has begun [7.3, 13.3]. */
export function mayMarch(position: Position, unit: Unit): boolean {
  if (unit.side !== position.phasing || unit.movement === 0) return false;
  if (position.moving?.unit === unit.id) return !position.moving.stopped;
  if (has(unit, 'moved') || has(unit, 'flew') || has(unit, 'stays') || has(unit, 'halted')) return false;
  return unit.place === 'map' || unit.place === 'column';
}

/** Hex of the Soviet Engineer Brigade, once it has given up its move [16.27]. */
const engineersAt = (position: Position): string | undefined =>
  unitsOnMap(position).find((unit) => unit.type === 'engineer' && unit.side === 'soviet' && has(unit, 'stays'))?.hex ??
  undefined;

const groundOf = perField((table, position, side) => {
  const engineers = side === 'soviet' ? engineersAt(position) : undefined;
  const bridged = engineers === undefined ? [] : within(table.grid, table.grid.index(engineers), ENGINEER_RANGE);
  return new Ground(fieldOf(table, position), side, bridged, table.umpire());
});

/** Hexes around the engineers where rivers cost nothing [16.27]. */
const ENGINEER_RANGE = 2;

interface Goal {
  readonly hex: number;
  /** Points the way there costs. */
  readonly cost: number;
}

/** Everywhere a unit can go now [7.1]. */
export interface March {
  readonly goals: readonly Goal[];
  /** The cheapest way to a goal, without the hex it begins in. */
  wayTo(goal: number): readonly number[];
}

/** A march is listed, then chosen from, and whether there is one decides whether a phase goes on: it is found once. */
const marches = new WeakMap<Position, Map<string, March>>();

export function marchOf(table: Table, position: Position, unit: Unit): March {
  let known = marches.get(position);
  if (!known) {
    known = new Map();
    marches.set(position, known);
  }
  let march = known.get(unit.id);
  if (!march) {
    march = findMarch(table, position, unit);
    known.set(unit.id, march);
  }
  return march;
}

/** Where a march begins and what may be spent on it, in halves. */
function outsetOf(table: Table, position: Position, unit: Unit) {
  const mover = moverOf(table, position, unit);
  const { turn } = turnOf(table, position);
  const ground = groundOf(table, position, unit.side);
  const bit = bindingBit(unit.type, table.options);
  const start = table.grid.index(unit.hex!);
  const going = position.moving?.unit === unit.id ? position.moving : undefined;
  const column = unit.place === 'column';
  const disengages = !going && !column && ground.inZone(start, bit);
  const points = going ? going.left : allowance(mover, turn, disengages, table.umpire());
  return { mover, turn, ground, bit, start, going, column, disengages, points };
}

/** Whether a hex is near enough to be worth a search: no step costs less than half a point, and one hex is always tried [7.1]. */
export function isNearEnough(table: Table, position: Position, unit: Unit, goal: number): boolean {
  const { start, points } = outsetOf(table, position, unit);
  return distance(table.grid, start, goal) <= Math.max(1, points);
}

function findMarch(table: Table, position: Position, unit: Unit): March {
  const umpire = table.umpire();
  const { mover, turn, ground, bit, start, going, column, disengages, points } = outsetOf(table, position, unit);
  // The head of the road is where a column comes onto the map [16.26].
  const goals: Goal[] = column && points >= 0 ? [{ hex: start, cost: (unit.behind ?? 0) / 2 }] : [];
  if (points < 0 || (column && ground.inZone(start, bit))) return { goals, wayTo: () => [] };
  const neverZone = mover.refitting || ((disengages || going?.disengaged === true) && table.battle === 'budapest56');
  const monsoon = isMonsoon(turn, unit.side, umpire);
  const { found, minimum } = explore(
    { field: fieldOf(table, position), ground, mover, start, points, bit, disengages, neverZone, monsoon },
    umpire,
  );
  for (const hex of found.hexes()) {
    if (hex !== start) goals.push({ hex, cost: (found.costTo(hex)! + (unit.behind ?? 0)) / 2 });
  }
  if (!going && !column) for (const hex of minimum) goals.push({ hex, cost: points / 2 });
  return { goals, wayTo: (goal) => (goal === start ? [] : (found.pathTo(goal)?.slice(1) ?? [goal])) };
}

/** The question that `movement/reach` answers for a unit that has not moved yet. */
export function reachQuestion(table: Table, position: Position, unit: Unit): object {
  const engineers = unit.side === 'soviet' ? engineersAt(position) : undefined;
  return {
    ...situation(table, position, unit.id),
    unit: moverOf(table, position, unit),
    start: unit.hex,
    ...turnOf(table, position),
    ...(engineers === undefined ? {} : { engineers }),
  };
}

/** The question that `movement/route` answers for a unit's whole way, what it has gone already included. */
export function routeQuestion(table: Table, position: Position, unit: Unit, path: readonly string[]): object {
  const going = position.moving?.unit === unit.id ? position.moving : undefined;
  return {
    ...reachQuestion(table, position, unit),
    start: going?.start ?? unit.hex,
    route: going ? [...going.path, ...path] : path,
  };
}
