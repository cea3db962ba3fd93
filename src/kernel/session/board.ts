import {
  ANY_LENGTH,
  ANY_NUMBER,
  type ChoiceOf,
  choice,
  defineWords,
  either,
  flag,
  integer,
  list,
  number,
  object,
  published,
  text,
} from '../fields/index.js';

/**
 * What any game looks like on a table: one map, pieces on it and markers, a clock, a score. The same in every game, on hexes
 * and from point to point, so that a client that knows no game can draw all of them. Figures are as printed, in whole
 * points; whatever a viewer may not see is not in it.
 */
const MapKind = defineWords('BoardMapKind', ['hexes', 'spaces']);
const PlaceKind = defineWords('BoardPlaceKind', ['hex', 'space', 'box']);

const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const TEXT_OR_NUMBER = [
  { kind: 'text', ...ANY_LENGTH },
  { kind: 'number', ...ANY },
] as const;

@published('A name.')
export class BoardName {
  @text('In English.', ANY_LENGTH) en!: string;
  @text('In Japanese, where it is another.', { ...ANY_LENGTH, optional: true }) ja?: string;
}

@published('Something with an id and a name.')
class BoardTerm {
  @text('The id.', ANY_LENGTH) id!: string;
  @object('The name.', BoardName) name!: BoardName;
}

@published('A place beside the map: a reserve, those eliminated, a box of a track.')
export class BoardBox extends BoardTerm {
  @text('The side whose box it is; null for both.', { ...ANY_LENGTH, nullable: true }) side!: string | null;
}

@published('The map that is played on.')
class BoardMap {
  @text("The id of the map, among the session's materials.", ANY_LENGTH) id!: string;
  @choice('Hexes, or spaces and connections.', MapKind) kind!: ChoiceOf<typeof MapKind>;
  @list('Places beside the map.', BoardBox, ANY_NUMBER) boxes!: readonly BoardBox[];
}

@published('Where something lies.')
export class BoardPlace {
  @choice('A hex, a space of a point-to-point map, or a box beside it.', PlaceKind) kind!: ChoiceOf<typeof PlaceKind>;
  @text('The hex, space or box, as the map names it.', ANY_LENGTH) id!: string;
}

@published('A figure printed on a piece.')
class BoardFigure {
  @text('What it is, in the words of the cards.', ANY_LENGTH) key!: string;
  @object('What it is, in words.', BoardName) label!: BoardName;
  @either('The figure.', TEXT_OR_NUMBER) value!: string | number;
}

@published('A state that a piece is in.')
class BoardMark {
  @text('The state.', ANY_LENGTH) key!: string;
  @object('The state, in words.', BoardName) text!: BoardName;
}

@published('What is drawn on a piece.')
class BoardSymbol {
  @text('The type of unit, in the words of the game.', ANY_LENGTH) type!: string;
  @text('Its size; null where it has none.', { ...ANY_LENGTH, nullable: true }) size!: string | null;
}

@published('A counter on the table.')
export class BoardPiece {
  @text('Its id, as commands name it; of a piece the viewer does not know, one that tells nothing.', ANY_LENGTH)
  id!: string;
  @object('Its name.', BoardName) name!: BoardName;
  @text('The side it belongs to; null for neither.', { ...ANY_LENGTH, nullable: true }) side!: string | null;
  @object('Where it lies.', BoardPlace) place!: BoardPlace;
  @integer('The way it faces: 0 to 5, as the map numbers the sides of a hex; null where the game has no facing.', {
    min: 0,
    max: 5,
    nullable: true,
  })
  facing!: number | null;
  @flag('Whether its front shows to the viewer.', {}) faceUp!: boolean;
  @object('What is drawn on it.', BoardSymbol) symbol!: BoardSymbol;
  @list('The figures printed on the face that shows.', BoardFigure, ANY_NUMBER) figures!: readonly BoardFigure[];
  @list('The states it is in.', BoardMark, ANY_NUMBER) marks!: readonly BoardMark[];
  @integer('Its place in the stack, from the bottom.', { min: 0, max: Number.POSITIVE_INFINITY }) order!: number;
}

@published('A hexside, by the two hexes it lies between.')
class BoardHexside {
  @text('A hex.', ANY_LENGTH) a!: string;
  @text('The hex beside it.', ANY_LENGTH) b!: string;
}

@published('Something that marks a place: control, a bridge, a siege, an objective.')
export class BoardMarker {
  @text('Its id.', ANY_LENGTH) id!: string;
  @text('What it marks, in the words of the game.', ANY_LENGTH) key!: string;
  @object('Its name.', BoardName) name!: BoardName;
  @object('Where it lies.', BoardPlace) place!: BoardPlace;
  @text('The side it belongs to; null for neither.', { ...ANY_LENGTH, nullable: true }) side!: string | null;
  @object('The hexside it lies on.', BoardHexside, { optional: true }) hexside?: BoardHexside;
}

@published('What lies on the table.')
export class Board {
  @object('The map.', BoardMap) map!: BoardMap;
  @list('Counters.', BoardPiece, ANY_NUMBER) pieces!: readonly BoardPiece[];
  @list('Markers.', BoardMarker, ANY_NUMBER) markers!: readonly BoardMarker[];
}

@published('Where a game stands in time.')
export class Clock {
  @integer('The turn; 0 before the first.', { min: 0, max: Number.POSITIVE_INFINITY }) turn!: number;
  @integer('The last turn; null where none is fixed.', { min: 0, max: Number.POSITIVE_INFINITY, nullable: true })
  of!: number | null;
  @object("The turn's own name or date.", BoardName, { nullable: true }) name!: BoardName | null;
  @object('The phase.', BoardTerm) phase!: BoardTerm;
  @object('The step within it.', BoardTerm, { nullable: true }) step!: BoardTerm | null;
  @text('The section that describes it.', ANY_LENGTH) rule!: string;
}

@published('Something that is counted.')
export class Score {
  @text('Whose it is; null where it is common to all.', { ...ANY_LENGTH, nullable: true }) side!: string | null;
  @text('What is counted, in the words of the game.', ANY_LENGTH) key!: string;
  @object('What is counted, in words.', BoardName) label!: BoardName;
  @number('How many.', ANY) value!: number;
  @number('Of how many, where there is a bound or a goal.', { ...ANY, nullable: true }) of!: number | null;
}
