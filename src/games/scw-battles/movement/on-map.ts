import { choice, flag, halves, list, object, text, texts } from '../../../kernel/fields/index.js';
import { type HexBoard, type HexIndex, halvesFromPoints, type MoveRules } from '../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, layOutMap } from '../../../kernel/maps/index.js';
import type { Judge } from '../options.js';
import { BattleMap, MapUnit, Positions } from '../shared/map.js';
import { zonesOf } from '../shared/zones.js';
import { opponentOf, Scenario, Side, Weather } from '../vocabulary.js';
import { MovementCosts } from './costs.js';
import type { EnemyPresence, Entry } from './entry.js';
import { type MovementClass, Mover, movementClass } from './mover.js';
import { type Crowd, type EmptySteps, NOBODY_THERE, type Printed, printed } from './printed-ground.js';
import { acrossZones, readZocCosts, stepHalves, type ZocCosts } from './step.js';

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

/** What somebody who asks about many moves at once has worked out already; `positions` may hold the moving unit too. */
export interface KnownGround {
  readonly positions: Positions;
  readonly enemyZones: Int32Array;
  /** Prices in this weather for a class of units, and of its steps into empty hexes. */
  readonly costs: (movementClass: MovementClass) => MovementCosts;
  readonly emptySteps: (movementClass: MovementClass) => EmptySteps;
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
  readonly #emptySteps: EmptySteps | undefined;
  #zocCosts: ZocCosts | undefined;

  constructor(
    readonly input: MoveOnMap,
    private readonly umpire: Judge,
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
    this.#emptySteps = known?.emptySteps(kind);
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
    const crowd = here.length === 0 ? NOBODY_THERE : this.#crowd(to, here);
    return this.#printed.entry(to, side, crowd, this.inEnemyZone(to));
  }

  /** The rules of movement as the search wants them. */
  rules(): MoveRules {
    const { unit } = this.input;
    const { sideOf } = this.board.grid.topology;
    const empty = this.#emptySteps;
    const zoc = (): ZocCosts => {
      this.#zocCosts ??= readZocCosts(this.umpire);
      return this.#zocCosts;
    };
    return {
      step: (from, to, direction, state) => {
        if (this.closed.has(to)) return -1;
        const fromZoc = state === FIRST && this.inEnemyZone(from);
        if (fromZoc && this.input.moved) return -1;
        if (empty && this.#isAsEmpty(to)) {
          return acrossZones(empty.price(from, to, direction), unit, fromZoc, this.inEnemyZone(to), zoc);
        }
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

  /** Friends are in the way on roads alone [6.2, 6.3]. */
  #isAsEmpty(to: HexIndex): boolean {
    const here = this.positions.at(to);
    return here.length === 0 || (!this.#printed.roadHex[to] && here.every(({ side }) => side === this.input.side));
  }

  #crowd(hex: HexIndex, here: readonly MapUnit[]): Crowd {
    return {
      ...this.positions.crowd(hex, this.input.side),
      enemy: enemyPresence(here.filter(({ side }) => side !== this.input.side)),
    };
  }
}

/** Trucks alone and leaders alone may be overrun; anything else holds its hex [14.4, B.10]. */
export function enemyPresence(enemies: readonly Pick<MapUnit, 'type'>[]): EnemyPresence {
  if (enemies.length === 0) return 'none';
  if (enemies.every(({ type }) => type === 'leader')) return 'leaderOnly';
  return enemies.every(({ type }) => type === 'truck' || type === 'leader') ? 'trucksOnly' : 'units';
}
