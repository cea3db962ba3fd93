import type { Feature } from '../../combat/battle-input.js';
import type { Region, Side, SiegeHere, SpaceClass, Terrain, UnitType, Works } from '../../vocabulary.js';

/** The vocabulary of the strategy cards: what a deck may say a card does. The book prints no card texts. */

export type Pool = 'nationalist' | 'axis' | 'republican' | 'soviet';
export type WarPhase = 'warOfTheColumns' | 'mobilization' | 'warOfTheArmies';
export type CombatRole = 'attacker' | 'defender';

/** How long something lasts. */
export type Until = 'round' | 'turn' | 'nextWinter' | 'game' | { readonly turns: number } | { readonly event: string };

export interface SpaceFilter {
  readonly names?: readonly string[];
  readonly class?: readonly SpaceClass[];
  readonly terrain?: Terrain;
  readonly region?: readonly Region[];
  readonly control?: Side;
  readonly port?: boolean;
  /** At either sea [3.0]. */
  readonly coastal?: boolean;
  readonly source?: boolean;
  readonly border?: 'france' | 'portugal';
  /** So many spaces from French soil at most [CL.R51]. */
  readonly withinFrance?: number;
  readonly adjacentTo?: readonly string[];
  readonly holds?: UnitsThere;
  readonly empty?: boolean;
  readonly works?: Works;
}

/** Units in a space that is spoken of: where they are is said already. */
interface UnitsThere {
  readonly side?: Side;
  readonly types?: readonly UnitType[];
  readonly size?: 'division' | 'corps';
  readonly region?: readonly Region[];
  /** CNT, ERC, POUM and PSUC [17.4.3]. */
  readonly catalan?: boolean;
  readonly state?: 'full' | 'reduced';
  readonly supplied?: boolean;
}

export interface UnitFilter extends UnitsThere {
  readonly at?: SpaceFilter;
}

interface Bounds {
  readonly atMost?: number;
  readonly atLeast?: number;
}

type UnitBox = 'map' | 'reserve' | 'eliminated' | 'aside' | 'anywhere';

/** What must hold for an event [8.5.1.2]. One key each. */
export type Condition =
  | { readonly played: string }
  | { readonly notPlayed: string }
  | { readonly turn: { readonly from?: number; readonly to?: number } }
  | { readonly warPhase: WarPhase }
  | { readonly winter: boolean }
  | { readonly rm: Bounds }
  | { readonly vp: Bounds }
  | { readonly controls: { readonly side: Side; readonly where: SpaceFilter; readonly atLeast?: number } }
  | { readonly strait: Side }
  | { readonly supplied: string }
  | { readonly siege: { readonly id: SiegeHere; readonly stands: boolean } }
  | { readonly northernFront: 'isolated' | 'linked' | 'conquered' }
  | { readonly units: { readonly filter: UnitFilter; readonly where: UnitBox; readonly atLeast: number } }
  | { readonly government: string }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export type TargetKind = 'open' | 'mountain' | 'mainCity' | 'position' | 'trench' | 'beachhead';
interface Share {
  readonly filter: UnitFilter;
  readonly share: 'all' | 'none' | number;
}

/** What must hold for a combat card, judged by what is printed and what lies there [CL.map]. */
export type CombatCondition =
  | Condition
  | { readonly target: readonly TargetKind[] }
  | { readonly targetSpace: SpaceFilter }
  | { readonly river: 'all' | 'any' | 'none' }
  | { readonly own: Share }
  | { readonly enemy: Share }
  /** By anybody, by nobody, or by this side. */
  | { readonly armourClaimed: boolean | Side }
  | { readonly enemyCardPlayed: string };

export type Deed = 'move' | 'attack' | 'sr' | 'rp' | 'works' | 'event' | 'sea';

export interface PlaceUnits {
  readonly kind: 'placeUnits';
  /** Units by id, or so many that fit the filter. */
  readonly units?: readonly string[];
  readonly filter?: UnitFilter;
  readonly n?: number;
  readonly from: 'aside' | 'reserve' | 'eliminated';
  /** `corps`: wherever a corps may be placed [8.5.2.4]. */
  readonly to: 'reserve' | 'corps' | SpaceFilter;
  /** `choice`: full or reduced, as its side likes. */
  readonly state?: 'full' | 'reduced' | 'asIs' | 'choice';
  readonly must: 'all' | 'upTo';
  readonly takesControl?: boolean;
}

interface OpsEffect {
  readonly kind: 'ops';
  readonly points: 'value' | number;
  readonly only?: 'move' | 'attack' | 'both';
  readonly where?: SpaceFilter;
  /** In so many spaces at most. */
  readonly most?: number;
}

export type WorksMarker = 'standard' | 'madrid' | 'bilbao' | 'fortifications';

/** What an event does outside combat, in the order of the card [8.5.1.1]. */
export type Effect =
  | { readonly kind: 'vp' | 'rm'; readonly by: number }
  | {
      readonly kind: 'rp';
      readonly pool: Pool;
      readonly by: number;
      readonly each?: 'now' | 'everyTurn';
      readonly needs?: { readonly rpCardThisTurn?: boolean; readonly poolAtLeast?: number };
      readonly until?: Until;
      readonly tag?: string;
    }
  | { readonly kind: 'noRp'; readonly pool: Pool }
  | { readonly kind: 'cancelLasting'; readonly tag: string }
  | { readonly kind: 'flag'; readonly flag: string; readonly until?: Until }
  | { readonly kind: 'strait'; readonly to: Side }
  | { readonly kind: 'severeWinter' }
  | OpsEffect
  | { readonly kind: 'attackMarkers'; readonly n: number; readonly where?: SpaceFilter }
  | { readonly kind: 'roundDrm'; readonly by: number }
  | {
      readonly kind: 'cancelTerrain';
      readonly features: readonly Feature[];
      readonly attacks: number;
      readonly hold?: boolean;
    }
  | {
      readonly kind: 'bonus';
      readonly rm?: number;
      readonly vp?: number;
      readonly attack: 'anyWon' | 'terrainCancelled';
    }
  | PlaceUnits
  | {
      readonly kind: 'removeUnits';
      readonly filter: UnitFilter;
      readonly n: number;
      /** Who plays the card, his enemy, or whose units they are. */
      readonly chooser: 'player' | 'enemy' | 'owner';
      readonly fate: 'eliminated' | 'permanent' | 'reserve';
    }
  | { readonly kind: 'flipUnits'; readonly filter: UnitFilter; readonly n: number; readonly to: 'full' | 'reduced' }
  /** A unit is changed for one of another type that waits aside, in the same place and state. */
  | { readonly kind: 'swapUnits'; readonly filter: UnitFilter; readonly n: number; readonly to: UnitType }
  | {
      readonly kind: 'placeWorks';
      readonly where: SpaceFilter;
      readonly work: 'position' | 'trench';
      readonly markers: WorksMarker;
      readonly n: number;
    }
  | {
      readonly kind: 'forbid';
      readonly side: Side;
      readonly deed: Deed;
      readonly where?: SpaceFilter;
      readonly until: Until;
    }
  /** A reminder that both sides agreed on: shown, and nothing else. */
  | { readonly kind: 'remark'; readonly text: string; readonly until: Until }
  | { readonly kind: 'beachhead'; readonly which: 'mallorca' | 'planP' }
  | { readonly kind: 'control'; readonly space: string; readonly side: Side }
  | { readonly kind: 'siege'; readonly id: SiegeHere; readonly by: number }
  | { readonly kind: 'win'; readonly side: Side }
  | { readonly kind: 'other'; readonly text: { readonly en: string; readonly ja?: string } };

/** What a combat card does [8.5.3.1, 11.2.4]. */
export type CombatEffect =
  | { readonly kind: 'drm' | 'shift'; readonly of: CombatRole | 'own' | 'enemy'; readonly by: number }
  | { readonly kind: 'cancelFeature'; readonly features: readonly Feature[] }
  | { readonly kind: 'armourOverRiver' }
  | { readonly kind: 'noArmour' }
  | {
      readonly kind: 'negate';
      readonly what: 'drm' | 'shift' | 'all';
      readonly which: 'one' | 'all';
      readonly numbers?: readonly string[];
      /** Only cards that do one of these things. */
      readonly kinds?: readonly string[];
    }
  | { readonly kind: 'mutual'; readonly number: string }
  | { readonly kind: 'dice'; readonly side: Side; readonly roll: number; readonly keep: 'highest' | 'lowest' }
  /** The die is not rolled: it shows this. */
  | { readonly kind: 'dice'; readonly side: Side; readonly fixed: number }
  | {
      readonly kind: 'takeOut';
      readonly filter: UnitFilter;
      readonly n: number;
      readonly fate: 'eliminated' | 'permanent';
    }
  /** The side that plays the card, unless another is named. */
  | { readonly kind: 'fireFirst'; readonly side?: Side; readonly weakened: boolean }
  | { readonly kind: 'cancelLosses'; readonly side?: Side; readonly steps: number }
  | { readonly kind: 'retreat'; readonly how: 'cancelled' | 'noCancel' }
  /** So many spaces, whatever the Loss Numbers say. */
  | { readonly kind: 'retreat'; readonly how: 'by'; readonly n: number }
  | { readonly kind: 'other'; readonly text: { readonly en: string; readonly ja?: string } };

/** A strategy card of a deck [2.3]. */
export interface Card {
  readonly id: string;
  readonly number: string;
  readonly title: { readonly en: string; readonly ja?: string };
  readonly side: Side;
  readonly phase: WarPhase | 'optional';
  readonly ops: number;
  readonly sr: number;
  readonly rp: Readonly<Record<Pool, number>>;
  readonly asterisk: boolean;
  readonly combatCard: boolean;
  readonly oncePerTurn: boolean;
  readonly reinforcement: 'none' | Pool;
  readonly counterattack: 'none' | 'brunete' | 'belchite' | 'teruel' | 'elEbro';
  /** Its event places at least one corps as a reinforcement [15.1.2]. */
  readonly corps: boolean;
  readonly red?: readonly Condition[];
  readonly event?: {
    readonly when: readonly Condition[];
    readonly effects: readonly Effect[];
    readonly ops: 'none' | 'value' | number;
  };
  readonly combat?: {
    readonly role: CombatRole | 'either';
    readonly when: readonly CombatCondition[];
    readonly effects: readonly CombatEffect[];
  };
}
