import { PIECE } from '../../edge/json-pieces.js';
import type { Turn } from '../../edge/turns.js';
import { type BatchClerk, writeResult } from './batch.js';
import type { BatchAccount } from './batch-bounds.js';
import { type BatchPool, mayBeOdds, mayLeave, mayNameRecords } from './batch-job.js';
import type { Layout } from './layout.js';
import { NO_RECORDS, type SentRecords } from './sent-records.js';

/** The items of a batch as they arrive, group by group; one that is too long to be read is undefined. */
type Group = readonly (string | undefined)[];
export type Items = AsyncGenerator<Group, void>;

/** Everything that answering a batch takes. */
export interface Answering {
  readonly clerk: BatchClerk;
  readonly account: BatchAccount;
  readonly turn: Turn;
  readonly layout: Layout;
  /** Threads for large batches; absent where there are none. */
  readonly pool?: BatchPool;
}

/** A batch of so many characters is large and goes to the threads. An item of odds counts as so many more. */
const LARGE = 128 * 1024;
const ODDS = 4 * 1024;
/**
 * One part for a thread: some ten milliseconds of work. Between two parts a thread waits until this one hears of it, which
 * may be in the middle of a turn of 4 ms; so parts are not small, unless the batch would make too few of them.
 */
const SMALLEST_PART = 32 * 1024;
const LARGEST_PART = 128 * 1024;
/** For each thread, so that none is left with nothing while others are at their last. */
const PARTS_EACH = 2;

/** Answers in the order of the questions, in pieces worth writing. `length` is how long the batch says it is. */
export async function* answersInOrder(items: Items, how: Answering, length = 0): AsyncGenerator<string | Uint8Array> {
  const { turn, account, pool } = how;
  const layout = new Placing(how.layout);
  for (let seen = 0; !account.isOver; ) {
    // Until more arrives nothing is done.
    turn.rest();
    const { done, value: group } = await items.next();
    turn.goOn();
    if (done) return;
    for (const text of group) seen += workOf(text);
    if (pool && Math.max(length, seen) >= LARGE && pool.wake()) {
      yield* answeredElsewhere(group, items, how, new Line(pool, layout, account, length));
      return;
    }
    yield* answeredHere(group, how, layout);
  }
}

const workOf = (text: string | undefined): number =>
  text === undefined ? 0 : text.length + (mayBeOdds(text) ? ODDS : 0);

/** Knows what stands before the next answer. */
class Placing {
  #before = '';

  constructor(readonly layout: Layout) {}

  next(): string {
    const before = this.#before;
    this.#before = this.layout.between;
    return before;
  }

  placed(answer: string): string {
    return this.next() + answer + this.layout.after;
  }
}

async function* answeredHere(group: Group, how: Answering, placing: Placing): AsyncGenerator<string> {
  const { account, turn } = how;
  let piece = '';
  for (const text of group) {
    const answer = placing.placed(await answerTo(text, how));
    account.written(answer.length);
    piece += answer;
    if (piece.length >= PIECE) {
      turn.rest();
      yield piece;
      turn.goOn();
      piece = '';
    }
    if (account.isOver) break;
    if (turn.isOver) await turn.giveWay();
  }
  // Whoever waits for an answer before sending the next question must get it.
  turn.rest();
  if (piece !== '') yield piece;
  turn.goOn();
}

/** At once where nothing is waited for. */
function answerTo(text: string | undefined, { account, clerk, turn }: Answering): string | Promise<string> {
  const refusal = account.refusal(text);
  if (refusal) return writeResult(clerk.refusal(refusal));
  const answer = clerk.answerText(text!, turn);
  return answer instanceof Promise ? answer.then(writeResult) : writeResult(answer);
}

/** Parts of the batch are handed over as fast as they come and as answers are taken; what must stay is answered here. */
async function* answeredElsewhere(
  first: Group,
  items: Items,
  { account, clerk, turn }: Answering,
  line: Line,
): AsyncGenerator<string | Uint8Array> {
  for (let group = first, more = items.next(); ; more = items.next()) {
    for (const text of group) {
      if (account.isOver) break;
      const refusal = account.refusal(text);
      const records = refusal || !mayLeave(text!) ? undefined : await recordsFor(text!, clerk);
      if (records) line.add(text!, records);
      else {
        const answer = refusal ? clerk.refusal(refusal) : await clerk.answerText(text!, turn);
        line.addAnswer(writeResult(answer));
      }
      while (line.isLong) yield* line.take();
      if (turn.isOver) await turn.giveWay();
    }
    line.handOver();
    turn.rest();
    while (!line.isEmpty && (account.isOver || (await line.comesBefore(more)))) yield* line.take();
    const { done, value } = account.isOver ? { done: true as const, value: undefined } : await more;
    turn.goOn();
    if (done) break;
    group = value;
  }
  while (!line.isEmpty) yield* line.take();
}

/** Undefined where the item is better answered here. Most items name nothing, and nobody waits for that. */
const recordsFor = (text: string, clerk: BatchClerk): SentRecords | undefined | Promise<SentRecords | undefined> =>
  mayNameRecords(text) ? clerk.recordsFor(text) : NO_RECORDS;

type Pieces = readonly (string | Uint8Array)[];

/** Answers that are being made, in their order. */
class Line {
  readonly #answers: Promise<Pieces>[] = [];
  readonly #longest: number;
  #part: string[] = [];
  #records = new Map<string, string>();
  #length = 0;

  constructor(
    private readonly pool: BatchPool,
    private readonly placing: Placing,
    private readonly account: BatchAccount,
    /** Of the batch; 0 where nobody has said. */
    length: number,
  ) {
    const fair = length === 0 ? LARGEST_PART : length / (PARTS_EACH * pool.size);
    this.#longest = Math.min(LARGEST_PART, Math.max(SMALLEST_PART, fair));
  }

  add(text: string, records: SentRecords): void {
    for (const [key, record] of records) {
      if (!this.#records.has(key)) this.#length += record.length;
      this.#records.set(key, record);
    }
    this.#part.push(text);
    this.#length += text.length;
    if (this.#length >= this.#longest) this.handOver();
  }

  addAnswer(text: string): void {
    this.handOver();
    this.#answers.push(Promise.resolve([this.placing.placed(text)]));
  }

  handOver(): void {
    if (this.#part.length === 0) return;
    this.#answers.push(this.pool.answers(this.#part, this.#records, this.placing.next()));
    this.#part = [];
    this.#records = new Map();
    this.#length = 0;
  }

  get isEmpty(): boolean {
    return this.#answers.length === 0;
  }

  /** Twice as much as the threads can be at. */
  get isLong(): boolean {
    return this.#answers.length > 2 * this.pool.size;
  }

  /** Whether the next answer is there before the next questions are. */
  comesBefore(questions: Promise<unknown>): Promise<boolean> {
    return Promise.race([this.#answers[0]!.then(() => true), questions.then(() => false)]);
  }

  async *take(): AsyncGenerator<string | Uint8Array> {
    for (const piece of await this.#answers.shift()!) {
      this.account.written(piece.length);
      yield piece;
    }
  }
}
