import { type ChoiceOf, choice, defineChoice, integer } from '../../../kernel/fields/index.js';
import { procedure } from '../../../kernel/procedures/index.js';
import type { Options } from '../options.js';

export const Phase = defineChoice('Phase', [
  'initiative',
  'weather',
  'airBombardment',
  'firstMovement',
  'firstCombat',
  'secondMovement',
  'secondCombat',
  'turnMarker',
]);
export type Phase = ChoiceOf<typeof Phase>;

export const PhaseAction = defineChoice('PhaseAction', [
  'decideInitiative',
  'rollWeather',
  'bombard',
  'judgeForMovement',
  'enterReinforcements',
  'move',
  'declareAttacks',
  'judgeForCombat',
  'allotDefensiveAir',
  'allotAttackAir',
  'declareAssault',
  'allotAttackArtillery',
  'allotDefensiveArtillery',
  'retreatVoluntarily',
  'resolveCombat',
  'advanceMarker',
]);
export type PhaseAction = ChoiceOf<typeof PhaseAction>;

const PhaseLetter = defineChoice('PhaseLetter', ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']);
export const PlayerOrder = defineChoice('PlayerOrder', ['first', 'second']);
export type PlayerOrder = ChoiceOf<typeof PlayerOrder>;

export class PhaseActionInput {
  @choice('Phase the turn is in [5.0]', Phase) phase!: Phase;
  @choice('What a player would do [5.0]', PhaseAction) action!: PhaseAction;
  @choice('First or second player of the turn [5.0]', PlayerOrder) player!: PlayerOrder;
  @integer('Step of the phase reached so far, as numbered in the answer; earlier steps are over [5.0]', {
    min: 0,
    max: 8,
    optional: true,
  })
  stepReached?: number;
}

export class PhaseActionOutcome {
  @choice('Letter of the phase [5.0]', PhaseLetter) letter!: ChoiceOf<typeof PhaseLetter>;
  @integer('Step within the phase [5.0]', { min: 0, max: 8 }) step!: number;
  @choice('Phase that follows; after the last the next turn begins', Phase) nextPhase!: Phase;
}

/** Movement and combat come twice, once for each player [5.0]. */
const kindOf = (phase: Phase): string =>
  phase.endsWith('Movement') ? 'movement' : phase.endsWith('Combat') ? 'combat' : phase;

const phasingPlayer = (phase: Phase): PlayerOrder => (phase.startsWith('second') ? 'second' : 'first');

export const phaseAction = procedure<PhaseActionInput, PhaseActionOutcome, Options>({
  id: 'phase-action',
  resolver: 'status',
  title: { en: 'Sequence of play', ja: 'ターンの手順' },
  description: {
    en: 'Whether a player may do a thing in this phase of the turn, at which step, and what comes next.',
    ja: 'そのフェイズでその行動ができるか、どの段階か、次は何かを示す。',
  },
  rules: ['5.0'],
  input: PhaseActionInput,
  outcome: PhaseActionOutcome,
  example: { input: { phase: 'firstCombat', action: 'allotDefensiveAir', player: 'second' } },
  resolve({ phase, action, player, stepReached }, umpire) {
    const actions = umpire.chart('phase-actions');
    const home = actions.text(action, 'phase');
    const who = actions.text(action, 'player');
    const step = actions.number(action, player === 'first' ? 'order' : 'second');
    if (home !== kindOf(phase)) umpire.forbid('5.0', 'wrong-phase', { action, phase });
    else if (who !== 'both') {
      const phasing = phasingPlayer(phase) === player;
      if (phasing !== (who === 'phasing')) umpire.forbid('5.0', 'wrong-player', { action, phase, player });
    }
    // Steps 4 to 8 come round again with every combat; only those before them are over for good.
    const over = stepReached !== undefined && stepReached > step && (home !== 'combat' || step < 4);
    if (over) umpire.forbid(action === 'declareAttacks' ? ['11.1', '5.0'] : '5.0', 'step-over', { action });
    if (!umpire.legal) return null;
    const order = umpire.chart('sequence-of-play');
    const at = Phase.values.indexOf(phase);
    const nextPhase = Phase.values[(at + 1) % Phase.values.length]!;
    const letter = order.rows[at] as ChoiceOf<typeof PhaseLetter>;
    umpire.note(action === 'retreatVoluntarily' ? ['5.0', '11.61'] : '5.0', 'action-allowed', { action, letter, step });
    umpire.summarise('phase-summary', { action, letter, step });
    return { letter, step, nextPhase };
  },
});
