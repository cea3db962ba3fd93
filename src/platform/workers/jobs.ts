import { parentPort } from 'node:worker_threads';
import type { Problem } from '../problems/problem.js';
import { ProcessorTime } from './processor-time.js';
import type { Assignment, Report } from './protocol.js';

/** Takes the next part of the answer. Bytes are handed over, not copied: whoever writes them has them no more. */
type Write = (part: string | Uint8Array) => void;

/**
 * One kind of long work: bytes in, bytes out, and nothing else, neither database nor clock nor client. What it returns
 * goes back beside the bytes, so it is small and plain. What it throws is refused or failed as it would have been at home.
 */
export type Job = (input: Uint8Array, write: Write) => unknown;

export type Jobs = Readonly<Record<string, Job>>;

/**
 * Answers what the pool asks, one job at a time. `familyOf` loads the jobs among which one is, which nobody is charged for;
 * `toProblem` knows which errors are the caller's fault.
 */
export function serveJobs(
  familyOf: (job: string) => Jobs | Promise<Jobs>,
  toProblem: (error: unknown) => Problem | undefined,
): void {
  const port = parentPort!;
  const time = ProcessorTime.here();
  const say = (report: Report, transfer: ArrayBuffer[] = []): void => port.postMessage(report, transfer);
  port.on('message', async ({ job, input }: Assignment) => {
    let began = time.now();
    const took = (): number => time.now() - began;
    const write: Write = (part) => {
      const bytes = owned(part);
      say({ kind: 'piece', bytes }, [bytes.buffer]);
    };
    try {
      const family = await familyOf(job);
      began = time.now();
      say({ kind: 'begun' });
      const note = await family[job]!(input, write);
      say({ kind: 'done', note, milliseconds: took() });
    } catch (error) {
      const problem = toProblem(error);
      if (problem) {
        const { cause: _cause, ...options } = problem.options;
        say({ kind: 'refused', problem: { type: problem.type, options }, milliseconds: took() });
      } else {
        const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
        say({ kind: 'failed', stack, milliseconds: took() });
      }
    }
  });
  say({ kind: 'ready', processorTime: time.told });
}

/** Bytes in a buffer of their own, which can be handed over without a copy; small buffers of Node share one. */
export function owned(part: string | Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = typeof part === 'string' ? new TextEncoder().encode(part) : part;
  const whole = bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength;
  return whole ? (bytes as Uint8Array<ArrayBuffer>) : new Uint8Array(bytes);
}
