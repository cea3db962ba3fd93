import { type ChoiceOf, choice, defineChoice, flag, list, object, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { MovementCosts } from '../movement/costs.js';
import { Entry, isBuiltUp, isProhibited } from '../movement/entry.js';
import { Mover, movementClass } from '../movement/mover.js';
import type { Judge, Options } from '../options.js';
import { callName } from '../shared/units.js';
import { checkWeather } from '../shared/weather-rule.js';
import { roadUnits, StackingRules } from '../status/stacking-rules.js';
import { Scenario, Weather } from '../vocabulary.js';
import type { AttackOutcome } from './attack.js';
import type { VoluntaryRetreatOutcome } from './voluntary-retreat.js';

export const HexEmptiedBy = defineChoice('HexEmptiedBy', ['retreat', 'failedRetreat', 'stepLoss', 'notEmpty']);
export type HexEmptiedBy = ChoiceOf<typeof HexEmptiedBy>;

export class Victor extends Mover {
  @flag('Adjacent to the emptied hex [11.7]', { default: true }) adjacent!: boolean;
  @flag('Took part in the combat on the winning side [11.7]', { default: true }) tookPart!: boolean;
  @object('The hex, with the hexside this unit would cross [11.7]', Entry, { default: {} }) into!: Entry;
}

export class AdvanceInput {
  @choice('Scenario; series for the standard rules alone', Scenario, { default: 'series' }) scenario!: Scenario;
  @choice('Weather [17.0]', Weather, { default: 'clear' }) weather!: Weather;
  @choice(
    'How the hex was emptied; failedRetreat: a retreat was called for and the units died for want of a hex',
    HexEmptiedBy,
    {
      default: 'retreat',
    },
  )
  emptiedBy!: HexEmptiedBy;
  @flag('The side that would advance retreated voluntarily itself [11.7]') ownRetreat!: boolean;
  @flag('The combat was a barrage [12.4.2]') barrage!: boolean;
  @flag('The next combat has already been begun [11.7]') tooLate!: boolean;
  @list('Units of the victorious side [11.7]', Victor, { minItems: 1, maxItems: 40 }) victors!: Victor[];
}

export class AdvanceOutcome {
  @texts('Units that may advance, within stacking; none need to [11.7]', { max: 60, maxItems: 40 })
  mayAdvance!: string[];
  @flag('They fit into the hex all together; if not, some stay behind [7.1, 11.7]', {}) fitTogether!: boolean;
}

/** On a road outside towns and cities only one unit finds room [7.3]. */
function overfillsRoad(moving: readonly Victor[]): boolean {
  const onRoad = moving.some(({ into }) => (into.roadHex || into.road !== undefined) && !isBuiltUp(into.terrain));
  return onRoad && roadUnits(moving) > 1;
}

/** Who of the victors may enter the hex, and whether all find room there [11.7, 7.1]. */
export function judgeAdvance(
  input: Pick<AdvanceInput, 'scenario' | 'weather' | 'victors'>,
  umpire: Judge,
): AdvanceOutcome {
  const mayAdvance: string[] = [];
  const moving: Victor[] = [];
  input.victors.forEach((unit, at) => {
    const name = callName(unit, at);
    const costs = new MovementCosts(umpire, input.scenario, input.weather, movementClass(unit));
    if (unit.type === 'artillery') umpire.note('12.5', 'artillery-stays', { unit: name });
    else if (unit.type === 'air') umpire.note('13.1', 'air-stays', { unit: name });
    else if (!unit.adjacent || !unit.tookPart) umpire.note('11.7', 'not-a-victor', { unit: name });
    else if (isProhibited(unit, unit.into, costs)) umpire.note(['11.7', 'T.5'], 'advance-prohibited', { unit: name });
    else {
      mayAdvance.push(name);
      moving.push(unit);
    }
  });
  if (mayAdvance.length > 0) umpire.note(['11.7', '11.8'], 'advance-allowed', { units: mayAdvance });
  const column = overfillsRoad(moving);
  const fitTogether = !column && !new StackingRules(input.scenario, umpire).exceeds(moving);
  if (!fitTogether) umpire.note([column ? '7.3' : '7.1', '11.7'], 'advance-overstacks');
  return { mayAdvance, fitTogether };
}

/** How a combat left the hex: only a retreat opens it by itself [11.7]. */
function emptiedIn({ mayAdvance, attacker, defender }: AttackOutcome): { emptiedBy: HexEmptiedBy } {
  if (mayAdvance !== 'none') return { emptiedBy: 'retreat' };
  return { emptiedBy: attacker!.stepLosses + defender!.stepLosses > 0 ? 'stepLoss' : 'notEmpty' };
}

export const advanceOptions = procedure<AdvanceInput, AdvanceOutcome, Options>({
  id: 'advance-options',
  resolver: 'combat',
  title: { en: 'Who may advance after combat', ja: '戦闘後前進できるユニット' },
  description: {
    en: 'Which victorious units may enter the hex just emptied; enemy zones, supply, command and movement points do not matter.',
    ja: '空いたヘクスへ前進できる勝利ユニットを示す。敵ZOC、補給、指揮、移動ポイントは問わない。',
  },
  rules: ['11.7'],
  input: AdvanceInput,
  outcome: AdvanceOutcome,
  from: {
    'combat/attack': emptiedIn,
    'combat/voluntary-retreat': ({ mayAdvance }: VoluntaryRetreatOutcome) => ({
      emptiedBy: mayAdvance === 'none' ? 'notEmpty' : 'retreat',
    }),
    'combat/barrage': () => ({ barrage: true }),
  },
  example: { input: { victors: [{ name: '11th' }, { name: 'battery', type: 'artillery' }] } },
  resolve(input, umpire) {
    checkWeather(input, umpire);
    if (input.barrage) umpire.forbid('12.4.2', 'no-advance-after-barrage');
    if (input.tooLate) umpire.forbid('11.7', 'advance-at-once');
    if (input.ownRetreat) umpire.forbid('11.7', 'retreated-itself');
    if (input.emptiedBy === 'notEmpty') umpire.forbid('11.7', 'hex-not-empty');
    if (input.emptiedBy === 'stepLoss') {
      if (umpire.options.advanceOnElimination)
        umpire.note('11.7', 'advance-after-losses', { option: 'advanceOnElimination' });
      else umpire.forbid('11.7', 'no-advance-after-losses', { option: 'advanceOnElimination' });
    }
    if (!umpire.legal) return null;
    const found = judgeAdvance(input, umpire);
    const { mayAdvance } = found;
    umpire.summarise(mayAdvance.length > 0 ? 'advance-summary' : 'advance-nobody', { units: mayAdvance });
    return found;
  },
});
