import type { ChartPack } from '../charts/index.js';
import { GivenDice, NamedDice, type NamedFaces, SeededDice } from '../dice/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import type { Language, Phrasebook } from './messages.js';
import { Charts, QuietUmpire } from './quiet-umpire.js';
import type { Ruling } from './ruling.js';
import { SpeakingScribe } from './scribe.js';

/** A question whose form has been checked: input and options carry their defaults. */
export interface Question {
  readonly input: unknown;
  readonly options: unknown;
  readonly dice: { readonly given: readonly number[] } | { readonly named: NamedFaces } | { readonly seed: string };
  readonly pack?: ChartPack;
  /** How far the question goes, where not to the end: one of the procedure's stops. */
  readonly upTo?: string;
}

/** Asks one procedure one question and writes the ruling. */
export function adjudicate(game: Game, procedure: AnyProcedure, question: Question, language: Language): Ruling {
  const { dice: source } = question;
  const dice = diceOf(procedure, source);
  const phrases = game.phrasebooks[language];
  const { options, pack, upTo } = question;
  const scribe = new SpeakingScribe(phrases, pack !== undefined);
  const umpire = new QuietUmpire(options, new Charts(game.charts, pack, scribe), dice, upTo, scribe);
  const outcome = procedure.resolve(question.input, umpire);
  // A forbidden action may stop before it rolls: dice given for it are not an error.
  if (umpire.legal && !(dice instanceof SeededDice)) dice.assertAllUsed();
  const ruling: Ruling = {
    game: game.id,
    procedure: `${procedure.resolver}/${procedure.id}`,
    legal: umpire.legal,
    outcome,
    steps: scribe.steps,
    dice: scribe.dice,
    provenance: scribe.cells,
    summary: summarise(scribe, phrases),
  };
  if ('seed' in source) ruling.seed = source.seed;
  return ruling;
}

export function diceOf(procedure: AnyProcedure, source: Question['dice']): GivenDice | NamedDice | SeededDice {
  if ('given' in source) return new GivenDice(source.given);
  if ('named' in source) return new NamedDice(source.named, procedure.dice ?? []);
  return new SeededDice(source.seed);
}

/** A forbidden action is summed up by its first reason, unless the procedure has something better to say. */
function summarise({ summary, steps }: SpeakingScribe, phrases: Phrasebook): string {
  if (summary) return phrases.render(summary.key, summary.values);
  const refusal = steps.find((step) => step.forbids);
  if (refusal) return phrases.render('not-allowed', { reason: refusal.text });
  throw new Error('a procedure that allows something must summarise it');
}
