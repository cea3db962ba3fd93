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
      const text = {
        en: `die ${index + 1} is missing: the "${name}" roll needs one ${die.label}`,
        ja: `${index + 1}個目のダイスがありません：「${name}」に${die.label}が1個必要です`,
      };
      throw new DiceError(text, index, 'too-few', { name, label: die.label });
    }
    const value = readFace(die, face);
    if (!Number.isInteger(value) || value < 1 || value > die.sides) {
      const text = {
        en: `die ${index + 1}, the "${name}" roll, is ${face}: a ${die.label} shows 1 to ${die.sides}`,
        ja: `${index + 1}個目のダイス（「${name}」）が${face}です：${die.label}の目は1から${die.sides}です`,
      };
      throw new DiceError(text, index, 'out-of-range', { name, label: die.label });
    }
    this.#used += 1;
    return value;
  }

  /** Called when a ruling is complete: dice left over mean the caller and the book disagree about what was rolled. */
  assertAllUsed(): void {
    if (this.#used < this.faces.length) {
      const [given, rolls] = [this.faces.length, this.#used];
      const text = {
        en: `${given} ${given === 1 ? 'die was' : 'dice were'} given but this ruling rolls ${rolls === 0 ? 'none' : rolls}: die ${rolls + 1} is one too many`,
        ja: `ダイスが${given}個ありますが、この裁定で振るのは${rolls}個です：${rolls + 1}個目からが余分です`,
      };
      throw new DiceError(text, rolls, 'too-many');
    }
  }
}
