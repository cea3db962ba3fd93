import type { KeyObject } from 'node:crypto';
import type { Dice } from '../kernel/dice/index.js';
import type { Game } from '../kernel/procedures/index.js';
import {
  type Command,
  type Decision,
  type Entry,
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

  constructor(
    readonly row: SessionRow,
    readonly game: Game,
    materials: SessionSetup,
    public state: SessionState,
    /** Of the entry at the state's version. */
    public hash: string,
  ) {
    this.opening = JSON.parse(row.opening) as Opening;
    this.engine = new Session(game, game.declaration.session!, materials);
    this.seed = seedKey(row.serverSeed);
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
    const hash = linkHash(this.hash, salt(this.seed, this.id, entry.version), text);
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
      return new FairDice(this.rolls, this.id, line);
    }
    // The last side to join is rolled for with its own seed in the key.
    return new FairDice(this.keyFor({ ...state.seeds, [side]: String(command.seed ?? '') }), this.id, line);
  }

  private keyFor(seeds: Readonly<Record<Side, string>>): KeyObject {
    return rollKey(
      this.row.serverSeed,
      this.id,
      this.engine.sides.map((side) => [side, seeds[side] ?? '']),
    );
  }
}
