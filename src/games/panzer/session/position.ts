import type { MapEdge } from '../../../kernel/hexes/index.js';
import type { Result, Side } from '../../../kernel/session/index.js';
import type { LegMode } from '../movement/leg-input.js';
import type { Ammo, Facing, HitAngle } from '../vocabulary.js';
import type { AirState } from './air/state.js';
import type { ArtilleryState } from './artillery/state.js';
import type { Assaults, Overrun } from './close-quarters.js';
import type { Ground } from './ground/state.js';
import type { HiddenState } from './hidden/state.js';
import type { Mark } from './marks/state.js';
import type { MinedHex } from './mines/state.js';
import type { Plots } from './plotting/state.js';
import type { StaggeredState } from './staggered/state.js';
import type { UnitState } from './unit-state.js';

/** A burnt-out or knocked-out vehicle in a hex; smoke counts from the step after it was born [4.4.3.2.2, 4.4.3.2.6]. */
export interface WreckState {
  readonly kind: 'ko' | 'bu';
  /** Turn and step of the smoke, as `3 combat`. */
  readonly born: string;
  /** What it was: of several, the last; and whether it was pushed off a narrow road [7.30]. */
  readonly unit?: string;
  readonly aside?: true;
}

export type FiredAmmo = Ammo | 'GP';

/** One declared shot [4.4.1]. */
export interface Shot {
  readonly firer: string;
  /** Which weapon of its card, from 1. */
  readonly weapon: number;
  /** What it fires; general-purpose fire is GP [6.5.3]. */
  readonly ammo: FiredAmmo;
  readonly target: string;
  /** Pinning fire, option 7.18. */
  readonly pinning?: true;
  /** A hand-held weapon that fires at whoever rides in the vehicle as well [5.1.3.4]. */
  readonly riders?: true;
}

/** Shots being declared, target by target, by one side [4.4.1]. */
interface Aiming {
  readonly side: Side;
  /** The unit that is choosing its target. */
  readonly aiming: string | null;
  readonly shots: readonly Shot[];
  /** Targets some shot has been resolved against: nobody else may declare at them. */
  readonly closed: readonly string[];
  /** Shots of this step that are resolved: what else a unit or its group fired bears on the rest [5.14, 6.2.1.1.4]. */
  readonly resolved: readonly Shot[];
}

/** Overwatch of both sides in turn, against whoever fired or moves [4.4.2, 4.5]. */
export interface Watch extends Aiming {
  /** Enemies each side may still answer. */
  readonly triggers: Readonly<Record<Side, readonly string[]>>;
}

/** Shots under way, in the order declared, interrupted where the owner is asked about the moving modifier [4.4.3.2.2]. */
interface Resolving {
  readonly shots: readonly Shot[];
  readonly overwatch: boolean;
  /** What the owner of the next target chose of the two hit angles on whose border the shot comes in [6.5.2.2]. */
  readonly angle?: HitAngle;
  /** The next shot has scored several hits: how many, with what number, and where those that are spread go [6.5.2.1]. */
  readonly scored?: { readonly hits: number; readonly hitNumber: number; readonly spread: readonly string[] };
}

/** One thing a vehicle does on its way: it turns, or goes one hex [4.5.1.1]. */
export type PlannedAction =
  | { readonly does: 'turn'; readonly facing: number }
  | { readonly does: 'forward' | 'reverse' | 'exit' | 'reverseExit' };

/** A vehicle on its way [4.5.1.1]. */
export interface Mover {
  readonly unit: string;
  /** What it did, as the stateless question of a whole move puts it. */
  readonly actions: readonly {
    readonly turnTo?: Facing;
    readonly move: 'forward' | 'reverse' | 'exit' | 'reverseExit' | 'stay';
  }[];
  /** Hexes it has been in, the first one first. */
  readonly hexes: readonly string[];
  readonly spent: number;
  /** The most that may be spent by each factor; hits lower them [4.5.1.1.1, 4.4.3.2.6]. */
  readonly most: { readonly crossCountry: number; readonly path: number; readonly road: number };
  /** Hexsides turned in this hex [4.5.1.1.4]. */
  readonly turnedHere: number;
  readonly roads: number;
  readonly paths: number;
  /** The path or road factor may still be claimed [4.5.1.1.5]. */
  readonly byRoad: boolean;
  /** The one hex that is always allowed: nothing comes after it but one free turn [4.5.1.1.3]. */
  readonly oneHex?: true;
  /** A step or an exit that follows as soon as the enemy has answered what came before it. */
  readonly next?: { readonly does: 'step' | 'exit'; readonly reverse: boolean; readonly edge?: MapEdge };
  /** Somebody who climbs aboard, or an enemy that is run over, as soon as the answers are in [6.6.7.1.1, 6.6.10]. */
  readonly then?:
    | { readonly does: 'mount'; readonly unit: string; readonly vehicle: string; readonly cost: number }
    | { readonly does: 'overrun'; readonly target: string };
  /** What is left of a move planned as a whole: its owner's secret, dropped when it is hit. */
  readonly plan?: readonly PlannedAction[];
  /** All that is left is the enemy's answer. */
  readonly over?: true;
  /** It was hit on the way. */
  readonly hurt?: true;
  /** Its turret has been turned in this hex [7.8.1]. */
  readonly turretHere?: true;
  /** The hex whose ground has been tried and held, option 7.29. */
  readonly firm?: string;
  /** It began off the map [1.8]. */
  readonly entered?: true;
  /** Floors climbed or descended on this move [6.6.4.1]. */
  readonly floors?: number;
  /** How a leg unit or gun goes [6.6.4]; absent of vehicles. */
  readonly leg?: LegMode;
  /** Somebody has got on or off in this hex, which is paid once [6.6.7.1.1]. */
  readonly paidHere?: true;
  /** Enemy leg units and guns it spotted as it began to move: those it may run over [6.6.10]. */
  readonly seen?: readonly string[];
  /** An overrun is declared, and others may still be declared with it [6.6.10]. */
  readonly joining?: true;
  /** Whom it has run over on this move: nobody twice [6.6.10]. */
  readonly ran?: readonly string[];
}

/** A place worth points [3.6]. */
export interface Held {
  readonly holder: Side | null;
  readonly contested: boolean;
  /** Who was there when the turn began. */
  readonly atStart: readonly Side[];
}

/** What shakes a unit [7.1.2, 7.1.3]. */
export type MoraleCause =
  | 'movedOut'
  | 'hit'
  | 'brewUpInHex'
  | 'closeAttacked'
  | 'overrun'
  | 'commandLost'
  | 'neighbourLost'
  | 'flamethrower';

export type Step =
  | 'set-up'
  | 'orders'
  | 'initiative'
  | 'first-air'
  | 'indirect-fire'
  | 'direct-fire'
  | 'overwatch'
  | 'close-combat'
  | 'movement'
  | 'second-air'
  | 'adjustment'
  | 'over';

/** How a side answers when a unit with a hidden Move or Short Halt is fired at [4.4.3.2.2]. */
export type ClaimPolicy = 'always' | 'never' | 'ask';

export interface Position {
  readonly turn: number;
  readonly step: Step;
  readonly units: Readonly<Record<string, UnitState>>;
  readonly wrecks: Readonly<Record<string, WreckState>>;
  /** What the map shows no more: terrain destroyed in play [6.5.4.4.3]. */
  readonly ground: Ground;
  /** Smoke, barrages, light and fires on the map [6.1.4.3]. */
  readonly marks: readonly Mark[];
  /** The unit that is about to lay smoke, and how far [6.1.4.3.10]. */
  readonly smoking: { readonly unit: string; readonly range: number | null } | null;
  /** Who has met which barrage this turn [6.6.6]. */
  readonly crossed: readonly string[];
  /** Mined hexes, option 7.31. */
  readonly mines: readonly MinedHex[];
  /** Hidden units, option 7.2. */
  readonly hidden: HiddenState;
  /** Mines, points and plans of the players [6.5.1.4, 6.5.1.11.1, 7.31.1]. */
  readonly plots: Plots;
  /** Indirect fire [6.5.1]. */
  readonly artillery: ArtilleryState;
  /** Aircraft [6.7]. */
  readonly air: AirState;
  /** Targets each unit spotted in this turn's Spotting Phase [4.1]. */
  readonly sight: Readonly<Record<string, readonly string[]>>;
  /** What each side, or platoon without radios, has spotted: nothing is rolled for it again, options 7.7 and 7.24 [7.4.1]. */
  readonly noticed: Readonly<Record<string, readonly string[]>>;
  /** Somebody has to let targets go before orders are given, option 7.7 [7.7.2]. */
  readonly tooManyTargets?: true;
  /** Looks in vain of this turn, options 7.7 and 7.24. */
  readonly missed: readonly string[];
  /** Commands each formation has this turn [6.2.1.1.1]. */
  readonly commands: Readonly<Record<string, number>>;
  /** Of these, how many may be Move and Short Halt at most, option 7.52. */
  readonly moveLimits: Readonly<Record<string, number>>;
  /** Buildings that may catch fire this turn: the highest factor that struck them, or a flamethrower, option 7.35. */
  readonly struck: Readonly<Record<string, { readonly factor?: number; readonly flamethrower?: true }>>;
  /** Sides that may still use smoke dischargers before orders are given, option 7.9. */
  readonly discharging: readonly Side[];
  readonly claims: Readonly<Record<Side, ClaimPolicy>>;
  /** Sides that choose the hit angle themselves where a shot comes in on a border; else it is the one nearer the front [6.5.2.2]. */
  readonly asksAngle: readonly Side[];
  /** The unit being placed, and where, while it has no facing yet [2.0]. */
  readonly placing: { readonly unit: string; readonly hex?: string } | null;
  /** Who names the First Player [4.3.1]. */
  readonly winner: Side | null;
  readonly first: Side | null;
  /** Formations that take turns, option 7.42. */
  readonly staggered: StaggeredState;
  /** The side whose part of the step it is. */
  readonly acting: Side | null;
  readonly fire: Aiming | null;
  readonly resolving: Resolving | null;
  readonly watch: Watch | null;
  readonly assaults: Assaults | null;
  readonly mover: Mover | null;
  /** Leg units and guns that are run over in this movement [6.6.10]. */
  readonly overrun: readonly Overrun[];
  /** Enemies that each rider spotted as its side's movement began: those it may jump off against [6.6.1.1]. */
  readonly seenAboard: Readonly<Record<string, readonly string[]>>;
  /** Units whose morale is checked as soon as what happens now is over, option 7.1 [7.1.2]. */
  readonly shaken: readonly { readonly unit: string; readonly cause: MoraleCause }[];
  /** Turns of work on each hasty entrenchment of a hex, one place a unit [6.6.8]. */
  readonly works: Readonly<Record<string, readonly number[]>>;
  /** Who answers nothing more, and for how long [4.5]. */
  readonly passes: Readonly<Record<Side, 'mover' | 'phase' | null>>;
  readonly objectives: Readonly<Record<string, Held>>;
  readonly result: Result | null;
}

/** The step in which smoke born now does not hinder fire yet: direct fire and its overwatch are one, every other is its own [4.4.3.2.2, 6.1.4.3.10]. */
export const smokeStep = ({ turn, step }: Position): string =>
  `${turn} ${step === 'direct-fire' || step === 'overwatch' ? 'combat' : step}`;
