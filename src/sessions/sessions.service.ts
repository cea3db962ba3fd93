import { Injectable } from '@nestjs/common';
import { FieldFault, InvalidRequestError } from '../edge/faults.js';
import { inTurns } from '../edge/turns.js';
import { NO_DICE } from '../kernel/dice/index.js';
import type { Odds } from '../kernel/rulings/index.js';
import {
  type Action,
  type Command,
  type OpenActions,
  type RulingRecord,
  type SeenEntry,
  type SessionState,
  type Side,
  seenEntry,
  TrialOverError,
  type Viewer,
} from '../kernel/session/index.js';
import { Problem } from '../platform/problems/problem.js';
import { Doors } from './access/doors.js';
import { agreedByAll } from './access/tokens.js';
import { CommandDesk, type Done, type Given, type HandedIn } from './command-desk.js';
import { commandFields } from './command-forms.js';
import { canonical } from './fair-dice/index.js';
import type { LiveSession } from './live-session.js';
import { LiveSessionCache } from './live-session-cache.js';
import { commandProblem, movedOn, notReached, refuseUnknown } from './problems.js';
import { type Adopted, RulesAdoption } from './rules-adoption.js';
import { type Asker, OpeningDesk } from './seats/opening-desk.js';
import { SessionNotifier } from './session-notifier.js';
import type { Opened } from './session-opener.js';
import type { SessionForkRequest, SessionRulesRequest, SessionUndoRequest } from './shapes/agreement.js';
import type { SessionRequest } from './shapes/opening.js';
import { type EntryRow, SessionRepository } from './store/session.repository.js';
import { UnseenCommands } from './unseen-commands.js';
import { refuseStrange } from './wanted-values.js';

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
  /** What leads to the dice that the list tells the odds of, for each way. */
  readonly grounds?: readonly Grounds[];
}

interface Grounds {
  readonly name?: string;
  readonly ruling: RulingRecord;
}

/** Whole games: opened, looked at, gone back in, branched; what is done in them goes through the CommandDesk. */
@Injectable()
export class SessionsService {
  private readonly adoption: RulesAdoption;

  constructor(
    readonly store: SessionRepository,
    private readonly cache: LiveSessionCache,
    private readonly commands: CommandDesk,
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
    if (wanted.type !== undefined) this.commands.forms.known(session.game, wanted.type);
    const open = session.engine.actions(session.state, side, wanted);
    // What is listed is known; only where nothing is, it is worth looking whether there could be anything.
    if (open.actions.length === 0) refuseStrange(session, side, wanted);
    return { session, open };
  }

  command(id: string, body: unknown, given: Given): Promise<Done | HandedIn> {
    return this.commands.command(id, body, given);
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
    const adopted = await (given.key === undefined ? adopt() : this.commands.once(`${id} ${given.key}`, adopt));
    this.notifier.announce(id);
    return { ...adopted, session };
  }

  /** What a command would do, as far as it may be told without rolling or revealing anything. */
  async trial(id: string, body: unknown, given: Given): Promise<Trial> {
    const session = await this.cache.current(id);
    const side = await this.doors.side(session, given.token);
    const command = this.commands.forms.check(session.game, body);
    if (given.version !== undefined && given.version !== session.version) throw movedOn(session);
    try {
      if (session.engine.isHandedIn(command)) {
        session.engine.checkSealed(session.state, side, command);
        return { ends: 'secret', side, session };
      }
      const earlier = await this.commands.recalled(session, command);
      const { entry } = session.engine.decide(session.state, side, command, NO_DICE, () => earlier!, 'no-dice');
      const seen = seenEntry(entry, side, false);
      return { ends: 'done', side, session, seen, ...groundsOf(session, listed(session, side, command)) };
    } catch (error) {
      if (!(error instanceof TrialOverError)) throw commandProblem(session, error, given.language);
      const known = listed(session, side, command);
      const odds = known?.odds ? { odds: known.odds } : {};
      const trial = { ends: error.at, side, session, ...odds, ...groundsOf(session, known) };
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
    return this.desk.fork(session, earlier, await this.commands.hashAt(session, at), asker);
  }
}

/** The command as the list of actions has it. */
function listed({ engine, state }: LiveSession, side: Side, command: Command): Action | undefined {
  // Whatever is not a plain value is compared afterwards: what is wanted only keeps the list short.
  const wanted = Object.fromEntries(Object.entries(command).filter(([, value]) => typeof value !== 'object'));
  return engine.actions(state, side, wanted).actions.find(sameAs(command));
}

/** What the list keeps silent about, because something hidden bears on it, has no grounds either. */
function groundsOf({ engine }: LiveSession, known: Action | undefined): Pick<Trial, 'grounds'> {
  const ways = known?.variants ?? (known?.odds ? [known.odds] : []);
  const grounds = ways.flatMap((way) => {
    const ruling = engine.book.beforeDice(way);
    const name = 'name' in way ? { name: way.name } : {};
    return ruling?.legal ? [{ ...name, ruling }] : [];
  });
  return grounds.length > 0 ? { grounds } : {};
}

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
