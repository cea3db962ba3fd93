/* Written by scripts/write-client.mjs from the declarations of the games: change those. */

import type { BoardName, HexGridShapeInput, SessionAgreeUndoCommand, SessionBeganEvent, SessionConcedeCommand, SessionConcededEvent, SessionEndedEvent, SessionJoinCommand, SessionJoinedEvent, SessionProposeUndoCommand, SessionRefuseUndoCommand, SessionRulesAdoptedEvent, SessionSeatLeftEvent, SessionSeatTakenEvent, SessionTimedOutEvent, SessionUndoAgreedEvent, SessionUndoProposedEvent, SessionUndoRefusedEvent, SessionUndoneEvent } from './service.js';
import type { Procedure } from '../rulings/procedure.js';
import type { OrStored } from './service.js';


/** Place a unit [3.2, 6.2] */
export interface ColdWarBattlesPlaceCommand {
  readonly type: 'place';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** End the phase [4.3] */
export interface ColdWarBattlesEndPhaseCommand {
  readonly type: 'end-phase';
}

/** Ask for a unit, for points [17.12, 17.25] */
export interface ColdWarBattlesRequestCommand {
  readonly type: 'request';
  /** The unit */
  readonly unit: string;
}

/** Pay for a second airpower roll [17.27] */
export interface ColdWarBattlesBuyAirCommand {
  readonly type: 'buy-air';
}

/** Draw from a pool [16.15b, 17.32, 18.6] */
export interface ColdWarBattlesDrawCommand {
  readonly type: 'draw';
  /** The pool, by command */
  readonly pool: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
}

/** Return a Rebel to the pool [18.6] */
export interface ColdWarBattlesGiveBackCommand {
  readonly type: 'give-back';
  /** The unit */
  readonly unit: string;
}

/** Refit this player turn [17.32] */
export interface ColdWarBattlesRefitCommand {
  readonly type: 'refit';
}

/** Begin the player turn without refitting [4.3] */
export interface ColdWarBattlesGoOnCommand {
  readonly type: 'go-on';
}

/** Take an eliminated unit back [17.32] */
export interface ColdWarBattlesTakeBackCommand {
  readonly type: 'take-back';
  /** The unit */
  readonly unit: string;
}

/** Turn a unit face down again [17.32] */
export interface ColdWarBattlesTurnDownCommand {
  readonly type: 'turn-down';
  /** The unit */
  readonly unit: string;
}

/** Withdraw a unit from the map [17.23] */
export interface ColdWarBattlesWithdrawCommand {
  readonly type: 'withdraw';
  /** The unit */
  readonly unit: string;
}

/** Take an air marker [6.5, 12.2] */
export interface ColdWarBattlesTakeAirCommand {
  readonly type: 'take-air';
  /** Kind of air marker [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
}

/** Take no more air markers [6.5] */
export interface ColdWarBattlesLeaveAirCommand {
  readonly type: 'leave-air';
}

/** Move a unit by helicopter [13.1, 6.4] */
export interface ColdWarBattlesFlyCommand {
  readonly type: 'fly';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Drop a unit by parachute [19.3, 19.4] */
export interface ColdWarBattlesDropCommand {
  readonly type: 'drop';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Keep the engineers where they are [16.27] */
export interface ColdWarBattlesStayCommand {
  readonly type: 'stay';
  /** The unit */
  readonly unit: string;
}

/** Look at adjacent untried units [20.1] */
export interface ColdWarBattlesReconCommand {
  readonly type: 'recon';
  /** The unit */
  readonly unit: string;
}

/** Look at a hex from the air [20.3] */
export interface ColdWarBattlesReconAirCommand {
  readonly type: 'recon-air';
  /** Kind of air marker [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** The hex */
  readonly hex: string;
}

/** Move a unit [7.1, 7.2] */
export interface ColdWarBattlesMoveCommand {
  readonly type: 'move';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Eliminate a unit too many [7.8] */
export interface ColdWarBattlesGiveUpCommand {
  readonly type: 'give-up';
  /** The unit */
  readonly unit: string;
}

/** Assign an attacker [9.3, 9.5] */
export interface ColdWarBattlesAttackCommand {
  readonly type: 'attack';
  /** The unit */
  readonly unit: string;
  /** The hex it attacks */
  readonly target: string;
}

/** Attack one more hex together [9.5] */
export interface ColdWarBattlesWidenCommand {
  readonly type: 'widen';
  /** The first hex of the attack */
  readonly target: string;
  /** The hex that is attacked with it */
  readonly hex: string;
}

/** Assign a battery to a bombardment [10.6, 10.7] */
export interface ColdWarBattlesBombardCommand {
  readonly type: 'bombard';
  /** The unit */
  readonly unit: string;
  /** The hex it attacks */
  readonly target: string;
}

/** Send an air marker to bombard [12.5, 12.6] */
export interface ColdWarBattlesBombardAirCommand {
  readonly type: 'bombard-air';
  /** Kind of air marker [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** The hex it attacks */
  readonly target: string;
}

/** Aim a battery before the combats [23.2] */
export interface ColdWarBattlesAimCommand {
  readonly type: 'aim';
  /** The unit */
  readonly unit: string;
  /** The hex it attacks */
  readonly target: string;
}

/** Aim an air marker before the combats [23.2] */
export interface ColdWarBattlesAimAirCommand {
  readonly type: 'aim-air';
  /** Kind of air marker [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** The hex it attacks */
  readonly target: string;
}

/** End aiming [23.2] */
export interface ColdWarBattlesEndAimingCommand {
  readonly type: 'end-aiming';
}

/** Call an attack off [9.3] */
export interface ColdWarBattlesCallOffCommand {
  readonly type: 'call-off';
  /** The first hex of the attack */
  readonly target: string;
}

/** Call all attacks off and declare anew [9.3] */
export interface ColdWarBattlesStartOverCommand {
  readonly type: 'start-over';
}

/** Declare the attacks [9.3] */
export interface ColdWarBattlesDeclareCommand {
  readonly type: 'declare';
}

/** Resolve an attack [9.3] */
export interface ColdWarBattlesResolveCommand {
  readonly type: 'resolve';
  /** The first hex of the attack */
  readonly target: string;
}

/** Choose the table [9.13, 21.1] */
export interface ColdWarBattlesChooseTableCommand {
  readonly type: 'choose-table';
  /** The table [9.13] */
  readonly crt: 'mobile' | 'assault';
}

/** Give close support [10.11, 16.18] */
export interface ColdWarBattlesSupportCommand {
  readonly type: 'support';
  /** The battery */
  readonly unit: string;
  /** Part of its strength, which only US artillery may divide [16.18] */
  readonly share?: number;
}

/** Give close support from the air [12.4] */
export interface ColdWarBattlesSupportAirCommand {
  readonly type: 'support-air';
  /** Kind of air marker [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
}

/** End close support [9.2] */
export interface ColdWarBattlesEndSupportCommand {
  readonly type: 'end-support';
}

/** Give final protective fire [10.13, 16.18] */
export interface ColdWarBattlesProtectCommand {
  readonly type: 'protect';
  /** The battery */
  readonly unit: string;
  /** Part of its strength, which only US artillery may divide [16.18] */
  readonly share?: number;
}

/** Give protective fire from the air [12.4] */
export interface ColdWarBattlesProtectAirCommand {
  readonly type: 'protect-air';
  /** Kind of air marker [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
}

/** End protective fire: the die is rolled [9.2] */
export interface ColdWarBattlesEndProtectCommand {
  readonly type: 'end-protect';
}

/** Give up a unit [9.14] */
export interface ColdWarBattlesLoseCommand {
  readonly type: 'lose';
  /** The unit */
  readonly unit: string;
}

/** Retreat one hex [9.16, 9.17] */
export interface ColdWarBattlesRetreatCommand {
  readonly type: 'retreat';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Meet its end where no retreat is left [9.17] */
export interface ColdWarBattlesPerishCommand {
  readonly type: 'perish';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** Advance after combat [9.19, 9.20] */
export interface ColdWarBattlesAdvanceCommand {
  readonly type: 'advance';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Fly instead of advancing [13.4] */
export interface ColdWarBattlesFlyForwardCommand {
  readonly type: 'fly-forward';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Fly out instead of retreating [13.4] */
export interface ColdWarBattlesEvacuateCommand {
  readonly type: 'evacuate';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** End the advance [9.19] */
export interface ColdWarBattlesEndAdvanceCommand {
  readonly type: 'end-advance';
}

/** A command of Cold War Battles: Budapest '56 & Angola '87. */
export type ColdWarBattlesCommand = ColdWarBattlesPlaceCommand | ColdWarBattlesEndPhaseCommand | ColdWarBattlesRequestCommand | ColdWarBattlesBuyAirCommand | ColdWarBattlesDrawCommand | ColdWarBattlesGiveBackCommand | ColdWarBattlesRefitCommand | ColdWarBattlesGoOnCommand | ColdWarBattlesTakeBackCommand | ColdWarBattlesTurnDownCommand | ColdWarBattlesWithdrawCommand | ColdWarBattlesTakeAirCommand | ColdWarBattlesLeaveAirCommand | ColdWarBattlesFlyCommand | ColdWarBattlesDropCommand | ColdWarBattlesStayCommand | ColdWarBattlesReconCommand | ColdWarBattlesReconAirCommand | ColdWarBattlesMoveCommand | ColdWarBattlesGiveUpCommand | ColdWarBattlesAttackCommand | ColdWarBattlesWidenCommand | ColdWarBattlesBombardCommand | ColdWarBattlesBombardAirCommand | ColdWarBattlesAimCommand | ColdWarBattlesAimAirCommand | ColdWarBattlesEndAimingCommand | ColdWarBattlesCallOffCommand | ColdWarBattlesStartOverCommand | ColdWarBattlesDeclareCommand | ColdWarBattlesResolveCommand | ColdWarBattlesChooseTableCommand | ColdWarBattlesSupportCommand | ColdWarBattlesSupportAirCommand | ColdWarBattlesEndSupportCommand | ColdWarBattlesProtectCommand | ColdWarBattlesProtectAirCommand | ColdWarBattlesEndProtectCommand | ColdWarBattlesLoseCommand | ColdWarBattlesRetreatCommand | ColdWarBattlesPerishCommand | ColdWarBattlesAdvanceCommand | ColdWarBattlesFlyForwardCommand | ColdWarBattlesEvacuateCommand | ColdWarBattlesEndAdvanceCommand | SessionJoinCommand | SessionProposeUndoCommand | SessionAgreeUndoCommand | SessionRefuseUndoCommand | SessionConcedeCommand;

/** A step of the sequence of play begins */
export interface ColdWarBattlesStepBeganEvent {
  readonly type: 'step-began';
  /** The game turn */
  readonly turn: number;
  /** The step of the sequence of play [4.3] */
  readonly step: string;
  /** Its phase */
  readonly phase: string;
  /** The side whose it is */
  readonly phasing: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** What is decided first */
  readonly stage: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Something else is to be decided */
export interface ColdWarBattlesStageEnteredEvent {
  readonly type: 'stage-entered';
  /** What is decided now */
  readonly stage: string;
  /** The side whose turn it is from now on */
  readonly phasing?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The game is over */
export interface ColdWarBattlesGameClosedEvent {
  readonly type: 'game-closed';
  /** Why: last-turn, quick-end or world-war */
  readonly reason: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is drawn blind */
export interface ColdWarBattlesUnitDrawnEvent {
  readonly type: 'unit-drawn';
  /** The id it goes by from now on */
  readonly unit: string;
  /** Its side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** The command on its back [2.9] */
  readonly command: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** The symbol on its back [2.5] */
  readonly unitType: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** The movement factor on its back [2.5] */
  readonly movement: number;
  /** The turn from which it may enter [6.1] */
  readonly turn?: number | null;
  /** The part of the set-up it belongs to */
  readonly group?: number | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** Which counter it is [14.3] */
    readonly counter: string;
  };
}

/** A unit will come */
export interface ColdWarBattlesUnitDueEvent {
  readonly type: 'unit-due';
  /** The unit */
  readonly unit: string;
  /** The turn from which it may enter [6.1] */
  readonly turn: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A column waits for the next turn */
export interface ColdWarBattlesUnitWaitsEvent {
  readonly type: 'unit-waits';
  /** The unit */
  readonly unit: string;
  /** The turn from which it may enter [6.1] */
  readonly turn: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is placed */
export interface ColdWarBattlesUnitPlacedEvent {
  readonly type: 'unit-placed';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** It may not go on this turn */
  readonly halts?: boolean | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit queues behind an entry hex */
export interface ColdWarBattlesUnitQueuedEvent {
  readonly type: 'unit-queued';
  /** The unit */
  readonly unit: string;
  /** The entry hex it waits behind [16.26] */
  readonly hex: string;
  /** Stacks ahead of it */
  readonly behind: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit moves */
export interface ColdWarBattlesUnitMovedEvent {
  readonly type: 'unit-moved';
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** The hex it is in now */
  readonly to: string;
  /** The hexes entered, in order */
  readonly path: readonly string[];
  /** Movement points spent */
  readonly cost: number;
  /** Movement points left */
  readonly left: number;
  /** It left an enemy zone of control [8.10] */
  readonly disengages: boolean;
  /** It may not go on */
  readonly stops: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit gives up its move */
export interface ColdWarBattlesUnitStaysEvent {
  readonly type: 'unit-stays';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is flown */
export interface ColdWarBattlesUnitFlewEvent {
  readonly type: 'unit-flew';
  /** The unit */
  readonly unit: string;
  /** The hex it left; null from off the map */
  readonly from: string | null;
  /** The hex it landed in */
  readonly to: string;
  /** Why it flew: move, entry or evacuation [13.1, 13.4] */
  readonly purpose: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit comes down by parachute */
export interface ColdWarBattlesUnitDroppedEvent {
  readonly type: 'unit-dropped';
  /** The unit */
  readonly unit: string;
  /** The hex it left; null from off the map */
  readonly from: string | null;
  /** The hex it landed in */
  readonly to: string;
  /** It landed suppressed [19.7] */
  readonly suppressed: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is turned face up */
export interface ColdWarBattlesUnitRevealedEvent {
  readonly type: 'unit-revealed';
  /** The unit */
  readonly unit: string;
  /** Which counter it is */
  readonly counter: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A side looks at units */
export interface ColdWarBattlesUnitsSeenEvent {
  readonly type: 'units-seen';
  /** The side that looks [20.1] */
  readonly by: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The units looked at */
    readonly units: readonly string[];
    /** Their counters, in the same order */
    readonly counters: readonly ColdWarBattlesSeenCounter[];
  };
}

/** A unit is eliminated */
export interface ColdWarBattlesUnitEliminatedEvent {
  readonly type: 'unit-eliminated';
  /** The unit */
  readonly unit: string;
  /** Which counter it was */
  readonly counter: string;
  /** Why: a result of combat, or what else befell it */
  readonly cause: string;
  /** It goes back to its pool [16.13, 17.24] */
  readonly toPool: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is suppressed */
export interface ColdWarBattlesUnitSuppressedEvent {
  readonly type: 'unit-suppressed';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Units recover */
export interface ColdWarBattlesUnitsRecoveredEvent {
  readonly type: 'units-recovered';
  /** The units */
  readonly units: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit has retreated */
export interface ColdWarBattlesUnitRetreatedEvent {
  readonly type: 'unit-retreated';
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** The hexes entered, in order */
  readonly path: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit advances after combat */
export interface ColdWarBattlesUnitAdvancedEvent {
  readonly type: 'unit-advanced';
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** The hexes entered, in order */
  readonly path: readonly string[];
  /** By helicopter [13.4] */
  readonly flies?: boolean | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit goes home */
export interface ColdWarBattlesUnitWithdrawnEvent {
  readonly type: 'unit-withdrawn';
  /** The unit */
  readonly unit: string;
  /** Attack factors that count as withdrawn [17.23] */
  readonly factors: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A refit brings a unit back */
export interface ColdWarBattlesUnitReturnedEvent {
  readonly type: 'unit-returned';
  /** The unit */
  readonly unit: string;
  /** The turn from which it may enter [6.1] */
  readonly turn: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit goes back to its pool */
export interface ColdWarBattlesUnitPooledEvent {
  readonly type: 'unit-pooled';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is turned face down */
export interface ColdWarBattlesUnitTurnedDownEvent {
  readonly type: 'unit-turned-down';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A side scores */
export interface ColdWarBattlesPointsScoredEvent {
  readonly type: 'points-scored';
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Victory points */
  readonly points: number;
  /** What for */
  readonly for: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A hex is turned to rubble */
export interface ColdWarBattlesHexRubbledEvent {
  readonly type: 'hex-rubbled';
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The random event of the turn */
export interface ColdWarBattlesEventRolledEvent {
  readonly type: 'event-rolled';
  /** What happens [18.5, 18.6] */
  readonly event: string;
  /** The side with momentum */
  readonly momentum?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
  /** The United Nations look on */
  readonly unAttention?: boolean | null;
  /** Units the Hungarian side may draw */
  readonly draws: number;
  /** Rebels it must give back */
  readonly giveBack: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Units may be drawn */
export interface ColdWarBattlesDrawsDueEvent {
  readonly type: 'draws-due';
  /** Units the Hungarian side may draw [16.12] */
  readonly draws: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A pool is drawn from */
export interface ColdWarBattlesDrawMadeEvent {
  readonly type: 'draw-made';
  /** The pool, by command */
  readonly pool: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A side refits */
export interface ColdWarBattlesRefitRolledEvent {
  readonly type: 'refit-rolled';
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Units it may take back by choice [17.32] */
  readonly left: number;
  /** SADF units among them, at most */
  readonly sadf: number;
  /** Its eliminated units are shuffled, and some come back blind */
  readonly blind?: boolean | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The contingency forces come */
export interface ColdWarBattlesContingencyCameEvent {
  readonly type: 'contingency-came';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A side gets air markers */
export interface ColdWarBattlesAirAllottedEvent {
  readonly type: 'air-allotted';
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Markers whose kind is fixed */
  readonly fixed: ColdWarBattlesAirByKind;
  /** Markers it takes by kind [6.5] */
  readonly markers: number;
  /** The kinds it may take */
  readonly kinds: readonly ('tac' | 'sac' | 'gunship' | 'transport')[];
  /** A second roll, paid for [17.27] */
  readonly again?: boolean | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An air marker is taken */
export interface ColdWarBattlesAirTakenEvent {
  readonly type: 'air-taken';
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** The kind [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** No more air markers are taken */
export interface ColdWarBattlesAirLeftEvent {
  readonly type: 'air-left';
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An air marker is used */
export interface ColdWarBattlesAirUsedEvent {
  readonly type: 'air-used';
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** The kind [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** The hex it counts against [12.6] */
  readonly hex?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is to attack */
export interface ColdWarBattlesAttackerAssignedEvent {
  readonly type: 'attacker-assigned';
  /** The unit */
  readonly unit: string;
  /** The hex it attacks */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An attack takes in another hex */
export interface ColdWarBattlesAttackWidenedEvent {
  readonly type: 'attack-widened';
  /** The first hex of the attack */
  readonly target: string;
  /** The hex that is attacked with it */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A battery is to bombard */
export interface ColdWarBattlesBatteryAssignedEvent {
  readonly type: 'battery-assigned';
  /** The unit */
  readonly unit: string;
  /** The hex it attacks */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An air marker is to bombard */
export interface ColdWarBattlesAirAssignedEvent {
  readonly type: 'air-assigned';
  /** The kind [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** The hex it bombards */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An attack is called off */
export interface ColdWarBattlesAttackCalledOffEvent {
  readonly type: 'attack-called-off';
  /** The first hex of the attack */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** All attacks are called off */
export interface ColdWarBattlesAttacksCalledOffEvent {
  readonly type: 'attacks-called-off';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The attacks are declared */
export interface ColdWarBattlesAttacksDeclaredEvent {
  readonly type: 'attacks-declared';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Fire is aimed */
export interface ColdWarBattlesFireAimedEvent {
  readonly type: 'fire-aimed';
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** The hex it is aimed at */
  readonly hex: string;
  /** The battery */
  readonly unit?: string | null;
  /** The air marker */
  readonly air?: 'tac' | 'sac' | 'gunship' | 'transport' | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A combat begins */
export interface ColdWarBattlesCombatOpenedEvent {
  readonly type: 'combat-opened';
  /** The first hex of the attack */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A table is chosen */
export interface ColdWarBattlesTableChosenEvent {
  readonly type: 'table-chosen';
  /** The table [9.13] */
  readonly crt: 'mobile' | 'assault';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A battery supports a combat */
export interface ColdWarBattlesSupportGivenEvent {
  readonly type: 'support-given';
  /** The battery */
  readonly unit: string;
  /** The part of its strength, of US artillery [16.18] */
  readonly share?: number | null;
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An air marker supports a combat */
export interface ColdWarBattlesAirSupportGivenEvent {
  readonly type: 'air-support-given';
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** The kind [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A combat has its result */
export interface ColdWarBattlesCombatRolledEvent {
  readonly type: 'combat-rolled';
  /** The result, or "bombardment" [9.14, 10.10] */
  readonly result: string;
  /** Losses the attacker chooses [9.14] */
  readonly losses?: ColdWarBattlesLossesToChoose | null;
  /** Units that go when the losses are chosen [9.18] */
  readonly doomed: readonly string[];
  /** Retreats owed [9.14] */
  readonly retreats: readonly ColdWarBattlesRetreatToMake[];
  /** The advance that is open [9.19] */
  readonly advance?: ColdWarBattlesAdvanceOpen | null;
  /** Hexes in which rubble is rolled for [16.32] */
  readonly rubble: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The attacker gives up a unit */
export interface ColdWarBattlesLossChosenEvent {
  readonly type: 'loss-chosen';
  /** The unit */
  readonly unit: string;
  /** What it counts for in an exchange [9.14] */
  readonly value: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is retreating */
export interface ColdWarBattlesRetreatBegunEvent {
  readonly type: 'retreat-begun';
  /** The unit */
  readonly unit: string;
  /** The hexes entered, in order */
  readonly path: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is lifted out */
export interface ColdWarBattlesUnitLiftedOutEvent {
  readonly type: 'unit-lifted-out';
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit finds no way out */
export interface ColdWarBattlesRetreatFailedEvent {
  readonly type: 'retreat-failed';
  /** The unit */
  readonly unit: string;
  /** The hexes entered, in order */
  readonly path: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Nobody advances */
export interface ColdWarBattlesAdvanceDeclinedEvent {
  readonly type: 'advance-declined';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A combat is over */
export interface ColdWarBattlesCombatClosedEvent {
  readonly type: 'combat-closed';
  /** The first hex of the attack */
  readonly target: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Something that happened in a game of Cold War Battles: Budapest '56 & Angola '87. */
export type ColdWarBattlesEvent = ColdWarBattlesStepBeganEvent | ColdWarBattlesStageEnteredEvent | ColdWarBattlesGameClosedEvent | ColdWarBattlesUnitDrawnEvent | ColdWarBattlesUnitDueEvent | ColdWarBattlesUnitWaitsEvent | ColdWarBattlesUnitPlacedEvent | ColdWarBattlesUnitQueuedEvent | ColdWarBattlesUnitMovedEvent | ColdWarBattlesUnitStaysEvent | ColdWarBattlesUnitFlewEvent | ColdWarBattlesUnitDroppedEvent | ColdWarBattlesUnitRevealedEvent | ColdWarBattlesUnitsSeenEvent | ColdWarBattlesUnitEliminatedEvent | ColdWarBattlesUnitSuppressedEvent | ColdWarBattlesUnitsRecoveredEvent | ColdWarBattlesUnitRetreatedEvent | ColdWarBattlesUnitAdvancedEvent | ColdWarBattlesUnitWithdrawnEvent | ColdWarBattlesUnitReturnedEvent | ColdWarBattlesUnitPooledEvent | ColdWarBattlesUnitTurnedDownEvent | ColdWarBattlesPointsScoredEvent | ColdWarBattlesHexRubbledEvent | ColdWarBattlesEventRolledEvent | ColdWarBattlesDrawsDueEvent | ColdWarBattlesDrawMadeEvent | ColdWarBattlesRefitRolledEvent | ColdWarBattlesContingencyCameEvent | ColdWarBattlesAirAllottedEvent | ColdWarBattlesAirTakenEvent | ColdWarBattlesAirLeftEvent | ColdWarBattlesAirUsedEvent | ColdWarBattlesAttackerAssignedEvent | ColdWarBattlesAttackWidenedEvent | ColdWarBattlesBatteryAssignedEvent | ColdWarBattlesAirAssignedEvent | ColdWarBattlesAttackCalledOffEvent | ColdWarBattlesAttacksCalledOffEvent | ColdWarBattlesAttacksDeclaredEvent | ColdWarBattlesFireAimedEvent | ColdWarBattlesCombatOpenedEvent | ColdWarBattlesTableChosenEvent | ColdWarBattlesSupportGivenEvent | ColdWarBattlesAirSupportGivenEvent | ColdWarBattlesCombatRolledEvent | ColdWarBattlesLossChosenEvent | ColdWarBattlesRetreatBegunEvent | ColdWarBattlesUnitLiftedOutEvent | ColdWarBattlesRetreatFailedEvent | ColdWarBattlesAdvanceDeclinedEvent | ColdWarBattlesCombatClosedEvent | SessionJoinedEvent | SessionBeganEvent | SessionEndedEvent | SessionConcededEvent | SessionUndoProposedEvent | SessionUndoAgreedEvent | SessionUndoRefusedEvent | SessionUndoneEvent | SessionRulesAdoptedEvent | SessionSeatLeftEvent | SessionSeatTakenEvent | SessionTimedOutEvent;

/** A position of Cold War Battles: Budapest '56 & Angola '87, as far as the board does not show it. */
export interface ColdWarBattlesBattleView {
  /** The game. */
  readonly game: 'cold-war-battles';
  /** The game turn; 0 during set-up */
  readonly turn: number;
  /** The last game turn */
  readonly turns: number;
  /** The step of the sequence of play, or "set-up" [4.3] */
  readonly step: string;
  /** Its phase */
  readonly phase: string;
  /** What is being decided */
  readonly stage: string;
  /** The side whose player turn or set-up it is */
  readonly phasing: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Every unit in play */
  readonly units: readonly ColdWarBattlesUnitInPlay[];
  /** Counters not in play, by command */
  readonly stock: readonly ColdWarBattlesCountersOfCommand[];
  /** Eliminated counters that a refit has shuffled, by command [17.32] */
  readonly shuffled: readonly ColdWarBattlesCountersOfCommand[];
  /** Victory points */
  readonly points: readonly ColdWarBattlesPointsOfSide[];
  /** What they were scored for */
  readonly ledger: readonly ColdWarBattlesPointsEntry[];
  /** Places that count, by who was there last */
  readonly control: readonly ColdWarBattlesHeldPlace[];
  /** Hexes in rubble [16.32] */
  readonly rubble: readonly string[];
  /** Air markers */
  readonly air: readonly ColdWarBattlesAirMarkers[];
  /** Air markers still to be taken by kind [6.5] */
  readonly allotted: number;
  /** Air markers used on hexes */
  readonly flown: readonly ColdWarBattlesFlownOver[];
  /** The turn's random event as far as it goes on [5.1] */
  readonly event: ColdWarBattlesEventInForce;
  /** Draws the Hungarian side may still make [16.15b] */
  readonly draws: number;
  /** Rebels it must still give back [18.6] */
  readonly giveBack: number;
  /** Sides that have refitted [17.32] */
  readonly refitted: readonly ('soviet' | 'hungarian' | 'communist' | 'southAfrican')[];
  /** The refit of this player turn */
  readonly refit?: ColdWarBattlesRefitInHand | null;
  /** SADF attack factors sent home [17.23] */
  readonly withdrawn: number;
  /** The unit in the middle of its move */
  readonly moving: ColdWarBattlesUnitOnTheMove | null;
  /** Attacks declared */
  readonly attacks: readonly ColdWarBattlesAttackInHand[];
  /** Fire aimed before the combats [23.2] */
  readonly aims: readonly ColdWarBattlesAimedFire[];
  /** The combat that is being resolved */
  readonly combat: ColdWarBattlesCombatInHand | null;
  /** Why the game ended; null while it goes on */
  readonly ended: string | null;
}

export interface ColdWarBattlesAdjacentAttackInput {
  /** Game turn; the monsoon follows from it [17.33] */
  readonly turn?: number;
  /** The attacking side is short of supply [17.31]. Default: false. */
  readonly supplyShortage?: boolean;
  /** The attacking side is refitting [17.32]. Default: false. */
  readonly refitting?: boolean;
  /** Event 6 of Angola: every elimination is worth 1 VP more this turn [18.5]. Default: false. */
  readonly unAttention?: boolean;
  /** Side that attacks; the battle and the defender follow from it [9.1] */
  readonly attackingSide: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Combat Results Table chosen [9.13]; needed where both are allowed */
  readonly crt?: 'mobile' | 'assault';
  /** Every unit adjacent to the defenders that attacks [9.5] */
  readonly attackers: readonly ColdWarBattlesAttackerInput[];
  /** The hexes attacked, with every unit in them [9.10] */
  readonly defendingHexes: readonly ColdWarBattlesDefendingHexInput[];
  /** Artillery and air supporting the attack [10.11, 12.4]. Default: {}. */
  readonly closeSupport?: ColdWarBattlesCloseSupportInput;
  /** Final protective fire of the defender [10.13, 12.4]. Default: {}. */
  readonly protectiveFire?: ColdWarBattlesProtectiveFireInput;
  /** An unsuppressed anti-aircraft unit of the defender within 2 hexes of the defending hex [12.12]. Default: false. */
  readonly defenderAirDefence?: boolean;
  /** An unsuppressed anti-aircraft unit of the attacker within 2 hexes of the defending hex [12.12]. Default: false. */
  readonly attackerAirDefence?: boolean;
  /** The defending hex is within 2 hexes of the Communications unit: matters for Communist air support [17.13]. Default: false. */
  readonly targetNearCommunications?: boolean;
  /** The attacker asks for a column lower than the one computed, which is not allowed [9.7]. Default: false. */
  readonly lowerColumn?: boolean;
  /** Event 5 of Angola: the attacking side leads by 10 VP or more [18.5]. Default: false. */
  readonly vpLead?: boolean;
}

export interface ColdWarBattlesAttackerInput {
  /** Name for the answer; "attacker-1", "defender-1" and so on where none is given */
  readonly name?: string;
  /** Command, by colour [2.9]; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type, by symbol [2.6] */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** It bears the airborne symbol besides; left out: as its type [13.2] */
  readonly airborne?: boolean;
  /** Printed movement factor; only 0 matters in combat [9.18] */
  readonly movement?: number;
  /** Suppressed [11.1]. Default: false. */
  readonly suppressed?: boolean;
  /** Untried, to be turned face up for this combat [14.2]. Default: false. */
  readonly untried?: boolean;
  /** Within 3 hexes of an unsuppressed Hungarian HQ [16.17]. Default: false. */
  readonly nearHq?: boolean;
  /** Within 2 hexes of the unsuppressed Soviet Communications unit [17.13]. Default: false. */
  readonly nearCommunications?: boolean;
  /** Printed attack factor of a maneuver unit [2.6] */
  readonly attack?: number;
  /** Printed barrage strength of artillery, its attack strength when adjacent [10.12] */
  readonly barrage?: number;
  /** Printed defence factor: the loss value of artillery in EX and AX [10.17], and 0 is eliminated when revealed [14.4] */
  readonly defence?: number;
  /** Mechanised [2.6]; left out: as its type */
  readonly mechanised?: boolean;
  /** Hexside it attacks across [9.12]; over several, the one worth least to the defender. Default: "none". */
  readonly across?: 'none' | 'cliff' | 'stream' | 'minorRiver' | 'majorRiver' | 'bridgedStream' | 'bridgedMinorRiver' | 'bridgedMajorRiver';
  /** Hex it attacks from, to tell stacks apart [17.8, 17.18] */
  readonly hex?: string;
  /** It fires from a hilltop: matters for artillery [18.1]. Default: false. */
  readonly onHilltop?: boolean;
  /** Rubble in its own hex, which breaks a bridge there [18.1]. Default: false. */
  readonly inRubble?: boolean;
  /** It has attacked or advanced already this phase [9.9, 9.21]. Default: false. */
  readonly alreadyFought?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ColdWarBattlesDefendingHexInput {
  /** Name of the hex; "hex-1" and so on where none is given */
  readonly hex?: string;
  /** Everything printed in the hex, and Rubble [18.1]. Default: []. */
  readonly terrain?: readonly ('clear' | 'savanna' | 'marsh' | 'hilltop' | 'suburban' | 'urban' | 'town' | 'base' | 'airfield' | 'village' | 'square' | 'park' | 'objective' | 'stadium' | 'rubble')[];
  /** Every unit in the hex: they are attacked together [9.10] */
  readonly units: readonly ColdWarBattlesDefenderInput[];
}

export type ColdWarBattlesDefenderInput = OrStored<{
  /** Name for the answer; "attacker-1", "defender-1" and so on where none is given */
  readonly name?: string;
  /** Command, by colour [2.9]; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type, by symbol [2.6] */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** It bears the airborne symbol besides; left out: as its type [13.2] */
  readonly airborne?: boolean;
  /** Printed movement factor; only 0 matters in combat [9.18] */
  readonly movement?: number;
  /** Suppressed [11.1]. Default: false. */
  readonly suppressed?: boolean;
  /** Untried, to be turned face up for this combat [14.2]. Default: false. */
  readonly untried?: boolean;
  /** Within 3 hexes of an unsuppressed Hungarian HQ [16.17]. Default: false. */
  readonly nearHq?: boolean;
  /** Within 2 hexes of the unsuppressed Soviet Communications unit [17.13]. Default: false. */
  readonly nearCommunications?: boolean;
  /** Attacked earlier this phase and now standing here: it adds nothing and suffers nothing [9.3]. Default: false. */
  readonly alreadyAttacked?: boolean;
  /** Printed defence factor [2.6]; 0 is eliminated when revealed [14.4] */
  readonly defence?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesCloseSupportInput {
  /** Artillery lending its barrage [10.11]. Default: []. */
  readonly artillery?: readonly ColdWarBattlesBarrageBatteryInput[];
  /** Air markers [12.4]. Default: []. */
  readonly air?: readonly ColdWarBattlesAirFlightInput[];
  /** Air markers this side has used against the hex earlier this turn [12.6]. Default: 0. */
  readonly airUsedBefore?: number;
}

export type ColdWarBattlesBarrageBatteryInput = OrStored<{
  /** Name for the answer; "battery-1" and so on where none is given */
  readonly name?: string;
  /** Command, by colour [2.9]; left out: no limit of command is checked */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type, by symbol [2.6]. Default: "artillery". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Mechanised [2.6]; left out: as its type */
  readonly mechanised?: boolean;
  /** Printed defence factor, if it is revealed now: 0 is eliminated [14.4] */
  readonly defence?: number;
  /** Part of its strength given to this combat, which only US artillery may do [16.18] */
  readonly share?: number;
  /** Strength of it given to other combats this player turn [16.18]. Default: 0. */
  readonly shareElsewhere?: number;
  /** A defending hex lies within its range [10.3]. Default: true. */
  readonly inRange?: boolean;
  /** Adjacent to an enemy unit [10.12, 10.14]. Default: false. */
  readonly adjacentToEnemy?: boolean;
  /** Suppressed [11.3]. Default: false. */
  readonly suppressed?: boolean;
  /** It has fired already this player turn [10.1]. Default: false. */
  readonly alreadyFired?: boolean;
  /** Untried, revealed by firing [14.2]. Default: false. */
  readonly untried?: boolean;
  /** Within 3 hexes of an unsuppressed Hungarian HQ [16.17]. Default: false. */
  readonly nearHq?: boolean;
  /** Firing from within 2 hexes of the unsuppressed Soviet Communications unit [17.13]. Default: false. */
  readonly nearCommunications?: boolean;
  /** Its target was marked at the start of the phase; matters with fire control [23.2]. Default: true. */
  readonly committed?: boolean;
  /** Printed barrage strength [10.2] */
  readonly barrage?: number;
  /** It fires from a hilltop [18.1]. Default: false. */
  readonly onHilltop?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesAirFlightInput {
  /** Kind of air marker [12.1] */
  readonly type: 'tac' | 'sac' | 'gunship' | 'transport';
  /** How many of them. Default: 1. */
  readonly number?: number;
  /** Command the markers fly for [17.8]; left out: not checked */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Placed at the start of the phase; matters with fire control [23.2]. Default: true. */
  readonly committed?: boolean;
  /** They have flown a mission already this turn [12.9]. Default: false. */
  readonly alreadyFlown?: boolean;
}

export interface ColdWarBattlesProtectiveFireInput {
  /** Artillery lending its FPF [10.13]. Default: []. */
  readonly artillery?: readonly ColdWarBattlesProtectiveBatteryInput[];
  /** Air markers [12.4]. Default: []. */
  readonly air?: readonly ColdWarBattlesAirFlightInput[];
  /** Air markers this side has used in the hex earlier this turn [12.6]. Default: 0. */
  readonly airUsedBefore?: number;
}

export type ColdWarBattlesProtectiveBatteryInput = OrStored<{
  /** Name for the answer; "battery-1" and so on where none is given */
  readonly name?: string;
  /** Command, by colour [2.9]; left out: no limit of command is checked */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type, by symbol [2.6]. Default: "artillery". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Mechanised [2.6]; left out: as its type */
  readonly mechanised?: boolean;
  /** Printed defence factor, if it is revealed now: 0 is eliminated [14.4] */
  readonly defence?: number;
  /** Part of its strength given to this combat, which only US artillery may do [16.18] */
  readonly share?: number;
  /** Strength of it given to other combats this player turn [16.18]. Default: 0. */
  readonly shareElsewhere?: number;
  /** A defending hex lies within its range [10.3]. Default: true. */
  readonly inRange?: boolean;
  /** Adjacent to an enemy unit [10.12, 10.14]. Default: false. */
  readonly adjacentToEnemy?: boolean;
  /** Suppressed [11.3]. Default: false. */
  readonly suppressed?: boolean;
  /** It has fired already this player turn [10.1]. Default: false. */
  readonly alreadyFired?: boolean;
  /** Untried, revealed by firing [14.2]. Default: false. */
  readonly untried?: boolean;
  /** Within 3 hexes of an unsuppressed Hungarian HQ [16.17]. Default: false. */
  readonly nearHq?: boolean;
  /** Firing from within 2 hexes of the unsuppressed Soviet Communications unit [17.13]. Default: false. */
  readonly nearCommunications?: boolean;
  /** Its target was marked at the start of the phase; matters with fire control [23.2]. Default: true. */
  readonly committed?: boolean;
  /** Printed FPF strength [10.2] */
  readonly fpf?: number;
  /** Suppressed or made to retreat by combat this phase [10.14]. Default: false. */
  readonly shakenThisPhase?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesOptionsInput {
  /** NATO intervention in Budapest [16.15a]. Default: "none". */
  readonly natoIntervention?: 'none' | 'covert' | 'overt';
  /** Hungarian Army intervention: its units are worth 2 VP each [16.14]. Default: false. */
  readonly armyIntervention?: boolean;
  /** Recon [20.0]. Default: false. */
  readonly recon?: boolean;
  /** Screening [21.0]. Default: false. */
  readonly screening?: boolean;
  /** Special Forces and Guerrillas [22.0]. Default: false. */
  readonly irregulars?: boolean;
  /** Fire control [23.0]. Default: false. */
  readonly fireControl?: boolean;
  /** Units and air bought with victory points are open without consent [17.12, 17.25-17.27]. Default: true. */
  readonly vpPurchases?: boolean;
  /** The monsoon lasts turns 6 to 8 [18.4], or 6 to 7 as 17.33 prints. Default: "sixToEight". */
  readonly monsoonTurns?: 'sixToEight' | 'sixToSeven';
  /** Streams shift attacks across them in the monsoon, being minor rivers then [17.33 against 18.1]. Default: true. */
  readonly monsoonStreamsShift?: boolean;
  /** A suppressed target draws bombardment one column to the right [11.3 against 10.8]. Default: true. */
  readonly suppressedTargetShift?: boolean;
  /** The Communist side scores for every UNITA unit eliminated [17.3 against 17.24]. Default: true. */
  readonly unitaScores?: boolean;
}

export interface ColdWarBattlesAdjacentAttackOutcome {
  /** Result; noCombat where revealed units were worthless and nobody is left to fight [14.4] */
  readonly result?: 'A1' | 'A2' | 'AE' | 'BR' | 'EX' | 'AX' | 'D1' | 'D2' | 'D3' | 'D4' | 'DE' | 'noCombat' | null;
  /** Table used [9.13] */
  readonly crt?: 'mobile' | 'assault' | null;
  /** Attack total [9.2] */
  readonly attackStrength?: number | null;
  /** Defence total [9.2] */
  readonly defenceStrength?: number | null;
  /** Attack less defence [9.2] */
  readonly differential?: number | null;
  /** Column of the differential */
  readonly baseColumn?: string | null;
  /** Every shift, each once [9.2] */
  readonly shifts: readonly ColdWarBattlesColumnShift[];
  /** Sum of the shifts */
  readonly netShift?: number | null;
  /** Column used, after shifts and the edge of the table */
  readonly column?: string | null;
  /** What becomes of each attacker */
  readonly attackers: readonly ColdWarBattlesUnitFate[];
  /** What becomes of each defender */
  readonly defenders: readonly ColdWarBattlesUnitFate[];
  /** Losses the attacker still has to choose [9.14] */
  readonly losses?: ColdWarBattlesLossesOwed | null;
  /** Who may advance [9.19] */
  readonly advance?: ColdWarBattlesAdvanceRight | null;
  /** Units that may be flown out instead of retreating, with a transport marker [13.4] */
  readonly mayEvacuate: readonly string[];
  /** Hexes to be checked for rubble afterwards [16.32] */
  readonly rubbleChecks: readonly string[];
  /** Victory points scored at once; losses still to be chosen are not in it */
  readonly victoryPoints: readonly ColdWarBattlesPointsScored[];
}

export interface ColdWarBattlesColumnShift {
  /** What causes the shift */
  readonly source: 'terrain' | 'hilltopArtillery' | 'suppressedAttacker' | 'suppressedDefender' | 'hungarianHqAttack' | 'hungarianHqDefence' | 'sovietMixedAttack' | 'sovietMixedDefence' | 'sovietCommsAttack' | 'sovietCommsDefence' | 'supplyShortage' | 'refitting' | 'monsoon' | 'eventVpLead';
  /** Columns, to the right for the attacker */
  readonly shift: number;
}

export interface ColdWarBattlesUnitFate {
  /** The unit */
  readonly unit: string;
  /** What becomes of it; "unless chosen": its owner still picks the losses */
  readonly fate: 'stands' | 'retreats' | 'eliminated' | 'retreatsUnlessChosen' | 'standsUnlessChosen';
  /** Hexes to retreat, if it does [9.16] */
  readonly hexes: number;
}

export interface ColdWarBattlesLossesOwed {
  /** Units the attacker removes by choice (A2) [9.14] */
  readonly units: number;
  /** Loss value the attacker must pay at least (EX, AX) [9.14] */
  readonly value: number;
  /** Loss value of all attackers together; all are lost where it falls short */
  readonly available: number;
}

export interface ColdWarBattlesAdvanceRight {
  /** Who may advance [9.19] */
  readonly side: 'attacker' | 'defender' | 'nobody';
  /** How far: along the retreat path, or into the vacated hex only [9.14, 9.20] */
  readonly to: 'retreatPath' | 'vacatedHex' | 'nowhere';
  /** Units that may: adjacent victors, not artillery, not suppressed, not immobile [9.18, 9.20, 11.3] */
  readonly units: readonly string[];
  /** Hexes left open to them, where they were named */
  readonly hexes: readonly string[];
}

export interface ColdWarBattlesPointsScored {
  /** Side that scores */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Victory points, at once */
  readonly points: number;
  /** What they are for [16.3, 16.5, 16.7, 17.3, 17.5] */
  readonly award: 'elimination' | 'airOnCity' | 'rubble';
}

export interface ColdWarBattlesWholeCombatInput {
  /** Game turn; the monsoon follows from it [17.33] */
  readonly turn?: number;
  /** The attacking side is short of supply [17.31]. Default: false. */
  readonly supplyShortage?: boolean;
  /** The attacking side is refitting [17.32]. Default: false. */
  readonly refitting?: boolean;
  /** Event 6 of Angola: every elimination is worth 1 VP more this turn [18.5]. Default: false. */
  readonly unAttention?: boolean;
  /** Side that attacks; the battle and the defender follow from it [9.1] */
  readonly attackingSide: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Combat Results Table chosen [9.13]; needed where both are allowed */
  readonly crt?: 'mobile' | 'assault';
  /** Every unit adjacent to the defenders that attacks [9.5] */
  readonly attackers: readonly ColdWarBattlesAttackerInput[];
  /** The hexes attacked, with every unit in them [9.10] */
  readonly defendingHexes: readonly ColdWarBattlesDefendingHexInput[];
  /** Artillery and air supporting the attack [10.11, 12.4]. Default: {}. */
  readonly closeSupport?: ColdWarBattlesCloseSupportInput;
  /** Final protective fire of the defender [10.13, 12.4]. Default: {}. */
  readonly protectiveFire?: ColdWarBattlesProtectiveFireInput;
  /** An unsuppressed anti-aircraft unit of the defender within 2 hexes of the defending hex [12.12]. Default: false. */
  readonly defenderAirDefence?: boolean;
  /** An unsuppressed anti-aircraft unit of the attacker within 2 hexes of the defending hex [12.12]. Default: false. */
  readonly attackerAirDefence?: boolean;
  /** The defending hex is within 2 hexes of the Communications unit: matters for Communist air support [17.13]. Default: false. */
  readonly targetNearCommunications?: boolean;
  /** The attacker asks for a column lower than the one computed, which is not allowed [9.7]. Default: false. */
  readonly lowerColumn?: boolean;
  /** Event 5 of Angola: the attacking side leads by 10 VP or more [18.5]. Default: false. */
  readonly vpLead?: boolean;
  /** The map around the combat; attackers and defending hexes name their hexes on it, and terrain and hexsides are read off it where they are not told */
  readonly map: ColdWarBattlesHexMapInput;
  /** Every other unit on that map. Default: []. */
  readonly units?: readonly ColdWarBattlesMapUnitInput[];
  /** Embassy hexes [16.33]. Default: []. */
  readonly embassies?: readonly string[];
}

export type ColdWarBattlesHexMapInput = OrStored<{
  /** Numbering and size of the map */
  readonly grid?: HexGridShapeInput;
  /** Terrain of every hex that is not listed. Default: []. */
  readonly defaultTerrain?: readonly ('clear' | 'savanna' | 'marsh' | 'hilltop' | 'suburban' | 'urban' | 'town' | 'base' | 'airfield' | 'village' | 'square' | 'park' | 'objective' | 'stadium' | 'rubble')[];
  /** Hexes that differ from the default. Default: []. */
  readonly hexes?: readonly ColdWarBattlesMapHexInput[];
  /** Hexsides with something on them. Default: []. */
  readonly hexsides?: readonly ColdWarBattlesMapHexsideInput[];
  /** Roads and the like. Default: []. */
  readonly paths?: readonly ColdWarBattlesMapPathInput[];
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesMapHexInput {
  /** The hex as printed on the map */
  readonly hex: string;
  /** Everything printed in it; the default terrain if left out */
  readonly terrain?: readonly ('clear' | 'savanna' | 'marsh' | 'hilltop' | 'suburban' | 'urban' | 'town' | 'base' | 'airfield' | 'village' | 'square' | 'park' | 'objective' | 'stadium' | 'rubble')[];
  /** Its level, where heights matter. Default: 0. */
  readonly height?: number;
  /** What the map calls it */
  readonly name?: string;
  /** Its name in Japanese */
  readonly ja?: string;
}

export interface ColdWarBattlesMapHexsideInput {
  /** "0304/0305", or "0304:NE" at the edge of the map */
  readonly side: string;
  /** Everything printed on it */
  readonly features: readonly ('none' | 'cliff' | 'stream' | 'minorRiver' | 'majorRiver' | 'bridgedStream' | 'bridgedMinorRiver' | 'bridgedMajorRiver')[];
}

export interface ColdWarBattlesMapPathInput {
  /** What kind of line it is */
  readonly kind: 'road' | 'trail';
  /** The hexes it runs through, each next to the one before */
  readonly hexes: readonly string[];
}

export type ColdWarBattlesMapUnitInput = OrStored<{
  /** Name, by which the answer calls it */
  readonly name?: string;
  /** Hex, as printed on the map */
  readonly hex?: string;
  /** Side */
  readonly side?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type, by symbol. Default: "infantry". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Printed movement factor */
  readonly movement?: number;
  /** Suppressed [11.1]. Default: false. */
  readonly suppressed?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesWholeCombatOutcome {
  /** The attack itself [9.2] */
  readonly attack: ColdWarBattlesAdjacentAttackOutcome;
  /** Ways to pay an exchange, the cheapest first [9.14] */
  readonly payments: readonly ColdWarBattlesPayment[];
  /** Every unit that retreats, defenders first */
  readonly retreats: readonly ColdWarBattlesUnitRetreat[];
  /** Hexes open to an advance, as far as they are settled [9.20] */
  readonly advanceHexes: readonly string[];
  /** Hexes that are rubble now [16.32] */
  readonly rubble: readonly string[];
  /** All points scored, whatever is still to be chosen left out */
  readonly victoryPoints: readonly ColdWarBattlesPointsScored[];
  /** What the players still have to choose, in the order in which they do */
  readonly choices: readonly ColdWarBattlesChoiceLeft[];
}

export interface ColdWarBattlesPayment {
  /** Units given up */
  readonly units: readonly string[];
  /** Loss value paid */
  readonly value: number;
  /** Victory points the enemy scores */
  readonly points: number;
}

export interface ColdWarBattlesUnitRetreat {
  /** The unit */
  readonly unit: string;
  /** Its side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Hexes to retreat [9.16] */
  readonly hexes: number;
  /** The enemy has to retreat first, and where he goes is not settled: nothing is told yet [9.14] */
  readonly waits?: boolean | null;
  /** No legal retreat and no helicopter: it is eliminated [9.17] */
  readonly eliminated?: boolean | null;
  /** Every legal path as things stand, up to 2000 of them */
  readonly paths: readonly ColdWarBattlesRetreatPath[];
  /** There are more paths than are listed */
  readonly more?: boolean | null;
  /** Where a unit without a path may meet its end [9.20] */
  readonly lastHexes: readonly string[];
  /** A transport helicopter may lift it out instead [13.4] */
  readonly mayEvacuate?: boolean | null;
}

export interface ColdWarBattlesRetreatPath {
  /** Hexes entered, in order */
  readonly hexes: readonly string[];
  /** It goes on past the distance because the hex was full [9.17] */
  readonly pushedOn?: boolean | null;
}

export interface ColdWarBattlesChoiceLeft {
  /** What is to be chosen */
  readonly choice: 'lossOfUnit' | 'exchange' | 'retreat' | 'evacuation' | 'advance';
  /** Who chooses */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Units it is about */
  readonly units: readonly string[];
}

export interface ColdWarBattlesBombardmentInput {
  /** Game turn; the monsoon follows from it [17.33] */
  readonly turn?: number;
  /** The attacking side is short of supply [17.31]. Default: false. */
  readonly supplyShortage?: boolean;
  /** The attacking side is refitting [17.32]. Default: false. */
  readonly refitting?: boolean;
  /** Event 6 of Angola: every elimination is worth 1 VP more this turn [18.5]. Default: false. */
  readonly unAttention?: boolean;
  /** Side that fires; the battle and the target follow from it [10.7] */
  readonly attackingSide: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Artillery that fires [10.6]. Default: []. */
  readonly artillery?: readonly ColdWarBattlesBarrageBatteryInput[];
  /** Air markers: TAC or SAC [12.5]. Default: []. */
  readonly air?: readonly ColdWarBattlesAirFlightInput[];
  /** Air markers this side has used against the hex earlier this turn [12.6]. Default: 0. */
  readonly airUsedBefore?: number;
  /** The hex fired at, with every unit in it [10.10] */
  readonly target: ColdWarBattlesTargetHexInput;
  /** An unsuppressed anti-aircraft unit of the target within 2 hexes of the target hex [12.12]. Default: false. */
  readonly defenderAirDefence?: boolean;
  /** The target hex is within 2 hexes of the Communications unit: matters for Communist air [17.13]. Default: false. */
  readonly targetNearCommunications?: boolean;
  /** A friendly unit beside the target would be left with no enemy to attack [10.6]. Default: false. */
  readonly strandsFriend?: boolean;
}

export interface ColdWarBattlesTargetHexInput {
  /** Name of the hex; "hex-1" and so on where none is given */
  readonly hex?: string;
  /** Everything printed in the hex, and Rubble [18.1]. Default: []. */
  readonly terrain?: readonly ('clear' | 'savanna' | 'marsh' | 'hilltop' | 'suburban' | 'urban' | 'town' | 'base' | 'airfield' | 'village' | 'square' | 'park' | 'objective' | 'stadium' | 'rubble')[];
  /** Every unit in the hex [9.10, 10.10] */
  readonly units: readonly ColdWarBattlesTargetInput[];
}

export interface ColdWarBattlesTargetInput {
  /** Name for the answer; "attacker-1", "defender-1" and so on where none is given */
  readonly name?: string;
  /** Command, by colour [2.9]; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type, by symbol [2.6] */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** It bears the airborne symbol besides; left out: as its type [13.2] */
  readonly airborne?: boolean;
  /** Printed movement factor; only 0 matters in combat [9.18] */
  readonly movement?: number;
  /** Suppressed [11.1]. Default: false. */
  readonly suppressed?: boolean;
  /** Untried, to be turned face up for this combat [14.2]. Default: false. */
  readonly untried?: boolean;
  /** Within 3 hexes of an unsuppressed Hungarian HQ [16.17]. Default: false. */
  readonly nearHq?: boolean;
  /** Within 2 hexes of the unsuppressed Soviet Communications unit [17.13]. Default: false. */
  readonly nearCommunications?: boolean;
  /** Attacked earlier this phase and now standing here: it adds nothing and suffers nothing [9.3]. Default: false. */
  readonly alreadyAttacked?: boolean;
  /** Printed defence factor, asked of an untried unit only: 0 is eliminated when revealed [14.4] */
  readonly defence?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ColdWarBattlesBombardmentOutcome {
  /** Table used: Mobile, or Assault for SAC [10.9, 12.5] */
  readonly crt?: 'mobile' | 'assault' | null;
  /** Strength, which is the differential: defence is 0 [10.8] */
  readonly strength: number;
  /** Column of the strength */
  readonly baseColumn?: string | null;
  /** Every shift, each once [10.16] */
  readonly shifts: readonly ColdWarBattlesColumnShift[];
  /** Sum of the shifts */
  readonly netShift?: number | null;
  /** Column used */
  readonly column?: string | null;
  /** What becomes of each unit */
  readonly units: readonly ColdWarBattlesTargetFate[];
  /** Air markers spent [12.9] */
  readonly airSpent: number;
  /** Hexes to be checked for rubble afterwards [16.32] */
  readonly rubbleChecks: readonly string[];
  /** Victory points scored at once */
  readonly victoryPoints: readonly ColdWarBattlesPointsScored[];
}

export interface ColdWarBattlesTargetFate {
  /** The unit */
  readonly unit: string;
  /** Result of its own roll [10.10] */
  readonly result: 'A1' | 'A2' | 'AE' | 'BR' | 'EX' | 'AX' | 'D1' | 'D2' | 'D3' | 'D4' | 'DE' | 'noCombat';
  /** What becomes of it, the other rolls included [9.15] */
  readonly fate: 'unharmed' | 'suppressed' | 'retreats' | 'eliminated';
  /** Hexes to retreat, if it does */
  readonly hexes: number;
  /** Suppressed when all is done [11.1] */
  readonly suppressed?: boolean | null;
}

export interface ColdWarBattlesFireSupportInput {
  /** Side that gives the support */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Close support of an attack, or final protective fire */
  readonly mission: 'closeSupport' | 'fpf';
  /** Commands of the units it supports [16.10, 16.23, 17.8, 17.18] */
  readonly supported: readonly ('rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita')[];
  /** At least one enemy attacks from an adjacent hex, without which there is no FPF [9.2, 10.13]. Default: true. */
  readonly adjacentAttack?: boolean;
  /** Artillery for close support [10.11]. Default: []. */
  readonly barrage?: readonly ColdWarBattlesBarrageBatteryInput[];
  /** Artillery for FPF [10.13]. Default: []. */
  readonly protective?: readonly ColdWarBattlesProtectiveBatteryInput[];
  /** Air markers [12.4]. Default: []. */
  readonly air?: readonly ColdWarBattlesAirFlightInput[];
  /** Air markers used against the hex earlier this turn [12.6]. Default: 0. */
  readonly airUsedBefore?: number;
  /** An unsuppressed enemy anti-aircraft unit within 2 hexes of the defending hex [12.12]. Default: false. */
  readonly enemyAirDefence?: boolean;
}

export interface ColdWarBattlesFireSupportOutcome {
  /** Points of artillery */
  readonly artillery: number;
  /** Points of air, after air defence */
  readonly air: number;
  /** Total added to the strength */
  readonly total: number;
}

export interface ColdWarBattlesCrtChoiceInput {
  /** Side that attacks */
  readonly attackingSide: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Attackers */
  readonly attackers: readonly ColdWarBattlesAttackerInput[];
  /** Defending hexes */
  readonly defendingHexes: readonly ColdWarBattlesTargetHexInput[];
}

export interface ColdWarBattlesCrtChoiceOutcome {
  /** Tables allowed */
  readonly allowed: readonly ('mobile' | 'assault')[];
  /** Who chooses, where there is a choice [9.13, 21.1] */
  readonly chooser: 'attacker' | 'defender' | 'nobody';
  /** Sections that close the Mobile table */
  readonly closedBy: readonly string[];
}

export interface ColdWarBattlesObligationsInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** The map, or as much of it as matters */
  readonly map: ColdWarBattlesHexMapInput;
  /** Every unit on that map. Default: []. */
  readonly units?: readonly ColdWarBattlesMapUnitInput[];
  /** Embassy hexes [16.33]. Default: []. */
  readonly embassies?: readonly string[];
  /** Phasing side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Its units that have advanced or fought already this phase [9.21]. Default: []. */
  readonly exempt?: readonly string[];
  /** Attacks declared so far [9.3]. Default: []. */
  readonly attacks?: readonly ColdWarBattlesDeclaredAttackInput[];
  /** The declaration is finished: what is missing is a fault. Default: false. */
  readonly final?: boolean;
}

export interface ColdWarBattlesDeclaredAttackInput {
  /** Kind of attack. Default: "adjacent". */
  readonly kind?: 'adjacent' | 'bombardment';
  /** Units that attack; none for a bombardment by air alone. Default: []. */
  readonly attackers?: readonly string[];
  /** Hexes attacked */
  readonly targets: readonly string[];
}

export interface ColdWarBattlesObligationsOutcome {
  /** Units that must attack [8.6, 10.12] */
  readonly mustAttack: readonly ColdWarBattlesObligedUnit[];
  /** Enemies that must be attacked [9.3] */
  readonly mustBeAttacked: readonly string[];
  /** Of the units, those without an attack yet */
  readonly idle: readonly string[];
  /** Of the enemies, those nobody attacks yet */
  readonly unattacked: readonly string[];
  /** Nothing is missing */
  readonly complete?: boolean | null;
}

export interface ColdWarBattlesObligedUnit {
  /** Unit */
  readonly unit: string;
  /** Enemies in whose zone of control it stands [8.6] */
  readonly heldBy: readonly string[];
  /** Hexes it may attack */
  readonly mayAttack: readonly string[];
}

export interface ColdWarBattlesRetreatInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** The map, or as much of it as matters */
  readonly map: ColdWarBattlesHexMapInput;
  /** Every unit on that map. Default: []. */
  readonly units?: readonly ColdWarBattlesMapUnitInput[];
  /** Embassy hexes [16.33]. Default: []. */
  readonly embassies?: readonly string[];
  /** Side of the unit that retreats */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Name. Default: "unit". */
  readonly name?: string;
  /** Command */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type. Default: "infantry". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** It bears the airborne symbol besides; left out: as its type [13.2] */
  readonly airborne?: boolean;
  /** Printed movement factor; 0 cannot retreat [9.18]. Default: 1. */
  readonly movement?: number;
  /** Hex it retreats from; not among the units on the map */
  readonly start: string;
  /** Hexes to retreat [9.14] */
  readonly hexes: number;
  /** From BR, AX or a bombardment, which allow no evacuation [13.4]. Default: false. */
  readonly noEvacuation?: boolean;
  /** It attacked: it retreats in its own player turn [12.8]. Default: false. */
  readonly attacked?: boolean;
  /** Game turn: on the first the second player has no air in the enemy player turn [12.8] */
  readonly turn?: number;
}

export interface ColdWarBattlesRetreatOutcome {
  /** No legal retreat: the unit is eliminated [9.17] */
  readonly eliminated?: boolean | null;
  /** Every legal path, up to 2000 of them; the owner chooses */
  readonly paths: readonly ColdWarBattlesRetreatPath[];
  /** There are more paths than are listed */
  readonly more?: boolean | null;
  /** Where an eliminated unit may meet its end: the retreat path leads there [9.20] */
  readonly lastHexes: readonly string[];
  /** A transport helicopter may lift it out instead [13.4] */
  readonly mayEvacuate?: boolean | null;
}

export interface ColdWarBattlesAdvanceInput {
  /** Result of the combat [9.14] */
  readonly result: 'A1' | 'A2' | 'AE' | 'BR' | 'EX' | 'AX' | 'D1' | 'D2' | 'D3' | 'D4' | 'DE' | 'bombardment';
  /** Side that won */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Game turn [12.8] */
  readonly turn?: number;
  /** Its side is refitting: no unit may enter an enemy zone of control [17.32]. Default: false. */
  readonly refitting?: boolean;
  /** Its units in that combat */
  readonly victors: readonly ColdWarBattlesVictorInput[];
  /** The hex the beaten unit left, then the hexes it entered; to where it died, if it did [9.19, 9.20] */
  readonly path: readonly ColdWarBattlesPathHexInput[];
}

export interface ColdWarBattlesVictorInput {
  /** Name */
  readonly name?: string;
  /** Command */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type. Default: "infantry". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Printed movement factor; a unit with 0 never advances [9.18] */
  readonly movement?: number;
  /** It bears the airborne symbol besides; left out: as its type [13.2] */
  readonly airborne?: boolean;
  /** Suppressed [11.3]. Default: false. */
  readonly suppressed?: boolean;
  /** It was adjacent to the beaten units [9.20]. Default: true. */
  readonly adjacent?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ColdWarBattlesPathHexInput {
  /** Name of the hex */
  readonly hex: string;
  /** A friend of the beaten unit stands there: the path ends one hex before [9.20]. Default: false. */
  readonly heldByEnemy?: boolean;
  /** Own units there already. Default: 0. */
  readonly ownUnits?: number;
  /** Stacking limit of the hex [7.8]. Default: 1. */
  readonly limit?: number;
  /** The hex is in an enemy zone of control, which only a refitting side must keep out of [17.32]. Default: false. */
  readonly enemyZoc?: boolean;
}

export interface ColdWarBattlesAdvanceOutcome {
  /** Units that may advance */
  readonly units: readonly string[];
  /** Hexes open to them, in order */
  readonly hexes: readonly string[];
  /** Of these, hexes where a unit may stop: stacking allows one more [9.20] */
  readonly mayStop: readonly string[];
  /** Units that may fly instead, with a transport marker, to a hex outside enemy zones [13.4] */
  readonly mayFly: readonly string[];
}

export interface ColdWarBattlesExchangeInput {
  /** Side that attacked */
  readonly attackingSide: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Adjacent attackers, up to 16 */
  readonly attackers: readonly ColdWarBattlesAttackerInput[];
  /** Printed defence factors of all defenders: what is owed [9.14] */
  readonly owed: number;
  /** Event 6 of Angola: eliminations are worth 1 VP more [18.5]. Default: false. */
  readonly unAttention?: boolean;
}

export interface ColdWarBattlesExchangeOutcome {
  /** Units lost in any case: attack factor 0 [9.4] */
  readonly lostAnyway: readonly string[];
  /** Loss value of all attackers together [9.14, 10.17] */
  readonly available: number;
  /** The attackers are worth less than is owed: all are lost */
  readonly allLost?: boolean | null;
  /** Ways to pay from which no unit could be left out, the fewest points first, then the least value */
  readonly ways: readonly ColdWarBattlesPayment[];
  /** Ways there are in all */
  readonly count: number;
}

export interface ColdWarBattlesRubbleCheckInput {
  /** Side whose artillery or air attacked [16.7] */
  readonly attackingSide: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Hexes attacked in one combat */
  readonly hexes: readonly ColdWarBattlesShelledHexInput[];
}

export interface ColdWarBattlesShelledHexInput {
  /** Name of the hex */
  readonly hex?: string;
  /** Everything printed in it, and Rubble [16.32]. Default: []. */
  readonly terrain?: readonly ('clear' | 'savanna' | 'marsh' | 'hilltop' | 'suburban' | 'urban' | 'town' | 'base' | 'airfield' | 'village' | 'square' | 'park' | 'objective' | 'stadium' | 'rubble')[];
  /** An earlier ruling found the check due: its terrain need not be told [16.32]. Default: false. */
  readonly due?: boolean;
}

export interface ColdWarBattlesRubbleCheckOutcome {
  /** Hexes that are rubble now */
  readonly rubble: readonly string[];
  /** Victory points for the Hungarian side [16.7] */
  readonly hungarianPoints: number;
}

export interface ColdWarBattlesStepCostInput {
  /** Side that moves */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Command */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type. Default: "infantry". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Game turn: the monsoon follows from it [17.33] */
  readonly turn?: number;
  /** The step */
  readonly step: ColdWarBattlesStepFactsInput;
}

export interface ColdWarBattlesStepFactsInput {
  /** Everything printed in the hex entered, and Rubble [18.1]. Default: []. */
  readonly terrain?: readonly ('clear' | 'savanna' | 'marsh' | 'hilltop' | 'suburban' | 'urban' | 'town' | 'base' | 'airfield' | 'village' | 'square' | 'park' | 'objective' | 'stadium' | 'rubble')[];
  /** Hexside crossed [18.1]. Default: "none". */
  readonly hexside?: 'none' | 'cliff' | 'stream' | 'minorRiver' | 'majorRiver' | 'bridgedStream' | 'bridgedMinorRiver' | 'bridgedMajorRiver';
  /** A road (Budapest) or trail (Angola) joins both hexes across that hexside [7.7]. Default: false. */
  readonly road?: boolean;
  /** Rubble in the hex left, which breaks its road and bridge [18.1]. Default: false. */
  readonly leavesRubble?: boolean;
  /** The hexside touches a hex within 2 of the unmoved Soviet Engineer Brigade [16.27]. Default: false. */
  readonly engineers?: boolean;
  /** The hex entered is in an enemy zone of control [8.1]. Default: false. */
  readonly enemyZoc?: boolean;
  /** It is in the zone of an enemy Special Force or Police unit, which binds irregulars too [22.3]. Default: false. */
  readonly securityZoc?: boolean;
  /** An enemy unit is in the hex entered [7.12]. Default: false. */
  readonly enemyUnit?: boolean;
  /** The hex entered is closed to the unit by the map [7.4]. Default: false. */
  readonly prohibited?: boolean;
}

export interface ColdWarBattlesStepCostOutcome {
  /** Movement points */
  readonly cost: number;
  /** Of these, for the hexside */
  readonly hexside: number;
  /** The unit must stop there [8.5] */
  readonly stops?: boolean | null;
}

export interface ColdWarBattlesPathInput {
  /** The unit that moves */
  readonly unit: ColdWarBattlesMoverInput;
  /** Game turn: doubling of turn 1, monsoon [17.17, 17.33] */
  readonly turn?: number;
  /** It begins its move in an enemy zone of control (of a Special Force or Police unit, for irregulars) [8.10]. Default: false. */
  readonly startsInEnemyZoc?: boolean;
  /** The steps, in order */
  readonly steps: readonly ColdWarBattlesStepFactsInput[];
}

export type ColdWarBattlesMoverInput = OrStored<{
  /** Name for the answer. Default: "unit". */
  readonly name?: string;
  /** Side */
  readonly side?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type, by symbol. Default: "infantry". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Printed movement factor */
  readonly movement?: number;
  /** Suppressed [11.3]. Default: false. */
  readonly suppressed?: boolean;
  /** One of the three 82nd Brigade units on its turn of arrival: movement doubled [17.23]. Default: false. */
  readonly arriving82nd?: boolean;
  /** It flew or dropped this turn and has no normal move [13.3, 19.3]. Default: false. */
  readonly airLanded?: boolean;
  /** Points spent on the way to its entry hex [16.26]. Default: 0. */
  readonly spent?: number;
  /** Its side is refitting: no unit may enter an enemy zone of control [17.32]. Default: false. */
  readonly refitting?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesWalkOutcome {
  /** Points the unit had */
  readonly allowance: number;
  /** Each step that was allowed */
  readonly steps: readonly ColdWarBattlesWalkedStep[];
  /** Points left */
  readonly left: number;
  /** Why it goes no further, whatever points are left */
  readonly stops: 'none' | 'enemyZoc' | 'pointsSpent' | 'minimumMove';
  /** It ends in an enemy zone of control and must attack [8.1, 8.6] */
  readonly mustAttack?: boolean | null;
}

export interface ColdWarBattlesWalkedStep {
  /** Position in the path, from 1 */
  readonly step: number;
  /** Points paid */
  readonly cost: number;
  /** Points left */
  readonly left: number;
}

export interface ColdWarBattlesRouteInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** The map, or as much of it as matters */
  readonly map: ColdWarBattlesHexMapInput;
  /** Every unit on that map. Default: []. */
  readonly units?: readonly ColdWarBattlesMapUnitInput[];
  /** Embassy hexes [16.33]. Default: []. */
  readonly embassies?: readonly string[];
  /** The unit that moves; not among the units on the map */
  readonly unit: ColdWarBattlesMoverInput;
  /** Hex it starts in */
  readonly start: string;
  /** Game turn [17.17, 17.33] */
  readonly turn?: number;
  /** Hex of the Soviet Engineer Brigade, if it does not move this phase [16.27] */
  readonly engineers?: string;
  /** The hexes it enters, in order */
  readonly route: readonly string[];
}

export interface ColdWarBattlesMapMoveInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** The map, or as much of it as matters */
  readonly map: ColdWarBattlesHexMapInput;
  /** Every unit on that map. Default: []. */
  readonly units?: readonly ColdWarBattlesMapUnitInput[];
  /** Embassy hexes [16.33]. Default: []. */
  readonly embassies?: readonly string[];
  /** The unit that moves; not among the units on the map */
  readonly unit: ColdWarBattlesMoverInput;
  /** Hex it starts in */
  readonly start: string;
  /** Game turn [17.17, 17.33] */
  readonly turn?: number;
  /** Hex of the Soviet Engineer Brigade, if it does not move this phase [16.27] */
  readonly engineers?: string;
}

export interface ColdWarBattlesReachOutcome {
  /** Points the unit has */
  readonly allowance: number;
  /** It starts in an enemy zone of control and must disengage to move [8.10] */
  readonly disengages?: boolean | null;
  /** Every hex it can reach, its own left out */
  readonly hexes: readonly ColdWarBattlesReachedHex[];
}

export interface ColdWarBattlesReachedHex {
  /** The hex */
  readonly hex: string;
  /** Cheapest cost */
  readonly cost: number;
  /** In an enemy zone of control: the unit stops and must attack [8.1] */
  readonly stops?: boolean | null;
  /** Only as a minimum move, for the whole allowance [7.4] */
  readonly minimumMove?: boolean | null;
  /** Too full, or held by units it may not join, when the phase ends as things stand now [7.8] */
  readonly crowded?: boolean | null;
}

export interface ColdWarBattlesAirmobileInput {
  /** Side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Name of the unit. Default: "unit". */
  readonly name?: string;
  /** Command */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type [13.2] */
  readonly type: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** It bears the airborne symbol besides; left out: as its type [13.2] */
  readonly airborne?: boolean;
  /** Why it flies [6.4, 13.1, 13.4]. Default: "move". */
  readonly purpose?: 'move' | 'entry' | 'evacuation' | 'advance';
  /** Result that makes it retreat, for an evacuation; result it won by, for an advance [13.4] */
  readonly cause?: 'A1' | 'A2' | 'D1' | 'D2' | 'D3' | 'D4' | 'BR' | 'AX' | 'bombardment';
  /** Game turn: on the first the second player has no air in the enemy player turn [12.8] */
  readonly turn?: number;
  /** An unused helicopter transport marker [13.1, 13.5]. Default: true. */
  readonly transportAvailable?: boolean;
  /** It has moved already this turn [13.3]. Default: false. */
  readonly movedAlready?: boolean;
  /** It starts within 2 hexes of an unsuppressed enemy anti-aircraft unit [13.3]. Default: false. */
  readonly startNearAirDefence?: boolean;
  /** It lands within 2 hexes of one [13.3]. Default: false. */
  readonly endNearAirDefence?: boolean;
  /** An enemy unit is in the landing hex [13.3]. Default: false. */
  readonly endOnEnemy?: boolean;
  /** The landing hex is closed to it [13.3]. Default: false. */
  readonly endProhibited?: boolean;
  /** The landing hex is in an enemy zone of control [13.4]. Default: false. */
  readonly endInEnemyZoc?: boolean;
  /** Its side is refitting: no unit may enter an enemy zone of control [17.32]. Default: false. */
  readonly refitting?: boolean;
}

export interface ColdWarBattlesAirmobileOutcome {
  /** The transport marker is spent for the turn [13.5] */
  readonly transportSpent?: boolean | null;
  /** The unit has no other move this turn [13.3] */
  readonly moveSpent?: boolean | null;
  /** It lands in an enemy zone of control and must attack [8.6] */
  readonly mustAttack?: boolean | null;
}

export interface ColdWarBattlesParachuteInput {
  /** Side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Name of the unit. Default: "unit". */
  readonly name?: string;
  /** Command */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type. Default: "airborne". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** It enters as a reinforcement [19.2]. Default: true. */
  readonly entering?: boolean;
  /** SADF: it starts the turn in Mavinga [17.28]. Default: false. */
  readonly startsInMavinga?: boolean;
  /** SADF: it starts in an enemy zone of control [17.28]. Default: false. */
  readonly startsInEnemyZoc?: boolean;
  /** It, or for the SADF any unit, has dropped before [16.20, 17.28]. Default: false. */
  readonly droppedBefore?: boolean;
  /** Everything printed in the chosen hex [19.6]. Default: []. */
  readonly terrain?: readonly ('clear' | 'savanna' | 'marsh' | 'hilltop' | 'suburban' | 'urban' | 'town' | 'base' | 'airfield' | 'village' | 'square' | 'park' | 'objective' | 'stadium' | 'rubble')[];
  /** An enemy unit is in the chosen hex [19.4]. Default: false. */
  readonly enemyUnit?: boolean;
  /** In the zone of an enemy unit that is not anti-aircraft [19.6]. Default: false. */
  readonly enemyZoc?: boolean;
  /** In the zone of an enemy anti-aircraft unit [19.6]. Default: false. */
  readonly airDefenceZoc?: boolean;
  /** Its side is refitting: no unit may enter an enemy zone of control [17.32]. Default: false. */
  readonly refitting?: boolean;
  /** What is known of the six hexes around. Default: []. */
  readonly around?: readonly ColdWarBattlesScatterHexInput[];
  /** Event 6 of Angola: eliminations are worth 1 VP more [18.5]. Default: false. */
  readonly unAttention?: boolean;
}

export interface ColdWarBattlesScatterHexInput {
  /** Direction from the chosen hex [19.7] */
  readonly direction: 'north' | 'northEast' | 'southEast' | 'south' | 'southWest' | 'northWest';
  /** An enemy unit is there. Default: false. */
  readonly enemyUnit?: boolean;
  /** Closed to the unit, or off the map. Default: false. */
  readonly closed?: boolean;
  /** Full: the unit would break stacking. Default: false. */
  readonly full?: boolean;
}

export interface ColdWarBattlesParachuteOutcome {
  /** Sum of the modifiers [19.6] */
  readonly modifier: number;
  /** Result [19.5] */
  readonly result: 'AL' | 'SC' | 'EL';
  /** Direction of scatter */
  readonly scattered?: 'north' | 'northEast' | 'southEast' | 'south' | 'southWest' | 'northWest' | null;
  /** It stands on the map */
  readonly landed?: boolean | null;
  /** It is suppressed (Angola) [19.7] */
  readonly suppressed?: boolean | null;
  /** It is eliminated */
  readonly eliminated?: boolean | null;
  /** Victory points */
  readonly victoryPoints: readonly ColdWarBattlesPointsScored[];
}

export interface ColdWarBattlesEntryInput {
  /** Side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Name of the unit. Default: "unit". */
  readonly name?: string;
  /** Command */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type. Default: "infantry". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Turn it is due [6.1]. Default: 1. */
  readonly dueTurn?: number;
  /** Turn it is to enter */
  readonly turn: number;
  /** Edges of the map the hex lies on. Default: []. */
  readonly edges?: readonly ('north' | 'east' | 'south' | 'west')[];
  /** The scenario prints this very hex for it, so that no other rule of entry is asked [6.1]. Default: false. */
  readonly printed?: boolean;
  /** Of the north edge: on the east bank of the Danube [16.25]. Default: false. */
  readonly eastBank?: boolean;
  /** Soviet unit: its printed entry; left out: by division [16.25] */
  readonly entry?: 'northEastBank' | 'east' | 'west' | 'any';
  /** Its own entry hex is taken by the enemy, so that it uses this one [6.6, 16.26]. Default: false. */
  readonly entryBlocked?: boolean;
  /** Soviet column: stacks ahead of it through the same hex [16.26]. Default: 0. */
  readonly behind?: number;
  /** An enemy unit is in the hex [6.3]. Default: false. */
  readonly enemyUnit?: boolean;
  /** The hex is in an enemy zone of control [6.3]. Default: false. */
  readonly enemyZoc?: boolean;
  /** Its side is refitting: no unit may enter an enemy zone of control [17.32]. Default: false. */
  readonly refitting?: boolean;
  /** The hex is full [6.3]. Default: false. */
  readonly full?: boolean;
  /** The hex is, or is next to, an objective or square [16.12]. Default: false. */
  readonly nearObjectiveOrSquare?: boolean;
  /** Hexes to Cuito Cuanavale [17.10, 17.24] */
  readonly toCuito?: number;
  /** Hexes to Mavinga [17.21, 17.24] */
  readonly toMavinga?: number;
  /** A South African unit is in Mavinga [17.21]. Default: false. */
  readonly unitInMavinga?: boolean;
  /** The South African Base unit is in Mavinga [17.24]. Default: false. */
  readonly baseInMavinga?: boolean;
  /** An enemy zone of control reaches Mavinga [17.21, 17.24]. Default: false. */
  readonly enemyZocOnMavinga?: boolean;
}

export interface ColdWarBattlesEntryOutcome {
  /** Movement points spent on the way to the entry hex [16.26] */
  readonly cost: number;
  /** It may move on this turn */
  readonly mayMove?: boolean | null;
  /** It stands in an enemy zone of control and must attack */
  readonly mustAttack?: boolean | null;
}

export interface ColdWarBattlesArtilleryRangeInput {
  /** Name of the battery. Default: "battery". */
  readonly name?: string;
  /** Printed range; left out for U, unlimited [2.4] */
  readonly range?: number;
  /** Hexes to the target: its hex counts, the battery's does not [10.3] */
  readonly distance: number;
}

export interface ColdWarBattlesArtilleryRangeOutcome {
  /** The target is in range */
  readonly inRange?: boolean | null;
  /** At distance 1 it attacks adjacent, not at a distance [10.12] */
  readonly adjacent?: boolean | null;
}

export interface ColdWarBattlesRevealInput {
  /** Side that owns the units */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** What happens to them [14.2] */
  readonly occasion: 'placed' | 'attackDeclared' | 'fires' | 'firedUpon' | 'looked';
  /** Units */
  readonly units: readonly ColdWarBattlesHiddenUnitInput[];
  /** Event 6 of Angola: eliminations are worth 1 VP more [18.5]. Default: false. */
  readonly unAttention?: boolean;
}

export type ColdWarBattlesHiddenUnitInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Untried [14.1]. Default: true. */
  readonly untried?: boolean;
  /** Printed defence factor, known once it is revealed [14.4] */
  readonly defence?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesRevealOutcome {
  /** Units that are face down afterwards */
  readonly untried: readonly string[];
  /** Units turned face up now */
  readonly revealed: readonly string[];
  /** Units eliminated for a defence of 0 [14.4] */
  readonly eliminated: readonly string[];
  /** Victory points */
  readonly victoryPoints: readonly ColdWarBattlesPointsScored[];
}

export interface ColdWarBattlesReconInput {
  /** Side that looks */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Type of the scouting unit [20.2] */
  readonly type: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** The scout is untried itself. Default: false. */
  readonly untried?: boolean;
  /** At the end of its own move, or unmoved at any time of its player turn [20.1]. Default: true. */
  readonly atEndOfMove?: boolean;
  /** Enemy units about */
  readonly targets: readonly ColdWarBattlesReconTargetInput[];
}

export type ColdWarBattlesReconTargetInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Untried. Default: true. */
  readonly untried?: boolean;
  /** Hexes from the scout. Default: 1. */
  readonly distance?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesReconOutcome {
  /** Units the player may look at; they stay face down and their owner learns nothing */
  readonly seen: readonly string[];
}

export interface ColdWarBattlesAerialReconInput {
  /** Side that looks */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Kind of air marker */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** Command it flies for: in Budapest only NATO may [20.3] */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** In the Movement Phase [20.3]. Default: true. */
  readonly inMovementPhase?: boolean;
  /** The marker has flown a mission already this turn [12.9]. Default: false. */
  readonly alreadyFlown?: boolean;
  /** Hexes from the target hex to the nearest unsuppressed enemy anti-aircraft unit; left out: there is none */
  readonly airDefenceDistance?: number;
  /** Enemy units in the hex */
  readonly targets: readonly ColdWarBattlesReconTargetInput[];
}

export interface ColdWarBattlesRandomEventInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** Game turn; nothing happens on the first [5.1] */
  readonly turn: number;
  /** Side ahead on the VP index, hexes not yet counted [18.5, 18.6] */
  readonly leader?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Victory points it is ahead by; left out with the leader: nobody leads */
  readonly lead?: number;
  /** Objective hexes the Soviet side controls; needed in Budapest from turn 2, where the UN may count them [18.6] */
  readonly sovietObjectives?: number;
}

export interface ColdWarBattlesRandomEventOutcome {
  /** Event rolled */
  readonly event: 'none' | 'momentum' | 'unAttention' | 'worldWar' | 'moraleCheck';
  /** Whether its condition holds and something comes of it */
  readonly takesEffect?: boolean | null;
  /** Side that rolls [5.2] */
  readonly roller?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
  /** Side that gains by it */
  readonly side?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
  /** Column shift for every adjacent attack of that side this turn [18.5] */
  readonly shift: number;
  /** Added to every elimination award of both sides this turn [18.5] */
  readonly eliminationBonus: number;
  /** Rebel units, no HQ, that the Hungarian side returns to the pool [18.6, 16.13] */
  readonly rebelsReturned: number;
  /** Units the Hungarian side draws from either pool [18.6] */
  readonly unitsDrawn: number;
  /** Victory points for the Hungarian side [18.6] */
  readonly hungarianPoints: number;
  /** World War III: the game ends and points are counted [18.6] */
  readonly gameEnds?: boolean | null;
  /** Objective hexes the Soviet side had to control this turn, where the UN counts them [18.6] */
  readonly quota?: number | null;
  /** Highest die by which the world war breaks out, where it is rolled for [18.6] */
  readonly worldWarUpTo?: number | null;
}

export interface ColdWarBattlesAirpowerInput {
  /** Side at the start of its Reinforcement Phase */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Game turn; the monsoon follows from it [17.33] */
  readonly turn?: number;
  /** The Base unit of this side stands in its main base [18.4]. Default: true. */
  readonly baseUnitInPlace?: boolean;
  /** An enemy zone of control reaches the main base hex [18.4]. Default: false. */
  readonly enemyZocOnBase?: boolean;
  /** South African side: a second roll, paid for with points [17.27]. Default: false. */
  readonly secondRoll?: boolean;
  /** The first roll of the turn has been made: only the second is rolled now [17.27]. Default: false. */
  readonly firstRollMade?: boolean;
  /** A Communist unit is in or adjacent to Mavinga: the second roll costs double [17.27]. Default: false. */
  readonly communistAtMavinga?: boolean;
  /** Counters of this side in the game, a bound on what it can take [17.27] */
  readonly countersInMix?: number;
  /** Markers left over from last turn, which lapse [12.8]. Default: 0. */
  readonly leftOver?: number;
}

export interface ColdWarBattlesAirpowerOutcome {
  /** Markers the side may take this turn */
  readonly markers: number;
  /** Net modifier of the die: main base, monsoon, NATO; 0 where nothing is rolled [16.16, 18.4] */
  readonly modifier: number;
  /** TAC among them, where the book fixes the kinds [16.30] */
  readonly tac?: number | null;
  /** Helicopter transports among them, where the book fixes the kinds [16.30] */
  readonly transport?: number | null;
  /** Kinds open to it */
  readonly kinds: readonly ('tac' | 'sac' | 'gunship' | 'transport')[];
  /** Markers of last turn that lapse [12.8] */
  readonly lapsed: number;
  /** Victory points paid to the opponent [17.27] */
  readonly pointsPaid: number;
}

export interface ColdWarBattlesScheduleInput {
  /** Side in its Reinforcement Phase */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Game turn */
  readonly turn: number;
  /** Communist side: a SADF maneuver unit is in or adjacent to Cuito Cuanavale [17.10]. Default: false. */
  readonly sadfAtCuito?: boolean;
  /** Communist side: the contingency reinforcements have come before [17.10]. Default: false. */
  readonly contingencyUsed?: boolean;
  /** South African side: UNITA units in the pool [17.24]. Default: 200. */
  readonly unitaPool?: number;
}

export interface ColdWarBattlesScheduleOutcome {
  /** Units due, or groups of them */
  readonly units: readonly string[];
  /** Contingency reinforcements come [6.7, 17.10] */
  readonly contingency?: boolean | null;
  /** The South African side may begin its rotation [17.23] */
  readonly rotation?: boolean | null;
}

export interface ColdWarBattlesHungarianDrawInput {
  /** Square and objective hexes the Hungarian side controls [16.12, 15.3] */
  readonly hexesControlled: number;
  /** Rebel units left in the pool */
  readonly rebelPool?: number;
  /** Hungarian Army units left in the pool */
  readonly armyPool?: number;
}

export interface ColdWarBattlesHungarianDrawOutcome {
  /** Rebel units drawn */
  readonly rebels: number;
  /** Hungarian Army units drawn */
  readonly army: number;
  /** Units drawn from either pool besides, by NATO intervention [16.15b] */
  readonly either: number;
}

export interface ColdWarBattlesOptionalReinforcementInput {
  /** Units asked for, one die for each that is delayed [17.12, 17.25] */
  readonly units: readonly ('airborne2' | 'mechanised2' | 'infantry6' | 'infantry21' | 'infantry911' | 'cavalry91' | 'swaSpecialForce2' | 'koivetPolice' | 'artilleryTgc' | 'eastGerman')[];
  /** Turn of the request; 0 is before the game [17.26] */
  readonly turn: number;
  /** A Communist unit is in or adjacent to Mavinga: South African units cost double [17.26]. Default: false. */
  readonly communistAtMavinga?: boolean;
}

export interface ColdWarBattlesOptionalReinforcementOutcome {
  /** Side that asks */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Side that receives the points */
  readonly paidTo: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Points paid in all */
  readonly points: number;
  /** Each unit */
  readonly units: readonly ColdWarBattlesBoughtUnit[];
}

export interface ColdWarBattlesBoughtUnit {
  /** Unit */
  readonly unit: 'airborne2' | 'mechanised2' | 'infantry6' | 'infantry21' | 'infantry911' | 'cavalry91' | 'swaSpecialForce2' | 'koivetPolice' | 'artilleryTgc' | 'eastGerman';
  /** Victory points it costs */
  readonly points: number;
  /** Turn it arrives; 10 or later is never */
  readonly arrives: number;
  /** The game ends first: the unit is lost, the points are not [17.26] */
  readonly lost?: boolean | null;
}

export interface ColdWarBattlesRotationInput {
  /** Game turn */
  readonly turn: number;
  /** Attack factors withdrawn on earlier turns. Default: 0. */
  readonly withdrawnBefore?: number;
  /** The 82nd Brigade has entered already. Default: false. */
  readonly brigadeEntered?: boolean;
  /** Units to be withdrawn now */
  readonly units: readonly ColdWarBattlesWithdrawingUnitInput[];
}

export interface ColdWarBattlesWithdrawingUnitInput {
  /** Name */
  readonly name?: string;
  /** Command. Default: "sadf". */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type. Default: "infantry". */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Printed attack factor; artillery has none and counts 0. Default: 0. */
  readonly attack?: number;
  /** A path free of enemy units to Mavinga or the south edge. Default: true. */
  readonly pathFreeOfUnits?: boolean;
  /** That path is free of enemy zones of control, its own hex excepted. Default: true. */
  readonly pathFreeOfZoc?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ColdWarBattlesRotationOutcome {
  /** Units withdrawn; none of them counts as eliminated */
  readonly withdrawn: readonly string[];
  /** Attack factors withdrawn in all */
  readonly total: number;
  /** Attack factors still wanting */
  readonly wanting: number;
  /** The three units of the 82nd Brigade enter this phase, movement doubled this turn */
  readonly brigadeEnters?: boolean | null;
}

export interface ColdWarBattlesRefitInput {
  /** Side that refits */
  readonly side: 'communist' | 'southAfrican';
  /** It has refitted before in this game [17.32]. Default: false. */
  readonly refittedBefore?: boolean;
  /** Declared at the very start of its own player turn [17.32]. Default: true. */
  readonly atStartOfTurn?: boolean;
  /** Eliminated units of the side; for the South African side its SADF units */
  readonly eliminated: number;
  /** South African side: UNITA units in the pool. Default: 200. */
  readonly unitaPool?: number;
}

export interface ColdWarBattlesRefitOutcome {
  /** Units the die allows back */
  readonly allowed: number;
  /** Communist units that return, of the owner's choice */
  readonly communistUnits: number;
  /** SADF units that may return at most */
  readonly sadfAtMost: number;
  /** UNITA units drawn if every SADF unit allowed returns */
  readonly unitaAtLeast: number;
  /** Shift on all its attacks this player turn */
  readonly attackShift: number;
}

export interface ColdWarBattlesTurnInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** Game turn */
  readonly turn: number;
}

export interface ColdWarBattlesTurnOutcome {
  /** Date */
  readonly date: string;
  /** First player [16.1, 17.1] */
  readonly firstPlayer: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Second player */
  readonly secondPlayer: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Phases in order [4.3] */
  readonly phases: readonly ColdWarBattlesTurnPhase[];
  /** Monsoon [17.33] */
  readonly monsoon?: boolean | null;
  /** The last turn: victory is judged after it [4.1] */
  readonly lastTurn?: boolean | null;
}

export interface ColdWarBattlesTurnPhase {
  /** Step of the sequence [4.3] */
  readonly step: string;
  /** Phase [4.3] */
  readonly phase: 'randomEvents' | 'reinforcement' | 'movement' | 'combat' | 'recovery' | 'turnRecord';
  /** Side that acts */
  readonly side?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
}

export interface ColdWarBattlesSetUpInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** Units placed. Default: []. */
  readonly units?: readonly ColdWarBattlesSetUpUnitInput[];
  /** Everything is placed: the numbers are checked too. Default: false. */
  readonly complete?: boolean;
}

export type ColdWarBattlesSetUpUnitInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** What it is [16.11, 17.9, 17.19] */
  readonly group?: 'rebelHq' | 'rebel' | 'hungarianArmy' | 'soviet' | 'sadfBase' | 'sadf32Infantry' | 'sadfTg32Artillery' | 'sadfOmega' | 'unitaGuerrilla' | 'unitaOther' | 'communistBase' | 'communistAirDefence' | 'mpla' | 'communications';
  /** In an objective hex [16.11]. Default: false. */
  readonly onObjective?: boolean;
  /** In or next to an objective or square hex [16.11]. Default: false. */
  readonly nearObjectiveOrSquare?: boolean;
  /** Hexes to Mavinga */
  readonly toMavinga?: number;
  /** Hexes to Cuito Cuanavale */
  readonly toCuito?: number;
  /** Hexes to the nearest town but Cuito Cuanavale */
  readonly toTown?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesSetUpOutcome {
  /** Side that sets up first [16.1, 17.1] */
  readonly setsUpFirst: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Side that plays first */
  readonly playsFirst: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Units placed */
  readonly units: number;
}

export interface ColdWarBattlesInterventionInput {
  /** Both players agree: the optional rules need it [1.0, 16.15a]. Default: true. */
  readonly agreed?: boolean;
}

export interface ColdWarBattlesInterventionOutcome {
  /** Points the Soviet side begins with */
  readonly sovietPoints: number;
  /** NATO units that may come */
  readonly units: readonly string[];
  /** Units drawn from either pool besides the usual each turn [16.15b] */
  readonly extraDraw: number;
  /** Air of each turn */
  readonly air: ColdWarBattlesAirOfTurn;
  /** Embassies are ordinary objectives [16.33] */
  readonly embassiesOpen?: boolean | null;
  /** Points the Soviet side scores for a Hungarian Army unit [16.3, 16.14] */
  readonly armyUnitPoints: number;
  /** All Hungarian Army units start on the map [16.14] */
  readonly wholeArmy?: boolean | null;
}

export interface ColdWarBattlesAirOfTurn {
  /** NATO rolls for air each turn [16.16] */
  readonly nato?: boolean | null;
  /** The Soviet side rolls for its air in place of the fixed allotment [16.30] */
  readonly sovietByDie?: boolean | null;
}

export interface ColdWarBattlesZonesInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** The map, or as much of it as matters */
  readonly map: ColdWarBattlesHexMapInput;
  /** Every unit on that map. Default: []. */
  readonly units?: readonly ColdWarBattlesMapUnitInput[];
  /** Embassy hexes [16.33]. Default: []. */
  readonly embassies?: readonly string[];
  /** Side whose zones are asked for */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
}

export interface ColdWarBattlesZonesOutcome {
  /** Hexes in a zone of control of the side */
  readonly hexes: readonly string[];
  /** Hexes where only irregulars are bound [22.3] */
  readonly irregularsOnly: readonly string[];
  /** Enemy units standing in them */
  readonly engaged: readonly ColdWarBattlesEngagedUnit[];
  /** Units of the side that exert no zone */
  readonly without: readonly string[];
  /** Some zone was stopped by a cliff or an objective hex [8.3, 18.1] */
  readonly limited?: boolean | null;
}

export interface ColdWarBattlesEngagedUnit {
  /** Enemy unit in one of these zones */
  readonly unit: string;
  /** Its hex */
  readonly hex: string;
}

export interface ColdWarBattlesStackingInput {
  /** Side whose units share the hex */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Everything printed in the hex [7.9, 7.10]. Default: []. */
  readonly terrain?: readonly ('clear' | 'savanna' | 'marsh' | 'hilltop' | 'suburban' | 'urban' | 'town' | 'base' | 'airfield' | 'village' | 'square' | 'park' | 'objective' | 'stadium' | 'rubble')[];
  /** A trail runs through the hex, in the monsoon too [7.10, 17.33]. Default: false. */
  readonly trail?: boolean;
  /** A Soviet or US embassy [16.33]. Default: false. */
  readonly embassy?: boolean;
  /** Units in the hex at the end of a phase; air and markers never count [7.11] */
  readonly units: readonly ColdWarBattlesStackUnitInput[];
  /** Event 6 of Angola: eliminations are worth 1 VP more [18.5]. Default: false. */
  readonly unAttention?: boolean;
}

export interface ColdWarBattlesStackUnitInput {
  /** Name */
  readonly name?: string;
  /** Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ColdWarBattlesStackingOutcome {
  /** The units may stand there together [7.8] */
  readonly within: boolean;
  /** Units the hex holds */
  readonly limit: number;
  /** Units the owner must eliminate [7.8] */
  readonly excess: number;
  /** Pairs that may not share the hex */
  readonly incompatible: readonly string[];
  /** Least points the opponent scores for the excess */
  readonly leastPoints: number;
}

export interface ColdWarBattlesCommandRangeInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** The map, or as much of it as matters */
  readonly map: ColdWarBattlesHexMapInput;
  /** Every unit on that map. Default: []. */
  readonly units?: readonly ColdWarBattlesMapUnitInput[];
  /** Embassy hexes [16.33]. Default: []. */
  readonly embassies?: readonly string[];
  /** Side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
}

export interface ColdWarBattlesCommandRangeOutcome {
  /** Units that bring the shift into any combat they join */
  readonly units: readonly ColdWarBattlesLedUnit[];
  /** Shift when they attack, once a combat */
  readonly attackShift: number;
  /** Shift when they defend, once a combat */
  readonly defenceShift: number;
}

export interface ColdWarBattlesLedUnit {
  /** Unit */
  readonly unit: string;
  /** HQ or Communications unit near it */
  readonly by: string;
  /** Hexes between them */
  readonly distance: number;
}

export interface ColdWarBattlesSupplyInput {
  /** Side */
  readonly side: 'communist' | 'southAfrican';
  /** Any of its units stands in its main base hex [17.31]. Default: true. */
  readonly unitInBase?: boolean;
  /** An enemy zone of control reaches that hex [17.31]. Default: false. */
  readonly enemyZocOnBase?: boolean;
}

export interface ColdWarBattlesSupplyOutcome {
  /** Main supply base */
  readonly base: string;
  /** Short of supply */
  readonly shortage?: boolean | null;
  /** Shift on its attacks, bombardment by air alone excepted */
  readonly attackShift: number;
}

export interface ColdWarBattlesRecoveryInput {
  /** Side whose Recovery Phase it is */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Units */
  readonly units: readonly ColdWarBattlesRecoveringUnitInput[];
}

export type ColdWarBattlesRecoveringUnitInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Side */
  readonly side?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Suppressed [11.1]. Default: false. */
  readonly suppressed?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesRecoveryOutcome {
  /** Units that recover */
  readonly recovered: readonly string[];
  /** Units that stay suppressed */
  readonly stillSuppressed: readonly string[];
}

export interface ColdWarBattlesControlInput {
  /** Who has been in the hex, the latest last */
  readonly visits: readonly ColdWarBattlesVisitInput[];
}

export interface ColdWarBattlesVisitInput {
  /** Side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** A ground unit, or an air marker, which occupies nothing [15.3, 12.11]. Default: "ground". */
  readonly by?: 'ground' | 'air';
}

export interface ColdWarBattlesControlOutcome {
  /** Side that controls it, if any */
  readonly controller?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
}

export interface ColdWarBattlesEliminationInput {
  /** Side that lost the units */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Units eliminated, withdrawn ones left out [17.23] */
  readonly units: readonly ColdWarBattlesLostUnitInput[];
  /** Event 6 of Angola: eliminations are worth 1 VP more [18.5]. Default: false. */
  readonly unAttention?: boolean;
}

export interface ColdWarBattlesLostUnitInput {
  /** Name */
  readonly name?: string;
  /** Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side */
  readonly command?: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Unit type */
  readonly type?: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ColdWarBattlesEliminationOutcome {
  /** Each unit */
  readonly units: readonly ColdWarBattlesUnitWorth[];
  /** Points scored */
  readonly victoryPoints: readonly ColdWarBattlesPointsScored[];
}

export interface ColdWarBattlesUnitWorth {
  /** Unit */
  readonly unit: string;
  /** Victory points */
  readonly points: number;
  /** It goes back to its pool [16.13, 17.24] */
  readonly toPool?: boolean | null;
}

export interface ColdWarBattlesVictoryInput {
  /** Battle */
  readonly battle: 'budapest56' | 'angola87';
  /** Points on the index: Soviet or Communist. Default: 0. */
  readonly firstPlayerPoints?: number;
  /** Points on the index: Hungarian or South African. Default: 0. */
  readonly secondPlayerPoints?: number;
  /** Scoring hexes at the end of the game. Default: []. */
  readonly hexes?: readonly ColdWarBattlesScoringHexInput[];
}

export type ColdWarBattlesScoringHexInput = OrStored<{
  /** Name of the hex; for a bridge, of the bridge: it scores once [16.8] */
  readonly name?: string;
  /** What the hex is [16.4, 16.6, 17.4, 17.6] */
  readonly kind?: 'radioStation' | 'objective' | 'stalinStatue' | 'tokolAirport' | 'bridge' | 'cuitoCuanavale' | 'mavinga' | 'townOrVillage' | 'trailNorth' | 'trailEast' | 'trailSouth' | 'trailWest';
  /** Side with a unit in it at the end */
  readonly unitOf?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** An enemy zone of control reaches it, which spoils it in Angola [17.7]. Default: false. */
  readonly enemyZoc?: boolean;
  /** An enemy unit is on another hex of the same bridge [16.8]. Default: false. */
  readonly enemyOnBridge?: boolean;
  /** A Soviet or US embassy, which nobody holds but in Overt Intervention [16.33]. Default: false. */
  readonly embassy?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ColdWarBattlesVictoryOutcome {
  /** Total of the first player */
  readonly firstPlayer: number;
  /** Total of the second player */
  readonly secondPlayer: number;
  /** Points for hexes in the first total */
  readonly firstPlayerHexes: number;
  /** Points for hexes in the second total */
  readonly secondPlayerHexes: number;
  /** Difference */
  readonly difference: number;
  /** Level of victory [15.2] */
  readonly level: 'draw' | 'tactical' | 'operational' | 'strategic';
  /** Side ahead, if any */
  readonly ahead?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
}

export interface ColdWarBattlesQuickEndInput {
  /** Game turn just finished */
  readonly turn: number;
  /** Objective hexes on the map, the two embassies left out [16.9] */
  readonly objectives: number;
  /** How many of them the Soviet side controls, by last occupant [15.3] */
  readonly sovietControlled: number;
}

export interface ColdWarBattlesQuickEndOutcome {
  /** The game ends now */
  readonly ends?: boolean | null;
  /** Side that scores the bonus */
  readonly side?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
  /** Bonus */
  readonly points: number;
}

export interface ColdWarBattlesSeenCounter {
  /** Its id */
  readonly id: string;
  /** Its name */
  readonly name: BoardName;
  /** Its side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Its command [2.9] */
  readonly command: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** Its symbol [2.6] */
  readonly type: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Movement factor */
  readonly movement: number;
  /** Defence factor */
  readonly defence: number;
  /** Attack factor */
  readonly attack?: number | null;
  /** Barrage strength */
  readonly barrage?: number | null;
  /** Strength in final protective fire */
  readonly fpf?: number | null;
  /** Range; null is unlimited */
  readonly range?: number | null;
  /** It may come by parachute */
  readonly airborne?: boolean | null;
  /** It counts as mechanised */
  readonly mechanised?: boolean | null;
}

export interface ColdWarBattlesAirByKind {
  /** Tactical air */
  readonly tac?: number | null;
  /** Strategic air */
  readonly sac?: number | null;
  /** Helicopter gunships */
  readonly gunship?: number | null;
  /** Helicopter transports */
  readonly transport?: number | null;
}

export interface ColdWarBattlesLossesToChoose {
  /** Units */
  readonly units: number;
  /** Factors */
  readonly value: number;
  /** Units to choose from */
  readonly among: readonly string[];
}

export interface ColdWarBattlesRetreatToMake {
  /** The unit */
  readonly unit: string;
  /** How many hexes */
  readonly hexes: number;
  /** The hex it leaves */
  readonly from: string;
  /** The result that lets a helicopter lift it out [13.4] */
  readonly evacuable?: string | null;
}

export interface ColdWarBattlesAdvanceOpen {
  /** The side that may advance */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Its victorious units */
  readonly units: readonly string[];
  /** Ways that are open [9.20] */
  readonly paths: readonly ColdWarBattlesWayOpen[];
}

export interface ColdWarBattlesWayOpen {
  /** Hexes, the one that was left first */
  readonly hexes: readonly string[];
}

export interface ColdWarBattlesUnitInPlay {
  /** Its id, as commands name it */
  readonly id: string;
  /** Its side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Its command [2.9] */
  readonly command: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** The symbol that shows [2.6] */
  readonly type: 'infantry' | 'lightInfantry' | 'mechanisedInfantry' | 'armor' | 'armoredCavalry' | 'reconnaissance' | 'airborne' | 'specialForce' | 'guerrilla' | 'police' | 'engineer' | 'antiTank' | 'assaultGun' | 'airDefence' | 'hq' | 'dummyHq' | 'communications' | 'base' | 'tacticalGroup' | 'artillery' | 'rocketArtillery' | 'selfPropelledArtillery' | 'missile';
  /** Movement factor [2.4] */
  readonly movement: number;
  /** Where it is */
  readonly place: 'reserve' | 'due' | 'column' | 'map' | 'eliminated' | 'withdrawn';
  /** Its hex; of a unit in a column, the one it waits behind */
  readonly hex: string | null;
  /** It lies face down [14.1] */
  readonly untried: boolean;
  /** It is suppressed [11.1] */
  readonly suppressed?: boolean | null;
  /** The turn from which it may enter [6.1] */
  readonly dueTurn?: number | null;
  /** The part of the set-up it belongs to */
  readonly group?: number | null;
  /** Stacks ahead of it in its column [16.26] */
  readonly behind?: number | null;
  /** What holds for it for a while */
  readonly marks?: readonly ('moved' | 'flew' | 'stays' | 'fired' | 'shaken' | 'fought' | 'attacked' | 'arriving' | 'halted' | 'dropped')[] | null;
  /** The name of its counter, once the viewer knows it */
  readonly name?: BoardName | null;
  /** What its front prints, once the viewer knows it */
  readonly factors?: ColdWarBattlesCounterFactors | null;
}

export interface ColdWarBattlesCounterFactors {
  /** Attack factor [2.4] */
  readonly attack?: number | null;
  /** Barrage strength [10.5] */
  readonly barrage?: number | null;
  /** Strength in final protective fire [10.13] */
  readonly fpf?: number | null;
  /** Range in hexes; null is unlimited [2.4] */
  readonly range?: number | null;
  /** Defence factor [2.4] */
  readonly defence: number;
  /** It may come by parachute [19.1] */
  readonly airborne?: boolean | null;
  /** It counts as mechanised [2.6] */
  readonly mechanised?: boolean | null;
}

export interface ColdWarBattlesCountersOfCommand {
  /** The command */
  readonly command: 'rebel' | 'hungarianArmy' | 'nato' | 'guards2' | 'guards33' | 'guards128' | 'specialCorps' | 'mpla' | 'cuban' | 'eastGerman' | 'sovietAdviser' | 'sadf' | 'unita';
  /** How many counters */
  readonly counters: number;
}

export interface ColdWarBattlesPointsOfSide {
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Victory points so far */
  readonly points: number;
}

export interface ColdWarBattlesPointsEntry {
  /** The turn */
  readonly turn: number;
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Victory points */
  readonly points: number;
  /** What they were scored for */
  readonly for: string;
}

export interface ColdWarBattlesHeldPlace {
  /** The hex */
  readonly hex: string;
  /** The side that was there last [15.3] */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
}

export interface ColdWarBattlesAirMarkers {
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** The kind [12.1] */
  readonly air: 'tac' | 'sac' | 'gunship' | 'transport';
  /** How many it has */
  readonly markers: number;
}

export interface ColdWarBattlesFlownOver {
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** The hex */
  readonly hex: string;
  /** Air markers used on it since the last allotment [12.6] */
  readonly markers: number;
}

export interface ColdWarBattlesEventInForce {
  /** The side with momentum [18.5] */
  readonly momentum?: 'soviet' | 'hungarian' | 'communist' | 'southAfrican' | null;
  /** The United Nations look on [18.6] */
  readonly unAttention?: boolean | null;
}

export interface ColdWarBattlesRefitInHand {
  /** The side that refits this player turn [17.32] */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** Units it may still take back */
  readonly left: number;
  /** SADF units among them */
  readonly sadf: number;
}

export interface ColdWarBattlesUnitOnTheMove {
  /** The unit */
  readonly unit: string;
  /** The hex its move began in */
  readonly start: string;
  /** The hexes entered so far */
  readonly path: readonly string[];
  /** Movement points left */
  readonly left: number;
  /** It left an enemy zone of control [8.10] */
  readonly disengaged: boolean;
  /** It may not go on */
  readonly stopped?: boolean | null;
}

export interface ColdWarBattlesAttackInHand {
  /** Of adjacent units, or a bombardment */
  readonly kind: 'adjacent' | 'bombardment';
  /** The hexes attacked */
  readonly targets: readonly string[];
  /** The units that attack */
  readonly attackers: readonly string[];
  /** Air markers that bombard */
  readonly air: readonly ('tac' | 'sac' | 'gunship' | 'transport')[];
  /** It has been resolved */
  readonly done?: boolean | null;
}

export interface ColdWarBattlesAimedFire {
  /** The side */
  readonly side: 'soviet' | 'hungarian' | 'communist' | 'southAfrican';
  /** The hex it is aimed at */
  readonly hex: string;
  /** The battery */
  readonly unit?: string | null;
  /** The air marker */
  readonly air?: 'tac' | 'sac' | 'gunship' | 'transport' | null;
}

export interface ColdWarBattlesCombatInHand {
  /** Which of the attacks, from 0 */
  readonly attack: number;
  /** The table chosen [9.13] */
  readonly crt?: 'mobile' | 'assault' | null;
  /** Close support by batteries [10.11] */
  readonly support: readonly ColdWarBattlesFireGiven[];
  /** Close support from the air [12.4] */
  readonly supportAir: readonly ('tac' | 'sac' | 'gunship' | 'transport')[];
  /** Final protective fire by batteries [10.13] */
  readonly protection: readonly ColdWarBattlesFireGiven[];
  /** Protective fire from the air [12.4] */
  readonly protectionAir: readonly ('tac' | 'sac' | 'gunship' | 'transport')[];
  /** The result */
  readonly result?: string | null;
  /** Losses the attacker still chooses [9.14] */
  readonly losses?: ColdWarBattlesLossesToChoose | null;
  /** Units that go when the losses are chosen [9.18] */
  readonly doomed?: readonly string[] | null;
  /** Retreats owed [9.14] */
  readonly retreats: readonly ColdWarBattlesRetreatToMake[];
  /** A retreat under way */
  readonly running?: ColdWarBattlesRetreatUnderWay | null;
  /** The advance that is open [9.19] */
  readonly advance?: ColdWarBattlesAdvanceOpen | null;
  /** Hexes in which rubble is rolled for [16.32] */
  readonly rubble: readonly string[];
}

export interface ColdWarBattlesFireGiven {
  /** The battery */
  readonly unit: string;
  /** The part of its strength, of US artillery [16.18] */
  readonly share?: number | null;
}

export interface ColdWarBattlesRetreatUnderWay {
  /** The unit */
  readonly unit: string;
  /** Hexes entered so far */
  readonly path: readonly string[];
}

/** What can be asked of the game. */
export interface ColdWarBattles {
  readonly combat: {
    /** Adjacent attack [9.2]. Resolves an attack on adjacent hexes: table, strengths, shifts, result, losses, retreats, advance, points. Without a choice of table the odds show both. Rules 9.2. */
    readonly adjacentAttack: Procedure<ColdWarBattlesAdjacentAttackInput, ColdWarBattlesAdjacentAttackOutcome, ColdWarBattlesOptionsInput, 'column'>;
    /** A combat to its end [9.2, 9.14, 9.16, …]. An adjacent attack over a map in one call: the result, the ways to pay an exchange, every retreat, the advance, rubble and points, and what the players still have to choose. Rules 9.2, 9.14, 9.16, 9.20. */
    readonly wholeCombat: Procedure<ColdWarBattlesWholeCombatInput, ColdWarBattlesWholeCombatOutcome, ColdWarBattlesOptionsInput>;
    /** Bombardment [10.7, 10.8, 10.10]. Resolves artillery and air attacking a hex without ground units: strength, shifts, one roll for each unit, suppression, retreats, rubble, points. Rules 10.7, 10.8, 10.10. */
    readonly bombardment: Procedure<ColdWarBattlesBombardmentInput, ColdWarBattlesBombardmentOutcome, ColdWarBattlesOptionsInput, 'column'>;
    /** Fire support [10.11, 10.13, 12.4]. Whether artillery and air may give close support or final protective fire to a combat, and what they add. Rules 10.11, 10.13, 12.4. */
    readonly fireSupport: Procedure<ColdWarBattlesFireSupportInput, ColdWarBattlesFireSupportOutcome, ColdWarBattlesOptionsInput>;
    /** Choice of CRT [9.13]. Which Combat Results Tables an adjacent attack may use, why Mobile is closed, and who chooses. Rules 9.13. */
    readonly crtChoice: Procedure<ColdWarBattlesCrtChoiceInput, ColdWarBattlesCrtChoiceOutcome, ColdWarBattlesOptionsInput>;
    /** Attack obligations [8.6, 9.3, 9.5]. Over a map: units that must attack, enemies that must be attacked, faults in the attacks declared and what is still missing. Rules 8.6, 9.3, 9.5. */
    readonly attackObligations: Procedure<ColdWarBattlesObligationsInput, ColdWarBattlesObligationsOutcome, ColdWarBattlesOptionsInput>;
    /** Retreat options [9.16, 9.17]. Every legal retreat path over a map: barred hexes, empty hexes first, pushing on past full hexes, elimination. Rules 9.16, 9.17. */
    readonly retreatOptions: Procedure<ColdWarBattlesRetreatInput, ColdWarBattlesRetreatOutcome, ColdWarBattlesOptionsInput>;
    /** Advance options [9.19, 9.20, 9.21]. Which victorious units may advance after combat, and along which hexes of the retreat path. Rules 9.19, 9.20, 9.21. */
    readonly advanceOptions: Procedure<ColdWarBattlesAdvanceInput, ColdWarBattlesAdvanceOutcome, ColdWarBattlesOptionsInput>;
    /** Exchange losses [9.14]. Every way for the attacker to pay an EX or AX, cheapest first; no way gives up a unit that could be spared. Rules 9.14. */
    readonly exchangeLosses: Procedure<ColdWarBattlesExchangeInput, ColdWarBattlesExchangeOutcome, ColdWarBattlesOptionsInput>;
    /** Rubble check [16.32]. Rolls for rubble in the hexes of Budapest that artillery or air attacked; others need no roll. Rules 16.32. */
    readonly rubbleCheck: Procedure<ColdWarBattlesRubbleCheckInput, ColdWarBattlesRubbleCheckOutcome, ColdWarBattlesOptionsInput>;
  };
  readonly movement: {
    /** Cost of a step [7.6, 7.7]. Movement points for entering a hex: terrain, hexside, road or trail, rubble, monsoon, engineers, irregulars. Rules 7.6, 7.7. */
    readonly stepCost: Procedure<ColdWarBattlesStepCostInput, ColdWarBattlesStepCostOutcome, ColdWarBattlesOptionsInput>;
    /** Move along a path [7.2, 7.3, 7.4]. Checks a move step by step from its facts: allowance, cost of each step, stops, disengagement, minimum move. Rules 7.2, 7.3, 7.4. */
    readonly path: Procedure<ColdWarBattlesPathInput, ColdWarBattlesWalkOutcome, ColdWarBattlesOptionsInput>;
    /** Move over a map [7.2]. Checks a chosen way over a map step by step, with costs, stops and the reason why a step is refused. Rules 7.2. */
    readonly route: Procedure<ColdWarBattlesRouteInput, ColdWarBattlesWalkOutcome, ColdWarBattlesOptionsInput>;
    /** Reach [7.1]. Every hex a unit can reach over a map, with the cheapest cost, stops in enemy zones and minimum moves. Rules 7.1. */
    readonly reach: Procedure<ColdWarBattlesMapMoveInput, ColdWarBattlesReachOutcome, ColdWarBattlesOptionsInput>;
    /** Airmobile move [13.0]. Whether a helicopter may lift a unit: in the Movement Phase, on entry, out of a retreat or instead of an advance. Rules 13.0. */
    readonly airmobile: Procedure<ColdWarBattlesAirmobileInput, ColdWarBattlesAirmobileOutcome, ColdWarBattlesOptionsInput>;
    /** Parachute drop [19.0]. Whether a unit may drop, the landing roll with its modifiers, scatter and losses. Rules 19.0. */
    readonly parachute: Procedure<ColdWarBattlesParachuteInput, ColdWarBattlesParachuteOutcome, ColdWarBattlesOptionsInput>;
    /** Entry of a reinforcement [6.0]. Whether a reinforcement may be placed in a hex this turn, and what it may do then. Rules 6.0. */
    readonly reinforcementEntry: Procedure<ColdWarBattlesEntryInput, ColdWarBattlesEntryOutcome, ColdWarBattlesOptionsInput>;
  };
  readonly spotting: {
    /** Artillery range [10.3, 10.4]. Whether a hex is in range; there is no line of sight and no need of a spotter. Rules 10.3, 10.4. */
    readonly artilleryRange: Procedure<ColdWarBattlesArtilleryRangeInput, ColdWarBattlesArtilleryRangeOutcome, ColdWarBattlesOptionsInput>;
    /** Untried units [14.0]. Which units are untried when placed, which are turned up by combat or fire, and which are lost when they are. Rules 14.0. */
    readonly reveal: Procedure<ColdWarBattlesRevealInput, ColdWarBattlesRevealOutcome, ColdWarBattlesOptionsInput>;
    /** Recon [20.1, 20.2]. Optional: which untried enemies a scouting unit may look at. Rules 20.1, 20.2. */
    readonly recon: Procedure<ColdWarBattlesReconInput, ColdWarBattlesReconOutcome, ColdWarBattlesOptionsInput>;
    /** Aerial recon [20.3]. Optional: which untried enemies an air marker may look at. Rules 20.3. */
    readonly aerialRecon: Procedure<ColdWarBattlesAerialReconInput, ColdWarBattlesReconOutcome, ColdWarBattlesOptionsInput>;
  };
  readonly events: {
    /** Random event [5.0, 5.1]. Rolls the event of a game turn in either battle and says what comes of it. Rules 5.0, 5.1. */
    readonly randomEvent: Procedure<ColdWarBattlesRandomEventInput, ColdWarBattlesRandomEventOutcome, ColdWarBattlesOptionsInput>;
    /** Airpower [16.16, 16.30, 17.11, …]. The air markers a side receives this turn: by the table in Angola, by allotment or die in Budapest. Rules 16.16, 16.30, 17.11, 17.22, 17.27, 18.4. */
    readonly airpower: Procedure<ColdWarBattlesAirpowerInput, ColdWarBattlesAirpowerOutcome, ColdWarBattlesOptionsInput>;
    /** Reinforcement schedule [6.1]. The reinforcements a side receives on a turn, contingency reinforcements included. Rules 6.1. */
    readonly schedule: Procedure<ColdWarBattlesScheduleInput, ColdWarBattlesScheduleOutcome, ColdWarBattlesOptionsInput>;
    /** Hungarian reinforcements [16.12]. Units drawn from the pools by the number of squares and objectives held, and one more with NATO. Rules 16.12. */
    readonly hungarianReinforcements: Procedure<ColdWarBattlesHungarianDrawInput, ColdWarBattlesHungarianDrawOutcome, ColdWarBattlesOptionsInput>;
    /** Bought reinforcements [17.12, 17.25, 17.26]. Units of Angola bought with victory points: price, doubling near Mavinga, delay and turn of arrival. Rules 17.12, 17.25, 17.26. */
    readonly optionalReinforcement: Procedure<ColdWarBattlesOptionalReinforcementInput, ColdWarBattlesOptionalReinforcementOutcome, ColdWarBattlesOptionsInput>;
    /** SADF rotation [17.23]. Whether SADF units may be withdrawn and whether the 82nd Brigade enters in exchange. Rules 17.23. */
    readonly rotation: Procedure<ColdWarBattlesRotationInput, ColdWarBattlesRotationOutcome, ColdWarBattlesOptionsInput>;
    /** Refitting [17.32]. How many eliminated units return to a refitting side, and what it gives up for that player turn. Rules 17.32. */
    readonly refit: Procedure<ColdWarBattlesRefitInput, ColdWarBattlesRefitOutcome, ColdWarBattlesOptionsInput>;
  };
  readonly status: {
    /** Game turn [4.0]. The phases of a game turn in order, with the side that acts in each, the date and the weather. Rules 4.0. */
    readonly turn: Procedure<ColdWarBattlesTurnInput, ColdWarBattlesTurnOutcome, ColdWarBattlesOptionsInput>;
    /** Set-up [3.2]. Checks starting positions and numbers of either battle, unit by unit. Rules 3.2. */
    readonly setUp: Procedure<ColdWarBattlesSetUpInput, ColdWarBattlesSetUpOutcome, ColdWarBattlesOptionsInput>;
    /** Interventions in Budapest [16.14, 16.15a, 16.15b]. What the chosen NATO and Hungarian Army interventions cost and bring; the options say which are chosen. Rules 16.14, 16.15a, 16.15b. */
    readonly intervention: Procedure<ColdWarBattlesInterventionInput, ColdWarBattlesInterventionOutcome, ColdWarBattlesOptionsInput>;
    /** Zones of control [8.1, 8.2, 8.3]. All hexes in the zones of control of a side, and the enemies that stand in them. Rules 8.1, 8.2, 8.3. */
    readonly zonesOfControl: Procedure<ColdWarBattlesZonesInput, ColdWarBattlesZonesOutcome, ColdWarBattlesOptionsInput>;
    /** Stacking [7.8]. Stacking limit of a hex, commands that may not share it, and what must be eliminated at the end of a phase. Rules 7.8. */
    readonly stacking: Procedure<ColdWarBattlesStackingInput, ColdWarBattlesStackingOutcome, ColdWarBattlesOptionsInput>;
    /** Headquarters and communications [16.17, 17.13]. Over a map: which units an unsuppressed Hungarian HQ or Soviet Communications unit helps in combat, and by how much. Rules 16.17, 17.13. */
    readonly commandRange: Procedure<ColdWarBattlesCommandRangeInput, ColdWarBattlesCommandRangeOutcome, ColdWarBattlesOptionsInput>;
    /** Supply shortage [17.31]. Whether a side of Angola is short of supply at this moment, and what that does to its attacks. Rules 17.31. */
    readonly supply: Procedure<ColdWarBattlesSupplyInput, ColdWarBattlesSupplyOutcome, ColdWarBattlesOptionsInput>;
    /** Recovery [11.4]. Which suppressed units recover in a Recovery Phase. Rules 11.4. */
    readonly recovery: Procedure<ColdWarBattlesRecoveryInput, ColdWarBattlesRecoveryOutcome, ColdWarBattlesOptionsInput>;
    /** Control of a hex [15.3]. Who controls a hex by the last unit in it; passing through counts, air does not. Rules 15.3. */
    readonly control: Procedure<ColdWarBattlesControlInput, ColdWarBattlesControlOutcome, ColdWarBattlesOptionsInput>;
    /** Points for eliminated units [16.3, 16.5, 17.3, …]. Victory points for eliminated units, however they were lost, and which of them return to a pool. Rules 16.3, 16.5, 17.3, 17.5. */
    readonly eliminationPoints: Procedure<ColdWarBattlesEliminationInput, ColdWarBattlesEliminationOutcome, ColdWarBattlesOptionsInput>;
    /** Victory [15.0]. Adds points for hexes held at the end to the index and names the level of victory. Rules 15.0. */
    readonly victory: Procedure<ColdWarBattlesVictoryInput, ColdWarBattlesVictoryOutcome, ColdWarBattlesOptionsInput>;
    /** Quick end [16.9]. Whether Budapest ends at the end of this turn, and with which bonus. Rules 16.9. */
    readonly quickEnd: Procedure<ColdWarBattlesQuickEndInput, ColdWarBattlesQuickEndOutcome, ColdWarBattlesOptionsInput>;
  };
}
