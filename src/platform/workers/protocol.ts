import type { ProblemOptions } from '../problems/problem.js';
import type { ProblemType } from '../problems/types.js';
import type { Part } from './parts.js';

/** What a pool hands to a thread: the name of a job and what it is about. */
export interface Assignment {
  readonly job: string;
  readonly input: Part;
}

/** What a thread says: that it is there, that it has what a job needs and begins, parts of an answer in their order, and how the job ended. */
export type Report =
  | { readonly kind: 'ready'; readonly processorTime: string | undefined }
  | { readonly kind: 'begun' }
  | { readonly kind: 'piece'; readonly part: Part }
  | { readonly kind: 'done'; readonly note: unknown; readonly milliseconds: number }
  | { readonly kind: 'refused'; readonly problem: SentProblem; readonly milliseconds: number }
  | { readonly kind: 'failed'; readonly stack: string; readonly milliseconds: number };

/** A problem between threads: causes stay where they were. */
export interface SentProblem {
  readonly type: ProblemType;
  readonly options: Omit<ProblemOptions, 'cause'>;
}
