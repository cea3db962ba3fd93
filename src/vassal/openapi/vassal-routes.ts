import { text } from '../../edge/openapi/parts.js';
import type { Route } from '../../edge/openapi/routes.js';
import { FILE_TYPES } from '../../platform/http/file-body.js';
import { asAnybody, asSide, key, language, notSeen } from '../../sessions/openapi/route-parts.js';
import { OpenedSession } from '../../sessions/shapes/opening.js';
import { VassalForms, VassalFormsQuery } from '../shapes/filled-forms.js';
import { VassalPositionRequest } from '../shapes/mapping.js';
import { VassalModuleContents, VassalModuleQuery } from '../shapes/module.js';
import { VassalPosition } from '../shapes/position.js';
import { VassalAnswer, VassalQuestionRequest, VassalSessionRequest } from '../shapes/question.js';
import { VassalSaveLink, VassalSaveQuery } from '../shapes/written-save.js';
import { positionExample, questionExample, sessionExample } from './examples.js';

export const vassalTag = {
  name: 'VASSAL',
  description: 'Games that are played on VASSAL: modules, saved games and logs.',
};

const badFile = {
  400: 'A field is wrong, or the file is damaged or no file of VASSAL; "errors" says where.',
  413: 'The file is larger than this Umpire takes.',
  422: 'Reading it would take too long, or the game cannot be played with what there is.',
};

export const VASSAL_ROUTES: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/vassal/modules',
    id: 'readVassalModule',
    summary: 'What a module of VASSAL has',
    description:
      'Send the .vmod, or its buildFile.xml alone. The answer has the boards as maps of Umpire, the counters, and a mapping to complete, with which saved games of the module are read. Nothing is kept.',
    query: VassalModuleQuery,
    files: FILE_TYPES,
    answers: { 200: { description: 'The module.', shape: VassalModuleContents } },
    problems: { ...badFile, 404: 'No such scenario.' },
  },
  {
    method: 'post',
    path: '/v1/vassal/positions',
    id: 'readVassalPosition',
    summary: 'Where the pieces of a saved game or log lie',
    description:
      'Every piece with the name of its hex or space as VASSAL shows it, and what it is by the mapping. Pieces that the mapping says too little about are listed; nothing is guessed, and nothing is kept.',
    request: { shape: VassalPositionRequest, example: positionExample },
    answers: { 200: { description: 'The position.', shape: VassalPosition } },
    problems: badFile,
  },
  {
    method: 'post',
    path: '/v1/vassal/questions',
    id: 'askAboutVassalPosition',
    summary: 'Ask about a saved game',
    description:
      'The question is put to the procedure that a session at this position would ask, with terrain, units and modifiers taken from map, position and cards; the answer has both. With Accept: text/plain it is the ruling as text.',
    parameters: [language],
    request: { shape: VassalQuestionRequest, example: questionExample },
    answers: {
      200: {
        description: 'The ruling, and the question as the procedure took it.',
        shape: VassalAnswer,
        others: { 'text/plain': 'The summary and the steps.' },
      },
    },
    problems: { ...badFile, 404: 'No such scenario.' },
  },
  {
    method: 'post',
    path: '/v1/vassal/sessions',
    id: 'openVassalSession',
    summary: 'Go on with a saved game',
    description:
      'Opens a session at the beginning of a phase, with the pieces where they lie. It is known to nobody but its players, unless it is opened to others. Games of Cold War Battles, Spanish Civil War Battles and Panzer can be taken up.',
    parameters: [language, key],
    request: { shape: VassalSessionRequest, example: sessionExample },
    answers: { 201: { description: 'Opened.', shape: OpenedSession, tagged: true } },
    problems: { ...badFile, 404: 'No such scenario.', 429: 'Too many sessions.' },
  },
  {
    method: 'post',
    path: '/v1/vassal/forms',
    id: 'fillFormsFromVassal',
    summary: 'Fill in the forms of a session from a saved game',
    description:
      'For battles that are fought on VASSAL while Umpire keeps the campaign (Primosole Bridge): the pages of the report that the caller has to file now, with losses, states, places, control and terrain as the pieces lie. A card of the mapping is the id or the name of a counter, or nationality and type ("german 4-4-7"), or a line of the report ("control", "fire stoneBuilding", "wreck burntOutWreck"). Nothing is sent, and pieces that fit nothing are listed.',
    security: asSide,
    parameters: [language],
    query: VassalFormsQuery,
    request: { shape: VassalPositionRequest, example: positionExample },
    answers: { 200: { description: 'The forms, and the pieces that none of them holds.', shape: VassalForms } },
    problems: { ...badFile, ...notSeen },
  },
  {
    method: 'post',
    path: '/v1/vassal/saves',
    id: 'writeVassalSave',
    summary: 'The board of a session as a saved game of VASSAL',
    description:
      'Made of any saved game of the module that has the pieces: they are laid where the caller may see them in the session. Pieces he does not know are masked ones of their side, and which ones tells nothing.',
    security: asAnybody,
    query: VassalSaveQuery,
    request: { shape: VassalPositionRequest, example: positionExample },
    answers: { 201: { description: 'Written, for an hour.', shape: VassalSaveLink } },
    problems: { ...badFile, ...notSeen },
  },
  {
    method: 'get',
    path: '/v1/vassal/saves/{name}.vsav',
    id: 'readVassalSave',
    summary: 'A saved game that was written',
    parameters: [{ name: 'name', in: 'path', required: true, schema: text, description: 'As the link has it.' }],
    answers: { 200: { description: 'The file.', others: { 'application/zip': { type: 'string', format: 'binary' } } } },
    problems: { 404: 'It is not there any more.' },
  },
];
