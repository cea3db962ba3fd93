import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { atOrAfter } from '../shared/calendar.js';
import { dr } from '../shared/dice.js';
import { lookUp, Modifiers } from '../shared/rolls.js';
import { DATE, Side } from '../vocabulary.js';

const RepairResult = defineChoice('RepairResult', ['repaired', 'eliminated', 'disabled', 'noAttempt']);
const CapturedResult = defineChoice('CapturedResult', ['kept', 'eliminated', 'disabled']);
const AmmunitionResult = defineChoice('AmmunitionResult', ['available', 'unavailable']);

class WeaponRepairInput {
  @flag('Vehicular weapon [3.6142]') vehicular!: boolean;
  @flag('It is the MA of its vehicle [3.6142]') mainArmament!: boolean;
  @integer('Printed Repair number [3.6142]', { min: 0, max: 6, default: 0 }) repairNumber!: number;
  @flag('Non-Qualified use [3.6142]') nonQualified!: boolean;
  @flag('Isolated [3.6142]') isolated!: boolean;
  @flag('Captured weapon [3.61422]') captured!: boolean;
  @flag('Personnel, or the Inherent crew, are Retained there [3.6142]', { default: true }) attended!: boolean;
}

class WeaponRepairOutcome {
  @choice('Result [3.6142]', RepairResult) result!: 'repaired' | 'eliminated' | 'disabled' | 'noAttempt';
  @flag('The vehicle is Recalled for its MA [3.6142]') recalled!: boolean;
  @integer('Net modifier of the roll; null where nothing is rolled [3.6142]', { min: -20, max: 40, nullable: true })
  drm!: number | null;
}

export const weaponRepair = procedure<WeaponRepairInput, WeaponRepairOutcome, Options>({
  id: 'weapon-repair',
  resolver: 'events',
  title: { en: 'Weapon repair', ja: '兵器の修理' },
  description: { en: 'The dr of a malfunctioned uncaptured weapon.', ja: '捕獲品でない故障兵器の dr。' },
  rules: ['3.6142'],
  input: WeaponRepairInput,
  outcome: WeaponRepairOutcome,
  dice: dr('repair', { en: 'repair', ja: '修理' }, { en: 'once', ja: '一回' }),
  example: { input: { repairNumber: 1 }, dice: { given: [2] } },
  resolve(input, umpire) {
    const lost = input.vehicular ? 'disabled' : 'eliminated';
    const end = (
      result: WeaponRepairOutcome['result'],
      net: number | null = null,
      recalled = false,
    ): WeaponRepairOutcome => {
      umpire.summarise('result-summary', { result });
      return { result, recalled, drm: net };
    };
    if (input.captured) {
      umpire.note('3.61422', 'captured-malfunctioned');
      return end(lost);
    }
    if (!input.attended) {
      umpire.note('3.6142', 'nobody-to-repair');
      return end('noAttempt');
    }
    const drm = new Modifiers(umpire, '3.6142', 'weapon-repair-drm').line('vehicular', input.vehicular);
    if (input.repairNumber > 0) drm.add('repairNumber', -input.repairNumber);
    drm.line('nonQualified', input.nonQualified).line('isolated', input.isolated);
    const row = lookUp(umpire, ['3.6142', '3.614'], 'weapon-repair', umpire.roll('repair'), drm.total, 0, (printed) =>
      printed === 'repaired' ? printed : lost,
    );
    if (row === 'repaired') return end('repaired', drm.total);
    const recalled = input.vehicular && input.mainArmament;
    if (recalled) umpire.note(['3.6142', '3.6141'], 'recalled-for-ma');
    return end(lost, drm.total, recalled);
  },
});

class CapturedWeaponInput {
  @flag('Vehicular weapon [3.61422]') vehicular!: boolean;
  @flag('Malfunctioned already [3.61422]') malfunctioned!: boolean;
  @flag('It is the MA of a captured vehicle [3.61422]') mainArmament!: boolean;
  @flag('The vehicle has another functioning weapon [3.61422]') otherWeapon!: boolean;
  @flag('Personnel are Retained in its area [3.61422]', { default: true }) attended!: boolean;
}

class CapturedWeaponOutcome {
  @choice('Result [3.61422]', CapturedResult) result!: 'kept' | 'eliminated' | 'disabled';
  @flag('The captured vehicle is Recalled: never [3.61422]') recalled!: boolean;
  @flag('The vehicle may be kept; otherwise it becomes a (burnt-out) wreck [3.61422]') vehicleMayBeKept!: boolean;
}

export const capturedWeapon = procedure<CapturedWeaponInput, CapturedWeaponOutcome, Options>({
  id: 'captured-weapon',
  resolver: 'events',
  title: { en: 'Captured weapon', ja: '捕獲兵器' },
  description: { en: 'Whether a captured weapon stays in use.', ja: '捕獲兵器を使い続けられるか。' },
  rules: ['3.61422'],
  input: CapturedWeaponInput,
  outcome: CapturedWeaponOutcome,
  dice: dr('captured', { en: 'captured weapon', ja: '捕獲兵器' }, { en: 'once', ja: '一回' }),
  example: { input: {}, dice: { given: [4] } },
  resolve({ vehicular, malfunctioned, mainArmament, otherWeapon, attended }, umpire) {
    let kept = false;
    const lost = vehicular ? 'disabled' : 'eliminated';
    if (malfunctioned) umpire.note('3.61422', 'captured-malfunctioned');
    else if (!attended) {
      umpire.note('3.61422', 'captured-unattended');
      kept = true;
    } else {
      const meaning = (printed: string): string => (printed === 'kept' ? printed : lost);
      kept = lookUp(umpire, '3.61422', 'captured-weapons', umpire.roll('captured'), 0, 0, meaning) === 'kept';
    }
    const result = kept ? 'kept' : lost;
    if (!kept && mainArmament) umpire.note('3.61422', 'captured-not-recalled');
    const vehicleMayBeKept = vehicular && (kept || otherWeapon);
    if (vehicular && !vehicleMayBeKept) umpire.note(['3.61422', '3.61423'], 'captured-to-wreck');
    umpire.summarise('result-summary', { result });
    return { result, recalled: false, vehicleMayBeKept };
  },
});

class SpecialAmmunitionInput {
  @choice('Side', Side) side!: Side;
  @text('New CG date [3.61424]', DATE) date!: string;
  @flag('Captured weapon [3.61424]') captured!: boolean;
  @flag('Isolated [3.61424]') isolated!: boolean;
}

class SpecialAmmunitionOutcome {
  @choice('Result for one depleted type [3.61424]', AmmunitionResult) result!: 'available' | 'unavailable';
}

/** First date on which British weapons are resupplied [3.61424]. */
const BRITISH_FROM = '15AM';

export const specialAmmunition = procedure<SpecialAmmunitionInput, SpecialAmmunitionOutcome, Options>({
  id: 'special-ammunition',
  resolver: 'events',
  title: { en: 'Special ammunition', ja: '特殊弾薬' },
  description: { en: 'The dr for one depleted ammunition type.', ja: '欠乏した特殊弾薬 1 種の dr。' },
  rules: ['3.61424'],
  input: SpecialAmmunitionInput,
  outcome: SpecialAmmunitionOutcome,
  dice: dr(
    'ammunition',
    { en: 'special ammunition', ja: '特殊弾' },
    { en: 'once, where it may be replenished', ja: '補充できるとき一回' },
  ),
  from: { 'status/new-date': ({ date }: { date: string }) => ({ date }) },
  example: { input: { side: 'axis', date: '15AM' }, dice: { given: [3] } },
  resolve({ side, date, captured, isolated }, umpire) {
    if (captured) umpire.forbid('3.61424', 'ammo-captured');
    if (isolated) umpire.forbid('3.61424', 'ammo-isolated');
    if (side === 'british' && !atOrAfter(date, BRITISH_FROM))
      umpire.forbid('3.61424', 'ammo-british-too-early', { from: BRITISH_FROM });
    if (!umpire.legal) return { result: 'unavailable' };
    const result = lookUp(umpire, '3.61424', 'special-ammunition', umpire.roll('ammunition'), 0);
    umpire.summarise('result-summary', { result });
    return { result: result as 'available' | 'unavailable' };
  },
});
