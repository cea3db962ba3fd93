import type { ChartPack } from '../charts/index.js';
import { EnumeratedDice, SeededDice } from '../dice/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import { chance, gcd, likeliestFirst, type Odds } from './chances.js';
import { QuietUmpire, unrecorded } from './quiet-umpire.js';
import { Tallies } from './tallies.js';

/** A question about chances: like a ruling's, with bounds in place of dice. */
export interface OddsQuestion {
  readonly input: unknown;
  readonly options: unknown;
  readonly pack?: ChartPack;
  /** Above this many ways for the dice to fall, a simulation answers instead. */
  readonly branchLimit: number;
  /** For the simulation. */
  readonly samples: number;
  readonly seed: string;
  /** How far the question goes, where not to the end. */
  readonly upTo?: string;
  /** One field of the outcome to group by, in place of the whole. */
  readonly by?: string;
}

/** The whole distribution, by running the procedure over every branch of its dice. */
export function odds(game: Game, procedure: AnyProcedure, question: OddsQuestion): Odds {
  return enumerate(game, procedure, question) ?? simulate(game, procedure, question);
}

function enumerate(game: Game, procedure: AnyProcedure, question: OddsQuestion): Odds | undefined {
  const dice = new EnumeratedDice();
  const tallies = new Tallies();
  const charts = unrecorded(game.charts, question.pack);
  let branches = 0;
  do {
    branches += 1;
    if (branches > question.branchLimit) return undefined;
    const umpire = new QuietUmpire(question.options, charts, dice, question.upTo);
    const outcome = grouped(procedure.resolve(question.input, umpire), question.by);
    tallies.add(umpire.legal, outcome, dice.denominator);
  } while (dice.advance());
  const chances = tallies.all.map(({ legal, outcome, weights }) => {
    const [numerator, denominator] = addUp(weights);
    return chance(legal, outcome, numerator, denominator);
  });
  return { exact: true, branches, chances: chances.sort(likeliestFirst) };
}

function simulate(game: Game, procedure: AnyProcedure, question: OddsQuestion): Odds {
  const dice = new SeededDice(question.seed);
  const tallies = new Tallies();
  const charts = unrecorded(game.charts, question.pack);
  const { samples } = question;
  for (let i = 0; i < samples; i += 1) {
    const umpire = new QuietUmpire(question.options, charts, dice, question.upTo);
    const outcome = grouped(procedure.resolve(question.input, umpire), question.by);
    tallies.add(umpire.legal, outcome, 1n);
  }
  const chances = tallies.all.map(({ legal, outcome, weights }) => {
    const hits = weights.get(1n)!;
    return {
      legal,
      outcome,
      probability: `${hits}/${samples}`,
      value: hits / samples,
      interval: wilson(hits, samples),
    };
  });
  return { exact: false, branches: samples, seed: question.seed, chances: chances.sort(likeliestFirst) };
}

const grouped = (outcome: unknown, by: string | undefined): unknown =>
  by === undefined ? outcome : ((outcome as Record<string, unknown> | null)?.[by] ?? null);

/** Sum of count/denominator, in lowest terms. */
function addUp(weights: ReadonlyMap<bigint, number>): readonly [bigint, bigint] {
  let numerator = 0n;
  let denominator = 1n;
  for (const [d, count] of weights) {
    numerator = numerator * d + BigInt(count) * denominator;
    denominator *= d;
    const common = gcd(numerator, denominator);
    numerator /= common;
    denominator /= common;
  }
  return [numerator, denominator];
}

/** Wilson's interval at 95 %: unlike the plain one it stays within 0 and 1 for rare outcomes. */
function wilson(hits: number, samples: number): readonly [number, number] {
  const z = 1.959964;
  const p = hits / samples;
  const scale = 1 + (z * z) / samples;
  const centre = (p + (z * z) / (2 * samples)) / scale;
  const spread = (z / scale) * Math.sqrt((p * (1 - p)) / samples + (z * z) / (4 * samples * samples));
  return [Math.max(0, centre - spread), Math.min(1, centre + spread)];
}
