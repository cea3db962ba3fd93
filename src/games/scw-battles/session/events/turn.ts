import type { Result } from '../../../../kernel/session/index.js';
import { opponentOf, type Side, type Weather } from '../../vocabulary.js';
import type { PhaseId, Position, Step, UnitState } from '../position.js';
import type { Handlers } from './handlers.js';

/** Drops marks that end with a phase or turn; counters without any stay the same objects. */
function cleared(units: Position['units'], marks: readonly (keyof UnitState)[]): Position['units'] {
  let next: Record<string, UnitState> | undefined;
  for (const [id, state] of Object.entries(units)) {
    if (!marks.some((mark) => state[mark] !== undefined)) continue;
    next ??= { ...units };
    const kept = Object.entries(state).filter(([mark]) => !marks.includes(mark as keyof UnitState));
    next[id] = Object.fromEntries(kept) as unknown as UnitState;
  }
  return next ?? units;
}

/** What a phase begins with; initiative and weather are settled without anybody's doing. */
const STEPS: Readonly<Partial<Record<PhaseId, Step>>> = {
  'first-bombardment': 'bombing',
  'second-bombardment': 'bombing',
  'first-movement': 'moving',
  'first-combat': 'declaring',
  'second-movement': 'moving',
  'second-combat': 'declaring',
};

export const isMovement = (phase: PhaseId): boolean => phase.endsWith('-movement');
export const isCombat = (phase: PhaseId): boolean => phase.endsWith('-combat');

const phasingIn = (phase: PhaseId, first: Side): Side => (phase.startsWith('second') ? opponentOf(first) : first);

/** The turn, its phases and their steps, and the end [5.0]. */
export const turnEvents: Handlers = {
  'set-up-passed': (position, { to }) => ({ ...position, phasing: to as Side }),

  'phase-began': (position, event) => {
    const { turn, phase } = event as unknown as { turn: number; phase: PhaseId };
    const next: Position = {
      ...position,
      turn,
      phase,
      step: STEPS[phase] ?? position.step,
      phasing: phasingIn(phase, position.first),
      mover: null,
      combats: [],
      current: null,
      bombers: {},
    };
    if (phase === 'initiative') return { ...next, units: cleared(position.units, ['flown']) };
    if (isMovement(phase))
      return { ...next, units: cleared(position.units, ['spent', 'entered', 'carried', 'cameFrom']) };
    return isCombat(phase) ? { ...next, units: cleared(position.units, ['fired']) } : next;
  },

  'initiative-decided': (position, { first }) => ({ ...position, first: first as Side }),

  'weather-set': (position, { weather }) => ({ ...position, weather: weather as Weather }),

  'air-points-received': (position, { side, points }) => ({
    ...position,
    airPoints: { ...position.airPoints, [side as Side]: points as number },
  }),

  'step-reached': (position, { step, combat }) => ({
    ...position,
    step: step as Step,
    ...(combat === undefined ? {} : { current: combat as number | null }),
  }),

  'game-over': (position, { result }) => ({ ...position, step: 'over', result: result as Result }),
};
