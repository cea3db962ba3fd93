/** A generator that waits hears of its end only when it goes on: whoever completes a subscription wakes it. */
export function endingWith<T>(generator: AsyncGenerator<T>, completed: AbortController): AsyncGenerator<T> {
  const end = generator.return.bind(generator);
  return Object.assign(generator, {
    return: (value: unknown) => {
      completed.abort();
      return end(value);
    },
  });
}

/** One by one, what is wanted of each page. */
export async function* singly<P, T>(pages: AsyncIterable<P>, wanted: (page: P) => readonly T[]): AsyncGenerator<T> {
  for await (const page of pages) yield* wanted(page);
}
