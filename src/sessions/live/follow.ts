import type { SessionNotifier } from '../session-notifier.js';

/** How long one may go without looking where other instances can be heard, and where they cannot. */
const HEARD_MS = 10_000;
const UNHEARD_MS = 500;
/** After so long without anything to tell, the listener is told that. */
const QUIET_MS = 10_000;

/**
 * Whatever is found, look after look, for as long as the caller goes on. What happened stands in the database and nowhere
 * else; the notifier only says when to look. Undefined says that nothing has happened for a while.
 */
export async function* follow<T>(
  look: () => Promise<T | undefined>,
  notifier: SessionNotifier,
  id: string,
  signal: AbortSignal,
): AsyncGenerator<T | undefined> {
  const bell = new Bell();
  const stop = notifier.listen(id, () => bell.ring());
  signal.addEventListener('abort', () => bell.ring(), { once: true });
  try {
    let quiet = 0;
    while (!signal.aborted) {
      bell.reset();
      const found = await look();
      if (found !== undefined) {
        quiet = 0;
        yield found;
        continue;
      }
      const patience = notifier.hearsOthers ? HEARD_MS : UNHEARD_MS;
      if (await bell.wait(patience)) continue;
      quiet += patience;
      if (quiet < QUIET_MS) continue;
      quiet = 0;
      yield undefined;
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
