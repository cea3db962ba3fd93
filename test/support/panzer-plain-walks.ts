import type { RuleBook } from '../../src/kernel/session/index.js';

/** A leg unit on a map, and where enemies stand, in the words of the stateless question. */
export interface Walker {
  readonly map: object;
  readonly hex: string;
  readonly kind: 'squad' | 'halfSquad' | 'section';
  readonly crossCountry: number;
  readonly quickmarch: number;
  readonly enemies: readonly string[];
}

const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'];

/**
 * Counts what a leg unit may do next, plainly: a way is a list of hexes, and it is good if the stateless question of a whole walk
 * accepts it, or one that goes a hex further. It knows nothing of a session.
 */
export class PlainWalks {
  constructor(
    private readonly book: RuleBook,
    private readonly walker: Walker,
    /** The six hexes around a hex that are on the map. */
    private readonly around: (hex: string) => readonly string[],
    /** The edges of the map that a hex lies at; all hexes there are clear in these positions: 1 point [4.5.1.1.9]. */
    private readonly edges: (hex: string) => readonly string[],
  ) {}

  open(path: readonly string[]): string[] {
    const here = path.at(-1) ?? this.walker.hex;
    const whole = path.length === 0;
    const steps = this.around(here).filter((hex) => this.leads([...path, hex]));
    const words = steps.map((hex) => `step ${hex}`);
    if (path.length < this.walker.crossCountry) words.push(...this.edges(here).map((edge) => `leave ${edge}`));
    if (whole && this.ask([], 'quickmarch')) words.push('quickmarch');
    if (whole || this.ask(path) || steps.length === 0) words.push(...FACINGS.map((facing) => `end-move ${facing}`));
    return words.sort();
  }

  private leads(path: readonly string[]): boolean {
    return this.ask(path) || this.around(path.at(-1)!).some((hex) => this.ask([...path, hex]));
  }

  private ask(path: readonly string[], mode = 'walk'): boolean {
    const { map, hex, kind, crossCountry, quickmarch, enemies } = this.walker;
    return this.book.allows('movement/leg-path', {
      map,
      unit: { hex, kind, attachedWeapon: false, crossCountry, quickmarch, command: 'move' },
      mode,
      path,
      others: enemies.map((at) => ({ hex: at, side: 'enemy', kind: 'squad' })),
    });
  }
}
