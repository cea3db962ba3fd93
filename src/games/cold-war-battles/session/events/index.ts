import type { SessionEvent } from '../../../../kernel/session/index.js';
import type { Position } from '../position.js';
import type { Table } from '../table.js';
import { bookKeeping } from './book-keeping.js';
import { combat } from './combat.js';
import { flow } from './flow.js';
import { units } from './units.js';

type AnyHandler = (position: Position, event: SessionEvent, table: Table) => Position;

const handlers = { ...flow, ...units, ...bookKeeping, ...combat } as Readonly<Record<string, AnyHandler>>;

/** The position after one event. */
export function evolve(table: Table, position: Position, event: SessionEvent): Position {
  const handler = handlers[event.type];
  if (!handler) throw new Error(`cold-war-battles knows no event ${event.type}`);
  return handler(position, event, table);
}
