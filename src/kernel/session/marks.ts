import type { Entry, SessionState } from './state.js';
import type { Side } from './words.js';

/** The state after an entry, all but the position. */
export function marksAfter(state: SessionState, entry: Entry): Omit<SessionState, 'position'> {
  let { stage, begun, seeds, keys = {}, horizon, result } = state;
  let undo: SessionState['undo'] = null;
  for (const event of entry.events) {
    if (event.reveals) horizon = entry.version;
    switch (event.type) {
      case 'joined':
        seeds = { ...seeds, [event.side as Side]: event.seed as string };
        if (event.publicKey !== undefined) keys = { ...keys, [event.side as Side]: event.publicKey as string };
        horizon = entry.version;
        break;
      case 'seat-left':
      case 'seat-taken': {
        // Whoever left signs no more; whoever comes signs with a key of his own, if with any.
        const { [event.side as Side]: _left, ...others } = keys;
        keys = event.publicKey === undefined ? others : { ...others, [event.side as Side]: event.publicKey as string };
        horizon = entry.version;
        break;
      }
      case 'timed-out':
        horizon = entry.version;
        break;
      case 'began':
        stage = 'playing';
        begun = true;
        break;
      case 'ended':
        stage = 'over';
        result = event.result as SessionState['result'];
        break;
      case 'undo-proposed':
        undo = { to: event.to as number, agreed: [event.by as Side] };
        break;
      case 'undo-agreed':
        undo = state.undo && { ...state.undo, agreed: [...state.undo.agreed, event.by as Side] };
        break;
    }
  }
  const rules = state.rules ?? null;
  const moved = entry.line !== state.line || stage !== state.stage ? entry.version : (state.moved ?? 0);
  return { version: entry.version, line: entry.line, moved, stage, begun, seeds, keys, undo, horizon, rules, result };
}
