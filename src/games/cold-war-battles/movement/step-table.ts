import { FORBIDDEN } from '../../../kernel/hexes/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Field } from '../board/position.js';
import type { Options } from '../options.js';
import type { Ground } from './ground.js';
import type { Mover } from './mover.js';
import { type StepFacts, stepCost } from './step.js';

/**
 * Step costs over a map. Maps have few kinds of steps and many steps: the chart is read once for each kind, found by
 * the identity of the shared terrain and feature sets, so that a search over thousands of hexes stays cheap.
 */
export class StepTable {
  readonly #costs = new Map<ReadonlySet<string>, Map<ReadonlySet<string>, Int16Array>>();
  readonly #way: string;

  constructor(
    private readonly field: Field,
    private readonly ground: Ground,
    private readonly mover: Mover,
    private readonly monsoon: boolean,
    private readonly umpire: Umpire<Options>,
  ) {
    this.#way = field.battle === 'budapest56' ? 'road' : 'trail';
  }

  /** Half points, or FORBIDDEN. */
  cost(from: number, to: number, direction: number): number {
    if (this.ground.isEnemyHeld(to)) return FORBIDDEN;
    const { board } = this.field;
    const side = this.field.side(from, direction);
    const kinds = this.kinds(board.terrainOf(to), board.featuresOf(side));
    const key =
      (board.connected(side, this.#way) ? 1 : 0) |
      (board.hasTerrain(from, 'rubble') ? 2 : 0) |
      (this.ground.isBridgeable(from) || this.ground.isBridgeable(to) ? 4 : 0);
    if (kinds[key] === UNKNOWN) kinds[key] = this.compute(this.ground.step(from, to, direction));
    return kinds[key]!;
  }

  private kinds(terrain: ReadonlySet<string>, features: ReadonlySet<string>): Int16Array {
    let bySide = this.#costs.get(terrain);
    if (!bySide) {
      bySide = new Map();
      this.#costs.set(terrain, bySide);
    }
    let kinds = bySide.get(features);
    if (!kinds) {
      kinds = new Int16Array(8).fill(UNKNOWN);
      bySide.set(features, kinds);
    }
    return kinds;
  }

  private compute(step: StepFacts): number {
    return step.hexside === 'cliff' ? FORBIDDEN : stepCost(step, this.mover, this.monsoon, this.umpire).halves;
  }
}

const UNKNOWN = -9;
