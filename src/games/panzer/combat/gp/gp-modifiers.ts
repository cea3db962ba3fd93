import type { Judge } from '../../options.js';
import type { Tally } from '../../shared/tally.js';
import type { RangeFactor, SizeClass } from '../../vocabulary.js';
import { type CardedFirer, overwatchInField } from '../direct-fire/firer.js';
import { addHindrances, type Hindrance } from '../direct-fire/hindrances.js';
import type { GpMode } from './gp-attack.js';
import { coverOf, type GpTarget, isMoving } from './gp-target.js';

const CHART = 'gp-modifiers';
const RULE = '6.5.4.3';

/** Where an indirect attack finds a vehicle, for the moving modifier [6.5.4.3, 6.6.6]. */
export interface IndirectPlace {
  readonly planned: boolean;
  readonly inTargetHex: boolean;
  readonly enteredBarrage: boolean;
}

/** Modifiers that belong to the target; passengers have none of them [6.5.4.2.3]. */
export function addTargetModifiers(
  target: GpTarget,
  mode: GpMode,
  tally: Tally,
  umpire: Judge,
  place?: IndirectPlace,
): void {
  if (target.kind === 'vehicle') addVehicleModifiers(target, mode, tally, umpire, place);
  else {
    if (target.legType === 'cavalry') tally.addFrom(CHART, RULE, 'targetCavalry');
    if (target.crawling) tally.addFrom(CHART, [RULE, '6.6.4.3'], 'targetLegCrawling');
    const level = mode === 'direct' || mode === 'overrun';
    if (level && target.behindWall) tally.addFrom(CHART, RULE, 'legTowedOverWallDF');
    if (level && target.railroad) tally.addFrom(CHART, RULE, 'legTowedRailroadDF');
    if (target.entrenched) tally.addFrom(CHART, [RULE, '6.1.4.3.6'], 'hastyEntrenchment');
  }
}

function addVehicleModifiers(target: GpTarget, mode: GpMode, tally: Tally, umpire: Judge, place?: IndirectPlace): void {
  if (isMoving(target.command)) {
    if (place?.enteredBarrage) umpire.note(['6.6.6', RULE], 'moving-not-barrage');
    else if (place && (place.planned || !place.inTargetHex)) umpire.note(RULE, 'moving-not-indirect');
    else if (!target.commandShown) umpire.note(RULE, 'moving-not-shown');
    else tally.addFrom(CHART, RULE, mode === 'indirect' ? 'targetVehicleMovingIF' : 'targetVehicleMovingDF');
  }
  if (target.protection === 'P') tally.addFrom(CHART, RULE, 'targetPType');
  if (target.protection === 'A') tally.addFrom(CHART, RULE, 'targetAType');
  const overhead = mode === 'indirect' || mode === 'air';
  const cover = coverOf(overhead ? { ...target, cover: 'none' } : target, umpire);
  if (cover === 'medium') tally.addFrom(CHART, RULE, 'targetVehicleMediumCover');
  if (cover === 'heavy') tally.addFrom(CHART, RULE, 'targetVehicleHeavyCover');
  if (target.overstacked && target.cover !== 'none') umpire.note(['5.13', RULE], 'overstacked-no-cover');
}

export interface GpShot {
  readonly firer: CardedFirer;
  readonly band: RangeFactor;
  readonly range: number | undefined;
  readonly targetSize: SizeClass;
  readonly targetLevel: number;
  readonly hindrances: readonly Hindrance[];
  readonly heatHaze: boolean;
  readonly ammoFailures: number;
  readonly overrun: boolean;
  readonly pinning: boolean;
  readonly chemicalInOpen: boolean;
  readonly coaxMg: boolean;
}

/** Modifiers of a direct firer, in printed order [6.5.4.3]. */
export function addDirectFirerModifiers(
  shot: GpShot,
  tally: Tally,
  to: { readonly legOrTowed: boolean; readonly protection: string },
  umpire: Judge,
): void {
  const { firer } = shot;
  if (firer.command === 'shortHalt' && !firer.transported && !shot.overrun)
    tally.addFrom(CHART, RULE, 'shooterShortHalt');
  addFirerStates(firer, tally);
  addHindrances(umpire, tally, shot.hindrances, 'gp', Math.min(firer.level, shot.targetLevel), RULE);
  if (firer.command === 'overwatch') {
    const inField = overwatchInField(firer, umpire.options);
    tally.addFrom(CHART, [RULE, '6.5.3'], inField ? 'overwatchInFieldOfFire' : 'overwatchOutsideFieldOfFire');
  }
  if (shot.ammoFailures > 0) tally.addFrom(CHART, [RULE, '5.16.2.1'], 'ammoLimit', shot.ammoFailures);
  if (shot.heatHaze && shot.range !== undefined) {
    if (shot.range >= umpire.chart('heat-haze').number(shot.targetSize, 'range'))
      tally.addFrom(CHART, RULE, 'heatHaze');
  }
  if (firer.transported) tally.addFrom(CHART, [RULE, '6.6.7.2'], 'transportedFire');
  if (shot.overrun) tally.addFrom(CHART, [RULE, '6.6.10.1'], 'overrun');
  if (firer.dualFire === 'sameTarget') tally.addFrom(CHART, [RULE, '5.14'], 'dualFireSameTarget');
  if (firer.dualFire === 'otherTarget') tally.addFrom(CHART, [RULE, '5.14'], 'dualFireOtherTarget');
  if (shot.pinning) tally.addFrom(CHART, [RULE, '7.18'], 'pinningFire');
  if (shot.chemicalInOpen) tally.addFrom(CHART, [RULE, '7.15'], 'ceAmmo');
  if (shot.coaxMg && shot.band === 'P' && (to.legOrTowed || to.protection === 'P' || to.protection === 'S'))
    tally.addFrom(CHART, RULE, 'coaxMGAtPRange');
  if (firer.grade !== 'seasoned')
    tally.add(RULE, 'unitGrade', umpire.chart('unit-grade-modifiers').number(firer.grade, `gp${shot.band}`));
  if (firer.opticsDamaged)
    tally.add('7.23.1', 'optics', umpire.chart('collateral-effects').number('opticsGp', 'modifier'));
}

/** Damaged, hesitating, suppressed and broken firers [6.5.4.3]. */
export function addFirerStates(firer: Pick<CardedFirer, 'damaged' | 'morale' | 'suppression'>, tally: Tally): void {
  if (firer.damaged) tally.addFrom(CHART, RULE, 'shooterDamaged');
  if (firer.morale === 'hesitating') tally.addFrom(CHART, [RULE, '7.1.5.1'], 'shooterHesitating');
  if (firer.suppression !== 'none') tally.addFrom(CHART, RULE, 'shooterSuppressed');
  if (firer.morale === 'broken') tally.addFrom(CHART, [RULE, '7.1.5.2'], 'shooterBroken');
}
