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
import { textOf } from '../platform/workers/parts.js';
import type { WorkerPool } from '../platform/workers/worker-pool.js';
import type { OddsAnswer, RulingService } from './ruling.service.js';

const JOB = 'ruling';
const ODDS = 'odds';

/** A question whose form has been checked and whose stored records stand in it: nothing is missing but the answer. */
export interface LongQuestion {
  readonly game: string;
  readonly procedure: string;
  readonly question: Question;
  readonly detail: Detail | undefined;
  readonly language: Language;
}

/** Odds likewise; what is asked is looked at once more in the thread, which takes next to nothing of it. */
export interface LongOdds {
  readonly game: string;
  readonly procedure: string;
  readonly asked: unknown;
}

/** Rulings on whole maps and their odds, made in another thread. */
export class LongRulings {
  constructor(private readonly pool: WorkerPool) {}

  get isOn(): boolean {
    return this.pool.isOn;
  }

  async ruling(asked: LongQuestion, client: string | undefined): Promise<Ruling | BriefRuling> {
    return (await this.answered(JOB, asked, client)) as Ruling | BriefRuling;
  }

  async odds(asked: LongOdds, client: string | undefined): Promise<OddsAnswer> {
    return (await this.answered(ODDS, asked, client)) as OddsAnswer;
  }

  private async answered(job: string, asked: object, client: string | undefined): Promise<unknown> {
    const { pieces } = await this.pool.run(job, JSON.stringify(asked), { client });
    return JSON.parse(pieces.map(textOf).join(''));
  }
}

/** The other end of it, in the thread. */
export const longRulingJobs = (games: GameRegistry, rulings: RulingService): Readonly<Record<string, Job>> => ({
  [ODDS]: (input, write) => {
    const { game, procedure, asked } = JSON.parse(textOf(input)) as LongOdds;
    write(JSON.stringify(rulings.odds(game, procedure, asked)));
  },
  [JOB]: (input, write) => {
    const asked = JSON.parse(textOf(input)) as LongQuestion;
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
