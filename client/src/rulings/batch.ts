import type { Connection } from '../connection/connection.js';
import { linesOf } from '../connection/lines.js';
import type { CallOptions } from '../connection/options.js';
import type { BatchItem, BatchResult } from '../generated/service.js';

/** Half of what Umpire takes in one request. */
const ITEMS_A_REQUEST = 5_000;

/**
 * Many questions, answered one by one in their order while they are being worked on. Each succeeds or fails alone. However
 * many there are, they go out in requests that Umpire takes.
 */
export async function* batch(
  connection: Connection,
  items: Iterable<BatchItem> | AsyncIterable<BatchItem>,
  options: CallOptions = {},
): AsyncGenerator<BatchResult> {
  let lines: string[] = [];
  for await (const item of items) {
    lines.push(JSON.stringify(item));
    if (lines.length < ITEMS_A_REQUEST) continue;
    yield* answers(connection, lines, options);
    lines = [];
  }
  if (lines.length > 0) yield* answers(connection, lines, options);
}

async function* answers(
  connection: Connection,
  lines: readonly string[],
  { signal, lang }: CallOptions,
): AsyncGenerator<BatchResult> {
  const type = 'application/x-ndjson';
  const response = await connection.stream({
    method: 'POST',
    path: '/v1/rulings',
    body: `${lines.join('\n')}\n`,
    headers: { 'content-type': type },
    accept: type,
    signal,
    lang,
  });
  for await (const line of linesOf(response)) if (line !== '') yield JSON.parse(line) as BatchResult;
}
