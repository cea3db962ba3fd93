/* Written by scripts/write-client.mjs from the declarations of the games: change those. */

import type { HexGridShapeInput, SessionAgreeUndoCommand, SessionBeganEvent, SessionConcedeCommand, SessionConcededEvent, SessionEndedEvent, SessionJoinCommand, SessionJoinedEvent, SessionProposeUndoCommand, SessionRefuseUndoCommand, SessionRulesAdoptedEvent, SessionSeatLeftEvent, SessionSeatTakenEvent, SessionTimedOutEvent, SessionUndoAgreedEvent, SessionUndoProposedEvent, SessionUndoRefusedEvent, SessionUndoneEvent } from './service.js';
import type { Procedure } from '../rulings/procedure.js';
import type { OrStored } from './service.js';


/** Pick a unit to place [2.0] */
export interface PanzerPlaceUnitCommand {
  readonly type: 'place-unit';
  /** The unit */
  readonly unit: string;
}

/** Place it in a hex [2.0] */
export interface PanzerAtCommand {
  readonly type: 'at';
  /** The hex */
  readonly hex: string;
}

/** Choose its facing [3.3] */
export interface PanzerFaceCommand {
  readonly type: 'face';
  /** The hexside it faces [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Give the orders of the turn [4.2, 4.2.1] */
export interface PanzerCommitOrdersCommand {
  readonly type: 'commit-orders';
  /** Commands by unit; whoever is not named has No Command [4.2, 4.2.1] */
  readonly orders: Readonly<Record<string, 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none'>>;
  /** By unit: the one whose command counter it shares [6.2.1.1.3]. Default: {}. */
  readonly sharing?: Readonly<Record<string, string>>;
  /** By vehicle: the one ahead of it in a road column, which moves on one Move by path or road [6.2.1.1.3]. Default: {}. */
  readonly roadColumns?: Readonly<Record<string, string>>;
  /** What is said when a unit is fired at while its Move or Short Halt lies face down: it moves, nothing, or ask each time [4.4.3.2.2]. Default: "always". */
  readonly claim?: 'always' | 'never' | 'ask';
  /** Where a shot comes in on the border of two hit angles: the one nearer the front, or ask each time [6.5.2.2]. Default: "front". */
  readonly angles?: 'front' | 'ask';
}

/** Name the First Player [4.3.1] */
export interface PanzerNameFirstCommand {
  readonly type: 'name-first';
  /** The side */
  readonly side: string;
}

/** Take aim with a unit [4.4.1, 4.4.2] */
export interface PanzerTakeAimCommand {
  readonly type: 'take-aim';
  /** The unit */
  readonly unit: string;
}

/** Aim with another unit instead [4.4.1, 4.4.2] */
export interface PanzerDropAimCommand {
  readonly type: 'drop-aim';
}

/** Declare fire at a target [4.4.1, 4.4.3] */
export interface PanzerFireCommand {
  readonly type: 'fire';
  /** Which weapon of its card, counted from 1 [4.4.3.2.1]. Default: 1. */
  readonly weapon?: number;
  /** Ammunition: AP in the Basic Game; GP is general-purpose fire [4.4.3, 6.5.4]. Default: "AP". */
  readonly ammo?: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT' | 'GP';
  /** The target */
  readonly target: string;
  /** Pinning fire: more likely to suppress, and nothing worse, option 7.18 */
  readonly pinning?: boolean;
  /** With a hand-held weapon, at whoever rides in the vehicle as well [5.1.3.4] */
  readonly riders?: boolean;
}

/** Fire no more from vehicles [6.6.7.2] */
export interface PanzerEndFireCommand {
  readonly type: 'end-fire';
}

/** Take a declaration back [4.4.1] */
export interface PanzerWithdrawCommand {
  readonly type: 'withdraw';
  /** The unit */
  readonly unit: string;
}

/** Resolve all fire at a target [4.4.1] */
export interface PanzerResolveCommand {
  readonly type: 'resolve';
  /** The target */
  readonly target: string;
}

/** Show that the target moves [4.4.3.2.2] */
export interface PanzerClaimCommand {
  readonly type: 'claim';
}

/** Show nothing [4.4.3.2.2] */
export interface PanzerNoClaimCommand {
  readonly type: 'no-claim';
}

/** Answer with overwatch [4.4.2, 4.5] */
export interface PanzerOverwatchCommand {
  readonly type: 'overwatch';
  /** Which weapon of its card, counted from 1 [4.4.3.2.1]. Default: 1. */
  readonly weapon?: number;
  /** Ammunition: AP in the Basic Game; GP is general-purpose fire [4.4.3, 6.5.4]. Default: "AP". */
  readonly ammo?: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT' | 'GP';
  /** The target */
  readonly target: string;
  /** Pinning fire: more likely to suppress, and nothing worse, option 7.18 */
  readonly pinning?: boolean;
  /** With a hand-held weapon, at whoever rides in the vehicle as well [5.1.3.4] */
  readonly riders?: boolean;
  /** The unit on overwatch */
  readonly unit: string;
}

/** Resolve the overwatch declared [4.4.1, 4.4.2] */
export interface PanzerOpenFireCommand {
  readonly type: 'open-fire';
}

/** Let it pass [4.4.2] */
export interface PanzerPassCommand {
  readonly type: 'pass';
}

/** Let this unit pass [4.4.2] */
export interface PanzerPassMoverCommand {
  readonly type: 'pass-mover';
}

/** Let the rest of this movement pass [4.4.2] */
export interface PanzerPassPhaseCommand {
  readonly type: 'pass-phase';
}

/** Move a unit [4.5] */
export interface PanzerBeginMoveCommand {
  readonly type: 'begin-move';
  /** The unit */
  readonly unit: string;
}

/** Let nobody else get off [6.6.7.1.1] */
export interface PanzerEndMovementCommand {
  readonly type: 'end-movement';
}

/** Drive a whole planned move [4.5.1.1] */
export interface PanzerDriveCommand {
  readonly type: 'drive';
  /** The whole move, in order; none: it stays where it is [4.5.1.1, 4.5.1.1.8] */
  readonly actions: readonly ({
    /** Turn to this facing first [4.5.1.1.4] */
    readonly turnTo?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
    /** Then */
    readonly move?: 'forward' | 'reverse' | 'exit' | 'reverseExit' | 'stay';
  })[];
}

/** Go one hex forward [4.5.1.1.2] */
export interface PanzerForwardCommand {
  readonly type: 'forward';
}

/** Go one hex back [4.5.1.1.7] */
export interface PanzerReverseCommand {
  readonly type: 'reverse';
}

/** Turn [4.5.1.1.4] */
export interface PanzerTurnCommand {
  readonly type: 'turn';
  /** The hexside it faces [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Go the one hex always allowed [4.5.1.1.3] */
export interface PanzerOneHexCommand {
  readonly type: 'one-hex';
  /** The hexside it faces [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** Backwards [4.5.1.1.7]. Default: false. */
  readonly reverse?: boolean;
}

/** Leave the map [4.5.1.1.9] */
export interface PanzerExitCommand {
  readonly type: 'exit';
  /** Backwards [4.5.1.1.7]. Default: false. */
  readonly reverse?: boolean;
}

/** Come on to the map [1.8] */
export interface PanzerEnterCommand {
  readonly type: 'enter';
  /** The hexside it faces [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** The hex it comes on by */
  readonly hex: string;
}

/** End the move [4.5.1.1.8, 6.6.4.1] */
export interface PanzerEndMoveCommand {
  readonly type: 'end-move';
  /** The hexside a leg unit or gun faces in the end [3.3] */
  readonly facing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Call for fire [6.5.1, 6.5.1.1, 6.5.1.7] */
export interface PanzerCallCommand {
  readonly type: 'call';
  /** The unit or battery */
  readonly unit: string;
  /** The target point: the hex of an enemy that the observer spots [6.5.1.7] */
  readonly hex: string;
}

/** Add a firing unit [6.5.1.1, 6.5.1.1.4, 6.5.1.3] */
export interface PanzerSourceCommand {
  readonly type: 'source';
  /** The unit or battery */
  readonly unit: string;
}

/** Choose what falls [6.5.1.6] */
export interface PanzerShellsCommand {
  readonly type: 'shells';
  /** What falls [6.5.1.6] */
  readonly shells: 'gp' | 'smoke' | 'illumination';
}

/** Choose the SHEAF [6.5.1.5] */
export interface PanzerSheafCommand {
  readonly type: 'sheaf';
  /** The pattern [6.5.1.5] */
  readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Direction of a closed linear one */
  readonly direction?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Move the target point [6.5.1.8.2] */
export interface PanzerPointCommand {
  readonly type: 'point';
  /** The new target point [6.5.1.8.2] */
  readonly hex: string;
}

/** Send the call [6.5.1.12, 6.5.1.12.1, 6.5.1.10] */
export interface PanzerSendCommand {
  readonly type: 'send';
}

/** Give the call up [6.5.1.7] */
export interface PanzerDropCallCommand {
  readonly type: 'drop-call';
}

/** Let a mission go on [6.5.1.8, 6.5.1.8.1] */
export interface PanzerContinueCommand {
  readonly type: 'continue';
  /** The mission */
  readonly mission: string;
  /** What falls this turn [6.5.1.8.1] */
  readonly shells: 'gp' | 'smoke' | 'illumination';
}

/** Adjust a mission [6.5.1.8, 6.5.1.8.2] */
export interface PanzerAdjustCommand {
  readonly type: 'adjust';
  /** The mission */
  readonly mission: string;
}

/** Reconnoitre by fire [7.37] */
export interface PanzerReconFireCommand {
  readonly type: 'recon-fire';
  /** The unit or battery */
  readonly unit: string;
  /** The battery */
  readonly battery: string;
  /** Any hex that the observer sees [7.37] */
  readonly hex: string;
}

/** Check a mission [6.5.1.9] */
export interface PanzerCheckMissionCommand {
  readonly type: 'check-mission';
  /** The mission */
  readonly mission: string;
}

/** Begin planned fire a turn early [6.5.1.11.2] */
export interface PanzerStartPlanCommand {
  readonly type: 'start-plan';
  /** The unit or battery */
  readonly unit: string;
}

/** Begin planned fire a turn late [6.5.1.11.2] */
export interface PanzerDelayPlanCommand {
  readonly type: 'delay-plan';
  /** The unit or battery */
  readonly unit: string;
}

/** Move planned fire [6.5.1.11, 6.5.1.11.3] */
export interface PanzerShiftPlanCommand {
  readonly type: 'shift-plan';
  /** The unit or battery */
  readonly unit: string;
  /** Where it falls this turn [6.5.1.11.3] */
  readonly hex: string;
}

/** End indirect fire [6.5.1] */
export interface PanzerEndIndirectCommand {
  readonly type: 'end-indirect';
}

/** Strike back at a battery [7.28, 7.28.1, 7.28.2, 7.28.3] */
export interface PanzerCounterBatteryCommand {
  readonly type: 'counter-battery';
  /** The unit or battery */
  readonly unit: string;
}

/** Say on whom the fire falls [6.5.1.10, 6.5.1.12] */
export interface PanzerMisplaceCommand {
  readonly type: 'misplace';
  /** The unit or battery */
  readonly unit: string;
}

/** Bring an aircraft in [6.7.1, 6.7.2, 6.7.2.1, 6.7.2.2] */
export interface PanzerFlyInCommand {
  readonly type: 'fly-in';
  /** The aircraft */
  readonly unit: string;
  /** Speed [6.7.2.2] */
  readonly speed: 'slow' | 'fast';
  /** Altitude [6.7.2.2] */
  readonly altitude: 'low' | 'medium' | 'high';
  /** It will make a dive attack [6.7.2.3.2]. Default: false. */
  readonly dives?: boolean;
}

/** Choose where it comes in [6.7.2.1] */
export interface PanzerEntryCommand {
  readonly type: 'entry';
  /** The hex it comes in by [6.7.2.1] */
  readonly hex: string;
}

/** Choose where it flies [6.7.2.3] */
export interface PanzerHeadingCommand {
  readonly type: 'heading';
  /** Where it flies [6.7.2.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Fly on one hex [6.7.2.3] */
export interface PanzerFlyCommand {
  readonly type: 'fly';
}

/** Turn in the air [6.7.2.3.1] */
export interface PanzerBankCommand {
  readonly type: 'bank';
  /** Where it flies [6.7.2.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Attack from the air [6.7.3, 6.7.3.1, 6.7.3.1.1, 6.7.3.2, 6.7.3.3, 6.7.3.4] */
export interface PanzerAttackCommand {
  readonly type: 'attack';
  /** With what [6.7.3] */
  readonly airWeapon: 'strafe' | 'bombs' | 'rockets';
  /** The target */
  readonly target: string;
}

/** No more aircraft in this phase [6.4, 6.7] */
export interface PanzerEndAirCommand {
  readonly type: 'end-air';
}

/** Fire at the aircraft [6.7.4, 6.7.4.1, 6.7.4.1.1, 6.7.4.2, 6.7.4.2.1] */
export interface PanzerAntiAirCommand {
  readonly type: 'anti-air';
  /** The unit on overwatch */
  readonly unit: string;
  /** Which weapon of its card, counted from 1 */
  readonly weapon: number;
}

/** Let this aircraft fly [6.7.4.1.1] */
export interface PanzerPassAircraftCommand {
  readonly type: 'pass-aircraft';
}

/** Lay smoke instead of firing [6.1.4.3.10] */
export interface PanzerLaySmokeCommand {
  readonly type: 'lay-smoke';
  /** The unit */
  readonly unit: string;
}

/** Choose how far [6.1.4.3.10] */
export interface PanzerAtRangeCommand {
  readonly type: 'at-range';
  /** So many hexes away */
  readonly range: number;
}

/** Choose the hex of the smoke [6.1.4.3.10] */
export interface PanzerSmokeHexCommand {
  readonly type: 'smoke-hex';
  /** The hex */
  readonly hex: string;
}

/** Lay no smoke after all [6.1.4.3.10] */
export interface PanzerDropSmokeCommand {
  readonly type: 'drop-smoke';
}

/** Make smoke in its own hex [7.22, 7.22.1, 7.22.2] */
export interface PanzerInfantrySmokeCommand {
  readonly type: 'infantry-smoke';
  /** The unit */
  readonly unit: string;
}

/** Use its smoke dischargers [7.9] */
export interface PanzerDischargeCommand {
  readonly type: 'discharge';
  /** The unit */
  readonly unit: string;
}

/** Clear a minefield [7.19, 7.31.3.3] */
export interface PanzerClearMinesCommand {
  readonly type: 'clear-mines';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** Push something off a narrow road [7.30] */
export interface PanzerPushCommand {
  readonly type: 'push';
  /** What is pushed off the road, a wreck by the name of what it was */
  readonly target: string;
}

/** Use no more of them [7.9] */
export interface PanzerEndDischargeCommand {
  readonly type: 'end-discharge';
}

/** Pull terrain down [7.19] */
export interface PanzerDemolishCommand {
  readonly type: 'demolish';
  /** The engineers */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** What they attack */
  readonly terrain: 'clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road';
}

/** Hide units [7.2, 7.2.1, 7.2.2] */
export interface PanzerHideCommand {
  readonly type: 'hide';
  /** The hidden unit counters; none: nothing is hidden [7.2.2] */
  readonly counters: readonly {
    /** The hex of the counter [7.2.2] */
    readonly hex: string;
    /** Units it stands for, of one formation; none: a dummy [7.2.1] */
    readonly units?: readonly string[];
    /** Of a dummy: the unit of the side whose kind and pace it feigns [7.2.2.1, 7.2.2.2] */
    readonly as?: string;
  }[];
}

/** Show a hidden counter on overwatch [7.2.2.3] */
export interface PanzerUncoverCommand {
  readonly type: 'uncover';
  /** The hidden unit counter */
  readonly counter: string;
}

/** Look for a moving counter [7.2.2.1, 7.2.2.2] */
export interface PanzerSeekCommand {
  readonly type: 'seek';
  /** The hidden unit counter */
  readonly counter: string;
  /** The unit on overwatch */
  readonly unit: string;
}

/** Plot mines and artillery [6.5.1.4, 6.5.1.11, 6.5.1.11.1, 7.31.1] */
export interface PanzerPlotCommand {
  readonly type: 'plot';
  /** Minefields [7.31.1] */
  readonly minefields: readonly {
    /** Which minefield of the scenario, from 1 */
    readonly field: number;
    /** Its hexes, next to each other [7.31.1] */
    readonly hexes: readonly string[];
  }[];
  /** Pre-registered points [6.5.1.4] */
  readonly registered: readonly {
    /** The battery they are assigned to */
    readonly battery: string;
    /** Pre-registered points [6.5.1.4] */
    readonly points: readonly string[];
  }[];
  /** Planned fire [6.5.1.11.1] */
  readonly plans: readonly ({
    /** The battery */
    readonly battery: string;
    /** The turn in which it begins [6.5.1.11.1] */
    readonly turn: number;
    /** The target point */
    readonly point: string;
    /** What falls, stretch by stretch: five turns at most */
    readonly stretches: readonly ({
      /** Turns */
      readonly turns: number;
      /** What falls */
      readonly mission: 'gp' | 'smoke' | 'illumination';
      /** The pattern */
      readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
      /** Direction of a closed linear one */
      readonly direction?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
    })[];
  })[];
}

/** Name the formation to fire next [7.42.1, 7.42.1.1] */
export interface PanzerNameFormationCommand {
  readonly type: 'name-formation';
  /** The formation */
  readonly formation: string;
}

/** Choose the hit angle [6.5.2.2] */
export interface PanzerChooseAngleCommand {
  readonly type: 'choose-angle';
  /** The hit angle [6.5.2.2] */
  readonly angle: 'front' | 'frontSide' | 'rearSide' | 'rear';
}

/** Jump off and attack [6.6.1.1, 6.6.1.2] */
export interface PanzerDismountAttackCommand {
  readonly type: 'dismount-attack';
  /** The unit */
  readonly unit: string;
  /** The vehicle it rides in */
  readonly vehicle: string;
  /** The hex it jumps off into */
  readonly hex: string;
  /** The target */
  readonly target: string;
}

/** Name the primary attacker [6.6.1.1, 6.6.1.2, 6.6.1.2.3] */
export interface PanzerLeadCommand {
  readonly type: 'lead';
  /** The unit */
  readonly unit: string;
}

/** Declare another vehicle for the overrun [6.6.10] */
export interface PanzerAlsoOverrunCommand {
  readonly type: 'also-overrun';
  /** The unit */
  readonly unit: string;
}

/** Put an extra hit on another vehicle [6.5.2.1] */
export interface PanzerSpreadCommand {
  readonly type: 'spread';
  /** The vehicle */
  readonly target: string;
}

/** Leave an extra hit on the target [6.5.2.1] */
export interface PanzerKeepCommand {
  readonly type: 'keep';
}

/** No more vehicles: go [6.6.10] */
export interface PanzerGoCommand {
  readonly type: 'go';
}

/** Turn the turret [7.8.1, 7.20] */
export interface PanzerTurretCommand {
  readonly type: 'turret';
  /** The hexside the turret faces [7.8.1] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Let spotted enemies go [7.7.2] */
export interface PanzerDropSpotsCommand {
  readonly type: 'drop-spots';
  /** By unit: the spotted enemies it lets go [7.7.2] */
  readonly drops: Readonly<Record<string, readonly string[]>>;
}

/** Go at an enemy [6.6.1.1, 6.6.1.2] */
export interface PanzerAssaultCommand {
  readonly type: 'assault';
  /** The unit */
  readonly unit: string;
  /** The target */
  readonly target: string;
  /** The hex it advances to first [6.6.1.1] */
  readonly via?: string;
}

/** Resolve all attacks on a target [6.6.1.1.1] */
export interface PanzerResolveAssaultCommand {
  readonly type: 'resolve-assault';
  /** The target */
  readonly target: string;
}

/** Go into the hex taken [6.6.1.1.3, 6.6.1.2.3] */
export interface PanzerAdvanceCommand {
  readonly type: 'advance';
  /** The unit */
  readonly unit: string;
}

/** Attack no more at close quarters [6.6.1] */
export interface PanzerEndAssaultsCommand {
  readonly type: 'end-assaults';
}

/** Go one hex [6.6.4.1, 6.6.4.2, 6.6.4.3, 6.6.5] */
export interface PanzerStepCommand {
  readonly type: 'step';
  /** The hex */
  readonly hex: string;
}

/** Go up or down in the building [6.1.4.3.1, 6.6.4.1] */
export interface PanzerFloorCommand {
  readonly type: 'floor';
  /** Up to the top floor, or down [6.6.4.1] */
  readonly way: 'up' | 'down';
}

/** Leave the map on foot [6.6.4.1] */
export interface PanzerLeaveCommand {
  readonly type: 'leave';
  /** The edge of the map [4.5.1.1.9] */
  readonly edge: 'N' | 'E' | 'S' | 'W';
}

/** Quickmarch [6.6.4.2] */
export interface PanzerQuickmarchCommand {
  readonly type: 'quickmarch';
}

/** Climb aboard a standing vehicle [6.6.7.1.1] */
export interface PanzerBoardCommand {
  readonly type: 'board';
  /** The vehicle */
  readonly vehicle: string;
}

/** Take somebody aboard [6.6.7.1.1] */
export interface PanzerMountCommand {
  readonly type: 'mount';
  /** The unit */
  readonly unit: string;
}

/** Let somebody off [6.6.7.1.1] */
export interface PanzerDismountCommand {
  readonly type: 'dismount';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** Get off a standing vehicle [6.6.7.1.1] */
export interface PanzerUnloadCommand {
  readonly type: 'unload';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** The vehicle */
  readonly vehicle: string;
}

/** Jump off in an emergency [6.6.7.1.2] */
export interface PanzerBailCommand {
  readonly type: 'bail';
  /** The unit */
  readonly unit: string;
}

/** Drive into the building ahead [6.6.3] */
export interface PanzerBreakInCommand {
  readonly type: 'break-in';
}

/** Overrun an enemy [6.6.10] */
export interface PanzerOverrunCommand {
  readonly type: 'overrun';
  /** The target */
  readonly target: string;
}

/** Search for a hull-down position [6.6.9] */
export interface PanzerSearchCommand {
  readonly type: 'search';
  /** A full or a partial hull-down position [6.6.9] */
  readonly position: 'full' | 'partial';
  /** How it goes in: the other end stays open [6.6.9]. Default: "forward". */
  readonly entry?: 'forward' | 'reverse';
  /** The way it turns to in there, for nothing; left out: as it stands [6.6.9] */
  readonly facing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

/** Turn, take cover, dig [6.8.1, 6.8.2, 6.6.8, 7.2.3, 7.8.1, 7.8.3] */
export interface PanzerCommitAdjustmentCommand {
  readonly type: 'commit-adjustment';
  /** Leg units and guns that take another facing [6.8.1]. Default: {}. */
  readonly pivots?: Readonly<Record<string, 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'>>;
  /** Leg units and guns that take or leave full cover [6.8.2]. Default: {}. */
  readonly cover?: Readonly<Record<string, 'take' | 'leave'>>;
  /** Turrets that are turned, option 7.8 [7.8.1]. Default: {}. */
  readonly turrets?: Readonly<Record<string, 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW'>>;
  /** Hatches of A-type vehicles for the next turn, option 7.8 [7.8.3]. Default: {}. */
  readonly hatches?: Readonly<Record<string, 'open' | 'buttoned'>>;
  /** Leg units and guns that dig [6.6.8]. Default: []. */
  readonly dig?: readonly string[];
  /** Units that go into hiding, and dummies [7.2.3]. Default: []. */
  readonly hide?: readonly {
    /** The hex of the counter [7.2.2] */
    readonly hex: string;
    /** Units it stands for, of one formation; none: a dummy [7.2.1] */
    readonly units?: readonly string[];
    /** Of a dummy: the unit of the side whose kind and pace it feigns [7.2.2.1, 7.2.2.2] */
    readonly as?: string;
  }[];
  /** Hidden unit counters that their owner shows [7.2.2]. Default: []. */
  readonly show?: readonly string[];
}

/** A command of Panzer. */
export type PanzerCommand = PanzerPlaceUnitCommand | PanzerAtCommand | PanzerFaceCommand | PanzerCommitOrdersCommand | PanzerNameFirstCommand | PanzerTakeAimCommand | PanzerDropAimCommand | PanzerFireCommand | PanzerEndFireCommand | PanzerWithdrawCommand | PanzerResolveCommand | PanzerClaimCommand | PanzerNoClaimCommand | PanzerOverwatchCommand | PanzerOpenFireCommand | PanzerPassCommand | PanzerPassMoverCommand | PanzerPassPhaseCommand | PanzerBeginMoveCommand | PanzerEndMovementCommand | PanzerDriveCommand | PanzerForwardCommand | PanzerReverseCommand | PanzerTurnCommand | PanzerOneHexCommand | PanzerExitCommand | PanzerEnterCommand | PanzerEndMoveCommand | PanzerCallCommand | PanzerSourceCommand | PanzerShellsCommand | PanzerSheafCommand | PanzerPointCommand | PanzerSendCommand | PanzerDropCallCommand | PanzerContinueCommand | PanzerAdjustCommand | PanzerReconFireCommand | PanzerCheckMissionCommand | PanzerStartPlanCommand | PanzerDelayPlanCommand | PanzerShiftPlanCommand | PanzerEndIndirectCommand | PanzerCounterBatteryCommand | PanzerMisplaceCommand | PanzerFlyInCommand | PanzerEntryCommand | PanzerHeadingCommand | PanzerFlyCommand | PanzerBankCommand | PanzerAttackCommand | PanzerEndAirCommand | PanzerAntiAirCommand | PanzerPassAircraftCommand | PanzerLaySmokeCommand | PanzerAtRangeCommand | PanzerSmokeHexCommand | PanzerDropSmokeCommand | PanzerInfantrySmokeCommand | PanzerDischargeCommand | PanzerClearMinesCommand | PanzerPushCommand | PanzerEndDischargeCommand | PanzerDemolishCommand | PanzerHideCommand | PanzerUncoverCommand | PanzerSeekCommand | PanzerPlotCommand | PanzerNameFormationCommand | PanzerChooseAngleCommand | PanzerDismountAttackCommand | PanzerLeadCommand | PanzerAlsoOverrunCommand | PanzerSpreadCommand | PanzerKeepCommand | PanzerGoCommand | PanzerTurretCommand | PanzerDropSpotsCommand | PanzerAssaultCommand | PanzerResolveAssaultCommand | PanzerAdvanceCommand | PanzerEndAssaultsCommand | PanzerStepCommand | PanzerFloorCommand | PanzerLeaveCommand | PanzerQuickmarchCommand | PanzerBoardCommand | PanzerMountCommand | PanzerDismountCommand | PanzerUnloadCommand | PanzerBailCommand | PanzerBreakInCommand | PanzerOverrunCommand | PanzerSearchCommand | PanzerCommitAdjustmentCommand | SessionJoinCommand | SessionProposeUndoCommand | SessionAgreeUndoCommand | SessionRefuseUndoCommand | SessionConcedeCommand;

/** A unit is picked */
export interface PanzerUnitPickedEvent {
  readonly type: 'unit-picked';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A hex is picked */
export interface PanzerHexPickedEvent {
  readonly type: 'hex-picked';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is placed */
export interface PanzerUnitPlacedEvent {
  readonly type: 'unit-placed';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** The hexside it faces, by number [3.3] */
  readonly facing: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A turn begins */
export interface PanzerTurnOpenedEvent {
  readonly type: 'turn-opened';
  /** The turn */
  readonly turn: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Spotting */
export interface PanzerSpottedEvent {
  readonly type: 'spotted';
  /** Enemies that each unit spots [4.1.1] */
  readonly sight: Readonly<Record<string, readonly string[]>>;
  /** Units that are spotted by nobody and lose their SPOT counter [4.1.5] */
  readonly lost: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Orders are given */
export interface PanzerOrdersGivenEvent {
  readonly type: 'orders-given';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Commands by unit [4.2.1] */
    readonly orders: Readonly<Record<string, 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none'>>;
    /** By unit: whose counter it shares [6.2.1.1.3] */
    readonly sharing: Readonly<Record<string, string>>;
    /** By vehicle: the one ahead of it in a road column [6.2.1.1.3] */
    readonly roadColumns?: Readonly<Record<string, string>> | null;
    /** What is said of hidden movement [4.4.3.2.2] */
    readonly claim: 'always' | 'never' | 'ask';
    /** Hit angles on a border are chosen each time [6.5.2.2] */
    readonly angles?: 'ask' | null;
  };
}

/** Initiative */
export interface PanzerInitiativeRolledEvent {
  readonly type: 'initiative-rolled';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The First Player is named */
export interface PanzerFirstNamedEvent {
  readonly type: 'first-named';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Fire commands are turned up */
export interface PanzerFireOpenedEvent {
  readonly type: 'fire-opened';
  /** Commands turned up [4.2.1, 4.6.1] */
  readonly revealed: readonly PanzerOrderShown[];
  /** The side that fires */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit takes aim */
export interface PanzerAimTakenEvent {
  readonly type: 'aim-taken';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit drops its aim */
export interface PanzerAimDroppedEvent {
  readonly type: 'aim-dropped';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A shot is declared */
export interface PanzerShotDeclaredEvent {
  readonly type: 'shot-declared';
  /** Who fires */
  readonly firer: string;
  /** Which weapon of its card, counted from 1 */
  readonly weapon: number;
  /** What it fires [4.4.3, 6.5.4] */
  readonly ammo: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT' | 'GP';
  /** At whom */
  readonly target: string;
  /** Pinning fire, option 7.18 */
  readonly pinning?: boolean | null;
  /** At whoever rides in it as well [5.1.3.4] */
  readonly riders?: boolean | null;
  /** As overwatch [4.4.2] */
  readonly overwatch: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A shot is taken back */
export interface PanzerShotWithdrawnEvent {
  readonly type: 'shot-withdrawn';
  /** Who does not fire after all */
  readonly firer: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Fire is resolved */
export interface PanzerFireResolvingEvent {
  readonly type: 'fire-resolving';
  /** Shots in the order declared [4.4.1] */
  readonly shots: readonly PanzerShotShape[];
  /** As overwatch [4.4.2] */
  readonly overwatch: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A moving target */
export interface PanzerMoveClaimedEvent {
  readonly type: 'move-claimed';
  /** The unit */
  readonly unit: string;
  /** The command shown [4.4.3.2.2] */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Nothing is shown */
export interface PanzerClaimDeclinedEvent {
  readonly type: 'claim-declined';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A shot */
export interface PanzerShotResolvedEvent {
  readonly type: 'shot-resolved';
  /** Who fires */
  readonly firer: string;
  /** Which weapon of its card, counted from 1 */
  readonly weapon: number;
  /** What it fires [4.4.3, 6.5.4] */
  readonly ammo: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT' | 'GP';
  /** At whom */
  readonly target: string;
  /** Pinning fire, option 7.18 */
  readonly pinning?: boolean | null;
  /** At whoever rides in it as well [5.1.3.4] */
  readonly riders?: boolean | null;
  /** As overwatch [4.4.2] */
  readonly overwatch: boolean;
  /** The target was gone already: the shot is spent [4.4.1] */
  readonly wasted: boolean;
  /** The number to roll [4.4.3.2.3] */
  readonly hitNumber: number | null;
  /** Whether it hit */
  readonly hit: boolean;
  /** What it did [4.4.3.2.6, 6.5.2.5, 6.5.4.4] */
  readonly result: 'none' | 'noDamage' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | 'reduced' | 'halved' | 'eliminated';
  /** The wreck in the hex afterwards */
  readonly wreck: 'none' | 'ko' | 'bu';
  /** Counter of the firer, in the Advanced Game [6.1.3] */
  readonly spot?: 'fire' | 'smallArms' | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Fire is over */
export interface PanzerFireResolvedEvent {
  readonly type: 'fire-resolved';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A wasted shot */
export interface PanzerFireWastedEvent {
  readonly type: 'fire-wasted';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Overwatch may answer */
export interface PanzerWatchOpenedEvent {
  readonly type: 'watch-opened';
  /** The side */
  readonly side: string;
  /** Whom each side may answer [4.4.2] */
  readonly triggers: Readonly<Record<string, readonly string[]>>;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit on overwatch takes aim */
export interface PanzerWatchAimedEvent {
  readonly type: 'watch-aimed';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The unit that takes aim */
    readonly unit: string;
  };
}

/** It drops its aim */
export interface PanzerWatchAimDroppedEvent {
  readonly type: 'watch-aim-dropped';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A side lets it pass */
export interface PanzerPassedEvent {
  readonly type: 'passed';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** For how long */
    readonly until: 'now' | 'mover' | 'phase';
  };
}

/** The other side may answer */
export interface PanzerWatchTurnedEvent {
  readonly type: 'watch-turned';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Overwatch is over */
export interface PanzerWatchClosedEvent {
  readonly type: 'watch-closed';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Movement begins */
export interface PanzerMovementOpenedEvent {
  readonly type: 'movement-opened';
  /** The side */
  readonly side: string;
  /** Enemies that each rider spots as the movement begins [6.6.1.1] */
  readonly seen?: Readonly<Record<string, readonly string[]>> | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit begins its move */
export interface PanzerMoveBegunEvent {
  readonly type: 'move-begun';
  /** The unit */
  readonly unit: string;
  /** The command turned up [4.5] */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Enemy leg units and guns it spots as it begins [6.6.10] */
  readonly seen?: readonly string[] | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A move is planned */
export interface PanzerMovePlannedEvent {
  readonly type: 'move-planned';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it will do, in order */
    readonly plan: readonly PanzerPlannedActionShape[];
  };
}

/** The plan no longer holds */
export interface PanzerPlanDroppedEvent {
  readonly type: 'plan-dropped';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit comes on */
export interface PanzerUnitEnteredEvent {
  readonly type: 'unit-entered';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** The hexside it faces, by number [3.3] */
  readonly facing: number;
  /** Movement points */
  readonly cost: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit turns */
export interface PanzerUnitTurnedEvent {
  readonly type: 'unit-turned';
  /** The unit */
  readonly unit: string;
  /** The hexside it faces now, by number [3.3] */
  readonly facing: number;
  /** Movement points [4.5.1.1.4] */
  readonly cost: number;
  /** The path or road factor may still be claimed [4.5.1.1.5] */
  readonly byRoad: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit moves one hex */
export interface PanzerUnitSteppedEvent {
  readonly type: 'unit-stepped';
  /** The unit */
  readonly unit: string;
  /** The hex entered */
  readonly to: string;
  /** Backwards [4.5.1.1.7] */
  readonly reverse: boolean;
  /** Movement points */
  readonly cost: number;
  /** Road hexes so far [4.5.1.1.5] */
  readonly roads: number;
  /** Path hexes so far [4.5.1.1.5] */
  readonly paths: number;
  /** The path or road factor may still be claimed [4.5.1.1.5] */
  readonly byRoad: boolean;
  /** The one hex always allowed [4.5.1.1.3] */
  readonly oneHex: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The step follows */
export interface PanzerStepOwedEvent {
  readonly type: 'step-owed';
  /** The unit */
  readonly unit: string;
  /** What it does next */
  readonly does: 'step' | 'exit';
  /** Backwards [4.5.1.1.7] */
  readonly reverse: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit stays */
export interface PanzerUnitStaysEvent {
  readonly type: 'unit-stays';
  /** The unit */
  readonly unit: string;
  /** The hexside it faces now, by number [3.3] */
  readonly facing?: number | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The move comes to its end */
export interface PanzerMoveClosingEvent {
  readonly type: 'move-closing';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is about to leave */
export interface PanzerUnitLeavingEvent {
  readonly type: 'unit-leaving';
  /** The unit */
  readonly unit: string;
  /** Backwards [4.5.1.1.7] */
  readonly reverse: boolean;
  /** Movement points */
  readonly cost: number;
  /** As the one hex always allowed [4.5.1.1.3] */
  readonly oneHex: boolean;
  /** The edge, of a unit on foot [4.5.1.1.9] */
  readonly edge?: 'N' | 'E' | 'S' | 'W' | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit leaves the map */
export interface PanzerUnitLeftEvent {
  readonly type: 'unit-left';
  /** The unit */
  readonly unit: string;
  /** The edge it left by [4.5.1.1.9] */
  readonly edge: 'N' | 'E' | 'S' | 'W';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A move ends */
export interface PanzerMoveEndedEvent {
  readonly type: 'move-ended';
  /** The unit */
  readonly unit: string;
  /** The hexside it faces now, by number [3.3] */
  readonly facing?: number | null;
  /** The hex it is put back into, out of an enemy hex [4.5.1.1.10] */
  readonly back?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Hidden commands are turned up */
export interface PanzerOrdersRemovedEvent {
  readonly type: 'orders-removed';
  /** Commands turned up [4.2.1, 4.6.1] */
  readonly revealed: readonly PanzerOrderShown[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A place changes hands */
export interface PanzerPlaceJudgedEvent {
  readonly type: 'place-judged';
  /** The place */
  readonly place: string;
  /** Who holds it now; null: nobody [3.6] */
  readonly holder: string | null;
  /** Both are there [3.6] */
  readonly contested: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Indirect fire */
export interface PanzerIndirectOpenedEvent {
  readonly type: 'indirect-opened';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Indirect fire comes to its end */
export interface PanzerIndirectEndingEvent {
  readonly type: 'indirect-ending';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Indirect fire is over */
export interface PanzerIndirectClosedEvent {
  readonly type: 'indirect-closed';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A call is put together */
export interface PanzerCallComposedEvent {
  readonly type: 'call-composed';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The call as it stands */
    readonly call: PanzerCallShape;
  };
}

/** A call is given up */
export interface PanzerCallDroppedEvent {
  readonly type: 'call-dropped';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A call is answered */
export interface PanzerFireAnsweredEvent {
  readonly type: 'fire-answered';
  /** Called, continued or adjusted */
  readonly step: 'call' | 'continue' | 'adjust' | 'recon';
  /** The mission */
  readonly mission: string;
  /** The observer, unless it is hidden [7.2.2.3] */
  readonly observer: string | null;
  /** The target point */
  readonly point: string;
  /** What falls */
  readonly shells: 'gp' | 'smoke' | 'illumination';
  /** The pattern */
  readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Direction of a closed linear one */
  readonly direction?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
  /** Every firing unit */
  readonly responses: readonly PanzerAnswerShape[];
  /** Fire on its way */
  readonly landings: readonly PanzerLandingShape[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The observer */
    readonly observer: string;
    /** Every firing unit, in the order of the answers */
    readonly sources: readonly string[];
    /** Those whose fire is on its way */
    readonly landing: readonly string[];
  };
}

/** Fire falls on friends */
export interface PanzerFireMisplacedEvent {
  readonly type: 'fire-misplaced';
  /** The unit or battery */
  readonly unit: string;
  /** The hex */
  readonly point: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Indirect fire lands */
export interface PanzerFireLandedEvent {
  readonly type: 'fire-landed';
  /** The firing unit, or its hidden counter */
  readonly source: string;
  /** The mission; planned fire has none */
  readonly mission?: string | null;
  /** The target point */
  readonly point: string;
  /** What falls */
  readonly shells: 'gp' | 'smoke' | 'illumination';
  /** Hexes of the SHEAF */
  readonly hexes: readonly string[];
  /** It falls at all [5.16.2.3] */
  readonly fires: boolean;
  /** An open SHEAF [6.5.1.5] */
  readonly open: boolean;
  /** Counter of a unit on the map that fired */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** Range factor */
  readonly band?: 'P' | 'S' | 'M' | 'L' | 'E' | null;
  /** GP factor */
  readonly factor?: number | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The firing unit */
    readonly source: string;
  };
}

/** A mission is checked */
export interface PanzerMissionCheckedEvent {
  readonly type: 'mission-checked';
  /** The mission */
  readonly mission: string;
  /** Why [6.5.1.9] */
  readonly why: 'wanted' | 'dropped' | 'dangerClose' | 'observerGone' | 'observerBusy' | 'observerBlind';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Planned fire */
export interface PanzerPlanFiredEvent {
  readonly type: 'plan-fired';
  /** The battery */
  readonly battery: string;
  /** Direction of a closed linear one */
  readonly direction?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
  /** The first turn of the plan */
  readonly begun: number;
  /** Where it falls */
  readonly point: string;
  /** What falls */
  readonly shells: 'gp' | 'smoke' | 'illumination';
  /** The pattern */
  readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Planned fire waits a turn */
export interface PanzerPlanDelayedEvent {
  readonly type: 'plan-delayed';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The battery */
    readonly battery: string;
  };
}

/** Counter-battery fire */
export interface PanzerBatteryCounteredEvent {
  readonly type: 'battery-countered';
  /** The asset that looks for it */
  readonly asset: string;
  /** The battery or asset looked for */
  readonly target: string;
  /** What becomes of it [7.28.2] */
  readonly result: 'notLocated' | 'none' | 'suppressed' | 'damaged' | 'eliminated';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Nobody strikes back */
export interface PanzerCounterPassedEvent {
  readonly type: 'counter-passed';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A battery recovers */
export interface PanzerBatteryRecoveredEvent {
  readonly type: 'battery-recovered';
  /** The battery */
  readonly battery: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit moves into a barrage */
export interface PanzerBarrageCrossedEvent {
  readonly type: 'barrage-crossed';
  /** The unit or battery */
  readonly unit: string;
  /** The barrage */
  readonly mark: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Soft ground */
export interface PanzerBogCheckedEvent {
  readonly type: 'bog-checked';
  /** The unit or battery */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** It is stuck for this turn [7.29] */
  readonly bogged: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A minefield is found */
export interface PanzerMinesKnownEvent {
  readonly type: 'mines-known';
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Mines explode */
export interface PanzerMinesStruckEvent {
  readonly type: 'mines-struck';
  /** The unit or battery */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A minefield is cleared */
export interface PanzerMinesClearedEvent {
  readonly type: 'mines-cleared';
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An air phase */
export interface PanzerAirOpenedEvent {
  readonly type: 'air-opened';
  /** The side that has aircraft */
  readonly side: string;
  /** First or second air phase [6.4, 6.7] */
  readonly phase: 'first' | 'second';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The air phase is over */
export interface PanzerAirClosedEvent {
  readonly type: 'air-closed';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An aircraft appears */
export interface PanzerAircraftCameEvent {
  readonly type: 'aircraft-came';
  /** The aircraft */
  readonly aircraft: string;
  /** Speed [6.7.2.2] */
  readonly speed: 'slow' | 'fast';
  /** Altitude [6.7.2.2] */
  readonly altitude: 'low' | 'medium' | 'high';
  /** It will make a dive attack [6.7.2.3.2] */
  readonly dives: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** It comes in */
export interface PanzerAircraftEnteredEvent {
  readonly type: 'aircraft-entered';
  /** The aircraft */
  readonly aircraft: string;
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** It takes its course */
export interface PanzerAircraftHeadedEvent {
  readonly type: 'aircraft-headed';
  /** The aircraft */
  readonly aircraft: string;
  /** Hexes flown in sight of each ground unit ahead [6.7.3.1.1] */
  readonly seen: Readonly<Record<string, number>>;
  /** Hexes flown in sight of each anti-aircraft unit [6.7.4.1.1] */
  readonly watched: Readonly<Record<string, number>>;
  /** Where it flies now, by number */
  readonly heading: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** It flies on */
export interface PanzerAircraftFlewEvent {
  readonly type: 'aircraft-flew';
  /** The aircraft */
  readonly aircraft: string;
  /** Hexes flown in sight of each ground unit ahead [6.7.3.1.1] */
  readonly seen: Readonly<Record<string, number>>;
  /** Hexes flown in sight of each anti-aircraft unit [6.7.4.1.1] */
  readonly watched: Readonly<Record<string, number>>;
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** It turns */
export interface PanzerAircraftBankedEvent {
  readonly type: 'aircraft-banked';
  /** The aircraft */
  readonly aircraft: string;
  /** Hexes flown in sight of each ground unit ahead [6.7.3.1.1] */
  readonly seen: Readonly<Record<string, number>>;
  /** Hexes flown in sight of each anti-aircraft unit [6.7.4.1.1] */
  readonly watched: Readonly<Record<string, number>>;
  /** Where it flies now, by number */
  readonly heading: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** It leaves the map */
export interface PanzerAircraftLeftEvent {
  readonly type: 'aircraft-left';
  /** The aircraft */
  readonly aircraft: string;
  /** The edge [6.7.2.1] */
  readonly edge: 'N' | 'E' | 'S' | 'W';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An air attack is declared */
export interface PanzerAirAttackDeclaredEvent {
  readonly type: 'air-attack-declared';
  /** The aircraft */
  readonly aircraft: string;
  /** With what */
  readonly weapon: 'strafe' | 'bombs' | 'rockets';
  /** The target */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An air attack */
export interface PanzerAirAttackedEvent {
  readonly type: 'air-attacked';
  /** The aircraft */
  readonly aircraft: string;
  /** With what */
  readonly weapon: 'strafe' | 'bombs' | 'rockets';
  /** The target */
  readonly target: string;
  /** Hexes attacked [6.7.3] */
  readonly hexes: readonly string[];
  /** A dive attack [6.7.2.3.2] */
  readonly dive: boolean;
  /** The forward observer who named the target [6.7.3.1.2] */
  readonly observer?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Anti-aircraft fire */
export interface PanzerAntiAirFiredEvent {
  readonly type: 'anti-air-fired';
  /** The aircraft */
  readonly aircraft: string;
  /** Who fires */
  readonly unit: string;
  /** Which weapon of its card */
  readonly weapon: number;
  /** What becomes of the aircraft [6.7.4.2.1] */
  readonly fate: 'none' | 'suppressed' | 'damaged' | 'shotDown' | 'eliminated';
  /** What it does to bombs, option 7.26 */
  readonly effect: 'noEffect' | 'suppressedOrDamaged';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An aircraft comes down */
export interface PanzerAircraftCrashedEvent {
  readonly type: 'aircraft-crashed';
  /** The aircraft */
  readonly aircraft: string;
  /** The hex, where it is on the map */
  readonly hex?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The aircraft is let pass */
export interface PanzerAircraftLetPassEvent {
  readonly type: 'aircraft-let-pass';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The aircraft */
    readonly aircraft: string;
  };
}

/** Nobody fires at it any more */
export interface PanzerAirWindowClosedEvent {
  readonly type: 'air-window-closed';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An aircraft recovers */
export interface PanzerAircraftRecoveredEvent {
  readonly type: 'aircraft-recovered';
  /** The aircraft */
  readonly aircraft: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit will lay smoke */
export interface PanzerSmokeReadiedEvent {
  readonly type: 'smoke-readied';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Its range is chosen */
export interface PanzerSmokeRangedEvent {
  readonly type: 'smoke-ranged';
  /** The unit */
  readonly unit: string;
  /** So many hexes away */
  readonly range: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** No smoke after all */
export interface PanzerSmokeDroppedEvent {
  readonly type: 'smoke-dropped';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Smoke */
export interface PanzerSmokeLaidEvent {
  readonly type: 'smoke-laid';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** The counter of the unit */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** There is smoke [5.16.2.3] */
  readonly made: boolean;
  /** The smoke */
  readonly mark: PanzerMarkShape;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Engineers attack terrain */
export interface PanzerTerrainAttackedEvent {
  readonly type: 'terrain-attacked';
  /** The engineers */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** What they attack */
  readonly terrain: 'clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road';
  /** It is destroyed [7.19] */
  readonly destroyed: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Terrain is destroyed */
export interface PanzerTerrainDestroyedEvent {
  readonly type: 'terrain-destroyed';
  /** The hex */
  readonly hex: string;
  /** What is gone */
  readonly terrain: 'clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road';
  /** The terrain of the hex from now on */
  readonly now: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A weapon is out of order */
export interface PanzerWeaponJammedEvent {
  readonly type: 'weapon-jammed';
  /** The unit */
  readonly unit: string;
  /** Which weapon of its card, counted from 1 */
  readonly weapon: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A weapon is lost */
export interface PanzerWeaponLostEvent {
  readonly type: 'weapon-lost';
  /** The unit */
  readonly unit: string;
  /** Which weapon of its card, counted from 1 */
  readonly weapon: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Somebody tries to mend a weapon */
export interface PanzerWeaponTriedEvent {
  readonly type: 'weapon-tried';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Which weapon of its card, counted from 1 */
    readonly weapon: number;
    /** What comes of it [7.25] */
    readonly state: 'repaired' | 'outOfOrder' | 'destroyed';
  };
}

/** What was mended is shown */
export interface PanzerRepairsShownEvent {
  readonly type: 'repairs-shown';
  /** Weapons that somebody tried to mend this turn */
  readonly repairs: readonly PanzerRepairShown[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A gun turns to its target */
export interface PanzerGunTurnedEvent {
  readonly type: 'gun-turned';
  /** The unit */
  readonly unit: string;
  /** The hexside it faces now, by number [3.3] */
  readonly facing: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Collateral damage */
export interface PanzerCollateralSufferedEvent {
  readonly type: 'collateral-suffered';
  /** The unit */
  readonly unit: string;
  /** What is broken [7.23] */
  readonly damage: 'optics' | 'coaxMg' | 'turretRing' | 'radio' | 'runningGear' | 'fuel';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A building may catch fire */
export interface PanzerHexStruckEvent {
  readonly type: 'hex-struck';
  /** The hex */
  readonly hex: string;
  /** GP factor [7.35.1] */
  readonly factor?: number | null;
  /** By a flamethrower [7.35.1] */
  readonly flamethrower?: boolean | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A fire breaks out */
export interface PanzerFireStartedEvent {
  readonly type: 'fire-started';
  /** The hex */
  readonly hex: string;
  /** The fire */
  readonly mark: PanzerFireMark;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A vehicle sinks */
export interface PanzerVehicleSunkEvent {
  readonly type: 'vehicle-sunk';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Camouflage is over */
export interface PanzerCamouflageLostEvent {
  readonly type: 'camouflage-lost';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Smoke dischargers may be used */
export interface PanzerDischargersOpenedEvent {
  readonly type: 'dischargers-opened';
  /** Sides that may use them, in this order [7.9] */
  readonly sides: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Smoke dischargers */
export interface PanzerDischargedEvent {
  readonly type: 'discharged';
  /** The unit */
  readonly unit: string;
  /** There is smoke [7.9] */
  readonly made: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** No more of them */
export interface PanzerDischargersClosedEvent {
  readonly type: 'dischargers-closed';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Engineers attack a minefield */
export interface PanzerMinesAttackedEvent {
  readonly type: 'mines-attacked';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** They are cleared [7.31.3.3] */
  readonly cleared: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Something is pushed off a narrow road */
export interface PanzerPushTriedEvent {
  readonly type: 'push-tried';
  /** The unit */
  readonly unit: string;
  /** What stands in the way */
  readonly target: string;
  /** It is off the road [7.30] */
  readonly pushed: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Tank fright */
export interface PanzerTankFrightenedEvent {
  readonly type: 'tank-frightened';
  /** The unit */
  readonly unit: string;
  /** The suppression that comes of it [7.6] */
  readonly suppression: 'none' | 'on' | 'off';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Commands of the formations */
export interface PanzerCommandsCountedEvent {
  readonly type: 'commands-counted';
  /** Commands by formation [6.2.1.1.1] */
  readonly commands: Readonly<Record<string, number>>;
  /** How many of them may be Move and Short Halt, option 7.52 */
  readonly moveLimits?: Readonly<Record<string, number>> | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A mortar or gun is not called upon */
export interface PanzerFireIdleEvent {
  readonly type: 'fire-idle';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit suffers */
export interface PanzerUnitHurtEvent {
  readonly type: 'unit-hurt';
  /** The unit */
  readonly unit: string;
  /** What it suffers [6.5.2.5, 6.5.4.4] */
  readonly effect: 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | 'reduced' | 'halved' | 'eliminated';
  /** The wreck in its hex afterwards */
  readonly wreck: 'none' | 'ko' | 'bu';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit comes under fire */
export interface PanzerCameUnderFireEvent {
  readonly type: 'came-under-fire';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A crew bails out */
export interface PanzerCrewBailedEvent {
  readonly type: 'crew-bailed';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A rider is out of its vehicle */
export interface PanzerPassengerOutEvent {
  readonly type: 'passenger-out';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** The hexside it faces, by number */
  readonly facing: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Shared overwatch is used up */
export interface PanzerWatchSpentEvent {
  readonly type: 'watch-spent';
  /** Units that share the counter of one that fired [6.2.1.1.4] */
  readonly units: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Close combat */
export interface PanzerCloseCombatOpenedEvent {
  readonly type: 'close-combat-opened';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An attack at close quarters is declared */
export interface PanzerAssaultDeclaredEvent {
  readonly type: 'assault-declared';
  /** The unit */
  readonly unit: string;
  /** The target */
  readonly target: string;
  /** The hex it advances to [6.6.1.1] */
  readonly via?: string | null;
  /** Movement points for it [6.6.1.1] */
  readonly cost?: number | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A close assault */
export interface PanzerAssaultResolvedEvent {
  readonly type: 'assault-resolved';
  /** The attackers */
  readonly units: readonly string[];
  /** The target */
  readonly target: string;
  /** What becomes of it [6.6.1.1.3] */
  readonly effect: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | 'reduced' | 'halved' | 'eliminated';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Hand-to-hand combat */
export interface PanzerMeleeFoughtEvent {
  readonly type: 'melee-fought';
  /** The attackers */
  readonly units: readonly string[];
  /** The defender */
  readonly target: string;
  /** Who holds the field [6.6.1.2.3] */
  readonly winner: 'attacker' | 'defender' | 'nobody';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The attacks are over */
export interface PanzerAssaultsOverEvent {
  readonly type: 'assaults-over';
  /** The target */
  readonly target: string;
  /** Who attacked */
  readonly fought: readonly string[];
  /** The hex of the target */
  readonly hex: string;
  /** Who may go into it */
  readonly advance: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An attacker goes in */
export interface PanzerAssaultAdvancedEvent {
  readonly type: 'assault-advanced';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The others stay */
export interface PanzerAssaultHeldEvent {
  readonly type: 'assault-held';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Close combat is over */
export interface PanzerCloseCombatClosedEvent {
  readonly type: 'close-combat-closed';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit changes floors */
export interface PanzerFloorChangedEvent {
  readonly type: 'floor-changed';
  /** The unit */
  readonly unit: string;
  /** Up to the top floor, or down [6.6.4.1] */
  readonly way: 'up' | 'down';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A quickmarch */
export interface PanzerQuickmarchBegunEvent {
  readonly type: 'quickmarch-begun';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A vehicle is inside a building */
export interface PanzerUnitInsideEvent {
  readonly type: 'unit-inside';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit goes one hex */
export interface PanzerUnitWalkedEvent {
  readonly type: 'unit-walked';
  /** The unit */
  readonly unit: string;
  /** The hex entered */
  readonly to: string;
  /** Movement points */
  readonly cost: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit climbs aboard */
export interface PanzerMountAnnouncedEvent {
  readonly type: 'mount-announced';
  /** The unit */
  readonly unit: string;
  /** The vehicle */
  readonly vehicle: string;
  /** Movement points of the vehicle [6.6.7.1.1] */
  readonly cost: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is aboard */
export interface PanzerUnitMountedEvent {
  readonly type: 'unit-mounted';
  /** The unit */
  readonly unit: string;
  /** The vehicle */
  readonly vehicle: string;
  /** Movement points of the vehicle [6.6.7.1.1] */
  readonly cost: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** It does not get aboard */
export interface PanzerMountFailedEvent {
  readonly type: 'mount-failed';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit gets off */
export interface PanzerUnitDismountedEvent {
  readonly type: 'unit-dismounted';
  /** The unit */
  readonly unit: string;
  /** The vehicle */
  readonly vehicle: string;
  /** Movement points of the vehicle [6.6.7.1.1] */
  readonly cost: number;
  /** The hex */
  readonly hex: string;
  /** The hexside it faces, by number */
  readonly facing: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An overrun is declared */
export interface PanzerOverrunDeclaredEvent {
  readonly type: 'overrun-declared';
  /** The unit */
  readonly unit: string;
  /** Others may still be declared with it [6.6.10] */
  readonly joining?: boolean | null;
  /** The target */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The overrun comes to nothing */
export interface PanzerOverrunGivenUpEvent {
  readonly type: 'overrun-given-up';
  /** The unit */
  readonly unit: string;
  /** Others may still be declared with it [6.6.10] */
  readonly joining?: boolean | null;
  /** The target */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An overrun */
export interface PanzerOverrunResolvedEvent {
  readonly type: 'overrun-resolved';
  /** The unit */
  readonly unit: string;
  /** Others may still be declared with it [6.6.10] */
  readonly joining?: boolean | null;
  /** The target */
  readonly target: string;
  /** What becomes of it [6.6.10.2] */
  readonly effect: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | 'reduced' | 'halved' | 'eliminated';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A hull-down position is found */
export interface PanzerHullDownFoundEvent {
  readonly type: 'hull-down-found';
  /** The unit */
  readonly unit: string;
  /** Full or partial [6.6.9] */
  readonly hullDown: 'full' | 'partial';
  /** How it went in [6.6.9] */
  readonly entry: 'forward' | 'reverse';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** No hull-down position */
export interface PanzerHullDownMissedEvent {
  readonly type: 'hull-down-missed';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Adjustment */
export interface PanzerAdjustmentOpenedEvent {
  readonly type: 'adjustment-opened';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Units turn and take cover */
export interface PanzerUnitsAdjustedEvent {
  readonly type: 'units-adjusted';
  /** The side */
  readonly side: string;
  /** New facings by unit, by number [6.8.1] */
  readonly pivots: Readonly<Record<string, number>>;
  /** Full cover taken or left [6.8.2] */
  readonly cover: Readonly<Record<string, 'take' | 'leave'>>;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit digs */
export interface PanzerEntrenchmentDugEvent {
  readonly type: 'entrenchment-dug';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** Which place of the hex, counted from 0 [6.6.8] */
  readonly place: number;
  /** Turns of work done on it, of 4 */
  readonly progress: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Commands are turned up */
export interface PanzerCommandsShownEvent {
  readonly type: 'commands-shown';
  /** Commands turned up [6.8.3, 4.6.1] */
  readonly revealed: readonly PanzerCommandShown[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is shaken */
export interface PanzerMoraleShakenEvent {
  readonly type: 'morale-shaken';
  /** The unit */
  readonly unit: string;
  /** What shakes it [7.1.2, 7.1.3] */
  readonly cause: 'movedOut' | 'hit' | 'brewUpInHex' | 'closeAttacked' | 'overrun' | 'commandLost' | 'neighbourLost' | 'flamethrower';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Morale is checked */
export interface PanzerMoraleTakenEvent {
  readonly type: 'morale-taken';
  /** Who was shaken [7.1.2] */
  readonly units: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A morale check */
export interface PanzerMoraleCheckedEvent {
  readonly type: 'morale-checked';
  /** The unit */
  readonly unit: string;
  /** What comes of it [7.1.5] */
  readonly result: 'noCheck' | 'none' | 'hesitates' | 'breaks';
  /** Its morale now */
  readonly morale: 'steady' | 'hesitating' | 'broken';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Morale recovers */
export interface PanzerMoraleTurnedEvent {
  readonly type: 'morale-turned';
  /** Hesitation afterwards by unit [7.1.6] */
  readonly hesitation: Readonly<Record<string, 'none' | 'on' | 'off'>>;
  /** Break afterwards by unit [7.1.6] */
  readonly broken: Readonly<Record<string, 'none' | 'on' | 'off'>>;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Hidden unit counters are placed */
export interface PanzerCountersPlacedEvent {
  readonly type: 'counters-placed';
  /** The side */
  readonly side: string;
  /** Where its counters lie [7.2.2] */
  readonly counters: readonly PanzerLaidCounter[];
  /** Units taken off the map in play [7.2.3] */
  readonly units: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What they stand for [7.2.2] */
    readonly boxes: readonly PanzerCounterBox[];
  };
}

/** Hidden counters get their commands */
export interface PanzerCountersOrderedEvent {
  readonly type: 'counters-ordered';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Commands by counter [4.2.1] */
    readonly orders: Readonly<Record<string, 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none'>>;
  };
}

/** Spotting from hiding */
export interface PanzerSpottedUnseenEvent {
  readonly type: 'spotted-unseen';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Enemies that each hidden unit spots [4.1.1] */
    readonly sight: Readonly<Record<string, readonly string[]>>;
  };
}

/** Commands of the formations */
export interface PanzerCommandsCountedUnseenEvent {
  readonly type: 'commands-counted-unseen';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Commands by formation [6.2.1.1.1] */
    readonly commands: Readonly<Record<string, number>>;
    /** How many of them may move, option 7.52 */
    readonly moveLimits: Readonly<Record<string, number>>;
  };
}

/** Counters are spotted no more */
export interface PanzerCountersUnspottedEvent {
  readonly type: 'counters-unspotted';
  /** The counters */
  readonly counters: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A hidden counter comes to light */
export interface PanzerCounterRevealedEvent {
  readonly type: 'counter-revealed';
  /** The hidden unit counter */
  readonly counter: string;
  /** Its side */
  readonly side: string;
  /** Its hex */
  readonly hex: string;
  /** Why it comes to light [7.2.2.1, 7.2.2.3] */
  readonly cause: 'spotted' | 'fires' | 'overwatch' | 'shelled' | 'struck' | 'bombed' | 'shown';
  /** Units it stood for */
  readonly units: readonly string[];
  /** They are put so far from its hex at most [7.2.2.1] */
  readonly within: number;
  /** The type it was spotted by: one of it stands in the hex [7.2.2.1] */
  readonly size: 'V' | 'L' | 'S' | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Full cover in hiding */
export interface PanzerCoverUnseenEvent {
  readonly type: 'cover-unseen';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Who takes or leaves full cover in hiding [6.8.2, 7.2.2.2] */
    readonly cover: Readonly<Record<string, 'take' | 'leave'>>;
  };
}

/** A counter was a dummy */
export interface PanzerDummyAdmittedEvent {
  readonly type: 'dummy-admitted';
  /** The hidden unit counter */
  readonly counter: string;
  /** Its side */
  readonly side: string;
  /** Its hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Units are put on the map first */
export interface PanzerHidingInterruptsEvent {
  readonly type: 'hiding-interrupts';
  /** Whose fire it is, or who was First Player */
  readonly side: string | null;
  /** What goes on when they are on the map */
  readonly does: 'spot' | 'fire' | 'endTurn';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** They are on the map */
export interface PanzerHidingSettledEvent {
  readonly type: 'hiding-settled';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A hex is chosen */
export interface PanzerPlaceChosenEvent {
  readonly type: 'place-chosen';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is put on the map */
export interface PanzerUnitUnveiledEvent {
  readonly type: 'unit-unveiled';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** The hexside it faces, by number [3.3] */
  readonly facing: number;
  /** Enemies it has spotted this turn and sees from here [4.1] */
  readonly sight: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Its command [4.2.1] */
    readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
    /** The unit whose counter it shares [6.2.1.1.3] */
    readonly group: string | null;
  };
}

/** A hidden counter begins to move */
export interface PanzerSneakBegunEvent {
  readonly type: 'sneak-begun';
  /** The hidden unit counter */
  readonly counter: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A hidden counter moves one hex */
export interface PanzerCounterMovedEvent {
  readonly type: 'counter-moved';
  /** The hidden unit counter */
  readonly counter: string;
  /** The hex it moves to */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A moving counter is looked for */
export interface PanzerCounterSoughtEvent {
  readonly type: 'counter-sought';
  /** The hidden unit counter */
  readonly counter: string;
  /** The unit on overwatch */
  readonly unit: string;
  /** Whether it was found [7.2.2.1] */
  readonly found: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A side lets a counter pass */
export interface PanzerCounterLetPassEvent {
  readonly type: 'counter-let-pass';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** For how long */
    readonly until: 'now' | 'mover' | 'phase';
  };
}

/** A hidden counter stops */
export interface PanzerSneakEndedEvent {
  readonly type: 'sneak-ended';
  /** The hidden unit counter */
  readonly counter: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A side has plotted */
export interface PanzerPlottedEvent {
  readonly type: 'plotted';
  /** The side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Minefields [7.31.1] */
    readonly minefields: readonly PanzerPlottedField[];
    /** Pre-registered points [6.5.1.4] */
    readonly registered: readonly PanzerPlottedPoints[];
    /** Planned fire [6.5.1.11.1] */
    readonly plans: readonly PanzerPlottedPlan[];
  };
}

/** Fire by formations */
export interface PanzerStaggeredFireOpenedEvent {
  readonly type: 'staggered-fire-opened';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Formations are named */
export interface PanzerFormationsNamedEvent {
  readonly type: 'formations-named';
  /** By side: the formation that fires if it wins the roll [7.42.1.1] */
  readonly named: Readonly<Record<string, string>>;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A formation's turn */
export interface PanzerFormationTurnedEvent {
  readonly type: 'formation-turned';
  /** The formation */
  readonly formation: string;
  /** Its side */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A formation has fired */
export interface PanzerFormationFiredEvent {
  readonly type: 'formation-fired';
  /** The formation */
  readonly formation: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A formation has moved */
export interface PanzerFormationMovedEvent {
  readonly type: 'formation-moved';
  /** The formation */
  readonly formation: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A hit angle is chosen */
export interface PanzerAngleChosenEvent {
  readonly type: 'angle-chosen';
  /** The unit */
  readonly unit: string;
  /** The hit angle [6.5.2.2] */
  readonly angle: 'front' | 'frontSide' | 'rearSide' | 'rear';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Several hits */
export interface PanzerHitsScoredEvent {
  readonly type: 'hits-scored';
  /** The firing unit */
  readonly firer: string;
  /** The target */
  readonly target: string;
  /** Hits [6.5.2.1] */
  readonly hits: number;
  /** AP hit number */
  readonly hitNumber: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An extra hit finds its target */
export interface PanzerHitSpreadEvent {
  readonly type: 'hit-spread';
  /** The firing unit */
  readonly firer: string;
  /** The vehicle that one of the extra hits goes to; the first target: it stays there */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An attack at close quarters begins */
export interface PanzerFightBegunEvent {
  readonly type: 'fight-begun';
  /** The vehicle */
  readonly target: string;
  /** The hex of the target */
  readonly hex: string;
  /** The attackers, hex by hex [6.6.1.1.1] */
  readonly groups: readonly PanzerAttackersOfHex[];
  /** Those with a flamethrower */
  readonly flames: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Somebody is to lead on */
export interface PanzerLeadSoughtEvent {
  readonly type: 'lead-sought';
  /** Of whom one is to lead on [6.6.1.2.3] */
  readonly units: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The primary attacker */
export interface PanzerLeadNamedEvent {
  readonly type: 'lead-named';
  /** The unit */
  readonly unit: string;
  /** The target */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Another vehicle will overrun */
export interface PanzerOverrunJoinedEvent {
  readonly type: 'overrun-joined';
  /** The unit */
  readonly unit: string;
  /** The target */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The overruns are declared */
export interface PanzerOverrunAgreedEvent {
  readonly type: 'overrun-agreed';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An attack out of a vehicle */
export interface PanzerDismountAttackDeclaredEvent {
  readonly type: 'dismount-attack-declared';
  /** The unit */
  readonly unit: string;
  /** The target */
  readonly target: string;
  /** The vehicle */
  readonly vehicle: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The attack is over */
export interface PanzerDismountAttackOverEvent {
  readonly type: 'dismount-attack-over';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A turret turns */
export interface PanzerTurretTurnedEvent {
  readonly type: 'turret-turned';
  /** The vehicle */
  readonly unit: string;
  /** The hexside the turret faces, by number [7.8.1] */
  readonly facing: number;
  /** Hexsides clockwise from the front of the vehicle */
  readonly turret: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A turret is damaged */
export interface PanzerTurretDamagedEvent {
  readonly type: 'turret-damaged';
  /** The vehicle */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Hatches are opened or closed */
export interface PanzerHatchesSetEvent {
  readonly type: 'hatches-set';
  /** The vehicle */
  readonly unit: string;
  /** Buttoned up [7.8.3] */
  readonly buttoned: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A target is spotted */
export interface PanzerTargetNoticedEvent {
  readonly type: 'target-noticed';
  /** The side */
  readonly side: string;
  /** Who looked */
  readonly unit: string;
  /** The target */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A target is not spotted */
export interface PanzerTargetMissedEvent {
  readonly type: 'target-missed';
  /** Who looked */
  readonly unit: string;
  /** The target */
  readonly target: string;
  /** The look, which is not repeated this turn */
  readonly look: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Somebody spots too many */
export interface PanzerSpotsCrowdedEvent {
  readonly type: 'spots-crowded';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Spotted enemies are let go */
export interface PanzerSpotsDroppedEvent {
  readonly type: 'spots-dropped';
  /** By unit: the spotted enemies it lets go [7.7.2] */
  readonly drops: Readonly<Record<string, readonly string[]>>;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Suppression is judged */
export interface PanzerCountersTurnedEvent {
  readonly type: 'counters-turned';
  /** Suppression afterwards by unit [6.8.3, 6.8.4] */
  readonly suppression: Readonly<Record<string, 'none' | 'on' | 'off'>>;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The game ends */
export interface PanzerGameEndedEvent {
  readonly type: 'game-ended';
  /** How it ended [3.6] */
  readonly result: PanzerResultShape;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Something that happened in a game of Panzer. */
export type PanzerEvent = PanzerUnitPickedEvent | PanzerHexPickedEvent | PanzerUnitPlacedEvent | PanzerTurnOpenedEvent | PanzerSpottedEvent | PanzerOrdersGivenEvent | PanzerInitiativeRolledEvent | PanzerFirstNamedEvent | PanzerFireOpenedEvent | PanzerAimTakenEvent | PanzerAimDroppedEvent | PanzerShotDeclaredEvent | PanzerShotWithdrawnEvent | PanzerFireResolvingEvent | PanzerMoveClaimedEvent | PanzerClaimDeclinedEvent | PanzerShotResolvedEvent | PanzerFireResolvedEvent | PanzerFireWastedEvent | PanzerWatchOpenedEvent | PanzerWatchAimedEvent | PanzerWatchAimDroppedEvent | PanzerPassedEvent | PanzerWatchTurnedEvent | PanzerWatchClosedEvent | PanzerMovementOpenedEvent | PanzerMoveBegunEvent | PanzerMovePlannedEvent | PanzerPlanDroppedEvent | PanzerUnitEnteredEvent | PanzerUnitTurnedEvent | PanzerUnitSteppedEvent | PanzerStepOwedEvent | PanzerUnitStaysEvent | PanzerMoveClosingEvent | PanzerUnitLeavingEvent | PanzerUnitLeftEvent | PanzerMoveEndedEvent | PanzerOrdersRemovedEvent | PanzerPlaceJudgedEvent | PanzerIndirectOpenedEvent | PanzerIndirectEndingEvent | PanzerIndirectClosedEvent | PanzerCallComposedEvent | PanzerCallDroppedEvent | PanzerFireAnsweredEvent | PanzerFireMisplacedEvent | PanzerFireLandedEvent | PanzerMissionCheckedEvent | PanzerPlanFiredEvent | PanzerPlanDelayedEvent | PanzerBatteryCounteredEvent | PanzerCounterPassedEvent | PanzerBatteryRecoveredEvent | PanzerBarrageCrossedEvent | PanzerBogCheckedEvent | PanzerMinesKnownEvent | PanzerMinesStruckEvent | PanzerMinesClearedEvent | PanzerAirOpenedEvent | PanzerAirClosedEvent | PanzerAircraftCameEvent | PanzerAircraftEnteredEvent | PanzerAircraftHeadedEvent | PanzerAircraftFlewEvent | PanzerAircraftBankedEvent | PanzerAircraftLeftEvent | PanzerAirAttackDeclaredEvent | PanzerAirAttackedEvent | PanzerAntiAirFiredEvent | PanzerAircraftCrashedEvent | PanzerAircraftLetPassEvent | PanzerAirWindowClosedEvent | PanzerAircraftRecoveredEvent | PanzerSmokeReadiedEvent | PanzerSmokeRangedEvent | PanzerSmokeDroppedEvent | PanzerSmokeLaidEvent | PanzerTerrainAttackedEvent | PanzerTerrainDestroyedEvent | PanzerWeaponJammedEvent | PanzerWeaponLostEvent | PanzerWeaponTriedEvent | PanzerRepairsShownEvent | PanzerGunTurnedEvent | PanzerCollateralSufferedEvent | PanzerHexStruckEvent | PanzerFireStartedEvent | PanzerVehicleSunkEvent | PanzerCamouflageLostEvent | PanzerDischargersOpenedEvent | PanzerDischargedEvent | PanzerDischargersClosedEvent | PanzerMinesAttackedEvent | PanzerPushTriedEvent | PanzerTankFrightenedEvent | PanzerCommandsCountedEvent | PanzerFireIdleEvent | PanzerUnitHurtEvent | PanzerCameUnderFireEvent | PanzerCrewBailedEvent | PanzerPassengerOutEvent | PanzerWatchSpentEvent | PanzerCloseCombatOpenedEvent | PanzerAssaultDeclaredEvent | PanzerAssaultResolvedEvent | PanzerMeleeFoughtEvent | PanzerAssaultsOverEvent | PanzerAssaultAdvancedEvent | PanzerAssaultHeldEvent | PanzerCloseCombatClosedEvent | PanzerFloorChangedEvent | PanzerQuickmarchBegunEvent | PanzerUnitInsideEvent | PanzerUnitWalkedEvent | PanzerMountAnnouncedEvent | PanzerUnitMountedEvent | PanzerMountFailedEvent | PanzerUnitDismountedEvent | PanzerOverrunDeclaredEvent | PanzerOverrunGivenUpEvent | PanzerOverrunResolvedEvent | PanzerHullDownFoundEvent | PanzerHullDownMissedEvent | PanzerAdjustmentOpenedEvent | PanzerUnitsAdjustedEvent | PanzerEntrenchmentDugEvent | PanzerCommandsShownEvent | PanzerMoraleShakenEvent | PanzerMoraleTakenEvent | PanzerMoraleCheckedEvent | PanzerMoraleTurnedEvent | PanzerCountersPlacedEvent | PanzerCountersOrderedEvent | PanzerSpottedUnseenEvent | PanzerCommandsCountedUnseenEvent | PanzerCountersUnspottedEvent | PanzerCounterRevealedEvent | PanzerCoverUnseenEvent | PanzerDummyAdmittedEvent | PanzerHidingInterruptsEvent | PanzerHidingSettledEvent | PanzerPlaceChosenEvent | PanzerUnitUnveiledEvent | PanzerSneakBegunEvent | PanzerCounterMovedEvent | PanzerCounterSoughtEvent | PanzerCounterLetPassEvent | PanzerSneakEndedEvent | PanzerPlottedEvent | PanzerStaggeredFireOpenedEvent | PanzerFormationsNamedEvent | PanzerFormationTurnedEvent | PanzerFormationFiredEvent | PanzerFormationMovedEvent | PanzerAngleChosenEvent | PanzerHitsScoredEvent | PanzerHitSpreadEvent | PanzerFightBegunEvent | PanzerLeadSoughtEvent | PanzerLeadNamedEvent | PanzerOverrunJoinedEvent | PanzerOverrunAgreedEvent | PanzerDismountAttackDeclaredEvent | PanzerDismountAttackOverEvent | PanzerTurretTurnedEvent | PanzerTurretDamagedEvent | PanzerHatchesSetEvent | PanzerTargetNoticedEvent | PanzerTargetMissedEvent | PanzerSpotsCrowdedEvent | PanzerSpotsDroppedEvent | PanzerCountersTurnedEvent | PanzerGameEndedEvent | SessionJoinedEvent | SessionBeganEvent | SessionEndedEvent | SessionConcededEvent | SessionUndoProposedEvent | SessionUndoAgreedEvent | SessionUndoRefusedEvent | SessionUndoneEvent | SessionRulesAdoptedEvent | SessionSeatLeftEvent | SessionSeatTakenEvent | SessionTimedOutEvent;

/** A position of Panzer, as far as the board does not show it. */
export interface PanzerGameView {
  /** The game. */
  readonly game: 'panzer';
  /** The turn */
  readonly turn: number;
  /** The step */
  readonly step: string;
  /** First Player of the turn [4.3.1] */
  readonly first: string | null;
  /** Whose part of the step it is */
  readonly acting: string | null;
  /** Formations and their commands [6.2.1.1.1] */
  readonly formations: readonly PanzerFormationView[];
  /** Every unit */
  readonly units: readonly PanzerUnitView[];
  /** Shots declared and not yet resolved [4.4.1] */
  readonly shots: readonly PanzerShotView[];
  /** Targets nobody else may declare at in this step [4.4.1] */
  readonly closed: readonly string[];
  /** The unit that is taking aim, where the viewer may know it */
  readonly aiming: string | null;
  /** The unit on its way [4.5.1.1] */
  readonly mover: PanzerMoverView | null;
  /** Places worth points [3.6] */
  readonly places: readonly PanzerPlaceView[];
  /** Fire missions that go on [6.5.1.8] */
  readonly missions: readonly PanzerMissionView[];
  /** The call being put together, for its own side [6.5.1.7] */
  readonly call: PanzerCallView | null;
  /** What the viewer’s side has plotted for its batteries [6.5.1.4, 6.5.1.11.1] */
  readonly plots: readonly PanzerPlotView[];
  /** The aircraft over the map [6.7.2] */
  readonly sortie: PanzerSortieView | null;
  /** Hidden unit counters, option 7.2 */
  readonly hidden: PanzerHiddenView;
}

export interface PanzerCardReadingInput {
  /** The data card [1.6] */
  readonly card: PanzerVehicleCardInput;
  /** Range asked about, in hexes. Default: 1. */
  readonly range?: number;
  /** Date as yyyymm [5.16.1] */
  readonly date?: number;
}

export type PanzerVehicleCardInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Nationality [1.7.1]. Default: "other". */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france' | 'italy' | 'other';
  /** Card number, e.g. S-3B [1.6] */
  readonly card?: string;
  /** BU: prone to brew up [7.11]. Default: false. */
  readonly brewUpProne?: boolean;
  /** R: no radio [7.4]. Default: false. */
  readonly noRadio?: boolean;
  /** Notes: its command vehicles have a radio all the same [7.4]. Default: false. */
  readonly commandRadio?: boolean;
  /** Notes: first month with a radio as yyyymm [7.4] */
  readonly radioFrom?: number;
  /** Movement factor [4.5.1.1.1] */
  readonly movement?: PanzerMovementRatingInput;
  /** Open-topped [6.1.4.3.1]. Default: false. */
  readonly openTopped?: boolean;
  /** Transport capacity [6.6.7.1] */
  readonly transport?: PanzerTransportRatingInput;
  /** How passengers ride [6.5.4.2.3]. Default: "exposed". */
  readonly passengerCover?: 'exposed' | 'underCover' | 'underArmor';
  /** Bog modifier [7.29]. Default: 0. */
  readonly bogModifier?: number;
  /** Weight in metric tons [7.32] */
  readonly weight?: number;
  /** C: close assault indicator [6.6.1.1.2]. Default: false. */
  readonly closeAssault?: boolean;
  /** Defensive information. Default: {}. */
  readonly defense?: PanzerVehicleDefenseInput;
  /** Weapons [4.4.3]. Default: []. */
  readonly weapons?: readonly PanzerWeaponInput[];
  /** Coaxial machine gun [6.5.4.3]. Default: false. */
  readonly coaxMg?: boolean;
  /** An anti-aircraft vehicle [6.6.3]. Default: false. */
  readonly antiAircraftVehicle?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface PanzerMovementRatingInput {
  /** Cross-country movement points */
  readonly crossCountry?: number;
  /** Mode of traction. Default: "T". */
  readonly mode?: 'T' | 'H' | 'W' | 'L';
  /** Path movement points. Default: 0. */
  readonly path?: number;
  /** Road movement points. Default: 0. */
  readonly road?: number;
  /** R: dual driving controls [7.33]. Default: false. */
  readonly dualDriving?: boolean;
  /** A: amphibious [7.34]. Default: false. */
  readonly amphibious?: boolean;
}

export interface PanzerTransportRatingInput {
  /** Towed capacity or need */
  readonly towed: number;
  /** Leg capacity or need */
  readonly leg: number;
}

export interface PanzerVehicleDefenseInput {
  /** Size, an AP modifier [4.4.3.2.2]. Default: 0. */
  readonly size?: number;
  /** Basic Game armour [4.4.3.2.5] */
  readonly basicArmor?: PanzerBasicArmorInput;
  /** Armour table [6.5.2.3] */
  readonly armor?: PanzerArmorTableInput;
  /** GP defence [6.5.4.2.1] */
  readonly gpDefense?: number;
  /** Protection type [6.5.4.2.1]. Default: "A". */
  readonly protection?: 'A' | 'P' | 'S';
  /** CEx#: multiplier against CE ammunition; 1: none [7.10.1]. Default: 1. */
  readonly ceFactor?: number;
  /** Locations the multiplier protects [7.10.1]. Default: []. */
  readonly ceLocations?: readonly ('TF' | 'TS' | 'TR' | 'HF' | 'HS' | 'HR' | 'DK' | 'TK')[];
}

export interface PanzerBasicArmorInput {
  /** Front */
  readonly front?: number;
  /** Rear */
  readonly rear?: number;
}

export interface PanzerArmorTableInput {
  /** Front or Rear, level shot */
  readonly frontLevel?: PanzerFrontRearArmorInput;
  /** Front or Rear, rising shot */
  readonly frontRising?: PanzerFrontRearArmorInput;
  /** Front or Rear, falling shot */
  readonly frontFalling?: PanzerFrontRearArmorInput;
  /** Front/Side or Rear/Side, level shot */
  readonly sideLevel?: PanzerSideArmorInput;
  /** Front/Side or Rear/Side, rising shot */
  readonly sideRising?: PanzerSideArmorInput;
  /** Front/Side or Rear/Side, falling shot */
  readonly sideFalling?: PanzerSideArmorInput;
  /** Deck [6.5.2.2.2] */
  readonly deck?: number;
}

export interface PanzerFrontRearArmorInput {
  /** Turret front */
  readonly TF?: number;
  /** Turret rear */
  readonly TR?: number;
  /** Hull front */
  readonly HF?: number;
  /** Hull rear */
  readonly HR?: number;
}

export interface PanzerSideArmorInput {
  /** Turret front */
  readonly TF?: number;
  /** Turret side */
  readonly TS?: number;
  /** Turret rear */
  readonly TR?: number;
  /** Hull front */
  readonly HF?: number;
  /** Hull side */
  readonly HS?: number;
  /** Hull rear */
  readonly HR?: number;
}

export interface PanzerWeaponInput {
  /** Name */
  readonly name?: string;
  /** AP ammunition [4.4.3.2.1]. Default: []. */
  readonly ap?: readonly PanzerApAmmoInput[];
  /** GP or GP-DF block [6.5.4.1] */
  readonly gpDirect?: PanzerGpRowInput;
  /** GP-IF block [6.5.1] */
  readonly gpIndirect?: PanzerGpRowInput;
  /** AA block [6.7.4] */
  readonly antiAircraft?: PanzerGpRowInput;
  /** AA modifier of the card [6.7.4.2]. Default: 0. */
  readonly antiAircraftModifier?: number;
  /** N/A vs. High Altitude [6.7.4.1.2]. Default: false. */
  readonly notAgainstHigh?: boolean;
  /** Maximum GP Effectiveness; 0: none [6.5.4.4.2]. Default: 0. */
  readonly effectiveness?: number;
  /** Small arms [5.7]. Default: false. */
  readonly smallArms?: boolean;
  /** Field of fire of a fixed weapon [4.4.3.1.4, 4.4.3.1.5]. Default: "all". */
  readonly arc?: 'all' | 'front' | 'rear';
  /** TT [4.4.3.1]. Default: "tt1". */
  readonly turret?: 'fixed' | 'tt1' | 'tt2' | 'tt3' | 'all';
  /** SB, 0 for every vehicle of this game [4.4.3.2.2]. Default: 0. */
  readonly stabilisation?: number;
  /** St, sight type. Default: "O". */
  readonly sight?: string;
  /** ROF [6.5.2.1]. Default: "N". */
  readonly rateOfFire?: 'N' | 'Q' | 'R' | 'F';
  /** Minimum range [5.6]. Default: 1. */
  readonly minimumRange?: number;
  /** Ammo limits [5.16.2] */
  readonly limits?: PanzerAmmoLimitsInput;
  /** SMK [6.1.4.3.10]. Default: false. */
  readonly smoke?: boolean;
  /** Printed in reverse: second weapon of dual fire [5.14]. Default: false. */
  readonly reversed?: boolean;
  /** Limited weapon: silent while hull down [6.1.4.1.2]. Default: false. */
  readonly limited?: boolean;
  /** Long gun [7.20]. Default: false. */
  readonly longGun?: boolean;
  /** An anti-aircraft weapon: never part of an overrun [6.6.10.1]. Default: false. */
  readonly isAntiAircraft?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerApAmmoInput {
  /** Ammunition [5.16.1]. Default: "AP". */
  readonly type?: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT';
  /** Row R: greatest range of each factor [3.5.2] */
  readonly range?: PanzerRangeRowInput;
  /** Row P: penetration [4.4.3.2.5] */
  readonly penetration?: PanzerRangeRowInput;
  /** AP Damage section [6.5.2.5] */
  readonly damage?: PanzerDamageBandsInput;
  /** First month of use as yyyymm; none: always [5.16.1] */
  readonly from?: number;
}

export interface PanzerRangeRowInput {
  /** Pointblank */
  readonly P?: number;
  /** Short */
  readonly S?: number;
  /** Medium */
  readonly M?: number;
  /** Long */
  readonly L?: number;
  /** Extreme */
  readonly E?: number;
}

export interface PanzerDamageBandsInput {
  /** Highest digit without damage. Default: 0. */
  readonly nd?: number;
  /** Highest digit that damages. Default: 0. */
  readonly dm?: number;
  /** Highest digit that knocks out. Default: 0. */
  readonly ko?: number;
  /** Highest digit that brews up; 10 closes the table. Default: 10. */
  readonly bu?: number;
}

export interface PanzerGpRowInput {
  /** Row R: greatest range of each factor [3.5.2] */
  readonly range?: PanzerRangeRowInput;
  /** Row F: GP factor [6.5.4.1] */
  readonly factor?: PanzerRangeRowInput;
}

export interface PanzerAmmoLimitsInput {
  /** Basic AP and GP */
  readonly basic?: number;
  /** A: APDS, APCR, HVAP */
  readonly special?: number;
  /** H: HEAT */
  readonly heat?: number;
  /** S: smoke */
  readonly smoke?: number;
  /** I: illumination */
  readonly illumination?: number;
  /** D: smoke dischargers */
  readonly dischargers?: number;
}

export interface PanzerOptionsInput {
  /** Morale: hesitating and broken units [7.1]. Default: false. */
  readonly morale?: boolean;
  /** Hidden unit counters [7.2]. Default: false. */
  readonly hiddenUnits?: boolean;
  /** Commands shared only within a platoon or with command units of the chain [7.3]. Default: false. */
  readonly platoonCommand?: boolean;
  /** Vehicles without radio sets are limited [7.4]. Default: false. */
  readonly radioSets?: boolean;
  /** Soviet called indirect fire of the early war [7.5]. Default: "off". */
  readonly sovietEarlyWar?: 'off' | 'y1941' | 'y1942';
  /** Tank fright of green leg units [7.6]. Default: false. */
  readonly tankFright?: boolean;
  /** Limited spotting: spotting is rolled for [7.7]. Default: false. */
  readonly limitedSpotting?: boolean;
  /** Turrets have a facing; open and buttoned up [7.8]. Default: false. */
  readonly turrets?: boolean;
  /** Smoke dischargers [7.9]. Default: false. */
  readonly smokeDischargers?: boolean;
  /** CE ammunition against protected locations and soft vehicles [7.10]. Default: false. */
  readonly ceAmmo?: boolean;
  /** Vehicles prone to brew up [7.11]. Default: false. */
  readonly brewUpModifier?: boolean;
  /** Variable AP penetration [7.12]. Default: false. */
  readonly variablePenetration?: boolean;
  /** Variant of 7.12: each die of a Soviet gun reads one lower [7.12]. Default: false. */
  readonly sovietVariance?: boolean;
  /** Lower hull hits [7.13]. Default: false. */
  readonly lowerHull?: boolean;
  /** Fire priority: the nearest enemy combat vehicle first [7.14]. Default: false. */
  readonly firePriority?: boolean;
  /** Hand-held CE weapons fire GP at -10 in the open [7.15]. Default: false. */
  readonly ceGpFire?: boolean;
  /** Towed platform gun mounts fire all round [7.16]. Default: false. */
  readonly platformMounts?: boolean;
  /** Attached weapons may be lost with a squad [7.17]. Default: false. */
  readonly attachedWeaponLoss?: boolean;
  /** Pinning fire [7.18]. Default: false. */
  readonly pinningFire?: boolean;
  /** Engineers attack terrain [7.19]. Default: false. */
  readonly engineersVsTerrain?: boolean;
  /** Long guns cannot traverse in alleys and woods [7.20]. Default: false. */
  readonly longGuns?: boolean;
  /** Variable track damage [7.21]. Default: false. */
  readonly variableTrackDamage?: boolean;
  /** Infantry smoke [7.22]. Default: false. */
  readonly infantrySmoke?: boolean;
  /** Collateral damage [7.23]. Default: false. */
  readonly collateralDamage?: boolean;
  /** Camouflage [7.24]. Default: false. */
  readonly camouflage?: boolean;
  /** Weapon malfunction [7.25]. Default: false. */
  readonly weaponMalfunction?: boolean;
  /** Indirect fire and bombs scatter [7.26]. Default: false. */
  readonly scatter?: boolean;
  /** Illumination missions [7.27]. Default: false. */
  readonly illumination?: boolean;
  /** Counter-battery fire [7.28]. Default: false. */
  readonly counterBattery?: boolean;
  /** Bogging down [7.29]. Default: false. */
  readonly bogging?: boolean;
  /** Narrow roads, paths and bridges [7.30]. Default: false. */
  readonly narrowRoads?: boolean;
  /** Mines [7.31]. Default: false. */
  readonly mines?: boolean;
  /** Weight limits [7.32]. Default: false. */
  readonly weightLimits?: boolean;
  /** Dual driving controls [7.33]. Default: false. */
  readonly dualDriving?: boolean;
  /** Amphibious vehicles [7.34]. Default: false. */
  readonly amphibious?: boolean;
  /** Fires [7.35]. Default: false. */
  readonly fires?: boolean;
  /** Night, weather and ground conditions [7.36]. Default: false. */
  readonly weather?: boolean;
  /** Artillery reconnaissance by fire [7.37]. Default: false. */
  readonly reconByFire?: boolean;
  /** Staggered initiative [7.42]. Default: false. */
  readonly staggeredInitiative?: boolean;
  /** Streamlined movement with staggered initiative [7.42.3]. Default: false. */
  readonly streamlinedMovement?: boolean;
  /** Command span [7.52]. Default: false. */
  readonly commandSpan?: boolean;
  /** German APCR from late 1943: as printed, none left, or a harder ammo roll [5.16.2.7]. Default: "plentiful". */
  readonly tungsten?: 'plentiful' | 'none' | 'plus1' | 'plus2';
}

export interface PanzerCardReadingOutcome {
  /** Every block of every weapon */
  readonly blocks: readonly PanzerCardBlock[];
  /** A combat vehicle: it has firepower [4.1.1] */
  readonly combatVehicle?: boolean | null;
  /** All-round field of fire of its first weapon [4.4.3.1] */
  readonly allRound?: boolean | null;
  /** Overrun factor of the vehicle alone [6.6.10.1] */
  readonly overrunFactor: number;
  /** May enter buildings: tracked, roofed, no AA vehicle [6.6.3] */
  readonly entersBuildings?: boolean | null;
}

export interface PanzerCardBlock {
  /** Weapon */
  readonly weapon?: string | null;
  /** Ammunition or GP row */
  readonly block: string;
  /** It may be fired at this range and date */
  readonly usable?: boolean | null;
  /** Range factor */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E' | null;
  /** Penetration or GP factor */
  readonly value?: number | null;
  /** Maximum range [3.5.2] */
  readonly maximumRange: number;
}

export interface PanzerDeclareFireInput {
  /** Basic or Advanced Game. Default: "advanced". */
  readonly game?: 'basic' | 'advanced';
  /** Step [4.4, 6.5, 6.6.1]. Default: "directFire". */
  readonly step?: 'indirectFire' | 'directFire' | 'overwatch' | 'closeCombat' | 'overrun';
  /** Attacks in the order they are to be resolved */
  readonly attacks: readonly PanzerDeclaredAttackInput[];
  /** Targets some attack of this step has already been resolved against [4.4.1]. Default: []. */
  readonly resolvedTargets?: readonly string[];
}

export interface PanzerDeclaredAttackInput {
  /** Attacking unit */
  readonly attacker: string;
  /** Weapon, where the unit has several [5.14]. Default: "". */
  readonly weapon?: string;
  /** The weapon is printed in reverse on the card, or attached to a leg unit [5.14]. Default: false. */
  readonly reversed?: boolean;
  /** Target */
  readonly target: string;
  /** Command of the attacker; of its carrier where it rides [6.6.7.2]. Default: "fire". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Rides on a vehicle and has no command of its own [6.6.7, 6.6.7.2]. Default: false. */
  readonly carried?: boolean;
  /** Name of a command it shares with others [6.2.1.1.3] */
  readonly sharedCommand?: string;
  /** Has attacked this turn already [4.4.1]. Default: false. */
  readonly spent?: boolean;
  /** Destroyed earlier in the turn [4.3.2]. Default: false. */
  readonly destroyed?: boolean;
}

export interface PanzerDeclareFireOutcome {
  /** Targets in the order they are attacked, each with all attacks declared on it */
  readonly targets: readonly string[];
  /** Attackers whose commands are now revealed [4.4.3.2] */
  readonly revealed: readonly string[];
  /** Weapons that take the dual-fire modifier [5.14] */
  readonly dualFire: readonly PanzerSecondWeapon[];
}

export interface PanzerSecondWeapon {
  /** Attacking unit */
  readonly attacker: string;
  /** Weapon */
  readonly weapon: string;
  /** Whether the first weapon aims at the same target */
  readonly dualFire: 'none' | 'sameTarget' | 'otherTarget';
}

export interface PanzerApFireBasicInput {
  /** Range in hexes [3.5.1] */
  readonly range?: number;
  /** AP block of the firing weapon [4.4.3.2.1] */
  readonly ammo?: PanzerApAmmoInput;
  /** Range factor, where no card is sent [4.4.3.2.1] */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** Penetration at that range, where no card is sent [4.4.3.2.5] */
  readonly penetration?: number;
  /** The firing vehicle. Default: {}. */
  readonly firer?: PanzerBasicFirerInput;
  /** The target. Default: {}. */
  readonly target?: PanzerBasicTargetInput;
  /** The firer itself has spotted the target: range and line of sight [4.1.1]. Default: true. */
  readonly spotted?: boolean;
  /** Brew-up smoke in both hexes and on the line of sight [4.4.3.2.2]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceInput[];
}

export interface PanzerBasicFirerInput {
  /** Name */
  readonly name?: string;
  /** Command: fire, short halt, or overwatch for reaction fire [4.4.1, 4.4.2]. Default: "fire". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Damaged [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Has fired this turn [4.4.1]. Default: false. */
  readonly fired?: boolean;
  /** Weapons of its card [4.4.3]. Default: []. */
  readonly weapons?: readonly PanzerWeaponInput[];
  /** Which of them fires, counted from 1 [4.4.3.2.1]. Default: 1. */
  readonly weaponNumber?: number;
  /** Its card has an AP block; left out: as the weapons sent say, else yes [4.4.3] */
  readonly hasAp?: boolean;
  /** TT; left out: by its card, else TT 1 [4.4.3.1] */
  readonly turret?: 'fixed' | 'tt1' | 'tt2' | 'tt3' | 'all';
  /** Arc of a fixed weapon; left out: by its card, else front [4.4.3.1.4, 4.4.3.1.5] */
  readonly arc?: 'all' | 'front' | 'rear';
  /** The target lies within 30 degrees of its front (its rear for a rear weapon) [4.4.3.1.4]. Default: true. */
  readonly targetInArc?: boolean;
  /** Level of its hex [4.1.4.1.4]. Default: 0. */
  readonly level?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerBasicTargetInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit: AP fire hits vehicles only [4.4.3]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Defensive information of its card: size and the armour of the Notes [4.4.3.2.2, 4.4.3.2.5]. Default: {}. */
  readonly defense?: PanzerVehicleDefenseInput;
  /** Command [4.4.3.2.2]. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Its owner shows the command to claim the moving modifier [4.4.3.2.2]. Default: true. */
  readonly commandShown?: boolean;
  /** Cover, the best in the hex [4.4.3.2.2]. Default: "none". */
  readonly cover?: 'none' | 'light' | 'medium' | 'heavy';
  /** Six or more vehicles in its hex [3.8]. Default: false. */
  readonly overstacked?: boolean;
  /** Already damaged [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Eliminated before this declared shot [4.4.1]. Default: false. */
  readonly eliminated?: boolean;
  /** Aspect towards the firer; border: exactly on the dividing line [4.4.3.2.4]. Default: "front". */
  readonly aspect?: 'front' | 'rear' | 'border';
  /** Its owner's choice on the border; left out: the thicker armour [4.4.3.2.4] */
  readonly ownerChoice?: 'front' | 'rear';
  /** Level of its hex [4.1.4.1.4]. Default: 0. */
  readonly level?: number;
  /** Wreck in its hex [4.1.4.1.8]. Default: "none". */
  readonly wreck?: 'none' | 'ko' | 'bu';
  /** Overwatch: it has just fired or is moving [4.4.2]. Default: true. */
  readonly triggered?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerHindranceInput {
  /** What it is */
  readonly kind: 'fire' | 'smokeClosed' | 'smokeOpen' | 'barrageClosed' | 'barrageOpen' | 'brewUpSmoke';
  /** Name of the source, where it covers several hexes */
  readonly source?: string;
  /** Hexes of the line it covers; left out: a hex it shares with no other source. Default: []. */
  readonly hexes?: readonly string[];
  /** Made in the step now being resolved: not yet in effect [6.1.4.3.10]. Default: false. */
  readonly madeThisStep?: boolean;
  /** In the firer's or the target's own hex. Default: false. */
  readonly atEnd?: boolean;
  /** Ground level of its hex, to see whether the line passes above it. Default: 0. */
  readonly ground?: number;
}

export interface PanzerApFireBasicOutcome {
  /** Range factor */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E' | null;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Row of the AP Hit Table: the sum within -10 and +5 */
  readonly row?: number | null;
  /** AP hit number */
  readonly hitNumber?: number | null;
  /** Whether it hits */
  readonly hit?: boolean | null;
  /** Aspect hit */
  readonly aspect?: 'front' | 'rear' | null;
  /** Penetration */
  readonly penetration?: number | null;
  /** Armour met */
  readonly armor?: number | null;
  /** Penetration minus armour */
  readonly difference?: number | null;
  /** Result */
  readonly result?: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | null;
  /** The target is removed */
  readonly eliminated?: boolean | null;
  /** Wreck in the hex afterwards */
  readonly wreck: 'none' | 'ko' | 'bu';
  /** Counter of the firer */
  readonly firerSpot: 'none' | 'move' | 'fire' | 'smallArms';
}

export interface PanzerAppliedModifier {
  /** Which modifier */
  readonly name: string;
  /** Its value */
  readonly value: number;
  /** Section */
  readonly rule: string;
}

export interface PanzerApFireInput {
  /** Range in hexes [3.5.1] */
  readonly range?: number;
  /** Block of the ammunition fired [4.4.3.2.1] */
  readonly ammo?: PanzerApAmmoInput;
  /** Plain AP block, for special ammunition that may run short; HEAT without one is all there is [5.16.2.2] */
  readonly basicAmmo?: PanzerApAmmoInput;
  /** Ammunition fired, where no block is sent: of the card, or that of the figures stated [5.16.1]. Default: "AP". */
  readonly ammoType?: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT';
  /** Range factor of plain AP, where no range is sent; left out: that of the special round [5.16.2.2] */
  readonly basicRangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** Range factor, where no block is sent [4.4.3.2.1] */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** Penetration, where no block is sent [4.4.3.2.5] */
  readonly penetration?: number;
  /** AP Damage section, where no block is sent [6.5.2.5] */
  readonly damage?: PanzerDamageBandsInput;
  /** Date as yyyymm, for ammunition that comes later [5.16.1] */
  readonly date?: number;
  /** The firing unit. Default: {}. */
  readonly firer?: PanzerDirectFirerInput;
  /** The target. Default: {}. */
  readonly target?: PanzerApTargetInput;
  /** Where the second and third hit go, if not to the first target [6.5.2.1]. Default: []. */
  readonly extraTargets?: readonly PanzerExtraTargetInput[];
  /** Several hits that were rolled already, in a question that ended there (upTo): only where they strike and what they do is asked [6.5.2.1] */
  readonly hitsScored?: number;
  /** The firer itself has spotted the target [4.1.1]. Default: true. */
  readonly spotted?: boolean;
  /** Fire, smoke and barrage in both hexes and on the line of sight [5.11]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceInput[];
  /** Heat haze [6.5.2.4]. Default: false. */
  readonly heatHaze?: boolean;
}

export interface PanzerDirectFirerInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit [6.5.2, 6.5.4]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Nationality. Default: "other". */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france' | 'italy' | 'other';
  /** Unit grade [5.8.3]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Command; overwatch means reaction fire [4.4.1, 4.4.2]. Default: "fire". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Has fired this weapon this turn [4.4.1]. Default: false. */
  readonly fired?: boolean;
  /** Damaged [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Suppression [5.10]. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Morale, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** Level of the unit [4.1.4.1.4]. Default: 0. */
  readonly level?: number;
  /** Weapons of its card [4.4.3]. Default: []. */
  readonly weapons?: readonly PanzerWeaponInput[];
  /** Which of them fires, counted from 1 [5.14]. Default: 1. */
  readonly weaponNumber?: number;
  /** TT of the weapon; left out: by its card, else TT 1 [4.4.3.1] */
  readonly turret?: 'fixed' | 'tt1' | 'tt2' | 'tt3' | 'all';
  /** Arc of a fixed weapon; left out: by its card, else front [4.4.3.1.4, 4.4.3.1.5] */
  readonly arc?: 'all' | 'front' | 'rear';
  /** The target lies within the 60-degree field of its facing (of its turret under option 7.8) [4.4.3.1]. Default: true. */
  readonly targetInArc?: boolean;
  /** Hexsides the turret must turn to bear, option 7.8 [7.8.4]. Default: 0. */
  readonly turretTurn?: number;
  /** Towed platform gun mount [7.16]. Default: false. */
  readonly platformMount?: boolean;
  /** Dual fire: this is the reversed or attached weapon [5.14]. Default: "none". */
  readonly dualFire?: 'none' | 'sameTarget' | 'otherTarget';
  /** The weapon, where it is crew-served [5.1.3] */
  readonly weapon?: 'mortar' | 'hmg' | 'antiTankRifle' | 'handHeldAntiTank' | 'flamethrower';
  /** A section with an attached weapon, whichever it fires: no short halt [6.6.4.1]. Default: false. */
  readonly attachedWeapon?: boolean;
  /** The card lifts the limits of this crew-served weapon [5.1.3.4]. Default: false. */
  readonly cardAllows?: boolean;
  /** Fires from a vehicle as a passenger [6.6.7.2]. Default: false. */
  readonly transported?: boolean;
  /** The carrier's command [6.6.7.2]. Default: "none". */
  readonly carrierCommand?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** On an upper floor [6.1.4.3.1]. Default: false. */
  readonly upperFloor?: boolean;
  /** Hull down [6.1.4.1]. Default: "none". */
  readonly hullDown?: 'none' | 'full' | 'partial';
  /** Building it is inside [6.1.4.3.1] */
  readonly inside?: 'wood' | 'brick' | 'stone';
  /** Limited weapon [6.1.4.1.2]. Default: false. */
  readonly limitedWeapon?: boolean;
  /** Rate of fire; left out: by its card, else N [6.5.2.1] */
  readonly rateOfFire?: 'N' | 'Q' | 'R' | 'F';
  /** Maximum GP effectiveness; left out: by its card, else none [6.5.4.4.2] */
  readonly effectiveness?: number;
  /** Small arms; left out: a leg unit's own weapons and machine guns are, the others are not [5.7, 5.1.3.2] */
  readonly smallArms?: boolean;
  /** Ammo limits; what is left out: by its card [5.16.2]. Default: {}. */
  readonly limits?: PanzerAmmoLimitsInput;
  /** Leg or towed weapon within 1 hex of its own transport or on its ammo dump [5.16.2.4]. Default: false. */
  readonly supplied?: boolean;
  /** Minimum range; left out: by its card, else 1 [5.6] */
  readonly minimumRange?: number;
  /** Coaxial machine gun [6.5.4.3]. Default: false. */
  readonly coaxMg?: boolean;
  /** Out of order, option 7.25. Default: false. */
  readonly jammed?: boolean;
  /** Optics damaged, option 7.23 [7.23.1]. Default: false. */
  readonly opticsDamaged?: boolean;
  /** A nearer spotted enemy combat vehicle is targeted by no other vehicle of its formation; overwatch is not bound by it, option 7.14. Default: false. */
  readonly nearerTarget?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerApTargetInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit: AP fire hits vehicles only [6.5.2]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Defensive information of its card [6.5.2.3]. Default: {}. */
  readonly defense?: PanzerVehicleDefenseInput;
  /** BU on its card, option 7.11. Default: false. */
  readonly brewUpProne?: boolean;
  /** Command [4.4.3.2.2]. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Its owner shows the command to claim the moving modifier [4.4.3.2.2]. Default: true. */
  readonly commandShown?: boolean;
  /** Cover, the best in the hex [4.4.3.2.2]. Default: "none". */
  readonly cover?: 'none' | 'light' | 'medium' | 'heavy';
  /** More than five vehicles and towed guns in its hex [5.13]. Default: false. */
  readonly overstacked?: boolean;
  /** Damaged before [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Track hit before [6.5.2.2.1]. Default: false. */
  readonly trackHit?: boolean;
  /** Eliminated before this declared shot [4.4.1]. Default: false. */
  readonly eliminated?: boolean;
  /** Level [6.5.2.3.1]. Default: 0. */
  readonly level?: number;
  /** Hit angle, or the border between two [6.5.2.2]. Default: "front". */
  readonly angle?: 'front' | 'frontSide' | 'rearSide' | 'rear' | 'frontOrFrontSide' | 'frontSideOrRearSide' | 'rearSideOrRear';
  /** Its owner's choice on a border; left out: the angle nearer the front [6.5.2.2] */
  readonly ownerChoice?: 'front' | 'frontSide' | 'rearSide' | 'rear';
  /** Hit angle of its turret, where it differs from the hull's, option 7.8 [7.8.2] */
  readonly turretAngle?: 'front' | 'frontSide' | 'rearSide' | 'rear';
  /** Hull-down counters: one is full, two partial; a later Move or Short Halt has taken them away [6.1.4.1, 6.6.9]. Default: "none". */
  readonly hullDown?: 'none' | 'full' | 'partial';
  /** How it went in [6.6.9]. Default: "forward". */
  readonly entry?: 'forward' | 'reverse';
  /** In an improved position [6.1.4.3.7]. Default: false. */
  readonly improvedPosition?: boolean;
  /** Angle at which the position is open, where the vehicle has pivoted in it [6.1.4.3.7] */
  readonly openAngle?: 'front' | 'frontSide' | 'rearSide' | 'rear';
  /** Building it is inside [6.1.4.3.1] */
  readonly inside?: 'wood' | 'brick' | 'stone';
  /** A building or rubble in its hex, whether it is inside or not, option 7.35 [7.35.3]. Default: false. */
  readonly builtUp?: boolean;
  /** The line of sight crosses or follows a wall [6.1.4.3.2]. Default: false. */
  readonly behindWall?: boolean;
  /** In a railroad-track hex: partially hull down [6.1.4.1.2]. Default: false. */
  readonly railroad?: boolean;
  /** Has just left a gully, ford or stream or crosses a wall, option 7.13 [7.13.1]. Default: false. */
  readonly climbing?: boolean;
  /** Coaxial machine gun [7.23.1]. Default: false. */
  readonly coaxMg?: boolean;
  /** Collateral damage it has already: each counts once, option 7.23. Default: []. */
  readonly collateralBefore?: readonly ('optics' | 'coaxMg' | 'turretRing' | 'radio' | 'runningGear' | 'fuel' | 'suppressed')[];
  /** Weapons of its card [4.4.3]. Default: []. */
  readonly weapons?: readonly PanzerWeaponInput[];
  /** Has a turret; left out: as the TT of its first weapon says, else yes [7.23.2, 4.4.3.1] */
  readonly turreted?: boolean;
  /** Wreck in its hex [4.1.4.1.8]. Default: "none". */
  readonly wreck?: 'none' | 'ko' | 'bu';
  /** Overwatch: it has just fired or is moving [4.4.2]. Default: true. */
  readonly triggered?: boolean;
  /** Swims, option 7.34. Default: false. */
  readonly afloat?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerExtraTargetInput {
  /** The vehicle. Default: {}. */
  readonly vehicle?: PanzerApTargetInput;
  /** Hexes from the first target [6.5.2.1]. Default: 0. */
  readonly hexesAway?: number;
  /** Its range factor; left out: that of the first target */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** Penetration at its range factor, where that is another and no block is sent [6.5.2.1] */
  readonly penetration?: number;
  /** Spotted, in range and in the field of fire [4.4.3]. Default: true. */
  readonly legalTarget?: boolean;
  /** How many of the extra hits go to it [6.5.2.1]. Default: 1. */
  readonly extraHits?: number;
}

export interface PanzerApFireOutcome {
  /** Range factor */
  readonly rangeFactor: 'P' | 'S' | 'M' | 'L' | 'E';
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Row of the AP Hit Table: the sum within -10 and +5 */
  readonly row?: number | null;
  /** AP hit number */
  readonly hitNumber?: number | null;
  /** The special round ran short and plain AP was fired [5.16.2.2] */
  readonly fellBack?: boolean | null;
  /** Hits scored, where they were rolled for [6.5.2.1] */
  readonly hitsScored?: number | null;
  /** Hits in the order resolved */
  readonly hits?: readonly PanzerApHit[] | null;
  /** The first target and the extra ones afterwards */
  readonly targets?: readonly PanzerApTargetState[] | null;
  /** Counter of the firer */
  readonly firerSpot: 'none' | 'move' | 'fire' | 'smallArms';
  /** The weapon is out of order until repaired, option 7.25 */
  readonly malfunction?: boolean | null;
  /** A missed rocket: check for a fire in a building hex, option 7.35 [7.35.3] */
  readonly fireCheck?: boolean | null;
}

export interface PanzerApHit {
  /** Which target: 0 the first, then the extra ones */
  readonly target: number;
  /** Hit angle */
  readonly angle: 'front' | 'frontSide' | 'rearSide' | 'rear';
  /** Location; none where hull-down ground takes the hit, or a soft vehicle is hit where the book names no place */
  readonly location?: 'TF' | 'TS' | 'TR' | 'HF' | 'HS' | 'HR' | 'DK' | 'TK' | null;
  /** Penetration used */
  readonly penetration?: number | null;
  /** Armour met */
  readonly armor?: number | null;
  /** Digit read in the AP Damage section, after its modifiers */
  readonly damageDigit?: number | null;
  /** What it did */
  readonly result: 'none' | 'noDamage' | 'damaged' | 'trackHit' | 'trackAgain' | 'ko' | 'bu';
  /** Collateral damage, option 7.23 */
  readonly collateral?: 'optics' | 'coaxMg' | 'turretRing' | 'radio' | 'runningGear' | 'fuel' | 'suppressed' | null;
  /** A new bail-out check of the crew follows [6.5.2.6.1] */
  readonly crewChecks?: boolean | null;
}

export interface PanzerApTargetState {
  /** Damaged, now or before */
  readonly damaged?: boolean | null;
  /** Track hit, now or before */
  readonly trackHit?: boolean | null;
  /** Destroyed: ko or bu */
  readonly destroyed: 'none' | 'ko' | 'bu';
  /** Wreck in its hex afterwards [4.1.4.1.8] */
  readonly wreck: 'none' | 'ko' | 'bu';
  /** Bail-out checks the crew owes [6.5.2.6.1] */
  readonly crewChecks: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[];
  /** Checks each passenger owes, if the crew stays or the vehicle is lost [6.5.2.6.2] */
  readonly passengerChecks: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[];
  /** Every ground unit in the hex is suppressed, passengers under armour or cover excepted [6.5.2.5] */
  readonly hexSuppressed?: boolean | null;
  /** Sinks with everyone aboard, option 7.34 */
  readonly sunk?: boolean | null;
}

export interface PanzerApCombatInput {
  /** Range in hexes [3.5.1] */
  readonly range?: number;
  /** Block of the ammunition fired [4.4.3.2.1] */
  readonly ammo?: PanzerApAmmoInput;
  /** Plain AP block, for special ammunition that may run short; HEAT without one is all there is [5.16.2.2] */
  readonly basicAmmo?: PanzerApAmmoInput;
  /** Ammunition fired, where no block is sent: of the card, or that of the figures stated [5.16.1]. Default: "AP". */
  readonly ammoType?: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT';
  /** Range factor of plain AP, where no range is sent; left out: that of the special round [5.16.2.2] */
  readonly basicRangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** Range factor, where no block is sent [4.4.3.2.1] */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** Penetration, where no block is sent [4.4.3.2.5] */
  readonly penetration?: number;
  /** AP Damage section, where no block is sent [6.5.2.5] */
  readonly damage?: PanzerDamageBandsInput;
  /** Date as yyyymm, for ammunition that comes later [5.16.1] */
  readonly date?: number;
  /** The firing unit. Default: {}. */
  readonly firer?: PanzerDirectFirerInput;
  /** The target. Default: {}. */
  readonly target?: PanzerApTargetInput;
  /** Where the second and third hit go, if not to the first target [6.5.2.1]. Default: []. */
  readonly extraTargets?: readonly PanzerExtraTargetInput[];
  /** Several hits that were rolled already, in a question that ended there (upTo): only where they strike and what they do is asked [6.5.2.1] */
  readonly hitsScored?: number;
  /** The firer itself has spotted the target [4.1.1]. Default: true. */
  readonly spotted?: boolean;
  /** Fire, smoke and barrage in both hexes and on the line of sight [5.11]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceInput[];
  /** Heat haze [6.5.2.4]. Default: false. */
  readonly heatHaze?: boolean;
  /** Who is aboard the first target and the extra ones; left out: a seasoned crew alone. Default: []. */
  readonly aboard?: readonly PanzerAboardInput[];
}

export interface PanzerAboardInput {
  /** The crew. Default: {}. */
  readonly crew?: PanzerBailOutCrewInput;
  /** How passengers ride [6.5.2.6.2]. Default: "exposed". */
  readonly passengerCover?: 'exposed' | 'underCover' | 'underArmor';
  /** Passengers. Default: []. */
  readonly passengers?: readonly PanzerBailOutPassengerInput[];
}

export interface PanzerBailOutCrewInput {
  /** Unit grade of the vehicle [6.5.2.6.1]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Morale, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
}

export interface PanzerBailOutPassengerInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Unit grade [6.5.2.6.2]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Newly suppressed by the same fire: none to ON or OFF to ON [6.5.4.5]. Default: "nothing". */
  readonly suppressedBy?: 'nothing' | 'directFire' | 'indirectFire';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerApCombatOutcome {
  /** The shot */
  readonly fire: PanzerApFireOutcome;
  /** Crew and passengers of each target; none where the shot was wasted */
  readonly aboard: readonly PanzerBailOutOutcome[];
  /** Vehicles knocked out, burnt or sunk */
  readonly vehiclesLost: number;
  /** Vehicles abandoned [5.15] */
  readonly vehiclesAbandoned: number;
  /** What is still to be done: by a player, or by another procedure */
  readonly remaining: readonly ('moraleCheck' | 'fireCheck' | 'weaponRepair' | 'placeSurvivors')[];
}

export interface PanzerBailOutOutcome {
  /** The crew */
  readonly crew: 'stays' | 'bailsOut' | 'lost';
  /** Its checks, as far as they were rolled */
  readonly crewChecks: readonly PanzerBailOutRoll[];
  /** The vehicle is abandoned for good: BAIL counter [5.15] */
  readonly abandoned?: boolean | null;
  /** Each passenger */
  readonly passengers: readonly PanzerPassengerFateReport[];
}

export interface PanzerBailOutRoll {
  /** What calls for it */
  readonly cause: 'nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu';
  /** Modifier to the die: grade, and the morale of a crew */
  readonly netModifier: number;
  /** Bails out on this modified roll or less; survives on it or more */
  readonly number: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
}

export interface PanzerPassengerFateReport {
  /** Name */
  readonly name?: string | null;
  /** What it does */
  readonly fate: 'stays' | 'bailsOut' | 'escapes' | 'eliminated';
  /** Suppression/ON, in the hex of the vehicle, any facing */
  readonly suppressed?: boolean | null;
  /** Its checks, as far as they were rolled */
  readonly checks: readonly PanzerBailOutRoll[];
}

export interface PanzerGpFireInput {
  /** Range in hexes [3.5.1] */
  readonly range?: number;
  /** GP or GP-DF block of the weapon [6.5.4.1] */
  readonly gp?: PanzerGpRowInput;
  /** Range factor, where no block is sent */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** GP factor, where no block is sent, or the fixed factor of a hand-held weapon [6.5.4.1, 5.1.3.4] */
  readonly factor?: number;
  /** The firing unit. Default: {}. */
  readonly firer?: PanzerDirectFirerInput;
  /** Pinning fire, option 7.18. Default: false. */
  readonly pinning?: boolean;
  /** A hand-held weapon that hits the vehicle with AP fires GP at its passengers alone [5.1.3.4]. Default: false. */
  readonly passengersOnly?: boolean;
  /** The target. Default: {}. */
  readonly target?: PanzerGpTargetInput;
  /** Level of the target's hex. Default: 0. */
  readonly targetLevel?: number;
  /** Destructible terrain the target occupies [6.5.4.2.5]. Default: []. */
  readonly terrain?: readonly PanzerTerrainTargetInput[];
  /** The firer itself has spotted the target [4.1.1]. Default: true. */
  readonly spotted?: boolean;
  /** Overwatch: the target has just fired or is moving [4.4.2]. Default: true. */
  readonly triggered?: boolean;
  /** Target eliminated before this declared fire [4.4.1]. Default: false. */
  readonly eliminated?: boolean;
  /** Fire, smoke and barrage in both hexes and on the line of sight [5.11]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceInput[];
  /** Heat haze [6.5.4.3]. Default: false. */
  readonly heatHaze?: boolean;
}

export interface PanzerGpTargetInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** GP defence of a vehicle, or of another unit as it now stands [6.5.4.2] */
  readonly gpDefense?: number;
  /** GP defence of a leg or towed unit by cover [6.5.4.2.2] */
  readonly defenseByCover?: PanzerCoverDefenseInput;
  /** Full-cover bonus of the card; left out: leg 2, towed 1 [6.5.4.2.2] */
  readonly fullCoverBonus?: number;
  /** Protection type of a vehicle [6.5.4.2.1]. Default: "A". */
  readonly protection?: 'A' | 'P' | 'S';
  /** Size, for heat haze; left out: V for vehicles, S otherwise [6.1.3] */
  readonly size?: 'V' | 'L' | 'S';
  /** Cover, the best in the hex [6.5.4.2.2]. Default: "none". */
  readonly cover?: 'none' | 'light' | 'medium' | 'heavy';
  /** Building it is inside [6.1.4.3.1] */
  readonly inside?: 'wood' | 'brick' | 'stone';
  /** A building or rubble in its hex, whether it is inside or not, option 7.35 [7.35.1]. Default: false. */
  readonly builtUp?: boolean;
  /** In an improved position [6.1.4.3.7]. Default: false. */
  readonly improvedPosition?: boolean;
  /** The fire comes in at the open end of the position, where a vehicle is not hull down [6.1.4.3.7]. Default: false. */
  readonly openEnd?: boolean;
  /** In a hasty entrenchment [6.1.4.3.6]. Default: false. */
  readonly entrenched?: boolean;
  /** In full cover [6.1.4.2]. Default: false. */
  readonly fullCover?: boolean;
  /** More than five vehicles and towed guns in its hex [5.13]. Default: false. */
  readonly overstacked?: boolean;
  /** Command [6.5.4.3]. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** The owner of a vehicle shows its command to claim the moving modifier [6.5.4.3]. Default: true. */
  readonly commandShown?: boolean;
  /** How a leg unit travels [5.1]. Default: "foot". */
  readonly legType?: 'foot' | 'motorcycle' | 'bicycle' | 'cavalry';
  /** Crawling [6.6.4.3]. Default: false. */
  readonly crawling?: boolean;
  /** Direct fire crosses or follows a wall [6.5.4.3]. Default: false. */
  readonly behindWall?: boolean;
  /** In a railroad-track hex [6.5.4.3]. Default: false. */
  readonly railroad?: boolean;
  /** Hull down against this fire, by its counters [6.5.4.4.2]. Default: "none". */
  readonly hullDown?: 'none' | 'full' | 'partial';
  /** Suppression [5.10]. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Damaged before [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Track hit before [6.5.2.2.1]. Default: false. */
  readonly trackHit?: boolean;
  /** Turret open, option 7.8 [7.8.3]. Default: false. */
  readonly openTurret?: boolean;
  /** BU on its card, option 7.11. Default: false. */
  readonly brewUpProne?: boolean;
  /** Swims, option 7.34. Default: false. */
  readonly afloat?: boolean;
  /** How its passengers ride [6.5.4.2.3]. Default: "exposed". */
  readonly passengerCover?: 'exposed' | 'underCover' | 'underArmor';
  /** Passengers [6.5.4.2.3]. Default: []. */
  readonly passengers?: readonly PanzerGpPassengerInput[];
  /** Attached weapons of a squad, option 7.17. Default: 0. */
  readonly attachedWeapons?: number;
  /** Wreck in its hex [4.1.4.1.8]. Default: "none". */
  readonly wreck?: 'none' | 'ko' | 'bu';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerCoverDefenseInput {
  /** Without cover */
  readonly none: number;
  /** In light cover */
  readonly light?: number;
  /** In medium cover */
  readonly medium?: number;
  /** In heavy cover */
  readonly heavy?: number;
}

export interface PanzerGpPassengerInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Suppression [6.5.4.5]. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Attached weapons, option 7.17. Default: 0. */
  readonly attachedWeapons?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerTerrainTargetInput {
  /** What it is */
  readonly kind: 'block' | 'bridge' | 'building' | 'improvedPosition' | 'mines' | 'wire';
  /** GP defence given by the scenario or the card; left out: it cannot be attacked, mines aside [6.5.4.2.5] */
  readonly gpDefense?: number;
  /** Density of a minefield, where the scenario gives it no defence: hasty 3, deliberate 6 [7.31.3] */
  readonly density?: 'hasty' | 'deliberate';
  /** A minefield that nobody has found: nothing is aimed at it [7.31.3]. Default: false. */
  readonly hidden?: boolean;
}

export interface PanzerGpFireOutcome {
  /** Range factor */
  readonly rangeFactor: 'P' | 'S' | 'M' | 'L' | 'E';
  /** GP factor used */
  readonly factor: number;
  /** What would be rolled against, where the question ends there (upTo) */
  readonly numbers?: readonly PanzerGpLine[] | null;
  /** The target afterwards; nobody where the fire was wasted */
  readonly targets?: readonly PanzerGpUnitResult[] | null;
  /** Passengers attacked alone */
  readonly passengers?: readonly PanzerGpPassengerResult[] | null;
  /** Terrain afterwards */
  readonly terrain?: readonly PanzerTerrainResult[] | null;
  /** Counter of the firer */
  readonly firerSpot: 'none' | 'move' | 'fire' | 'smallArms';
  /** The target counts as under fire this turn [6.8.3.1.2] */
  readonly underFire?: boolean | null;
  /** The weapon is out of order until repaired, option 7.25 */
  readonly malfunction?: boolean | null;
  /** The hex is checked for a fire in the Adjustment Phase, option 7.35 [7.35.1] */
  readonly fireCheck?: boolean | null;
}

export interface PanzerGpLine {
  /** GP defence */
  readonly gpDefense: number;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Highest modified roll with no effect */
  readonly noEffectUpTo: number;
  /** Highest modified roll that suppresses */
  readonly suppressedUpTo: number;
}

export interface PanzerGpUnitResult {
  /** GP defence */
  readonly gpDefense: number;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Highest modified roll with no effect */
  readonly noEffectUpTo: number;
  /** Highest modified roll that suppresses */
  readonly suppressedUpTo: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
  /** Table result [6.5.4.4] */
  readonly result: 'noEffect' | 'suppressed' | 'effective';
  /** Name */
  readonly name?: string | null;
  /** What becomes of it */
  readonly effect: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | 'reduced' | 'eliminated';
  /** Suppression afterwards */
  readonly suppression: 'none' | 'on' | 'off';
  /** Kind afterwards: a reduced squad is a half-squad */
  readonly kind: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Removed from play */
  readonly eliminated?: boolean | null;
  /** The die of a vehicle’s end, where one was rolled [6.5.4.4.2] */
  readonly koBu?: PanzerKoBuRoll | null;
  /** Wreck in its hex afterwards */
  readonly wreck: 'none' | 'ko' | 'bu';
  /** Bail-out checks the crew owes [6.5.4.5] */
  readonly crewChecks: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[];
  /** Every ground unit in the hex is suppressed, passengers under armour or cover excepted [6.5.4.4.2] */
  readonly hexSuppressed?: boolean | null;
  /** Sinks with everyone aboard, option 7.34 */
  readonly sunk?: boolean | null;
  /** Attached weapons lost, option 7.17 */
  readonly weaponsLost: number;
  /** Its passengers */
  readonly passengers: readonly PanzerGpPassengerResult[];
}

export interface PanzerKoBuRoll {
  /** The die, modified where the vehicle is prone to brew up [7.11] */
  readonly die?: number | null;
  /** Highest die that brews it up */
  readonly brewUpUpTo: number;
}

export interface PanzerGpPassengerResult {
  /** GP defence */
  readonly gpDefense: number;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Highest modified roll with no effect */
  readonly noEffectUpTo: number;
  /** Highest modified roll that suppresses */
  readonly suppressedUpTo: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
  /** Table result [6.5.4.4] */
  readonly result: 'noEffect' | 'suppressed' | 'effective';
  /** Name */
  readonly name?: string | null;
  /** What becomes of it */
  readonly effect: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | 'reduced' | 'eliminated';
  /** Kind afterwards */
  readonly kind: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Suppression afterwards */
  readonly suppression: 'none' | 'on' | 'off';
  /** Bail-out or survival check it owes, if the crew stays [6.5.4.5] */
  readonly checks: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[];
  /** Attached weapons lost, option 7.17 */
  readonly weaponsLost: number;
}

export interface PanzerTerrainResult {
  /** What it is */
  readonly kind: 'block' | 'bridge' | 'building' | 'improvedPosition' | 'mines' | 'wire';
  /** Attacked at all [6.5.4.2.5] */
  readonly attacked?: boolean | null;
  /** GP defence, where it is attacked */
  readonly gpDefense?: number | null;
  /** Sum of the modifiers */
  readonly netModifier: number;
  /** Highest modified roll with no effect, where it is attacked */
  readonly noEffectUpTo?: number | null;
  /** Highest modified roll short of Effective, where it is attacked */
  readonly suppressedUpTo?: number | null;
  /** The modified rolls, the second only after an Effective first; none in odds */
  readonly finalRolls: readonly number[];
  /** What is left of it [6.5.4.4.3] */
  readonly after: 'stands' | 'rubble' | 'removed';
  /** Every unit in it, and on a bridge or in a building every unit in the hex, is eliminated without a wreck */
  readonly occupantsLost?: boolean | null;
}

export interface PanzerBailOutInput {
  /** What happened to the vehicle: every ND, DM and TK of the fire [6.5.2.6]. Default: []. */
  readonly causes?: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[];
  /** Destroyed: ko or bu. Default: "none". */
  readonly destroyed?: 'none' | 'ko' | 'bu';
  /** It had a track hit before: the crew ignores another [6.5.2.6.1]. Default: false. */
  readonly trackHitBefore?: boolean;
  /** The crew. Default: {}. */
  readonly crew?: PanzerBailOutCrewInput;
  /** How passengers ride [6.5.2.6.2]. Default: "exposed". */
  readonly passengerCover?: 'exposed' | 'underCover' | 'underArmor';
  /** Passengers. Default: []. */
  readonly passengers?: readonly PanzerBailOutPassengerInput[];
}

export interface PanzerSuppressionInput {
  /** Kind of unit. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Counter before [5.10]. Default: "none". */
  readonly counter?: 'none' | 'on' | 'off';
  /** A new suppression result. Default: true. */
  readonly newResult?: boolean;
}

export interface PanzerSuppressionOutcome {
  /** Counter now */
  readonly counter: 'none' | 'on' | 'off';
  /** To its AP fire [6.5.2.4] */
  readonly ap: number;
  /** To its GP fire [6.5.4.3] */
  readonly gp: number;
  /** Rows in the Spotting Range Table [6.1.3.1] */
  readonly spotting: number;
  /** To its response as an observer [6.5.1.12.1] */
  readonly response: number;
  /** Movement halved, round down, at least 1 [6.6.2] */
  readonly movementHalved?: boolean | null;
  /** Sees and, if leg, fires only into its front field [6.1.3.1, 5.1] */
  readonly frontFieldOnly?: boolean | null;
  /** Uses one weapon only [5.1.1, 5.14] */
  readonly oneWeapon?: boolean | null;
  /** May start close assault and hand-to-hand combat [6.6.2] */
  readonly mayAssault?: boolean | null;
  /** May quickmarch, crawl, and mount from the next hex [6.6.4.2, 6.6.4.3, 6.6.7.1.1] */
  readonly mayHurry?: boolean | null;
}

export interface PanzerCloseAssaultInput {
  /** Attackers in one hex, the primary one first [6.6.1.1] */
  readonly attackers: readonly PanzerAssailantInput[];
  /** Already adjacent, advancing attack, or dismount attack [6.6.1.1]. Default: "adjacent". */
  readonly approach?: 'adjacent' | 'advancing' | 'dismount';
  /** Levels the target stands above the attackers [6.6.1.1]. Default: 0. */
  readonly levels?: number;
  /** Spotted before the attackers moved [6.6.1.1]. Default: true. */
  readonly spotted?: boolean;
  /** The vehicle. Default: {}. */
  readonly target?: PanzerAssaultedVehicleInput;
  /** Green attackers have passed their tank fright check, option 7.6. Default: false. */
  readonly tankFrightPassed?: boolean;
}

export interface PanzerAssailantInput {
  /** Name */
  readonly name?: string;
  /** Size. Default: "squad". */
  readonly size?: 'squad' | 'halfSquad' | 'section';
  /** Unit grade [5.8.3]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** How it travels [5.1]. Default: "foot". */
  readonly legType?: 'foot' | 'motorcycle' | 'bicycle' | 'cavalry';
  /** Has a flamethrower [5.1.3.5]. Default: false. */
  readonly flamethrower?: boolean;
  /** Attached weapons. Default: 0. */
  readonly attachedWeapons?: number;
  /** Command [6.6.1.1]. Default: "move". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Suppression [6.6.1.1]. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Morale, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** Quickmarching [6.6.4.2]. Default: false. */
  readonly quickmarching?: boolean;
  /** Mounted [6.6.1.1]. Default: false. */
  readonly mounted?: boolean;
  /** Engineer [5.9.3]. Default: false. */
  readonly engineer?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerAssaultedVehicleInput {
  /** GP defence [6.6.1.1.1] */
  readonly gpDefense?: number;
  /** Protection type. Default: "A". */
  readonly protection?: 'A' | 'P' | 'S';
  /** C on its card [6.6.1.1.2]. Default: false. */
  readonly closeAssault?: boolean;
  /** Command. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Its owner shows the command to claim the moving modifier. Default: true. */
  readonly commandShown?: boolean;
  /** Suppression. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Morale, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** Damaged before. Default: false. */
  readonly damaged?: boolean;
  /** Track hit before. Default: false. */
  readonly trackHit?: boolean;
  /** Turret open, option 7.8. Default: false. */
  readonly openTurret?: boolean;
  /** BU on its card, option 7.11. Default: false. */
  readonly brewUpProne?: boolean;
  /** Its hex needs the support of leg units [6.6.1.1.2]. Default: false. */
  readonly needsSupport?: boolean;
  /** Unbroken friendly dismounted squads in its hex. Default: 0. */
  readonly squads?: number;
  /** Unbroken friendly dismounted half-squads in its hex. Default: 0. */
  readonly halfSquads?: number;
  /** Carries an unbroken squad or half-squad. Default: false. */
  readonly ownSquad?: boolean;
  /** Vehicles in the hex that need support from the dismounted units. Default: 1. */
  readonly vehicles?: number;
  /** Its owner counts it among those supported, where there is not support for all [6.6.1.1.2]. Default: false. */
  readonly supported?: boolean;
  /** Carries passengers. Default: false. */
  readonly passengers?: boolean;
  /** Other enemy units in its hex. Default: false. */
  readonly otherEnemies?: boolean;
}

export interface PanzerCloseAssaultOutcome {
  /** GP factor of the primary attacker */
  readonly factor: number;
  /** GP defence used, at most 5 */
  readonly gpDefense: number;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Highest modified roll with no effect */
  readonly noEffectUpTo: number;
  /** Highest modified roll that suppresses */
  readonly suppressedUpTo: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
  /** Table result */
  readonly result?: 'noEffect' | 'suppressed' | 'effective' | null;
  /** What becomes of the vehicle */
  readonly effect?: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | null;
  /** The die of its end, where one was rolled [6.6.1.1.3] */
  readonly koBu?: PanzerKoBuRoll | null;
  /** Suppression afterwards */
  readonly suppression?: 'none' | 'on' | 'off' | null;
  /** Bail-out checks of the crew [6.6.1.1.3] */
  readonly crewChecks?: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[] | null;
  /** Checks of passengers: survival, or bailing out if the crew stays and they ride exposed [6.6.1.1.3] */
  readonly passengerChecks?: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[] | null;
  /** The vehicle’s friends in the hex are suppressed, passengers under armour or cover excepted [6.6.1.1.3] */
  readonly hexSuppressed?: boolean | null;
  /** The attackers may advance into the hex [6.6.1.1.3] */
  readonly mayAdvance?: boolean | null;
  /** The approach lets the enemy fire overwatch first [6.6.1.1] */
  readonly triggersOverwatch?: boolean | null;
  /** Counter of the attackers */
  readonly attackerSpot: 'none' | 'move' | 'fire' | 'smallArms';
}

export interface PanzerEngineerAssaultInput {
  /** Attackers in one hex, the primary one first [6.6.1.1] */
  readonly attackers: readonly PanzerAssailantInput[];
  /** Already adjacent, advancing attack, or dismount attack [6.6.1.1]. Default: "adjacent". */
  readonly approach?: 'adjacent' | 'advancing' | 'dismount';
  /** Levels the target stands above the attackers [6.6.1.1]. Default: 0. */
  readonly levels?: number;
  /** Spotted before the attackers moved [6.6.1.1]. Default: true. */
  readonly spotted?: boolean;
  /** Terrain attacked [7.19] */
  readonly terrain: 'block' | 'bridge' | 'building' | 'improvedPosition' | 'mines' | 'wire';
  /** Its GP defence; mines: hasty 3, deliberate 6 [7.31.3] */
  readonly gpDefense?: number;
}

export interface PanzerEngineerAssaultOutcome {
  /** GP factor */
  readonly factor: number;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** GP defence */
  readonly gpDefense: number;
  /** Highest modified roll with no effect */
  readonly noEffectUpTo: number;
  /** Highest modified roll that suppresses */
  readonly suppressedUpTo: number;
  /** The modified rolls, the second only after an Effective first; none in odds */
  readonly finalRolls: readonly number[];
  /** The terrain is destroyed */
  readonly destroyed?: boolean | null;
}

export interface PanzerHandToHandInput {
  /** Attackers in one hex, the primary one first [6.6.1.1] */
  readonly attackers: readonly PanzerAssailantInput[];
  /** Already adjacent, advancing attack, or dismount attack [6.6.1.1]. Default: "adjacent". */
  readonly approach?: 'adjacent' | 'advancing' | 'dismount';
  /** Levels the target stands above the attackers [6.6.1.1]. Default: 0. */
  readonly levels?: number;
  /** Spotted before the attackers moved [6.6.1.1]. Default: true. */
  readonly spotted?: boolean;
  /** The defender. Default: {}. */
  readonly defender?: PanzerHandToHandDefenderInput;
  /** Rounds to fight at most, a tie counting as one. Default: 60. */
  readonly rounds?: number;
  /** New primary attacker when the first squad is reduced. Default: "nextSquad". */
  readonly afterReduction?: 'nextSquad' | 'keep';
}

export interface PanzerHandToHandDefenderInput {
  /** Kind of unit. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Unit grade. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Suppression. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Morale, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** Has a flamethrower. Default: false. */
  readonly flamethrower?: boolean;
  /** Attached weapons, option 7.17. Default: 0. */
  readonly attachedWeapons?: number;
  /** Mounted: never a target [6.6.1.2]. Default: false. */
  readonly mounted?: boolean;
  /** Other enemy units in its hex. Default: false. */
  readonly otherEnemies?: boolean;
}

export interface PanzerHandToHandOutcome {
  /** Modifiers of the attackers in the first round */
  readonly attackerModifiers: readonly PanzerAppliedModifier[];
  /** Modifiers of the defender in the first round */
  readonly defenderModifiers: readonly PanzerAppliedModifier[];
  /** Round by round */
  readonly rounds: readonly PanzerHandToHandRound[];
  /** Who holds the field; nobody while the fight goes on */
  readonly winner: 'attacker' | 'defender' | 'nobody';
  /** Attackers left, the primary one first */
  readonly attackersLeft: readonly PanzerHandToHandSurvivor[];
  /** The defender now */
  readonly defenderLeft?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed' | null;
  /** Attached weapons lost, option 7.17 */
  readonly weaponsLost: number;
  /** The attackers may advance [6.6.1.2.3] */
  readonly mayAdvance?: boolean | null;
  /** The approach lets the enemy fire overwatch first [6.6.1.2] */
  readonly triggersOverwatch?: boolean | null;
  /** Counter of the attackers */
  readonly attackerSpot: 'none' | 'move' | 'fire' | 'smallArms';
}

export interface PanzerHandToHandRound {
  /** Attackers' net modifier */
  readonly attackerNet: number;
  /** Defender's net modifier */
  readonly defenderNet: number;
  /** Attackers' modified roll */
  readonly attackerRoll?: number | null;
  /** Defender's modified roll */
  readonly defenderRoll?: number | null;
  /** Who won */
  readonly winner: 'attacker' | 'defender' | 'nobody';
}

export interface PanzerHandToHandSurvivor {
  /** Name */
  readonly name?: string | null;
  /** Size now */
  readonly size: 'squad' | 'halfSquad' | 'section';
}

export interface PanzerOverrunInput {
  /** The vehicle */
  readonly vehicle: PanzerOverrunVehicleInput;
  /** The leg or towed unit. Default: {}. */
  readonly target?: PanzerGpTargetInput;
  /** Spotted before the vehicle began to move [6.6.10]. Default: true. */
  readonly spotted?: boolean;
  /** Dismounted since the start of the turn [6.6.10]. Default: true. */
  readonly dismounted?: boolean;
  /** Other enemy units in the hex. Default: false. */
  readonly otherEnemies?: boolean;
  /** Fire, smoke and barrage in the hex and at the vehicle [5.11]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceInput[];
}

export interface PanzerOverrunVehicleInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit: only combat vehicles overrun [6.6.10]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** A combat vehicle; trucks and prime movers overrun nobody [6.6.10]. Default: true. */
  readonly combat?: boolean;
  /** Command: move [6.6.10]. Default: "move". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Unit grade. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Suppression. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Morale, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** Damaged, a building entry included [6.6.10]. Default: false. */
  readonly damaged?: boolean;
  /** Optics damaged, option 7.23. Default: false. */
  readonly opticsDamaged?: boolean;
  /** Coaxial machine gun [6.5.4.3]. Default: false. */
  readonly coaxMg?: boolean;
  /** Weapons [6.6.10.1]. Default: []. */
  readonly weapons?: readonly PanzerOverrunWeaponInput[];
  /** GP factors at range 1 of the leg units aboard [6.6.10.1]. Default: []. */
  readonly passengers?: readonly number[];
  /** Movement points left after entering the hex; left out: enough */
  readonly pointsLeft?: number;
  /** It may enter the hex and has the movement for it [6.6.10]. Default: true. */
  readonly mayEnter?: boolean;
  /** Stopped outside a building by a track hit [6.6.10]. Default: false. */
  readonly trackHitEntering?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerOverrunWeaponInput {
  /** Name */
  readonly name?: string;
  /** AP ammunition [4.4.3.2.1]. Default: []. */
  readonly ap?: readonly PanzerApAmmoInput[];
  /** GP or GP-DF block [6.5.4.1] */
  readonly gpDirect?: PanzerGpRowInput;
  /** GP-IF block [6.5.1] */
  readonly gpIndirect?: PanzerGpRowInput;
  /** AA block [6.7.4] */
  readonly antiAircraft?: PanzerGpRowInput;
  /** AA modifier of the card [6.7.4.2]. Default: 0. */
  readonly antiAircraftModifier?: number;
  /** N/A vs. High Altitude [6.7.4.1.2]. Default: false. */
  readonly notAgainstHigh?: boolean;
  /** Maximum GP Effectiveness; 0: none [6.5.4.4.2]. Default: 0. */
  readonly effectiveness?: number;
  /** Small arms [5.7]. Default: false. */
  readonly smallArms?: boolean;
  /** Field of fire of a fixed weapon [4.4.3.1.4, 4.4.3.1.5]. Default: "all". */
  readonly arc?: 'all' | 'front' | 'rear';
  /** TT [4.4.3.1]. Default: "tt1". */
  readonly turret?: 'fixed' | 'tt1' | 'tt2' | 'tt3' | 'all';
  /** SB, 0 for every vehicle of this game [4.4.3.2.2]. Default: 0. */
  readonly stabilisation?: number;
  /** St, sight type. Default: "O". */
  readonly sight?: string;
  /** ROF [6.5.2.1]. Default: "N". */
  readonly rateOfFire?: 'N' | 'Q' | 'R' | 'F';
  /** Minimum range [5.6]. Default: 1. */
  readonly minimumRange?: number;
  /** Ammo limits [5.16.2] */
  readonly limits?: PanzerAmmoLimitsInput;
  /** SMK [6.1.4.3.10]. Default: false. */
  readonly smoke?: boolean;
  /** Printed in reverse: second weapon of dual fire [5.14]. Default: false. */
  readonly reversed?: boolean;
  /** Limited weapon: silent while hull down [6.1.4.1.2]. Default: false. */
  readonly limited?: boolean;
  /** Long gun [7.20]. Default: false. */
  readonly longGun?: boolean;
  /** An anti-aircraft weapon: never part of an overrun [6.6.10.1]. Default: false. */
  readonly isAntiAircraft?: boolean;
  /** GP factor at range 1, where no GP block is sent [6.6.10.1] */
  readonly factor?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerOverrunOutcome {
  /** Sum of the factors, at most 15 */
  readonly factor: number;
  /** What would be rolled against, where the question ends there (upTo) */
  readonly numbers?: PanzerGpLine | null;
  /** The target afterwards */
  readonly target?: PanzerGpUnitResult | null;
  /** The vehicle may stay in the hex [6.6.10.1] */
  readonly mayStay?: boolean | null;
  /** It is put back into the hex it came from [6.6.10.1] */
  readonly putBack?: boolean | null;
  /** Counter of the vehicle */
  readonly vehicleSpot: 'none' | 'move' | 'fire' | 'smallArms';
}

export interface PanzerAttachmentInput {
  /** Off-map battery [6.5.1.2]. Default: true. */
  readonly offMap?: boolean;
  /** Formation or headquarters the firing unit is listed under [6.5.1.3] */
  readonly listedUnder: string;
  /** Listed at the head of the order of battle, for that headquarters and everything below it [6.5.1.3.2]. Default: false. */
  readonly topLevel?: boolean;
  /** Formations of the observer, its own first, then each that contains it [6.5.1.3] */
  readonly observer: readonly string[];
}

export interface PanzerAttachmentOutcome {
  /** Level of attachment for this observer */
  readonly attachment: 'attached' | 'organic' | 'unattached';
}

export interface PanzerCallFireInput {
  /** The observer. Default: {}. */
  readonly observer?: PanzerFireObserverInput;
  /** Firing units */
  readonly sources: readonly PanzerFireSourceInput[];
  /** A new call, or what is done with a mission of the turn before [6.5.1.8]. Default: "call". */
  readonly step?: 'call' | 'continue' | 'adjust' | 'check';
  /** Type [6.5.1.6]. Default: "gp". */
  readonly mission?: 'gp' | 'smoke' | 'illumination';
  /** SHEAF of off-map batteries [6.5.1.5]. Default: "closed". */
  readonly sheaf?: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** The observer has spotted an enemy unit in the target point hex [6.5.1.7]. Default: true. */
  readonly spottedAtPoint?: boolean;
  /** A spotted enemy is in or adjacent to the target point [6.5.1.8.1]. Default: true. */
  readonly spottedNearPoint?: boolean;
  /** The observer sees the target point [6.5.1.8.1]. Default: true. */
  readonly seesPoint?: boolean;
  /** The SHEAF changes [6.5.1.8.1]. Default: false. */
  readonly sheafChanges?: boolean;
  /** The type changes to or from illumination [6.5.1.8.1]. Default: false. */
  readonly illuminationChanges?: boolean;
  /** Hexes the target point is moved [6.5.1.8.2]. Default: 0. */
  readonly hexesMoved?: number;
  /** The mission was danger close last turn [6.5.1.10]. Default: false. */
  readonly wasDangerClose?: boolean;
  /** A friendly unit the enemy has spotted is within 5 hexes of the target point [6.5.1.10]. Default: false. */
  readonly friendNear?: boolean;
  /** Heat haze [6.5.1.12.1]. Default: false. */
  readonly heatHaze?: boolean;
  /** Artillery reconnaissance by fire, option 7.37. Default: false. */
  readonly reconByFire?: boolean;
}

export interface PanzerFireObserverInput {
  /** Designation [6.5.1.1]. Default: "fo". */
  readonly kind?: 'fo' | 'command' | 'commandFo' | 'recon' | 'commandRecon';
  /** Level of a command unit [5.9.1]. Default: "chq". */
  readonly level?: 'chq' | 'bhq' | 'rhq';
  /** Nationality. Default: "other". */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france' | 'italy' | 'other';
  /** Unit grade [5.8.3]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Command: overwatch; one who is carried has none of his own [6.5.1, 6.6.7]. Default: "overwatch". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Suppression. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Damaged. Default: false. */
  readonly damaged?: boolean;
  /** Morale, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** R on its card: no radio, option 7.4. Default: false. */
  readonly noRadio?: boolean;
  /** Carried by a vehicle [6.6.7.2]. Default: false. */
  readonly transported?: boolean;
  /** The carrier's command [6.6.7.2]. Default: "none". */
  readonly carrierCommand?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Its carrier has a move command [6.6.7.2]. Default: false. */
  readonly carrierMoves?: boolean;
  /** Directs another mission or target hex this turn, or had one checked, by choice or not [6.5.1.1, 6.5.1.9]. Default: false. */
  readonly busy?: boolean;
  /** Range to the target point in hexes, for heat haze [6.5.1.12.1] */
  readonly range?: number;
  /** Size of the spotted target, for heat haze. Default: "V". */
  readonly targetSize?: 'V' | 'L' | 'S';
  /** Fire, smoke and barrage between it and the target point, both hexes included [6.5.1.12.1]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceInput[];
}

export interface PanzerFireSourceInput {
  /** Name */
  readonly name?: string;
  /** Off-map battery [6.5.1.2]. Default: true. */
  readonly offMap?: boolean;
  /** Attachment to the observer [6.5.1.3]. Default: "attached". */
  readonly attachment?: 'attached' | 'organic' | 'unattached';
  /** The target point is a pre-registered point assigned to it [6.5.1.4]. Default: false. */
  readonly preRegistered?: boolean;
  /** Adjusted call: already in the mission [6.5.1.8.2]. Default: false. */
  readonly inMission?: boolean;
  /** On-map unit that is one source with the unit before it [6.5.1.1.4]. Default: false. */
  readonly withPrevious?: boolean;
  /** On-map pair within command range of each other [6.5.1.1.4]. Default: true. */
  readonly pairInRange?: boolean;
  /** Command of an on-map unit: fire [6.5.1]. Default: "fire". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Its card has a GP-IF row [6.5.1]. Default: true. */
  readonly hasIndirect?: boolean;
  /** It spots the target itself: direct fire only [6.5.1]. Default: false. */
  readonly spotsTarget?: boolean;
  /** The target point is within its minimum and maximum range [6.5.1.13]. Default: true. */
  readonly inRange?: boolean;
  /** The target point is in its field of fire [6.5.1]. Default: true. */
  readonly inFieldOfFire?: boolean;
  /** Fired, failed, of a mission checked this turn, or bound by a plan this turn or the turn before [6.5.1.7, 6.5.1.9, 6.5.1.11]. Default: false. */
  readonly spent?: boolean;
  /** Battery damaged by counter-battery fire, option 7.28. Default: false. */
  readonly damaged?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerCallFireOutcome {
  /** Each firing unit */
  readonly sources: readonly PanzerSourceResponse[];
  /** Somebody fires */
  readonly fires?: boolean | null;
  /** The impact marker is taken off the map */
  readonly markerRemoved?: boolean | null;
}

export interface PanzerSourceResponse {
  /** Name */
  readonly name?: string | null;
  /** Response number; none where no roll is needed */
  readonly number?: number | null;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** The modified die; none where no roll is needed */
  readonly finalRoll?: number | null;
  /** Response [6.5.1.12] */
  readonly response: 'success' | 'failure' | 'dangerClose';
  /** Hexes of scatter, option 7.26 */
  readonly scatter: number;
  /** Direction of scatter on the directional hex, option 7.26 */
  readonly direction?: number | null;
}

export interface PanzerIndirectFireInput {
  /** Firing unit */
  readonly name?: string;
  /** Off-map battery [6.5.1.2]. Default: true. */
  readonly offMap?: boolean;
  /** Planned fire [6.5.1.11]. Default: false. */
  readonly planned?: boolean;
  /** Type [6.5.1.6]. Default: "gp". */
  readonly mission?: 'gp' | 'smoke' | 'illumination';
  /** SHEAF; left out: closed off map, one hex on map [6.5.1.5] */
  readonly sheaf?: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Range from the observer to the target point [6.5.1.13] */
  readonly observerRange?: number;
  /** Range from an on-map firer to the target point [6.5.1.13] */
  readonly firerRange?: number;
  /** Minimum range of the weapon [5.6]. Default: 1. */
  readonly minimumRange?: number;
  /** GP-IF block [6.5.1] */
  readonly gp?: PanzerGpRowInput;
  /** Range factor, where no block is sent */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** GP factor, where no block is sent */
  readonly factor?: number;
  /** Maximum GP effectiveness. Default: 0. */
  readonly effectiveness?: number;
  /** Small arms [5.7]. Default: false. */
  readonly smallArms?: boolean;
  /** Crew-served mortar: spotted like small arms [5.1.3.1]. Default: false. */
  readonly mortar?: boolean;
  /** A vehicle inside a building: its mortar is silent there [5.1.3.1]. Default: false. */
  readonly vehicleInside?: boolean;
  /** Ammo limit of the shells fired [5.16.2] */
  readonly ammoLimit?: number;
  /** Suppression of the firer; of a battery, option 7.28. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Firer damaged; a battery, option 7.28. Default: false. */
  readonly damaged?: boolean;
  /** Morale of an on-map firer, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** Every ground unit in the SHEAF, friend or foe [6.5.1.13]. Default: []. */
  readonly units?: readonly PanzerSheafUnitInput[];
  /** Destructible terrain in the SHEAF [6.5.4.2.5]. Default: []. */
  readonly terrain?: readonly PanzerTerrainTargetInput[];
}

export interface PanzerSheafUnitInput {
  /** The unit. Default: {}. */
  readonly unit?: PanzerGpTargetInput;
  /** In the target point hex [6.5.4.3]. Default: false. */
  readonly inTargetHex?: boolean;
  /** Moved into the barrage of its own accord [6.6.6]. Default: false. */
  readonly entered?: boolean;
}

export interface PanzerIndirectFireOutcome {
  /** It fires at all [5.16.2.3] */
  readonly fires?: boolean | null;
  /** Range factor */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E' | null;
  /** GP factor */
  readonly factor?: number | null;
  /** Hexes of the pattern [6.5.1.5] */
  readonly hexes: number;
  /** What lies on the map afterwards */
  readonly marker: 'none' | 'smoke' | 'illumination' | 'barrage';
  /** How it hinders lines of sight from the end of the step on [6.1.4.3.10] */
  readonly hindrance?: 'fire' | 'smokeClosed' | 'smokeOpen' | 'barrageClosed' | 'barrageOpen' | 'brewUpSmoke' | null;
  /** What would be rolled against, where the question ends there (upTo) */
  readonly numbers?: readonly PanzerGpLine[] | null;
  /** Units in the order given */
  readonly units?: readonly PanzerGpUnitResult[] | null;
  /** Terrain */
  readonly terrain?: readonly PanzerTerrainResult[] | null;
  /** Counter of an on-map firer */
  readonly firerSpot: 'none' | 'move' | 'fire' | 'smallArms';
}

export interface PanzerPlannedFireInput {
  /** Off-map battery [6.5.1.11]. Default: true. */
  readonly offMap?: boolean;
  /** Turn plotted for the start [6.5.1.11.1] */
  readonly plottedTurn: number;
  /** The plan, stretch by stretch [6.5.1.11.1] */
  readonly plan: readonly PanzerPlannedStretchInput[];
  /** Turn it is to begin; left out: as plotted [6.5.1.11.2] */
  readonly startTurn?: number;
  /** Turn asked about; left out: the first */
  readonly turn?: number;
  /** Hexes the impact lies from the original target point [6.5.1.11.3]. Default: 0. */
  readonly hexesMoved?: number;
  /** Asked to check the mission [6.5.1.9]. Default: false. */
  readonly check?: boolean;
}

export interface PanzerPlannedStretchInput {
  /** Turns */
  readonly turns: number;
  /** Type. Default: "gp". */
  readonly mission?: 'gp' | 'smoke' | 'illumination';
  /** SHEAF. Default: "closed". */
  readonly sheaf?: 'onMap' | 'closed' | 'open' | 'closedLinear';
}

export interface PanzerPlannedFireOutcome {
  /** Turns of the plan */
  readonly turns: number;
  /** First turn */
  readonly firstTurn: number;
  /** Last turn */
  readonly lastTurn: number;
  /** First turn the battery is free again */
  readonly freeFrom: number;
  /** It fires in the turn asked about */
  readonly fires?: boolean | null;
  /** Type in that turn */
  readonly mission?: 'gp' | 'smoke' | 'illumination' | null;
  /** SHEAF in that turn */
  readonly sheaf?: 'onMap' | 'closed' | 'open' | 'closedLinear' | null;
}

export interface PanzerCounterBatteryInput {
  /** Highest roll that locates, from the artillery card [7.28.2]. Default: 20. */
  readonly locateOn?: number;
  /** Nationality of the asset. Default: "other". */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france' | 'italy' | 'other';
  /** Year, for Soviet assets [7.28.2]. Default: "later". */
  readonly year?: 'later' | 'y1941' | 'y1942';
  /** Turns the target battery has kept its mission. Default: 0. */
  readonly turnsOnMission?: number;
  /** Turns from which that helps, from the card (German 3) [7.28.2]. Default: 3. */
  readonly longMission?: number;
  /** The target battery is self-propelled. Default: false. */
  readonly selfPropelled?: boolean;
  /** The target battery was damaged before. Default: false. */
  readonly damaged?: boolean;
  /** Fire against a counter-battery asset [7.28.3]. Default: false. */
  readonly counterCounter?: boolean;
  /** The target responded, continued or fired as planned this turn [7.28.1]. Default: true. */
  readonly targetFired?: boolean;
  /** The asset has made its attempt this turn [7.28.1]. Default: false. */
  readonly attempted?: boolean;
}

export interface PanzerCounterBatteryOutcome {
  /** Modifiers to the location roll */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Highest modified roll that locates */
  readonly locatedUpTo: number;
  /** The modified roll to locate */
  readonly finalRoll?: number | null;
  /** Result */
  readonly result: 'notLocated' | 'none' | 'suppressed' | 'damaged' | 'eliminated';
}

export interface PanzerSheafHexesInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** Target point */
  readonly targetPoint: string;
  /** Pattern [6.5.1.5]. Default: "closed". */
  readonly sheaf?: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Direction of a closed linear SHEAF, chosen by the caller [6.5.1.5] */
  readonly direction?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

export type PanzerHexMapInput = OrStored<{
  /** Numbering and size of the map */
  readonly grid?: HexGridShapeInput;
  /** Terrain of every hex that is not listed. Default: []. */
  readonly defaultTerrain?: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
  /** Hexes that differ from the default. Default: []. */
  readonly hexes?: readonly PanzerMapHexInput[];
  /** Hexsides with something on them. Default: []. */
  readonly hexsides?: readonly PanzerMapHexsideInput[];
  /** Roads and the like. Default: []. */
  readonly paths?: readonly PanzerMapPathInput[];
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface PanzerMapHexInput {
  /** The hex as printed on the map */
  readonly hex: string;
  /** Everything printed in it; the default terrain if left out */
  readonly terrain?: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
  /** Its level, where heights matter. Default: 0. */
  readonly height?: number;
  /** What the map calls it */
  readonly name?: string;
  /** Its name in Japanese */
  readonly ja?: string;
}

export interface PanzerMapHexsideInput {
  /** "0304/0305", or "0304:NE" at the edge of the map */
  readonly side: string;
  /** Everything printed on it */
  readonly features: readonly ('slope' | 'crest' | 'hedgerow' | 'wall' | 'cliff')[];
}

export interface PanzerMapPathInput {
  /** What kind of line it is */
  readonly kind: 'road' | 'path';
  /** The hexes it runs through, each next to the one before */
  readonly hexes: readonly string[];
}

export interface PanzerSheafHexesOutcome {
  /** Hexes struck, those on the map */
  readonly hexes: readonly string[];
  /** How many */
  readonly count: number;
}

export interface PanzerAimInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** The firer */
  readonly firer: PanzerAimingUnitInput;
  /** The target */
  readonly target: PanzerAimedAtInput;
}

export interface PanzerAimingUnitInput {
  /** Its hex */
  readonly hex: string;
  /** Facing [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** Facing of its turret, option 7.8 [7.8.1] */
  readonly turretFacing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** TT [4.4.3.1]. Default: "tt1". */
  readonly turret?: 'fixed' | 'tt1' | 'tt2' | 'tt3' | 'all';
  /** Arc of a fixed weapon [4.4.3.1.4, 4.4.3.1.5]. Default: "front". */
  readonly arc?: 'all' | 'front' | 'rear';
}

export interface PanzerAimedAtInput {
  /** Its hex */
  readonly hex: string;
  /** Facing [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** Facing of its turret, option 7.8 [7.8.2] */
  readonly turretFacing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

export interface PanzerAimOutcome {
  /** Range in hexes [3.5.1] */
  readonly range: number;
  /** The target is within 30 degrees of the weapon axis [4.4.3.1.4] */
  readonly inArc?: boolean | null;
  /** The weapon bears on it [4.4.3.1] */
  readonly inFieldOfFire?: boolean | null;
  /** Aspect of the Basic Game [4.4.3.2.4] */
  readonly aspect: 'front' | 'rear' | 'border';
  /** Hit angle of the Advanced Game [6.5.2.2] */
  readonly angle: 'front' | 'frontSide' | 'rearSide' | 'rear' | 'frontOrFrontSide' | 'frontSideOrRearSide' | 'rearSideOrRear';
  /** Hit angle of the turret, where its facing is given [7.8.2] */
  readonly turretAngle?: 'front' | 'frontSide' | 'rearSide' | 'rear' | 'frontOrFrontSide' | 'frontSideOrRearSide' | 'rearSideOrRear' | null;
}

export interface PanzerSmokeInput {
  /** How the smoke is made. Default: "shell". */
  readonly means?: 'shell' | 'engineers' | 'dischargers' | 'infantry';
  /** Kind of unit. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Command: fire or short halt, but for dischargers [6.1.4.3.10, 7.22.1]. Default: "fire". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Unit grade [7.22.2]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Nationality, for infantry smoke [7.22.2] */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france1941' | 'france1944' | 'italy';
  /** Suppression [7.22]. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Morale, option 7.1 [7.22]. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** Engineer. Default: false. */
  readonly engineer?: boolean;
  /** Dismounted. Default: true. */
  readonly dismounted?: boolean;
  /** A crew-served mortar fires the shell: spotted like small arms [5.1.3.1]. Default: false. */
  readonly mortar?: boolean;
  /** SMK on its card [6.1.4.3.10]. Default: true. */
  readonly canSmoke?: boolean;
  /** Ammo limit S; none: unlimited. Or D, without which a vehicle has no dischargers [5.16.2, 7.9] */
  readonly ammoLimit?: number;
  /** The hex is in sight, within GP range and in the field of fire [6.1.4.3.10]. Default: true. */
  readonly bears?: boolean;
  /** A friendly unit other than the firer is in the hex, or in its own hex for infantry [6.1.4.3.10, 7.22]. Default: false. */
  readonly friendThere?: boolean;
  /** The hex is adjacent, for engineers [6.1.4.3.10]. Default: true. */
  readonly adjacent?: boolean;
  /** Dischargers were used last turn [7.9]. Default: false. */
  readonly usedLastTurn?: boolean;
}

export interface PanzerSmokeOutcome {
  /** Counter placed */
  readonly counter: 'none' | 'smokeOn' | 'smokeDischarger';
  /** How it hinders from the end of the step on */
  readonly hindrance?: 'fire' | 'smokeClosed' | 'smokeOpen' | 'barrageClosed' | 'barrageOpen' | 'brewUpSmoke' | null;
  /** Highest die at which it is made; none where it needs no roll */
  readonly madeOn?: number | null;
  /** Counter of the unit */
  readonly unitSpot: 'none' | 'move' | 'fire' | 'smallArms';
}

export interface PanzerAirAttackInput {
  /** The aircraft. Default: {}. */
  readonly aircraft?: PanzerAircraftInput;
  /** Strafing, bombs or rockets [6.7.3]. Default: "strafe". */
  readonly weapon?: 'strafe' | 'bombs' | 'rockets';
  /** Dive attack of a dive bomber, resolved at low altitude [6.7.2.3.2]. Default: false. */
  readonly dive?: boolean;
  /** GP factor */
  readonly factor?: number;
  /** GP block of the rockets [6.7.3.4] */
  readonly gp?: PanzerGpRowInput;
  /** Range of the rockets in hexes [6.7.3.4] */
  readonly range?: number;
  /** Range factor of the rockets, where no block is sent [6.7.3.4] */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** Small arms [6.7.3.2]. Default: false. */
  readonly smallArms?: boolean;
  /** Maximum GP effectiveness. Default: 0. */
  readonly effectiveness?: number;
  /** Attacks left with this weapon [5.16.2.6]. Default: 1. */
  readonly attacksLeft?: number;
  /** The target has been acquired [6.7.3.1.1]. Default: true. */
  readonly acquired?: boolean;
  /** Daylight and clear weather [6.7]. Default: true. */
  readonly clearDay?: boolean;
  /** The weapon was chosen before the scenario [6.7.1]. Default: true. */
  readonly loaded?: boolean;
  /** AA fire at it within 5 hexes of the release, option 7.26. Default: "none". */
  readonly flak?: 'none' | 'noEffect' | 'suppressedOrDamaged';
  /** Every ground unit in the pattern [6.7.3]. Default: []. */
  readonly units?: readonly PanzerGpTargetInput[];
  /** Destructible terrain in the pattern [6.5.4.2.5]. Default: []. */
  readonly terrain?: readonly PanzerTerrainTargetInput[];
}

export interface PanzerAircraftInput {
  /** Altitude [6.7.2.2]. Default: "low". */
  readonly altitude?: 'low' | 'medium' | 'high';
  /** Speed [6.7.2.2]. Default: "slow". */
  readonly speed?: 'slow' | 'fast';
  /** Unit grade. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Damaged [6.7.4.2.1]. Default: false. */
  readonly damaged?: boolean;
  /** Suppression [6.7.4.2.1]. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** GP defence, type S [6.5.4.2.4] */
  readonly gpDefense?: number;
}

export interface PanzerAirAttackOutcome {
  /** Hexes of the pattern */
  readonly hexes: number;
  /** GP factor used */
  readonly factor: number;
  /** Range factor of the rockets */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E' | null;
  /** Attacks left afterwards */
  readonly attacksLeft: number;
  /** Highest modified die at which the bombs stray, option 7.26; none where nothing is rolled */
  readonly straysUpTo?: number | null;
  /** That modified die */
  readonly scatterRoll?: number | null;
  /** Hexes the bombs scatter, option 7.26 */
  readonly scatter: number;
  /** Direction of the scatter */
  readonly direction?: number | null;
  /** Units in the order given; nobody where the bombs scatter */
  readonly units: readonly PanzerGpUnitResult[];
  /** Terrain */
  readonly terrain: readonly PanzerTerrainResult[];
}

export interface PanzerAntiAircraftInput {
  /** The AA unit. Default: {}. */
  readonly unit?: PanzerAntiAircraftUnitInput;
  /** The aircraft. Default: {}. */
  readonly aircraft?: PanzerAircraftInput;
  /** Tracked [6.7.4.1.1]. Default: true. */
  readonly tracked?: boolean;
  /** Range in hexes */
  readonly range?: number;
  /** AA block [6.7.4] */
  readonly gp?: PanzerGpRowInput;
  /** Range factor, where no block is sent */
  readonly rangeFactor?: 'P' | 'S' | 'M' | 'L' | 'E';
  /** GP factor, where no block is sent */
  readonly factor?: number;
  /** Declared after the aircraft declared its attack [6.7.4.1.1]. Default: false. */
  readonly afterAttack?: boolean;
}

export interface PanzerAntiAircraftUnitInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Mounting: turret, 360 or vehicle machine gun; towed; towed platform [6.7.4.1.2]. Default: "allRound". */
  readonly mounting?: 'allRound' | 'towed' | 'platform';
  /** Command: overwatch [6.7.4]. Default: "overwatch". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Unit grade. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Suppression. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Morale, option 7.1. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** Damaged. Default: false. */
  readonly damaged?: boolean;
  /** Its card has an AA row [6.7.4]. Default: true. */
  readonly hasAntiAircraft?: boolean;
  /** Has made its AA shot this turn [6.7.4.1.1]. Default: false. */
  readonly fired?: boolean;
  /** The aircraft is in its front field [6.7.4.1.2]. Default: true. */
  readonly targetInArc?: boolean;
  /** Building it is inside [6.7.4.1.1] */
  readonly inside?: 'wood' | 'brick' | 'stone';
  /** In an improved position [6.7.4.1.1]. Default: false. */
  readonly improvedPosition?: boolean;
  /** N/A vs. High Altitude [6.7.4.1.2]. Default: false. */
  readonly notAgainstHigh?: boolean;
  /** AA modifier of its card [6.7.4.2]. Default: 0. */
  readonly antiAircraftModifier?: number;
  /** Weapons of its card [4.4.3]. Default: []. */
  readonly weapons?: readonly PanzerWeaponInput[];
  /** Which of them fires, counted from 1. Default: 1. */
  readonly weaponNumber?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerAntiAircraftOutcome {
  /** GP factor used */
  readonly factor: number;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** GP defence of the aircraft */
  readonly gpDefense: number;
  /** Highest modified roll with no effect */
  readonly noEffectUpTo: number;
  /** Highest modified roll that suppresses */
  readonly suppressedUpTo: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
  /** Table result */
  readonly result: 'noEffect' | 'suppressed' | 'effective';
  /** What becomes of the aircraft [6.7.4.2.1] */
  readonly fate: 'none' | 'suppressed' | 'damaged' | 'shotDown' | 'eliminated';
  /** It flies slow from now on [6.7.4.2.1] */
  readonly slowFromNow?: boolean | null;
  /** Hexes it flies on before it crashes [6.7.4.2.1] */
  readonly crashAfter?: number | null;
  /** The aircraft attacks before this fire is resolved [6.7.4.1.1] */
  readonly attackFirst?: boolean | null;
  /** Counter of the AA unit */
  readonly unitSpot: 'none' | 'move' | 'fire' | 'smallArms';
}

export interface PanzerCrashInput {
  /** Every ground unit in the hex [6.7.4.2.1]. Default: []. */
  readonly units?: readonly PanzerGpTargetInput[];
  /** Destructible terrain in the hex [6.5.4.2.5]. Default: []. */
  readonly terrain?: readonly PanzerTerrainTargetInput[];
}

export interface PanzerCrashOutcome {
  /** GP factor */
  readonly factor: number;
  /** Units in the order given */
  readonly units: readonly PanzerGpUnitResult[];
  /** Terrain */
  readonly terrain: readonly PanzerTerrainResult[];
}

export interface PanzerMinefieldAttackInput {
  /** Density [7.31]. Default: "hasty". */
  readonly density?: 'hasty' | 'deliberate';
  /** What is laid [7.31]. Default: "both". */
  readonly mines?: 'antiVehicular' | 'antiPersonnel' | 'both';
  /** What the unit does [7.31.2]. Default: "enter". */
  readonly step?: 'enter' | 'moveWithin' | 'dismount' | 'bailOut' | 'mount' | 'stay';
  /** The field is its own side’s [7.31.2]. Default: false. */
  readonly ownField?: boolean;
  /** Kind of unit. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** GP defence of a vehicle [7.31.2.1] */
  readonly gpDefense?: number;
  /** Damaged before. Default: false. */
  readonly damaged?: boolean;
  /** Track hit before. Default: false. */
  readonly trackHit?: boolean;
  /** Carries passengers [7.31.2.1]. Default: false. */
  readonly passengers?: boolean;
  /** Quickmarching [7.31.2.2]. Default: false. */
  readonly quickmarching?: boolean;
  /** Suppression. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
}

export interface PanzerMinefieldAttackOutcome {
  /** The mines attack */
  readonly attacked?: boolean | null;
  /** What becomes of the unit */
  readonly effect: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu' | 'reduced' | 'eliminated';
  /** Kind afterwards */
  readonly kind: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Suppression afterwards */
  readonly suppression: 'none' | 'on' | 'off';
  /** Bail-out checks of a crew [7.31.2.1] */
  readonly crewChecks: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[];
  /** Checks of passengers, if the crew stays and they ride exposed [7.31.2.1] */
  readonly passengerChecks: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[];
  /** The unit stops */
  readonly stops?: boolean | null;
  /** Modifier to the die */
  readonly netModifier: number;
  /** Highest roll that damages a vehicle */
  readonly damagedUpTo?: number | null;
  /** Highest roll that breaks its track */
  readonly trackHitUpTo?: number | null;
  /** Highest modified roll that strikes leg and towed units */
  readonly effectiveUpTo?: number | null;
  /** The modified roll; none where nothing is rolled */
  readonly finalRoll?: number | null;
}

export interface PanzerMinefieldPlacementInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** Hexes of the field [7.31.1] */
  readonly hexes: readonly string[];
  /** Density [7.31]. Default: "hasty". */
  readonly density?: 'hasty' | 'deliberate';
  /** Hexes the scenario allows; left out: any number */
  readonly allowed?: number;
  /** Plotted after terrain counters and before units [7.31.1]. Default: true. */
  readonly inTime?: boolean;
}

export interface PanzerMinefieldPlacementOutcome {
  /** GP defence of each hex [7.31.3] */
  readonly gpDefense: number;
}

export interface PanzerLineOfSightInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** Buildings of more than one storey [4.1.4.1.3]. Default: []. */
  readonly buildings?: readonly PanzerTallBuildingInput[];
  /** Fire, smoke and barrages [5.11]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceAreaInput[];
  /** Wrecks [4.1.4.1.8]. Default: []. */
  readonly wrecks?: readonly PanzerWreckHexInput[];
  /** Where the spotter or firer is */
  readonly from: PanzerSightPostInput;
  /** Where the target is */
  readonly to: PanzerSightPostInput;
}

export interface PanzerTallBuildingInput {
  /** Its hex */
  readonly hex: string;
  /** Storeys */
  readonly storeys: number;
}

export interface PanzerHindranceAreaInput {
  /** What it is */
  readonly kind: 'fire' | 'smokeClosed' | 'smokeOpen' | 'barrageClosed' | 'barrageOpen' | 'brewUpSmoke';
  /** Name of the source */
  readonly source?: string;
  /** Every hex it covers */
  readonly hexes: readonly string[];
  /** Made in the step now being resolved: not yet in effect [6.1.4.3.10]. Default: false. */
  readonly madeThisStep?: boolean;
}

export interface PanzerWreckHexInput {
  /** Its hex */
  readonly hex: string;
  /** Brewed up: it smokes [4.1.4.1.9]. Default: false. */
  readonly brewedUp?: boolean;
}

export interface PanzerSightPostInput {
  /** Its hex */
  readonly hex: string;
  /** On the top floor of a building of two or more storeys; leg units only [6.1.4.3.1]. Default: false. */
  readonly upperFloor?: boolean;
}

export interface PanzerLineOfSightOutcome {
  /** The line is clear */
  readonly clear?: boolean | null;
  /** What bars it */
  readonly barredBy: 'none' | 'obstacle' | 'gullyFromAbove' | 'gullyNotAlong';
  /** First hex or hexside from the spotter that blocks */
  readonly blocker?: string | null;
  /** Section that blocks it */
  readonly rule?: string | null;
  /** Range in hexes [3.5.1] */
  readonly range: number;
  /** Level of the spotter */
  readonly fromLevel: number;
  /** Level of the target */
  readonly toLevel: number;
  /** Hexes of the line and hexsides it follows, in order */
  readonly line: readonly string[];
  /** Everything on the line that rises above the lower unit */
  readonly obstacles: readonly PanzerSightObstacle[];
  /** Fire, smoke and barrage on the line, ends included [5.11] */
  readonly hindrances: readonly PanzerHindranceOnLine[];
  /** AP modifier of all hindrances that count */
  readonly apHindrance: number;
  /** GP modifier of all hindrances that count */
  readonly gpHindrance: number;
  /** Wall hexsides crossed or followed: the target of AP fire is hull down [6.1.4.3.2] */
  readonly walls: readonly string[];
  /** The target stands so high that it is partially hull down [6.1.4.1.3] */
  readonly partialHullDown?: boolean | null;
  /** The shot as seen from the spotter [6.5.2.3.1] */
  readonly shot: 'level' | 'rising' | 'falling';
}

export interface PanzerSightObstacle {
  /** Hex or hexside */
  readonly at: string;
  /** What rises there: terrain, hexside feature or hill */
  readonly feature: string;
  /** Level of its top */
  readonly top: number;
  /** It blocks the line */
  readonly blocks?: boolean | null;
  /** How it stands to the two units [4.1.4.2] */
  readonly verdict: 'higherThanBoth' | 'asHighAsOne' | 'deadZone' | 'seenOver';
  /** Section that decides */
  readonly rule: string;
  /** Hexes from the higher unit, where a dead zone is measured [4.1.4.2.4] */
  readonly distance?: number | null;
  /** Dead hexes behind it */
  readonly deadHexes?: number | null;
  /** Last dead distance from the higher unit */
  readonly deadTo?: number | null;
}

export interface PanzerHindranceOnLine {
  /** What it is */
  readonly kind: 'fire' | 'smokeClosed' | 'smokeOpen' | 'barrageClosed' | 'barrageOpen' | 'brewUpSmoke';
  /** Name of the source */
  readonly source: string;
  /** Hexes of the line it covers, ends included */
  readonly hexes: readonly string[];
  /** In the spotter's or the target's own hex */
  readonly atEnd?: boolean | null;
  /** Counts: no worse source takes its place in every hex [5.11] */
  readonly counts?: boolean | null;
  /** Its AP hit modifier where it counts */
  readonly ap: number;
  /** Its GP modifier where it counts */
  readonly gp: number;
}

export interface PanzerSightMatrixInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** Buildings of more than one storey [4.1.4.1.3]. Default: []. */
  readonly buildings?: readonly PanzerTallBuildingInput[];
  /** Fire, smoke and barrages [5.11]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceAreaInput[];
  /** Wrecks [4.1.4.1.8]. Default: []. */
  readonly wrecks?: readonly PanzerWreckHexInput[];
  /** Who looks */
  readonly spotters: readonly PanzerLookoutInput[];
  /** Who may be seen */
  readonly targets: readonly PanzerFieldTargetInput[];
  /** The scenario's limited visibility [7.36.1]. Default: 0. */
  readonly visibility?: number;
}

export type PanzerLookoutInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Kind of unit [6.1.1]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Armed or able to observe; trucks and prime movers are not [4.1.1]. Default: true. */
  readonly combatUnit?: boolean;
  /** Unit grade, for limited spotting [7.7.1]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Suppressed [6.1.3.1]. Default: false. */
  readonly suppressed?: boolean;
  /** In full cover [6.1.3.2]. Default: false. */
  readonly fullCover?: boolean;
  /** Broken [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
  /** Buttoned up [7.8.3]. Default: false. */
  readonly buttoned?: boolean;
  /** Name of the unit */
  readonly id?: string;
  /** Its hex */
  readonly hex?: string;
  /** On the top floor [6.1.4.3.1]. Default: false. */
  readonly upperFloor?: boolean;
  /** Facing: the field of a suppressed unit, the turret of a buttoned-up one [6.1.3.1, 7.8.3] */
  readonly facing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** No radio: R on its card [7.4.1]. Default: false. */
  readonly noRadio?: boolean;
  /** Platoon, section or troop: whoever has no radio speaks to nobody else [7.4.1] */
  readonly platoon?: string;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export type PanzerFieldTargetInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Kind of unit [6.1.3]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Size class: V for vehicles, S for leg units unless said otherwise; a gun as its card says [6.1.3] */
  readonly size?: 'V' | 'L' | 'S';
  /** SPOT counter on it [4.1.3, 6.1.3]. Default: "none". */
  readonly spot?: 'none' | 'move' | 'fire' | 'smallArms';
  /** The counter was placed in this Combat Phase: for overwatch it counts, for direct fire not yet [4.4.1, 4.4.2]. Default: false. */
  readonly spotNew?: boolean;
  /** In full cover [6.1.3.2]. Default: false. */
  readonly fullCover?: boolean;
  /** Hull down, which changes nothing for spotting [6.1.4.1]. Default: "none". */
  readonly hullDown?: 'none' | 'full' | 'partial';
  /** Carried by a vehicle [6.1.3]. Default: false. */
  readonly carried?: boolean;
  /** Under an illumination round [7.27]. Default: false. */
  readonly illuminated?: boolean;
  /** Camouflaged [7.24]. Default: false. */
  readonly camouflaged?: boolean;
  /** Has executed Move or Short Halt since it was camouflaged [7.24]. Default: false. */
  readonly camouflageMoved?: boolean;
  /** Has fired with an enemy within normal spotting range since it was camouflaged [7.24]. Default: false. */
  readonly camouflageFired?: boolean;
  /** The side of the spotter has it spotted already: nothing is rolled for it [4.1.1, 7.7.1, 7.24]. Default: false. */
  readonly noticed?: boolean;
  /** Name of the unit */
  readonly id?: string;
  /** Its hex */
  readonly hex?: string;
  /** On the top floor [6.1.4.3.1]. Default: false. */
  readonly upperFloor?: boolean;
  /** Cover, where the map's terrain does not say it [4.1.3] */
  readonly cover?: 'none' | 'light' | 'medium' | 'heavy';
  /** Its hex is overstacked by units not listed here [4.1.3.2]. Default: false. */
  readonly overstacked?: boolean;
  /** Platoons without radios that have it spotted already [7.4.1]. Default: []. */
  readonly noticedByPlatoons?: readonly string[];
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface PanzerSightMatrixOutcome {
  /** Every spotter against every target */
  readonly pairs: readonly PanzerSpotPair[];
  /** What it means for each target */
  readonly targets: readonly PanzerTargetStatus[];
}

export interface PanzerSpotPair {
  /** Spotter */
  readonly spotter: string;
  /** Target */
  readonly target: string;
  /** Range [3.5.1] */
  readonly range: number;
  /** The line of sight is clear [4.1.4] */
  readonly lineOfSight?: boolean | null;
  /** First hex or hexside that blocks it */
  readonly blocker?: string | null;
  /** Spotting distance, where the line is clear [4.1.3] */
  readonly distance?: number | null;
  /** Verdict */
  readonly verdict: 'spotted' | 'noLineOfSight' | 'outOfRange' | 'outsideField' | 'notNoticed' | 'tooManySpots';
}

export interface PanzerTargetStatus {
  /** Target */
  readonly target: string;
  /** Spotted by somebody [4.1.1] */
  readonly spotted?: boolean | null;
  /** Who spots it */
  readonly by: readonly string[];
  /** SPOT counter afterwards: removed from the unspotted [4.1.5] */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** Looks at it that were rolled for, options 7.7 and 7.24 */
  readonly looks: readonly PanzerNoticeLook[];
}

export interface PanzerNoticeLook {
  /** Who look together */
  readonly spotters: readonly string[];
  /** Roll(100) of so much or less, option 7.7 [7.7.1] */
  readonly needed?: number | null;
  /** Roll(10) of so much or less against camouflage, option 7.24 */
  readonly camouflage?: number | null;
  /** Somebody of them notices the target */
  readonly found?: boolean | null;
}

export interface PanzerOverwatchInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** Buildings of more than one storey [4.1.4.1.3]. Default: []. */
  readonly buildings?: readonly PanzerTallBuildingInput[];
  /** Fire, smoke and barrages [5.11]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceAreaInput[];
  /** Wrecks [4.1.4.1.8]. Default: []. */
  readonly wrecks?: readonly PanzerWreckHexInput[];
  /** Enemies of the unit that fired or moves */
  readonly watchers: readonly PanzerWatcherInput[];
  /** The unit that has fired, entered a hex, turned, or stays where it is on a Move command [4.4.2, 4.5] */
  readonly trigger: PanzerFieldTargetInput;
  /** The scenario's limited visibility [7.36.1]. Default: 0. */
  readonly visibility?: number;
}

export type PanzerWatcherInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Kind of unit [6.1.1]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Armed or able to observe; trucks and prime movers are not [4.1.1]. Default: true. */
  readonly combatUnit?: boolean;
  /** Unit grade, for limited spotting [7.7.1]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Suppressed [6.1.3.1]. Default: false. */
  readonly suppressed?: boolean;
  /** In full cover [6.1.3.2]. Default: false. */
  readonly fullCover?: boolean;
  /** Broken [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
  /** Buttoned up [7.8.3]. Default: false. */
  readonly buttoned?: boolean;
  /** Name of the unit */
  readonly id?: string;
  /** Its hex */
  readonly hex?: string;
  /** The hexside it faces [3.3] */
  readonly facing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** On the top floor [6.1.4.3.1]. Default: false. */
  readonly upperFloor?: boolean;
  /** Its command: only overwatch lets it react [4.4.2]. Default: "overwatch". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Has used its overwatch this turn [4.4.2]. Default: false. */
  readonly fired?: boolean;
  /** Weapons of its card [4.4.3]. Default: []. */
  readonly weapons?: readonly PanzerWeaponInput[];
  /** A towed gun on a platform mount, option 7.16. Default: false. */
  readonly platformMount?: boolean;
  /** The hexside its turret faces, option 7.8; left out: as it faces itself [7.8.1] */
  readonly turretFacing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** The most hexsides its turret can turn, where that is less than its TT [7.8.1, 7.23.2]. Default: 3. */
  readonly turretLimit?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface PanzerOverwatchOutcome {
  /** One answer for each watcher, in the order of the question */
  readonly watchers: readonly PanzerWatcherAnswer[];
}

export interface PanzerWatcherAnswer {
  /** The watcher */
  readonly watcher: string;
  /** Whether it may fire, or the first thing that keeps it from it */
  readonly verdict: 'mayFire' | 'notOnOverwatch' | 'hasFired' | 'doesNotSpot' | 'nothingBears';
  /** Range [3.5.1] */
  readonly range: number;
  /** Weapons it may fire */
  readonly weapons: readonly PanzerWatchWeapon[];
}

export interface PanzerWatchWeapon {
  /** Which weapon of its card, counted from 1 */
  readonly number: number;
  /** The target lies in its 60-degree field: the smaller overwatch penalty [4.4.3.2.2] */
  readonly inArc?: boolean | null;
  /** AP ammunition that reaches; for vehicles only [4.4.3] */
  readonly ammo: readonly ('AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT')[];
  /** GP fire reaches [6.5.4.1] */
  readonly gp?: boolean | null;
}

export interface PanzerSpottingRangeInput {
  /** Cover of the target's terrain, the best in its hex [4.1.3]. Default: "none". */
  readonly cover?: 'none' | 'light' | 'medium' | 'heavy';
  /** Target's hex overstacked [4.1.3.2]. Default: false. */
  readonly overstacked?: boolean;
  /** Who looks. Default: {}. */
  readonly spotter?: PanzerSpotterInput;
  /** What may be seen. Default: {}. */
  readonly target?: PanzerSpotTargetInput;
  /** The scenario's limited visibility [7.36.1]. Default: 0. */
  readonly visibility?: number;
  /** Distance your own card gives for the row, where no chart pack is sent [4.1.3] */
  readonly cardRange?: number;
  /** Asked for an overwatch shot, which counts counters placed this phase [4.4.2]. Default: false. */
  readonly overwatch?: boolean;
  /** Further spotters who meet the conditions: +10 each [7.7.1]. Default: 0. */
  readonly furtherSpotters?: number;
  /** Targets the spotter already holds [7.7.2] */
  readonly targetsHeld?: number;
  /** Range in hexes; left out: only the spotting distance is asked [3.5.1] */
  readonly range?: number;
  /** The line of sight is clear [4.1.4]. Default: true. */
  readonly lineOfSight?: boolean;
  /** The target lies in the field that a suppressed or buttoned-up spotter sees [6.1.3.1, 7.8.3]. Default: true. */
  readonly inField?: boolean;
}

export interface PanzerSpotterInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit [6.1.1]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Armed or able to observe; trucks and prime movers are not [4.1.1]. Default: true. */
  readonly combatUnit?: boolean;
  /** Unit grade, for limited spotting [7.7.1]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Suppressed [6.1.3.1]. Default: false. */
  readonly suppressed?: boolean;
  /** In full cover [6.1.3.2]. Default: false. */
  readonly fullCover?: boolean;
  /** Broken [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
  /** Buttoned up [7.8.3]. Default: false. */
  readonly buttoned?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerSpotTargetInput {
  /** Name */
  readonly name?: string;
  /** Kind of unit [6.1.3]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Size class: V for vehicles, S for leg units unless said otherwise; a gun as its card says [6.1.3] */
  readonly size?: 'V' | 'L' | 'S';
  /** SPOT counter on it [4.1.3, 6.1.3]. Default: "none". */
  readonly spot?: 'none' | 'move' | 'fire' | 'smallArms';
  /** The counter was placed in this Combat Phase: for overwatch it counts, for direct fire not yet [4.4.1, 4.4.2]. Default: false. */
  readonly spotNew?: boolean;
  /** In full cover [6.1.3.2]. Default: false. */
  readonly fullCover?: boolean;
  /** Hull down, which changes nothing for spotting [6.1.4.1]. Default: "none". */
  readonly hullDown?: 'none' | 'full' | 'partial';
  /** Carried by a vehicle [6.1.3]. Default: false. */
  readonly carried?: boolean;
  /** Under an illumination round [7.27]. Default: false. */
  readonly illuminated?: boolean;
  /** Camouflaged [7.24]. Default: false. */
  readonly camouflaged?: boolean;
  /** Has executed Move or Short Halt since it was camouflaged [7.24]. Default: false. */
  readonly camouflageMoved?: boolean;
  /** Has fired with an enemy within normal spotting range since it was camouflaged [7.24]. Default: false. */
  readonly camouflageFired?: boolean;
  /** The side of the spotter has it spotted already: nothing is rolled for it [4.1.1, 7.7.1, 7.24]. Default: false. */
  readonly noticed?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface PanzerSpottingRangeOutcome {
  /** Column of the table [6.1.3] */
  readonly sizeClass: 'V' | 'L' | 'S';
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Row of the table after the limits */
  readonly row: number;
  /** Greatest distance at which the target is spotted; absent where the answer does not need it */
  readonly distance?: number | null;
  /** Highest roll that notices it, further spotters counted; none where nothing is rolled [7.7.1] */
  readonly noticedUpTo?: number | null;
  /** Verdict; absent where no range was sent */
  readonly verdict?: 'spotted' | 'noLineOfSight' | 'outOfRange' | 'outsideField' | 'notNoticed' | 'tooManySpots' | null;
  /** Spotted */
  readonly spotted?: boolean | null;
}

export interface PanzerHandOffInput {
  /** Who holds the target */
  readonly giver: PanzerSharerInput;
  /** Who takes it over */
  readonly receiver: PanzerSharerInput;
  /** The giver still spots the target, or did this turn [4.1.1]. Default: true. */
  readonly spotted?: boolean;
  /** Spotting distance of the target for the receiver [4.1.3] */
  readonly distance: number;
  /** Line of sight from the receiver [4.1.4]. Default: true. */
  readonly lineOfSight?: boolean;
  /** The target was found by a roll through its camouflage [7.24]. Default: false. */
  readonly camouflaged?: boolean;
}

export interface PanzerSharerInput {
  /** Kind of unit [4.1.1, 6.1.1]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** An aircraft: it neither gives nor takes [6.1.1]. Default: false. */
  readonly aircraft?: boolean;
  /** Armed or able to observe [4.1.1]. Default: true. */
  readonly combatUnit?: boolean;
  /** No radio: R on its card [7.4.1]. Default: false. */
  readonly noRadio?: boolean;
  /** Platoon, section or troop [7.4.1] */
  readonly platoon?: string;
  /** Its range to the target [4.1.1] */
  readonly range: number;
}

export interface PanzerHandOffOutcome {
  /** The receiver keeps the target spotted, even when the giver loses it [4.1.1] */
  readonly staysSpotted?: boolean | null;
  /** The receiver itself may fire at it: it meets range and line of sight [4.1.1] */
  readonly mayFire?: boolean | null;
}

export interface PanzerHiddenCounterInput {
  /** Cover of the target's terrain, the best in its hex [4.1.3]. Default: "none". */
  readonly cover?: 'none' | 'light' | 'medium' | 'heavy';
  /** Target's hex overstacked [4.1.3.2]. Default: false. */
  readonly overstacked?: boolean;
  /** Units the counter stands for; none: a dummy [7.2.1]. Default: []. */
  readonly units?: readonly PanzerHiddenUnitInput[];
  /** What a dummy is claimed to be; left out: a squad, or a vehicle where it has moved like one [7.2.2.1, 7.2.2.2] */
  readonly claimedAs?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Size class of the gun a dummy is claimed to be [6.1.3] */
  readonly claimedSize?: 'V' | 'L' | 'S';
  /** The dummy has moved at the speed of a vehicle [7.2.2.2]. Default: false. */
  readonly movedAsVehicle?: boolean;
  /** The counter has moved: SPOT/MOVE [7.2.2.2]. Default: false. */
  readonly moved?: boolean;
  /** SPOT counter of indirect fire out of it [6.5.1, 7.2.2.3]. Default: "none". */
  readonly firedSpot?: 'none' | 'move' | 'fire' | 'smallArms';
  /** In full cover [7.2.2.2]. Default: false. */
  readonly fullCover?: boolean;
  /** Under an illumination round [7.27]. Default: false. */
  readonly illuminated?: boolean;
  /** The scenario's limited visibility [7.36.1]. Default: 0. */
  readonly visibility?: number;
  /** Who looks. Default: {}. */
  readonly spotter?: PanzerSpotterInput;
  /** Range to the counter */
  readonly range: number;
  /** Line of sight [4.1.4]. Default: true. */
  readonly lineOfSight?: boolean;
  /** Formation grade: the units appear within its command range [7.2.2.1]. Default: "seasoned". */
  readonly formationGrade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
}

export interface PanzerHiddenUnitInput {
  /** Kind of unit [7.2.1] */
  readonly kind: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Size class of a gun [6.1.3] */
  readonly size?: 'V' | 'L' | 'S';
}

export interface PanzerHiddenCounterOutcome {
  /** The counter is spotted, its units are placed */
  readonly spotted?: boolean | null;
  /** Type that decides the range: the easiest to spot [7.2.2.1] */
  readonly sizeClass: 'V' | 'L' | 'S';
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Row of the table after the limits */
  readonly row: number;
  /** Spotting distance */
  readonly distance?: number | null;
  /** Units may be placed this far from the counter's hex [7.2.2.1] */
  readonly placeWithin?: number | null;
  /** A dummy that must be owned up to [7.2.2.1] */
  readonly dummyRevealed?: boolean | null;
}

export interface PanzerHiddenRevealInput {
  /** What the hidden units do, or what is done to them [7.2.2.3] */
  readonly deed: 'directFire' | 'overwatchFire' | 'closeAssault' | 'handToHand' | 'overrun' | 'antiAircraftFire' | 'indirectFire' | 'observing' | 'targetOfIndirectFire' | 'targetOfAirAttack' | 'moving';
  /** Formation grade: the units appear within its command range [7.2.2.1]. Default: "seasoned". */
  readonly formationGrade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
}

export interface PanzerHiddenRevealOutcome {
  /** All units of the counter are placed on the map */
  readonly revealed?: boolean | null;
  /** One unit is placed in the counter's hex, the others this far from it at most [7.2.2.1] */
  readonly placeWithin?: number | null;
}

export interface PanzerAircraftSightInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** Buildings of more than one storey [4.1.4.1.3]. Default: []. */
  readonly buildings?: readonly PanzerTallBuildingInput[];
  /** Fire, smoke and barrages [5.11]. Default: []. */
  readonly hindrances?: readonly PanzerHindranceAreaInput[];
  /** Wrecks [4.1.4.1.8]. Default: []. */
  readonly wrecks?: readonly PanzerWreckHexInput[];
  /** The aircraft */
  readonly aircraft: PanzerAircraftPostInput;
  /** Hex of the ground unit */
  readonly ground: string;
}

export interface PanzerAircraftPostInput {
  /** Its hex */
  readonly hex: string;
  /** Altitude [6.7.2.2] */
  readonly altitude: 'low' | 'medium' | 'high';
  /** Flight direction; left out: the arc is not asked [6.7.3.1] */
  readonly facing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

export interface PanzerAircraftSightOutcome {
  /** Nothing hides the ground unit */
  readonly clear?: boolean | null;
  /** The ground unit lies in the front field of the aircraft */
  readonly inArc?: boolean | null;
  /** Obstacles on the line */
  readonly obstacles: readonly PanzerBlindSpot[];
}

export interface PanzerBlindSpot {
  /** Hex or hexside of the obstacle */
  readonly at: string;
  /** Levels it rises above the ground unit's hex */
  readonly height: number;
  /** Blind hexes behind it at this altitude */
  readonly blindHexes: number;
  /** Hexes from it to the ground unit */
  readonly distance: number;
  /** It hides the ground unit */
  readonly blocks?: boolean | null;
}

export interface PanzerAcquisitionInput {
  /** Altitude [6.7.2.2] */
  readonly altitude: 'low' | 'medium' | 'high';
  /** Speed [6.7.2.2] */
  readonly speed: 'slow' | 'fast';
  /** Hexes flown in clear line of sight without a break. Default: 0. */
  readonly hexesFlown?: number;
  /** Suppressed before the count began, or during it. Default: "no". */
  readonly suppressed?: 'no' | 'before' | 'during';
  /** Hexes already counted when it was suppressed. Default: 0. */
  readonly hexesBefore?: number;
  /** Hexes your own card asks for, where no chart pack is sent */
  readonly cardHexes?: number;
  /** In the front field all the while [6.7.3.1]. Default: true. */
  readonly inArc?: boolean;
  /** Line of sight unblocked [6.7.3.1.3]. Default: true. */
  readonly lineOfSight?: boolean;
  /** First target of this appearance [6.7.3.1.1]. Default: false. */
  readonly firstTarget?: boolean;
  /** Hexes from the entry edge to the target [6.7.3.1.1] */
  readonly fromEdge?: number;
  /** Where the target is [6.7.3.1.2]. Default: "open". */
  readonly shelter?: 'open' | 'building' | 'improvedPosition' | 'woods';
  /** Observer [6.7.3.1.2]. Default: {}. */
  readonly observer?: PanzerAirObserverInput;
  /** Other targets being acquired at the same time [6.7.3.1.1]. Default: 0. */
  readonly otherTargets?: number;
}

export interface PanzerAirObserverInput {
  /** Who observes for the aircraft; only a forward observer can [6.7.3.1.2]. Default: "none". */
  readonly kind?: 'none' | 'fo' | 'command' | 'recon';
  /** Its command [6.7.3.1.2]. Default: "overwatch". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Uses its overwatch for anything else [6.7.3.1.2]. Default: false. */
  readonly busy?: boolean;
  /** Sees the target within its spotting range and line of sight [6.7.3.1.2]. Default: true. */
  readonly spots?: boolean;
  /** A vehicle without a radio: R on its card, option 7.4 [7.4.3]. Default: false. */
  readonly noRadio?: boolean;
}

export interface PanzerAcquisitionOutcome {
  /** Hexes needed; absent where the answer does not need them */
  readonly needed?: number | null;
  /** Hexes still to fly */
  readonly remaining?: number | null;
  /** The target is acquired */
  readonly acquired?: boolean | null;
}

export interface PanzerTrackingInput {
  /** Altitude [6.7.2.2] */
  readonly altitude: 'low' | 'medium' | 'high';
  /** Speed [6.7.2.2] */
  readonly speed: 'slow' | 'fast';
  /** Hexes flown in clear line of sight without a break. Default: 0. */
  readonly hexesFlown?: number;
  /** Suppressed before the count began, or during it. Default: "no". */
  readonly suppressed?: 'no' | 'before' | 'during';
  /** Hexes already counted when it was suppressed. Default: 0. */
  readonly hexesBefore?: number;
  /** Hexes your own card asks for, where no chart pack is sent */
  readonly cardHexes?: number;
  /** The unit has an AA block [6.7.4]. Default: true. */
  readonly antiAircraft?: boolean;
  /** Its command [6.7.4]. Default: "overwatch". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Where the AA unit is: not inside a building or an improved position [6.7.4.1.1]. Default: "open". */
  readonly shelter?: 'open' | 'building' | 'improvedPosition' | 'woods';
  /** Line of sight unblocked all the while [6.7.4.1]. Default: true. */
  readonly lineOfSight?: boolean;
  /** The aircraft came in over the map edge in sight of the unit [6.7.4.1.1]. Default: false. */
  readonly enteredInSight?: boolean;
  /** Has fired at an aircraft this turn [6.7.4.1.1]. Default: false. */
  readonly fired?: boolean;
}

export interface PanzerTrackingOutcome {
  /** Hexes needed; absent where the answer does not need them */
  readonly needed?: number | null;
  /** Hexes still to fly */
  readonly remaining?: number | null;
  /** The aircraft is tracked */
  readonly tracked?: boolean | null;
}

export interface PanzerAllowanceInput {
  /** Its command [4.5]. Default: "move". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Suppressed, ON or OFF [6.6.2]. Default: false. */
  readonly suppressed?: boolean;
  /** Damaged [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Broken [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
  /** Hesitating [7.1.5.1]. Default: false. */
  readonly hesitating?: boolean;
  /** Running gear hit: factor 2 lower, at least 1 [7.23.3]. Default: false. */
  readonly runningGear?: boolean;
  /** Cautious movement: vehicles at half, no quickmarch of squads [7.36.2]. Default: false. */
  readonly cautious?: boolean;
  /** Printed factor of the rate used [4.5.1.1.1] */
  readonly factor: number;
  /** Which factor it is. Default: "crossCountry". */
  readonly rate?: 'crossCountry' | 'path' | 'road' | 'quickmarch';
  /** A vehicle; leg units otherwise. Default: true. */
  readonly vehicle?: boolean;
  /** Size of a leg unit: cautious sections still quickmarch [7.36.2]. Default: "squad". */
  readonly legSize?: 'squad' | 'halfSquad' | 'section';
  /** Extreme conditions: no path or road factor [7.36.2]. Default: false. */
  readonly extreme?: boolean;
  /** Track hit [6.5.2.2.1]. Default: false. */
  readonly trackHit?: boolean;
  /** Bogged this turn [7.29]. Default: false. */
  readonly bogged?: boolean;
}

export interface PanzerAllowanceOutcome {
  /** Movement points this turn */
  readonly points: number;
}

export interface PanzerRemainingMovementInput {
  /** Movement points of the turn */
  readonly allowance: number;
  /** Points already spent. Default: 0. */
  readonly spent?: number;
  /** Damaged while moving [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Suppressed while moving, and not before [6.6.10.2]. Default: false. */
  readonly suppressed?: boolean;
  /** Track hit while moving [6.5.2.2.1]. Default: false. */
  readonly trackHit?: boolean;
}

export interface PanzerRemainingMovementOutcome {
  /** Points still to spend */
  readonly points: number;
  /** The unit stops at once */
  readonly stops?: boolean | null;
}

export interface PanzerStepCostInput {
  /** Everything in the hex entered */
  readonly terrain: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
  /** Everything on the hexside crossed. Default: []. */
  readonly hexside?: readonly ('slope' | 'crest' | 'hedgerow' | 'wall' | 'cliff')[];
  /** Hill levels climbed; negative: descended [4.5.1.1.2]. Default: 0. */
  readonly levels?: number;
  /** Along a connected road or path [4.5.1.1.5]. Default: false. */
  readonly alongRoad?: boolean;
  /** Backwards [4.5.1.1.7]. Default: false. */
  readonly reverse?: boolean;
  /** Brew-up smoke in the hex entered [4.5.1.1.2]. Default: false. */
  readonly smoke?: boolean;
  /** Snow on the terrain entered [7.36.3]. Default: false. */
  readonly snow?: boolean;
  /** Who moves. Default: "tracked". */
  readonly mover?: 'tracked' | 'halfTrack' | 'wheeled' | 'foot' | 'motorcycle' | 'bicycle' | 'cavalry' | 'gun';
  /** A section with an attached weapon [6.6.4.1]. Default: false. */
  readonly attachedWeapon?: boolean;
  /** Dual driving controls [7.33]. Default: false. */
  readonly dualDriving?: boolean;
  /** Amphibious [7.34]. Default: false. */
  readonly amphibious?: boolean;
  /** Tows a gun [7.34]. Default: false. */
  readonly towing?: boolean;
}

export interface PanzerStepCostOutcome {
  /** Movement points; absent where the step takes all of them */
  readonly cost?: number | null;
  /** Takes every movement point: possible only as the one hex that is always allowed [4.5.1.1.3] */
  readonly wholeMove?: boolean | null;
  /** The wire in the hex is destroyed by the tracks [6.1.4.3.11] */
  readonly destroysWire?: boolean | null;
}

export interface PanzerVehiclePathInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** The vehicle */
  readonly vehicle: PanzerMovingVehicleInput;
  /** Other units. Default: []. */
  readonly others?: readonly PanzerOccupantInput[];
  /** Wrecks [4.5.1.1.5]. Default: []. */
  readonly wrecks?: readonly PanzerWreckOnWayInput[];
  /** Hexes of narrow roads, paths and bridges [7.30]. Default: []. */
  readonly narrow?: readonly string[];
  /** Weight limits [7.32]. Default: []. */
  readonly weightLimits?: readonly PanzerWeightLimitInput[];
  /** Ground and weather [7.36]. Default: {}. */
  readonly ground?: PanzerGroundConditionsInput;
  /** What it does, in order; none: it stays where it is [4.5.1.1.8]. Default: []. */
  readonly actions?: readonly PanzerPathActionInput[];
  /** More is to come: the end is not judged yet, and along a road up to the road factor may be spent [4.5.1.1.5]. Default: false. */
  readonly unfinished?: boolean;
  /** Hits on the way [4.4.3.2.6]. Default: []. */
  readonly hits?: readonly PanzerPathHitInput[];
  /** Barrages that have fallen this turn [6.6.6]. Default: []. */
  readonly barrages?: readonly PanzerBarrageAreaInput[];
  /** Hexes with enemy anti-vehicle mines [7.31.2]. Default: []. */
  readonly mines?: readonly string[];
}

export interface PanzerMovingVehicleInput {
  /** Its command [4.5]. Default: "move". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Suppressed, ON or OFF [6.6.2]. Default: false. */
  readonly suppressed?: boolean;
  /** Damaged [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Broken [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
  /** Hesitating [7.1.5.1]. Default: false. */
  readonly hesitating?: boolean;
  /** Running gear hit: factor 2 lower, at least 1 [7.23.3]. Default: false. */
  readonly runningGear?: boolean;
  /** Cautious movement: vehicles at half, no quickmarch of squads [7.36.2]. Default: false. */
  readonly cautious?: boolean;
  /** Its hex */
  readonly hex: string;
  /** The hexside it faces [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** Its data card; what is sent besides adds to it [1.6] */
  readonly card?: PanzerVehicleCardInput;
  /** Movement factor, such as 5T 6-10, where no card is sent [4.5.1.1.1] */
  readonly movement?: PanzerMovementRatingInput;
  /** Mode of traction; left out: as the movement factor says; motorcycles and bicycles move as wheeled vehicles [4.5.1.1.1, 6.6.4.4] */
  readonly traction?: 'tracked' | 'halfTrack' | 'wheeled' | 'motorcycle' | 'bicycle';
  /** Track hit [6.5.2.2.1]. Default: false. */
  readonly trackHit?: boolean;
  /** Tows a gun: no reverse [6.6.7.1]. Default: false. */
  readonly towing?: boolean;
  /** Towed capacity in use, for snow and mud [7.36.3]. Default: 1. */
  readonly towedLoad?: number;
  /** Dual driving controls: R on the card [7.33]. Default: false. */
  readonly dualDriving?: boolean;
  /** Amphibious: A on the card [7.34]. Default: false. */
  readonly amphibious?: boolean;
  /** Bog modifier of the card [7.29]. Default: 0. */
  readonly bogModifier?: number;
  /** Weight in tons [7.30, 7.32] */
  readonly weight?: number;
  /** GP defence, for entering buildings [6.6.3] */
  readonly gpDefense?: number;
  /** Open-topped [6.6.3]. Default: false. */
  readonly openTopped?: boolean;
  /** An anti-aircraft vehicle [6.6.3]. Default: false. */
  readonly antiAircraftVehicle?: boolean;
  /** Carries passengers who are not under armour [6.6.3]. Default: false. */
  readonly exposedPassengers?: boolean;
  /** It came into its narrow hex behind others or a wreck: from this hex, the only one it may leave for [7.30] */
  readonly cameFrom?: string;
  /** Hexes from which others came into its narrow hex after it: it does not pass them [7.30]. Default: []. */
  readonly followedFrom?: readonly string[];
}

export interface PanzerOccupantInput {
  /** Its hex */
  readonly hex: string;
  /** Whose. Default: "friend". */
  readonly side?: 'friend' | 'enemy';
  /** Kind [4.5.1.1.10]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** On motorcycles, bicycles or horses [6.6.4.1]. Default: false. */
  readonly mounted?: boolean;
  /** How many. Default: 1. */
  readonly count?: number;
  /** Pushed off a narrow road: in nobody's way, but for stacking [7.30]. Default: false. */
  readonly pushedAside?: boolean;
}

export interface PanzerWreckOnWayInput {
  /** Its hex */
  readonly hex: string;
  /** Brewed up: it smokes [4.1.4.1.9]. Default: false. */
  readonly brewedUp?: boolean;
  /** Pushed off a narrow road: it stops no movement along it [7.30]. Default: false. */
  readonly pushedAside?: boolean;
}

export interface PanzerWeightLimitInput {
  /** Bridge or ice hex */
  readonly hex: string;
  /** Tons it carries [7.32] */
  readonly tons: number;
  /** Ice on a stream: clear ground to what it bears [7.32]. Default: false. */
  readonly ice?: boolean;
}

export interface PanzerGroundConditionsInput {
  /** Snow on every hex: +1 per hex off the roads [7.36.3]. Default: false. */
  readonly snow?: boolean;
  /** Mud: bog ranges doubled [7.36.3]. Default: false. */
  readonly mud?: boolean;
  /** Extreme conditions: no path or road factor [7.36.2]. Default: false. */
  readonly extreme?: boolean;
}

export interface PanzerPathActionInput {
  /** Turn to this facing first [4.5.1.1.4] */
  readonly turnTo?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** Then. Default: "forward". */
  readonly move?: 'forward' | 'reverse' | 'exit' | 'reverseExit' | 'stay';
  /** The building it drives into or out of; left out: it keeps to the streets [6.6.3] */
  readonly building?: 'wood' | 'brick' | 'stone';
}

export interface PanzerPathHitInput {
  /** After which of its actions, counted from 1 */
  readonly afterAction: number;
  /** What is new: damage and suppression halve the points left, a track hit stops it */
  readonly result: 'damaged' | 'suppressed' | 'trackHit';
}

export interface PanzerBarrageAreaInput {
  /** Firing unit */
  readonly source: string;
  /** Hexes of its SHEAF [6.6.6] */
  readonly hexes: readonly string[];
}

export interface PanzerVehiclePathOutcome {
  /** Factor used [4.5.1.1.5] */
  readonly rate: 'crossCountry' | 'path' | 'road' | 'quickmarch';
  /** Movement points */
  readonly allowance: number;
  /** Points spent */
  readonly spent: number;
  /** The one hex that is always allowed [4.5.1.1.3] */
  readonly minimumMove?: boolean | null;
  /** Action by action */
  readonly steps: readonly PanzerPathStep[];
  /** Moments at which enemy overwatch may fire [4.4.2, 4.5] */
  readonly overwatch: readonly PanzerOverwatchPoint[];
  /** Hex in which it ends; absent off the map */
  readonly end?: string | null;
  /** Facing at the end */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** SPOT counter [4.5.1] */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** Its Hesitation or Break counter shows ON again, for it has moved, option 7.1 [7.1.5.1, 7.1.5.2] */
  readonly shaken?: boolean | null;
  /** Bogged down [7.29] */
  readonly bogged?: boolean | null;
  /** Hurt by a building [6.6.3] */
  readonly result: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu';
  /** Attacks by barrages it drove into, each firing unit once [6.6.6] */
  readonly barrages: readonly PanzerBarrageAttack[];
  /** Hexes whose mines attack it [7.31.2] */
  readonly mines: readonly string[];
  /** Hexes whose wire it crushes [6.1.4.3.11] */
  readonly wireCrushed: readonly string[];
  /** Rolls on the way, in order */
  readonly rolls: readonly PanzerPathRoll[];
}

export interface PanzerPathStep {
  /** Hex after the action; absent off the map */
  readonly hex?: string | null;
  /** Facing */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** Points for turning */
  readonly turnCost: number;
  /** Points for the hex */
  readonly cost: number;
  /** Points spent so far */
  readonly spent: number;
}

export interface PanzerOverwatchPoint {
  /** Hex in which it can be fired at */
  readonly hex: string;
  /** Facing at that moment */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** What triggers it [4.5, 4.5.1.1.4, 4.5.1.1.8] */
  readonly because: 'enters' | 'turns' | 'stays' | 'leavesMap';
}

export interface PanzerBarrageAttack {
  /** Hex entered */
  readonly hex: string;
  /** Firing unit whose barrage attacks [6.6.6] */
  readonly source: string;
}

export interface PanzerPathRoll {
  /** What was checked */
  readonly check: 'bog' | 'building';
  /** Hex that may hold or hurt the vehicle */
  readonly hex: string;
  /** Sum of the modifiers to the die */
  readonly netModifier: number;
  /** Highest modified roll that bogs down or hits */
  readonly upTo: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
  /** The second roll of a building that hits */
  readonly secondRoll?: number | null;
}

export interface PanzerVehicleReachInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** The vehicle */
  readonly vehicle: PanzerMovingVehicleInput;
  /** Other units. Default: []. */
  readonly others?: readonly PanzerOccupantInput[];
  /** Wrecks [4.5.1.1.5]. Default: []. */
  readonly wrecks?: readonly PanzerWreckOnWayInput[];
  /** Hexes of narrow roads, paths and bridges [7.30]. Default: []. */
  readonly narrow?: readonly string[];
  /** Weight limits [7.32]. Default: []. */
  readonly weightLimits?: readonly PanzerWeightLimitInput[];
  /** Ground and weather [7.36]. Default: {}. */
  readonly ground?: PanzerGroundConditionsInput;
  /** With every facing in which the vehicle can end [4.5.1.1.4]. Default: false. */
  readonly facings?: boolean;
}

export interface PanzerVehicleReachOutcome {
  /** Movement points across country */
  readonly allowance: number;
  /** Hexes in which the vehicle can end its move, its own included, in order of the map */
  readonly hexes: readonly PanzerReachedHex[];
  /** Hexes with a cost that neither the book nor a chart pack gives: reached or turned in only in ways that avoid it */
  readonly unpriced: readonly string[];
}

export interface PanzerReachedHex {
  /** The hex */
  readonly hex: string;
  /** Fewest points to end there */
  readonly cost: number;
  /** Factor used [4.5.1.1.5] */
  readonly rate: 'crossCountry' | 'path' | 'road' | 'quickmarch';
  /** Only as the one hex that is always allowed [4.5.1.1.3] */
  readonly minimumMove?: boolean | null;
  /** Every facing in which it can end there, where they were asked for [4.5.1.1.4] */
  readonly facings?: readonly PanzerReachedFacing[] | null;
}

export interface PanzerReachedFacing {
  /** Facing at the end [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
  /** Fewest points to end so */
  readonly cost: number;
}

export interface PanzerLegPathInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** The unit */
  readonly unit: PanzerLegMoverInput;
  /** How it moves. Default: "walk". */
  readonly mode?: 'walk' | 'quickmarch' | 'crawl';
  /** Other units. Default: []. */
  readonly others?: readonly PanzerOccupantInput[];
  /** Wrecks, for the smoke of those brewed up [4.5.1.1.2]. Default: []. */
  readonly wrecks?: readonly PanzerWreckOnWayInput[];
  /** Hexes of enemies that another friendly unit has spotted [6.6.4.3]. Default: []. */
  readonly spottedEnemies?: readonly string[];
  /** Snow on every hex: +1 per hex [7.36.3]. Default: false. */
  readonly snow?: boolean;
  /** Hexes of narrow roads, paths and bridges; they bind guns, not who is on foot [7.30]. Default: []. */
  readonly narrow?: readonly string[];
  /** Hexes it enters, in order; none: it stays. Default: []. */
  readonly path?: readonly string[];
  /** Floors it climbs or descends inside a building, 1 point each [6.6.4.1]. Default: 0. */
  readonly floors?: number;
  /** Barrages that have fallen this turn [6.6.6]. Default: []. */
  readonly barrages?: readonly PanzerBarrageAreaInput[];
  /** Hexes with enemy anti-personnel mines [7.31.2]. Default: []. */
  readonly mines?: readonly string[];
}

export interface PanzerLegMoverInput {
  /** Its command [4.5]. Default: "move". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Suppressed, ON or OFF [6.6.2]. Default: false. */
  readonly suppressed?: boolean;
  /** Damaged [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Broken [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
  /** Hesitating [7.1.5.1]. Default: false. */
  readonly hesitating?: boolean;
  /** Running gear hit: factor 2 lower, at least 1 [7.23.3]. Default: false. */
  readonly runningGear?: boolean;
  /** Cautious movement: vehicles at half, no quickmarch of squads [7.36.2]. Default: false. */
  readonly cautious?: boolean;
  /** Its hex */
  readonly hex: string;
  /** Squad, half-squad, section or towed gun [6.6.4]. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** On foot or on horseback; motorcycles and bicycles move as vehicles [6.6.4.4, 6.6.4.5]. Default: "foot". */
  readonly mount?: 'foot' | 'cavalry';
  /** Its data card; what is sent besides adds to it [1.6] */
  readonly card?: PanzerUnitCardInput;
  /** Cross-country points: the 2 of 2L3; left out: by the card, else 2, a section with its weapon 1 [5.1.2] */
  readonly crossCountry?: number;
  /** Quickmarch points: the 3 of 2L3; left out: by the card, else 3, a section with its weapon 0 [5.1.2] */
  readonly quickmarch?: number;
  /** Has an attached weapon [6.6.4.1]. Default: false. */
  readonly attachedWeapon?: boolean;
  /** In full cover [6.6.4.3]. Default: false. */
  readonly fullCover?: boolean;
  /** Unit grade, for quickmarch [6.6.4.2]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** The gun can be manhandled [6.6.5]. Default: true. */
  readonly canManhandle?: boolean;
  /** It came into its narrow hex behind others or a wreck: from this hex, the only one it may leave for [7.30] */
  readonly cameFrom?: string;
  /** Hexes from which others came into its narrow hex after it: it does not pass them [7.30]. Default: []. */
  readonly followedFrom?: readonly string[];
}

export type PanzerUnitCardInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Nationality [1.7.1]. Default: "other". */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france' | 'italy' | 'other';
  /** Card number, e.g. G-8A [1.6] */
  readonly card?: string;
  /** How a leg unit travels [5.1]. Default: "foot". */
  readonly legType?: 'foot' | 'motorcycle' | 'bicycle' | 'cavalry';
  /** Size, for spotting: L or S [6.1.3] */
  readonly size?: 'V' | 'L' | 'S';
  /** Movement factor [6.6.4.1, 6.6.5] */
  readonly movement?: PanzerLegRatingInput;
  /** Movement factor of a section with an attached weapon [5.1.2] */
  readonly movementWithWeapon?: PanzerLegRatingInput;
  /** Wheeled movement factor of motorcycles and bicycles [6.6.4.4] */
  readonly wheeled?: PanzerMovementRatingInput;
  /** GP defence by cover [6.5.4.2.2] */
  readonly defenseByCover?: PanzerCoverDefenseInput;
  /** Full-cover bonus [6.5.4.2.2] */
  readonly fullCoverBonus?: number;
  /** Room it needs aboard a vehicle, towed-leg [6.6.7.1] */
  readonly need?: PanzerTransportRatingInput;
  /** Its own and attached weapons [5.1.3]. Default: []. */
  readonly weapons?: readonly PanzerWeaponInput[];
  /** Towed platform gun mount [7.16]. Default: false. */
  readonly platformMount?: boolean;
  /** The gun can be manhandled [6.6.5]. Default: true. */
  readonly canManhandle?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface PanzerLegRatingInput {
  /** Cross-country points */
  readonly crossCountry: number;
  /** Quickmarch points; always 0 for guns [6.6.5] */
  readonly quickmarch: number;
}

export interface PanzerLegPathOutcome {
  /** Movement points */
  readonly allowance: number;
  /** Points spent */
  readonly spent: number;
  /** The one hex that is always allowed [6.6.4.1] */
  readonly minimumMove?: boolean | null;
  /** Hex by hex */
  readonly steps: readonly PanzerLegStep[];
  /** Hexes in which enemy overwatch may fire, in order */
  readonly overwatch: readonly string[];
  /** Hex in which it ends */
  readonly end: string;
  /** SPOT counter it gets [4.5.1, 6.6.4.3] */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** Its Hesitation or Break counter shows ON again, for it has moved, option 7.1 [7.1.5.1, 7.1.5.2] */
  readonly shaken?: boolean | null;
  /** In full cover afterwards */
  readonly fullCover?: boolean | null;
  /** Suppression/ON from quickmarching [6.6.4.2] */
  readonly suppressed?: boolean | null;
  /** Highest modified roll at which a quickmarch suppresses */
  readonly suppressedUpTo?: number | null;
  /** Modifier to that roll [6.6.4.5] */
  readonly netModifier: number;
  /** That modified roll */
  readonly finalRoll?: number | null;
  /** Hexes whose mines attack it [7.31.2] */
  readonly mines: readonly string[];
  /** Attacks by barrages it walked into [6.6.6] */
  readonly barrages: readonly PanzerLegBarrage[];
}

export interface PanzerLegStep {
  /** Hex entered */
  readonly hex: string;
  /** Its cost */
  readonly cost: number;
  /** Points spent so far */
  readonly spent: number;
}

export interface PanzerLegBarrage {
  /** Hex entered */
  readonly hex: string;
  /** Firing unit whose barrage attacks [6.6.6] */
  readonly source: string;
}

export interface PanzerLegOnMapInput {
  /** The map */
  readonly map: PanzerHexMapInput;
  /** The unit */
  readonly unit: PanzerLegMoverInput;
  /** How it moves. Default: "walk". */
  readonly mode?: 'walk' | 'quickmarch' | 'crawl';
  /** Other units. Default: []. */
  readonly others?: readonly PanzerOccupantInput[];
  /** Wrecks, for the smoke of those brewed up [4.5.1.1.2]. Default: []. */
  readonly wrecks?: readonly PanzerWreckOnWayInput[];
  /** Hexes of enemies that another friendly unit has spotted [6.6.4.3]. Default: []. */
  readonly spottedEnemies?: readonly string[];
  /** Snow on every hex: +1 per hex [7.36.3]. Default: false. */
  readonly snow?: boolean;
  /** Hexes of narrow roads, paths and bridges; they bind guns, not who is on foot [7.30]. Default: []. */
  readonly narrow?: readonly string[];
}

export interface PanzerLegReachOutcome {
  /** Movement points */
  readonly allowance: number;
  /** Hexes in which the unit can end its move, its own included, in order of the map */
  readonly hexes: readonly PanzerLegReachedHex[];
  /** Hexes with a cost that neither the book nor a chart pack gives */
  readonly unpriced: readonly string[];
}

export interface PanzerLegReachedHex {
  /** The hex */
  readonly hex: string;
  /** Fewest points to end there */
  readonly cost: number;
  /** Only as the one hex that is always allowed [6.6.4.1] */
  readonly minimumMove?: boolean | null;
}

export interface PanzerTransportLoadInput {
  /** Capacity of the vehicle, TR: towed-leg [6.6.7.1] */
  readonly transport: PanzerTransportRatingInput;
  /** Everybody to be carried. Default: []. */
  readonly passengers?: readonly PanzerPassengerInput[];
}

export interface PanzerPassengerInput {
  /** Kind of unit [6.6.7]. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Need of its card, towed-leg [6.6.7.1] */
  readonly need: PanzerTransportRatingInput;
}

export interface PanzerTransportLoadOutcome {
  /** Towed capacity in use */
  readonly towed: number;
  /** Leg capacity in use */
  readonly leg: number;
}

export interface PanzerMountInput {
  /** Mounting, dismounting or an emergency bail out */
  readonly act: 'mount' | 'dismount' | 'emergency';
  /** The passenger. Default: {}. */
  readonly passenger?: PanzerRiderInput;
  /** The vehicle. Default: {}. */
  readonly vehicle?: PanzerCarrierInput;
  /** Where the passenger comes from or goes to [6.6.7.1.1]. Default: "sameHex". */
  readonly place?: 'sameHex' | 'adjacent' | 'further' | 'offMap';
  /** To escape an overwatch shot already declared [6.6.7.1.2]. Default: false. */
  readonly dodging?: boolean;
}

export interface PanzerRiderInput {
  /** Kind of unit. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Has an attached weapon [6.6.7.1.1]. Default: false. */
  readonly attachedWeapon?: boolean;
  /** Suppressed [6.6.7.1.1]. Default: false. */
  readonly suppressed?: boolean;
  /** Has moved this turn: mounting takes the whole factor [6.6.7.1.1]. Default: false. */
  readonly moved?: boolean;
  /** Its command; only who mounts holds one [6.6.7.1.1]. Default: "move". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
}

export interface PanzerCarrierInput {
  /** Command of the vehicle [6.6.7.1.1]. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Movement points after all halvings [6.6.7.1.1] */
  readonly allowance?: number;
  /** Points already spent. Default: 0. */
  readonly spent?: number;
  /** Hull down: no mounting or dismounting [6.6.9]. Default: false. */
  readonly hullDown?: boolean;
  /** Has already paid for mounting in this hex [6.6.7.1.1]. Default: false. */
  readonly paidHere?: boolean;
}

export interface PanzerMountOutcome {
  /** Points the vehicle pays */
  readonly vehiclePays: number;
  /** Points the vehicle has left, where its allowance is known */
  readonly vehicleLeft?: number | null;
  /** The passenger spends its whole movement */
  readonly passengerSpendsAll?: boolean | null;
  /** SPOT counter of the passenger */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** The passenger becomes Suppression/ON [6.6.7.1.2] */
  readonly suppressed?: boolean | null;
}

export interface PanzerBuildingEntryInput {
  /** Building [6.6.3] */
  readonly building: 'wood' | 'brick' | 'stone';
  /** Into or out of it. Default: "entering". */
  readonly way?: 'entering' | 'leaving';
  /** GP defence of the vehicle [6.6.3] */
  readonly gpDefense?: number;
  /** Fully tracked [6.6.3]. Default: true. */
  readonly tracked?: boolean;
  /** Open-topped [6.6.3]. Default: false. */
  readonly openTopped?: boolean;
  /** An anti-aircraft vehicle [6.6.3]. Default: false. */
  readonly antiAircraftVehicle?: boolean;
  /** Carries passengers who are not under armour [6.6.3]. Default: false. */
  readonly exposedPassengers?: boolean;
  /** Backwards: not into a building, but out of it [6.6.3]. Default: false. */
  readonly reverse?: boolean;
  /** Already damaged [4.4.3.2.6]. Default: false. */
  readonly damaged?: boolean;
  /** Along a road or path: no check [6.6.3]. Default: false. */
  readonly alongRoad?: boolean;
  /** Movement points left before the step [6.6.3] */
  readonly pointsLeft?: number;
  /** Cost of the step [6.6.3] */
  readonly cost?: number;
  /** Has paid for turning this turn [6.6.3]. Default: false. */
  readonly paidForTurning?: boolean;
  /** Has already moved a hex this turn [4.5.1.1.3]. Default: false. */
  readonly moved?: boolean;
}

export interface PanzerBuildingEntryOutcome {
  /** Modifier to the first die: five times the GP defence */
  readonly netModifier: number;
  /** Highest modified roll that hits */
  readonly hitUpTo?: number | null;
  /** Lowest second roll that damages, below it a track hit */
  readonly damagedFrom?: number | null;
  /** The modified first roll */
  readonly finalRoll?: number | null;
  /** The second roll, where the first hits */
  readonly secondRoll?: number | null;
  /** What happened to the vehicle */
  readonly result: 'none' | 'damaged' | 'trackHit' | 'ko';
  /** It makes the step */
  readonly moves?: boolean | null;
  /** Movement points left for the step and after */
  readonly pointsLeft?: number | null;
}

export interface PanzerEntrenchInput {
  /** Kind of unit [6.6.8]. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Engineers, dismounted [6.6.8]. Default: false. */
  readonly engineers?: boolean;
  /** Suppressed [6.6.8]. Default: false. */
  readonly suppressed?: boolean;
  /** In full cover [6.6.8]. Default: true. */
  readonly fullCover?: boolean;
  /** Carried by a vehicle [6.6.8]. Default: false. */
  readonly mounted?: boolean;
  /** Its command this turn [6.6.8]. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Turns of work already in the hex [6.6.8]. Default: 0. */
  readonly progress?: number;
}

export interface PanzerEntrenchOutcome {
  /** Turns of work done */
  readonly progress: number;
  /** The entrenchment is ready */
  readonly complete?: boolean | null;
}

export interface PanzerHullDownSearchInput {
  /** Terrain of the hex [6.6.9]. Default: []. */
  readonly terrain?: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
  /** Upper end of the hex's Hull Dn range, where no chart pack is sent [6.6.9] */
  readonly range?: number;
  /** Looking for a full or a partial hull-down position, declared first [6.6.9]. Default: "full". */
  readonly search?: 'none' | 'full' | 'partial';
  /** Size of the vehicle [6.6.9]. Default: 0. */
  readonly size?: number;
  /** Unit grade [6.6.9]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Its command [6.6.9]. Default: "move". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Has moved or turned for points this turn: the search takes the whole factor [6.6.9]. Default: false. */
  readonly moved?: boolean;
  /** How it enters the position [6.6.9]. Default: "forward". */
  readonly entry?: 'forward' | 'reverse';
  /** Bogged this turn [6.6.9, 7.29]. Default: false. */
  readonly bogged?: boolean;
}

export interface PanzerHullDownSearchOutcome {
  /** A position is found */
  readonly found?: boolean | null;
  /** Position */
  readonly hullDown: 'none' | 'full' | 'partial';
  /** Unprotected: rear and rear/side, or front and front/side */
  readonly open: 'none' | 'rear' | 'front';
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Highest modified roll that finds it */
  readonly foundUpTo: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
}

export interface PanzerBogCheckInput {
  /** Terrain it leaves or moves within [7.29]. Default: []. */
  readonly terrain?: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
  /** Highest bog number of your own card, where no chart pack is sent [7.29] */
  readonly range?: number;
  /** Bog modifier of the vehicle, such as B-5 [7.29]. Default: 0. */
  readonly bogModifier?: number;
  /** Tows a gun: -5 [7.29]. Default: false. */
  readonly towing?: boolean;
  /** Towed capacity in use, for snow and mud [7.36.3]. Default: 1. */
  readonly towedLoad?: number;
  /** Moves at the path or road rate: no check [7.29]. Default: false. */
  readonly roadRate?: boolean;
  /** Hidden: no check [7.29]. Default: false. */
  readonly hidden?: boolean;
  /** Only enters the hex: no check [7.29]. Default: false. */
  readonly entering?: boolean;
  /** Snow [7.36.3]. Default: false. */
  readonly snow?: boolean;
  /** Mud [7.36.3]. Default: false. */
  readonly mud?: boolean;
}

export interface PanzerBogCheckOutcome {
  /** It bogs down: no move and no turn for the rest of the turn; it is marked SPOT/FIRE */
  readonly bogged?: boolean | null;
  /** A check was needed */
  readonly checked?: boolean | null;
  /** Sum of the modifiers to the die */
  readonly netModifier: number;
  /** Highest modified roll that bogs down; none where nothing is rolled */
  readonly boggedUpTo?: number | null;
  /** The modified roll */
  readonly finalRoll?: number | null;
}

export interface PanzerPushAsideInput {
  /** What stands in the way [7.30]. Default: "wreck". */
  readonly obstruction?: 'wreck' | 'immobileVehicle' | 'towedGun' | 'mobileVehicle';
  /** Weight of the pushing vehicle in metric tons, Wt of its card [7.30] */
  readonly weight: number;
  /** Weight of what is pushed; a gun, whose card has none, is never too heavy and gives no modifier [7.30] */
  readonly pushedWeight?: number;
  /** The pusher is fully tracked [7.30]. Default: true. */
  readonly tracked?: boolean;
  /** Its command [7.30]. Default: "move". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Has spent movement this turn: the push takes the whole factor [7.30]. Default: false. */
  readonly moved?: boolean;
}

export interface PanzerPushAsideOutcome {
  /** Pushed aside: it stays in the hex, never moves again and no longer blocks the road */
  readonly pushed?: boolean | null;
  /** Modifier by weight */
  readonly modifier: number;
  /** Lowest modified roll that pushes it aside */
  readonly pushedFrom: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
}

export interface PanzerTurretTurnInput {
  /** TT of the vehicle; only 1 to 3 are turrets [7.8.1] */
  readonly turret: 'fixed' | 'tt1' | 'tt2' | 'tt3' | 'all';
  /** Hexsides to turn [7.8.1] */
  readonly hexsides: number;
  /** The turret is damaged: TT 1 [7.8.1]. Default: false. */
  readonly turretDamaged?: boolean;
  /** The turret ring is jammed [7.23.2]. Default: false. */
  readonly jammed?: boolean;
  /** A long gun [7.20]. Default: false. */
  readonly longGun?: boolean;
  /** Terrain of the hex it is in or enters [7.20]. Default: []. */
  readonly terrain?: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
  /** The vehicle does not move this turn, or moves along a road or path [7.20]. Default: false. */
  readonly freeToTurn?: boolean;
  /** The new facing is straight ahead or straight back [7.20]. Default: false. */
  readonly straight?: boolean;
  /** While moving: it may trigger overwatch [7.8.1]. Default: false. */
  readonly moving?: boolean;
}

export interface PanzerTurretTurnOutcome {
  /** Hexsides it may turn */
  readonly limit: number;
  /** Enemy overwatch may fire, before or after the turn */
  readonly overwatch?: boolean | null;
}

export interface PanzerHiddenMoveInput {
  /** Movement points of the slowest unit in the counter; left out: a dummy [7.2.2.2] */
  readonly slowest?: number;
  /** Points the counter spends */
  readonly spent: number;
  /** Most points a leg unit could spend, to tell a dummy by [7.2.2.2]. Default: 3. */
  readonly legPace?: number;
}

export interface PanzerHiddenMoveOutcome {
  /** Marked SPOT/MOVE, as a vehicle would be */
  readonly spotMove?: boolean | null;
  /** A dummy can from now on be claimed as a vehicle only */
  readonly vehicleOnly?: boolean | null;
}

export interface PanzerFlightInput {
  /** Speed declared [6.7.2.2] */
  readonly speed: 'slow' | 'fast';
  /** Altitude declared [6.7.2.2] */
  readonly altitude: 'low' | 'medium' | 'high';
  /** Hexsides turned during the flight, in all [6.7.2.3.1]. Default: 0. */
  readonly hexsidesTurned?: number;
  /** How many separate turns it makes [6.7.2.3.1] */
  readonly turns?: number;
  /** Changes speed or altitude during the turn [6.7.2.2]. Default: false. */
  readonly changes?: boolean;
  /** Damaged: slow for the rest of the game [6.7.4.2.1]. Default: false. */
  readonly damaged?: boolean;
  /** A dive bomber making a dive attack [6.7.2.3.2]. Default: false. */
  readonly dives?: boolean;
  /** The dive attack is done [6.7.2.3.2]. Default: false. */
  readonly diveDone?: boolean;
  /** Turns since its first appearance, that one counted as 1 [6.7.2.1]. Default: 1. */
  readonly turnOfFlight?: number;
  /** Air phase of this appearance [6.7.2.1]. Default: "first". */
  readonly phase?: 'first' | 'second';
  /** It has appeared in the other air phase of this turn [6.7.2.1]. Default: false. */
  readonly otherPhase?: boolean;
  /** It was on the map last turn [6.7.2.1]. Default: false. */
  readonly flewLastTurn?: boolean;
  /** Edge by which it left [6.7.2.1] */
  readonly leftBy?: 'N' | 'E' | 'S' | 'W';
  /** Edge by which it comes in [6.7.2.1]. Default: "N". */
  readonly entersBy?: 'N' | 'E' | 'S' | 'W';
  /** Daylight and clear weather [6.7]. Default: true. */
  readonly clearDay?: boolean;
  /** Its side has air superiority, needed in both air phases [6.4, 6.7]. Default: true. */
  readonly superiority?: boolean;
  /** Carries bombs [6.7.1]. Default: false. */
  readonly bombs?: boolean;
  /** Carries rockets [6.7.1]. Default: false. */
  readonly rockets?: boolean;
}

export interface PanzerFlightOutcome {
  /** Speed flown */
  readonly speed: 'slow' | 'fast';
  /** Altitude flown at this point */
  readonly altitude: 'low' | 'medium' | 'high';
  /** Hexsides it may still turn */
  readonly turnLeft: number;
  /** Turns it remains available, this one included */
  readonly turnsLeft: number;
}

export interface PanzerDiceReadingInput {
  /** Face of the tens die [3.2] */
  readonly tens: number;
  /** Face of the units die [3.2] */
  readonly units: number;
}

export interface PanzerDiceReadingOutcome {
  /** roll(100) */
  readonly roll100: number;
  /** The units die alone, as roll(10) */
  readonly roll10: number;
}

export interface PanzerInitiativeInput {
  /** Basic or Advanced Game [4.3.1, 6.3]. Default: "advanced". */
  readonly layer?: 'basic' | 'advanced';
  /** One side. Default: {}. */
  readonly sideA?: PanzerInitiativeSideInput;
  /** The other side. Default: {}. */
  readonly sideB?: PanzerInitiativeSideInput;
  /** Rolls at most; ties are rolled again within this number [4.3.1]. Default: 20. */
  readonly rolls?: number;
}

export interface PanzerInitiativeSideInput {
  /** Force grade, Advanced Game [6.3.2]. Default: "seasoned". */
  readonly forceGrade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Modifier of the scenario. Default: 0. */
  readonly scenario?: number;
}

export interface PanzerInitiativeOutcome {
  /** Modifier of side A */
  readonly modifierA: number;
  /** Modifier of side B */
  readonly modifierB: number;
  /** Modified roll of side A, the last where ties were rolled again */
  readonly rollA?: number | null;
  /** Modified roll of side B */
  readonly rollB?: number | null;
  /** Who decides which player is First Player */
  readonly winner: 'sideA' | 'sideB' | 'tied';
}

export interface PanzerStaggeredInput {
  /** What is being ordered [7.42.1.1 to 7.42.3]. Default: "fire". */
  readonly step?: 'fire' | 'overwatch' | 'closeCombat' | 'movement';
  /** Side A. Default: {}. */
  readonly sideA?: PanzerInitiativeSideInput;
  /** Side B. Default: {}. */
  readonly sideB?: PanzerInitiativeSideInput;
  /** Formations of side A that have not fired. Default: 1. */
  readonly formationsA?: number;
  /** Formations of side B that have not fired. Default: 1. */
  readonly formationsB?: number;
  /** The first roll of the turn [7.42.1]. Default: true. */
  readonly firstRoll?: boolean;
  /** Initial First Player, once known: all but fire and reverse movement go by it [7.42.1] */
  readonly initialFirst?: 'sideA' | 'sideB';
  /** Formations in the order they fired, for the order of movement [7.42.2]. Default: []. */
  readonly fired?: readonly PanzerFiredFormationInput[];
  /** Rolls at most; ties are rolled again within this number. Default: 20. */
  readonly rolls?: number;
}

export interface PanzerFiredFormationInput {
  /** Formation */
  readonly formation: string;
  /** Whose */
  readonly side: 'sideA' | 'sideB';
}

export interface PanzerStaggeredOutcome {
  /** Whether dice were needed */
  readonly roll: 'none' | 'needed' | 'done';
  /** Modifier of side A */
  readonly modifierA: number;
  /** Modifier of side B */
  readonly modifierB: number;
  /** Modified roll of side A */
  readonly rollA?: number | null;
  /** Modified roll of side B */
  readonly rollB?: number | null;
  /** Side that acts next or first */
  readonly next: 'sideA' | 'sideB' | 'tied';
  /** It becomes First Player for all indirect fire of the turn [7.42.1] */
  readonly indirectFirst?: boolean | null;
  /** Order of movement by formation [7.42.2] */
  readonly movement: readonly string[];
}

export interface PanzerMoraleCheckInput {
  /** Kind of unit [7.1.2]. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Nationality, for the Break Point Table. Default: "german". */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france' | 'italy' | 'other';
  /** Unit grade. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Cover. Default: "none". */
  readonly cover?: 'none' | 'light' | 'medium' | 'heavy';
  /** Suppressed or damaged. Default: false. */
  readonly suppressedOrDamaged?: boolean;
  /** Had a command other than N/C this turn. Default: false. */
  readonly commanded?: boolean;
  /** An unbroken command unit of its chain is in command range. Default: false. */
  readonly commandInRange?: boolean;
  /** That command unit is in the same hex, option 7.4 [7.4.4]. Default: false. */
  readonly commandInHex?: boolean;
  /** The unit has no radio, option 7.4. Default: false. */
  readonly noRadio?: boolean;
  /** A broken unit of the formation is in command range. Default: false. */
  readonly brokenNearby?: boolean;
  /** Hexes to the nearest enemy it has spotted; none: leave out */
  readonly nearestEnemy?: number;
  /** Morale now. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
  /** What happened; hit: fired at, shelled or attacked from the air, whether anything came of it or not [7.1.2, 7.1.3]. Default: "hit". */
  readonly trigger?: 'movedOut' | 'hit' | 'brewUpInHex' | 'closeAttacked' | 'overrun' | 'commandLost' | 'neighbourLost' | 'flamethrower';
  /** Losses have reached the formation’s CP# [7.1.2]. Default: false. */
  readonly breaking?: boolean;
  /** Overrun in an improved position or a building [7.1.3]. Default: false. */
  readonly shelteredOverrun?: boolean;
}

export interface PanzerMoraleCheckOutcome {
  /** Highest modified roll that breaks */
  readonly breaksUpTo?: number | null;
  /** Highest modified roll that makes it hesitate */
  readonly hesitatesUpTo?: number | null;
  /** The modified roll */
  readonly finalRoll?: number | null;
  /** Forced check [7.1.3] */
  readonly forced?: boolean | null;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Result [7.1.5] */
  readonly result: 'noCheck' | 'none' | 'hesitates' | 'breaks';
  /** Morale afterwards */
  readonly morale: 'steady' | 'hesitating' | 'broken';
}

export interface PanzerMoraleUnitInput {
  /** Kind of unit [7.1.2]. Default: "squad". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Nationality, for the Break Point Table. Default: "german". */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france' | 'italy' | 'other';
  /** Unit grade. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Cover. Default: "none". */
  readonly cover?: 'none' | 'light' | 'medium' | 'heavy';
  /** Suppressed or damaged. Default: false. */
  readonly suppressedOrDamaged?: boolean;
  /** Had a command other than N/C this turn. Default: false. */
  readonly commanded?: boolean;
  /** An unbroken command unit of its chain is in command range. Default: false. */
  readonly commandInRange?: boolean;
  /** That command unit is in the same hex, option 7.4 [7.4.4]. Default: false. */
  readonly commandInHex?: boolean;
  /** The unit has no radio, option 7.4. Default: false. */
  readonly noRadio?: boolean;
  /** A broken unit of the formation is in command range. Default: false. */
  readonly brokenNearby?: boolean;
  /** Hexes to the nearest enemy it has spotted; none: leave out */
  readonly nearestEnemy?: number;
  /** Morale now. Default: "steady". */
  readonly morale?: 'steady' | 'hesitating' | 'broken';
}

export interface PanzerTankFrightOutcome {
  /** Highest modified roll that breaks */
  readonly breaksUpTo?: number | null;
  /** Highest modified roll that makes it hesitate */
  readonly hesitatesUpTo?: number | null;
  /** The modified roll */
  readonly finalRoll?: number | null;
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Result of the check */
  readonly result: 'noCheck' | 'none' | 'hesitates' | 'breaks';
  /** Suppression that comes of it [7.6] */
  readonly suppression: 'none' | 'on' | 'off';
  /** The unit may assault */
  readonly mayAssault?: boolean | null;
}

export interface PanzerCohesionInput {
  /** Combat units of the formation [7.1.1] */
  readonly units: number;
  /** Nationality. Default: "other". */
  readonly nation?: 'german' | 'soviet' | 'usa' | 'uk' | 'france' | 'italy' | 'other';
  /** French of 1944 or later: limited like the Germans [7.1.1.1]. Default: false. */
  readonly lateFrench?: boolean;
  /** Formation grade. Default: "seasoned". */
  readonly formationGrade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Modifier by nationality and deployment class (Soviet early 1942: -20) [7.1.1.1]. Default: 0. */
  readonly deployment?: number;
  /** Level printed in the scenario, where it is re-rolled [7.1.1.1] */
  readonly printed?: 'superb' | 'outstanding' | 'superior' | 'excellent' | 'good' | 'adequate' | 'seventh' | 'eighth' | 'poor';
  /** Level as given by the scenario: no roll */
  readonly level?: 'superb' | 'outstanding' | 'superior' | 'excellent' | 'good' | 'adequate' | 'seventh' | 'eighth' | 'poor';
}

export interface PanzerCohesionOutcome {
  /** Cohesion level [7.1.1] */
  readonly level: 'superb' | 'outstanding' | 'superior' | 'excellent' | 'good' | 'adequate' | 'seventh' | 'eighth' | 'poor';
  /** Numeric Cohesion Point [7.1.1] */
  readonly cohesionPoint: number;
  /** Sum of the modifiers to the roll [7.1.1.1] */
  readonly netModifier: number;
  /** The modified roll; none where the level is given */
  readonly finalRoll?: number | null;
}

export interface PanzerFormationLossesInput {
  /** Numeric Cohesion Point of the formation [7.1.1] */
  readonly cohesionPoint: number;
  /** Combat leg and towed units eliminated. Default: 0. */
  readonly legTowedLost?: number;
  /** Combat vehicles knocked out or brewed up. Default: 0. */
  readonly vehiclesLost?: number;
  /** Combat vehicles whose crews bailed out. Default: 0. */
  readonly vehiclesAbandoned?: number;
  /** Unarmed units lost: they do not count. Default: 0. */
  readonly unarmedLost?: number;
  /** Squads reduced: they do not count. Default: 0. */
  readonly squadsReduced?: number;
  /** Vehicles damaged or track-hit: they do not count. Default: 0. */
  readonly vehiclesDamaged?: number;
  /** Batteries and aircraft lost: they do not count. Default: 0. */
  readonly supportLost?: number;
}

export interface PanzerFormationLossesOutcome {
  /** Losses that count [7.1.1.2] */
  readonly losses: number;
  /** The formation is breaking: normal morale checks [7.1.2] */
  readonly breaking?: boolean | null;
  /** Losses left before it is */
  readonly left: number;
}

export interface PanzerRecoveryInput {
  /** The state to recover from [6.8.3]. Default: "suppression". */
  readonly from?: 'suppression' | 'hesitation' | 'break';
  /** Counter as the step begins: only OFF may recover [6.8.3]. Default: "off". */
  readonly counter?: 'none' | 'on' | 'off';
  /** Kind of unit: aircraft use the bare range, batteries 01-50 [6.8.3.1, 7.28.2]. Default: "ground". */
  readonly unit?: 'ground' | 'aircraft' | 'battery';
  /** Unit grade [6.8.3]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Command this turn [6.8.3.1.1]. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Under AP or GP direct fire or GP indirect fire this turn [6.8.3.1.2]. Default: false. */
  readonly underFire?: boolean;
}

export interface PanzerRecoveryOutcome {
  /** Modifiers that count */
  readonly modifiers: readonly PanzerAppliedModifier[];
  /** Their sum */
  readonly netModifier: number;
  /** Highest modified roll that recovers */
  readonly recoversOn?: number | null;
  /** The modified roll */
  readonly finalRoll?: number | null;
  /** The counter is removed */
  readonly recovered?: boolean | null;
  /** Counter after the Adjustment Phase [6.8.4] */
  readonly after: 'none' | 'on' | 'off';
}

export interface PanzerWeaponRepairInput {
  /** Command this turn: N/C helps [7.25]. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Beyond repair already [7.25]. Default: false. */
  readonly destroyed?: boolean;
}

export interface PanzerWeaponRepairOutcome {
  /** The weapon */
  readonly weapon: 'repaired' | 'outOfOrder' | 'destroyed';
  /** It may fire this turn */
  readonly usableNow?: boolean | null;
  /** Modifier to the die [7.25] */
  readonly netModifier: number;
  /** The modified die */
  readonly finalRoll?: number | null;
}

export interface PanzerFireCheckInput {
  /** Building, or the type woods burn as by scenario [7.35.1, 7.35.4]. Default: "brick". */
  readonly building?: 'wood' | 'brick' | 'stone';
  /** Every attack on the hex this turn; the highest factor that counts is looked for here [7.35.1]. Default: []. */
  readonly attacks?: readonly PanzerHexAttackInput[];
  /** Highest GP factor that struck the hex, small arms left out, where the attacks are not listed [7.35.1] */
  readonly factor?: number;
  /** Rubble: -10 [7.35.1]. Default: false. */
  readonly rubble?: boolean;
  /** Woods, allowed by the scenario [7.35.4]. Default: false. */
  readonly woods?: boolean;
  /** Modifier of the scenario for woods [7.35.4]. Default: 0. */
  readonly scenarioModifier?: number;
  /** A flamethrower was used in close assault, hand-to-hand or overrun there [7.35.1]. Default: false. */
  readonly flamethrower?: boolean;
  /** Only small arms, close assault, hand-to-hand or overrun struck it [7.35.1]. Default: false. */
  readonly noHeavyFire?: boolean;
  /** A hand-held rocket that missed a vehicle there [7.35.3]. Default: false. */
  readonly missedRocket?: boolean;
  /** Burns already [7.35.1]. Default: false. */
  readonly burning?: boolean;
}

export interface PanzerHexAttackInput {
  /** GP factor */
  readonly factor: number;
  /** Small arms [5.7]. Default: false. */
  readonly smallArms?: boolean;
  /** Close assault, hand-to-hand or overrun [7.35.1]. Default: false. */
  readonly closeCombat?: boolean;
}

export interface PanzerFireCheckOutcome {
  /** The hex is on fire */
  readonly onFire?: boolean | null;
  /** A new fire */
  readonly started?: boolean | null;
  /** Highest modified roll that starts it */
  readonly startsOn?: number | null;
  /** Highest GP factor that counts */
  readonly factor?: number | null;
  /** Sum of the modifiers to the die */
  readonly netModifier: number;
  /** The modified roll */
  readonly finalRoll?: number | null;
}

export interface PanzerBurningHexInput {
  /** Turn in which the fire started [7.35.2] */
  readonly startedTurn: number;
  /** Turn that is ending */
  readonly turn: number;
  /** Ground units still in the hex. Default: 1. */
  readonly units?: number;
}

export interface PanzerBurningHexOutcome {
  /** Ground units eliminated, no wrecks */
  readonly eliminated: number;
  /** Units still there have until the end of the next turn */
  readonly warned?: boolean | null;
}

export interface PanzerFuelLeakInput {
  /** Out of fuel or track-hit already. Default: false. */
  readonly immobile?: boolean;
}

export interface PanzerFuelLeakOutcome {
  /** What comes of it */
  readonly result: 'none' | 'suppressed' | 'damaged' | 'trackHit' | 'ko' | 'bu';
  /** Bail-out checks that follow */
  readonly checks: readonly ('nd' | 'dm' | 'tk' | 'suppressedDirect' | 'suppressedIndirect' | 'ko' | 'bu')[];
}

export interface PanzerAvailableCommandsInput {
  /** Formation grade [5.8.2] */
  readonly grade: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** The formation. Default: []. */
  readonly units?: readonly PanzerFormationUnitInput[];
  /** Active units, where they are already counted [6.2.1.1] */
  readonly active?: number;
  /** Grade rows lower for headquarters out of span or lost: 2 each [7.52]. Default: 0. */
  readonly rowsLower?: number;
}

export interface PanzerFormationUnitInput {
  /** Name */
  readonly id?: string;
  /** How many alike. Default: 1. */
  readonly count?: number;
  /** A combat unit; trucks and prime movers are not [6.2.1.1]. Default: true. */
  readonly combat?: boolean;
  /** Recon: never counts, has a command of its own [6.2.1.1.3]. Default: false. */
  readonly recon?: boolean;
  /** What has become of it [6.2.1.1]. Default: "active". */
  readonly fate?: 'active' | 'eliminated' | 'bailed' | 'ko' | 'bu';
  /** On the map [6.2.1.1]. Default: true. */
  readonly onMap?: boolean;
  /** Carried by a vehicle [6.2.1.1]. Default: false. */
  readonly carried?: boolean;
  /** Unarmed, and carrying combat units [6.2.1.1]. Default: false. */
  readonly carriesCombat?: boolean;
  /** Unarmed, and within command range of a combat unit of the formation [6.2.1.1]. Default: false. */
  readonly nearCombat?: boolean;
  /** Broken [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
}

export interface PanzerAvailableCommandsOutcome {
  /** Active units */
  readonly active: number;
  /** Row of the table used */
  readonly row: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Commands of the formation */
  readonly commands: number;
  /** Commands that recon units have besides */
  readonly reconCommands: number;
}

export interface PanzerCommandSharingInput {
  /** Numbering and size of the map, to count hexes by */
  readonly grid: HexGridShapeInput;
  /** Formation grade [6.2.1.1.2] */
  readonly grade: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Command to be shared [6.2.1.1.3] */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Everybody who shares it; a road column from head to tail */
  readonly units: readonly PanzerSharingUnitInput[];
  /** Other vehicles of a platoon without radios that are left out, track-hit ones not counted [7.4.2]. Default: 0. */
  readonly platoonLeftOut?: number;
  /** A platoon without radios that stands apart already: its one command reaches all of it [7.4.2]. Default: false. */
  readonly scattered?: boolean;
  /** A road column: all move at the path or road rate [6.2.1.1.3]. Default: false. */
  readonly roadColumn?: boolean;
}

export interface PanzerSharingUnitInput {
  /** Name */
  readonly id: string;
  /** Its hex */
  readonly hex: string;
  /** A combat unit [6.2.1.1.3]. Default: true. */
  readonly combat?: boolean;
  /** Unarmed, but active [6.2.1.1.3]. Default: true. */
  readonly active?: boolean;
  /** Recon [6.2.1.1.3]. Default: false. */
  readonly recon?: boolean;
  /** Carried: it has no command of its own [6.2.1.1.3]. Default: false. */
  readonly carried?: boolean;
  /** Broken: command range 0 [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
  /** Formation [6.2.1.1.3] */
  readonly formation?: string;
  /** Platoon, section or troop [7.3] */
  readonly platoon?: string;
  /** A command unit of the chain [7.3]. Default: false. */
  readonly commandUnit?: boolean;
  /** No radio: R on its card [7.4.2]. Default: false. */
  readonly noRadio?: boolean;
  /** Facing, for road columns [6.2.1.1.3] */
  readonly facing?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';
}

export interface PanzerCommandSharingOutcome {
  /** Command range in hexes [6.2.1.1.2] */
  readonly range: number;
  /** One counter serves them all */
  readonly shared?: boolean | null;
  /** Pairs that are too far apart */
  readonly tooFar: readonly string[];
}

export interface PanzerSharedExecutionInput {
  /** Numbering and size of the map, to count hexes by */
  readonly grid: HexGridShapeInput;
  /** Grade of the formation that acts [6.2.1.1.4] */
  readonly grade: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** Shared command being executed */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Fire: hexes of all targets; overwatch: the target hexes named [6.2.1.1.4]. Default: []. */
  readonly targets?: readonly string[];
  /** Different units aimed at by the group, for overwatch, close assault, hand-to-hand and overrun. Default: 1. */
  readonly targetUnits?: number;
  /** Move: hexes in which the members end, immobilised ones left out [6.2.1.1.4, 6.5.2.2.1]. Default: []. */
  readonly ends?: readonly string[];
  /** A road column, its ends from head to tail: it keeps together, whatever the command range [6.2.1.1.3]. Default: false. */
  readonly roadColumn?: boolean;
  /** A platoon without radio sets: command range 0 [7.4.2]. Default: false. */
  readonly noRadio?: boolean;
  /** A member is broken: command range 0 [7.1.5.2]. Default: false. */
  readonly broken?: boolean;
  /** Members attack in close assault, hand-to-hand or overrun [6.6.11]. Default: false. */
  readonly assaults?: boolean;
}

export interface PanzerSharedExecutionOutcome {
  /** Command range in hexes */
  readonly range: number;
}

export interface PanzerCommandSpanInput {
  /** Units of the company. Default: []. */
  readonly units?: readonly PanzerSpanUnitInput[];
  /** Commands available [6.2.1.1.1] */
  readonly commands: number;
  /** Formation grade [5.8.2]. Default: "seasoned". */
  readonly grade?: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
  /** All headquarters of the company are lost [7.52]. Default: false. */
  readonly companyLost?: boolean;
  /** The headquarters of the company has no radio: span 0 [7.4]. Default: false. */
  readonly hqNoRadio?: boolean;
  /** The scenario's company span [7.52] */
  readonly span?: number;
  /** Hexes from the company headquarters to the nearest battalion headquarters; left out: off the map and in span [7.52] */
  readonly toBattalion?: number;
  /** The battalion headquarters has no radio: span 0 [7.4]. Default: false. */
  readonly battalionNoRadio?: boolean;
  /** All battalion headquarters are lost [7.52]. Default: false. */
  readonly battalionLost?: boolean;
  /** Hexes from the battalion headquarters to the nearest regimental one; left out: in span [7.52] */
  readonly toRegiment?: number;
  /** The regimental headquarters has no radio: span 0 [7.4]. Default: false. */
  readonly regimentNoRadio?: boolean;
  /** All regimental headquarters are lost [7.52]. Default: false. */
  readonly regimentLost?: boolean;
}

export interface PanzerSpanUnitInput {
  /** Name */
  readonly id: string;
  /** Hexes to the nearest headquarters of its company [7.52] */
  readonly distance: number;
  /** Recon: not bound at company level [7.52]. Default: false. */
  readonly recon?: boolean;
  /** No radio: span 0 [7.4, 7.52]. Default: false. */
  readonly noRadio?: boolean;
}

export interface PanzerCommandSpanOutcome {
  /** Span of the company in hexes */
  readonly span: number;
  /** Units out of span */
  readonly outOfSpan: readonly string[];
  /** Most commands that may be Move or Short Halt */
  readonly moveLimit: number;
  /** Grade rows lower for the number of commands */
  readonly rowsLower: number;
  /** Row of the Available Commands Table */
  readonly row: 'elite' | 'veteran' | 'seasoned' | 'regular' | 'green';
}

export interface PanzerPlaceCommandInput {
  /** Command to be given [4.2] */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** Kind of unit. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** A combat unit: armed, or observing for others [4.2]. Default: true. */
  readonly combat?: boolean;
  /** Has a weapon for direct fire [4.2]. Default: true. */
  readonly canFire?: boolean;
  /** It spotted an enemy itself in this Spotting Phase [4.2.1]. Default: false. */
  readonly spotsEnemy?: boolean;
  /** Fires indirectly: no enemy of its own to spot, but a Fire command only [6.5.1]. Default: false. */
  readonly indirect?: boolean;
  /** Lays smoke with its gun or by hand, for which it needs no spotted enemy [6.1.4.3.10, 7.22]. Default: false. */
  readonly smoke?: boolean;
  /** Track hit [6.5.2.2.1]. Default: false. */
  readonly trackHit?: boolean;
  /** In full cover [6.1.4.2]. Default: false. */
  readonly fullCover?: boolean;
  /** Has an attached weapon [6.6.4.1]. Default: false. */
  readonly attachedWeapon?: boolean;
  /** Carried by a vehicle: no command of its own [6.6.7]. Default: false. */
  readonly carried?: boolean;
  /** Knocked out, brewed up, bailed out or eliminated [4.2.1]. Default: false. */
  readonly gone?: boolean;
}

export interface PanzerPlaceCommandOutcome {
  /** Command that counts: No Command in place of an illegal one [4.2.1] */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** It must be executed [4.2] */
  readonly mandatory?: boolean | null;
  /** It lets the unit fire in the Combat Phase */
  readonly fires?: boolean | null;
  /** It lets the unit move */
  readonly moves?: boolean | null;
}

export interface PanzerStackingInput {
  /** Everything in the hex [3.8, 5.13] */
  readonly units: readonly PanzerStackedInput[];
}

export interface PanzerStackedInput {
  /** What it is [3.8, 5.13] */
  readonly kind: 'vehicle' | 'towed' | 'towedUnderTow' | 'leg' | 'wreck' | 'aircraft' | 'landedHelicopter';
  /** How many, friends and enemies together. Default: 1. */
  readonly count?: number;
}

export interface PanzerStackingOutcome {
  /** Not overstacked [3.8, 5.13] */
  readonly within: boolean;
  /** Units that count */
  readonly counted: number;
  /** Overstacked: no cover, no path or road rate through the hex */
  readonly overstacked?: boolean | null;
}

export interface PanzerObjectiveInput {
  /** The two sides, A and B [3.6] */
  readonly sides: readonly [PanzerPresenceInput, PanzerPresenceInput];
  /** Who controls it now [3.6]. Default: "nobody". */
  readonly holder?: 'nobody' | 'sideA' | 'sideB';
  /** Complete turns the scenario asks for [3.6]. Default: 1. */
  readonly turnsNeeded?: number;
}

export interface PanzerPresenceInput {
  /** A unit in the hex when the turn began. Default: false. */
  readonly atStart?: boolean;
  /** A unit in the hex at its end, not necessarily the same. Default: false. */
  readonly atEnd?: boolean;
  /** Only unarmed units are there [3.6]. Default: false. */
  readonly unarmedOnly?: boolean;
  /** Contests the place, as next to a burning building [3.6]. Default: false. */
  readonly contests?: boolean;
  /** Complete turns held without a break, this one included, where the scenario asks for more [3.6]. Default: 1. */
  readonly turns?: number;
}

export interface PanzerObjectiveOutcome {
  /** Who controls it afterwards */
  readonly holder: 'nobody' | 'sideA' | 'sideB';
  /** Control is contested */
  readonly contested?: boolean | null;
}

export interface PanzerSpotCounterInput {
  /** Counter before [4.1.3]. Default: "none". */
  readonly counter?: 'none' | 'move' | 'fire' | 'smallArms';
  /** What the unit did, or what was found [4.4.1, 4.5.1, 4.1.5] */
  readonly event: 'fires' | 'firesSmallArms' | 'moves' | 'shortHaltMoves' | 'wastedShot' | 'dismounts' | 'closeCombat' | 'crawls' | 'pivots' | 'unspotted' | 'nothing';
  /** It fired another weapon besides small arms this turn [6.1.3]. Default: false. */
  readonly otherWeapon?: boolean;
  /** Crew-served weapon that fired: mortars, HMGs and anti-tank rifles are small arms [5.1.3] */
  readonly weapon?: 'mortar' | 'hmg' | 'antiTankRifle' | 'handHeldAntiTank' | 'flamethrower';
  /** The card of a hand-held anti-tank weapon calls it small arms [5.1.3.4]. Default: false. */
  readonly cardSmallArms?: boolean;
}

export interface PanzerSpotCounterOutcome {
  /** How the book writes it */
  readonly reads: string;
  /** Counter afterwards */
  readonly counter: 'none' | 'move' | 'fire' | 'smallArms';
}

export interface PanzerAdjustmentInput {
  /** Units. Default: []. */
  readonly units?: readonly PanzerAdjustedUnitInput[];
  /** Smoke and illumination on the map [6.8.4]. Default: []. */
  readonly smoke?: readonly PanzerLastingSmokeInput[];
  /** Turn being ended [4.6.2]. Default: 1. */
  readonly turn?: number;
  /** Last turn of the scenario [4.6.2] */
  readonly lastTurn?: number;
}

export interface PanzerAdjustedUnitInput {
  /** Name */
  readonly id: string;
  /** Kind of unit. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** Command this turn [4.6.1]. Default: "none". */
  readonly command?: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
  /** The command was revealed and executed [4.6.1]. Default: true. */
  readonly executed?: boolean;
  /** SPOT counter. Default: "none". */
  readonly spot?: 'none' | 'move' | 'fire' | 'smallArms';
  /** Suppression [6.8.3, 6.8.4]. Default: "none". */
  readonly suppression?: 'none' | 'on' | 'off';
  /** Hesitation [7.1.6]. Default: "none". */
  readonly hesitation?: 'none' | 'on' | 'off';
  /** Break [7.1.6]. Default: "none". */
  readonly broken?: 'none' | 'on' | 'off';
  /** Under Fire counter [6.8.4]. Default: false. */
  readonly underFire?: boolean;
  /** Smoke of its dischargers: fresh this turn, or under the vehicle from last turn [7.9]. Default: "none". */
  readonly discharger?: 'none' | 'fresh' | 'under';
  /** Carried by a vehicle. Default: false. */
  readonly carried?: boolean;
  /** Turns to another facing now [6.8.1]. Default: false. */
  readonly pivots?: boolean;
  /** Enters or leaves full cover now [6.8.2]. Default: false. */
  readonly changesCover?: boolean;
  /** In full cover before [6.8.2]. Default: false. */
  readonly fullCover?: boolean;
  /** In a bridge, ford or stream hex [6.1.4.2]. Default: false. */
  readonly noCoverHex?: boolean;
}

export interface PanzerLastingSmokeInput {
  /** Which smoke */
  readonly id: string;
  /** Its side up [6.8.4] */
  readonly state: 'none' | 'on' | 'off';
}

export interface PanzerAdjustmentOutcome {
  /** Units afterwards */
  readonly units: readonly PanzerUnitAfter[];
  /** Who hid a command that had to be executed: unused enemy overwatch may fire at them [4.6.1] */
  readonly caught: readonly string[];
  /** Suppression/OFF at the start of the step: a recovery roll is due [6.8.3] */
  readonly suppressionRolls: readonly string[];
  /** Break/OFF: a recovery roll is due [7.1.6] */
  readonly breakRolls: readonly string[];
  /** Smoke that stays */
  readonly smoke: readonly PanzerLastingSmoke[];
  /** Next turn; absent after the last */
  readonly nextTurn?: number | null;
  /** The scenario is over: victory is checked [4.6.2] */
  readonly over?: boolean | null;
}

export interface PanzerUnitAfter {
  /** Name */
  readonly id: string;
  /** SPOT counter */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** Suppression */
  readonly suppression: 'none' | 'on' | 'off';
  /** Hesitation */
  readonly hesitation: 'none' | 'on' | 'off';
  /** Break */
  readonly broken: 'none' | 'on' | 'off';
  /** In full cover */
  readonly fullCover?: boolean | null;
  /** Smoke of its dischargers */
  readonly discharger: 'none' | 'fresh' | 'under';
}

export interface PanzerLastingSmoke {
  /** Which smoke */
  readonly id: string;
  /** Its side up [6.8.4] */
  readonly state: 'none' | 'on' | 'off';
}

export interface PanzerSequenceInput {
  /** Which game is played [4.0, 6.0]. Default: "advanced". */
  readonly game?: 'basic' | 'advanced';
  /** Number of the step just finished; left out: the whole turn */
  readonly after?: number;
}

export interface PanzerSequenceOutcome {
  /** Steps in order, or those still to come */
  readonly steps: readonly PanzerTurnStep[];
  /** The turn is over */
  readonly over?: boolean | null;
}

export interface PanzerTurnStep {
  /** Number */
  readonly number: number;
  /** Phase */
  readonly phase: string;
  /** Step */
  readonly step: string;
  /** Section */
  readonly rule: string;
  /** Who acts when */
  readonly order: 'together' | 'firstThenSecond' | 'secondThenFirst' | 'airSide';
}

export interface PanzerSetUpOrderInput {
  /** Steps already done. Default: []. */
  readonly done?: readonly ('scenario' | 'maps' | 'terrainCounters' | 'preRegisteredPoints' | 'plannedFire' | 'minefields' | 'units' | 'turnTrack')[];
  /** Step wanted now */
  readonly next: 'scenario' | 'maps' | 'terrainCounters' | 'preRegisteredPoints' | 'plannedFire' | 'minefields' | 'units' | 'turnTrack';
}

export interface PanzerSetUpOrderOutcome {
  /** Steps that may still follow */
  readonly remaining: readonly ('scenario' | 'maps' | 'terrainCounters' | 'preRegisteredPoints' | 'plannedFire' | 'minefields' | 'units' | 'turnTrack')[];
}

export interface PanzerTerrainCounterInput {
  /** Counter to be placed [6.1.4.3] */
  readonly counter: 'clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road';
  /** Terrain of the hex. Default: []. */
  readonly terrain?: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
  /** At set-up, or in play where terrain is destroyed or dug [6.1.4.3]. Default: "setUp". */
  readonly when?: 'setUp' | 'play';
}

export interface PanzerTerrainCounterOutcome {
  /** Terrain of the hex with the counter */
  readonly terrain: readonly ('clear' | 'rough' | 'scrub' | 'brush' | 'crops' | 'shellhole' | 'gully' | 'ford' | 'stream' | 'water' | 'bridge' | 'alley' | 'woodBuilding' | 'brickBuilding' | 'stoneBuilding' | 'lightWoods' | 'woods' | 'heavyWoods' | 'railroad' | 'block' | 'ditch' | 'hastyEntrenchment' | 'improvedPosition' | 'woodRubble' | 'brickRubble' | 'stoneRubble' | 'wire' | 'onFire' | 'path' | 'road')[];
}

export interface PanzerHiddenPlacementInput {
  /** Counters of one side on the map */
  readonly counters: readonly PanzerHiddenStackInput[];
  /** The scenario's maximum [7.2.2] */
  readonly maximum: number;
}

export interface PanzerHiddenStackInput {
  /** Counter */
  readonly id: string;
  /** Formations of the units it stands for; none: a dummy [7.2.1]. Default: []. */
  readonly formations?: readonly string[];
  /** At least one of its units is in the counter's hex [7.2.2]. Default: true. */
  readonly unitInHex?: boolean;
  /** Placed during play, in place of units now unspotted [7.2.3]. Default: false. */
  readonly duringPlay?: boolean;
  /** One of those units is spotted [7.2.3]. Default: false. */
  readonly spotted?: boolean;
}

export interface PanzerHiddenPlacementOutcome {
  /** Counters that stand for units */
  readonly real: number;
  /** Dummies */
  readonly dummies: number;
  /** Counters that may still be added */
  readonly room: number;
}

export interface PanzerOrderShown {
  /** The unit */
  readonly unit: string;
  /** Its command */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
}

export interface PanzerShotShape {
  /** Who fires */
  readonly firer: string;
  /** Which weapon of its card, counted from 1 */
  readonly weapon: number;
  /** What it fires [4.4.3, 6.5.4] */
  readonly ammo: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT' | 'GP';
  /** At whom */
  readonly target: string;
  /** Pinning fire, option 7.18 */
  readonly pinning?: boolean | null;
  /** At whoever rides in it as well [5.1.3.4] */
  readonly riders?: boolean | null;
}

export interface PanzerPlannedActionShape {
  /** What it does */
  readonly does: 'turn' | 'forward' | 'reverse' | 'exit' | 'reverseExit';
  /** The facing it turns to */
  readonly facing?: number | null;
}

export interface PanzerCallShape {
  /** A new call or an adjusted one */
  readonly step: 'call' | 'continue' | 'adjust' | 'recon';
  /** The mission that is adjusted */
  readonly mission: string | null;
  /** The observer */
  readonly observer: string;
  /** Firing units */
  readonly sources: readonly string[];
  /** The target point */
  readonly point: string;
  /** What falls */
  readonly shells: 'gp' | 'smoke' | 'illumination';
  /** The pattern */
  readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Direction of a closed linear one */
  readonly direction: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
}

export interface PanzerAnswerShape {
  /** The firing unit, or its hidden counter */
  readonly source: string;
  /** Whether it answers [6.5.1.12] */
  readonly response: 'success' | 'failure' | 'dangerClose';
}

export interface PanzerLandingShape {
  /** The firing unit, or its hidden counter */
  readonly source: string;
  /** The observer, unless it is hidden [7.2.2.3] */
  readonly observer: string | null;
  /** The mission */
  readonly mission: string;
  /** Where it falls */
  readonly point: string;
  /** What falls */
  readonly shells: 'gp' | 'smoke' | 'illumination';
  /** The pattern */
  readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Direction of a closed linear one */
  readonly direction?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
  /** It falls on friends: the enemy says on whom [6.5.1.12] */
  readonly stray?: boolean | null;
}

export interface PanzerMarkShape {
  /** Its name */
  readonly id: string;
  /** What it is */
  readonly kind: 'smoke' | 'barrage' | 'illumination' | 'fire';
  /** The hexes it covers */
  readonly hexes: readonly string[];
  /** Of an open SHEAF */
  readonly open: boolean;
  /** Turn and step it was made in */
  readonly born: string;
}

export interface PanzerRepairShown {
  /** Which weapon of its card, counted from 1 */
  readonly weapon: number;
  /** What comes of it [7.25] */
  readonly state: 'repaired' | 'outOfOrder' | 'destroyed';
  /** The unit */
  readonly unit: string;
}

export interface PanzerFireMark {
  /** Its name */
  readonly id: string;
  /** What it is */
  readonly kind: 'fire';
  /** The hexes it covers */
  readonly hexes: readonly string[];
  /** Of an open SHEAF */
  readonly open: boolean;
  /** Turn and step it was made in */
  readonly born: string;
}

export interface PanzerCommandShown {
  /** The unit */
  readonly unit: string;
  /** Its command */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none';
}

export interface PanzerLaidCounter {
  /** The counter */
  readonly counter: string;
  /** Its hex */
  readonly hex: string;
}

export interface PanzerCounterBox {
  /** The counter */
  readonly counter: string;
  /** Units in its box; none: a dummy [7.2.1] */
  readonly units: readonly string[];
  /** Whom a dummy feigns */
  readonly as?: string | null;
}

export interface PanzerPlottedField {
  /** Which minefield of the scenario, from 1 */
  readonly field: number;
  /** Its hexes, next to each other [7.31.1] */
  readonly hexes: readonly string[];
}

export interface PanzerPlottedPoints {
  /** The battery they are assigned to */
  readonly battery: string;
  /** Pre-registered points [6.5.1.4] */
  readonly points: readonly string[];
}

export interface PanzerPlottedPlan {
  /** The battery */
  readonly battery: string;
  /** The turn in which it begins [6.5.1.11.1] */
  readonly turn: number;
  /** The target point */
  readonly point: string;
  /** What falls, stretch by stretch: five turns at most */
  readonly stretches: readonly PanzerPlottedStretch[];
}

export interface PanzerPlottedStretch {
  /** Turns */
  readonly turns: number;
  /** What falls */
  readonly mission: 'gp' | 'smoke' | 'illumination';
  /** The pattern */
  readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Direction of a closed linear one */
  readonly direction?: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
}

export interface PanzerAttackersOfHex {
  /** Attackers of one hex, the primary one first */
  readonly units: readonly string[];
}

export interface PanzerResultShape {
  /** Who won; null: nobody */
  readonly winner: string | null;
  /** The level of victory */
  readonly level: string;
  /** Points by side */
  readonly points: Readonly<Record<string, number>>;
  /** The section that says so */
  readonly rule: string;
}

export interface PanzerFormationView {
  /** The formation */
  readonly name: string;
  /** Commands it has this turn [6.2.1.1.1] */
  readonly commands: number;
}

export interface PanzerUnitView {
  /** The unit */
  readonly id: string;
  /** On the map, off it, or lost */
  readonly place: string;
  /** Its hex */
  readonly hex: string | null;
  /** The hexside it faces [3.3] */
  readonly facing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
  /** The hexside its turret faces, option 7.8 [7.8.1] */
  readonly turretFacing: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
  /** Buttoned up, option 7.8 [7.8.3] */
  readonly buttoned: boolean;
  /** Its command, where the viewer may know it [4.2.1] */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none' | null;
  /** The command lies open to everybody */
  readonly revealed: boolean;
  /** It has fired this turn */
  readonly fired: boolean;
  /** It has executed its movement */
  readonly moved: boolean;
  /** SPOT counter [4.1.3] */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** Damaged [4.4.3.2.6] */
  readonly damaged: boolean;
  /** Track hit [6.5.2.2.1] */
  readonly trackHit: boolean;
  /** Abandoned by its crew [5.15] */
  readonly bailed: boolean;
  /** Suppression [5.10] */
  readonly suppression: 'none' | 'on' | 'off';
  /** Morale, option 7.1 [7.1.5] */
  readonly morale: 'steady' | 'hesitating' | 'broken';
  /** Fired at this turn [6.8.3.1.2] */
  readonly underFire: boolean;
  /** What it is now [6.5.4.4.3] */
  readonly kind: 'vehicle' | 'squad' | 'halfSquad' | 'section' | 'towed';
  /** In full cover [6.1.4.2] */
  readonly fullCover: boolean;
  /** Hull down [6.6.9] */
  readonly hullDown: 'none' | 'full' | 'partial';
  /** The vehicle that carries it [6.6.7] */
  readonly aboard: string | null;
  /** Its formation [6.2.1.1] */
  readonly formation: string;
  /** The unit whose counter it shares, where the viewer may know it [6.2.1.1.3] */
  readonly group: string | null;
  /** Camouflaged, where the viewer may know it, option 7.24 */
  readonly camouflaged: boolean;
  /** Behind the smoke of its dischargers, option 7.9 */
  readonly screened: boolean;
  /** Weapons out of order, where the viewer may know it, option 7.25 */
  readonly outOfOrder: readonly string[];
  /** Weapons lost, where the viewer may know it, options 7.17 and 7.25 */
  readonly weaponsLost: readonly string[];
  /** Enemies it spotted in the Spotting Phase [4.1] */
  readonly spots: readonly string[];
}

export interface PanzerShotView {
  /** Who fires */
  readonly firer: string;
  /** Which weapon of its card */
  readonly weapon: number;
  /** What it fires [4.4.3, 6.5.4] */
  readonly ammo: 'AP' | 'APCR' | 'APDS' | 'HVAP' | 'HEAT' | 'GP';
  /** At whom */
  readonly target: string;
  /** Pinning fire, option 7.18 */
  readonly pinning?: boolean | null;
  /** At whoever rides in it as well [5.1.3.4] */
  readonly riders?: boolean | null;
}

export interface PanzerMoverView {
  /** The unit */
  readonly unit: string;
  /** Hexes it has been in */
  readonly hexes: readonly string[];
  /** Movement points spent */
  readonly spent: number;
  /** The most it may spend across country [4.5.1.1.1] */
  readonly crossCountry: number;
  /** By path [4.5.1.1.5] */
  readonly path: number;
  /** By road [4.5.1.1.5] */
  readonly road: number;
  /** The path or road factor may still be claimed [4.5.1.1.5] */
  readonly byRoad: boolean;
}

export interface PanzerPlaceView {
  /** The place */
  readonly name: string;
  /** Who holds it */
  readonly holder: string | null;
  /** Both sides are there [3.6] */
  readonly contested: boolean;
}

export interface PanzerMissionView {
  /** The observer, unless it is hidden from the viewer [7.2.2.3] */
  readonly observer: string | null;
  /** Batteries and units that fire, hidden ones by their counters */
  readonly sources: readonly string[];
  /** The target point */
  readonly point: string;
  /** What falls [6.5.1.6] */
  readonly shells: 'gp' | 'smoke' | 'illumination';
  /** The pattern [6.5.1.5] */
  readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Direction of a closed linear one */
  readonly direction: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
  /** The mission */
  readonly id: string;
  /** Whose it is */
  readonly side: string;
  /** Turns it has been kept up */
  readonly turns: number;
}

export interface PanzerCallView {
  /** The mission that is adjusted */
  readonly mission: string | null;
  /** The observer */
  readonly observer: string;
  /** Batteries and units that fire */
  readonly sources: readonly string[];
  /** The target point */
  readonly point: string;
  /** What falls [6.5.1.6] */
  readonly shells: 'gp' | 'smoke' | 'illumination';
  /** The pattern [6.5.1.5] */
  readonly sheaf: 'onMap' | 'closed' | 'open' | 'closedLinear';
  /** Direction of a closed linear one */
  readonly direction: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
}

export interface PanzerPlotView {
  /** The battery */
  readonly battery: string;
  /** Its pre-registered points */
  readonly registered: readonly string[];
  /** The turn of its planned fire */
  readonly planTurn: number | null;
  /** The target point of its planned fire */
  readonly planPoint: string | null;
}

export interface PanzerSortieView {
  /** The aircraft */
  readonly aircraft: string;
  /** Speed [6.7.2.2] */
  readonly speed: 'slow' | 'fast';
  /** Altitude [6.7.2.2] */
  readonly altitude: 'low' | 'medium' | 'high';
  /** It makes a dive attack [6.7.2.3.2] */
  readonly dives: boolean;
  /** Where it is */
  readonly hex: string | null;
  /** Where it flies */
  readonly heading: 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW' | null;
}

export interface PanzerHiddenView {
  /** Hidden unit counters on the map [7.2.1] */
  readonly counters: readonly PanzerCounterView[];
  /** How many there may be */
  readonly most: readonly PanzerSideCounters[];
}

export interface PanzerCounterView {
  /** The counter */
  readonly id: string;
  /** Its side */
  readonly side: string;
  /** Its hex [7.2.2] */
  readonly hex: string;
  /** SPOT counter [7.2.2.2] */
  readonly spot: 'none' | 'move' | 'fire' | 'smallArms';
  /** Units it stands for, for its owner; none: a dummy [7.2.1] */
  readonly units: readonly string[] | null;
  /** The unit a dummy feigns, for its owner [7.2.2.1] */
  readonly as: string | null;
  /** Its command, for its owner [4.2.1] */
  readonly command: 'fire' | 'move' | 'shortHalt' | 'overwatch' | 'none' | null;
}

export interface PanzerSideCounters {
  /** The side */
  readonly side: string;
  /** Hidden unit counters it may have on the map [7.2.2] */
  readonly most: number;
}

/** What can be asked of the game. */
export interface Panzer {
  readonly combat: {
    /** Reading a vehicle data card [1.6, 4.4.3.2.1]. What a vehicle can fire at a range and date: range factor, penetration and GP factor of every block, field of fire, overrun factor. Rules 1.6, 4.4.3.2.1. */
    readonly vehicleCard: Procedure<PanzerCardReadingInput, PanzerCardReadingOutcome, PanzerOptionsInput>;
    /** Declaring attacks [4.4, 6.5]. Is a list of attacks properly declared for its step: commands, one attack each, everything on a target before any of it is resolved, shared commands; which weapons take the dual-fire modifier. Rules 4.4, 6.5. */
    readonly declareFire: Procedure<PanzerDeclareFireInput, PanzerDeclareFireOutcome, PanzerOptionsInput>;
    /** AP fire, Basic Game [4.4.1, 4.4.2, 4.4.3]. One shot of one vehicle at another: hit number, aspect, penetration, damage. Direct fire and overwatch. Rules 4.4.1, 4.4.2, 4.4.3. */
    readonly apFireBasic: Procedure<PanzerApFireBasicInput, PanzerApFireBasicOutcome, PanzerOptionsInput, 'hitNumber'>;
    /** AP fire, Advanced Game [6.5.2]. One AP weapon at one vehicle: ammunition limits, modifiers, number of hits, location, armour, damage and the bail-out checks that follow. Direct fire and overwatch. Rules 6.5.2. */
    readonly apFire: Procedure<PanzerApFireInput, PanzerApFireOutcome, PanzerOptionsInput, 'hitNumber' | 'hits'>;
    /** AP fire to its end [5.15, 6.5.2, 6.5.2.6]. One AP shot with everything that follows without a choice: hits, damage, the crews and passengers of every target, vehicles lost; and what remains to be done. Rules 5.15, 6.5.2, 6.5.2.6. */
    readonly apCombat: Procedure<PanzerApCombatInput, PanzerApCombatOutcome, PanzerOptionsInput>;
    /** GP direct fire [6.5.3, 6.5.4]. General-purpose direct or overwatch fire at one unit: factor, defence, every modifier, the result for vehicles, passengers, leg and towed units and the terrain they occupy. Rules 6.5.3, 6.5.4. */
    readonly gpFire: Procedure<PanzerGpFireInput, PanzerGpFireOutcome, PanzerOptionsInput, 'numbers'>;
    /** Bailing out [5.15, 6.5.2.6]. Crew, then passengers, after all results of one fire on a vehicle: who bails out, who survives its destruction. Rules 5.15, 6.5.2.6. */
    readonly bailOut: Procedure<PanzerBailOutInput, PanzerBailOutOutcome, PanzerOptionsInput>;
    /** Suppression [5.10]. The counter after a suppression result, and everything it does to the unit; ON and OFF have the same effects. Rules 5.10. */
    readonly suppression: Procedure<PanzerSuppressionInput, PanzerSuppressionOutcome, PanzerOptionsInput>;
    /** Close assault [6.6.1.1]. Leg units of one hex against an adjacent vehicle: factor, exclusive modifiers, result, checks owed, advance. Rules 6.6.1.1. */
    readonly closeAssault: Procedure<PanzerCloseAssaultInput, PanzerCloseAssaultOutcome, PanzerOptionsInput, 'numbers'>;
    /** Engineers against terrain [7.19, 7.31.3.3, 5.9.3]. Dismounted engineers destroy terrain that has a GP defence, or clear a minefield, with the close assault procedure. Rules 7.19, 7.31.3.3, 5.9.3. */
    readonly engineerAssault: Procedure<PanzerEngineerAssaultInput, PanzerEngineerAssaultOutcome, PanzerOptionsInput>;
    /** Hand-to-hand combat [6.6.1.2]. Leg units of one hex against an adjacent dismounted leg or towed unit, round by round until one side is gone or the stated rounds are fought. Rules 6.6.1.2. */
    readonly handToHand: Procedure<PanzerHandToHandInput, PanzerHandToHandOutcome, PanzerOptionsInput>;
    /** Overrun [6.6.10, 6.6.10.1, 6.6.10.2]. A moving vehicle drives over one dismounted leg or towed unit: summed factors, GP modifiers, result, and where the vehicle ends. Rules 6.6.10, 6.6.10.1, 6.6.10.2. */
    readonly overrun: Procedure<PanzerOverrunInput, PanzerOverrunOutcome, PanzerOptionsInput, 'numbers'>;
    /** Level of attachment [6.5.1.3]. Whether a firing unit is attached, organic or unattached for an observer. Rules 6.5.1.3. */
    readonly attachment: Procedure<PanzerAttachmentInput, PanzerAttachmentOutcome, PanzerOptionsInput>;
    /** Calling indirect fire [6.5.1, 6.5.1.1, 6.5.1.12]. An observer calls, continues, adjusts or checks an indirect-fire mission: who may, the response of each firing unit, danger close, scatter. Rules 6.5.1, 6.5.1.1, 6.5.1.12. */
    readonly callFire: Procedure<PanzerCallFireInput, PanzerCallFireOutcome, PanzerOptionsInput>;
    /** Indirect fire [6.5.1.5, 6.5.1.13]. One firing unit lands: GP against every unit and destructible terrain in its SHEAF, units that move into a barrage included, or smoke or illumination. Rules 6.5.1.5, 6.5.1.13. */
    readonly indirectFire: Procedure<PanzerIndirectFireInput, PanzerIndirectFireOutcome, PanzerOptionsInput, 'numbers'>;
    /** Planned indirect fire [6.5.1.11, 6.5.1.11.1, 6.5.1.11.2, …]. A plotted fire plan: is it legal, when may it begin, what falls in a given turn, when is the battery free again. Rules 6.5.1.11, 6.5.1.11.1, 6.5.1.11.2, 6.5.1.11.3. */
    readonly plannedFire: Procedure<PanzerPlannedFireInput, PanzerPlannedFireOutcome, PanzerOptionsInput>;
    /** Counter-battery fire [7.28, 7.28.1, 7.28.2, …]. A dedicated asset locates an enemy battery after its fire and strikes it; or strikes back at such an asset. Rules 7.28, 7.28.1, 7.28.2, 7.28.3. */
    readonly counterBattery: Procedure<PanzerCounterBatteryInput, PanzerCounterBatteryOutcome, PanzerOptionsInput>;
    /** Hexes of a SHEAF [6.5.1.5]. Which hexes an indirect-fire pattern covers on a map. Rules 6.5.1.5. */
    readonly sheafHexes: Procedure<PanzerSheafHexesInput, PanzerSheafHexesOutcome, PanzerOptionsInput>;
    /** Range, field of fire and hit angle [4.4.3.1, 6.5.2.2]. From two hexes and their facings: range, whether the weapon bears, the aspect of the Basic Game and the hit angle of the Advanced Game, borders included. Rules 4.4.3.1, 6.5.2.2. */
    readonly aim: Procedure<PanzerAimInput, PanzerAimOutcome, PanzerOptionsInput>;
    /** Making smoke [6.1.4.3.10]. Smoke by direct fire, engineers, smoke dischargers or infantry: may it be made, is it, and how it hinders. Rules 6.1.4.3.10. */
    readonly smoke: Procedure<PanzerSmokeInput, PanzerSmokeOutcome, PanzerOptionsInput>;
    /** Air attack [6.7.3]. One strafing, bombing or rocket attack against every unit and destructible terrain in its pattern. Rules 6.7.3. */
    readonly airAttack: Procedure<PanzerAirAttackInput, PanzerAirAttackOutcome, PanzerOptionsInput>;
    /** Anti-aircraft fire [6.7.4]. One AA shot at a tracked aircraft: modifiers, result, and how far a downed aircraft flies before it crashes. Rules 6.7.4. */
    readonly antiAircraftFire: Procedure<PanzerAntiAircraftInput, PanzerAntiAircraftOutcome, PanzerOptionsInput>;
    /** Crashing aircraft [6.7.4.2.1]. A downed aircraft strikes every unit and destructible terrain in its hex with factor 15. Rules 6.7.4.2.1. */
    readonly crash: Procedure<PanzerCrashInput, PanzerCrashOutcome, PanzerOptionsInput>;
    /** Minefield attack [7.31.2]. What a minefield does to a unit that enters it, moves in it, dismounts or bails out into it. Rules 7.31.2. */
    readonly minefieldAttack: Procedure<PanzerMinefieldAttackInput, PanzerMinefieldAttackOutcome, PanzerOptionsInput>;
    /** Laying a minefield [7.31.1, 7.31]. May these hexes hold a minefield: terrain, contiguity, time and number. Rules 7.31.1, 7.31. */
    readonly minefieldPlacement: Procedure<PanzerMinefieldPlacementInput, PanzerMinefieldPlacementOutcome, PanzerOptionsInput>;
  };
  readonly spotting: {
    /** Line of sight [4.1.4]. Whether two hexes of a map see each other, what blocks the line and by which rule, the arithmetic of dead zones, and what hinders fire along it. Rules 4.1.4. */
    readonly lineOfSight: Procedure<PanzerLineOfSightInput, PanzerLineOfSightOutcome, PanzerOptionsInput>;
    /** Who spots whom [4.1, 6.1]. Every spotter against every target on one map: range, line of sight with its blocker, spotting distance and verdict; then who is spotted, and which SPOT counters go. Rules 4.1, 6.1. */
    readonly sightMatrix: Procedure<PanzerSightMatrixInput, PanzerSightMatrixOutcome, PanzerOptionsInput>;
    /** Who may fire overwatch [4.4.2, 4.5]. Which units may answer an enemy that has just fired or moves: command, spotting at this moment with its new SPOT counter, range and field of fire of each weapon. Rules 4.4.2, 4.5. */
    readonly overwatchOptions: Procedure<PanzerOverwatchInput, PanzerOverwatchOutcome, PanzerOptionsInput>;
    /** Spotting range [4.1.3, 6.1.3]. How far a target can be spotted, every modifier listed, and whether it is spotted at a given range. Rules 4.1.3, 6.1.3. */
    readonly spottingRange: Procedure<PanzerSpottingRangeInput, PanzerSpottingRangeOutcome, PanzerOptionsInput>;
    /** Handing a target over [6.1.1, 7.7.1]. Whether one unit can pass a spotted target on to another, and whether the other may fire at it. Rules 6.1.1, 7.7.1. */
    readonly handOff: Procedure<PanzerHandOffInput, PanzerHandOffOutcome, PanzerOptionsInput>;
    /** Spotting a hidden unit counter [7.2, 7.2.1, 7.2.2.1, …]. Whether a hidden unit counter is spotted: by the easiest type in it, with the duty to own up to dummies. Rules 7.2, 7.2.1, 7.2.2.1, 7.2.2.2. */
    readonly hiddenCounter: Procedure<PanzerHiddenCounterInput, PanzerHiddenCounterOutcome, PanzerOptionsInput>;
    /** Revealing a hidden unit counter [7.2.2.3]. Whether an act of hidden units, or an attack on them, puts them on the map, and how they are placed. Rules 7.2.2.3. */
    readonly hiddenReveal: Procedure<PanzerHiddenRevealInput, PanzerHiddenRevealOutcome, PanzerOptionsInput>;
    /** Line of sight from and to aircraft [6.1.2, 6.7.3.1, 6.7.3.1.3, …]. Whether an aircraft and a ground unit see each other over a map, by altitude and the height of what stands between; the same both ways. Rules 6.1.2, 6.7.3.1, 6.7.3.1.3, 6.7.4.1.1. */
    readonly aircraftLineOfSight: Procedure<PanzerAircraftSightInput, PanzerAircraftSightOutcome, PanzerOptionsInput>;
    /** Acquisition by aircraft [6.7.3.1]. Whether an aircraft has flown far enough in sight of a ground target to attack it, and what it still needs. Rules 6.7.3.1. */
    readonly aircraftAcquisition: Procedure<PanzerAcquisitionInput, PanzerAcquisitionOutcome, PanzerOptionsInput>;
    /** Tracking an aircraft [6.7.4, 6.7.4.1, 6.7.4.1.1]. Whether an anti-aircraft unit has watched an aircraft long enough to fire at it. Rules 6.7.4, 6.7.4.1, 6.7.4.1.1. */
    readonly aircraftTracking: Procedure<PanzerTrackingInput, PanzerTrackingOutcome, PanzerOptionsInput>;
  };
  readonly movement: {
    /** Movement allowance [4.5.1.1.1]. Movement points a unit has this turn, after short halt, suppression, damage and the optional rules. Rules 4.5.1.1.1. */
    readonly allowance: Procedure<PanzerAllowanceInput, PanzerAllowanceOutcome, PanzerOptionsInput>;
    /** Movement left after a hit [4.4.3.2.6, 6.5.2.2.1, 6.6.2]. What is left of a move when the unit is damaged, suppressed or immobilised on the way. Rules 4.4.3.2.6, 6.5.2.2.1, 6.6.2. */
    readonly remainingMovement: Procedure<PanzerRemainingMovementInput, PanzerRemainingMovementOutcome, PanzerOptionsInput>;
    /** Cost of a step [4.5.1.1.2]. What it costs a unit to enter a hex across a hexside, item by item, or why it may not. Rules 4.5.1.1.2. */
    readonly stepCost: Procedure<PanzerStepCostInput, PanzerStepCostOutcome, PanzerOptionsInput>;
    /** A vehicle's whole move [4.5, 4.5.1]. Checks and costs a whole move over a map, action by action: turning, roads and paths, reverse, the one-hex minimum, bridges, coexistence, barrages, and every moment at which overwatch may fire. Rules 4.5, 4.5.1. */
    readonly vehiclePath: Procedure<PanzerVehiclePathInput, PanzerVehiclePathOutcome, PanzerOptionsInput>;
    /** Where a vehicle can go [4.5.1.1]. Every hex in which a vehicle can end its move, with the fewest points, forwards or in reverse, across country or along roads and paths; before any roll. Rules 4.5.1.1. */
    readonly vehicleReach: Procedure<PanzerVehicleReachInput, PanzerVehicleReachOutcome, PanzerOptionsInput>;
    /** Move of a leg unit or gun [6.6.4, 6.6.5]. A whole move of a squad, half-squad, section, cavalry or manhandled gun: walking, quickmarch with its roll, crawling. Rules 6.6.4, 6.6.5. */
    readonly legPath: Procedure<PanzerLegPathInput, PanzerLegPathOutcome, PanzerOptionsInput>;
    /** Where a leg unit or gun can go [6.6.4, 6.6.5]. Every hex in which a squad, half-squad, section, cavalry or manhandled gun can end its move, with the fewest points: walking, quickmarch or crawling; before any roll. Rules 6.6.4, 6.6.5. */
    readonly legReach: Procedure<PanzerLegOnMapInput, PanzerLegReachOutcome, PanzerOptionsInput>;
    /** What a vehicle can carry [6.6.7, 6.6.7.1]. Whether a load of leg units and guns fits a vehicle. Rules 6.6.7, 6.6.7.1. */
    readonly transportLoad: Procedure<PanzerTransportLoadInput, PanzerTransportLoadOutcome, PanzerOptionsInput>;
    /** Mounting, dismounting, emergency bail out [6.6.7, 6.6.7.1.1, 6.6.7.1.2, …]. Whether a passenger may get on or off a vehicle, and what it costs both. Rules 6.6.7, 6.6.7.1.1, 6.6.7.1.2, 6.6.9. */
    readonly mount: Procedure<PanzerMountInput, PanzerMountOutcome, PanzerOptionsInput>;
    /** Driving into or out of a building [4.1.4.1.3, 6.1.4.3.1, 6.6.3]. Whether a tracked vehicle may break into or out of a building, the damage it takes and whether it gets through. Rules 4.1.4.1.3, 6.1.4.3.1, 6.6.3. */
    readonly buildingEntry: Procedure<PanzerBuildingEntryInput, PanzerBuildingEntryOutcome, PanzerOptionsInput>;
    /** Digging a hasty entrenchment [6.1.4.3.6, 6.6.8, 6.8.2, …]. One turn of work on a hasty entrenchment: who may dig and how far it gets. Rules 6.1.4.3.6, 6.6.8, 6.8.2, 5.9.3. */
    readonly entrench: Procedure<PanzerEntrenchInput, PanzerEntrenchOutcome, PanzerOptionsInput>;
    /** Searching for a hull-down position [6.1.4.1.1, 6.1.4.1.2, 6.6.9]. Whether a vehicle that spends its whole move finds a full or partial hull-down position, and which angles stay open. Rules 6.1.4.1.1, 6.1.4.1.2, 6.6.9. */
    readonly hullDownSearch: Procedure<PanzerHullDownSearchInput, PanzerHullDownSearchOutcome, PanzerOptionsInput>;
    /** Bog check [7.29, 7.36.3]. Whether a vehicle that leaves soft terrain, or moves about in it, bogs down. Rules 7.29, 7.36.3. */
    readonly bogCheck: Procedure<PanzerBogCheckInput, PanzerBogCheckOutcome, PanzerOptionsInput>;
    /** Pushing an obstruction off a narrow road [7.30]. Whether a tracked vehicle pushes a wreck, an immobile vehicle or a gun off a narrow road, path or bridge. Rules 7.30. */
    readonly pushAside: Procedure<PanzerPushAsideInput, PanzerPushAsideOutcome, PanzerOptionsInput>;
    /** Turning a turret [7.8, 7.8.1, 7.20]. How far a turret may turn on entering a hex or in the Adjustment Phase, with the limits of long guns. Rules 7.8, 7.8.1, 7.20. */
    readonly turretTurn: Procedure<PanzerTurretTurnInput, PanzerTurretTurnOutcome, PanzerOptionsInput>;
    /** Moving a hidden unit counter [7.2.2.2]. Whether a hidden counter may move so far, and what its pace gives away. Rules 7.2.2.2. */
    readonly hiddenMove: Procedure<PanzerHiddenMoveInput, PanzerHiddenMoveOutcome, PanzerOptionsInput>;
    /** Flight of an aircraft [6.7]. Whether an aircraft may appear now, by which edge, at which speed and altitude, and how it may turn. Rules 6.7. */
    readonly flight: Procedure<PanzerFlightInput, PanzerFlightOutcome, PanzerOptionsInput>;
  };
  readonly events: {
    /** Reading the dice [3.2]. Two ten-sided faces as one roll of 1 to 100, and the units die alone as 1 to 10. Rules 3.2. */
    readonly diceReading: Procedure<PanzerDiceReadingInput, PanzerDiceReadingOutcome, PanzerOptionsInput>;
    /** Initiative [4.3, 6.3]. Both sides roll; the higher, with the force grade in the Advanced Game, decides who is First Player. Rules 4.3, 6.3. */
    readonly initiative: Procedure<PanzerInitiativeInput, PanzerInitiativeOutcome, PanzerOptionsInput>;
    /** Staggered initiative [7.42]. Initiative by formation: who fires next, who answers with overwatch and assaults first, in which order formations move. Rules 7.42. */
    readonly staggeredInitiative: Procedure<PanzerStaggeredInput, PanzerStaggeredOutcome, PanzerOptionsInput>;
    /** Morale check [7.1]. Does an event call for a normal or forced check, and what comes of it: hesitating, broken or nothing. Rules 7.1. */
    readonly moraleCheck: Procedure<PanzerMoraleCheckInput, PanzerMoraleCheckOutcome, PanzerOptionsInput>;
    /** Tank fright [7.6]. The forced check of a green leg unit before it assaults a vehicle; no modifier for spotted enemies. Rules 7.6. */
    readonly tankFright: Procedure<PanzerMoraleUnitInput, PanzerTankFrightOutcome, PanzerOptionsInput>;
    /** Cohesion point [7.1.1, 7.1.1.1]. The cohesion level of a formation, rolled or given, and its Numeric Cohesion Point. Rules 7.1.1, 7.1.1.1. */
    readonly cohesion: Procedure<PanzerCohesionInput, PanzerCohesionOutcome, PanzerOptionsInput>;
    /** Losses of a formation [7.1.1.2]. Which losses count towards the cohesion point, and whether the formation is breaking. Rules 7.1.1.2. */
    readonly formationLosses: Procedure<PanzerFormationLossesInput, PanzerFormationLossesOutcome, PanzerOptionsInput>;
    /** Recovery [6.8.3, 7.1.6]. Recovery from suppression, hesitation or breaking in the Adjustment Phase, and the counter that is left. Rules 6.8.3, 7.1.6. */
    readonly recovery: Procedure<PanzerRecoveryInput, PanzerRecoveryOutcome, PanzerOptionsInput>;
    /** Weapon repair [7.25]. At the end of the Command Phase a weapon out of order is repaired, stays so or is lost. Rules 7.25. */
    readonly weaponRepair: Procedure<PanzerWeaponRepairInput, PanzerWeaponRepairOutcome, PanzerOptionsInput>;
    /** Starting a fire [7.35, 7.35.1, 7.35.3, …]. One check per building or rubble hex in the Adjustment Phase, by the highest factor that struck it. Rules 7.35, 7.35.1, 7.35.3, 7.35.4. */
    readonly fireCheck: Procedure<PanzerFireCheckInput, PanzerFireCheckOutcome, PanzerOptionsInput>;
    /** Units in a burning hex [6.1.4.3.5, 7.35.2]. Ground units must be out by the end of the turn after the fire started. Rules 6.1.4.3.5, 7.35.2. */
    readonly burningHex: Procedure<PanzerBurningHexInput, PanzerBurningHexOutcome, PanzerOptionsInput>;
    /** Fuel leak [7.23.4]. At the start of each Movement Phase a vehicle that leaks fuel may run dry or burn. Rules 7.23.4. */
    readonly fuelLeak: Procedure<PanzerFuelLeakInput, PanzerFuelLeakOutcome, PanzerOptionsInput>;
  };
  readonly status: {
    /** Commands a formation has [6.2.1]. Counts the active units of a formation and reads how many commands it has this turn. Rules 6.2.1. */
    readonly availableCommands: Procedure<PanzerAvailableCommandsInput, PanzerAvailableCommandsOutcome, PanzerOptionsInput>;
    /** Sharing a command [6.2.1.1.3]. Whether a group of units may share one command counter: command range, recon, platoons, radios, road columns. Rules 6.2.1.1.3. */
    readonly commandSharing: Procedure<PanzerCommandSharingInput, PanzerCommandSharingOutcome, PanzerOptionsInput>;
    /** Executing a shared command [6.2.1.1.4]. Whether the targets or final hexes of units on one command keep within what sharing allows. Rules 6.2.1.1.4. */
    readonly sharedExecution: Procedure<PanzerSharedExecutionInput, PanzerSharedExecutionOutcome, PanzerOptionsInput>;
    /** Command span [5.9.1, 7.4, 7.52]. Who is out of span of headquarters, how many commands may move, and how many grade rows the formation loses. Rules 5.9.1, 7.4, 7.52. */
    readonly commandSpan: Procedure<PanzerCommandSpanInput, PanzerCommandSpanOutcome, PanzerOptionsInput>;
    /** Giving a command [4.2, 4.2.1]. Whether a unit may be given a command, and what the command lets it do; an illegal one counts as No Command. Rules 4.2, 4.2.1. */
    readonly placeCommand: Procedure<PanzerPlaceCommandInput, PanzerPlaceCommandOutcome, PanzerOptionsInput>;
    /** Stacking [3.8, 4.1.3.2, 4.5.1.1.5, …]. Whether a hex is overstacked and what that means. Rules 3.8, 4.1.3.2, 4.5.1.1.5, 5.13. */
    readonly stacking: Procedure<PanzerStackingInput, PanzerStackingOutcome, PanzerOptionsInput>;
    /** Control of an objective [3.6]. Who controls an objective at the end of the turn. Rules 3.6. */
    readonly objectiveControl: Procedure<PanzerObjectiveInput, PanzerObjectiveOutcome, PanzerOptionsInput>;
    /** SPOT counters [4.1.5, 6.1.3]. Which SPOT counter a unit carries after firing, moving or being lost from sight. Rules 4.1.5, 6.1.3. */
    readonly spotCounter: Procedure<PanzerSpotCounterInput, PanzerSpotCounterOutcome, PanzerOptionsInput>;
    /** Adjustment Phase [4.6, 6.8]. The housekeeping at the end of a turn: hidden commands revealed, pivots and full cover, counters turned or removed, rolls that are due, next turn. Rules 4.6, 6.8. */
    readonly adjustmentPhase: Procedure<PanzerAdjustmentInput, PanzerAdjustmentOutcome, PanzerOptionsInput>;
    /** Sequence of play [4.0, 6.0]. The steps of a turn in order, who acts first in each, and what follows a given step. Rules 4.0, 6.0. */
    readonly sequenceOfPlay: Procedure<PanzerSequenceInput, PanzerSequenceOutcome, PanzerOptionsInput>;
    /** Order of set-up [2.0, 6.5.1.4, 6.5.1.11.1, …]. Whether a step of preparation may be taken now: scenario, maps, terrain counters, plots, units. Rules 2.0, 6.5.1.4, 6.5.1.11.1, 7.31.1. */
    readonly setUpOrder: Procedure<PanzerSetUpOrderInput, PanzerSetUpOrderOutcome, PanzerOptionsInput>;
    /** Placing a terrain counter [1.7.4, 6.1.4.3]. Whether a terrain counter may be placed in a hex, and what the hex then is. Rules 1.7.4, 6.1.4.3. */
    readonly terrainCounter: Procedure<PanzerTerrainCounterInput, PanzerTerrainCounterOutcome, PanzerOptionsInput>;
    /** Placing hidden unit counters [7.2, 7.2.1, 7.2.2, …]. Whether a set of hidden unit counters is allowed: number, one formation each, real units in place, adding some in play. Rules 7.2, 7.2.1, 7.2.2, 7.2.3. */
    readonly hiddenPlacement: Procedure<PanzerHiddenPlacementInput, PanzerHiddenPlacementOutcome, PanzerOptionsInput>;
  };
}
