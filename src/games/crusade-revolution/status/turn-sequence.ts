import { choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

/** Everything a turn may hold, in the book's order [6.0, G21]. */
const TurnStep = defineChoice('TurnStep', [
  'checkWarPhase',
  'discardCombatCards',
  'drawCards',
  'actionRounds',
  'nationalistAttrition',
  'republicanRoundSix',
  'republicanAttrition',
  'warStatusTable',
  'automaticVictory',
  'republicanReplacements',
  'nationalistReplacements',
  'removeWorks',
  'isolatedSpacesEnd',
  'siegesDecay',
  'faceUpCardsDiscarded',
  'madridObjective',
  'deployCorps',
  'fillReserve',
  'militarization',
  'advanceTurn',
  'gameEnds',
]);
type TurnStep = (typeof TurnStep.values)[number];

interface StepRule {
  readonly step: TurnStep;
  readonly rules: readonly [string, ...string[]];
  readonly when?: (turn: number) => boolean;
}

const FIFTH = (turn: number): boolean => turn === 5;
const SEQUENCE: readonly StepRule[] = [
  { step: 'checkWarPhase', rules: ['6.0.A.1', '6.0.A', '6.0'] },
  { step: 'discardCombatCards', rules: ['6.0.A.2', '8.5.3.6'] },
  { step: 'drawCards', rules: ['6.0.A.3'] },
  { step: 'actionRounds', rules: ['6.0.B', '7.1.1', '7.1.2', '7.1.5', '7.1', '7.0'] },
  { step: 'nationalistAttrition', rules: ['6.0.C.1', '6.0.C', '13.3.7'] },
  { step: 'republicanRoundSix', rules: ['7.1.5', '6.0.B'] },
  { step: 'republicanAttrition', rules: ['6.0.C.2', '6.0.C', '13.3.7'] },
  { step: 'warStatusTable', rules: ['6.0.D.1', '6.0.D'] },
  { step: 'automaticVictory', rules: ['6.0.D.2', '5.2.1', '5.2'] },
  { step: 'republicanReplacements', rules: ['6.0.E.1', '6.0.E', '8.4.4'] },
  { step: 'nationalistReplacements', rules: ['6.0.E.2', '6.0.E', '8.4.4'] },
  { step: 'removeWorks', rules: ['6.0.F.1', '10.2.10', '6.0.F'] },
  { step: 'isolatedSpacesEnd', rules: ['6.0.F.2', '16.2.6'], when: FIFTH },
  { step: 'siegesDecay', rules: ['6.0.F.3', '16.1.6'], when: (turn) => turn >= 6 },
  { step: 'faceUpCardsDiscarded', rules: ['8.5.3.5'] },
  { step: 'madridObjective', rules: ['17.3.2', '17.3'], when: FIFTH },
  { step: 'deployCorps', rules: ['15.2.1', '15.2'], when: FIFTH },
  { step: 'fillReserve', rules: ['15.2.2', '15.2.2.2'], when: FIFTH },
  { step: 'militarization', rules: ['15.2.3'], when: FIFTH },
];

class SequenceInput {
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @integer('Last turn of the scenario [6.0.F.4]', { min: 1, max: 18, default: 18 }) lastTurn!: number;
  @choice('The step just finished; the first step comes next if left out', TurnStep, { optional: true })
  after?: TurnStep;
  @flag('Somebody has won [6.0.F.4]') won!: boolean;
}
class StepInTurn {
  @choice('What is done', TurnStep) step!: TurnStep;
  @text('Its section', { max: 12 }) rule!: string;
}
class SequenceOutcome {
  @list('The steps of the turn that are left, in order', StepInTurn, { maxItems: 21 }) steps!: StepInTurn[];
  @choice('What comes next', TurnStep, { optional: true }) next?: TurnStep;
}

export const turnSequence = procedure<SequenceInput, SequenceOutcome, Options>({
  id: 'turn-sequence',
  resolver: 'status',
  title: { en: 'Sequence of play', ja: 'プレイの手順' },
  description: {
    en: 'The steps of a turn in order, and what comes after a given one.',
    ja: 'ターンの手順と、ある手順の次に来るものを示す。',
  },
  rules: ['6.0'],
  input: SequenceInput,
  outcome: SequenceOutcome,
  example: { input: { turn: 3 } },
  resolve(input, umpire) {
    if (input.turn > input.lastTurn) {
      umpire.forbid('6.0.F.4', 'turn-after-last', { turn: input.turn, last: input.lastTurn });
      return null;
    }
    const ends = input.won || input.turn === input.lastTurn;
    const last: StepRule = ends
      ? { step: 'gameEnds', rules: input.won ? ['5.2.1', '6.0.F.4', '5.2'] : ['6.0.F.4', '5.1.1', '5.1'] }
      : { step: 'advanceTurn', rules: ['6.0.F.4'] };
    const deploys = (step: TurnStep): boolean =>
      step === 'deployCorps' || step === 'fillReserve' || step === 'militarization';
    const all = [
      ...SEQUENCE.filter(({ step, when }) => (when?.(input.turn) ?? true) && !(ends && deploys(step))),
      last,
    ];
    const done = input.after === undefined ? -1 : all.findIndex(({ step }) => step === input.after);
    if (input.after !== undefined && done < 0) {
      umpire.forbid('6.0', 'step-not-this-turn', { step: input.after, turn: input.turn });
      return null;
    }
    const left = input.won ? [last] : all.slice(done + 1);
    for (const { step, rules } of left) umpire.note(rules, 'turn-step', { step });
    const next = left[0]?.step;
    umpire.summarise(next ? 'sequence-next' : 'sequence-over', { step: next ?? '-', turn: input.turn });
    return { steps: left.map(({ step, rules }) => ({ step, rule: rules[0] })), ...(next ? { next } : {}) };
  },
});
