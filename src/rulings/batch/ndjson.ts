import { StringDecoder } from 'node:string_decoder';

/** A line longer than this is not a request: it is skipped to its end and reported. */
export interface Line {
  readonly text?: string;
  readonly tooLong?: true;
}

/** Splits a byte stream into lines without ever holding more than one of them. */
export async function* lines(stream: AsyncIterable<Buffer>, longest: number): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let skipping = false;
  for await (const chunk of stream) {
    const parts = (held + decoder.write(chunk)).split('\n');
    held = parts.pop() ?? '';
    for (const part of parts) {
      if (skipping) {
        skipping = false;
        yield { tooLong: true };
      } else yield* line(part, longest);
    }
    if (held.length > longest) {
      skipping = true;
      held = '';
    }
  }
  held += decoder.end();
  if (skipping) yield { tooLong: true };
  else yield* line(held, longest);
}

/** Blank lines between requests mean nothing. */
function* line(text: string, longest: number): Generator<Line> {
  if (text.trim() === '') return;
  yield text.length > longest ? { tooLong: true } : { text };
}
