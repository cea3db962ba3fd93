import type { ChartReader } from '../../../kernel/charts/index.js';
import { fillDefaults, type ShapeClass } from '../../../kernel/fields/index.js';
import { type HexBoard, hexesOnEdge, MAP_EDGES, type MapEdge } from '../../../kernel/hexes/index.js';
import { type HexMapInput, layOutMap } from '../../../kernel/maps/index.js';
import {
  InvalidSituationError,
  type QuietUmpire,
  quietUmpires,
  type SituationFault,
} from '../../../kernel/rulings/index.js';
import { PhaseTrack, type SessionSetup } from '../../../kernel/session/index.js';
import { charts } from '../charts/index.js';
import { MovementCosts } from '../movement/costs.js';
import type { MovementClass } from '../movement/mover.js';
import { EmptySteps } from '../movement/printed-ground.js';
import type { Options } from '../options.js';
import { BattleMap } from '../shared/map.js';
import { StackingRules } from '../status/stacking-rules.js';
import type { Scenario, Side, Weather } from '../vocabulary.js';
import { bodyOf, type Level, type Objective, type ScenarioBody } from './body.js';
import type { Complain, Counter } from './counters.js';
import type { Ground, Piece } from './ground.js';
import { AREAS } from './jarama.js';
import { type Draw, drawsOf, type Muster, mustered } from './order-of-battle.js';
import { edgeHexes, Places, readAreas } from './places.js';
import { PHASES, type PhaseId } from './position.js';

/** Everything that stays as it is while a game is played. */
export interface Table {
  readonly scenario: Scenario;
  readonly options: Options;
  /** The map's id among the materials. */
  readonly mapId: string;
  readonly map: HexMapInput;
  readonly board: HexBoard;
  readonly counters: ReadonlyMap<string, Counter>;
  /** By the name the procedures know it by. */
  readonly idOf: ReadonlyMap<string, string>;
  readonly musters: ReadonlyMap<string, Muster>;
  readonly draws: readonly Draw[];
  /** Sides in the order in which they set up [4.0]. */
  readonly setUpOrder: readonly Side[];
  /** The first player of every turn, where the scenario says it outright; otherwise the procedure is asked. */
  readonly alwaysFirst: Side | undefined;
  readonly track: PhaseTrack<PhaseId>;
  /** What the calendar calls each turn, where the scenario has one. */
  readonly dates: readonly string[];
  /** Hexes where supply comes from, where the scenario of the series names them [9.1]; otherwise the charts do. */
  readonly sources: Readonly<Record<Side, readonly string[] | undefined>>;
  /** The same hexes for whoever comes on there [10.5]. */
  readonly sourceHexes: Readonly<Record<Side, readonly string[]>>;
  readonly assaultPoints: Readonly<Record<Side, Readonly<Record<string, number>>>>;
  readonly airPoints: (side: Side, turn: number) => number;
  readonly objectives: readonly Objective[];
  readonly levels: readonly Level[];
  readonly areas: ReadonlyMap<string, ReadonlySet<string>>;
  readonly stacking: StackingRules;
  /** Reads charts and the options of this game; whatever it notes is forgotten. */
  readonly umpire: () => QuietUmpire<Options>;
  /** Prices of movement, read from the charts once. */
  readonly costs: (kind: MovementClass, weather: Weather) => MovementCosts;
  /** The same of steps into empty hexes, for each board that pontoon bridges make. */
  readonly emptySteps: (board: HexBoard, costs: MovementCosts) => EmptySteps;
  /** What follows from who stands where, worked out once for each state of the units. */
  readonly grounds: WeakMap<object, Ground>;
  readonly pieces: WeakMap<object, Piece>;
  /** Pieces as the shapes of questions want them. */
  readonly filled: Map<ShapeClass, WeakMap<Piece, object>>;
  /** Edges of the map that a hex lies on [15.2, 16.0]. */
  readonly edges: ReadonlyMap<string, readonly MapEdge[]>;
  /** The map with pontoon bridges, by the hexsides they span [J.18]. */
  readonly bridged: Map<string, HexMapInput>;
}

const MISSING = { en: 'it is missing', ja: 'ありません' };
const quietly = quietUmpires<Options>(charts);

/** Which rules hold: those of Jarama or Brunete where the scenario is played by their sections, else the series alone [1.0]. */
export function scenarioOf({ sections }: ScenarioBody): Scenario {
  if (sections.some((section) => section.startsWith('J.'))) return 'jarama';
  return sections.some((section) => section.startsWith('B.')) ? 'brunete' : 'series';
}

export function prepare(materials: SessionSetup): Table {
  const faults: SituationFault[] = [];
  const complain =
    (pointer: string): Complain =>
    (detail, at = '') =>
      void faults.push({ pointer: `${pointer}${at}`, detail });
  const body = bodyOf(materials);
  const scenario = scenarioOf(body);
  const options = materials.options as Options;
  const umpire = quietly(options, materials.pack);
  const mapId = body.map ?? body.requires?.find(({ kind }) => kind === 'map')?.id ?? '';
  // Somebody may have chosen another map than the scenario's.
  const record = materials.maps[mapId] ?? Object.values(materials.maps)[0];
  for (const { kind, id } of body.requires ?? []) {
    if (kind === 'deck' && !materials.decks[id]) faults.push({ pointer: `/requires/deck/${id}`, detail: MISSING });
  }
  if (!record) faults.push({ pointer: `/requires/map/${mapId}`, detail: MISSING });
  if (faults.length > 0) throw new InvalidSituationError(faults);
  const map = fillDefaults(BattleMap, record!.body);
  const board = layOutMap(map);
  const areas = readAreas(Object.values(materials.decks));
  const places = new Places(board, areas, complain('/scenario'));
  const { counters, musters } = mustered(materials, scenario, places, complain('/counters'), umpire());
  const sources = seriesSources(body, scenario, places);
  const setUpOrder = [...body.sides].sort((a, b) => (a.setsUp ?? 0) - (b.setsUp ?? 0)).map(({ side }) => side);
  const draws = drawsOf(materials, places);
  if (scenario === 'jarama') {
    complainOfReserves(counters, musters, draws, complain('/counters'), umpire());
    for (const area of Object.values(AREAS))
      if (!areas.has(area))
        complain('/areas')({
          en: `a deck must list the hexes of "${area}"`,
          ja: `「${area}」のヘクスをデッキに書く必要があります`,
        });
  }
  if (faults.length > 0) throw new InvalidSituationError(faults.slice(0, 300));
  return {
    scenario,
    options,
    mapId: record!.id,
    map,
    board,
    counters,
    idOf: new Map([...counters.values()].map(({ id, name }) => [name, id])),
    musters,
    draws,
    setUpOrder,
    alwaysFirst: scenario === 'series' ? firstOf(body) : undefined,
    track: new PhaseTrack<PhaseId>(PHASES, turnCount(body, scenario, umpire())),
    dates: datesOf(body, scenario, umpire()),
    sources,
    sourceHexes: {
      republican: sources.republican ?? chartSources(scenario, 'republican', board, umpire()),
      nationalist: sources.nationalist ?? chartSources(scenario, 'nationalist', board, umpire()),
    },
    assaultPoints: assaultPointsOf(body, scenario, counters, umpire()),
    airPoints: airPointsOf(body, scenario, umpire()),
    objectives: body.victory.objectives ?? [],
    levels: body.victory.levels ?? [],
    areas: new Map([...areas].map(([name, hexes]) => [name, new Set(hexes)])),
    stacking: new StackingRules(scenario, umpire()),
    umpire,
    costs: costsOf(scenario, umpire),
    emptySteps: emptySteps(),
    grounds: new WeakMap(),
    pieces: new WeakMap(),
    filled: new Map(),
    edges: edgesOf(board),
    bridged: new Map(),
  };
}

/** What Jarama lets out or draws must be there to be let out and drawn [J.6, J.20]. */
function complainOfReserves(
  counters: ReadonlyMap<string, Counter>,
  musters: ReadonlyMap<string, Muster>,
  draws: readonly Draw[],
  complain: Complain,
  umpire: QuietUmpire<Options>,
): void {
  const brigades = umpire.chart('reserve-release').at('manzanares', 'released') as string[];
  let pool = 0;
  for (const [id, muster] of musters) {
    if (muster.kind === 'pool') pool += 1;
    const boxed = muster.kind === 'set-up' && muster.spot.kind === 'box';
    if (boxed && !brigades.includes(counters.get(id)!.brigade ?? '')) {
      const all = brigades.join(', ');
      complain(
        {
          en: `${id}: its brigade must be one of those in the Madrid Box: ${all}`,
          ja: `${id}：旅団はマドリード・ボックスのもの（${all}）でなければなりません`,
        },
        `/${id}/brigade`,
      );
    }
  }
  const drawn = draws.reduce((sum, { count }) => sum + count, 0);
  if (pool < drawn) {
    complain({
      en: `the record draws ${drawn} unnamed artillery units, and there are ${pool}`,
      ja: `無名の砲兵を${drawn}個引きますが、${pool}個しかありません`,
    });
  }
}

function costsOf(scenario: Scenario, umpire: () => QuietUmpire<Options>): Table['costs'] {
  const known = new Map<string, MovementCosts>();
  return (kind, weather) => {
    const key = `${kind} ${weather}`;
    let costs = known.get(key);
    if (costs === undefined) {
      costs = new MovementCosts(umpire(), scenario, weather, kind);
      known.set(key, costs);
    }
    return costs;
  };
}

function emptySteps(): Table['emptySteps'] {
  const known = new WeakMap<HexBoard, Map<MovementCosts, EmptySteps>>();
  return (board, costs) => {
    let onBoard = known.get(board);
    if (onBoard === undefined) {
      onBoard = new Map();
      known.set(board, onBoard);
    }
    let steps = onBoard.get(costs);
    if (steps === undefined) {
      steps = new EmptySteps(board, costs);
      onBoard.set(costs, steps);
    }
    return steps;
  };
}

function edgesOf({ grid }: HexBoard): Map<string, MapEdge[]> {
  const edges = new Map<string, MapEdge[]>();
  for (const edge of MAP_EDGES) {
    for (const hex of hexesOnEdge(grid, edge)) edges.set(grid.name(hex), [...(edges.get(grid.name(hex)) ?? []), edge]);
  }
  return edges;
}

const firstOf = ({ sides }: ScenarioBody): Side => [...sides].sort((a, b) => (a.moves ?? 9) - (b.moves ?? 9))[0]!.side;

/** Brunete counted in single days, where that reading is chosen [B.1]. */
function dailyTurns(scenario: Scenario, umpire: QuietUmpire<Options>): ChartReader | undefined {
  if (scenario !== 'brunete' || umpire.options.bruneteCalendar !== 'daily') return undefined;
  return umpire.chart('brunete-turns-daily');
}

const turnCount = ({ turns }: ScenarioBody, scenario: Scenario, umpire: QuietUmpire<Options>): number =>
  dailyTurns(scenario, umpire)?.rows.length ?? turns?.count ?? 1;

function datesOf({ turns }: ScenarioBody, scenario: Scenario, umpire: QuietUmpire<Options>): readonly string[] {
  const daily = dailyTurns(scenario, umpire);
  return daily ? daily.rows.map((turn) => daily.text(turn, 'date')) : (turns?.names ?? []);
}

function seriesSources(body: ScenarioBody, scenario: Scenario, places: Places): Table['sources'] {
  const of = (side: Side): string[] | undefined => {
    if (scenario !== 'series') return undefined;
    const lines = body.supply?.filter((line) => line.side === side) ?? [];
    return lines.flatMap(({ where }) => places.hexes(where, 'supply'));
  };
  return { republican: of('republican'), nationalist: of('nationalist') };
}

/** Edges and hexes of the chart of supply sources [J.12, B.13]. */
function chartSources(scenario: Scenario, side: Side, board: HexBoard, umpire: QuietUmpire<Options>): string[] {
  if (scenario === 'series') return [];
  const chart = umpire.chart('supply-sources');
  const row = `${scenario} ${side}`;
  return [...(chart.at(row, 'hexes') as string[]), ...edgeHexes(board, chart.at(row, 'edges') as string[])];
}

/** Points of each division: those of the charts, or of the scenario of the series; a division not listed has none [11.2.2]. */
function assaultPointsOf(
  body: ScenarioBody,
  scenario: Scenario,
  counters: ReadonlyMap<string, Counter>,
  umpire: QuietUmpire<Options>,
): Table['assaultPoints'] {
  const points: Record<Side, Record<string, number>> = { republican: {}, nationalist: {} };
  if (scenario === 'series') {
    for (const { side, division } of counters.values()) if (division !== undefined) points[side][division] = 0;
    for (const { side, of, formation, points: count } of body.allotments ?? []) {
      if (of === 'assaultPoints' && formation !== undefined) points[side][formation] = count;
    }
    return points;
  }
  const chart = umpire.chart(`${scenario}-assault-points`);
  for (const row of chart.rows) {
    const side: Side = row.startsWith('republican ') ? 'republican' : 'nationalist';
    points[side][row.slice(side.length + 1)] = chart.number(row, 'points');
  }
  return points;
}

/** Air points of a turn; Jarama has air units instead [13.2, B.5, B.6]. */
function airPointsOf(body: ScenarioBody, scenario: Scenario, umpire: QuietUmpire<Options>): Table['airPoints'] {
  if (scenario === 'jarama') return () => 0;
  if (scenario === 'series') {
    const lines = body.allotments?.filter(({ of }) => of === 'airPoints') ?? [];
    return (side, turn) =>
      lines.reduce(
        (sum, line) => (line.side === side && (line.turn === 'each' || line.turn === turn) ? sum + line.points : sum),
        0,
      );
  }
  const chart = dailyTurns(scenario, umpire) ?? umpire.chart('brunete-turns');
  return (side, turn) => chart.number(turn, side);
}
