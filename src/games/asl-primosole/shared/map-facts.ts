import {
  distance,
  type HexBoard,
  hexesOnEdge,
  type MapEdge,
  OFF_MAP,
  sideBetween,
} from '../../../kernel/hexes/index.js';
import { hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import type { Edge, Side } from '../vocabulary.js';
import type { BuildingKind, PrimosoleMap } from './primosole-map.js';

/** What the campaign reads off a map, by hex name and in the order of the map. */
export interface MapFacts {
  readonly river: readonly { readonly hex: string; readonly riverHexsides: number }[];
  readonly bridges: readonly string[];
  readonly south: readonly string[];
  readonly paved: readonly string[];
  readonly roads: readonly string[];
  readonly ditches: readonly string[];
  /** Printed Strategic Locations [3.2/Strategic-Location]. */
  readonly strategic: readonly { readonly hex: string; readonly kind: StrategicKind }[];
  readonly buildings: readonly Building[];
  /** Olive grove, vineyard, building and rubble hexes, which the victory of CG-I and CG-II counts [3.51]. */
  readonly counted: readonly string[];
  readonly entryAreas: readonly EntryAreaFacts[];
}

type StrategicKind = 'building' | 'rubble' | 'bridge' | 'pillbox' | 'entrenchment';

interface Building {
  readonly name: { readonly en: string; readonly ja?: string };
  readonly kind: BuildingKind;
  readonly hexes: readonly string[];
}

interface EntryAreaFacts {
  readonly owner: Side;
  readonly arrow: string;
  readonly edge: Edge;
  readonly reach: number;
  readonly hexes: readonly string[];
}

const EDGES: Readonly<Record<Edge, MapEdge>> = { north: 'N', east: 'E', south: 'S', west: 'W' };
const BUILDINGS: Readonly<Record<string, BuildingKind>> = {
  stoneBuilding: 'stone',
  woodenBuilding: 'wooden',
  building: 'unknown',
};
const COUNTED = ['oliveGrove', 'vineyard', ...Object.keys(BUILDINGS), 'stoneRubble', 'woodenRubble'];

/** As many as the lists of the answer hold; 78 columns of 99 hexes, the largest grid named elsewhere, are 7,722. */
const MOST_HEXES = 8000;
const TOO_LARGE = {
  en: `a map has at most ${MOST_HEXES} hexes`,
  ja: `マップのヘクスは${MOST_HEXES}個までです`,
};

/** Everything the session and the map question read off a map. */
export function factsOf(map: PrimosoleMap, pointer = '/map'): { board: HexBoard; facts: MapFacts } {
  const board = layOutMap(map, pointer);
  const { grid } = board;
  if (grid.size > MOST_HEXES) throw new InvalidSituationError([{ pointer: `${pointer}/grid`, detail: TOO_LARGE }]);
  const all = Array.from({ length: grid.size }, (_, hex) => hex);
  const name = (hex: number): string => grid.name(hex);
  const isRiver = (hex: number): boolean => board.hasTerrain(hex, 'river');
  const onPath = (kind: string) => all.filter((hex) => sidesOf(board, hex).some((side) => board.connected(side, kind)));
  const bridges = all.filter(
    (hex) => isRiver(hex) && sidesOf(board, hex).some((side) => board.hasFeature(side, 'bridge')),
  );
  const bridged = new Set(bridges);
  const bySides = all.some((hex) => sidesOf(board, hex).some((side) => board.hasFeature(side, 'river')));
  return {
    board,
    facts: {
      river: all.filter(isRiver).map((hex) => ({ hex: name(hex), riverHexsides: riverSides(board, hex, bySides) })),
      bridges: bridges.map(name),
      south: map.southOfRiver
        ? map.southOfRiver.map((hex, at) => name(hexAt(board, hex, `${pointer}/southOfRiver/${at}`)))
        : all.filter(southBank(board, isRiver)).map(name),
      paved: onPath('pavedRoad').map(name),
      roads: [...new Set([...onPath('pavedRoad'), ...onPath('road')])].sort((a, b) => a - b).map(name),
      ditches: all.filter((hex) => board.hasTerrain(hex, 'ditch')).map(name),
      strategic: all.flatMap((hex) => strategicAt(board, hex, bridged.has(hex))),
      buildings: buildingsOf(map, board, pointer),
      counted: all.filter((hex) => COUNTED.some((terrain) => board.hasTerrain(hex, terrain))).map(name),
      entryAreas: map.entryAreas.map((area, at) => {
        const centre = hexAt(board, area.arrow, `${pointer}/entryAreas/${at}/arrow`);
        const hexes = hexesOnEdge(grid, EDGES[area.edge]).filter((hex) => distance(grid, hex, centre) <= area.reach);
        return { ...area, hexes: hexes.map(name) };
      }),
    },
  };
}

/** Hexsides towards hexes of the map. */
function sidesOf({ grid }: HexBoard, hex: number): number[] {
  const sides: number[] = [];
  for (let d = 0; d < 6; d += 1) {
    const next = grid.neighbours[6 * hex + d]!;
    if (next !== OFF_MAP) sides.push(sideBetween(grid, hex, next));
  }
  return sides;
}

/** River hexsides as printed, or, on a map that marks none, those shared with another river hex (B-27) [PBr14.2]. */
function riverSides(board: HexBoard, hex: number, printed: boolean): number {
  if (printed) return sidesOf(board, hex).filter((side) => board.hasFeature(side, 'river')).length;
  let count = 0;
  for (let d = 0; d < 6; d += 1) {
    const next = board.grid.neighbours[6 * hex + d]!;
    if (next !== OFF_MAP && board.hasTerrain(next, 'river')) count += 1;
  }
  return count;
}

/** The south bank: land that cannot be reached from the north edge without entering the river [3.60741]. */
function southBank({ grid }: HexBoard, river: (hex: number) => boolean): (hex: number) => boolean {
  const north = new Set(hexesOnEdge(grid, 'N').filter((hex) => !river(hex)));
  const queue = [...north];
  for (let at = 0; at < queue.length; at += 1) {
    for (let d = 0; d < 6; d += 1) {
      const next = grid.neighbours[6 * queue[at]! + d]!;
      if (next === OFF_MAP || north.has(next) || river(next)) continue;
      north.add(next);
      queue.push(next);
    }
  }
  return (hex) => !river(hex) && !north.has(hex);
}

function strategicAt(board: HexBoard, hex: number, bridge: boolean): { hex: string; kind: StrategicKind }[] {
  const has = (terrain: string): boolean => board.hasTerrain(hex, terrain);
  const kinds: StrategicKind[] = [];
  if (Object.keys(BUILDINGS).some(has)) kinds.push('building');
  if (has('stoneRubble') || has('woodenRubble')) kinds.push('rubble');
  if (bridge) kinds.push('bridge');
  if (has('pillbox')) kinds.push('pillbox');
  if (has('trench')) kinds.push('entrenchment');
  return kinds.map((kind) => ({ hex: board.grid.name(hex), kind }));
}

/** Buildings as the map lists them, and every other building hex as one of its own. */
function buildingsOf(map: PrimosoleMap, board: HexBoard, pointer: string): Building[] {
  const listed = map.buildings.map(({ name, ja, kind, hexes }, at): Building => {
    const found = hexes.map((hex, place) => hexAt(board, hex, `${pointer}/buildings/${at}/hexes/${place}`));
    const printed = name === undefined ? board.placeName(found[0]!) : { en: name };
    const called = { en: board.grid.name(found[0]!), ...printed, ...(ja ? { ja } : {}) };
    return { name: called, kind, hexes: found.map((hex) => board.grid.name(hex)) };
  });
  const taken = new Set(listed.flatMap(({ hexes }) => hexes));
  const rest: Building[] = [];
  for (let hex = 0; hex < board.grid.size; hex += 1) {
    const printed = board.grid.name(hex);
    const terrain = Object.keys(BUILDINGS).find((each) => board.hasTerrain(hex, each));
    if (!terrain || taken.has(printed)) continue;
    rest.push({ name: board.placeName(hex) ?? { en: printed }, kind: BUILDINGS[terrain]!, hexes: [printed] });
  }
  return [...listed, ...rest];
}
