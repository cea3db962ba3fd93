import { OutOfOrderError } from './out-of-order.js';
import type { SessionState } from './state.js';
import type { Command, SessionEvent, Side } from './words.js';

/** What a proposal to go back, an agreement or a refusal does; it stands again when every side has agreed. */
export function undoEvents(sides: readonly Side[], side: Side, command: Command, state: SessionState): SessionEvent[] {
  if (command.type === 'propose-undo') {
    const to = command.to as number;
    if (state.stage !== 'playing') throw new OutOfOrderError('not-all-joined');
    if (to < state.horizon || to >= state.version) throw new OutOfOrderError('undo-out-of-reach');
    const proposed = { type: 'undo-proposed', to, by: side };
    return sides.length === 1 ? [proposed, { type: 'undone', to }] : [proposed];
  }
  const { undo } = state;
  if (!undo) throw new OutOfOrderError('no-undo-proposed');
  if (command.type === 'refuse-undo') return [{ type: 'undo-refused', by: side }];
  if (undo.agreed.includes(side)) throw new OutOfOrderError('already-agreed');
  const agreed = { type: 'undo-agreed', by: side };
  return undo.agreed.length + 1 === sides.length ? [agreed, { type: 'undone', to: undo.to }] : [agreed];
}
