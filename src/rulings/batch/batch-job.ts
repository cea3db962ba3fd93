import { PIECE } from '../../edge/json-pieces.js';
import { Turn } from '../../edge/turns.js';
import type { Language } from '../../kernel/rulings/index.js';
import type { Job } from '../../platform/workers/jobs.js';
import { type Part, textOf } from '../../platform/workers/parts.js';
import type { WorkerPool } from '../../platform/workers/worker-pool.js';
import type { RulingService } from '../ruling.service.js';
import { BatchClerk, type ErrorMapping, writeResult } from './batch.js';
import type { Layout } from './layout.js';
import type { SentRecords, SentShelf } from './sent-records.js';

const JOB = 'batch';
/** Stands between the items; no JSON text holds it. */
const BETWEEN = '\u001e';
/** A thread hands back what it has after so long, or with so much of it, and gets the rest again. */
const STRETCH_MS = 250;
const STRETCH_LENGTH = 2 * 1024 * 1024;

interface Note {
  readonly answered: number;
}

/** Whether an item may be answered in a thread. */
export const mayLeave = (text: string): boolean => !text.includes(BETWEEN);

/**
 * Names are looked for without the quote before them: V8 goes from one first character to the next, and JSON is full of quotes. Both
 * searches together take 0.35 us an item, with the quotes 1.5.
 */
const RECORDS = /stored"|chartPack"|\\u/;
const ODDS = 'odds"';

/** Whether an item may name something of the library. There is none in a thread: what it names is sent along. */
export const mayNameRecords = (text: string): boolean => RECORDS.test(text);

/** Whether an item may ask for odds. */
export const mayBeOdds = (text: string): boolean => text.includes(ODDS);

/** Has items of a batch answered in a thread. */
export class BatchPool {
  constructor(
    private readonly pool: WorkerPool,
    private readonly clerk: BatchClerk,
    private readonly language: Language,
    private readonly layout: Layout,
    private readonly client: string,
  ) {}

  get size(): number {
    return this.pool.size;
  }

  /** Until a thread has loaded, which takes half a second, whoever asks is sooner done without. */
  wake(): boolean {
    return this.pool.wake();
  }

  /** The answers in pieces; one item fails alone, whatever becomes of its thread. */
  async answers(items: readonly string[], records: SentRecords, before: string): Promise<Part[]> {
    const { language, layout } = this;
    const head = JSON.stringify({ language, layout, before, records: [...records.keys()] } satisfies Head);
    const input = [head, ...records.values(), ...items].join(BETWEEN);
    try {
      const { pieces, note } = await this.pool.run(JOB, input, { client: this.client, budgets: budgetsFor(items) });
      const rest = items.slice((note as Note).answered);
      return rest.length === 0 ? [...pieces] : [...pieces, ...(await this.answers(rest, records, layout.between))];
    } catch (error) {
      if (items.length === 1) return [before + writeResult(this.clerk.refusal(error)) + layout.after];
      // One of them is at fault; the others are answered all the same.
      const all: Part[] = [];
      for (const item of items) {
        all.push(...(await this.answers([item], records, all.length === 0 ? before : layout.between)));
      }
      return all;
    }
  }
}

/**
 * Odds are bounded by the work they are measured to take, a second and a half of it at most: on a busy machine that is more
 * than the budget, which is there for what is not bounded at all.
 */
const budgetsFor = (items: readonly string[]): number => (items.some(mayBeOdds) ? 4 : 1);

/** What stands before the items: how to write their answers. */
interface Head {
  readonly language: Language;
  readonly layout: Layout;
  /** What stands before the first of them. */
  readonly before: string;
  /** Which records come between this and the items. */
  readonly records: readonly string[];
}

/** The other end of it, in the thread. */
export const batchJobs = (
  rulings: RulingService,
  shelf: SentShelf,
  errors: ErrorMapping,
): Readonly<Record<string, Job>> => ({
  [JOB]: async (input, write): Promise<Note> => {
    const [head = '', ...parts] = textOf(input).split(BETWEEN);
    const { language, layout, before, records } = JSON.parse(head) as Head;
    shelf.lay(new Map(records.map((key, i) => [key, parts[i]!])));
    const items = parts.slice(records.length);
    const clerk = new BatchClerk(rulings, errors, language);
    const turn = Turn.endless();
    const until = performance.now() + STRETCH_MS;
    let text = before;
    let written = 0;
    let answered = 0;
    for (const item of items) {
      if (answered > 0) {
        if (performance.now() > until || written + text.length > STRETCH_LENGTH) break;
        // Memory for so little is at hand; for all of it at once the system would have to clear pages each time.
        if (text.length >= PIECE) {
          write(text);
          written += text.length;
          text = '';
        }
        text += layout.between;
      }
      const answer = clerk.answerText(item, turn);
      text += writeResult(answer instanceof Promise ? await answer : answer) + layout.after;
      answered += 1;
    }
    write(text);
    return { answered };
  },
});
