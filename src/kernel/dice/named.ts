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
      const [short, names] = [name.slice(0, 100), known.join(', ')];
      throw this.error(name, 0, 'unknown-name', {
        en: `there is no die "${short}": this procedure rolls ${names === '' ? 'none' : names}`,
        ja: `「${short}」というダイスはありません：この手順で振るのは${names === '' ? 'なし' : names}です`,
      });
    }
  }

  next(name: string, die: Die): number {
    const at = this.#used.get(name) ?? 0;
    const face = this.faces[name]?.[at];
    if (face === undefined) {
      const [which, nth] = at === 0 ? ['', ''] : [` number ${at + 1}`, `の${at + 1}個目`];
      const text = {
        en: `the "${name}" roll${which} is missing: it needs one ${die.label}`,
        ja: `「${name}」${nth}の目がありません：${die.label}が1個必要です`,
      };
      throw this.error(name, at, 'too-few', text, die);
    }
    const value = readFace(die, face);
    if (!Number.isInteger(value) || value < 1 || value > die.sides) {
      const text = {
        en: `the "${name}" roll is ${face}: a ${die.label} shows 1 to ${die.sides}`,
        ja: `「${name}」の目が${face}です：${die.label}の目は1から${die.sides}です`,
      };
      throw this.error(name, at, 'out-of-range', text, die);
    }
    this.#used.set(name, at + 1);
    return value;
  }

  /** Called when a ruling is complete: dice left over mean the caller and the book disagree about what was rolled. */
  assertAllUsed(): void {
    for (const [name, faces] of Object.entries(this.faces)) {
      const used = this.#used.get(name) ?? 0;
      if (used >= faces.length) continue;
      throw this.error(name, used, 'too-many', {
        en: `${faces.length} "${name}" ${faces.length === 1 ? 'die was' : 'dice were'} given but this ruling rolls ${used === 0 ? 'none' : used}`,
        ja: `「${name}」のダイスが${faces.length}個ありますが、この裁定で振るのは${used}個です`,
      });
    }
  }

  private error(name: string, at: number, code: DiceError['code'], text: DiceError['text'], die?: Die): DiceError {
    const pointer = `/named/${pointerPart(name)}${code === 'unknown-name' ? '' : `/${at}`}`;
    return new DiceError(text, at, code, die && { name, label: die.label }, pointer);
  }
}
