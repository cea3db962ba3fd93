import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { Based } from '../../edge/answers/tagged.interceptor.js';
import type { KnownClient } from '../../platform/clients/client-keys.js';
import { languageOf } from '../../platform/language.js';
import { appOf, clientOf } from '../../platform/limits/client-key.js';
import { Problem } from '../../platform/problems/problem.js';
import { bearer } from '../access/tokens.js';
import type { Given } from '../command-desk.js';
import type { Asker } from '../seats/opening-desk.js';

const KEY = /^[\x20-\x7e]{1,255}$/;

/** What comes with a command in its headers, and the version that it is based on: "any" would be a bet on what the other side does meanwhile. */
export function givenWith(headers: IncomingHttpHeaders, based: Based): Given {
  return {
    token: bearer(headers.authorization),
    version: based === 'any' ? undefined : based,
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
