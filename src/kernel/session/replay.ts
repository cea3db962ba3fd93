import type { Session } from './engine.js';
import type { Entry, SessionState } from './state.js';

/** The state after a whole log, from its beginning: what every stored state must be equal to. */
export function replay(session: Session, entries: Iterable<Entry>): SessionState {
  const states: SessionState[] = [session.open()];
  for (const entry of entries) states.push(session.fold(states.at(-1)!, entry, (version) => states[version]!));
  return states.at(-1)!;
}
