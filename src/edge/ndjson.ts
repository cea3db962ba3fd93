import { StringDecoder } from 'node:string_decoder';

/** A line longer than the bound is not a request: it is skipped to its end and reported. */
export interface Line {
  /** From 1, blank lines counted. */
  readonly number: number;
  readonly text?: string;
  readonly tooLong?: true;
}

/** Splits a byte stream into lines without ever holding more than one of them. */
export async function* lines(stream: AsyncIterable<Buffer>, longest: number): AsyncGenerator<Line> {
  const decoder = new StringDecoder('utf8');
  let held = '';
  let skipping = false;
  let number = 0;
  for await (const chunk of stream) {
    const parts = (held + decoder.write(chunk)).split('\n');
    held = parts.pop() ?? '';
    for (const part of parts) {
      number += 1;
      if (skipping) {
        skipping = false;
        yield { number, tooLong: true };
      } else yield* line(number, part, longest);
    }
    if (held.length > longest) {
      skipping = true;
      held = '';
    }
  }
  held += decoder.end();
  number += 1;
  if (skipping) yield { number, tooLong: true };
  else yield* line(number, held, longest);
}

/** Blank lines between requests mean nothing. */
function* line(number: number, text: string, longest: number): Generator<Line> {
  if (text.trim() === '') return;
  yield text.length > longest ? { number, tooLong: true } : { number, text };
}
