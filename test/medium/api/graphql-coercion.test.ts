import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { coerceInputValue, type GraphQLInputObjectType, GraphQLNonNull, type GraphQLSchema } from 'graphql';
import { shapeName } from '../../../src/edge/schema/type-names.js';
import { games } from '../../../src/games/index.js';
import { BAD, coercionOf } from '../../../src/graphql/input-coercion.js';
import { startServer, type TestServer } from '../../support/server.js';

let server: TestServer;
let schema: GraphQLSchema;
beforeAll(async () => {
  server = await startServer();
  schema = server.app.get(GraphQLSchemaHost, { strict: false }).schema;
});
afterAll(async () => {
  await server.close();
});

/** What graphql-js makes of a value: its own reading of the specification, against which ours is held. */
function byGraphqlJs(value: unknown, type: GraphQLNonNull<GraphQLInputObjectType>): unknown {
  let isBad = false;
  const coerced = coerceInputValue(value, type, () => {
    isBad = true;
  });
  return isBad ? BAD : coerced;
}

const WRONG = [null, undefined, 0, -1, 2.5, 1e10, '', 'x', true, [], {}, [null], { unheardOf: 1 }] as const;

/** The value with one place in it changed, for every place and every other thing that could stand there. */
function* mutations(value: unknown): Generator<unknown> {
  yield* WRONG;
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    for (const changed of mutations(inner)) {
      if (Array.isArray(value)) yield value.with(Number(key), changed);
      else yield { ...value, [key]: changed };
    }
  }
  if (!Array.isArray(value)) yield { ...value, unheardOf: 1 };
}

describe('variables of GraphQL', () => {
  it.each(games.all.map((game) => [game.id, game] as const))(
    'are read as graphql-js reads them: the examples of %s and what may go wrong with them',
    (_id, game) => {
      let read = 0;
      for (const procedure of game.procedures.values()) {
        const name = shapeName(game.id, procedure.input);
        const input = schema.getType(name.endsWith('Input') ? name : `${name}Input`) as GraphQLInputObjectType;
        const type = new GraphQLNonNull(input);
        const coerce = coercionOf(type);
        expect(coerce(procedure.example.input)).toEqual(byGraphqlJs(procedure.example.input, type));
        let each = 0;
        for (const value of mutations(procedure.example.input)) {
          each += 1;
          // The large maps of some examples would be gone through ten thousand times.
          if (each > 2000) break;
          const [ours, theirs] = [coerce(value), byGraphqlJs(value, type)];
          if (!isDeepStrictEqual(ours, theirs)) expect({ value, ours }).toEqual({ value, ours: theirs });
          read += 1;
        }
      }
      expect(read).toBeGreaterThan(1000);
    },
    60_000,
  );
});
