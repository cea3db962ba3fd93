import { d10, d100 } from '../../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list, object, text } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { demand } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import { AppliedModifier, Tally } from '../../shared/tally.js';
import { GpRow, Weapon } from '../../shared/vehicle-card.js';
import { Building, Command, Grade, Morale, RangeFactor, SpotCounter, Suppression, UnitKind } from '../../vocabulary.js';
import { weaponFired } from '../direct-fire/carded-firer.js';
import { findGpFactor, findRangeFactor } from '../direct-fire/range-factor.js';
import { lastDigit, readGpTable } from '../gp/gp-attack.js';
import { addFirerStates } from '../gp/gp-modifiers.js';
import { GpTableResult } from '../gp/gp-unit.js';
import { Aircraft } from './aircraft.js';

const AircraftFate = defineChoice('AircraftFate', ['none', 'suppressed', 'damaged', 'shotDown', 'eliminated']);
type AircraftFate = 'none' | 'suppressed' | 'damaged' | 'shotDown' | 'eliminated';
const Mounting = defineChoice('AntiAircraftMounting', ['allRound', 'towed', 'platform']);

export class AntiAircraftUnit {
  @text('Name', { max: 60, optional: true }) name?: string;
  @choice('Kind of unit', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @choice('Mounting: turret, 360 or vehicle machine gun; towed; towed platform [6.7.4.1.2]', Mounting, {
    default: 'allRound',
  })
  mounting!: string;
  @choice('Command: overwatch [6.7.4]', Command, { default: 'overwatch' }) command!: Command;
  @choice('Unit grade', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Suppression', Suppression, { default: 'none' }) suppression!: Suppression;
  @choice('Morale, option 7.1', Morale, { default: 'steady' }) morale!: Morale;
  @flag('Damaged') damaged!: boolean;
  @flag('Its card has an AA row [6.7.4]', { default: true }) hasAntiAircraft!: boolean;
  @flag('Has made its AA shot this turn [6.7.4.1.1]') fired!: boolean;
  @flag('The aircraft is in its front field [6.7.4.1.2]', { default: true }) targetInArc!: boolean;
  @choice('Building it is inside [6.7.4.1.1]', Building, { optional: true }) inside?: Building;
  @flag('In an improved position [6.7.4.1.1]') improvedPosition!: boolean;
  @flag('N/A vs. High Altitude [6.7.4.1.2]') notAgainstHigh!: boolean;
  @integer('AA modifier of its card [6.7.4.2]', { min: -50, max: 50, default: 0 }) antiAircraftModifier!: number;
  @list('Weapons of its card [4.4.3]', Weapon, { maxItems: 8, default: [] }) weapons!: Weapon[];
  @integer('Which of them fires, counted from 1', { min: 1, max: 8, default: 1 }) weaponNumber!: number;
}

export class AntiAircraftInput {
  @object('The AA unit', AntiAircraftUnit, { default: {} }) unit!: AntiAircraftUnit;
  @object('The aircraft', Aircraft, { default: {} }) aircraft!: Aircraft;
  @flag('Tracked [6.7.4.1.1]', { default: true }) tracked!: boolean;
  @integer('Range in hexes', { min: 0, max: 200, optional: true }) range?: number;
  @object('AA block [6.7.4]', GpRow, { optional: true }) gp?: GpRow;
  @choice('Range factor, where no block is sent', RangeFactor, { optional: true }) rangeFactor?: RangeFactor;
  @integer('GP factor, where no block is sent', { min: 1, max: 15, optional: true }) factor?: number;
  @flag('Declared after the aircraft declared its attack [6.7.4.1.1]') afterAttack!: boolean;
}

export class AntiAircraftOutcome {
  @integer('GP factor used', { min: 1, max: 15 }) factor!: number;
  @list('Modifiers that count', AppliedModifier, { maxItems: 20 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -300, max: 200 }) netModifier!: number;
  @integer('GP defence of the aircraft', { min: 1, max: 10 }) gpDefense!: number;
  @integer('Highest modified roll with no effect', { min: -100, max: 200 }) noEffectUpTo!: number;
  @integer('Highest modified roll that suppresses', { min: -100, max: 200 }) suppressedUpTo!: number;
  @integer('The modified roll', { min: -2000, max: 2000, optional: true }) finalRoll!: number | null;
  @choice('Table result', GpTableResult) result!: string;
  @choice('What becomes of the aircraft [6.7.4.2.1]', AircraftFate) fate!: AircraftFate;
  @flag('It flies slow from now on [6.7.4.2.1]') slowFromNow!: boolean;
  @integer('Hexes it flies on before it crashes [6.7.4.2.1]', { min: 0, max: 10, optional: true }) crashAfter!:
    | number
    | null;
  @flag('The aircraft attacks before this fire is resolved [6.7.4.1.1]') attackFirst!: boolean;
  @choice('Counter of the AA unit', SpotCounter) unitSpot!: SpotCounter;
}

/** Who may fire at aircraft, and where to [6.7.4, 6.7.4.1.1, 6.7.4.1.2]. */
function checkAntiAircraft({ unit, aircraft, tracked }: AntiAircraftInput, umpire: Judge): void {
  requireOption(umpire, 'morale', '7.1', unit.morale !== 'steady');
  const weapon = weaponFired(unit);
  if (!unit.hasAntiAircraft) umpire.forbid('6.7.4', 'no-aa-row');
  if (unit.command !== 'overwatch') umpire.forbid('6.7.4', 'aa-fire-needs-overwatch', { command: unit.command });
  if (!tracked) umpire.forbid(['6.7.4.1.1', '6.7.4.1'], 'aa-not-tracked');
  if (unit.fired) umpire.forbid('6.7.4.1.1', 'aa-once');
  if (unit.inside !== undefined || unit.improvedPosition) umpire.forbid('6.7.4.1.1', 'aa-inside');
  if ((unit.notAgainstHigh || weapon?.notAgainstHigh) && aircraft.altitude === 'high')
    umpire.forbid('6.7.4.1.2', 'aa-not-high');
  const platform = unit.mounting === 'platform' && umpire.options.platformMounts;
  if (unit.mounting !== 'allRound' && !unit.targetInArc && !platform)
    umpire.forbid('6.7.4.1.2', 'outside-field-of-fire');
  if (platform && !unit.targetInArc) umpire.note('7.16', 'platform-mount');
}

/** The card's own modifier, speed and height, the firer's states and grade; no overwatch modifier [6.7.4.2]. */
function antiAircraftTally({ unit, aircraft }: AntiAircraftInput, band: RangeFactor, umpire: Judge): Tally {
  const tally = new Tally(umpire);
  const printed = unit.antiAircraftModifier || (weaponFired(unit)?.antiAircraftModifier ?? 0);
  if (printed !== 0) tally.add('6.7.4.2', 'antiAircraftCard', printed);
  if (aircraft.speed === 'fast' || aircraft.altitude === 'high')
    tally.addFrom('aircraft-modifiers', '6.7.4.2', 'antiAircraftFastOrHigh');
  if (aircraft.altitude === 'low') tally.addFrom('aircraft-modifiers', '6.7.4.2', 'antiAircraftLow');
  addFirerStates(unit, tally);
  if (unit.grade !== 'seasoned')
    tally.add('6.5.4.3', 'unitGrade', umpire.chart('unit-grade-modifiers').number(unit.grade, `gp${band}`));
  return tally;
}

/** Suppressed, damaged on a 5 or 0, otherwise shot down; a second damage ends it [6.7.4.2.1]. */
function fateOf(result: string, final: number, aircraft: Aircraft, umpire: Judge): AircraftFate {
  if (result === 'noEffect') return 'none';
  if (result === 'suppressed') {
    umpire.note('6.7.4.2.1', 'aircraft-suppressed');
    return 'suppressed';
  }
  const digit = lastDigit(final);
  if (digit !== 5 && digit !== 0) {
    umpire.note('6.7.4.2.1', 'aircraft-shot-down', { final });
    return 'shotDown';
  }
  umpire.note('6.7.4.2.1', aircraft.damaged ? 'aircraft-second-damage' : 'aircraft-damaged', { final });
  return aircraft.damaged ? 'eliminated' : 'damaged';
}

export const antiAircraftFire = procedure<AntiAircraftInput, AntiAircraftOutcome, Options>({
  id: 'anti-aircraft-fire',
  resolver: 'combat',
  title: { en: 'Anti-aircraft fire', ja: '対空射撃' },
  description: {
    en: 'One AA shot at a tracked aircraft: modifiers, result, and how far a downed aircraft flies before it crashes.',
    ja: '追跡した航空機への対空射撃1回：修正、結果、撃墜時の墜落までの距離。',
  },
  rules: ['6.7.4'],
  dice: [DICE.antiAircraft, DICE.crash],
  input: AntiAircraftInput,
  outcome: AntiAircraftOutcome,
  example: { input: { rangeFactor: 'P', factor: 5, aircraft: { gpDefense: 4 } }, dice: { given: [81, 6] } },
  resolve(input, umpire) {
    const { aircraft } = input;
    checkAntiAircraft(input, umpire);
    const gp = input.gp ?? weaponFired(input.unit)?.antiAircraft;
    const band = findRangeFactor(umpire, input.rangeFactor, gp?.range, input.range);
    if (!umpire.legal || band === undefined) return null;
    const factor = findGpFactor(umpire, input.factor, gp?.factor, band);
    if (factor === undefined) return null;
    const defense = aircraft.gpDefense ?? demand('gpDefense', '/aircraft/gpDefense');
    umpire.note(['6.5.4.2.4', '6.5.4.1'], 'aircraft-defense', { factor, defense });
    if (input.afterAttack) umpire.note('6.7.4.1.1', 'air-attack-first');
    const tally = antiAircraftTally(input, band, umpire);
    const roll = readGpTable(factor, defense, umpire.roll('anti-aircraft', d100), tally.net, umpire);
    const { result, final } = roll;
    const fate = fateOf(result, final, aircraft, umpire);
    let crashAfter: number | null = null;
    if (fate === 'shotDown') {
      const die = umpire.roll('crash', d10);
      crashAfter = aircraft.altitude === 'low' ? Math.floor(die / 2) : die;
      umpire.note('6.7.4.2.1', 'crash-after', { hexes: crashAfter });
    }
    umpire.summarise('aa-summary', { factor, defense, fate });
    return {
      factor,
      modifiers: tally.items,
      netModifier: tally.net,
      gpDefense: defense,
      noEffectUpTo: roll.noEffect,
      suppressedUpTo: roll.suppressed,
      finalRoll: umpire.finalRoll(final),
      result,
      fate,
      slowFromNow: fate === 'damaged',
      crashAfter,
      attackFirst: input.afterAttack,
      unitSpot: 'fire',
    };
  },
});
