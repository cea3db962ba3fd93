import { d10, d100 } from '../../../../kernel/dice/index.js';
import { choice, choices, defineChoice, flag, integer, list, object, text } from '../../../../kernel/fields/index.js';
import type { Judge } from '../../options.js';
import { AppliedModifier, Tally } from '../../shared/tally.js';
import { Suppression, UnitKind, type VehicleResult } from '../../vocabulary.js';
import { BailOutCause } from '../ap/ap-result.js';
import { Wreck, wreckAfter } from '../ap/wreck.js';
import { type GpAttack, type GpResult, type GpRoll, gpNumbers, readGpTable } from './gp-attack.js';
import { addTargetModifiers, type IndirectPlace } from './gp-modifiers.js';
import { type GpPassenger, GpTarget, gpDefenseOf } from './gp-target.js';
import { KoBuRoll, type VehicleFate, vehicleEffect } from './gp-vehicle.js';

export const GpTableResult = defineChoice('GpTableResult', ['noEffect', 'suppressed', 'effective']);

/** What becomes of a unit under GP attack. */
export const GpEffect = defineChoice('GpEffect', [
  'none',
  'suppressed',
  'damaged',
  'trackHit',
  'ko',
  'bu',
  'reduced',
  'eliminated',
]);
export type GpEffect = VehicleResult | 'reduced' | 'eliminated';

/** Everything before one roll: defence, modifiers and the numbers of the table. */
export class GpLine {
  @integer('GP defence', { min: 1, max: 10 }) gpDefense!: number;
  @list('Modifiers that count', AppliedModifier, { maxItems: 60 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -1000, max: 300 }) netModifier!: number;
  @integer('Highest modified roll with no effect', { min: -100, max: 200 }) noEffectUpTo!: number;
  @integer('Highest modified roll that suppresses', { min: -100, max: 200 }) suppressedUpTo!: number;
}

/** Defence, modifiers and table result of one roll. */
class GpRollReport extends GpLine {
  @integer('The modified roll', { min: -2000, max: 2000, optional: true }) finalRoll!: number | null;
  @choice('Table result [6.5.4.4]', GpTableResult) result!: GpResult;
}

/** A passenger after the attack on its vehicle. */
export class GpPassengerResult extends GpRollReport {
  @text('Name', { max: 60, optional: true }) name!: string | null;
  @choice('What becomes of it', GpEffect) effect!: GpEffect;
  @choice('Kind afterwards', UnitKind) kind!: UnitKind;
  @choice('Suppression afterwards', Suppression) suppression!: Suppression;
  @choices('Bail-out or survival check it owes, if the crew stays [6.5.4.5]', BailOutCause, { maxItems: 1 })
  checks!: BailOutCause[];
  @integer('Attached weapons lost, option 7.17', { min: 0, max: 9 }) weaponsLost!: number;
}

/** A unit after a GP attack, with everything it owes. */
export class GpUnitResult extends GpRollReport {
  @text('Name', { max: 60, optional: true }) name!: string | null;
  @choice('What becomes of it', GpEffect) effect!: GpEffect;
  @choice('Suppression afterwards', Suppression) suppression!: Suppression;
  @choice('Kind afterwards: a reduced squad is a half-squad', UnitKind) kind!: UnitKind;
  @flag('Removed from play') eliminated!: boolean;
  @object('The die of a vehicle’s end, where one was rolled [6.5.4.4.2]', KoBuRoll, { optional: true })
  koBu!: KoBuRoll | null;
  @choice('Wreck in its hex afterwards', Wreck) wreck!: Wreck;
  @choices('Bail-out checks the crew owes [6.5.4.5]', BailOutCause, { maxItems: 1 }) crewChecks!: BailOutCause[];
  @flag('Every ground unit in the hex is suppressed, passengers under armour or cover excepted [6.5.4.4.2]')
  hexSuppressed!: boolean;
  @flag('Sinks with everyone aboard, option 7.34') sunk!: boolean;
  @integer('Attached weapons lost, option 7.17', { min: 0, max: 9 }) weaponsLost!: number;
  @list('Its passengers', GpPassengerResult, { maxItems: 10 }) passengers!: GpPassengerResult[];
}

const report = (gpDefense: number, tally: Tally, roll: GpRoll, umpire: Judge): GpRollReport => ({
  gpDefense,
  modifiers: tally.items,
  netModifier: tally.net,
  noEffectUpTo: roll.noEffect,
  suppressedUpTo: roll.suppressed,
  finalRoll: umpire.finalRoll(roll.final),
  result: roll.result,
});

interface Aimed {
  readonly defense: number;
  readonly tally: Tally;
}

/** Defence of a unit and the modifiers of the fire upon it [6.5.4.2, 6.5.4.3]. */
function aimed(attack: GpAttack, target: GpTarget, umpire: Judge, place?: IndirectPlace): Aimed {
  const defense = gpDefenseOf(target, umpire);
  const tally = new Tally(umpire);
  addTargetModifiers(target, attack.mode, tally, umpire, place);
  attack.addFirerModifiers(tally, { legOrTowed: target.kind !== 'vehicle', protection: target.protection });
  return { defense, tally };
}

/** Passengers have a defence of 3 under armour or cover, else 1 [6.5.4.2.3]. */
function aimedAtPassenger(attack: GpAttack, carrier: GpTarget, { kind }: GpPassenger, umpire: Judge): Aimed {
  const defense = carrier.passengerCover === 'exposed' ? 1 : 3;
  umpire.note('6.5.4.2.3', 'passenger-defense', { kind, defense });
  const tally = new Tally(umpire);
  attack.addFirerModifiers(tally, { legOrTowed: true, protection: 'S' });
  return { defense, tally };
}

/** The numbers a roll would be read against, for questions that end there. */
function line({ factor }: GpAttack, { defense, tally }: Aimed, umpire: Judge): GpLine {
  const [noEffect, suppressed] = gpNumbers(factor, defense, umpire);
  umpire.note('6.5.4.4', 'gp-numbers', { factor, defense, noEffect, suppressed, net: tally.net });
  return {
    gpDefense: defense,
    modifiers: tally.items,
    netModifier: tally.net,
    noEffectUpTo: noEffect,
    suppressedUpTo: suppressed,
  };
}

/** What a unit would be rolled for. */
export function lineOf(attack: GpAttack, target: GpTarget, umpire: Judge, place?: IndirectPlace): GpLine {
  return line(attack, aimed(attack, target, umpire, place), umpire);
}

/** What each passenger would be rolled for. */
export function linesOfPassengers(attack: GpAttack, carrier: GpTarget, umpire: Judge): GpLine[] {
  return carrier.passengers.map((each) => line(attack, aimedAtPassenger(attack, carrier, each, umpire), umpire));
}

/** One unit under the attack, then its passengers [6.5.4.4]. `given` is a roll already made for it. */
export function attackUnit(
  attack: GpAttack,
  target: GpTarget,
  umpire: Judge,
  place?: IndirectPlace,
  given?: number,
): GpUnitResult {
  const { defense, tally } = aimed(attack, target, umpire, place);
  const vehicle = target.kind === 'vehicle';
  const die = given ?? umpire.roll('gp fire', d100);
  const roll = readGpTable(attack.factor, defense, die, tally.net, umpire);
  const base = { ...report(defense, tally, roll, umpire), name: target.name ?? null };
  if (!vehicle) return { ...base, ...legOutcome(attack, target, roll, umpire), ...NOT_A_VEHICLE, wreck: target.wreck };
  const fate = vehicleEffect(attack, target, roll, umpire);
  const passengers = attackPassengers(attack, target, umpire);
  return { ...base, ...vehicleOutcome(target, fate, passengers, umpire) };
}

const NOT_A_VEHICLE = { koBu: null, crewChecks: [], hexSuppressed: false, sunk: false, passengers: [] };

/** Suppression, reduction or elimination of leg and towed units [6.5.4.4.3]. */
function legOutcome(
  attack: GpAttack,
  unit: { readonly kind: UnitKind; readonly suppression: Suppression; readonly attachedWeapons: number },
  roll: GpRoll,
  umpire: Judge,
): Pick<GpUnitResult, 'effect' | 'suppression' | 'kind' | 'eliminated' | 'weaponsLost'> {
  const stays = { kind: unit.kind, eliminated: false, weaponsLost: 0 };
  if (roll.result === 'noEffect') return { ...stays, effect: 'none', suppression: unit.suppression };
  if (roll.result === 'effective' && attack.pinning) umpire.note('7.18', 'pinning-suppresses');
  if (roll.result === 'suppressed' || attack.pinning) {
    umpire.note('6.5.4.4.3', 'unit-suppressed');
    return { ...stays, effect: 'suppressed', suppression: 'on' };
  }
  if (unit.kind !== 'squad') {
    umpire.note('6.5.4.4.3', 'unit-eliminated', { kind: unit.kind });
    return { ...stays, effect: 'eliminated', suppression: unit.suppression, eliminated: true };
  }
  umpire.note('6.5.4.4.3', 'squad-reduced');
  const weaponsLost = loseAttachedWeapons(unit.attachedWeapons, umpire);
  return { effect: 'reduced', suppression: 'on', kind: 'halfSquad', eliminated: false, weaponsLost };
}

/** A die of 5 or less destroys an attached weapon; among several the first die has 2 taken off [7.17]. */
export function loseAttachedWeapons(weapons: number, umpire: Judge): number {
  if (!umpire.options.attachedWeaponLoss || weapons === 0) return 0;
  let lost = 0;
  for (let n = 0; n < weapons; n += 1) {
    const die = umpire.roll('attached weapon', d10) - (n === 0 && weapons > 1 ? 2 : 0);
    if (die <= 5) lost += 1;
    umpire.note('7.17', die <= 5 ? 'weapon-destroyed' : 'weapon-kept', { die });
  }
  return lost;
}

/** Each passenger of a vehicle with its own roll; `given` is the first one's, where it is already made [6.5.4.4]. */
export function attackPassengers(
  attack: GpAttack,
  carrier: GpTarget,
  umpire: Judge,
  given?: number,
): GpPassengerResult[] {
  return carrier.passengers.map((passenger, i) =>
    attackPassenger(attack, carrier, passenger, umpire, i === 0 ? given : undefined),
  );
}

/** Passengers meet the same factor with their own defence [6.5.4.2.3]. */
function attackPassenger(
  attack: GpAttack,
  carrier: GpTarget,
  passenger: GpPassenger,
  umpire: Judge,
  given?: number,
): GpPassengerResult {
  const { defense, tally } = aimedAtPassenger(attack, carrier, passenger, umpire);
  const roll = readGpTable(attack.factor, defense, given ?? umpire.roll('passenger', d100), tally.net, umpire);
  const outcome = legOutcome({ ...attack, pinning: false }, passenger, roll, umpire);
  const { eliminated: _gone, ...kept } = outcome;
  const newlyOn = outcome.suppression === 'on' && passenger.suppression !== 'on' && !outcome.eliminated;
  const cause = attack.mode === 'indirect' || attack.mode === 'air' ? 'suppressedIndirect' : 'suppressedDirect';
  const checks: BailOutCause[] = newlyOn && carrier.passengerCover === 'exposed' ? [cause] : [];
  return { ...report(defense, tally, roll, umpire), ...kept, name: passenger.name ?? null, checks };
}

/** The vehicle's state and what crew and passengers owe: its own condition goes before a passenger's suppression [6.5.4.5, 5.15]. */
function vehicleOutcome(
  target: GpTarget,
  { effect, koBu }: VehicleFate,
  passengers: GpPassengerResult[],
  umpire: Judge,
): Omit<GpUnitResult, keyof GpRollReport | 'name'> {
  const lost = effect === 'ko' || effect === 'bu';
  const harmed = lost || effect === 'damaged' || effect === 'trackHit';
  const sunk = umpire.options.amphibious && target.afloat && harmed;
  if (sunk) umpire.note('7.34', 'sinks');
  const crewChecks: BailOutCause[] = sunk || !harmed || lost ? [] : [effect === 'damaged' ? 'dm' : 'tk'];
  const vehicleCause: BailOutCause | undefined = lost ? (effect === 'bu' ? 'bu' : 'ko') : crewChecks[0];
  const hexSuppressed = effect === 'bu' && !sunk;
  if (hexSuppressed) umpire.note('6.5.4.4.2', 'brew-up-suppresses');
  const exempt = !lost && target.passengerCover !== 'exposed';
  const owing = passengers.map((passenger) => {
    if (sunk || passenger.effect === 'eliminated') return { ...passenger, checks: [] };
    if (vehicleCause === undefined) return passenger;
    return { ...passenger, checks: exempt ? [] : [vehicleCause] };
  });
  const causes = [...crewChecks, ...new Set(owing.flatMap(({ checks }) => checks))];
  if (causes.length > 0) umpire.note(['6.5.4.5', '5.15'], 'bail-out-due', { causes: [...new Set(causes)] });
  return {
    effect,
    suppression: effect === 'suppressed' ? 'on' : target.suppression,
    kind: 'vehicle',
    eliminated: lost || sunk,
    koBu,
    wreck: sunk ? target.wreck : wreckAfter(target.wreck, effect, umpire),
    crewChecks,
    hexSuppressed,
    sunk,
    weaponsLost: 0,
    passengers: owing,
  };
}
