import { problem, ref, SCHEMAS } from '../../edge/openapi/parts.js';
import { pathsOf } from '../../edge/openapi/routes.js';
import { ShapeSchemas } from '../../edge/openapi/shape-schemas.js';
import { type JsonSchema, SchemaCollection } from '../../edge/schema/json-schema.js';
import { camel, pascal } from '../../edge/schema/type-names.js';
import { type AnyProcedure, type Game, RESOLVERS } from '../../kernel/procedures/index.js';
import { adminKeyScheme, libraryRoutes, libraryTag } from '../../library/openapi/library-routes.js';
import { storedKindOf } from '../../library/stored/game-words.js';
import { procedureName } from '../../rulings/catalogue/catalogue.js';
import type { RulingService } from '../../rulings/ruling.service.js';
import { commandSchemas } from '../../sessions/openapi/command-schemas.js';
import { eventSchemas } from '../../sessions/openapi/event-schemas.js';
import { SESSION_ROUTES, sessionsTag, sideTokenScheme } from '../../sessions/openapi/session-routes.js';
import { viewSchemas } from '../../sessions/openapi/view-schemas.js';
import { VASSAL_ROUTES, vassalTag } from '../../vassal/openapi/vassal-routes.js';
import { defaultsInWords } from './defaults-in-words.js';
import { envelopeSchemas } from './envelope.js';
import { catalogueExamples, fixedPaths } from './fixed-paths.js';
import { INTRODUCTION } from './introduction.js';

/** Records that ship with the service. */
const LIBRARY_EXAMPLES = {
  scenario: 'angola-87',
  map: 'kalima-crossing-map',
  card: 'kalima-rifles-1',
  deck: 'crusade-revolution-cards',
  chartPack: 'none',
};

/** The OpenAPI document, from the declarations alone. */
export function openapiDocument(rulings: RulingService, version: string): object {
  const collected = new SchemaCollection(SCHEMAS, (id, shape) => {
    const game = rulings.registry.game(id);
    return game !== undefined && storedKindOf(game, shape) !== undefined;
  });
  const paths: Record<string, object> = {};
  const shapes = new ShapeSchemas();
  const schemas: Record<string, JsonSchema> = envelopeSchemas(shapes);
  const fixed = fixedPaths(catalogueExamples(rulings.registry.all), shapes);
  const libraryPaths = pathsOf(libraryTag.name, libraryRoutes(LIBRARY_EXAMPLES), shapes);
  const sessionPaths = pathsOf(sessionsTag.name, SESSION_ROUTES, shapes);
  const vassalPaths = pathsOf(vassalTag.name, VASSAL_ROUTES, shapes);
  for (const game of rulings.registry.all) {
    for (const procedure of game.procedures.values()) {
      const path = `/v1/games/${game.id}/${procedureName(procedure)}`;
      const names = addEnvelopes(schemas, collected, game, procedure);
      paths[path] = rulingPath(rulings, game, procedure, names);
      paths[`${path}/odds`] = oddsPath(game, procedure, names);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Umpire',
      version,
      description: INTRODUCTION,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: '/' }],
    security: [],
    tags: tags(rulings.registry.all),
    paths: {
      ...fixed,
      ...libraryPaths,
      ...sessionPaths,
      ...vassalPaths,
      ...paths,
    },
    components: {
      schemas: worded({
        ...schemas,
        ...withoutSecret(shapes.schemas),
        // The commands of every game in place of the one open shape that stands for them.
        ...commandSchemas(rulings.registry.all),
        ...eventSchemas(rulings.registry.all, collected),
        ...viewSchemas(rulings.registry.all, collected, shapes.schemas.SessionView!),
        ...collected.schemas,
      }),
      responses,
      parameters,
      headers,
      securitySchemes: { ...adminKeyScheme, ...sideTokenScheme },
    },
  };
}

const worded = (schemas: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, defaultsInWords(schema)]));

/** Each kind of event says what its secret part holds: nothing refers to the open shape that stands for all of them. */
function withoutSecret({ SessionSecret: _open, ...schemas }: ShapeSchemas['schemas']): ShapeSchemas['schemas'] {
  return schemas;
}

interface EnvelopeNames {
  readonly request: string;
  readonly oddsRequest: string;
  readonly ruling: string;
}

const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema, ...(example === undefined ? {} : { example }) },
});

function tags(games: readonly Game[]): object[] {
  const perGame = games.flatMap((game) =>
    RESOLVERS.filter((resolver) => [...game.procedures.values()].some((p) => p.resolver === resolver)).map(
      (resolver) => ({
        name: `${game.title.en}: ${resolver}`,
        description: `${game.title.en}, ${resolver}`,
      }),
    ),
  );
  return [
    { name: 'Catalogue', description: 'Games, procedures, sections, charts and words.' },
    libraryTag,
    sessionsTag,
    vassalTag,
    { name: 'Batch', description: 'Many questions in one request.' },
    { name: 'Service', description: 'Health, metrics, problem types and documents.' },
    ...perGame,
  ];
}

/**
 * The request and ruling of one procedure, around its own input and outcome. They are named after game and procedure alone, so
 * that they stay short; a procedure of another resolver by the same name would be found out here.
 */
function addEnvelopes(
  schemas: Record<string, JsonSchema>,
  collected: SchemaCollection,
  game: Game,
  procedure: AnyProcedure,
): EnvelopeNames {
  const base = `${pascal(game.id)}${pascal(procedure.id)}`;
  if (`${base}Request` in schemas) throw new Error(`two procedures of ${game.id} are called ${procedure.id}`);
  const common = {
    input: collected.refer(game.id, procedure.input),
    options: collected.refer(game.id, game.declaration.options),
    chartPack: ref('ChartPackChoice'),
    ...(procedure.stops
      ? {
          upTo: {
            type: 'string',
            enum: procedure.stops.map(({ id }) => id),
            description: 'How far the question goes.',
          },
        }
      : {}),
    ...(procedure.from
      ? { from: { allOf: [ref('Ruling')], description: `Goes on from ${Object.keys(procedure.from).join(', ')}.` } }
      : {}),
  };
  const request = { type: 'object', required: ['input'], additionalProperties: false };
  schemas[`${base}Request`] = { ...request, properties: { ...common, dice: ref('Dice'), detail: ref('Detail') } };
  schemas[`${base}OddsRequest`] = {
    ...request,
    properties: {
      ...common,
      dice: ref('SeedDice'),
      by: { type: 'string', description: 'Group by one field of the outcome.' },
    },
  };
  schemas[`${base}Ruling`] = {
    allOf: [ref('Ruling')],
    description: 'The ruling; with a `detail` other than "full", without the members that it leaves out.',
    type: 'object',
    required: ['outcome'],
    properties: { outcome: { oneOf: [collected.refer(game.id, procedure.outcome, true), { type: 'null' }] } },
  };
  return { request: `${base}Request`, oddsRequest: `${base}OddsRequest`, ruling: `${base}Ruling` };
}

/** Parts that every operation shares stand once: written out each time they would make up most of the document. */
const shared = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const languageHeader = {
  name: 'Accept-Language',
  in: 'header',
  schema: { type: 'string', examples: ['en', 'ja'] },
  description: 'English or Japanese texts.',
};

const headers = {
  Edition: { description: 'The edition of the game that the ruling follows.', schema: { type: 'string' } },
  RulesVersion: { description: 'The version of its charts and procedures.', schema: { type: 'string' } },
};

const answer = (description: string, schema: JsonSchema, example?: unknown) => ({
  description,
  headers: {
    'Umpire-Edition': shared('headers', 'Edition'),
    'Umpire-Rules-Version': shared('headers', 'RulesVersion'),
  },
  content: json(schema, example),
});

const responses = {
  BadField: problem('A field is wrong; each is pointed at.'),
  NotFound: problem('No such game or procedure.'),
  TooLarge: problem('The body is too large.'),
  CannotRule: problem('The dice do not fit, or a chart cell is missing.'),
  TooMany: problem('Too many requests.'),
};

const refusals = {
  '400': shared('responses', 'BadField'),
  '404': shared('responses', 'NotFound'),
  '413': shared('responses', 'TooLarge'),
  '422': shared('responses', 'CannotRule'),
  '429': shared('responses', 'TooMany'),
};

const operationBase = (game: Game, procedure: AnyProcedure) => ({
  tags: [`${game.title.en}: ${procedure.resolver}`],
  description: `${procedure.description.en}\n\nRules ${procedure.rules.join(', ')}.`,
});

/** As many rules as a line of the list has room for; the description has them all. */
const TITLE_RULES = 3;

/** What it is called, and at the end the rules that it follows. */
function titleOf({ title, rules }: AnyProcedure, what = ''): string {
  const more = rules.length > TITLE_RULES ? ', …' : '';
  return `${title.en}${what} [${rules.slice(0, TITLE_RULES).join(', ')}${more}]`;
}

const operationName = (game: Game, procedure: AnyProcedure): string =>
  `${camel(game.id)}${pascal(procedure.resolver)}${pascal(procedure.id)}`;

function rulingPath(rulings: RulingService, game: Game, procedure: AnyProcedure, names: EnvelopeNames): object {
  const { example } = procedure;
  // The example of a request without dice would draw another seed each time the document is written.
  const fixed = { dice: { seed: 'umpire' }, ...example };
  const ruling = rulings.rule(game.id, procedureName(procedure), structuredClone(fixed), 'en');
  const base = operationBase(game, procedure);
  return {
    post: {
      ...base,
      operationId: operationName(game, procedure),
      summary: titleOf(procedure),
      parameters: [shared('parameters', 'AcceptLanguage')],
      requestBody: { required: true, content: json(ref(names.request), fixed) },
      responses: { '200': answer('The ruling.', ref(names.ruling), ruling), ...refusals },
    },
  };
}

const parameters = { AcceptLanguage: languageHeader };

function oddsPath(game: Game, procedure: AnyProcedure, names: EnvelopeNames): object {
  const base = operationBase(game, procedure);
  const { dice: _dice, ...question } = procedure.example;
  return {
    post: {
      ...base,
      operationId: `${operationName(game, procedure)}Odds`,
      summary: titleOf(procedure, ': odds'),
      parameters: [shared('parameters', 'AcceptLanguage')],
      requestBody: { required: true, content: json(ref(names.oddsRequest), question) },
      responses: { '200': answer('The chances of every outcome.', ref('Odds')), ...refusals },
    },
  };
}
