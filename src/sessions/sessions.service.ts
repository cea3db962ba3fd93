import { Injectable } from '@nestjs/common';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { inTurns } from '../edge/turns.js';
import { NO_DICE } from '../kernel/dice/index.js';
import type { Odds } from '../kernel/rulings/index.js';
import {
  type Action,
  type Command,
  type Entry,
  type OpenActions,
  type SeenEntry,
  type SessionState,
  type Side,
  seenEntry,
  TrialOverError,
  UNSEAL,
  unsealing,
  type Viewer,
} from '../kernel/session/index.js';
import type { Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import { Doors } from './access/doors.js';
import { agreedByAll } from './access/tokens.js';
import { CommandForms, commandFields } from './command-forms.js';
import { canonical, hashOfText } from './fair-dice/index.js';
import type { LiveSession } from './live-session.js';
import { LiveSessionCache } from './live-session-cache.js';
import { commandProblem, movedOn, notReached, refuseUnknown, rulesChanged } from './problems.js';
import { type Adopted, RulesAdoption } from './rules-adoption.js';
import { type Asker, OpeningDesk } from './seats/opening-desk.js';
import { SessionLog } from './session-log.js';
import { SessionNotifier } from './session-notifier.js';
import type { Opened } from './session-opener.js';
import type { SessionForkRequest, SessionRulesRequest, SessionUndoRequest } from './shapes/agreement.js';
import type { SessionRequest } from './shapes/opening.js';
import { signedBy } from './signed-commands.js';
import { type EntryRow, SessionRepository, TakenError } from './store/session.repository.js';
import { UnseenCommands } from './unseen-commands.js';
import { refuseStrange } from './wanted-values.js';

/** What a command is sent with. */
export interface Given {
  readonly token: string | undefined;
  /** From If-Match; undefined where it is missing. */
  readonly version: number | undefined;
  readonly key?: string;
  /** Of a side with a key of its own, its signature of the command. */
  readonly signature?: string;
  readonly language: Language;
}

export interface Done {
  readonly session: LiveSession;
  readonly side: Side;
  readonly row: EntryRow;
}

/** A command that was handed in unseen; the log has nothing of it yet. */
export interface HandedIn extends Omit<Done, 'row'> {
  readonly row: null;
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
  /** Likewise of every die that the command leads to before somebody decides again. */
  readonly chain?: Odds;
}

/** Whole games: opened, played, looked at, branched. */
@Injectable()
export class SessionsService {
  private readonly forms = new CommandForms();
  private readonly adoption: RulesAdoption;
  private readonly inFlight = new Set<string>();

  constructor(
    readonly store: SessionRepository,
    private readonly cache: LiveSessionCache,
    private readonly log: SessionLog,
    private readonly doors: Doors,
    private readonly desk: OpeningDesk,
    private readonly notifier: SessionNotifier,
    private readonly unseen: UnseenCommands,
  ) {
    this.adoption = new RulesAdoption(store, this.cache);
  }

  create(request: SessionRequest, asker: Asker): Promise<Opened> {
    return this.desk.open(request, asker);
  }

  /** The session as it stands, and whose eyes look at it. */
  async read(id: string, token: string | undefined): Promise<{ session: LiveSession; viewer: Viewer }> {
    const session = await this.cache.current(id);
    return { session, viewer: await this.doors.viewer(session, token) };
  }

  /** The session for one of its sides; spectators are refused. */
  async readAsSide(id: string, token: string | undefined): Promise<{ session: LiveSession; side: Side }> {
    const session = await this.cache.current(id);
    return { session, side: await this.doors.side(session, token) };
  }

  /** The session with its state at an earlier version, or as it stands. */
  async readAt(
    id: string,
    token: string | undefined,
    version: number | undefined,
  ): Promise<{ session: LiveSession; viewer: Viewer; state: SessionState }> {
    const { session, viewer } = await this.read(id, token);
    if (version === undefined) return { session, viewer, state: session.state };
    if (version > session.version) throw notReached('version', session);
    return { session, viewer, state: await this.cache.stateAt(session, version) };
  }

  /** What a side has handed in unseen for the position that stands; null where it has not, or need not. */
  async handedIn(session: LiveSession, viewer: Viewer): Promise<Command | null> {
    if (viewer === null || !session.engine.sealing(session.state)) return null;
    return (await this.unseen.all(session)).commands[viewer] ?? null;
  }

  /** What a side may do now; of the game's commands, those that have the wanted values in the fields named. */
  async actions(
    id: string,
    token: string | undefined,
    wanted: Readonly<Record<string, unknown>> = {},
  ): Promise<{ session: LiveSession; open: OpenActions }> {
    const session = await this.cache.current(id);
    const side = await this.doors.side(session, token);
    refuseUnknown(Object.keys(wanted), commandFields(session.game));
    if (wanted.type !== undefined) this.forms.known(session.game, wanted.type);
    const open = session.engine.actions(session.state, side, wanted);
    // What is listed is known; only where nothing is, it is worth looking whether there could be anything.
    if (open.actions.length === 0) refuseStrange(session, side, wanted);
    return { session, open };
  }

  async command(id: string, body: unknown, given: Given): Promise<Done | HandedIn> {
    const session = await this.cache.recent(id);
    const side = await this.doors.side(session, given.token);
    if (given.version === undefined) throw new Problem('precondition-required');
    const command = this.forms.check(session.game, body);
    const isUnseen = session.engine.isHandedIn(command);
    const carryOut = (): Promise<Done | HandedIn> =>
      isUnseen ? this.handIn(id, side, command, given) : this.carryOut(session, side, command, given);
    return given.key === undefined ? carryOut() : this.once(`${id} ${given.key}`, carryOut);
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
    const side = await this.doors.side(session, given.token);
    const { version = session.version } = given;
    const { undo } = version < session.version ? await this.cache.stateAt(session, version) : session.state;
    const agrees = to === undefined && undo !== null && !undo.agreed.includes(side);
    const command = refuse
      ? { type: 'refuse-undo' }
      : agrees
        ? { type: 'agree-undo' }
        : { type: 'propose-undo', to: to ?? Math.max(0, version - 1) };
    return (await this.command(id, command, given)) as Done;
  }

  /** Goes on under the rules in force, by agreement of all sides; `upTo` is the last version that is decided again. */
  async adoptRules(
    id: string,
    { upTo, tokens }: SessionRulesRequest,
    given: Given,
  ): Promise<Adopted & { session: LiveSession }> {
    const session = await this.cache.current(id);
    const side = await this.doors.side(session, given.token);
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
    const side = await this.doors.side(session, given.token);
    const command = this.forms.check(session.game, body);
    if (given.version !== undefined && given.version !== session.version) throw movedOn(session);
    try {
      if (session.engine.isHandedIn(command)) {
        session.engine.checkSealed(session.state, side, command);
        return { ends: 'secret', side, session };
      }
      const earlier = await this.recalled(session, command);
      const { entry } = session.engine.decide(session.state, side, command, NO_DICE, () => earlier!, 'no-dice');
      return { ends: 'done', side, session, seen: seenEntry(entry, side, false) };
    } catch (error) {
      if (!(error instanceof TrialOverError)) throw commandProblem(session, error, given.language);
      const known = session.engine.actions(session.state, side).actions.find(sameAs(command));
      const trial = { ends: error.at, side, session, ...(known?.odds ? { odds: known.odds } : {}) };
      // What the list keeps silent about, because something hidden bears on it, is not told of all dice either.
      if (!known?.odds || error.at !== 'roll') return trial;
      return { ...trial, chain: await inTurns(session.engine.chain(session.state, side, command)) };
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
  async fork(id: string, request: SessionForkRequest, token: string | undefined, asker: Asker): Promise<Opened> {
    const { version: at, tokens } = request;
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
    return this.desk.fork(session, earlier, await this.hashAt(session, at), asker);
  }

  private async carryOut(
    session: LiveSession,
    side: Side,
    command: Command,
    given: Given,
    handedIn?: Entry['signed'],
  ): Promise<Done> {
    const digest = given.key === undefined ? undefined : hashOfText(canonical([side, command]));
    await this.cache.readOn(session, given.version!);
    if (given.version !== session.version) return this.again(session, side, given, digest);
    if (session.rulesVersion !== session.game.declaration.rulesVersion) throw rulesChanged(session);
    const signed = handedIn ?? signedBy(session, side, command, given, session.hash);
    const { entry, state } = await this.decided(session, side, command, given.language);
    // Deciding may have waited for an earlier state: somebody else's command may have come between.
    if (session.version !== given.version) return this.again(session, side, given, digest);
    const keyed = given.key === undefined ? {} : { key: given.key, digest };
    try {
      return {
        session,
        side,
        row: await this.log.append(session, { entry: withSignatures(entry, signed), state }, keyed),
      };
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      await this.cache.current(session.id);
      return this.again(session, side, given, digest);
    }
  }

  /**
   * Keeps a command that is handed in unseen, and opens all of them when it is the last. It may be based on any version since
   * the position came about: whatever the others hand in changes none.
   */
  private async handIn(id: string, side: Side, command: Command, given: Given): Promise<Done | HandedIn> {
    const session = await this.cache.current(id);
    const before = given.key === undefined ? undefined : await this.unseen.byKey(session, side, given.key);
    if (before && canonical(before.command) !== canonical(command)) throw new Problem('key-reused');
    if (before && before.moved < session.moved) return this.openedAfter(session, side, before.moved);
    if (given.version! < session.moved || given.version! > session.version) throw movedOn(session);
    if (session.rulesVersion !== session.game.declaration.rulesVersion) throw rulesChanged(session);
    try {
      session.engine.checkSealed(session.state, side, command);
    } catch (error) {
      throw commandProblem(session, error, given.language);
    }
    const signed = signedBy(session, side, command, given, await this.hashAt(session, given.version!));
    await this.unseen.put(session, side, command, given.key, signed?.[side]);
    return this.openWhenAll(session, side, given.language);
  }

  /** Opens what was handed in unseen where everybody has. Of two who find so at the same time one does it. */
  private async openWhenAll(session: LiveSession, side: Side, language: Language): Promise<Done | HandedIn> {
    const { moved } = session;
    for (let tries = 0; tries < OPENING_TRIES; tries += 1) {
      const sides = session.engine.sealing(session.state)?.sides;
      if (session.moved !== moved || !sides) return this.openedAfter(session, side, moved);
      const { commands, signed } = await this.unseen.all(session);
      if (!sides.every((each) => commands[each])) return { session, side, row: null };
      const all = unsealing(Object.fromEntries(sides.map((each) => [each, commands[each]!])));
      try {
        const { version } = session;
        const { row } = await this.carryOut(session, sides[0]!, all, { token: undefined, version, language }, signed);
        return { session, side, row };
      } catch (error) {
        // Somebody proposed to go back, or opened them, a moment before.
        if (!(error instanceof Problem) || error.type !== 'precondition-failed') throw error;
        await this.cache.current(session.id);
      }
    }
    throw new Problem('unavailable', { headers: { 'retry-after': '1' } });
  }

  /** The entry in which what was handed in after a version was opened. */
  private async openedAfter(session: LiveSession, side: Side, moved: number): Promise<Done> {
    for (let after = moved; ; ) {
      const rows = await this.store.entries(session.id, after, OPENING_PAGE);
      const row = rows.find(({ entry }) => (JSON.parse(entry) as Entry).command.type === UNSEAL);
      if (row) return { session, side, row };
      if (rows.length < OPENING_PAGE) throw movedOn(session);
      after = rows.at(-1)!.version;
    }
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
      throw commandProblem(session, error, language);
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

/** Asides that may come between handing in and opening before the caller is asked to try again. */
const OPENING_TRIES = 10;
const OPENING_PAGE = 50;

const withSignatures = (entry: Entry, signed: Entry['signed'] = {}): Entry =>
  Object.keys(signed).length === 0 ? entry : { ...entry, signed };

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
