const LONGEST_MS = 8_000;

/** How long to wait before the next try: twice as long each time, and a random part of it, so that many do not come back at once. */
export function backoff(firstMs: number, failures: number): number {
  const longest = Math.min(LONGEST_MS, firstMs * 2 ** failures);
  return longest / 2 + (Math.random() * longest) / 2;
}

/** Waits; rejects with the reason of the signal where it ends the waiting. */
export function pause(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason);
      return;
    }
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
