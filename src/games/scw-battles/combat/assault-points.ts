import { integer, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import type { Scenario, Side } from '../vocabulary.js';

export class DivisionPoints {
  @text('Division [11.2.2]', { max: 30 }) division!: string;
  @integer('Assault points [11.2]', { min: 0, max: 99 }) points!: number;
}

/** Paid by whichever division the owner likes, where no division was named. */
const ANY_DIVISION = 'any';

/**
 * Who pays for an assault: one point for each division among the attackers, however many units; units of no division
 * add nothing beside one that pays, and together draw one point from a division of the owner's choice [11.2.1, J.8].
 */
export function payingDivisions(divisions: readonly (string | undefined)[], chosen: string | undefined): string[] {
  const own = new Set<string>();
  for (const division of divisions) if (division !== undefined) own.add(division);
  return own.size > 0 ? [...own] : [chosen ?? ANY_DIVISION];
}

/** The section that allots the points of a scenario. */
export const pointsRule = (scenario: Scenario): string =>
  scenario === 'series' ? '11.2' : scenario === 'jarama' ? 'J.8' : 'B.7';

/**
 * The assault points of a side: what the scenario allots, less what the client says is left. In the series a division
 * that the client does not list has an unknown number, and is not refused [11.2, J.8, B.7].
 */
export class Purse {
  readonly #left = new Map<string, number>();
  /** Points owed for units of no division, by a division that the owner has not named yet [J.8, B.7]. */
  unassigned = 0;

  constructor(
    private readonly scenario: Scenario,
    private readonly side: Side,
    ledger: readonly DivisionPoints[],
    private readonly umpire: Judge,
  ) {
    for (const { division, points } of ledger) this.#left.set(division, points);
  }

  /** Every division of the side with points, spent or not; in the series those that the client lists. */
  get divisions(): string[] {
    if (this.scenario === 'series') return [...this.#left.keys()];
    const start = `${this.side} `;
    const { rows } = this.umpire.chart(`${this.scenario}-assault-points`);
    return rows.filter((row) => row.startsWith(start)).map((row) => row.slice(start.length));
  }

  /** Points of a division now; undefined where nothing is known of it. */
  left(division: string): number | undefined {
    const allotted = this.allotted(division);
    return allotted === 0 ? 0 : (this.#left.get(division) ?? allotted);
  }

  /** Points it begins with, 0 where the scenario lists none; undefined outside the two scenarios. */
  allotted(division: string): number | undefined {
    if (this.scenario === 'series') return undefined;
    const chart = this.umpire.chart(`${this.scenario}-assault-points`);
    const row = `${this.side} ${division}`;
    return chart.hasRow(row) ? chart.number(row, 'points') : 0;
  }

  /** Takes one point from each payer; refuses a division that never had points, or has spent them [11.2, J.8, B.7]. */
  pay(payers: readonly string[]): void {
    for (const division of payers) {
      if (division === ANY_DIVISION) this.unassigned += 1;
      else this.#take(division);
    }
    if (this.unassigned > 0 && this.#total() < this.unassigned) {
      this.umpire.forbid(['11.2', '11.2.2'], 'all-points-spent');
    }
  }

  #take(division: string): void {
    if (this.allotted(division) === 0) {
      this.umpire.forbid([pointsRule(this.scenario), '11.2'], 'division-without-points', { division });
      return;
    }
    const left = this.left(division);
    if (left === undefined) return;
    if (left < 1) this.umpire.forbid(['11.2', '11.2.1', '11.2.2'], 'points-spent', { division });
    else this.#left.set(division, left - 1);
  }

  #total(): number {
    const { divisions } = this;
    if (divisions.length === 0) return Number.POSITIVE_INFINITY;
    return divisions.reduce((sum, division) => sum + this.left(division)!, 0);
  }
}

/** Notes the price of an assault; units of no division beyond the one that may have to pay ride free [11.2.1, J.8]. */
export function notePayment(
  payers: readonly string[],
  divisions: readonly (string | undefined)[],
  scenario: Scenario,
  umpire: Judge,
): DivisionPoints[] {
  umpire.note('11.2.1', 'assault-paid', { divisions: payers, points: payers.length });
  const independents = divisions.filter((division) => division === undefined).length;
  const free = independents === divisions.length ? independents - 1 : independents;
  if (free > 0) {
    umpire.note(scenario === 'series' ? '11.2.1' : pointsRule(scenario), 'independents-ride-free', { units: free });
  }
  return payers.map((division) => ({ division, points: 1 }));
}
