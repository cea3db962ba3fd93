import { choice, defineChoice, flag, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';
import { doubleDr, dr, taskCheckDice } from '../shared/dice.js';
import { CheckNumbers, Modifiers, NO_CHECK_TAKEN, rollDouble, taskCheck } from '../shared/rolls.js';
import { UnitSize } from '../vocabulary.js';

const EncirclementResult = defineChoice('EncirclementResult', ['stays', 'eliminated', 'abandoned']);
const PrisonerFate = defineChoice('PrisonerFate', ['none', 'takenOver', 'rearmed']);

class EncirclementInput {
  @integer('Morale Level [3.6041]', { min: 1, max: 12 }) morale!: number;
  @integer('DRM of its own leader, if the owner wants it [3.6041]', { min: -3, max: 3, default: 0 }) leaderDrm!: number;
  @flag('PRC of an Encircled Immobile vehicle [3.6041]') immobileVehicle!: boolean;
  @flag('The unit is a prisoner [3.6041]') prisoner!: boolean;
  @flag('It guards prisoners [3.6041]') guardsPrisoners!: boolean;
  @flag('A friendly unit in the Location can take them over [3.6041]') otherGuard!: boolean;
}

class EncirclementOutcome extends CheckNumbers {
  @choice('The unit; an Immobile vehicle is abandoned when its PRC are eliminated [3.6041]', EncirclementResult)
  result!: 'stays' | 'eliminated' | 'abandoned';
  @choice('Its prisoners [3.6041]', PrisonerFate) prisoners!: 'none' | 'takenOver' | 'rearmed';
  @flag('Its equipment lies unpossessed in the Location [3.6041]') equipmentUnpossessed!: boolean;
}

/** A 1TC carries a DRM of +1 (core). */
const ONE_TC = 1;

export const encirclement = procedure<EncirclementInput, EncirclementOutcome, Options>({
  id: 'encirclement',
  resolver: 'status',
  title: { en: 'Encirclement at scenario end', ja: 'シナリオ終了時の包囲' },
  description: { en: 'The 1TC of an Encircled unit.', ja: '包囲されたユニットの 1TC。' },
  rules: ['3.6041'],
  input: EncirclementInput,
  outcome: EncirclementOutcome,
  dice: taskCheckDice({ en: 'once', ja: '一回' }),
  example: { input: { morale: 7 }, dice: { given: [3, 4] } },
  resolve(input, umpire) {
    const drm = ONE_TC + input.leaderDrm;
    const numbers = input.prisoner ? NO_CHECK_TAKEN : { drm, passesAt: input.morale };
    const end = (result: EncirclementOutcome['result'], gone: boolean): EncirclementOutcome => {
      umpire.summarise('encirclement-summary', { result });
      const prisoners = !gone || !input.guardsPrisoners ? 'none' : input.otherGuard ? 'takenOver' : 'rearmed';
      return { ...numbers, result, prisoners, equipmentUnpossessed: gone && prisoners !== 'rearmed' };
    };
    if (input.prisoner) {
      umpire.note('3.6041', 'prisoners-exempt');
      return end('stays', false);
    }
    const modifiers = new Modifiers(umpire, '3.6041').add('oneTc', ONE_TC);
    if (input.leaderDrm !== 0) modifiers.add('leadership', input.leaderDrm);
    const passes = taskCheck(umpire, ['3.6041', '3.604'], input.morale, modifiers.total);
    umpire.note('3.6062', 'encircled-marker-stays');
    if (passes) return end('stays', false);
    umpire.note('3.6041', input.immobileVehicle ? 'prc-eliminated' : 'encircled-eliminated');
    if (input.guardsPrisoners) umpire.note('3.6041', input.otherGuard ? 'prisoners-taken-over' : 'prisoners-rearmed');
    return end(input.immobileVehicle ? 'abandoned' : 'eliminated', true);
  },
});

const MineResult = defineChoice('MineResult', ['exempt', 'passes', 'casualtyReduced', 'eliminated', 'mineAttack']);

class MinefieldInput {
  @flag('A Mobile vehicle rather than Infantry [3.6042]') vehicle!: boolean;
  @flag('The minefield is A-P [3.6042]', { default: true }) antiPersonnel!: boolean;
  @flag('It could leave unharmed without entering a mined or enemy-Controlled hex [3.6042]') freeWayOut!: boolean;
  @integer('Morale Level of Infantry [3.6042]', { min: 1, max: 12, default: 7 }) morale!: number;
  @integer('Leader DRM [3.6042]', { min: -3, max: 3, default: 0 }) leaderDrm!: number;
  @choice('Size of Infantry [3.6042]', UnitSize, { default: 'squad' }) size!: UnitSize;
}

class MinefieldOutcome extends CheckNumbers {
  @choice('Result; mineAttack is resolved by the core rules as if leaving [3.6042]', MineResult)
  result!: 'exempt' | 'passes' | 'casualtyReduced' | 'eliminated' | 'mineAttack';
  @flag('A crew that breaks bails out in Good Order [3.6042]') crewBailsOutInGoodOrder!: boolean;
}

export const minefield = procedure<MinefieldInput, MinefieldOutcome, Options>({
  id: 'minefield',
  resolver: 'status',
  title: { en: 'Units in a minefield at scenario end', ja: 'シナリオ終了時の地雷原' },
  description: { en: 'Mine attack or NTC of a unit in a minefield.', ja: '地雷原にいるユニットへの攻撃または NTC。' },
  rules: ['3.6042'],
  input: MinefieldInput,
  outcome: MinefieldOutcome,
  dice: taskCheckDice({ en: 'for Infantry that is not exempt', ja: '免除されない歩兵に' }),
  example: { input: { morale: 7 }, dice: { given: [4, 4] } },
  resolve(input, umpire) {
    const end = (
      result: MinefieldOutcome['result'],
      numbers: CheckNumbers = { drm: input.leaderDrm, passesAt: input.morale },
    ): MinefieldOutcome => {
      umpire.summarise('minefield-summary', { result });
      return { ...numbers, result, crewBailsOutInGoodOrder: result === 'mineAttack' };
    };
    if (input.freeWayOut) {
      umpire.note(['3.6042', '3.604'], 'free-way-out');
      return end('exempt', NO_CHECK_TAKEN);
    }
    if (input.vehicle) {
      umpire.note(['3.6042', '3.604'], 'mines-attack-vehicle');
      return end('mineAttack', NO_CHECK_TAKEN);
    }
    if (!input.antiPersonnel) {
      umpire.note('3.6042', 'only-ap-mines');
      return end('exempt', NO_CHECK_TAKEN);
    }
    if (taskCheck(umpire, ['3.6042', '3.604'], input.morale, input.leaderDrm)) return end('passes');
    umpire.note('3.6042', 'casualty-reduction');
    return end(input.size === 'halfSquad' || input.size === 'crew' ? 'eliminated' : 'casualtyReduced');
  },
});

const BogEnd = defineChoice('BogEnd', ['free', 'immobile', 'goesOn', 'notTried']);
const BogHelp = defineChoice('BogHelp', ['none', 'crewOrHalfSquad', 'squad']);

class BogClearingInput {
  @flag('Abandoned [3.6043]') abandoned!: boolean;
  @integer('Highest Final coloured dr that frees it, by the core rules [3.6043]', { min: 0, max: 12 })
  freesAt!: number;
  @integer('Lowest Final coloured dr that makes it Immobile, by the core rules; 13 for none [3.6043]', {
    min: 2,
    max: 13,
    default: 13,
  })
  immobileAt!: number;
  @integer('Other core modifiers [3.6043]', { min: -6, max: 6, default: 0 }) drm!: number;
  @flag('Its vehicle note is L [3.6043]') noteL!: boolean;
  @choice('Helpers in the same Setup Area [3.6043]', BogHelp, { default: 'none' }) helpers!:
    | 'none'
    | 'crewOrHalfSquad'
    | 'squad';
}

class BogClearingOutcome {
  @choice('Where it stands after this attempt; goesOn means try again [3.6043]', BogEnd)
  result!: 'free' | 'immobile' | 'goesOn' | 'notTried';
  @integer('Net modifier, helpers included; null where nothing is rolled [3.6043]', {
    min: -20,
    max: 40,
    nullable: true,
  })
  drm!: number | null;
}

/** What helpers take off the coloured die of a note-L vehicle [3.6043]. */
const HELP = { none: 0, crewOrHalfSquad: -1, squad: -2 } as const;

export const bogClearing = procedure<BogClearingInput, BogClearingOutcome, Options>({
  id: 'bog-clearing',
  resolver: 'status',
  title: { en: 'Freeing a bogged vehicle', ja: 'ボグの解消' },
  description: {
    en: 'One attempt of the unlimited attempts at scenario end; the core numbers are input.',
    ja: 'シナリオ終了時に繰り返す試みの 1 回。基本の数値は入力とする。',
  },
  rules: ['3.6043'],
  input: BogClearingInput,
  outcome: BogClearingOutcome,
  dice: doubleDr(
    'unbog',
    { en: 'unbogging', ja: 'ボグ脱出' },
    { en: 'until the vehicle is free or Immobile', ja: '脱出するか走行不能になるまで' },
  ),
  example: { input: { freesAt: 4, noteL: true, helpers: 'squad' }, dice: { given: [3, 3] } },
  resolve(input, umpire) {
    const end = (result: BogClearingOutcome['result'], drm: number | null): BogClearingOutcome => {
      umpire.summarise('bog-clearing-summary', { result });
      return { result, drm };
    };
    if (input.abandoned) {
      umpire.note('3.6043', 'abandoned-not-freed');
      return end('notTried', null);
    }
    const help = input.noteL ? HELP[input.helpers] : 0;
    if (help !== 0) umpire.note('3.6043', 'bog-helpers', { drm: help });
    const { coloured, original } = rollDouble(umpire, 'unbog');
    const drm = help + input.drm;
    const both = umpire.options.bogNumbers === 'bothDice';
    const roll = both ? original : coloured;
    const final = roll + drm;
    umpire.note(['3.6043', '3.604'], both ? 'unbog-roll' : 'unbog-coloured', { roll, final });
    if (final <= input.freesAt) return end('free', drm);
    return end(final >= input.immobileAt ? 'immobile' : 'goesOn', drm);
  },
});

const ShockEnd = defineChoice('ShockEnd', ['recovers', 'confirmed', 'goesOn']);

class ShockRecoveryInput {
  @integer('Highest dr that recovers, by the core rules [3.6044]', { min: 0, max: 6 }) recoversAt!: number;
  @integer('Lowest dr that confirms the kill, by the core rules [3.6044]', { min: 1, max: 7 }) destroyedAt!: number;
}
class ShockRecoveryOutcome {
  @choice('Where it stands after this dr; goesOn means roll again [3.6044]', ShockEnd)
  result!: 'recovers' | 'confirmed' | 'goesOn';
}

export const shockRecovery = procedure<ShockRecoveryInput, ShockRecoveryOutcome, Options>({
  id: 'shock-recovery',
  resolver: 'status',
  title: { en: 'Shock and UK', ja: '衝撃と UK' },
  description: {
    en: 'One dr of the rolls that go on until the AFV recovers or is destroyed; the core numbers are input.',
    ja: '回復か撃破まで繰り返す dr の 1 回。基本の数値は入力とする。',
  },
  rules: ['3.6044'],
  input: ShockRecoveryInput,
  outcome: ShockRecoveryOutcome,
  dice: dr(
    'shock',
    { en: 'Shock recovery', ja: '衝撃の回復' },
    { en: 'until it recovers or is destroyed', ja: '回復するか撃破されるまで' },
  ),
  example: { input: { recoversAt: 2, destroyedAt: 5 }, dice: { given: [2] } },
  resolve({ recoversAt, destroyedAt }, umpire) {
    const roll = umpire.roll('shock');
    const result = roll <= recoversAt ? 'recovers' : roll >= destroyedAt ? 'confirmed' : 'goesOn';
    umpire.note(['3.6044', '3.604'], 'shock-roll', { roll, result });
    umpire.summarise('shock-summary', { result });
    return { result };
  },
});
