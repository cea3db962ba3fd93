import type { RuleBook } from '../../../kernel/session/index.js';
import { zoneOf, zonePasses } from '../shared/zones.js';
import { enemyAt, fieldOf, inEnemyZone, shutByRefit, terrainAt } from './ground.js';
import { has, type Position, type Unit } from './position.js';
import { fitsAt } from './stacks.js';
import type { Table } from './table.js';

/** Directions of scatter, clockwise from north [19.7]. */
const DIRECTIONS = ['north', 'northEast', 'southEast', 'south', 'southWest', 'northWest'] as const;

/** Kinds of enemies whose zone of control lies over a hex [19.6]. */
function zonesOver(table: Table, position: Position, hex: number, unit: Unit) {
  const field = fieldOf(table, position);
  let enemyZoc = false;
  let airDefenceZoc = false;
  for (let d = 0; d < 6; d += 1) {
    const from = table.grid.neighbours[6 * hex + d]!;
    if (from < 0 || !zonePasses(field, from, (d + 3) % 6, hex)) continue;
    for (const placed of field.at(from)) {
      if (placed.unit.side === unit.side || zoneOf(placed, table.options) === 0) continue;
      if (placed.unit.type === 'airDefence') airDefenceZoc = true;
      else enemyZoc = true;
    }
  }
  return { enemyZoc, airDefenceZoc };
}

/** The question that `movement/parachute` answers for one unit and one hex. */
export function dropQuestion(table: Table, position: Position, unit: Unit, to: number): object {
  const { id: name, side, command, type, hex } = unit;
  const start = hex === null ? undefined : table.grid.index(hex);
  return {
    side,
    name,
    command,
    type,
    entering: start === undefined,
    startsInMavinga: start !== undefined && start === table.places.mavinga,
    startsInEnemyZoc: start !== undefined && inEnemyZone(table, position, start, side, type),
    droppedBefore: side === 'hungarian' ? has(unit, 'dropped') : position.dropUsed,
    terrain: terrainAt(table, position, to),
    enemyUnit: enemyAt(table, position, to, side),
    ...zonesOver(table, position, to, unit),
    around: DIRECTIONS.map((direction, d) => {
      const there = table.grid.neighbours[6 * to + d]!;
      if (there < 0) return { direction, closed: true };
      const enemyUnit = enemyAt(table, position, there, side);
      return { direction, enemyUnit, full: !enemyUnit && !fitsAt(table, position, there, unit) };
    }),
    unAttention: position.event.unAttention === true,
  };
}

export const scatteredTo = (table: Table, hex: number, direction: string): number =>
  table.grid.neighbours[6 * hex + DIRECTIONS.indexOf(direction as (typeof DIRECTIONS)[number])]!;

/** Whether a unit could drop at all this phase: the 82nd on entry, one SADF unit from Mavinga [16.20, 17.28, 19.2]. */
function mayDrop(position: Position, unit: Unit): boolean {
  if (unit.side !== position.phasing) return false;
  if (unit.command === 'nato') return unit.place === 'due' && unit.type !== 'specialForce';
  // Who has just come to Mavinga did not start the turn there [17.28].
  if (unit.command !== 'sadf' || unit.place !== 'map' || position.dropUsed || has(unit, 'arriving')) return false;
  return !has(unit, 'moved') && !has(unit, 'flew') && !has(unit, 'stays') && !has(unit, 'halted');
}

/** Hexes a unit may jump over: any without an enemy [19.4]. */
export function dropHexes(table: Table, position: Position, unit: Unit, book: RuleBook): number[] {
  if (table.campaign === null || !mayDrop(position, unit)) return [];
  const open = Array.from({ length: table.grid.size }, (_, hex) => hex).filter(
    (hex) => !enemyAt(table, position, hex, unit.side) && !shutByRefit(table, position, hex, unit),
  );
  const first = open[0];
  if (first === undefined) return [];
  return book.allows('movement/parachute', dropQuestion(table, position, unit, first)) ? open : [];
}
