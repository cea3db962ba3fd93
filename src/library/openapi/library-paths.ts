import { header, problem, ref, text } from '../../edge/openapi/parts.js';
import type { JsonSchema } from '../../edge/schema/json-schema.js';
import { MAX_LIMIT } from '../edge/list-query.js';
import { KINDS, type Kind, PROVENANCES, SHELVES } from '../kinds.js';
import { EXISTING } from '../transfer/importer.js';
import { MOST_CONDITIONS } from '../values/where.js';

/** Components of the document that the library's routes refer to. */
export function librarySchemas(): Record<string, JsonSchema> {
  const document = {
    kind: { type: 'string', enum: [...KINDS] },
    id: { type: 'string', description: 'Small letters, digits and hyphens.' },
    game: text,
    name: { type: 'object', properties: { en: text, ja: text }, required: ['en'] },
    provenance: { type: 'string', enum: [...PROVENANCES] },
    source: text,
    side: text,
    type: text,
    body: { type: 'object', description: 'By the schema of its game and kind: scenarios/schema/<game>/<kind>.json.' },
  };
  const required = ['id', 'game', 'name', 'provenance', 'body'];
  const kept = { version: { type: 'integer' }, createdAt: text, updatedAt: text };
  return {
    LibraryDocument: { type: 'object', properties: document, required },
    LibraryRecord: { type: 'object', properties: { ...document, ...kept } },
    LibraryPage: {
      type: 'object',
      properties: { items: { type: 'array', items: ref('LibraryRecord') }, next: text },
      required: ['items'],
    },
    LibraryImportReport: {
      type: 'object',
      properties: {
        read: { type: 'integer' },
        written: { type: 'integer' },
        skipped: { type: 'integer' },
        errors: { type: 'array', items: { type: 'object' }, maxItems: 0 },
      },
      required: ['read', 'written', 'skipped', 'errors'],
    },
  };
}

const json = (name: string, description: string) => ({
  description,
  headers: { ETag: { description: 'The version.', schema: text } },
  content: { 'application/json': { schema: ref(name) } },
});
const query = (name: string, schema: JsonSchema, description: string) => ({ name, in: 'query', schema, description });
const provenance = query('provenance', { type: 'string', enum: [...PROVENANCES] }, 'Where the numbers come from.');
const game = query('game', text, 'Of one game.');
const where = query(
  'where',
  { type: 'array', items: { ...text, maxLength: 200 }, maxItems: MOST_CONDITIONS },
  'Only cards with such a value, with `game`: `weapons.ap.penetration>=15`, `reduced.attack=2`, `printed.morale>6`.',
);
const fields = query('fields', text, 'Only these fields: `id,name,body.turns`.');
const ifNoneMatch = header('If-None-Match', 'What the client already has.');
const ifMatch = header('If-Match', 'The version the change is based on.', true);
const admin = { security: [{ adminKey: [] }] };
const record = { required: true, content: { 'application/json': { schema: ref('LibraryDocument') } } };
const refusals = {
  '400': problem('A field is wrong; each is pointed at.'),
  '401': problem('The admin key is missing or wrong.'),
  '403': problem('This Umpire takes no writes.'),
};

/** `Authorization: Bearer <UMPIRE_ADMIN_KEY>`, for whatever writes. */
export const adminKeyScheme = {
  adminKey: { type: 'http', scheme: 'bearer', description: 'The key given in UMPIRE_ADMIN_KEY.' },
};

export const libraryTag = {
  name: 'Library',
  description: 'Scenarios, maps, cards, decks and chart packs. Reads are open, writes need the admin key.',
};

export function libraryPaths(examples: Readonly<Record<Kind, string>>): Record<string, object> {
  return Object.assign(
    {},
    ...KINDS.map((kind) => shelfPaths(kind, examples[kind])),
    readinessPath(examples.scenario),
    picturePath(examples.map),
    transferPaths(),
  );
}

const named = (kind: Kind): string => kind[0]!.toUpperCase() + kind.slice(1);

function shelfPaths(kind: Kind, example: string): Record<string, object> {
  const shelf = SHELVES[kind];
  const base = { tags: ['Library'] };
  const id = { name: 'id', in: 'path', required: true, schema: text, example };
  const notThere = { '404': problem('No such record.') };
  return {
    [`/v1/${shelf}`]: {
      get: {
        ...base,
        operationId: `list${named(kind)}s`,
        summary: `Search the ${shelf}`,
        parameters: [
          game,
          query('side', text, 'Of one side.'),
          query('type', text, 'Of one type.'),
          query('text', text, 'Words of the English or Japanese name.'),
          provenance,
          ...(kind === 'card' ? [where] : []),
          query('limit', { type: 'integer', minimum: 1, maximum: MAX_LIMIT }, 'Records in a page.'),
          query('cursor', text, 'The `next` of the page before.'),
          fields,
          ifNoneMatch,
        ],
        responses: {
          '200': json('LibraryPage', 'A page, by id.'),
          '304': { description: 'Unchanged.' },
          '400': refusals['400'],
        },
      },
      post: {
        ...base,
        ...admin,
        operationId: `create${named(kind)}`,
        summary: `Add to the ${shelf}`,
        requestBody: record,
        responses: { '201': json('LibraryRecord', 'Added.'), ...refusals, '409': problem('The id is taken.') },
      },
    },
    [`/v1/${shelf}/{id}`]: {
      parameters: [id],
      get: {
        ...base,
        operationId: `read${named(kind)}`,
        summary: `One of the ${shelf}`,
        parameters: [fields, ifNoneMatch],
        responses: { '200': json('LibraryRecord', 'The record.'), '304': { description: 'Unchanged.' }, ...notThere },
      },
      put: {
        ...base,
        ...admin,
        operationId: `replace${named(kind)}`,
        summary: `Replace one of the ${shelf}; with \`If-None-Match: *\` instead of \`If-Match\`, add it`,
        parameters: [{ ...ifMatch, required: false }, ifNoneMatch],
        requestBody: record,
        responses: {
          '200': json('LibraryRecord', 'Replaced.'),
          '201': json('LibraryRecord', 'Added.'),
          ...refusals,
          ...notThere,
          '412': problem('Somebody else was faster.'),
          '428': problem('If-Match is missing.'),
        },
      },
      delete: {
        ...base,
        ...admin,
        operationId: `delete${named(kind)}`,
        summary: `Take one off the ${shelf}`,
        parameters: [ifMatch],
        responses: {
          '204': { description: 'Gone.' },
          '401': refusals['401'],
          '403': refusals['403'],
          ...notThere,
          '412': problem('Somebody else was faster.'),
          '428': problem('If-Match is missing.'),
        },
      },
    },
  };
}

function readinessPath(example: string): Record<string, object> {
  const schema = {
    type: 'object',
    properties: { ready: { type: 'boolean' }, missing: { type: 'array', items: { type: 'object' } } },
    required: ['ready', 'missing'],
  };
  return {
    '/v1/scenarios/{id}/missing': {
      get: {
        tags: ['Library'],
        operationId: 'missingForScenario',
        summary: 'What a scenario still needs before it can be played',
        parameters: [{ name: 'id', in: 'path', required: true, schema: text, example }],
        responses: {
          '200': { description: 'What is missing.', content: { 'application/json': { schema } } },
          '404': problem('No such scenario.'),
        },
      },
    },
  };
}

function picturePath(example: string): Record<string, object> {
  return {
    '/v1/maps/{id}.svg': {
      get: {
        tags: ['Library'],
        operationId: 'drawMap',
        summary: 'A map as a picture',
        parameters: [{ name: 'id', in: 'path', required: true, schema: text, example }],
        responses: {
          '200': { description: 'The picture.', content: { 'image/svg+xml': { schema: text } } },
          '404': problem('No such map.'),
        },
      },
    },
  };
}

function transferPaths(): Record<string, object> {
  const kind = query('kind', { type: 'string', enum: [...KINDS] }, 'Of one kind.');
  const lines = { 'application/x-ndjson': { schema: text } };
  return {
    '/v1/library/export': {
      get: {
        tags: ['Library'],
        operationId: 'exportLibrary',
        summary: 'Whole shelves, ready to be imported elsewhere',
        parameters: [
          kind,
          game,
          provenance,
          query('format', { type: 'string', enum: ['ndjson', 'json', 'csv'] }, 'ndjson if left out.'),
        ],
        responses: {
          '200': {
            description: 'The records, by kind and id.',
            content: { ...lines, 'application/json': { schema: {} }, 'text/csv': { schema: text } },
          },
          '400': refusals['400'],
        },
      },
    },
    '/v1/library/import': {
      post: {
        tags: ['Library'],
        ...admin,
        operationId: 'importLibrary',
        summary: 'Many records at once: all of them or none',
        description:
          'Every bad line is reported. With `Accept: application/x-ndjson` the answer tells its progress line by line and ends with the report or the problem.',
        parameters: [
          query('existing', { type: 'string', enum: [...EXISTING] }, 'What becomes of records that are there already.'),
          query('game', text, 'For CSV without a column `game`.'),
          query('kind', { type: 'string', enum: [...KINDS] }, 'For CSV without a column `kind`; card if left out.'),
          query('provenance', { type: 'string', enum: [...PROVENANCES] }, 'For CSV without a column `provenance`.'),
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                properties: { records: { type: 'array', items: ref('LibraryDocument') } },
                required: ['records'],
              },
            },
            ...lines,
            'text/csv': {
              schema: { type: 'string', description: 'Columns are paths: id, name.en, side, body.values.attack.' },
            },
          },
        },
        responses: {
          '200': { ...json('LibraryImportReport', 'Everything was imported.'), headers: {} },
          ...refusals,
          '413': problem('Too many bytes.'),
          '422': problem('Nothing was imported; each error has its line.'),
        },
      },
    },
  };
}
