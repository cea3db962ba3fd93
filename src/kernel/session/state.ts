import type { SessionRoll } from './command-context.js';
import type { RulingRecord } from './ruling-record.js';
import type { Command, Result, SessionEvent, Side } from './words.js';

type SessionStage = 'gathering' | 'playing' | 'over';

/** A session after some number of commands: the fold of its entries. Plain JSON. */
export interface SessionState<P = unknown> {
  /** Commands accepted, those taken back included: it only ever grows. */
  readonly version: number;
  /** Commands of the game that stand. Dice are bound to it, so a command given again after an undo rolls the same. */
  readonly line: number;
  /** The version whose command brought the position about; absent in states of older games, which hand nothing in unseen. */
  readonly moved?: number;
  readonly stage: SessionStage;
  /** The game has been set up; of a branch, before it branched off. */
  readonly begun: boolean;
  /** What each side that has joined added to the dice. */
  readonly seeds: Readonly<Record<Side, string>>;
  /** The key of each side that signs its commands. */
  readonly keys?: Readonly<Record<Side, string>>;
  /** A proposal to go back, until somebody refuses it or plays on. */
  readonly undo: UndoProposal | null;
  /** The earliest version that one can go back to. */
  readonly horizon: number;
  /** The version of the rules that was adopted last; null where those it was opened with still stand. */
  readonly rules: string | null;
  readonly result: Result | null;
  readonly position: P;
}

interface UndoProposal {
  readonly to: number;
  readonly agreed: readonly Side[];
}

/** One accepted command and everything that came of it: a line of the session's log. */
export interface Entry {
  readonly version: number;
  readonly line: number;
  readonly side: Side;
  readonly command: Command;
  readonly events: readonly SessionEvent[];
  readonly rulings: readonly RulingRecord[];
  readonly rolls: readonly SessionRoll[];
  /** Of each side with a key of its own whose command it holds: its signature, and the version it gave the command at. */
  readonly signed?: Readonly<Record<Side, CommandSignature>>;
}

/** Ed25519, in base64url, over the canonical text of the command, the session, the version and that version's hash. */
export interface CommandSignature {
  readonly version: number;
  readonly signature: string;
}
