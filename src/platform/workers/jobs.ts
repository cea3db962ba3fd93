import { parentPort } from 'node:worker_threads';
import type { Problem } from '../problems/problem.js';
import { owned, type Part } from './parts.js';
import { ProcessorTime } from './processor-time.js';
import type { Assignment, Report } from './protocol.js';

/** Takes the next part of the answer. Bytes are handed over, not copied: whoever writes them has them no more. */
type Write = (part: Part) => void;

/**
 * One kind of long work: bytes or a text in, bytes or texts out, and nothing else, neither database nor clock nor client. What it returns
 * goes back beside the bytes, so it is small and plain. What it throws is refused or failed as it would have been at home.
 */
export type Job = (input: Part, write: Write) => unknown;

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
      if (typeof part === 'string') {
        say({ kind: 'piece', part });
        return;
      }
      const bytes = owned(part);
      say({ kind: 'piece', part: bytes }, [bytes.buffer]);
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
