import { FORBIDDEN } from '../../../kernel/hexes/index.js';
import type { Judge } from '../options.js';
import type { Field } from '../shared/position.js';
import type { Ground } from './ground.js';
import type { Mover } from './mover.js';
import { type StepFacts, stepCost } from './step.js';

/** What a step may have besides terrain and hexside: a way, rubble left behind, engineers near. */
const WAYS = 8;
/** Less than any cost, FORBIDDEN included. */
const UNKNOWN = -(2 ** 31);

/**
 * Step costs over a map. Maps have few kinds of steps and many steps: the chart is read once for each kind, so that a search
 * over thousands of hexes stays cheap.
 */
export class StepTable {
  /** By terrain, hexside and what else the step has; unknown where nobody has asked yet. */
  readonly #costs: Int32Array;
  readonly #terrain: ArrayLike<number>;
  readonly #features: ArrayLike<number>;
  /** Kinds of steps into one kind of terrain. */
  readonly #stride: number;
  readonly #way: number;
  readonly #sideOf: Int32Array;
  /** Whether a terrain, by its number on the board, has Rubble. */
  readonly #rubble: readonly boolean[];

  constructor(
    private readonly field: Field,
    private readonly ground: Ground,
    private readonly mover: Mover,
    private readonly monsoon: boolean,
    private readonly umpire: Judge,
  ) {
    const { board } = field;
    this.#way = board.pathMask(field.battle === 'budapest56' ? 'road' : 'trail');
    this.#sideOf = board.grid.topology.sideOf;
    this.#rubble = board.terrains.map((terrain) => terrain.has('rubble'));
    this.#terrain = board.terrainNumbers;
    this.#features = board.featureNumbers;
    this.#stride = WAYS * board.featureSets.length;
    this.#costs = new Int32Array(board.terrains.length * this.#stride).fill(UNKNOWN);
  }

  /** Half points, or FORBIDDEN. */
  cost(from: number, to: number, direction: number): number {
    if (this.ground.isEnemyHeld(to)) return FORBIDDEN;
    const side = this.#sideOf[6 * from + direction]!;
    const kind =
      (this.field.board.crosses(side, this.#way) ? 1 : 0) |
      (this.#rubble[this.#terrain[from]!] ? 2 : 0) |
      (this.ground.isBridgeable(from) || this.ground.isBridgeable(to) ? 4 : 0);
    const at = this.#terrain[to]! * this.#stride + WAYS * this.#features[side]! + kind;
    const known = this.#costs[at]!;
    if (known !== UNKNOWN) return known;
    const cost = this.compute(this.ground.step(from, to, direction));
    this.#costs[at] = cost;
    return cost;
  }

  private compute(step: StepFacts): number {
    return step.hexside === 'cliff' ? FORBIDDEN : stepCost(step, this.mover, this.monsoon, this.umpire).halves;
  }
}
