import type { Position } from '../position.js';
import { unitsOnMap } from '../standing.js';
import { type Table, unitOf } from '../table.js';

/** Everybody else on the map, as the questions about movement name them; an abandoned hull is in nobody's way [4.5.1.1.10, 5.15]. */
export function othersOnMap(table: Table, position: Position, id: string) {
  const { side } = unitOf(table, id);
  return [...unitsOnMap(table, position)]
    .filter((other) => other.id !== id)
    .map((other) => {
      const { hex, bailed, aside } = position.units[other.id]!;
      const legType = other.leg?.legType ?? 'foot';
      return {
        hex: hex!,
        side: other.side === side || bailed ? ('friend' as const) : ('enemy' as const),
        kind: other.kind,
        mounted: legType !== 'foot',
        pushedAside: aside ?? false,
      };
    });
}

export const wrecksOnMap = ({ wrecks }: Position) =>
  Object.entries(wrecks).map(([hex, { kind, aside }]) => ({
    hex,
    brewedUp: kind === 'bu',
    pushedAside: aside ?? false,
  }));
