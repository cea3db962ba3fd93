import { NotOnShelfError } from '../edge/faults.js';
import { atOnce, inTurns, Turn } from '../edge/turns.js';
import { whenReady } from '../edge/when-ready.js';
import { nearest } from '../kernel/fields/index.js';
import type { AnyProcedure, Game, GameRegistry } from '../kernel/procedures/index.js';
import {
  adjudicate,
  adjudicateBriefly,
  type BriefRuling,
  type Language,
  listed,
  type Odds,
  oddsInTurns,
  type Question,
  type Ruling,
} from '../kernel/rulings/index.js';
import { NO_RECORDS, type SentRecords, WatchedShelf } from './batch/sent-records.js';
import type { DeskLimits } from './desk-limits.js';
import { withEarlier } from './earlier-ruling.js';
import type { LongRulings } from './long-rulings.js';
import { type CheckedRequest, refuseDiceAndDetail, refuseGrouping } from './request-fields.js';
import { RequestValidator } from './request-validator.js';
import type { StoredReferences } from './stored-references.js';

export interface OddsAnswer extends Partial<Odds> {
  readonly game: string;
  readonly procedure: string;
  /** Where a choice is open in the question: the odds of each way to make it. */
  readonly variants?: readonly (Odds & { readonly name: string })[];
}

/** Questions of more steps than this, about 20 ms of work, are answered in another thread where there is one. */
const LONG_WORK = 2000;

/** With every word, or as briefly as the request wants it. */
export type AnyRuling = Ruling | BriefRuling;

/**
 * Where questions are handed in: checks their form, puts them to the procedure, hands back the ruling.
 * REST, GraphQL, batches and sessions all come through here, so they cannot disagree.
 */
export class RulingService {
  readonly #validator = new RequestValidator();

  constructor(
    readonly registry: GameRegistry,
    private readonly limits: DeskLimits,
    /** Draws a seed for requests that bring no dice; the only chance in the service that is not the caller's. */
    private readonly drawSeed: () => string,
    /** What a request may name instead of sending it; absent where there is no library. */
    private readonly references?: StoredReferences,
    /** Where long questions go; absent where everything is answered here. */
    private readonly elsewhere?: LongRulings,
  ) {}

  find(gameId: string, name: string): { game: Game; procedure: AnyProcedure } {
    const game = this.registry.game(gameId);
    if (!game)
      throw new NotOnShelfError(
        'game',
        gameId,
        this.registry.all.map(({ id }) => id),
      );
    const procedure = game.procedures.get(name);
    if (!procedure) {
      const known = [...game.procedures.keys()].map((each) => `${gameId}/${each}`);
      throw new NotOnShelfError('procedure', `${gameId}/${name}`, known, meantProcedure(game, name, known));
    }
    return { game, procedure };
  }

  /** Requests that may name stored maps, cards and chart packs; answered at once where they wait for nothing. */
  ask(
    gameId: string,
    name: string,
    body: unknown,
    language: Language,
    client?: string,
  ): AnyRuling | Promise<AnyRuling> {
    const { game, procedure } = this.find(gameId, name);
    const ready = this.ready(game, procedure, body);
    return ready instanceof Promise
      ? ready.then((late) => this.answer(game, procedure, late, language, client))
      : this.answer(game, procedure, ready, language, client);
  }

  askOdds(
    gameId: string,
    name: string,
    body: unknown,
    turn = new Turn(),
    client?: string,
  ): OddsAnswer | Promise<OddsAnswer> {
    const { game, procedure } = this.find(gameId, name);
    return whenReady<unknown, OddsAnswer | Promise<OddsAnswer>>(this.ready(game, procedure, body), (ready) => {
      const asked = this.checkedOdds(game, procedure, ready);
      if (this.isLong(procedure, asked.input))
        return this.elsewhere!.odds({ game: gameId, procedure: name, asked: ready }, client);
      return inTurns(this.oddsSteps(game, procedure, name, asked), turn);
    }) as OddsAnswer | Promise<OddsAnswer>;
  }

  /** What of the library a request names, to be sent along with it to another thread. */
  async recordsFor(gameId: string, name: string, body: unknown): Promise<SentRecords> {
    if (!this.references) return NO_RECORDS;
    const { game, procedure } = this.find(gameId, name);
    const shelf = new WatchedShelf(this.references.shelf);
    await this.references.lookUp(game, procedure, withEarlier(procedure, body), shelf);
    return shelf.found;
  }

  private ready(game: Game, procedure: AnyProcedure, body: unknown): unknown | Promise<unknown> {
    const asked = withEarlier(procedure, body);
    return this.references ? this.references.resolve(game, procedure, asked) : asked;
  }

  /** A ruling with every word, whatever the request says of that. */
  rule(gameId: string, name: string, body: unknown, language: Language): Ruling {
    const { game, procedure } = this.find(gameId, name);
    return adjudicate(game, procedure, this.question(this.checked(game, procedure, body)), language);
  }

  private answer(
    game: Game,
    procedure: AnyProcedure,
    body: unknown,
    language: Language,
    client: string | undefined,
  ): AnyRuling | Promise<AnyRuling> {
    const checked = this.checked(game, procedure, body);
    const question = this.question(checked);
    const { detail } = checked;
    if (this.isLong(procedure, question.input)) {
      const name = `${procedure.resolver}/${procedure.id}`;
      return this.elsewhere!.ruling({ game: game.id, procedure: name, question, detail, language }, client);
    }
    return detail === undefined || detail === 'full'
      ? adjudicate(game, procedure, question, language)
      : adjudicateBriefly(game, procedure, question, detail);
  }

  /** Whether it goes over so much of a map that it is answered in another thread, where there is one. */
  private isLong({ work }: AnyProcedure, input: unknown): boolean {
    return work !== undefined && this.elsewhere?.isOn === true && work(input) > LONG_WORK;
  }

  private checked(game: Game, procedure: AnyProcedure, body: unknown): CheckedRequest {
    const checked = this.#validator.check(game, procedure, body);
    refuseGrouping(checked);
    return checked;
  }

  private checkedOdds(game: Game, procedure: AnyProcedure, body: unknown): CheckedRequest {
    const checked = this.#validator.check(game, procedure, body);
    refuseDiceAndDetail(procedure, checked);
    return checked;
  }

  private question({ input, options, dice, pack, upTo }: CheckedRequest): Question {
    return { input, options, pack, upTo, dice: dice ?? { seed: this.drawSeed() } };
  }

  /** The chances of every outcome. */
  odds(gameId: string, name: string, body: unknown): OddsAnswer {
    const { game, procedure } = this.find(gameId, name);
    return atOnce(this.oddsSteps(game, procedure, name, this.checkedOdds(game, procedure, body)));
  }

  /** The same, in steps between which others may have their turn. */
  private *oddsSteps(
    game: Game,
    procedure: AnyProcedure,
    name: string,
    question: CheckedRequest,
  ): Generator<undefined, OddsAnswer, unknown> {
    const answer = { game: game.id, procedure: name };
    const ways = procedure.variants?.(question.input) ?? [];
    if (ways.length === 0) return { ...answer, ...(yield* this.oddsOf(game, procedure, question, question.input)) };
    const variants: (Odds & { name: string })[] = [];
    for (const { name: way, input } of ways) {
      variants.push({ name: way, ...(yield* this.oddsOf(game, procedure, question, input)) });
    }
    return { ...answer, variants };
  }

  private *oddsOf(
    game: Game,
    procedure: AnyProcedure,
    question: CheckedRequest,
    input: unknown,
  ): Generator<undefined, Odds, unknown> {
    const { dice, options, pack, by, upTo } = question;
    const odds = yield* oddsInTurns(game, procedure, {
      input,
      options,
      pack,
      by,
      upTo,
      branchLimit: this.limits.oddsBranchLimit,
      samples: this.limits.oddsSamples,
      seed: dice && 'seed' in dice ? dice.seed : 'odds',
    });
    return listed(odds, by !== undefined);
  }
}

/** The procedure that was probably meant: one spelt almost so, or one of that name under another resolver. */
function meantProcedure(game: Game, name: string, known: readonly string[]): string | undefined {
  const spelt = nearest(`${game.id}/${name}`, known);
  if (spelt !== undefined) return spelt;
  const id = name.split('/').at(-1)!;
  const ids = [...game.procedures.values()].map((procedure) => procedure.id);
  const meant = ids.includes(id) ? id : nearest(id, ids);
  return meant === undefined ? undefined : known[ids.indexOf(meant)];
}
