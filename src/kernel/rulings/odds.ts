import type { ChartPack } from '../charts/index.js';
import { type Dice, EnumeratedDice, SeededDice } from '../dice/index.js';
import type { AnyProcedure, Game } from '../procedures/game.js';
import { chance, gcd, likeliestFirst, type Odds, simulatedChance } from './chances.js';
import { type Measured, measure } from './odds-measure.js';
import { Charts, QuietUmpire } from './quiet-umpire.js';
import { Tallies } from './tallies.js';

/**
 * Bounds are counted in work, never in time, so that the same question always gets the same answer. One unit is about half
 * a microsecond: three million are an exact answer that was worth waiting for, half of that a simulation.
 */
const EXACT_WORK = 3_000_000;
const SIMULATED_WORK = 1_500_000;
const FEWEST_SAMPLES = 200;

/** So many branches are run before anybody asks how many there may be: most questions have fewer. */
const UNMEASURED = 64;

/** Work between two turns that others may take. */
const TURN = 2000;

/** How far to go, and how. */
export interface OddsBounds {
  /** Above this many ways for the dice to fall, a simulation answers instead. */
  readonly branchLimit: number;
  /** For the simulation, at most. */
  readonly samples: number;
  readonly seed: string;
}

/** A question about chances: like a ruling's, with bounds in place of dice. */
export interface OddsQuestion extends OddsBounds {
  readonly input: unknown;
  readonly options: unknown;
  readonly pack?: ChartPack;
  /** How far the question goes, where not to the end. */
  readonly upTo?: string;
  /** One field of the outcome to group by, in place of the whole. */
  readonly by?: string;
}

/** The whole distribution, by running the procedure over every branch of its dice. */
export function odds(game: Game, procedure: AnyProcedure, question: OddsQuestion): Odds {
  const steps = oddsInTurns(game, procedure, question);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same, stopping every few hundred microseconds so that whoever drives it can let others go first. */
export function* oddsInTurns(
  game: Game,
  procedure: AnyProcedure,
  question: OddsQuestion,
): Generator<undefined, Odds, unknown> {
  const charts = new Charts(game.charts, question.pack);
  const run: Run = (dice) => {
    const umpire = new QuietUmpire(question.options, charts, dice, question.upTo);
    return [umpire, grouped(procedure.resolve(question.input, umpire), question.by)];
  };
  return yield* distribution(run, question, () => measure(procedure, question, charts));
}

/** What a question will take, found out step by step. */
type Measuring = () => Generator<undefined, Measured, unknown>;

/** Of whatever rolls dice when it is run: exact while the ways they can fall are few enough, else simulated. */
export function* distribution(run: Run, bounds: OddsBounds, measured: Measuring): Generator<undefined, Odds, unknown> {
  const exact = yield* enumerate(run, bounds, measured);
  return 'chances' in exact ? exact : yield* simulate(run, bounds, exact);
}

type Run = (dice: Dice) => readonly [{ readonly legal: boolean }, unknown];

/** The exact answer, or what the question was measured to take where that is too much. */
function* enumerate(
  run: Run,
  { branchLimit }: OddsBounds,
  measured: Measuring,
): Generator<undefined, Odds | Measured, unknown> {
  const dice = new EnumeratedDice();
  const tallies = new Tallies();
  let most = Math.min(branchLimit, UNMEASURED);
  let size: Measured | undefined;
  let branches = 0;
  do {
    if (branches === most) {
      if (size) return size;
      size = yield* measured();
      // A few walks tell the number of branches only roughly: a question that may fit is given its chance.
      most = Math.min(branchLimit, Math.floor(EXACT_WORK / size.work));
      if (size.branches > 2 * most || branches >= most) return size;
    }
    branches += 1;
    const [{ legal }, outcome] = run(dice);
    tallies.add(legal, outcome, dice.denominator);
    if (branches % turnOf(size) === 0) yield;
  } while (dice.advance());
  const chances = tallies.all.map(({ legal, outcome, weights }) => {
    const [numerator, denominator] = addUp(weights);
    return chance(legal, outcome, numerator, denominator);
  });
  return { exact: true, branches, chances: chances.sort(likeliestFirst) };
}

function* simulate(run: Run, bounds: OddsBounds, size: Measured): Generator<undefined, Odds, unknown> {
  // One branch after another: the question was looked through when it was measured.
  const dice = new SeededDice(bounds.seed, 'enumerated');
  const tallies = new Tallies();
  const worthwhile = Math.max(FEWEST_SAMPLES, Math.floor(SIMULATED_WORK / size.work));
  const samples = Math.min(bounds.samples, worthwhile);
  for (let i = 1; i <= samples; i += 1) {
    const [{ legal }, outcome] = run(dice);
    tallies.add(legal, outcome, 1n);
    if (i % turnOf(size) === 0) yield;
  }
  const chances = tallies.all.map(({ legal, outcome, weights }) => ({
    legal,
    outcome,
    ...simulatedChance(weights.get(1n)!, samples),
  }));
  return { exact: false, branches: samples, seed: bounds.seed, chances: chances.sort(likeliestFirst) };
}

/** Runs between two turns; of a question that nobody has measured yet, each may be a long one. */
const turnOf = (size: Measured | undefined): number => (size ? Math.ceil(TURN / size.work) : 1);

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
