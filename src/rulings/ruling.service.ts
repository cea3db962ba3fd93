import { FieldFault, InvalidRequestError, NotOnShelfError } from '../edge/faults.js';
import { atOnce, inTurns, Turn } from '../edge/turns.js';
import { whenReady } from '../edge/when-ready.js';
import { fieldsOf } from '../kernel/fields/index.js';
import type { AnyProcedure, Game, GameRegistry } from '../kernel/procedures/index.js';
import {
  adjudicate,
  adjudicateBriefly,
  type BriefRuling,
  type Language,
  listed,
  type Odds,
  oddsInTurns,
  type Ruling,
} from '../kernel/rulings/index.js';
import { withEarlier } from './earlier-ruling.js';
import { type CheckedRequest, RequestValidator } from './request-validator.js';
import type { StoredReferences } from './stored-references.js';

export interface DeskLimits {
  readonly oddsBranchLimit: number;
  readonly oddsSamples: number;
}

export interface OddsAnswer extends Partial<Odds> {
  readonly game: string;
  readonly procedure: string;
  /** Where a choice is open in the question: the odds of each way to make it. */
  readonly variants?: readonly (Odds & { readonly name: string })[];
}

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
      throw new NotOnShelfError('procedure', `${gameId}/${name}`, known);
    }
    return { game, procedure };
  }

  /** Requests that may name stored maps, cards and chart packs; answered at once where they wait for nothing. */
  ask(gameId: string, name: string, body: unknown, language: Language): AnyRuling | Promise<AnyRuling> {
    return whenReady(this.ready(gameId, name, body), (ready) => this.answer(gameId, name, ready, language));
  }

  askOdds(gameId: string, name: string, body: unknown, turn = new Turn()): OddsAnswer | Promise<OddsAnswer> {
    return whenReady<unknown, OddsAnswer | Promise<OddsAnswer>>(this.ready(gameId, name, body), (ready) =>
      inTurns(this.oddsSteps(gameId, name, ready), turn),
    ) as OddsAnswer | Promise<OddsAnswer>;
  }

  private ready(gameId: string, name: string, body: unknown): unknown | Promise<unknown> {
    const { game, procedure } = this.find(gameId, name);
    const asked = withEarlier(procedure, body);
    return this.references ? this.references.resolve(game, procedure, asked) : asked;
  }

  /** A ruling with every word, whatever the request says of that. */
  rule(gameId: string, name: string, body: unknown, language: Language): Ruling {
    const { game, procedure, question } = this.question(gameId, name, body);
    return adjudicate(game, procedure, question, language);
  }

  private answer(gameId: string, name: string, body: unknown, language: Language): AnyRuling {
    const { game, procedure, question, detail } = this.question(gameId, name, body);
    return detail === undefined || detail === 'full'
      ? adjudicate(game, procedure, question, language)
      : adjudicateBriefly(game, procedure, question, detail);
  }

  private question(gameId: string, name: string, body: unknown) {
    const { game, procedure } = this.find(gameId, name);
    const { input, options, dice, pack, by, upTo, detail } = this.#validator.check(game, procedure, body);
    if (by !== undefined) throw new InvalidRequestError([new FieldFault('/by', 'only odds are grouped')]);
    const question = { input, options, pack, upTo, dice: dice ?? { seed: this.drawSeed() } };
    return { game, procedure, question, detail };
  }

  /** The chances of every outcome. */
  odds(gameId: string, name: string, body: unknown): OddsAnswer {
    return atOnce(this.oddsSteps(gameId, name, body));
  }

  /** The same, in steps between which others may have their turn. */
  private *oddsSteps(gameId: string, name: string, body: unknown): Generator<undefined, OddsAnswer, unknown> {
    const { game, procedure } = this.find(gameId, name);
    const question = this.#validator.check(game, procedure, body);
    this.checkGrouping(procedure, question);
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

  private checkGrouping(procedure: AnyProcedure, { by, dice, detail }: CheckedRequest): void {
    if (detail !== undefined)
      throw new InvalidRequestError([new FieldFault('/detail', 'odds have no steps to leave out')]);
    if (dice && !('seed' in dice)) {
      const way = 'given' in dice ? 'given' : 'named';
      throw new InvalidRequestError([new FieldFault(`/dice/${way}`, 'odds are over every roll: give no dice')]);
    }
    if (by !== undefined && !fieldsOf(procedure.outcome).some((field) => field.name === by)) {
      throw new InvalidRequestError([new FieldFault('/by', `the outcome has no field "${by}"`)]);
    }
  }
}
