import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import { Tally } from '../../shared/tally.js';
import { bestCover } from '../../shared/terrain-cover.js';
import type { RangeFactor } from '../../vocabulary.js';
import { type CardedFirer, overwatchInField } from '../direct-fire/firer.js';
import { addHindrances, type Hindrance } from '../direct-fire/hindrances.js';
import type { ApTarget } from './ap-target.js';
import { COVER } from './hit-number.js';

export interface ApShot {
  readonly firer: CardedFirer;
  readonly target: ApTarget;
  readonly factor: RangeFactor;
  readonly range?: number;
  readonly hindrances: readonly Hindrance[];
  readonly heatHaze: boolean;
  readonly ammoFailures: number;
}

/** Modifiers of 4.4.3.2.2, then those of 6.5.2.4, in printed order. */
export function apModifiers(shot: ApShot, umpire: Judge): Tally {
  const { firer, target } = shot;
  const tally = new Tally(umpire);
  basicPart(firer, target, tally, umpire);
  if (firer.suppression !== 'none') tally.addFrom(ADVANCED, '6.5.2.4', 'shooterSuppressed');
  addHindrances(umpire, tally, shot.hindrances, 'ap', Math.min(firer.level, target.level));
  if (shot.ammoFailures > 0) tally.addFrom(ADVANCED, ['6.5.2.4', '5.16.2.1'], 'ammoLimit', shot.ammoFailures);
  if (firer.transported) tally.addFrom(ADVANCED, ['6.5.2.4', '6.6.7.2'], 'transportedFire');
  if (shot.heatHaze && shot.range !== undefined && shot.range >= umpire.chart('heat-haze').number('V', 'range'))
    tally.addFrom(ADVANCED, '6.5.2.4', 'heatHaze');
  if (firer.dualFire === 'sameTarget') tally.addFrom(ADVANCED, ['6.5.2.4', '5.14'], 'dualFireSameTarget');
  if (firer.dualFire === 'otherTarget') tally.addFrom(ADVANCED, ['6.5.2.4', '5.14'], 'dualFireOtherTarget');
  if (firer.morale === 'hesitating') tally.addFrom(ADVANCED, ['6.5.2.4', '7.1.5.1'], 'shooterHesitating');
  if (firer.morale === 'broken') tally.addFrom(ADVANCED, ['6.5.2.4', '7.1.5.2'], 'shooterBroken');
  if (firer.grade !== 'seasoned')
    tally.add('6.5.2.4', 'unitGrade', umpire.chart('unit-grade-modifiers').number(firer.grade, `ap${shot.factor}`));
  if (firer.opticsDamaged)
    tally.add('7.23.1', 'optics', umpire.chart('collateral-effects').number('opticsAp', 'modifier'));
  return tally;
}

const BASIC = 'ap-hit-modifiers';
const ADVANCED = 'ap-hit-modifiers-advanced';

function basicPart(firer: CardedFirer, target: ApTarget, tally: Tally, umpire: Judge): void {
  const overwatch = firer.command === 'overwatch';
  if (target.defense.size !== 0) tally.add('4.4.3.2.2', 'targetSize', target.defense.size);
  if (target.command === 'move' || target.command === 'shortHalt') {
    if (overwatch || target.commandShown) addMoving(tally, overwatch, umpire);
    else umpire.note('4.4.3.2.2', 'moving-not-shown');
  }
  const cover = bestCover(umpire, target, 'coverAp');
  if (cover !== 'none') {
    if (target.overstacked) umpire.note(['5.13', '4.4.3.2.2'], 'overstacked-no-cover');
    else tally.addFrom(BASIC, '4.4.3.2.2', COVER[cover]);
  }
  if (firer.command === 'shortHalt' && !firer.transported) tally.addFrom(BASIC, '4.4.3.2.2', 'shortHalt');
  if (firer.damaged) tally.addFrom(BASIC, '4.4.3.2.2', 'shooterDamaged');
  if (overwatch) {
    const inField = overwatchInField(firer, umpire.options);
    tally.addFrom(BASIC, ['4.4.3.2.2', '4.4.2'], inField ? 'overwatchInArc' : 'overwatchOutsideArc');
  }
}

/** A command shown for the modifier is turned down again: it is still to be executed; a mover under overwatch executes his [4.4.3.2.2]. */
export function addMoving(tally: Tally, overwatch: boolean, umpire: Umpire): void {
  tally.addFrom(BASIC, '4.4.3.2.2', 'targetMoving');
  if (!overwatch) umpire.note('4.4.3.2.2', 'command-turned-down');
}
