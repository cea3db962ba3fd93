import { Ruling } from '../../edge/shapes/ruling.js';
import { ANY_LENGTH, integer, json, object, published, record, text, texts } from '../../kernel/fields/index.js';
import { DiceInput } from '../../rulings/shapes/dice.js';
import { SessionChoice, SessionRequest } from '../../sessions/shapes/opening.js';
import { VassalPositionRequest } from './mapping.js';

const WORD = { min: 1, max: 100 };
const MOST = 2000;

@published('What a map does not show of a game: where it stands in time, and who holds what.')
class VassalStanding {
  @integer('The turn.', { min: 1, max: 1000 }) turn!: number;
  @text('The phase that begins, in the words of the game.', WORD) phase!: string;
  @text('The side whose phase it is.', WORD) side!: string;
  @texts('Cards of units that are out of the game and lie nowhere any more.', { ...WORD, maxItems: MOST, default: [] })
  eliminated!: readonly string[];
  @record('Who holds a place in which nobody stands.', { kind: 'text', max: 100 }, { maxItems: MOST, default: {} })
  control!: Readonly<Record<string, string>>;
  @record('Points scored so far, by side.', { kind: 'integer', min: 0, max: 100_000 }, { maxItems: 10, default: {} })
  points!: Readonly<Record<string, number>>;
  @record('Whatever else holds, such as the weather.', { kind: 'text', max: 100 }, { maxItems: 20, default: {} })
  conditions!: Readonly<Record<string, string>>;
}

@published('The game that is played: its scenario and options, and materials of your own.')
class VassalGame extends SessionChoice {}

@published('A question about a saved game.')
export class VassalQuestionRequest extends VassalPositionRequest {
  @object('The game that is played.', VassalGame) game!: VassalGame;
  @object('What the map does not show.', VassalStanding) standing!: VassalStanding;
  @text('What is asked: attack, reach, sight, supply, obligations and whatever else the game knows.', WORD)
  question!: string;
  @record(
    'What it is asked about; units by their cards, or by the ids of their pieces.',
    { kind: 'json' },
    {
      maxItems: 50,
      default: {},
    },
  )
  about!: Readonly<Record<string, unknown>>;
  @object('The dice; a seed is drawn where they are left out.', DiceInput, { optional: true }) dice?: DiceInput;
}

@published('A saved game to go on with.')
export class VassalSessionRequest extends VassalPositionRequest {
  @object('What the map does not show.', VassalStanding) standing!: VassalStanding;
  @object('The session that goes on with it.', SessionRequest) session!: SessionRequest;
}

@published('A question as a procedure takes it: it can be asked again without the file.')
class VassalAsked {
  @text('The procedure.', ANY_LENGTH) procedure!: string;
  @json('Its input, taken from map, position and cards.') input!: unknown;
  @json('The options of the game.') options!: unknown;
}

@published('The answer to a question about a saved game.')
export class VassalAnswer {
  @object('What was asked.', VassalAsked) asked!: VassalAsked;
  @object('What the rules say.', Ruling) ruling!: Ruling;
}
