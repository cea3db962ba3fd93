import { d10 } from '../../../../kernel/dice/index.js';
import { integer } from '../../../../kernel/fields/index.js';
import type { Judge } from '../../options.js';
import type { VehicleResult } from '../../vocabulary.js';
import { trackHitHolds } from '../ap/track-hit.js';
import { type GpAttack, type GpRoll, lastDigit } from './gp-attack.js';
import type { GpTarget } from './gp-target.js';

const RULE = '6.5.4.4.2';

/** The die that says whether a destroyed vehicle burns [6.5.4.4.2, 6.6.1.1.3]. */
export class KoBuRoll {
  @integer('The die, modified where the vehicle is prone to brew up [7.11]', { min: -1, max: 10, optional: true })
  die!: number | null;
  @integer('Highest die that brews it up', { min: 0, max: 15 }) brewUpUpTo!: number;
}

/** What becomes of a vehicle, and the die of its end where one was rolled. */
export interface VehicleFate {
  readonly effect: VehicleResult;
  readonly koBu: KoBuRoll | null;
}

const fate = (effect: VehicleResult): VehicleFate => ({ effect, koBu: null });

/** What the table result means for a vehicle of type A, P or S [6.5.4.4.2]. */
export function vehicleEffect(attack: GpAttack, target: GpTarget, roll: GpRoll, umpire: Judge): VehicleFate {
  if (roll.result === 'noEffect') return fate('none');
  const found = attack.smallArms
    ? smallArmsEffect(attack, target, roll, umpire)
    : heavyEffect(attack, target, roll, umpire);
  if (found.effect === 'damaged' && target.damaged) {
    umpire.note('4.4.3.2.6', 'second-damage');
    return fate('ko');
  }
  return found;
}

/** Weapons that are not small arms: A and P types are hurt only by enough effectiveness [6.5.4.4.2]. */
function heavyEffect(attack: GpAttack, target: GpTarget, roll: GpRoll, umpire: Judge): VehicleFate {
  if (roll.result === 'suppressed') {
    umpire.note(RULE, 'vehicle-suppressed');
    return fate('suppressed');
  }
  const { effectiveness } = attack;
  const defense = target.gpDefense!;
  if (target.protection !== 'S' && !attack.ignoreEffectiveness && effectiveness < defense) {
    if (umpire.options.turrets && target.openTurret && target.protection === 'A') {
      umpire.note('7.8.3', 'open-turret-damaged');
      return fate('damaged');
    }
    umpire.note(RULE, 'not-effective-enough', { effectiveness, defense });
    return fate('suppressed');
  }
  return byLastDigit(attack, target, roll, attack.effectiveness, umpire);
}

/** Small arms do little to armour, and only from near [6.5.4.4.2]. */
function smallArmsEffect(attack: GpAttack, target: GpTarget, roll: GpRoll, umpire: Judge): VehicleFate {
  const { band } = attack;
  const { protection } = target;
  if (protection === 'S') {
    if (roll.result === 'effective') return byLastDigit(attack, target, roll, Math.floor(attack.factor / 2), umpire);
    umpire.note(RULE, 'vehicle-suppressed');
    return fate('suppressed');
  }
  const near = band === 'P';
  const short = near || band === 'S';
  if (roll.result === 'effective' && near && protection === 'P') {
    umpire.note(RULE, 'small-arms-damage', { type: protection, band });
    return fate('damaged');
  }
  if (roll.result === 'effective' && near && umpire.options.turrets && target.openTurret) {
    umpire.note('7.8.3', 'open-turret-damaged');
    return fate('damaged');
  }
  const reaches = roll.result === 'effective' || protection === 'P' ? short : near;
  umpire.note(RULE, reaches ? 'small-arms-suppress' : 'small-arms-nothing', { type: protection, band });
  return fate(reaches ? 'suppressed' : 'none');
}

/** A last digit of 5 damages, of 0 hits the track, any other destroys [6.5.4.4.2]. */
function byLastDigit(attack: GpAttack, target: GpTarget, roll: GpRoll, brewUp: number, umpire: Judge): VehicleFate {
  const digit = lastDigit(roll.final);
  if (digit === 5) {
    umpire.note(RULE, 'digit-damaged', { final: roll.final });
    return fate('damaged');
  }
  if (digit === 0) {
    umpire.note(RULE, 'digit-track', { final: roll.final });
    return fate(gpTrackHit(attack, target, umpire));
  }
  return destroyed(brewUp, target.brewUpProne, RULE, umpire);
}

/** The section that makes the vehicle hull down, fully or partially, against direct fire; a wall does so for AP fire only. */
function hullDownBy(attack: GpAttack, target: GpTarget): string | undefined {
  if (target.hullDown !== 'none') return '6.1.4.1';
  if (target.inside === 'brick' || target.inside === 'stone') return '6.1.4.3.1';
  if (target.improvedPosition && !target.openEnd) return '6.1.4.3.7';
  if (target.railroad) return '6.1.4.1.2';
  return attack.steep ? '6.1.4.1.3' : undefined;
}

function gpTrackHit(attack: GpAttack, target: GpTarget, umpire: Judge): VehicleResult {
  const cause = attack.mode === 'direct' ? hullDownBy(attack, target) : undefined;
  if (cause !== undefined) {
    umpire.note([RULE, cause], 'track-hull-down');
    return 'none';
  }
  if (target.trackHit) {
    umpire.note('6.5.2.2.1', 'track-again');
    return 'none';
  }
  const { smallArms, effectiveness } = attack;
  const stands = trackHitHolds(
    { smallArms, effectiveness, handHeld: attack.handHeld === true },
    target.gpDefense,
    umpire,
  );
  return stands ? 'trackHit' : 'none';
}

/** A die within the brew-up number burns the vehicle; one prone to brew up has 2 taken off the die [6.5.4.4.2, 7.11]. */
export function destroyed(brewUp: number, prone: boolean, rule: string, umpire: Judge): VehicleFate {
  const die = umpire.roll('destroyed', d10) - (prone && umpire.options.brewUpModifier ? 2 : 0);
  const result = die <= brewUp ? 'bu' : 'ko';
  umpire.note(prone && umpire.options.brewUpModifier ? [rule, '7.11'] : rule, 'destroyed', { die, brewUp, result });
  return { effect: result, koBu: { die: umpire.finalRoll(die), brewUpUpTo: brewUp } };
}
