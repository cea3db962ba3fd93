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

export async function* singly<T>(pages: AsyncIterable<readonly T[]>): AsyncGenerator<T> {
  for await (const page of pages) yield* page;
}
