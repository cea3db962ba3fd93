import type { SessionNotifier } from '../session-notifier.js';
import type { EntryRow } from '../store/session.repository.js';

const PAGE = 100;
/** How long one may go without looking at the log where other instances can be heard, and where they cannot. */
const HEARD_MS = 10_000;
const UNHEARD_MS = 500;
/** After so long without anything to tell, the listener is told that. */
const QUIET_MS = 10_000;

export type EntriesAfter = (after: number, limit: number) => Promise<EntryRow[]>;

/**
 * Every entry after a version, in order, each once, for as long as the caller goes on. It reads the log and nothing else;
 * the notifier only says when to look. Entries are yielded in pages so that what a page may show is decided once; an empty page
 * says that nothing has happened for a while.
 */
export async function* follow(
  entries: EntriesAfter,
  notifier: SessionNotifier,
  id: string,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<EntryRow[]> {
  const bell = new Bell();
  const stop = notifier.listen(id, () => bell.ring());
  signal.addEventListener('abort', () => bell.ring(), { once: true });
  try {
    let seen = after;
    let quiet = 0;
    while (!signal.aborted) {
      bell.reset();
      const rows = await entries(seen, PAGE);
      if (rows.length > 0) {
        seen = rows.at(-1)!.version;
        quiet = 0;
        yield rows;
        continue;
      }
      const patience = notifier.hearsOthers ? HEARD_MS : UNHEARD_MS;
      if (await bell.wait(patience)) continue;
      quiet += patience;
      if (quiet < QUIET_MS) continue;
      quiet = 0;
      yield [];
    }
  } finally {
    stop();
  }
}

/** Rung by anybody, any number of times; whoever waits hears it once, even if it rang before the waiting began. */
class Bell {
  private rung = false;
  private wake: (() => void) | undefined;

  ring(): void {
    this.rung = true;
    this.wake?.();
  }

  reset(): void {
    this.rung = false;
  }

  async wait(ms: number): Promise<boolean> {
    if (this.rung) return true;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.wake = undefined;
    return this.rung;
  }
}
