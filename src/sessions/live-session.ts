import type { KeyObject } from 'node:crypto';
import type { Dice } from '../kernel/dice/index.js';
import type { Game } from '../kernel/procedures/index.js';
import {
  type Command,
  type Decision,
  dicePurposes,
  type Entry,
  purposeCheck,
  Session,
  type SessionSetup,
  type SessionState,
  type Side,
} from '../kernel/session/index.js';
import {
  canonical,
  FairDice,
  linkHash,
  type Opening,
  openingHash,
  rollKey,
  SessionKey,
  salt,
  seedKey,
} from './fair-dice/index.js';
import type { EntryRow, SessionRow } from './store/session.repository.js';

/** A session as this instance knows it: the game at its table, the latest state it has seen, the keys at hand. */
export class LiveSession {
  readonly opening: Opening;
  readonly engine: Session;
  private signer: SessionKey | undefined;
  private readonly seed: KeyObject;
  private rolls: KeyObject | undefined;
  private readonly allowed: ReturnType<typeof purposeCheck>;

  constructor(
    /** Of what is in it only the seats and their tokens ever change. */
    public row: SessionRow,
    readonly game: Game,
    materials: SessionSetup,
    public state: SessionState,
    /** Of the entry at the state's version. */
    public hash: string,
  ) {
    this.opening = JSON.parse(row.opening) as Opening;
    this.engine = new Session(game, game.declaration.session!, materials);
    this.seed = seedKey(row.serverSeed);
    this.allowed = purposeCheck(dicePurposes(game));
  }

  get id(): string {
    return this.row.id;
  }

  get openingHash(): string {
    return openingHash(this.opening);
  }

  get version(): number {
    return this.state.version;
  }

  /** The version that brought the position about. */
  get moved(): number {
    return this.state.moved ?? 0;
  }

  /** The rules it is played by: those it was opened with, or those adopted since. */
  get rulesVersion(): string {
    return this.state.rules ?? this.row.rulesVersion;
  }

  /** The same session again, for trying things out: what becomes of it nobody else sees. */
  copy(): LiveSession {
    return new LiveSession(this.row, this.game, this.engine.materials, this.state, this.hash);
  }

  /** What would come of a command, with the session's own dice; nothing has happened yet. */
  decide(side: Side, command: Command, earlier: SessionState | undefined): Decision {
    const { state } = this;
    return this.engine.decide(state, side, command, this.dice(state, side, command), () => earlier!);
  }

  /** The entry as it goes into the log: its one text, linked to the one before, signed. */
  sealed(entry: Entry, at: string): EntryRow {
    const text = canonical(entry);
    const hash = linkHash(this.hash, salt(this.seed, this.opening.session, entry.version), text);
    this.signer ??= SessionKey.open(this.row.privateKey);
    return { version: entry.version, entry: text, hash, signature: this.signer.sign(hash), at };
  }

  /** The log has this entry now: it is where the session stands. */
  advance(state: SessionState, hash: string): void {
    this.state = state;
    this.hash = hash;
  }

  private dice(state: SessionState, side: Side, command: Command): Dice {
    const line = command.type === 'join' ? state.line : state.line + 1;
    if (state.stage === 'playing') {
      this.rolls ??= this.keyFor(state.seeds);
      return this.rolledAt(line, this.rolls);
    }
    // The last side to join is rolled for with its own seed in the key.
    return this.rolledAt(line, this.keyFor({ ...state.seeds, [side]: String(command.seed ?? '') }));
  }

  private rolledAt(line: number, key: KeyObject): Dice {
    const { format, session } = this.opening;
    return new FairDice(key, { format, session, line }, this.allowed);
  }

  private keyFor(seeds: Readonly<Record<Side, string>>): KeyObject {
    return rollKey(
      this.row.serverSeed,
      this.opening.session,
      this.engine.sides.map((side) => [side, seeds[side] ?? '']),
    );
  }
}
