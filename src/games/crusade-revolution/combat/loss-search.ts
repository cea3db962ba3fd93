import { dutiesOf, IMAGINARY, keeps, type LossTarget } from './loss-target.js';

/**
 * Every way to take a Loss Number [11.3]. A step costs its unit's Loss Factor; a corps that dies is replaced at once and the
 * division that comes can take losses too. Units that are alike are interchangeable: of ways that differ only by such an
 * exchange one is found, and only those that come to what the rules demand (`lossTarget`) are looked for.
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
  /** Army of Africa, and armour that was named for its modifier: first losses [11.3.6]. */
  readonly afr: boolean;
  readonly armour: boolean;
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

/** More ways than this, or a longer search for them, and nobody could choose among them: the question is too large. */
const MOST_WAYS = 20_000;
const MOST_TRIES = 60_000;

export class TooManyWaysError extends Error {}

/** The ways that come to a target, each once. */
export class LossSearch {
  readonly ways: Way[] = [];
  private readonly lost: number[] = [];
  private readonly replacements: Replacement[] = [];
  /** The unit before each that is alike, -1 where there is none. */
  private readonly twins: readonly number[];
  /** What the units from each on can take, the divisions of dead corps included. */
  private readonly room: readonly number[];
  private readonly mostByDivision: number;
  /** Divisions alike have one rank. */
  private readonly ranks: readonly number[];
  private readonly pools: ReadonlyMap<string, Pool>;
  private tries = 0;

  constructor(
    private readonly units: readonly LossUnitState[],
    private readonly reserve: readonly ReserveDivision[],
    private readonly target: LossTarget,
  ) {
    this.twins = units.map((unit, i) => units.findLastIndex((other, j) => j < i && other.key === unit.key));
    this.ranks = reserve.map(({ key }) => reserve.findIndex((other) => other.key === key));
    this.pools = poolsOf(units, reserve);
    this.mostByDivision = Math.max(IMAGINARY.steps * IMAGINARY.lf, ...reserve.map(({ steps, lf }) => steps * lf));
    const corps = units.filter(({ pool }) => pool !== undefined).length;
    const room = [corps * this.mostByDivision];
    for (const { steps, lf } of [...units].reverse()) room.unshift(room[0]! + steps * lf);
    this.room = room;
    this.hit(0, 0, 0, 0);
  }

  /** Of units alike, a later one never loses more than the one before it. */
  private hit(at: number, total: number, kept: number, divisionSteps: number): void {
    this.count();
    const { target } = this;
    if (total + this.room[at]! < target.total) return;
    const unit = this.units[at];
    if (unit === undefined) {
      if (!keeps(kept, target.firstLoss) || divisionSteps !== (target.divisionSteps ?? divisionSteps)) return;
      const dead = this.units.flatMap((each, i) => (each.pool !== undefined && this.lost[i] === each.steps ? [i] : []));
      this.replace(dead, 0, total, 0);
      return;
    }
    const twin = this.twins[at]!;
    const most = twin < 0 ? unit.steps : Math.min(unit.steps, this.lost[twin]!);
    for (let steps = 0; steps <= most && total + steps * unit.lf <= target.total; steps++) {
      this.lost[at] = steps;
      const now = steps > 0 ? kept | dutiesOf(unit) : kept;
      this.hit(at + 1, total + steps * unit.lf, now, divisionSteps + (unit.pool === undefined ? steps : 0));
    }
  }

  /** Puts divisions in the places of the corps that died, and lets them take losses in turn. */
  private replace(dead: readonly number[], at: number, total: number, imaginary: number): void {
    this.count();
    const { target } = this;
    if (imaginary > target.imaginary || total + (dead.length - at) * this.mostByDivision < target.total) return;
    const corps = dead[at];
    if (corps === undefined) {
      if (this.ways.length === MOST_WAYS) throw new TooManyWaysError();
      this.ways.push({ lost: [...this.lost], replacements: [...this.replacements], total, imaginary });
      return;
    }
    for (const reserve of this.candidates(dead, this.units[corps]!.pool!)) {
      const { steps: most, lf } = reserve < 0 ? IMAGINARY : this.reserve[reserve]!;
      const first = this.leastSteps(corps, reserve);
      for (let steps = first; steps <= most && total + steps * lf <= target.total; steps++) {
        this.replacements.push({ unit: corps, reserve, stepsLost: steps });
        this.replace(dead, at + 1, total + steps * lf, imaginary + (reserve < 0 ? steps * lf : 0));
        this.replacements.pop();
      }
    }
  }

  private count(): void {
    this.tries += 1;
    if (this.tries > MOST_TRIES) throw new TooManyWaysError();
  }

  /** Of corps alike that die, a later one never gets a division, or loses of it, what would come before in order. */
  private leastSteps(corps: number, reserve: number): number {
    const twin = this.replacements.find(({ unit }) => unit === this.twins[corps]);
    if (!twin) return 0;
    const [mine, its] = [this.rank(reserve), this.rank(twin.reserve)];
    return mine < its ? Number.POSITIVE_INFINITY : mine > its ? 0 : twin.stepsLost;
  }

  private rank(reserve: number): number {
    return reserve < 0 ? this.reserve.length : this.ranks[reserve]!;
  }

  /** The divisions the next dead corps of the pool may get: those alike once, the imaginary one last. */
  private candidates(dead: readonly number[], pool: string): number[] {
    const { divisions, full } = this.pools.get(pool)!;
    const sharing = dead.reduce((count, i) => count + (this.units[i]!.pool === pool ? 1 : 0), 0);
    const used = this.replacements.filter(({ unit }) => this.units[unit]!.pool === pool).map(({ reserve }) => reserve);
    const reducedUsed = used.filter((i) => i >= 0 && !this.reserve[i]!.full).length;
    const ranks = new Set<number>();
    const options = divisions.filter((i) => {
      // A reduced division comes only where the full ones do not go round [11.3.5].
      if (ranks.has(this.ranks[i]!) || used.includes(i)) return false;
      if (!this.reserve[i]!.full && reducedUsed >= sharing - full) return false;
      ranks.add(this.ranks[i]!);
      return true;
    });
    const missing = sharing - divisions.length;
    if (used.filter((i) => i < 0).length < missing) options.push(-1);
    return options;
  }
}

/** The divisions of one pool by their place in the Reserve Box, and how many of them are full. */
interface Pool {
  readonly divisions: readonly number[];
  readonly full: number;
}

function poolsOf(units: readonly LossUnitState[], reserve: readonly ReserveDivision[]): ReadonlyMap<string, Pool> {
  const names = new Set(units.flatMap(({ pool }) => pool ?? []));
  return new Map(
    [...names].map((name) => {
      const divisions = reserve.flatMap((division, i) => (division.pool === name ? [i] : []));
      return [name, { divisions, full: divisions.filter((i) => reserve[i]!.full).length }];
    }),
  );
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

/** Steps the side has left after a way, those of the divisions that came included. */
export function stepsLeft(way: Way, units: readonly LossUnitState[], reserve: readonly ReserveDivision[]): number {
  const own = units.reduce((sum, { steps }, i) => sum + steps - way.lost[i]!, 0);
  return way.replacements.reduce(
    (sum, each) => sum + Math.max((reserve[each.reserve]?.steps ?? 0) - each.stepsLost, 0),
    own,
  );
}

/** 11.4.3, G9: after the way one step more can be given, with a step left or a division to replace the last of a corps. */
export function leavesStepToSpare(
  way: Way,
  units: readonly LossUnitState[],
  reserve: readonly ReserveDivision[],
): boolean {
  const left = stepsLeft(way, units, reserve);
  if (left !== 1) return left > 1;
  const last = units.find(({ steps }, i) => way.lost[i]! < steps);
  if (last?.pool === undefined) return false;
  return reserve.some(({ pool }, i) => pool === last.pool && way.replacements.every((each) => each.reserve !== i));
}
