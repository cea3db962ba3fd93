import { type Phase, PhaseTrack } from '../../../kernel/session/index.js';
import chart from '../charts/sequence-of-play.json' with { type: 'json' };

export type StepName = string;

/** One step of the game turn, as the printed sequence lists it [4.3]. */
export interface SequenceStep extends Phase {
  readonly phase: string;
  readonly who: 'first' | 'second' | 'either' | 'both';
}

const STEPS: readonly SequenceStep[] = chart.rows.map((id, i) => ({
  id,
  rule: chart.rule,
  phase: chart.cells[i]![0]!,
  who: chart.cells[i]![1] as SequenceStep['who'],
}));

export const trackOf = (turns: number): PhaseTrack<StepName> => new PhaseTrack(STEPS, turns);

export const stepNamed = (id: string): SequenceStep | undefined => STEPS.find((step) => step.id === id);

/** The step in which a player has a phase. */
export const stepIn = (phase: string, who: 'first' | 'second'): SequenceStep | undefined =>
  STEPS.find((step) => step.phase === phase && step.who === who);
