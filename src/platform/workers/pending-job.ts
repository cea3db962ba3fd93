import { Problem } from '../problems/problem.js';
import type { Part } from './parts.js';
import type { Report, SentProblem } from './protocol.js';

export interface JobOptions {
  /** Whom the work is charged to, and who takes turns with the others. */
  readonly client?: string;
  /** How many times UMPIRE_WORK_BUDGET_MS it may take; once, unless the caller knows that it is so much. */
  readonly budgets?: number;
  /** Bytes of the answer. */
  readonly mostBytes?: number;
}

/** What came of a job: its parts in the order in which they were written, and what it said beside them. */
export interface JobAnswer {
  readonly pieces: readonly Part[];
  readonly note: unknown;
}

/** A job from the moment it is handed in until it is answered. */
export class PendingJob {
  readonly answered: Promise<JobAnswer>;
  readonly #pieces: Part[] = [];
  #bytes = 0;
  #resolve!: (answer: JobAnswer) => void;
  #reject!: (error: unknown) => void;

  constructor(
    readonly name: string,
    readonly input: Part,
    readonly client: string,
    readonly budgetMs: number,
    readonly mostBytes: number,
  ) {
    this.answered = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  /** Takes a part of the answer; false where there is too much of it. */
  keeps(part: Part): boolean {
    this.#bytes += Buffer.byteLength(part);
    if (this.#bytes > this.mostBytes) return false;
    this.#pieces.push(part);
    return true;
  }

  end(report: Extract<Report, { milliseconds: number }>): void {
    if (report.kind === 'done') this.#resolve({ pieces: this.#pieces, note: report.note });
    else if (report.kind === 'refused') this.#reject(received(report.problem));
    else this.#reject(Object.assign(new Error('A job failed in its thread'), { stack: report.stack }));
  }

  fail(error: unknown): void {
    this.#reject(error);
  }
}

const received = ({ type, options }: SentProblem): Problem => new Problem(type, options);

const LESS = {
  en: 'Ask about fewer units or a smaller part of the map, or send fewer items at a time.',
  ja: 'ユニットの数や地図の範囲を減らすか、一度に送る項目を減らしてください。',
};

export const tooLong = (budgetMs: number): Problem =>
  new Problem('too-much-work', {
    detail: {
      en: `The answer would take more than ${budgetMs} ms of work. ${LESS.en}`,
      ja: `回答には${budgetMs}ミリ秒を超える処理が必要です。${LESS.ja}`,
    },
    members: { milliseconds: budgetMs },
  });

export const tooLarge = (mostBytes: number): Problem =>
  new Problem('too-much-work', {
    detail: {
      en: `The answer would be longer than ${mostBytes} bytes. ${LESS.en}`,
      ja: `回答が${mostBytes}バイトを超えます。${LESS.ja}`,
    },
    members: { bytes: mostBytes },
  });
