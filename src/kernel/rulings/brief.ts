import type { CellUse } from '../charts/index.js';
import { type RolledDie, SeededDice } from '../dice/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import { diceOf, type Question } from './adjudicate.js';
import { Charts, QuietUmpire } from './quiet-umpire.js';
import type { BareStep } from './ruling.js';
import { CitingScribe, DiceScribe } from './scribe.js';

/** How much of a ruling is wanted: all of it, the sections without the sentences, or what comes of it alone. */
export const DETAILS = ['full', 'rules', 'outcome'] as const;
export type Detail = (typeof DETAILS)[number];

/** A ruling without words. */
export interface BriefRuling {
  readonly game: string;
  readonly procedure: string;
  readonly legal: boolean;
  readonly outcome: unknown;
  readonly steps?: readonly Omit<BareStep, 'values'>[];
  readonly dice: readonly RolledDie[];
  seed?: string;
  readonly provenance?: readonly CellUse[];
}

/** The same procedure, of which less is written down: for the outcome alone not even the cells that were read. */
export function adjudicateBriefly(
  game: Game,
  procedure: AnyProcedure,
  question: Question,
  detail: Exclude<Detail, 'full'>,
): BriefRuling {
  const { options, pack, upTo } = question;
  const dice = diceOf(procedure, question.dice);
  const cites = detail === 'rules' ? new CitingScribe(pack !== undefined) : undefined;
  const scribe = cites ?? new DiceScribe();
  const umpire = new QuietUmpire(options, new Charts(game.charts, pack, cites), dice, upTo, scribe);
  const outcome = procedure.resolve(question.input, umpire);
  if (umpire.legal && !(dice instanceof SeededDice)) dice.assertAllUsed();
  const name = `${procedure.resolver}/${procedure.id}`;
  const { legal } = umpire;
  const ruling: BriefRuling = cites
    ? { game: game.id, procedure: name, legal, outcome, steps: cites.steps, provenance: cites.cells, dice: cites.dice }
    : { game: game.id, procedure: name, legal, outcome, dice: scribe.dice };
  if ('seed' in question.dice) ruling.seed = question.dice.seed;
  return ruling;
}
