import { randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export const REQUEST_ID_HEADER = 'x-request-id';

/** What may be repeated in headers and logs without surprises: the forms of UUIDs, ULIDs and trace ids. */
const SANE = /^[\w.:-]{1,128}$/;

// Unique and cheap, not secret: nothing is ever granted for knowing a request id.
const prefix = randomBytes(6).toString('base64url');
let count = 0;

export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const given = request.headers[REQUEST_ID_HEADER];
  if (typeof given === 'string' && SANE.test(given)) return given;
  count += 1;
  return `${prefix}.${count.toString(36)}`;
}
