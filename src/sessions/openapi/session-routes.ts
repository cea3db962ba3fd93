import { header, text } from '../../edge/openapi/parts.js';
import type { Route } from '../../edge/openapi/routes.js';
import { SessionActions, SessionTrial } from '../shapes/actions.js';
import { AdoptedRules, SessionForkRequest, SessionRulesRequest, SessionUndoRequest } from '../shapes/agreement.js';
import { LoadedSession, SessionFile } from '../shapes/file.js';
import {
  SessionCommand,
  SessionCommandQuery,
  SessionCommandResult,
  SessionEventsQuery,
  SessionHistory,
} from '../shapes/log.js';
import { OpenedSession, SessionRequest } from '../shapes/opening.js';
import { Session } from '../shapes/standing.js';

/** `Authorization: Bearer <token>`, with the secret of one side. */
export const sideTokenScheme = {
  sideToken: { type: 'http', scheme: 'bearer', description: 'The token of a side or of spectators, from the opening.' },
};

export const sessionsTag = {
  name: 'Sessions',
  description: 'Whole games: kept, hidden, fair and live. A side plays with the token it got at the opening.',
};

/** Not the id of any session: one has to be opened first. */
const id = {
  name: 'id',
  in: 'path',
  required: true,
  schema: text,
  description: 'The id of the session.',
  example: 'AAAAAAAAAAAAAAAA',
};
const language = { $ref: '#/components/parameters/AcceptLanguage' };
const ifMatch = (required: boolean) =>
  header('If-Match', 'The version the command is based on, such as `"12"`.', required);
const key = header(
  'Idempotency-Key',
  'The same key and the same body give the same answer, carried out once. Kept as long as the session.',
);

const asSide = [{ sideToken: [] }];
/** Without a token one looks on as a spectator, where the session lets everybody. */
const asAnybody = [{ sideToken: [] }, {}];

const limited = { 429: 'Too many requests.', 503: 'Something it depends on is away.' };
const badField = { 400: 'A field is wrong; each is pointed at.' };
const notSeen = { 401: 'The token is missing or wrong.', 404: 'No such session.', ...limited };
const notDone = {
  ...badField,
  ...notSeen,
  403: 'A spectator only looks on.',
  409: "Not now: another side's turn, the game is over, or a request with this key is under way. `reason` says which.",
  412: 'The session has moved on; `version` and ETag say how far.',
  422: 'The rules do not allow it, with reasons in `steps`; or the key was used for another request.',
  428: 'If-Match is missing.',
};

const opening: readonly Route[] = [
  {
    method: 'post',
    path: '/v1/sessions',
    id: 'openSession',
    summary: 'Open a session on a scenario',
    description: 'The tokens are shown in this answer and never again. The game begins when every side has joined.',
    request: { shape: SessionRequest, example: { scenario: 'kalima-crossing' } },
    answers: {
      201: {
        description: 'Opened, with its tokens and the commitment to its dice.',
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
      'A game that is over is replayed and checked line by line. One that goes on is taken from its sealed part, which only an Umpire with the same UMPIRE_SESSION_KEY can open.',
    request: { shape: SessionFile, returned: true },
    answers: { 201: { description: 'It is here, under the id it had.', shape: LoadedSession, tagged: true } },
    problems: {
      400: 'The file is not that of a game, or was altered; the first bad place is pointed at.',
      409: 'The session is here already.',
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
    answers: {
      200: { description: 'As it stands now.', shape: Session, tagged: true },
      304: { description: 'Unchanged.' },
    },
    problems: notSeen,
  },
  {
    method: 'get',
    path: '/v1/sessions/{id}/actions',
    id: 'sessionActions',
    summary: 'Every legal command now, and what is still owed',
    security: asSide,
    parameters: [
      id,
      language,
      {
        name: 'fields',
        in: 'query',
        style: 'form',
        explode: true,
        schema: { type: 'object', additionalProperties: text },
        description: 'Fields of commands: `?type=move&unit=...` lists the moves of one unit.',
      },
    ],
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
    method: 'post',
    path: '/v1/sessions/{id}/commands',
    id: 'sessionCommand',
    summary: 'Carry out one command',
    description: 'With `dryRun=true` nothing happens, and If-Match may be left out.',
    security: asSide,
    parameters: [id, language, ifMatch(false), key],
    query: SessionCommandQuery,
    request: { shape: SessionCommand },
    answers: {
      200: {
        description: 'Carried out; or, of a dry run, what would happen.',
        shape: [SessionCommandResult, SessionTrial],
        tagged: true,
      },
    },
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
    parameters: [id, language, ifMatch(true), key],
    request: { shape: SessionUndoRequest, optional: true },
    answers: { 200: { description: 'Carried out.', shape: SessionCommandResult, tagged: true } },
    problems: notDone,
  },
  {
    method: 'get',
    path: '/v1/sessions/{id}/events',
    id: 'sessionEvents',
    summary: 'The log of the session, as pages or as a live stream',
    description:
      'With `Accept: text/event-stream` the answer goes on until the game is over: events named `entry`, whose id is their version, each once and in order. A client that connects again with Last-Event-ID goes on where it was. Over GraphQL the same is the subscription `sessionEntries`.',
    security: asAnybody,
    parameters: [id, language, header('Last-Event-ID', 'Where a stream goes on, in place of `after`.')],
    query: SessionEventsQuery,
    answers: {
      200: {
        description: 'The entries after that version.',
        shape: SessionHistory,
        others: { 'text/event-stream': 'The data of each is a SessionEntry.' },
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
      'A session of its own with the same tokens, the same position and other dice. While the game goes on every side must agree, by its token.',
    security: asAnybody,
    parameters: [id],
    request: { shape: SessionForkRequest },
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
    request: { shape: SessionRulesRequest, optional: true },
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
    parameters: [id, language],
    answers: { 200: { description: 'The file.', shape: SessionFile, tagged: true } },
    problems: notSeen,
  },
];

export const SESSION_ROUTES: readonly Route[] = [...opening, ...playing, ...keeping];
