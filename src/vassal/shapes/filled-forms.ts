import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  integer,
  json,
  list,
  published,
  text,
  texts,
} from '../../kernel/fields/index.js';

@published('Whose forms are filled in.')
export class VassalFormsQuery {
  @text('The id of the session.', { min: 1, max: 100 }) session!: string;
}

@published('A command that the caller may send as it is, or with whatever he changes of it.')
class VassalFilledForm {
  @json('The command, with its form filled in.') command!: unknown;
  @text('What it says, as a sentence.', ANY_LENGTH) text!: string;
}

@published('A piece that the session has no use for.')
class VassalUnreadPiece {
  @text('Its id in the saved game.', ANY_LENGTH) id!: string;
  @text('Its name.', ANY_LENGTH) name!: string;
  @text('Where it lies, as VASSAL shows it; null where the place has no name.', { ...ANY_LENGTH, nullable: true })
  place!: string | null;
  @texts('What no rule of the mapping says of it; empty where the session knows no such counter of the caller.', {
    ...ANY_LENGTH,
    ...ANY_NUMBER,
  })
  missing!: readonly string[];
}

@published('Forms of a session, filled in from a saved game. Nothing is sent by it, and nothing is guessed.')
export class VassalForms {
  @integer('The version of the session they are for.', COUNT) version!: number;
  @list('Forms that the caller is asked for now.', VassalFilledForm, ANY_NUMBER) forms!: readonly VassalFilledForm[];
  @list('Pieces that none of them holds.', VassalUnreadPiece, ANY_NUMBER) unread!: readonly VassalUnreadPiece[];
}
