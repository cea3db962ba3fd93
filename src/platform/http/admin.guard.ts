import { createHash, timingSafeEqual } from 'node:crypto';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { scopeOf } from '../clients/client-keys.js';
import { Config } from '../config.js';
import { appOf } from '../limits/client-key.js';
import { Problem } from '../problems/problem.js';

/** Lets nobody in without the admin key. */
@Injectable()
export class AdminGuard implements CanActivate {
  constructor(private readonly config: Config) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const { headers } = request;
    // An app whose key is for that writes to the library as the operator does; the hook before has looked at the scope.
    if (appOf(request)?.scopes.includes('library:write') && scopeOf(request.method, request.url) === 'library:write')
      return true;
    requireAdminKey(this.config.adminKey, headers.authorization);
    return true;
  }
}

/** `Authorization: Bearer <UMPIRE_ADMIN_KEY>`; an Umpire without a key takes no writes from anybody. */
export function requireAdminKey(key: string | undefined, authorization: string | undefined): void {
  if (key === undefined) {
    throw new Problem('forbidden', {
      detail: {
        en: 'This Umpire takes no writes: it was started without UMPIRE_ADMIN_KEY.',
        ja: 'この Umpire は UMPIRE_ADMIN_KEY なしで起動されたため、書き込みを受け付けません。',
      },
    });
  }
  if (!isAdminKey(key, authorization)) {
    throw new Problem('unauthorized', { headers: { 'www-authenticate': 'Bearer' } });
  }
}

export function isAdminKey(key: string | undefined, authorization: string | undefined): boolean {
  const given = /^Bearer (.+)$/i.exec(authorization ?? '')?.[1];
  return key !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(key));
}

/** Digests have one length, so that the comparison tells nothing about the key, not even how long it is. */
const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
