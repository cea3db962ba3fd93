import { Problem } from '../problems/problem.js';
import type { PendingJob } from './pending-job.js';

/** Of one client, and of all together. */
const MOST_OF_CLIENT = 64;
const MOST = 512;
const MOST_BYTES = 256 * 1024 * 1024;

/** Jobs that wait for a thread. Clients take turns, so that whoever hands in a hundred does not stand before everybody else. */
export class WaitingJobs {
  readonly #lines = new Map<string, PendingJob[]>();
  #size = 0;
  #bytes = 0;

  get size(): number {
    return this.#size;
  }

  add(job: PendingJob): void {
    const line = this.#lines.get(job.client) ?? [];
    if (line.length >= MOST_OF_CLIENT) throw busy('rate-limited');
    if (this.#size >= MOST || this.#bytes + Buffer.byteLength(job.input) > MOST_BYTES) throw busy('unavailable');
    line.push(job);
    this.#lines.set(job.client, line);
    this.#size += 1;
    this.#bytes += Buffer.byteLength(job.input);
  }

  /** The next job of the client whose turn it is. */
  take(): PendingJob | undefined {
    const next = this.#lines.entries().next().value;
    if (!next) return undefined;
    const [client, line] = next;
    const job = line.shift()!;
    // To the end of the line of clients, unless that was its last.
    this.#lines.delete(client);
    if (line.length > 0) this.#lines.set(client, line);
    this.#size -= 1;
    this.#bytes -= Buffer.byteLength(job.input);
    return job;
  }
}

const busy = (type: 'rate-limited' | 'unavailable'): Problem =>
  new Problem(type, {
    detail: {
      en: 'Too much long work is waiting already: wait for its answers, then ask again.',
      ja: '時間のかかる処理がすでに多く待っています。その回答を待ってから、もう一度送ってください。',
    },
    headers: { 'retry-after': '1' },
  });
