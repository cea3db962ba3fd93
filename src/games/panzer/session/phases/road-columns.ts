import { distance, OFF_MAP } from '../../../../kernel/hexes/index.js';
import { onRoadOrPath } from '../../movement/path-plan.js';
import { STACK } from '../../status/command-sharing.js';
import { isRecon } from '../formations.js';
import type { MovingGround } from '../moving/ground.js';
import type { Stand } from '../moving/walk.js';
import type { Scene } from '../stage.js';
import { isAble, unitsOnMap } from '../standing.js';
import type { Unit } from '../units.js';

/** Vehicles that may be just ahead of one in a road column: stacked with it, or in its front hex, on the road as it is [6.2.1.1.3]. */
export function ahead({ table, position }: Scene, unit: Unit, among: readonly Unit[]): string[] {
  const { board } = table;
  const { hex, facing, place } = position.units[unit.id]!;
  if (unit.kind !== 'vehicle' || place !== 'map' || isRecon(position, unit)) return [];
  const here = board.grid.index(hex!);
  if (!onRoadOrPath(board, here)) return [];
  const front = board.grid.neighbours[6 * here + facing!];
  return among
    .filter(({ id, kind, formation }) => id !== unit.id && kind === 'vehicle' && formation === unit.formation)
    .filter((other) => !isRecon(position, other) && position.units[other.id]!.place === 'map')
    .filter(({ id }) => {
      const there = board.grid.index(position.units[id]!.hex!);
      return (there === here || there === front) && onRoadOrPath(board, there);
    })
    .map(({ id }) => id);
}

const drives = ({ position }: Scene, id: string): boolean => {
  const state = position.units[id]!;
  return isAble(state) && !state.trackHit;
};

/** Whether the one ahead has still to go: a column moves from its head [6.2.1.1.3]. */
export function waitsForAhead(scene: Scene, unit: string): boolean {
  const { behind } = scene.position.units[unit]!;
  if (behind === undefined) return false;
  const { command, moved } = scene.position.units[behind]!;
  return drives(scene, behind) && command === 'move' && !moved;
}

/**
 * Whether a vehicle of a road column may end so: by the road or path, behind the one ahead or with it, and nobody overstacked; whoever
 * the column has left behind for a hit, or lost, binds nobody [6.2.1.1.3].
 */
export function keepsColumn(scene: Scene, ground: MovingGround, unit: string, stand: Stand): boolean {
  const { table, position } = scene;
  if (stand.hex === OFF_MAP) return stand.byRoad;
  const { grid } = table.board;
  const { behind } = position.units[unit]!;
  const rate = stand.steps === 0 || (stand.byRoad && ground.facesAlong(stand.hex, stand.facing));
  const before = behind === undefined || !drives(scene, behind) ? undefined : position.units[behind]!.hex;
  const closed = before === undefined || distance(grid, stand.hex, grid.index(before)) <= 1;
  const name = grid.name(stand.hex);
  const stacked = [...unitsOnMap(table, position)].filter(
    ({ id, kind }) =>
      id !== unit && kind !== 'squad' && kind !== 'halfSquad' && kind !== 'section' && position.units[id]!.hex === name,
  ).length;
  return rate && closed && stacked < STACK;
}

/** Whether a unit moves in a column. */
export const isInColumn = ({ position }: Scene, unit: string): boolean =>
  position.units[unit]!.behind !== undefined || Object.values(position.units).some(({ behind }) => behind === unit);
