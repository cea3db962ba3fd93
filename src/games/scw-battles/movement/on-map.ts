import { choice, flag, halves, list, object, text, texts } from '../../../kernel/fields/index.js';
import { type HexBoard, type HexIndex, halvesFromPoints, type MoveRules } from '../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../kernel/maps/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import { BattleMap, isRoadHex, MapUnit, Positions, roadAcross } from '../map.js';
import type { Options } from '../options.js';
import { type Hexside, opponentOf, type Road, Scenario, Side, type Terrain, Weather } from '../vocabulary.js';
import { zonesOf } from '../zones.js';
import { MovementCosts } from './costs.js';
import type { EnemyPresence, Entry } from './entry.js';
import { type MovementClass, Mover, movementClass } from './mover.js';
import { readZocCosts, stepHalves, type ZocCosts } from './step.js';

/** A unit about to move over a client's map. */
export class MoveOnMap {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Weather [17.0]', Weather, { default: 'clear' }) weather!: Weather;
  @object('The map', BattleMap) map!: HexMapInput;
  @list('Every other unit on the map, of both sides', MapUnit, { maxItems: 400, default: [] }) units!: MapUnit[];
  @object('The unit that moves; do not list it again among the others', Mover) unit!: Mover;
  @choice('Its side', Side) side!: Side;
  @text('Hex it stands in', { max: 12 }) hex!: string;
  @texts('Hexes closed to it by another rule, such as objectives of other divisions [B.19, J.20]', {
    max: 12,
    maxItems: 500,
    default: [],
  })
  closed!: string[];
  @flag('It has already moved in this phase, so an enemy zone it stands in has stopped it [8.3]') moved!: boolean;
  @halves('Movement points already spent in this phase [6.1]', { min: 0, max: 60, default: 0 }) spent!: number;
}

/** The first step of a move is state 0: only that one may begin in an enemy zone [8.3]. */
const FIRST = 0;
const LATER = 1;

const NO_ROAD = 'none';

/** What is printed on a board in the lists that the rules of a step take, worked out once for each board. */
class Printed {
  readonly terrain: readonly (readonly Terrain[])[];
  readonly roadHex: readonly boolean[];
  readonly #lists = new Map<ReadonlySet<string>, readonly string[]>();
  readonly #roads: (Road | typeof NO_ROAD)[] = [];

  constructor(private readonly board: HexBoard) {
    const hexes = Array.from({ length: board.grid.size }, (_, hex) => hex);
    this.terrain = hexes.map((hex) => this.#list(board.terrainOf(hex)) as readonly Terrain[]);
    this.roadHex = hexes.map((hex) => isRoadHex(board, hex));
  }

  /** The better road through a hexside, if any. */
  road(side: number): Road | undefined {
    let road = this.#roads[side];
    if (road === undefined) {
      road = roadAcross(this.board, side) ?? NO_ROAD;
      this.#roads[side] = road;
    }
    return road === NO_ROAD ? undefined : road;
  }

  features(side: number): Hexside[] {
    return this.#list(this.board.featuresOf(side)) as Hexside[];
  }

  #list(set: ReadonlySet<string>): readonly string[] {
    let list = this.#lists.get(set);
    if (list === undefined) {
      list = [...set];
      this.#lists.set(set, list);
    }
    return list;
  }
}

const printedOn = new WeakMap<HexBoard, Printed>();

function printed(board: HexBoard): Printed {
  let found = printedOn.get(board);
  if (found === undefined) {
    found = new Printed(board);
    printedOn.set(board, found);
  }
  return found;
}

/** What somebody who asks about many moves at once has worked out already; `positions` may hold the moving unit too. */
export interface KnownGround {
  readonly positions: Positions;
  readonly enemyZones: Int32Array;
  /** Prices in this weather for a class of units. */
  readonly costs: (movementClass: MovementClass) => MovementCosts;
}

/** Everything a move over the map needs, worked out once. */
export class Field {
  readonly board: HexBoard;
  readonly positions: Positions;
  readonly start: HexIndex;
  readonly costs: MovementCosts;
  /** Hex of an enemy unit whose zone covers the hex, or -1. */
  readonly enemyZones: Int32Array;
  readonly closed: ReadonlySet<HexIndex>;
  readonly #printed: Printed;
  #zocCosts: ZocCosts | undefined;

  constructor(
    readonly input: MoveOnMap,
    private readonly umpire: Umpire<Options>,
    known?: KnownGround,
  ) {
    this.board = layOutMap(input.map);
    this.positions = known?.positions ?? new Positions(this.board, input.units);
    this.start = hexAt(this.board, input.hex, '/hex');
    this.closed = new Set(input.closed.map((name, at) => hexAt(this.board, name, `/closed/${at}`)));
    const kind = movementClass(input.unit);
    this.costs = known?.costs(kind) ?? new MovementCosts(umpire, input.scenario, input.weather, kind);
    this.enemyZones = known?.enemyZones ?? zonesOf(opponentOf(input.side), this.positions, input.scenario, umpire);
    this.#printed = printed(this.board);
  }

  inEnemyZone(hex: HexIndex): boolean {
    return this.enemyZones[hex]! >= 0;
  }

  friendsAt(hex: HexIndex): readonly MapUnit[] {
    return this.positions.at(hex).filter(({ side }) => side === this.input.side);
  }

  /** One step as the rules of a single step see it. */
  entry(to: HexIndex, side: number): Entry {
    const here = this.positions.at(to);
    const crowd = here.length === 0 ? ALONE : this.#crowd(to, here);
    return {
      terrain: this.#printed.terrain[to] as Terrain[],
      hexside: this.#printed.features(side),
      road: this.#printed.road(side),
      roadHex: this.#printed.roadHex[to]!,
      friends: crowd.friends,
      friendlyTankCompanies: crowd.friendlyTankCompanies,
      enemy: crowd.enemy,
      enemyZoc: this.inEnemyZone(to),
    };
  }

  /** The rules of movement as the search wants them. */
  rules(): MoveRules {
    const { unit } = this.input;
    const { sideOf } = this.board.grid.topology;
    const zoc = (): ZocCosts => {
      this.#zocCosts ??= readZocCosts(this.umpire);
      return this.#zocCosts;
    };
    return {
      step: (from, to, direction, state) => {
        if (this.closed.has(to)) return -1;
        const fromZoc = state === FIRST && this.inEnemyZone(from);
        if (fromZoc && this.input.moved) return -1;
        return stepHalves(unit, this.entry(to, sideOf[6 * from + direction]!), fromZoc, this.costs, zoc);
      },
      mustStop: (hex) => this.inEnemyZone(hex),
      states: { count: 2, initial: FIRST, next: () => LATER },
    };
  }

  /** What is left of the allowance [6.1]. */
  limit(allowance: number): number {
    return Math.max(0, halvesFromPoints(allowance) - halvesFromPoints(this.input.spent));
  }

  #crowd(hex: HexIndex, here: readonly MapUnit[]): Pick<Entry, 'friends' | 'friendlyTankCompanies' | 'enemy'> {
    return {
      ...this.positions.crowd(hex, this.input.side),
      enemy: enemyPresence(here.filter(({ side }) => side !== this.input.side)),
    };
  }
}

const ALONE = { friends: 0, friendlyTankCompanies: 0, enemy: 'none' } as const;

/** Trucks alone and leaders alone may be overrun; anything else holds its hex [14.4, B.10]. */
function enemyPresence(enemies: readonly MapUnit[]): EnemyPresence {
  if (enemies.length === 0) return 'none';
  if (enemies.every(({ type }) => type === 'leader')) return 'leaderOnly';
  return enemies.every(({ type }) => type === 'truck' || type === 'leader') ? 'trucksOnly' : 'units';
}
