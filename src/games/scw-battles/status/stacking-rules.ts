import { isFreeOfStacking, isTankCompany } from '../movement/mover.js';
import type { Judge } from '../options.js';
import { sizeOf } from '../shared/units.js';
import type { Scenario, UnitSize, UnitType } from '../vocabulary.js';

export interface Stackable {
  readonly type: UnitType;
  readonly size?: UnitSize;
}

/** Stacking of one scenario, counted in thirds of a battalion [7.1, J.11, B.11]. */
export class StackingRules {
  readonly capacity: number;
  readonly #company: number;
  readonly #battalion: number;
  readonly #regiment: number;

  constructor(
    readonly scenario: Scenario,
    umpire: Judge,
  ) {
    const chart = umpire.chart('stacking-limits');
    this.capacity = chart.number(scenario, 'hex');
    this.#company = chart.number(scenario, 'company');
    this.#battalion = chart.number(scenario, 'battalion');
    this.#regiment = chart.number(scenario, 'regiment');
  }

  /** What a unit takes of a hex; HQs, leaders, air units and trucks take nothing. */
  size(unit: Stackable): number {
    if (isFreeOfStacking(unit.type)) return 0;
    const size = sizeOf(unit, this.scenario);
    if (size === 'company') return this.#company;
    return size === 'battalion' ? this.#battalion : this.#regiment;
  }

  used(units: readonly Stackable[]): number {
    return units.reduce((sum, unit) => sum + this.size(unit), 0);
  }

  exceeds(units: readonly Stackable[]): boolean {
    return this.used(units) > this.capacity;
  }

  exceedsWith(unit: Stackable, others: readonly Stackable[]): boolean {
    return this.used(others) + this.size(unit) > this.capacity;
  }
}

/** On a road outside towns one unit only; up to three tank companies together are one [7.1, 7.3]. */
export function roadUnits(units: readonly Stackable[]): number {
  const counted = units.filter(({ type }) => !isFreeOfStacking(type));
  const companies = counted.filter(isTankCompany).length;
  return counted.length - companies + Math.ceil(companies / 3);
}
