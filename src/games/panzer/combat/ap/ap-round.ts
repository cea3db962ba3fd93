import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import { demand } from '../../shared/facts.js';
import type { ApAmmo } from '../../shared/vehicle-card.js';
import type { Ammo, HitAngle, RangeFactor, RateOfFire } from '../../vocabulary.js';
import { type AmmoCheck, checkApAmmo } from '../direct-fire/ammo-limit.js';
import { rangeFactorFor } from '../direct-fire/range-factor.js';
import type { HitQuestion } from './ap-hits.js';
import { type ApQuestion, hasPlainAp, penetrationAt, typeFired } from './ap-question.js';
import type { ApTarget } from './ap-target.js';

/** The round that is fired after the ammo limits have spoken. */
export interface Round extends AmmoCheck {
  readonly type: Ammo;
  readonly ammo: ApAmmo | undefined;
  /** Undefined where plain AP does not reach the target. */
  readonly factor: RangeFactor | undefined;
}

/** Special ammunition that runs short is plain AP, with the range factor of plain AP [5.16.2.2]. */
export function roundFired(input: ApQuestion, factor: RangeFactor, umpire: Judge): Round {
  const { firer, ammo, basicAmmo, range } = input;
  const check = checkApAmmo(firer, typeFired(input), hasPlainAp(input), umpire);
  if (!check.fallsBack) return { ...check, type: typeFired(input), ammo, factor };
  const plain = basicAmmo ?? demand('plainAp', '/basicAmmo');
  const reached = input.basicRangeFactor ?? (range === undefined ? factor : rangeFactorFor(plain.range, range));
  if (reached === undefined) {
    umpire.note('3.5.2', 'fallback-out-of-range', { range: range!, maximum: plain.range!.E! });
    umpire.summarise('fallback-out-of-range', { range: range!, maximum: plain.range!.E! });
  }
  return { ...check, type: 'AP', ammo: plain, factor: reached };
}

/** How many hits the roll gives [6.5.2.1]. */
export function numberOfHits(rate: RateOfFire, roll: number, hitNumber: number, umpire: Umpire): number {
  if (rate === 'N') return 1;
  const chart = umpire.chart('ap-number-of-hits');
  const hits = roll <= chart.number(hitNumber, `${rate}3`) ? 3 : roll <= chart.number(hitNumber, `${rate}2`) ? 2 : 1;
  umpire.note('6.5.2.1', 'number-of-hits', { rate, roll, hits });
  return hits;
}

/** The first target and the extra ones [6.5.2.1]. */
export const targetsOf = ({ target, extraTargets }: ApQuestion): ApTarget[] => [
  target,
  ...extraTargets.map(({ vehicle }) => vehicle),
];

/** One hit of a round on one of the targets, as the shot finds it. */
export function hitOn(
  input: ApQuestion,
  { type, ammo }: Round,
  factor: RangeFactor,
  index: number,
  angle: HitAngle,
): HitQuestion {
  const target = targetsOf(input)[index]!;
  return {
    index,
    firer: input.firer,
    target,
    angle,
    range: input.range,
    penetration: penetrationAt(input, ammo, factor, index),
    damage: ammo?.damage ?? (ammo === input.ammo ? input.damage : undefined),
    chemical: type === 'HEAT' || input.firer.weapon === 'handHeldAntiTank',
    damaged: target.damaged,
    trackHit: target.trackHit,
  };
}
