/** Whether an answer can be read while it comes. React Native's own fetch hands it over only when it is whole. */
export const canStream = (): boolean => typeof Response !== 'undefined' && 'body' in Response.prototype;

/**
 * The lines of an answer as they arrive, without their ends. Where nothing comes for `quietMs` the answer is given up: on a phone
 * that has changed its network nobody says that the old connection is dead.
 */
export async function* linesOf(response: Response, quietMs?: number): AsyncGenerator<string> {
  if (!response.body) {
    yield* (await response.text()).split('\n');
    return;
  }
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await within(quietMs, reader.read());
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      yield* lines.map((line) => (line.endsWith('\r') ? line.slice(0, -1) : line));
    }
    if (rest !== '') yield rest;
  } finally {
    // Whoever stops reading lets go of the connection; one that is broken already has nothing to cancel.
    await reader.cancel().catch(() => undefined);
  }
}

function within<T>(milliseconds: number | undefined, work: Promise<T>): Promise<T> {
  if (milliseconds === undefined) return work;
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`nothing came for ${milliseconds} ms`)), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
