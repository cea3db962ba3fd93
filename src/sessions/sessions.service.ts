import { Injectable } from '@nestjs/common';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { NO_DICE } from '../kernel/dice/index.js';
import { GameRegistry } from '../kernel/procedures/index.js';
import {
  type Action,
  type Command,
  type OpenActions,
  type SeenEntry,
  type SessionState,
  type Side,
  seenEntry,
  TrialOverError,
  type Viewer,
} from '../kernel/session/index.js';
import { Library } from '../library/library.js';
import type { Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import { Redis } from '../platform/redis/redis.js';
import { agreedByAll, sideOf, viewerOf } from './access/tokens.js';
import { CommandForms, commandFields } from './command-forms.js';
import { canonical, hashOfText } from './fair-dice/index.js';
import type { LiveSession } from './live-session.js';
import { LiveSessionCache } from './live-session-cache.js';
import { commandProblem, movedOn, notReached, refuseUnknown } from './problems.js';
import { type Adopted, RulesAdoption } from './rules-adoption.js';
import { SessionNotifier } from './session-notifier.js';
import { type Opened, SessionOpener } from './session-opener.js';
import type { SessionForkRequest, SessionRulesRequest, SessionUndoRequest } from './shapes/agreement.js';
import type { SessionRequest } from './shapes/opening.js';
import { SharedStates } from './shared-states.js';
import { type EntryRow, SessionRepository, TakenError } from './store/session.repository.js';

/** What a command is sent with. */
export interface Given {
  readonly token: string | undefined;
  /** From If-Match; undefined where it is missing. */
  readonly version: number | undefined;
  readonly key?: string;
  readonly language: Language;
}

export interface Done {
  readonly session: LiveSession;
  readonly side: Side;
  readonly row: EntryRow;
}

export interface Trial {
  /** What the dry run came to: the end, a roll, or something hidden. */
  readonly ends: 'done' | 'roll' | 'secret';
  readonly side: Side;
  readonly session: LiveSession;
  /** What would happen, as that side would see it. */
  readonly seen?: SeenEntry;
  /** How the dice can fall, where the list of actions knows. */
  readonly odds?: Action['odds'];
}

/** Whole games: opened, played, looked at, branched. */
@Injectable()
export class SessionsService {
  private readonly cache: LiveSessionCache;
  private readonly opener: SessionOpener;
  private readonly forms = new CommandForms();
  private readonly adoption: RulesAdoption;
  private readonly inFlight = new Set<string>();

  constructor(
    games: GameRegistry,
    library: Library,
    readonly store: SessionRepository,
    redis: Redis,
    private readonly notifier: SessionNotifier,
  ) {
    this.cache = new LiveSessionCache(games, store, new SharedStates(redis));
    this.opener = new SessionOpener(games, library);
    this.adoption = new RulesAdoption(store, this.cache, this.forms);
  }

  async create(request: SessionRequest): Promise<Opened> {
    const opened = await this.opener.open(request);
    await this.store.add(opened.row);
    return opened;
  }

  /** The session as it stands, and whose eyes look at it. */
  async read(id: string, token: string | undefined): Promise<{ session: LiveSession; viewer: Viewer }> {
    const session = await this.cache.current(id);
    return { session, viewer: viewerOf(session.row, token) };
  }

  /** What a side may do now; of the game's commands, those that have the wanted values in the fields named. */
  async actions(
    id: string,
    token: string | undefined,
    wanted: Readonly<Record<string, unknown>> = {},
  ): Promise<{ session: LiveSession; open: OpenActions }> {
    const session = await this.cache.current(id);
    const side = sideOf(session.row, token);
    refuseUnknown(Object.keys(wanted), commandFields(session.game));
    if (wanted.type !== undefined) this.forms.known(session.game, wanted.type);
    const open = session.engine.actions(session.state, side);
    return { session, open: { ...open, actions: open.actions.filter(having(wanted)) } };
  }

  async command(id: string, body: unknown, given: Given): Promise<Done> {
    const session = await this.cache.recent(id);
    const side = sideOf(session.row, given.token);
    if (given.version === undefined) throw new Problem('precondition-required');
    const command = this.forms.check(session.game, body);
    if (given.key === undefined) return this.carryOut(session, side, command, given);
    return this.once(`${id} ${given.key}`, () => this.carryOut(session, side, command, given));
  }

  /**
   * The command behind a wish to go back. It follows from the version the wish is based on and not from the latest one:
   * sent a second time under its key, the wish is still the same command.
   */
  async undo(id: string, { to, refuse }: SessionUndoRequest, given: Given): Promise<Done> {
    if (refuse && to !== undefined) {
      throw new InvalidRequestError([new FieldFault('/to', REFUSAL_WITH_VERSION)]);
    }
    const session = await this.cache.current(id);
    const side = sideOf(session.row, given.token);
    const { version = session.version } = given;
    const { undo } = version < session.version ? await this.cache.stateAt(session, version) : session.state;
    const agrees = to === undefined && undo !== null && !undo.agreed.includes(side);
    const command = refuse
      ? { type: 'refuse-undo' }
      : agrees
        ? { type: 'agree-undo' }
        : { type: 'propose-undo', to: to ?? Math.max(0, version - 1) };
    return this.command(id, command, given);
  }

  /** Goes on under the rules in force, by agreement of all sides; `upTo` is the last version that is decided again. */
  async adoptRules(
    id: string,
    { upTo, tokens }: SessionRulesRequest,
    given: Given,
  ): Promise<Adopted & { session: LiveSession }> {
    const session = await this.cache.current(id);
    const side = sideOf(session.row, given.token);
    if (given.version === undefined) throw new Problem('precondition-required');
    if (!agreedByAll(session.row, session.engine.sides, side, tokens)) throw notAgreed(ADOPTED);
    const adopt = () => this.adoption.adopt(session, side, upTo, given);
    const adopted = await (given.key === undefined ? adopt() : this.once(`${id} ${given.key}`, adopt));
    this.notifier.announce(id);
    return { ...adopted, session };
  }

  /** What a command would do, as far as it may be told without rolling or revealing anything. */
  async trial(id: string, body: unknown, given: Given): Promise<Trial> {
    const session = await this.cache.current(id);
    const side = sideOf(session.row, given.token);
    const command = this.forms.check(session.game, body);
    if (given.version !== undefined && given.version !== session.version) throw movedOn(session);
    try {
      const earlier = await this.recalled(session, command);
      const { entry } = session.engine.decide(session.state, side, command, NO_DICE, () => earlier!, true);
      return { ends: 'done', side, session, seen: seenEntry(entry, side, false) };
    } catch (error) {
      if (!(error instanceof TrialOverError)) throw commandProblem(session.game, error, given.language);
      const known = session.engine.actions(session.state, side).actions.find(sameAs(command));
      return { ends: error.at, side, session, ...(known?.odds ? { odds: known.odds } : {}) };
    }
  }

  /** Reads up to the version that stands, for those who hold a session and need no access check. */
  async refresh(id: string): Promise<LiveSession> {
    return this.cache.current(id);
  }

  /** A page of the log up to the version that stands, and whose eyes look at it. */
  async history(id: string, token: string | undefined, { after, limit }: { after: number; limit: number }) {
    const { session, viewer } = await this.read(id, token);
    const number = Math.min(limit, Math.max(0, session.version - after));
    return { session, viewer, rows: number === 0 ? [] : await this.entries(id, after, number) };
  }

  /** Lines of the log after a version, as they are stored. */
  async entries(id: string, after: number, limit: number): Promise<EntryRow[]> {
    return this.store.entries(id, after, limit);
  }

  /**
   * Branches off. While a game is going on a branch lets whoever plays it see what is hidden, so every side must have
   * agreed: with its own token in the request.
   */
  async fork(id: string, { version: at, tokens }: SessionForkRequest, token: string | undefined): Promise<Opened> {
    const { session, viewer } = await this.read(id, token);
    const { state, row, engine } = session;
    if (state.stage !== 'over' && !agreedByAll(row, engine.sides, viewer, tokens)) throw notAgreed(BRANCHED);
    if (at > state.version) throw notReached('version', session);
    const earlier = await this.cache.stateAt(session, at);
    if (earlier.stage === 'over') {
      throw new Problem('unprocessable', {
        detail: { en: 'That version is the end of the game.', ja: 'そのバージョンではゲームが終わっています。' },
      });
    }
    const opened = this.opener.fork(session, earlier, await this.hashAt(session, at));
    await this.store.add(opened.row);
    return opened;
  }

  private async carryOut(session: LiveSession, side: Side, command: Command, given: Given): Promise<Done> {
    const digest = given.key === undefined ? undefined : hashOfText(canonical([side, command]));
    if (given.version! > session.version) await this.cache.current(session.id);
    if (given.version !== session.version) return this.again(session, side, given, digest);
    if (session.rulesVersion !== session.game.declaration.rulesVersion) throw rulesChanged(session);
    const { entry, state } = await this.decided(session, side, command, given.language);
    // Deciding may have waited for an earlier state: somebody else's command may have come between.
    if (session.version !== given.version) return this.again(session, side, given, digest);
    const row: EntryRow = {
      ...session.sealed(entry, new Date().toISOString()),
      ...(given.key === undefined ? {} : { key: given.key, digest }),
    };
    try {
      await this.store.append(session.id, row);
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      await this.cache.current(session.id);
      return this.again(session, side, given, digest);
    }
    this.cache.advanced(session, state, row.hash);
    this.notifier.announce(session.id);
    return { session, side, row };
  }

  /** A request whose answer is still being made is not answered a second time. */
  private async once<T>(claim: string, work: () => Promise<T>): Promise<T> {
    if (this.inFlight.has(claim)) throw new Problem('in-flight', { headers: { 'retry-after': '1' } });
    this.inFlight.add(claim);
    try {
      return await work();
    } finally {
      this.inFlight.delete(claim);
    }
  }

  private async decided(session: LiveSession, side: Side, command: Command, language: Language) {
    const earlier = await this.recalled(session, command);
    try {
      return session.decide(side, command, earlier);
    } catch (error) {
      throw commandProblem(session.game, error, language);
    }
  }

  /** The version has moved on: a command that was carried out under this key is answered again, any other is too late. */
  private async again(session: LiveSession, side: Side, given: Given, digest: string | undefined): Promise<Done> {
    if (given.key !== undefined) {
      const row = await this.store.byKey(session.id, given.key);
      if (row && row.digest !== digest) throw new Problem('key-reused');
      if (row) return { session, side, row };
    }
    throw movedOn(await this.cache.current(session.id));
  }

  private async recalled(session: LiveSession, command: Command): Promise<SessionState | undefined> {
    const back = session.engine.recalled(session.state, command);
    return back === null ? undefined : this.cache.stateAt(session, back);
  }

  private async hashAt(session: LiveSession, version: number): Promise<string> {
    if (version === 0) return session.openingHash;
    return (await this.store.entries(session.id, version - 1, 1))[0]!.hash;
  }
}

/** In an address every value is a text. */
const having =
  (wanted: Readonly<Record<string, unknown>>) =>
  ({ command }: Action): boolean =>
    Object.entries(wanted).every(([name, value]) => String(command[name]) === String(value));

const sameAs =
  (command: Command) =>
  (action: Action): boolean =>
    canonical(action.command) === canonical(command);

const REFUSAL_WITH_VERSION = {
  en: 'a refusal names no version to go back to',
  ja: '断るときは戻り先のバージョンを指定できません',
};
const BRANCHED = {
  en: 'A game that is going on is branched by agreement: send the token of every other side in "tokens".',
  ja: '進行中のゲームの分岐には全陣営の同意が必要です。他の陣営のトークンを "tokens" で送ってください。',
};
const ADOPTED = {
  en: 'Other rules are adopted by agreement: send the token of every other side in "tokens".',
  ja: '別の版のルールへの移行には全陣営の同意が必要です。他の陣営のトークンを "tokens" で送ってください。',
};

const notAgreed = (detail: typeof BRANCHED): Problem => new Problem('forbidden', { detail });

const rulesChanged = ({ rulesVersion, game }: LiveSession): Problem =>
  new Problem('rules-changed', { members: { rulesVersion, inForce: game.declaration.rulesVersion } });
