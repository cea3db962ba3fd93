import type { CommandContext } from './command-context.js';
import type { RuleBook } from './rule-book.js';
import type { Action, Command, Remark, Side } from './words.js';

/** A table with the position on it. */
export interface Scene<T, P> {
  readonly table: T;
  readonly position: P;
}

/** What is looked at to find what is open, with the book at hand. A command being carried out is one too. */
export interface Desk<T, P> extends Scene<T, P> {
  readonly book: RuleBook;
}

/** What comes of a command that a side gives. */
export type Deed<T, P, C extends Command = Command> = (play: CommandContext<T, P>, command: C, side: Side) => void;

/** How a side says that it is done: a command without fields. */
export interface Done {
  readonly type: string;
  /** The section that lets it; that of the stage where absent. */
  readonly rule?: string;
}

/**
 * One thing a game can be waiting for: the choices of one side, or of several at the same time, until they are done.
 *
 * A stage keeps nothing: all it knows stands in the position. It is left by an event that names another one, whether a
 * command brought that about, or somebody was done, or nobody had anything to choose. A stage that interrupts another is an
 * entry of an agenda in the position (`interrupting`, `settled`): while it is the first, it is what the game waits for;
 * when it is settled, the one it interrupted goes on where it was.
 */
export interface Stage<T, P, C extends Command = Command> {
  /** The section that asks for it. */
  readonly rule: string;
  /** Sides that may act now. Of several, each leaves the list by events of its own; when it is empty the stage is left. */
  actors(scene: Scene<T, P>): readonly Side[];
  /** Everything that is open to a side but being done: one after the other, so that who wants only one need not wait for all. */
  options(desk: Desk<T, P>, side: Side): Iterable<Action>;
  /** What a side must still choose, or should know before it is done. */
  owed?(desk: Desk<T, P>, side: Side): readonly Remark[];
  /** Why a side may not be done yet; where absent, the first thing it owes. */
  held?(desk: Desk<T, P>, side: Side): Remark | undefined;
  /** Nobody has anything to choose: it is passed over. Where absent, that is so when no actor has an option. */
  idle?(desk: Desk<T, P>): boolean;
  /** Where only one choice is left to a side, that choice, made for it. */
  forced?(desk: Desk<T, P>, side: Side): C | undefined;
  /** By type. What is listed is accepted and what is accepted is listed; a form is accepted with whatever is filled in. */
  readonly commands: Readonly<Record<string, Deed<T, P, C>>>;
  /** What comes after it. Absent where only its commands lead on. */
  leave?(play: CommandContext<T, P>): void;
  /** The command by which a side is done; `done` where absent, null where nobody may just be done. */
  readonly done?: Done | null;
  /** A side is done; where absent, the stage is left at once. With several actors: what takes this one from the list. */
  pass?(play: CommandContext<T, P>, side: Side): void;
}

/** What is waited for, the most urgent first; the rest is waiting behind it. Plain data in a position. */
export type Agenda<Entry> = readonly Entry[];

/** The agenda with something that comes before all the rest. */
export const interrupting = <Entry>(agenda: Agenda<Entry>, ...first: readonly Entry[]): Agenda<Entry> => [
  ...first,
  ...agenda,
];

/** The agenda when its first entry is settled, or shrinks to what is left of it. */
export const settled = <Entry>(agenda: Agenda<Entry>, left?: Entry): Agenda<Entry> =>
  left === undefined ? agenda.slice(1) : [left, ...agenda.slice(1)];
