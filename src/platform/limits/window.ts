/** The answer to one request: may it pass, how many are left, and when the window begins anew. */
export interface Verdict {
  readonly allowed: boolean;
  readonly remaining: number;
  readonly resetMs: number;
}

export interface Limiter {
  /** Synchronous wherever nothing outside the process has to be asked: this runs before every request. */
  hit(key: string): Verdict | Promise<Verdict>;
  /** Where a client stands, as far as this process knows; nothing is counted. */
  standing(key: string): Verdict;
}

export const WINDOW_MS = 60_000;

/** Keeps a Map of windows from growing with the number of strangers: expired ones go first, then the oldest. */
export function makeRoom<T extends { readonly endsAt: number }>(
  windows: Map<string, T>,
  most: number,
  now: number,
): void {
  if (windows.size < most) return;
  for (const [key, window] of windows) if (window.endsAt <= now) windows.delete(key);
  for (const key of windows.keys()) {
    if (windows.size < most) return;
    windows.delete(key);
  }
}
