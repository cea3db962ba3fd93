import { type KeyObject, verify } from 'node:crypto';
import { FieldFault, InvalidRequestError } from '../../edge/faults.js';
import type { Dice } from '../../kernel/dice/index.js';
import type { Game, GameRegistry } from '../../kernel/procedures/index.js';
import {
  adoptionOf,
  dicePurposes,
  type Entry,
  purposeCheck,
  type SessionSetup,
  type SessionState,
} from '../../kernel/session/index.js';
import { shownEntry } from '../answers.js';
import {
  canonical,
  commitmentTo,
  contentHash,
  FairDice,
  FORMATS,
  hashOfText,
  isSignature,
  linkHash,
  type Opening,
  publicKeyOf,
  rollKey,
  salt,
  seedKey,
} from '../fair-dice/index.js';
import type { EntryRow, SessionRow } from '../store/session.repository.js';
import { CommandSignatures } from './command-signatures.js';
import { DecidedAgain } from './decided-again.js';
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
  constructor(private readonly games: GameRegistry) {}

  /** In steps, one for each entry, between which others may have their turn. */
  *check(file: GameFile): Generator<undefined, CheckedGame, unknown> {
    try {
      return yield* this.checked(file);
    } catch (error) {
      if (error instanceof InvalidRequestError) throw error;
      // Data of any form may be in it: whatever the rules stumble over is the file's fault.
      throw fault('', `this is not the file of a game: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private *checked(file: GameFile): Generator<undefined, CheckedGame, unknown> {
    const { opening, serverSeed, materials } = file;
    const game = this.games.game(opening?.game);
    if (!FORMATS.includes(opening?.format)) throw fault('/opening/format', `must be one of ${FORMATS.join(', ')}`);
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
    if (file.createdAt !== undefined && !isTime(file.createdAt)) throw fault('/createdAt', 'is no time');
    if (commitmentTo(serverSeed) !== opening.commitment) throw fault('/serverSeed', 'is not the seed committed to');
    if (contentHash(materials) !== opening.materials) throw fault('/materials', 'are not those of the opening');
    this.checkPurposes(file, game, last);
    checkBase(file);
    const again = new DecidedAgain(game, materials, opening.format, file.base);
    const { session } = again;
    if (canonical(session.sides) !== canonical(opening.sides)) throw fault('/opening/sides', 'are not the scenario’s');
    const base = again.state;
    const text = canonical(opening);
    const key = publicKeyOf(opening.publicKey);
    if (!signed(key, hashOfText(text), file.signature)) throw fault('/signature', 'does not fit the opening');
    const entries = yield* this.replayed(file, again, hashOfText(text), key, last);
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
        createdAt: file.createdAt ?? new Date().toISOString(),
      },
      entries,
      state: again.state,
    };
  }

  /** What may be rolled for is the rules' own list: of the opening, or of the last adoption. */
  private checkPurposes({ opening, materials, entries }: GameFile, game: Game, lastAdoption: number): void {
    if (opening.format === 'umpire-session/1') return;
    const said = lastAdoption < 0 ? materials.dice : adoptionOf(entries[lastAdoption]!)!.dice;
    const pointer = lastAdoption < 0 ? '/materials/dice' : `/entries/${lastAdoption}/events`;
    if (canonical(said ?? null) !== canonical(dicePurposes(game))) throw fault(pointer, 'are not the dice of the game');
  }

  private *replayed(
    file: GameFile,
    again: DecidedAgain,
    first: string,
    key: KeyObject,
    lastAdoption: number,
  ): Generator<undefined, EntryRow[], unknown> {
    const { opening, serverSeed } = file;
    const { session } = again;
    const seed = seedKey(serverSeed);
    const older = new OlderEntries(opening, serverSeed);
    const signatures = new CommandSignatures(opening.session, first);
    const rows: EntryRow[] = [];
    let previous = first;
    for (const [i, { hash, signature, at, ...entry }] of file.entries.entries()) {
      const pointer = `/entries/${i}`;
      const text = canonical(entry);
      const wrong = i <= lastAdoption ? older.wrongWith(entry as Entry) : undefined;
      if (wrong) throw fault(pointer, wrong);
      if (i > lastAdoption && !older.isDue(entry)) throw fault(pointer, 'is not the command that stood');
      if (i >= lastAdoption) {
        const { signed: by, ...bare } = entry as Entry;
        const decided =
          i === lastAdoption
            ? again.adopt(bare)
            : located(pointer, () => again.next(bare, this.dice(file, again, bare)));
        if (canonical(bare) !== canonical(decided)) throw fault(pointer, 'is not what comes of its command');
      }
      const unsigned = signatures.wrongWith(entry as Entry, hash);
      if (unsigned) throw fault(pointer, unsigned);
      const link = linkHash(previous, salt(seed, opening.session, entry.version), text);
      if (link !== hash) throw fault(`${pointer}/hash`, 'does not follow from the entry before');
      if (!signed(key, hash, signature)) throw fault(`${pointer}/signature`, 'does not fit the hash');
      if (!isTime(at)) throw fault(`${pointer}/at`, 'is no time');
      const row = { version: entry.version, entry: text, hash, signature, at };
      // Nobody has vouched for the rulings of older rules: whatever cannot be shown is not taken in.
      if (i < lastAdoption) shownEntry({ game: session.game, engine: session }, row, null, true, 'en');
      rows.push(row);
      previous = hash;
      yield;
    }
    if (older.due.length > 0) throw fault('/entries', `version ${older.due[0]!.version} was not given again`);
    const broken = session.broken(again.state);
    if (broken.length > 0) throw fault('/entries', `the last position is impossible: ${broken[0]}`);
    return rows;
  }

  /** The dice that follow from the seeds, for the next entry. */
  private dice({ opening, serverSeed }: GameFile, { session, state }: DecidedAgain, { side, command }: Entry): Dice {
    const joins = command.type === 'join';
    const seeds = joins ? { ...state.seeds, [side]: String(command.seed) } : state.seeds;
    const { format, session: id } = opening;
    const key = rollKey(
      serverSeed,
      id,
      session.sides.map((each) => [each, seeds[each] ?? '']),
    );
    const place = { format, session: id, line: joins ? state.line : state.line + 1 };
    return new FairDice(key, place, purposeCheck(dicePurposes(session.game)));
  }
}

/** Only a branch begins with a state of its own, and in the second format its opening says which. */
function checkBase({ opening: { format, forkedFrom }, base }: GameFile): void {
  if (base && !forkedFrom) throw fault('/base', 'only a branch has one');
  if (!forkedFrom) return;
  if (!base) throw fault('/base', 'is missing: a branch has one');
  if (format !== 'umpire-session/1' && contentHash(base) !== forkedFrom.base) {
    throw fault('/base', 'is not the state that the opening names');
  }
}

const signed = (key: KeyObject, hash: string, signature: string): boolean =>
  isSignature(signature) && verify(null, Buffer.from(hash, 'utf8'), key, Buffer.from(signature, 'base64url'));

/** As this server writes it. Times are not signed: whatever else stood there would be told as one. */
function isTime(text: unknown): text is string {
  if (typeof text !== 'string') return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString() === text;
}

/** A command that is not taken is the fault of its entry. */
function located<T>(pointer: string, decide: () => T): T {
  try {
    return decide();
  } catch (error) {
    throw fault(pointer, `its command is not taken: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** What was found is told in one language: it is for whoever asks how a file came to be changed. */
const fault = (pointer: string, found: string): InvalidRequestError =>
  new InvalidRequestError([
    new FieldFault(pointer, { en: found, ja: `ファイルのこの部分は正しくありません：${found}` }),
  ]);
