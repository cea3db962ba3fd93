import { MissingCellError } from '../../../kernel/charts/index.js';
import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { quietly } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import type { Hexside } from '../vocabulary.js';
import type { CardedVehicle } from './carded-vehicle.js';
import { Mover } from './mover.js';
import { checkRoadBound, type RouteLimits } from './path-checks.js';
import type { PlannedStep } from './path-plan.js';
import { onRoadOrPath, terrainIn } from './path-plan.js';
import { joinsBoth } from './road-rate.js';
import { checkStep, stepCost } from './step-cost.js';
import type { Traffic } from './traffic.js';

/** A step that the rules forbid, or whose cost nobody supplied. */
const CLOSED = -1;
const UNPRICED = -2;

/** What single steps and turns cost one vehicle, each worked out once. */
export class StepPrices {
  readonly unpriced = new Set<HexIndex>();
  private readonly forward: Int32Array;
  private readonly turning: Int32Array;
  private readonly mover: Mover;
  private readonly silent: Judge;

  constructor(
    private readonly umpire: Judge,
    readonly board: HexBoard,
    readonly vehicle: CardedVehicle,
    readonly traffic: Traffic,
    private readonly limits: RouteLimits,
    private readonly snow: boolean,
  ) {
    this.mover = new Mover(vehicle.traction, vehicle);
    this.silent = quietly(umpire);
    this.forward = new Int32Array(12 * board.grid.size).fill(-9);
    this.turning = new Int32Array(board.grid.size).fill(-9);
  }

  /** Cost of the step from a hex in a direction, or CLOSED, or UNPRICED. */
  step(from: HexIndex, direction: number, reverse: boolean): number {
    const slot = 12 * from + 2 * direction + (reverse ? 1 : 0);
    if (this.forward[slot] === -9) this.forward[slot] = this.workOut(from, direction, reverse);
    return this.forward[slot]!;
  }

  /** Turn cost of a hex, or UNPRICED [4.5.1.1.4]. */
  turn(hex: HexIndex): number {
    if (this.turning[hex] === -9) {
      this.turning[hex] = this.orUnpriced(hex, () => {
        const printed = terrainIn(this.board, hex).filter((each) => each !== 'onFire');
        const chart = this.silent.chart('terrain-effects');
        return Math.max(...printed.map((each) => chart.number(each, 'turn'))) + (this.traffic.at(hex).smoke ? 1 : 0);
      });
    }
    return this.turning[hex]!;
  }

  /** What it costs to come on by a hex at the edge, along its road or path where it has one; CLOSED or UNPRICED [1.8]. */
  entry(hex: HexIndex): number {
    const probe = quietly(this.umpire);
    const facts = {
      terrain: this.limits.terrainOf(hex),
      hexside: [],
      levels: 0,
      alongRoad: onRoadOrPath(this.board, hex),
      reverse: false,
      smoke: this.traffic.at(hex).smoke,
      snow: this.snow,
    };
    return this.orUnpriced(hex, () => {
      checkStep(probe, this.mover, facts);
      this.limits.checkEntry(probe, hex);
      return probe.legal ? stepCost(probe, this.mover, facts) : CLOSED;
    });
  }

  /** What it costs to leave the map through a hexside, and whether a road or path goes on there [4.5.1.1.9]. */
  exit(from: HexIndex, direction: number, reverse: boolean): { price: number; along: boolean } {
    const behind = this.board.grid.topology.sideOf[6 * from + ((direction + 3) % 6)]!;
    const along = this.board.connectionsAcross(behind).length > 0;
    const facts = {
      terrain: this.limits.terrainOf(from),
      hexside: [],
      levels: 0,
      alongRoad: along,
      reverse,
      smoke: this.traffic.at(from).smoke,
      snow: this.snow,
    };
    return { price: this.orUnpriced(from, () => stepCost(this.silent, this.mover, facts)), along };
  }

  /** Road, path or neither across a hexside; a bridge that joins both counts as road [4.5.1.1.6]. */
  along(from: HexIndex, direction: number): 'road' | 'path' | null {
    const side = this.board.grid.topology.sideOf[6 * from + direction]!;
    const to = this.board.grid.neighbours[6 * from + direction]!;
    if (to < 0) return null;
    if (this.board.connected(side, 'road')) return 'road';
    if (!this.board.connected(side, 'path')) return null;
    return this.board.hasTerrain(to, 'bridge') && joinsBoth(this.board, to) ? 'road' : 'path';
  }

  private workOut(from: HexIndex, direction: number, reverse: boolean): number {
    const { board } = this;
    const to = board.grid.neighbours[6 * from + direction]!;
    if (to < 0) return CLOSED;
    const side = board.grid.topology.sideOf[6 * from + direction]!;
    const along = this.along(from, direction);
    const planned: PlannedStep = {
      from,
      to,
      facing: reverse ? (direction + 3) % 6 : direction,
      turned: 0,
      move: reverse ? 'reverse' : 'forward',
      along,
      hexside: [...board.featuresOf(side)] as Hexside[],
      levels: board.heightOf(to) - board.heightOf(from),
      building: undefined,
    };
    const probe = quietly(this.umpire);
    const facts = {
      terrain: this.limits.terrainOf(to),
      hexside: [...planned.hexside],
      levels: planned.levels,
      alongRoad: along !== null,
      reverse,
      smoke: this.traffic.at(to).smoke,
      snow: this.snow,
    };
    return this.orUnpriced(to, () => {
      checkStep(probe, this.mover, facts);
      checkRoadBound(probe, board, this.mover, planned);
      this.limits.checkEntry(probe, to);
      return probe.legal ? stepCost(probe, this.mover, facts) : CLOSED;
    });
  }

  private orUnpriced(hex: HexIndex, price: () => number): number {
    try {
      return price();
    } catch (error) {
      if (!(error instanceof MissingCellError)) throw error;
      this.unpriced.add(hex);
      return UNPRICED;
    }
  }
}

interface Frontier {
  readonly hex: HexIndex;
  readonly facing: number;
  /** Road hexes minus path hexes so far. */
  readonly lead: number;
}

/** Hexsides between two facings, the shorter way round. */
export const turnsBetween = (a: number, b: number): number => Math.min((a - b + 6) % 6, (b - a + 6) % 6);

/**
 * Every way on from a start within `most` points, cheapest first: facing decides what a turn costs, the lead of roads over
 * paths which factor counts. `visit` hears of each state reached, once, with its cost.
 */
export function explore(
  prices: StepPrices,
  start: Frontier,
  most: number,
  mayReverse: boolean,
  mayStep: (from: HexIndex, direction: number, to: HexIndex) => boolean,
  roads: boolean,
  visit: (state: Frontier, cost: number) => boolean,
): void {
  const { neighbours } = prices.board.grid;
  const queues: Frontier[][] = Array.from({ length: most + 1 }, () => []);
  const best = new Map<number, number>();
  const key = ({ hex, facing, lead }: Frontier) => (hex * 6 + facing) * 512 + lead + 256;
  queues[0]!.push(start);
  best.set(key(start), 0);
  for (let cost = 0; cost <= most; cost++) {
    for (const state of queues[cost]!) {
      if (best.get(key(state)) !== cost || !visit(state, cost)) continue;
      for (let d = 0; d < 6; d++) {
        const to = neighbours[6 * state.hex + d]!;
        if (to < 0 || !mayStep(state.hex, d, to)) continue;
        for (const reverse of mayReverse ? [false, true] : [false]) {
          const facing = reverse ? (d + 3) % 6 : d;
          const turn = turnsBetween(state.facing, facing) > 1 ? prices.turn(state.hex) : 0;
          const step = prices.step(state.hex, d, reverse);
          if (turn < 0 || step < 0) continue;
          const total = cost + turn + step;
          if (total > most) continue;
          const lead = !roads ? 0 : state.lead + (prices.along(state.hex, d) === 'road' ? 1 : -1);
          const next = { hex: to, facing, lead };
          const known = best.get(key(next));
          if (known !== undefined && known <= total) continue;
          best.set(key(next), total);
          queues[total]!.push(next);
        }
      }
    }
  }
}
