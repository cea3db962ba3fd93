import type { ShapeClass } from '../fields/index.js';
import type { Bilingual } from '../procedures/procedure.js';
import type { Board, BoardName, Clock, Score } from './board.js';
import type { CommandContext } from './command-context.js';
import type { RuleBook } from './rule-book.js';
import type { Desk } from './stage.js';
import type { FilledForms, StandingUnit, TakingUp } from './standing.js';
import type {
  Actions,
  Command,
  Pending,
  Remark,
  Result,
  SessionEvent,
  SessionSetup,
  Side,
  Viewer,
  Wanted,
} from './words.js';

/** One kind of command of a game. Its shape declares every field but `type`. */
export interface CommandDeclaration {
  readonly title: Bilingual;
  /** The sections behind it. */
  readonly rules: readonly string[];
  readonly shape: ShapeClass;
  /** It is handed in unseen, in a stage that is sealed, and in no other way. */
  readonly unseen?: true;
}

/** One kind of event of a game: what everybody may see of it, and what stands under `secret`. */
export interface EventDeclaration {
  readonly title: Bilingual;
  /** Every open field but `type` and `reveals`. */
  readonly shape: ShapeClass;
  /** Every field under `secret` but `for`. */
  readonly secret?: ShapeClass;
}

/** A die that a session rolls outside its procedures: a draw, a shuffle. */
interface SessionDie {
  /** In small letters and hyphens. */
  readonly purpose: string;
  /** The most sides it may have. */
  readonly sides: number;
}

/** What every actor of a stage hands in unseen. */
export interface Sealing {
  readonly sides: readonly Side[];
  /** The one type of command that is handed in. */
  readonly type: string;
}

/**
 * How one game is played from its set-up to its end, as pure functions.
 *
 * `T` is the table: whatever is made from the materials alone (the board laid out, the counters by id); where play changes what is
 * printed on the board, `tableAt` lays it anew. `P` is the position: plain JSON, never altered in place; the fold of the game's events. Nothing here
 * knows about hexes, turns or two players: who may act is what `actors` says, and a phase is whatever the position says.
 */
export interface SessionRules<T = unknown, P = unknown> {
  /** By type. */
  readonly commands: Readonly<Record<string, CommandDeclaration>>;
  /** By type. */
  readonly events?: Readonly<Record<string, EventDeclaration>>;
  /** The shape of what `view` gives. */
  readonly viewShape?: ShapeClass;
  /** By section of the book: the stages in which it is played. */
  readonly stagesBySection?: Readonly<Record<string, readonly string[]>>;
  /** Every die it rolls outside its procedures. */
  readonly dice?: readonly SessionDie[];
  /** Sides in the order in which they join. */
  sides(materials: SessionSetup): readonly Side[];
  /** Throws InvalidSituationError where the scenario lacks something it needs, naming each thing. */
  prepare(materials: SessionSetup): T;
  /** The table as it lies in a position, where play changes what is printed on the board; absent where nothing does. */
  tableAt?(table: T, position: P): T;
  /** The position before anybody has joined and before anything was rolled. */
  begin(table: T): P;
  /** All sides have joined, dice may be rolled: whatever happens before the first command (shuffles, first phase). */
  start(context: CommandContext<T, P>): void;
  /** Sides that may act now; empty only when the game is over. */
  actors(table: T, position: P): readonly Side[];
  /** Every legal command of that side now, or those wanted. A side that is not among the actors is never asked about. */
  actions(table: T, position: P, side: Side, book: RuleBook, wanted?: Wanted): Actions;
  /** Where commands are handed in unseen at present, by whom and which; null or absent where none are. */
  sealing?(table: T, position: P): Sealing | null;
  /** Refuses a command that is handed in unseen, or lets it be. Nothing happens and nothing is rolled. */
  checkSealed?(context: CommandContext<T, P>, side: Side, command: Command): void;
  /** All have handed in: what comes of it. */
  unseal?(context: CommandContext<T, P>, commands: Readonly<Record<Side, Command>>): void;
  /** Carries a command out or refuses it (`context.refuse`); the form of the command has been checked. */
  decide(context: CommandContext<T, P>, side: Side, command: Command): void;
  evolve(table: T, position: P, event: SessionEvent): P;
  /** The game's own detail, as that viewer may see it: computed, never the whole position with marks on it. */
  view(table: T, position: P, viewer: Viewer): unknown;
  /** What lies on the table, as that viewer may see it. */
  board?(table: T, position: P, viewer: Viewer): Board;
  clock?(table: T, position: P): Clock;
  score?(table: T, position: P, viewer: Viewer): readonly Score[];
  /** What is being asked, of whom; in the order of urgency. */
  pending?(table: T, position: P, viewer: Viewer): readonly Pending[];
  /** The sentence of an event, as its viewer sees it: without `secret` where he may not know. Null where it needs none. */
  tell?(table: T, event: SessionEvent): Remark | null;
  /** What everybody calls the unit or card of that id; undefined where it is neither. */
  nameOf?(table: T, id: string): BoardName | undefined;
  /** The sentence of a command that is listed. */
  describe?(table: T, position: P, command: Command): Remark;
  result(table: T, position: P): Result | null;
  /** A level of victory in the scenario's own words; null or absent where it is one of the game's terms. */
  levelName?(table: T, result: Result): { readonly en: string; readonly ja?: string } | null;
  /** How a game goes on that was played elsewhere so far, where it can. */
  readonly takingUp?: TakingUp<T, P>;
  /** The forms that a side is asked for now, filled in from a table kept elsewhere, where the game has such forms. */
  fillForms?(desk: Desk<T, P>, side: Side, units: readonly StandingUnit[]): FilledForms;
  /** What no position may ever break; empty when all is well. Asked by tests, and after an import. */
  broken(table: T, position: P): readonly string[];
}

/** A game's rules with its types forgotten, as the engine holds them. */
// biome-ignore lint/suspicious/noExplicitAny: the engine carries tables and positions of every game without looking inside
export type AnySessionRules = SessionRules<any, any>;
