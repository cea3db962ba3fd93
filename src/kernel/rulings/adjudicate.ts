import type { ChartPack } from '../charts/index.js';
import { GivenDice, NamedDice, type NamedFaces, SeededDice } from '../dice/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import type { Language, Phrasebook } from './messages.js';
import type { Ruling } from './ruling.js';
import { SpeakingUmpire } from './umpire.js';

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
  const umpire = new SpeakingUmpire(question.options, game.charts, dice, phrases, question.pack, question.upTo);
  const outcome = procedure.resolve(question.input, umpire);
  // A forbidden action may stop before it rolls: dice given for it are not an error.
  if (umpire.legal && !(dice instanceof SeededDice)) dice.assertAllUsed();
  const ruling: Ruling = {
    game: game.id,
    procedure: `${procedure.resolver}/${procedure.id}`,
    legal: umpire.legal,
    outcome,
    steps: umpire.steps,
    dice: umpire.dice,
    provenance: umpire.cells,
    summary: summarise(umpire, phrases),
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
function summarise(umpire: SpeakingUmpire<unknown>, phrases: Phrasebook): string {
  if (umpire.summary) return phrases.render(umpire.summary.key, umpire.summary.values);
  const refusal = umpire.steps.find((step) => step.forbids);
  if (refusal) return phrases.render('not-allowed', { reason: refusal.text });
  throw new Error('a procedure that allows something must summarise it');
}
