import {
  CENTRE_STEPS,
  edgesOfHex,
  hexesOnEdge,
  MAP_EDGES,
  type MapEdge,
  OFF_MAP,
} from '../../../../kernel/hexes/index.js';
import { Altitude, Speed } from '../../vocabulary.js';
import type { Desk, Scene } from '../stage.js';
import type { Table } from '../table.js';
import type { Sortie } from './state.js';

/** One appearance in the words of the procedure [6.7.2]. */
export function flightQuestion(
  { table, position }: Scene,
  id: string,
  speed: Speed,
  altitude: Altitude,
  dives: boolean,
) {
  const { first, last, leftBy, damaged } = position.air.aircraft[id]!;
  const { bombs, rockets } = table.aircraft.get(id)!;
  return {
    speed,
    altitude,
    dives,
    damaged: damaged ?? false,
    turnOfFlight: first === undefined ? 1 : position.turn - first + 1,
    otherPhase: last === position.turn,
    flewLastTurn: last === position.turn - 1,
    ...(leftBy === undefined ? {} : { leftBy, entersBy: leftBy }),
    clearDay: table.conditions.visibility === 0,
    bombs: bombs !== undefined,
    rockets: rockets !== undefined,
  };
}

interface Approach {
  readonly unit: string;
  readonly speed: Speed;
  readonly altitude: Altitude;
  readonly dives: boolean;
}

/** Ways in which the aircraft of a side may appear now [6.7.2.1, 6.7.2.2, 6.7.2.3.2]. */
export function* approaches(desk: Desk): Iterable<Approach> {
  const { table, position, book } = desk;
  for (const { id, side, turn, diveBomber, bombs } of table.aircraft.values()) {
    const { lost, damaged, attacks } = position.air.aircraft[id]!;
    if (side !== position.air.side || lost || turn > position.turn) continue;
    const may = (way: Omit<Approach, 'unit'>): boolean =>
      book.allows('movement/flight', flightQuestion(desk, id, way.speed, way.altitude, way.dives));
    for (const speed of Speed.values) {
      if (damaged && speed === 'fast') continue;
      for (const altitude of Altitude.values) {
        const way = { speed, altitude, dives: false };
        if (may(way)) yield { unit: id, ...way };
      }
    }
    const dive = { speed: 'slow', altitude: 'high', dives: true } as const;
    if (diveBomber && bombs && attacks.bombs > 0 && may(dive)) yield { unit: id, ...dive };
  }
}

/** Hexes it may come in by: any edge, or the one it left by in the turn before [6.7.2.1]. */
export function entryHexes({ board: { grid } }: Table, { edge }: Sortie): string[] {
  const edges: readonly MapEdge[] = edge === null ? MAP_EDGES : [edge];
  const hexes = new Set(edges.flatMap((each) => hexesOnEdge(grid, each)));
  return [...hexes].sort((a, b) => a - b).map((hex) => grid.name(hex));
}

/** Headings that lead on over the map from the hex it came in by [6.7.2.3]. */
export function headings({ board: { grid } }: Table, hex: string): number[] {
  const at = grid.index(hex);
  const inward = [0, 1, 2, 3, 4, 5].filter((way) => (grid.neighbours[6 * at + way] ?? OFF_MAP) !== OFF_MAP);
  return inward.length > 0 ? inward : [0, 1, 2, 3, 4, 5];
}

/** The edge by which it leaves when it flies on [6.7.2.1]. */
export function edgeAhead({ board: { grid } }: Table, { hex, heading }: Sortie): MapEdge {
  const edges = edgesOfHex(grid, grid.index(hex!));
  const [dx, dy] = CENTRE_STEPS[grid.orientation][heading!]!;
  if (dx > 0 && edges.includes('E')) return 'E';
  if (dx < 0 && edges.includes('W')) return 'W';
  return dy < 0 ? 'N' : 'S';
}
