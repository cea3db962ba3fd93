import { d100 } from '../../../kernel/dice/index.js';
import { choice, defineChoice, flag, integer, list } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { ApFireOutcome } from '../combat/ap/ap-fire.js';
import type { OverrunOutcome } from '../combat/close/overrun.js';
import type { GpFireOutcome } from '../combat/gp/gp-fire.js';
import type { GpUnitResult } from '../combat/gp/gp-unit.js';
import type { Judge, Options } from '../options.js';
import { DICE } from '../shared/dice.js';
import { requireOption } from '../shared/requires.js';
import { AppliedModifier, Tally } from '../shared/tally.js';
import { Cover, Grade, Morale, Nation, UnitKind } from '../vocabulary.js';

const CHART = 'morale-modifiers';
const RULE = '7.1.4';

/** Events that call for a check; the last four do so even before the formation is breaking [7.1.2, 7.1.3]. */
export const MoraleTrigger = defineChoice('MoraleTrigger', [
  'movedOut',
  'hit',
  'brewUpInHex',
  'closeAttacked',
  'overrun',
  'commandLost',
  'neighbourLost',
  'flamethrower',
]);
type MoraleTrigger = (typeof MoraleTrigger.values)[number];

/** What morale does to a unit [7.1.5]. */
export const MoraleResult = defineChoice('MoraleResult', ['noCheck', 'none', 'hesitates', 'breaks']);
type Shaken = 'none' | 'hesitates' | 'breaks';
export type MoraleResult = 'noCheck' | Shaken;

/** The state and surroundings of a unit that checks morale [7.1.4]. */
export class MoraleUnit {
  @choice('Kind of unit [7.1.2]', UnitKind, { default: 'squad' }) kind!: UnitKind;
  @choice('Nationality, for the Break Point Table', Nation, { default: 'german' }) nation!: Nation;
  @choice('Unit grade', Grade, { default: 'seasoned' }) grade!: Grade;
  @choice('Cover', Cover, { default: 'none' }) cover!: Cover;
  @flag('Suppressed or damaged') suppressedOrDamaged!: boolean;
  @flag('Had a command other than N/C this turn') commanded!: boolean;
  @flag('An unbroken command unit of its chain is in command range') commandInRange!: boolean;
  @flag('That command unit is in the same hex, option 7.4 [7.4.4]') commandInHex!: boolean;
  @flag('The unit has no radio, option 7.4') noRadio!: boolean;
  @flag('A broken unit of the formation is in command range') brokenNearby!: boolean;
  @integer('Hexes to the nearest enemy it has spotted; none: leave out', { min: 0, max: 200, optional: true })
  nearestEnemy?: number;
  @choice('Morale now', Morale, { default: 'steady' }) morale!: Morale;
}

export class MoraleCheckInput extends MoraleUnit {
  @choice(
    'What happened; hit: fired at, shelled or attacked from the air, whether anything came of it or not [7.1.2, 7.1.3]',
    MoraleTrigger,
    { default: 'hit' },
  )
  trigger!: MoraleTrigger;
  @flag('Losses have reached the formation’s CP# [7.1.2]') breaking!: boolean;
  @flag('Overrun in an improved position or a building [7.1.3]') shelteredOverrun!: boolean;
}

/** The numbers of the Break Point Table; none where nothing is rolled [7.1.4]. */
export class BreakPoint {
  @integer('Highest modified roll that breaks', { min: -100, max: 200, optional: true }) breaksUpTo!: number | null;
  @integer('Highest modified roll that makes it hesitate', { min: -100, max: 200, optional: true })
  hesitatesUpTo!: number | null;
  @integer('The modified roll', { min: -300, max: 400, optional: true }) finalRoll!: number | null;
}
export const NO_BREAK_POINT: BreakPoint = { breaksUpTo: null, hesitatesUpTo: null, finalRoll: null };

export class MoraleCheckOutcome extends BreakPoint {
  @flag('Forced check [7.1.3]') forced!: boolean;
  @list('Modifiers that count', AppliedModifier, { maxItems: 20 }) modifiers!: AppliedModifier[];
  @integer('Their sum', { min: -300, max: 300 }) netModifier!: number;
  @choice('Result [7.1.5]', MoraleResult) result!: MoraleResult;
  @choice('Morale afterwards', Morale) morale!: Morale;
}

const FORCED: readonly MoraleTrigger[] = ['overrun', 'commandLost', 'neighbourLost', 'flamethrower'];

/** The list of 7.1.4; a forced check adds 20, tank fright leaves the enemy out [7.6]. */
export function moraleTally(unit: MoraleUnit, forced: boolean, countEnemy: boolean, umpire: Judge): Tally {
  const tally = new Tally(umpire);
  const grade = umpire.chart('grade-effects').number(unit.grade, 'morale');
  if (grade !== 0) tally.add(RULE, 'unitGrade', grade);
  if (unit.cover === 'medium') tally.addFrom(CHART, RULE, 'coverMedium');
  if (unit.cover === 'heavy') tally.addFrom(CHART, RULE, 'coverHeavy');
  if (unit.commandInRange || unit.commandInHex) {
    if (umpire.options.radioSets && unit.noRadio && !unit.commandInHex) umpire.note('7.4.4', 'command-not-in-hex');
    else tally.addFrom(CHART, RULE, 'commandInRange');
  }
  if (unit.suppressedOrDamaged) tally.addFrom(CHART, RULE, 'suppressedOrDamaged');
  if (forced) tally.addFrom(CHART, [RULE, '7.1.3'], 'forced');
  if (unit.brokenNearby) tally.addFrom(CHART, RULE, 'brokenNearby');
  const { nearestEnemy } = unit;
  if (countEnemy && nearestEnemy !== undefined && nearestEnemy <= 5)
    tally.addFrom(CHART, RULE, nearestEnemy <= 2 ? 'enemyWithin2' : 'enemyWithin5');
  if (unit.commanded) tally.addFrom(CHART, RULE, 'commanded');
  return tally;
}

/** Low breaks, the middle hesitates, high does nothing [7.1.4]. */
export function readBreakPoint(nation: Nation, net: number, umpire: Umpire): BreakPoint & { readonly result: Shaken } {
  const chart = umpire.chart('break-point');
  const breaks = chart.number(nation, 'break');
  const hesitates = chart.number(nation, 'hesitate');
  const final = umpire.roll('morale', d100) + net;
  const result = final <= breaks ? 'breaks' : final <= hesitates ? 'hesitates' : 'none';
  umpire.note(RULE, 'break-point', { final, breaks, hesitates, result });
  return { result, breaksUpTo: breaks, hesitatesUpTo: hesitates, finalRoll: umpire.finalRoll(final) };
}

/** A unit as GP fire leaves it [7.1.4]. */
const shaken = ({ kind, suppression, effect }: GpUnitResult): object => ({
  kind,
  suppressedOrDamaged: suppression !== 'none' || effect === 'damaged',
});

export const moraleCheck = procedure<MoraleCheckInput, MoraleCheckOutcome, Options>({
  id: 'morale-check',
  resolver: 'events',
  title: { en: 'Morale check', ja: '士気チェック' },
  description: {
    en: 'Does an event call for a normal or forced check, and what comes of it: hesitating, broken or nothing.',
    ja: '出来事が通常・強制の士気チェックを要するか、その結果（畏縮・混乱・なし）。',
  },
  rules: ['7.1'],
  dice: [DICE.morale],
  from: {
    'combat/ap-fire': ({ targets }: ApFireOutcome) => ({
      trigger: 'hit',
      kind: 'vehicle',
      suppressedOrDamaged: targets?.[0]?.damaged ?? false,
    }),
    'combat/gp-fire': ({ targets }: GpFireOutcome) => ({ trigger: 'hit', ...(targets?.[0] && shaken(targets[0])) }),
    'combat/overrun': ({ target }: OverrunOutcome) => ({ trigger: 'overrun', ...(target && shaken(target)) }),
  },
  input: MoraleCheckInput,
  outcome: MoraleCheckOutcome,
  example: {
    input: { trigger: 'overrun', grade: 'veteran', commandInRange: true, suppressedOrDamaged: true },
    options: { morale: true },
    dice: { given: [36] },
  },
  resolve(input, umpire) {
    requireOption(umpire, 'morale', '7.1', true);
    if (!umpire.legal) return null;
    const { trigger, breaking, morale } = input;
    // The end of leg units and guns in the hex concerns leg units and guns alone [7.1.2].
    const unmoved = trigger === 'neighbourLost' && input.kind === 'vehicle';
    const forced =
      !breaking && !unmoved && FORCED.includes(trigger) && !(trigger === 'overrun' && input.shelteredOverrun);
    if (unmoved || (!breaking && !forced)) {
      const key = unmoved ? 'no-morale-check-for-vehicles' : 'no-morale-check';
      umpire.note('7.1.2', key, { trigger });
      umpire.summarise(key, { trigger });
      return { ...NO_BREAK_POINT, forced, modifiers: [], netModifier: 0, result: 'noCheck', morale };
    }
    umpire.note(forced ? '7.1.3' : '7.1.2', forced ? 'forced-check' : 'normal-check', { trigger });
    const tally = moraleTally(input, forced, true, umpire);
    const reading = readBreakPoint(input.nation, tally.net, umpire);
    const { result } = reading;
    let after = morale;
    if (result === 'breaks') {
      umpire.note(['7.1.5.2', '7.1.5'], 'unit-breaks');
      after = 'broken';
    } else if (result === 'hesitates') {
      umpire.note(['7.1.5.1', '7.1.5'], morale === 'broken' ? 'broken-already' : 'unit-hesitates');
      if (morale !== 'broken') after = 'hesitating';
    }
    umpire.summarise('morale-summary', { result });
    return { ...reading, forced, modifiers: tally.items, netModifier: tally.net, morale: after };
  },
});
