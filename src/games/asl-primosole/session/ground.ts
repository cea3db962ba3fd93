import { distance, hexesOnEdge, type MapEdge } from '../../../kernel/hexes/index.js';
import { isEligible } from '../shared/entry-areas.js';
import type { Edge, Side } from '../vocabulary.js';
import type { Area, Position } from './position.js';
import type { Scene } from './stage.js';
import type { Table } from './table.js';

/** The Strategic Locations of the map as it is now, with who Controls each [3.2/Strategic-Location]. */
export function strategicLocations({
  table,
  position: { open },
}: Scene): { hex: string; kind: string; controller: Side | 'none'; occupied: boolean }[] {
  const found = new Map<string, string>();
  for (const { hex, kind } of table.map.facts.strategic) {
    const changed = open.terrain[hex];
    const gone = changed === 'shellholes' && (kind === 'building' || kind === 'rubble');
    if (!gone) found.set(hex, changed?.endsWith('Rubble') ? 'rubble' : kind);
  }
  for (const [hex, terrain] of Object.entries(open.terrain)) if (terrain.endsWith('Rubble')) found.set(hex, 'rubble');
  // An unbridged river hex is never Setup Area, so nothing in it makes it strategic [3.2/Setup-Area].
  for (const [hex, kind] of Object.entries(open.extra))
    if (!found.has(hex) && !isWater(table, hex)) found.set(hex, kind);
  for (const { hex } of open.objectives) if (!found.has(hex)) found.set(hex, 'objectiveHex');
  const locations = [...found].map(([hex, kind]) => {
    const objective = open.objectives.find((each) => each.hex === hex)?.side;
    const { controller, empty } = open.control[hex] ?? { controller: objective ?? 'none', empty: false };
    return { hex, kind, controller, occupied: !empty };
  });
  return [
    ...locations,
    ...open.entryHeld.map((hex) => ({
      hex,
      kind: 'britishControlledAxisEntryHex',
      controller: 'british' as const,
      occupied: true,
    })),
  ];
}

/** The question every area procedure asks of the map [3.605]. */
export function areaMap(scene: Scene, date: string): object {
  const { table, position } = scene;
  const { facts, size } = table.map;
  return {
    map: size,
    date,
    locations: strategicLocations(scene)
      .filter(({ kind }) => kind !== 'britishControlledAxisEntryHex')
      .map(({ hex, kind, controller, occupied }) => ({
        hex,
        kind,
        occupied,
        ...(controller === 'none' ? {} : { controller }),
      })),
    river: facts.river.map(({ hex }) => hex),
    bridges: [...facts.bridges],
    entryAreas: facts.entryAreas.map(({ owner, arrow, edge, reach }) => ({ owner, arrow, edge, reach })),
    britishEntryHexes: [...position.open.entryHeld],
  };
}

export interface EntryPlace {
  readonly arrow: string;
  readonly hexes: readonly string[];
}

/** Entry Areas of a side with at least one hex that is Eligible on a date (PS-32) [CG4]. */
export function eligibleEntries({ table, position }: Scene, side: Side, date: string): EntryPlace[] {
  return table.map.facts.entryAreas
    .filter(({ owner }) => owner === side)
    .map(({ owner, arrow, edge, hexes }) => ({
      arrow,
      hexes: hexes.filter((hex) =>
        isEligible({ owner, edge, britishControlled: position.open.entryHeld.includes(hex) }, date),
      ),
    }))
    .filter(({ hexes }) => hexes.length > 0);
}

const EDGES: Readonly<Record<Edge, MapEdge>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** Hexes of the map edges that hold an Entry Area of a side: where an offboard observer may be (note j) [3.617/British]. */
export const edgeHexes = ({ map: { board, facts } }: Table, side: Side): string[] =>
  facts.entryAreas
    .filter(({ owner }) => owner === side)
    .flatMap(({ edge }) => hexesOnEdge(board.grid, EDGES[edge]))
    .map((hex) => board.grid.name(hex));

/** Every hex of the map. */
export const hexesOf = ({ map: { board } }: Table): string[] =>
  Array.from({ length: board.grid.size }, (_, hex) => board.grid.name(hex));

export function apart({ map: { board } }: Table, a: string, b: string): number {
  return distance(board.grid, board.grid.find(a)!, board.grid.find(b)!);
}

export const isHex = ({ map: { board } }: Table, hex: string): boolean => board.grid.find(hex) !== undefined;

/** A river hex without a bridge is nobody's Setup Area and nobody sets up in it [3.2/Setup-Area]. */
export const isWater = ({ river, bridges }: Table, hex: string): boolean => river.has(hex) && !bridges.has(hex);

/** A hex of the area that Shift paths and areas are asked with [3.613]. */
export const anchorOf = ({ hexes }: Area): string => hexes[0]!;

export const nightOn = (date: string): boolean => date.endsWith('N');

export const dateNumber = ({ dates }: Table, { open }: Position): number => dates.indexOf(open.date);
