import type { SessionEvent } from '../../../kernel/session/index.js';
import { airEvents } from './air/events.js';
import { artilleryEvents } from './artillery/events.js';
import { adjustmentEvents } from './events/adjustment.js';
import { closeCombatEvents } from './events/close-combat.js';
import { fireEvents } from './events/fire.js';
import type { Handlers } from './events/handlers.js';
import { harmEvents } from './events/harm.js';
import { moraleEvents } from './events/morale.js';
import { movementEvents } from './events/movement.js';
import { ridingEvents } from './events/riding.js';
import { turnEvents } from './events/turn.js';
import { watchEvents } from './events/watch.js';
import { groundEvents } from './ground/told.js';
import { hiddenEvents } from './hidden/events.js';
import { markEvents } from './marks/events.js';
import { mineEvents } from './mines/events.js';
import { noticeEvents } from './notice/events.js';
import { optionalEvents } from './optional/events.js';
import { plottingEvents } from './plotting/plotting.js';
import type { Position } from './position.js';
import { staggeredEvents } from './staggered/events.js';
import type { Table } from './table.js';
import { turretEvents } from './turrets/events.js';

const HANDLERS: Handlers = {
  ...turnEvents,
  ...fireEvents,
  ...watchEvents,
  ...harmEvents,
  ...moraleEvents,
  ...closeCombatEvents,
  ...movementEvents,
  ...ridingEvents,
  ...adjustmentEvents,
  ...artilleryEvents,
  ...airEvents,
  ...markEvents,
  ...groundEvents,
  ...mineEvents,
  ...optionalEvents,
  ...hiddenEvents,
  ...plottingEvents,
  ...staggeredEvents,
  ...turretEvents,
  ...noticeEvents,
};

/** The position after one more event. */
export function evolve(table: Table, position: Position, event: SessionEvent): Position {
  const handler = HANDLERS[event.type];
  if (!handler) throw new Error(`no such event: ${event.type}`);
  return handler(position, event, table);
}
