/** What the network did with the requests that went into it. */
export interface BadNetwork {
  readonly fetch: typeof fetch;
  readonly lost: { before: number; after: number; broken: number };
}

/**
 * A network that comes and goes by a seed. One request in `every` is lost: on its way there, or on its way back when the server
 * has done what was asked; streams break after their first bytes.
 */
export function badNetwork(seed: number, every: number): BadNetwork {
  let state = seed;
  const below = (count: number): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * count);
  };
  const lost = { before: 0, after: 0, broken: 0 };
  const gone = (): TypeError => new TypeError('fetch failed');
  const through: typeof fetch = async (address, init) => {
    const bad = below(every) === 0;
    if (bad && below(2) === 0) {
      lost.before += 1;
      throw gone();
    }
    const response = await fetch(address, init);
    const streams = response.headers.get('content-type')?.startsWith('text/event-stream');
    if (streams) return broken(response, 2 + below(4), () => (lost.broken += 1));
    if (!bad) return response;
    await response.arrayBuffer();
    lost.after += 1;
    throw gone();
  };
  return { fetch: through, lost };
}

/** The same answer, cut off after so many pieces. */
function broken(response: Response, pieces: number, onBreak: () => void): Response {
  const reader = response.body!.getReader();
  let left = pieces;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (left === 0) {
        onBreak();
        await reader.cancel();
        controller.error(new TypeError('terminated'));
        return;
      }
      left -= 1;
      const { done, value } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: () => reader.cancel(),
  });
  return new Response(body, { status: response.status, headers: response.headers });
}
