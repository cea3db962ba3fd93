import type { Agenda, Result } from '../../../kernel/session/index.js';
import type { Feature } from '../combat/battle-input.js';
import type { LossUnit, ReserveUnit } from '../combat/loss-input.js';
import type { Region, Side, SupplyState } from '../vocabulary.js';
import type { Deed, Pool, SpaceFilter, Until, WorksMarker } from './cards/card.js';

/** Where a unit is: nowhere twice, never nowhere. */
export type Place = 'map' | 'reserve' | 'eliminated' | 'removed' | 'aside' | 'morocco' | 'track';

export interface UnitState {
  readonly place: Place;
  readonly space?: string;
  readonly reduced?: true;
  /** The turn in whose Replacement Phase it comes back [13.4.3], or in which it is due [17.6.2]. */
  readonly turn?: number;
  /** Marks of the Action Round [10.1, 10.2.1, 11.1.5, 11.4.6, 12.1.3]. */
  readonly moved?: true;
  readonly fought?: true;
  readonly retreated?: true;
  readonly redeployed?: true;
  /** Abroad beyond what the regions allow, or let go of by that rule [16.4.2.4]. */
  readonly stray?: true;
  readonly free?: true;
}

export type Use = 'ops' | 'sr' | 'rp' | 'event' | 'automatic';
export type SiegeName = 'simancas' | 'santaMaria' | 'alcazar';

/** The cards of one side. The order of the draw pile, the hand and what lies under the top discard are hidden. */
export interface Piles {
  readonly draw: readonly string[];
  /** The last one lies on top. */
  readonly discard: readonly string[];
  readonly removed: readonly string[];
  readonly hand: readonly string[];
  /** Cards in hand that the enemy has seen. */
  readonly known: readonly string[];
  readonly faceUp: readonly { readonly card: string; readonly used: boolean }[];
  /** The card of this Action Round, open on the table. */
  readonly onTable: string | null;
  /** Cards of war phases still to come [8.1.2]. */
  readonly waiting: readonly string[];
}

export interface WorksHere {
  readonly kind: 'position' | 'trench';
  readonly marker: WorksMarker;
}

/** Something an event left behind for a while. */
export type Lasting =
  | {
      readonly kind: 'rp';
      readonly pool: Pool;
      readonly by: number;
      readonly needs?: { readonly rpCardThisTurn?: boolean; readonly poolAtLeast?: number };
      readonly tag?: string;
      readonly until: Until;
      readonly since: number;
    }
  | {
      readonly kind: 'forbid';
      readonly side: Side;
      readonly deed: Deed;
      readonly where?: SpaceFilter;
      readonly until: Until;
      readonly since: number;
    }
  | { readonly kind: 'flag'; readonly flag: string; readonly until: Until; readonly since: number }
  | { readonly kind: 'remark'; readonly text: string; readonly until: Until; readonly since: number };

/** What an Action Round may still do [8.2.1]. */
export interface Operation {
  readonly source: 'ops' | 'event' | 'automatic';
  readonly points: number;
  /** Of the points, those that put Attack markers and nothing else, and where [16.5.2]. */
  readonly attackOnly?: { readonly points: number; readonly where?: SpaceFilter };
  readonly only?: 'move' | 'attack';
  readonly where?: SpaceFilter;
  readonly drm: number;
  readonly cancelTerrain?: {
    readonly features: readonly Feature[];
    readonly hold: boolean;
    /** It may be named no more; how often it may still be, where that is more than once. */
    readonly used: boolean;
    readonly left?: number;
  };
  readonly bonus?: { readonly rm: number; readonly vp: number; readonly named: boolean };
  /** Attacks made, for the bonus of a counterattack [8.5.5.3]. */
  readonly attacks: readonly {
    readonly space: string;
    readonly republican: number;
    readonly nationalist: number;
    readonly advanced: boolean;
    readonly cancelled: boolean;
  }[];
}

/** A stack on its way [10.1.1]. */
export interface March {
  readonly units: readonly string[];
  readonly start: string;
  readonly path: readonly string[];
}

export interface CommittedCard {
  readonly card: string;
  readonly side: Side;
  readonly faceUp: boolean;
  /** The unit or units it takes out, or the card it negates. */
  readonly unit?: string;
  readonly units?: readonly string[];
  readonly against?: string;
  /** What both sides agreed on for an effect outside the vocabulary. */
  readonly agreed?: readonly object[];
}

export type Party = 'attacker' | 'defender';

export interface LossTaking {
  readonly number: number;
  readonly units: readonly LossUnit[];
  readonly reserve: readonly ReserveUnit[];
  readonly limitedOffensive: boolean;
  /** Steps chosen so far, in order. */
  readonly taken: readonly { readonly unit: string; readonly replacedBy?: string }[];
  /** Steps that a card spares [CL.R45]. */
  readonly spared: number;
  readonly settled: boolean;
}

export interface Combat {
  readonly target: string;
  readonly attackers: readonly { readonly unit: string; readonly space: string; readonly supply: SupplyState }[];
  readonly defenders: readonly string[];
  readonly supply: SupplyState;
  readonly cancelTerrain: boolean;
  readonly claim: string | null;
  readonly cards: readonly CommittedCard[];
  /** Loss Numbers inflicted by each party, once rolled. */
  readonly fire?: { readonly attacker: number | null; readonly defender: number | null };
  readonly losses?: { readonly attacker?: LossTaking; readonly defender?: LossTaking };
  readonly winner?: Party | 'none';
  /** Cards whose effects counted. */
  readonly used?: readonly string[];
  readonly distance: number;
  /** The retreat was bought off with a step [11.4.3]. */
  readonly held: boolean;
  /** First spaces of two-space retreats, and what attackers may enter where there was no second [11.5.3, 11.5.7]. */
  readonly behind: readonly string[];
  readonly blocked: boolean;
  readonly retreatedAny: boolean;
  readonly advanced: readonly string[];
}

/** The choices of an event that is being carried out. */
export interface EventInHand {
  readonly card: string;
  /** The effect at hand. */
  readonly at: number;
  /** Units or spaces chosen for it so far. */
  readonly chosen: readonly string[];
  /** Divisions given up for its corps [8.5.2.5]. */
  readonly givenUp: readonly string[];
  /** What both sides agreed on, in place of the card's own effects. */
  readonly agreed?: readonly object[];
}

export interface Proposal {
  readonly card: string;
  readonly side: Side;
  readonly changes: readonly object[];
  readonly use: 'event' | 'combat';
}

/** What somebody must decide before anything else goes on. */
export type Pending =
  | { readonly kind: 'strike'; readonly side: Side; readonly space: string }
  | { readonly kind: 'excess'; readonly side: Side; readonly units: readonly string[]; readonly space: string }
  | {
      readonly kind: 'arrival';
      readonly side: Side;
      readonly unit: string;
      readonly spaces: readonly string[];
      /** Placed in the set-up rather than come in [4.2.1]; on which face. */
      readonly setUp?: 'full' | 'reduced';
    }
  | { readonly kind: 'proposal'; readonly side: Side };

export type Step =
  | 'discarding'
  | 'arrivals'
  | 'action'
  | 'activation'
  | 'movement'
  | 'digging'
  | 'attacks'
  | 'attacker-cards'
  | 'defender-cards'
  | 'defender-losses'
  | 'attacker-losses'
  | 'hold'
  | 'retreat'
  | 'advance'
  | 'bonus'
  | 'redeployment'
  | 'event'
  | 'mallorca'
  | 'returning'
  | 'replacements'
  | 'works'
  | 'deployment'
  | 'reserve'
  | 'militarization'
  | 'round-end'
  | 'over';

export type PhaseId = 'draw' | 'action' | 'attrition' | 'warStatus' | 'replacement' | 'endOfTurn' | 'mobilization';

/** No combat cards before the end of a turn, or of one of its Action Rounds (P28). */
interface StandingPass {
  readonly turn: number;
  readonly round?: number;
  readonly active?: Side;
}

export interface Position {
  readonly turn: number;
  readonly phase: PhaseId;
  readonly step: Step;
  readonly round: number;
  /** Whose Action Round it is, or who decides in the phase at hand. */
  readonly active: Side;
  readonly agenda: Agenda<Pending>;
  readonly vp: number;
  readonly rm: number;
  /** Borders held whole, and once-only entries used up [16.3.3]. */
  readonly frenchBorder: boolean;
  readonly portugueseBorder: boolean;
  readonly moraleUsed: readonly string[];
  /** Zones that lie in two parts or more [16.3.3 note 7]. */
  readonly split: Readonly<Record<Side, boolean>>;
  readonly rp: Readonly<Record<Pool, number>>;
  readonly noRp: readonly Pool[];
  readonly lasting: readonly Lasting[];
  readonly played: readonly string[];
  readonly log: Readonly<Record<Side, readonly Use[]>>;
  readonly reinforcements: readonly Pool[];
  readonly counterattack: boolean;
  readonly opsCards: Readonly<Record<Side, number>>;
  readonly rpCard: Readonly<Record<Side, boolean>>;
  readonly served: readonly string[];
  readonly strait: Side;
  readonly shortage: boolean;
  readonly severeWinter: number | null;
  /** When End of the Strait Blockade came, for the Army of Africa [17.6.2]. */
  readonly blockade: 'notYet' | 'beforeTurnThree' | 'turnThreeRoundOne' | 'later';
  readonly piles: Readonly<Record<Side, Piles>>;
  readonly control: Readonly<Record<string, Side>>;
  readonly controlAtStart: Readonly<Record<string, Side>>;
  readonly markers: Readonly<Record<string, { readonly marker: 'move' | 'attack'; readonly supply: SupplyState }>>;
  readonly attacked: readonly string[];
  readonly assaulted: readonly string[];
  readonly dug: readonly string[];
  readonly works: Readonly<Record<string, WorksHere>>;
  /** One-use trenches spent [10.2.9]. */
  readonly oneUse: Readonly<Record<'madrid' | 'bilbao' | 'fortifications', number>>;
  readonly digDrm: Readonly<Record<string, number>>;
  readonly sieges: Readonly<Partial<Record<SiegeName, number>>>;
  readonly isolated: readonly string[];
  readonly badajozSpent: boolean;
  readonly bonus: Readonly<Record<string, { readonly rm: number; readonly vp: number }>>;
  readonly mallorca: number | null;
  /** The coastal space the Plan P beachhead lies beside. */
  readonly planP: string | null;
  readonly units: Readonly<Record<string, UnitState>>;
  readonly madrid: readonly (
    | 'captured'
    | 'attacked'
    | 'neighbourAttacked'
    | 'guadarramaAttacked'
    | 'neighbourOccupied'
  )[];
  readonly operation: Operation | null;
  readonly march: March | null;
  readonly attack: { readonly target: string; readonly units: readonly string[] } | null;
  readonly combat: Combat | null;
  readonly sr: { readonly value: number; readonly spent: number; readonly afr: number } | null;
  readonly event: EventInHand | null;
  readonly proposal: Proposal | null;
  /** Standing orders to commit no combat cards, each known to its side alone (P28). */
  readonly passing?: Readonly<Partial<Record<Side, StandingPass>>>;
  readonly refused: readonly string[];
  /** Where the card of this round goes when it is over [8.5.1.3]. */
  readonly cardFate: 'discard' | 'removed' | null;
  /** Purchases of the replacement segment at hand [14.1]. */
  readonly bought: readonly object[];
  /** Initial corps placed, by side [15.2.1.1], and divisions militarized [15.2.3]. */
  readonly deployed: Readonly<Record<Side, number>>;
  readonly militarized: number;
  /** Divisions of a region whose home is wholly the enemy's go free; kept so that it is told once. */
  readonly lostRegions: readonly Region[];
  readonly result: Result | null;
}
