import { choice, defineChoice, flag, integer, list, object, text } from '../../../../kernel/fields/index.js';
import type { Umpire } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { requireOption } from '../../shared/requires.js';
import { AmmoLimits, Weapon } from '../../shared/vehicle-card.js';
import {
  Arc,
  Building,
  Command,
  CrewServedWeapon,
  Grade,
  HullDown,
  Morale,
  Nation,
  RateOfFire,
  Suppression,
  Turret,
  UnitKind,
} from '../../vocabulary.js';
import { weaponFired } from './carded-firer.js';
import { bearsAllRound } from './field-of-fire.js';

/** Whether this is the weapon that takes the dual-fire modifier, and where the primary weapon aims [5.14]. */
export const DualFire = defineChoice('DualFire', ['none', 'sameTarget', 'otherTarget']);

/** The firing unit of an Advanced Game direct fire, AP or GP. Everything but what differs from a plain shot may be left out. */
export class DirectFirer {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit [6.5.2, 6.5.4]', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @choice('Nationality', Nation, { default: 'other' }) nation!: Nation;
  @choice('Unit grade [5.8.3]', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Command; overwatch means reaction fire [4.4.1, 4.4.2]', Command, { default: 'fire' }) command!: Command;
  @flag('Has fired this weapon this turn [4.4.1]') fired!: boolean;
  @flag('Damaged [4.4.3.2.6]') damaged!: boolean;
  @choice('Suppression [5.10]', Suppression, { default: 'none' }) suppression!: Suppression;
  @choice('Morale, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
  @integer('Level of the unit [4.1.4.1.4]', { min: -3, max: 30, default: 0 }) level!: number;
  @list('Weapons of its card [4.4.3]', Weapon, { maxItems: 8, default: [] }) weapons!: Weapon[];
  @integer('Which of them fires, counted from 1 [5.14]', { min: 1, max: 8, default: 1 }) weaponNumber!: number;
  @choice('TT of the weapon; left out: by its card, else TT 1 [4.4.3.1]', Turret, { optional: true }) turret?: Turret;
  @choice('Arc of a fixed weapon; left out: by its card, else front [4.4.3.1.4, 4.4.3.1.5]', Arc, { optional: true })
  arc?: Arc;
  @flag('The target lies within the 60-degree field of its facing (of its turret under option 7.8) [4.4.3.1]', {
    default: true,
  })
  targetInArc!: boolean;
  @integer('Hexsides the turret must turn to bear, option 7.8 [7.8.4]', { min: 0, max: 3, default: 0 })
  turretTurn!: number;
  @flag('Towed platform gun mount [7.16]') platformMount!: boolean;
  @choice('Dual fire: this is the reversed or attached weapon [5.14]', DualFire, { default: 'none' }) dualFire!: string;
  @choice('The weapon, where it is crew-served [5.1.3]', CrewServedWeapon, { optional: true })
  weapon?: CrewServedWeapon;
  @flag('A section with an attached weapon, whichever it fires: no short halt [6.6.4.1]') attachedWeapon!: boolean;
  @flag('The card lifts the limits of this crew-served weapon [5.1.3.4]') cardAllows!: boolean;
  @flag('Fires from a vehicle as a passenger [6.6.7.2]') transported!: boolean;
  @choice("The carrier's command [6.6.7.2]", Command, { default: 'none' }) carrierCommand!: Command;
  @flag('On an upper floor [6.1.4.3.1]') upperFloor!: boolean;
  @choice('Hull down [6.1.4.1]', HullDown, { default: 'none' }) hullDown!: HullDown;
  @choice('Building it is inside [6.1.4.3.1]', Building, { optional: true }) inside?: Building;
  @flag('Limited weapon [6.1.4.1.2]') limitedWeapon!: boolean;
  @choice('Rate of fire; left out: by its card, else N [6.5.2.1]', RateOfFire, { optional: true })
  rateOfFire?: RateOfFire;
  @integer('Maximum GP effectiveness; left out: by its card, else none [6.5.4.4.2]', {
    min: 0,
    max: 15,
    optional: true,
  })
  effectiveness?: number;
  @flag("Small arms; left out: a leg unit's own weapons and machine guns are, the others are not [5.7, 5.1.3.2]", {
    optional: true,
  })
  smallArms?: boolean;
  @object('Ammo limits; what is left out: by its card [5.16.2]', AmmoLimits, { default: {} }) limits!: AmmoLimits;
  @flag('Leg or towed weapon within 1 hex of its own transport or on its ammo dump [5.16.2.4]') supplied!: boolean;
  @integer('Minimum range; left out: by its card, else 1 [5.6]', { min: 0, max: 99, optional: true })
  minimumRange?: number;
  @flag('Coaxial machine gun [6.5.4.3]') coaxMg!: boolean;
  @flag('Out of order, option 7.25') jammed!: boolean;
  @flag('Optics damaged, option 7.23 [7.23.1]') opticsDamaged!: boolean;
  @flag(
    'A nearer spotted enemy combat vehicle is targeted by no other vehicle of its formation; overwatch is not bound by it, option 7.14',
  )
  nearerTarget!: boolean;
}

/** A firing unit with every figure of its weapon, from its card or from the request. */
export type CardedFirer = DirectFirer & {
  readonly turret: Turret;
  readonly arc: Arc;
  readonly rateOfFire: RateOfFire;
  readonly effectiveness: number;
  readonly minimumRange: number;
};

/** Lays the request over the card: numbers of the request come first, properties of either count [1.6]. */
function carded(firer: DirectFirer): CardedFirer {
  const weapon = weaponFired(firer);
  return {
    ...firer,
    turret: firer.turret ?? weapon?.turret ?? 'tt1',
    arc: firer.arc ?? weapon?.arc ?? 'front',
    rateOfFire: firer.rateOfFire ?? weapon?.rateOfFire ?? 'N',
    effectiveness: firer.effectiveness ?? weapon?.effectiveness ?? 0,
    minimumRange: firer.minimumRange ?? weapon?.minimumRange ?? 1,
    smallArms: firer.smallArms ?? (weapon?.smallArms || undefined),
    limitedWeapon: firer.limitedWeapon || (weapon?.limited ?? false),
    limits: { ...weapon?.limits, ...firer.limits },
  };
}

export const isLeg = (kind: UnitKind): boolean => kind === 'squad' || kind === 'halfSquad' || kind === 'section';
export const TURN: Readonly<Record<Turret, number>> = { fixed: 0, tt1: 1, tt2: 2, tt3: 3, all: 3 };

/** Everything that forbids a direct fire whatever its ammunition. */
export function checkDirectFirer(
  firer: CardedFirer,
  shot: { readonly spotted: boolean; readonly triggered: boolean; readonly range: number | undefined },
  umpire: Judge,
): void {
  requireOption(umpire, 'morale', '7.1', firer.morale !== 'steady');
  requireOption(umpire, 'weaponMalfunction', '7.25', firer.jammed);
  requireOption(umpire, 'collateralDamage', '7.23', firer.opticsDamaged);
  if (firer.jammed) umpire.forbid('7.25', 'weapon-jammed');
  if (firer.fired) umpire.forbid('4.4.1', 'already-fired');
  if (!shot.spotted) umpire.forbid(['4.4.3', '4.1.1'], 'not-spotted');
  if (firer.transported) checkTransported(firer, umpire);
  else if (firer.command === 'move' || firer.command === 'none')
    umpire.forbid('4.4.1', 'no-fire-command', { command: firer.command });
  else if (firer.command === 'shortHalt') checkShortHalt(firer, umpire);
  if (firer.command === 'overwatch' && !shot.triggered) umpire.forbid('4.4.2', 'no-overwatch-trigger');
  if (shot.range !== undefined && shot.range < firer.minimumRange)
    umpire.forbid('5.6', 'below-minimum-range', { range: shot.range, minimum: firer.minimumRange });
  if (firer.limitedWeapon && (firer.hullDown === 'full' || firer.inside === 'brick' || firer.inside === 'stone'))
    umpire.forbid('6.1.4.1.2', 'limited-weapon');
  if (firer.dualFire !== 'none') checkDualFire(firer, umpire);
  // Fire and Short Halt commands are bound to the nearest; overwatch answers whoever gives himself away [7.14].
  const chooses = firer.command === 'fire' || firer.command === 'shortHalt';
  if (umpire.options.firePriority && firer.nearerTarget && firer.kind === 'vehicle' && chooses)
    umpire.forbid('7.14', 'fire-priority');
  checkFieldOfFire(firer, umpire);
}

/** GP weapons that the card need not call small arms: what leg units carry themselves, and machine guns [5.7, 5.1.3.2]. */
export function firesSmallArms({ smallArms, kind, weapon }: CardedFirer): boolean {
  return smallArms ?? (weapon === 'hmg' || (weapon === undefined && isLeg(kind)));
}

/**
 * The unit as its card arms it. Passengers act on their carrier's command, having none of their own; where it has No
 * Command they fire all the same [6.6.7, 6.6.7.2].
 */
export function readFirer(request: DirectFirer, umpire: Umpire): CardedFirer {
  const firer = carded(request);
  if (!firer.transported) return firer;
  const { command, carrierCommand } = firer;
  if (command !== 'none' && command !== 'fire' && command !== carrierCommand)
    umpire.forbid('6.6.7', 'command-not-for-passengers');
  return { ...firer, command: carrierCommand === 'none' ? 'fire' : carrierCommand };
}

/** Passengers fire unless their vehicle moves [6.6.7.2]. */
function checkTransported(firer: CardedFirer, umpire: Umpire): void {
  if (!isLeg(firer.kind)) umpire.forbid('6.6.7.2', 'passengers-are-leg', { kind: firer.kind });
  if (firer.carrierCommand === 'move') umpire.forbid('6.6.7.2', 'carrier-moves');
}

/** Guns and sections with an attached weapon cannot execute a short halt, whoever placed it [6.6.5, 6.6.4.1]. */
function checkShortHalt({ kind, weapon, attachedWeapon }: CardedFirer, umpire: Umpire): void {
  if (kind === 'towed') umpire.forbid(['6.6.5', '4.4.1'], 'no-short-halt');
  if (kind === 'section' && (attachedWeapon || weapon !== undefined))
    umpire.forbid(['6.6.4.1', '4.4.1'], 'no-short-halt');
}

/** Suppressed units and sections use one weapon only [5.1.1, 5.1.2, 5.14]. */
function checkDualFire(firer: CardedFirer, umpire: Umpire): void {
  if (firer.suppression !== 'none') umpire.forbid(['5.14', '5.1.1'], 'dual-suppressed');
  if (firer.kind === 'section') umpire.forbid(['5.1.2', '5.14'], 'dual-section');
}

/** What a crew-served weapon may do, and where [5.1.3]. */
export function checkCrewServed(firer: CardedFirer, use: 'ap' | 'gpDirect', umpire: Umpire): void {
  const { weapon } = firer;
  if (weapon === undefined) return;
  if (weapon === 'flamethrower' && firer.kind === 'vehicle' && use === 'gpDirect') {
    umpire.note('5.1.3.5', 'vehicle-flamethrower');
    return;
  }
  const rule = CREW_SERVED_RULE[weapon];
  const chart = umpire.chart('crew-served-weapons');
  if (chart.at(weapon, use) !== true) umpire.forbid(rule, 'weapon-cannot', { weapon, use });
  const allowed = (ability: 'transported' | 'upperFloor'): boolean => {
    const cell = chart.at(weapon, ability);
    return cell === true || (cell === 'card' && firer.cardAllows);
  };
  if (weapon === 'mortar' && firer.kind === 'vehicle' && firer.inside !== undefined)
    umpire.forbid(rule, 'mortar-not-inside');
  if (firer.transported && !allowed('transported')) umpire.forbid(rule, 'weapon-not-transported', { weapon });
  if (firer.upperFloor && weapon !== 'flamethrower' && !allowed('upperFloor'))
    umpire.forbid(rule, 'weapon-not-upstairs', { weapon });
}

const CREW_SERVED_RULE: Readonly<Record<CrewServedWeapon, string>> = {
  mortar: '5.1.3.1',
  hmg: '5.1.3.2',
  antiTankRifle: '5.1.3.3',
  handHeldAntiTank: '5.1.3.4',
  flamethrower: '5.1.3.5',
};

/** The 60-degree field of fixed weapons, towed guns and suppressed leg units; turrets under option 7.8 [4.4.3.1]. */
function checkFieldOfFire(firer: CardedFirer, umpire: Judge): void {
  if (firer.targetInArc) return;
  const overwatch = firer.command === 'overwatch';
  if (isLeg(firer.kind)) {
    if (firer.suppression !== 'none') umpire.forbid(['5.1', '5.10'], 'suppressed-field-of-fire');
  } else if (firer.kind === 'towed') {
    if (umpire.options.platformMounts && firer.platformMount) umpire.note('7.16', 'platform-mount');
    else umpire.forbid(['5.2', '4.4.3.1.4'], 'outside-field-of-fire');
  } else if (!bearsAllRound(firer.turret, umpire, overwatch)) {
    umpire.forbid([firer.arc === 'rear' ? '4.4.3.1.5' : '4.4.3.1.4', '4.4.3.1.3'], 'outside-field-of-fire');
  } else if (umpire.options.turrets && firer.turret !== 'all') {
    if (!overwatch) umpire.forbid('7.8', 'outside-turret-field');
    else if (firer.turretTurn > TURN[firer.turret])
      umpire.forbid('7.8.4', 'turret-too-slow', { turn: firer.turretTurn, rating: TURN[firer.turret] });
  }
}

/** Whether overwatch counts as fired within the field of fire: platform mounts always do [7.16]. */
export function overwatchInField(firer: CardedFirer, options: Options): boolean {
  return firer.targetInArc || (options.platformMounts && firer.platformMount && firer.kind === 'towed');
}
