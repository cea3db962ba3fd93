import { distance, type HexBoard, hexesOnEdge, type MapEdge } from '../../../kernel/hexes/index.js';
import type { SituationFault } from '../../../kernel/rulings/index.js';
import type { ScenarioSupply } from './scenario-words.js';
import type { Campaign } from './table.js';

/** What the map says of one hex, whoever stands where. */
interface HexFacts {
  readonly edges: readonly ('north' | 'east' | 'south' | 'west')[];
  readonly eastBank: boolean;
  readonly onObjective: boolean;
  readonly nearObjectiveOrSquare: boolean;
  readonly toMavinga?: number;
  readonly toCuito?: number;
  readonly toTown?: number;
}

/** The places the two books speak of, found on the map by name and terrain. */
export interface Places {
  readonly facts: readonly HexFacts[];
  readonly objectives: readonly number[];
  readonly squares: readonly number[];
  readonly embassies: readonly number[];
  readonly cuito: number | null;
  readonly mavinga: number | null;
  readonly radioStation: number | null;
  readonly stalinStatue: number | null;
  readonly tokolAirport: number | null;
}

const EDGE_NAMES = { N: 'north', E: 'east', S: 'south', W: 'west' } as const;

export function findPlaces(
  board: HexBoard,
  campaign: Campaign,
  supply: readonly ScenarioSupply[],
  faults: SituationFault[],
): Places {
  const { grid } = board;
  const all = Array.from({ length: grid.size }, (_, hex) => hex);
  const named = (pattern: RegExp): number[] => all.filter((hex) => pattern.test(board.placeName(hex)?.en ?? ''));
  const one = (wanted: Campaign, pattern: RegExp, place: string): number | null => {
    if (campaign !== wanted) return null;
    const found = named(pattern)[0];
    if (found === undefined) faults.push({ pointer: '/map/hexes', detail: unnamed(place) });
    return found ?? null;
  };
  const objectives = all.filter((hex) => board.hasTerrain(hex, 'objective'));
  const squares = all.filter((hex) => board.hasTerrain(hex, 'square'));
  if (campaign === 'budapest' && objectives.length === 0) {
    faults.push({
      pointer: '/map/hexes',
      detail: { en: 'no hex is an objective', ja: '目標（objective）のヘクスがありません' },
    });
  }
  const embassies =
    campaign === 'budapest'
      ? [
          one('budapest', /^(?=.*Embassy).*\b(US|USA|American|United States)\b/i, 'US Embassy'),
          one('budapest', /^(?=.*Embassy).*\b(Soviet|USSR|Russian)\b/i, 'Soviet Embassy'),
        ]
      : [];
  // A scenario of somebody's own says which hexes stand for the two bases [17.31].
  const base = (side: string): number | null => {
    const name = supply.find((each) => each.side === side)?.where?.hexes?.[0];
    return name === undefined ? null : (grid.find(name) ?? null);
  };
  const cuito = one('angola', /^Cuito Cuanavale$/i, 'Cuito Cuanavale') ?? base('communist');
  const mavinga = one('angola', /^Mavinga$/i, 'Mavinga') ?? base('southAfrican');
  const towns = all.filter((hex) => board.hasTerrain(hex, 'town') && hex !== cuito);
  const east = eastBank(board);
  const edges = Object.fromEntries(
    (['N', 'E', 'S', 'W'] as MapEdge[]).map((edge) => [edge, new Set(hexesOnEdge(grid, edge))]),
  ) as Record<MapEdge, Set<number>>;
  const gathering = [...objectives, ...squares];
  const near = (hex: number, places: readonly number[]): number | undefined =>
    places.length === 0 ? undefined : Math.min(...places.map((place) => distance(grid, hex, place)));
  const facts = all.map(
    (hex): HexFacts => ({
      edges: (['N', 'E', 'S', 'W'] as MapEdge[]).filter((edge) => edges[edge].has(hex)).map((edge) => EDGE_NAMES[edge]),
      eastBank: east.has(hex),
      onObjective: board.hasTerrain(hex, 'objective'),
      nearObjectiveOrSquare: (near(hex, gathering) ?? 9) <= 1,
      ...(mavinga === null ? {} : { toMavinga: distance(grid, hex, mavinga) }),
      ...(cuito === null ? {} : { toCuito: distance(grid, hex, cuito), toTown: near(hex, towns) }),
    }),
  );
  return {
    facts,
    objectives,
    squares,
    embassies: embassies.filter((hex) => hex !== null),
    cuito,
    mavinga,
    radioStation: one('budapest', /Radio Station/i, 'Radio Station'),
    stalinStatue: one('budapest', /Stalin/i, "Stalin's Statue"),
    tokolAirport: one('budapest', /T[oö]k[oö]l/i, 'To Tokol Airport'),
  };
}

const unnamed = (place: string) => ({
  en: `no hex is named "${place}"`,
  ja: `「${place}」という名のヘクスがありません`,
});

/** Everything that the east edge reaches without crossing a major river: the east bank of the Danube [16.25]. */
function eastBank(board: HexBoard): ReadonlySet<number> {
  const { grid } = board;
  const reached = new Set(hexesOnEdge(grid, 'E'));
  // A set may grow while it is walked through.
  for (const hex of reached) {
    for (let d = 0; d < 6; d += 1) {
      const to = grid.neighbours[6 * hex + d]!;
      if (to < 0) continue;
      const features = board.featuresOf(grid.topology.sideOf[6 * hex + d]!);
      if (!features.has('majorRiver') && !features.has('bridgedMajorRiver')) reached.add(to);
    }
  }
  return reached;
}
