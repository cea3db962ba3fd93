import { NotOnShelfError } from '../edge/faults.js';
import { kernelProblem } from '../edge/kernel-problems.js';
import type { AnyProcedure, Bilingual, Game } from '../kernel/procedures/index.js';
import {
  adjudicate,
  adjudicateBriefly,
  type BriefRuling,
  type Language,
  listed,
  type Odds,
  odds,
  type Ruling,
} from '../kernel/rulings/index.js';
import {
  type DicePurpose,
  dicePurposes,
  Session,
  type SessionSetup,
  type SessionState,
} from '../kernel/session/index.js';
import { type ProblemBody, problemBody } from '../platform/problems/problem.js';
import { withEarlier } from '../rulings/earlier-ruling.js';
import { type CheckedRequest, refuseDiceAndDetail, refuseGrouping } from '../rulings/request-fields.js';
import type { SessionFormat } from '../sessions/fair-dice/chain.js';
import { DecidedAgain } from '../sessions/file/decided-again.js';
import { checkedRequest } from './request.js';

/** As the server has them where nothing else is configured: the same question gets the same answer. */
const BRANCH_LIMIT = 50_000;
const SAMPLES = 20_000;

/** A question that got no ruling. `problem` is the document the server would have answered with. */
class UmpireProblem extends Error {
  constructor(readonly problem: ProblemBody) {
    super(problem.detail);
    this.name = 'UmpireProblem';
  }
}

interface ProcedureHead {
  readonly name: string;
  readonly title: Bilingual;
  readonly description: Bilingual;
}

type Variant = Odds & { readonly name: string };
type OfflineOdds = { readonly game: string; readonly procedure: string } & (
  | Odds
  | { readonly variants: readonly Variant[] }
);

/** What the bundle of a game exports: its procedures and its sessions, with no server and nothing of Node. */
export interface OfflineRules {
  readonly game: string;
  readonly title: Bilingual;
  readonly edition: string;
  readonly rulesVersion: string;
  readonly procedures: readonly ProcedureHead[];
  /** The ruling on a question: `request` is the body that the server's route takes. */
  rule(procedure: string, request: unknown, language?: Language): Ruling | BriefRuling;
  /** How its dice can fall. */
  odds(procedure: string, request: unknown, language?: Language): OfflineOdds;
  /** What dice may be rolled for in a session: the closed list. */
  readonly dice: readonly DicePurpose[];
  /** A game at its table: `open`, `decide`, `fold`, `actions`, `view`. Null where the game cannot be played whole. */
  readonly session: ((materials: SessionSetup) => Session) | null;
  /** The log of a game decided again, entry by entry: what the verifier asks. */
  readonly replay: ((materials: SessionSetup, format: SessionFormat, base?: SessionState) => DecidedAgain) | null;
}

export function offlineRules(game: Game): OfflineRules {
  const { title, edition, rulesVersion, session } = game.declaration;
  const procedures = [...game.procedures].map(([name, procedure]) => ({
    name,
    title: procedure.title,
    description: procedure.description,
  }));
  return {
    game: game.id,
    title,
    edition: edition.en,
    rulesVersion,
    procedures,
    rule: (name, request, language = 'en') => told(language, () => ruling(game, name, request, language)),
    odds: (name, request, language = 'en') => told(language, () => chances(game, name, request)),
    dice: dicePurposes(game),
    session: session ? (materials) => new Session(game, session, materials) : null,
    replay: session ? (materials, format, base) => new DecidedAgain(game, materials, format, base) : null,
  };
}

function asked(game: Game, name: string, request: unknown): { procedure: AnyProcedure; question: CheckedRequest } {
  const procedure = game.procedures.get(name);
  if (!procedure) throw new NotOnShelfError('procedure', name, [...game.procedures.keys()]);
  return { procedure, question: checkedRequest(game, procedure, withEarlier(procedure, request)) };
}

function ruling(game: Game, name: string, request: unknown, language: Language): Ruling | BriefRuling {
  const { procedure, question } = asked(game, name, request);
  refuseGrouping(question);
  const { detail } = question;
  const complete = { ...question, dice: question.dice ?? { seed: drawnSeed() } };
  return detail === undefined || detail === 'full'
    ? adjudicate(game, procedure, complete, language)
    : adjudicateBriefly(game, procedure, complete, detail);
}

function chances(game: Game, name: string, request: unknown): OfflineOdds {
  const { procedure, question } = asked(game, name, request);
  refuseDiceAndDetail(procedure, question);
  const { dice, by } = question;
  const seed = dice && 'seed' in dice ? dice.seed : 'odds';
  const of = (input: unknown): Odds => {
    const bounds = { input, branchLimit: BRANCH_LIMIT, samples: SAMPLES, seed };
    return listed(odds(game, procedure, { ...question, ...bounds }), by !== undefined);
  };
  const head = { game: game.id, procedure: name };
  const ways = procedure.variants?.(question.input) ?? [];
  if (ways.length === 0) return { ...head, ...of(question.input) };
  return { ...head, variants: ways.map((way) => ({ name: way.name, ...of(way.input) })) };
}

/** 96 bits of the machine's chance: what was drawn is in the ruling, which can be asked for again with it. */
function drawnSeed(): string {
  const words = globalThis.crypto.getRandomValues(new Uint32Array(3));
  return [...words].map((word) => word.toString(36).padStart(7, '0')).join('');
}

function told<T>(language: Language, answer: () => T): T {
  try {
    return answer();
  } catch (error) {
    const problem = kernelProblem(error);
    throw problem ? new UmpireProblem(problemBody(problem, language)) : error;
  }
}
