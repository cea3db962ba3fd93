import {
  type ChoiceOf,
  choice,
  choices,
  defineChoice,
  flag,
  integer,
  list,
  object,
  text,
} from '../../../../kernel/fields/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge } from '../../options.js';
import { VehicleDefense, Weapon } from '../../shared/vehicle-card.js';
import { Building, Command, Cover, HitAngle, HullDown, UnitKind } from '../../vocabulary.js';
import { Wreck } from './wreck.js';

/** One of the four kinds of hit angle, or the line between two of them [6.5.2.2]. */
export const AngleLine = defineChoice('AngleLine', [
  'front',
  'frontSide',
  'rearSide',
  'rear',
  'frontOrFrontSide',
  'frontSideOrRearSide',
  'rearSideOrRear',
]);
export type AngleLine = HitAngle | 'frontOrFrontSide' | 'frontSideOrRearSide' | 'rearSideOrRear';

/** What a harmless penetration may break [7.23]. */
export const Collateral = defineChoice('ApCollateral', [
  'optics',
  'coaxMg',
  'turretRing',
  'radio',
  'runningGear',
  'fuel',
  'suppressed',
]);
export type Collateral = ChoiceOf<typeof Collateral>;

/** How a vehicle went into its hull-down place or position: the other end stays open [6.6.9, 6.1.4.3.7]. */
const EntryDirection = defineChoice('EntryDirection', ['forward', 'reverse']);

/** The target of AP fire in the Advanced Game. */
export class ApTarget {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit: AP fire hits vehicles only [6.5.2]', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @object('Defensive information of its card [6.5.2.3]', VehicleDefense, { default: {} }) defense!: VehicleDefense;
  @flag('BU on its card, option 7.11') brewUpProne!: boolean;
  @choice('Command [4.4.3.2.2]', Command, { default: 'none' }) command!: Command;
  @flag('Its owner shows the command to claim the moving modifier [4.4.3.2.2]', { default: true })
  commandShown!: boolean;
  @choice('Cover, the best in the hex [4.4.3.2.2]', Cover, { default: 'none' }) cover!: Cover;
  @flag('More than five vehicles and towed guns in its hex [5.13]') overstacked!: boolean;
  @flag('Damaged before [4.4.3.2.6]') damaged!: boolean;
  @flag('Track hit before [6.5.2.2.1]') trackHit!: boolean;
  @flag('Eliminated before this declared shot [4.4.1]') eliminated!: boolean;
  @integer('Level [6.5.2.3.1]', { min: -3, max: 30, default: 0 }) level!: number;
  @choice('Hit angle, or the border between two [6.5.2.2]', AngleLine, { default: 'front' }) angle!: AngleLine;
  @choice("Its owner's choice on a border; left out: the angle nearer the front [6.5.2.2]", HitAngle, {
    optional: true,
  })
  ownerChoice?: HitAngle;
  @choice("Hit angle of its turret, where it differs from the hull's, option 7.8 [7.8.2]", HitAngle, { optional: true })
  turretAngle?: HitAngle;
  @choice(
    'Hull-down counters: one is full, two partial; a later Move or Short Halt has taken them away [6.1.4.1, 6.6.9]',
    HullDown,
    { default: 'none' },
  )
  hullDown!: HullDown;
  @choice('How it went in [6.6.9]', EntryDirection, { default: 'forward' }) entry!: 'forward' | 'reverse';
  @flag('In an improved position [6.1.4.3.7]') improvedPosition!: boolean;
  @choice('Angle at which the position is open, where the vehicle has pivoted in it [6.1.4.3.7]', HitAngle, {
    optional: true,
  })
  openAngle?: HitAngle;
  @choice('Building it is inside [6.1.4.3.1]', Building, { optional: true }) inside?: Building;
  @flag('A building or rubble in its hex, whether it is inside or not, option 7.35 [7.35.3]') builtUp!: boolean;
  @flag('The line of sight crosses or follows a wall [6.1.4.3.2]') behindWall!: boolean;
  @flag('In a railroad-track hex: partially hull down [6.1.4.1.2]') railroad!: boolean;
  @flag('Has just left a gully, ford or stream or crosses a wall, option 7.13 [7.13.1]') climbing!: boolean;
  @flag('Coaxial machine gun [7.23.1]') coaxMg!: boolean;
  @choices('Collateral damage it has already: each counts once, option 7.23', Collateral, { maxItems: 6, default: [] })
  collateralBefore!: Collateral[];
  @list('Weapons of its card [4.4.3]', Weapon, { maxItems: 8, default: [] }) weapons!: Weapon[];
  @flag('Has a turret; left out: as the TT of its first weapon says, else yes [7.23.2, 4.4.3.1]', { optional: true })
  turreted?: boolean;
  @choice('Wreck in its hex [4.1.4.1.8]', Wreck, { default: 'none' }) wreck!: Wreck;
  @flag('Overwatch: it has just fired or is moving [4.4.2]', { default: true }) triggered!: boolean;
  @flag('Swims, option 7.34') afloat!: boolean;
}

/** TT 1, 2 and 3 are turrets; 360 and 0 are none [4.4.3.1]. */
export function isTurreted({ turreted, weapons }: ApTarget): boolean {
  const turret = weapons[0]?.turret;
  return turreted ?? (turret !== 'fixed' && turret !== 'all');
}

/** The two hit angles of a border, the one nearer the front first [6.5.2.2]. */
export const BORDERS: Readonly<Record<string, readonly [HitAngle, HitAngle]>> = {
  frontOrFrontSide: ['front', 'frontSide'],
  frontSideOrRearSide: ['frontSide', 'rearSide'],
  rearSideOrRear: ['rearSide', 'rear'],
};

/** The hit angle; on a border the target's owner chooses [6.5.2.2]. */
export function hitAngle(target: ApTarget, umpire: Umpire): HitAngle {
  const pair = BORDERS[target.angle];
  if (!pair) {
    const angle = target.angle as HitAngle;
    umpire.note('6.5.2.2', 'hit-angle', { angle });
    return angle;
  }
  const angle = target.ownerChoice !== undefined && pair.includes(target.ownerChoice) ? target.ownerChoice : pair[0];
  umpire.note('6.5.2.2', 'hit-angle-chosen', { angle });
  return angle;
}

/** A target at least as many levels above the firer as the range is partially hull down [6.1.4.1.3]. */
export function isSteep(levels: number, range: number | undefined): boolean {
  return levels > 0 && range !== undefined && levels >= range;
}

/** Hull down from every cause that protects this angle; full goes before partial [6.1.4.1]. */
export function hullDownAgainst(
  target: ApTarget,
  angle: HitAngle,
  shot: { readonly levels: number; readonly range: number | undefined },
  umpire: Judge,
): HullDown {
  const open = target.entry === 'forward' ? 'rear' : 'front';
  const openSide = target.entry === 'forward' ? 'rearSide' : 'frontSide';
  if (target.inside === 'brick' || target.inside === 'stone') {
    umpire.note('6.1.4.3.1', 'hull-down-building', { building: target.inside });
    return 'full';
  }
  if (target.behindWall && !(target.climbing && umpire.options.lowerHull)) {
    umpire.note('6.1.4.3.2', 'hull-down-wall');
    return 'full';
  }
  if (target.improvedPosition) {
    if (angle === (target.openAngle ?? open)) umpire.note('6.1.4.3.7', 'position-open-side', { angle });
    else if (target.hullDown === 'none') {
      umpire.note('6.1.4.3.7', 'hull-down-position');
      return 'full';
    } else {
      umpire.note(['6.1.4.1.2', '6.1.4.3.7'], 'partial-by-choice');
      return 'partial';
    }
  } else if (target.hullDown !== 'none') {
    if (angle === open || angle === openSide) umpire.note(['6.1.4.1.1', '6.6.9'], 'hull-down-open-side', { angle });
    else {
      umpire.note(target.hullDown === 'full' ? '6.1.4.1.1' : '6.1.4.1.2', 'hull-down', { state: target.hullDown });
      return target.hullDown;
    }
  }
  if (target.railroad) {
    umpire.note('6.1.4.1.2', 'partial-railroad');
    return 'partial';
  }
  if (isSteep(shot.levels, shot.range)) {
    umpire.note('6.1.4.1.3', 'automatic-partial', { levels: shot.levels, range: shot.range! });
    return 'partial';
  }
  return 'none';
}
