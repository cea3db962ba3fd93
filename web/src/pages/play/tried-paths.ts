import type { Command, CommandOf } from '../../api/types.js';
import type { Table } from './table.js';

/** A hand that only passes over a place asks for nothing. */
const WAIT_MS = 70;
const MOST = 500;

/** The ways that moves would take: each is tried on the server, which changes nothing, and remembered while the position stands. */
export class TriedPaths {
  private readonly known = new Map<string, readonly string[]>();
  private version = -1;
  private timer = 0;
  private wanted: string | undefined;

  constructor(private readonly table: Table) {}

  /** Tells the way of a move once it is known, unless another was asked for meanwhile. */
  find(command: Command | undefined, tell: (path: readonly string[]) => void): void {
    clearTimeout(this.timer);
    this.wanted = command && JSON.stringify(command);
    if (!command || this.wanted === undefined) return;
    const { version } = this.table.session.value!;
    if (version !== this.version || this.known.size > MOST) this.known.clear();
    this.version = version;
    const key = this.wanted;
    const path = this.known.get(key);
    if (path) tell(path);
    else this.timer = window.setTimeout(() => void this.ask(command, key, tell), WAIT_MS);
  }

  private async ask(command: Command, key: string, tell: (path: readonly string[]) => void): Promise<void> {
    // A command that is on its way, or has been taken since, leaves another position: nothing is asked about this one any more.
    if (this.table.busy.value || this.table.session.value!.version !== this.version || this.wanted !== key) return;
    try {
      const { events } = await this.table.game.attempt(command as CommandOf);
      const path = wayIn(events ?? []);
      this.known.set(key, path);
      if (this.wanted === key) tell(path);
    } catch {
      // Somebody else has moved: the page is about to be told.
    }
  }
}

/** The way of the first event that has one, with where it begins. */
function wayIn(events: readonly object[]): readonly string[] {
  for (const event of events as readonly { readonly from?: unknown; readonly path?: unknown }[]) {
    if (typeof event.from === 'string' && Array.isArray(event.path)) {
      return [event.from, ...event.path.filter((each): each is string => typeof each === 'string')];
    }
  }
  return [];
}
