import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import { missingOnCard } from '../combat/direct-fire/range-factor.js';
import type { PanzerOptions } from '../options.js';
import { requireOption } from '../rules/requires.js';
import type { Terrain } from '../vocabulary.js';
import type { VehicleOnMap } from './path-input.js';
import { onRoadOrPath, type PlannedStep, terrainIn } from './path-plan.js';
import type { Traffic } from './traffic.js';

/** Whether the vehicle may move at all this turn. */
export function checkVehicleMove(umpire: Umpire<PanzerOptions>, { vehicle, ...input }: VehicleOnMap): void {
  if (vehicle.command !== 'move' && vehicle.command !== 'shortHalt')
    umpire.forbid(['4.5', '4.2'], 'no-move-command', { command: vehicle.command });
  if (vehicle.trackHit) umpire.forbid('6.5.2.2.1', 'immobile-track-hit');
  requireOption(umpire, 'narrowRoads', '7.30', input.narrow.length > 0);
  requireOption(umpire, 'weightLimits', '7.32', input.weightLimits.length > 0);
  const { snow, mud, extreme } = input.ground;
  requireOption(umpire, 'weather', '7.36', snow || mud || extreme);
}

/** Bridges are entered and left by their road or path alone [4.5.1.1.6]; prohibited hexes likewise [4.5.1.1.5]. */
export function checkRoadBound(umpire: Umpire, board: HexBoard, step: PlannedStep): void {
  if (step.along !== null || step.to < 0) return;
  const bridge = [step.from, step.to].find((hex) => board.hasTerrain(hex, 'bridge') && onRoadOrPath(board, hex));
  if (bridge !== undefined) umpire.forbid('4.5.1.1.6', 'bridge-by-road-only', { hex: board.grid.name(bridge) });
  if (terrainIn(board, step.from).includes('heavyWoods') && onRoadOrPath(board, step.from))
    umpire.forbid('4.5.1.1.5', 'keep-to-the-road', { hex: board.grid.name(step.from) });
}

/** Narrow stretches and weight limits on the hex entered [7.30, 7.32]. */
export class RouteLimits {
  private readonly narrow: ReadonlySet<HexIndex>;
  private readonly tons = new Map<HexIndex, number>();
  private readonly ice = new Set<HexIndex>();

  constructor(
    private readonly board: HexBoard,
    private readonly input: VehicleOnMap,
    private readonly traffic: Traffic,
  ) {
    this.narrow = new Set(input.narrow.map((hex, i) => hexAt(board, hex, `/narrow/${i}`)));
    for (const [i, { hex, tons, ice }] of input.weightLimits.entries()) {
      const at = hexAt(board, hex, `/weightLimits/${i}/hex`);
      this.tons.set(at, tons);
      if (ice) this.ice.add(at);
    }
  }

  /** Frozen streams are clear ground [7.32]; fords keep their own cost. */
  terrainOf(hex: HexIndex): Terrain[] {
    const terrain = terrainIn(this.board, hex);
    if (!this.ice.has(hex)) return terrain;
    const dry = terrain.filter((each) => each !== 'stream' && each !== 'water');
    return dry.length > 0 ? dry : ['clear'];
  }

  /** Whether an occupied narrow stretch holds whoever drives into it [7.30]. */
  holds(hex: HexIndex): boolean {
    const here = this.traffic.at(hex);
    return this.narrow.has(hex) && (here.friends + here.friendlyGuns > 0 || here.wreck);
  }

  check(umpire: Umpire, step: PlannedStep, cameFrom: HexIndex | undefined): void {
    const hex = this.board.grid.name(step.to);
    const limit = this.tons.get(step.to);
    if (limit !== undefined) {
      const weight = this.input.vehicle.weight ?? missingOnCard('weight');
      if (weight > limit) umpire.forbid('7.32', 'too-heavy', { hex, weight, limit });
      else umpire.note('7.32', 'light-enough', { hex, weight, limit });
    }
    if (cameFrom !== undefined && this.holds(step.from) && step.to !== cameFrom)
      umpire.forbid('7.30', 'narrow-not-passed', { hex: this.board.grid.name(step.from) });
    if (!this.narrow.has(step.to)) return;
    const there = this.traffic.at(step.to);
    if (there.enemies > 0) umpire.forbid('7.30', 'narrow-enemy-vehicle', { hex });
    if (there.enemyFoot > 0) umpire.forbid(['7.30', '6.6.10'], 'narrow-only-by-overrun', { hex });
    if (this.traffic.overstackedWithMover(step.to)) umpire.forbid(['7.30', '5.13'], 'narrow-overstacked', { hex });
  }
}
