/** A question is complete or not before any die falls: the same thing is missing whatever is rolled, or nothing is. */
import { describe, expect, it } from '@jest/globals';
import { InvalidRequestError } from '../../../src/edge/faults.js';
import { games } from '../../../src/games/index.js';
import { MissingCellError } from '../../../src/kernel/charts/index.js';
import { type Dice, type Die, EnumeratedDice, SeededDice } from '../../../src/kernel/dice/index.js';
import type { AnyProcedure, Game } from '../../../src/kernel/procedures/index.js';
import { InvalidSituationError, MissingFactsError, QuietUmpire } from '../../../src/kernel/rulings/index.js';
import { Charts } from '../../../src/kernel/rulings/quiet-umpire.js';
import { withEarlier } from '../../../src/rulings/earlier-ruling.js';
import { RequestValidator } from '../../../src/rulings/request-validator.js';
import { type IncompleteRequest, incompleteRequests } from '../../support/incomplete-requests.js';

const validator = new RequestValidator();

/** Every way the dice can fall is tried one after the other while they are few, and so many by chance beyond. */
const BRANCHES = 8;

/** The umpire's own dice, still to fall. */
const open = (next: Dice['next']): Dice => ({ source: 'seed', next });

function* falls(): Generator<Dice> {
  const every = new EnumeratedDice();
  const forward = open((name, die) => every.next(name, die));
  // From the highest face down as well: tables that are lost in part are often printed at one end.
  const last = new EnumeratedDice();
  const backward = open((name: string, die: Die) => die.sides + 1 - last.next(name, die));
  let [more, left] = [true, true];
  for (let i = 0; i < BRANCHES && more; i += 1) {
    yield forward;
    more = every.advance();
    if (left) yield backward;
    left &&= last.advance();
  }
  const chance = new SeededDice('complete');
  if (more) for (let i = 0; i < BRANCHES; i += 1) yield open((name, die) => chance.next(name, die));
}

/** What was missing, or that nothing was; a thing that is forbidden needs no more. */
function lack(run: () => unknown): string {
  try {
    run();
    return 'nothing';
  } catch (error) {
    if (error instanceof MissingCellError) return `chart ${error.chart}, cell ${error.cell}`;
    if (error instanceof MissingFactsError) return error.message;
    if (error instanceof InvalidSituationError) return `impossible: ${error.message}`;
    throw error;
  }
}

function lacks(game: Game, procedure: AnyProcedure, { request }: IncompleteRequest): Set<string> {
  const { input, options, pack, upTo } = validator.check(game, procedure, withEarlier(procedure, request));
  const charts = new Charts(game.charts, pack);
  const found = new Set<string>();
  for (const dice of falls())
    found.add(lack(() => procedure.resolve(input, new QuietUmpire(options, charts, dice, upTo))));
  return found;
}

describe.each(games.all.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('misses the same thing on every roll, or nothing on any', () => {
    const uneven: object[] = [];
    let asked = 0;
    for (const each of incompleteRequests(game, 'rolling')) {
      let found: Set<string>;
      try {
        found = lacks(game, game.procedures.get(each.procedure)!, each);
      } catch (error) {
        // What has to be sent is asked for by the form, which knows no dice.
        if (error instanceof InvalidRequestError) continue;
        throw error;
      }
      asked += 1;
      if (found.size > 1)
        uneven.push({ procedure: each.procedure, without: each.without, found: [...found], request: each.request });
    }
    expect(uneven).toEqual([]);
    expect(asked).toBeGreaterThan(20);
  });
});
