import {
  ANY_LENGTH,
  ANY_NUMBER,
  flag,
  integer,
  json,
  list,
  object,
  published,
  text,
  texts,
} from '../../kernel/fields/index.js';
import { Board, BoardName, Clock, Score } from '../../kernel/session/index.js';
import { MAX_VERSION } from './log.js';

@published('Which position is wanted.')
export class SessionReadQuery {
  @integer('An earlier version; the one that stands now where it is left out.', {
    min: 0,
    max: MAX_VERSION,
    optional: true,
  })
  version?: number;
}

@published('Which picture is wanted.')
export class SessionPictureQuery extends SessionReadQuery {
  @integer('How wide it is, in pixels; as wide as there is room where it is left out.', {
    min: 50,
    max: 10_000,
    optional: true,
  })
  width?: number;
  @flag('With what lies beside the map, box by box: a whole order of battle, for printing.', { default: false })
  boxes!: boolean;
}

@published('A record that a session is played with, as it was when the session was opened.')
class SessionMaterial {
  @text('The id of the record.', ANY_LENGTH) id!: string;
  @object('Its name.', BoardName) name!: BoardName;
  @text('The side it belongs to.', { ...ANY_LENGTH, optional: true }) side?: string;
  @text('Its type.', { ...ANY_LENGTH, optional: true }) type?: string;
  @json('Its content.') body!: Readonly<Record<string, unknown>>;
}

@published('What a session is played with.')
export class SessionMaterialsAnswer {
  @object('The scenario.', SessionMaterial) scenario!: SessionMaterial;
  @list('The maps.', SessionMaterial, ANY_NUMBER) maps!: readonly SessionMaterial[];
  @list('The cards of the units.', SessionMaterial, ANY_NUMBER) cards!: readonly SessionMaterial[];
}

@published('Something the game waits for.')
export class SessionPending {
  @texts('The sides that are asked.', { ...ANY_LENGTH, ...ANY_NUMBER }) sides!: readonly string[];
  @text('The section that asks.', ANY_LENGTH) rule!: string;
  @text('What is asked, in the language asked for.', ANY_LENGTH) text!: string;
}

@published('The position, as the caller may see it: alike in every game, but for what the game itself has to add.')
export class SessionView {
  @object('What lies on the table; null where the game has no board.', Board, { nullable: true }) board!: Board | null;
  @object('Turn, phase and step.', Clock, { nullable: true }) clock!: Clock | null;
  @list('What is counted.', Score, ANY_NUMBER) score!: readonly Score[];
  @list('What is being decided, and by whom.', SessionPending, ANY_NUMBER) pending!: readonly SessionPending[];
  @json("The game's own detail.") game!: unknown;
}
