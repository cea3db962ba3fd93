/**
 * Every way to take a Loss Number [11.3]. A step costs its unit's Loss Factor; a corps that dies is replaced at once and the
 * division that comes can take losses too. Units that are alike are interchangeable: of ways that differ only by such an
 * exchange one is kept.
 *
 * Replacement pools never overlap [11.3.5.2], so the corps of one pool that die together get, as a group, its full
 * divisions first, then the reduced ones, then imaginary ones [11.3.5.1], in any order among themselves [G8].
 */
export interface LossUnitState {
  /** Steps it can lose: 2, or 1 when reduced or one-sided. */
  readonly steps: number;
  readonly lf: number;
  /** Units with the same key are alike. */
  readonly key: string;
  /** The pool its replacement comes from; undefined for a division. */
  readonly pool?: string;
}

/** A division in the Reserve Box; its place in the list is its number. */
export interface ReserveDivision {
  /** Undefined where it replaces no corps. */
  readonly pool?: string;
  /** A one-sided counter is full, though it has one step [2.2.1]. */
  readonly full: boolean;
  readonly steps: number;
  readonly lf: number;
  readonly key: string;
}

export interface Replacement {
  /** Position of the corps that died. */
  readonly unit: number;
  /** Position of the division in the Reserve Box; -1 is the imaginary division. */
  readonly reserve: number;
  readonly stepsLost: number;
}

export interface Way {
  readonly lost: readonly number[];
  readonly replacements: readonly Replacement[];
  readonly total: number;
  /** What falls on divisions that are not there. */
  readonly imaginary: number;
}

/** G7: the division that is not there is full, with Loss Factor 1. */
export const IMAGINARY = { steps: 2, lf: 1 } as const;

export class LossSearch {
  readonly ways: Way[] = [];
  private readonly lost: number[] = [];
  private readonly replacements: Replacement[] = [];
  /** The unit before each that is alike, -1 where there is none. */
  private readonly twins: readonly number[];

  constructor(
    private readonly units: readonly LossUnitState[],
    private readonly reserve: readonly ReserveDivision[],
    private readonly number: number,
  ) {
    this.twins = units.map((unit, i) => units.findLastIndex((other, j) => j < i && other.key === unit.key));
    this.hit(0, 0);
  }

  /** Of units alike, a later one never loses more than the one before it. */
  private hit(at: number, total: number): void {
    const unit = this.units[at];
    if (unit === undefined) {
      const dead = this.units.flatMap((each, i) => (each.pool !== undefined && this.lost[i] === each.steps ? [i] : []));
      this.replace(dead, 0, total, 0);
      return;
    }
    const twin = this.twins[at]!;
    const most = twin < 0 ? unit.steps : Math.min(unit.steps, this.lost[twin]!);
    for (let steps = 0; steps <= most && total + steps * unit.lf <= this.number; steps++) {
      this.lost[at] = steps;
      this.hit(at + 1, total + steps * unit.lf);
    }
  }

  /** Puts divisions in the places of the corps that died, and lets them take losses in turn. */
  private replace(dead: readonly number[], at: number, total: number, imaginary: number): void {
    const corps = dead[at];
    if (corps === undefined) {
      this.ways.push({ lost: [...this.lost], replacements: [...this.replacements], total, imaginary });
      return;
    }
    for (const reserve of this.candidates(dead, this.units[corps]!.pool!)) {
      const { steps: most, lf } = reserve < 0 ? IMAGINARY : this.reserve[reserve]!;
      for (let steps = 0; steps <= most && total + steps * lf <= this.number; steps++) {
        this.replacements.push({ unit: corps, reserve, stepsLost: steps });
        this.replace(dead, at + 1, total + steps * lf, imaginary + (reserve < 0 ? steps * lf : 0));
        this.replacements.pop();
      }
    }
  }

  /** The divisions the next dead corps of the pool may get: those alike once, the imaginary one last. */
  private candidates(dead: readonly number[], pool: string): number[] {
    const sharing = dead.filter((i) => this.units[i]!.pool === pool).length;
    const mine = this.reserve.flatMap((division, i) => (division.pool === pool ? [i] : []));
    const full = mine.filter((i) => this.reserve[i]!.full).length;
    const used = this.replacements.filter(({ unit }) => this.units[unit]!.pool === pool).map(({ reserve }) => reserve);
    const reducedUsed = used.filter((i) => i >= 0 && !this.reserve[i]!.full).length;
    const keys = new Set<string>();
    const options = mine.filter((i) => {
      const division = this.reserve[i]!;
      // A reduced division comes only where the full ones do not go round [11.3.5].
      if (used.includes(i) || keys.has(division.key)) return false;
      if (!division.full && reducedUsed >= sharing - full) return false;
      keys.add(division.key);
      return true;
    });
    const missing = sharing - mine.length;
    if (used.filter((i) => i < 0).length < missing) options.push(-1);
    return options;
  }
}

/** Two ways with the same description differ only by an exchange of units alike. */
export function describe(way: Way, units: readonly LossUnitState[], reserve: readonly ReserveDivision[]): string {
  return way.lost
    .map((steps, i) => {
      const replacement = way.replacements.find(({ unit }) => unit === i);
      const by = replacement ? `${reserve[replacement.reserve]?.key ?? '-'}:${replacement.stepsLost}` : '';
      return `${units[i]!.key}>${steps}>${by}`;
    })
    .sort()
    .join('|');
}
