import type { MissingFact, Umpire } from '../../../../kernel/rulings/index.js';
import { demand, missing } from '../../shared/facts.js';
import type { RangeRow, Weapon } from '../../shared/vehicle-card.js';
import { RangeFactor } from '../../vocabulary.js';

const unknownFactor = (): never => demand('rangeFactor', '/rangeFactor');

/** First of P, S, M, L, E whose R value reaches the range; undefined beyond the last [4.4.3.2.1]. */
export function rangeFactorFor(
  row: RangeRow | undefined,
  range: number,
  unknown: () => RangeFactor = unknownFactor,
): RangeFactor | undefined {
  for (const factor of RangeFactor.values) {
    const reach = row?.[factor];
    if (reach === undefined) return unknown();
    if (reach >= range) return factor;
  }
  return undefined;
}

/** Range factor as the card's R row gives it, as stated where the card does not; undefined, and forbidden, out of range [3.5.2]. */
export function findRangeFactor(
  umpire: Umpire,
  stated: RangeFactor | undefined,
  row: RangeRow | undefined,
  range: number | undefined,
): RangeFactor | undefined {
  const unknown = () => stated ?? unknownFactor();
  if (row === undefined || range === undefined) return unknown();
  const factor = rangeFactorFor(row, range, unknown);
  if (factor === undefined) umpire.forbid('3.5.2', 'beyond-range', { range, maximum: row.E! });
  else umpire.note('4.4.3.2.1', 'range-factor', { range, factor });
  return factor;
}

/** GP factor as stated, or read from the card's F row; undefined, and forbidden, where the card prints 0 [6.5.4.1]. */
export function findGpFactor(
  umpire: Umpire,
  stated: number | undefined,
  row: RangeRow | undefined,
  band: RangeFactor,
): number | undefined {
  const factor = stated ?? row?.[band] ?? demand('gpFactor', '/factor', `F, ${band}`);
  if (factor > 0) return Math.min(MAX_GP_FACTOR, factor);
  umpire.forbid('6.5.4.1', 'no-gp-factor', { band });
  return undefined;
}

/** GP factor of a weapon at range 1; 0 for one without GP fire [6.6.10.1]. */
export function gpFactorNearby({ gpDirect }: Weapon): number {
  const band = gpDirect && rangeFactorFor(gpDirect.range, 1);
  return band === undefined ? 0 : gpDirect!.factor![band]!;
}

/** What the GP block of a weapon must still say for range 1: its first R value, or the factor below it [6.6.10.1]. */
export function missingNearby({ gpDirect }: Weapon, pointer: string): MissingFact | false {
  if (gpDirect === undefined) return false;
  const band = RangeFactor.values.find((each) => (gpDirect.range?.[each] ?? 1) >= 1);
  if (band === undefined) return false;
  if (gpDirect.range?.[band] === undefined)
    return missing('rangeFactor', `${pointer}/gpDirect/range/${band}`, `R, ${band}`);
  return (
    gpDirect.factor?.[band] === undefined && missing('gpFactor', `${pointer}/gpDirect/factor/${band}`, `F, ${band}`)
  );
}

/** The last column of the GP table [6.6.10.1]. */
export const MAX_GP_FACTOR = 15;
