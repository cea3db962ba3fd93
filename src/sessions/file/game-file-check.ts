import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { GameRegistry } from '../../kernel/procedures/index.js';
import { type Command, type Entry, type Materials, Session, type SessionState } from '../../kernel/session/index.js';
import { FieldFault, InvalidRequestError } from '../../rulings/validation/faults.js';
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
import type { EntryRow, SessionRow } from '../store/session-store.js';
import type { FiledEntry } from './game-file.js';

/** A game file, its form not yet looked at. */
export interface GameFile {
  readonly opening: Opening;
  readonly signature: string;
  readonly createdAt?: string;
  readonly serverSeed: string;
  readonly materials: Materials;
  readonly base?: SessionState;
  readonly entries: readonly FiledEntry[];
}

/**
 * Believes nothing of a file: every command is given again, with the dice that follow from the seeds, and what comes of
 * it must be what the file says, to the byte; every hash and signature is made or checked anew. Throws with the first
 * entry that is not so.
 */
export class GameFileCheck {
  private readonly forms = new CommandForms();

  constructor(private readonly games: GameRegistry) {}

  check(file: GameFile): { row: Omit<SessionRow, 'tokens' | 'spectators' | 'privateKey'>; entries: EntryRow[] } {
    try {
      return this.checked(file);
    } catch (error) {
      if (error instanceof InvalidRequestError) throw error;
      // Data of any form may be in it: whatever the rules stumble over is the file's fault.
      throw fault('', `this is not the file of a game: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private checked(file: GameFile) {
    const { opening, serverSeed, materials } = file;
    const game = this.games.game(opening?.game);
    if (opening?.format !== SESSION_FORMAT) throw fault('/opening/format', `must be ${SESSION_FORMAT}`);
    if (!game?.declaration.session) throw fault('/opening/game', 'there is no such game to play');
    if (opening.rulesVersion !== game.declaration.rulesVersion) {
      throw fault('/opening/rulesVersion', `this Umpire plays by version ${game.declaration.rulesVersion}`);
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
    const entries = this.replayed(file, session, base, hashOfText(text), key);
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
    };
  }

  private replayed(file: GameFile, session: Session, base: SessionState, first: string, key: KeyObject): EntryRow[] {
    const { opening, serverSeed } = file;
    const seed = seedKey(serverSeed);
    const states = [base];
    const rows: EntryRow[] = [];
    let previous = first;
    for (const [i, { hash, signature, at, ...entry }] of file.entries.entries()) {
      const state = states.at(-1)!;
      const pointer = `/entries/${i}`;
      const again = this.again(session, state, entry as Entry, opening, serverSeed, states);
      const text = canonical(again.entry);
      if (text !== canonical(entry)) throw fault(pointer, 'is not what comes of its command');
      const link = linkHash(previous, salt(seed, opening.session, entry.version), text);
      if (link !== hash) throw fault(`${pointer}/hash`, 'does not follow from the entry before');
      if (!signed(key, hash, signature)) throw fault(`${pointer}/signature`, 'does not fit the hash');
      states.push(again.state);
      rows.push({ version: entry.version, entry: text, hash, signature, at: String(at).slice(0, 40) });
      previous = hash;
    }
    const broken = session.broken(states.at(-1)!);
    if (broken.length > 0) throw fault('/entries', `the last position is impossible: ${broken[0]}`);
    return rows;
  }

  private again(
    session: Session,
    state: SessionState,
    entry: Entry,
    { session: id }: Opening,
    serverSeed: string,
    states: readonly SessionState[],
  ) {
    const command: Command = this.forms.check(session.game, structuredClone(entry.command));
    const seeds = command.type === 'join' ? { ...state.seeds, [entry.side]: String(command.seed) } : state.seeds;
    const rolls = rollKey(
      serverSeed,
      id,
      session.sides.map((side) => [side, seeds[side] ?? '']),
    );
    const dice = new FairDice(rolls, id, command.type === 'join' ? state.line : state.line + 1);
    return session.decide(state, entry.side, command, dice, (version) => states[version]!);
  }
}

function publicKey(raw: string): KeyObject {
  return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: raw }, format: 'jwk' });
}

const signed = (key: KeyObject, hash: string, signature: string): boolean =>
  verify(null, Buffer.from(hash, 'utf8'), key, Buffer.from(String(signature), 'base64url'));

const fault = (pointer: string, detail: string): InvalidRequestError =>
  new InvalidRequestError([new FieldFault(pointer, detail)]);
