import type { ShapeClass } from '../fields/index.js';
import type { Bilingual } from '../procedures/procedure.js';
import type { BoardPiece } from './board.js';
import type { Desk, Scene } from './stage.js';
import type { Command, Side, Viewer } from './words.js';

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

/** A unit of a session as its viewer may lay it out on another table: the way back of a `StandingUnit`. */
export interface LaidUnit {
  /** What its card may be called there, the best word first; none where the viewer does not know which it is. */
  readonly cards: readonly string[];
  readonly name: string;
  readonly side: Side | null;
  /** The hex or space; null beside the map. */
  readonly place: string | null;
  /** It lies there with its face hidden. */
  readonly faceDown: boolean;
  readonly facing?: string;
  readonly states: readonly string[];
  readonly order: number;
}

/** A piece of the board as it lies, under its own id, with its marks as states; what a game calls otherwise stands in the rest. */
export function laidAsShown(piece: BoardPiece, others: Partial<LaidUnit> = {}): LaidUnit {
  const { id, name, side, place, marks, order } = piece;
  return {
    cards: [id],
    name: name.en,
    side,
    place: place.kind === 'box' ? null : place.id,
    faceDown: false,
    states: marks.map(({ key }) => key),
    order,
    ...others,
  };
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
  /** The way back: the units as a viewer may lay them out elsewhere. It tells no more than the board that he sees. */
  layOut(scene: Scene<T, P>, viewer: Viewer): readonly LaidUnit[];
  /** By name. */
  readonly questions: Readonly<Record<string, QuestionDeclaration<T, P>>>;
}
