import type { CellUse } from '../charts/index.js';
import { type Dice, type Die, d6, type RolledDie, SeededDice } from '../dice/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import { diceOf, type Question } from './adjudicate.js';
import { QuietUmpire, unrecorded } from './quiet-umpire.js';
import type { BareStep, Cite } from './ruling.js';
import { RecordingUmpire } from './umpire.js';

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

/** The same procedure with a quieter umpire. */
export function adjudicateBriefly(
  game: Game,
  procedure: AnyProcedure,
  question: Question,
  detail: Exclude<Detail, 'full'>,
): BriefRuling {
  const dice = diceOf(procedure, question.dice);
  const umpire = umpireFor(detail, game, question, dice);
  const outcome = procedure.resolve(question.input, umpire);
  if (umpire.legal && !(dice instanceof SeededDice)) dice.assertAllUsed();
  const ruling: BriefRuling = {
    game: game.id,
    procedure: `${procedure.resolver}/${procedure.id}`,
    legal: umpire.legal,
    outcome,
    ...(umpire instanceof CitingUmpire && { steps: umpire.steps, provenance: umpire.cells }),
    dice: umpire instanceof CitingUmpire ? umpire.dice : umpire.rolls,
  };
  if ('seed' in question.dice) ruling.seed = question.dice.seed;
  return ruling;
}

function umpireFor(detail: Exclude<Detail, 'full'>, game: Game, { options, pack, upTo }: Question, dice: Dice) {
  return detail === 'rules'
    ? new CitingUmpire(options, game.charts, dice, pack, upTo)
    : new RollingUmpire(options, unrecorded(game.charts, pack), dice, upTo);
}

/** Writes down which sections were gone through, and nothing about what they said. */
class CitingUmpire extends RecordingUmpire<unknown> {
  override note(rule: Cite, key: string): void {
    const step = typeof rule === 'string' ? { rule, key } : { rule: rule[0], also: rule.slice(1), key };
    this.steps.push(step as BareStep);
  }

  override summarise(): void {}
}

/** Writes down nothing but the dice. */
class RollingUmpire extends QuietUmpire<unknown> {
  readonly rolls: RolledDie[] = [];

  constructor(
    options: unknown,
    charts: QuietUmpire<unknown>['chart'],
    private readonly rolled: Dice,
    upTo?: string,
  ) {
    super(options, charts, rolled, upTo);
  }

  override roll(name: string, die: Die = d6, about?: string): number {
    const value = this.rolled.next(name, die);
    const { source } = this.rolled;
    this.rolls.push(
      about === undefined
        ? { name, sides: die.sides, value, source }
        : { name, about, sides: die.sides, value, source },
    );
    return value;
  }
}
