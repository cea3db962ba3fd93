import { header, text } from '../../edge/openapi/parts.js';
import type { Route } from '../../edge/openapi/routes.js';
import { KINDS, type Kind, SHELVES } from '../kinds.js';
import { LibraryRecordQuery, listQueryOf } from '../shapes/list-query.js';
import { LibraryDocument, LibraryPage, LibraryRecord } from '../shapes/record.js';
import { LibraryExportQuery, LibraryImport, LibraryImportQuery, LibraryImportReport } from '../shapes/transfer.js';
import { recordExample, recordExampleAt } from './examples.js';

/** `Authorization: Bearer <UMPIRE_ADMIN_KEY>`, for whatever writes. */
export const adminKeyScheme = {
  adminKey: { type: 'http', scheme: 'bearer', description: 'The key given in UMPIRE_ADMIN_KEY.' },
};

export const libraryTag = {
  name: 'Library',
  description: 'Scenarios, maps, cards, decks and chart packs. Reads are open, writes need the admin key.',
};

const ifNoneMatch = header('If-None-Match', 'What the client already has.');
const ifMatch = (required: boolean) => header('If-Match', 'The version the change is based on.', required);
const security = [{ adminKey: [] }];
const badField = { 400: 'A field is wrong; each is pointed at.' };
const notAdmin = { 401: 'The admin key is missing or wrong.', 403: 'This Umpire takes no writes.' };
const notThere = { 404: 'No such record.' };
const movedOn = { 412: 'Somebody else was faster.', 428: 'If-Match is missing.' };
const unchanged = { 304: { description: 'Unchanged.' } };

const theRecord = (description: string) => ({ description, shape: LibraryRecord, tagged: true });
const idLike = (example: string) => ({ name: 'id', in: 'path', required: true, schema: text, example });
const named = (kind: Kind): string => kind[0]!.toUpperCase() + kind.slice(1);

function shelfRoutes(kind: Kind, example: string): readonly Route[] {
  const shelf = SHELVES[kind];
  const [all, one] = [`/v1/${shelf}`, `/v1/${shelf}/{id}`];
  const id = idLike(example);
  return [
    {
      method: 'get',
      path: all,
      id: `list${named(kind)}s`,
      summary: `Search the ${shelf}`,
      parameters: [ifNoneMatch],
      query: listQueryOf(kind),
      answers: { 200: { description: 'A page, by id.', shape: LibraryPage, tagged: true }, ...unchanged },
      problems: badField,
    },
    {
      method: 'post',
      path: all,
      id: `create${named(kind)}`,
      summary: `Add to the ${shelf}`,
      security,
      request: { shape: LibraryDocument, example: recordExample(kind) },
      answers: { 201: theRecord('Added.') },
      problems: { ...badField, ...notAdmin, 409: 'The id is taken.' },
    },
    {
      method: 'get',
      path: one,
      id: `read${named(kind)}`,
      summary: `One of the ${shelf}`,
      parameters: [id, ifNoneMatch],
      query: LibraryRecordQuery,
      answers: { 200: theRecord('The record.'), ...unchanged },
      problems: notThere,
    },
    {
      method: 'put',
      path: one,
      id: `replace${named(kind)}`,
      summary: `Replace one of the ${shelf}; with \`If-None-Match: *\` instead of \`If-Match\`, add it`,
      security,
      parameters: [id, ifMatch(false), ifNoneMatch],
      request: { shape: LibraryDocument, example: recordExampleAt(kind, example) },
      answers: { 200: theRecord('Replaced.'), 201: theRecord('Added.') },
      problems: { ...badField, ...notAdmin, ...notThere, ...movedOn },
    },
    {
      method: 'delete',
      path: one,
      id: `delete${named(kind)}`,
      summary: `Take one off the ${shelf}`,
      security,
      parameters: [id, ifMatch(true)],
      answers: { 204: { description: 'Gone.' } },
      problems: { ...notAdmin, ...notThere, ...movedOn },
    },
  ];
}

const LINES = 'application/x-ndjson';

const transferRoutes: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/library/export',
    id: 'exportLibrary',
    summary: 'Whole shelves, ready to be imported elsewhere',
    query: LibraryExportQuery,
    answers: {
      200: {
        description: 'The records, by kind and id.',
        others: { [LINES]: text, 'application/json': {}, 'text/csv': text },
      },
    },
    problems: badField,
  },
  {
    method: 'post',
    path: '/v1/library/import',
    id: 'importLibrary',
    summary: 'Many records at once: all of them or none',
    description:
      'Every bad line is reported. With `Accept: application/x-ndjson` the answer tells its progress line by line and ends with the report or the problem.',
    security,
    query: LibraryImportQuery,
    request: {
      shape: LibraryImport,
      example: { records: [recordExample('map'), recordExample('card')] },
      others: { [LINES]: text, 'text/csv': 'Columns are paths: id, name.en, side, body.values.attack.' },
    },
    answers: {
      200: { description: 'Everything was imported.', shape: LibraryImportReport, others: { [LINES]: text } },
    },
    problems: {
      ...badField,
      ...notAdmin,
      413: 'Too many bytes.',
      422: 'Nothing was imported; each error has its line.',
    },
  },
];

/** The routes of the library; the examples are records that are there. */
export function libraryRoutes(examples: Readonly<Record<Kind, string>>): readonly Route[] {
  return [
    ...KINDS.flatMap((kind) => shelfRoutes(kind, examples[kind])),
    {
      method: 'get',
      path: '/v1/maps/{id}.svg',
      id: 'drawMap',
      summary: 'A map as a picture',
      description:
        'As wide as there is room. Title and legend are in the language that is asked for; `?lang=ja` does it too.',
      parameters: [idLike(examples.map), { $ref: '#/components/parameters/AcceptLanguage' }],
      answers: { 200: { description: 'The picture.', others: { 'image/svg+xml': text }, tagged: true } },
      problems: { 404: 'No such map.' },
    },
    ...transferRoutes,
  ];
}
