import { d6, d10 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import { demandFacts } from '../../../../kernel/rulings/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { missing } from '../../shared/facts.js';
import type { Tally } from '../../shared/tally.js';
import { GpRow } from '../../shared/vehicle-card.js';
import { type Altitude, RangeFactor } from '../../vocabulary.js';
import { findGpFactor, findRangeFactor } from '../direct-fire/range-factor.js';
import type { GpAttack } from '../gp/gp-attack.js';
import { GpTarget, gpTargetFacts } from '../gp/gp-target.js';
import { attackTerrain, TerrainResult, TerrainTarget, terrainFacts } from '../gp/gp-terrain.js';
import { attackUnit, GpUnitResult } from '../gp/gp-unit.js';
import { Aircraft, addAircraftModifiers } from './aircraft.js';

const AirWeapon = defineChoice('AirWeapon', ['strafe', 'bombs', 'rockets']);
type AirWeapon = 'strafe' | 'bombs' | 'rockets';
const FlakNearby = defineChoice('FlakNearby', ['none', 'noEffect', 'suppressedOrDamaged']);
const RULE: Readonly<Record<AirWeapon, string>> = { strafe: '6.7.3.2', bombs: '6.7.3.3', rockets: '6.7.3.4' };

export class AirAttackInput {
  @object('The aircraft', Aircraft, { default: {} }) aircraft!: Aircraft;
  @choice('Strafing, bombs or rockets [6.7.3]', AirWeapon, { default: 'strafe' }) weapon!: AirWeapon;
  @flag('Dive attack of a dive bomber, resolved at low altitude [6.7.2.3.2]') dive!: boolean;
  @integer('GP factor', { min: 1, max: 15, optional: true }) factor?: number;
  @object('GP block of the rockets [6.7.3.4]', GpRow, { optional: true }) gp?: GpRow;
  @integer('Range of the rockets in hexes [6.7.3.4]', { min: 0, max: 60, optional: true }) range?: number;
  @choice('Range factor of the rockets, where no block is sent [6.7.3.4]', RangeFactor, { optional: true })
  rangeFactor?: RangeFactor;
  @flag('Small arms [6.7.3.2]') smallArms!: boolean;
  @integer('Maximum GP effectiveness', { min: 0, max: 15, default: 0 }) effectiveness!: number;
  @integer('Attacks left with this weapon [5.16.2.6]', { min: 0, max: 99, default: 1 }) attacksLeft!: number;
  @flag('The target has been acquired [6.7.3.1.1]', { default: true }) acquired!: boolean;
  @flag('Daylight and clear weather [6.7]', { default: true }) clearDay!: boolean;
  @flag('The weapon was chosen before the scenario [6.7.1]', { default: true }) loaded!: boolean;
  @choice('AA fire at it within 5 hexes of the release, option 7.26', FlakNearby, { default: 'none' }) flak!: string;
  @list('Every ground unit in the pattern [6.7.3]', GpTarget, { maxItems: 60, default: [] }) units!: GpTarget[];
  @list('Destructible terrain in the pattern [6.5.4.2.5]', TerrainTarget, { maxItems: 20, default: [] })
  terrain!: TerrainTarget[];
}

export class AirAttackOutcome {
  @integer('Hexes of the pattern', { min: 1, max: 10 }) hexes!: number;
  @integer('GP factor used', { min: 1, max: 15 }) factor!: number;
  @choice('Range factor of the rockets', RangeFactor, { optional: true }) rangeFactor!: RangeFactor | null;
  @integer('Attacks left afterwards', { min: 0, max: 98 }) attacksLeft!: number;
  @integer('Highest modified die at which the bombs stray, option 7.26; none where nothing is rolled', {
    min: 0,
    max: 10,
    optional: true,
  })
  straysUpTo!: number | null;
  @integer('That modified die', { min: -2, max: 12, optional: true }) scatterRoll!: number | null;
  @integer('Hexes the bombs scatter, option 7.26', { min: 0, max: 2 }) scatter!: number;
  @integer('Direction of the scatter', { min: 1, max: 6, optional: true }) direction!: number | null;
  @list('Units in the order given; nobody where the bombs scatter', GpUnitResult, { maxItems: 60 })
  units!: GpUnitResult[];
  @list('Terrain', TerrainResult, { maxItems: 20 }) terrain!: TerrainResult[];
}

/** Altitude, load, ammunition and acquisition [6.7, 6.7.1, 6.7.3]. */
function checkAirAttack(input: AirAttackInput, altitude: Altitude, umpire: Judge): void {
  const { weapon } = input;
  if (!input.clearDay) umpire.forbid('6.7', 'air-weather');
  if (!input.loaded) umpire.forbid('6.7.1', 'air-not-loaded');
  if (!input.acquired) umpire.forbid(['6.7.3.1.1', '6.7.3'], 'air-not-acquired');
  if (input.attacksLeft === 0) umpire.forbid('5.16.2.6', 'air-ammunition');
  if (weapon !== 'bombs' && altitude !== 'low') umpire.forbid(RULE[weapon], 'air-low-only', { altitude });
  if (input.dive && (weapon !== 'bombs' || input.aircraft.speed !== 'slow'))
    umpire.forbid('6.7.2.3.2', 'dive-slow-bombs');
  if (weapon === 'rockets' && input.range !== undefined) {
    const pattern = umpire.chart('air-patterns');
    const [least, most] = [pattern.number('rockets', 'nearest'), pattern.number('rockets', 'farthest')];
    if (input.range < least || input.range > most)
      umpire.forbid('6.7.3.4', 'rocket-range', { range: input.range, least, most });
  }
}

/** Two or three hexes ahead, one, two or ten hexes of bombs, one of rockets [6.7.3.2, 6.7.3.3, 6.7.3.4]. */
function patternHexes(weapon: AirWeapon, altitude: Altitude, fast: boolean, umpire: Judge): number {
  if (weapon === 'strafe') return umpire.chart('air-patterns').number(fast ? 'strafeFast' : 'strafeSlow', 'farthest');
  if (weapon === 'rockets' || altitude === 'low') return 1;
  return altitude === 'medium' ? 2 : 10;
}

type Scatter = Pick<AirAttackOutcome, 'scatter' | 'direction' | 'straysUpTo' | 'scatterRoll'>;
const TRUE_AIM: Scatter = { scatter: 0, direction: null, straysUpTo: null, scatterRoll: null };

/** Bombs from medium or high altitude stray under AA fire [7.26]. */
function bombScatter(input: AirAttackInput, altitude: Altitude, umpire: Judge): Scatter {
  if (!umpire.options.scatter || input.weapon !== 'bombs' || altitude === 'low' || input.flak === 'none')
    return TRUE_AIM;
  const chart = umpire.chart('bomb-scatter');
  const number = chart.number(input.flak, 'number');
  const die =
    umpire.roll('bomb scatter', d10) + umpire.chart('grade-effects').number(input.aircraft.grade, 'bombScatter');
  const strays = die <= number;
  umpire.note('7.26', strays ? 'bombs-stray' : 'bombs-true', { die, number });
  const rolled = { straysUpTo: number, scatterRoll: umpire.finalRoll(die) };
  if (!strays) return { ...TRUE_AIM, ...rolled };
  return { scatter: chart.number(altitude, 'number'), direction: umpire.roll('direction', d6), ...rolled };
}

/** The range of rockets decides whether they reach, and with what factor and grade they strike [6.7.3.4, 6.7.3.5]. */
function rocketBand(input: AirAttackInput, umpire: Judge): RangeFactor | undefined {
  const { gp, factor, aircraft } = input;
  const graded = aircraft.grade !== 'seasoned';
  const unknown = gp?.range === undefined && input.rangeFactor === undefined && (graded || factor === undefined);
  demandFacts([
    input.range === undefined && missing('range', '/range'),
    unknown && missing('rangeFactor', '/rangeFactor'),
  ]);
  if (gp?.range === undefined && input.rangeFactor === undefined) return 'P';
  return findRangeFactor(umpire, input.rangeFactor, gp?.range, input.range);
}

export const airAttack = procedure<AirAttackInput, AirAttackOutcome, Options>({
  id: 'air-attack',
  resolver: 'combat',
  title: { en: 'Air attack', ja: '航空攻撃' },
  description: {
    en: 'One strafing, bombing or rocket attack against every unit and destructible terrain in its pattern.',
    ja: '機銃掃射・爆撃・ロケット弾攻撃1回を、範囲内の全ユニットと地形に対して解決する。',
  },
  rules: ['6.7.3'],
  dice: [DICE.bombScatter, DICE.direction, DICE.gp, DICE.destroyed, DICE.passenger, DICE.attached, DICE.terrain],
  input: AirAttackInput,
  outcome: AirAttackOutcome,
  example: { input: { factor: 6, units: [{ kind: 'squad', gpDefense: 2 }] }, dice: { given: [40] } },
  resolve(input, umpire) {
    const { aircraft, weapon } = input;
    const altitude: Altitude = input.dive ? 'low' : aircraft.altitude;
    checkAirAttack(input, altitude, umpire);
    if (!umpire.legal) return null;
    const band = weapon === 'rockets' ? rocketBand(input, umpire) : 'P';
    if (band === undefined) return null;
    const factor = findGpFactor(umpire, input.factor, input.gp?.factor, band);
    if (factor === undefined) return null;
    const hexes = patternHexes(weapon, altitude, aircraft.speed === 'fast', umpire);
    umpire.note(RULE[weapon], 'air-pattern', { weapon, altitude, hexes, factor });
    const minefields = weapon === 'strafe' ? [] : terrainFacts(input.terrain);
    demandFacts([...input.units.flatMap((unit, i) => gpTargetFacts(unit, `/units/${i}`, umpire)), ...minefields]);
    const strayed = bombScatter(input, altitude, umpire);
    const attacksLeft = input.attacksLeft - 1;
    umpire.note('5.16.2.6', 'air-attack-spent', { left: attacksLeft });
    const flown = { hexes, factor, rangeFactor: weapon === 'rockets' ? band : null, attacksLeft };
    if (strayed.scatter > 0) {
      umpire.summarise('bombs-scatter-summary', { hexes: strayed.scatter, direction: strayed.direction });
      return { ...flown, ...strayed, units: [], terrain: [] };
    }
    const attack: GpAttack = {
      mode: 'air',
      factor,
      band,
      smallArms: input.smallArms,
      strafes: weapon === 'strafe',
      effectiveness: input.effectiveness,
      addFirerModifiers: (tally: Tally) => {
        addAircraftModifiers(aircraft, altitude, tally);
        if (weapon !== 'bombs' && aircraft.grade !== 'seasoned')
          tally.add(
            '6.7.3.5',
            'unitGrade',
            umpire.chart('unit-grade-modifiers').number(aircraft.grade, `gp${weapon === 'strafe' ? 'E' : band}`),
          );
      },
    };
    const units = input.units.map((unit) => attackUnit(attack, unit, umpire));
    const terrain = input.terrain.map((piece) => attackTerrain(attack, piece, umpire));
    umpire.summarise('air-summary', { weapon, effects: units.map(({ effect }) => effect) });
    return { ...flown, ...strayed, units, terrain };
  },
});
