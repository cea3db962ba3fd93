import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Turn } from '../edge/turns.js';
import { GameRegistry } from '../kernel/procedures/index.js';
import type { SessionSetup, SessionState, Viewer } from '../kernel/session/index.js';
import { Config } from '../platform/config.js';
import type { Language } from '../platform/language.js';
import { WorkLimits } from '../platform/limits/work-limits.js';
import { Problem } from '../platform/problems/problem.js';
import { WorkerPool } from '../platform/workers/worker-pool.js';
import { agreedByAll, secretFor } from './access/tokens.js';
import { shownEntry } from './answers.js';
import { fileHead, wholeGame, withEntries } from './file/game-file.js';
import { SavedGames } from './file/saved-games.js';
import { seal } from './file/seal.js';
import { sealedGame } from './file/sealed-game.js';
import { LiveSession } from './live-session.js';
import { type Asker, OpeningDesk } from './seats/opening-desk.js';
import { SessionsService } from './sessions.service.js';
import type { Tokens } from './shapes/agreement.js';
import type { LoadedSession } from './shapes/file.js';
import { type EntryRow, type SessionRow, TakenError } from './store/session.repository.js';

/** As long as the ids of sessions that are opened here. */
const ID_LENGTH = 16;

/** Games as files: saved, and taken up again. */
@Injectable()
export class SessionFiles {
  private readonly saved: SavedGames;

  constructor(
    private readonly sessions: SessionsService,
    private readonly config: Config,
    private readonly works: WorkLimits,
    private readonly desk: OpeningDesk,
    private readonly games: GameRegistry,
    pool: WorkerPool,
  ) {
    this.saved = new SavedGames(games, pool);
  }

  /**
   * A game that is over, whole, for those who may have it; any other, as the viewer may see it. Where all sides agree, what
   * can be taken in elsewhere comes with it, sealed for servers with the same key.
   */
  async save(session: LiveSession, viewer: Viewer, others: Tokens, language: Language): Promise<AsyncIterable<string>> {
    const pages = (after: number, limit: number) => this.sessions.entries(session.id, after, limit);
    const { version, row, engine } = session;
    const isOver = session.state.stage === 'over';
    // A player's own copy is for those who sit in the game; who looks on gets what lay on the table, without the copy.
    const agreed = agreedByAll(row, engine.sides, viewer, others);
    const mayHaveAll = viewer !== null || agreed || (engine.materials.owned ?? []).length === 0;
    if (isOver && mayHaveAll) return wholeGame(session, pages);
    if (!agreed && Object.keys(others).length > 0) throw notAgreed(EXPORTED);
    const sealed = agreed ? { sealed: seal(await this.secret(), sealedGame(session)) } : {};
    const write = (line: EntryRow): string => JSON.stringify(shownEntry(session, line, viewer, isOver, language));
    return withEntries({ ...fileHead(session), you: viewer, ...sealed }, version, pages, write);
  }

  /** Takes a file in under an id of our own: nobody chooses under which a game is found. */
  async load(text: string, asker: Asker): Promise<LoadedSession> {
    const { client } = asker;
    const turn = new Turn((milliseconds) => this.works.charge(client, milliseconds, 0));
    const taken = await this.saved.read(text, await this.secret(), client, turn);
    if (taken.kind === 'goes on') return this.branch(taken.row, taken.state, taken.hash, taken.tokens, asker);
    const { row, entries, state } = taken;
    const last = entries.at(-1)!.hash;
    const id = secretFor(await this.secret(), 'imported', row.id, last).slice(0, ID_LENGTH);
    const loaded = { id, version: entries.length, original: row.id };
    if ((await this.sessions.store.version(id)) !== undefined) return loaded;
    try {
      await this.sessions.store.add({ ...row, id }, entries, await this.desk.roomFor(asker));
      await this.sessions.store.keep(id, state.version, JSON.stringify(state));
    } catch (error) {
      // The same game under the same id: it is here already.
      if (!(error instanceof TakenError)) throw error;
    }
    return loaded;
  }

  /**
   * A game that goes on is taken in as a branch, with dice of its own, by agreement of all sides: on a twin of its server
   * nobody sees his next die.
   */
  private async branch(
    row: SessionRow,
    state: SessionState,
    hash: string,
    tokens: Tokens,
    asker: Asker,
  ): Promise<LoadedSession> {
    const game = this.games.game(row.game)!;
    const session = new LiveSession(row, game, JSON.parse(row.materials) as SessionSetup, state, hash);
    if (!agreedByAll(row, session.engine.sides, null, tokens)) throw notAgreed(IMPORTED);
    const opened = await this.desk.fork(session, state, hash, asker);
    return { id: opened.row.id, version: opened.version, original: session.opening.session };
  }

  private async secret(): Promise<string> {
    return this.config.sessionKey ?? this.sessions.store.secret('seal', () => randomBytes(32).toString('base64url'));
  }
}

const EXPORTED = {
  en: 'A game that goes on leaves its server by agreement: send the token of every other side in "tokens".',
  ja: '進行中のゲームの持ち出しには全陣営の同意が必要です。他の陣営のトークンを "tokens" で送ってください。',
};
const IMPORTED = {
  en: 'A game that goes on is taken in by agreement: send the token of every side in "tokens", beside the file\'s own members.',
  ja: '進行中のゲームの取り込みには全陣営の同意が必要です。全陣営のトークンを "tokens" としてファイルに加えてください。',
};

const notAgreed = (detail: typeof EXPORTED): Problem => new Problem('forbidden', { detail });
