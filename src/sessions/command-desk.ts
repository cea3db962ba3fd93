import { Injectable } from '@nestjs/common';
import { type Command, type Entry, type SessionState, type Side, UNSEAL, unsealing } from '../kernel/session/index.js';
import type { Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import { Doors } from './access/doors.js';
import { CommandForms } from './command-forms.js';
import { checkedCommand } from './command-kinds.js';
import { canonical, hashOfText } from './fair-dice/index.js';
import type { LiveSession } from './live-session.js';
import { LiveSessionCache } from './live-session-cache.js';
import { commandProblem, movedOn, rulesChanged } from './problems.js';
import { SessionLog } from './session-log.js';
import { signedBy } from './signed-commands.js';
import { type EntryRow, SessionRepository, TakenError } from './store/session.repository.js';
import { UnseenCommands } from './unseen-commands.js';

/** What a command is sent with. */
export interface Given {
  readonly token: string | undefined;
  /** From If-Match; undefined where it is missing. */
  readonly version: number | undefined;
  readonly key?: string;
  /** Of a side with a key of its own, its signature of the command. */
  readonly signature?: string;
  /** The command to the letter, as it was signed: without what its form fills in. */
  readonly sent?: Command;
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

/** Asides that may come between handing in and opening before the caller is asked to try again. */
const OPENING_TRIES = 10;
const OPENING_PAGE = 50;

const withSignatures = (entry: Entry, signed: Entry['signed'] = {}): Entry =>
  Object.keys(signed).length === 0 ? entry : { ...entry, signed };

/** Commands on their way into the log: decided and appended, kept unseen until all are there, answered again where repeated. */
@Injectable()
export class CommandDesk {
  readonly forms = new CommandForms();
  private readonly inFlight = new Set<string>();

  constructor(
    private readonly store: SessionRepository,
    private readonly cache: LiveSessionCache,
    private readonly log: SessionLog,
    private readonly doors: Doors,
    private readonly unseen: UnseenCommands,
  ) {}

  async command(id: string, body: unknown, given: Given): Promise<Done | HandedIn> {
    const session = await this.cache.recent(id);
    const side = await this.doors.side(session, given.token);
    if (given.version === undefined) throw new Problem('precondition-required');
    const sent = given.signature === undefined ? {} : { sent: structuredClone(body) as Command };
    const command = this.forms.check(session.game, body);
    const isUnseen = session.engine.isHandedIn(command);
    const asSent = { ...given, ...sent };
    const carryOut = (): Promise<Done | HandedIn> =>
      isUnseen ? this.handIn(id, side, command, asSent) : this.carryOut(session, side, command, asSent);
    return given.key === undefined ? carryOut() : this.once(`${id} ${given.key}`, carryOut);
  }

  /** The state that a command goes back to, where it does. */
  async recalled(session: LiveSession, command: Command): Promise<SessionState | undefined> {
    const back = session.engine.recalled(session.state, command);
    return back === null ? undefined : this.cache.stateAt(session, back);
  }

  /** The hash of the log at a version. */
  async hashAt(session: LiveSession, version: number): Promise<string> {
    if (version === 0) return session.openingHash;
    return (await this.store.entries(session.id, version - 1, 1))[0]!.hash;
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
    const { sent = command } = given;
    const signed = handedIn ?? signedBy(session, side, sent, given, session.hash);
    const { entry: decided, state } = await this.decided(session, side, command, given.language);
    // Whoever checks the log must find what was signed; the rules fill it in again.
    const entry = signed ? { ...decided, command: sent } : decided;
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
    const { sent = command } = given;
    const isSame = before && [sent, command].some((each) => canonical(before.command) === canonical(each));
    if (before && !isSame) throw new Problem('key-reused');
    if (before && before.moved < session.moved) return this.openedAfter(session, side, before.moved);
    if (given.version! < session.moved || given.version! > session.version) throw movedOn(session);
    if (session.rulesVersion !== session.game.declaration.rulesVersion) throw rulesChanged(session);
    try {
      session.engine.checkSealed(session.state, side, command);
    } catch (error) {
      throw commandProblem(session, error, given.language);
    }
    const signed = signedBy(session, side, sent, given, await this.hashAt(session, given.version!));
    await this.unseen.put(session, side, signed ? sent : command, given.key, signed?.[side]);
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
      const filledIn = checkedCommand(session.game, all, session.opening.format);
      try {
        const by: Given = { token: undefined, version: session.version, sent: all, language };
        const { row } = await this.carryOut(session, sides[0]!, filledIn, by, signed);
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
  async once<T>(claim: string, work: () => Promise<T>): Promise<T> {
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
}
