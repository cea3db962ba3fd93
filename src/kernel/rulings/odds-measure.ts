import { type Die, SeededDice } from '../dice/index.js';
import type { AnyProcedure } from '../procedures/game.js';
import type { OddsQuestion } from './odds.js';
import { type Charts, QuietUmpire } from './quiet-umpire.js';
import { DiceScribe } from './scribe.js';

/** What the odds of a question will take. */
export interface Measured {
  /** Ways the dice can fall, roughly. */
  readonly branches: number;
  /** Of one of them: rolls, notes and the values of the outcome, which stand for what the rules do meanwhile. */
  readonly work: number;
}

const WALKS = 16;

/** What a ruling takes before it does anything. */
const BASE = 50;

/**
 * Knuth's estimate of the size of a tree: along a walk that takes each turning by chance, the product of the numbers of
 * turnings is on average the number of leaves. The walks are seeded, so that the same question has the same size. A walk may go
 * over a whole map: others may have their turn between two.
 */
export function* measure(
  procedure: AnyProcedure,
  { input, options, upTo }: OddsQuestion,
  charts: Charts,
): Generator<undefined, Measured, unknown> {
  const dice = new SeededDice('measure');
  let branches = 0;
  let work = 0;
  for (let i = 0; i < WALKS; i += 1) {
    const meter = new Meter();
    const outcome = procedure.resolve(input, new QuietUmpire(options, charts, dice, upTo, meter));
    branches += meter.branches;
    work += meter.work + valuesIn(outcome);
    yield;
  }
  return { branches: branches / WALKS, work: work / WALKS };
}

class Meter extends DiceScribe {
  branches = 1;
  work = BASE;

  override rolled(_name: string, { sides }: Die): void {
    this.branches *= sides;
    this.work += 1;
  }

  override noted(): void {
    this.work += 1;
  }
}

/** How many values a value holds, itself included. */
export function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  let count = 1;
  for (const name in value) count += valuesIn((value as Record<string, unknown>)[name]);
  return count;
}
