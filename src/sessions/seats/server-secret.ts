import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../store/session.repository.js';

/** What tokens and codes are made of; the same for every instance on one database, and never shown. */
@Injectable()
export class ServerSecret {
  private known: Promise<string> | undefined;

  constructor(private readonly store: SessionRepository) {}

  get(): Promise<string> {
    this.known ??= this.store
      .secret('tokens', () => randomBytes(32).toString('base64url'))
      .catch((error: unknown) => {
        this.known = undefined;
        throw error;
      });
    return this.known;
  }
}
