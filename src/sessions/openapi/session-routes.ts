import { CLIENT_KEY_ROUTES } from '../../edge/clients/client-key-routes.js';
import { header, text } from '../../edge/openapi/parts.js';
import type { Route } from '../../edge/openapi/routes.js';
import { SessionActions, SessionActionsSummary, SessionTrial } from '../shapes/actions.js';
import {
  AdoptedRules,
  SessionExportRequest,
  SessionForkRequest,
  SessionRulesRequest,
  SessionUndoRequest,
} from '../shapes/agreement.js';
import { LoadedSession, SessionFile } from '../shapes/file.js';
import { SessionCommand, SessionCommandResult, SessionEventsQuery, SessionHistory } from '../shapes/log.js';
import { OpenedSession, SessionRequest } from '../shapes/opening.js';
import { Session } from '../shapes/standing.js';
import { SessionMaterialsAnswer, SessionPictureQuery, SessionReadQuery } from '../shapes/view.js';
import { FILE_EXAMPLE } from './file-example.js';
import { MATERIAL_ROUTES } from './material-routes.js';
import { PLAYER_ROUTES } from './player-routes.js';
import {
  asAnybody,
  asSide,
  badField,
  commandSignature,
  id,
  ifMatch,
  key,
  language,
  limited,
  longKey,
  notDone,
  notSeen,
  OTHERS_AGREE,
} from './route-parts.js';
import { SEAT_ROUTES } from './seat-routes.js';

/** `Authorization: Bearer <token>`, with the secret of one side or the key of a player. */
export const sideTokenScheme = {
  playerKey: { type: 'http', scheme: 'bearer', description: 'The key of a player, from `POST /v1/players`.' },
  sideToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token of a side, from its seat, or of spectators, from the opening.',
  },
};

/** Whatever the commands of a game have as fields; a generated client takes it as a map of texts. */
const wantedFields = {
  name: 'fields',
  in: 'query',
  style: 'form',
  explode: true,
  schema: { type: 'object', additionalProperties: text },
  description: 'Fields of commands: `?type=move&unit=...` lists the moves of one unit.',
};

export const sessionsTag = {
  name: 'Sessions',
  description: 'Whole games: kept, hidden, fair and live. A side plays with the token it got when it sat down.',
};

const opening: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/sessions',
    id: 'openSession',
    summary: 'Open a session on a scenario',
    description:
      'Whoever opens it may take a seat and gets the token of that side; for every other seat there is an invitation, good for one player. Tokens and codes are shown in this answer and never again, except to the same request with the same Idempotency-Key. The game begins when everybody has sat down.',
    parameters: [longKey],
    request: {
      shape: SessionRequest,
      example: {
        scenario: 'kalima-crossing',
        seat: { side: 'southAfrican', name: 'Anna', seed: 'any text of your own' },
      },
    },
    answers: {
      201: {
        description: 'Opened, with the invitations and the commitment to its dice.',
        shape: OpenedSession,
        tagged: true,
      },
    },
    problems: {
      ...badField,
      404: 'No such scenario.',
      422: 'The scenario cannot be played with what the library has.',
      ...limited,
    },
  },
  {
    method: 'post',
    path: '/v1/sessions/import',
    id: 'importSession',
    summary: 'Take a saved game in',
    description:
      'A game that is over is decided again and checked line by line. One that goes on is taken from its sealed part, which only an Umpire with the same UMPIRE_SESSION_KEY can open, with the tokens of all sides in `tokens`: it becomes a branch with dice of its own.',
    request: { shape: SessionFile, returned: true, example: FILE_EXAMPLE },
    answers: { 201: { description: 'It is here, under an id of this server.', shape: LoadedSession, tagged: true } },
    problems: {
      400: 'The file is not that of a game, or was altered; the first bad place is pointed at.',
      403: 'Not every side of a game that goes on agrees.',
      413: 'Too many bytes.',
      ...limited,
    },
  },
  {
    method: 'get',
    path: '/v1/sessions/verify.mjs',
    id: 'sessionVerifier',
    summary: 'The verifier: one file that checks a whole saved game with no help from the server',
    answers: {
      200: {
        description: 'Run it with Node (`node umpire-verify.mjs game.json`) or import it in a browser.',
        others: { 'text/javascript': text },
      },
    },
    problems: { 429: limited[429] },
  },
];

const playing: readonly Route[] = [
  {
    method: 'get',
    path: '/v1/sessions/{id}',
    id: 'readSession',
    summary: 'The session as the caller may see it',
    security: asAnybody,
    parameters: [id, language, header('If-None-Match', 'The version the caller has.')],
    query: SessionReadQuery,
    answers: {
      200: {
        description: 'As it stands now, or stood.',
        shape: Session,
        others: { 'text/plain': 'The position in lines.' },
        tagged: true,
      },
      304: { description: 'Unchanged.' },
    },
    problems: { ...badField, ...notSeen },
  },
  {
    method: 'get',
    path: '/v1/sessions/{id}/board.svg',
    id: 'drawSession',
    summary: 'The position as a picture, as the caller may see it',
    security: asAnybody,
    parameters: [id, language],
    query: SessionPictureQuery,
    answers: { 200: { description: 'The picture.', others: { 'image/svg+xml': 'An SVG document.' }, tagged: true } },
    problems: { ...badField, ...notSeen },
  },
  {
    method: 'get',
    path: '/v1/sessions/{id}/materials',
    id: 'sessionMaterials',
    summary: 'The map and the cards that the session is played with',
    security: asAnybody,
    parameters: [id],
    answers: { 200: { description: 'As they were frozen.', shape: SessionMaterialsAnswer, tagged: true } },
    problems: notSeen,
  },
  {
    method: 'get',
    path: '/v1/sessions/{id}/actions',
    id: 'sessionActions',
    summary: 'Every legal command now, and what is still owed',
    security: asSide,
    parameters: [id, language, wantedFields],
    answers: {
      200: {
        description: 'The list.',
        shape: SessionActions,
        others: { 'text/plain': 'One a line, for a shell.' },
        tagged: true,
      },
    },
    problems: { ...notSeen, 403: 'A spectator only looks on.' },
  },
  {
    method: 'get',
    path: '/v1/sessions/{id}/actions/summary',
    id: 'sessionActionsSummary',
    summary: 'How many legal commands there are now, by type and unit',
    description: '`/actions?summary=true` answers the same.',
    security: asSide,
    parameters: [id, language, wantedFields],
    answers: { 200: { description: 'The counts.', shape: SessionActionsSummary, tagged: true } },
    problems: { ...notSeen, 403: 'A spectator only looks on.' },
  },
  {
    method: 'post',
    path: '/v1/sessions/{id}/commands',
    id: 'sessionCommand',
    summary: 'Carry out one command',
    security: asSide,
    parameters: [id, language, ifMatch(true), key, commandSignature],
    request: { shape: SessionCommand, example: { type: 'move', unit: 'kudu-mech', to: '0606' } },
    answers: {
      200: {
        description: 'Carried out.',
        shape: SessionCommandResult,
        others: { 'text/plain': 'What happened, in lines.' },
        tagged: true,
      },
    },
    problems: notDone,
  },
  {
    method: 'post',
    path: '/v1/sessions/{id}/trials',
    id: 'sessionTrial',
    summary: 'What one command would do, up to the first roll or secret',
    description: 'Nothing happens. `/commands?dryRun=true` answers the same.',
    security: asSide,
    parameters: [id, language, ifMatch(false)],
    request: { shape: SessionCommand, example: { type: 'move', unit: 'kudu-mech', to: '0606' } },
    answers: { 200: { description: 'What would happen.', shape: SessionTrial, tagged: true } },
    problems: notDone,
  },
  {
    method: 'post',
    path: '/v1/sessions/{id}/undo',
    id: 'undoSession',
    summary: 'Propose to go back, agree with a proposal, or refuse it',
    description:
      'Without fields: agrees with the proposal that stands, or else proposes one step. Rolls are not drawn again.',
    security: asSide,
    parameters: [id, language, ifMatch(true), key, commandSignature],
    request: { shape: SessionUndoRequest, optional: true, example: { to: 11 } },
    answers: { 200: { description: 'Carried out.', shape: SessionCommandResult, tagged: true } },
    problems: notDone,
  },
  {
    method: 'get',
    path: '/v1/sessions/{id}/events',
    id: 'sessionEvents',
    summary: 'The log of the session, as pages or as a live stream',
    description:
      'With `Accept: text/event-stream` the answer goes on until the game is over: events named `entry`, whose id is their version, each once and in order. With `remarks` there are also events named `remark`, what is said at the table as far as the caller may hear it; ids are then the version and the number of the last remark, `41.3`. A client that connects again with Last-Event-ID goes on where it was. Over GraphQL the same are the subscriptions `sessionEntries` and `sessionRemarks`.',
    security: asAnybody,
    parameters: [id, language, header('Last-Event-ID', 'Where a stream goes on, in place of `after`.')],
    query: SessionEventsQuery,
    answers: {
      200: {
        description: 'The entries after that version.',
        shape: SessionHistory,
        others: {
          'text/event-stream': 'The data of each is a SessionEntry, or of those named `remark` a TableRemark.',
          'text/plain': 'What happened, in lines.',
        },
        tagged: true,
      },
      204: { description: 'The game is over and the stream has nothing more to tell: do not connect again.' },
    },
    problems: { ...badField, ...notSeen },
  },
];

const keeping: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/sessions/{id}/fork',
    id: 'forkSession',
    summary: 'Branch off at a version',
    description:
      'A session of its own with the same seats and tokens, the same position and other dice. While the game goes on every side must agree, by its token.',
    security: asAnybody,
    parameters: [id, longKey],
    request: { shape: SessionForkRequest, example: { version: 12, ...OTHERS_AGREE } },
    answers: { 201: { description: 'Opened.', shape: OpenedSession, tagged: true } },
    problems: {
      ...badField,
      ...notSeen,
      403: 'The other sides have not agreed.',
      412: 'That version has not been reached.',
      422: 'That version is the end of the game.',
    },
  },
  {
    method: 'post',
    path: '/v1/sessions/{id}/rules',
    id: 'adoptSessionRules',
    summary: 'Go on under the rules in force',
    description:
      'For a session that was played by another version of the rules. Every side must agree, by its token. In one transaction the log is carried on by an entry `rules-adopted` and by every command that stood up to `upTo`, decided again with the same dice. Where the rules in force do not take one of them nothing is written, and the answer names it.',
    security: asSide,
    parameters: [id, language, ifMatch(true), key],
    request: { shape: SessionRulesRequest, optional: true, example: { ...OTHERS_AGREE, upTo: 12 } },
    answers: { 200: { description: 'Adopted.', shape: AdoptedRules, tagged: true } },
    problems: {
      ...notDone,
      403: 'The other sides have not agreed; or a spectator asked, who only looks on.',
      409: 'The session is played by the rules in force already, is over, waits for another side at one of the commands, or a request with this key is under way.',
      422: 'The rules in force refuse a command: `version`, `side` and `command` name it, `steps` says why. Or the game is too long, `upTo` takes back that a side joined, or the key was used for another request.',
    },
  },
  {
    method: 'post',
    path: '/v1/sessions/{id}/export',
    id: 'exportSession',
    summary: 'Save the game as a file',
    security: asAnybody,
    description:
      'Over: everything, for anybody to check. Going on: what the caller may see; with the tokens of all other sides also what another Umpire with the same UMPIRE_SESSION_KEY can take in.',
    parameters: [id, language],
    request: { shape: SessionExportRequest, optional: true, example: OTHERS_AGREE },
    answers: { 200: { description: 'The file.', shape: SessionFile, tagged: true } },
    problems: { ...notSeen, 403: 'Not every side agrees.' },
  },
];

export const SESSION_ROUTES: readonly Route[] = [
  ...opening,
  ...SEAT_ROUTES,
  ...PLAYER_ROUTES,
  ...MATERIAL_ROUTES,
  ...CLIENT_KEY_ROUTES,
  ...playing,
  ...keeping,
];
