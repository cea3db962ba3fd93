import { distance } from '../../../kernel/hexes/index.js';
import type { AirMission } from '../combat/air.js';
import type { Side } from '../vocabulary.js';
import type { Ground } from './ground.js';
import type { AirCommitment, Position } from './position.js';
import type { Table } from './table.js';

/** Air units of a side that have not flown this turn [13.1]. */
export function freeFliers(table: Table, position: Position, side: Side): string[] {
  const fliers: string[] = [];
  for (const counter of table.counters.values()) {
    const { place, flown } = position.units[counter.id]!;
    if (counter.side === side && place === 'air' && !flown) fliers.push(counter.id);
  }
  return fliers;
}

/** A commitment as the procedures take it. */
export function missionOf(table: Table, { points, units }: AirCommitment): Omit<AirMission, 'nearF88'> {
  return { points, units: units.map((id) => table.counters.get(id)!.bombardment) };
}

/** A Nationalist F/88 stands in one of the hexes or next to it [J.14, J.15]. */
export function nearF88(ground: Ground, hexes: readonly string[]): boolean {
  const { grid } = ground.board;
  return ground.pieces.some(
    (piece) =>
      piece.f88 &&
      piece.side === 'nationalist' &&
      hexes.some((hex) => distance(grid, grid.index(hex), grid.index(piece.hex)) <= 1),
  );
}
