import { choice, defineChoice, flag, integer, texts } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import { WarPhase } from '../events/card-input.js';
import type { Judge, Options } from '../options.js';
import { Side } from '../vocabulary.js';

const ScenarioName = defineChoice('ScenarioName', [
  'warOfTheColumns',
  'fullCampaign',
  'collapseOfTheNorthernFront',
  'twoYearsOfWar',
]);
const ACTION_MARKERS = 6;
const MOVE_ATTACK_MARKERS = 5;

class ScenarioInput {
  @choice('Scenario [4.0]', ScenarioName) scenario!: string;
  @integer('Action markers beside each player [4.1.1]', { min: 0, max: 12, default: 6 }) actionMarkers!: number;
  @integer('Move/Attack markers [4.1.2]', { min: 0, max: 12, default: 5 }) moveAttackMarkers!: number;
  @choice('Who has the Move/Attack markers [4.1.2]', Side, { default: 'nationalist' }) markersBeside!: Side;
  @flag('Every listed unit stands where the scenario says, the rest aside [4.2.1, 4.2.2]', { default: true })
  unitsPlaced!: boolean;
  @texts('Cards in the Nationalist opening hand', { max: 4, maxItems: 9, optional: true }) nationalistHand?: string[];
  @flag('The Nationalist opening hand has a corps reinforcement card [4.3.2]', { default: true })
  nationalistCorpsCard!: boolean;
  @flag('The Republican opening hand has a corps reinforcement card [4.3.2]', { default: true })
  republicanCorpsCard!: boolean;
  @flag('Starting morale is asked for too: the book gives it for the campaign alone [16.3.1]') askMorale!: boolean;
}
class ScenarioOutcome {
  @integer('First turn', { min: 1, max: 18 }) firstTurn!: number;
  @integer('Last turn', { min: 1, max: 18 }) lastTurn!: number;
  @choice('War phase it begins in', WarPhase) phase!: string;
  @flag('It goes through more than one war phase [15.1.1]') severalPhases!: boolean;
  @choice('Who acts first [4.1.2]', Side) first!: Side;
  @integer('Starting Republican Morale, where asked for and printed [16.3.1]', { min: 0, max: 29, optional: true })
  morale?: number;
}

export const scenario = procedure<ScenarioInput, ScenarioOutcome, Options>({
  id: 'scenario',
  resolver: 'status',
  title: { en: 'Setting a scenario up', ja: 'シナリオのセットアップ' },
  description: {
    en: 'Turns and phases of a scenario, and whether markers, units and opening hands are set up as the book says.',
    ja: 'シナリオのターンと段階、マーカー・ユニット・最初の手札の準備を確かめる。',
  },
  rules: ['4.0'],
  input: ScenarioInput,
  outcome: ScenarioOutcome,
  example: { input: { scenario: 'fullCampaign' } },
  resolve(input, umpire) {
    const chart = umpire.chart('scenarios');
    const firstTurn = chart.number(input.scenario, 'firstTurn');
    const lastTurn = chart.number(input.scenario, 'lastTurn');
    umpire.note('4.0', 'scenario-turns', { scenario: input.scenario, firstTurn, lastTurn });
    checkMarkers(input, umpire);
    if (input.unitsPlaced) umpire.note(['4.2.1', '4.2.2', '4.2'], 'units-set-up');
    else umpire.forbid(['4.2.1', '4.2.2', '4.2'], 'units-not-set-up');
    checkHands(input, firstTurn, umpire);
    if (!umpire.legal) return null;
    const track = umpire.chart('turn-track');
    const phase = track.text(firstTurn, 'phase');
    const severalPhases = track.text(lastTurn, 'phase') !== phase;
    if (severalPhases) umpire.note(['15.1.1', '15.1'], 'scenario-phases');
    const morale = input.askMorale ? chart.number(input.scenario, 'startingMorale') : undefined;
    if (morale !== undefined) umpire.note('16.3.1', 'scenario-morale', { morale });
    umpire.summarise('scenario-summary', { scenario: input.scenario, firstTurn, lastTurn });
    return {
      firstTurn,
      lastTurn,
      phase,
      severalPhases,
      first: 'nationalist',
      ...(morale === undefined ? {} : { morale }),
    };
  },
});

/** 4.1.1-4.1.3 */
function checkMarkers(input: ScenarioInput, umpire: Judge): void {
  if (input.actionMarkers !== ACTION_MARKERS)
    umpire.forbid(['4.1.1', '4.1'], 'markers-action', { wanted: ACTION_MARKERS });
  if (input.moveAttackMarkers !== MOVE_ATTACK_MARKERS || input.markersBeside !== 'nationalist')
    umpire.forbid(['4.1.2', '4.1'], 'markers-move-attack', { wanted: MOVE_ATTACK_MARKERS });
  if (umpire.legal) umpire.note(['4.1.1', '4.1.2', '4.1.3', '4.1'], 'markers-set-up');
}

/** 4.3.1, 4.3.2 */
function checkHands(input: ScenarioInput, firstTurn: number, umpire: Judge): void {
  if (firstTurn === 1) {
    if (input.nationalistHand && !input.nationalistHand.includes('N1'))
      umpire.forbid(['4.3.1', '4.3'], 'hand-air-bridge');
    else umpire.note(['4.3.1', '4.3'], 'hand-begins-with-air-bridge');
    return;
  }
  for (const side of ['nationalist', 'republican'] as const)
    if (!input[`${side}CorpsCard`]) umpire.forbid(['4.3.2', '15.1.2', '4.3'], 'hand-corps-card', { side });
  if (umpire.legal) umpire.note(['4.3.2', '15.1.2', '4.3'], 'hand-corps-cards');
}
