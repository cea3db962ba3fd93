import { type DeclaredDie, type Dice, DiceError, type Die, readFace } from './die.js';

/** Faces by the name of the roll, so that a caller need not know the order in which a ruling asks for them. */
export type NamedFaces = Readonly<Record<string, readonly number[]>>;

const pointerPart = (part: string): string => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Dice rolled on a table somewhere and typed in by name. */
export class NamedDice implements Dice {
  readonly source = 'given';
  readonly #used = new Map<string, number>();

  constructor(
    private readonly faces: NamedFaces,
    declared: readonly DeclaredDie[],
  ) {
    const known = declared.map(({ name }) => name);
    for (const name of Object.keys(faces)) {
      if (known.includes(name)) continue;
      const rolls = known.length === 0 ? 'this procedure rolls none' : `this procedure rolls ${known.join(', ')}`;
      throw this.error(name, 0, 'unknown-name', `there is no die "${name.slice(0, 100)}": ${rolls}`);
    }
  }

  next(name: string, die: Die): number {
    const at = this.#used.get(name) ?? 0;
    const face = this.faces[name]?.[at];
    if (face === undefined) {
      const which = at === 0 ? '' : ` number ${at + 1}`;
      throw this.error(name, at, 'too-few', `the "${name}" roll${which} is missing: it needs one ${die.label}`, die);
    }
    const value = readFace(die, face);
    if (!Number.isInteger(value) || value < 1 || value > die.sides) {
      const what = `the "${name}" roll is ${face}: a ${die.label} shows 1 to ${die.sides}`;
      throw this.error(name, at, 'out-of-range', what, die);
    }
    this.#used.set(name, at + 1);
    return value;
  }

  /** Called when a ruling is complete: dice left over mean the caller and the book disagree about what was rolled. */
  assertAllUsed(): void {
    for (const [name, faces] of Object.entries(this.faces)) {
      const used = this.#used.get(name) ?? 0;
      if (used >= faces.length) continue;
      throw this.error(
        name,
        used,
        'too-many',
        `${faces.length} "${name}" dice were given but this ruling rolls ${used}`,
      );
    }
  }

  private error(name: string, at: number, code: DiceError['code'], message: string, die?: Die): DiceError {
    const pointer = `/named/${pointerPart(name)}${code === 'unknown-name' ? '' : `/${at}`}`;
    return new DiceError(message, at, code, die && { name, label: die.label }, pointer);
  }
}
