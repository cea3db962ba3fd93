import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  flag,
  integer,
  list,
  number,
  object,
  published,
  record,
  text,
  texts,
} from '../../kernel/fields/index.js';

const ANYWHERE = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const MAYBE = { ...ANY_LENGTH, nullable: true };

@published('Where a piece lies.')
class VassalPlace {
  @text('The map; null on none.', MAYBE) map!: string | null;
  @text('The board; null where it is unknown or the piece lies beside all boards.', MAYBE) board!: string | null;
  @text('The zone; null in none.', MAYBE) zone!: string | null;
  @text('The hex, square, region or zone, as VASSAL shows it; null where the place has no name.', MAYBE)
  name!: string | null;
  @text('The hex or space in the game: by the mapping, or else the same name.', MAYBE) id!: string | null;
  @number('Points from the left of the map.', { ...ANYWHERE, nullable: true }) x!: number | null;
  @number('Points from its top.', { ...ANYWHERE, nullable: true }) y!: number | null;
  @number('Points from the middle of the hex, square or region.', { ...ANYWHERE, nullable: true })
  offCentre!: number | null;
}

@published('A layer of a piece.')
export class VassalLayer {
  @text('The name.', ANY_LENGTH) name!: string;
  @integer('The level, from 1.', COUNT) level!: number;
  @flag('Whether it shows.', {}) active!: boolean;
  @text('What the level adds to the name.', ANY_LENGTH) label!: string;
  @text('The picture of the level.', ANY_LENGTH) image!: string;
}

@published('A piece of a saved game.')
export class VassalPiece {
  @text('Its id in the saved game.', ANY_LENGTH) id!: string;
  @text('Its name.', ANY_LENGTH) name!: string;
  @text('Its picture.', ANY_LENGTH) image!: string;
  @text('The number of the counter it was made from.', ANY_LENGTH) gpid!: string;
  @object('Where it lies.', VassalPlace) place!: VassalPlace;
  @integer('Its place in its stack, from the bottom.', COUNT) order!: number;
  @flag('Whether it lies in a deck.', {}) inDeck!: boolean;
  @integer('The way it is turned, in steps; null for one that does not turn.', { ...ANYWHERE, nullable: true })
  facing!: number | null;
  @text('The way it faces in the game, by the mapping; null where it does not say.', MAYBE) faces!: string | null;
  @flag('Whether somebody has masked it or made it invisible.', {}) hidden!: boolean;
  @record('Markers and properties, those of its prototypes included.', { kind: 'text', ...ANY_LENGTH }, ANY_NUMBER)
  markers!: Readonly<Record<string, string>>;
  @texts('Prototypes.', { ...ANY_LENGTH, ...ANY_NUMBER }) prototypes!: readonly string[];
  @list('Layers.', VassalLayer, ANY_NUMBER) layers!: readonly VassalLayer[];
  @text('The side, by the mapping; null where it does not say.', MAYBE) side!: string | null;
  @text('The card, by the mapping; null where it does not say.', MAYBE) card!: string | null;
  @text('The face that shows, by the mapping: up or down.', ANY_LENGTH) face!: string;
  @texts('The states it is in, by the mapping.', { ...ANY_LENGTH, ...ANY_NUMBER }) states!: readonly string[];
}

@published('A piece that the mapping says too little about.')
class VassalUnmatched {
  @text('Its id in the saved game.', ANY_LENGTH) id!: string;
  @text('Its name.', ANY_LENGTH) name!: string;
  @texts('What no rule of the mapping says: side, card.', { ...ANY_LENGTH, ...ANY_NUMBER }) missing!: readonly string[];
}

@published('What one step of a log changed.')
class VassalStep {
  @integer('The step, from 1.', COUNT) step!: number;
  @list('Pieces that are new, or lie or look otherwise than before.', VassalPiece, ANY_NUMBER)
  pieces!: readonly VassalPiece[];
  @texts('Pieces that are gone, by id.', { ...ANY_LENGTH, ...ANY_NUMBER }) removed!: readonly string[];
}

@published('What a saved game says about itself; null where it does not.')
class VassalSaveData {
  @text('The module.', MAYBE) module!: string | null;
  @text('Its version.', MAYBE) moduleVersion!: string | null;
  @text('The version of VASSAL.', MAYBE) vassalVersion!: string | null;
  @text('What its players wrote.', MAYBE) description!: string | null;
}

@published('The position of a saved game, or of a log at one of its steps.')
export class VassalPosition {
  @object('What the file says about itself.', VassalSaveData) save!: VassalSaveData;
  @integer('Steps of the log; 0 for a saved game.', COUNT) steps!: number;
  @integer('The step the position stands at.', COUNT) step!: number;
  @list('Every piece but those that the mapping ignores.', VassalPiece, ANY_NUMBER) pieces!: readonly VassalPiece[];
  @list('Pieces that the mapping says too little about: nothing is guessed.', VassalUnmatched, ANY_NUMBER)
  unmatched!: readonly VassalUnmatched[];
  @integer('Pieces that the mapping ignores.', COUNT) ignored!: number;
  @list('Of a log, what each step up to this one changed.', VassalStep, ANY_NUMBER) log!: readonly VassalStep[];
}
