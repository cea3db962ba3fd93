import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Config } from '../config.js';
import { WorkLimits } from '../limits/work-limits.js';
import { Problem } from '../problems/problem.js';
import type { Part } from './parts.js';
import { type JobAnswer, type JobOptions, PendingJob } from './pending-job.js';
import { WaitingJobs } from './waiting-jobs.js';
import { WorkerThread } from './worker-thread.js';

/** An answer that is longer is no answer to one question. */
const MOST_BYTES = 8 * 1024 * 1024;
/** A thread holds 64-75 MB: one that nobody has needed for so long is let go. */
const IDLE_MS = 20_000;

/**
 * Threads for what is long by nature: large batches, games taken in, questions about whole maps. Started when first needed,
 * since each costs half a second and some 70 MB. Node's own threads and not piscina, because what is needed beyond
 * `postMessage` is what piscina has not: clients that take turns, answers in pieces under a bound, a budget for each job
 * and a thread that is ended with the job that overruns it; all of it is under 300 lines.
 */
@Injectable()
export class WorkerPool implements OnApplicationShutdown {
  readonly #waiting = new WaitingJobs();
  readonly #threads = new Set<WorkerThread>();
  readonly #idle = new Map<WorkerThread, NodeJS.Timeout>();
  #starting = 0;
  #entry: URL | undefined;
  #closed = false;

  constructor(
    private readonly config: Config,
    private readonly works: WorkLimits,
  ) {}

  /** Where the program of the threads lies. Without one, as in most tests, everything is done at home. */
  startsFrom(entry: URL): void {
    this.#entry = entry;
  }

  /** How many jobs are done at the same time. */
  get size(): number {
    return this.config.workers;
  }

  get isOn(): boolean {
    return this.size > 0 && this.#entry !== undefined && !this.#closed;
  }

  /** Whether a thread has loaded. Where there is none, one is started. */
  wake(): boolean {
    if (this.isOn && this.#threads.size === 0) this.start();
    return this.#threads.size > this.#starting;
  }

  /** Has a job done: its answer, or the problem it ended with. The input is handed over with it. */
  async run(name: string, input: Part, options: JobOptions = {}): Promise<JobAnswer> {
    if (!this.isOn) throw new Problem('unavailable');
    const { client = '', budgets = 1, mostBytes = MOST_BYTES } = options;
    const job = new PendingJob(name, input, client, budgets * this.config.workBudgetMs, mostBytes);
    this.#waiting.add(job);
    this.assign();
    return job.answered;
  }

  async onApplicationShutdown(): Promise<void> {
    this.#closed = true;
    const closing = new Problem('unavailable');
    for (let job = this.#waiting.take(); job; job = this.#waiting.take()) job.fail(closing);
    for (const thread of this.#threads) thread.stop(closing);
  }

  /** Gives waiting jobs to idle threads, and starts threads while there are more jobs than those can take. */
  private assign(): void {
    for (const [thread, timer] of this.#idle) {
      const job = this.#waiting.take();
      if (!job) return;
      clearTimeout(timer);
      this.#idle.delete(thread);
      thread.take(job);
    }
    while (this.#waiting.size > this.#starting && this.#threads.size < this.size && !this.#closed) this.start();
  }

  private start(): void {
    let loading = true;
    const loaded = (): void => {
      if (loading) this.#starting -= 1;
      loading = false;
    };
    this.#starting += 1;
    const { oddsBranchLimit } = this.config;
    const thread = new WorkerThread(
      this.#entry!,
      { oddsBranchLimit },
      {
        idle: (which) => {
          loaded();
          this.rest(which);
          this.assign();
        },
        worked: ({ client }, milliseconds) => this.works.charge(client, milliseconds, 0),
        gone: (which) => {
          const failedToLoad = loading;
          loaded();
          this.forget(which);
          // One that cannot even load would be started for ever.
          if (failedToLoad) this.refuseWaiting();
          else this.assign();
        },
      },
    );
    this.#threads.add(thread);
  }

  private rest(thread: WorkerThread): void {
    const timer = setTimeout(() => {
      this.forget(thread);
      thread.stop(undefined);
    }, IDLE_MS);
    this.#idle.set(thread, timer.unref());
  }

  private forget(thread: WorkerThread): void {
    clearTimeout(this.#idle.get(thread));
    this.#idle.delete(thread);
    this.#threads.delete(thread);
  }

  private refuseWaiting(): void {
    if (this.#threads.size > 0) return;
    for (let job = this.#waiting.take(); job; job = this.#waiting.take()) {
      job.fail(new Error('A worker thread does not start'));
    }
  }
}
