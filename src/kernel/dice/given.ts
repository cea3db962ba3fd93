import { type Dice, DiceError, type Die, readFace } from './die.js';

/** Dice rolled on a table somewhere and typed in by the caller, in the order the ruling asks for them. */
export class GivenDice implements Dice {
  readonly source = 'given';
  #used = 0;

  constructor(private readonly faces: readonly number[]) {}

  next(name: string, die: Die): number {
    const index = this.#used;
    const face = this.faces[index];
    if (face === undefined) {
      throw new DiceError(`die ${index + 1} is missing: the "${name}" roll needs one ${die.label}`, index, 'too-few', {
        name,
        label: die.label,
      });
    }
    const value = readFace(die, face);
    if (!Number.isInteger(value) || value < 1 || value > die.sides) {
      throw new DiceError(
        `die ${index + 1}, the "${name}" roll, is ${face}: a ${die.label} shows 1 to ${die.sides}`,
        index,
        'out-of-range',
        { name, label: die.label },
      );
    }
    this.#used += 1;
    return value;
  }

  /** Called when a ruling is complete: dice left over mean the caller and the book disagree about what was rolled. */
  assertAllUsed(): void {
    if (this.#used < this.faces.length) {
      throw new DiceError(
        `${this.faces.length} dice were given but this ruling rolls ${this.#used}: die ${this.#used + 1} is one too many`,
        this.#used,
        'too-many',
      );
    }
  }
}
