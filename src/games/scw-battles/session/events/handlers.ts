import type { SessionEvent } from '../../../../kernel/session/index.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';

/** One event, one change. */
export type Handler = (position: Position, event: SessionEvent, table: Table) => Position;
export type Handlers = Readonly<Record<string, Handler>>;
