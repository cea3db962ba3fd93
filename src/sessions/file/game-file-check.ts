import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { GameRegistry } from '../../kernel/procedures/index.js';
import {
  adoptionOf,
  type Command,
  type Decision,
  type Entry,
  Session,
  type SessionSetup,
  type SessionState,
} from '../../kernel/session/index.js';
import { shownEntry } from '../answers.js';
import { CommandForms } from '../command-forms.js';
import {
  canonical,
  commitmentTo,
  FairDice,
  hashOfText,
  linkHash,
  materialsHash,
  type Opening,
  rollKey,
  SESSION_FORMAT,
  salt,
  seedKey,
} from '../fair-dice/index.js';
import type { EntryRow, SessionRow } from '../store/session.repository.js';
import type { FiledEntry } from './game-file.js';
import { OlderEntries } from './older-entries.js';

/** A game file, its form not yet looked at. */
export interface GameFile {
  readonly opening: Opening;
  readonly signature: string;
  readonly createdAt?: string;
  readonly serverSeed: string;
  readonly materials: SessionSetup;
  readonly base?: SessionState;
  readonly entries: readonly FiledEntry[];
}

/** What a file holds, as it is stored; the state is the one after its last entry. */
export interface CheckedGame {
  readonly row: Omit<SessionRow, 'tokens' | 'spectators' | 'privateKey'>;
  readonly entries: EntryRow[];
  readonly state: SessionState;
}

/**
 * Believes nothing of a file: every command is given again, with the dice that follow from the seeds, and what comes of
 * it must be what the file says, to the byte; every hash and signature is made or checked anew. Throws with the first
 * entry that is not so. Where rules were adopted on the way, what came before the last time was decided under rules that
 * are not here any more: of it everything is checked but that the rules allowed it.
 */
export class GameFileCheck {
  private readonly forms = new CommandForms();

  constructor(private readonly games: GameRegistry) {}

  check(file: GameFile): CheckedGame {
    try {
      return this.checked(file);
    } catch (error) {
      if (error instanceof InvalidRequestError) throw error;
      // Data of any form may be in it: whatever the rules stumble over is the file's fault.
      throw fault('', `this is not the file of a game: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private checked(file: GameFile): CheckedGame {
    const { opening, serverSeed, materials } = file;
    const game = this.games.game(opening?.game);
    if (opening?.format !== SESSION_FORMAT) throw fault('/opening/format', `must be ${SESSION_FORMAT}`);
    if (!game?.declaration.session) throw fault('/opening/game', 'there is no such game to play');
    const last = file.entries.findLastIndex((entry) => adoptionOf(entry));
    const rules = last < 0 ? opening.rulesVersion : adoptionOf(file.entries[last]!)!.to;
    if (rules !== game.declaration.rulesVersion) {
      const pointer = last < 0 ? '/opening/rulesVersion' : `/entries/${last}/events`;
      throw fault(pointer, `this Umpire plays by version ${game.declaration.rulesVersion}`);
    }
    if (typeof opening.session !== 'string' || !/^[A-Za-z0-9_-]{16}$/.test(opening.session)) {
      throw fault('/opening/session', 'is not the id of a session');
    }
    if (commitmentTo(serverSeed) !== opening.commitment) throw fault('/serverSeed', 'is not the seed committed to');
    if (materialsHash(materials) !== opening.materials) throw fault('/materials', 'are not those of the opening');
    const session = new Session(game, game.declaration.session, materials);
    if (canonical(session.sides) !== canonical(opening.sides)) throw fault('/opening/sides', 'are not the scenario’s');
    const base = file.base ?? session.open();
    if (file.base && !opening.forkedFrom) throw fault('/base', 'only a branch has one');
    const text = canonical(opening);
    const key = publicKey(opening.publicKey);
    if (!signed(key, hashOfText(text), file.signature)) throw fault('/signature', 'does not fit the opening');
    const { entries, state } = this.replayed(file, session, base, hashOfText(text), key, last);
    return {
      row: {
        id: opening.session,
        game: game.id,
        rulesVersion: opening.rulesVersion,
        opening: text,
        signature: file.signature,
        materials: JSON.stringify(materials),
        base: JSON.stringify(base),
        serverSeed,
        createdAt: typeof file.createdAt === 'string' ? file.createdAt.slice(0, 40) : new Date().toISOString(),
      },
      entries,
      state,
    };
  }

  private replayed(
    file: GameFile,
    session: Session,
    base: SessionState,
    first: string,
    key: KeyObject,
    lastAdoption: number,
  ): Pick<CheckedGame, 'entries' | 'state'> {
    const { opening, serverSeed } = file;
    const seed = seedKey(serverSeed);
    const older = new OlderEntries(opening, serverSeed);
    const states = new Map([[0, base]]);
    let state = base;
    const rows: EntryRow[] = [];
    let previous = first;
    for (const [i, { hash, signature, at, ...entry }] of file.entries.entries()) {
      const pointer = `/entries/${i}`;
      const text = canonical(entry);
      const wrong = i <= lastAdoption ? older.wrongWith(entry as Entry) : undefined;
      if (wrong) throw fault(pointer, wrong);
      if (i > lastAdoption && !older.isDue(entry)) throw fault(pointer, 'is not the command that stood');
      if (i >= lastAdoption) {
        const again =
          i === lastAdoption
            ? session.adopt({ ...base, version: i }, entry.side, adoptionOf(entry)!, () => base)
            : located(pointer, () => this.again(session, state, entry as Entry, opening, serverSeed, states));
        if (text !== canonical(again.entry)) throw fault(pointer, 'is not what comes of its command');
        state = again.state;
        states.set(state.version, state);
      }
      const link = linkHash(previous, salt(seed, opening.session, entry.version), text);
      if (link !== hash) throw fault(`${pointer}/hash`, 'does not follow from the entry before');
      if (!signed(key, hash, signature)) throw fault(`${pointer}/signature`, 'does not fit the hash');
      const row = { version: entry.version, entry: text, hash, signature, at: String(at).slice(0, 40) };
      // Nobody has vouched for the rulings of older rules: whatever cannot be shown is not taken in.
      if (i < lastAdoption) shownEntry(session.game, row, null, true, 'en');
      rows.push(row);
      previous = hash;
    }
    if (older.due.length > 0) throw fault('/entries', `version ${older.due[0]!.version} was not given again`);
    const broken = session.broken(state);
    if (broken.length > 0) throw fault('/entries', `the last position is impossible: ${broken[0]}`);
    return { entries: rows, state };
  }

  private again(
    session: Session,
    state: SessionState,
    entry: Entry,
    { session: id }: Opening,
    serverSeed: string,
    states: ReadonlyMap<number, SessionState>,
  ): Decision {
    const command: Command = this.forms.check(session.game, structuredClone(entry.command));
    const seeds = command.type === 'join' ? { ...state.seeds, [entry.side]: String(command.seed) } : state.seeds;
    const rolls = rollKey(
      serverSeed,
      id,
      session.sides.map((side) => [side, seeds[side] ?? '']),
    );
    const dice = new FairDice(rolls, id, command.type === 'join' ? state.line : state.line + 1);
    const decision = session.decide(state, entry.side, command, dice, (version) => states.get(version)!);
    // What was given under older rules stands as it was given, without what the form would fill in today.
    return { ...decision, entry: { ...decision.entry, command: entry.command } };
  }
}

function publicKey(raw: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' });
}

const signed = (key: KeyObject, hash: string, signature: string): boolean =>
  verify(null, Buffer.from(hash, 'utf8'), key, Buffer.from(String(signature), 'base64url'));

/** A command that is not taken is the fault of its entry. */
function located<T>(pointer: string, decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    throw fault(pointer, `its command is not taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const fault = (pointer: string, detail: string): InvalidRequestError =>
  new InvalidRequestError([new FieldFault(pointer, detail)]);
