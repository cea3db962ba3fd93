import { Turn } from './turns.js';

/** A line longer than the bound is not a request: it is skipped to its end and reported. */
export interface Line {
  /** From 1, blank lines counted. */
  readonly number: number;
  readonly text?: string;
  readonly tooLong?: true;
}

const NEWLINE = 10;

/** Splits a byte stream into lines without ever holding more than one of them. */
export async function* lines(stream: AsyncIterable<Buffer>, longest: number): AsyncGenerator<Line> {
  for await (const group of linesByChunk(stream, longest)) yield* group;
}

/** The same, as many lines at a time as arrive together. `longest` is counted in bytes. */
export async function* linesByChunk(stream: AsyncIterable<Buffer>, longest: number): AsyncGenerator<readonly Line[]> {
  const held = new HeldLine(longest);
  const turn = new Turn();
  for await (const chunk of stream) {
    // Chunks that have arrived already are handed out without a turn of the event loop, thousands of them if need be.
    if (turn.isOver) await turn.giveWay();
    const found: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, start)) {
      // Of nothing but line ends there may be sixty million.
      if (end > start) held.add(chunk.subarray(start, end));
      held.finish(found);
      start = end + 1;
    }
    held.add(chunk.subarray(start));
    if (found.length > 0) yield found;
  }
  const last: Line[] = [];
  held.finish(last);
  if (last.length > 0) yield last;
}

/** The line that is not yet complete, in a buffer that doubles: a line that comes byte by byte is copied twice at most. */
class HeldLine {
  #buffer = Buffer.allocUnsafe(1024);
  #length = 0;
  #tooLong = false;
  #number = 0;

  constructor(private readonly longest: number) {}

  add(part: Buffer): void {
    const length = this.#length + part.length;
    if (this.#tooLong || length > this.longest) {
      this.#tooLong = true;
      this.#length = 0;
      return;
    }
    if (length > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(Math.max(length, 2 * this.#buffer.length));
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    part.copy(this.#buffer, this.#length);
    this.#length = length;
  }

  /** Blank lines between requests mean nothing. */
  finish(found: Line[]): void {
    this.#number += 1;
    const number = this.#number;
    if (this.#length === 0 && !this.#tooLong) return;
    if (this.#tooLong) found.push({ number, tooLong: true });
    else {
      const text = this.#buffer.toString('utf8', 0, this.#length);
      if (text.trim() !== '') found.push({ number, text });
    }
    this.#length = 0;
    this.#tooLong = false;
  }
}
