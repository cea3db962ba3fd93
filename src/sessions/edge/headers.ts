import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { expectedVersion } from '../../edge/preconditions.js';
import type { KnownClient } from '../../platform/clients/client-keys.js';
import { languageOf } from '../../platform/language.js';
import { appOf, clientOf } from '../../platform/limits/client-key.js';
import { Problem } from '../../platform/problems/problem.js';
import { bearer } from '../access/tokens.js';
import type { Asker } from '../seats/opening-desk.js';
import type { Given } from '../sessions.service.js';

const KEY = /^[\x20-\x7e]{1,255}$/;

/** What comes with a command in its headers. */
export function givenWith(headers: IncomingHttpHeaders): Given {
  return {
    token: bearer(headers.authorization),
    version: basedOn(headers['if-match']),
    language: languageOf(headers['accept-language']),
    ...keyed(headers['idempotency-key'] as string | undefined),
    ...signedWith(headers['command-signature'] as string | undefined),
  };
}

export const signedWith = (signature: string | undefined): Pick<Given, 'signature'> =>
  signature === undefined ? {} : { signature };

/** Who asks for something that needs no seat. */
export const askedBy = (request: FastifyRequest): Asker => ({
  client: clientOf(request),
  ...quotaOf(appOf(request)),
  ...keyed(request.headers['idempotency-key'] as string | undefined),
});

/** How many sessions an app may have, where its key says so. */
export const quotaOf = (app: KnownClient | undefined): Pick<Asker, 'sessionLimit'> =>
  app?.sessionLimit == null ? {} : { sessionLimit: app.sessionLimit };

export function keyed(key: string | undefined): Pick<Given, 'key'> {
  if (key === undefined) return {};
  if (KEY.test(key)) return { key };
  throw new Problem('bad-request', {
    detail: {
      en: 'Idempotency-Key has 1 to 255 printable ASCII characters.',
      ja: 'Idempotency-Key は印字可能な ASCII 文字 1～255 字です。',
    },
  });
}

/** A command is based on one version: "any" would be a bet on what the other side does meanwhile. */
function basedOn(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return expectedVersion(ifMatch) as number;
}
