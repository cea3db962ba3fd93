import { d100 } from '../../../../kernel/dice/index.js';
import { choice, choices, flag, integer, list, object } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { demand } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import { AppliedModifier, Tally } from '../../shared/tally.js';
import { Command, Morale, Protection, SpotCounter, Suppression, VehicleResult } from '../../vocabulary.js';
import { BailOutCause } from '../ap/ap-result.js';
import { type GpRoll, gpNumbers, lastDigit, readGpTable } from '../gp/gp-attack.js';
import { isMoving } from '../gp/gp-target.js';
import { GpTableResult } from '../gp/gp-unit.js';
import { destroyed, KoBuRoll, type VehicleFate } from '../gp/gp-vehicle.js';
import { NUMBERS } from '../gp/numbers.js';
import { addCloseGrade, CloseAttack, checkCloseAttack, EXTRA, noteAdvance } from './assailant.js';

const CHART = 'close-assault-modifiers';
const RULE = '6.6.1.1.2';
const MAX_DEFENSE = 5;

export class AssaultedVehicle {
  @integer('GP defence [6.6.1.1.1]', { min: 1, max: 10, optional: true }) gpDefense?: number;
  @choice('Protection type', Protection, { default: 'A' }) protection!: Protection;
  @flag('C on its card [6.6.1.1.2]') closeAssault!: boolean;
  @choice('Command', Command, { default: 'none' }) command!: Command;
  @flag('Its owner shows the command to claim the moving modifier', { default: true }) commandShown!: boolean;
  @choice('Suppression', Suppression, { default: 'none' }) suppression!: Suppression;
  @choice('Morale, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
  @flag('Damaged before') damaged!: boolean;
  @flag('Track hit before') trackHit!: boolean;
  @flag('Turret open, option 7.8') openTurret!: boolean;
  @flag('BU on its card, option 7.11') brewUpProne!: boolean;
  @flag('Its hex needs the support of leg units [6.6.1.1.2]') needsSupport!: boolean;
  @integer('Unbroken friendly dismounted squads in its hex', { min: 0, max: 20, default: 0 }) squads!: number;
  @integer('Unbroken friendly dismounted half-squads in its hex', { min: 0, max: 20, default: 0 }) halfSquads!: number;
  @flag('Carries an unbroken squad or half-squad') ownSquad!: boolean;
  @integer('Vehicles in the hex that need support from the dismounted units', { min: 1, max: 20, default: 1 })
  vehicles!: number;
  @flag('Its owner counts it among those supported, where there is not support for all [6.6.1.1.2]')
  supported!: boolean;
  @flag('Carries passengers') passengers!: boolean;
  @flag('Other enemy units in its hex') otherEnemies!: boolean;
}

export class CloseAssaultInput extends CloseAttack {
  @object('The vehicle', AssaultedVehicle, { default: {} }) target!: AssaultedVehicle;
  @flag('Green attackers have passed their tank fright check, option 7.6') tankFrightPassed!: boolean;
}

export class CloseAssaultOutcome {
  @integer('GP factor of the primary attacker', { min: 2, max: 8 }) factor!: number;
  @integer('GP defence used, at most 5', { min: 1, max: 5 }) gpDefense!: number;
  @list('Modifiers that count', AppliedModifier, { maxItems: 40 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -200, max: 400 }) netModifier!: number;
  @integer('Highest modified roll with no effect', { min: -100, max: 200 }) noEffectUpTo!: number;
  @integer('Highest modified roll that suppresses', { min: -100, max: 200 }) suppressedUpTo!: number;
  @integer('The modified roll', { min: -2000, max: 2000, optional: true }) finalRoll!: number | null;
  @choice('Table result', GpTableResult, { optional: true }) result!: string | null;
  @choice('What becomes of the vehicle', VehicleResult, { optional: true }) effect!: VehicleResult | null;
  @object('The die of its end, where one was rolled [6.6.1.1.3]', KoBuRoll, { optional: true }) koBu!: KoBuRoll | null;
  @choice('Suppression afterwards', Suppression, { optional: true }) suppression!: Suppression | null;
  @choices('Bail-out checks of the crew [6.6.1.1.3]', BailOutCause, { maxItems: 1, optional: true })
  crewChecks!: BailOutCause[] | null;
  @choices(
    'Checks of passengers: survival, or bailing out if the crew stays and they ride exposed [6.6.1.1.3]',
    BailOutCause,
    {
      maxItems: 1,
      optional: true,
    },
  )
  passengerChecks!: BailOutCause[] | null;
  @flag('The vehicle’s friends in the hex are suppressed, passengers under armour or cover excepted [6.6.1.1.3]')
  hexSuppressed!: boolean;
  @flag('The attackers may advance into the hex [6.6.1.1.3]') mayAdvance!: boolean;
  @flag('The approach lets the enemy fire overwatch first [6.6.1.1]') triggersOverwatch!: boolean;
  @choice('Counter of the attackers', SpotCounter) attackerSpot!: SpotCounter;
}

/** Squads support two vehicles, half-squads one; riders only their own carrier; the owner says whom, where not all [6.6.1.1.2]. */
function isUnsupported({ needsSupport, ownSquad, squads, halfSquads, vehicles, supported }: AssaultedVehicle): boolean {
  if (!needsSupport || ownSquad) return false;
  const most = 2 * squads + halfSquads;
  return supported ? most === 0 : most < vehicles;
}

/** The exclusive list of close assault modifiers [6.6.1.1.2]. */
function assaultModifiers(input: CloseAssaultInput, umpire: Judge): Tally {
  const { target, attackers } = input;
  const [primary, ...others] = attackers;
  const tally = new Tally(umpire);
  if (input.approach === 'advancing') tally.addFrom(CHART, RULE, 'advancingAttack');
  if (input.levels === 1) tally.addFrom(CHART, RULE, 'uphill1Level');
  if (input.approach === 'dismount') tally.addFrom(CHART, RULE, 'dismountAttack');
  if (isMoving(target.command)) {
    if (target.commandShown) tally.addFrom(CHART, RULE, 'vsMovingVehicle');
    else umpire.note(RULE, 'moving-not-shown');
  }
  if (target.suppression !== 'none') tally.addFrom(CHART, [RULE, '6.6.1.1.3'], 'vsSuppressedVehicle');
  if (target.closeAssault) tally.addFrom(CHART, RULE, 'vsCIndicator');
  if (isUnsupported(target)) tally.addFrom(CHART, RULE, 'unsupportedHex');
  for (const { size } of others) tally.addFrom(CHART, RULE, EXTRA[size]);
  if (target.protection === 'P') tally.addFrom(CHART, RULE, 'vsPType');
  if (target.protection === 'S') tally.addFrom(CHART, RULE, 'vsSType');
  if (umpire.options.turrets && target.openTurret && target.protection === 'A')
    tally.addFrom(CHART, [RULE, '7.8.3'], 'vsOpenAType');
  if (attackers.some(({ flamethrower }) => flamethrower))
    tally.addFrom(CHART, [RULE, '5.1.3.5'], 'attackerFlamethrower');
  if (target.morale === 'hesitating') tally.addFrom(CHART, [RULE, '7.1.5.1'], 'vsHesitating');
  if (target.morale === 'broken') tally.addFrom(CHART, [RULE, '7.1.5.2'], 'vsBroken');
  addCloseGrade(primary!.grade, RULE, tally, umpire);
  return tally;
}

/** 5 damages, 0 hits the track, any other digit destroys; a flamethrower always burns what it destroys [6.6.1.1.3]. */
function assaultEffect(input: CloseAssaultInput, roll: GpRoll, umpire: Judge): VehicleFate {
  const { target, attackers } = input;
  if (roll.result === 'noEffect') return { effect: 'none', koBu: null };
  if (roll.result === 'suppressed') {
    umpire.note('6.6.1.1.3', 'vehicle-suppressed');
    return { effect: 'suppressed', koBu: null };
  }
  const digit = lastDigit(roll.final);
  if (digit === 5) {
    umpire.note('6.6.1.1.3', 'digit-damaged', { final: roll.final });
    if (!target.damaged) return { effect: 'damaged', koBu: null };
    umpire.note('4.4.3.2.6', 'second-damage');
    return { effect: 'ko', koBu: null };
  }
  if (digit === 0) {
    umpire.note('6.6.1.1.3', 'digit-track', { final: roll.final });
    if (!target.trackHit) return { effect: 'trackHit', koBu: null };
    umpire.note('6.5.2.2.1', 'track-again');
    return { effect: 'none', koBu: null };
  }
  if (attackers.some(({ flamethrower }) => flamethrower)) {
    umpire.note('6.6.1.1.3', 'flamethrower-burns');
    return { effect: 'bu', koBu: null };
  }
  const brewUp = umpire.chart('close-assault-factors').number(attackers[0]!.size, 'brewUp');
  return destroyed(brewUp, target.brewUpProne, '6.6.1.1.3', umpire);
}

type Known = Pick<CloseAssaultOutcome, 'factor' | 'gpDefense' | 'netModifier'>;

/** The question ends at the numbers: nothing behind them is known. */
function assaultNumbers(
  { factor, gpDefense, netModifier }: Known,
  umpire: Judge,
): Omit<CloseAssaultOutcome, keyof Known | 'modifiers' | 'triggersOverwatch' | 'attackerSpot'> {
  const [noEffectUpTo, suppressedUpTo] = gpNumbers(factor, gpDefense, umpire);
  const values = { factor, defense: gpDefense, noEffect: noEffectUpTo, suppressed: suppressedUpTo, net: netModifier };
  umpire.note('6.6.1.1.1', 'gp-numbers', values);
  umpire.summarise('gp-numbers', values);
  return {
    noEffectUpTo,
    suppressedUpTo,
    finalRoll: null,
    result: null,
    effect: null,
    koBu: null,
    suppression: null,
    crewChecks: null,
    passengerChecks: null,
    hexSuppressed: false,
    mayAdvance: false,
  };
}

export const closeAssault = procedure<CloseAssaultInput, CloseAssaultOutcome, Options>({
  id: 'close-assault',
  resolver: 'combat',
  title: { en: 'Close assault', ja: '近接突撃' },
  description: {
    en: 'Leg units of one hex against an adjacent vehicle: factor, exclusive modifiers, result, checks owed, advance.',
    ja: '1ヘクスの歩兵による隣接車両への突撃：攻撃値、専用修正、結果、必要な判定、前進。',
  },
  rules: ['6.6.1.1'],
  dice: [DICE.closeAssault, DICE.destroyed],
  stops: [NUMBERS],
  input: CloseAssaultInput,
  outcome: CloseAssaultOutcome,
  example: {
    input: {
      attackers: [{ size: 'squad', grade: 'regular' }],
      target: { gpDefense: 3, closeAssault: true, suppression: 'on', command: 'move' },
    },
    dice: { given: [45] },
  },
  resolve(input, umpire) {
    const { attackers, target, approach } = input;
    checkCloseAttack(input, '6.6.1.1', umpire);
    requireOption(umpire, 'morale', '7.1', target.morale !== 'steady');
    if (umpire.options.tankFright && !input.tankFrightPassed && attackers.some(({ grade }) => grade === 'green'))
      umpire.forbid('7.6', 'tank-fright-first');
    if (!umpire.legal) return null;
    noteAdvance(input, '6.6.1.1', umpire);
    const factor = umpire.chart('close-assault-factors').number(attackers[0]!.size, 'factor');
    const printed = target.gpDefense ?? demand('gpDefense', '/target/gpDefense');
    const gpDefense = Math.min(MAX_DEFENSE, printed);
    umpire.note('6.6.1.1.1', 'assault-factor', { size: attackers[0]!.size, factor, defense: gpDefense });
    const tally = assaultModifiers(input, umpire);
    const known = {
      factor,
      gpDefense,
      modifiers: tally.items,
      netModifier: tally.net,
      triggersOverwatch: approach === 'advancing',
      attackerSpot: 'move' as const,
    };
    if (umpire.stopsAt('numbers')) return { ...known, ...assaultNumbers(known, umpire) };
    const roll = readGpTable(factor, gpDefense, umpire.roll('close assault', d100), tally.net, umpire);
    const { effect, koBu } = assaultEffect(input, roll, umpire);
    const lost = effect === 'ko' || effect === 'bu';
    const crewChecks: BailOutCause[] = effect === 'damaged' ? ['dm'] : effect === 'trackHit' ? ['tk'] : [];
    const passengerChecks: BailOutCause[] = !target.passengers ? [] : lost ? [effect] : crewChecks;
    const hexSuppressed = effect === 'bu';
    if (hexSuppressed) umpire.note('6.6.1.1.3', 'brew-up-suppresses');
    if (crewChecks.length + passengerChecks.length > 0)
      umpire.note(['6.6.1.1.3', '5.15'], 'bail-out-due', { causes: [...new Set([...crewChecks, ...passengerChecks])] });
    const mayAdvance = lost && !target.otherEnemies;
    if (mayAdvance) umpire.note('6.6.1.1.3', 'may-advance');
    umpire.note('6.6.1.1', 'attackers-spot-move');
    umpire.summarise('close-assault-summary', { factor, defense: gpDefense, result: roll.result, effect });
    return {
      ...known,
      noEffectUpTo: roll.noEffect,
      suppressedUpTo: roll.suppressed,
      finalRoll: umpire.finalRoll(roll.final),
      result: roll.result,
      effect,
      koBu,
      suppression: effect === 'suppressed' ? 'on' : target.suppression,
      crewChecks,
      passengerChecks,
      hexSuppressed,
      mayAdvance,
    };
  },
});
