import { header, text } from '../../edge/openapi/parts.js';

/** Not the id of any session: one has to be opened first. */
export const id = {
  name: 'id',
  in: 'path',
  required: true,
  schema: text,
  description: 'The id of the session.',
  example: 'AAAAAAAAAAAAAAAA',
};
export const language = { $ref: '#/components/parameters/AcceptLanguage' };
export const ifMatch = (required: boolean) =>
  header('If-Match', 'The version the command is based on, such as `"12"`.', required);
export const key = header(
  'Idempotency-Key',
  'The same key and the same body give the same answer, carried out once. Kept as long as the session.',
);
export const longKey = header(
  'Idempotency-Key',
  'The same key and the same body give the same answer, secrets included, carried out once. 16 characters or more, drawn at random.',
);
export const commandSignature = header(
  'Command-Signature',
  'Of a side that brought a key of its own: Ed25519, in base64url, over the canonical text of {command, hash, session, version}; see docs/fair-dice.md.',
);

export const asSide = [{ sideToken: [] }];
/** Without a token one looks on as a spectator, where the session lets everybody. */
export const asAnybody = [{ sideToken: [] }, {}];

/** A token as a side gets it; by side, so that it is seen whose it is. It opens nothing. */
export const OTHERS_AGREE = { tokens: { communist: 'the-token-of-the-communist-side' } };

export const limited = { 429: 'Too many requests.', 503: 'Something it depends on is away.' };
export const badField = { 400: 'A field is wrong; each is pointed at.' };
export const notSeen = { 401: 'The token is missing or wrong.', 404: 'No such session.', ...limited };
export const notDone = {
  ...badField,
  ...notSeen,
  403: 'A spectator only looks on; or the side signs its commands, and this one is not signed.',
  409: "Not now: another side's turn, the game is over, or a request with this key is under way. `reason` says which.",
  412: 'The session has moved on; `version` and ETag say how far.',
  422: 'The rules do not allow it, with reasons in `steps`; or the key was used for another request.',
  428: 'If-Match is missing.',
};
