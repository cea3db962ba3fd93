import { Worker } from 'node:worker_threads';
import { owned } from './parts.js';
import { type PendingJob, tooLarge, tooLong } from './pending-job.js';
import { ProcessorTime } from './processor-time.js';
import type { Assignment, Report } from './protocol.js';

/** A thread that needs more than this is ended; the process lives. */
const MOST_MEMORY_MB = 768;
/** However busy the machine, a job is given up after so many times its budget by the clock. */
const PATIENCE = 10;

export interface ThreadEvents {
  /** It has loaded, or has finished a job: it can take the next. */
  idle(thread: WorkerThread): void;
  /** What a job took, however it ended. */
  worked(job: PendingJob, milliseconds: number): void;
  /** It is no more, by its own fault or because it was ended. */
  gone(thread: WorkerThread): void;
}

/** One thread and the job it is at. A job that does not end in time ends with its thread; the pool starts another. */
export class WorkerThread {
  readonly #worker: Worker;
  #job: PendingJob | undefined;
  #time = ProcessorTime.of(undefined);
  #began = 0;
  #givenUpAt = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    entry: URL,
    data: unknown,
    private readonly events: ThreadEvents,
  ) {
    this.#worker = new Worker(entry, { workerData: data, resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
    this.#worker.unref();
    this.#worker.on('message', (report: Report) => this.hear(report));
    this.#worker.on('error', (error: Error & { code?: string }) => {
      const outOfMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.giveUp(outOfMemory && this.#job ? tooLarge(this.#job.mostBytes) : error);
    });
    this.#worker.on('exit', () => {
      this.giveUp(new Error('A worker thread ended by itself'));
      this.events.gone(this);
    });
  }

  take(job: PendingJob): void {
    this.#job = job;
    this.#began = this.#time.now();
    const { name, input } = job;
    if (typeof input === 'string') {
      this.#worker.postMessage({ job: name, input } satisfies Assignment);
      return;
    }
    const bytes = owned(input);
    this.#worker.postMessage({ job: name, input: bytes } satisfies Assignment, [bytes.buffer]);
  }

  /** Ends the thread, whatever it is doing. */
  stop(reason: unknown): void {
    this.giveUp(reason);
    void this.#worker.terminate();
  }

  /** The budget is for the work, not for what had to be loaded before it. */
  private begin(job: PendingJob): void {
    this.#began = this.#time.now();
    this.#givenUpAt = performance.now() + PATIENCE * job.budgetMs;
    this.watch(job, job.budgetMs);
  }

  /** Looks again when the budget may be used up. */
  private watch(job: PendingJob, ms: number): void {
    this.#timer = setTimeout(() => {
      const left = job.budgetMs - (this.#time.now() - this.#began);
      if (left <= 0 || performance.now() >= this.#givenUpAt) this.stop(tooLong(job.budgetMs));
      else this.watch(job, left);
    }, ms);
  }

  private hear(report: Report): void {
    if (report.kind === 'ready') {
      this.#time = ProcessorTime.of(report.processorTime);
      this.events.idle(this);
      return;
    }
    const job = this.#job;
    if (!job) return;
    if (report.kind === 'begun') {
      this.begin(job);
      return;
    }
    if (report.kind === 'piece') {
      if (!job.keeps(report.part)) this.stop(tooLarge(job.mostBytes));
      return;
    }
    this.release();
    this.events.worked(job, report.milliseconds);
    job.end(report);
    this.events.idle(this);
  }

  private giveUp(reason: unknown): void {
    const job = this.#job;
    if (!job) return;
    this.release();
    this.events.worked(job, this.#time.now() - this.#began);
    job.fail(reason);
  }

  private release(): void {
    clearTimeout(this.#timer);
    this.#job = undefined;
  }
}
