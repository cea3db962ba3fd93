import { choice, defineChoice, flag, integer, object, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Judge, Options } from '../options.js';
import { DATES, dateIndex, isNight } from '../shared/calendar.js';
import { CampaignFrame, checkDate, chitsOf, FRAME, firstDate, lastDate } from '../shared/campaign-frame.js';
import { dr } from '../shared/dice.js';
import { Campaign, DATE, Side } from '../vocabulary.js';

const Chit = defineChoice('Chit', ['attack', 'idle']);
const ScenarioType = defineChoice('ScenarioType', ['dualAttack', 'axisAttack', 'britishAttack', 'idle']);
type ScenarioType = 'dualAttack' | 'axisAttack' | 'britishAttack' | 'idle';
const SideOrNone = defineChoice('SideOrNone', ['none', 'british', 'axis']);

class InitiativeInput {
  @choice('Campaign [3.6211]', Campaign) campaign!: Campaign;
  @object(FRAME, CampaignFrame, { optional: true }) frame?: CampaignFrame;
  @text('CG date [3.621]', DATE) date!: string;
  @choice('Axis chit [3.6212]', Chit) axis!: 'attack' | 'idle';
  @choice('British chit [3.6212]', Chit) british!: 'attack' | 'idle';
  @integer('Attack chits the Axis have spent [3.6211]', { min: 0, max: 12, default: 0 }) axisSpent!: number;
  @integer('Attack chits the British have spent [3.6211]', { min: 0, max: 12, default: 0 }) britishSpent!: number;
  @flag('A British unit is Retained on map [3.6212]', { default: true }) britishOnMap!: boolean;
}

class InitiativeOutcome {
  @choice('Kind of scenario [3.6213]', ScenarioType) scenario!: ScenarioType;
  @choice('Who sets up first [3.6213]', SideOrNone) setsUpFirst!: 'none' | Side;
  @choice('Who moves first; in a dual attack decided after set-up [3.623]', SideOrNone) movesFirst!: 'none' | Side;
  @flag('Night rules with both sides as Scenario Attacker [3.6213]') bothNightAttackers!: boolean;
  @text('Step that comes next: 3.622, or 3.612 after an Idle date [3.6212]', { max: 6 }) nextStep!: string;
  @text('Next CG date after an Idle one', { max: 4, optional: true }) nextDate!: string | null;
  @integer('Attack chits the Axis have left [3.6211]', { min: 0, max: 12 }) axisLeft!: number;
  @integer('Attack chits the British have left [3.6211]', { min: 0, max: 12 }) britishLeft!: number;
}

export const initiative = procedure<InitiativeInput, InitiativeOutcome, Options>({
  id: 'initiative',
  resolver: 'events',
  title: { en: 'Initiative', ja: '主導権' },
  description: {
    en: 'Both chits: what scenario follows, who sets up first, what is next.',
    ja: '両軍のチットから、シナリオの種別、先に配置する側、次の手順を答える。',
  },
  rules: ['3.621'],
  input: InitiativeInput,
  outcome: InitiativeOutcome,
  dice: dr(
    'set-up order',
    { en: 'set-up order', ja: '配置順' },
    { en: 'where both sides attack', ja: '両軍が攻撃を選んだとき' },
  ),
  from: { 'status/new-date': ({ date }: { date: string }) => ({ date }) },
  example: { input: { campaign: 'I', date: '14AM', axis: 'attack', british: 'idle' } },
  resolve(input, umpire) {
    if (!checkDate(umpire, input, input.date)) return null;
    if (input.date === firstDate(umpire, input)) {
      umpire.forbid(['3.5', '3.6211'], 'no-chits-at-first', { date: input.date });
      return null;
    }
    const axisLeft = spend(input, umpire, 'axis', input.axis, input.axisSpent);
    const britishLeft = spend(input, umpire, 'british', input.british, input.britishSpent);
    if (input.axis === 'attack' && !input.britishOnMap) umpire.forbid('3.6212', 'axis-cannot-attack');
    if (!umpire.legal) return null;
    if (input.axis === 'attack') umpire.note('3.6211', 'chit-spent', { side: 'axis', left: axisLeft });
    if (input.british === 'attack') umpire.note('3.6211', 'chit-spent', { side: 'british', left: britishLeft });
    const scenario = umpire.chart('initiative').text(input.axis, input.british) as ScenarioType;
    umpire.note(['3.6212', '3.621'], 'scenario-kind', { scenario });
    umpire.summarise('scenario-kind', { scenario });
    const rest = { scenario, axisLeft, britishLeft };
    if (scenario === 'idle') {
      const last = lastDate(umpire, input);
      const nextDate = input.date === last ? null : DATES[dateIndex(input.date) + 1]!;
      umpire.note('3.6212', 'idle-date', { next: nextDate });
      return {
        ...rest,
        setsUpFirst: 'none',
        movesFirst: 'none',
        bothNightAttackers: false,
        nextStep: '3.612',
        nextDate,
      };
    }
    const night = scenario === 'dualAttack' && isNight(input.date);
    if (night) umpire.note(['3.6213', 'CG3'], 'night-dual-attack');
    const [setsUpFirst, movesFirst] = order(umpire, scenario);
    return { ...rest, setsUpFirst, movesFirst, bothNightAttackers: night, nextStep: '3.622', nextDate: null };
  },
});

/** Attack chits are limited for the whole campaign; the initial scenario spends none [3.6211, 3.31]. */
function spend(input: InitiativeInput, umpire: Judge, side: Side, chit: string, spent: number): number {
  let limit = chitsOf(umpire, input, side);
  if (umpire.options.balance === side && input.campaign !== 'III') {
    limit += 1;
    umpire.note('3.31', 'extra-chit', { side });
  }
  const left = Math.max(0, limit - spent);
  if (chit === 'idle') return left;
  if (left === 0) umpire.forbid('3.6211', 'chits-used-up', { side, limit });
  return Math.max(0, left - 1);
}

/** In a dual attack the British roll for set-up; the first mover is diced for later [3.6213]. */
function order(umpire: Judge, scenario: ScenarioType): [Side, 'none' | Side] {
  const types = umpire.chart('scenario-types');
  if (scenario !== 'dualAttack') {
    const first = types.text(scenario, 'setsUpFirst') as Side;
    umpire.note('3.6213', 'sets-up-first', { side: first });
    return [first, types.text(scenario, 'movesFirst') as Side];
  }
  const table = umpire.chart('side-by-dr');
  const roll = umpire.roll('set-up order');
  const first = String(table.cell(table.rowFor(roll), 0)) as Side;
  umpire.note('3.6213', 'setup-order-roll', { roll, side: first });
  return [first, 'none'];
}

class FirstMoveInput {
  @choice('Kind of scenario [3.6213]', ScenarioType) scenario!: ScenarioType;
  @integer('British SAN to announce [3.623]', { min: 0, max: 12, default: 2 }) britishSan!: number;
  @integer('Axis SAN to announce [3.623]', { min: 0, max: 12, default: 2 }) axisSan!: number;
}

class FirstMoveOutcome {
  @choice('Who moves first [3.623]', Side) movesFirst!: Side;
}

export const firstMove = procedure<FirstMoveInput, FirstMoveOutcome, Options>({
  id: 'first-move',
  resolver: 'events',
  title: { en: 'Start of the scenario', ja: 'シナリオの開始' },
  description: { en: 'SAN announced, and who moves first.', ja: 'SAN を告げ、先攻を決める。' },
  rules: ['3.623'],
  input: FirstMoveInput,
  outcome: FirstMoveOutcome,
  dice: dr(
    'first move',
    { en: 'first move', ja: '先攻' },
    { en: 'where both sides attack', ja: '両軍が攻撃を選んだとき' },
  ),
  from: { 'events/initiative': ({ scenario }: InitiativeOutcome) => ({ scenario }) },
  example: { input: { scenario: 'dualAttack' }, dice: { given: [4] } },
  resolve({ scenario, britishSan, axisSan }, umpire) {
    if (scenario === 'idle') {
      umpire.forbid('3.6212', 'no-scenario-when-idle');
      return null;
    }
    umpire.note('3.623', 'san-announced', { british: britishSan, axis: axisSan });
    let movesFirst: Side;
    if (scenario === 'dualAttack') {
      const table = umpire.chart('side-by-dr');
      const roll = umpire.roll('first move');
      movesFirst = String(table.cell(table.rowFor(roll), 0)) as Side;
      umpire.note('3.623', 'first-move-roll', { roll, side: movesFirst });
    } else {
      movesFirst = umpire.chart('scenario-types').text(scenario, 'movesFirst') as Side;
      umpire.note('3.623', 'second-setter-moves', { side: movesFirst });
    }
    umpire.summarise('moves-first', { side: movesFirst });
    return { movesFirst };
  },
});
