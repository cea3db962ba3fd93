import { FORBIDDEN } from '../../../kernel/hexes/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Field } from '../board/position.js';
import type { Options } from '../options.js';
import type { Ground } from './ground.js';
import type { Mover } from './mover.js';
import { type StepFacts, stepCost } from './step.js';

/** What a step may have besides terrain and hexside: a way, rubble left behind, engineers near. */
const WAYS = 8;
const UNKNOWN = -9;

/** Numbers the shared sets of a board by identity, so that a step finds its kind without hashing. */
class Kinds {
  readonly #numbers = new Map<ReadonlySet<string>, number>();
  readonly #known: Int16Array;

  constructor(
    size: number,
    private readonly setOf: (index: number) => ReadonlySet<string>,
  ) {
    this.#known = new Int16Array(size).fill(-1);
  }

  of(index: number): number {
    let number = this.#known[index]!;
    if (number >= 0) return number;
    const set = this.setOf(index);
    number = this.#numbers.get(set) ?? this.#numbers.size;
    this.#numbers.set(set, number);
    this.#known[index] = number;
    return number;
  }
}

/**
 * Step costs over a map. Maps have few kinds of steps and many steps: the chart is read once for each kind, so that a search
 * over thousands of hexes stays cheap.
 */
export class StepTable {
  readonly #costs: Int16Array[][] = [];
  readonly #terrain: Kinds;
  readonly #features: Kinds;
  readonly #way: string;

  constructor(
    private readonly field: Field,
    private readonly ground: Ground,
    private readonly mover: Mover,
    private readonly monsoon: boolean,
    private readonly umpire: Umpire<Options>,
  ) {
    const { board } = field;
    this.#way = field.battle === 'budapest56' ? 'road' : 'trail';
    this.#terrain = new Kinds(board.grid.size, (hex) => board.terrainOf(hex));
    this.#features = new Kinds(board.grid.topology.sideCount, (side) => board.featuresOf(side));
  }

  /** Half points, or FORBIDDEN. */
  cost(from: number, to: number, direction: number): number {
    if (this.ground.isEnemyHeld(to)) return FORBIDDEN;
    const { board } = this.field;
    const side = this.field.side(from, direction);
    const kinds = this.kinds(this.#terrain.of(to), this.#features.of(side));
    const key =
      (board.connected(side, this.#way) ? 1 : 0) |
      (board.hasTerrain(from, 'rubble') ? 2 : 0) |
      (this.ground.isBridgeable(from) || this.ground.isBridgeable(to) ? 4 : 0);
    if (kinds[key] === UNKNOWN) kinds[key] = this.compute(this.ground.step(from, to, direction));
    return kinds[key]!;
  }

  private kinds(terrain: number, features: number): Int16Array {
    this.#costs[terrain] ??= [];
    const bySide = this.#costs[terrain];
    bySide[features] ??= new Int16Array(WAYS).fill(UNKNOWN);
    return bySide[features];
  }

  private compute(step: StepFacts): number {
    return step.hexside === 'cliff' ? FORBIDDEN : stepCost(step, this.mover, this.monsoon, this.umpire).halves;
  }
}
