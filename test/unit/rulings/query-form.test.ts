/** Every published example can be asked by an address alone, as a chat macro would. */
import { describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { requestFromQuery } from '../../../src/rulings/query-form.js';

type Query = Record<string, string>;

/** An input spelled out: a path for each value; what is empty has a path of its own. */
function spelled(value: unknown, path: string, query: Query): Query {
  if (typeof value !== 'object' || value === null) query[path] = String(value);
  else if (Object.keys(value).length === 0) query[path] = '';
  else for (const [key, inner] of Object.entries(value)) spelled(inner, path === '' ? key : `${path}.${key}`, query);
  return query;
}

const examples = games.all.flatMap((game) =>
  [...game.procedures].map(([name, procedure]) => [`${game.id} ${name}`, game, procedure] as const),
);

describe('the example by GET', () => {
  it.each(examples)('%s', (_name, game, procedure) => {
    const { input } = procedure.example;
    const query = Object.keys(input).length === 0 ? {} : spelled(input, '', {});
    expect(requestFromQuery(game, procedure, query).input).toEqual(JSON.parse(JSON.stringify(input)));
  });

  it('takes dice by name and the stop of a question', () => {
    const [, game, procedure] = examples[0]!;
    expect(requestFromQuery(game, procedure, { 'dice.combat': '4', 'dice.location': '6,7', upTo: 'column' })).toEqual({
      input: {},
      dice: { named: { combat: [4], location: [6, 7] } },
      upTo: 'column',
    });
  });
});
