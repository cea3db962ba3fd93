import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { demandFacts, type Umpire } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import { demand, missing } from '../shared/facts.js';
import { cellOrNull } from '../shared/optional-cell.js';
import { requireOption } from '../shared/requires.js';
import type { Terrain } from '../vocabulary.js';
import type { Mover } from './mover.js';
import { NarrowWays } from './narrow-ways.js';
import type { VehicleOnMap } from './path-input.js';
import { onRoadOrPath, type PlannedStep, terrainIn } from './path-plan.js';
import type { Traffic } from './traffic.js';

/** Whether the vehicle may move at all this turn. */
export function checkVehicleMove(umpire: Judge, { vehicle, ...input }: VehicleOnMap): void {
  if (vehicle.command !== 'move' && vehicle.command !== 'shortHalt')
    umpire.forbid(['4.5', '4.2'], 'no-move-command', { command: vehicle.command });
  if (vehicle.trackHit) umpire.forbid('6.5.2.2.1', 'immobile-track-hit');
  requireOption(umpire, 'narrowRoads', '7.30', input.narrow.length > 0);
  requireOption(umpire, 'weightLimits', '7.32', input.weightLimits.length > 0);
  const { snow, mud, extreme } = input.ground;
  requireOption(umpire, 'weather', '7.36', snow || mud || extreme);
}

/** Bridges are entered and left by their road or path alone [4.5.1.1.6]; prohibited hexes likewise [4.5.1.1.5]. */
export function checkRoadBound(umpire: Umpire, board: HexBoard, mover: Mover, step: PlannedStep): void {
  if (step.along !== null || step.to < 0) return;
  const chart = umpire.chart('terrain-effects');
  const bridge = [step.from, step.to].find((hex) => board.hasTerrain(hex, 'bridge') && onRoadOrPath(board, hex));
  if (bridge !== undefined) umpire.forbid('4.5.1.1.6', 'bridge-by-road-only', { hex: board.grid.name(bridge) });
  const closed = terrainIn(board, step.from).some((each) => cellOrNull(chart, each, mover.costColumn) === 'P');
  if (closed && onRoadOrPath(board, step.from))
    umpire.forbid('4.5.1.1.5', 'keep-to-the-road', { hex: board.grid.name(step.from) });
}

const UNDER_ICE: ReadonlySet<Terrain> = new Set<Terrain>(['stream', 'water']);
const FROZEN: ReadonlySet<Terrain> = new Set<Terrain>(['stream', 'water', 'ford']);

/** Narrow stretches and weight limits on the hex entered [7.30, 7.32]. */
export class RouteLimits {
  readonly narrow: NarrowWays;
  private readonly tons = new Map<HexIndex, number>();
  private readonly ice = new Set<HexIndex>();

  constructor(
    private readonly board: HexBoard,
    private readonly input: VehicleOnMap,
    traffic: Traffic,
    private readonly runsOver = false,
  ) {
    demandFacts([
      input.weightLimits.length > 0 && input.vehicle.weight === undefined && missing('weight', '/vehicle/weight'),
    ]);
    const { cameFrom, followedFrom } = input.vehicle;
    const queue = { ...(cameFrom === undefined ? {} : { cameFrom }), followedFrom, pointer: '/vehicle' };
    this.narrow = new NarrowWays(board, { narrow: input.narrow, ...queue }, traffic);
    for (const [i, { hex, tons, ice }] of input.weightLimits.entries()) {
      const at = hexAt(board, hex, `/weightLimits/${i}/hex`);
      this.tons.set(at, tons);
      if (ice) this.ice.add(at);
    }
  }

  /** A frozen stream is clear ground to what it bears; to the rest only its ford is open, at its own cost [7.32]. */
  terrainOf(hex: HexIndex): Terrain[] {
    const terrain = terrainIn(this.board, hex);
    if (!this.ice.has(hex)) return terrain;
    const wet = this.bears(hex) ? FROZEN : UNDER_ICE;
    const dry = terrain.filter((each) => !wet.has(each));
    return dry.length > 0 ? dry : ['clear'];
  }

  /** Whether the bridge or the ice carries the vehicle [7.32]. */
  private bears(hex: HexIndex): boolean {
    const limit = this.tons.get(hex);
    return limit === undefined || (this.input.vehicle.weight ?? demand('weight', '/vehicle/weight')) <= limit;
  }

  /** What the hex bears and who is on it, however it is entered [7.30, 7.32]. */
  checkEntry(umpire: Umpire, to: HexIndex): void {
    const hex = this.board.grid.name(to);
    const limit = this.tons.get(to);
    if (limit !== undefined) {
      const { weight } = this.input.vehicle;
      const fords = this.ice.has(to) && this.board.hasTerrain(to, 'ford');
      if (this.bears(to)) umpire.note('7.32', 'light-enough', { hex, weight: weight!, limit });
      else if (fords) umpire.note('7.32', 'fords-the-ice', { hex, weight: weight!, limit });
      else umpire.forbid('7.32', 'too-heavy', { hex, weight: weight!, limit });
    }
    this.narrow.checkEntry(umpire, to, this.runsOver);
  }
}
