import { FORBIDDEN, type Halves, halvesFromPoints } from '../../../kernel/hexes/index.js';
import type { Judge } from '../options.js';
import type { UnitSize, UnitType } from '../vocabulary.js';
import type { MovementCosts } from './costs.js';
import { type Entry, type EntryPrice, points, priceEntry } from './entry.js';

export interface StepUnit {
  readonly type: UnitType;
  readonly size?: UnitSize;
  readonly inCommand: boolean;
}

/** Surcharges for leaving an enemy zone, read once [8.3]. */
export interface ZocCosts {
  readonly leave: Halves;
  readonly infiltrate: Halves;
}

export function readZocCosts(umpire: Judge): ZocCosts {
  const chart = umpire.chart('zoc-costs');
  return {
    leave: halvesFromPoints(chart.number('leave', 'points')),
    infiltrate: halvesFromPoints(chart.number('infiltrate', 'points')),
  };
}

/** +2 to leave an enemy zone, +4 in all straight into another; only as the first step of a move [8.3]. */
function zocSurcharge(fromZoc: boolean, toZoc: boolean, costs: ZocCosts): Halves {
  if (!fromZoc) return 0;
  return toZoc ? costs.infiltrate : costs.leave;
}

/** A price with what enemy zones add to it; without command there is no way into one [8.3, 10.3]. */
export function acrossZones(
  halves: Halves,
  unit: Pick<StepUnit, 'inCommand'>,
  fromZoc: boolean,
  toZoc: boolean,
  zoc: () => ZocCosts,
): Halves {
  if (halves === FORBIDDEN || (toZoc && !unit.inCommand)) return FORBIDDEN;
  return fromZoc ? halves + zocSurcharge(true, toZoc, zoc()) : halves;
}

/** The whole price of a step, or FORBIDDEN, without a word of explanation. */
export function stepHalves(
  unit: StepUnit,
  entry: Entry,
  fromZoc: boolean,
  costs: MovementCosts,
  zoc: () => ZocCosts,
): Halves {
  return acrossZones(priceEntry(unit, entry, costs).halves, unit, fromZoc, entry.enemyZoc, zoc);
}

function refuse(price: EntryPrice, hex: string, umpire: Judge): void {
  const { refusal, base, crossing, line } = price;
  if (refusal === 'enemy') umpire.forbid('6.2', 'enemy-in-hex', { hex });
  else if (refusal === 'roadBlocked') umpire.forbid(['6.3', '7.3'], 'road-blocked', { hex });
  else if (refusal === 'terrain') umpire.forbid([base.rule, '6.4'], 'terrain-prohibited', { hex, terrain: line });
  else umpire.forbid([crossing!.rule, '6.4'], 'river-prohibited', { hex });
}

function explainPrice(price: EntryPrice, entry: Entry, hex: string, umpire: Judge): void {
  const cost = points(price.base.halves);
  if (price.by === 'road') umpire.note('6.5', 'road-cost', { hex, road: entry.road!, cost });
  else if (price.by === 'traffic') umpire.note('6.3', 'traffic-cost', { hex, cost });
  else umpire.note(price.base.rule, 'terrain-cost', { hex, terrain: price.line, cost });
  if (price.bridged) umpire.note('6.5', 'bridge-free', { hex });
  if (price.crossing) {
    umpire.note(price.crossing.rule, 'crossing-cost', {
      hex,
      crossing: price.crossing.kind,
      cost: points(price.crossing.halves),
    });
  }
}

/** One step with every reason; null where it is refused. */
export function explainStep(
  unit: StepUnit,
  entry: Entry,
  hex: string,
  fromZoc: boolean,
  costs: MovementCosts,
  umpire: Judge,
): Halves | null {
  const price = priceEntry(unit, entry, costs);
  const barred = entry.enemyZoc && !unit.inCommand;
  if (price.refusal !== undefined) refuse(price, hex, umpire);
  if (barred) umpire.forbid('10.3', 'zoc-out-of-command', { hex });
  if (price.refusal !== undefined || barred) return null;
  explainPrice(price, entry, hex, umpire);
  const surcharge = fromZoc ? zocSurcharge(true, entry.enemyZoc, readZocCosts(umpire)) : 0;
  if (fromZoc && entry.enemyZoc) umpire.note('8.3', 'zoc-infiltrated', { hex, cost: points(surcharge) });
  else if (fromZoc) umpire.note('8.3', 'zoc-left', { cost: points(surcharge) });
  if (entry.enemy === 'trucksOnly') umpire.note('B.10', 'trucks-overrun', { hex });
  if (entry.enemy === 'leaderOnly') umpire.note('14.4', 'leader-overrun', { hex });
  if (entry.enemyZoc) umpire.note(['6.2', '8.3'], 'zoc-stop', { hex });
  return price.halves + surcharge;
}
