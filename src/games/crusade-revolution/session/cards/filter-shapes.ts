import {
  choice,
  choices,
  defineChoice,
  either,
  type FieldType,
  flag,
  integer,
  object,
  text,
  texts,
} from '../../../../kernel/fields/index.js';
import { Region, Side, SpaceClass, Terrain, UnitType, Works } from '../../vocabulary.js';

/** Which spaces and units the words of a card cover, and how long they count: as a client reads and writes them. */
const SOME = { maxItems: 60, optional: true };
const WORDS = { min: 1, max: 200, ...SOME };
const MAYBE = { optional: true };

const CardBorder = defineChoice('CardBorder', ['france', 'portugal']);
const CardUnitSize = defineChoice('CardUnitSize', ['division', 'corps']);
const CardUnitState = defineChoice('CardUnitState', ['full', 'reduced']);
const UntilWhen = defineChoice('UntilWhen', ['round', 'turn', 'nextWinter', 'game']);

class LaterEnd {
  @integer('After so many turns', { min: 1, max: 18, optional: true }) turns?: number;
  @text('When this event is played', { min: 1, max: 200, optional: true }) event?: string;
}

const UNTIL: readonly FieldType[] = [
  { kind: 'choice', choice: UntilWhen },
  { kind: 'object', of: LaterEnd },
];

/** How long something lasts: a word, or so many turns, or until an event. */
export const lastsUntil = (presence: { readonly optional?: boolean } = {}): PropertyDecorator =>
  either('How long it lasts: round, turn, nextWinter, game, {turns} or {event}', UNTIL, presence);

/** Units in a space that is spoken of. */
export class CardUnitsThere {
  @choice('Their side', Side, MAYBE) side?: Side;
  @choices('Their types', UnitType, SOME) types?: readonly UnitType[];
  @choice('Their size', CardUnitSize, MAYBE) size?: 'division' | 'corps';
  @choices('Their home regions', Region, SOME) region?: readonly Region[];
  @flag('Whether they are Catalan militia [17.4.3]', MAYBE) catalan?: boolean;
  @choice('Full or reduced', CardUnitState, MAYBE) state?: 'full' | 'reduced';
  @flag('Whether they are in supply', MAYBE) supplied?: boolean;
}

export class CardSpaces {
  @texts('These spaces', WORDS) names?: readonly string[];
  @choices('Their classes', SpaceClass, SOME) class?: readonly SpaceClass[];
  @choice('Their terrain', Terrain, MAYBE) terrain?: Terrain;
  @choices('Their regions', Region, SOME) region?: readonly Region[];
  @choice('Who controls them', Side, MAYBE) control?: Side;
  @flag('Whether they are ports', MAYBE) port?: boolean;
  @flag('Whether they lie at the sea [3.0]', MAYBE) coastal?: boolean;
  @flag('Whether they are sources of supply', MAYBE) source?: boolean;
  @choice('The border they lie at', CardBorder, MAYBE) border?: 'france' | 'portugal';
  @integer('So many spaces from French soil at most [CL.R51]', { min: 1, max: 9, optional: true })
  withinFrance?: number;
  @texts('Beside one of these spaces', WORDS) adjacentTo?: readonly string[];
  @object('Holding such a unit', CardUnitsThere, MAYBE) holds?: CardUnitsThere;
  @flag('Whether they are empty', MAYBE) empty?: boolean;
  @choice('The works in them', Works, MAYBE) works?: Works;
}

export class CardUnits extends CardUnitsThere {
  @object('Where they are', CardSpaces, MAYBE) at?: CardSpaces;
}
