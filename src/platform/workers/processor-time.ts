import { readFileSync, readlinkSync } from 'node:fs';

/**
 * Milliseconds that a thread has had of a processor. A busy machine makes everything take longer by the clock; a budget
 * counted in this is the same on every one. Linux tells; elsewhere the clock has to do.
 */
export class ProcessorTime {
  private constructor(private readonly file: string | undefined) {}

  /** Of the thread that asks. */
  static here(): ProcessorTime {
    try {
      const time = new ProcessorTime(`/proc/${readlinkSync('/proc/thread-self')}/schedstat`);
      time.read();
      return time;
    } catch {
      return new ProcessorTime(undefined);
    }
  }

  /** Of another thread, by what it told of itself. */
  static of(told: string | undefined): ProcessorTime {
    return new ProcessorTime(told);
  }

  get told(): string | undefined {
    return this.file;
  }

  /** Counted from some point in the past: only differences mean anything. */
  now(): number {
    try {
      return this.read();
    } catch {
      return performance.now();
    }
  }

  private read(): number {
    if (this.file === undefined) return performance.now();
    const nanoseconds = Number(readFileSync(this.file, 'latin1').split(' ', 1)[0]);
    if (!Number.isFinite(nanoseconds)) throw new Error('this system does not say');
    return nanoseconds / 1e6;
  }
}
