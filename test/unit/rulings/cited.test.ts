/** Every ruling cites: no answer, however little was asked, comes without a step that names its section. */
import { describe, expect, it } from '@jest/globals';
import { InvalidRequestError } from '../../../src/edge/faults.js';
import { games } from '../../../src/games/index.js';
import { MissingCellError } from '../../../src/kernel/charts/index.js';
import { DiceError } from '../../../src/kernel/dice/index.js';
import type { Game } from '../../../src/kernel/procedures/index.js';
import { InvalidSituationError, MissingFactsError, type Ruling } from '../../../src/kernel/rulings/index.js';
import { desk } from '../../support/desk.js';
import { goldenCases } from '../../support/golden.js';
import { incompleteRequests } from '../../support/incomplete-requests.js';

interface Question {
  readonly procedure: string;
  readonly request: Record<string, unknown>;
}

const refusals = [InvalidRequestError, MissingCellError, DiceError, InvalidSituationError, MissingFactsError];

/** Every example and golden case, each of them again with one thing left out, and what needs nothing to be sent. */
function* questions(game: Game): Generator<Question> {
  for (const [procedure, { example }] of game.procedures) {
    yield { procedure, request: { ...example } };
    yield { procedure, request: { input: {} } };
  }
  for (const { procedure, request, expect: expected } of goldenCases(game.id))
    if (!expected.odds) yield { procedure, request };
  for (const { procedure, request } of incompleteRequests(game, 'all')) yield { procedure, request: { ...request } };
}

/** The answer without its sentences; null where there is none but a problem. */
async function answerTo(game: Game, { procedure, request }: Question): Promise<Ruling | null> {
  try {
    return (await desk.ask(game.id, procedure, { ...structuredClone(request), detail: 'rules' }, 'en')) as Ruling;
  } catch (error) {
    if (refusals.some((kind) => error instanceof kind)) return null;
    throw error;
  }
}

/** Texts that stand for nothing: what is not there is null. */
const isBlank = (value: unknown): boolean =>
  value === '' || (typeof value === 'object' && value !== null && Object.values(value).some(isBlank));

describe.each(games.all.map((game) => [game.id, game] as const))('%s', (_id, game) => {
  it('answers no question without a section of its book, nor with an empty text for "none"', async () => {
    const uncited: Question[] = [];
    const blank: Question[] = [];
    let answered = 0;
    for (const question of questions(game)) {
      const answer = await answerTo(game, question);
      if (!answer) continue;
      answered += 1;
      if (answer.steps.length === 0 || answer.steps.some(({ rule }) => !game.sections.has(rule)))
        uncited.push(question);
      if (isBlank(answer.outcome)) blank.push(question);
    }
    expect({ uncited, blank }).toEqual({ uncited: [], blank: [] });
    expect(answered).toBeGreaterThan(game.procedures.size);
  });
});
