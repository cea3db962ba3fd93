import { header, problem, ref, text } from '../../edge/openapi/parts.js';
import type { JsonSchema } from '../../edge/schema/json-schema.js';
import { MAX_EVENTS } from '../edge/requests.js';

const whole: JsonSchema = { type: 'integer', minimum: 0 };

/** `Authorization: Bearer <token>`, with the secret of one side. */
export const sideTokenScheme = {
  sideToken: { type: 'http', scheme: 'bearer', description: 'The token of a side or of spectators, from the opening.' },
};

export const sessionsTag = {
  name: 'Sessions',
  description: 'Whole games: kept, hidden, fair and live. A side plays with the token it got at the opening.',
};

const answer = (name: string, description: string) => ({
  description,
  headers: { ETag: { description: 'The version of the session.', schema: text } },
  content: { 'application/json': { schema: ref(name) } },
});
const body = (name: string, required = true) => ({
  required,
  content: { 'application/json': { schema: ref(name) } },
});
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
const ifMatch = header('If-Match', 'The version the command is based on, such as `"12"`.', true);
const key = header(
  'Idempotency-Key',
  'The same key and the same body give the same answer, carried out once. Kept as long as the session.',
);
const after = {
  name: 'after',
  in: 'query',
  schema: { ...whole, default: 0 },
  description: 'The version the caller has already.',
};

const base = { tags: ['Sessions'] };
const asSide = { security: [{ sideToken: [] }] };
/** Without a token one looks on as a spectator, where the session lets everybody. */
const asAnybody = { security: [{ sideToken: [] }, {}] };
const limited = { '429': problem('Too many requests.'), '503': problem('Something it depends on is away.') };
const notSeen = {
  '401': problem('The token is missing or wrong.'),
  '404': problem('No such session.'),
  ...limited,
};
const badField = { '400': problem('A field is wrong; each is pointed at.') };
const notDone = {
  ...badField,
  ...notSeen,
  '403': problem('A spectator only looks on.'),
  '409': problem(
    "Not now: another side's turn, the game is over, or a request with this key is under way. `reason` says which.",
  ),
  '412': problem('The session has moved on; `version` and ETag say how far.'),
  '422': problem('The rules do not allow it, with reasons in `steps`; or the key was used for another request.'),
  '428': problem('If-Match is missing.'),
};

export function sessionPaths(): Record<string, object> {
  return { ...openingPaths(), ...playingPaths(), ...eventsPath(), ...keepingPaths() };
}

function openingPaths(): Record<string, object> {
  return {
    '/v1/sessions': {
      post: {
        ...base,
        operationId: 'openSession',
        summary: 'Open a session on a scenario',
        description: 'The tokens are shown in this answer and never again. The game begins when every side has joined.',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: ref('SessionRequest'), example: { scenario: 'kalima-crossing' } } },
        },
        responses: {
          '201': answer('OpenedSession', 'Opened, with its tokens and the commitment to its dice.'),
          ...badField,
          '404': problem('No such scenario.'),
          '422': problem('The scenario cannot be played with what the library has.'),
          ...limited,
        },
      },
    },
    '/v1/sessions/import': {
      post: {
        ...base,
        operationId: 'importSession',
        summary: 'Take a saved game in',
        description:
          'A game that is over is replayed and checked line by line. One that goes on is taken from its sealed part, which only an Umpire with the same UMPIRE_SESSION_KEY can open.',
        requestBody: body('SessionFile'),
        responses: {
          '201': answer('LoadedSession', 'It is here, under the id it had.'),
          '400': problem('The file is not that of a game, or was altered; the first bad place is pointed at.'),
          '409': problem('The session is here already.'),
          '413': problem('Too many bytes.'),
          ...limited,
        },
      },
    },
    '/v1/sessions/verify.mjs': {
      get: {
        ...base,
        operationId: 'sessionVerifier',
        summary: 'The verifier: one file that checks a whole saved game with no help from the server',
        responses: {
          '200': {
            description: 'Run it with Node (`node umpire-verify.mjs game.json`) or import it in a browser.',
            content: { 'text/javascript': { schema: text } },
          },
          '429': limited['429'],
        },
      },
    },
  };
}

function playingPaths(): Record<string, object> {
  return {
    '/v1/sessions/{id}': {
      parameters: [id],
      get: {
        ...base,
        ...asAnybody,
        operationId: 'readSession',
        summary: 'The session as the caller may see it',
        parameters: [language, header('If-None-Match', 'The version the caller has.')],
        responses: {
          '200': answer('Session', 'As it stands now.'),
          '304': { description: 'Unchanged.' },
          ...notSeen,
        },
      },
    },
    '/v1/sessions/{id}/actions': {
      parameters: [id],
      get: {
        ...base,
        ...asSide,
        operationId: 'sessionActions',
        summary: 'Every legal command now, and what is still owed',
        parameters: [
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
        responses: {
          '200': {
            ...answer('SessionActions', 'The list.'),
            content: {
              'application/json': { schema: ref('SessionActions') },
              'text/plain': { schema: { type: 'string', description: 'One a line, for a shell.' } },
            },
          },
          ...notSeen,
          '403': problem('A spectator only looks on.'),
        },
      },
    },
    '/v1/sessions/{id}/commands': {
      parameters: [id],
      post: {
        ...base,
        ...asSide,
        operationId: 'sessionCommand',
        summary: 'Carry out one command',
        description: 'With `dryRun=true` nothing happens, and If-Match may be left out.',
        parameters: [
          language,
          { ...ifMatch, required: false },
          key,
          {
            name: 'dryRun',
            in: 'query',
            schema: { type: 'boolean', default: false },
            description: 'Only tell what would happen, up to the first roll or secret.',
          },
        ],
        requestBody: body('SessionCommand'),
        responses: {
          '200': {
            ...answer('SessionCommandResult', 'Carried out; or, of a dry run, what would happen.'),
            content: {
              'application/json': { schema: { oneOf: [ref('SessionCommandResult'), ref('SessionTrial')] } },
            },
          },
          ...notDone,
        },
      },
    },
    '/v1/sessions/{id}/undo': {
      parameters: [id],
      post: {
        ...base,
        ...asSide,
        operationId: 'undoSession',
        summary: 'Propose to go back, agree with a proposal, or refuse it',
        description:
          'Without fields: agrees with the proposal that stands, or else proposes one step. Rolls are not drawn again.',
        parameters: [language, ifMatch, key],
        requestBody: body('SessionUndoRequest', false),
        responses: { '200': answer('SessionCommandResult', 'Carried out.'), ...notDone },
      },
    },
  };
}

function eventsPath(): Record<string, object> {
  return {
    '/v1/sessions/{id}/events': {
      parameters: [id],
      get: {
        ...base,
        ...asAnybody,
        operationId: 'sessionEvents',
        summary: 'The log of the session, as pages or as a live stream',
        description:
          'With `Accept: text/event-stream` the answer goes on until the game is over: events named `entry`, whose id is their version, each once and in order. A client that connects again with Last-Event-ID goes on where it was. Over GraphQL the same is the subscription `sessionEntries`.',
        parameters: [
          language,
          after,
          {
            name: 'limit',
            in: 'query',
            schema: { type: 'integer', minimum: 1, maximum: MAX_EVENTS, default: 100 },
            description: 'Entries in a page; a stream has no pages.',
          },
          header('Last-Event-ID', 'Where a stream goes on, in place of `after`.'),
        ],
        responses: {
          '200': {
            ...answer('SessionHistory', 'The entries after that version.'),
            content: {
              'application/json': { schema: ref('SessionHistory') },
              'text/event-stream': { schema: { type: 'string', description: 'The data of each is a SessionEntry.' } },
            },
          },
          '204': { description: 'The game is over and the stream has nothing more to tell: do not connect again.' },
          ...badField,
          ...notSeen,
        },
      },
    },
  };
}

function keepingPaths(): Record<string, object> {
  return {
    '/v1/sessions/{id}/fork': {
      parameters: [id],
      post: {
        ...base,
        ...asAnybody,
        operationId: 'forkSession',
        summary: 'Branch off at a version',
        description:
          'A session of its own with the same tokens, the same position and other dice. While the game goes on every side must agree, by its token.',
        requestBody: body('SessionForkRequest'),
        responses: {
          '201': answer('OpenedSession', 'Opened.'),
          ...badField,
          ...notSeen,
          '403': problem('The other sides have not agreed.'),
          '412': problem('That version has not been reached.'),
          '422': problem('That version is the end of the game.'),
        },
      },
    },
    '/v1/sessions/{id}/rules': {
      parameters: [id],
      post: {
        ...base,
        ...asSide,
        operationId: 'adoptSessionRules',
        summary: 'Go on under the rules in force',
        description:
          'For a session that was played by another version of the rules. Every side must agree, by its token. In one transaction the log is carried on by an entry `rules-adopted` and by every command that stood up to `upTo`, decided again with the same dice. Where the rules in force do not take one of them nothing is written, and the answer names it.',
        parameters: [language, ifMatch, key],
        requestBody: body('SessionRulesRequest', false),
        responses: {
          '200': answer('AdoptedRules', 'Adopted.'),
          ...notDone,
          '403': problem('The other sides have not agreed; or a spectator asked, who only looks on.'),
          '409': problem(
            'The session is played by the rules in force already, is over, waits for another side at one of the commands, or a request with this key is under way.',
          ),
          '422': problem(
            'The rules in force refuse a command: `version`, `side` and `command` name it, `steps` says why. Or the game is too long, `upTo` takes back that a side joined, or the key was used for another request.',
          ),
        },
      },
    },
    '/v1/sessions/{id}/export': {
      parameters: [id],
      post: {
        ...base,
        ...asAnybody,
        operationId: 'exportSession',
        summary: 'Save the game as a file',
        parameters: [language],
        responses: {
          '200': { description: 'The file.', content: { 'application/json': { schema: ref('SessionFile') } } },
          ...notSeen,
        },
      },
    },
  };
}
