import { integer, text } from '../../../kernel/fields/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { Options } from '../options.js';
import type { Scenario, Side } from '../vocabulary.js';

export class DivisionPoints {
  @text('Division [11.2.2]', { max: 30 }) division!: string;
  @integer('Assault points [11.2]', { min: 0, max: 99 }) points!: number;
}

/** Paid by whichever division the owner likes, where no division was named. */
export const ANY_DIVISION = 'any';

/**
 * Who pays for an assault: one point for each division among the attackers, however many units; units of no division
 * add nothing beside one that pays, and together draw one point from a division of the owner's choice [11.2.1, J.8].
 */
export function payingDivisions(divisions: readonly (string | undefined)[], chosen: string | undefined): string[] {
  const own = new Set<string>();
  for (const division of divisions) if (division !== undefined) own.add(division);
  return own.size > 0 ? [...own] : [chosen ?? ANY_DIVISION];
}

const pointsRule = (scenario: Scenario): string => (scenario === 'jarama' ? 'J.8' : 'B.7');

/** The points a division begins with, 0 where the scenario lists none; undefined outside the two scenarios. */
export function allotted(
  scenario: Scenario,
  side: Side,
  division: string,
  umpire: Umpire<Options>,
): number | undefined {
  if (scenario === 'series') return undefined;
  const chart = umpire.chart(`${scenario}-assault-points`);
  const row = `${side} ${division}`;
  return chart.hasRow(row) ? chart.number(row, 'points') : 0;
}

export interface Purse {
  readonly scenario: Scenario;
  readonly side: Side;
  readonly ledger: readonly DivisionPoints[];
}

/** Refuses a division that never had points, or has spent them [11.2, J.8, B.7]. */
export function checkPurse(payers: readonly string[], purse: Purse, umpire: Umpire<Options>): void {
  for (const division of payers) {
    if (division === ANY_DIVISION) continue;
    const left = purse.ledger.find((entry) => entry.division === division);
    if (allotted(purse.scenario, purse.side, division, umpire) === 0) {
      umpire.forbid([pointsRule(purse.scenario), '11.2'], 'division-without-points', { division });
    } else if (left !== undefined && left.points < 1) {
      umpire.forbid(['11.2', '11.2.2'], 'points-spent', { division });
    }
  }
}

/** Notes the price of an assault; units of no division beyond the one that may have to pay ride free [11.2.1, J.8]. */
export function notePayment(
  payers: readonly string[],
  divisions: readonly (string | undefined)[],
  scenario: Scenario,
  umpire: Umpire<Options>,
): DivisionPoints[] {
  umpire.note('11.2.1', 'assault-paid', { divisions: payers, points: payers.length });
  const independents = divisions.filter((division) => division === undefined).length;
  const free = independents === divisions.length ? independents - 1 : independents;
  if (free > 0) {
    umpire.note(scenario === 'series' ? '11.2.1' : pointsRule(scenario), 'independents-ride-free', { units: free });
  }
  return payers.map((division) => ({ division, points: 1 }));
}
