import type { Side } from '../vocabulary.js';
import { groundOf, unitsIn } from './ground.js';
import type { Position } from './position.js';
import type { Table } from './table.js';
import { counterOf, unitFacts } from './units.js';

/** The map as the procedures take it, with everything that lies and stands on it; some units may be left out. */
export function mapQuestion(table: Table, position: Position, without: readonly string[] = []): object {
  const { board } = groundOf(table, position);
  const units = Object.entries(position.units).flatMap(([id, { place, space }]) =>
    place === 'map' && !without.includes(id)
      ? [{ ...unitFacts(table, position, id), side: counterOf(table, id).side, at: space! }]
      : [],
  );
  const spaces = board.spaces.map((space) => {
    const siege = table.sieges.get(space.id);
    const works = position.works[space.id];
    const bonus = position.bonus[space.id];
    return {
      ...space,
      controlAtStart: position.controlAtStart[space.id] ?? space.control,
      works: works !== undefined,
      trench: works?.kind === 'trench',
      oneUse: works !== undefined && works.marker !== 'standard',
      bonus: bonus === undefined ? ('none' as const) : bonus.rm !== 0 ? ('rm' as const) : ('vp' as const),
      attackMarker: position.markers[space.id]?.marker === 'attack',
      siege: siege !== undefined && position.sieges[siege] !== undefined ? siege : 'none',
    };
  });
  return { spaces, connections: board.connections, units };
}

/** A space as redeployment and placement see it. */
export function spaceFacts(
  table: Table,
  position: Position,
  space: string,
  side: Side,
  without: readonly string[] = [],
) {
  const ground = groundOf(table, position);
  const { control, port, region, source } = ground.board.space(space);
  const supply = control === side ? ground.supply(space) : 'outOfSupply';
  return {
    name: space,
    control,
    supply,
    port,
    region,
    source,
    north: region === 'none' && ground.inFront(space),
    units: unitsIn(table, position, space)
      .filter((id) => counterOf(table, id).side === side && !without.includes(id))
      .map((id) => ({ ...unitFacts(table, position, id), supplied: supply === 'supplied' })),
    groupServed: supply === 'isolated' && position.served.includes(groupOf(table, position, space)),
  };
}

/** The isolated group a space belongs to, by the marker it hangs on [16.2.3]. */
export function groupOf(table: Table, position: Position, space: string): string {
  const { line, by } = groundOf(table, position).lines('nationalist').of(space);
  return by === 'isolatedSpace' ? line.at(-1)! : '-';
}
