import type { GameRegistry } from '../kernel/procedures/index.js';
import {
  adjudicate,
  adjudicateBriefly,
  type BriefRuling,
  type Detail,
  type Language,
  type Question,
  type Ruling,
} from '../kernel/rulings/index.js';
import type { Job } from '../platform/workers/jobs.js';
import type { WorkerPool } from '../platform/workers/worker-pool.js';

const JOB = 'ruling';

/** A question whose form has been checked and whose stored records stand in it: nothing is missing but the answer. */
export interface LongQuestion {
  readonly game: string;
  readonly procedure: string;
  readonly question: Question;
  readonly detail: Detail | undefined;
  readonly language: Language;
}

/** Rulings on whole maps, made in another thread. */
export class LongRulings {
  constructor(private readonly pool: WorkerPool) {}

  get isOn(): boolean {
    return this.pool.isOn;
  }

  async ruling(asked: LongQuestion, client: string | undefined): Promise<Ruling | BriefRuling> {
    const { pieces } = await this.pool.run(JOB, new TextEncoder().encode(JSON.stringify(asked)), { client });
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  }
}

/** The other end of it, in the thread. */
export const longRulingJobs = (games: GameRegistry): Readonly<Record<string, Job>> => ({
  [JOB]: (input, write) => {
    const asked = JSON.parse(new TextDecoder().decode(input)) as LongQuestion;
    const { question, detail, language } = asked;
    const game = games.game(asked.game)!;
    const procedure = game.procedures.get(asked.procedure)!;
    const brief = detail !== undefined && detail !== 'full';
    write(
      JSON.stringify(
        brief ? adjudicateBriefly(game, procedure, question, detail) : adjudicate(game, procedure, question, language),
      ),
    );
  },
});
