import type { Dice, Die } from './die.js';

/**
 * Walks every way the dice can fall, by running the same function again and again: each run replays a prefix of faces and
 * then takes 1 for every die it has not met before; afterwards the last die that can still go up is turned by one and
 * whatever came after it is forgotten. The function may therefore roll different dice on different branches.
 */
export class EnumeratedDice implements Dice {
  readonly source = 'enumerated';
  readonly #faces: number[] = [];
  readonly #sides: number[] = [];
  #depth = 0;

  next(_name: string, die: Die): number {
    const depth = this.#depth;
    this.#depth += 1;
    if (depth === this.#faces.length) {
      this.#faces.push(1);
      this.#sides.push(die.sides);
    }
    return this.#faces[depth]!;
  }

  /** One over this is the probability of the branch just run. */
  get denominator(): bigint {
    let product = 1n;
    for (let i = 0; i < this.#depth; i += 1) product *= BigInt(this.#sides[i]!);
    return product;
  }

  /** Turns to the next branch; false when all have been run. */
  advance(): boolean {
    this.#faces.length = this.#depth;
    this.#sides.length = this.#depth;
    this.#depth = 0;
    while (this.#faces.length > 0) {
      const last = this.#faces.length - 1;
      if (this.#faces[last]! < this.#sides[last]!) {
        this.#faces[last]! += 1;
        return true;
      }
      this.#faces.pop();
      this.#sides.pop();
    }
    return false;
  }
}
