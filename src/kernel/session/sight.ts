import type { SessionRoll } from './command-context.js';
import type { RulingRecord } from './ruling-record.js';
import { sealedCommands, UNSEAL } from './sealed-commands.js';
import type { Entry } from './state.js';
import type { Command, SessionEvent, Side, Viewer } from './words.js';

/** An entry of the log as one viewer may see it. */
export interface SeenEntry {
  readonly version: number;
  readonly side: Side;
  /** Only the side that gave it sees a command before the end: what others may know of it, its events say. */
  readonly command?: Command;
  readonly events: readonly SessionEvent[];
  readonly rulings: readonly RulingRecord[];
  readonly rolls: readonly SessionRoll[];
}

/** Cuts out whatever the viewer may not see. When the game is over everything is shown. */
export function seenEntry(entry: Entry, viewer: Viewer, over: boolean): SeenEntry {
  const { version, side, command, events, rulings, rolls } = entry;
  if (over) return { version, side, command, events, rulings, rolls };
  return {
    version,
    side,
    ...ownCommand(entry, viewer),
    events: events.map((event) => seenEvent(event, viewer)),
    rulings: rulings.filter(({ secret }) => !secret || mayKnow(secret, viewer)),
    rolls: rolls.filter(({ secret }) => !secret || (secret !== true && mayKnow(secret, viewer))),
  };
}

/** Of commands that were handed in unseen, each side sees its own. */
function ownCommand({ side, command }: Entry, viewer: Viewer): { readonly command?: Command } {
  if (command.type !== UNSEAL) return viewer === side ? { command } : {};
  const own = viewer === null ? undefined : sealedCommands(command)[viewer];
  return own ? { command: own } : {};
}

function seenEvent(event: SessionEvent, viewer: Viewer): SessionEvent {
  if (!event.secret || mayKnow(event.secret, viewer)) return event;
  const { secret: _, ...open } = event;
  return open;
}

const mayKnow = (secret: { readonly for: readonly Side[] }, viewer: Viewer): boolean =>
  viewer !== null && secret.for.includes(viewer);
