import type { CommandContext } from './command-context.js';
import type { RuleBook } from './rule-book.js';
import type { Action, Command, Remark, Side, Viewer, Wanted } from './words.js';

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

/** Commands that are handed in unseen: orders, purchases, a secret set-up. */
interface Sealed<T, P, C extends Command = Command> {
  readonly type: string;
  /** Refuses one that is not allowed. Nothing is rolled, and what happens here is forgotten. */
  check(play: CommandContext<T, P>, command: C, side: Side): void;
  /** All have handed in. What stays hidden goes under `secret` of the events. */
  open(play: CommandContext<T, P>, commands: Readonly<Record<Side, C>>): void;
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
  /** One sentence of what is being asked of a side, or, for whoever looks on, of anybody. */
  prompt?(scene: Scene<T, P>, viewer: Viewer): Remark;
  /**
   * Everything that is open to a side but being done: one after the other, so that who wants only one need not wait for all.
   * `wanted` says what a client will keep of the list; the rest need not be found.
   */
  options(desk: Desk<T, P>, side: Side, wanted?: Wanted): Iterable<Action>;
  /** Every actor hands one command in unseen; when all have, they are opened together. Such a stage has no other command. */
  readonly sealed?: Sealed<T, P, C>;
  /** What a side must still choose, or should know before it is done. */
  owed?(desk: Desk<T, P>, side: Side): readonly Remark[];
  /** Why a side may not be done yet; where absent, the first thing it owes. */
  held?(desk: Desk<T, P>, side: Side): Remark | undefined;
  /** Nobody has anything to choose: it is passed over. Where absent, that is so when no actor has an option. */
  idle?(desk: Desk<T, P>): boolean;
  /** Where only one choice is left to a side, that choice, made for it. */
  forced?(desk: Desk<T, P>, side: Side): C | undefined;
  /**
   * By type. What is listed is accepted, and what is accepted is listed but for a stage that gives way; a form is accepted with
   * whatever is filled in.
   */
  readonly commands: Readonly<Record<string, Deed<T, P, C>>>;
  /** What comes after it. Absent where only its commands lead on. */
  leave?(play: CommandContext<T, P>): void;
  /**
   * It gives way to a command of what comes after it when a side has nothing left here but to change its mind: such a command
   * says as much as that it is done. Games of older rules, which closed the stage by themselves there, go on so.
   */
  readonly givesWay?: true;
  /** The command by which a side is done; `done` where absent, null where nobody may just be done. */
  readonly done?: Done | null;
  /** A side is done; where absent, the stage is left at once. With several actors: what takes this one from the list. */
  pass?(play: CommandContext<T, P>, side: Side): void;
}

/** Whether a client would keep commands with these fields; what it did not ask about does not matter. */
export const wants = (wanted: Wanted | undefined, fields: Readonly<Record<string, unknown>>): boolean =>
  wanted === undefined ||
  Object.entries(fields).every(([name, value]) => wanted[name] === undefined || String(wanted[name]) === String(value));

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
