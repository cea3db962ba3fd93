import { d100 } from '../../../../kernel/dice/index.js';
import { choice, choices, defineChoice, flag, integer } from '../../../../kernel/fields/index.js';
import { procedure } from '../../../../kernel/procedures/index.js';
import type { Judge, Options } from '../../options.js';
import { DICE } from '../../shared/dice.js';
import { demand } from '../../shared/facts.js';
import { requireOption } from '../../shared/requires.js';
import { Density, Suppression, UnitKind } from '../../vocabulary.js';
import { BailOutCause } from '../ap/ap-result.js';
import { GpEffect } from '../gp/gp-unit.js';

const MineKind = defineChoice('MineKind', ['antiVehicular', 'antiPersonnel', 'both']);
const MineStep = defineChoice('MineStep', ['enter', 'moveWithin', 'dismount', 'bailOut', 'mount', 'stay']);

export class MinefieldAttackInput {
  @choice('Density [7.31]', Density, { default: 'hasty' }) density!: Density;
  @choice('What is laid [7.31]', MineKind, { default: 'both' }) mines!: string;
  @choice('What the unit does [7.31.2]', MineStep, { default: 'enter' }) step!: string;
  @flag('The field is its own side’s [7.31.2]') ownField!: boolean;
  @choice('Kind of unit', UnitKind, { default: 'vehicle' }) kind!: UnitKind;
  @integer('GP defence of a vehicle [7.31.2.1]', { min: 1, max: 10, optional: true }) gpDefense?: number;
  @flag('Damaged before') damaged!: boolean;
  @flag('Track hit before') trackHit!: boolean;
  @flag('Carries passengers [7.31.2.1]') passengers!: boolean;
  @flag('Quickmarching [7.31.2.2]') quickmarching!: boolean;
  @choice('Suppression', Suppression, { default: 'none' }) suppression!: Suppression;
}

export class MinefieldAttackOutcome {
  @flag('The mines attack') attacked!: boolean;
  @choice('What becomes of the unit', GpEffect) effect!: string;
  @choice('Kind afterwards', UnitKind) kind!: UnitKind;
  @choice('Suppression afterwards', Suppression) suppression!: Suppression;
  @choices('Bail-out checks of a crew [7.31.2.1]', BailOutCause, { maxItems: 1 }) crewChecks!: BailOutCause[];
  @choices('Checks of passengers, if the crew stays and they ride exposed [7.31.2.1]', BailOutCause, { maxItems: 1 })
  passengerChecks!: BailOutCause[];
  @flag('The unit stops') stops!: boolean;
  @integer('Modifier to the die', { min: -20, max: 0 }) netModifier!: number;
  @integer('Highest roll that damages a vehicle', { min: 0, max: 100, optional: true }) damagedUpTo!: number | null;
  @integer('Highest roll that breaks its track', { min: 0, max: 100, optional: true }) trackHitUpTo!: number | null;
  @integer('Highest modified roll that strikes leg and towed units', { min: 0, max: 100, optional: true })
  effectiveUpTo!: number | null;
  @integer('The modified roll; none where nothing is rolled', { min: -20, max: 100, optional: true })
  finalRoll!: number | null;
}

/** Whether this field bites this unit in what it does [7.31.2]. */
function bites(input: MinefieldAttackInput, umpire: Judge): boolean {
  const vehicle = input.kind === 'vehicle';
  const typed = input.mines === 'both' || (input.mines === 'antiVehicular') === vehicle;
  const moves =
    input.step === 'enter' ||
    input.step === 'moveWithin' ||
    ((input.step === 'dismount' || input.step === 'bailOut') && !vehicle);
  if (input.ownField) umpire.note('7.31.2', 'mines-own');
  else if (!typed) umpire.note('7.31.2', 'mines-other-type', { kind: input.kind });
  else if (!moves) umpire.note('7.31.2', 'mines-quiet');
  return !input.ownField && typed && moves;
}

/** Nothing struck and nothing rolled for. */
const UNHARMED = {
  attacked: false,
  effect: 'none',
  crewChecks: [],
  passengerChecks: [],
  stops: false,
  netModifier: 0,
  damagedUpTo: null,
  trackHitUpTo: null,
  effectiveUpTo: null,
  finalRoll: null,
};

/** Damaged, track hit or nothing, by GP defence and density alone [7.31.2.1]. */
function antiVehicular(input: MinefieldAttackInput, umpire: Judge): MinefieldAttackOutcome {
  const chart = umpire.chart('minefield-effects');
  const defense = input.gpDefense ?? demand('gpDefense', '/gpDefense');
  const [damaged, track] = [
    chart.number(input.density, `damaged${defense}`),
    chart.number(input.density, `track${defense}`),
  ];
  const roll = umpire.roll('mines', d100);
  const struck = roll <= damaged ? 'damaged' : roll <= track ? 'trackHit' : 'none';
  umpire.note('7.31.2.1', 'mines-vehicle', { roll, damaged, track, effect: struck });
  const report = {
    ...UNHARMED,
    attacked: true,
    kind: input.kind,
    suppression: input.suppression,
    stops: struck === 'trackHit',
    damagedUpTo: damaged,
    trackHitUpTo: track,
    finalRoll: umpire.finalRoll(roll),
  };
  if (struck === 'damaged' && input.damaged) {
    umpire.note('4.4.3.2.6', 'second-damage');
    return { ...report, effect: 'ko', crewChecks: [], passengerChecks: input.passengers ? ['ko'] : [], stops: true };
  }
  if (struck === 'trackHit' && input.trackHit) {
    umpire.note('6.5.2.2.1', 'track-again');
    return report;
  }
  const crewChecks: BailOutCause[] = struck === 'damaged' ? ['dm'] : struck === 'trackHit' ? ['tk'] : [];
  if (crewChecks.length > 0) umpire.note(['7.31.2.1', '5.15'], 'bail-out-due', { causes: crewChecks });
  return { ...report, effect: struck, crewChecks, passengerChecks: input.passengers ? crewChecks : [] };
}

/** A roll within the range is Effective; quickmarching units take 20 off the die [7.31.2.2]. */
function antiPersonnel(input: MinefieldAttackInput, umpire: Judge): MinefieldAttackOutcome {
  const number = umpire.chart('minefield-effects').number(input.density, 'legTowed');
  const netModifier = input.quickmarching ? -20 : 0;
  const final = umpire.roll('mines', d100) + netModifier;
  const effective = final <= number;
  const squad = input.kind === 'squad';
  const effect = !effective ? 'none' : squad ? 'reduced' : 'eliminated';
  umpire.note('7.31.2.2', 'mines-leg', { final, number, effect });
  return {
    ...UNHARMED,
    attacked: true,
    netModifier,
    effectiveUpTo: number,
    finalRoll: umpire.finalRoll(final),
    effect,
    kind: effect === 'reduced' ? 'halfSquad' : input.kind,
    suppression: effect === 'reduced' ? 'on' : input.suppression,
  };
}

export const minefieldAttack = procedure<MinefieldAttackInput, MinefieldAttackOutcome, Options>({
  id: 'minefield-attack',
  resolver: 'combat',
  title: { en: 'Minefield attack', ja: '地雷原の攻撃' },
  description: {
    en: 'What a minefield does to a unit that enters it, moves in it, dismounts or bails out into it.',
    ja: '地雷原に入る・中で動く・下車する・脱出するユニットへの攻撃。',
  },
  rules: ['7.31.2'],
  dice: [DICE.mines],
  input: MinefieldAttackInput,
  outcome: MinefieldAttackOutcome,
  example: { input: { gpDefense: 5 }, options: { mines: true }, dice: { given: [30] } },
  resolve(input, umpire) {
    requireOption(umpire, 'mines', '7.31', true);
    if (!umpire.legal) return null;
    if (!bites(input, umpire)) {
      umpire.summarise('mines-nothing');
      return { ...UNHARMED, kind: input.kind, suppression: input.suppression };
    }
    const outcome = input.kind === 'vehicle' ? antiVehicular(input, umpire) : antiPersonnel(input, umpire);
    umpire.note('6.1.4.3.8', 'mines-remain');
    umpire.summarise('mines-summary', { effect: outcome.effect });
    return outcome;
  },
});
