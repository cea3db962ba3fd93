import { distance } from '../../../kernel/hexes/index.js';
import { enemyAt, inEnemyZone } from './ground.js';
import type { Position, Unit } from './position.js';
import { fitsAt } from './stacks.js';
import type { Table } from './table.js';

/** Printed entry hexes of a unit, or none where its chapter says where it enters. */
const printedHexes = ({ order, grid }: Table, { counter }: Unit): number[] | null =>
  order.entries.get(counter)?.hexes?.map((name) => grid.index(name)) ?? null;

/**
 * Hexes a unit could enter by: the printed ones, or, where the enemy holds them all, the nearest hexes he does not hold on
 * the same edge of the map [6.6].
 */
function printedEntry(table: Table, position: Position, unit: Unit, printed: readonly number[]): number[] {
  const free = (hex: number): boolean => !enemyAt(table, position, hex, unit.side);
  const open = printed.filter(free);
  if (open.length > 0) return open;
  const { facts } = table.places;
  const others = facts.flatMap(({ edges }, hex) => {
    const near = printed.filter((entry) => facts[entry]!.edges.some((edge) => edges.includes(edge)));
    if (near.length === 0 || !free(hex)) return [];
    return [{ hex, far: Math.min(...near.map((entry) => distance(table.grid, entry, hex))) }];
  });
  const nearest = Math.min(...others.map(({ far }) => far));
  return others.filter(({ far }) => far === nearest).map(({ hex }) => hex);
}

/** Hexes where a reinforcement may be placed now [6.2, 6.3]. */
export function entryHexes(table: Table, position: Position, unit: Unit): number[] {
  const printed = printedHexes(table, unit);
  if (!printed) return [];
  return printedEntry(table, position, unit, printed).filter((hex) => fitsAt(table, position, hex, unit));
}

/** The question that `movement/reinforcement-entry` answers for one unit in one hex. */
export function entryQuestion(table: Table, position: Position, unit: Unit, hex: number): object {
  const { edges } = table.places.facts[hex]!;
  return {
    side: unit.side,
    name: unit.id,
    command: unit.command,
    type: unit.type,
    dueTurn: unit.dueTurn,
    turn: position.turn,
    edges,
    printed: printedHexes(table, unit) !== null,
    enemyUnit: enemyAt(table, position, hex, unit.side),
    enemyZoc: inEnemyZone(table, position, hex, unit.side, unit.type),
    full: !fitsAt(table, position, hex, unit),
  };
}
