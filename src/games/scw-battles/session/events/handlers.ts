import type { SessionEvent } from '../../../../kernel/session/index.js';
import type { Position } from '../position.js';

/** One event, one change. */
type Handler = (position: Position, event: SessionEvent) => Position;
export type Handlers = Readonly<Record<string, Handler>>;
