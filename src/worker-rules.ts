import { workerData } from 'node:worker_threads';
import { games } from './games/index.js';
import type { Problem } from './platform/problems/problem.js';
import type { Jobs } from './platform/workers/jobs.js';
import { batchJobs } from './rulings/batch/batch-job.js';
import { SentShelf } from './rulings/batch/sent-records.js';
import { deskLimits, drawSeed } from './rulings/desk-limits.js';
import { longRulingJobs } from './rulings/long-rulings.js';
import { RulingService } from './rulings/ruling.service.js';
import { StoredReferences } from './rulings/stored-references.js';
import { savedGameJobs } from './sessions/file/saved-games.js';

/** The work that needs the games and their rules. */
export function rulesJobs(toProblem: (error: unknown) => Problem): Jobs {
  const shelf = new SentShelf();
  const rulings = new RulingService(games, deskLimits(workerData), drawSeed, new StoredReferences(shelf));
  return {
    ...longRulingJobs(games, rulings),
    ...batchJobs(rulings, shelf, { toProblem }),
    ...savedGameJobs(games),
  };
}
