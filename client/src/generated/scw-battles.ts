/* Written by scripts/write-client.mjs from the declarations of the games: change those. */

import type { BoardName, HexGridShapeInput, SessionAgreeUndoCommand, SessionBeganEvent, SessionConcedeCommand, SessionConcededEvent, SessionEndedEvent, SessionJoinCommand, SessionJoinedEvent, SessionProposeUndoCommand, SessionRefuseUndoCommand, SessionRulesAdoptedEvent, SessionSeatLeftEvent, SessionSeatTakenEvent, SessionTimedOutEvent, SessionUndoAgreedEvent, SessionUndoProposedEvent, SessionUndoRefusedEvent, SessionUndoneEvent } from './service.js';
import type { Procedure } from '../rulings/procedure.js';
import type { OrStored } from './service.js';


/** Place a unit [4.0] */
export interface ScwBattlesPlaceCommand {
  readonly type: 'place';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** Bombard a hex [13.3] */
export interface ScwBattlesBombardCommand {
  readonly type: 'bombard';
  /** The hex */
  readonly hex: string;
  /** Air points spent; 0 where air units fly [13.2]. Default: 0. */
  readonly points?: number;
}

/** Send an air unit to bomb a hex [13.1, 13.3] */
export interface ScwBattlesSendBomberCommand {
  readonly type: 'send-bomber';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** Move a unit [6.1] */
export interface ScwBattlesMoveCommand {
  readonly type: 'move';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Bring a reinforcement on [15.1] */
export interface ScwBattlesEnterCommand {
  readonly type: 'enter';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** Leave the map [16.0] */
export interface ScwBattlesLeaveMapCommand {
  readonly type: 'leave-map';
  /** The unit */
  readonly unit: string;
  /** The edge of the map it leaves by [16.0] */
  readonly edge: 'N' | 'E' | 'S' | 'W';
}

/** Get on a truck [B.4, B.10] */
export interface ScwBattlesLoadCommand {
  readonly type: 'load';
  /** The passenger */
  readonly unit: string;
  /** The truck it gets on */
  readonly truck: string;
}

/** Get off a truck [B.10] */
export interface ScwBattlesUnloadCommand {
  readonly type: 'unload';
  /** The unit */
  readonly unit: string;
}

/** Build a pontoon bridge [J.18] */
export interface ScwBattlesBuildBridgeCommand {
  readonly type: 'build-bridge';
  /** The engineer */
  readonly unit: string;
  /** The hexside it bridges, as "2228/2229" [J.18] */
  readonly side: string;
}

/** Release a brigade of the Madrid reserves [J.20] */
export interface ScwBattlesReleaseCommand {
  readonly type: 'release';
  /** The brigade */
  readonly brigade: string;
}

/** Receive a replacement division [B.20] */
export interface ScwBattlesReceiveCommand {
  readonly type: 'receive';
  /** The division */
  readonly division: string;
}

/** Remove an excess unit [7.2] */
export interface ScwBattlesRemoveCommand {
  readonly type: 'remove';
  /** The unit */
  readonly unit: string;
}

/** Let a unit attack a hex [11.1] */
export interface ScwBattlesAttackCommand {
  readonly type: 'attack';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** Draw another hex into an attack [11.1] */
export interface ScwBattlesExtendAttackCommand {
  readonly type: 'extend-attack';
  /** The combat, by its number */
  readonly combat: number;
  /** The enemy hex it takes in as well */
  readonly hex: string;
}

/** Barrage a hex [12.4] */
export interface ScwBattlesBarrageCommand {
  readonly type: 'barrage';
  /** The artillery unit */
  readonly gun: string;
  /** The hex it fires at */
  readonly hex: string;
}

/** Call a declared combat off [11.1] */
export interface ScwBattlesCallOffCommand {
  readonly type: 'call-off';
  /** The combat, by its number */
  readonly combat: number;
}

/** Commit air support [13.1, 13.2] */
export interface ScwBattlesFlyCommand {
  readonly type: 'fly';
  /** The combat, by its number */
  readonly combat: number;
  /** Air points sent [13.2] */
  readonly points?: number;
  /** Air unit sent [13.1] */
  readonly unit?: string;
}

/** Take up a combat [5.0] */
export interface ScwBattlesOpenCombatCommand {
  readonly type: 'open-combat';
  /** The combat, by its number */
  readonly combat: number;
}

/** Attack normally [11.2] */
export interface ScwBattlesNormalAttackCommand {
  readonly type: 'normal-attack';
}

/** Assault [11.2, 11.2.1] */
export interface ScwBattlesAssaultCommand {
  readonly type: 'assault';
  /** Divisions that pay a point each [11.2.1] */
  readonly pay: readonly string[];
}

/** Commit a supporting gun [12.3] */
export interface ScwBattlesSupportCommand {
  readonly type: 'support';
  /** The artillery unit */
  readonly gun: string;
}

/** Retreat before the die [11.61] */
export interface ScwBattlesWithdrawCommand {
  readonly type: 'withdraw';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Turn support fire into a barrage [12.3.3] */
export interface ScwBattlesTurnGunsCommand {
  readonly type: 'turn-guns';
  /** The hex */
  readonly hex: string;
}

/** Choose who loses a step [11.5, 13.3] */
export interface ScwBattlesLoseStepCommand {
  readonly type: 'lose-step';
  /** The unit */
  readonly unit: string;
}

/** Retreat a unit [11.6, 11.62] */
export interface ScwBattlesRetreatCommand {
  readonly type: 'retreat';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Hold the ground, backs to the wall [14.3] */
export interface ScwBattlesHoldGroundCommand {
  readonly type: 'hold-ground';
}

/** Place a leader who got away [14.4] */
export interface ScwBattlesPlaceLeaderCommand {
  readonly type: 'place-leader';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
}

/** Advance after combat [11.7] */
export interface ScwBattlesAdvanceCommand {
  readonly type: 'advance';
  /** The unit */
  readonly unit: string;
  /** The hex it goes to */
  readonly to: string;
}

/** Be done with this step [5.0] */
export interface ScwBattlesDoneCommand {
  readonly type: 'done';
}

/** A command of Spanish Civil War Battles: Jarama & Brunete. */
export type ScwBattlesCommand = ScwBattlesPlaceCommand | ScwBattlesBombardCommand | ScwBattlesSendBomberCommand | ScwBattlesMoveCommand | ScwBattlesEnterCommand | ScwBattlesLeaveMapCommand | ScwBattlesLoadCommand | ScwBattlesUnloadCommand | ScwBattlesBuildBridgeCommand | ScwBattlesReleaseCommand | ScwBattlesReceiveCommand | ScwBattlesRemoveCommand | ScwBattlesAttackCommand | ScwBattlesExtendAttackCommand | ScwBattlesBarrageCommand | ScwBattlesCallOffCommand | ScwBattlesFlyCommand | ScwBattlesOpenCombatCommand | ScwBattlesNormalAttackCommand | ScwBattlesAssaultCommand | ScwBattlesSupportCommand | ScwBattlesWithdrawCommand | ScwBattlesTurnGunsCommand | ScwBattlesLoseStepCommand | ScwBattlesRetreatCommand | ScwBattlesHoldGroundCommand | ScwBattlesPlaceLeaderCommand | ScwBattlesAdvanceCommand | ScwBattlesDoneCommand | SessionJoinCommand | SessionProposeUndoCommand | SessionAgreeUndoCommand | SessionRefuseUndoCommand | SessionConcedeCommand;

/** The other side sets up */
export interface ScwBattlesSetUpPassedEvent {
  readonly type: 'set-up-passed';
  /** The side that sets up next */
  readonly to: 'republican' | 'nationalist';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A phase begins */
export interface ScwBattlesPhaseBeganEvent {
  readonly type: 'phase-began';
  /** The game turn */
  readonly turn: number;
  /** The phase [5.0] */
  readonly phase: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The first player is known */
export interface ScwBattlesInitiativeDecidedEvent {
  readonly type: 'initiative-decided';
  /** The first player of the turn */
  readonly first: 'republican' | 'nationalist';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The weather of the turn */
export interface ScwBattlesWeatherSetEvent {
  readonly type: 'weather-set';
  /** The weather of the turn [17.0] */
  readonly weather: 'clear' | 'rainMud';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Air points for the turn */
export interface ScwBattlesAirPointsReceivedEvent {
  readonly type: 'air-points-received';
  /** The side */
  readonly side: 'republican' | 'nationalist';
  /** Air points for the turn [13.2] */
  readonly points: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A step of the phase is reached */
export interface ScwBattlesStepReachedEvent {
  readonly type: 'step-reached';
  /** The step of the phase */
  readonly step: string;
  /** The combat at hand, by its number; null when none is */
  readonly combat?: number | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Supply and command are judged */
export interface ScwBattlesStatusJudgedEvent {
  readonly type: 'status-judged';
  /** The sides judged */
  readonly sides: readonly ('republican' | 'nationalist')[];
  /** Units out of supply [9.3] */
  readonly unsupplied: readonly string[];
  /** Units out of command [10.3] */
  readonly uncommanded: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The game is over */
export interface ScwBattlesGameOverEvent {
  readonly type: 'game-over';
  /** How it ended */
  readonly result: ScwBattlesGameResult;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is set up */
export interface ScwBattlesUnitPlacedEvent {
  readonly type: 'unit-placed';
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

/** A unit moves */
export interface ScwBattlesUnitMovedEvent {
  readonly type: 'unit-moved';
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** The hex it is in now */
  readonly to: string;
  /** The hexes entered, in order */
  readonly path: readonly string[];
  /** Movement points spent [6.1] */
  readonly spent: number;
  /** The hex it came from into an enemy zone of control [11.6] */
  readonly cameFrom?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A reinforcement comes on */
export interface ScwBattlesUnitEnteredEvent {
  readonly type: 'unit-entered';
  /** The unit */
  readonly unit: string;
  /** The hex */
  readonly hex: string;
  /** Movement points spent [15.1] */
  readonly spent: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit leaves the map */
export interface ScwBattlesUnitLeftEvent {
  readonly type: 'unit-left';
  /** The unit */
  readonly unit: string;
  /** The hex it left from */
  readonly from: string;
  /** The edge of the map [16.0] */
  readonly edge: 'N' | 'E' | 'S' | 'W';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit retreats */
export interface ScwBattlesUnitRetreatedEvent {
  readonly type: 'unit-retreated';
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** The hex it is in now */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit advances after combat */
export interface ScwBattlesUnitAdvancedEvent {
  readonly type: 'unit-advanced';
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** The hex it is in now */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit loses a step */
export interface ScwBattlesUnitReducedEvent {
  readonly type: 'unit-reduced';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is lost */
export interface ScwBattlesUnitEliminatedEvent {
  readonly type: 'unit-eliminated';
  /** The unit */
  readonly unit: string;
  /** The hex it was lost in */
  readonly from?: string | null;
  /** Why: steps, retreat, stacking or overrun */
  readonly cause: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A leader gets away */
export interface ScwBattlesLeaderFledEvent {
  readonly type: 'leader-fled';
  /** The leader */
  readonly unit: string;
  /** The hex he left */
  readonly from: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A leader joins other units */
export interface ScwBattlesLeaderSavedEvent {
  readonly type: 'leader-saved';
  /** The leader */
  readonly unit: string;
  /** The hex he left */
  readonly from?: string | null;
  /** The hex he is in now */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An HQ will be rebuilt */
export interface ScwBattlesHqReturnsEvent {
  readonly type: 'hq-returns';
  /** The HQ */
  readonly unit: string;
  /** The turn on which it is back [10.5] */
  readonly turn: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A place changes hands */
export interface ScwBattlesHexTakenEvent {
  readonly type: 'hex-taken';
  /** The hex */
  readonly hex: string;
  /** The side that has it now */
  readonly side: 'republican' | 'nationalist';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A division enters an objective */
export interface ScwBattlesObjectiveEnteredEvent {
  readonly type: 'objective-entered';
  /** The hex */
  readonly hex: string;
  /** The Republican division [B.19] */
  readonly division: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An air unit is sent to bomb */
export interface ScwBattlesBomberSentEvent {
  readonly type: 'bomber-sent';
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

/** A hex is bombarded */
export interface ScwBattlesHexBombardedEvent {
  readonly type: 'hex-bombarded';
  /** The hex */
  readonly hex: string;
  /** The side that bombards */
  readonly side: 'republican' | 'nationalist';
  /** Air points spent [13.2] */
  readonly points: number;
  /** Air units over it */
  readonly units: readonly string[];
  /** Steps lost [13.3] */
  readonly steps: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is to attack */
export interface ScwBattlesAttackDeclaredEvent {
  readonly type: 'attack-declared';
  /** The unit */
  readonly unit: string;
  /** The hex it attacks */
  readonly hex: string;
  /** The combat it joins; null for a new one */
  readonly combat: number | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A hex is drawn into an attack */
export interface ScwBattlesAttackExtendedEvent {
  readonly type: 'attack-extended';
  /** The combat, by its number */
  readonly combat: number;
  /** The hex drawn into it */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A gun is to barrage */
export interface ScwBattlesBarrageDeclaredEvent {
  readonly type: 'barrage-declared';
  /** The artillery unit */
  readonly gun: string;
  /** The hex it fires at */
  readonly hex: string;
  /** The barrage it joins; null for a new one */
  readonly combat: number | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A declared combat is called off */
export interface ScwBattlesCombatCalledOffEvent {
  readonly type: 'combat-called-off';
  /** The combat, by its number */
  readonly combat: number;
  /** The hexes that were to be attacked */
  readonly targets: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A combat is taken up */
export interface ScwBattlesCombatOpenedEvent {
  readonly type: 'combat-opened';
  /** The combat, by its number */
  readonly combat: number;
  /** Attacking units; none for a barrage */
  readonly attackers: readonly string[];
  /** The hexes attacked */
  readonly targets: readonly string[];
  /** The units attacked */
  readonly defenders: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Air support is committed */
export interface ScwBattlesAirCommittedEvent {
  readonly type: 'air-committed';
  /** The combat, by its number */
  readonly combat: number;
  /** The side */
  readonly side: 'republican' | 'nationalist';
  /** Air points sent [13.2] */
  readonly points: number;
  /** The air unit sent [13.1] */
  readonly unit?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Normal attack or assault */
export interface ScwBattlesAttackKindChosenEvent {
  readonly type: 'attack-kind-chosen';
  /** The combat, by its number */
  readonly combat: number;
  /** Normal attack or assault [11.2] */
  readonly kind: 'normal' | 'assault';
  /** Divisions that pay an assault point each [11.2.1] */
  readonly paid: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A gun supports a combat */
export interface ScwBattlesGunCommittedEvent {
  readonly type: 'gun-committed';
  /** The combat, by its number */
  readonly combat: number;
  /** The artillery unit */
  readonly gun: string;
  /** Whom it supports [12.3] */
  readonly party: 'attacker' | 'defender';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit retreats before the die */
export interface ScwBattlesUnitWithdrewEvent {
  readonly type: 'unit-withdrew';
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** The hex it is in now */
  readonly to: string;
  /** The combat, by its number */
  readonly combat: number;
  /** Of which party */
  readonly party: 'attacker' | 'defender';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A combat is over */
export interface ScwBattlesCombatOverEvent {
  readonly type: 'combat-over';
  /** The combat, by its number */
  readonly combat: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Somebody has to choose */
export interface ScwBattlesChoicesOwedEvent {
  readonly type: 'choices-owed';
  /** What is to be chosen, the most urgent first */
  readonly choices: readonly ScwBattlesChoiceOwed[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A choice has been made */
export interface ScwBattlesChoiceSettledEvent {
  readonly type: 'choice-settled';
  /** What is left of it */
  readonly left?: ScwBattlesChoiceOwed | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The ground is held */
export interface ScwBattlesGroundHeldEvent {
  readonly type: 'ground-held';
  /** The side */
  readonly side: 'republican' | 'nationalist';
  /** Which party of the combat it is */
  readonly party: 'attacker' | 'defender';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A gun is drawn from the pool */
export interface ScwBattlesGunDrawnEvent {
  readonly type: 'gun-drawn';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A brigade is released */
export interface ScwBattlesReservesReleasedEvent {
  readonly type: 'reserves-released';
  /** The brigade [J.20] */
  readonly brigade: string;
  /** Its units */
  readonly units: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Madrid takes alarm */
export interface ScwBattlesApproachMadeEvent {
  readonly type: 'approach-made';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A bridge is begun */
export interface ScwBattlesBridgeBegunEvent {
  readonly type: 'bridge-begun';
  /** The engineer */
  readonly unit: string;
  /** The hexside, as "2228/2229" [J.18] */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A bridge stands */
export interface ScwBattlesBridgeBuiltEvent {
  readonly type: 'bridge-built';
  /** The engineer */
  readonly unit: string;
  /** The hexside, as "2228/2229" [J.18] */
  readonly side: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A division has left */
export interface ScwBattlesDivisionWithdrawnEvent {
  readonly type: 'division-withdrawn';
  /** The division [B.20] */
  readonly division: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A division comes */
export interface ScwBattlesDivisionReceivedEvent {
  readonly type: 'division-received';
  /** The division [B.20] */
  readonly division: string;
  /** Its units */
  readonly units: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit gets on a truck */
export interface ScwBattlesUnitLoadedEvent {
  readonly type: 'unit-loaded';
  /** The passenger */
  readonly unit: string;
  /** The truck [B.10] */
  readonly truck: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit gets off a truck */
export interface ScwBattlesUnitUnloadedEvent {
  readonly type: 'unit-unloaded';
  /** The passenger */
  readonly unit: string;
  /** The truck [B.10] */
  readonly truck: string;
  /** The hex */
  readonly hex: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Something that happened in a game of Spanish Civil War Battles: Jarama & Brunete. */
export type ScwBattlesEvent = ScwBattlesSetUpPassedEvent | ScwBattlesPhaseBeganEvent | ScwBattlesInitiativeDecidedEvent | ScwBattlesWeatherSetEvent | ScwBattlesAirPointsReceivedEvent | ScwBattlesStepReachedEvent | ScwBattlesStatusJudgedEvent | ScwBattlesGameOverEvent | ScwBattlesUnitPlacedEvent | ScwBattlesUnitMovedEvent | ScwBattlesUnitEnteredEvent | ScwBattlesUnitLeftEvent | ScwBattlesUnitRetreatedEvent | ScwBattlesUnitAdvancedEvent | ScwBattlesUnitReducedEvent | ScwBattlesUnitEliminatedEvent | ScwBattlesLeaderFledEvent | ScwBattlesLeaderSavedEvent | ScwBattlesHqReturnsEvent | ScwBattlesHexTakenEvent | ScwBattlesObjectiveEnteredEvent | ScwBattlesBomberSentEvent | ScwBattlesHexBombardedEvent | ScwBattlesAttackDeclaredEvent | ScwBattlesAttackExtendedEvent | ScwBattlesBarrageDeclaredEvent | ScwBattlesCombatCalledOffEvent | ScwBattlesCombatOpenedEvent | ScwBattlesAirCommittedEvent | ScwBattlesAttackKindChosenEvent | ScwBattlesGunCommittedEvent | ScwBattlesUnitWithdrewEvent | ScwBattlesCombatOverEvent | ScwBattlesChoicesOwedEvent | ScwBattlesChoiceSettledEvent | ScwBattlesGroundHeldEvent | ScwBattlesGunDrawnEvent | ScwBattlesReservesReleasedEvent | ScwBattlesApproachMadeEvent | ScwBattlesBridgeBegunEvent | ScwBattlesBridgeBuiltEvent | ScwBattlesDivisionWithdrawnEvent | ScwBattlesDivisionReceivedEvent | ScwBattlesUnitLoadedEvent | ScwBattlesUnitUnloadedEvent | SessionJoinedEvent | SessionBeganEvent | SessionEndedEvent | SessionConcededEvent | SessionUndoProposedEvent | SessionUndoAgreedEvent | SessionUndoRefusedEvent | SessionUndoneEvent | SessionRulesAdoptedEvent | SessionSeatLeftEvent | SessionSeatTakenEvent | SessionTimedOutEvent;

/** A position of Spanish Civil War Battles: Jarama & Brunete, as far as the board does not show it. */
export interface ScwBattlesBattleView {
  /** The game. */
  readonly game: 'scw-battles';
  /** What the calendar calls the turn */
  readonly date?: string | null;
  /** The game turn */
  readonly turn: number;
  /** The phase, or "set-up" [5.0] */
  readonly phase: string;
  /** The step of the phase */
  readonly step: string;
  /** The first player of the turn [5.0 A] */
  readonly first: 'republican' | 'nationalist';
  /** The player whose phase it is */
  readonly phasing: 'republican' | 'nationalist';
  /** The weather [17.0] */
  readonly weather: 'clear' | 'rainMud';
  /** Every counter */
  readonly units: readonly ScwBattlesCounterInPlay[];
  /** Air points */
  readonly airPoints: readonly ScwBattlesAirPointsOfSide[];
  /** Assault points */
  readonly assaultPoints: readonly ScwBattlesAssaultPointsOfDivision[];
  /** Objectives by who was there last */
  readonly owners: readonly ScwBattlesPlaceOwner[];
  /** Objectives by the Republican divisions that have entered them [B.19] */
  readonly enteredBy: readonly ScwBattlesDivisionsInPlace[];
  /** The unit whose move may still be gone on with [6.1] */
  readonly mover: string | null;
  /** Combats declared for this phase [11.1] */
  readonly combats: readonly ScwBattlesCombatInHand[];
  /** The number of the combat at hand */
  readonly current: number | null;
  /** What somebody must decide first */
  readonly pending: readonly ScwBattlesChoiceOwed[];
  /** Air units whose bombs have not fallen yet [13.3] */
  readonly bombers: readonly ScwBattlesBombersOverHex[];
  /** An approach has released reserves [J.20] */
  readonly approached: boolean;
  /** Replacement divisions received [B.20] */
  readonly received: readonly string[];
  /** Divisions that left for them [B.20] */
  readonly exchanged: readonly string[];
  /** How it ended; null while it goes on */
  readonly result: ScwBattlesGameResult | null;
}

export interface ScwBattlesAttackInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Attacking side */
  readonly side: 'republican' | 'nationalist';
  /** Normal attack unless assault is said; left open, the odds compare both [11.2] */
  readonly kind?: 'normal' | 'assault';
  /** Weather, for air strength [J.22]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** Attacking manoeuvre units [11.1] */
  readonly attackers: readonly ScwBattlesAttackingUnitInput[];
  /** All units in the attacked hexes [11.1] */
  readonly defenders: readonly ScwBattlesDefendingUnitInput[];
  /** The attacked hexes; clear when left out [T.5]. Default: []. */
  readonly ground?: readonly ScwBattlesGroundInput[];
  /** Artillery supporting the attack [12.3.1]. Default: []. */
  readonly guns?: readonly ScwBattlesGunInput[];
  /** Artillery supporting the defence [12.3.2]. Default: []. */
  readonly defensiveGuns?: readonly ScwBattlesDefensiveGunInput[];
  /** Air support of the attack [13.1, 13.2] */
  readonly air?: ScwBattlesAirMissionInput;
  /** Air support of the defence [13.1, 13.2] */
  readonly defensiveAir?: ScwBattlesAirMissionInput;
  /** Assault points left, where the client keeps them [11.2]. Default: []. */
  readonly assaultPoints?: readonly ScwBattlesDivisionPointsInput[];
  /** Division that pays for an assault by units of no division alone [J.8, B.7] */
  readonly payingDivision?: string;
  /** Brunete: what is known of objective hexes; when sent, the attacked hexes named are tested by it [B.19] */
  readonly objectives?: readonly ScwBattlesObjectiveMemoryInput[];
  /** The attacked hex is next to a Nationalist F/88 [J.14]. Default: false. */
  readonly adjacentF88?: boolean;
  /** A defending unit has been attacked already in this phase [11.1, 11.2.1]. Default: false. */
  readonly alreadyAttacked?: boolean;
  /** Leader stacked with an attacking unit [14.3]. Default: "none". */
  readonly leader?: 'none' | 'sameCommand' | 'otherCommand';
  /** The attacking leader holds the ground if a retreat comes [14.3]. Default: false. */
  readonly attackerHolds?: boolean;
  /** A leader is stacked with the defenders [14.3]. Default: false. */
  readonly defendingLeader?: boolean;
  /** The defending leader holds the ground if a retreat comes [14.3]. Default: false. */
  readonly defenderHolds?: boolean;
}

export type ScwBattlesAttackingUnitInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Attack factor on the face now showing [2.1] */
  readonly attack?: number;
  /** Attacks across a river or canal hexside, bridged or not [T.5]. Default: false. */
  readonly acrossRiver?: boolean;
  /** Has already attacked in this phase [11.1]. Default: false. */
  readonly attackedThisPhase?: boolean;
  /** Another unit of its stack attacks a different hex [11.1]. Default: false. */
  readonly stackSplit?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesDefendingUnitInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Defence factor on the face now showing; artillery prints none and defends at 1 [12.5] */
  readonly defence?: number;
  /** A German F/88 [J.14]. Default: false. */
  readonly f88?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesGroundInput {
  /** The hex, where the client wants the objectives of Brunete tested [B.19] */
  readonly hex?: string;
  /** Everything printed in the hex; clear when empty [T.5]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** Of the manoeuvre units that attack this hex, who comes across a river; where several hexes are attacked. When left out, as the attackers say [T.5] */
  readonly river?: 'none' | 'some' | 'all';
}

export type ScwBattlesGunInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Attack factor of the artillery unit [2.1] */
  readonly attack?: number;
  /** Fires at an adjacent hex, and so shares the results of the attackers [12.5]. Default: false. */
  readonly adjacent?: boolean;
  /** Printed range; compared with the distance where both are given [12.0] */
  readonly range?: number;
  /** Hexes to the attacked hex, that hex counted; the nearest of several [12.0, 12.3.4] */
  readonly distance?: number;
  /** Has already fired in this combat phase [12.1]. Default: false. */
  readonly firedThisPhase?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export type ScwBattlesDefensiveGunInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Attack factor of the artillery unit [2.1] */
  readonly attack?: number;
  /** Fires at an adjacent hex, and so shares the results of the attackers [12.5]. Default: false. */
  readonly adjacent?: boolean;
  /** Printed range; compared with the distance where both are given [12.0] */
  readonly range?: number;
  /** Hexes to the attacked hex, that hex counted; the nearest of several [12.0, 12.3.4] */
  readonly distance?: number;
  /** Has already fired in this combat phase [12.1]. Default: false. */
  readonly firedThisPhase?: boolean;
  /** Is itself under normal or assault attack in this phase [12.5]. Default: false. */
  readonly underAttack?: boolean;
  /** Stands in the hex it would support [12.5]. Default: false. */
  readonly inSupportedHex?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesAirMissionInput {
  /** Bombardment strength of each air unit [13.1]. Default: []. */
  readonly units?: readonly number[];
  /** Air points spent [13.2]. Default: 0. */
  readonly points?: number;
  /** A Nationalist F/88 stands in the hex of the mission or next to it [J.15]. Default: false. */
  readonly nearF88?: boolean;
}

export interface ScwBattlesDivisionPointsInput {
  /** Division [11.2.2] */
  readonly division: string;
  /** Assault points [11.2] */
  readonly points: number;
}

export interface ScwBattlesObjectiveMemoryInput {
  /** Objective hex [B.19] */
  readonly hex: string;
  /** Divisions of which a unit has entered it since the enemy last held it [B.19]. Default: []. */
  readonly enteredBy?: readonly string[];
  /** An enemy unit is in it now, or took it back since [B.19]. Default: false. */
  readonly enemyHeld?: boolean;
  /** It is in an enemy zone of control now [B.19]. Default: false. */
  readonly enemyZoc?: boolean;
}

export interface ScwBattlesOptionsInput {
  /** Units of one stack may attack different hexes [11.1]. Default: false. */
  readonly allowStackSplit?: boolean;
  /** Advance is also allowed into a hex emptied by step losses alone [11.7]. Default: false. */
  readonly advanceOnElimination?: boolean;
  /** Brunete rolls for weather on its printed table instead of being always clear [B.17, T.2]. Default: false. */
  readonly bruneteSeriesWeather?: boolean;
  /** How Brunete dates fall on turns: ten two-day turns, or nineteen one-day turns [B.1, 3.0]. Default: "twoDay". */
  readonly bruneteCalendar?: 'twoDay' | 'daily';
  /** Jarama: the 5 points of the east edge are scored once, not for each unit that left [J.9]. Default: false. */
  readonly jaramaExitVpOnce?: boolean;
  /** Barrage: units out of supply defend with half their printed factor [12.4, 9.3]. Default: false. */
  readonly barrageHalvesUnsupplied?: boolean;
}

export interface ScwBattlesAttackOutcome {
  /** Attack strength with artillery and air [11.4] */
  readonly attackStrength: number;
  /** Defence strength with artillery, air and terrain [11.4] */
  readonly defenceStrength: number;
  /** What the attack strength is made of [11.4] */
  readonly attackFrom: ScwBattlesStrengthParts;
  /** What the defence strength is made of besides terrain [11.4] */
  readonly defenceFrom: ScwBattlesStrengthParts;
  /** Points of terrain within the defence strength [T.5] */
  readonly terrainPoints: number;
  /** Attack less defence [11.4] */
  readonly differential: number;
  /** Column of the differential [T.4] */
  readonly startColumn: string;
  /** Every shift by itself [11.2, J.14, J.17] */
  readonly shifts: readonly ScwBattlesColumnShift[];
  /** Net columns of shift, right positive [11.4] */
  readonly shift: number;
  /** Column used [T.4] */
  readonly column: string;
  /** Added to the die [11.3, 14.3] */
  readonly dieModifier: number;
  /** Result as printed, attacker before defender; null up to the column [T.4] */
  readonly result?: string | null;
  /** What the attacker suffers; null up to the column */
  readonly attacker?: ScwBattlesCombatEffect | null;
  /** What the defender suffers; null up to the column */
  readonly defender?: ScwBattlesCombatEffect | null;
  /** Who may advance into the hex the other leaves, if it is empty; null up to the column [11.7] */
  readonly mayAdvance?: 'attacker' | 'defender' | 'none' | null;
  /** Assault points spent [11.2.1] */
  readonly assaultPointsSpent: readonly ScwBattlesDivisionPoints[];
}

export interface ScwBattlesStrengthParts {
  /** Units */
  readonly units: number;
  /** Supporting artillery */
  readonly guns: number;
  /** Air support */
  readonly air: number;
}

export interface ScwBattlesColumnShift {
  /** What causes the shift */
  readonly source: 'assault' | 'nationalist' | 'f88' | 'antiTank' | 'adjacentF88';
  /** Columns, right positive */
  readonly shift: number;
}

export interface ScwBattlesCombatEffect {
  /** Steps this side loses in all [11.4, 11.5] */
  readonly stepLosses: number;
  /** Hexes every exposed unit retreats [11.62] */
  readonly retreatHexes: number;
  /** Units among which the losses fall and which retreat [11.4, 12.5] */
  readonly exposed: readonly string[];
}

export interface ScwBattlesDivisionPoints {
  /** Division [11.2.2] */
  readonly division: string;
  /** Assault points [11.2] */
  readonly points: number;
}

export interface ScwBattlesBarrageInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side that fires */
  readonly side: 'republican' | 'nationalist';
  /** Artillery firing at the one hex [12.4] */
  readonly guns: readonly ScwBattlesBarrageGunInput[];
  /** Every unit in the target hex [12.4]. Default: []. */
  readonly targets?: readonly ScwBattlesDefendingUnitInput[];
  /** Everything printed in the target hex; clear when empty [T.5]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** The target hex, for the objectives of divisions [B.19] */
  readonly hex?: string;
  /** Brunete: what is known of objective hexes; when sent, the target hex is tested by it [B.19] */
  readonly objectives?: readonly ScwBattlesObjectiveMemoryInput[];
  /** The hex is under normal or assault attack in this phase [12.4]. Default: false. */
  readonly underAttack?: boolean;
  /** It is the enemy's combat phase [12.0]. Default: false. */
  readonly enemyPhase?: boolean;
  /** Support fire of a combat cancelled by voluntary retreat, turned on that hex [12.3.3]. Default: false. */
  readonly converted?: boolean;
}

export type ScwBattlesBarrageGunInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Attack factor of the artillery unit [2.1] */
  readonly attack?: number;
  /** Fires at an adjacent hex, and so shares the results of the attackers [12.5]. Default: false. */
  readonly adjacent?: boolean;
  /** Printed range; compared with the distance where both are given [12.0] */
  readonly range?: number;
  /** Hexes to the attacked hex, that hex counted; the nearest of several [12.0, 12.3.4] */
  readonly distance?: number;
  /** Has already fired in this combat phase [12.1]. Default: false. */
  readonly firedThisPhase?: boolean;
  /** The gun or a spotter of its formation sees the target; an adjacent hex is always seen [12.4.1, 12.4.1.1]. Default: true. */
  readonly sighted?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesBarrageOutcome {
  /** Strength of all guns together [12.4] */
  readonly strength: number;
  /** Terrain points of each target [T.5] */
  readonly terrainPoints: number;
  /** One roll for each target [12.4] */
  readonly rolls: readonly ScwBattlesBarrageRoll[];
  /** Units that a barrage does not touch [10.4, 14.4, B.10] */
  readonly spared: readonly string[];
  /** Guns firing at the adjacent hex, which suffer the left-hand results [12.5] */
  readonly exposedGuns: readonly string[];
}

export interface ScwBattlesBarrageRoll {
  /** Target */
  readonly unit: string;
  /** Its defence, terrain left out [12.4, 12.5] */
  readonly defence: number;
  /** Barrage less defence and terrain [12.4] */
  readonly differential: number;
  /** Column of the differential [T.4] */
  readonly startColumn: string;
  /** Net columns of shift, right positive [J.17] */
  readonly shift: number;
  /** Column used [T.4] */
  readonly column: string;
  /** Result as printed; this and what follows is null up to the column [T.4] */
  readonly result?: string | null;
  /** Steps the target loses [11.5] */
  readonly stepLosses?: number | null;
  /** Hexes the target retreats [11.62] */
  readonly retreatHexes?: number | null;
  /** Steps the adjacent guns lose between them [12.5] */
  readonly gunStepLosses?: number | null;
  /** Hexes the adjacent guns retreat [12.5] */
  readonly gunRetreatHexes?: number | null;
}

export interface ScwBattlesAirBombardmentInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side that bombs */
  readonly side: 'republican' | 'nationalist';
  /** Weather [J.22]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** What flies [13.1, 13.2] */
  readonly air: ScwBattlesAirMissionInput;
  /** Everything printed in the target hex; clear when empty [13.3]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** Units in the target hex, where the client wants to know which can be hit [13.3]. Default: []. */
  readonly targets?: readonly ScwBattlesBombardedUnitInput[];
  /** Air points left this turn, where the client keeps them [13.2] */
  readonly pointsLeft?: number;
  /** An air unit of the mission has flown already this turn [13.1]. Default: false. */
  readonly alreadyFlown?: boolean;
  /** It is some phase other than air bombardment [13.3, 5.0]. Default: false. */
  readonly otherPhase?: boolean;
}

export interface ScwBattlesBombardedUnitInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesAirBombardmentOutcome {
  /** Strength after all halvings [13.3] */
  readonly strength: number;
  /** Column used [T.1] */
  readonly column: string;
  /** Added to the die [13.3, J.16] */
  readonly dieModifier: number;
  /** Steps lost, by one unit that the bombarding player chooses; null up to the column [13.3] */
  readonly stepLosses?: number | null;
  /** Units listed that can be chosen [10.4, 13.3] */
  readonly candidates: readonly string[];
  /** Units listed that bombs do not touch [10.4, 14.4, B.10] */
  readonly spared: readonly string[];
}

export interface ScwBattlesSupportInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side of the combat that the gun supports [12.3.1, 12.3.2]. Default: "attacker". */
  readonly party?: 'attacker' | 'defender' | 'none';
  /** The artillery unit [12.0] */
  readonly gun: ScwBattlesDefensiveGunInput;
  /** The attacking units, or all units in the attacked hex [12.2] */
  readonly supported: readonly ScwBattlesMemberInput[];
  /** The combat is a barrage [12.3.2]. Default: false. */
  readonly againstBarrage?: boolean;
}

export interface ScwBattlesMemberInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesSupportOutcome {
  /** Points added to the side supported [12.3.1, 12.3.2] */
  readonly strength: number;
  /** Shares the results of the attackers [12.5] */
  readonly sharesResults: boolean;
}

export interface ScwBattlesVoluntaryRetreatInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Attacking side */
  readonly side: 'republican' | 'nationalist';
  /** Attacking units; they choose first [11.61]. Default: []. */
  readonly attackers?: readonly ScwBattlesWithdrawalInput[];
  /** Defending units [11.61] */
  readonly defenders: readonly ScwBattlesWithdrawalInput[];
  /** The combat is a barrage and nothing else [12.4.3]. Default: false. */
  readonly barrageOnly?: boolean;
  /** Strength of the artillery that supports the attack [12.3.3]. Default: 0. */
  readonly gunStrength?: number;
  /** Hex the attacker turns that artillery on, where he attacked several; left out, he has yet to choose [12.3.3] */
  readonly barrageHex?: string;
  /** Artillery supports the defence [12.3.3]. Default: false. */
  readonly defensiveGuns?: boolean;
  /** Air units or points are committed [13.1, 13.2]. Default: false. */
  readonly airCommitted?: boolean;
  /** Assault points paid for this combat [11.2]. Default: []. */
  readonly assaultPoints?: readonly ScwBattlesDivisionPointsInput[];
}

export interface ScwBattlesWithdrawalInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Type of unit; what a barrage does not touch is no target of it [10.4, 14.4, B.10]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Hex it stands in, where a side holds several. Default: "". */
  readonly hex?: string;
  /** It retreats [11.61]. Default: false. */
  readonly retreats?: boolean;
  /** Brunete: a Nationalist unit that began the game on the map, and so is of the 71st Division [B.14, B.18]. Default: false. */
  readonly startedOnMap?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesVoluntaryRetreatOutcome {
  /** The combat is over and no die is thrown [5.0] */
  readonly combatEnds: boolean;
  /** Units that retreat one hex [11.6] */
  readonly retreating: readonly string[];
  /** Who may advance into a hex left empty [11.7] */
  readonly mayAdvance: 'attacker' | 'defender' | 'none';
  /** The supporting artillery of the attack becomes a barrage [12.3.3] */
  readonly barrageDue: boolean;
  /** Units still in the hex it falls on; each is rolled for [12.3.3, 12.4] */
  readonly barrageTargets: readonly string[];
  /** Attacked hexes among which the attacker has yet to choose; the targets are those of all of them [12.3.3] */
  readonly barrageHexes?: readonly string[] | null;
  /** Assault points that stay spent [11.61] */
  readonly assaultPointsLost: number;
}

export interface ScwBattlesRetreatInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [17.0]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** Whose unit retreats [11.6]. Default: "defender". */
  readonly party?: 'attacker' | 'defender' | 'none';
  /** The unit that retreats. Default: {}. */
  readonly unit?: ScwBattlesMoverInput;
  /** Attacker: the hex it stood in just before it entered the enemy zone in the movement phase just ended [11.6] */
  readonly cameFrom?: string;
  /** The hexes around the unit, with what it would cross */
  readonly hexes: readonly ScwBattlesRetreatHexInput[];
}

export interface ScwBattlesMoverInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Type of unit; truck for a truck and whatever it carries [2.1, B.10]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** A German F/88, which is mechanized [6.4]. Default: false. */
  readonly f88?: boolean;
  /** Printed movement factor; a truck has 12 [6.0, B.10] */
  readonly movement?: number;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesRetreatHexInput {
  /** Hex entered, for the answer */
  readonly hex?: string;
  /** Everything printed in the hex; clear when empty [T.5]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** What lies on the hexside crossed [T.5, J.18]. Default: []. */
  readonly hexside?: readonly ('river' | 'canal' | 'majorRiver' | 'bridge' | 'pontoon')[];
  /** Road that runs through the hexside crossed, if any [6.5] */
  readonly road?: 'mainRoad' | 'minorRoad';
  /** The hex entered holds a road, even if this step does not follow it [6.3]. Default: false. */
  readonly roadHex?: boolean;
  /** Friendly units in the hex that count for stacking: no HQs, leaders, air units or trucks [6.3]. Default: 0. */
  readonly friends?: number;
  /** How many of those friends are tank companies [7.1]. Default: 0. */
  readonly friendlyTankCompanies?: number;
  /** Enemy counters in the hex [6.2, 14.4, B.10]. Default: "none". */
  readonly enemy?: 'none' | 'units' | 'trucksOnly' | 'leaderOnly';
  /** The hex is in an enemy zone of control [8.3]. Default: false. */
  readonly enemyZoc?: boolean;
  /** Moving there would exceed stacking [11.6]. Default: false. */
  readonly full?: boolean;
  /** It is off the map [16.0]. Default: false. */
  readonly offMap?: boolean;
  /** Another rule closes it to the unit, such as the objective of another division [B.19, J.20]. Default: false. */
  readonly closed?: boolean;
}

export interface ScwBattlesRetreatOutcome {
  /** What the unit may do [11.6] */
  readonly fate: 'chooses' | 'oneHex' | 'eliminated';
  /** Hexes it may retreat to */
  readonly hexes: readonly string[];
}

export interface ScwBattlesRetreatOnMapInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [17.0]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** The map */
  readonly map: ScwBattlesHexMapInput;
  /** Every other unit on the map, of both sides. Default: []. */
  readonly units?: readonly ScwBattlesMapUnitInput[];
  /** The unit that moves; do not list it again among the others */
  readonly unit: ScwBattlesMoverInput;
  /** Its side */
  readonly side: 'republican' | 'nationalist';
  /** Hex it stands in */
  readonly hex: string;
  /** Hexes closed to it by another rule, such as objectives of other divisions [B.19, J.20]. Default: []. */
  readonly closed?: readonly string[];
  /** It has already moved in this phase, so an enemy zone it stands in has stopped it [8.3]. Default: false. */
  readonly moved?: boolean;
  /** Movement points already spent in this phase [6.1]. Default: 0. */
  readonly spent?: number;
  /** Whose unit retreats [11.6]. Default: "defender". */
  readonly party?: 'attacker' | 'defender' | 'none';
  /** Attacker: the hex it stood in just before it entered the enemy zone in the movement phase just ended [11.6] */
  readonly cameFrom?: string;
}

export type ScwBattlesHexMapInput = OrStored<{
  /** Numbering and size of the map */
  readonly grid?: HexGridShapeInput;
  /** Terrain of every hex that is not listed. Default: []. */
  readonly defaultTerrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** Hexes that differ from the default. Default: []. */
  readonly hexes?: readonly ScwBattlesMapHexInput[];
  /** Hexsides with something on them. Default: []. */
  readonly hexsides?: readonly ScwBattlesMapHexsideInput[];
  /** Roads and the like. Default: []. */
  readonly paths?: readonly ScwBattlesMapPathInput[];
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesMapHexInput {
  /** The hex as printed on the map */
  readonly hex: string;
  /** Everything printed in it; the default terrain if left out */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** Its level, where heights matter. Default: 0. */
  readonly height?: number;
  /** What the map calls it */
  readonly name?: string;
  /** Its name in Japanese */
  readonly ja?: string;
}

export interface ScwBattlesMapHexsideInput {
  /** "0304/0305", or "0304:NE" at the edge of the map */
  readonly side: string;
  /** Everything printed on it */
  readonly features: readonly ('river' | 'canal' | 'majorRiver' | 'bridge' | 'pontoon')[];
}

export interface ScwBattlesMapPathInput {
  /** What kind of line it is */
  readonly kind: 'mainRoad' | 'minorRoad';
  /** The hexes it runs through, each next to the one before */
  readonly hexes: readonly string[];
}

export type ScwBattlesMapUnitInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Hex it stands in */
  readonly hex?: string;
  /** Side */
  readonly side?: 'republican' | 'nationalist';
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** Attack factor on the face now showing: 3 or more makes a zone of control [8.0]. Default: 0. */
  readonly attack?: number;
  /** A German F/88 [6.4, J.14]. Default: false. */
  readonly f88?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesAdvanceInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [17.0]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** How the hex was emptied; failedRetreat: a retreat was called for and the units died for want of a hex. Default: "retreat". */
  readonly emptiedBy?: 'retreat' | 'failedRetreat' | 'stepLoss' | 'notEmpty';
  /** The side that would advance retreated voluntarily itself [11.7]. Default: false. */
  readonly ownRetreat?: boolean;
  /** The combat was a barrage [12.4.2]. Default: false. */
  readonly barrage?: boolean;
  /** The next combat has already been begun [11.7]. Default: false. */
  readonly tooLate?: boolean;
  /** Units of the victorious side [11.7] */
  readonly victors: readonly ScwBattlesVictorInput[];
}

export interface ScwBattlesVictorInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Type of unit; truck for a truck and whatever it carries [2.1, B.10]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** A German F/88, which is mechanized [6.4]. Default: false. */
  readonly f88?: boolean;
  /** Printed movement factor; a truck has 12 [6.0, B.10] */
  readonly movement?: number;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Adjacent to the emptied hex [11.7]. Default: true. */
  readonly adjacent?: boolean;
  /** Took part in the combat on the winning side [11.7]. Default: true. */
  readonly tookPart?: boolean;
  /** The hex, with the hexside this unit would cross [11.7]. Default: {}. */
  readonly into?: ScwBattlesEntryInput;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesEntryInput {
  /** Hex entered, for the answer */
  readonly hex?: string;
  /** Everything printed in the hex; clear when empty [T.5]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** What lies on the hexside crossed [T.5, J.18]. Default: []. */
  readonly hexside?: readonly ('river' | 'canal' | 'majorRiver' | 'bridge' | 'pontoon')[];
  /** Road that runs through the hexside crossed, if any [6.5] */
  readonly road?: 'mainRoad' | 'minorRoad';
  /** The hex entered holds a road, even if this step does not follow it [6.3]. Default: false. */
  readonly roadHex?: boolean;
  /** Friendly units in the hex that count for stacking: no HQs, leaders, air units or trucks [6.3]. Default: 0. */
  readonly friends?: number;
  /** How many of those friends are tank companies [7.1]. Default: 0. */
  readonly friendlyTankCompanies?: number;
  /** Enemy counters in the hex [6.2, 14.4, B.10]. Default: "none". */
  readonly enemy?: 'none' | 'units' | 'trucksOnly' | 'leaderOnly';
  /** The hex is in an enemy zone of control [8.3]. Default: false. */
  readonly enemyZoc?: boolean;
}

export interface ScwBattlesAdvanceOutcome {
  /** Units that may advance, within stacking; none need to [11.7] */
  readonly mayAdvance: readonly string[];
  /** They fit into the hex all together; if not, some stay behind [7.1, 11.7] */
  readonly fitTogether: boolean;
}

export interface ScwBattlesObligationsInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side whose combat phase it is */
  readonly side: 'republican' | 'nationalist';
  /** The map */
  readonly map: ScwBattlesHexMapInput;
  /** Every unit on the map, of both sides */
  readonly units: readonly ScwBattlesObligedUnitInput[];
  /** Brunete: what is known of objective hexes; when sent, nobody attacks what is barred to his division [B.19] */
  readonly objectives?: readonly ScwBattlesObjectiveMemoryInput[];
}

export type ScwBattlesObligedUnitInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Hex it stands in */
  readonly hex?: string;
  /** Side */
  readonly side?: 'republican' | 'nationalist';
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** Attack factor on the face now showing: 3 or more makes a zone of control [8.0]. Default: 0. */
  readonly attack?: number;
  /** A German F/88 [6.4, J.14]. Default: false. */
  readonly f88?: boolean;
  /** Division it belongs to, if any, for the objectives of Brunete [B.19] */
  readonly division?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesObligationsOutcome {
  /** Units that must attack [11.1] */
  readonly mustAttack: readonly ScwBattlesObligation[];
  /** Enemy hexes that must be attacked, by attack or barrage [11.1, 12.51] */
  readonly mustBeAttacked: readonly string[];
  /** Artillery units that must fire at something [12.51] */
  readonly mustFire: readonly string[];
  /** Those who need not: artillery that may not fire [12.2, 12.51], units with nobody next to them that their division may attack [B.19] */
  readonly excused: readonly string[];
  /** Units next to enemies without a zone of control: they may attack [11.1] */
  readonly mayAttack: readonly string[];
}

export interface ScwBattlesObligation {
  /** Unit */
  readonly unit: string;
  /** Hex it stands in */
  readonly hex: string;
  /** Enemy hexes whose zones it stands in */
  readonly zonesFrom: readonly string[];
}

export interface ScwBattlesAttackPlanInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side whose combat phase it is */
  readonly side: 'republican' | 'nationalist';
  /** The map */
  readonly map: ScwBattlesHexMapInput;
  /** Every unit on the map, of both sides */
  readonly units: readonly ScwBattlesObligedUnitInput[];
  /** Brunete: what is known of objective hexes; when sent, nobody attacks what is barred to his division [B.19] */
  readonly objectives?: readonly ScwBattlesObjectiveMemoryInput[];
  /** Every attack and barrage of the phase [11.1]. Default: []. */
  readonly attacks?: readonly ScwBattlesDeclaredAttackInput[];
}

export interface ScwBattlesDeclaredAttackInput {
  /** Names of the attacking manoeuvre units; none for a barrage. Default: []. */
  readonly attackers?: readonly string[];
  /** Names of the artillery units that support or barrage. Default: []. */
  readonly guns?: readonly string[];
  /** Hexes attacked */
  readonly targets: readonly string[];
}

export interface ScwBattlesAttackPlanOutcome {
  /** Every duty to attack is met [11.1] */
  readonly complete: boolean;
  /** Units that must attack and do not */
  readonly idleUnits: readonly string[];
  /** Artillery units that must fire and do not [12.51] */
  readonly idleGuns: readonly string[];
  /** Enemy hexes that must be attacked and are not */
  readonly spared: readonly string[];
}

export interface ScwBattlesStepLossInput {
  /** Steps the side must lose [11.4] */
  readonly due: number;
  /** Units involved [11.4] */
  readonly units: readonly ScwBattlesHitUnitInput[];
}

export interface ScwBattlesHitUnitInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Steps it has now: 2 full, 1 reduced or without a reverse face [11.5]. Default: 2. */
  readonly steps?: number;
  /** Steps its owner (in a bombardment the bomber) gives it of the loss [11.4, 13.3]. Default: 0. */
  readonly losses?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesStepLossOutcome {
  /** Every unit afterwards */
  readonly units: readonly ScwBattlesUnitAfterLoss[];
  /** Steps that could not be taken because nothing was left */
  readonly unfilled: number;
}

export interface ScwBattlesUnitAfterLoss {
  /** Unit */
  readonly name: string;
  /** Steps left */
  readonly steps: number;
  /** What happens to the counter [11.5] */
  readonly fate: 'untouched' | 'reduced' | 'removed';
}

export interface ScwBattlesWholeCombatInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Attacking side */
  readonly side: 'republican' | 'nationalist';
  /** Normal attack unless assault is said; left open, the odds compare both [11.2] */
  readonly kind?: 'normal' | 'assault';
  /** Weather, for air strength [J.22]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** Attacking manoeuvre units [11.1] */
  readonly attackers: readonly ScwBattlesAttackingUnitInput[];
  /** All units in the attacked hexes [11.1] */
  readonly defenders: readonly ScwBattlesDefendingUnitInput[];
  /** The attacked hexes; clear when left out [T.5]. Default: []. */
  readonly ground?: readonly ScwBattlesGroundInput[];
  /** Artillery supporting the attack [12.3.1]. Default: []. */
  readonly guns?: readonly ScwBattlesGunInput[];
  /** Artillery supporting the defence [12.3.2]. Default: []. */
  readonly defensiveGuns?: readonly ScwBattlesDefensiveGunInput[];
  /** Air support of the attack [13.1, 13.2] */
  readonly air?: ScwBattlesAirMissionInput;
  /** Air support of the defence [13.1, 13.2] */
  readonly defensiveAir?: ScwBattlesAirMissionInput;
  /** Assault points left, where the client keeps them [11.2]. Default: []. */
  readonly assaultPoints?: readonly ScwBattlesDivisionPointsInput[];
  /** Division that pays for an assault by units of no division alone [J.8, B.7] */
  readonly payingDivision?: string;
  /** Brunete: what is known of objective hexes; when sent, the attacked hexes named are tested by it [B.19] */
  readonly objectives?: readonly ScwBattlesObjectiveMemoryInput[];
  /** The attacked hex is next to a Nationalist F/88 [J.14]. Default: false. */
  readonly adjacentF88?: boolean;
  /** A defending unit has been attacked already in this phase [11.1, 11.2.1]. Default: false. */
  readonly alreadyAttacked?: boolean;
  /** Leader stacked with an attacking unit [14.3]. Default: "none". */
  readonly leader?: 'none' | 'sameCommand' | 'otherCommand';
  /** The attacking leader holds the ground if a retreat comes [14.3]. Default: false. */
  readonly attackerHolds?: boolean;
  /** A leader is stacked with the defenders [14.3]. Default: false. */
  readonly defendingLeader?: boolean;
  /** The defending leader holds the ground if a retreat comes [14.3]. Default: false. */
  readonly defenderHolds?: boolean;
  /** How each attacker stands, in the order of the attackers. Default: []. */
  readonly attackersStand?: readonly ScwBattlesStandingInput[];
  /** How each defender stands, in the order of the defenders. Default: []. */
  readonly defendersStand?: readonly ScwBattlesStandingInput[];
  /** How each supporting gun stands, in the order of the guns; those at the next hex share the results [12.5]. Default: []. */
  readonly gunsStand?: readonly ScwBattlesStandingInput[];
}

export interface ScwBattlesStandingInput {
  /** Steps it has now: 2 full, 1 reduced or without a reverse face [11.5]. Default: 2. */
  readonly steps?: number;
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** A German F/88, which is mechanized [6.4]. Default: false. */
  readonly f88?: boolean;
  /** The hexes around it, where a retreat could lead [11.6] */
  readonly hexes: readonly ScwBattlesRetreatHexInput[];
  /** Attacker: the hex it stood in just before it entered the enemy zone in the movement phase just ended [11.6] */
  readonly cameFrom?: string;
  /** The hex the enemy would leave, as this unit would enter it [11.7]. Default: {}. */
  readonly into?: ScwBattlesEntryInput;
}

export interface ScwBattlesWholeCombatOutcome {
  /** The combat up to its printed result */
  readonly attack: ScwBattlesAttackOutcome;
  /** Losses, attacker before defender [11.4] */
  readonly losses: readonly ScwBattlesLossesTaken[];
  /** Retreats of those who are left [11.6] */
  readonly retreats: readonly ScwBattlesRetreatMade[];
  /** Units certain to be gone [11.5, 11.6] */
  readonly eliminated: readonly string[];
  /** Who may advance, and whether all fit; null where nobody may [11.7] */
  readonly advance?: ScwBattlesAdvanceOutcome | null;
  /** What is left to the players, in the order of the book */
  readonly choices: readonly ScwBattlesOpenChoice[];
}

export interface ScwBattlesLossesTaken {
  /** Who loses them */
  readonly party: 'attacker' | 'defender' | 'none';
  /** Steps due [11.4] */
  readonly steps: number;
  /** Units among which the owner chooses [11.4] */
  readonly among: readonly string[];
  /** Nothing is left to choose: these units have lost them */
  readonly settled: boolean;
  /** What became of the units, where nothing was left to choose [11.5] */
  readonly units: readonly ScwBattlesUnitAfterLoss[];
}

export interface ScwBattlesRetreatMade {
  /** Unit */
  readonly unit: string;
  /** Whose it is */
  readonly party: 'attacker' | 'defender' | 'none';
  /** What it may do [11.6] */
  readonly fate: 'chooses' | 'oneHex' | 'eliminated';
  /** Hexes it may retreat to */
  readonly hexes: readonly string[];
}

export interface ScwBattlesOpenChoice {
  /** Who chooses */
  readonly party: 'attacker' | 'defender' | 'none';
  /** What */
  readonly what: 'loss' | 'retreat' | 'advance';
  /** The unit that retreats; null for losses and the advance */
  readonly unit?: string | null;
  /** Among what: units, or hexes for a retreat */
  readonly among: readonly string[];
}

export interface ScwBattlesStepCostInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [17.0]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** The unit that moves; non-mechanized infantry when left out. Default: {}. */
  readonly unit?: ScwBattlesMoverInput;
  /** The hex entered and the hexside crossed */
  readonly step: ScwBattlesEntryInput;
  /** The unit began its movement phase in an enemy zone of control and this is its first step [8.3]. Default: false. */
  readonly fromEnemyZoc?: boolean;
}

export interface ScwBattlesStepCostOutcome {
  /** Movement points for the step */
  readonly cost: number;
  /** The unit must stop there [8.3] */
  readonly stops: boolean;
}

export interface ScwBattlesMarchInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [17.0]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** The unit that moves */
  readonly unit: ScwBattlesMoverInput;
  /** Hexes entered, in order */
  readonly steps: readonly ScwBattlesEntryInput[];
  /** The unit begins its movement phase in an enemy zone of control [8.3]. Default: false. */
  readonly fromEnemyZoc?: boolean;
  /** Movement points already spent in this phase [6.1]. Default: 0. */
  readonly spent?: number;
}

export interface ScwBattlesMarchOutcome {
  /** Movement points of the unit in this phase [9.3, 10.3] */
  readonly allowance: number;
  /** Steps that can be made, in order */
  readonly steps: readonly ScwBattlesMarchedStep[];
  /** Spent in all */
  readonly total: number;
  /** Left over; lost at the end of the phase [6.1] */
  readonly left: number;
  /** The unit has had to stop [8.3] */
  readonly stopped: boolean;
}

export interface ScwBattlesMarchedStep {
  /** Hex entered */
  readonly hex: string;
  /** Movement points for the step */
  readonly cost: number;
  /** Spent so far */
  readonly total: number;
}

export interface ScwBattlesPathInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [17.0]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** The map */
  readonly map: ScwBattlesHexMapInput;
  /** Every other unit on the map, of both sides. Default: []. */
  readonly units?: readonly ScwBattlesMapUnitInput[];
  /** The unit that moves; do not list it again among the others */
  readonly unit: ScwBattlesMoverInput;
  /** Its side */
  readonly side: 'republican' | 'nationalist';
  /** Hex it stands in */
  readonly hex: string;
  /** Hexes closed to it by another rule, such as objectives of other divisions [B.19, J.20]. Default: []. */
  readonly closed?: readonly string[];
  /** It has already moved in this phase, so an enemy zone it stands in has stopped it [8.3]. Default: false. */
  readonly moved?: boolean;
  /** Movement points already spent in this phase [6.1]. Default: 0. */
  readonly spent?: number;
  /** The hexes entered in order; a single hex that is not adjacent asks for the cheapest way there */
  readonly to: readonly string[];
}

export interface ScwBattlesPathOutcome {
  /** Movement points of the unit in this phase [9.3, 10.3] */
  readonly allowance: number;
  /** Steps that can be made, in order */
  readonly steps: readonly ScwBattlesMarchedStep[];
  /** Spent in all */
  readonly total: number;
}

export interface ScwBattlesMoveOnMapInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [17.0]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** The map */
  readonly map: ScwBattlesHexMapInput;
  /** Every other unit on the map, of both sides. Default: []. */
  readonly units?: readonly ScwBattlesMapUnitInput[];
  /** The unit that moves; do not list it again among the others */
  readonly unit: ScwBattlesMoverInput;
  /** Its side */
  readonly side: 'republican' | 'nationalist';
  /** Hex it stands in */
  readonly hex: string;
  /** Hexes closed to it by another rule, such as objectives of other divisions [B.19, J.20]. Default: []. */
  readonly closed?: readonly string[];
  /** It has already moved in this phase, so an enemy zone it stands in has stopped it [8.3]. Default: false. */
  readonly moved?: boolean;
  /** Movement points already spent in this phase [6.1]. Default: 0. */
  readonly spent?: number;
}

export interface ScwBattlesReachOutcome {
  /** Movement points of the unit in this phase [9.3, 10.3] */
  readonly allowance: number;
  /** Every hex it can move to, its own not counted */
  readonly hexes: readonly ScwBattlesReachedHex[];
}

export interface ScwBattlesReachedHex {
  /** The hex */
  readonly hex: string;
  /** Fewest movement points to end there */
  readonly cost: number;
  /** In an enemy zone of control: the move ends there [8.3] */
  readonly enemyZoc: boolean;
  /** With the friends there now it would exceed stacking at the end of the phase [7.2] */
  readonly crowded: boolean;
}

export interface ScwBattlesMapExitInput {
  /** Movement points the unit has left [16.0]. Default: 60. */
  readonly pointsLeft?: number;
  /** It begins the phase in an enemy zone of control at the edge and leaves straight out of it [16.0]. Default: false. */
  readonly fromEnemyZoc?: boolean;
  /** It entered an enemy zone of control during this move [8.3]. Default: false. */
  readonly stopped?: boolean;
  /** A combat retreat drives it off the map [16.0]. Default: false. */
  readonly forced?: boolean;
  /** It wants to come back on a later turn [16.0]. Default: false. */
  readonly returning?: boolean;
}

export interface ScwBattlesMapExitOutcome {
  /** Movement points to leave [16.0] */
  readonly cost: number;
  /** Counts as destroyed [16.0] */
  readonly destroyed: boolean;
}

export interface ScwBattlesReinforcementEntryInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [17.0]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** The unit that enters. Default: {}. */
  readonly unit?: ScwBattlesMoverInput;
  /** The entry hexes it is listed for [15.1] */
  readonly listed: readonly ScwBattlesEntryHexInput[];
  /** Other hexes of the same map edge, used only when all listed ones are closed [15.2]. Default: []. */
  readonly others?: readonly ScwBattlesEntryHexInput[];
  /** The hex where it would enter */
  readonly at?: string;
  /** Jarama: the entry areas it is listed for, for the check of the hex number [J.21]. Default: []. */
  readonly areas?: readonly ('A' | 'B' | 'C' | 'D' | 'E')[];
  /** It is a later turn than the one listed [15.2]. Default: false. */
  readonly late?: boolean;
}

export interface ScwBattlesEntryHexInput {
  /** Hex entered, for the answer */
  readonly hex?: string;
  /** Everything printed in the hex; clear when empty [T.5]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** What lies on the hexside crossed [T.5, J.18]. Default: []. */
  readonly hexside?: readonly ('river' | 'canal' | 'majorRiver' | 'bridge' | 'pontoon')[];
  /** Road that runs through the hexside crossed, if any [6.5] */
  readonly road?: 'mainRoad' | 'minorRoad';
  /** The hex entered holds a road, even if this step does not follow it [6.3]. Default: false. */
  readonly roadHex?: boolean;
  /** Friendly units in the hex that count for stacking: no HQs, leaders, air units or trucks [6.3]. Default: 0. */
  readonly friends?: number;
  /** How many of those friends are tank companies [7.1]. Default: 0. */
  readonly friendlyTankCompanies?: number;
  /** Enemy counters in the hex [6.2, 14.4, B.10]. Default: "none". */
  readonly enemy?: 'none' | 'units' | 'trucksOnly' | 'leaderOnly';
  /** The hex is in an enemy zone of control [8.3]. Default: false. */
  readonly enemyZoc?: boolean;
  /** Hexes from the nearest listed entry hex, for another hex of the same edge [15.2]. Default: 0. */
  readonly away?: number;
}

export interface ScwBattlesReinforcementEntryOutcome {
  /** Hexes open to it */
  readonly open: readonly string[];
  /** Movement points for the hex asked about [15.1] */
  readonly cost?: number | null;
  /** In supply and in command for this phase [15.3] */
  readonly inSupplyAndCommand: boolean;
}

export interface ScwBattlesTruckInput {
  /** Scenario [B.10]. Default: "brunete". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Who is to ride on the one truck unit [B.10] */
  readonly passengers: readonly ScwBattlesPassengerInput[];
  /** The truck stands in the same hex as the passengers when they load [B.10]. Default: true. */
  readonly sameHex?: boolean;
  /** Movement points the truck spent before loading [B.10]. Default: 0. */
  readonly spent?: number;
  /** They leave the truck by the end of the movement phase [B.10]. Default: true. */
  readonly unloads?: boolean;
  /** They want to move on their own after leaving it [B.10]. Default: false. */
  readonly moveOn?: boolean;
}

export interface ScwBattlesPassengerInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** Has moved in this phase before loading [B.10]. Default: false. */
  readonly moved?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesTruckOutcome {
  /** Units carried */
  readonly carried: readonly string[];
  /** Movement factor of the truck, mechanized [B.10] */
  readonly movement: number;
  /** Movement points left after loading, which is free [B.10] */
  readonly left: number;
  /** They may move on their own after leaving it: never [B.10] */
  readonly mayMoveAfter: boolean;
}

export interface ScwBattlesPontoonInput {
  /** Scenario [J.18]. Default: "jarama". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side of the engineer [J.18]. Default: "nationalist". */
  readonly side?: 'republican' | 'nationalist';
  /** Type of the unit [J.18]. Default: "engineer". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** It stands next to the river hexside chosen [J.18]. Default: true. */
  readonly atRiver?: boolean;
  /** It has moved in this movement phase [J.18]. Default: false. */
  readonly moved?: boolean;
  /** It has built a bridge before in this game [J.18]. Default: false. */
  readonly builtBefore?: boolean;
  /** A bridge of its own is standing: the question is whether it lasts [J.18]. Default: false. */
  readonly standing?: boolean;
  /** The engineer leaves the hex, or is destroyed [J.18]. Default: false. */
  readonly engineerGone?: boolean;
  /** Weather, which does not change the cost [J.18]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
}

export interface ScwBattlesPontoonOutcome {
  /** A bridge stands, for a new one from the end of this movement phase [J.18] */
  readonly stands: boolean;
  /** Extra movement points to cross, non-mechanized [J.18] */
  readonly nonMechanized: number;
  /** Extra movement points to cross, mechanized [J.18] */
  readonly mechanized: number;
}

export interface ScwBattlesBarrageSightInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [12.4.1.1]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** The artillery unit; its range is judged where range and distance are told */
  readonly gun: ScwBattlesWatchingGunInput;
  /** Hexes between the gun and the target, neither counted. Default: []. */
  readonly between?: readonly ScwBattlesLineHexInput[];
  /** Units that might spot for it [12.4.1.1]. Default: []. */
  readonly spotters?: readonly ScwBattlesSpotterInput[];
}

export interface ScwBattlesWatchingGunInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Attack factor of the artillery unit, which no line of sight asks for [2.1]. Default: 0. */
  readonly attack?: number;
  /** Fires at an adjacent hex, and so shares the results of the attackers [12.5]. Default: false. */
  readonly adjacent?: boolean;
  /** Printed range; compared with the distance where both are given [12.0] */
  readonly range?: number;
  /** Hexes to the attacked hex, that hex counted; the nearest of several [12.0, 12.3.4] */
  readonly distance?: number;
  /** Has already fired in this combat phase [12.1]. Default: false. */
  readonly firedThisPhase?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesLineHexInput {
  /** Hex, for the answer */
  readonly hex?: string;
  /** Everything printed in it; clear when empty [12.4.1]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** Its elevation differs from that of the observer [12.4.1]. Default: false. */
  readonly otherElevation?: boolean;
  /** The line runs exactly along the edge between this hex and another, which is open [12.4.1]. Default: false. */
  readonly besideOpenHex?: boolean;
}

export type ScwBattlesSpotterInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Hexes to the target [12.4.1.1] */
  readonly distance?: number;
  /** Hexes between it and the target, neither counted. Default: []. */
  readonly between?: readonly ScwBattlesLineHexInput[];
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesBarrageSightOutcome {
  /** self, adjacent, or the name of the spotter */
  readonly via: string;
}

export interface ScwBattlesLineOfSightInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Weather [12.4.1.1]. Default: "clear". */
  readonly weather?: 'clear' | 'rainMud';
  /** The map, with heights where elevation matters */
  readonly map: ScwBattlesHexMapInput;
  /** Hex of the artillery unit */
  readonly hex: string;
  /** Target hex */
  readonly target: string;
  /** Printed range of the gun; not tested when left out [12.0] */
  readonly range?: number;
  /** Formation of the gun, for spotters [12.4.1.1]. Default: {}. */
  readonly gun?: ScwBattlesMemberInput;
  /** Units that might spot for it [12.4.1.1]. Default: []. */
  readonly spotters?: readonly ScwBattlesMapSpotterInput[];
}

export type ScwBattlesMapSpotterInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Brigade it belongs to, if any [2.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any: its stripe [2.1] */
  readonly division?: string;
  /** Corps it belongs to, if any [2.1] */
  readonly corps?: string;
  /** In supply for this phase [9.3]. Default: true. */
  readonly inSupply?: boolean;
  /** In command for this phase [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Hex it stands in */
  readonly hex?: string;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesLineOfSightOutcome {
  /** adjacent, self, the name of the spotter, or none */
  readonly via: string;
  /** Every line looked along */
  readonly lines: readonly ScwBattlesSightLine[];
}

export interface ScwBattlesSightLine {
  /** self for the gun, or the spotter */
  readonly viewer: string;
  /** Hexes to the target, target counted */
  readonly distance: number;
  /** The line is clear */
  readonly clear: boolean;
  /** The hex that blocks it, or the two hexes of an edge it runs along */
  readonly blockedAt?: string | null;
}

export interface ScwBattlesWeatherInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Game turn; Jarama changes its table on turn 12 [J.22]. Default: 1. */
  readonly turn?: number;
}

export interface ScwBattlesWeatherOutcome {
  /** Weather of the whole turn [17.0] */
  readonly weather: 'clear' | 'rainMud';
  /** How far spotters see [12.4.1.1] */
  readonly spottingRange: number;
}

export interface ScwBattlesInitiativeInput {
  /** Scenario [J.2, B.2] */
  readonly scenario: 'series' | 'jarama' | 'brunete';
  /** Game turn [B.2]. Default: 1. */
  readonly turn?: number;
}

export interface ScwBattlesInitiativeOutcome {
  /** First player of the turn */
  readonly first?: 'republican' | 'nationalist' | null;
  /** Second player of the turn */
  readonly second?: 'republican' | 'nationalist' | null;
  /** What is added to the Nationalist die; 0 where nobody rolls [B.2] */
  readonly nationalistModifier: number;
  /** The totals are equal: roll again [B.2] */
  readonly rollAgain: boolean;
  /** Who sets up first [J.2, B.2] */
  readonly setsUpFirst: 'republican' | 'nationalist';
}

export interface ScwBattlesHqRebuildingInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side of the HQ. Default: "republican". */
  readonly side?: 'republican' | 'nationalist';
  /** Turn on which it was lost [10.5] */
  readonly turn: number;
  /** Last turn of the game; left out, that of the scenario, and the series has none [10.5] */
  readonly lastTurn?: number;
  /** It was lost in combat, as it must have been [10.5]. Default: true. */
  readonly lostInCombat?: boolean;
}

export interface ScwBattlesHqRebuildingOutcome {
  /** Turn on which it comes back, in the movement phase of its owner [10.5] */
  readonly returnsOnTurn: number;
  /** It comes back before the game ends */
  readonly inTime: boolean;
  /** Edges or hexes of the scenario that serve as supply source, where it comes on clear of the enemy [10.5] */
  readonly places: readonly string[];
}

export interface ScwBattlesLeaderFateInput {
  /** Scenario; neither published one has leaders [J.19, B.16]. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** The leader is alone in his hex [14.4]. Default: true. */
  readonly alone?: boolean;
  /** A barrage or bombardment hits his hex, no enemy enters it [14.4]. Default: false. */
  readonly bombarded?: boolean;
}

export interface ScwBattlesLeaderFateOutcome {
  /** What becomes of him: moved means placed on the nearest friendly unit [14.4] */
  readonly fate: 'safe' | 'moved' | 'eliminated';
}

export interface ScwBattlesReserveReleaseInput {
  /** Game turn [J.6] */
  readonly turn: number;
  /** Side whose unit moved; only Nationalists release reserves [J.20]. Default: "nationalist". */
  readonly side?: 'republican' | 'nationalist';
  /** A unit has crossed the Manzanares [J.20]. Default: false. */
  readonly crossedManzanares?: boolean;
  /** A unit has moved to row 41 or north of it, west of the Manzanares [J.20]. Default: false. */
  readonly northWest?: boolean;
  /** Units that have moved near the three places [J.20]. Default: []. */
  readonly approaches?: readonly ScwBattlesReserveApproachInput[];
  /** An approach has released two brigades before [J.20]. Default: false. */
  readonly approachedBefore?: boolean;
  /** Brigades still held, of 69, 70 and 1 Bis [J.20]. Default: ["69","70","1 Bis"]. */
  readonly held?: readonly string[];
}

export interface ScwBattlesReserveApproachInput {
  /** Place: 3649 La Posada, 3351 Arganda or 2551 Morata de Tajuna [J.20] */
  readonly place: string;
  /** Hexes from the Nationalist unit to it [J.20] */
  readonly distance: number;
}

export interface ScwBattlesReserveReleaseOutcome {
  /** Brigades released outright */
  readonly released: readonly string[];
  /** Further brigades the Republican player may choose to release */
  readonly choiceOf: number;
  /** Brigades still held: in supply and in command until released [J.20] */
  readonly stillHeld: readonly string[];
}

export interface ScwBattlesSupplyInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side of the unit */
  readonly side: 'republican' | 'nationalist';
  /** Type of unit; leaders and air units need no supply line [9.3, 14.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Game turn, for early turns of Brunete [B.13] */
  readonly turn?: number;
  /** Hex in which it began the game [B.13] */
  readonly startedIn?: string;
  /** It is a reinforcement in the phase in which it enters [15.1, 15.3]. Default: false. */
  readonly entering?: boolean;
  /** It is one of the Madrid reserves, not yet released [J.20]. Default: false. */
  readonly madridReserve?: boolean;
  /** In command, for the effects listed [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** Hexes to the nearest road that can be reached, road hex counted; 0 on a road; left out: no road [9.1] */
  readonly roadDistance?: number;
  /** Every way to a road within two hexes meets an enemy unit or enemy zone of control [9.1]. Default: false. */
  readonly lineBlocked?: boolean;
  /** That road leads to a source of this side: edge or hex named by the scenario [9.1, J.12, B.13]. Default: true. */
  readonly roadReachesSource?: boolean;
  /** Every way along the road meets an enemy unit or enemy zone of control [9.1]. Default: false. */
  readonly roadBlocked?: boolean;
  /** The question is about a hex the unit thinks of moving to [9.2]. Default: false. */
  readonly planned?: boolean;
}

export interface ScwBattlesSupplyOutcome {
  /** In supply for this phase */
  readonly inSupply: boolean;
  /** What follows from it */
  readonly effects: ScwBattlesStatusEffects;
}

export interface ScwBattlesStatusEffects {
  /** Movement factor is divided by this, rounded up [9.3, 10.3] */
  readonly movementDivisor: number;
  /** Attack factor is divided by this, rounded up [9.3] */
  readonly attackDivisor: number;
  /** Defence factor is divided by this, rounded up; artillery stays at 1 [9.3, 12.5] */
  readonly defenceDivisor: number;
  /** May enter an enemy zone of control [10.3] */
  readonly mayEnterEnemyZoc: boolean;
  /** May assault [11.2] */
  readonly mayAssault: boolean;
  /** Its artillery may fire [12.2] */
  readonly mayFire: boolean;
}

export interface ScwBattlesSupplyLineInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side of the unit */
  readonly side: 'republican' | 'nationalist';
  /** Type of unit; leaders and air units need no supply line [9.3, 14.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Game turn, for early turns of Brunete [B.13] */
  readonly turn?: number;
  /** Hex in which it began the game [B.13] */
  readonly startedIn?: string;
  /** It is a reinforcement in the phase in which it enters [15.1, 15.3]. Default: false. */
  readonly entering?: boolean;
  /** It is one of the Madrid reserves, not yet released [J.20]. Default: false. */
  readonly madridReserve?: boolean;
  /** In command, for the effects listed [10.3]. Default: true. */
  readonly inCommand?: boolean;
  /** The map */
  readonly map: ScwBattlesHexMapInput;
  /** Hex of the unit in question */
  readonly hex: string;
  /** It has left the map by this hex: the line begins one hex outside and passes this one like any other [B.8]. Default: false. */
  readonly outside?: boolean;
  /** Units on the map; those of the other side matter. Default: []. */
  readonly units?: readonly ScwBattlesMapUnitInput[];
  /** Hexes that serve as sources, instead of those the scenario names [9.1, J.12, B.13] */
  readonly sources?: readonly string[];
}

export interface ScwBattlesSupplyLineOutcome {
  /** In supply for this phase */
  readonly inSupply: boolean;
  /** The line, from the unit to the source */
  readonly line: readonly string[];
  /** Hex at which the line breaks */
  readonly brokenAt?: string | null;
  /** What follows from it */
  readonly effects: ScwBattlesStatusEffects;
}

export interface ScwBattlesCommandInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side of the unit */
  readonly side: 'republican' | 'nationalist';
  /** Type of unit; an HQ traces upwards from itself [2.1, 10.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Brigade it belongs to, if any [10.1] */
  readonly brigade?: string;
  /** Division it belongs to, if any [10.1] */
  readonly division?: string;
  /** The game has corps HQs; in Brunete the Republicans always have [10.1.2]. Default: false. */
  readonly corpsExist?: boolean;
  /** The chain upwards, the first link being that of the unit itself */
  readonly links: readonly ScwBattlesCommandLinkInput[];
  /** In supply, for the effects listed [9.3]. Default: true. */
  readonly inSupply?: boolean;
}

export interface ScwBattlesCommandLinkInput {
  /** HQ or leader the link goes to [10.1, 14.2] */
  readonly to: 'leader' | 'battalion' | 'brigade' | 'division' | 'corps';
  /** Hexes, that of the HQ counted; terrain does not matter [10.1] */
  readonly distance: number;
  /** Every such line meets an enemy unit or enemy zone of control on the way [10.1.1]. Default: false. */
  readonly blocked?: boolean;
  /** That HQ has been lost in combat [10.1.4]. Default: false. */
  readonly lost?: boolean;
  /** Jarama: it is the C or D division HQ [J.13]. Default: false. */
  readonly commonHq?: boolean;
}

export interface ScwBattlesCommandOutcome {
  /** In command for this phase */
  readonly inCommand: boolean;
  /** What follows from it */
  readonly effects: ScwBattlesStatusEffects;
}

export interface ScwBattlesCommandChainInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** The map */
  readonly map: ScwBattlesHexMapInput;
  /** The unit in question */
  readonly unit: ScwBattlesCommandUnitInput;
  /** All other units: HQs and leaders of its side, and the enemy. Default: []. */
  readonly units?: readonly ScwBattlesCommandUnitInput[];
  /** Brunete: a Nationalist unit that began on the map, and so is of the 71st Division [B.14]. Default: false. */
  readonly startedOnMap?: boolean;
  /** Its division or corps HQ has been lost in combat and is not back [10.1.4]. Default: false. */
  readonly ownHqLost?: boolean;
  /** It is a reinforcement in the phase in which it enters [15.3]. Default: false. */
  readonly entering?: boolean;
  /** It is one of the Madrid reserves, not yet released [J.20]. Default: false. */
  readonly madridReserve?: boolean;
  /** In supply, for the effects listed [9.3]. Default: true. */
  readonly inSupply?: boolean;
}

export type ScwBattlesCommandUnitInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Hex it stands in */
  readonly hex?: string;
  /** Side */
  readonly side?: 'republican' | 'nationalist';
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** Attack factor on the face now showing: 3 or more makes a zone of control [8.0]. Default: 0. */
  readonly attack?: number;
  /** A German F/88 [6.4, J.14]. Default: false. */
  readonly f88?: boolean;
  /** Battalion with an HQ of its own: the Jarama tank battalions 2/1 and 3/1 [J.13] */
  readonly battalion?: string;
  /** Brigade, if any [10.1] */
  readonly brigade?: string;
  /** Division, if any [10.1] */
  readonly division?: string;
  /** Corps, if any [10.1] */
  readonly corps?: string;
  /** For an HQ: what it is the HQ of [10.1] */
  readonly echelon?: 'battalion' | 'brigade' | 'division' | 'corps';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesCommandChainOutcome {
  /** In command for this phase */
  readonly inCommand: boolean;
  /** The chain, link by link */
  readonly chain: readonly ScwBattlesCommandLinkTraced[];
  /** Where the chain breaks: the unit or HQ that finds no superior */
  readonly brokenAfter?: string | null;
  /** Hexes where the enemy breaks it */
  readonly brokenAt: readonly string[];
  /** What follows from it */
  readonly effects: ScwBattlesStatusEffects;
}

export interface ScwBattlesCommandLinkTraced {
  /** Unit or HQ that traces */
  readonly from: string;
  /** HQ or leader reached */
  readonly to: string;
  /** Hexes */
  readonly hexes: number;
}

export interface ScwBattlesZoneInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** All units of one side in the hex [B.12] */
  readonly units: readonly ScwBattlesZoneUnitInput[];
  /** Adjacent hexes in question; left out: the zone in general. Default: []. */
  readonly hexes?: readonly ScwBattlesZoneHexInput[];
}

export type ScwBattlesZoneUnitInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** Attack factor on the face now showing; supply does not halve it here [8.0] */
  readonly attack?: number;
  /** A German F/88, which is mechanized [6.4]. Default: false. */
  readonly f88?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesZoneHexInput {
  /** Adjacent hex */
  readonly hex?: string;
  /** Everything printed in it; clear when empty [8.2]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** What lies on the hexside between [8.2]. Default: []. */
  readonly hexside?: readonly ('river' | 'canal' | 'majorRiver' | 'bridge' | 'pontoon')[];
  /** A road joins the two hexes [8.2]. Default: false. */
  readonly road?: boolean;
  /** A unit of the other side stands there: it does not weaken the zone [8.1]. Default: false. */
  readonly occupied?: boolean;
}

export interface ScwBattlesZoneOutcome {
  /** The hex exerts a zone of control */
  readonly exerts: boolean;
  /** Units that exert it */
  readonly units: readonly string[];
  /** Adjacent hexes named that lie in the zone */
  readonly into: readonly string[];
}

export interface ScwBattlesZonesOnMapInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side whose zones of control are wanted */
  readonly side: 'republican' | 'nationalist';
  /** The map */
  readonly map: ScwBattlesHexMapInput;
  /** Units on the map */
  readonly units: readonly ScwBattlesMapUnitInput[];
}

export interface ScwBattlesZonesOnMapOutcome {
  /** Every hex in a zone of control of the side */
  readonly hexes: readonly ScwBattlesControlledHex[];
}

export interface ScwBattlesControlledHex {
  /** Hex in a zone of control */
  readonly hex: string;
  /** Hex of a unit that exerts it */
  readonly by: string;
  /** A unit of the other side stands in it and must fight in its combat phase [11.1] */
  readonly contested: boolean;
}

export interface ScwBattlesStackingInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Friendly units in the hex */
  readonly units: readonly ScwBattlesStackedUnitInput[];
  /** Everything printed in the hex; clear when empty [7.3]. Default: []. */
  readonly terrain?: readonly ('clear' | 'town' | 'city' | 'woods' | 'hills' | 'rough')[];
  /** A road runs through the hex [7.3]. Default: false. */
  readonly road?: boolean;
  /** The set-up puts these units in this one hex, and the owner has not ended his first movement phase [7.2, B.4]. Default: false. */
  readonly setUpHex?: boolean;
  /** The phase is not over yet: stacking is not tested [7.2]. Default: false. */
  readonly duringPhase?: boolean;
  /** The units belong to the player who is not phasing [7.2]. Default: false. */
  readonly nonPhasing?: boolean;
}

export interface ScwBattlesStackedUnitInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Type of unit [2.1]. Default: "infantry". */
  readonly type?: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesStackingOutcome {
  /** Battalions the units come to [7.1] */
  readonly battalions: number;
  /** Units that count on a road [7.3] */
  readonly unitsOnRoad: number;
  /** Within the limits */
  readonly within: boolean;
  /** The phasing player must now eliminate the excess of his choice [7.2] */
  readonly mustEliminate: boolean;
}

export interface ScwBattlesAssaultLedgerInput {
  /** Scenario [J.8, B.7] */
  readonly scenario: 'series' | 'jarama' | 'brunete';
  /** Side */
  readonly side: 'republican' | 'nationalist';
  /** Points left now; divisions not listed have all they began with. Default: []. */
  readonly left?: readonly ScwBattlesDivisionPointsInput[];
  /** Assaults to be paid for, in order [11.2.1]. Default: []. */
  readonly assaults?: readonly ScwBattlesAssaultSpendingInput[];
  /** A division that would lend its points to another [11.2.2] */
  readonly lender?: string;
  /** The points would be used in defence [11.2.2]. Default: false. */
  readonly inDefence?: boolean;
}

export interface ScwBattlesAssaultSpendingInput {
  /** Division of each attacking unit; an empty text for a unit of no division [11.2.1] */
  readonly divisions: readonly string[];
  /** Division that pays where no attacker has one [J.8, B.7] */
  readonly payingDivision?: string;
}

export interface ScwBattlesAssaultLedgerOutcome {
  /** Points left afterwards, every division of the side */
  readonly left: readonly ScwBattlesDivisionPoints[];
  /** Points spent on these assaults */
  readonly spent: number;
  /** Of these, points still to be taken from a division of the owner's choice [J.8, B.7] */
  readonly unassigned: number;
}

export interface ScwBattlesAirAllotmentInput {
  /** Scenario; series for the standard rules alone. Default: "series". */
  readonly scenario?: 'series' | 'jarama' | 'brunete';
  /** Side */
  readonly side: 'republican' | 'nationalist';
  /** Game turn, for the points of Brunete [B.5, B.6]. Default: 1. */
  readonly turn?: number;
  /** Points of this turn; in Brunete read from the record when left out [13.2] */
  readonly pool?: number;
  /** Everything flown this turn. Default: []. */
  readonly sorties?: readonly ScwBattlesAirSortieInput[];
}

export interface ScwBattlesAirSortieInput {
  /** Bombardment, or support of an attack or defence [13.1, 13.2] */
  readonly task: 'bombardment' | 'attack' | 'defence';
  /** Air unit that flies it [13.1] */
  readonly unit?: string;
  /** Air points spent on it [13.2]. Default: 0. */
  readonly points?: number;
}

export interface ScwBattlesAirAllotmentOutcome {
  /** Points at the start of the turn [13.2] */
  readonly pool: number;
  /** Points left this turn; they vanish at its end [13.2] */
  readonly left: number;
  /** Points at the start of the next turn [13.2] */
  readonly nextTurn?: number | null;
}

export interface ScwBattlesObjectivesInput {
  /** Republican division of the unit [B.19] */
  readonly division: string;
  /** Hex it would enter or attack */
  readonly hex?: string;
  /** Enter or attack [B.19]. Default: "enter". */
  readonly act?: 'enter' | 'attack';
  /** What is known of objective hexes; those not listed have never been entered. Default: []. */
  readonly memory?: readonly ScwBattlesObjectiveMemoryInput[];
}

export interface ScwBattlesObjectivesOutcome {
  /** Objectives of the division [B.19] */
  readonly objectives: readonly string[];
  /** Captured by it and held [B.19] */
  readonly captured: readonly string[];
  /** Still to be captured [B.19] */
  readonly outstanding: readonly string[];
}

export interface ScwBattlesCorpsBoundaryInput {
  /** Corps [B.19] */
  readonly corps: 'V' | 'XVIII';
  /** Hex it would stand in, column before row: 1912 is column 19 [B.19] */
  readonly hex: string;
  /** HQ in question; only the corps HQ itself is bound [B.19]. Default: "corps". */
  readonly echelon?: 'battalion' | 'brigade' | 'division' | 'corps';
  /** It is some unit other than an HQ [B.19]. Default: false. */
  readonly notHq?: boolean;
}

export interface ScwBattlesCorpsBoundaryOutcome {
  /** The boundary binds this counter */
  readonly bound: boolean;
}

export interface ScwBattlesJaramaVictoryInput {
  /** Objective hexes with units in them. Default: []. */
  readonly held?: readonly ScwBattlesHeldHexInput[];
  /** Units that have left the map. Default: []. */
  readonly exited?: readonly ScwBattlesExitedUnitInput[];
}

export interface ScwBattlesHeldHexInput {
  /** The hex */
  readonly hex: string;
  /** Side with a unit in it at the end of the game [J.9] */
  readonly side: 'republican' | 'nationalist';
  /** That unit can trace supply at the end of the game [J.9]. Default: true. */
  readonly inSupply?: boolean;
}

export interface ScwBattlesExitedUnitInput {
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Side; when left out the one that scores: Nationalist in Jarama, Republican in Brunete [J.9, B.8] */
  readonly side?: 'republican' | 'nationalist';
  /** Size of unit; when left out a regiment in Brunete, elsewhere a battalion [J.9, B.8, B.9] */
  readonly size?: 'company' | 'battalion' | 'regiment' | 'brigade' | 'division';
  /** It left by the edge or hex that scores: Jarama the east edge north of the Tajuna, Brunete 3614 [J.9, B.8]. Default: true. */
  readonly scoringExit?: boolean;
  /** It can trace supply from there at the end of the game [J.9, B.8]. Default: true. */
  readonly inSupply?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface ScwBattlesVictoryOutcome {
  /** Nationalist points */
  readonly nationalist: number;
  /** Republican points */
  readonly republican: number;
  /** Difference read on the table of levels [J.9, B.8] */
  readonly difference: number;
  /** Level of victory */
  readonly level: 'republicanVictory' | 'nationalistLimited' | 'nationalistSubstantial' | 'nationalistDecisive' | 'nationalistVictory' | 'draw';
}

export interface ScwBattlesBruneteVictoryInput {
  /** Objective hexes that have changed hands; all the others are Nationalist [B.8]. Default: []. */
  readonly owned?: readonly ScwBattlesOwnedHexInput[];
  /** Republican units that have left the map [B.8]. Default: []. */
  readonly exited?: readonly ScwBattlesExitedUnitInput[];
}

export interface ScwBattlesOwnedHexInput {
  /** Objective hex [B.19] */
  readonly hex: string;
  /** Side that last had a unit in it [B.8]. Default: "republican". */
  readonly side?: 'republican' | 'nationalist';
}

export interface ScwBattlesDivisionExchangeInput {
  /** Game turn [B.20] */
  readonly turn: number;
  /** Division that withdraws [B.20] */
  readonly division: string;
  /** Every unit of that division, lost ones included */
  readonly units: readonly ScwBattlesWithdrawingUnitInput[];
  /** Replacement divisions already received, of 14 and 39 [B.20]. Default: []. */
  readonly received?: readonly string[];
  /** A unit withdrawn earlier would come back [B.20]. Default: false. */
  readonly returning?: boolean;
}

export type ScwBattlesWithdrawingUnitInput = OrStored<{
  /** What to call the unit in the answer */
  readonly name?: string;
  /** Where it is: withdrawn means off the map through 1501 or 1701 [B.20] */
  readonly state?: 'onMap' | 'withdrawn' | 'leftElsewhere' | 'eliminated';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface ScwBattlesDivisionExchangeOutcome {
  /** Replacement divisions due now: 0 or 1 [B.20] */
  readonly due: number;
  /** Of which one may be taken */
  readonly choices: readonly string[];
  /** Units that still have to leave */
  readonly remaining: readonly string[];
}

export interface ScwBattlesReinforcementsInput {
  /** Scenario */
  readonly scenario: 'series' | 'jarama' | 'brunete';
  /** Side */
  readonly side: 'republican' | 'nationalist';
  /** Game turn */
  readonly turn: number;
}

export interface ScwBattlesReinforcementsOutcome {
  /** Date of the turn */
  readonly date: string;
  /** What arrives */
  readonly arrivals: readonly ScwBattlesArrival[];
  /** Air points of the turn, Brunete only [B.5, B.6] */
  readonly airPoints?: number | null;
}

export interface ScwBattlesArrival {
  /** Units */
  readonly units: string;
  /** The same in Japanese */
  readonly unitsJa: string;
  /** Where they enter, as listed */
  readonly entry: string;
  /** The same in Japanese */
  readonly entryJa: string;
  /** They come only in exchange for another division [B.20] */
  readonly inExchange: boolean;
  /** Any HQ in range may command them [J.7] */
  readonly anyHq: boolean;
  /** Entry areas spelt out, first and last hex [J.21] */
  readonly areas: readonly string[];
}

export interface ScwBattlesSetUpInput {
  /** Scenario */
  readonly scenario: 'series' | 'jarama' | 'brunete';
  /** Side */
  readonly side: 'republican' | 'nationalist';
  /** Placements to be checked. Default: []. */
  readonly placements?: readonly ScwBattlesSetUpUnitInput[];
}

export interface ScwBattlesSetUpUnitInput {
  /** Group as the set-up chart calls it, side left out: "48th Brigade: units" [J.4, J.5, B.3, B.4] */
  readonly group: string;
  /** Hex it is put in */
  readonly hex?: string;
  /** Hexes from the hex the set-up names, where it says "within" [4.0] */
  readonly distance?: number;
  /** It is in the Madrid Box [J.4]. Default: false. */
  readonly inMadridBox?: boolean;
  /** It is on the own side of the start line [J.4, J.5]. Default: true. */
  readonly ownSide?: boolean;
}

export interface ScwBattlesSetUpOutcome {
  /** This side sets up first [J.2, B.2] */
  readonly setsUpFirst: boolean;
  /** Groups of the side and where they go */
  readonly groups: readonly ScwBattlesSetUpGroup[];
}

export interface ScwBattlesSetUpGroup {
  /** Group */
  readonly group: string;
  /** The same in Japanese */
  readonly groupJa: string;
  /** Where its units go */
  readonly where: 'hexes' | 'within' | 'madridBox' | 'ownSide' | 'everyTurn';
  /** Hexes, or the hex in the middle */
  readonly hexes: readonly string[];
  /** Distance from it */
  readonly within: number;
  /** Division, or none [J.4, J.5, B.14] */
  readonly division: string;
  /** Regiments of it that may start aboard trucks [B.4] */
  readonly regimentsOnTrucks: number;
}

export interface ScwBattlesReserveAreaInput {
  /** The brigade has been released [J.20]. Default: false. */
  readonly released?: boolean;
  /** The move takes it out of the Madrid area, where it began [J.20]. Default: true. */
  readonly leavesArea?: boolean;
  /** The move takes it south or east of the Henares [J.20]. Default: false. */
  readonly beyondHenares?: boolean;
}

export interface ScwBattlesReserveAreaOutcome {
  /** It counts as in supply and in command without a line [J.20] */
  readonly automaticStatus: boolean;
}

export interface ScwBattlesPhaseActionInput {
  /** Phase the turn is in [5.0] */
  readonly phase: 'initiative' | 'weather' | 'airBombardment' | 'firstMovement' | 'firstCombat' | 'secondMovement' | 'secondCombat' | 'turnMarker';
  /** What a player would do [5.0] */
  readonly action: 'decideInitiative' | 'rollWeather' | 'bombard' | 'judgeForMovement' | 'enterReinforcements' | 'move' | 'declareAttacks' | 'judgeForCombat' | 'allotDefensiveAir' | 'allotAttackAir' | 'declareAssault' | 'allotAttackArtillery' | 'allotDefensiveArtillery' | 'retreatVoluntarily' | 'resolveCombat' | 'advanceMarker';
  /** First or second player of the turn [5.0] */
  readonly player: 'first' | 'second';
  /** Step of the phase reached so far, as numbered in the answer; earlier steps are over [5.0] */
  readonly stepReached?: number;
}

export interface ScwBattlesPhaseActionOutcome {
  /** Letter of the phase [5.0] */
  readonly letter: 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G' | 'H';
  /** Step within the phase [5.0] */
  readonly step: number;
  /** Phase that follows; after the last the next turn begins */
  readonly nextPhase: 'initiative' | 'weather' | 'airBombardment' | 'firstMovement' | 'firstCombat' | 'secondMovement' | 'secondCombat' | 'turnMarker';
}

export interface ScwBattlesGameResult {
  /** The side that won; null where nobody did */
  readonly winner: 'republican' | 'nationalist' | null;
  /** The level of victory */
  readonly level: string;
  /** What was counted */
  readonly points?: ScwBattlesPointsBySide | null;
  /** The section that counts */
  readonly rule?: string | null;
}

export interface ScwBattlesPointsBySide {
  /** Republican */
  readonly republican: number;
  /** Nationalist */
  readonly nationalist: number;
}

export interface ScwBattlesChoiceOwed {
  /** What is to be chosen */
  readonly kind: 'loss' | 'retreat' | 'advance' | 'hold' | 'refuge' | 'release' | 'receive';
  /** The side that chooses */
  readonly side: 'republican' | 'nationalist';
  /** The units it is about */
  readonly units?: readonly string[] | null;
  /** The leader it is about [14.4] */
  readonly unit?: string | null;
  /** The hexes to choose from */
  readonly hexes?: readonly string[] | null;
  /** Of which party */
  readonly party?: 'attacker' | 'defender' | null;
  /** The loss is one of an air bombardment [13.3] */
  readonly bombed?: boolean | null;
  /** What emptied the hexes [11.7] */
  readonly emptiedBy?: 'retreat' | 'stepLoss' | null;
  /** Units that have advanced already */
  readonly advanced?: readonly string[] | null;
  /** How many brigades [J.20] */
  readonly count?: number | null;
  /** The divisions to choose from [B.20] */
  readonly divisions?: readonly string[] | null;
}

export interface ScwBattlesCounterInPlay {
  /** Its id, as commands name it */
  readonly id: string;
  /** Its name */
  readonly name: BoardName;
  /** Its side */
  readonly side: 'republican' | 'nationalist';
  /** Its type [2.1] */
  readonly type: 'infantry' | 'armour' | 'cavalry' | 'artillery' | 'hq' | 'armouredCar' | 'engineer' | 'antiTank' | 'antiAircraft' | 'truck' | 'air' | 'leader';
  /** Where it is */
  readonly place: 'toPlace' | 'map' | 'due' | 'pool' | 'box' | 'aboard' | 'air' | 'fleeing' | 'left' | 'lost';
  /** Its hex, or the one it left the map from */
  readonly hex?: string | null;
  /** It shows its other face [11.5] */
  readonly reduced?: boolean | null;
  /** The turn on which it is due */
  readonly turn?: number | null;
  /** An HQ that is rebuilt: it comes at a source of supply [10.5] */
  readonly returning?: boolean | null;
  /** Out of supply [9.0] */
  readonly unsupplied?: boolean | null;
  /** Out of command [10.0] */
  readonly uncommanded?: boolean | null;
  /** Movement points spent in this phase [6.1] */
  readonly spent?: number | null;
  /** It entered the map in this phase [15.3] */
  readonly entered?: boolean | null;
  /** It was carried in this phase [B.10] */
  readonly carried?: boolean | null;
  /** The hex it came from into an enemy zone of control [11.6] */
  readonly cameFrom?: string | null;
  /** Artillery that has fired in this phase */
  readonly fired?: boolean | null;
  /** An air unit that has flown this turn [13.1] */
  readonly flown?: boolean | null;
  /** The truck it rides on [B.10] */
  readonly truck?: string | null;
  /** Where it began the game on the map [B.13] */
  readonly startedIn?: string | null;
  /** The hexside it is bridging [J.18] */
  readonly building?: string | null;
  /** The hexside its bridge spans; empty when that bridge is gone again [J.18] */
  readonly bridge?: string | null;
  /** The edge by which it left the map [16.0] */
  readonly edge?: 'N' | 'E' | 'S' | 'W' | null;
}

export interface ScwBattlesAirPointsOfSide {
  /** The side */
  readonly side: 'republican' | 'nationalist';
  /** Air points left this turn [13.2] */
  readonly points: number;
}

export interface ScwBattlesAssaultPointsOfDivision {
  /** The side */
  readonly side: 'republican' | 'nationalist';
  /** The division */
  readonly division: string;
  /** Assault points left [11.2.2] */
  readonly points: number;
}

export interface ScwBattlesPlaceOwner {
  /** The hex */
  readonly hex: string;
  /** The side that was there last */
  readonly side: 'republican' | 'nationalist';
}

export interface ScwBattlesDivisionsInPlace {
  /** The hex */
  readonly hex: string;
  /** Republican divisions that have entered it [B.19] */
  readonly divisions: readonly string[];
}

export interface ScwBattlesCombatInHand {
  /** Its number */
  readonly id: number;
  /** Attacking units; none for a barrage */
  readonly attackers: readonly string[];
  /** The hexes attacked */
  readonly targets: readonly string[];
  /** Artillery that supports the attack, or barrages */
  readonly guns: readonly string[];
  /** Artillery that supports the defence */
  readonly defensiveGuns: readonly string[];
  /** The attacker's air support */
  readonly air?: ScwBattlesAirSent | null;
  /** The defender's air support */
  readonly defensiveAir?: ScwBattlesAirSent | null;
  /** Normal attack or assault [11.2] */
  readonly kind?: 'normal' | 'assault' | null;
  /** Divisions that paid for an assault */
  readonly paid?: readonly string[] | null;
  /** Whom it strikes, once it is taken up [11.1] */
  readonly defenders?: readonly string[] | null;
  /** Units that retreated before the die [11.61] */
  readonly withdrawn?: readonly ScwBattlesUnitWithdrawn[] | null;
  /** It is over */
  readonly over?: boolean | null;
}

export interface ScwBattlesAirSent {
  /** Air points */
  readonly points: number;
  /** Air units */
  readonly units: readonly string[];
}

export interface ScwBattlesUnitWithdrawn {
  /** The unit */
  readonly unit: string;
  /** The hex it left */
  readonly from: string;
  /** Of which party */
  readonly party: 'attacker' | 'defender';
}

export interface ScwBattlesBombersOverHex {
  /** The hex */
  readonly hex: string;
  /** Air units over it */
  readonly units: readonly string[];
}

/** What can be asked of the game. */
export interface ScwBattles {
  readonly combat: {
    /** Normal attack or assault [2.1, 11.1, 11.2, …]. Strengths, terrain, column, shifts, die and results of one combat between manoeuvre units with their support. Rules 2.1, 11.1, 11.2, 11.4. */
    readonly attack: Procedure<ScwBattlesAttackInput, ScwBattlesAttackOutcome, ScwBattlesOptionsInput, 'column'>;
    /** Barrage [12.4]. Artillery alone against one hex: one roll for each unit there, with what adjacent guns suffer in return. Rules 12.4. */
    readonly barrage: Procedure<ScwBattlesBarrageInput, ScwBattlesBarrageOutcome, ScwBattlesOptionsInput, 'column'>;
    /** Air bombardment [13.3]. Strength after weather and flak, column, die and hit of one bombardment in the air phase. Rules 13.3. */
    readonly airBombardment: Procedure<ScwBattlesAirBombardmentInput, ScwBattlesAirBombardmentOutcome, ScwBattlesOptionsInput, 'column'>;
    /** May this gun support? [12.2, 12.3]. Checks supply, command, formation, range and the other conditions of support fire, each with its rule. Rules 12.2, 12.3. */
    readonly supportEligibility: Procedure<ScwBattlesSupportInput, ScwBattlesSupportOutcome, ScwBattlesOptionsInput>;
    /** Voluntary retreat before the die [11.61]. Who may retreat once the differential is known, what ends, who may advance, and what becomes of guns and points. Rules 11.61. */
    readonly voluntaryRetreat: Procedure<ScwBattlesVoluntaryRetreatInput, ScwBattlesVoluntaryRetreatOutcome, ScwBattlesOptionsInput>;
    /** Where a unit may retreat [11.6]. Which of the hexes around a unit it may retreat to, or why it is eliminated; supply and command do not matter. Rules 11.6. */
    readonly retreatOptions: Procedure<ScwBattlesRetreatInput, ScwBattlesRetreatOutcome, ScwBattlesOptionsInput>;
    /** Where a unit may retreat, over the map [11.6]. The same question asked of a map: zones of control, terrain, rivers and stacking are read from it. Rules 11.6. */
    readonly retreatOnMap: Procedure<ScwBattlesRetreatOnMapInput, ScwBattlesRetreatOutcome, ScwBattlesOptionsInput>;
    /** Who may advance after combat [11.7]. Which victorious units may enter the hex just emptied; enemy zones, supply, command and movement points do not matter. Rules 11.7. */
    readonly advanceOptions: Procedure<ScwBattlesAdvanceInput, ScwBattlesAdvanceOutcome, ScwBattlesOptionsInput>;
    /** Who must fight [11.1]. Which units must attack in this combat phase, which enemy hexes must be attacked, and which guns must fire. Rules 11.1. */
    readonly attackObligations: Procedure<ScwBattlesObligationsInput, ScwBattlesObligationsOutcome, ScwBattlesOptionsInput>;
    /** Declaration of attacks [11.1]. Checks all attacks declared for a combat phase: who attacks whom once, and whether every duty is met. Rules 11.1. */
    readonly attackPlan: Procedure<ScwBattlesAttackPlanInput, ScwBattlesAttackPlanOutcome, ScwBattlesOptionsInput>;
    /** Step losses [11.4, 11.5]. Carries step losses out on the units their chooser names and says what becomes of each. Rules 11.4, 11.5. */
    readonly stepLoss: Procedure<ScwBattlesStepLossInput, ScwBattlesStepLossOutcome, ScwBattlesOptionsInput>;
    /** A combat to its end [11.4, 11.5, 11.6, …]. An attack with its losses, retreats and advance in one answer; what the players still choose is listed. Rules 11.4, 11.5, 11.6, 11.7. */
    readonly wholeCombat: Procedure<ScwBattlesWholeCombatInput, ScwBattlesWholeCombatOutcome, ScwBattlesOptionsInput>;
  };
  readonly movement: {
    /** Cost of a step [6.2, T.5]. What it costs a unit to enter one hex: terrain, weather, river, road, traffic and zones of control. Rules 6.2, T.5. */
    readonly stepCost: Procedure<ScwBattlesStepCostInput, ScwBattlesStepCostOutcome, ScwBattlesOptionsInput>;
    /** A move, step by step [6.0, 6.1]. Adds up a move told as a list of steps with their terrain; where one is refused, says why and what came before. Rules 6.0, 6.1. */
    readonly march: Procedure<ScwBattlesMarchInput, ScwBattlesMarchOutcome, ScwBattlesOptionsInput>;
    /** A move over the map [6.1]. Walks a way over the map step by step, or finds the cheapest way to a hex, and says why a step is refused. Rules 6.1. */
    readonly path: Procedure<ScwBattlesPathInput, ScwBattlesPathOutcome, ScwBattlesOptionsInput>;
    /** Where a unit can go [6.1]. Every hex of the map a unit can reach in this phase, with the cheapest cost, zones of control and crowding. Rules 6.1. */
    readonly reach: Procedure<ScwBattlesMoveOnMapInput, ScwBattlesReachOutcome, ScwBattlesOptionsInput>;
    /** Leaving the map [8.3, 16.0]. Cost of leaving the map, out of an enemy zone or not, and what a forced exit means. Rules 8.3, 16.0. */
    readonly mapExit: Procedure<ScwBattlesMapExitInput, ScwBattlesMapExitOutcome, ScwBattlesOptionsInput>;
    /** Entering the map [15.1, 15.2, 15.3]. Where a reinforcement may enter, which hex serves when its own are closed, and what entering costs. Rules 15.1, 15.2, 15.3. */
    readonly reinforcementEntry: Procedure<ScwBattlesReinforcementEntryInput, ScwBattlesReinforcementEntryOutcome, ScwBattlesOptionsInput>;
    /** Transport by truck [B.10]. Whether these units may ride, what the truck has left, and what they may do after leaving it. Rules B.10. */
    readonly truckTransport: Procedure<ScwBattlesTruckInput, ScwBattlesTruckOutcome, ScwBattlesOptionsInput>;
    /** Pontoon bridge [J.18]. Whether a bridging engineer may build, whether a bridge still stands, and what crossing it costs. Rules J.18. */
    readonly pontoonBridge: Procedure<ScwBattlesPontoonInput, ScwBattlesPontoonOutcome, ScwBattlesOptionsInput>;
  };
  readonly spotting: {
    /** May the gun see its target? [12.4.1]. Whether a gun may barrage a hex: range, its own line of sight told hex by hex, or a spotter. Rules 12.4.1. */
    readonly barrageSight: Procedure<ScwBattlesBarrageSightInput, ScwBattlesBarrageSightOutcome, ScwBattlesOptionsInput>;
    /** Line of sight over the map [12.4.1]. Draws the line from a gun to its target over the map, names the blocking hex, and tries the spotters. Rules 12.4.1. */
    readonly lineOfSight: Procedure<ScwBattlesLineOfSightInput, ScwBattlesLineOfSightOutcome, ScwBattlesOptionsInput>;
  };
  readonly events: {
    /** Weather [17.0]. The weather of a turn by scenario and turn, and how far spotters see in it. Rules 17.0. */
    readonly weather: Procedure<ScwBattlesWeatherInput, ScwBattlesWeatherOutcome, ScwBattlesOptionsInput>;
    /** Initiative [5.0, B.2, J.2]. Who is first player this turn; in Brunete from turn 3 by dice, equal totals being rolled again. Rules 5.0, B.2, J.2. */
    readonly initiative: Procedure<ScwBattlesInitiativeInput, ScwBattlesInitiativeOutcome, ScwBattlesOptionsInput>;
    /** Rebuilding an HQ [10.5]. When and where an HQ lost in combat comes back. Rules 10.5. */
    readonly hqRebuilding: Procedure<ScwBattlesHqRebuildingInput, ScwBattlesHqRebuildingOutcome, ScwBattlesOptionsInput>;
    /** Leader overrun [14.4, B.16]. What becomes of a leader alone in a hex that an enemy unit enters. Rules 14.4, B.16. */
    readonly leaderFate: Procedure<ScwBattlesLeaderFateInput, ScwBattlesLeaderFateOutcome, ScwBattlesOptionsInput>;
    /** Release of the Madrid reserves [J.6, J.20]. Which brigades of the Madrid Box are released by Nationalist moves or by the calendar. Rules J.6, J.20. */
    readonly reserveRelease: Procedure<ScwBattlesReserveReleaseInput, ScwBattlesReserveReleaseOutcome, ScwBattlesOptionsInput>;
  };
  readonly status: {
    /** Supply, from facts [9.1]. Whether a unit is in supply, from the distance to its road and what lies on the way, and what follows. Rules 9.1. */
    readonly supply: Procedure<ScwBattlesSupplyInput, ScwBattlesSupplyOutcome, ScwBattlesOptionsInput>;
    /** Supply line over the map [9.1]. Traces a supply line over the map to the source of the scenario, or names the hex that breaks it. Rules 9.1. */
    readonly supplyLine: Procedure<ScwBattlesSupplyLineInput, ScwBattlesSupplyLineOutcome, ScwBattlesOptionsInput>;
    /** Command, from facts [10.1]. Whether a unit is in command, from the links of its chain with their distances, and what follows. Rules 10.1. */
    readonly command: Procedure<ScwBattlesCommandInput, ScwBattlesCommandOutcome, ScwBattlesOptionsInput>;
    /** Chain of command over the map [10.1]. Traces a unit to its HQs link by link over the map, or names the link that breaks. Rules 10.1. */
    readonly commandChain: Procedure<ScwBattlesCommandChainInput, ScwBattlesCommandChainOutcome, ScwBattlesOptionsInput>;
    /** Zone of control [8.0, 8.1, 8.2]. Whether the units of a hex exert a zone of control, and into which adjacent hexes it reaches. Rules 8.0, 8.1, 8.2. */
    readonly zoneOfControl: Procedure<ScwBattlesZoneInput, ScwBattlesZoneOutcome, ScwBattlesOptionsInput>;
    /** Zones of control over the map [8.0]. Every hex of the map that lies in a zone of control of a side. Rules 8.0. */
    readonly zonesOnMap: Procedure<ScwBattlesZonesOnMapInput, ScwBattlesZonesOnMapOutcome, ScwBattlesOptionsInput>;
    /** Stacking [7.1, 7.2, 7.3]. Whether these units may be together in one hex at the end of a phase, on a road or off it. Rules 7.1, 7.2, 7.3. */
    readonly stacking: Procedure<ScwBattlesStackingInput, ScwBattlesStackingOutcome, ScwBattlesOptionsInput>;
    /** Assault points [11.2.2, B.7, J.8]. What each division has left after paying for the assaults listed, and which it cannot pay for. Rules 11.2.2, B.7, J.8. */
    readonly assaultLedger: Procedure<ScwBattlesAssaultLedgerInput, ScwBattlesAssaultLedgerOutcome, ScwBattlesOptionsInput>;
    /** Air units and points of a turn [13.1, 13.2]. Whether the missions of a turn fit the air units and points at hand, and what is left. Rules 13.1, 13.2. */
    readonly airAllotment: Procedure<ScwBattlesAirAllotmentInput, ScwBattlesAirAllotmentOutcome, ScwBattlesOptionsInput>;
    /** Divisional objectives in Brunete [B.19]. Which objectives a Republican division has captured, and whether it may enter or attack a hex. Rules B.19. */
    readonly divisionalObjectives: Procedure<ScwBattlesObjectivesInput, ScwBattlesObjectivesOutcome, ScwBattlesOptionsInput>;
    /** Corps boundary in Brunete [B.19]. Whether a Republican corps HQ may stand in a hex. Rules B.19. */
    readonly corpsBoundary: Procedure<ScwBattlesCorpsBoundaryInput, ScwBattlesCorpsBoundaryOutcome, ScwBattlesOptionsInput>;
    /** Victory in Jarama [J.9, 16.0]. Points for places and exits at the end of Jarama, and the level of victory. Rules J.9, 16.0. */
    readonly jaramaVictory: Procedure<ScwBattlesJaramaVictoryInput, ScwBattlesVictoryOutcome, ScwBattlesOptionsInput>;
    /** Victory in Brunete [B.8, B.19, 16.0]. Points for objectives and exits at the end of Brunete, and the level of victory. Rules B.8, B.19, 16.0. */
    readonly bruneteVictory: Procedure<ScwBattlesBruneteVictoryInput, ScwBattlesVictoryOutcome, ScwBattlesOptionsInput>;
    /** Exchange of divisions in Brunete [B.20]. Whether a Republican division has withdrawn far enough to bring on the 14th or 39th. Rules B.20. */
    readonly divisionExchange: Procedure<ScwBattlesDivisionExchangeInput, ScwBattlesDivisionExchangeOutcome, ScwBattlesOptionsInput>;
    /** Reinforcements of a turn [15.0]. What arrives for a side on a turn, where it enters, and the air points of the turn. Rules 15.0. */
    readonly reinforcements: Procedure<ScwBattlesReinforcementsInput, ScwBattlesReinforcementsOutcome, ScwBattlesOptionsInput>;
    /** Set-up [4.0]. Where the groups of a side set up, who goes first, and whether given placements follow the instructions. Rules 4.0. */
    readonly setUp: Procedure<ScwBattlesSetUpInput, ScwBattlesSetUpOutcome, ScwBattlesOptionsInput>;
    /** Where the Madrid reserves may go [J.20]. Whether a brigade of the Madrid reserves may make a move, and whether it needs lines of supply and command. Rules J.20. */
    readonly reserveArea: Procedure<ScwBattlesReserveAreaInput, ScwBattlesReserveAreaOutcome, ScwBattlesOptionsInput>;
    /** Sequence of play [5.0]. Whether a player may do a thing in this phase of the turn, at which step, and what comes next. Rules 5.0. */
    readonly phaseAction: Procedure<ScwBattlesPhaseActionInput, ScwBattlesPhaseActionOutcome, ScwBattlesOptionsInput>;
  };
}
