import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  integer,
  published,
  text,
  texts,
  timestamp,
} from '../../kernel/fields/index.js';

@published('Whose board is written.')
export class VassalSaveQuery {
  @text('The id of the session.', { min: 1, max: 100 }) session!: string;
}

@published('The board of a session as a saved game of VASSAL.')
export class VassalSaveLink {
  @text(
    'Where the .vsav is for a while, for anybody who knows this; dropped on the window of VASSAL, it is loaded.',
    ANY_LENGTH,
  )
  link!: string;
  @timestamp('Until when it is there.') until!: string;
  @integer('Pieces that lie on the map.', COUNT) placed!: number;
  @texts('Pieces of the session that are not in the file: the saved game has none for them, or no place, or no mask.', {
    ...ANY_LENGTH,
    ...ANY_NUMBER,
  })
  leftOut!: readonly string[];
}
