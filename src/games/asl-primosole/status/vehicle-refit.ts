import { choice, defineChoice, flag, integer, text, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { isNight } from '../shared/calendar.js';
import { DATE, Nationality } from '../vocabulary.js';

export const VehicleClass = defineChoice('VehicleClass', [
  'tank',
  'otherAfv',
  'carrier',
  'armoredCar',
  'truck',
  'jeep',
]);

class VehicleRefitInput {
  @text('New CG date [3.6141]', DATE) date!: string;
  @choice('Nationality [3.61426]', Nationality) nationality!: Nationality;
  @choice('Class [3.61426]', VehicleClass, { default: 'tank' }) vehicleClass!: string;
  @flag('Mobile [3.6141]', { default: true }) mobile!: boolean;
  @flag('Isolated [3.6141]') isolated!: boolean;
  @flag('Captured [3.6141]') captured!: boolean;
  @flag('Abandoned [3.6141]') abandoned!: boolean;
  @flag('Recalled [3.6141]') recalled!: boolean;
  @flag('Stunned [3.6141]') stunned!: boolean;
  @flag('Low Ammo [3.61425]') lowAmmo!: boolean;
  @flag('Personnel are Retained in its area, an abandoning crew included [3.61423]', { default: true })
  personnel!: boolean;
  @flag('In an own Setup Area rather than an Entry Area [3.61423]', { default: true }) inSetupArea!: boolean;
  @flag('A vehicular MG is disabled [3.61421]') disabledMg!: boolean;
  @integer('Friendly SW LMG in the same area [3.61421]', { min: 0, max: 50, default: 0 }) lmgInArea!: number;
}

class VehicleRefitOutcome {
  @flag('It leaves the OB now [3.6141]') eliminated!: boolean;
  @texts('Rolls that are due, in order [3.6141]', { max: 40, maxItems: 6 }) rollsDue!: string[];
  @texts('What the owner may do [3.6141, 3.61421, 3.61423]', { max: 40, maxItems: 8 }) may!: string[];
  @flag('Low Ammo is removed [3.61425]') lowAmmoRemoved!: boolean;
  @flag('It starts the next scenario Recalled and under Ammunition Shortage [3.6141]') startsRecalled!: boolean;
  @flag('A British tank goes to the nearest British Entry Area for the night [3.61426]') toEntryArea!: boolean;
  @flag('An isolated British tank must try to Escape now [3.61426]') mustEscape!: boolean;
}

export const vehicleRefit = procedure<VehicleRefitInput, VehicleRefitOutcome, Options>({
  id: 'vehicle-refit',
  resolver: 'status',
  title: { en: 'Refit of a vehicle', ja: '車両の再装備' },
  description: {
    en: 'Everything step 3.614 holds for one Retained vehicle: what is rolled, what is automatic, what is allowed.',
    ja: '残存車両 1 両について手順 3.614 が定める判定、自動処理、可能な処置。',
  },
  rules: ['3.6141'],
  input: VehicleRefitInput,
  outcome: VehicleRefitOutcome,
  from: { 'status/new-date': ({ date }: { date: string }) => ({ date }) },
  example: { input: { date: '15N', nationality: 'british' } },
  resolve(input, umpire) {
    const may: string[] = [];
    const rollsDue: string[] = [];
    if (input.abandoned) {
      umpire.note(['3.6141', '3.614'], 'may-be-crewed');
      may.push('stayAbandoned', 'crewFromArea');
    }
    if (!input.mobile && !input.captured && !input.abandoned) {
      umpire.note(['3.6141', '3.614'], 'immobilization-roll-due');
      rollsDue.push('immobilization-repair');
    }
    const eliminated = input.recalled && input.mobile && !input.isolated;
    const startsRecalled = input.recalled && input.mobile && input.isolated;
    if (eliminated) umpire.note('3.6141', 'recalled-leaves');
    if (startsRecalled) umpire.note('3.6141', 'recalled-isolated');
    if (input.stunned && !eliminated) {
      umpire.note('3.6141', 'stun-roll-due');
      rollsDue.push('stun-recovery');
    }
    if (!eliminated) may.push(...choices(input, umpire));
    const lowAmmoRemoved = input.lowAmmo && !input.captured && !input.isolated && !eliminated;
    if (input.lowAmmo) umpire.note('3.61425', lowAmmoRemoved ? 'low-ammo-removed' : 'low-ammo-stays');
    const night = !eliminated && nightTank(input, umpire);
    umpire.summarise('vehicle-refit-summary', { eliminated, rolls: rollsDue.length });
    return {
      eliminated,
      rollsDue,
      may,
      lowAmmoRemoved,
      startsRecalled,
      toEntryArea: night && !input.isolated,
      mustEscape: night && input.isolated,
    };
  },
});

function choices(input: VehicleRefitInput, umpire: Judge): string[] {
  const may: string[] = [];
  if (input.disabledMg && !input.captured && input.lmgInArea > 0) {
    umpire.note('3.61421', 'mg-from-lmg');
    may.push('replaceMgByLmg');
  }
  if (!input.inSetupArea) return may;
  if (!input.personnel) umpire.note('3.61423', 'nobody-to-abandon');
  else if (input.recalled) {
    umpire.note('3.61423', 'recalled-not-abandoned');
    may.push('scrounge');
  } else {
    umpire.note('3.61423', 'may-abandon-wreck-scrounge');
    may.push('abandon', 'makeWreck', 'scrounge');
  }
  return may;
}

/** Mobile British tanks do not stay at the front by night [3.61426, CG3]. */
function nightTank(input: VehicleRefitInput, umpire: Judge): boolean {
  const british = input.nationality === 'british' && !input.captured;
  const tank = input.vehicleClass === 'tank' && british && input.mobile && !input.abandoned;
  if (!tank || !isNight(input.date)) return false;
  umpire.note(['3.61426', 'CG3'], input.isolated ? 'tank-must-escape' : 'tank-to-entry-area');
  return true;
}

class FtDcRetentionInput {
  @integer('FT removed in the last scenario by an Original Effects DR of 10 or less [3.61427]', {
    min: 0,
    max: 30,
    default: 0,
  })
  ft!: number;
  @integer('DC removed so [3.61427]', { min: 0, max: 60, default: 0 }) dc!: number;
  @integer('Elite squads in the same Setup or Entry Area [3.61427]', { min: 0, max: 99 }) eliteSquads!: number;
  @integer('Original Effects DR, where one weapon is asked about [3.61427]', { min: 2, max: 12, optional: true })
  effectsDr?: number;
  @flag('Captured [3.61427]') captured!: boolean;
}
class FtDcRetentionOutcome {
  @integer('FT Retained [3.61427]', { min: 0, max: 30 }) ft!: number;
  @integer('DC Retained [3.61427]', { min: 0, max: 60 }) dc!: number;
}

export const ftDcRetention = procedure<FtDcRetentionInput, FtDcRetentionOutcome, Options>({
  id: 'ft-dc-retention',
  resolver: 'status',
  title: { en: 'FT and DC', ja: '火炎放射器と爆薬' },
  description: {
    en: 'Expended FT and DC that are Retained by the Elite squads of one area; the caps are independent (A-27).',
    ja: 'エリート分隊により残存する使用済み FT と DC。上限は別々（A-27）。',
  },
  rules: ['3.61427'],
  input: FtDcRetentionInput,
  outcome: FtDcRetentionOutcome,
  example: { input: { ft: 2, dc: 5, eliteSquads: 4 } },
  resolve(input, umpire) {
    const chart = umpire.chart('ft-dc-retention');
    const limit = chart.number('FT', 'maxEffectsDr');
    if (input.captured) umpire.forbid('3.61427', 'captured-not-kept');
    if (input.effectsDr !== undefined && input.effectsDr > limit)
      umpire.forbid('3.61427', 'effects-too-high', { limit });
    if (!umpire.legal) return { ft: 0, dc: 0 };
    const ft = Math.min(input.ft, Math.floor(input.eliteSquads / chart.number('FT', 'eliteSquads')));
    const dc = Math.min(input.dc, Math.floor(input.eliteSquads / chart.number('DC', 'eliteSquads')));
    umpire.note('3.61427', 'ft-dc-kept', { ft, dc, squads: input.eliteSquads });
    umpire.summarise('ft-dc-kept', { ft, dc, squads: input.eliteSquads });
    return { ft, dc };
  },
});
