import { distance } from '../../../kernel/hexes/index.js';
import { firesAsArtillery, type Side } from '../vocabulary.js';
import { enemyAt, fieldOf, inEnemyZone, unitsOnMap } from './ground.js';
import type { Position, Unit } from './position.js';
import type { Table } from './table.js';

/** The main base of a side of Angola [17.31]. */
const baseOf = ({ places }: Table, side: Side): number | null =>
  side === 'communist' ? places.cuito : side === 'southAfrican' ? places.mavinga : null;

/** What airpower and supply ask about the main base [17.31, 18.4]. */
export function baseFacts(table: Table, position: Position, side: Side) {
  const base = baseOf(table, side);
  if (base === null) return { unitInBase: true, baseUnitInPlace: true, enemyZocOnBase: false };
  const there = fieldOf(table, position)
    .at(base)
    .filter(({ unit }) => unit.side === side);
  return {
    unitInBase: there.length > 0,
    baseUnitInPlace: there.some(({ unit }) => unit.type === 'base'),
    enemyZocOnBase: inEnemyZone(table, position, base, side, 'infantry'),
  };
}

const besides = (table: Table, position: Position, place: number | null, match: (unit: Unit) => boolean): boolean =>
  place !== null &&
  unitsOnMap(position).some((unit) => match(unit) && distance(table.grid, table.grid.index(unit.hex!), place) <= 1);

/** [17.26]: everything costs double. */
export const communistAtMavinga = (table: Table, position: Position): boolean =>
  besides(table, position, table.places.mavinga, ({ side }) => side === 'communist');

/** [17.10]: what brings the contingency reinforcements. */
export const sadfAtCuito = (table: Table, position: Position): boolean =>
  besides(
    table,
    position,
    table.places.cuito,
    ({ command, type }) => command === 'sadf' && !firesAsArtillery(type, command) && type !== 'base',
  );

/** Whether a unit finds a way home, past enemy units and, if they matter, zones of control [17.23]. */
export function findsWayHome(table: Table, position: Position, unit: Unit, minding: 'units' | 'zones'): boolean {
  const { grid, places } = table;
  const start = grid.index(unit.hex!);
  const home = (hex: number): boolean => hex === places.mavinga || places.facts[hex]!.edges.includes('south');
  const reached = new Set([start]);
  for (const hex of reached) {
    if (home(hex)) return true;
    for (let d = 0; d < 6; d += 1) {
      const to = grid.neighbours[6 * hex + d]!;
      if (to < 0 || enemyAt(table, position, to, unit.side)) continue;
      if (minding === 'zones' && inEnemyZone(table, position, to, unit.side, 'infantry')) continue;
      reached.add(to);
    }
  }
  return false;
}
