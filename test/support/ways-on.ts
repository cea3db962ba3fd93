import type { Dice } from '../../src/kernel/dice/index.js';
import type { Session, SessionState } from '../../src/kernel/session/index.js';

/** Ways to go on, so many commands deep, every side's counted alike. */
export function waysOn(session: Session, state: SessionState, depth: number, dice: Dice): number {
  const side = session.waitingFor(state)[0];
  if (side === undefined) return 0;
  const { actions } = session.actions(state, side);
  if (depth === 1) return actions.length;
  return actions.reduce((sum, { command }) => {
    const next = session.decide(state, side, command, dice, () => state).state;
    return sum + waysOn(session, next, depth - 1, dice);
  }, 0);
}
