import { type Dice, type Die, SeededDice } from '../dice/index.js';
import { listed, type Odds } from '../rulings/chances.js';
import { distribution } from '../rulings/odds.js';
import type { Measured } from '../rulings/odds-measure.js';
import { type CommandContext, TrialOverError } from './command-context.js';

/** One thing that a command rolled for: a procedure with its outcome, or a purpose of no procedure with its die. */
interface Rolled {
  readonly rolledFor: string;
  readonly outcome: unknown;
}

/** What one way for the dice to fall comes to; a chain that meets something hidden is told as far as that. */
export interface ChainOutcome {
  readonly rolled: readonly Rolled[];
  readonly ends: 'done' | 'secret';
}

/** Three dice with six faces are counted out, longer chains sampled: each way is a whole command, some milliseconds. */
const BOUNDS = { branchLimit: 216, samples: 200, seed: 'chain' };
/** Of one way, in the unit of the odds of rulings. */
const WORK = 10_000;
const WALKS = 4;

/** The chances of everything that a chain of dice can come to, given what one way of it comes to. */
export function* chainOdds(run: (dice: Dice) => ChainOutcome): Generator<undefined, Odds, unknown> {
  const odds = yield* distribution(
    (dice) => [{ legal: true }, run(dice)],
    BOUNDS,
    () => measured(run),
  );
  return listed(odds, false);
}

/** Carries a command out as far as everybody may see it. */
export function rolledIn(context: CommandContext<unknown, unknown>, carryOut: () => void): ChainOutcome {
  try {
    carryOut();
    return { rolled: openRolls(context), ends: 'done' };
  } catch (error) {
    if (!(error instanceof TrialOverError)) throw error;
    return { rolled: openRolls(context), ends: 'secret' };
  }
}

function openRolls({ rulings, rolls }: CommandContext<unknown, unknown>): Rolled[] {
  const asked = rulings.filter(({ dice, secret }) => dice.length > 0 && !secret);
  const ofNone = rolls.filter(({ purpose }) => !asked.some(({ procedure }) => purpose.startsWith(`${procedure}:`)));
  return [
    ...asked.map(({ procedure, outcome }) => ({ rolledFor: procedure, outcome })),
    ...ofNone.map(({ purpose, value }) => ({ rolledFor: purpose, outcome: value })),
  ];
}

/** How many ways there are, by a few walks at random, each a whole command. */
function* measured(run: (dice: Dice) => ChainOutcome): Generator<undefined, Measured, unknown> {
  const dice = new SeededDice('measure');
  let branches = 0;
  for (let walk = 0; walk < WALKS; walk += 1) {
    let ways = 1;
    run({
      source: dice.source,
      next(name: string, die: Die) {
        ways *= die.sides;
        return dice.next(name, die);
      },
    });
    branches += ways / WALKS;
    yield;
  }
  return { branches, work: WORK };
}
