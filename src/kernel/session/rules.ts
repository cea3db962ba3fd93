import type { ShapeClass } from '../fields/index.js';
import type { Bilingual } from '../procedures/procedure.js';
import type { CommandContext } from './command-context.js';
import type { RuleBook } from './rule-book.js';
import type { Actions, Command, Result, SessionEvent, SessionSetup, Side, Viewer } from './words.js';

/** One kind of command of a game. Its shape declares every field but `type`. */
export interface CommandDeclaration {
  readonly title: Bilingual;
  /** The sections behind it. */
  readonly rules: readonly string[];
  readonly shape: ShapeClass;
}

/**
 * How one game is played from its set-up to its end, as pure functions.
 *
 * `T` is the table: whatever is made once from the materials and never changes during the game (the board laid out, the
 * counters by id). `P` is the position: plain JSON, never altered in place; the fold of the game's events. Nothing here
 * knows about hexes, turns or two players: who may act is what `actors` says, and a phase is whatever the position says.
 */
export interface SessionRules<T = unknown, P = unknown> {
  /** By type. */
  readonly commands: Readonly<Record<string, CommandDeclaration>>;
  /** Sides in the order in which they join. */
  sides(materials: SessionSetup): readonly Side[];
  /** Throws InvalidSituationError where the scenario lacks something it needs, naming each thing. */
  prepare(materials: SessionSetup): T;
  /** The position before anybody has joined and before anything was rolled. */
  begin(table: T): P;
  /** All sides have joined, dice may be rolled: whatever happens before the first command (shuffles, first phase). */
  start(context: CommandContext<T, P>): void;
  /** Sides that may act now; empty only when the game is over. */
  actors(table: T, position: P): readonly Side[];
  /** Every legal command of that side now. A side that is not among the actors is never asked about. */
  actions(table: T, position: P, side: Side, book: RuleBook): Actions;
  /** Carries a command out or refuses it (`context.refuse`); the form of the command has been checked. */
  decide(context: CommandContext<T, P>, side: Side, command: Command): void;
  evolve(table: T, position: P, event: SessionEvent): P;
  /** What that viewer may see: computed, never the whole position with marks on it. */
  view(table: T, position: P, viewer: Viewer): unknown;
  result(table: T, position: P): Result | null;
  /** What no position may ever break; empty when all is well. Asked by tests, and after an import. */
  broken(table: T, position: P): readonly string[];
}

/** A game's rules with its types forgotten, as the engine holds them. */
// biome-ignore lint/suspicious/noExplicitAny: the engine carries tables and positions of every game without looking inside
export type AnySessionRules = SessionRules<any, any>;
