import type { SessionEvent } from '../../../kernel/session/index.js';
import { combatEvents } from './events/combats.js';
import type { Handlers } from './events/handlers.js';
import { scenarioEvents } from './events/scenarios.js';
import { turnEvents } from './events/turn.js';
import { unitEvents } from './events/units.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

const HANDLERS: Handlers = { ...turnEvents, ...unitEvents, ...combatEvents, ...scenarioEvents };

/** The position after one more event. */
export function evolve(_table: Table, position: Position, event: SessionEvent): Position {
  const handler = HANDLERS[event.type];
  if (!handler) throw new Error(`no such event: ${event.type}`);
  return handler(position, event);
}
