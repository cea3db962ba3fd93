import { kernelProblem } from './edge/kernel-problems.js';
import { Problem } from './platform/problems/problem.js';
import { type Jobs, serveJobs } from './platform/workers/jobs.js';

/**
 * What a thread of the worker pool runs, without server, library or database. Each family of work is loaded when it is first
 * asked for: a file of VASSAL does not wait for five games, which are most of what a thread costs.
 */
const known = (error: unknown): Problem | undefined => (error instanceof Problem ? error : kernelProblem(error));
const toProblem = (error: unknown): Problem => known(error) ?? new Problem('internal', { cause: error });

const vassal = async (): Promise<Jobs> => (await import('./vassal/jobs.js')).vassalJobs;
let rules: Promise<Jobs> | undefined;
const loadRules = async (): Promise<Jobs> => (await import('./worker-rules.js')).rulesJobs(toProblem);

serveJobs((job) => {
  if (job.startsWith('vassal-')) return vassal();
  rules ??= loadRules();
  return rules;
}, known);
