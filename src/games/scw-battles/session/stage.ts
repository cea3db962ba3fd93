import type { Action, Command, CommandContext, Remark, RuleBook } from '../../../kernel/session/index.js';
import type { Side } from '../vocabulary.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** A command being carried out. */
export type Play = CommandContext<Table, Position>;

/** What is looked at to find the commands that are open; a play is one too. */
export interface Desk {
  readonly table: Table;
  readonly position: Position;
  readonly book: RuleBook;
}

/** One thing the game can be waiting for: somebody's choices until he is done. */
export interface Stage {
  /** The section that asks for it. */
  readonly rule: string;
  actor(position: Position): Side;
  /** Every command that is open, `done` left out. */
  options(desk: Desk): Action[];
  /** What must still be chosen before it may be done. */
  owed?(desk: Desk): Remark[];
  /** Nothing to choose: it is passed over. Where absent, that is so when there are no options. */
  idle?(desk: Desk): boolean;
  /** Where only one choice is left, that choice is made. */
  forced?(desk: Desk): Command | undefined;
  readonly commands: Readonly<Record<string, (play: Play, command: Command) => void>>;
  /** Absent where one may not simply be done with it. */
  leave?(play: Play): void;
}

export const DONE: Command = { type: 'done' };
