import type { ChartPack } from '../charts/index.js';
import { type Dice, GivenDice, SeededDice } from '../dice/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import type { Language, Phrasebook } from './messages.js';
import type { Ruling, Step } from './ruling.js';
import { type RawStep, RecordingUmpire } from './umpire.js';

/** A question whose form has been checked: input and options carry their defaults. */
export interface Question {
  readonly input: unknown;
  readonly options: unknown;
  readonly dice: { readonly given: readonly number[] } | { readonly seed: string };
  readonly pack?: ChartPack;
}

/** Asks one procedure one question and writes the ruling. */
export function adjudicate(game: Game, procedure: AnyProcedure, question: Question, language: Language): Ruling {
  const { dice: source } = question;
  const dice: Dice = 'given' in source ? new GivenDice(source.given) : new SeededDice(source.seed);
  const umpire = new RecordingUmpire(question.options, game.charts, dice, question.pack);
  const outcome = procedure.resolve(question.input, umpire);
  // A forbidden action may stop before it rolls: dice given for it are not an error.
  if (umpire.legal && dice instanceof GivenDice) dice.assertAllUsed();
  const phrases = game.phrasebooks[language];
  const steps = umpire.steps.map((step) => explain(step, phrases));
  const ruling: Ruling = {
    game: game.id,
    procedure: `${procedure.resolver}/${procedure.id}`,
    legal: umpire.legal,
    outcome,
    steps,
    dice: umpire.dice,
    provenance: umpire.cells,
    summary: summarise(umpire, steps, phrases),
  };
  if ('seed' in source) ruling.seed = source.seed;
  return ruling;
}

function explain(raw: RawStep, phrases: Phrasebook): Step {
  const { rule, key, values } = raw;
  const text = phrases.render(key, values);
  const step: Step =
    typeof rule === 'string' ? { rule, key, text, values } : { rule: rule[0], also: rule.slice(1), key, text, values };
  return raw.forbids ? { ...step, forbids: true } : step;
}

/** A forbidden action is summed up by its first reason, unless the procedure has something better to say. */
function summarise(umpire: RecordingUmpire<unknown>, steps: readonly Step[], phrases: Phrasebook): string {
  if (umpire.summary) return phrases.render(umpire.summary.key, umpire.summary.values);
  const refusal = steps.find((step) => step.forbids);
  if (refusal) return phrases.render('not-allowed', { reason: refusal.text });
  throw new Error('a procedure that allows something must summarise it');
}
