import { flag, list, object, text, texts } from '../../../kernel/fields/index.js';
import { type HexBoard, type HexIndex, hexesOnEdge } from '../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../kernel/maps/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { BattleMap, isRoadHex, MapUnit, Positions, roadAcross } from '../shared/map.js';
import { automaticallySupplied, lineCite, SupplySubject, sourceCite } from './automatic-supply.js';
import { StatusEffects, statusEffects } from './effects-of-status.js';
import { ROAD_REACH } from './supply.js';
import { firstObstacle, type Hindrance, type Obstacle, Obstacles, spreadFrom, UNHINDERED, wayTo } from './trace.js';

export class SupplyLineInput extends SupplySubject {
  @object('The map', BattleMap) map!: HexMapInput;
  @text('Hex of the unit in question', { max: 12 }) hex!: string;
  @flag('It has left the map by this hex: the line begins one hex outside and passes this one like any other [B.8]')
  outside!: boolean;
  @list('Units on the map; those of the other side matter', MapUnit, { maxItems: 400, default: [] }) units!: MapUnit[];
  @texts('Hexes that serve as sources, instead of those the scenario names [9.1, J.12, B.13]', {
    max: 12,
    maxItems: 200,
    optional: true,
  })
  sources?: string[];
}

export class SupplyLineOutcome {
  @flag('In supply for this phase', {}) inSupply!: boolean;
  @texts('The line, from the unit to the source', { max: 12, maxItems: 40000 }) line!: string[];
  @text('Hex at which the line breaks', { max: 12, optional: true }) brokenAt!: string | null;
  @object('What follows from it', StatusEffects) effects!: StatusEffects;
}

const EDGES: Readonly<Record<string, 'N' | 'E' | 'S' | 'W'>> = { north: 'N', east: 'E', south: 'S', west: 'W' };

/** Where a line may end: the hexes a client names, else edges or hexes of the scenario [J.12, B.13]. */
export function sourcesOf(
  input: Pick<SupplyLineInput, 'scenario' | 'side' | 'sources'>,
  board: HexBoard,
  umpire: Judge,
): Set<HexIndex> {
  if (input.sources) return new Set(input.sources.map((name, at) => hexAt(board, name, `/sources/${at}`)));
  if (input.scenario === 'series') return new Set();
  const chart = umpire.chart('supply-sources');
  const row = `${input.scenario} ${input.side}`;
  const found = new Set<HexIndex>();
  for (const edge of chart.at(row, 'edges') as readonly string[]) {
    for (const hex of hexesOnEdge(board.grid, EDGES[edge]!)) found.add(hex);
  }
  for (const name of chart.at(row, 'hexes') as readonly string[]) {
    const hex = board.grid.find(name);
    if (hex !== undefined) found.add(hex);
  }
  return found;
}

interface Line {
  readonly way: readonly HexIndex[];
}

/** Where a line begins: in the hex of the unit, or one hex outside the map [9.1, B.8]. */
interface Start {
  readonly hex: HexIndex;
  readonly outside: boolean;
}

/** At most two hexes to a road, then along roads to a source, clear of the enemy all the way but for the own hex [9.1]. */
function traceSupply(
  { hex: start, outside }: Start,
  board: HexBoard,
  sources: ReadonlySet<HexIndex>,
  obstacles: Hindrance,
): Line | 'noRoad' | 'noSource' {
  if (outside && obstacles.at(start) !== undefined) return 'noRoad';
  const toRoad = spreadFrom(board, [start], obstacles, { limit: outside ? ROAD_REACH - 1 : ROAD_REACH });
  const roads: HexIndex[] = [];
  for (let hex = 0; hex < board.grid.size; hex++) if (toRoad.steps[hex]! >= 0 && isRoadHex(board, hex)) roads.push(hex);
  if (roads.length === 0) return 'noRoad';
  const alongRoads = spreadFrom(board, roads, obstacles, {
    limit: board.grid.size,
    over: (side) => roadAcross(board, side) !== undefined,
  });
  let best: HexIndex | undefined;
  for (const source of sources) {
    const steps = alongRoads.steps[source]!;
    if (steps >= 0 && (best === undefined || steps < alongRoads.steps[best]!)) best = source;
  }
  if (best === undefined) return 'noSource';
  const road = wayTo(best, alongRoads);
  return { way: [...wayTo(road[0]!, toRoad), ...road.slice(1)] };
}

/** Where the enemy breaks the line that would otherwise stand, or undefined where there is none anyway. */
function findBreak(
  start: Start,
  board: HexBoard,
  sources: ReadonlySet<HexIndex>,
  obstacles: Hindrance,
): Obstacle | undefined {
  const ideal = traceSupply(start, board, sources, UNHINDERED);
  if (typeof ideal === 'string') return undefined;
  return (start.outside ? obstacles.at(start.hex) : undefined) ?? firstObstacle(ideal.way, obstacles);
}

export const supplyLine = procedure<SupplyLineInput, SupplyLineOutcome, Options>({
  id: 'supply-line',
  resolver: 'status',
  title: { en: 'Supply line over the map', ja: '地図上の補給線' },
  description: {
    en: 'Traces a supply line over the map to the source of the scenario, or names the hex that breaks it.',
    ja: '地図上でシナリオの補給源まで補給線をたどり、切れる場合はそのヘクスを示す。',
  },
  rules: ['9.1'],
  input: SupplyLineInput,
  outcome: SupplyLineOutcome,
  example: {
    input: {
      scenario: 'jarama',
      side: 'nationalist',
      map: { grid: { columns: 6, rows: 4 }, paths: [{ kind: 'minorRoad', hexes: ['0102', '0202', '0303', '0403'] }] },
      hex: '0504',
      units: [{ hex: '0601', side: 'republican', attack: 4 }],
    },
  },
  resolve(input, umpire) {
    const board = layOutMap(input.map);
    const start = { hex: hexAt(board, input.hex, '/hex'), outside: input.outside };
    const named = (hex: HexIndex): string => board.grid.name(hex);
    const answer = (inSupply: boolean, way: readonly HexIndex[], brokenAt: string | null = null): SupplyLineOutcome => {
      umpire.summarise(inSupply ? 'in-supply' : 'out-of-supply');
      return {
        inSupply,
        line: way.map(named),
        brokenAt,
        effects: statusEffects(inSupply, input.inCommand, umpire),
      };
    };
    if (automaticallySupplied(input, umpire)) return answer(true, []);
    const obstacles = Obstacles.read(new Positions(board, input.units), input.side, input.scenario, umpire);
    const sources = sourcesOf(input, board, umpire);
    if (input.outside) umpire.note(['B.8', '9.1'], 'line-from-outside', { hex: input.hex });
    const line = traceSupply(start, board, sources, obstacles);
    if (typeof line === 'string') {
      const broken = findBreak(start, board, sources, obstacles);
      if (broken === undefined) {
        if (line === 'noRoad') umpire.note('9.1', 'road-too-far', { limit: ROAD_REACH });
        else umpire.note(sourceCite(input.scenario), 'road-leads-nowhere');
        return answer(false, []);
      }
      if (broken.by === 'enemyUnit') umpire.note('9.1', 'line-broken-by-unit', { hex: named(broken.hex) });
      else umpire.note(['9.1', '8.1'], 'line-broken-by-zone', { hex: named(broken.hex), from: named(broken.from) });
      return answer(false, [], named(broken.hex));
    }
    umpire.note(lineCite(input.scenario), 'line-traced', {
      hexes: input.outside ? line.way.length : line.way.length - 1,
      source: named(line.way.at(-1)!),
    });
    return answer(true, line.way);
  },
});
