import type { ShapeClass } from '../fields/index.js';
import type { Bilingual } from '../procedures/procedure.js';
import type { SituationFault } from '../rulings/invalid-situation.js';
import type { SessionSetup } from '../session/words.js';

/** A card of a deck as its owner writes it down. What stands in `values` is the game's own. */
export interface OwnerCard {
  readonly id: string;
  readonly number?: string;
  readonly title: { readonly en: string; readonly ja?: string };
  readonly side?: string | null;
  readonly copies?: number | null;
  readonly phase?: string | null;
  readonly values?: Readonly<Record<string, unknown>>;
  readonly event?: unknown;
  readonly combat?: unknown;
  readonly red?: unknown;
}

type Complain = (fault: SituationFault) => void;

/** One kind of card that the decks of a game may hold: a counter, a strategy card, an area of the map. */
export interface CardKind {
  readonly id: string;
  readonly title: Bilingual;
  /** Whether a card is of this kind. Kinds are asked in order; the last takes whatever is left. */
  readonly is: (card: OwnerCard) => boolean;
  /** Every figure and word that may stand in its `values`, and nothing else. */
  readonly values: ShapeClass;
  /** The descriptions of those fields in Japanese. */
  readonly ja: Readonly<Record<string, string>>;
  /** As earlier releases wrote it: what they exported is still taken in, and no template asks for it. */
  readonly earlier?: true;
  /** What a shape cannot say of a card; pointers begin at the card. */
  readonly check?: (card: OwnerCard, complain: Complain) => void;
}

/** Which of an owner's tables something belongs to. */
export const SHEETS = ['map', 'deck', 'counters', 'chartPack'] as const;
export type Sheet = (typeof SHEETS)[number];

/** A card that a scenario cannot do without: what is known of it, null where its owner has to look. */
export interface WantedCard {
  readonly sheet: 'deck' | 'counters';
  /** The id of the deck it belongs to. */
  readonly deck: string;
  readonly card: OwnerCard;
  /** Fields that are null and may stay so. */
  readonly mayStayEmpty?: readonly string[];
  readonly comment?: Bilingual;
}

/** Something that the map has to have: an item of one of its lists, null where its owner has to look. */
export interface WantedPlace {
  /** The field of the map: `hexes`, `spaces`, `grid`. */
  readonly list: string;
  readonly item: Readonly<Record<string, unknown>>;
  readonly mayStayEmpty?: readonly string[];
  readonly comment: Bilingual;
}

/** A cell of a chart that the book does not print. */
export interface WantedCell {
  readonly chart: string;
  readonly row: string;
  readonly column: string;
  readonly mayStayEmpty?: boolean;
}

/** Everything that an owner has to supply before a scenario can be played. */
export interface Wants {
  readonly places: readonly WantedPlace[];
  readonly cards: readonly WantedCard[];
  readonly cells: readonly WantedCell[];
  /** What an owner should know before he begins, by table. */
  readonly notes: Readonly<Partial<Record<Sheet, readonly Bilingual[]>>>;
}

/**
 * What a game asks of its owner's box. The library refuses a card by `cardKinds` when it comes in; a template is written
 * from `wants`; whether everything is there is for `prepare` of the session's rules to say, and for `lacks`.
 */
export interface MaterialsGuide {
  readonly cardKinds: readonly CardKind[];
  /** `setup` holds the scenario and the cards that ship with it; neither a map nor a deck. */
  wants(setup: SessionSetup): Wants;
  /** What a game could be played without, in a poor way: a session is not opened before it is there. */
  lacks?(setup: SessionSetup): readonly SituationFault[];
}
