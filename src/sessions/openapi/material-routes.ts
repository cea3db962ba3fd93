import { header } from '../../edge/openapi/parts.js';
import type { Route } from '../../edge/openapi/routes.js';
import { recordExampleAt } from '../../library/openapi/examples.js';
import { LibraryDocument } from '../../library/shapes/record.js';
import {
  OwnMaterial,
  OwnMaterialRecord,
  OwnMaterials,
  OwnMaterialsRequest,
  SavedMaterials,
  ScenarioCheckRequest,
  ScenarioReadiness,
  ScenarioTemplate,
  TemplateQuery,
} from '../shapes/materials.js';
import { badField, language, limited } from './route-parts.js';

const scenario = {
  name: 'id',
  in: 'path',
  required: true,
  schema: { type: 'string' },
  description: 'The id of the scenario.',
  example: 'angola-87',
};
/** A table with one line; the figures of a counter come from the owner's box, and are left open here. */
const COUNTERS = {
  kind: 'counters',
  csv: [
    'deck,id,title.en,title.ja,side,type,command,attack,defence,movement',
    'angola-87-counters,angola-1-airborne-bn,1 Airborne Bn,1 空挺大隊,southAfrican,airborne,sadf,,,',
  ].join('\n'),
};
const notThere = { 404: 'No such scenario, or it asks for nothing of the kind.', ...limited };

const security = [{ playerKey: [] }];
const notMe = { 401: 'The key is missing or nobody has it.', ...limited };
const tooMuch = { 409: 'You have as much as anybody may have.' };
const notMine = { ...notMe, 404: 'You have no such record.' };
const ownPath = [
  { name: 'kind', in: 'path', required: true, schema: { type: 'string' }, description: 'Its kind.', example: 'map' },
  {
    name: 'id',
    in: 'path',
    required: true,
    schema: { type: 'string' },
    description: 'Its id.',
    example: 'angola-87-map',
  },
];

const OWN_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/me/materials',
    id: 'myMaterials',
    summary: 'Maps, decks, cards and chart packs of your own',
    description:
      'They are found, under their ids, by the sessions that you open. The other players of such a session see of them what the rules show; nobody else sees them.',
    security,
    answers: { 200: { description: 'Your records.', shape: OwnMaterials } },
    problems: notMe,
  },
  {
    method: 'post',
    path: '/v1/me/materials',
    id: 'saveMaterials',
    summary: 'Keep templates that are filled in as your own',
    description:
      'A table whose cells are still empty is kept too, so that work can go on another day; `readiness` says what is left, as the check does. What cannot be read is refused, and nothing is kept.',
    security,
    parameters: [language],
    request: { shape: OwnMaterialsRequest, example: { scenario: 'angola-87', parts: [COUNTERS] } },
    answers: { 201: { description: 'Your records, and what is still to be filled in.', shape: SavedMaterials } },
    problems: { ...badField, ...notMe, ...tooMuch, 422: 'Nothing was kept; `problems` says why, each with its place.' },
  },
  {
    method: 'get',
    path: '/v1/me/materials/{kind}/{id}',
    id: 'myMaterial',
    summary: 'One of your records, whole',
    security,
    parameters: ownPath,
    answers: { 200: { description: 'The record.', shape: OwnMaterialRecord, tagged: true } },
    problems: notMine,
  },
  {
    method: 'put',
    path: '/v1/me/materials/{kind}/{id}',
    id: 'saveMaterial',
    summary: 'Keep a record as your own, or replace it',
    security,
    parameters: [...ownPath, header('If-Match', 'The version the change is based on.', false)],
    request: { shape: LibraryDocument, example: recordExampleAt('map', 'angola-87-map') },
    answers: { 200: { description: 'Kept.', shape: OwnMaterial, tagged: true } },
    problems: { ...badField, ...notMe, ...tooMuch, 412: 'It has been written since.' },
  },
  {
    method: 'delete',
    path: '/v1/me/materials/{kind}/{id}',
    id: 'removeMaterial',
    summary: 'Delete one of your records',
    description: 'A session that was opened with it goes on with its own copy.',
    security,
    parameters: ownPath,
    answers: { 204: { description: 'Gone.' } },
    problems: notMine,
  },
];

export const MATERIAL_ROUTES: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/scenarios/{id}/template',
    id: 'templateOfScenario',
    summary: "What a scenario asks of its owner's box, ready to be filled in",
    description:
      'Every hex, space, group, counter and word that the rules will ask for, empty where a figure belongs, with comments. `format=csv` is the same as a table for a spreadsheet.',
    parameters: [scenario, language],
    query: TemplateQuery,
    answers: {
      200: {
        description: 'The template.',
        shape: ScenarioTemplate,
        others: { 'text/csv': 'Lines that begin with # are comments.' },
      },
    },
    problems: { ...badField, ...notThere },
  },
  {
    method: 'get',
    path: '/v1/scenarios/{id}/missing',
    id: 'missingForScenario',
    summary: 'What a scenario still needs before it can be played',
    parameters: [scenario, language],
    answers: { 200: { description: 'What is missing, and what is wrong with the rest.', shape: ScenarioReadiness } },
    problems: notThere,
  },
  {
    method: 'post',
    path: '/v1/scenarios/{id}/check',
    id: 'checkForScenario',
    summary: 'Everything that is still wrong with templates that are filled in',
    description:
      'Nothing is kept and no session is opened. Each problem has its place in what was sent: a JSON pointer, and of a table the line and column.',
    parameters: [scenario, language],
    request: { shape: ScenarioCheckRequest, example: { parts: [COUNTERS] } },
    answers: { 200: { description: 'What is missing, and what is wrong.', shape: ScenarioReadiness } },
    problems: { ...badField, ...notThere, 413: 'Too many bytes.' },
  },
  ...OWN_ROUTES,
];
