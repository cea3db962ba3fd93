import { d10, d100 } from '../../../../kernel/dice/index.js';
import { choice, flag, integer } from '../../../../kernel/fields/index.js';
import type { Judge } from '../../options.js';
import { demand } from '../../shared/facts.js';
import type { DamageBands } from '../../shared/vehicle-card.js';
import { HitAngle, Location } from '../../vocabulary.js';
import type { CardedFirer } from '../direct-fire/firer.js';
import { ApHitResult } from './ap-result.js';
import { type ApTarget, Collateral, hullDownAgainst, isTurreted } from './ap-target.js';
import { armorAt } from './armor.js';
import { findLocation, readLocationRoll, shotLine } from './location.js';
import { trackHitHolds } from './track-hit.js';

/** One hit and what came of it. */
export class ApHit {
  @integer('Which target: 0 the first, then the extra ones', { min: 0, max: 2 }) target!: number;
  @choice('Hit angle', HitAngle) angle!: HitAngle;
  @choice(
    'Location; none where hull-down ground takes the hit, or a soft vehicle is hit where the book names no place',
    Location,
    { optional: true },
  )
  location!: Location | null;
  @integer('Penetration used', { min: 0, max: 300, optional: true }) penetration!: number | null;
  @integer('Armour met', { min: 0, max: 2000, optional: true }) armor!: number | null;
  @integer('Digit read in the AP Damage section, after its modifiers', { min: 1, max: 10, optional: true })
  damageDigit!: number | null;
  @choice('What it did', ApHitResult) result!: ApHitResult;
  @choice('Collateral damage, option 7.23', Collateral, { optional: true }) collateral!: Collateral | null;
  @flag('A new bail-out check of the crew follows [6.5.2.6.1]') crewChecks!: boolean;
}

export interface HitQuestion {
  readonly index: number;
  readonly firer: CardedFirer;
  readonly target: ApTarget;
  readonly angle: HitAngle;
  readonly range: number | undefined;
  readonly penetration: number | undefined;
  readonly damage: DamageBands | undefined;
  readonly chemical: boolean;
  /** State of the target as this hit finds it. */
  readonly damaged: boolean;
  readonly trackHit: boolean;
}

/** Location, armour, penetration and damage of one hit [6.5.2.2 to 6.5.2.5]. */
export function resolveHit(question: HitQuestion, umpire: Judge): ApHit {
  const { target, firer, angle } = question;
  const levels = target.level - firer.level;
  const report = { target: question.index, angle, penetration: null, armor: null, damageDigit: null, collateral: null };
  const variance = penetrationVariance(question, umpire);
  const hullDown = hullDownAgainst(target, angle, { levels, range: question.range }, umpire);
  const { tens, ones } = readLocationRoll(umpire.roll('location', d100));
  const line = shotLine(firer.level, target.level);
  const place = findLocation(target, angle, hullDown, line, tens, umpire);
  if (!place) return { ...report, location: null, result: 'none', crewChecks: false };
  const { location } = place;
  if (location === 'TK') return { ...report, location, ...trackHit(question, umpire) };
  const armor = armorAt(
    {
      target,
      place,
      line,
      hullDown,
      levels,
      range: question.range,
      overwatch: firer.command === 'overwatch',
      chemical: question.chemical,
    },
    umpire,
  );
  const penetration = Math.max(0, (question.penetration ?? demand('penetration', '/penetration')) + variance);
  const full = { ...report, location, penetration, armor };
  if (penetration < armor) {
    umpire.note('4.4.3.2.5', 'bounces', { penetration, armor });
    return { ...full, result: 'none', crewChecks: false };
  }
  umpire.note('4.4.3.2.5', 'penetrates', { penetration, armor });
  const { result, digit } = damageResult(question, ones, umpire);
  const collateral = result === 'noDamage' && location !== null ? collateralDamage(target, location, umpire) : null;
  const damageDigit = umpire.finalRoll(digit);
  return { ...full, damageDigit, result, collateral, crewChecks: result === 'noDamage' || result === 'damaged' };
}

/** Under the variant of 7.12 each die of a Soviet gun reads one lower. */
const varianceDie = (roll: number, { firer }: HitQuestion, { options }: Judge): number =>
  Math.max(1, roll - (options.sovietVariance && firer.nation === 'soviet' ? 1 : 0));

/** The row that the variance dice may find. */
export function readVarianceCells(question: HitQuestion, umpire: Judge): void {
  if (!umpire.options.variablePenetration) return;
  const chart = umpire.chart('penetration-variance');
  const row = question.penetration ?? demand('penetration', '/penetration');
  for (let roll = 1; roll <= d10.sides; roll += 1) chart.number(row, varianceDie(roll, question, umpire));
  chart.number(row, 'max');
}

/** Two dice shift the penetration before the location is rolled [7.12]. */
function penetrationVariance(question: HitQuestion, umpire: Judge): number {
  if (!umpire.options.variablePenetration) return 0;
  const row = question.penetration ?? demand('penetration', '/penetration');
  const chart = umpire.chart('penetration-variance');
  let sum = 0;
  for (const name of ['first variance', 'second variance'])
    sum += chart.number(row, varianceDie(umpire.roll(name, d10), question, umpire));
  if (sum === 0) {
    umpire.note('7.12', 'variance', { variance: 0 });
    return 0;
  }
  const most = chart.number(row, 'max');
  const variance = Math.max(-most, Math.min(most, sum));
  umpire.note('7.12', 'variance', { variance });
  return variance;
}

/** A vehicle has one track hit; a later one is ignored [6.5.2.2.1]. Option 7.21 may cancel it. */
function trackHit(question: HitQuestion, umpire: Judge): Pick<ApHit, 'result' | 'crewChecks'> {
  const { firer, target } = question;
  if (question.trackHit) {
    umpire.note('6.5.2.2.1', 'track-again');
    return { result: 'trackAgain', crewChecks: false };
  }
  const { smallArms = false, effectiveness } = firer;
  const weapon = { smallArms, effectiveness, handHeld: firer.weapon === 'handHeldAntiTank' };
  if (!trackHitHolds(weapon, target.defense.gpDefense, umpire)) return { result: 'none', crewChecks: false };
  umpire.note('6.5.2.2.1', 'track-hit');
  return { result: 'trackHit', crewChecks: true };
}

/** The ones die in the weapon's AP Damage section [6.5.2.5]. */
function damageResult(question: HitQuestion, ones: number, umpire: Judge): { result: ApHitResult; digit: number } {
  const { target } = question;
  const bands = question.damage ?? demand('damage', '/damage');
  let digit = ones;
  if (target.defense.protection === 'S') {
    if (question.chemical && umpire.options.ceAmmo) umpire.note(['7.10.2', '7.10'], 'ce-soft');
    else {
      digit = Math.max(1, ones - 2);
      umpire.note('6.5.2.5', 'soft-digit', { digit });
    }
  }
  let result = inBands(bands, digit);
  umpire.note('6.5.2.5', 'damage-digit', { digit, result });
  if (result === 'ko' && target.brewUpProne && umpire.options.brewUpModifier) {
    digit = Math.min(10, digit + 2);
    result = inBands(bands, digit);
    umpire.note('7.11', 'brew-up-prone', { digit, result });
  }
  if (result === 'damaged' && question.damaged) {
    umpire.note('4.4.3.2.6', 'second-damage');
    result = 'ko';
  }
  return { result, digit };
}

function inBands(bands: DamageBands, digit: number): ApHitResult {
  if (digit <= bands.nd) return 'noDamage';
  if (digit <= bands.dm) return 'damaged';
  return digit <= bands.ko ? 'ko' : 'bu';
}

/** What a harmless penetration of an A- or P-type vehicle still breaks [7.23]. */
function collateralDamage(target: ApTarget, location: Location, umpire: Judge): Collateral | null {
  if (!umpire.options.collateralDamage || target.defense.protection === 'S' || location === 'DK') return null;
  const die = umpire.roll('collateral', d10);
  const effect = die > 2 ? 'none' : (umpire.chart('collateral-damage').text(location, die) as Collateral | 'none');
  if (target.collateralBefore.includes(effect as Collateral)) {
    umpire.note([COLLATERAL_RULE[location]!, '7.23'], 'collateral-once', { die, location, effect });
    return null;
  }
  const broken =
    (effect === 'coaxMg' && !target.coaxMg) || (effect === 'turretRing' && !isTurreted(target)) ? 'suppressed' : effect;
  umpire.note([COLLATERAL_RULE[location]!, '7.23'], 'collateral', { die, location, effect: broken });
  return broken === 'none' ? null : broken;
}

const COLLATERAL_RULE: Readonly<Partial<Record<Location, string>>> = {
  TF: '7.23.1',
  TS: '7.23.2',
  TR: '7.23.2',
  HF: '7.23.3',
  HS: '7.23.4',
  HR: '7.23.4',
};
