import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { GameRegistry } from '../kernel/procedures/index.js';
import type { SessionState, Viewer } from '../kernel/session/index.js';
import { Config } from '../platform/config.js';
import type { Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import { shownEntry } from './answers.js';
import { fileHead, type SealedContent, wholeGame, withEntries } from './file/game-file.js';
import { type GameFile, GameFileCheck } from './file/game-file-check.js';
import { seal, unseal } from './file/seal.js';
import type { LiveSession } from './live-session.js';
import { SessionsService } from './sessions.service.js';
import { type EntryRow, TakenError } from './store/session.repository.js';

/** What goes into the store; with the last state where the check has come to it. */
interface Taken extends SealedContent {
  readonly state?: SessionState;
}

/** Games as files: saved, and taken up again. */
@Injectable()
export class SessionFiles {
  private readonly check: GameFileCheck;

  constructor(
    private readonly sessions: SessionsService,
    private readonly config: Config,
    games: GameRegistry,
  ) {
    this.check = new GameFileCheck(games);
  }

  /** A game that is over, whole; one that goes on, as the viewer may see it, with the rest sealed for the server. */
  async save(session: LiveSession, viewer: Viewer, language: Language): Promise<AsyncIterable<string>> {
    const pages = (after: number, limit: number) => this.sessions.entries(session.id, after, limit);
    if (session.state.stage === 'over') return wholeGame(session, pages);
    const { version, row, game } = session;
    const entries = await this.sessions.entries(session.id, 0, version);
    const sealed = seal(await this.secret(), { row, entries } satisfies SealedContent);
    const write = (line: EntryRow): string => JSON.stringify(shownEntry(game, line, viewer, false, language));
    return withEntries({ ...fileHead(session), you: viewer, sealed }, version, pages, write);
  }

  /** Takes a file in under the id it has; tells whether its game is over. */
  async load(body: unknown): Promise<{ id: string; version: number }> {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new InvalidRequestError([new FieldFault('', 'a game file is an object')]);
    }
    const { sealed } = body as { sealed?: unknown };
    const { row, entries, state } = sealed === undefined ? this.open(body as GameFile) : await this.closed(sealed);
    try {
      await this.sessions.store.add(row, entries);
      if (state) await this.sessions.store.keep(row.id, state.version, JSON.stringify(state));
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      throw new Problem('conflict', {
        detail: { en: `The session "${row.id}" is here already.`, ja: `セッション「${row.id}」は既にあります。` },
      });
    }
    return { id: row.id, version: entries.length };
  }

  /** Nobody goes on with a game that is over, so everybody may look at it and nobody needs a token. */
  private open(file: GameFile): Taken {
    if (!Array.isArray(file.entries) || typeof file.serverSeed !== 'string') {
      throw new InvalidRequestError([new FieldFault('', 'a game file has entries and a server seed, or is sealed')]);
    }
    const { row, entries, state } = this.check.check(file);
    const over = (file.entries as GameFile['entries']).at(-1)?.events.some(({ type }) => type === 'ended');
    if (!over) throw new InvalidRequestError([new FieldFault('/entries', 'this game is not over')]);
    return { row: { ...row, tokens: {}, spectators: 'open', privateKey: '' }, entries, state };
  }

  private async closed(sealed: unknown): Promise<Taken> {
    const content = typeof sealed === 'string' ? unseal(await this.secret(), sealed) : undefined;
    if (content === undefined) {
      throw new InvalidRequestError([new FieldFault('/sealed', 'was not sealed by this Umpire, or has been altered')]);
    }
    return content as SealedContent;
  }

  private async secret(): Promise<string> {
    return this.config.sessionKey ?? this.sessions.store.secret('seal', () => randomBytes(32).toString('base64url'));
  }
}
