import { choice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { AttackingUnit, callName, DefendingUnit, Gun, type Member } from '../shared/units.js';
import { checkWeather } from '../shared/weather-rule.js';
import { ObjectiveBars, ObjectiveMemory } from '../status/objective-rules.js';
import { AttackKind, LeaderPresence, opponentOf, Party, Scenario, Side, Weather } from '../vocabulary.js';
import { AirMission, airStrength, checkAirKind, flies } from './air.js';
import { DivisionPoints, notePayment, Purse, payingDivisions } from './assault-points.js';
import { checkAssault, checkAttackers, checkDefenders, checkLeaders } from './attack-legality.js';
import { CombatEffect, findColumn, readResult } from './crt.js';
import { combinedArms, leaderModifier } from './die-modifiers.js';
import { sufferAttack } from './effects.js';
import { antiTankShift, assaultShift, nationalistShift } from './shifts.js';
import { gunSupport, manoeuvreAttack, manoeuvreDefence } from './strengths.js';
import { checkSupport, divisionOf } from './support.js';
import { bestTerrain, Ground, riverBenefit, terrainPoints } from './terrain-defence.js';

export class DefensiveGun extends Gun {
  @flag('Is itself under normal or assault attack in this phase [12.5]') underAttack!: boolean;
  @flag('Stands in the hex it would support [12.5]') inSupportedHex!: boolean;
}

export class AttackInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Attacking side', Side) side!: Side;
  @choice('Normal attack unless assault is said; left open, the odds compare both [11.2]', AttackKind, {
    optional: true,
  })
  kind?: AttackKind;
  @choice('Weather, for air strength [J.22]', Weather, { default: 'clear' }) weather!: Weather;
  @list('Attacking manoeuvre units [11.1]', AttackingUnit, { minItems: 1, maxItems: 40 }) attackers!: AttackingUnit[];
  @list('All units in the attacked hexes [11.1]', DefendingUnit, { minItems: 1, maxItems: 40 })
  defenders!: DefendingUnit[];
  @list('The attacked hexes; clear when left out [T.5]', Ground, { maxItems: 6, default: [] }) ground!: Ground[];
  @list('Artillery supporting the attack [12.3.1]', Gun, { maxItems: 40, default: [] }) guns!: Gun[];
  @list('Artillery supporting the defence [12.3.2]', DefensiveGun, { maxItems: 40, default: [] })
  defensiveGuns!: DefensiveGun[];
  @object('Air support of the attack [13.1, 13.2]', AirMission, { optional: true }) air?: AirMission;
  @object('Air support of the defence [13.1, 13.2]', AirMission, { optional: true }) defensiveAir?: AirMission;
  @list('Assault points left, where the client keeps them [11.2]', DivisionPoints, { maxItems: 30, default: [] })
  assaultPoints!: DivisionPoints[];
  @text('Division that pays for an assault by units of no division alone [J.8, B.7]', { max: 30, optional: true })
  payingDivision?: string;
  @list(
    'Brunete: what is known of objective hexes; when sent, the attacked hexes named are tested by it [B.19]',
    ObjectiveMemory,
    {
      maxItems: 30,
      optional: true,
    },
  )
  objectives?: ObjectiveMemory[];
  @flag('The attacked hex is next to a Nationalist F/88 [J.14]') adjacentF88!: boolean;
  @flag('A defending unit has been attacked already in this phase [11.1, 11.2.1]') alreadyAttacked!: boolean;
  @choice('Leader stacked with an attacking unit [14.3]', LeaderPresence, { default: 'none' })
  leader!: LeaderPresence;
  @flag('The attacking leader holds the ground if a retreat comes [14.3]') attackerHolds!: boolean;
  @flag('A leader is stacked with the defenders [14.3]') defendingLeader!: boolean;
  @flag('The defending leader holds the ground if a retreat comes [14.3]') defenderHolds!: boolean;
}

export class AttackOutcome {
  @integer('Attack strength with artillery and air [11.4]', { min: 0, max: 9999 }) attackStrength!: number;
  @integer('Defence strength with artillery, air and terrain [11.4]', { min: 0, max: 9999 }) defenceStrength!: number;
  @integer('Points of terrain within the defence strength [T.5]', { min: 0, max: 9 }) terrainPoints!: number;
  @integer('Attack less defence [11.4]', { min: -9999, max: 9999 }) differential!: number;
  @text('Column of the differential [T.4]', { max: 8 }) startColumn!: string;
  @integer('Net columns of shift, right positive [11.4]', { min: -9, max: 9 }) shift!: number;
  @text('Column used [T.4]', { max: 8 }) column!: string;
  @integer('Added to the die [11.3, 14.3]', { min: 0, max: 9 }) dieModifier!: number;
  @text('Result as printed, attacker before defender [T.4]', { max: 8 }) result!: string;
  @object('What the attacker suffers', CombatEffect) attacker!: CombatEffect;
  @object('What the defender suffers', CombatEffect) defender!: CombatEffect;
  @choice('Who may advance into the hex the other leaves, if it is empty [11.7]', Party) mayAdvance!: Party;
  @list('Assault points spent [11.2.1]', DivisionPoints, { maxItems: 40 }) assaultPointsSpent!: DivisionPoints[];
}

/** The division of each attacker, as far as it has one [11.2.1]. */
const divisionsOf = (input: AttackInput, umpire: Judge): (string | undefined)[] =>
  input.attackers.map((unit) => divisionOf(unit, input, umpire));

/** Everything that makes an attack impossible, before a die is thrown. */
function checkAttack(input: AttackInput, umpire: Judge): void {
  const { scenario, side, attackers, defenders } = input;
  checkWeather(input, umpire);
  checkAttackers(attackers, umpire);
  checkDefenders(defenders, side, umpire);
  const led = input.leader !== 'none' || input.defendingLeader || defenders.some(({ type }) => type === 'leader');
  checkLeaders(led, scenario, umpire);
  if (input.attackerHolds && input.leader === 'none') umpire.forbid('14.3', 'nobody-to-hold', { party: 'attacker' });
  if (input.defenderHolds && !input.defendingLeader) umpire.forbid('14.3', 'nobody-to-hold', { party: 'defender' });
  if (input.alreadyAttacked) umpire.forbid(['11.1', '11.2.1'], 'attacked-twice');
  if (input.kind === 'assault') {
    checkAssault(attackers, umpire);
    const payers = payingDivisions(divisionsOf(input, umpire), input.payingDivision);
    new Purse(scenario, side, input.assaultPoints, umpire).pay(payers);
  }
  input.guns.forEach((gun, at) => {
    checkSupport(gun, callName(gun, at), attackers, 'attack', scenario, umpire);
  });
  input.defensiveGuns.forEach((gun, at) => {
    checkDefensiveGun(gun, at, defenders, scenario, umpire);
  });
  const divisions = new Set(attackers.flatMap(({ division }) => division ?? []));
  new ObjectiveBars(input, umpire).judge(
    divisions,
    input.ground.flatMap(({ hex }) => hex ?? []),
  );
  if (input.air) checkAirKind(input.air, scenario, umpire);
  if (input.defensiveAir) checkAirKind(input.defensiveAir, scenario, umpire);
}

/** A gun under attack, or in the attacked hex, gives no support [12.5]. */
export function checkDefensiveGun(
  gun: DefensiveGun,
  at: number,
  defenders: readonly Member[],
  scenario: Scenario,
  umpire: Judge,
): void {
  const name = callName(gun, at);
  checkSupport(gun, name, defenders, 'defence', scenario, umpire);
  if (gun.underAttack) umpire.forbid('12.5', 'gun-under-attack', { gun: name });
  if (gun.inSupportedHex) umpire.forbid('12.5', 'gun-in-own-hex', { gun: name });
}

/** Air support flies in the attacked hex, so an F/88 in it or next to it fires whether that was said again or not [J.15]. */
function overTarget(air: AirMission | undefined, { adjacentF88, defenders }: AttackInput): AirMission | undefined {
  return air && { ...air, nearF88: air.nearF88 || adjacentF88 || defenders.some(({ f88 }) => f88) };
}

/** 11.4: attack factors, artillery, air. */
function attackStrength(input: AttackInput, umpire: Judge): number {
  const { scenario, side, weather } = input;
  const air = overTarget(input.air, input);
  const units = manoeuvreAttack(input.attackers, umpire);
  const guns = gunSupport(input.guns, '12.3.1', umpire);
  const flown = air ? airStrength(air, { scenario, side, weather, purpose: 'support' }, umpire) : 0;
  if (flies(air)) umpire.note(air!.points > 0 ? '13.2' : '13.1', 'air-adds', { points: flown });
  const total = units + guns + flown;
  umpire.note('11.4', 'attack-total', { units, guns, air: flown, total });
  return total;
}

/** 11.4: defence factors, artillery, air, terrain. */
function defenceStrength(input: AttackInput, umpire: Judge): { total: number; terrain: number } {
  const { scenario, weather } = input;
  const air = overTarget(input.defensiveAir, input);
  const side = opponentOf(input.side);
  const units = manoeuvreDefence(input.defenders, umpire);
  const guns = gunSupport(input.defensiveGuns, '12.3.2', umpire);
  const flown = air ? airStrength(air, { scenario, side, weather, purpose: 'support' }, umpire) : 0;
  if (flies(air)) umpire.note(air!.points > 0 ? '13.2' : '13.1', 'air-adds', { points: flown });
  const terrain = terrainPoints(bestTerrain(input.ground, umpire), riverBenefit(input.attackers, umpire), umpire);
  const total = units + guns + flown + terrain;
  umpire.note('11.4', 'defence-total', { units, guns, air: flown, terrain, total });
  return { total, terrain };
}

export const attack = procedure<AttackInput, AttackOutcome, Options>({
  id: 'attack',
  resolver: 'combat',
  title: { en: 'Normal attack or assault', ja: '通常攻撃と突撃' },
  description: {
    en: 'Strengths, terrain, column, shifts, die and results of one combat between manoeuvre units with their support.',
    ja: '機動ユニットの戦闘一つについて、戦力、地形、列、シフト、ダイス、結果を求める。',
  },
  rules: ['11.1', '11.2', '11.4'],
  input: AttackInput,
  outcome: AttackOutcome,
  example: {
    input: { side: 'republican', kind: 'assault', attackers: [{ attack: 7 }], defenders: [{ defence: 3 }] },
    dice: { given: [5] },
  },
  resolve(input, umpire) {
    checkAttack(input, umpire);
    if (!umpire.legal) return null;
    const { scenario, side, attackers } = input;
    const assault = input.kind === 'assault';
    const strength = attackStrength(input, umpire);
    const defence = defenceStrength(input, umpire);
    const differential = strength - defence.total;
    const divisions = assault ? divisionsOf(input, umpire) : [];
    const spent = assault
      ? notePayment(payingDivisions(divisions, input.payingDivision), divisions, scenario, umpire)
      : [];
    const shifts = [
      ...(assault ? [assaultShift(umpire)] : []),
      ...nationalistShift(scenario, side, umpire),
      ...antiTankShift(input, umpire),
    ];
    const columns = findColumn(differential, shifts, umpire);
    const crt = umpire.chart('crt');
    if (assault) {
      const without = crt.shift(columns.start, columns.shift - shifts[0]!.columns);
      if (crt.columnsEqual(without, columns.final)) {
        umpire.note(['11.2', 'T.4'], 'assault-changes-nothing', {
          from: crt.columns[without]!,
          to: crt.columns[columns.final]!,
        });
      }
    }
    const dieModifier =
      combinedArms(attackers, input.guns.length > 0, flies(input.air), umpire) + leaderModifier(input.leader, umpire);
    const result = readResult('combat', columns.final, dieModifier, umpire);
    const effects = sufferAttack(input, result, umpire);
    umpire.summarise('attack-summary', {
      differential,
      column: crt.columns[columns.final]!,
      result,
      ...effects.values,
    });
    return {
      attackStrength: strength,
      defenceStrength: defence.total,
      terrainPoints: defence.terrain,
      differential,
      startColumn: crt.columns[columns.start]!,
      shift: columns.shift,
      column: crt.columns[columns.final]!,
      dieModifier,
      result,
      attacker: effects.attacker,
      defender: effects.defender,
      mayAdvance: effects.mayAdvance,
      assaultPointsSpent: spent,
    };
  },
  variants(input) {
    if (input.kind !== undefined) return [];
    return AttackKind.values.map((kind) => ({ name: kind, input: { ...input, kind } }));
  },
});
