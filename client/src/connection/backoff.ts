const LONGEST_MS = 8_000;

/** How long to wait before the next try: twice as long each time, and a random part of it, so that many do not come back at once. */
export function backoff(firstMs: number, failures: number): number {
  const longest = Math.min(LONGEST_MS, firstMs * 2 ** failures);
  return longest / 2 + (Math.random() * longest) / 2;
}

/** Why a signal ended a call. Where the platform's signals give no reason, as those of React Native, there is one all the same. */
export const reasonOf = (signal: AbortSignal): unknown =>
  signal.reason ?? new Error('The call was ended by its caller.');

/** Waits; rejects with the reason of the signal where it ends the waiting. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(reasonOf(signal));
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      if (signal) reject(reasonOf(signal));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
