import type { SessionEvent } from '../../../kernel/session/index.js';
import { cardEvents } from './events/cards.js';
import { combatEvents } from './events/combat.js';
import type { Handlers } from './events/handlers.js';
import { mapEvents } from './events/map.js';
import { turnEvents } from './events/turn.js';
import { unitEvents } from './events/units.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

const HANDLERS: Handlers = { ...turnEvents, ...cardEvents, ...unitEvents, ...mapEvents, ...combatEvents };

/** The position after one more event. */
export function evolve(table: Table, position: Position, event: SessionEvent): Position {
  const handler = HANDLERS[event.type];
  if (!handler) throw new Error(`no such event: ${event.type}`);
  return handler(position, event, table);
}
