import type { SituationFault } from '../../../../kernel/rulings/index.js';

type Complain = (fault: SituationFault) => void;

/** Reads one entry of a scenario's `start`, whose form the library leaves to the game: what is wrong is said where it stands. */
export class StartReader {
  constructor(
    private readonly value: Readonly<Record<string, unknown>>,
    readonly pointer: string,
    private readonly complain: Complain,
  ) {}

  has(field: string): boolean {
    return this.value[field] !== undefined;
  }

  text(field: string, fallback?: string): string {
    const found = this.value[field] ?? fallback;
    if (typeof found === 'string' && found.length > 0 && found.length <= 60) return found;
    this.wrong(field, 'a name is wanted');
    return '';
  }

  integer(field: string, least: number, most: number, fallback?: number): number {
    const found = this.value[field] ?? fallback;
    if (Number.isInteger(found) && (found as number) >= least && (found as number) <= most) return found as number;
    this.wrong(field, `a whole number from ${least} to ${most} is wanted`);
    return least;
  }

  flag(field: string): boolean {
    const found = this.value[field] ?? false;
    if (typeof found !== 'boolean') this.wrong(field, 'true or false is wanted');
    return found === true;
  }

  choice<T extends string>(field: string, values: readonly T[], fallback?: T): T {
    const found = (this.value[field] ?? fallback) as T;
    if (values.includes(found)) return found;
    this.wrong(field, `one of ${values.join(', ')} is wanted`);
    return values[0]!;
  }

  texts(field: string, most: number): readonly string[] {
    const found = this.value[field] ?? [];
    if (Array.isArray(found) && found.length <= most && found.every((each) => typeof each === 'string')) return found;
    this.wrong(field, `a list of at most ${most} names is wanted`);
    return [];
  }

  /** One entry inside this one. */
  inside(field: string): StartReader {
    const found = this.value[field];
    if (!isRecord(found)) this.wrong(field, 'an entry is wanted');
    return new StartReader(isRecord(found) ? found : {}, `${this.pointer}/${field}`, this.complain);
  }

  /** A list of entries. */
  *entries(field: string, most: number): Iterable<StartReader> {
    const found = this.value[field] ?? [];
    if (!Array.isArray(found) || found.length > most) {
      this.wrong(field, `a list of at most ${most} entries is wanted`);
      return;
    }
    for (const [i, entry] of found.entries()) {
      const pointer = `${this.pointer}/${field}/${i}`;
      if (isRecord(entry)) yield new StartReader(entry, pointer, this.complain);
      else this.complain({ pointer, detail: 'an entry is wanted' });
    }
  }

  wrong(field: string, detail: string): void {
    this.complain({ pointer: `${this.pointer}/${field}`, detail });
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
