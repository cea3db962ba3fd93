import type { ShapeClass } from '../fields/index.js';
import type { Bilingual } from '../procedures/procedure.js';
import type { Desk } from './stage.js';
import type { Command, Side } from './words.js';

/** A unit as it stands on a table that somebody else has kept. */
export interface StandingUnit {
  readonly card: string;
  /** Null where only its card says it. */
  readonly side: Side | null;
  /** The hex or space; null beside the map. */
  readonly place: string | null;
  readonly faceUp: boolean;
  /** The way it faces, in the words of the game; absent where nobody has said. */
  readonly facing?: string;
  /** In the words of the game. */
  readonly states: readonly string[];
}

/** A game that was played elsewhere up to the beginning of a phase. */
export interface Standing {
  readonly turn: number;
  readonly phase: string;
  /** The side whose phase it is. */
  readonly side: Side;
  readonly units: readonly StandingUnit[];
  /** Who holds a place in which nobody stands. */
  readonly control: Readonly<Record<string, Side>>;
  /** Points scored so far. */
  readonly points: Readonly<Record<Side, number>>;
  /** Whatever else holds at present, such as the weather. */
  readonly conditions: Readonly<Record<string, string>>;
}

/** Forms that a side could send now, filled in from the units of a table that somebody else has kept. */
export interface FilledForms {
  readonly commands: readonly Command[];
  /** Units that fit nothing, by their place in the list: nothing is guessed. */
  readonly unread: readonly number[];
}

/** One thing that can be asked about a position, in the words of a player. */
export interface QuestionDeclaration<T, P> {
  readonly title: Bilingual;
  readonly shape: ShapeClass;
  /** The fields of the shape that hold units, which are named by their cards. */
  readonly units: readonly string[];
  /** The question as a procedure takes it. Throws InvalidSituationError where it cannot be put, with pointers into the shape. */
  ask(desk: Desk<T, P>, wish: never): { readonly procedure: string; readonly input: object };
}

/** How a game goes on that was played elsewhere so far. */
export interface TakingUp<T, P> {
  /** Phases that it may stand at the beginning of. */
  readonly phases: readonly string[];
  /** States that its units may be in. */
  readonly states: readonly string[];
  /** What each of its units is called in questions, in their order; by its card where this is left out. */
  named?(units: readonly StandingUnit[]): readonly string[];
  /** Why no session goes on from there, of a game that only answers questions about a table. */
  readonly asksOnly?: Bilingual;
  /** The position. Throws InvalidSituationError, with pointers into the standing, for whatever cannot be so. */
  stand(desk: Desk<T, P>, standing: Standing): P;
  /** By name. */
  readonly questions: Readonly<Record<string, QuestionDeclaration<T, P>>>;
}
