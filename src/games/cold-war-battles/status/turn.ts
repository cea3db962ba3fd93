import { type ChoiceOf, choice, defineChoice, flag, integer, list, text } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Cite } from '../../../kernel/rulings/index.js';
import { isMonsoon } from '../combat/column-shifts.js';
import type { Options } from '../options.js';
import { Battle, Side } from '../vocabulary.js';

class TurnInput {
  @choice('Battle', Battle) battle!: Battle;
  @integer('Game turn', { min: 1, max: 9 }) turn!: number;
}

const PhaseOfTurn = defineChoice('PhaseOfTurn', [
  'randomEvents',
  'reinforcement',
  'movement',
  'combat',
  'recovery',
  'turnRecord',
]);
type PhaseOfTurn = ChoiceOf<typeof PhaseOfTurn>;

class TurnPhase {
  @text('Step of the sequence [4.3]', { max: 6 }) step!: string;
  @choice('Phase [4.3]', PhaseOfTurn) phase!: PhaseOfTurn;
  @choice('Side that acts', Side, { optional: true }) side!: Side | null;
}

class TurnOutcome {
  @text('Date', { max: 30 }) date!: string;
  @choice('First player [16.1, 17.1]', Side) firstPlayer!: Side;
  @choice('Second player', Side) secondPlayer!: Side;
  @list('Phases in order [4.3]', TurnPhase, { maxItems: 10 }) phases!: TurnPhase[];
  @flag('Monsoon [17.33]') monsoon!: boolean;
  @flag('The last turn: victory is judged after it [4.1]') lastTurn!: boolean;
}

/** The chapter that rules each phase. */
const CHAPTER: Readonly<Record<PhaseOfTurn, Cite>> = {
  randomEvents: ['4.3', '5.0', '5.1'],
  reinforcement: ['4.3', '6.0', '6.1'],
  movement: ['4.3', '7.0', '7.1'],
  combat: ['4.3', '9.0', '10.0', '12.0'],
  recovery: ['4.3', '11.4'],
  turnRecord: ['4.3', '4.1'],
};

/** [4.0]: the sequence of one game turn. */
export const turn = procedure<TurnInput, TurnOutcome, Options>({
  id: 'turn',
  resolver: 'status',
  title: { en: 'Game turn', ja: 'ゲームターン' },
  description: {
    en: 'The phases of a game turn in order, with the side that acts in each, the date and the weather.',
    ja: 'ゲームターンの手順を、担当する陣営、日付、天候とともに示します。',
  },
  rules: ['4.0'],
  input: TurnInput,
  outcome: TurnOutcome,
  example: { input: { battle: 'angola87', turn: 6 } },

  resolve({ battle, turn: number }, umpire) {
    const budapest = battle === 'budapest56';
    const facts = umpire.chart('battles');
    const first = facts.text(battle, 'firstPlayer') as Side;
    const second = facts.text(battle, 'secondPlayer') as Side;
    umpire.note([budapest ? '16.1' : '17.1', '3.3'], 'players', { first, second });
    const track = umpire.chart(budapest ? 'budapest-turns' : 'angola-turns');
    const date = track.text(number, 'date');
    umpire.note(['4.1', '4.0'], 'turn-date', { turn: number, date });
    const sequence = umpire.chart('sequence-of-play');
    const phases: TurnPhase[] = [];
    for (const step of sequence.rows) {
      const phase = sequence.text(step, 'phase') as PhaseOfTurn;
      if (phase === 'randomEvents' && !track.flag(number, 'randomEvent')) {
        umpire.note(['5.1', '5.0'], 'no-event-first-turn');
        continue;
      }
      const who = sequence.text(step, 'who');
      const side = who === 'first' ? first : who === 'second' ? second : null;
      const actor = phase === 'randomEvents' ? (track.text(number, 'roller') as Side) : side;
      umpire.note(CHAPTER[phase], 'phase', { step, phase, side: actor ?? 'both' });
      phases.push({ step, phase, side: actor });
    }
    const monsoon = isMonsoon(number, first, umpire);
    if (!budapest) umpire.note('17.33', monsoon ? 'monsoon-reigns' : 'no-monsoon');
    const lastTurn = number === facts.number(battle, 'turns');
    if (lastTurn) umpire.note(['4.1', '3.3'], 'last-turn');
    umpire.summarise('turn-summary', { turn: number, date, first, second });
    return { date, firstPlayer: first, secondPlayer: second, phases, monsoon, lastTurn };
  },
});
