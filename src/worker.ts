import { workerData } from 'node:worker_threads';
import { kernelProblem } from './edge/kernel-problems.js';
import { games } from './games/index.js';
import { Problem } from './platform/problems/problem.js';
import { serveJobs } from './platform/workers/jobs.js';
import { batchJobs } from './rulings/batch/batch-job.js';
import { deskLimits, drawSeed } from './rulings/desk-limits.js';
import { longRulingJobs } from './rulings/long-rulings.js';
import { RulingService } from './rulings/ruling.service.js';
import { savedGameJobs } from './sessions/file/saved-games.js';
import { vassalJobs } from './vassal/jobs.js';

/** What a thread of the worker pool runs: the games and their rules, without server, library or database. */
const rulings = new RulingService(games, deskLimits(workerData), drawSeed);
const known = (error: unknown): Problem | undefined => (error instanceof Problem ? error : kernelProblem(error));
const toProblem = (error: unknown): Problem => known(error) ?? new Problem('internal', { cause: error });

serveJobs(
  { ...longRulingJobs(games), ...batchJobs(rulings, { toProblem }), ...savedGameJobs(games), ...vassalJobs },
  known,
);
