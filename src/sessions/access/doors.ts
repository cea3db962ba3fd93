import { Injectable } from '@nestjs/common';
import type { Side, Viewer } from '../../kernel/session/index.js';
import { Problem } from '../../platform/problems/problem.js';
import type { LiveSession } from '../live-session.js';
import { LiveSessionCache } from '../live-session-cache.js';
import { sideOf, viewerOf } from './tokens.js';

/** Who may come in to a session. A token that is not known here may have been drawn by another instance a moment ago. */
@Injectable()
export class Doors {
  constructor(private readonly cache: LiveSessionCache) {}

  /** Whose eyes a request looks through. */
  viewer(session: LiveSession, token: string | undefined): Promise<Viewer> {
    return this.letIn(session, token, () => viewerOf(session.row, token));
  }

  /** The side a command comes from. */
  side(session: LiveSession, token: string | undefined): Promise<Side> {
    return this.letIn(session, token, () => sideOf(session.row, token));
  }

  private async letIn<T>(session: LiveSession, token: string | undefined, ask: () => T): Promise<T> {
    try {
      return ask();
    } catch (error) {
      if (token === undefined || !(error instanceof Problem) || error.type !== 'unauthorized') throw error;
      await this.cache.reseat(session);
      return ask();
    }
  }
}
