import { withGuess } from '../../../kernel/fields/index.js';
import type { SituationFault } from '../../../kernel/rulings/index.js';
import type { Judge } from '../options.js';
import type { LossInput } from './loss-input.js';
import { LossSearch, type LossUnitState, type ReserveDivision, type Way } from './loss-search.js';
import { dutiesOf, keeps, type LossTarget, lossTarget } from './loss-target.js';
import { lossUnits, reserveDivisions, unitNames } from './loss-units.js';

/** A step that somebody loses; the last one of a corps says who takes its place. */
export interface LossStep {
  readonly unit: string;
  readonly replacedBy?: string;
}

/** What a unit has lost so far. */
interface Toll {
  readonly lost: number;
  /** Where the corps is dead: its division in the Reserve Box, or -1. */
  readonly reserve?: number;
  readonly byReserve: number;
}

const AFR = 1;

const stranger = (pointer: string, name: string, known: readonly string[]): SituationFault => ({
  pointer,
  detail: withGuess({ en: `there is no unit "${name}"`, ja: `ユニット「${name}」はありません` }, name, known),
});

/**
 * A Loss Number taken one step at a time [11.3.4]. A step is open where some lawful way to take the whole number still contains
 * everything taken so far and that step as well. Units alike for the search are told apart here: which of them is hit, and in
 * which space, is their owner's choice.
 */
export class LossSteps {
  readonly target: LossTarget;
  private readonly units: readonly LossUnitState[];
  private readonly reserve: readonly ReserveDivision[];
  private readonly names: readonly string[];
  private readonly reserveNames: readonly string[];
  private readonly ways: readonly Way[];

  constructor(
    private readonly input: LossInput,
    umpire: Judge,
  ) {
    this.units = lossUnits(input);
    this.reserve = reserveDivisions(input, umpire);
    this.names = unitNames(input.units);
    this.reserveNames = unitNames(input.reserve);
    this.target = lossTarget(this.units, this.reserve, input);
    this.ways = new LossSearch(this.units, this.reserve, this.target).ways;
  }

  /** Names in steps that are nobody's: whoever loses a step fights here or comes from the Reserve Box, whoever replaces him comes from it. */
  strangers(taken: readonly LossStep[]): SituationFault[] {
    const all = [...this.names, ...this.reserveNames];
    return taken.flatMap(({ unit, replacedBy }, at) => [
      ...(all.includes(unit) ? [] : [stranger(`/taken/${at}/unit`, unit, all)]),
      ...(replacedBy === undefined || this.reserveNames.includes(replacedBy)
        ? []
        : [stranger(`/taken/${at}/replacedBy`, replacedBy, this.reserveNames)]),
    ]);
  }

  /** The steps that are open next; none when the number is taken. */
  next(taken: readonly LossStep[]): LossStep[] {
    const tolls = this.tolls(taken);
    const duty = this.dutyLeft(tolls);
    const found: LossStep[] = [];
    this.units.forEach((unit, i) => {
      const toll = tolls[i]!;
      if (toll.lost < unit.steps) {
        if (duty !== 0 && (dutiesOf(unit) & duty) === 0) return;
        for (const step of this.hits(i, toll)) if (this.fits(this.tolls([...taken, step]))) found.push(step);
      } else if (toll.reserve !== undefined && toll.reserve >= 0 && duty === 0) {
        const step = { unit: this.reserveNames[toll.reserve]! };
        if (toll.byReserve < this.reserve[toll.reserve]!.steps && this.fits(this.tolls([...taken, step])))
          found.push(step);
      }
    });
    return found;
  }

  /** One more step of a unit; where a corps dies of it, once for every division that may take its place. */
  private hits(i: number, { lost }: Toll): LossStep[] {
    const unit = this.units[i]!;
    const name = this.names[i]!;
    if (unit.pool === undefined || lost + 1 < unit.steps) return [{ unit: name }];
    const divisions = this.reserve.flatMap((division, at) =>
      division.pool === unit.pool ? [{ unit: name, replacedBy: this.reserveNames[at]! }] : [],
    );
    return [...divisions, { unit: name }];
  }

  /** 11.3.6, 11.3.7: the first-loss duty that the lawful ways keep and nobody has met yet; the Army of Africa comes first. */
  private dutyLeft(tolls: readonly Toll[]): number {
    let met = 0;
    tolls.forEach(({ lost }, i) => {
      if (lost > 0) met |= dutiesOf(this.units[i]!);
    });
    const { firstLoss } = this.target;
    for (const [bit, duty] of [
      [AFR, 'afr'],
      [AFR << 1, 'armour'],
    ] as const) {
      const wanted = firstLoss === 'both' || firstLoss === duty;
      if (wanted && !keeps(met, duty)) return bit;
    }
    return 0;
  }

  private tolls(taken: readonly LossStep[]): Toll[] {
    const tolls: Toll[] = this.units.map(() => ({ lost: 0, byReserve: 0 }));
    for (const { unit, replacedBy } of taken) {
      const i = this.names.indexOf(unit);
      if (i >= 0) {
        const lost = tolls[i]!.lost + 1;
        const dead = this.units[i]!.pool !== undefined && lost === this.units[i]!.steps;
        tolls[i] = { lost, byReserve: 0, ...(dead ? { reserve: this.reserveNames.indexOf(replacedBy ?? '') } : {}) };
        continue;
      }
      const division = this.reserveNames.indexOf(unit);
      const corps = tolls.findIndex(({ reserve }) => reserve === division);
      if (corps >= 0) tolls[corps] = { ...tolls[corps]!, byReserve: tolls[corps]!.byReserve + 1 };
    }
    return tolls;
  }

  private fits(tolls: readonly Toll[]): boolean {
    const used = tolls.flatMap(({ reserve }) => (reserve !== undefined && reserve >= 0 ? [reserve] : []));
    if (new Set(used).size < used.length) return false;
    return this.ways.some((way) => this.isWithin(tolls, way, 0, new Set()));
  }

  /** Units alike may change places in a way: each toll must lie within that of some unit alike, no two within the same. */
  private isWithin(tolls: readonly Toll[], way: Way, at: number, given: Set<number>): boolean {
    const toll = tolls[at];
    if (toll === undefined) return true;
    if (toll.lost === 0) return this.isWithin(tolls, way, at + 1, given);
    const { key } = this.units[at]!;
    for (let i = 0; i < this.units.length; i += 1) {
      if (given.has(i) || this.units[i]!.key !== key || !this.covers(way, i, toll, at)) continue;
      given.add(i);
      const fits = this.isWithin(tolls, way, at + 1, given);
      given.delete(i);
      if (fits) return true;
    }
    return false;
  }

  private covers(way: Way, i: number, { lost, reserve, byReserve }: Toll, at: number): boolean {
    if (way.lost[i]! < lost) return false;
    if (reserve === undefined) return lost < this.units[at]!.steps || this.units[at]!.pool === undefined;
    const replacement = way.replacements.find(({ unit }) => unit === i);
    if (!replacement || replacement.stepsLost < byReserve) return false;
    if (reserve < 0) return replacement.reserve < 0;
    return replacement.reserve >= 0 && this.reserve[replacement.reserve]!.key === this.reserve[reserve]!.key;
  }

  /** Part of the number that real steps have taken. */
  sum(taken: readonly LossStep[]): number {
    return taken.reduce((total, { unit }) => {
      const i = this.names.indexOf(unit);
      return total + (i >= 0 ? this.units[i]!.lf : this.input.reserve[this.reserveNames.indexOf(unit)]!.lf);
    }, 0);
  }
}
