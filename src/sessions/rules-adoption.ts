import { setImmediate as breath } from 'node:timers/promises';
import {
  ADOPT_RULES,
  adoptionOf,
  type Decision,
  dicePurposes,
  type Entry,
  OutOfOrderError,
  type Side,
  type StandingCommand,
  StandingCommands,
} from '../kernel/session/index.js';
import type { Language } from '../platform/language.js';
import { Problem } from '../platform/problems/problem.js';
import type { Given } from './command-desk.js';
import { checkedCommand } from './command-kinds.js';
import { canonical, hashOfText } from './fair-dice/index.js';
import type { LiveSession } from './live-session.js';
import type { LiveSessionCache } from './live-session-cache.js';
import { commandProblem, movedOn, notReached, notTakenAgain } from './problems.js';
import { type EntryRow, type SessionRepository, TakenError } from './store/session.repository.js';

/** More commands than any game has. */
const MOST_COMMANDS = 10_000;
/** A log may not grow longer by it than the verifier reads. */
const MOST_ENTRIES = 100_000;
/** All that is decided again is kept until it is written in one go. */
const MOST_CHARACTERS = 32 * 2 ** 20;
const MOST_AT_ONCE = 2;
/** Others get their turn after so long. */
const BREATH_MS = 4;
const PAGE = 500;

/** What was written: the entry that says it, and the last of those decided again, which may be the same. */
export interface Adopted {
  readonly first: EntryRow;
  readonly last: EntryRow;
}

/**
 * Lets a session that was begun under other rules go on under those in force: its commands are given again, in one
 * transaction, all of them or none. The log only grows: what happened under the older rules stays in it.
 */
export class RulesAdoption {
  private underWay = 0;

  constructor(
    private readonly store: SessionRepository,
    private readonly cache: LiveSessionCache,
  ) {}

  async adopt(session: LiveSession, side: Side, upTo: number | undefined, given: Given): Promise<Adopted> {
    const digest = given.key === undefined ? undefined : hashOfText(canonical([side, ADOPT_RULES, upTo ?? null]));
    if (given.version !== session.version) return this.again(session, given, digest);
    if (session.state.stage === 'over') throw over(session, given.language);
    if (session.rulesVersion === session.game.declaration.rulesVersion) throw inForceAlready(session.rulesVersion);
    if (this.underWay >= MOST_AT_ONCE) throw new Problem('unavailable', { headers: { 'retry-after': '1' } });
    this.underWay += 1;
    try {
      const { session: after, rows } = await this.replayed(session, side, upTo, given.language);
      const [first, ...rest] = rows;
      const written = [{ ...first!, ...(given.key === undefined ? {} : { key: given.key, digest }) }, ...rest];
      await this.store.appendAll(session.id, written);
      await this.cache.leapt(session, after.state, after.hash);
      return { first: written[0]!, last: written.at(-1)! };
    } catch (error) {
      if (!(error instanceof TakenError)) throw error;
      return this.again(await this.cache.current(session.id), given, digest);
    } finally {
      this.underWay -= 1;
    }
  }

  /** Everything decided again on a copy of the session that nobody else sees. */
  private async replayed(session: LiveSession, side: Side, upTo: number | undefined, language: Language) {
    const copy = session.copy();
    const base = await this.cache.stateAt(session, 0);
    const { version } = copy;
    if (upTo !== undefined && upTo > version) throw notReached('upTo', session);
    const standing = await this.standing(copy);
    const commands = standing.upTo(upTo ?? version);
    const lastJoined = standing.upTo(version).findLast(({ command }) => command.type === 'join');
    if (lastJoined && lastJoined.version > (upTo ?? version)) throw beforeJoined(lastJoined.version);
    if (commands.length > MOST_COMMANDS || version + 1 + commands.length > MOST_ENTRIES) throw tooLong();

    const at = new Date().toISOString();
    const rows: EntryRow[] = [];
    let characters = 0;
    const write = ({ entry, state }: Decision): void => {
      const row = copy.sealed(entry, at);
      characters += row.entry.length;
      if (characters > MOST_CHARACTERS) throw tooLong();
      copy.advance(state, row.hash);
      rows.push(row);
    };
    const from = copy.rulesVersion;
    const to = copy.game.declaration.rulesVersion;
    const dice = copy.opening.format === 'umpire-session/1' ? {} : { dice: dicePurposes(copy.game) };
    const adoption = { from, to, upTo: upTo ?? version, commands: commands.length, ...dice };
    write(copy.engine.adopt(copy.state, side, adoption, () => base));
    const breathe = breather();
    for (const command of commands) {
      write(decidedAgain(copy, command, language));
      await breathe();
    }
    return { session: copy, rows };
  }

  private async standing({ id, version }: LiveSession): Promise<StandingCommands> {
    if (version > MOST_ENTRIES) throw tooLong();
    const standing = new StandingCommands();
    const breathe = breather();
    for (let after = 0; after < version; after += PAGE) {
      for (const { entry } of await this.store.entries(id, after, Math.min(PAGE, version - after))) {
        standing.add(JSON.parse(entry) as Entry);
        await breathe();
      }
    }
    return standing;
  }

  /** The version has moved on: what was adopted under this key is answered again, anything else is too late. */
  private async again(session: LiveSession, { key }: Given, digest: string | undefined): Promise<Adopted> {
    const first = key === undefined ? undefined : await this.store.byKey(session.id, key);
    if (!first) throw movedOn(await this.cache.current(session.id));
    if (first.digest !== digest) throw new Problem('key-reused');
    const { commands } = adoptionOf(JSON.parse(first.entry) as Entry)!;
    const [last] = await this.store.entries(session.id, first.version + commands - 1, 1);
    return { first, last: last! };
  }
}

/** What comes of a command under the rules in force. The log keeps it as it was given, before its defaults are filled in. */
function decidedAgain(copy: LiveSession, given: StandingCommand, language: Language): Decision {
  const { side, command, signed } = given;
  try {
    const { entry, state } = copy.decide(side, checkedCommand(copy.game, command, copy.opening.format), undefined);
    return { entry: { ...entry, command, ...(signed ? { signed } : {}) }, state };
  } catch (error) {
    throw notTakenAgain(copy, given, error, language);
  }
}

/** Lets the event loop go whenever it has been held for a while. */
function breather(): () => Promise<void> | undefined {
  let since = performance.now();
  return () => {
    if (performance.now() - since < BREATH_MS) return undefined;
    return breath().then(() => {
      since = performance.now();
    });
  };
}

const over = (session: LiveSession, language: Language): unknown =>
  commandProblem(session, new OutOfOrderError('game-over'), language);

const inForceAlready = (version: string): Problem =>
  new Problem('conflict', {
    detail: {
      en: `The session is played by version ${version} of the rules, which is in force.`,
      ja: `このセッションは、現行の版 ${version} のルールで進行しています。`,
    },
    members: { rulesVersion: version },
  });

const beforeJoined = (version: number): Problem =>
  new Problem('unprocessable', {
    detail: {
      en: `That a side joined cannot be taken back: "upTo" must be ${version} or later.`,
      ja: `陣営の参加は取り消せません。"upTo" は ${version} 以上でなければなりません。`,
    },
  });

const tooLong = (): Problem =>
  new Problem('unprocessable', {
    detail: {
      en: `The game is too long to be decided again: at most ${MOST_COMMANDS} commands and ${MOST_CHARACTERS} characters.`,
      ja: `ゲームが長すぎて裁定し直せません。上限はコマンド ${MOST_COMMANDS} 件、${MOST_CHARACTERS} 文字です。`,
    },
  });
