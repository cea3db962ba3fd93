import type { Standing, StandingUnit } from '../../kernel/session/index.js';
import type { VassalPosition } from '../shapes/position.js';
import type { VassalQuestionRequest } from '../shapes/question.js';

type Told = VassalQuestionRequest['standing'];

/** A piece by what its players call it. */
interface NamedPiece {
  readonly id: string;
  readonly name: string;
  readonly card: string;
}

/** A saved game as a game takes it up, with the pieces behind its units, in the same order. */
export interface StandingGame {
  readonly standing: Standing;
  readonly pieces: readonly NamedPiece[];
}

/** Every piece is known by now; one in a deck, or on no place that the game knows, lies beside the map. */
export function standingOf({ pieces }: VassalPosition, told: Told): StandingGame {
  const units: StandingUnit[] = pieces.map(({ card, side, face, faces, states, place, inDeck, hidden }) => ({
    card: card!,
    side: side!,
    place: inDeck ? null : place.id,
    faceUp: face === 'up' && !hidden,
    ...(faces === null ? {} : { facing: faces }),
    states,
  }));
  const gone = told.eliminated.map((card) => ({ card, side: null, place: null, faceUp: true, states: ['eliminated'] }));
  const { turn, phase, side, control, points, conditions } = told;
  return {
    standing: { turn, phase, side, control, points, conditions, units: [...units, ...gone] },
    pieces: pieces.map(({ id, name, card }) => ({ id, name, card: card! })),
  };
}
