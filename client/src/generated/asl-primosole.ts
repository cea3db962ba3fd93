/* Written by scripts/write-client.mjs from the declarations of the games: change those. */

import type { EndedResult, HexGridShapeInput, SessionAgreeUndoCommand, SessionBeganEvent, SessionConcedeCommand, SessionConcededEvent, SessionEndedEvent, SessionJoinCommand, SessionJoinedEvent, SessionProposeUndoCommand, SessionRefuseUndoCommand, SessionRulesAdoptedEvent, SessionSeatLeftEvent, SessionSeatTakenEvent, SessionTimedOutEvent, SessionUndoAgreedEvent, SessionUndoProposedEvent, SessionUndoRefusedEvent, SessionUndoneEvent } from './service.js';
import type { Procedure } from '../rulings/procedure.js';
import type { OrStored } from './service.js';


/** Buy reinforcement groups [3.617] */
export interface AslPrimosolePurchaseCommand {
  readonly type: 'purchase';
  /** Groups, one line each; none where nothing is bought [3.617] */
  readonly orders: readonly ({
    /** Group [3.6171]; of a group that the order of battle gives, leave the price to it */
    readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
    /** The line of the purchase record, where the order of battle gave the group [3.6179] */
    readonly line?: string;
    /** Off map, on map or Reserve [3.6175] */
    readonly mode?: 'offMap' | 'onMap' | 'reserve';
    /** At the dearer price: F1 and M2 [3.6178] */
    readonly improved?: boolean;
    /** British battery as a Creeping Barrage [3.617/British] */
    readonly creepingBarrage?: boolean;
    /** Setup Area it appears in, by number [CG5] */
    readonly area?: number;
    /** Arrow hex of the Entry Area it comes by [CG5] */
    readonly entry?: string;
    /** Objective Hex of a company [3.2/Objective-Hex] */
    readonly objective?: string;
    /** Pre-registered hex of a bombardment [3.617/British] */
    readonly hex?: string;
    /** The two squads of the British balance of CG-III come with it, once in the campaign [3.31] */
    readonly extraSquads?: boolean;
    /** Optional fittings that each vehicle of the group is diced for [CG7] */
    readonly fittings?: readonly ({
      /** Fitting [CG7] */
      readonly fitting: 'aamg' | 'gyrostabilizer' | 'schuerzen';
      /** Highest dr that brings it, by the core vehicle notes [CG7] */
      readonly coreNumber: number;
    })[];
  })[];
}

/** Buy fortifications [3.619] */
export interface AslPrimosoleFortifyCommand {
  readonly type: 'fortify';
  /** Items; none where nothing is bought [3.619] */
  readonly orders: readonly ({
    /** Item [3.619] */
    readonly item: 'foxhole3S' | 'foxhole2S' | 'foxhole1S' | 'roadblock' | 'dummy' | 'hipLarge' | 'hipSquad' | 'hipHalfSquad' | 'hipSmc' | 'trench' | 'atMineFactor';
    /** How many; factors of mines [3.619] */
    readonly count?: number;
    /** Hex of a trench: one that held a foxhole on an earlier date [3.619] */
    readonly hex?: string;
  })[];
  /** Hex of the offboard observer, anew for each scenario [3.617/British] */
  readonly observerHex?: string;
}

/** Buy recon [3.620] */
export interface AslPrimosoleReconCommand {
  readonly type: 'recon';
  /** CPP paid for each recon dr: 1 or 2 [3.620] */
  readonly purchases: readonly number[];
}

/** Put down a chit [3.621] */
export interface AslPrimosoleChitCommand {
  readonly type: 'chit';
  /** Attack or Idle [3.6212] */
  readonly chit: 'attack' | 'idle';
}

/** Set up [3.622] */
export interface AslPrimosoleSetUpCommand {
  readonly type: 'set-up';
  /** Counters and fortifications with their hexes [3.622] */
  readonly place: readonly ({
    /** The counter, or the fortification bought */
    readonly unit: string;
    /** The hex */
    readonly hex: string;
    /** How it sets up [CG6, CG9, CG15, 3.619] */
    readonly as?: 'open' | 'concealed' | 'hip' | 'reserve' | 'abandoned';
  })[];
  /** Reserves, and batteries beyond two, left off the map [CG6, CG17]. Default: []. */
  readonly hold?: readonly {
    /** The line of a Reserve that is not placed, or of a battery beyond two, whose radio stays off the map [CG6, CG17] */
    readonly line: string;
    /** Arrow hex of the Entry Area behind which it waits */
    readonly entry: string;
  }[];
  /** Dummies: bought ones, and at most one of each Reserve that is placed [3.619, CG6]. Default: []. */
  readonly dummies?: readonly {
    /** The hex */
    readonly hex: string;
    /** The Reserve whose one Dummy it is; left out, one that was bought [CG6, 3.619] */
    readonly line?: string;
  }[];
}

/** Accept a set-up [3.622] */
export interface AslPrimosoleAcceptSetUpCommand {
  readonly type: 'accept-set-up';
}

/** Declare Fanaticism or not [CG16] */
export interface AslPrimosoleFanaticismCommand {
  readonly type: 'fanaticism';
  /** Declare all Germans Fanatic for this scenario [CG16] */
  readonly declare: boolean;
}

/** Inspect a Location [3.6223] */
export interface AslPrimosoleInspectCommand {
  readonly type: 'inspect';
  /** Hex of the Location [3.6223] */
  readonly location: string;
}

/** Inspect no more [3.6223] */
export interface AslPrimosoleStopCommand {
  readonly type: 'stop';
}

/** Let a bombardment fall [3.617/British] */
export interface AslPrimosoleBombardCommand {
  readonly type: 'bombard';
  /** The line of the purchase record */
  readonly line: string;
}

/** No more bombardments [3.617/British] */
export interface AslPrimosoleNoMoreCommand {
  readonly type: 'no-more';
}

/** Lengthen the scenario [CG14] */
export interface AslPrimosoleDeclarePlusOneCommand {
  readonly type: 'declare-plus-one';
}

/** Begin to play [CG14] */
export interface AslPrimosoleBeginPlayCommand {
  readonly type: 'begin-play';
}

/** End a Player Turn [CG14] */
export interface AslPrimosoleEndPlayerTurnCommand {
  readonly type: 'end-player-turn';
  /** Game Turn whose Player Turn ends [CG14] */
  readonly turn: number;
}

/** Agree to end the scenario [CG14] */
export interface AslPrimosoleAgreeEndCommand {
  readonly type: 'agree-end';
}

/** Reveal an Objective Hex [3.2/Objective-Hex] */
export interface AslPrimosoleRevealObjectiveCommand {
  readonly type: 'reveal-objective';
  /** The line of the purchase record */
  readonly line: string;
}

/** Go on to the report [3.601] */
export interface AslPrimosoleOpenReportCommand {
  readonly type: 'open-report';
}

/** File a page of the report [3.6, 3.605] */
export interface AslPrimosoleFileCommand {
  readonly type: 'file';
  /** The page */
  readonly page: 'gameEnd' | 'terrain' | 'control' | 'losses' | 'state' | 'places';
  /** Its lines; those not listed are as they were. Default: []. */
  readonly lines?: readonly ({
    /** What the line is about */
    readonly kind: 'end' | 'count' | 'melee' | 'massacre' | 'objective' | 'control' | 'entryHex' | 'fire' | 'rubble' | 'wreck' | 'shellholes' | 'breach' | 'fortification' | 'fate' | 'state' | 'place' | 'keptSilent';
    /** The counter, as its owner calls it */
    readonly unit?: string;
    /** Several counters in one place */
    readonly units?: readonly string[];
    /** What became of it [3.2/Eliminated, CG13] */
    readonly fate?: 'eliminated' | 'captured' | 'exited' | 'recalled' | 'changed' | 'split' | 'created';
    /** What it is now: a type of counter, rubble, wreck or fortification */
    readonly as?: string;
    /** The two half-squads it was split into */
    readonly into?: readonly [string, string];
    /** The enemy counter that captured it, as the other side calls it */
    readonly by?: string;
    /** The edge hex it left by [CG13] */
    readonly edge?: string;
    /** Original Effects DR that used up an FT or DC [3.61427] */
    readonly effectsDr?: number;
    /** States it was left in [3.604] */
    readonly is?: readonly ('encircled' | 'mined' | 'wading' | 'wounded' | 'heroic' | 'unarmed' | 'immobile' | 'abandoned' | 'stunned' | 'recalled' | 'lowAmmo' | 'malfunctioned' | 'mgMalfunctioned' | 'hooked' | 'used' | 'chitsGone' | 'sighted' | 'unpossessed' | 'functioning' | 'bogged' | 'shocked')[];
    /** Hex */
    readonly hex?: string;
    /** Hex it could have left to, where a free way out of the mines is claimed [3.6042] */
    readonly out?: string;
    /** A leader in its Location whose DRM it may use [3.6041, 3.6042] */
    readonly leader?: string;
    /** How mines, Bog or Shock of a vehicle ended by the core rules [3.6042-3.6044] */
    readonly core?: 'unharmed' | 'unbogged' | 'recovered' | 'immobile' | 'bailedOut' | 'destroyed';
    /** Highest Final coloured dr that frees a bogged vehicle, by the core rules [3.6043] */
    readonly freesAt?: number;
    /** Lowest Final coloured dr that makes it Immobile, by the core rules; 13 for none [3.6043] */
    readonly immobileAt?: number;
    /** Other core modifiers of freeing it [3.6043] */
    readonly drm?: number;
    /** Its vehicle note is L [3.6043] */
    readonly noteL?: boolean;
    /** Highest dr by which a Shocked vehicle recovers, by the core rules [3.6044] */
    readonly recoversAt?: number;
    /** Lowest dr that confirms its loss, by the core rules [3.6044] */
    readonly destroyedAt?: number;
    /** Special ammunition that is used up [3.61424] */
    readonly depleted?: readonly string[];
    /** Number of the Setup Area it is Retained in [3.6055] */
    readonly area?: number;
    /** Arrow hex of the Entry Area behind which it waits [3.2/Holding-Area] */
    readonly entry?: string;
    /** The counter that carries, tows or mans it */
    readonly with?: string;
    /** A burning wreck in bypass [3.6091] */
    readonly bypass?: boolean;
    /** Who Controls it [3.605] */
    readonly controller?: 'british' | 'axis' | 'none';
    /** No unit is in it [3.6054] */
    readonly empty?: boolean;
    /** Side */
    readonly side?: 'british' | 'axis';
    /** What is counted */
    readonly name?: string;
    /** How many; for a fact, 1 or 0 */
    readonly value?: number;
    /** Game Turn [CG14] */
    readonly turn?: number;
    /** How the scenario ended [CG14] */
    readonly how?: 'die' | 'agreement' | 'turn9';
  })[];
  /** The same as a table: a line of field names, then one line each, values separated by commas, lists by semicolons */
  readonly csv?: string;
}

/** Agree to a page [3.6] */
export interface AslPrimosoleAgreeCommand {
  readonly type: 'agree';
  /** The page */
  readonly page: 'gameEnd' | 'terrain' | 'control' | 'losses' | 'state' | 'places';
  /** Lines that are not agreed yet. Default: []. */
  readonly except?: readonly string[];
}

/** Dispute a line [3.6] */
export interface AslPrimosoleDisputeCommand {
  readonly type: 'dispute';
  /** The page */
  readonly page: 'gameEnd' | 'terrain' | 'control' | 'losses' | 'state' | 'places';
  /** The line */
  readonly line: string;
  /** What the line should say; left out, it should not be there */
  readonly claim?: {
    /** What the line is about */
    readonly kind: 'end' | 'count' | 'melee' | 'massacre' | 'objective' | 'control' | 'entryHex' | 'fire' | 'rubble' | 'wreck' | 'shellholes' | 'breach' | 'fortification' | 'fate' | 'state' | 'place' | 'keptSilent';
    /** The counter, as its owner calls it */
    readonly unit?: string;
    /** Several counters in one place */
    readonly units?: readonly string[];
    /** What became of it [3.2/Eliminated, CG13] */
    readonly fate?: 'eliminated' | 'captured' | 'exited' | 'recalled' | 'changed' | 'split' | 'created';
    /** What it is now: a type of counter, rubble, wreck or fortification */
    readonly as?: string;
    /** The two half-squads it was split into */
    readonly into?: readonly [string, string];
    /** The enemy counter that captured it, as the other side calls it */
    readonly by?: string;
    /** The edge hex it left by [CG13] */
    readonly edge?: string;
    /** Original Effects DR that used up an FT or DC [3.61427] */
    readonly effectsDr?: number;
    /** States it was left in [3.604] */
    readonly is?: readonly ('encircled' | 'mined' | 'wading' | 'wounded' | 'heroic' | 'unarmed' | 'immobile' | 'abandoned' | 'stunned' | 'recalled' | 'lowAmmo' | 'malfunctioned' | 'mgMalfunctioned' | 'hooked' | 'used' | 'chitsGone' | 'sighted' | 'unpossessed' | 'functioning' | 'bogged' | 'shocked')[];
    /** Hex */
    readonly hex?: string;
    /** Hex it could have left to, where a free way out of the mines is claimed [3.6042] */
    readonly out?: string;
    /** A leader in its Location whose DRM it may use [3.6041, 3.6042] */
    readonly leader?: string;
    /** How mines, Bog or Shock of a vehicle ended by the core rules [3.6042-3.6044] */
    readonly core?: 'unharmed' | 'unbogged' | 'recovered' | 'immobile' | 'bailedOut' | 'destroyed';
    /** Highest Final coloured dr that frees a bogged vehicle, by the core rules [3.6043] */
    readonly freesAt?: number;
    /** Lowest Final coloured dr that makes it Immobile, by the core rules; 13 for none [3.6043] */
    readonly immobileAt?: number;
    /** Other core modifiers of freeing it [3.6043] */
    readonly drm?: number;
    /** Its vehicle note is L [3.6043] */
    readonly noteL?: boolean;
    /** Highest dr by which a Shocked vehicle recovers, by the core rules [3.6044] */
    readonly recoversAt?: number;
    /** Lowest dr that confirms its loss, by the core rules [3.6044] */
    readonly destroyedAt?: number;
    /** Special ammunition that is used up [3.61424] */
    readonly depleted?: readonly string[];
    /** Number of the Setup Area it is Retained in [3.6055] */
    readonly area?: number;
    /** Arrow hex of the Entry Area behind which it waits [3.2/Holding-Area] */
    readonly entry?: string;
    /** The counter that carries, tows or mans it */
    readonly with?: string;
    /** A burning wreck in bypass [3.6091] */
    readonly bypass?: boolean;
    /** Who Controls it [3.605] */
    readonly controller?: 'british' | 'axis' | 'none';
    /** No unit is in it [3.6054] */
    readonly empty?: boolean;
    /** Side */
    readonly side?: 'british' | 'axis';
    /** What is counted */
    readonly name?: string;
    /** How many; for a fact, 1 or 0 */
    readonly value?: number;
    /** Game Turn [CG14] */
    readonly turn?: number;
    /** How the scenario ended [CG14] */
    readonly how?: 'die' | 'agreement' | 'turn9';
  };
}

/** Amend disputed lines [3.6] */
export interface AslPrimosoleAmendCommand {
  readonly type: 'amend';
  /** The page */
  readonly page: 'gameEnd' | 'terrain' | 'control' | 'losses' | 'state' | 'places';
  /** Its lines; those not listed are as they were. Default: []. */
  readonly lines?: readonly ({
    /** What the line is about */
    readonly kind: 'end' | 'count' | 'melee' | 'massacre' | 'objective' | 'control' | 'entryHex' | 'fire' | 'rubble' | 'wreck' | 'shellholes' | 'breach' | 'fortification' | 'fate' | 'state' | 'place' | 'keptSilent';
    /** The counter, as its owner calls it */
    readonly unit?: string;
    /** Several counters in one place */
    readonly units?: readonly string[];
    /** What became of it [3.2/Eliminated, CG13] */
    readonly fate?: 'eliminated' | 'captured' | 'exited' | 'recalled' | 'changed' | 'split' | 'created';
    /** What it is now: a type of counter, rubble, wreck or fortification */
    readonly as?: string;
    /** The two half-squads it was split into */
    readonly into?: readonly [string, string];
    /** The enemy counter that captured it, as the other side calls it */
    readonly by?: string;
    /** The edge hex it left by [CG13] */
    readonly edge?: string;
    /** Original Effects DR that used up an FT or DC [3.61427] */
    readonly effectsDr?: number;
    /** States it was left in [3.604] */
    readonly is?: readonly ('encircled' | 'mined' | 'wading' | 'wounded' | 'heroic' | 'unarmed' | 'immobile' | 'abandoned' | 'stunned' | 'recalled' | 'lowAmmo' | 'malfunctioned' | 'mgMalfunctioned' | 'hooked' | 'used' | 'chitsGone' | 'sighted' | 'unpossessed' | 'functioning' | 'bogged' | 'shocked')[];
    /** Hex */
    readonly hex?: string;
    /** Hex it could have left to, where a free way out of the mines is claimed [3.6042] */
    readonly out?: string;
    /** A leader in its Location whose DRM it may use [3.6041, 3.6042] */
    readonly leader?: string;
    /** How mines, Bog or Shock of a vehicle ended by the core rules [3.6042-3.6044] */
    readonly core?: 'unharmed' | 'unbogged' | 'recovered' | 'immobile' | 'bailedOut' | 'destroyed';
    /** Highest Final coloured dr that frees a bogged vehicle, by the core rules [3.6043] */
    readonly freesAt?: number;
    /** Lowest Final coloured dr that makes it Immobile, by the core rules; 13 for none [3.6043] */
    readonly immobileAt?: number;
    /** Other core modifiers of freeing it [3.6043] */
    readonly drm?: number;
    /** Its vehicle note is L [3.6043] */
    readonly noteL?: boolean;
    /** Highest dr by which a Shocked vehicle recovers, by the core rules [3.6044] */
    readonly recoversAt?: number;
    /** Lowest dr that confirms its loss, by the core rules [3.6044] */
    readonly destroyedAt?: number;
    /** Special ammunition that is used up [3.61424] */
    readonly depleted?: readonly string[];
    /** Number of the Setup Area it is Retained in [3.6055] */
    readonly area?: number;
    /** Arrow hex of the Entry Area behind which it waits [3.2/Holding-Area] */
    readonly entry?: string;
    /** The counter that carries, tows or mans it */
    readonly with?: string;
    /** A burning wreck in bypass [3.6091] */
    readonly bypass?: boolean;
    /** Who Controls it [3.605] */
    readonly controller?: 'british' | 'axis' | 'none';
    /** No unit is in it [3.6054] */
    readonly empty?: boolean;
    /** Side */
    readonly side?: 'british' | 'axis';
    /** What is counted */
    readonly name?: string;
    /** How many; for a fact, 1 or 0 */
    readonly value?: number;
    /** Game Turn [CG14] */
    readonly turn?: number;
    /** How the scenario ended [CG14] */
    readonly how?: 'die' | 'agreement' | 'turn9';
  })[];
  /** The same as a table: a line of field names, then one line each, values separated by commas, lists by semicolons */
  readonly csv?: string;
}

/** Stand by a line [3.6] */
export interface AslPrimosoleStandCommand {
  readonly type: 'stand';
  /** The page */
  readonly page: 'gameEnd' | 'terrain' | 'control' | 'losses' | 'state' | 'places';
  /** The line */
  readonly line: string;
}

/** Offer to let a die decide [3.6] */
export interface AslPrimosoleOfferDieCommand {
  readonly type: 'offer-die';
  /** The page */
  readonly page: 'gameEnd' | 'terrain' | 'control' | 'losses' | 'state' | 'places';
  /** The line */
  readonly line: string;
}

/** Let the die decide [3.6] */
export interface AslPrimosoleTakeDieCommand {
  readonly type: 'take-die';
  /** The page */
  readonly page: 'gameEnd' | 'terrain' | 'control' | 'losses' | 'state' | 'places';
  /** The line */
  readonly line: string;
}

/** Withdraw a page [3.6] */
export interface AslPrimosoleWithdrawCommand {
  readonly type: 'withdraw';
  /** The page */
  readonly page: 'gameEnd' | 'terrain' | 'control' | 'losses' | 'state' | 'places';
}

/** Check a unit [3.604] */
export interface AslPrimosoleCheckCommand {
  readonly type: 'check';
  /** The unit */
  readonly unit: string;
  /** With the DRM of the leader that the report names beside it [3.6041, 3.6042]. Default: false. */
  readonly leader?: boolean;
}

/** Choose the area of a unit [3.6053, 3.6061, 3.608] */
export interface AslPrimosoleChooseAreaCommand {
  readonly type: 'choose-area';
  /** The unit */
  readonly unit: string;
  /** Setup Area by number */
  readonly area?: number;
  /** Arrow hex of an Entry Area */
  readonly entry?: string;
}

/** Try to Escape [3.606] */
export interface AslPrimosoleEscapeCommand {
  readonly type: 'escape';
  /** The hex they try from */
  readonly hex: string;
  /** Stacks, one DR each [3.606] */
  readonly stacks: readonly {
    /** Units that try together */
    readonly units: readonly string[];
  }[];
  /** SW left behind first [3.606]. Default: []. */
  readonly drop?: readonly string[];
}

/** Prepare to Escape [3.606] */
export interface AslPrimosolePrepareEscapeCommand {
  readonly type: 'prepare-escape';
  /** The hex they are about to try from */
  readonly hex: string;
  /** Squads that Deploy, a leader being with them [3.606]. Default: []. */
  readonly deploy?: readonly string[];
  /** SW and Guns that are destroyed [3.606]. Default: []. */
  readonly destroy?: readonly string[];
  /** SW that change hands, and Guns that are taken along dismantled [3.606]. Default: []. */
  readonly give?: readonly {
    /** The SW; or a Gun, which is dismantled and carried [3.606] */
    readonly item: string;
    /** Who takes it */
    readonly to: string;
  }[];
}

/** Try to Escape with a vehicle [3.606] */
export interface AslPrimosoleEscapeVehicleCommand {
  readonly type: 'escape-vehicle';
  /** The unit */
  readonly unit: string;
}

/** Stay in isolation [3.606] */
export interface AslPrimosoleStayCommand {
  readonly type: 'stay';
  /** The hex */
  readonly hex: string;
}

/** Spread out in isolation [3.606] */
export interface AslPrimosoleRespreadCommand {
  readonly type: 'respread';
  /** The unit */
  readonly unit: string;
  /** Hex of the same isolated area that it moves to [3.606] */
  readonly hex: string;
}

/** Say what an Escape made of a unit [3.606] */
export interface AslPrimosoleResolveEscapeCommand {
  readonly type: 'resolve-escape';
  /** The unit */
  readonly unit: string;
  /** The type of counter that Replaces it [3.606] */
  readonly as?: string;
  /** How its Heat of Battle ended [3.606] */
  readonly heat?: 'hero' | 'hardened' | 'eliminated';
}

/** Say what a crew does with the vehicle it leaves [3.606, 3.6056] */
export interface AslPrimosoleLeaveVehicleCommand {
  readonly type: 'leave-vehicle';
  /** The vehicle that its crew has left */
  readonly unit: string;
  /** It is made a wreck [3.606, 3.6056]. Default: false. */
  readonly wreck?: boolean;
  /** The SW that the core rules let the crew Scrounge; left out, nothing [3.606] */
  readonly got?: string;
}

/** Leave a captured Gun or take it along [3.60742] */
export interface AslPrimosoleCapturedGunCommand {
  readonly type: 'captured-gun';
  /** The captured Gun */
  readonly unit: string;
  /** It stays with those who do not leave [3.60742]. Default: false. */
  readonly stays?: boolean;
}

/** Dispose of equipment [3.6071] */
export interface AslPrimosoleEquipmentCommand {
  readonly type: 'equipment';
  /** Items; whatever is not listed is kept as it is [3.6071]. Default: []. */
  readonly lines?: readonly ({
    /** The item */
    readonly item: string;
    /** What is done with it [3.6071] */
    readonly do: 'destroy' | 'abandon' | 'wreck' | 'possess' | 'crew' | 'scrounge' | 'leave';
    /** Who possesses, crews or Scrounges it [3.6071] */
    readonly by?: string;
    /** The SW that the core rules let him Scrounge; left out, nothing [3.6056] */
    readonly got?: string;
  })[];
}

/** Deal with prisoners [3.608] */
export interface AslPrimosoleDisposeCommand {
  readonly type: 'dispose';
  /** Isolated guards; one who is not listed keeps his prisoners [3.608]. Default: []. */
  readonly prisoners?: readonly ({
    /** The guard */
    readonly guard: string;
    /** What an isolated guard does with his prisoners [3.608] */
    readonly do: 'keep' | 'transfer' | 'free';
    /** The other guard */
    readonly to?: string;
  })[];
}

/** Bring the Germans back [3.60742] */
export interface AslPrimosoleReturnCommand {
  readonly type: 'return';
  /** Units that return; the others are discarded [3.60742] */
  readonly units: readonly string[];
  /** Arrow hex of the Entry Area they wait behind [3.60742] */
  readonly entry: string;
}

/** See to heroes and half-squads [3.611] */
export interface AslPrimosoleAftermathCommand {
  readonly type: 'aftermath';
  /** Heroes [3.6112]. Default: []. */
  readonly heroes?: readonly {
    /** The hero */
    readonly hero: string;
    /** The MMC that is Battle Hardened; left out, nobody [3.6112] */
    readonly mmc?: string;
  }[];
  /** Half-squads kept apart for mortars [3.6111]. Default: []. */
  readonly keep?: readonly string[];
}

/** Shift groups [3.613] */
export interface AslPrimosoleShiftCommand {
  readonly type: 'shift';
  /** Groups: everything with the same origin and goal is one [3.613]. Default: []. */
  readonly groups?: readonly {
    /** Where it is: "area 2", or "entry I1" [3.613] */
    readonly from: string;
    /** Where it goes, in the same way [3.613] */
    readonly to: string;
    /** Units and vehicles of the group [3.613] */
    readonly units: readonly string[];
    /** Squads of it with more than 5 PP that Deploy, a leader being with them [3.613] */
    readonly deploy?: readonly string[];
    /** SW that are left behind in the area [3.613] */
    readonly drop?: readonly string[];
    /** SW that are destroyed [3.613] */
    readonly destroy?: readonly string[];
    /** SW that change hands within the area [3.613] */
    readonly give?: readonly {
      /** The SW; or a Gun, which is dismantled and carried [3.606] */
      readonly item: string;
      /** Who takes it */
      readonly to: string;
    }[];
  }[];
}

/** Crew abandoned vehicles [3.6141] */
export interface AslPrimosoleRefitCommand {
  readonly type: 'refit';
  /** Abandoned vehicles that are crewed [3.6141]. Default: []. */
  readonly crew?: readonly {
    /** The abandoned vehicle */
    readonly vehicle: string;
    /** The crew or half-squad that takes it over [3.6141] */
    readonly by: string;
  }[];
}

/** Replenish [3.6142] */
export interface AslPrimosoleReplenishCommand {
  readonly type: 'replenish';
  /** Disabled vehicular MG replaced by an LMG [3.61421]. Default: []. */
  readonly swapMg?: readonly {
    /** The vehicle with a disabled MG */
    readonly vehicle: string;
    /** The SW LMG that goes into it [3.61421] */
    readonly lmg: string;
  }[];
  /** Vehicles abandoned [3.61423]. Default: []. */
  readonly abandon?: readonly string[];
  /** Vehicles made wrecks [3.61423]. Default: []. */
  readonly wreck?: readonly string[];
  /** Vehicles and wrecks that are Scrounged, as the core rules ended it [3.61423]. Default: []. */
  readonly scrounge?: readonly {
    /** Hex of an unburnt wreck [3.61423] */
    readonly wreck?: string;
    /** An own abandoned vehicle [3.61423] */
    readonly vehicle?: string;
    /** Who Scrounges it: personnel of the same area */
    readonly by: string;
    /** The SW that the core rules let him take; left out, nothing */
    readonly got?: string;
  }[];
  /** Tanks whose nearest Entry Area in MP is not the nearest in hexes (PS-23) [3.61426]. Default: []. */
  readonly entryFor?: readonly {
    /** The tank that leaves for the night [3.61426] */
    readonly unit: string;
    /** Arrow hex of the British Entry Area nearest to it in MP [3.61426] */
    readonly entry: string;
  }[];
  /** Roll for every depleted type of special ammunition (PS-27) [3.61424]. Default: true. */
  readonly ammo?: boolean;
  /** Used-up FT and DC that are kept, as far as the limits go [3.61427]. Default: []. */
  readonly keepFtDc?: readonly string[];
}

/** Take CPP [3.616] */
export interface AslPrimosoleTakeCppCommand {
  readonly type: 'take-cpp';
  /** CPP the British take of their total [3.616] */
  readonly cpp: number;
}

/** A command of ASL: Primosole Bridge campaign game. */
export type AslPrimosoleCommand = AslPrimosolePurchaseCommand | AslPrimosoleFortifyCommand | AslPrimosoleReconCommand | AslPrimosoleChitCommand | AslPrimosoleSetUpCommand | AslPrimosoleAcceptSetUpCommand | AslPrimosoleFanaticismCommand | AslPrimosoleInspectCommand | AslPrimosoleStopCommand | AslPrimosoleBombardCommand | AslPrimosoleNoMoreCommand | AslPrimosoleDeclarePlusOneCommand | AslPrimosoleBeginPlayCommand | AslPrimosoleEndPlayerTurnCommand | AslPrimosoleAgreeEndCommand | AslPrimosoleRevealObjectiveCommand | AslPrimosoleOpenReportCommand | AslPrimosoleFileCommand | AslPrimosoleAgreeCommand | AslPrimosoleDisputeCommand | AslPrimosoleAmendCommand | AslPrimosoleStandCommand | AslPrimosoleOfferDieCommand | AslPrimosoleTakeDieCommand | AslPrimosoleWithdrawCommand | AslPrimosoleCheckCommand | AslPrimosoleChooseAreaCommand | AslPrimosoleEscapeCommand | AslPrimosolePrepareEscapeCommand | AslPrimosoleEscapeVehicleCommand | AslPrimosoleStayCommand | AslPrimosoleRespreadCommand | AslPrimosoleResolveEscapeCommand | AslPrimosoleLeaveVehicleCommand | AslPrimosoleCapturedGunCommand | AslPrimosoleEquipmentCommand | AslPrimosoleDisposeCommand | AslPrimosoleReturnCommand | AslPrimosoleAftermathCommand | AslPrimosoleShiftCommand | AslPrimosoleRefitCommand | AslPrimosoleReplenishCommand | AslPrimosoleTakeCppCommand | SessionJoinCommand | SessionProposeUndoCommand | SessionAgreeUndoCommand | SessionRefuseUndoCommand | SessionConcedeCommand;

/** A step is done */
export interface AslPrimosoleStepDoneEvent {
  readonly type: 'step-done';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Purchases are made */
export interface AslPrimosolePurchasedEvent {
  readonly type: 'purchased';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A group is received */
export interface AslPrimosoleReceivedEvent {
  readonly type: 'received';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Fortifications are bought */
export interface AslPrimosoleFortifiedEvent {
  readonly type: 'fortified';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Recon is bought */
export interface AslPrimosoleReconBoughtEvent {
  readonly type: 'recon-bought';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The chits are shown */
export interface AslPrimosoleChitsShownEvent {
  readonly type: 'chits-shown';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The date is Idle */
export interface AslPrimosoleIdleDateEvent {
  readonly type: 'idle-date';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Guns may be moved freely */
export interface AslPrimosoleGunsFreedEvent {
  readonly type: 'guns-freed';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The set-up begins */
export interface AslPrimosolePassesOpenedEvent {
  readonly type: 'passes-opened';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A side has set up */
export interface AslPrimosoleSetUpEvent {
  readonly type: 'set-up';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** An Objective Hex is revealed */
export interface AslPrimosoleObjectiveRevealedEvent {
  readonly type: 'objective-revealed';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Fanaticism is declared or not */
export interface AslPrimosoleFanaticismChosenEvent {
  readonly type: 'fanaticism-chosen';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A Location is inspected */
export interface AslPrimosoleInspectedEvent {
  readonly type: 'inspected';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A side inspects no more */
export interface AslPrimosoleInspectionStoppedEvent {
  readonly type: 'inspection-stopped';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A bombardment falls */
export interface AslPrimosoleBombardedEvent {
  readonly type: 'bombarded';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The scenario begins */
export interface AslPrimosoleScenarioBeganEvent {
  readonly type: 'scenario-began';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Counters get new names before the enemy */
export interface AslPrimosoleAliasesDrawnEvent {
  readonly type: 'aliases-drawn';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The British lengthen the scenario */
export interface AslPrimosolePlusOneDeclaredEvent {
  readonly type: 'plus-one-declared';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A side begins to play */
export interface AslPrimosolePlayBegunEvent {
  readonly type: 'play-begun';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A Player Turn ends */
export interface AslPrimosoleTurnEndedEvent {
  readonly type: 'turn-ended';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A side agrees to end the scenario */
export interface AslPrimosoleEndAgreedEvent {
  readonly type: 'end-agreed';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A side is ready to report */
export interface AslPrimosoleReportAskedEvent {
  readonly type: 'report-asked';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A page of the report is filed */
export interface AslPrimosolePageFiledEvent {
  readonly type: 'page-filed';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A page is withdrawn */
export interface AslPrimosolePageWithdrawnEvent {
  readonly type: 'page-withdrawn';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Lines of the report are agreed */
export interface AslPrimosoleLinesAgreedEvent {
  readonly type: 'lines-agreed';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A line of the report is disputed */
export interface AslPrimosoleLineDisputedEvent {
  readonly type: 'line-disputed';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A disputed line is amended */
export interface AslPrimosoleLineAmendedEvent {
  readonly type: 'line-amended';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The author stands by a line */
export interface AslPrimosoleLineStoodEvent {
  readonly type: 'line-stood';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A die is offered for a line */
export interface AslPrimosoleDieOfferedEvent {
  readonly type: 'die-offered';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A die decides a line */
export interface AslPrimosoleDieTakenEvent {
  readonly type: 'die-taken';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A page of the report is settled */
export interface AslPrimosolePageSettledEvent {
  readonly type: 'page-settled';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The CG scenario is closed */
export interface AslPrimosoleScenarioClosedEvent {
  readonly type: 'scenario-closed';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Losses and states are booked */
export interface AslPrimosoleLossesBookedEvent {
  readonly type: 'losses-booked';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A unit is checked */
export interface AslPrimosoleCheckedEvent {
  readonly type: 'checked';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Setup Areas are drawn */
export interface AslPrimosoleAreasDrawnEvent {
  readonly type: 'areas-drawn';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Units are Retained */
export interface AslPrimosoleRetainedEvent {
  readonly type: 'retained';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A Location tries to Escape */
export interface AslPrimosoleEscapedEvent {
  readonly type: 'escaped';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A crew has left its vehicle */
export interface AslPrimosoleVehicleLeftEvent {
  readonly type: 'vehicle-left';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A captured Gun stays or leaves */
export interface AslPrimosoleGunDecidedEvent {
  readonly type: 'gun-decided';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A Location prepares to Escape */
export interface AslPrimosoleEscapePreparedEvent {
  readonly type: 'escape-prepared';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Isolated units stay */
export interface AslPrimosoleStayedEvent {
  readonly type: 'stayed';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Isolated units spread out */
export interface AslPrimosoleRespreadEvent {
  readonly type: 'respread';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Equipment changes hands */
export interface AslPrimosoleEquipmentSettledEvent {
  readonly type: 'equipment-settled';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The British withdraw */
export interface AslPrimosoleWithdrewEvent {
  readonly type: 'withdrew';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The Germans return */
export interface AslPrimosoleReturnedEvent {
  readonly type: 'returned';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Prisoners are dealt with */
export interface AslPrimosolePrisonersSettledEvent {
  readonly type: 'prisoners-settled';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Fires burn out */
export interface AslPrimosoleFiresOutEvent {
  readonly type: 'fires-out';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Leaders recover, half-squads recombine, heroes go */
export interface AslPrimosoleRecoveredEvent {
  readonly type: 'recovered';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** A new CG date */
export interface AslPrimosoleDateOpenedEvent {
  readonly type: 'date-opened';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** SAN is adjusted */
export interface AslPrimosoleSanAdjustedEvent {
  readonly type: 'san-adjusted';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Shifts are made */
export interface AslPrimosoleShiftedEvent {
  readonly type: 'shifted';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Vehicles and weapons are repaired */
export interface AslPrimosoleRepairedEvent {
  readonly type: 'repaired';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Vehicles and ammunition are seen to */
export interface AslPrimosoleReplenishedEvent {
  readonly type: 'replenished';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** CPP are gained */
export interface AslPrimosoleCppGainedEvent {
  readonly type: 'cpp-gained';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The secrets are compared with the reports */
export interface AslPrimosoleAuditedEvent {
  readonly type: 'audited';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** The campaign is over */
export interface AslPrimosoleCampaignWonEvent {
  readonly type: 'campaign-won';
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** The side it is about */
  readonly side?: 'british' | 'axis' | null;
  /** What its sentence says */
  readonly values?: Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>> | readonly (string | Readonly<Record<string, string>>)[]>> | null;
  /** What it changes of what both sides see */
  readonly open?: AslPrimosoleOpenChanges | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** What it changes of the side’s own state */
    readonly own: AslPrimosoleOwnChanges;
  };
}

/** Something that happened in a game of ASL: Primosole Bridge campaign game. */
export type AslPrimosoleEvent = AslPrimosoleStepDoneEvent | AslPrimosolePurchasedEvent | AslPrimosoleReceivedEvent | AslPrimosoleFortifiedEvent | AslPrimosoleReconBoughtEvent | AslPrimosoleChitsShownEvent | AslPrimosoleIdleDateEvent | AslPrimosoleGunsFreedEvent | AslPrimosolePassesOpenedEvent | AslPrimosoleSetUpEvent | AslPrimosoleObjectiveRevealedEvent | AslPrimosoleFanaticismChosenEvent | AslPrimosoleInspectedEvent | AslPrimosoleInspectionStoppedEvent | AslPrimosoleBombardedEvent | AslPrimosoleScenarioBeganEvent | AslPrimosoleAliasesDrawnEvent | AslPrimosolePlusOneDeclaredEvent | AslPrimosolePlayBegunEvent | AslPrimosoleTurnEndedEvent | AslPrimosoleEndAgreedEvent | AslPrimosoleReportAskedEvent | AslPrimosolePageFiledEvent | AslPrimosolePageWithdrawnEvent | AslPrimosoleLinesAgreedEvent | AslPrimosoleLineDisputedEvent | AslPrimosoleLineAmendedEvent | AslPrimosoleLineStoodEvent | AslPrimosoleDieOfferedEvent | AslPrimosoleDieTakenEvent | AslPrimosolePageSettledEvent | AslPrimosoleScenarioClosedEvent | AslPrimosoleLossesBookedEvent | AslPrimosoleCheckedEvent | AslPrimosoleAreasDrawnEvent | AslPrimosoleRetainedEvent | AslPrimosoleEscapedEvent | AslPrimosoleVehicleLeftEvent | AslPrimosoleGunDecidedEvent | AslPrimosoleEscapePreparedEvent | AslPrimosoleStayedEvent | AslPrimosoleRespreadEvent | AslPrimosoleEquipmentSettledEvent | AslPrimosoleWithdrewEvent | AslPrimosoleReturnedEvent | AslPrimosolePrisonersSettledEvent | AslPrimosoleFiresOutEvent | AslPrimosoleRecoveredEvent | AslPrimosoleDateOpenedEvent | AslPrimosoleSanAdjustedEvent | AslPrimosoleShiftedEvent | AslPrimosoleRepairedEvent | AslPrimosoleReplenishedEvent | AslPrimosoleCppGainedEvent | AslPrimosoleAuditedEvent | AslPrimosoleCampaignWonEvent | SessionJoinedEvent | SessionBeganEvent | SessionEndedEvent | SessionConcededEvent | SessionUndoProposedEvent | SessionUndoAgreedEvent | SessionUndoRefusedEvent | SessionUndoneEvent | SessionRulesAdoptedEvent | SessionSeatLeftEvent | SessionSeatTakenEvent | SessionTimedOutEvent;

/** A position of ASL: Primosole Bridge campaign game, as far as the board does not show it. */
export interface AslPrimosoleCampaignView {
  /** The game. */
  readonly game: 'asl-primosole';
  /** CG date [3.2/CG-date] */
  readonly date: string;
  /** What is waited for */
  readonly step: string;
  /** Steps of the Refit Phase that are done, in order [3.6] */
  readonly done: readonly string[];
  /** The CG scenario; null on an Idle date */
  readonly scenario: AslPrimosoleCampaignScenario | null;
  /** Control of each Strategic Location [3.605] */
  readonly control: Readonly<Record<string, AslPrimosoleLocationControl>>;
  /** Setup Areas [3.605] */
  readonly areas: readonly AslPrimosoleCampaignArea[];
  /** No Man's Land [3.6051] */
  readonly noMansLand: readonly string[];
  /** Pages of the report as both sides see them */
  readonly report: Readonly<Record<string, AslPrimosoleReportPageSeen>>;
  /** Attack chits spent by each side [3.6211] */
  readonly chitsSpent: Readonly<Record<string, number>>;
  /** CVP lost by each side in the last scenario [3.12] */
  readonly cvp: AslPrimosoleOfBothSides;
  /** Rubble, shellholes and breaches by hex [CG12] */
  readonly terrain: Readonly<Record<string, string>>;
  /** The British have withdrawn [3.60741] */
  readonly withdrawn: boolean;
  /** The viewer’s own counters by id; null for whoever looks on */
  readonly counters: Readonly<Record<string, AslPrimosoleOwnCounter>> | null;
  /** The viewer’s own purchase record; null for whoever looks on [3.6179] */
  readonly lines: Readonly<Record<string, AslPrimosoleRecordLine>> | null;
  /** The viewer’s own fortifications; null for whoever looks on [3.619] */
  readonly forts: Readonly<Record<string, AslPrimosoleOwnFortification>> | null;
  /** The viewer’s own points; empty for whoever looks on */
  readonly points: AslPrimosoleOwnPoints;
  /** The order of battle of the scenario as text, in both languages */
  readonly sheet: Readonly<Record<string, string>>;
}

export interface AslPrimosoleInfantryEntryInput {
  /** Everything printed in the hex entered [PBr17.1]. Default: ["open"]. */
  readonly terrain?: readonly ('open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building')[];
  /** Core cost of that terrain; brush 2, orchard 1, other 1 unless sent [PBr12.4] */
  readonly coreCost?: number;
  /** Phase of the move [PBr14.1]. Default: "MPh". */
  readonly phase?: 'MPh' | 'APh' | 'RtPh';
  /** Night scenario [PBr13.2]. Default: false. */
  readonly night?: boolean;
  /** Pays for shelter in the ditch and claims its TEM [PBr12.4]. Default: false. */
  readonly shelter?: boolean;
  /** Enters across a path hexside [PBr16.2]. Default: false. */
  readonly acrossPath?: boolean;
  /** Enters growth across a road hexside, at the core cost of the road [PBr17.1]. Default: false. */
  readonly roadHexside?: boolean;
  /** Crosses a barbed-wire fence [PBr13.2]. Default: false. */
  readonly fence?: boolean;
  /** Only bypasses along that fence [PBr13.4]. Default: false. */
  readonly bypassAlongFence?: boolean;
  /** Uses a temporary breach in that fence [PBr13.21]. Default: false. */
  readonly breach?: boolean;
  /** Moves by Armored Assault [PBr13.2]. Default: false. */
  readonly armoredAssault?: boolean;
  /** Moves inside trenches [PBr13.2]. Default: false. */
  readonly insideTrenches?: boolean;
  /** CX [PBr13.2]. Default: false. */
  readonly cx?: boolean;
  /** Straying at night [PBr13.2]. Default: false. */
  readonly straying?: boolean;
  /** Broken [PBr13.21]. Default: false. */
  readonly broken?: boolean;
  /** Berserk [PBr13.21]. Default: false. */
  readonly berserk?: boolean;
  /** Part of a Human Wave [PBr13.21]. Default: false. */
  readonly humanWave?: boolean;
  /** River hexsides of the hex entered [PBr14.2]. Default: 0. */
  readonly riverHexsides?: number;
  /** Move between a trench and an ADJACENT sunken road [PBr19]. Default: "none". */
  readonly trenchLink?: 'none' | 'trenchToRoad' | 'roadToTrench';
  /** The trench came with the own OB, or its Location is Controlled [PBr19]. Default: false. */
  readonly ownTrench?: boolean;
  /** Core MF to enter or leave an entrenchment [PBr19]. Default: 1. */
  readonly entrenchmentCost?: number;
  /** MF left, where the answer should say whether they suffice */
  readonly mfLeft?: number;
}

export interface AslPrimosoleOptionsInput {
  /** Side that received the balance provision [3.31]. Default: "none". */
  readonly balance?: 'none' | 'axis' | 'british';
  /** Vehicle and Gun status is kept on paper instead of by markers [CG8]. Default: false. */
  readonly statusOnPaper?: boolean;
  /** What the 20 % of a Reserve purchase is rounded on: the amount taken off, or the price (A-02) [CG6]. Default: "amount". */
  readonly reserveRounding?: 'amount' | 'price';
  /** Which groups roll for leaders: those with note b, or every I and V group (A-05) [3.6183]. Default: "noteB". */
  readonly leaderEligibility?: 'noteB' | 'everyGroup';
  /** Vehicles waiting in an Entry Area may Shift too (A-11) [3.613]. Default: false. */
  readonly vehiclesShiftFromEntry?: boolean;
  /** Second victory clause of CG-I and CG-II: British 25 or more Locations, or Axis 25 or fewer (A-13) [3.51]. Default: "britishAtLeast". */
  readonly locationClause?: 'britishAtLeast' | 'axisAtMost';
  /** Axis Guns G1, G2, G3 and G5 come with an SdKfz 2 as note j would have it (A-23) [3.617/Axis]. Default: false. */
  readonly sdKfz2?: boolean;
  /** Seeing a Known enemy also releases the night reinforcements of the Scenario Defender (A-24) [CG3]. Default: false. */
  readonly releaseOnSight?: boolean;
  /** Every Italian unit of the first scenario must set up in a building or fortification (A-26) [3.51]. Default: false. */
  readonly italianSetupInCoverOnly?: boolean;
  /** Mist counts as +1 at range 0 (A-32) [PBr1]. Default: true. */
  readonly mistAtRangeZero?: boolean;
  /** The withdrawal after 14N takes the airborne troops only (A-36) [3.60741]. Default: false. */
  readonly withdrawOnlyAirborne?: boolean;
  /** Axis balance in CG-I and CG-II: a second use of Fanaticism, or its use on the second CG date (A-37) [3.31]. Default: "secondUse". */
  readonly fanaticismBalance?: 'secondUse' | 'secondDate';
  /** The unreadable word of the CG-III victory text (A-45) [3.53]. Default: "pillbox". */
  readonly cg3Clause?: 'pillbox' | 'oliveGrove';
  /** Victory is judged at the end of every CG scenario, not only of the last (A-49) [3.2/CG-end]. Default: false. */
  readonly earlyVictory?: boolean;
  /** What of a set-up a session is told: every counter, or only what is hidden, Guns, radios and stuck vehicles [3.622]. Default: "full". */
  readonly setUp?: 'full' | 'hiddenOnly';
  /** Who counts the Player Turns of a scenario: the players, who report the last, or the session [CG14]. Default: "reported". */
  readonly clock?: 'reported' | 'kept';
  /** Who rolls what 3.604 takes from the core rules: the table, which reports the result, or the session, with the numbers sent [3.6043, 3.6044]. Default: "table". */
  readonly coreDice?: 'table' | 'umpire';
  /** What the numbers of a Bog Removal are held against: its Final coloured dr, or both dice (B-30) [3.6043]. Default: "coloured". */
  readonly bogNumbers?: 'coloured' | 'bothDice';
}

export interface AslPrimosoleInfantryEntryOutcome {
  /** MF to pay */
  readonly mf: number;
  /** What the move is open to [PBr12.4] */
  readonly exposure: 'none' | 'ffmo' | 'interdiction';
  /** The unit may claim the ditch TEM [PBr12.3] */
  readonly ditchTem?: boolean | null;
  /** Hazardous Movement [PBr13.21] */
  readonly hazardous?: boolean | null;
  /** A river Task Check is due [PBr14.2] */
  readonly riverCheck?: boolean | null;
  /** A Straying unit that cannot cross becomes TI [PBr13.2] */
  readonly becomesTi?: boolean | null;
}

export interface AslPrimosoleVehicleEntryInput {
  /** How the vehicle moves [PBr12.4.2] */
  readonly mobility: 'fullyTracked' | 'halfTracked' | 'wheeled';
  /** It pays truck-type MP [PBr13.3]. Default: false. */
  readonly truckType?: boolean;
  /** Enters a hex, or changes VCA in the hex named by "terrain" [PBr12.4.2]. Default: "enter". */
  readonly manoeuvre?: 'enter' | 'changeVca';
  /** Everything printed in the hex [PBr17.1]. Default: ["open"]. */
  readonly terrain?: readonly ('open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building')[];
  /** Core MP of the hex, of the orchard where it is an olive grove; open ground and roads cost 1 unless sent [PBr16.1] */
  readonly coreMp?: number;
  /** Crosses a road hexside, or turns while on the road [PBr12.4.2]. Default: false. */
  readonly roadHexside?: boolean;
  /** Leaves a ditch hex [PBr12.4.2]. Default: false. */
  readonly leavesDitch?: boolean;
  /** Paid the extra MP and took the Bog Check when it entered the ditch hex it leaves [PBr12.4.2]. Default: false. */
  readonly paidOnEntry?: boolean;
  /** The ditch hex it leaves is its set-up hex [PBr12.4.2]. Default: false. */
  readonly setupHex?: boolean;
  /** Crosses a barbed-wire fence [PBr13.3]. Default: false. */
  readonly fence?: boolean;
  /** Only bypasses along that fence [PBr13.4]. Default: false. */
  readonly bypassAlongFence?: boolean;
  /** Other terrain of the hex calls for a Bog Check by the core rules [PBr13.3]. Default: false. */
  readonly otherBogCheck?: boolean;
  /** Core Bog DRM (ground pressure and so on) to every check [PBr13.3]. Default: 0. */
  readonly coreBogDrm?: number;
}

export interface AslPrimosoleVehicleEntryOutcome {
  /** MP to pay */
  readonly mp: number;
  /** Bog state afterwards [PBr13.3] */
  readonly bog: 'none' | 'bogged' | 'mired';
  /** Where it bogged [PBr13.3] */
  readonly where: 'none' | 'hexLeft' | 'hexEntered';
  /** Bog Checks taken */
  readonly checks: number;
  /** Net modifier of each Bog Check, in order [PBr13.3] */
  readonly bogDrms: readonly number[];
}

export interface AslPrimosoleManhandleGunInput {
  /** Core cost of the hex [PBr12.4.1]. Default: 1. */
  readonly coreCost?: number;
  /** The hex is a ditch hex [PBr12.1]. Default: false. */
  readonly ditch?: boolean;
  /** The Gun crosses a road hexside [PBr12.4.1]. Default: false. */
  readonly roadHexside?: boolean;
  /** It crosses a barbed-wire fence [PBr13.2]. Default: false. */
  readonly fence?: boolean;
  /** A temporary breach has been made there [PBr13.21]. Default: false. */
  readonly breach?: boolean;
  /** Night scenario [PBr13.2]. Default: false. */
  readonly night?: boolean;
}

export interface AslPrimosoleManhandleGunOutcome {
  /** MF to pay */
  readonly mf: number;
  /** The Infantry may claim the ditch TEM: never while manhandling [PBr12.3] */
  readonly ditchTem?: boolean | null;
}

export interface AslPrimosoleRiverCheckInput {
  /** Morale Level [PBr14.2] */
  readonly morale: number;
  /** DRM to the Task Check, leadership included [PBr14.2]. Default: 0. */
  readonly drm?: number;
  /** A hero [PBr14.2]. Default: false. */
  readonly hero?: boolean;
  /** Unarmed [PBr14.2]. Default: false. */
  readonly unarmed?: boolean;
  /** A counter of lower quality exists to Replace it [PBr14.2]. Default: true. */
  readonly replaceable?: boolean;
  /** River hexsides of the hex entered [PBr14.2]. Default: 3. */
  readonly riverHexsides?: number;
}

export interface AslPrimosoleRiverCheckOutcome {
  /** Net modifier of the Task Check; null where none is taken */
  readonly drm: number | null;
  /** Highest Final DR that passes it: the morale; null where none is taken */
  readonly passesAt: number | null;
  /** What becomes of the unit [PBr14.2] */
  readonly result: 'passes' | 'replaced' | 'disrupted' | 'casualtyReduction';
}

export interface AslPrimosoleTemporaryBreachInput {
  /** Make a breach now, or ask whether one still stands [PBr13.21]. Default: "make". */
  readonly question?: 'make' | 'stands';
  /** The unit is an Infantry MMC [PBr13.21]. Default: true. */
  readonly infantryMmc?: boolean;
  /** Good Order [PBr13.21]. Default: true. */
  readonly goodOrder?: boolean;
  /** Straying [PBr13.21]. Default: false. */
  readonly straying?: boolean;
  /** In an entrenchment or pillbox [PBr13.21]. Default: false. */
  readonly fortified?: boolean;
  /** On top of wire [PBr13.21]. Default: false. */
  readonly onWire?: boolean;
  /** At the ground level of the fence, not on a gully floor [PBr13.21]. Default: true. */
  readonly groundLevel?: boolean;
  /** It is its own MPh [PBr13.21]. Default: true. */
  readonly ownMovementPhase?: boolean;
  /** MF left */
  readonly mfLeft?: number;
  /** Pinned [PBr13.21]. Default: false. */
  readonly pinned?: boolean;
  /** TI; for a breach that was made earlier [PBr13.21]. Default: true. */
  readonly ti?: boolean;
}

export interface AslPrimosoleTemporaryBreachOutcome {
  /** The fence hexside is open to Infantry [PBr13.21] */
  readonly open?: boolean | null;
  /** MF spent on the work [PBr13.21] */
  readonly mf: number;
  /** The MMC is TI [PBr13.21] */
  readonly ti?: boolean | null;
  /** The work costs concealment [PBr13.21] */
  readonly losesConcealment?: boolean | null;
}

export interface AslPrimosoleArmoredAssaultInput {
  /** Nationality of the stack [PBr10]. Default: "british". */
  readonly nationality?: 'german' | 'italian' | 'british';
  /** Terrain entered [PBr10] */
  readonly terrain: 'open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building';
  /** Crew exposed or buttoned up [PBr10]. Default: "CE". */
  readonly crew?: 'CE' | 'BU';
  /** DRM to the Task Check [PBr10]. Default: 0. */
  readonly drm?: number;
  /** The AFV's MP left [PBr10] */
  readonly mpLeft?: number;
  /** The Infantry's MF left [PBr10] */
  readonly mfLeft?: number;
}

export interface AslPrimosoleArmoredAssaultOutcome {
  /** Net modifier of the Task Check; null where none is taken */
  readonly drm: number | null;
  /** Highest Final DR that passes it: the morale; null where none is taken */
  readonly passesAt: number | null;
  /** The stack may enter, at the normal cost on top [PBr10] */
  readonly mayEnter?: boolean | null;
  /** MP the AFV loses in the attempt [PBr10] */
  readonly mpLost: number;
  /** MF the Infantry loses in the attempt [PBr10] */
  readonly mfLost: number;
  /** MP and MF allow another try [PBr10] */
  readonly mayTryAgain?: boolean | null;
}

export interface AslPrimosoleEnterMapInput {
  /** Campaign. Default: "I". */
  readonly campaign?: 'I' | 'II' | 'III';
  /** CG date [3.2/CG-date] */
  readonly date: string;
  /** Side that enters */
  readonly side: 'british' | 'axis';
  /** Game Turn */
  readonly turn: number;
  /** Entry hex [CG4] */
  readonly hex?: string;
  /** Owner of the Entry Area [CG4] */
  readonly areaOwner?: 'british' | 'axis';
  /** Board edge of the Entry Area [CG4] */
  readonly edge: 'north' | 'east' | 'south' | 'west';
  /** The hex was British-Controlled at the last CG-scenario end [CG4]. Default: false. */
  readonly britishControlled?: boolean;
  /** Set up off-map in the RPh of an earlier Player Turn and did not come on [CG5]. Default: false. */
  readonly missedItsTurn?: boolean;
  /** Left the map earlier in this scenario [CG13]. Default: false. */
  readonly leftEarlier?: boolean;
  /** A Reserve group that its owner chose not to set up [CG6]. Default: false. */
  readonly reserveHeldBack?: boolean;
  /** Entry Area (its arrow hex) that other units of the same group have used first [CG5] */
  readonly groupEntryArea?: string;
  /** Entry Area (its arrow hex) of this entry [CG5] */
  readonly entryArea?: string;
  /** A Mobile British tank [CG3]. Default: false. */
  readonly britishTank?: boolean;
  /** Reinforcement of a night Scenario Defender not yet released [CG3]. Default: false. */
  readonly heldByNight?: boolean;
  /** Road leading off the map in that hex [PBr2]. Default: "none". */
  readonly road?: 'none' | 'unpaved' | 'paved';
}

export interface AslPrimosoleEnterMapOutcome {
  /** The unit may enter here now */
  readonly mayEnter?: boolean | null;
  /** Road in the off-map hex it comes from [PBr2] */
  readonly offMapRoad: 'none' | 'unpaved' | 'paved';
  /** What the off-map road hex shares with the entry hex [PBr2] */
  readonly offMapRoadFollows?: string | null;
}

export interface AslPrimosoleExitMapInput {
  /** Leaves by a friendly Entry Area [CG13]. Default: false. */
  readonly friendlyEntryArea?: boolean;
  /** Size of a personnel unit; leave out for equipment alone [CG13] */
  readonly size?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero';
  /** Broken [CG13]. Default: false. */
  readonly broken?: boolean;
  /** Morale Level of a broken unit [CG13]. Default: 7. */
  readonly morale?: number;
  /** DRM of a Good Order leader [CG13]. Default: 0. */
  readonly leaderDrm?: number;
}

export interface AslPrimosoleExitMapOutcome {
  /** Net modifier of the Task Check; null where none is taken */
  readonly drm: number | null;
  /** Highest Final DR that passes it: the morale; null where none is taken */
  readonly passesAt: number | null;
  /** What becomes of the counter [CG13] */
  readonly result: 'retained' | 'casualtyReduced' | 'eliminated';
  /** Its equipment is lost [CG13] */
  readonly equipmentLost?: boolean | null;
  /** It may come back in this scenario: never [CG13] */
  readonly mayReturn?: boolean | null;
}

export interface AslPrimosoleConvoyInput {
  /** Game Turn [3.51/I-7] */
  readonly turn: number;
  /** The convoy enters the map now [3.51/I-7]. Default: false. */
  readonly entering?: boolean;
  /** Hexes it moves through this turn, in order [3.51/I-7] */
  readonly path: readonly string[];
  /** Those of them that are road hexes [3.51/I-7]. Default: []. */
  readonly roadHexes?: readonly string[];
  /** Hex of the map edge it leaves by, if it does [3.51/I-7] */
  readonly exitHex?: string;
  /** It goes as far toward the exit as it can [3.51/I-7]. Default: true. */
  readonly asFarAsPossible?: boolean;
  /** All personnel ride and all weapons are towed [3.51/I-7]. Default: true. */
  readonly loaded?: boolean;
  /** Cloaking is claimed [3.51/I-7]. Default: false. */
  readonly cloaked?: boolean;
  /** The core convoy rule has freed it (E11.251) [3.51/I-7]. Default: false. */
  readonly freed?: boolean;
}

export interface AslPrimosoleConvoyOutcome {
  /** The units leave play [3.51/I-7] */
  readonly removed?: boolean | null;
  /** The British receive CVP for that: never [3.51/I-7] */
  readonly countsAsLoss?: boolean | null;
  /** PRC may load and unload freely [3.51/I-7] */
  readonly mayUnload?: boolean | null;
}

export interface AslPrimosoleNamedHexInput {
  /** The hex */
  readonly hex: string;
  /** Second hex, to ask about the hexside between the two [PBr13.1] */
  readonly other?: string;
}

export interface AslPrimosoleNamedHexOutcome {
  /** What the book says of the hex; the rest is on the printed map */
  readonly features: readonly string[];
  /** The two hexes share a hexside (A-48) */
  readonly adjacent?: boolean | null;
  /** The book names that hexside as a barbed-wire fence [PBr13.1] */
  readonly fence?: boolean | null;
}

export interface AslPrimosoleTerrainFactsInput {
  /** Everything printed in the hex [PBr17.1] */
  readonly terrain: readonly ('open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building')[];
}

export interface AslPrimosoleTerrainFactsOutcome {
  /** Inherent terrain: it fills the whole hex [PBr15.2] */
  readonly inherent: 'yes' | 'no' | 'core';
  /** A bog hex; a ditch has Bog Checks of its own [PBr15.2] */
  readonly bogHex: 'yes' | 'no' | 'core';
  /** Burnable [PBr15.2, PBr16.1] */
  readonly burnable: 'yes' | 'no' | 'core';
  /** Ambush with no concealed unit there [PBr15.2, PBr16.1] */
  readonly ambushWithoutConcealment: 'yes' | 'no' | 'core';
  /** A 5/8-inch parachute that lands there takes an NMC at once [PBr15.2, PBr16.1] */
  readonly parachuteNmc: 'yes' | 'no' | 'core';
  /** A vehicle there may claim Wall Advantage [PBr16.1] */
  readonly vehicleWallAdvantage: 'yes' | 'no' | 'core';
  /** Can be out of season [PBr16.1] */
  readonly outOfSeason: 'yes' | 'no' | 'core';
  /** A Water Obstacle [PBr12.1] */
  readonly waterObstacle: 'yes' | 'no' | 'core';
  /** Entrenchments may be placed there [PBr12.5] */
  readonly entrenchments: 'yes' | 'no' | 'core';
}

export interface AslPrimosoleTerrainModifierInput {
  /** Target; gunCrew is Infantry manning or manhandling a Gun [PBr12.3]. Default: "infantry". */
  readonly target?: 'infantry' | 'gunCrew' | 'vehicle';
  /** Everything printed in the target hex [PBr17.1]. Default: ["open"]. */
  readonly terrain?: readonly ('open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building')[];
  /** TEM of everything else there by the core rules. Default: 0. */
  readonly coreTem?: number;
  /** How the target stands in the ditch [PBr12.4]. Default: "startedPhase". */
  readonly ditch?: 'exposed' | 'sheltered' | 'startedPhase';
  /** Pinned since an exposed entry (A-18) [PBr12.4]. Default: false. */
  readonly pinned?: boolean;
  /** In a pillbox [PBr18]. Default: false. */
  readonly pillbox?: boolean;
  /** Indirect fire [PBr18]. Default: false. */
  readonly indirectFire?: boolean;
  /** LOS Hindrances by the core rules. Default: 0. */
  readonly hindrance?: number;
  /** Range in hexes [PBr1]. Default: 1. */
  readonly range?: number;
  /** CG date, for mist [PBr1] */
  readonly date?: string;
  /** Turn 1 and the LOS touches a bombarded area [3.617/British]. Default: false. */
  readonly bombardedArea?: boolean;
  /** FFMO would apply by the core rules [PBr13.1]. Default: false. */
  readonly ffmo?: boolean;
  /** FFNAM would apply by the core rules [PBr13.1]. Default: false. */
  readonly ffnam?: boolean;
  /** A barbed-wire fence lies between or around the target [PBr13.1]. Default: false. */
  readonly fence?: boolean;
}

export interface AslPrimosoleTerrainModifierOutcome {
  /** TEM that applies */
  readonly tem: number;
  /** Source of that TEM */
  readonly temFrom: 'none' | 'core' | 'ditch' | 'oliveGrove' | 'pillbox';
  /** LV Hindrance [PBr1] */
  readonly lv: number;
  /** TEM, Hindrance and LV together */
  readonly drm: number;
  /** FFMO applies [PBr12.4] */
  readonly ffmo?: boolean | null;
  /** FFNAM applies [PBr13.1] */
  readonly ffnam?: boolean | null;
}

export interface AslPrimosoleUnitElrInput {
  /** Nationality [PBr5] */
  readonly nationality: 'german' | 'italian' | 'british';
  /** Printed strength: "4-6-8", "2-2-8", "9-1", or simply "leader" or "crew" [PBr5] */
  readonly unit: string;
  /** Airborne: arrived with 6-4-8 squads [PBr6]. Default: false. */
  readonly airborne?: boolean;
  /** ELR of a unit the book does not list (A-46) [PBr5] */
  readonly elr?: number;
  /** Night scenario [PBr5]. Default: false. */
  readonly night?: boolean;
  /** A Massacre has happened [PBr5]. Default: false. */
  readonly massacre?: boolean;
}

export interface AslPrimosoleUnitElrOutcome {
  /** Experience Level Rating [PBr5] */
  readonly elr: number;
  /** The core Massacre penalties apply to the end of scenario or CG [PBr5] */
  readonly massacrePenalty?: boolean | null;
}

export interface AslPrimosoleUnitAbilitiesInput {
  /** Nationality */
  readonly nationality: 'german' | 'italian' | 'british';
  /** Elite Infantry [PBr8]. Default: false. */
  readonly elite?: boolean;
  /** A 6-4-8, or British Infantry that arrived with them [PBr6]. Default: false. */
  readonly airborne?: boolean;
  /** Fallschirmjäger [CG21]. Default: false. */
  readonly fallschirmjager?: boolean;
  /** Good Order [PBr8]. Default: true. */
  readonly goodOrder?: boolean;
}

export interface AslPrimosoleUnitAbilitiesOutcome {
  /** Stealthy [PBr8] */
  readonly stealthy?: boolean | null;
  /** Elite for special ammunition [PBr8] */
  readonly eliteAmmunition?: boolean | null;
  /** May use ATMM by this chapter [PBr6] */
  readonly atmm?: boolean | null;
  /** CC DRM of that ATMM [PBr6] */
  readonly atmmDrm: number;
  /** May reject a surrender or commit a Massacre [PBr9] */
  readonly mayRefuseSurrender?: boolean | null;
  /** Can be interrogated [CG21] */
  readonly interrogated?: boolean | null;
  /** Country it fights in, for interrogation and civilians [CG21] */
  readonly country: 'friendly' | 'hostile';
}

export interface AslPrimosolePillboxInput {
  /** Range to the target in hexes; 0 is its own hex [PBr18]. Default: 1. */
  readonly range?: number;
  /** The fire against the pillbox is indirect [PBr18]. Default: false. */
  readonly indirectFire?: boolean;
}

export interface AslPrimosolePillboxOutcome {
  /** Occupants may fire at the target [PBr18] */
  readonly mayFire?: boolean | null;
  /** TEM against that fire [PBr18] */
  readonly tem: number;
  /** Occupants can be Encircled [PBr18] */
  readonly canBeEncircled?: boolean | null;
  /** The Field of Fire rule applies [PBr18] */
  readonly fieldOfFire?: boolean | null;
}

export interface AslPrimosoleBoreSightingInput {
  /** Night scenario [PBr7]. Default: false. */
  readonly night?: boolean;
  /** The weapon is a SW MG that the core rules allow it [PBr7]. Default: false. */
  readonly eligibleMg?: boolean;
  /** The question is asked of a CG scenario [CG10]. Default: true. */
  readonly campaign?: boolean;
}

export interface AslPrimosoleBoreSightingOutcome {
  /** The weapon may have a Bore Sighted Location [PBr7] */
  readonly allowed?: boolean | null;
}

export interface AslPrimosoleAmbushInput {
  /** Everything printed in the CC hex [PBr17.1] */
  readonly terrain: readonly ('open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building')[];
  /** A unit there is concealed [PBr15.2]. Default: false. */
  readonly concealedUnit?: boolean;
  /** The core rules allow Ambush there anyway [PBr15.2]. Default: false. */
  readonly coreAmbush?: boolean;
}

export interface AslPrimosoleAmbushOutcome {
  /** Ambush may occur [PBr15.2] */
  readonly possible?: boolean | null;
}

export interface AslPrimosoleRadioContactInput {
  /** Side of the battery [PBr11] */
  readonly side: 'british' | 'axis';
  /** Highest DR that succeeds by the core rules [PBr11] */
  readonly coreMaximum: number;
  /** Maintains contact, rather than seeking it [3.617/British]. Default: false. */
  readonly maintaining?: boolean;
  /** Battalion mortars, RG O1 [3.617/Axis]. Default: false. */
  readonly battalionMortars?: boolean;
  /** Other DRM [PBr11]. Default: 0. */
  readonly drm?: number;
}

export interface AslPrimosoleRadioContactOutcome {
  /** Contact is made or kept; null where the question ends before the die [PBr11] */
  readonly contact: boolean | null;
  /** Highest Final DR that succeeds [PBr11] */
  readonly maximum: number;
  /** Net modifier of the roll [PBr11] */
  readonly drm: number;
}

export interface AslPrimosoleBombardmentInput {
  /** Size of the map */
  readonly map: AslPrimosoleMapSizeInput;
  /** Pre-registered hex, recorded at purchase [3.617/British] */
  readonly registeredHex: string;
  /** Centre hex, where the error DR has been resolved at the table [3.617/British] */
  readonly centreHex?: string;
  /** CG date of this scenario [3.617/British] */
  readonly date?: string;
  /** Date of the last completed CG scenario; none before the initial one (A-31) [3.617/British] */
  readonly lastScenario?: string;
  /** Bombardments already resolved in this scenario [3.617/British]. Default: 0. */
  readonly used?: number;
  /** All set-up is finished [3.617/British]. Default: true. */
  readonly setupFinished?: boolean;
  /** Recon Locations have been inspected [3.6223]. Default: true. */
  readonly reconDone?: boolean;
  /** The date is Idle [3.617/British]. Default: false. */
  readonly idleDate?: boolean;
}

export interface AslPrimosoleMapSizeInput {
  /** Columns of the map: A is the first */
  readonly columns: number;
  /** Highest printed hex number */
  readonly rows: number;
  /** Columns, counted from A, that lie half a hex lower; odd ones on the Primosole map (A-48). Default: "odd". */
  readonly shifted?: 'odd' | 'even';
}

export interface AslPrimosoleBombardmentOutcome {
  /** Centre hex of the bombardment; null where the error takes it off the map [3.617/British] */
  readonly centre?: string | null;
  /** Lowest hex number struck, in every column */
  readonly fromNumber?: number | null;
  /** Highest hex number struck, in every column */
  readonly toNumber?: number | null;
  /** Bombardments usable in this scenario [3.617/British] */
  readonly limit: number;
  /** Of those, still usable after this one */
  readonly left: number;
}

export interface AslPrimosoleAmmunitionShortageInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** CG date [CG18] */
  readonly date: string;
  /** What is short [CG18]. Default: "infantry". */
  readonly target?: 'infantry' | 'swMg' | 'otherSw' | 'otherWeapon';
  /** Size of the Infantry [CG18]. Default: "squad". */
  readonly size?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero';
  /** Set up in an isolated Location [3.6221]. Default: false. */
  readonly isolated?: boolean;
  /** Began its Player Turn in the Location of a supplier [CG18]. Default: false. */
  readonly withSupplier?: boolean;
  /** Size of that supplier, or of the MMC that possesses the SW MG [CG18]. Default: "squad". */
  readonly supplierSize?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero';
  /** The supplier is an armed Good Order friendly Infantry MMC not short itself [CG18]. Default: true. */
  readonly supplierFit?: boolean;
  /** Both end the Player Turn TI and in Good Order [CG18]. Default: false. */
  readonly bothEndTi?: boolean;
  /** The weapon ended a CG scenario not isolated [CG18]. Default: false. */
  readonly endedNotIsolated?: boolean;
}

export interface AslPrimosoleAmmunitionShortageOutcome {
  /** Ammunition Shortage applies now [CG18] */
  readonly short?: boolean | null;
  /** The Shortage of isolation has been cured [CG18] */
  readonly cured?: boolean | null;
}

export interface AslPrimosoleObaCommitmentInput {
  /** Side of the battery [CG17] */
  readonly side: 'british' | 'axis';
  /** Batteries that side has committed in this scenario already [CG17]. Default: 0. */
  readonly committed?: number;
  /** It is a preparatory bombardment, not OBA [CG17]. Default: false. */
  readonly bombardment?: boolean;
  /** Controlled by an offboard observer instead of a radio [CG17]. Default: false. */
  readonly offboardObserver?: boolean;
  /** Offboard observers in the OB already [3.617/British]. Default: 0. */
  readonly observers?: number;
  /** Nationality of the operating leader [CG17] */
  readonly operator?: 'german' | 'italian' | 'british';
  /** Bought on this date, and the radio is to stand in an isolated area [CG17]. Default: false. */
  readonly isolatedArea?: boolean;
}

export interface AslPrimosoleObaCommitmentOutcome {
  /** The battery may be committed [CG17] */
  readonly mayCommit?: boolean | null;
  /** Batteries that may still be committed afterwards [CG17] */
  readonly left: number;
}

export interface AslPrimosoleSelfRallyInput {
  /** MMC of this side that have tried to Self-Rally this RPh [CG20]. Default: 0. */
  readonly tried?: number;
  /** Disrupted [CG20]. Default: false. */
  readonly disrupted?: boolean;
  /** Another friendly MMC has already tried to rally this RPh by other means [CG20]. Default: false. */
  readonly othersTried?: boolean;
}

export interface AslPrimosoleSelfRallyOutcome {
  /** This MMC may try to Self-Rally [CG20] */
  readonly mayTry?: boolean | null;
  /** Further Self-Rally attempts afterwards [CG20] */
  readonly left: number;
}

export interface AslPrimosoleFanaticismInput {
  /** Campaign */
  readonly campaign: 'I' | 'II' | 'III';
  /** A campaign of the players’ own: dates, chits, base and maxima in the place of the printed ones [3.2/CG] */
  readonly frame?: AslPrimosoleCampaignFrameInput;
  /** CG date [CG16] */
  readonly date: string;
  /** CG scenarios in which it has been declared before [CG16]. Default: 0. */
  readonly declared?: number;
  /** All on-map set-up has just been finished [CG16]. Default: true. */
  readonly afterSetup?: boolean;
}

export interface AslPrimosoleCampaignFrameInput {
  /** First CG date [3.2/CG-date] */
  readonly first: string;
  /** Last CG date [3.2/CG-end] */
  readonly last: string;
  /** Attack chits of the Axis [3.6211]. Default: 0. */
  readonly axisChits?: number;
  /** Attack chits of the British [3.6211]. Default: 0. */
  readonly britishChits?: number;
  /** CPP base of the Axis on the date asked about [3.6161]. Default: 0. */
  readonly axisBase?: number;
  /** CPP base of the British on that date [3.6161]. Default: 0. */
  readonly britishBase?: number;
  /** Maxima that differ from those of the chart; a group that is not listed has the printed one [3.6177]. Default: []. */
  readonly maxima?: readonly AslPrimosoleGroupMaximumInput[];
}

export interface AslPrimosoleGroupMaximumInput {
  /** Group [3.6171] */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** How many of it may be bought in the whole campaign [3.6177] */
  readonly max: number;
}

export interface AslPrimosoleFanaticismOutcome {
  /** All German personnel are Fanatic for this scenario, bombardment included [CG16] */
  readonly fanatic?: boolean | null;
  /** Declarations left afterwards [CG16] */
  readonly left: number;
}

export interface AslPrimosoleWreckInput {
  /** What the counter is now [CG12]. Default: "vehicle". */
  readonly kind?: 'vehicle' | 'wreck' | 'burntOutWreck';
  /** What is tried with it [PBr4]. Default: "none". */
  readonly action?: 'none' | 'scrounge' | 'burn' | 'remove';
  /** Immobile [CG12]. Default: false. */
  readonly immobile?: boolean;
  /** Abandoned [CG12]. Default: false. */
  readonly abandoned?: boolean;
  /** An Inherent weapon is still usable [CG12]. Default: false. */
  readonly usableWeapon?: boolean;
  /** The counter shows a wreck on its back [CG12]. Default: true. */
  readonly hasWreckSide?: boolean;
}

export interface AslPrimosoleWreckOutcome {
  /** What the counter becomes [CG12] */
  readonly becomes: 'vehicle' | 'wreck' | 'burntOutWreck';
  /** It hinders LOS as a wreck does [PBr4] */
  readonly hindersLos?: boolean | null;
}

export interface AslPrimosoleLowVisibilityInput {
  /** CG date [PBr1] */
  readonly date: string;
  /** Range in hexes [PBr1] */
  readonly range: number;
  /** Game Turn; the dust of a bombardment lasts through Turn 1 [3.617/British]. Default: 2. */
  readonly turn?: number;
  /** A preparatory bombardment was resolved and the LOS goes into, out of or through its area [3.617/British]. Default: false. */
  readonly bombardedArea?: boolean;
}

export interface AslPrimosoleLowVisibilityOutcome {
  /** LV Hindrance DRM [PBr1] */
  readonly lv: number;
  /** The range lies beyond the base NVR at night [PBr1] */
  readonly beyondBaseNvr?: boolean | null;
}

export interface AslPrimosoleLineOfSightInput {
  /** Hexes between the two, in order from the viewer */
  readonly between: readonly AslPrimosoleHexOnLineInput[];
  /** Level of the viewer [PBr17.2]. Default: 0. */
  readonly viewerLevel?: number;
  /** Level of the target [PBr17.2]. Default: 0. */
  readonly targetLevel?: number;
  /** The viewer is in an entrenchment [PBr15.3]. Default: false. */
  readonly viewerEntrenched?: boolean;
  /** The target is in an entrenchment (A-19) [PBr15.3]. Default: false. */
  readonly targetEntrenched?: boolean;
  /** CG date, for mist [PBr1] */
  readonly date?: string;
  /** Turn 1 and the LOS touches a bombarded area [3.617/British]. Default: false. */
  readonly bombardedArea?: boolean;
  /** The core rules block this LOS. Default: false. */
  readonly coreBlocked?: boolean;
}

export interface AslPrimosoleHexOnLineInput {
  /** The hex */
  readonly hex?: string;
  /** Everything printed in it that the LOS crosses [PBr17.1]. Default: ["open"]. */
  readonly terrain?: readonly ('open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building')[];
  /** Wreck in it [PBr4]. Default: "none". */
  readonly wreck?: 'none' | 'wreck' | 'burntOutWreck';
  /** A barbed-wire fence lies on a hexside it crosses [PBr13.1]. Default: false. */
  readonly fence?: boolean;
  /** Core Hindrance of its terrain; brush 1 and wreck 1 unless sent, an orchard must be sent */
  readonly coreHindrance?: number;
}

export interface AslPrimosoleLineOfSightOutcome {
  /** The LOS is clear */
  readonly clear?: boolean | null;
  /** Hex that blocks it, by name or place in the line */
  readonly blockedBy?: string | null;
  /** Hindrance of terrain and wrecks */
  readonly hindrance: number;
  /** LV Hindrance [PBr1] */
  readonly lv: number;
}

export interface AslPrimosoleReserveReleaseInput {
  /** What happens to the Reserve [CG6] */
  readonly cause: 'los' | 'attack' | 'bombardment' | 'wp' | 'sniper' | 'searching' | 'detection';
  /** Hexes to the enemy ground unit it has LOS to [CG6] */
  readonly range?: number;
  /** The attack, Searching or detection costs it its concealment [CG6]. Default: true. */
  readonly losesConcealment?: boolean;
}

export interface AslPrimosoleReserveReleaseOutcome {
  /** Whether the owner may or must place the contents on the map [CG6] */
  readonly release: 'none' | 'may' | 'must';
  /** They are placed unconcealed [CG6] */
  readonly unconcealed?: boolean | null;
}

export interface AslPrimosoleSetupConcealmentInput {
  /** What is set up [CG9]. Default: "infantry". */
  readonly subject?: 'infantry' | 'vehicle';
  /** The Location is Concealment Terrain [CG9]. Default: false. */
  readonly concealmentTerrain?: boolean;
  /** It is out of LOS of every enemy Setup Area Location [CG9]. Default: false. */
  readonly outOfSight?: boolean;
  /** An enemy unit has LOS to it [CG9]. Default: true. */
  readonly inEnemyLos?: boolean;
}

export interface AslPrimosoleSetupConcealmentOutcome {
  /** It may set up concealed [CG9] */
  readonly concealed?: boolean | null;
  /** "?" to buy for that: none [CG9] */
  readonly cost: number;
}

export interface AslPrimosoleStatusMarkerInput {
  /** The unit is concealed [CG8]. Default: false. */
  readonly concealed?: boolean;
  /** It is in LOS of an enemy ground unit [CG8]. Default: true. */
  readonly inLos?: boolean;
  /** Hexes to that unit [CG8] */
  readonly range: number;
}

export interface AslPrimosoleStatusMarkerOutcome {
  /** The status marker stands on the map [CG8] */
  readonly markerPlaced?: boolean | null;
}

export interface AslPrimosoleReconInspectionInput {
  /** Side that inspects [3.6223] */
  readonly side: 'british' | 'axis';
  /** Hex of the Location [3.6223] */
  readonly location: string;
  /** Hexes of friendly Setup Areas and Eligible Entry Areas (the nearest are enough) [3.6223] */
  readonly friendlyHexes: readonly string[];
  /** Recon Locations this side may still inspect [3.620] */
  readonly left: number;
  /** Locations both sides have inspected so far [3.6223]. Default: 0. */
  readonly inspected?: number;
  /** The other side has inspections left [3.6223]. Default: true. */
  readonly otherHasLeft?: boolean;
  /** All set-up is complete [3.6223]. Default: true. */
  readonly setupComplete?: boolean;
  /** A preparatory bombardment has been resolved [3.6223]. Default: false. */
  readonly bombarded?: boolean;
  /** Hidden units or equipment are there [3.6223]. Default: false. */
  readonly hidden?: boolean;
  /** Concealed, Cloaked or Reserve units are there [3.6223]. Default: false. */
  readonly concealed?: boolean;
  /** The concealed units are Reserves [3.6223]. Default: false. */
  readonly reserve?: boolean;
  /** Dummies are there [3.6223]. Default: false. */
  readonly dummies?: boolean;
  /** Fortifications are there [3.620]. Default: false. */
  readonly fortifications?: boolean;
  /** The Location is Concealment Terrain [3.6223]. Default: false. */
  readonly concealmentTerrain?: boolean;
  /** Columns, counted from A, that lie half a hex lower; odd ones on the Primosole map (A-48). Default: "odd". */
  readonly shifted?: 'odd' | 'even';
}

export interface AslPrimosoleReconInspectionOutcome {
  /** Hidden units are placed on the map, concealed [3.6223] */
  readonly hiddenPlacedConcealed?: boolean | null;
  /** Concealment is taken off for the inspection [3.6223] */
  readonly concealmentLifted?: boolean | null;
  /** Dummies are removed [3.6223] */
  readonly dummiesRemoved?: boolean | null;
  /** Fortifications are revealed [3.620] */
  readonly fortificationsRevealed?: boolean | null;
  /** Stacks get their "?" back afterwards [3.6223] */
  readonly concealmentRestored?: boolean | null;
  /** A Reserve stays a Reserve [3.6223] */
  readonly staysReserve?: boolean | null;
  /** Inspections left */
  readonly left: number;
  /** Hexes to the nearest friendly Setup or Eligible Entry Area [3.6223] */
  readonly nearest: number;
}

export interface AslPrimosoleGameEndInput {
  /** CG date [CG14] */
  readonly date: string;
  /** Game Turn whose Player Turn ends [CG14] */
  readonly turn: number;
  /** The British declared +1 for this scenario [CG14]. Default: false. */
  readonly britishDeclaration?: boolean;
  /** CG scenarios in which they declared it before [CG14]. Default: 0. */
  readonly declaredBefore?: number;
  /** Both players agree to end [CG14]. Default: false. */
  readonly agreed?: boolean;
}

export interface AslPrimosoleGameEndOutcome {
  /** The scenario ends at once; null where the question ends before the die [CG14] */
  readonly ends: boolean | null;
  /** The Final dr that ends it, or less; null where nothing is rolled [CG14] */
  readonly endNumber: number | null;
  /** Net modifier of the roll; null where nothing is rolled [CG14] */
  readonly drm: number | null;
}

export interface AslPrimosoleWeatherInput {
  /** CG date [PBr1] */
  readonly date: string;
  /** For a parachute or glider landing of the first scenario [3.51/I-3]. Default: false. */
  readonly airLanding?: boolean;
  /** Somebody wants to kindle a fire [PBr1]. Default: false. */
  readonly kindling?: boolean;
}

export interface AslPrimosoleWeatherOutcome {
  /** Environmental Conditions [PBr1] */
  readonly ec: string;
  /** Wind at the start of the scenario [PBr1] */
  readonly wind: 'none' | 'mildBreeze';
  /** Where the wind blows from [PBr1] */
  readonly windFrom?: string | null;
  /** Mist [PBr1] */
  readonly mist?: boolean | null;
  /** Base NVR, by night [PBr1] */
  readonly baseNvr?: number | null;
  /** Cloud, by night [PBr1] */
  readonly cloud?: string | null;
  /** Moon, by night [PBr1] */
  readonly moon?: string | null;
}

export interface AslPrimosoleSanAdjustmentInput {
  /** Current SAN of the side [3.6122] */
  readonly san: number;
}

export interface AslPrimosoleSanAdjustmentOutcome {
  /** SAN on the new date [3.6122] */
  readonly san: number;
  /** Net modifier of the dr; null where nothing is rolled [3.6122] */
  readonly drm: number | null;
  /** Lowest Final dr by which it falls; null where nothing is rolled [3.6122] */
  readonly fallsAt: number | null;
}

export interface AslPrimosoleRgStrengthInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Group [3.6171] */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** Campaign; it matters for the balance of CG-III [3.31]. Default: "I". */
  readonly campaign?: 'I' | 'II' | 'III';
  /** Arrives by parachute [3.6181]. Default: false. */
  readonly parachute?: boolean;
  /** The Retained Axis I4 of CG-II [3.52/I-5]. Default: false. */
  readonly retainedI4?: boolean;
}

export interface AslPrimosoleRgStrengthOutcome {
  /** Strength received [3.6181] */
  readonly strength: 'full' | 'depleted';
  /** Net modifier of the roll; null where nothing is rolled [3.6181] */
  readonly drm: number | null;
  /** Number of units as the chart prints it [3.6173] */
  readonly quantity: string;
  /** Unit type as the chart prints it [3.6174] */
  readonly units: string;
  /** What comes with each Gun, MG or battery [3.6178] */
  readonly companions: readonly string[];
  /** Ammunition of an OBA battery [3.6178] */
  readonly ammunition: readonly string[];
}

export interface AslPrimosoleSwReceiptInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Group [3.6171] */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** Strength it arrived with [3.6181] */
  readonly strength: 'full' | 'depleted';
}

export interface AslPrimosoleSwReceiptOutcome {
  /** Weapons received [3.6182] */
  readonly weapons: readonly AslPrimosoleReceivedWeapon[];
  /** Half-squad that comes with each, if any [3.6178] */
  readonly companion?: string | null;
  /** All rolls must be made again: too few were received [3.6182] */
  readonly rollAgain?: boolean | null;
}

export interface AslPrimosoleReceivedWeapon {
  /** Weapon, or the carrier diced for like one [3.6182] */
  readonly weapon: string;
  /** Number received [3.6182] */
  readonly received: number;
  /** Number on the list [3.6182] */
  readonly listed: number;
}

export interface AslPrimosoleLeaderReceiptInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Group [3.6171] */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** Strength it arrived with [3.6181]. Default: "full". */
  readonly strength?: 'full' | 'depleted';
}

export interface AslPrimosoleLeaderReceiptOutcome {
  /** Leaders received, in the order of the rolls [3.6183] */
  readonly leaders: readonly string[];
  /** Net modifier of each roll, in order [3.6183] */
  readonly drms: readonly number[];
}

export interface AslPrimosoleReconPurchaseInput {
  /** Campaign, for the number of purchases it allows [3.6177]. Default: "I". */
  readonly campaign?: 'I' | 'II' | 'III';
  /** A campaign of the players’ own: dates, chits, base and maxima in the place of the printed ones [3.2/CG] */
  readonly frame?: AslPrimosoleCampaignFrameInput;
  /** Recon bought earlier in the campaign [3.6177]. Default: 0. */
  readonly boughtBefore?: number;
  /** Side */
  readonly side: 'british' | 'axis';
  /** CG date [3.620] */
  readonly date: string;
  /** CPP paid for each recon dr: 1, or 2 for the bonus [3.620] */
  readonly purchases: readonly number[];
  /** CPP left after 3.617 [3.620] */
  readonly cppLeft: number;
  /** Locations carried over from Idle dates [3.620]. Default: 0. */
  readonly carriedOver?: number;
  /** Before the initial scenario [3.620]. Default: false. */
  readonly initialScenario?: boolean;
  /** Bought as RG M2 inside step 3.617 (A-52) [3.617]. Default: false. */
  readonly insidePurchaseStep?: boolean;
}

export interface AslPrimosoleReconPurchaseOutcome {
  /** Locations that may be inspected at 3.6223 [3.620] */
  readonly locations: number;
  /** CPP left */
  readonly cppLeft: number;
  /** Net modifier of each dr, in order [3.620] */
  readonly drms: readonly number[];
}

export interface AslPrimosoleReinforcementRollInput {
  /** Scenario Defender at night, or the British of the first scenario [CG3, 3.51/I-4] */
  readonly situation: 'nightDefender' | 'firstScenarioBritish';
  /** Game Turn [CG3] */
  readonly turn: number;
  /** A Defender unit was attacked by a Known enemy unit other than OBA or sniper [CG3]. Default: false. */
  readonly attacked?: boolean;
  /** A Defender unit sees a Known enemy (option releaseOnSight) [CG3]. Default: false. */
  readonly sighted?: boolean;
  /** A radio-equipped AFV that another friendly radio AFV can release as the core rules provide [CG3]. Default: false. */
  readonly radioAfv?: boolean;
}

export interface AslPrimosoleReinforcementRollOutcome {
  /** The reinforcements may enter */
  readonly released?: boolean | null;
}

export interface AslPrimosoleEscapeInput {
  /** CG date just fought [3.606] */
  readonly date: string;
  /** Where the units stand [3.6056] */
  readonly area: 'friendlySetupArea' | 'enemySetupArea' | 'noMansLand' | 'uncontrolled';
  /** Isolated [3.606]. Default: false. */
  readonly isolated?: boolean;
  /** Encircled [3.606]. Default: false. */
  readonly encircled?: boolean;
  /** Hexes to the nearest friendly Setup Area; leave out if more than two [3.606] */
  readonly hexesToFriendlyArea?: number;
  /** The path to the wanted area crosses an enemy Setup Area [3.606]. Default: false. */
  readonly pathCrossesEnemyArea?: boolean;
  /** Uncontrolled Territory without a path to a friendly area [3.6053]. Default: false. */
  readonly noPath?: boolean;
  /** A Gun that is not dismantled is to come along [3.606]. Default: false. */
  readonly undismantledGun?: boolean;
  /** Personnel of one Location; equal "stack" numbers escape together [3.606] */
  readonly units: readonly AslPrimosoleEscapingUnitInput[];
}

export type AslPrimosoleEscapingUnitInput = OrStored<{
  /** Name, for the answer */
  readonly name?: string;
  /** Size [3.606] */
  readonly size?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero';
  /** A wounded SMC [3.606]. Default: false. */
  readonly wounded?: boolean;
  /** PP it carries [3.606]. Default: 0. */
  readonly pp?: number;
  /** Stack it escapes with [3.606]. Default: 1. */
  readonly stack?: number;
  /** Unarmed [3.606]. Default: false. */
  readonly unarmed?: boolean;
  /** IPC before any leader; 3 for an MMC and 1 for an SMC unless sent (core) */
  readonly ipc?: number;
  /** Leadership DRM: -1 for an 8-1, +1 for a 6+1 [3.606]. Default: 0. */
  readonly leadership?: number;
  /** Heroic leader [3.606]. Default: false. */
  readonly heroic?: boolean;
  /** A lower-quality counter exists to Replace it [3.606]. Default: true. */
  readonly replaceable?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface AslPrimosoleEscapeOutcome {
  /** Result of every stack [3.606] */
  readonly stacks: readonly AslPrimosoleStackResult[];
  /** Units certainly eliminated in all */
  readonly eliminated: number;
}

export interface AslPrimosoleStackResult {
  /** Stack number */
  readonly stack: number;
  /** Net modifier of its DR [3.606] */
  readonly drm: number;
  /** Row of the table; null where the question ends before the dice [3.606] */
  readonly result: 'escape' | 'replacement' | 'casualtyReduction' | 'replacementAndCasualtyReduction' | 'eliminated' | null;
  /** Heat of Battle for one unit; anything but a hero or Battle Hardening eliminates it [3.606] */
  readonly heatOfBattle?: boolean | null;
  /** Random Selection says which unit is affected [3.606] */
  readonly randomSelection?: boolean | null;
  /** Units certainly eliminated, whoever Random Selection falls on [3.606] */
  readonly eliminated: number;
  /** Their equipment takes its own dr; false where it is lost outright [3.6061] */
  readonly equipmentRolls?: boolean | null;
}

export interface AslPrimosoleVehicleEscapeInput {
  /** CG date just fought [3.606] */
  readonly date?: string;
  /** Where the vehicle stands [3.6056] */
  readonly area: 'friendlySetupArea' | 'enemySetupArea' | 'noMansLand' | 'uncontrolled';
  /** Isolated [3.606]. Default: false. */
  readonly isolated?: boolean;
  /** Closed-topped AFV [3.606]. Default: false. */
  readonly closedToppedAfv?: boolean;
  /** Captured vehicle [3.606]. Default: false. */
  readonly captured?: boolean;
  /** Stunned [3.606]. Default: false. */
  readonly stunned?: boolean;
  /** It has a crew [3.606]. Default: true. */
  readonly crewed?: boolean;
  /** Mobile [3.606]. Default: true. */
  readonly mobile?: boolean;
  /** Armor leader DRM [3.606]. Default: 0. */
  readonly leadership?: number;
  /** Hexes to the nearest friendly Setup Area; leave out if more than two [3.606] */
  readonly hexesToFriendlyArea?: number;
  /** The path to the wanted area crosses an enemy Setup Area [3.606]. Default: false. */
  readonly pathCrossesEnemyArea?: boolean;
  /** Uncontrolled Territory without a path to a friendly area [3.6053]. Default: false. */
  readonly noPath?: boolean;
  /** The crew is wounded or unarmed [3.606]. Default: false. */
  readonly unarmedOrWounded?: boolean;
}

export interface AslPrimosoleVehicleEscapeOutcome {
  /** The vehicle; null where the question ends before the dice [3.606] */
  readonly vehicle: 'escapes' | 'abandoned' | 'destroyed' | null;
  /** Its crew; null likewise [3.606] */
  readonly crew: 'none' | 'escapes' | 'eliminated' | null;
  /** Net modifier of the roll [3.606] */
  readonly drm: number;
  /** The surviving crew may make it a (burnt-out) wreck [3.606] */
  readonly mayWreck?: boolean | null;
  /** The surviving crew may try to Scrounge it [3.606] */
  readonly mayScrounge?: boolean | null;
  /** It keeps hex and VCA [3.606] */
  readonly keepsPlace?: boolean | null;
}

export interface AslPrimosoleLocationEscapeInput {
  /** Size of the map */
  readonly map: AslPrimosoleMapSizeInput;
  /** CG date just fought [CG4] */
  readonly date: string;
  /** Strategic Locations and who Controls them [3.605] */
  readonly locations: readonly AslPrimosoleControlledLocationInput[];
  /** River hexes [3.2/Setup-Area]. Default: []. */
  readonly river?: readonly string[];
  /** River hexes with a bridge [3.2/Setup-Area]. Default: []. */
  readonly bridges?: readonly string[];
  /** Hexes Infantry could not enter, such as a terrain Blaze [3.2/Enterable]. Default: []. */
  readonly blocked?: readonly string[];
  /** Entry Areas [CG4]. Default: []. */
  readonly entryAreas?: readonly AslPrimosoleEntryAreaInput[];
  /** Axis entry hexes that are British-Controlled, each a Strategic Location; or send them among the locations [CG4, 3.2]. Default: []. */
  readonly britishEntryHexes?: readonly string[];
  /** Side of the units */
  readonly side: 'british' | 'axis';
  /** Hex of their Location [3.606] */
  readonly hex: string;
  /** Further hexes they could not enter [3.2/Enterable]. Default: []. */
  readonly barred?: readonly string[];
  /** Encircled [3.606]. Default: false. */
  readonly encircled?: boolean;
  /** A Gun that is not dismantled is to come along [3.606]. Default: false. */
  readonly undismantledGun?: boolean;
  /** Personnel of the Location; equal "stack" numbers escape together [3.606] */
  readonly units: readonly AslPrimosoleEquippedUnitInput[];
}

export interface AslPrimosoleControlledLocationInput {
  /** Hex of the Strategic Location [3.2/Strategic-Location] */
  readonly hex: string;
  /** Side that Controls it; left out where nobody does [3.605] */
  readonly controller?: 'british' | 'axis';
  /** What makes it strategic [3.2/Strategic-Location]. Default: "building". */
  readonly kind?: 'building' | 'rubble' | 'bridge' | 'britishControlledAxisEntryHex' | 'objectiveHex' | 'pillbox' | 'entrenchment' | 'immobileVehicle' | 'gun' | 'glider';
  /** A unit is in it [3.6054]. Default: true. */
  readonly occupied?: boolean;
}

export interface AslPrimosoleEntryAreaInput {
  /** Side it belongs to [CG4] */
  readonly owner: 'british' | 'axis';
  /** Arrow hex, its id [3.2/Entry-Area] */
  readonly arrow: string;
  /** Board edge [3.2/Entry-Area] */
  readonly edge: 'north' | 'east' | 'south' | 'west';
  /** Edge hexes on each side of the arrow; four on the Primosole map [3.2/Entry-Area]. Default: 4. */
  readonly reach?: number;
}

export type AslPrimosoleEquippedUnitInput = OrStored<{
  /** Name, for the answer */
  readonly name?: string;
  /** Size [3.606] */
  readonly size?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero';
  /** A wounded SMC [3.606]. Default: false. */
  readonly wounded?: boolean;
  /** PP it carries [3.606]. Default: 0. */
  readonly pp?: number;
  /** Stack it escapes with [3.606]. Default: 1. */
  readonly stack?: number;
  /** Unarmed [3.606]. Default: false. */
  readonly unarmed?: boolean;
  /** IPC before any leader; 3 for an MMC and 1 for an SMC unless sent (core) */
  readonly ipc?: number;
  /** Leadership DRM: -1 for an 8-1, +1 for a 6+1 [3.606]. Default: 0. */
  readonly leadership?: number;
  /** Heroic leader [3.606]. Default: false. */
  readonly heroic?: boolean;
  /** A lower-quality counter exists to Replace it [3.606]. Default: true. */
  readonly replaceable?: boolean;
  /** Equipment it takes along [3.6061]. Default: []. */
  readonly items?: readonly string[];
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface AslPrimosoleLocationEscapeOutcome {
  /** Where they stand [3.6056] */
  readonly area: 'friendlySetupArea' | 'enemySetupArea' | 'noMansLand' | 'uncontrolled';
  /** Isolated [3.6052] */
  readonly isolated?: boolean | null;
  /** They had to try [3.606] */
  readonly compulsory?: boolean | null;
  /** Hexes to the nearest friendly Setup Area; null if there is none [3.606] */
  readonly hexesToFriendlyArea: number | null;
  /** The path crosses an enemy Setup Area [3.606] */
  readonly pathCrossesEnemyArea?: boolean | null;
  /** Every stack [3.606] */
  readonly stacks: readonly AslPrimosoleStackEnd[];
  /** Areas where the survivors are Retained; of several the owner chooses [3.6061] */
  readonly refuges: readonly AslPrimosoleRefugeFound[];
  /** What the players must still decide */
  readonly choices: readonly ('randomSelection' | 'heatOfBattle' | 'whichArea')[];
}

export interface AslPrimosoleStackEnd {
  /** Stack number */
  readonly stack: number;
  /** Net modifier of its DR [3.606] */
  readonly drm: number;
  /** Row of the table; null where the question ends before the dice [3.606] */
  readonly result: 'escape' | 'replacement' | 'casualtyReduction' | 'replacementAndCasualtyReduction' | 'eliminated' | null;
  /** Heat of Battle for one unit; anything but a hero or Battle Hardening eliminates it [3.606] */
  readonly heatOfBattle?: boolean | null;
  /** Random Selection says which unit is affected [3.606] */
  readonly randomSelection?: boolean | null;
  /** Units certainly eliminated, whoever Random Selection falls on [3.606] */
  readonly eliminated: number;
  /** Their equipment takes its own dr; false where it is lost outright [3.6061] */
  readonly equipmentRolls?: boolean | null;
  /** Equipment whose fate is settled: of a stack lost outright, or of a lone unit lost [3.6061] */
  readonly items: readonly AslPrimosoleItemFate[];
  /** Somebody of the stack is Retained in the area reached [3.6061] */
  readonly retained?: boolean | null;
}

export interface AslPrimosoleItemFate {
  /** The item [3.6061] */
  readonly item: string;
  /** Left in the Location, or eliminated [3.6061] */
  readonly fate: 'left' | 'eliminated';
}

export interface AslPrimosoleRefugeFound {
  /** Friendly Setup Area, or Eligible Entry Area off map */
  readonly kind: 'setupArea' | 'entryArea';
  /** Hex by which it is reached */
  readonly hex: string;
  /** A shortest path, both ends included */
  readonly path: readonly string[];
}

export interface AslPrimosoleAbandonedEquipmentInput {
  /** Equipment of units eliminated in an Escape attempt [3.6061] */
  readonly items: readonly AslPrimosoleLostItemInput[];
  /** They were eliminated by the 12-or-more row (A-03) [3.606]. Default: false. */
  readonly lastRow?: boolean;
}

export interface AslPrimosoleLostItemInput {
  /** The item [3.6061] */
  readonly item: string;
}

export interface AslPrimosoleAbandonedEquipmentOutcome {
  /** What becomes of each item [3.6061] */
  readonly items: readonly AslPrimosoleItemFate[];
}

export interface AslPrimosoleShiftInput {
  /** Where the group is now [3.613] */
  readonly from: 'setupArea' | 'isolatedSetupArea' | 'entryArea';
  /** Where it goes; an Entry Area must be Eligible [3.613] */
  readonly to: 'setupArea' | 'isolatedSetupArea' | 'entryArea';
  /** Personnel of the group [3.613]. Default: []. */
  readonly units?: readonly AslPrimosoleCarryingUnitInput[];
  /** Vehicles of the group [3.613]. Default: []. */
  readonly vehicles?: readonly AslPrimosoleShiftingVehicleInput[];
  /** A Gun is to come along [3.613]. Default: false. */
  readonly gun?: boolean;
  /** A path every unit can use exists [3.613]. Default: true. */
  readonly path?: boolean;
  /** The path can be made entirely along road [3.613]. Default: false. */
  readonly allRoad?: boolean;
  /** Uncontrolled Territory hexes on the path [3.613]. Default: 0. */
  readonly uncontrolledHexes?: number;
  /** To an Eligible Entry Area adjacent to, or part of, the Setup Area left [3.613]. Default: false. */
  readonly adjacentEntryArea?: boolean;
  /** River hexes of the path that ask for a Task Check, no bridge being used [PBr14.2]. Default: 0. */
  readonly riverChecks?: number;
  /** This group has tried to Shift on this date already [3.613]. Default: false. */
  readonly tried?: boolean;
  /** Other units of the same origin and destination try separately [3.613]. Default: false. */
  readonly splitGroup?: boolean;
}

export type AslPrimosoleCarryingUnitInput = OrStored<{
  /** Name, for the answer */
  readonly name?: string;
  /** Size [3.606] */
  readonly size?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero';
  /** A wounded SMC [3.606]. Default: false. */
  readonly wounded?: boolean;
  /** PP it carries [3.606]. Default: 0. */
  readonly pp?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface AslPrimosoleShiftingVehicleInput {
  /** Name, for the answer */
  readonly name?: string;
  /** Mobile [3.613]. Default: true. */
  readonly mobile?: boolean;
  /** It has an Inherent crew that can bail out [3.613]. Default: true. */
  readonly crewed?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface AslPrimosoleShiftOutcome {
  /** Result; null where the question ends before the die [3.613] */
  readonly result: 'succeeds' | 'fails' | 'succeedsWithLoss' | 'eliminated' | null;
  /** Net modifier of the roll; null where nothing is rolled [3.613] */
  readonly drm: number | null;
  /** Losses by unit, where the Shift succeeds with loss or everybody is lost [3.613] */
  readonly losses: readonly AslPrimosoleShiftLossOf[];
  /** River Task Checks each unit on foot still takes [PBr14.2] */
  readonly riverChecks: number;
  /** May try again on this date: never [3.613] */
  readonly mayTryAgain?: boolean | null;
}

export interface AslPrimosoleShiftLossOf {
  /** Unit or vehicle */
  readonly name: string;
  /** Its loss [3.613] */
  readonly loss: 'none' | 'casualtyReduction' | 'eliminated';
  /** Inherent crew of an eliminated vehicle: it bails out, without Casualty Reduction [3.613] */
  readonly crew: 'none' | 'bailsOut';
}

export interface AslPrimosoleWoundedLeaderInput {
  /** Isolated [3.610]. Default: false. */
  readonly isolated?: boolean;
  /** Heroic leader [3.610]. Default: false. */
  readonly heroic?: boolean;
  /** From a British airborne group [3.610]. Default: false. */
  readonly britishAirborne?: boolean;
}

export interface AslPrimosoleWoundedLeaderOutcome {
  /** What becomes of the leader [3.610] */
  readonly result: 'recovers' | 'staysWounded' | 'eliminated';
  /** Net modifier of the roll [3.610] */
  readonly drm: number;
}

export interface AslPrimosoleImmobilizationRepairInput {
  /** Isolated [3.6141]. Default: false. */
  readonly isolated?: boolean;
  /** Non-Qualified use [3.6141]. Default: false. */
  readonly nonQualified?: boolean;
  /** In a front-line Location [3.6141]. Default: false. */
  readonly frontLine?: boolean;
  /** Captured [3.6141]. Default: false. */
  readonly captured?: boolean;
  /** Abandoned [3.6141]. Default: false. */
  readonly abandoned?: boolean;
}

export interface AslPrimosoleImmobilizationRepairOutcome {
  /** Result [3.6141] */
  readonly result: 'mobile' | 'noChange';
  /** Net modifier of the roll [3.6141] */
  readonly drm: number;
}

export interface AslPrimosoleStunRecoveryInput {
  /** Isolated [3.6141]. Default: false. */
  readonly isolated?: boolean;
  /** Captured vehicle [3.6141]. Default: false. */
  readonly captured?: boolean;
}

export interface AslPrimosoleStunRecoveryOutcome {
  /** Result [3.6141] */
  readonly result: 'recovers' | 'noChange' | 'eliminated';
  /** Net modifier of the roll [3.6141] */
  readonly drm: number;
}

export interface AslPrimosoleWeaponRepairInput {
  /** Vehicular weapon [3.6142]. Default: false. */
  readonly vehicular?: boolean;
  /** It is the MA of its vehicle [3.6142]. Default: false. */
  readonly mainArmament?: boolean;
  /** Printed Repair number [3.6142]. Default: 0. */
  readonly repairNumber?: number;
  /** Non-Qualified use [3.6142]. Default: false. */
  readonly nonQualified?: boolean;
  /** Isolated [3.6142]. Default: false. */
  readonly isolated?: boolean;
  /** Captured weapon [3.61422]. Default: false. */
  readonly captured?: boolean;
  /** Personnel, or the Inherent crew, are Retained there [3.6142]. Default: true. */
  readonly attended?: boolean;
}

export interface AslPrimosoleWeaponRepairOutcome {
  /** Result [3.6142] */
  readonly result: 'repaired' | 'eliminated' | 'disabled' | 'noAttempt';
  /** The vehicle is Recalled for its MA [3.6142] */
  readonly recalled?: boolean | null;
  /** Net modifier of the roll; null where nothing is rolled [3.6142] */
  readonly drm: number | null;
}

export interface AslPrimosoleCapturedWeaponInput {
  /** Vehicular weapon [3.61422]. Default: false. */
  readonly vehicular?: boolean;
  /** Malfunctioned already [3.61422]. Default: false. */
  readonly malfunctioned?: boolean;
  /** It is the MA of a captured vehicle [3.61422]. Default: false. */
  readonly mainArmament?: boolean;
  /** The vehicle has another functioning weapon [3.61422]. Default: false. */
  readonly otherWeapon?: boolean;
  /** Personnel are Retained in its area [3.61422]. Default: true. */
  readonly attended?: boolean;
}

export interface AslPrimosoleCapturedWeaponOutcome {
  /** Result [3.61422] */
  readonly result: 'kept' | 'eliminated' | 'disabled';
  /** The captured vehicle is Recalled: never [3.61422] */
  readonly recalled?: boolean | null;
  /** The vehicle may be kept; otherwise it becomes a (burnt-out) wreck [3.61422] */
  readonly vehicleMayBeKept?: boolean | null;
}

export interface AslPrimosoleSpecialAmmunitionInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** New CG date [3.61424] */
  readonly date: string;
  /** Captured weapon [3.61424]. Default: false. */
  readonly captured?: boolean;
  /** Isolated [3.61424]. Default: false. */
  readonly isolated?: boolean;
}

export interface AslPrimosoleSpecialAmmunitionOutcome {
  /** Result for one depleted type [3.61424] */
  readonly result: 'available' | 'unavailable';
}

export interface AslPrimosoleSniperAttackInput {
  /** One counter has just been pinned or otherwise affected [CG11]. Default: false. */
  readonly counterAffected?: boolean;
}

export interface AslPrimosoleSniperAttackOutcome {
  /** Counter that attacks [CG11] */
  readonly counter: 'first' | 'second';
  /** Both counters share what befalls one [CG11] */
  readonly bothAffected?: boolean | null;
}

export interface AslPrimosoleSniperPlacementInput {
  /** Hex of the first counter [CG11] */
  readonly first: string;
  /** Hex of the second counter [CG11] */
  readonly second: string;
  /** Farthest the two could stand apart, where 10 hexes are impossible [CG11] */
  readonly farthestPossible?: number;
  /** Columns, counted from A, that lie half a hex lower; odd ones on the Primosole map (A-48). Default: "odd". */
  readonly shifted?: 'odd' | 'even';
}

export interface AslPrimosoleSniperPlacementOutcome {
  /** Hexes between the two */
  readonly apart: number;
  /** The placement is allowed [CG11] */
  readonly allowed?: boolean | null;
}

export interface AslPrimosoleDropPointInput {
  /** Sticks of the Wing: one platoon [3.51/I-5] */
  readonly sticks: number;
  /** The drop missed its pre-designated point [3.51/I-5]. Default: false. */
  readonly missed?: boolean;
}

export interface AslPrimosoleDropPointOutcome {
  /** Direction of the error, 0 if there is none [3.51/I-5] */
  readonly direction: number;
  /** Hexes from the pre-designated point [3.51/I-5] */
  readonly hexes: number;
  /** Sticks downwind of the drop point [3.51/I-5] */
  readonly downwind: number;
  /** Sticks upwind of the drop point [3.51/I-5] */
  readonly upwind: number;
}

export interface AslPrimosoleWeaponRecoveryInput {
  /** The weapon landed in the hex of a British MMC [3.51/I-5]. Default: false. */
  readonly withMmc?: boolean;
  /** drm to the recovery [3.51/I-5]. Default: 0. */
  readonly drm?: number;
}

export interface AslPrimosoleWeaponRecoveryOutcome {
  /** The weapon is recovered [3.51/I-5] */
  readonly recovered?: boolean | null;
  /** Highest Final dr that recovers it; null where nothing is rolled [3.51/I-5] */
  readonly recoversAt: number | null;
}

export interface AslPrimosoleFittingInput {
  /** Fitting [CG7] */
  readonly fitting: 'aamg' | 'gyrostabilizer' | 'schuerzen';
  /** Highest dr that brings it, by the core vehicle notes [CG7] */
  readonly coreNumber: number;
}

export interface AslPrimosoleFittingOutcome {
  /** The vehicle has it [CG7] */
  readonly fitted?: boolean | null;
  /** CPP it costs: none [CG7] */
  readonly cpp: number;
}

export interface AslPrimosoleAirSupportInput {
  /** Highest Final dr that brings the aircraft on this Turn, by the core rules */
  readonly coreNumber: number;
  /** Bought for 2 CPP [3.617/Axis]. Default: false. */
  readonly improved?: boolean;
  /** An aircraft has taken a sighting TC in this scenario [CG19]. Default: false. */
  readonly sightingTaken?: boolean;
  /** Aircraft are on the map already. Default: false. */
  readonly onMap?: boolean;
}

export interface AslPrimosoleAirSupportOutcome {
  /** The aircraft arrive */
  readonly arrives?: boolean | null;
  /** The group is used and is eliminated at the end of the scenario [CG19] */
  readonly used?: boolean | null;
  /** Net modifier of the arrival dr; null where nothing is rolled [3.617/Axis] */
  readonly drm: number | null;
}

export interface AslPrimosoleInitiativeInput {
  /** Campaign [3.6211] */
  readonly campaign: 'I' | 'II' | 'III';
  /** A campaign of the players’ own: dates, chits, base and maxima in the place of the printed ones [3.2/CG] */
  readonly frame?: AslPrimosoleCampaignFrameInput;
  /** CG date [3.621] */
  readonly date: string;
  /** Axis chit [3.6212] */
  readonly axis: 'attack' | 'idle';
  /** British chit [3.6212] */
  readonly british: 'attack' | 'idle';
  /** Attack chits the Axis have spent [3.6211]. Default: 0. */
  readonly axisSpent?: number;
  /** Attack chits the British have spent [3.6211]. Default: 0. */
  readonly britishSpent?: number;
  /** A British unit is Retained on map [3.6212]. Default: true. */
  readonly britishOnMap?: boolean;
}

export interface AslPrimosoleInitiativeOutcome {
  /** Kind of scenario [3.6213] */
  readonly scenario: 'dualAttack' | 'axisAttack' | 'britishAttack' | 'idle';
  /** Who sets up first [3.6213] */
  readonly setsUpFirst: 'none' | 'british' | 'axis';
  /** Who moves first; in a dual attack decided after set-up [3.623] */
  readonly movesFirst: 'none' | 'british' | 'axis';
  /** Night rules with both sides as Scenario Attacker [3.6213] */
  readonly bothNightAttackers?: boolean | null;
  /** Step that comes next: 3.622, or 3.612 after an Idle date [3.6212] */
  readonly nextStep: string;
  /** Next CG date after an Idle one */
  readonly nextDate?: string | null;
  /** Attack chits the Axis have left [3.6211] */
  readonly axisLeft: number;
  /** Attack chits the British have left [3.6211] */
  readonly britishLeft: number;
}

export interface AslPrimosoleFirstMoveInput {
  /** Kind of scenario [3.6213] */
  readonly scenario: 'dualAttack' | 'axisAttack' | 'britishAttack' | 'idle';
  /** British SAN to announce [3.623]. Default: 2. */
  readonly britishSan?: number;
  /** Axis SAN to announce [3.623]. Default: 2. */
  readonly axisSan?: number;
}

export interface AslPrimosoleFirstMoveOutcome {
  /** Who moves first [3.623] */
  readonly movesFirst: 'british' | 'axis';
}

export interface AslPrimosoleRefitSequenceInput {
  /** Campaign */
  readonly campaign: 'I' | 'II' | 'III';
  /** A campaign of the players’ own: dates, chits, base and maxima in the place of the printed ones [3.2/CG] */
  readonly frame?: AslPrimosoleCampaignFrameInput;
  /** CG date: just fought, Idle just now, or of the initial scenario [3.6] */
  readonly date: string;
  /** What the Refit Phase follows [3.6, 3.5]. Default: "afterScenario". */
  readonly phase?: 'afterScenario' | 'initialScenario' | 'afterIdleDate';
  /** Steps done so far, in order [3.6]. Default: []. */
  readonly done?: readonly AslPrimosoleStepDoneInput[];
  /** Both sides drew Idle at 3.621 [3.6212]. Default: false. */
  readonly bothIdle?: boolean;
}

export interface AslPrimosoleStepDoneInput {
  /** Step [3.6] */
  readonly step: string;
  /** What it decided, for the record; left out if it did not apply */
  readonly decided?: string;
  /** It did not apply and was left out [3.6]. Default: false. */
  readonly skipped?: boolean;
}

export interface AslPrimosoleRefitSequenceOutcome {
  /** Next step; null when the Refit Phase is over */
  readonly next?: string | null;
  /** Steps still to do, the next one first [3.6] */
  readonly plan: readonly AslPrimosoleStepPlan[];
  /** What has been decided so far */
  readonly decided: readonly AslPrimosoleStepDone[];
  /** The CG scenario is closed: 3.603 is done [3.2/CG-scenario-end] */
  readonly scenarioClosed?: boolean | null;
  /** The campaign is over: that was the last date [3.2/CG-end] */
  readonly campaignOver?: boolean | null;
}

export interface AslPrimosoleStepPlan {
  /** Step */
  readonly step: string;
  /** Title */
  readonly title: string;
  /** CG date it belongs to: the old one through 3.611, then the new one */
  readonly date?: string | null;
  /** Procedures that resolve it */
  readonly procedures: readonly string[];
  /** It may be left out where nothing applies [3.6] */
  readonly optional?: boolean | null;
}

export interface AslPrimosoleStepDone {
  /** Step [3.6] */
  readonly step: string;
  /** What it decided, for the record; left out if it did not apply */
  readonly decided?: string | null;
  /** It did not apply and was left out [3.6] */
  readonly skipped?: boolean | null;
}

export interface AslPrimosoleMeleeOrderInput {
  /** Hexes where both sides have units [3.601] */
  readonly hexes: readonly string[];
  /** Side that moved first in the scenario [3.601] */
  readonly movedFirst: 'british' | 'axis';
  /** Rounds already fought in the first hex [3.601]. Default: 0. */
  readonly roundsFought?: number;
}

export interface AslPrimosoleMeleeOrderOutcome {
  /** Order of resolution [3.601] */
  readonly order: readonly string[];
  /** The ATTACKER [3.601] */
  readonly attacker: 'british' | 'axis';
  /** Units there are revealed, unpinned and freed of CX; Stun flips to +1 [3.601] */
  readonly afterFirstRound?: boolean | null;
}

export interface AslPrimosoleMarkerRemovalInput {
  /** Markers and hidden things on the map [3.602] */
  readonly markers: readonly ('ffe' | 'spottingRound' | 'barrage' | 'smoke' | 'targetAcquisition' | 'dm' | 'disrupted' | 'fanatic' | 'berserk' | 'wallAdvantage' | 'hullDown' | 'dummyStack' | 'dummyCloaking' | 'concealment' | 'cx' | 'motion' | 'ce' | 'bu' | 'labor' | 'sniper' | 'hiddenUnit' | 'hiddenEntrenchment' | 'hiddenEquipment' | 'hiddenFortification' | 'encircled' | 'wounded' | 'control')[];
}

export interface AslPrimosoleMarkerRemovalOutcome {
  /** Each marker [3.602] */
  readonly markers: readonly AslPrimosoleMarkerResult[];
}

export interface AslPrimosoleMarkerResult {
  /** Marker */
  readonly marker: 'ffe' | 'spottingRound' | 'barrage' | 'smoke' | 'targetAcquisition' | 'dm' | 'disrupted' | 'fanatic' | 'berserk' | 'wallAdvantage' | 'hullDown' | 'dummyStack' | 'dummyCloaking' | 'concealment' | 'cx' | 'motion' | 'ce' | 'bu' | 'labor' | 'sniper' | 'hiddenUnit' | 'hiddenEntrenchment' | 'hiddenEquipment' | 'hiddenFortification' | 'encircled' | 'wounded' | 'control';
  /** What becomes of it [3.602] */
  readonly fate: 'removed' | 'placedOnMap' | 'stays';
}

export interface AslPrimosoleRallyInput {
  /** What is asked about [3.603] */
  readonly subject: 'broken' | 'disrupted' | 'passenger' | 'rider' | 'towedGun';
  /** The Location holds an A-P minefield [3.603]. Default: false. */
  readonly minefield?: boolean;
  /** The owner wants the Gun to stay hooked up [3.603]. Default: true. */
  readonly keepHooked?: boolean;
}

export interface AslPrimosoleRallyOutcome {
  /** It rallies without a DR [3.603] */
  readonly rallies?: boolean | null;
  /** It unloads in the Location of its vehicle [3.603] */
  readonly unloads?: boolean | null;
  /** A-P mines attack it now: never, but 3.6042 applies [3.603] */
  readonly minesAttackNow?: boolean | null;
  /** Step 3.6042 will apply to it [3.6042] */
  readonly minesLater?: boolean | null;
}

export interface AslPrimosoleEncirclementInput {
  /** Morale Level [3.6041] */
  readonly morale: number;
  /** DRM of its own leader, if the owner wants it [3.6041]. Default: 0. */
  readonly leaderDrm?: number;
  /** PRC of an Encircled Immobile vehicle [3.6041]. Default: false. */
  readonly immobileVehicle?: boolean;
  /** The unit is a prisoner [3.6041]. Default: false. */
  readonly prisoner?: boolean;
  /** It guards prisoners [3.6041]. Default: false. */
  readonly guardsPrisoners?: boolean;
  /** A friendly unit in the Location can take them over [3.6041]. Default: false. */
  readonly otherGuard?: boolean;
}

export interface AslPrimosoleEncirclementOutcome {
  /** Net modifier of the Task Check; null where none is taken */
  readonly drm: number | null;
  /** Highest Final DR that passes it: the morale; null where none is taken */
  readonly passesAt: number | null;
  /** The unit; an Immobile vehicle is abandoned when its PRC are eliminated [3.6041] */
  readonly result: 'stays' | 'eliminated' | 'abandoned';
  /** Its prisoners [3.6041] */
  readonly prisoners: 'none' | 'takenOver' | 'rearmed';
  /** Its equipment lies unpossessed in the Location [3.6041] */
  readonly equipmentUnpossessed?: boolean | null;
}

export interface AslPrimosoleMinefieldInput {
  /** A Mobile vehicle rather than Infantry [3.6042]. Default: false. */
  readonly vehicle?: boolean;
  /** The minefield is A-P [3.6042]. Default: true. */
  readonly antiPersonnel?: boolean;
  /** It could leave unharmed without entering a mined or enemy-Controlled hex [3.6042]. Default: false. */
  readonly freeWayOut?: boolean;
  /** Morale Level of Infantry [3.6042]. Default: 7. */
  readonly morale?: number;
  /** Leader DRM [3.6042]. Default: 0. */
  readonly leaderDrm?: number;
  /** Size of Infantry [3.6042]. Default: "squad". */
  readonly size?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero';
}

export interface AslPrimosoleMinefieldOutcome {
  /** Net modifier of the Task Check; null where none is taken */
  readonly drm: number | null;
  /** Highest Final DR that passes it: the morale; null where none is taken */
  readonly passesAt: number | null;
  /** Result; mineAttack is resolved by the core rules as if leaving [3.6042] */
  readonly result: 'exempt' | 'passes' | 'casualtyReduced' | 'eliminated' | 'mineAttack';
  /** A crew that breaks bails out in Good Order [3.6042] */
  readonly crewBailsOutInGoodOrder?: boolean | null;
}

export interface AslPrimosoleBogClearingInput {
  /** Abandoned [3.6043]. Default: false. */
  readonly abandoned?: boolean;
  /** Highest Final coloured dr that frees it, by the core rules [3.6043] */
  readonly freesAt: number;
  /** Lowest Final coloured dr that makes it Immobile, by the core rules; 13 for none [3.6043]. Default: 13. */
  readonly immobileAt?: number;
  /** Other core modifiers [3.6043]. Default: 0. */
  readonly drm?: number;
  /** Its vehicle note is L [3.6043]. Default: false. */
  readonly noteL?: boolean;
  /** Helpers in the same Setup Area [3.6043]. Default: "none". */
  readonly helpers?: 'none' | 'crewOrHalfSquad' | 'squad';
}

export interface AslPrimosoleBogClearingOutcome {
  /** Where it stands after this attempt; goesOn means try again [3.6043] */
  readonly result: 'free' | 'immobile' | 'goesOn' | 'notTried';
  /** Net modifier, helpers included; null where nothing is rolled [3.6043] */
  readonly drm: number | null;
}

export interface AslPrimosoleShockRecoveryInput {
  /** Highest dr that recovers, by the core rules [3.6044] */
  readonly recoversAt: number;
  /** Lowest dr that confirms the kill, by the core rules [3.6044] */
  readonly destroyedAt: number;
}

export interface AslPrimosoleShockRecoveryOutcome {
  /** Where it stands after this dr; goesOn means roll again [3.6044] */
  readonly result: 'recovers' | 'confirmed' | 'goesOn';
}

export interface AslPrimosoleWadingInput {
  /** Size of the map */
  readonly map: AslPrimosoleMapSizeInput;
  /** River hexes around the unit [3.6045] */
  readonly river: readonly AslPrimosoleRiverHexInput[];
  /** Hexes holding enemy units [3.6045]. Default: []. */
  readonly enemyHexes?: readonly string[];
  /** River hex the unit stands in [3.6045] */
  readonly unitHex: string;
  /** The unit [PBr14.2] */
  readonly unit: AslPrimosoleWaderInput;
}

export interface AslPrimosoleRiverHexInput {
  /** River or river-brush hex */
  readonly hex: string;
  /** Its river hexsides [PBr14.2] */
  readonly riverHexsides: number;
}

export interface AslPrimosoleWaderInput {
  /** Morale Level [PBr14.2] */
  readonly morale: number;
  /** DRM to the Task Check, leadership included [PBr14.2]. Default: 0. */
  readonly drm?: number;
  /** A hero [PBr14.2]. Default: false. */
  readonly hero?: boolean;
  /** Unarmed [PBr14.2]. Default: false. */
  readonly unarmed?: boolean;
  /** A counter of lower quality exists to Replace it [PBr14.2]. Default: true. */
  readonly replaceable?: boolean;
}

export interface AslPrimosoleWadingOutcome {
  /** Net modifier of the Task Check; null where none is taken */
  readonly drm: number | null;
  /** Highest Final DR that passes it: the morale; null where none is taken */
  readonly passesAt: number | null;
  /** Shortest route, from the unit to the bank [3.6045] */
  readonly route: readonly string[];
  /** Task Checks on the way, in order [3.6045] */
  readonly checks: readonly AslPrimosoleWadingCheck[];
}

export interface AslPrimosoleWadingCheck {
  /** River hex entered */
  readonly hex: string;
  /** Result of its Task Check [PBr14.2] */
  readonly result: 'passes' | 'replaced' | 'disrupted' | 'casualtyReduction';
}

export interface AslPrimosoleRetainedGroupInput {
  /** Kind of group [CG19] */
  readonly kind: 'oba' | 'airSupport' | 'bombardment' | 'other';
  /** FFE:1 counters an OBA battery placed in the scenario [CG19]. Default: 0. */
  readonly ffePlaced?: number;
  /** The battery used up its black chits [CG17]. Default: false. */
  readonly blackChitsGone?: boolean;
  /** Its radio counter was removed in play [CG19]. Default: false. */
  readonly radioRemoved?: boolean;
  /** An aircraft took a sighting TC [CG19]. Default: false. */
  readonly sightingTaken?: boolean;
  /** The bombardment was resolved [3.617/British]. Default: false. */
  readonly resolved?: boolean;
  /** The unit was eliminated [CG19]. Default: false. */
  readonly eliminated?: boolean;
  /** The unit was Recalled [CG19]. Default: false. */
  readonly recalled?: boolean;
  /** The group, or this part of it, never entered [CG19]. Default: false. */
  readonly neverEntered?: boolean;
}

export interface AslPrimosoleRetainedGroupOutcome {
  /** What becomes of it [CG19] */
  readonly fate: 'retained' | 'eliminated' | 'recalled';
  /** It counts as used [CG19] */
  readonly used?: boolean | null;
  /** It gets its full chit pile and radio back [CG19] */
  readonly restored?: boolean | null;
  /** It waits in its Holding Area [CG19] */
  readonly holdingArea?: boolean | null;
}

export interface AslPrimosoleStrategicLocationInput {
  /** What is there [3.2/Strategic-Location] */
  readonly kind: 'building' | 'rubble' | 'bridge' | 'britishControlledAxisEntryHex' | 'objectiveHex' | 'pillbox' | 'entrenchment' | 'immobileVehicle' | 'gun' | 'glider';
  /** Vehicle: Immobile [3.2/Strategic-Location]. Default: true. */
  readonly immobile?: boolean;
  /** Vehicle: abandoned [3.2/Strategic-Location]. Default: false. */
  readonly abandoned?: boolean;
  /** Vehicle: its MA functions [3.2/Strategic-Location]. Default: true. */
  readonly functioningMa?: boolean;
  /** Gun: malfunctioned [3.2/Strategic-Location]. Default: false. */
  readonly malfunctioned?: boolean;
  /** Gun: hooked up [3.2/Strategic-Location]. Default: false. */
  readonly hookedUp?: boolean;
  /** Objective Hex: Controlled and revealed by its owner [3.2/Objective-Hex]. Default: false. */
  readonly revealed?: boolean;
  /** Entry hex: British-Controlled [3.2/Strategic-Location]. Default: true. */
  readonly britishControlled?: boolean;
  /** Pillbox: empty at game end [CG22]. Default: false. */
  readonly emptyPillbox?: boolean;
  /** Side that Controls the hex [CG22] */
  readonly hexController?: 'british' | 'axis';
}

export interface AslPrimosoleStrategicLocationOutcome {
  /** It is a Strategic Location [3.2/Strategic-Location] */
  readonly strategic?: boolean | null;
  /** Letter on the reduced map [3.6054] */
  readonly letter?: string | null;
  /** Side that Controls an empty pillbox through its hex [CG22] */
  readonly controller?: 'british' | 'axis' | null;
}

export interface AslPrimosoleObjectiveHexInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Group [3.2/Objective-Hex] */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** Hex named [3.2/Objective-Hex] */
  readonly hex?: string;
  /** The hex holds some terrain other than river [3.2/Objective-Hex]. Default: true. */
  readonly nonRiverTerrain?: boolean;
  /** Named before set-up [3.2/Objective-Hex]. Default: true. */
  readonly beforeSetup?: boolean;
  /** Its Infantry Controls the hex now, by play or set-up [3.2/Objective-Hex]. Default: false. */
  readonly controlledNow?: boolean;
  /** It Controlled the hex earlier and did not say so at once [3.2/Objective-Hex]. Default: false. */
  readonly keptSilent?: boolean;
}

export interface AslPrimosoleObjectiveHexOutcome {
  /** The group names an Objective Hex, and may name this one [3.2/Objective-Hex] */
  readonly mayBeNamed?: boolean | null;
  /** The owner must announce it now; it is a Strategic Location for good [3.2/Objective-Hex] */
  readonly revealed?: boolean | null;
  /** A potential Strategic Location even after its date [3.2/Objective-Hex] */
  readonly potential?: boolean | null;
}

export interface AslPrimosoleSetupAreasInput {
  /** Size of the map */
  readonly map: AslPrimosoleMapSizeInput;
  /** CG date just fought [CG4] */
  readonly date: string;
  /** Strategic Locations and who Controls them [3.605] */
  readonly locations: readonly AslPrimosoleControlledLocationInput[];
  /** River hexes [3.2/Setup-Area]. Default: []. */
  readonly river?: readonly string[];
  /** River hexes with a bridge [3.2/Setup-Area]. Default: []. */
  readonly bridges?: readonly string[];
  /** Hexes Infantry could not enter, such as a terrain Blaze [3.2/Enterable]. Default: []. */
  readonly blocked?: readonly string[];
  /** Entry Areas [CG4]. Default: []. */
  readonly entryAreas?: readonly AslPrimosoleEntryAreaInput[];
  /** Axis entry hexes that are British-Controlled, each a Strategic Location; or send them among the locations [CG4, 3.2]. Default: []. */
  readonly britishEntryHexes?: readonly string[];
  /** Units and weapons to judge [3.6052]. Default: []. */
  readonly units?: readonly AslPrimosoleTracedUnitInput[];
  /** Hexes to be listed, in this order; every hex of the map unless sent. All are computed [3.605] */
  readonly hexes?: readonly string[];
}

export type AslPrimosoleTracedUnitInput = OrStored<{
  /** Name, for the answer */
  readonly name?: string;
  /** Side */
  readonly side?: 'british' | 'axis';
  /** Hex it stands in */
  readonly hex?: string;
  /** Who must be able to enter the path; a weapon traces as an Infantry MMC [3.6052]. Default: "infantry". */
  readonly mover?: 'infantry' | 'vehicle' | 'weapon';
  /** Further hexes that it could not enter [3.2/Enterable]. Default: []. */
  readonly barred?: readonly string[];
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface AslPrimosoleSetupAreasOutcome {
  /** Every hex of the map, or those asked for [3.605] */
  readonly hexes: readonly AslPrimosoleHexStatus[];
  /** Setup Areas of both sides [3.6054] */
  readonly areas: readonly AslPrimosoleSetupArea[];
  /** Units asked about [3.6052] */
  readonly units: readonly AslPrimosoleUnitStanding[];
}

export interface AslPrimosoleHexStatus {
  /** The hex */
  readonly hex: string;
  /** Area it belongs to [3.605] */
  readonly area: 'british' | 'axis' | 'divided' | 'noMansLand' | 'uncontrolled';
  /** Number of the Setup Area within its side; 0 elsewhere [3.6054] */
  readonly number: number;
  /** Why [3.605] */
  readonly reason: 'strategicLocation' | 'dividedHex' | 'nobodys' | 'nearOwn' | 'nearBoth' | 'unbridgedRiver' | 'notEnterable' | 'cutOff' | 'farFromAll' | 'surrounded';
  /** Front-line hex [3.2/Front-line] */
  readonly frontLine?: boolean | null;
}

export interface AslPrimosoleSetupArea {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Number [3.6054] */
  readonly number: number;
  /** Hexes in it */
  readonly size: number;
  /** Isolated for Infantry [3.6052] */
  readonly isolated?: boolean | null;
  /** Path from it to an Eligible friendly Entry Area [3.6052] */
  readonly path: readonly string[];
  /** Hexes that break every path, where it is isolated [3.6052] */
  readonly brokenBy: readonly string[];
}

export interface AslPrimosoleUnitStanding {
  /** Name, or hex */
  readonly name: string;
  /** Area of its hex [3.605] */
  readonly area: 'british' | 'axis' | 'divided' | 'noMansLand' | 'uncontrolled';
  /** Retained in its own Setup Area, isolated there, or outside [3.6052, 3.6055, 3.6056] */
  readonly standing: 'retained' | 'isolated' | 'outside';
  /** Its path to an Eligible Entry Area [3.6052] */
  readonly path: readonly string[];
  /** Hexes to the nearest friendly Setup Area it does not stand in, as an Escape wants them; -1 if there is none [3.606] */
  readonly hexesToFriendlyArea: number;
  /** Enemy Infantry can walk there inside its own Setup Area: what is captured with its Location (A-35) [3.6056] */
  readonly enemyTraces?: boolean | null;
}

export interface AslPrimosoleUnitFateInput {
  /** What it is [3.6056] */
  readonly category: 'personnelOrMobileVehicle' | 'unpossessed' | 'immobileWithoutMa' | 'immobileWithMaOrMannedGun';
  /** Where it stands at CG-scenario end [3.6056] */
  readonly area: 'friendlySetupArea' | 'enemySetupArea' | 'noMansLand' | 'uncontrolled';
  /** Isolated in a friendly Setup Area [3.6056]. Default: false. */
  readonly isolated?: boolean;
  /** Overstacked in that isolated area [3.606]. Default: false. */
  readonly overstacked?: boolean;
  /** An Enterable path of Uncontrolled Territory leads to a friendly Setup Area or Eligible Entry Area [3.6053]. Default: true. */
  readonly pathToFriendlyArea?: boolean;
  /** Enemy Infantry can trace a path inside its own Setup Area to this Location (A-35) [3.6056]. Default: false. */
  readonly enemyTraces?: boolean;
  /** It has a crew [3.6056]. Default: true. */
  readonly crewed?: boolean;
  /** A Gun [3.6055]. Default: false. */
  readonly gun?: boolean;
  /** A vehicle, where unpossessed things may be either: only a vehicle is wrecked [3.6056]. Default: false. */
  readonly vehicle?: boolean;
}

export interface AslPrimosoleUnitFateOutcome {
  /** What happens, in order [3.6056] */
  readonly fates: readonly string[];
  /** An Escape attempt is compulsory, for the unit or its crew [3.606] */
  readonly mustEscape?: boolean | null;
  /** The captor may Scrounge a vehicle or flip it to its wreck side, or the abandoning crew may flip it [3.6056] */
  readonly mayBeWrecked?: boolean | null;
  /** It stays in its Location: a Gun, an Immobile vehicle, what nobody possesses outside every area [3.6055, 3.6071, 3.6072] */
  readonly keepsLocation?: boolean | null;
}

export interface AslPrimosoleEquipmentInput {
  /** Item [3.607] */
  readonly kind: 'sw' | 'gun' | 'vehicle' | 'fortification' | 'minefield';
  /** Area it lies in, seen from the side that owns it now [3.607] */
  readonly area: 'friendlySetupArea' | 'enemySetupArea' | 'noMansLand' | 'uncontrolled';
  /** Unpossessed or abandoned [3.6071]. Default: false. */
  readonly unpossessed?: boolean;
  /** Personnel of the area controller are Retained in that area [3.6071]. Default: true. */
  readonly personnel?: boolean;
  /** An Immobile vehicle [3.6071]. Default: false. */
  readonly immobile?: boolean;
  /** Its MA functions [3.6071]. Default: true. */
  readonly functioningMa?: boolean;
  /** A fortification that is still hidden [3.6073]. Default: false. */
  readonly hidden?: boolean;
}

export interface AslPrimosoleEquipmentOutcome {
  /** It changes hands: captured by the side that controls the area [3.6071] */
  readonly captured?: boolean | null;
  /** The Inherent crew is captured with it [3.6071] */
  readonly crewCaptured?: boolean | null;
  /** What the controller may do with it [3.6071] */
  readonly mayBe: readonly string[];
  /** It keeps its Location, and its CA [3.6071, 3.6072] */
  readonly keepsLocation?: boolean | null;
  /** A hidden fortification is revealed [3.6073] */
  readonly revealed?: boolean | null;
  /** Type and factors of a revealed minefield stay secret [3.6073] */
  readonly factorsSecret?: boolean | null;
}

export interface AslPrimosoleWithdrawalInput {
  /** CG date that has just closed [3.60741] */
  readonly date: string;
  /** No scenario was played on it (A-51) [3.60741]. Default: false. */
  readonly idle?: boolean;
  /** The Axis Control every stone building north of the river [3.60741]. Default: false. */
  readonly allStoneBuildingsNorth?: boolean;
  /** The Axis Control every pillbox north of the river [3.60741]. Default: false. */
  readonly allPillboxesNorth?: boolean;
  /** Stone buildings and stone rubble within 2 hexes of Q16 that the Axis Control [3.60741]. Default: 0. */
  readonly stoneNearQ16?: number;
  /** Hexes south of the river with a Good Order Axis unit [3.60741]. Default: []. */
  readonly axisSouth?: readonly string[];
  /** The Axis Control every Strategic Location [3.60741]. Default: false. */
  readonly allStrategicLocations?: boolean;
  /** The withdrawal after 14PM has happened: whoever came since leaves after 14N all the same [3.60741]. Default: false. */
  readonly alreadyWithdrawn?: boolean;
}

export interface AslPrimosoleWithdrawalOutcome {
  /** British personnel that leave the game with their SW and Guns [3.60741] */
  readonly british: 'nobody' | 'everybody' | 'airborneOnly';
  /** Isolated British surrender instead and count as CVP [3.60741] */
  readonly isolatedSurrender?: boolean | null;
  /** Axis I4 and I5 leave with captured SW and vehicles, Retained off map; isolated ones stay [3.60742] */
  readonly germansLeave?: boolean | null;
  /** The Axis fall back: see the two limits [3.60741] */
  readonly axisFallBack?: boolean | null;
  /** Axis MMC that may set up south of the river on the next date; null without limit [3.60741] */
  readonly axisMmcSouth: number | null;
  /** Axis Guns may set up south of the river on the next date [3.60741] */
  readonly axisGunsSouth?: boolean | null;
}

export interface AslPrimosoleGermanReturnInput {
  /** CG date that has just closed [3.60742] */
  readonly date: string;
  /** Hexes north of the river the British Control [3.60742] */
  readonly britishHexesNorth: number;
  /** Leaders waiting [3.60742]. Default: 0. */
  readonly leaders?: number;
  /** Squads waiting [3.60742]. Default: 0. */
  readonly squads?: number;
  /** Half-squads and crews waiting [3.60742]. Default: 0. */
  readonly halfSquads?: number;
  /** Captured SW waiting [3.60742]. Default: 0. */
  readonly capturedSw?: number;
}

export interface AslPrimosoleGermanReturnOutcome {
  /** They may enter in the next CG scenario through an Eligible Entry Area [3.60742] */
  readonly mayReturn?: boolean | null;
  /** Leaders that may return [3.60742] */
  readonly leaders: number;
  /** Half-squad equivalents of MMC that may return [3.60742] */
  readonly halfSquadEquivalents: number;
  /** Captured SW that may return [3.60742] */
  readonly capturedSw: number;
  /** Some are discarded, without CVP [3.60742] */
  readonly someDiscarded?: boolean | null;
}

export interface AslPrimosolePrisonersInput {
  /** The guard is isolated [3.608]. Default: false. */
  readonly guardIsolated?: boolean;
  /** What an isolated guard wants [3.608]. Default: "keep". */
  readonly choice?: 'keep' | 'transfer' | 'free';
  /** The other guard is in the same isolated area [3.608]. Default: true. */
  readonly sameArea?: boolean;
  /** Size of the prisoner [3.608]. Default: "squad". */
  readonly size?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero';
}

export interface AslPrimosolePrisonersOutcome {
  /** What becomes of them [3.608] */
  readonly result: 'eliminated' | 'keep' | 'transfer' | 'freed';
  /** What freed prisoners come back as [3.608] */
  readonly freedAs: 'none' | 'conscriptOrGreen' | 'originalSmc';
  /** It is a Massacre: never [3.608] */
  readonly massacre?: boolean | null;
}

export interface AslPrimosoleFireInput {
  /** Everything that burns at CG-scenario end [3.609] */
  readonly fires: readonly AslPrimosoleBurningLocationInput[];
}

export type AslPrimosoleBurningLocationInput = OrStored<{
  /** Name of the Location, for the answer */
  readonly name?: string;
  /** What carries the Flame or Blaze [3.609] */
  readonly burning?: 'woodenRubble' | 'stoneRubble' | 'woodenBuilding' | 'stoneBuilding' | 'wreck' | 'other';
  /** Building or rubble a burning wreck stands in, not in bypass [3.6091] */
  readonly wreckIn?: 'woodenRubble' | 'stoneRubble' | 'woodenBuilding' | 'stoneBuilding' | 'wreck' | 'other';
  /** Vehicles or wrecks are in the Location [3.6092]. Default: false. */
  readonly vehicles?: boolean;
  /** Fortifications or equipment are in it [3.6095]. Default: false. */
  readonly fortificationsOrEquipment?: boolean;
  /** Isolated units that can set up only there [3.6095]. Default: false. */
  readonly trappedIsolated?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface AslPrimosoleFireOutcome {
  /** The step is skipped: nothing burns [3.6] */
  readonly skipped?: boolean | null;
  /** Each fire [3.609] */
  readonly locations: readonly AslPrimosoleBurntLocation[];
}

export interface AslPrimosoleBurntLocation {
  /** Location */
  readonly name: string;
  /** What it becomes [3.609] */
  readonly becomes: 'shellholes' | 'stoneRubble' | 'woodenRubble' | 'burntOutWreck' | 'unchanged';
  /** Every ground-level Location of the building is rubbled [3.6094] */
  readonly wholeBuilding?: boolean | null;
  /** Vehicles and wrecks there burn out [3.6092, 3.6093] */
  readonly vehiclesBurntOut?: boolean | null;
  /** Wrecks there are eliminated [3.6095] */
  readonly wrecksEliminated?: boolean | null;
  /** Fortifications and equipment are eliminated [3.6095] */
  readonly contentsEliminated?: boolean | null;
  /** Trapped isolated units are eliminated [3.6095] */
  readonly trappedEliminated?: boolean | null;
  /** It may burn again in a later scenario [3.6093, 3.6094] */
  readonly mayBurnAgain?: boolean | null;
}

export interface AslPrimosoleRecombiningInput {
  /** Half-squads Retained in one area, by type [3.6111] */
  readonly halfSquads: readonly AslPrimosoleHalfSquadTypeInput[];
  /** SW mortars Retained, malfunctioned ones included [3.6111]. Default: 0. */
  readonly mortars?: number;
  /** The owner keeps a half-squad for each mortar [3.6111]. Default: false. */
  readonly keepForMortars?: boolean;
}

export interface AslPrimosoleHalfSquadTypeInput {
  /** Half-squad type such as "2-4-8" [3.6111] */
  readonly type: string;
  /** How many of it in the area [3.6111] */
  readonly count: number;
}

export interface AslPrimosoleRecombiningOutcome {
  /** Each type [3.6111] */
  readonly types: readonly AslPrimosoleRecombinedType[];
}

export interface AslPrimosoleRecombinedType {
  /** Half-squad type */
  readonly type: string;
  /** Squads formed [3.6111] */
  readonly squads: number;
  /** Half-squads left [3.6111] */
  readonly halfSquads: number;
}

export interface AslPrimosoleHeroInput {
  /** Hero or heroic leader [3.6112]. Default: "hero". */
  readonly kind?: 'hero' | 'heroicLeader';
  /** Non-crew MMC in the same area that may still be Battle Hardened in this RePh [3.6112]. Default: 1. */
  readonly candidates?: number;
  /** The owner wants to harden one [3.6112]. Default: true. */
  readonly harden?: boolean;
  /** The MMC chosen is Elite [3.6112]. Default: false. */
  readonly eliteMmc?: boolean;
  /** The heroic leader is a 10-3 [3.6113]. Default: false. */
  readonly tenThree?: boolean;
}

export interface AslPrimosoleHeroOutcome {
  /** The hero is removed, or the leader loses heroism [3.6112, 3.6113] */
  readonly heroismEnds?: boolean | null;
  /** Who is Battle Hardened; an Elite MMC is Fanatic in the next scenario instead [3.6112] */
  readonly hardened: 'nobody' | 'mmc' | 'mmcFanatic' | 'leader';
}

export interface AslPrimosoleNewDateInput {
  /** Campaign */
  readonly campaign: 'I' | 'II' | 'III';
  /** A campaign of the players’ own: dates, chits, base and maxima in the place of the printed ones [3.2/CG] */
  readonly frame?: AslPrimosoleCampaignFrameInput;
  /** CG date that closes [3.6121] */
  readonly date: string;
  /** It was an Idle date [3.2/Idle-date]. Default: false. */
  readonly idle?: boolean;
  /** The British withdrawal of 3.60741 has been made [3.60741]. Default: false. */
  readonly withdrawn?: boolean;
}

export interface AslPrimosoleNewDateOutcome {
  /** New CG date; null when the campaign is over [3.6121] */
  readonly date?: string | null;
  /** A night date */
  readonly night?: boolean | null;
  /** Wind [3.6121] */
  readonly wind?: string | null;
  /** The British withdrawal of 14N is due first (A-51) [3.60741] */
  readonly withdrawalDueFirst?: boolean | null;
}

export interface AslPrimosoleVehicleRefitInput {
  /** New CG date [3.6141] */
  readonly date: string;
  /** Nationality [3.61426] */
  readonly nationality: 'german' | 'italian' | 'british';
  /** Class [3.61426]. Default: "tank". */
  readonly vehicleClass?: 'tank' | 'otherAfv' | 'carrier' | 'armoredCar' | 'truck' | 'jeep';
  /** Mobile [3.6141]. Default: true. */
  readonly mobile?: boolean;
  /** Isolated [3.6141]. Default: false. */
  readonly isolated?: boolean;
  /** Captured [3.6141]. Default: false. */
  readonly captured?: boolean;
  /** Abandoned [3.6141]. Default: false. */
  readonly abandoned?: boolean;
  /** Recalled [3.6141]. Default: false. */
  readonly recalled?: boolean;
  /** Stunned [3.6141]. Default: false. */
  readonly stunned?: boolean;
  /** Low Ammo [3.61425]. Default: false. */
  readonly lowAmmo?: boolean;
  /** Personnel are Retained in its area, an abandoning crew included [3.61423]. Default: true. */
  readonly personnel?: boolean;
  /** In an own Setup Area rather than an Entry Area [3.61423]. Default: true. */
  readonly inSetupArea?: boolean;
  /** A vehicular MG is disabled [3.61421]. Default: false. */
  readonly disabledMg?: boolean;
  /** Friendly SW LMG in the same area [3.61421]. Default: 0. */
  readonly lmgInArea?: number;
}

export interface AslPrimosoleVehicleRefitOutcome {
  /** It leaves the OB now [3.6141] */
  readonly eliminated?: boolean | null;
  /** Rolls that are due, in order [3.6141] */
  readonly rollsDue: readonly string[];
  /** What the owner may do [3.6141, 3.61421, 3.61423] */
  readonly may: readonly string[];
  /** Low Ammo is removed [3.61425] */
  readonly lowAmmoRemoved?: boolean | null;
  /** It starts the next scenario Recalled and under Ammunition Shortage [3.6141] */
  readonly startsRecalled?: boolean | null;
  /** A British tank goes to the nearest British Entry Area for the night [3.61426] */
  readonly toEntryArea?: boolean | null;
  /** An isolated British tank must try to Escape now [3.61426] */
  readonly mustEscape?: boolean | null;
}

export interface AslPrimosoleFtDcRetentionInput {
  /** FT removed in the last scenario by an Original Effects DR of 10 or less [3.61427]. Default: 0. */
  readonly ft?: number;
  /** DC removed so [3.61427]. Default: 0. */
  readonly dc?: number;
  /** Elite squads in the same Setup or Entry Area [3.61427] */
  readonly eliteSquads: number;
  /** Original Effects DR, where one weapon is asked about [3.61427] */
  readonly effectsDr?: number;
  /** Captured [3.61427]. Default: false. */
  readonly captured?: boolean;
}

export interface AslPrimosoleFtDcRetentionOutcome {
  /** FT Retained [3.61427] */
  readonly ft: number;
  /** DC Retained [3.61427] */
  readonly dc: number;
}

export interface AslPrimosoleCppReplenishmentInput {
  /** Campaign [3.616] */
  readonly campaign: 'I' | 'II' | 'III';
  /** A campaign of the players’ own: dates, chits, base and maxima in the place of the printed ones [3.2/CG] */
  readonly frame?: AslPrimosoleCampaignFrameInput;
  /** New CG date [3.6161] */
  readonly date: string;
  /** CVP the Axis lost in the preceding CG scenario [3.6162]. Default: 0. */
  readonly axisCvpLost?: number;
  /** CVP the British lost in it [3.6162]. Default: 0. */
  readonly britishCvpLost?: number;
  /** The date before was Idle: those losses have been counted (A-12) [3.6162]. Default: false. */
  readonly afterIdle?: boolean;
  /** CPP the Axis carry over [3.617]. Default: 0. */
  readonly axisCarried?: number;
  /** CPP the British carry over [3.617]. Default: 0. */
  readonly britishCarried?: number;
  /** CPP the British take of their total on 14PM of CG-III; all unless sent [3.616] */
  readonly britishTake?: number;
  /** Loss-Point dr rolled already, so that the British choose knowing their total [3.6162] */
  readonly lossPoints?: number;
}

export interface AslPrimosoleCppReplenishmentOutcome {
  /** Base value of the Axis on this date [3.6161] */
  readonly axisBase: number;
  /** Base value of the British on this date [3.6161] */
  readonly britishBase: number;
  /** CPP the Axis gain [3.616] */
  readonly axisGain: number;
  /** CPP the British gain [3.616] */
  readonly britishGain: number;
  /** CPP the Axis have [3.617] */
  readonly axis: number;
  /** CPP the British have [3.617] */
  readonly british: number;
  /** CPP the British may still decline, on 14PM of CG-III [3.616] */
  readonly mayDecline: number;
}

export interface AslPrimosoleRgPurchaseInput {
  /** Campaign [3.6177] */
  readonly campaign: 'I' | 'II' | 'III';
  /** A campaign of the players’ own: dates, chits, base and maxima in the place of the printed ones [3.2/CG] */
  readonly frame?: AslPrimosoleCampaignFrameInput;
  /** CG date [3.617] */
  readonly date: string;
  /** Side */
  readonly side: 'british' | 'axis';
  /** CPP to spend [3.617] */
  readonly cpp: number;
  /** Groups bought now, one line each [3.617] */
  readonly orders: readonly AslPrimosolePurchaseOrderInput[];
  /** Groups bought on earlier dates [3.6177]. Default: []. */
  readonly boughtBefore?: readonly AslPrimosoleBoughtBeforeInput[];
  /** Infantry companies bought earlier on the same calendar day [3.617/Axis]. Default: 0. */
  readonly companiesToday?: number;
  /** The side has a Setup Area on the map [3.6175]. Default: true. */
  readonly hasSetupArea?: boolean;
  /** Offboard observers in the OB [3.617/British]. Default: 0. */
  readonly observers?: number;
  /** Purchase for the initial scenario [3.5]. Default: false. */
  readonly initialScenario?: boolean;
}

export interface AslPrimosolePurchaseOrderInput {
  /** Group [3.6171] */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** Off map, on map, or Reserve [3.6175]. Default: "offMap". */
  readonly mode?: 'offMap' | 'onMap' | 'reserve';
  /** At the dearer price in brackets: F1 and M2 [3.6178]. Default: false. */
  readonly improved?: boolean;
  /** British OBA as a Creeping Barrage at half price [3.617/British]. Default: false. */
  readonly creepingBarrage?: boolean;
  /** A path from its Setup Area to an Eligible Entry Area exists, for on-map and Reserve [3.6175]. Default: true. */
  readonly path?: boolean;
}

export interface AslPrimosoleBoughtBeforeInput {
  /** Group */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** Number bought on earlier dates, OB-given ones not counted [3.6177] */
  readonly count: number;
}

export interface AslPrimosoleRgPurchaseOutcome {
  /** Lines of the RG purchase record [3.6179] */
  readonly lines: readonly AslPrimosolePurchaseLine[];
  /** CPP spent [3.617] */
  readonly spent: number;
  /** CPP left to carry over [3.617] */
  readonly left: number;
  /** CPP lost after 14PM [3.617] */
  readonly lost: number;
  /** SAN gained by Snipers, RG M1 [3.617] */
  readonly sanGain: number;
  /** FPP gained by RG M3, to be spent in 3.619 [3.619] */
  readonly fpp: number;
}

export interface AslPrimosolePurchaseLine {
  /** Group */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** CPP [3.6175] */
  readonly cost: number;
  /** Number bought so far, this one included [3.6179] */
  readonly bought: number;
  /** Number still to be bought in this CG [3.6179] */
  readonly remaining: number;
  /** It names an Objective Hex [3.2/Objective-Hex] */
  readonly objectiveHex?: boolean | null;
}

export interface AslPrimosoleFortificationPurchaseInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** CG date [3.619] */
  readonly date: string;
  /** FPP to spend; 20 for each RG M3, or those of the OB [3.619] */
  readonly fpp: number;
  /** Items [3.619] */
  readonly orders: readonly AslPrimosoleFortificationOrderInput[];
  /** Roadblocks the Axis bought earlier in the CG [3.619]. Default: 0. */
  readonly roadblocksBefore?: number;
  /** A-T mine factors the British bought earlier in the CG [3.619]. Default: 0. */
  readonly atFactorsBefore?: number;
  /** A British airborne MMC is Retained [3.619]. Default: false. */
  readonly airborneRetained?: boolean;
  /** Infantry squads Retained; the daytime HIP limit is judged where they are sent [3.619] */
  readonly squadsRetained?: number;
}

export interface AslPrimosoleFortificationOrderInput {
  /** Item [3.619] */
  readonly item: 'foxhole3S' | 'foxhole2S' | 'foxhole1S' | 'roadblock' | 'dummy' | 'hipLarge' | 'hipSquad' | 'hipHalfSquad' | 'hipSmc' | 'trench' | 'atMineFactor' | 'apMines' | 'wire' | 'pillbox';
  /** How many; factors for mines [3.619]. Default: 1. */
  readonly count?: number;
  /** Trench: its hex held a foxhole on an earlier CG date [3.619]. Default: false. */
  readonly formerFoxhole?: boolean;
  /** Foxhole or trench: the hex is a ditch hex [PBr12.5]. Default: false. */
  readonly ditchHex?: boolean;
  /** HIP unit: PP of the SW hidden with it; one light mortar with an MMC is not counted [3.619]. Default: 0. */
  readonly swPp?: number;
  /** HIP MMC: a leader with it raises its IPC [3.619]. Default: false. */
  readonly withLeader?: boolean;
}

export interface AslPrimosoleFortificationPurchaseOutcome {
  /** FPP spent [3.619] */
  readonly spent: number;
  /** FPP lost: whatever is not spent now [3.619] */
  readonly lost: number;
}

export interface AslPrimosoleNightScenarioInput {
  /** CG date [CG3] */
  readonly date: string;
  /** Side asked about [CG3] */
  readonly side: 'british' | 'axis';
  /** Its chit [CG3] */
  readonly chit: 'attack' | 'idle';
  /** The enemy's chit [CG3] */
  readonly enemyChit: 'attack' | 'idle';
  /** Its leaders set up on map, Reserves not counted (A-25) [CG3]. Default: 0. */
  readonly leadersOnMap?: number;
  /** A Mobile abandoned British tank was recrewed in play [CG3]. Default: false. */
  readonly tankRecrewed?: boolean;
}

export interface AslPrimosoleNightScenarioOutcome {
  /** Role at night [CG3] */
  readonly role: 'none' | 'scenarioAttacker' | 'scenarioDefender';
  /** It may Cloak Infantry set up on map [CG3] */
  readonly mayCloak?: boolean | null;
  /** Best leaders that have Freedom of Movement at once [CG3] */
  readonly freeLeaders: number;
  /** Its reinforcements wait for release [CG3] */
  readonly reinforcementsWait?: boolean | null;
  /** No Move counters apply to it [3.6213] */
  readonly noMoveCounters?: boolean | null;
  /** The recrewed tank is Recalled at once [CG3] */
  readonly tankRecalled?: boolean | null;
}

export interface AslPrimosoleSetUpInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** CG date [3.622] */
  readonly date: string;
  /** What is set up [3.622] */
  readonly kind: 'infantry' | 'gun' | 'mobileVehicle' | 'immobileVehicle' | 'carrier' | 'fortification' | 'radio';
  /** Where it comes in: Retained, bought on or off map, or bought on map and held back [3.6175]. Default: "retained". */
  readonly mode?: 'retained' | 'boughtOnMap' | 'boughtOffMap' | 'heldOffMap';
  /** Hex it is to stand in */
  readonly hex: string;
  /** Hex it ended the last scenario in [CG10] */
  readonly lastHex?: string;
  /** That hex lies in the Setup Area where it was Retained [3.6222]. Default: true. */
  readonly inOwnArea?: boolean;
  /** The area is isolated [3.6221]. Default: false. */
  readonly isolatedArea?: boolean;
  /** The hex is a British Entry Area hex [CG4]. Default: false. */
  readonly britishEntryHex?: boolean;
  /** Another Setup Area is used by other units of the same newly bought group [CG5]. Default: false. */
  readonly groupElsewhere?: boolean;
  /** Gun: an 81mm or 76mm mortar [CG10]. Default: false. */
  readonly mortar?: boolean;
  /** Gun: Escaped, Shifted, towed by a Mobile vehicle, or an Idle date lay between [CG10]. Default: false. */
  readonly freeToMove?: boolean;
  /** Gun: an unbridged river hex lies between the old and the new Location [CG10]. Default: false. */
  readonly riverBetween?: boolean;
  /** A British tank that spent the night off map [CG3]. Default: false. */
  readonly tankFromNight?: boolean;
  /** A Mobile British tank [CG3]. Default: false. */
  readonly britishTank?: boolean;
  /** A carrier starts with its weapons dismounted, or a vehicle abandoned [CG15]. Default: false. */
  readonly dismounted?: boolean;
  /** The dismounted crew or weapon goes in the same area as its vehicle [CG15]. Default: true. */
  readonly sameAreaAsVehicle?: boolean;
  /** Fortification: an entrenchment in a ditch hex [PBr12.5]. Default: false. */
  readonly entrenchmentInDitch?: boolean;
  /** Columns, counted from A, that lie half a hex lower; odd ones on the Primosole map (A-48). Default: "odd". */
  readonly shifted?: 'odd' | 'even';
}

export interface AslPrimosoleSetUpOutcome {
  /** It may set up there */
  readonly allowed?: boolean | null;
  /** In which part of the set-up it is placed [3.6221, 3.6222] */
  readonly step: 'isolated' | 'nonIsolated' | 'offMap';
  /** It suffers Ammunition Shortage [3.6221] */
  readonly ammunitionShortage?: boolean | null;
  /** Hexes a Gun has been moved; -1 where that does not matter [CG10] */
  readonly gunMoved: number;
}

export interface AslPrimosoleReserveSetupInput {
  /** Size of the map */
  readonly map: AslPrimosoleMapSizeInput;
  /** British Setup Area and Entry Area hexes [CG6]. Default: []. */
  readonly britishHexes?: readonly string[];
  /** River hexes [CG6]. Default: []. */
  readonly river?: readonly string[];
  /** Hex of the Cloaking counter [CG6] */
  readonly hex: string;
  /** In a friendly, non-isolated Setup Area [CG6]. Default: true. */
  readonly friendlyArea?: boolean;
  /** At ground level [CG6]. Default: true. */
  readonly groundLevel?: boolean;
  /** Set up HIP [CG6]. Default: false. */
  readonly hip?: boolean;
  /** With an ordinary Dummy stack [CG6]. Default: false. */
  readonly withDummyStack?: boolean;
  /** The group wants to Deploy or Recombine [CG6]. Default: false. */
  readonly deploy?: boolean;
  /** MMC of the group set up as Infantry [CG6]. Default: 0. */
  readonly infantryMmc?: number;
  /** Vehicles of the group [CG6]. Default: 0. */
  readonly vehicles?: number;
  /** The owner adds the optional Dummy [CG6]. Default: false. */
  readonly dummy?: boolean;
}

export interface AslPrimosoleReserveSetupOutcome {
  /** The counter may stand there [CG6] */
  readonly allowed?: boolean | null;
  /** Hexes to the nearest British area hex; -1 if there is none [CG6] */
  readonly fromBritish: number;
  /** Hexes to the nearest river hex; -1 if there is none [CG6] */
  readonly fromRiver: number;
  /** Cloaking counters of the group [CG6] */
  readonly counters: number;
}

export interface AslPrimosoleReserveFireInput {
  /** Size of the map */
  readonly map: AslPrimosoleMapSizeInput;
  /** British Setup Area and Entry Area hexes [CG6]. Default: []. */
  readonly britishHexes?: readonly string[];
  /** River hexes [CG6]. Default: []. */
  readonly river?: readonly string[];
  /** Hex where the Flame or Blaze appeared [CG6] */
  readonly burningHex: string;
  /** Hex the counter is to go to [CG6] */
  readonly to: string;
  /** Hexes of enemy ground units [CG6]. Default: []. */
  readonly enemyHexes?: readonly string[];
  /** That hex burns too [CG6]. Default: false. */
  readonly burning?: boolean;
  /** No ADJACENT non-burning Location fulfils the condition [CG6]. Default: false. */
  readonly noAdjacentWay?: boolean;
  /** It has moved away from this fire before [CG6]. Default: false. */
  readonly movedBefore?: boolean;
}

export interface AslPrimosoleReserveFireOutcome {
  /** The counter may go there [CG6] */
  readonly allowed?: boolean | null;
}

export interface AslPrimosoleInitialScenarioInput {
  /** Campaign [3.5] */
  readonly campaign: 'I' | 'II' | 'III';
}

export interface AslPrimosoleInitialScenarioOutcome {
  /** CG date */
  readonly date: string;
  /** Last date of the campaign */
  readonly lastDate: string;
  /** CG dates in all */
  readonly dates: number;
  /** Who sets up first */
  readonly setsUpFirst: 'british' | 'axis';
  /** Who moves first and counts as the attacker [3.5] */
  readonly movesFirst: 'british' | 'axis';
  /** First step of the Refit Phase to run before it [3.5] */
  readonly firstStep: string;
  /** Order of battle */
  readonly forces: readonly AslPrimosoleInitialForce[];
  /** Burnt-out wrecks on the map */
  readonly burntOutWrecks: readonly string[];
}

export interface AslPrimosoleInitialForce {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Force */
  readonly force: string;
  /** Kind of counter, RG, CPP, FPP or SAN */
  readonly kind: string;
  /** Item */
  readonly item: string;
  /** Number or factors */
  readonly quantity: number;
  /** Hexes it must stand in */
  readonly hexes: readonly string[];
}

export interface AslPrimosoleInitialSetupInput {
  /** Campaign [3.5] */
  readonly campaign: 'I' | 'II' | 'III';
  /** Axis counters of the initial scenario */
  readonly placements: readonly AslPrimosoleInitialPlacementInput[];
}

export interface AslPrimosoleInitialPlacementInput {
  /** What it is */
  readonly kind: 'mmc' | 'smc' | 'gun' | 'truck' | 'pillbox' | 'trench' | 'mines';
  /** The hex */
  readonly hex: string;
  /** Hexes to the nearest paved road: 0 is on it [3.51]. Default: 0. */
  readonly toPavedRoad?: number;
  /** In a building or fortification [3.51]. Default: false. */
  readonly inCover?: boolean;
  /** South of the river [3.52/I-2]. Default: false. */
  readonly south?: boolean;
  /** The hex has a road [3.51/I-8]. Default: false. */
  readonly roadHex?: boolean;
  /** Inside a barbed-wire compound [3.51/I-8]. Default: false. */
  readonly inCompound?: boolean;
}

export interface AslPrimosoleInitialSetupOutcome {
  /** The set-up is allowed */
  readonly allowed?: boolean | null;
  /** Axis MMC south of the river */
  readonly mmcSouth: number;
}

export interface AslPrimosoleNearestAreaInput {
  /** Size of the map */
  readonly map: AslPrimosoleMapSizeInput;
  /** CG date just fought [CG4] */
  readonly date: string;
  /** Strategic Locations and who Controls them [3.605] */
  readonly locations: readonly AslPrimosoleControlledLocationInput[];
  /** River hexes [3.2/Setup-Area]. Default: []. */
  readonly river?: readonly string[];
  /** River hexes with a bridge [3.2/Setup-Area]. Default: []. */
  readonly bridges?: readonly string[];
  /** Hexes Infantry could not enter, such as a terrain Blaze [3.2/Enterable]. Default: []. */
  readonly blocked?: readonly string[];
  /** Entry Areas [CG4]. Default: []. */
  readonly entryAreas?: readonly AslPrimosoleEntryAreaInput[];
  /** Axis entry hexes that are British-Controlled, each a Strategic Location; or send them among the locations [CG4, 3.2]. Default: []. */
  readonly britishEntryHexes?: readonly string[];
  /** Retained from Uncontrolled Territory, escaped, or freed from captivity [3.6053, 3.6061, 3.608] */
  readonly purpose: 'retained' | 'escape' | 'freedPrisoner';
  /** Side of the unit */
  readonly side: 'british' | 'axis';
  /** Hex it stands in */
  readonly hex: string;
  /** A vehicle: unbridged river hexes are closed to it [3.2/Enterable]. Default: false. */
  readonly vehicle?: boolean;
  /** Further hexes it could not enter [3.2/Enterable]. Default: []. */
  readonly barred?: readonly string[];
}

export interface AslPrimosoleNearestAreaOutcome {
  /** Nearest areas; where there are several the owner chooses */
  readonly options: readonly AslPrimosoleRefugeFound[];
  /** Hexes to them; -1 if none can be reached */
  readonly hexes: number;
  /** Enemy Setup Area hexes on the way: as few as possible at that distance [3.6061] */
  readonly enemyHexes: number;
  /** No path: the unit must try to Escape [3.6053] */
  readonly mustEscape?: boolean | null;
}

export interface AslPrimosoleShiftPathInput {
  /** Size of the map */
  readonly map: AslPrimosoleMapSizeInput;
  /** CG date just fought [CG4] */
  readonly date: string;
  /** Strategic Locations and who Controls them [3.605] */
  readonly locations: readonly AslPrimosoleControlledLocationInput[];
  /** River hexes [3.2/Setup-Area]. Default: []. */
  readonly river?: readonly string[];
  /** River hexes with a bridge [3.2/Setup-Area]. Default: []. */
  readonly bridges?: readonly string[];
  /** Hexes Infantry could not enter, such as a terrain Blaze [3.2/Enterable]. Default: []. */
  readonly blocked?: readonly string[];
  /** Entry Areas [CG4]. Default: []. */
  readonly entryAreas?: readonly AslPrimosoleEntryAreaInput[];
  /** Axis entry hexes that are British-Controlled, each a Strategic Location; or send them among the locations [CG4, 3.2]. Default: []. */
  readonly britishEntryHexes?: readonly string[];
  /** Side */
  readonly side: 'british' | 'axis';
  /** A hex of the Setup Area that is left [3.613] */
  readonly origin: string;
  /** Hex of the Setup Area or Eligible Entry Area it leads to [3.613] */
  readonly to: string;
  /** Road hexes, where the road is to be tried [3.613]. Default: []. */
  readonly road?: readonly string[];
  /** Hexes some unit of the group could not enter [3.613]. Default: []. */
  readonly barred?: readonly string[];
  /** The path may not ford the river: vehicles, and on-map set-up of G and V groups [CG5]. Default: false. */
  readonly noFording?: boolean;
}

export interface AslPrimosoleShiftPathOutcome {
  /** A path exists [3.613] */
  readonly exists?: boolean | null;
  /** The path with the fewest Uncontrolled hexes */
  readonly path: readonly string[];
  /** Uncontrolled Territory hexes on it [3.613] */
  readonly uncontrolledHexes: number;
  /** Unbridged river hexes on it, which may ask for Task Checks [PBr14.2] */
  readonly riverHexes: number;
  /** A path entirely along road exists [3.613] */
  readonly allRoad?: boolean | null;
}

export interface AslPrimosoleTerrainChangeInput {
  /** What happens to the map [CG12] */
  readonly change: 'bridgeDestroyed' | 'fenceRemoved' | 'rubble' | 'breach' | 'trailBreak' | 'shellholes' | 'fortification' | 'wreck';
  /** Hex [PBr14.3] */
  readonly hex?: string;
  /** The change burns away in 3.609 [CG12]. Default: false. */
  readonly burns?: boolean;
}

export interface AslPrimosoleTerrainChangeOutcome {
  /** It can happen at all */
  readonly possible?: boolean | null;
  /** It stays from scenario to scenario [CG12] */
  readonly permanent?: boolean | null;
}

export interface AslPrimosoleEmptiedAreaInput {
  /** Side whose area it was [3.6131] */
  readonly owner: 'british' | 'axis';
  /** How its last unit went [3.6131] */
  readonly cause: 'elimination' | 'escape' | 'shift' | 'neverOccupied';
  /** It is completely surrounded by enemy Setup Area [3.6054]. Default: false. */
  readonly surrounded?: boolean;
  /** The area is isolated [3.605]. Default: false. */
  readonly isolated?: boolean;
}

export interface AslPrimosoleEmptiedAreaOutcome {
  /** Side that Controls its Locations now [3.6131] */
  readonly controller: 'british' | 'axis';
  /** Friendly units may Shift into it [3.605] */
  readonly mayBeShiftedInto?: boolean | null;
}

export interface AslPrimosoleCgDateInput {
  /** Day of July 1943 [3.2/CG-date] */
  readonly day: number;
  /** Morning, afternoon or night [3.2/CG-date] */
  readonly period: 'AM' | 'PM' | 'N';
}

export interface AslPrimosoleCgDateOutcome {
  /** CG date as it is written [3.2/CG-date] */
  readonly date: string;
  /** Place in the calendar, from 1 */
  readonly number: number;
  /** Night date */
  readonly night?: boolean | null;
  /** Campaigns that have it */
  readonly campaigns: readonly string[];
  /** What is special about it */
  readonly effects: readonly string[];
}

export interface AslPrimosoleVictoryInput {
  /** Campaign [3.2/CG-end] */
  readonly campaign: 'I' | 'II' | 'III';
  /** CG date of the position [3.2/CG-end] */
  readonly date: string;
  /** Side that concedes [3.2/CG-end] */
  readonly concededBy?: 'british' | 'axis';
  /** Unbroken Axis MMC within 5 hexes of any paved-road hex at Game End (A-14) [3.51]. Default: 0. */
  readonly axisMmcNearRoad?: number;
  /** Olive grove, vineyard, building and rubble Locations the British Control [3.51]. Default: 0. */
  readonly britishLocations?: number;
  /** The same for the Axis (option locationClause) [3.51]. Default: 0. */
  readonly axisLocations?: number;
  /** The Axis Control every building and rubble Location north of the river [3.53]. Default: false. */
  readonly axisAllBuildingsNorth?: boolean;
  /** The Axis Control every pillbox Location north of the river, empty ones of their hexes included [3.53, CG22]. Default: false. */
  readonly axisAllPillboxesNorth?: boolean;
  /** The Axis Control every olive grove Location north of the river (option cg3Clause) [3.53]. Default: false. */
  readonly axisAllGrovesNorth?: boolean;
  /** Buildings and rubble within 4 hexes of Q16 the Axis Control [3.53]. Default: 0. */
  readonly axisNearQ16?: number;
  /** Strategic Locations south of the river the Axis Control [3.53]. Default: 0. */
  readonly axisSlSouth?: number;
}

export interface AslPrimosoleVictoryOutcome {
  /** The campaign is over [3.2/CG-end] */
  readonly over?: boolean | null;
  /** Who has won; null while it goes on */
  readonly winner?: 'british' | 'axis' | null;
}

export interface AslPrimosoleMapFactsInput {
  /** The map, or a stored one [3.2] */
  readonly map: AslPrimosolePrimosoleMapInput;
}

export type AslPrimosolePrimosoleMapInput = OrStored<{
  /** Numbering and size of the map */
  readonly grid?: HexGridShapeInput;
  /** Terrain of every hex that is not listed. Default: []. */
  readonly defaultTerrain?: readonly ('open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building' | 'stoneBuilding' | 'woodenBuilding' | 'stoneRubble' | 'woodenRubble' | 'pillbox' | 'trench' | 'shellholes' | 'sunkenRoad')[];
  /** Hexes that differ from the default. Default: []. */
  readonly hexes?: readonly AslPrimosoleMapHexInput[];
  /** Hexsides with something on them. Default: []. */
  readonly hexsides?: readonly AslPrimosoleMapHexsideInput[];
  /** Roads and the like. Default: []. */
  readonly paths?: readonly AslPrimosoleMapPathInput[];
  /** Buildings of several hexes, and those that are stone or wooden [3.6094]. Default: []. */
  readonly buildings?: readonly AslPrimosolePrintedBuildingInput[];
  /** Entry Areas by their arrows [3.2/Entry-Area, CG4]. Default: []. */
  readonly entryAreas?: readonly AslPrimosolePrintedEntryAreaInput[];
  /** Hexes south of the river, where the map does not part into two banks by itself [3.60741] */
  readonly southOfRiver?: readonly string[];
  /** The centre that 3.60741 and 3.53 measure from: Q16 on the Primosole map */
  readonly centre?: string;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface AslPrimosoleMapHexInput {
  /** The hex as printed on the map */
  readonly hex: string;
  /** Everything printed in it; the default terrain if left out */
  readonly terrain?: readonly ('open' | 'brush' | 'vineyard' | 'oliveGrove' | 'ditch' | 'river' | 'road' | 'building' | 'stoneBuilding' | 'woodenBuilding' | 'stoneRubble' | 'woodenRubble' | 'pillbox' | 'trench' | 'shellholes' | 'sunkenRoad')[];
  /** Its level, where heights matter. Default: 0. */
  readonly height?: number;
  /** What the map calls it */
  readonly name?: string;
  /** Its name in Japanese */
  readonly ja?: string;
}

export interface AslPrimosoleMapHexsideInput {
  /** "0304/0305", or "0304:NE" at the edge of the map */
  readonly side: string;
  /** Everything printed on it */
  readonly features: readonly ('stream' | 'river' | 'bridge' | 'wall' | 'hedge' | 'cliff' | 'slope' | 'fence')[];
}

export interface AslPrimosoleMapPathInput {
  /** What kind of line it is */
  readonly kind: 'road' | 'pavedRoad' | 'trail' | 'railway';
  /** The hexes it runs through, each next to the one before */
  readonly hexes: readonly string[];
}

export interface AslPrimosolePrintedBuildingInput {
  /** What the map calls it */
  readonly name?: string;
  /** The same in Japanese */
  readonly ja?: string;
  /** Stone or wooden [3.6092, 3.6093] */
  readonly kind: 'stone' | 'wooden' | 'unknown';
  /** Its hexes: a fire in one rubbles them all [3.6094] */
  readonly hexes: readonly string[];
}

export interface AslPrimosolePrintedEntryAreaInput {
  /** Side whose sign it carries [3.2/Entry-Area] */
  readonly owner: 'british' | 'axis';
  /** Arrow hex, its id [3.2/Entry-Area] */
  readonly arrow: string;
  /** Board edge [3.2/Entry-Area] */
  readonly edge: 'north' | 'east' | 'south' | 'west';
  /** Edge hexes on each side of the arrow; four on the Primosole map [3.2/Entry-Area]. Default: 4. */
  readonly reach?: number;
}

export interface AslPrimosoleMapFactsOutcome {
  /** River hexes [PBr14.2] */
  readonly river: readonly AslPrimosoleRiverHexFact[];
  /** River hexes with a bridge [PBr14.3] */
  readonly bridges: readonly string[];
  /** Land south of the river [3.60741] */
  readonly south: readonly string[];
  /** Paved-road hexes [3.51] */
  readonly paved: readonly string[];
  /** Printed Strategic Locations [3.2/Strategic-Location] */
  readonly strategic: readonly AslPrimosoleStrategicFact[];
  /** Buildings, each with all its hexes [3.6094] */
  readonly buildings: readonly AslPrimosoleBuildingFact[];
  /** Olive grove, vineyard, building and rubble hexes [3.51] */
  readonly counted: readonly string[];
  /** Entry Areas [3.2/Entry-Area] */
  readonly entryAreas: readonly AslPrimosoleEntryAreaFact[];
}

export interface AslPrimosoleRiverHexFact {
  /** The hex */
  readonly hex: string;
  /** Its river hexsides; three or more ask for a Task Check [PBr14.2] */
  readonly riverHexsides: number;
}

export interface AslPrimosoleStrategicFact {
  /** The hex */
  readonly hex: string;
  /** What makes it strategic [3.2/Strategic-Location] */
  readonly kind: 'building' | 'rubble' | 'bridge' | 'pillbox' | 'entrenchment';
}

export interface AslPrimosoleBuildingFact {
  /** What the map calls it */
  readonly name: string;
  /** Stone or wooden [3.6092] */
  readonly kind: 'stone' | 'wooden' | 'unknown';
  /** Its hexes [3.6094] */
  readonly hexes: readonly string[];
}

export interface AslPrimosoleEntryAreaFact {
  /** Side */
  readonly owner: 'british' | 'axis';
  /** Arrow hex [3.2/Entry-Area] */
  readonly arrow: string;
  /** Board edge */
  readonly edge: 'north' | 'east' | 'south' | 'west';
  /** Its hexes on the map [3.2/Entry-Area] */
  readonly hexes: readonly string[];
}

export interface AslPrimosoleGroupCountersInput {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Group [3.6171] */
  readonly group: 'F1' | 'I1' | 'I2' | 'I3' | 'I4' | 'I5' | 'I6' | 'I7' | 'I8' | 'I9' | 'I10' | 'G1' | 'G2' | 'G3' | 'G4' | 'G5' | 'V1' | 'V2' | 'V3' | 'V4' | 'V5' | 'V6' | 'O1' | 'O2' | 'O3' | 'O4' | 'B1' | 'M1' | 'M2' | 'M3';
  /** Strength it arrived with [3.6181]. Default: "full". */
  readonly strength?: 'full' | 'depleted';
  /** SW and carriers received [3.6182]. Default: []. */
  readonly weapons?: readonly AslPrimosoleReceivedInput[];
  /** Leaders received [3.6183]. Default: []. */
  readonly leaders?: readonly string[];
}

export interface AslPrimosoleReceivedInput {
  /** Weapon or carrier as the receipt names it [3.6182] */
  readonly weapon: string;
  /** How many were received [3.6182] */
  readonly received: number;
}

export interface AslPrimosoleGroupCountersOutcome {
  /** Counters of the line, in the order of the chart [3.6179] */
  readonly counters: readonly AslPrimosoleCreatedCounters[];
}

export interface AslPrimosoleCreatedCounters {
  /** What it is */
  readonly kind: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero' | 'armorLeader' | 'vehicle' | 'gun' | 'sw' | 'radio' | 'glider' | 'oba' | 'air' | 'bombardment' | 'observer' | 'dummy';
  /** As the chart prints it: "4-6-8", "LMG", "57L OQF 6-pounder AT" [3.6174] */
  readonly type: string;
  /** Nationality */
  readonly nationality: 'german' | 'italian' | 'british';
  /** How many */
  readonly count: number;
  /** Each of them goes with one of these [3.6178] */
  readonly goesWith?: string | null;
}

export interface AslPrimosoleChecksDueInput {
  /** Units as the scenario left them, after 3.603 [3.604] */
  readonly units: readonly AslPrimosoleAfterUnitInput[];
}

export type AslPrimosoleAfterUnitInput = OrStored<{
  /** Name, for the answer */
  readonly name?: string;
  /** A vehicle rather than personnel [3.6042]. Default: false. */
  readonly vehicle?: boolean;
  /** Mobile [3.6042]. Default: true. */
  readonly mobile?: boolean;
  /** Abandoned [3.6043]. Default: false. */
  readonly abandoned?: boolean;
  /** A prisoner [3.6041]. Default: false. */
  readonly prisoner?: boolean;
  /** Encircled [3.6041]. Default: false. */
  readonly encircled?: boolean;
  /** Mines in its Location [3.6042]. Default: "none". */
  readonly mines?: 'none' | 'antiPersonnel' | 'antiTank' | 'both';
  /** It could leave unharmed without entering a mined or enemy-Controlled hex [3.6042]. Default: false. */
  readonly freeWayOut?: boolean;
  /** Bogged or Mired [3.6043]. Default: false. */
  readonly bogged?: boolean;
  /** Shocked or UK [3.6044]. Default: false. */
  readonly shocked?: boolean;
  /** Infantry in a river hex [3.6045]. Default: false. */
  readonly wading?: boolean;
  /** A battery that has placed an FFE:1 [3.6046]. Default: false. */
  readonly usedBattery?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface AslPrimosoleChecksDueOutcome {
  /** Units for which anything is due, in the order sent [3.604] */
  readonly due: readonly AslPrimosoleUnitChecks[];
}

export interface AslPrimosoleUnitChecks {
  /** Unit */
  readonly name: string;
  /** What it must go through, in the order of the book [3.604] */
  readonly checks: readonly ('encirclement' | 'minefield' | 'mineAttack' | 'bog' | 'shock' | 'wading' | 'usedBattery')[];
}

export interface AslPrimosoleOpenChanges {
  /** What is waited for */
  readonly step?: string | null;
  /** CG date [3.2/CG-date] */
  readonly date?: string | null;
  /** After what the Refit Phase comes */
  readonly phase?: 'initial' | 'afterScenario' | 'afterIdle' | null;
  /** Steps of the Refit Phase that are done */
  readonly done?: readonly string[] | null;
  /** Sides that are done with the step */
  readonly ready?: readonly ('british' | 'axis')[] | null;
  /** Passes of the set-up still to come [3.6221, 3.6222] */
  readonly passes?: readonly AslPrimosoleSetupPass[] | null;
  /** The CG scenario */
  readonly scenario?: AslPrimosoleCampaignScenario | null;
  /** Attack chits spent [3.6211] */
  readonly chitsSpent?: AslPrimosoleOfBothSides | null;
  /** CVP lost in the last scenario [3.12] */
  readonly cvp?: AslPrimosoleOfBothSides | null;
  /** Losses were rolled for */
  readonly lossRolled?: boolean | null;
  /** Sides that have massacred prisoners */
  readonly massacre?: readonly ('british' | 'axis')[] | null;
  /** SAN */
  readonly san?: AslPrimosoleOfBothSides | null;
  /** CPP gained */
  readonly gained?: AslPrimosoleOfBothSides | null;
  /** The date of the last scenario */
  readonly lastScenarioDate?: string | null;
  /** Control of each Strategic Location [3.605] */
  readonly control?: Readonly<Record<string, AslPrimosoleLocationControl>> | null;
  /** Entry hexes that are held */
  readonly entryHeld?: readonly string[] | null;
  /** British hexes north of the river */
  readonly britishHexesNorth?: number | null;
  /** Objective Hexes that are revealed */
  readonly objectives?: readonly AslPrimosoleObjectiveHex[] | null;
  /** Strategic Locations that are not printed, by hex */
  readonly extra?: Readonly<Record<string, string>> | null;
  /** Rubble, shellholes and breaches by hex [CG12] */
  readonly terrain?: Readonly<Record<string, string>> | null;
  /** Wrecks by hex */
  readonly wrecks?: Readonly<Record<string, string>> | null;
  /** Fires by hex */
  readonly fires?: Readonly<Record<string, string>> | null;
  /** Setup Areas [3.605] */
  readonly areas?: readonly AslPrimosoleCampaignArea[] | null;
  /** No Man's Land [3.6051] */
  readonly noMansLand?: readonly string[] | null;
  /** The British have withdrawn [3.60741] */
  readonly withdrawn?: boolean | null;
  /** The Germans are away */
  readonly germansAway?: boolean | null;
  /** The Axis fall back */
  readonly fallBack?: boolean | null;
  /** Times Fanaticism was used */
  readonly fanaticUses?: number | null;
  /** Times the British have lengthened a scenario */
  readonly plusOneUses?: number | null;
  /** Locations that were inspected */
  readonly inspected?: number | null;
  /** Sides that inspect no more */
  readonly stopped?: readonly ('british' | 'axis')[] | null;
  /** Bombardments that have fallen */
  readonly bombarded?: readonly string[] | null;
  /** Sides that have begun to play */
  readonly begun?: readonly ('british' | 'axis')[] | null;
  /** The Player Turn that is played [CG14] */
  readonly playerTurn?: AslPrimosolePlayerTurn | null;
  /** Sides that agree to end the scenario */
  readonly endAgreed?: readonly ('british' | 'axis')[] | null;
  /** Sides that are ready to report */
  readonly reportAsked?: readonly ('british' | 'axis')[] | null;
  /** Pages of the report */
  readonly report?: Readonly<Record<string, AslPrimosoleReportPageSeen>> | null;
  /** What was counted at Game End [3.51-3.53] */
  readonly counts?: Readonly<Record<string, number>> | null;
  /** Who Controls each Objective Hex */
  readonly objectiveControl?: Readonly<Record<string, 'british' | 'axis' | 'none'>> | null;
  /** The result */
  readonly result?: EndedResult | null;
}

export interface AslPrimosoleSetupPass {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Of isolated units [3.6221] */
  readonly isolated: boolean;
  /** Told in part: the other side still has to accept it */
  readonly told?: boolean | null;
}

export interface AslPrimosoleCampaignScenario {
  /** Who attacks */
  readonly kind: 'initial' | 'dualAttack' | 'axisAttack' | 'britishAttack';
  /** Who sets up first */
  readonly setsUpFirst: 'british' | 'axis';
  /** Who moves first; null before it is known */
  readonly movesFirst: 'british' | 'axis' | null;
  /** By night */
  readonly night: boolean;
  /** Fanaticism was declared */
  readonly fanatic: boolean;
  /** The British have lengthened it */
  readonly plusOne: boolean;
}

export interface AslPrimosoleOfBothSides {
  /** Of the British */
  readonly british: number;
  /** Of the Axis */
  readonly axis: number;
}

export interface AslPrimosoleLocationControl {
  /** Who Controls it */
  readonly controller: 'british' | 'axis' | 'none';
  /** No unit is in it [3.6054] */
  readonly empty: boolean;
}

export interface AslPrimosoleObjectiveHex {
  /** Hex */
  readonly hex: string;
  /** Whose objective it is */
  readonly side: 'british' | 'axis';
  /** Announced in the Field, and still to be agreed in the report */
  readonly claimed?: boolean | null;
}

export interface AslPrimosoleCampaignArea {
  /** Side */
  readonly side: 'british' | 'axis';
  /** Number [3.6054] */
  readonly number: number;
  /** Isolated for Infantry and weapons [3.6052] */
  readonly isolated: boolean;
  /** Isolated for vehicles [3.6052] */
  readonly vehiclesIsolated: boolean;
  /** Its hexes */
  readonly hexes: readonly string[];
}

export interface AslPrimosolePlayerTurn {
  /** The turn */
  readonly turn: number;
  /** Whose */
  readonly side: 'british' | 'axis';
}

export interface AslPrimosoleReportPageSeen {
  /** Whose page it is */
  readonly author: 'british' | 'axis';
  /** It is settled */
  readonly settled: boolean;
  /** Its lines, by what they are known by */
  readonly lines: Readonly<Record<string, AslPrimosoleReportedLine>>;
}

export interface AslPrimosoleReportedLine {
  /** The line */
  readonly line: AslPrimosoleOpenReportLine;
  /** What the counter is called */
  readonly called?: AslPrimosoleCounterName | null;
  /** What the other side says to it */
  readonly status: 'open' | 'agreed' | 'disputed' | 'stood' | 'offered';
  /** What the other side would accept; null where it would strike the line out */
  readonly claim?: AslPrimosoleOpenReportLine | null;
  /** Who offers a die */
  readonly offeredBy?: 'british' | 'axis' | null;
}

export interface AslPrimosoleOpenReportLine {
  /** What the line is about */
  readonly kind: 'end' | 'count' | 'melee' | 'massacre' | 'objective' | 'control' | 'entryHex' | 'fire' | 'rubble' | 'wreck' | 'shellholes' | 'breach' | 'fortification' | 'fate' | 'state' | 'place' | 'keptSilent';
  /** The counter, as its owner calls it */
  readonly unit?: string | null;
  /** Several counters in one place */
  readonly units?: readonly string[] | null;
  /** What became of it [3.2/Eliminated, CG13] */
  readonly fate?: 'eliminated' | 'captured' | 'exited' | 'recalled' | 'changed' | 'split' | 'created' | null;
  /** What it is now: a type of counter, rubble, wreck or fortification */
  readonly as?: string | null;
  /** The two half-squads it was split into */
  readonly into?: readonly [string, string] | null;
  /** The enemy counter that captured it, as the other side calls it */
  readonly by?: string | null;
  /** The edge hex it left by [CG13] */
  readonly edge?: string | null;
  /** Original Effects DR that used up an FT or DC [3.61427] */
  readonly effectsDr?: number | null;
  /** States it was left in [3.604] */
  readonly is?: readonly ('encircled' | 'mined' | 'wading' | 'wounded' | 'heroic' | 'unarmed' | 'immobile' | 'abandoned' | 'stunned' | 'recalled' | 'lowAmmo' | 'malfunctioned' | 'mgMalfunctioned' | 'hooked' | 'used' | 'chitsGone' | 'sighted' | 'unpossessed' | 'functioning' | 'bogged' | 'shocked')[] | null;
  /** Hex */
  readonly hex?: string | null;
  /** Hex it could have left to, where a free way out of the mines is claimed [3.6042] */
  readonly out?: string | null;
  /** A leader in its Location whose DRM it may use [3.6041, 3.6042] */
  readonly leader?: string | null;
  /** How mines, Bog or Shock of a vehicle ended by the core rules [3.6042-3.6044] */
  readonly core?: 'unharmed' | 'unbogged' | 'recovered' | 'immobile' | 'bailedOut' | 'destroyed' | null;
  /** Highest Final coloured dr that frees a bogged vehicle, by the core rules [3.6043] */
  readonly freesAt?: number | null;
  /** Lowest Final coloured dr that makes it Immobile, by the core rules; 13 for none [3.6043] */
  readonly immobileAt?: number | null;
  /** Other core modifiers of freeing it [3.6043] */
  readonly drm?: number | null;
  /** Its vehicle note is L [3.6043] */
  readonly noteL?: boolean | null;
  /** Highest dr by which a Shocked vehicle recovers, by the core rules [3.6044] */
  readonly recoversAt?: number | null;
  /** Lowest dr that confirms its loss, by the core rules [3.6044] */
  readonly destroyedAt?: number | null;
  /** Special ammunition that is used up [3.61424] */
  readonly depleted?: readonly string[] | null;
  /** Number of the Setup Area it is Retained in [3.6055] */
  readonly area?: number | null;
  /** Arrow hex of the Entry Area behind which it waits [3.2/Holding-Area] */
  readonly entry?: string | null;
  /** The counter that carries, tows or mans it */
  readonly with?: string | null;
  /** A burning wreck in bypass [3.6091] */
  readonly bypass?: boolean | null;
  /** Who Controls it [3.605] */
  readonly controller?: 'british' | 'axis' | 'none' | null;
  /** No unit is in it [3.6054] */
  readonly empty?: boolean | null;
  /** Side */
  readonly side?: 'british' | 'axis' | null;
  /** What is counted */
  readonly name?: string | null;
  /** How many; for a fact, 1 or 0 */
  readonly value?: number | null;
  /** Game Turn [CG14] */
  readonly turn?: number | null;
  /** How the scenario ended [CG14] */
  readonly how?: 'die' | 'agreement' | 'turn9' | null;
  /** Of a place, which */
  readonly where?: string | null;
  /** Of a place, half-inch counters there */
  readonly half?: number | null;
  /** Of a place, five-eighths-inch counters there */
  readonly fiveEighths?: number | null;
  /** Of a place, the counters there that are known */
  readonly known?: readonly AslPrimosoleCounterName[] | null;
}

export interface AslPrimosoleCounterName {
  /** In English */
  readonly en: string;
  /** In Japanese */
  readonly ja?: string | null;
}

export interface AslPrimosoleOwnChanges {
  /** CPP */
  readonly cpp?: number | null;
  /** FPP */
  readonly fpp?: number | null;
  /** Recon */
  readonly recon?: number | null;
  /** SAN */
  readonly san?: number | null;
  /** Dummies */
  readonly dummies?: number | null;
  /** Bought so far, by group */
  readonly bought?: Readonly<Record<string, number>> | null;
  /** Counters */
  readonly counters?: Readonly<Record<string, AslPrimosoleOwnCounter>> | null;
  /** Lines of the purchase record */
  readonly lines?: Readonly<Record<string, AslPrimosoleRecordLine>> | null;
  /** Fortifications */
  readonly forts?: Readonly<Record<string, AslPrimosoleOwnFortification>> | null;
  /** Companies by calendar day */
  readonly companies?: Readonly<Record<string, number>> | null;
  /** Roadblocks */
  readonly roadblocks?: number | null;
  /** A-T mine factors */
  readonly atFactors?: number | null;
  /** Lines of the report by page, with the side's own names */
  readonly filed?: Readonly<Record<string, Readonly<Record<string, AslPrimosoleLine>>>> | null;
  /** Units that still have to be checked [3.604] */
  readonly due?: readonly AslPrimosoleCheckDue[] | null;
  /** Isolated units that stay [3.606] */
  readonly stayed?: readonly string[] | null;
  /** Wrecks that burnt out since the last set-up [3.61423, CG12] */
  readonly scrounged?: readonly string[] | null;
  /** Vehicles made wrecks since the last set-up, by hex [3.61423] */
  readonly wrecked?: readonly string[] | null;
  /** Hexes by which units claimed a free way out of mines */
  readonly waysOut?: readonly AslPrimosoleWayOut[] | null;
  /** Unbroken MMC at Game End */
  readonly mmc?: number | null;
  /** Everything that the side owes now */
  readonly owing?: readonly AslPrimosoleOwedPlace[] | null;
}

export interface AslPrimosoleOwnCounter {
  /** The counter */
  readonly id?: string | null;
  /** Its side */
  readonly side?: 'british' | 'axis' | null;
  /** Its nationality */
  readonly nationality?: 'german' | 'italian' | 'british' | null;
  /** What it is */
  readonly kind?: 'squad' | 'halfSquad' | 'crew' | 'leader' | 'hero' | 'armorLeader' | 'vehicle' | 'gun' | 'sw' | 'radio' | 'glider' | 'oba' | 'air' | 'bombardment' | 'observer' | 'dummy' | null;
  /** As the charts print it: "4-6-8", "LMG", "8-1" */
  readonly type?: string | null;
  /** Its name */
  readonly name?: AslPrimosoleCounterName | null;
  /** The line of the purchase record it came with */
  readonly line?: string | null;
  /** What has become of it */
  readonly status?: 'alive' | 'eliminated' | 'prisoner' | 'withdrawn' | 'away' | 'gone' | null;
  /** Where it is */
  readonly at?: AslPrimosoleCounterPlace | null;
  /** Its Location at the end of the last scenario [CG10, 3.6071] */
  readonly lastHex?: string | null;
  /** States it is in [3.604, 3.614] */
  readonly marks?: readonly ('wounded' | 'heroic' | 'fanaticNext' | 'shortage' | 'encircled' | 'mined' | 'wading' | 'unarmed' | 'immobile' | 'abandoned' | 'stunned' | 'recalled' | 'lowAmmo' | 'captured' | 'malfunctioned' | 'mgMalfunctioned' | 'disabled' | 'mgDisabled' | 'hooked' | 'freeToMove' | 'heldForNight' | 'fromNight' | 'hip' | 'reserve' | 'concealed' | 'isolated' | 'bogged' | 'shocked')[] | null;
  /** Special ammunition that is used up [3.61424] */
  readonly depleted?: readonly string[] | null;
  /** Optional fittings of a vehicle [CG7] */
  readonly fittings?: readonly string[] | null;
  /** Original Effects DR that used up an FT or DC [3.61427] */
  readonly effectsDr?: number | null;
  /** The enemy counter that guards it [3.608] */
  readonly guard?: string | null;
  /** The other side knows what it is */
  readonly known?: boolean | null;
  /** Where the other side was last told it is */
  readonly shown?: AslPrimosoleCounterPlace | null;
  /** The name it goes by before the other side */
  readonly alias?: string | null;
}

export interface AslPrimosoleCounterPlace {
  /** A hex of the map */
  readonly hex?: string | null;
  /** The number of a Setup Area [3.6054] */
  readonly area?: number | null;
  /** The arrow hex of an Entry Area [3.2/Holding-Area] */
  readonly entry?: string | null;
  /** The counter that carries, tows or mans it */
  readonly with?: string | null;
}

export interface AslPrimosoleRecordLine {
  /** The line */
  readonly id?: string | null;
  /** The CG date it was bought */
  readonly date?: string | null;
  /** The group [3.6171] */
  readonly group?: string | null;
  /** How it comes */
  readonly mode?: 'offMap' | 'onMap' | 'reserve' | 'zone' | 'parachute' | 'glider' | 'away' | null;
  /** Improved */
  readonly improved?: boolean | null;
  /** With a Creeping Barrage */
  readonly creepingBarrage?: boolean | null;
  /** CPP */
  readonly cost?: number | null;
  /** Strength it arrived with [3.6181] */
  readonly strength?: 'full' | 'depleted' | null;
  /** Its Objective Hex */
  readonly objective?: string | null;
  /** The Objective Hex is revealed */
  readonly objectiveRevealed?: boolean | null;
  /** Where it sets up or enters */
  readonly at?: AslPrimosoleCounterPlace | null;
  /** Pre-registered hex, or the hex of an observer */
  readonly hex?: string | null;
  /** The order of battle gave it */
  readonly givenByOb?: boolean | null;
  /** It has appeared */
  readonly appeared?: boolean | null;
  /** It is held back */
  readonly heldBack?: boolean | null;
  /** The two squads of the British balance came with it [3.31] */
  readonly extraSquads?: boolean | null;
  /** Optional fittings its vehicles were diced for [CG7] */
  readonly fittings?: readonly AslPrimosoleFittingNumber[] | null;
  /** Its Objective Hex was not announced at once and is none any more [3.2/Objective-Hex] */
  readonly keptSilent?: boolean | null;
}

export interface AslPrimosoleFittingNumber {
  /** Fitting [CG7] */
  readonly fitting: string;
  /** Highest dr that brings it [CG7] */
  readonly coreNumber: number;
}

export interface AslPrimosoleOwnFortification {
  /** The fortification */
  readonly id?: string | null;
  /** What it is */
  readonly kind?: string | null;
  /** Its hex; null while it is bought and not placed */
  readonly hex?: string | null;
  /** How many */
  readonly count?: number | null;
  /** The CG date it was bought */
  readonly since?: string | null;
  /** Hidden */
  readonly hidden?: boolean | null;
  /** What the other side knows of it [3.6073] */
  readonly known?: 'no' | 'mines' | 'yes' | null;
}

export interface AslPrimosoleLine {
  /** What the line is about */
  readonly kind: 'end' | 'count' | 'melee' | 'massacre' | 'objective' | 'control' | 'entryHex' | 'fire' | 'rubble' | 'wreck' | 'shellholes' | 'breach' | 'fortification' | 'fate' | 'state' | 'place' | 'keptSilent';
  /** The counter, as its owner calls it */
  readonly unit?: string | null;
  /** Several counters in one place */
  readonly units?: readonly string[] | null;
  /** What became of it [3.2/Eliminated, CG13] */
  readonly fate?: 'eliminated' | 'captured' | 'exited' | 'recalled' | 'changed' | 'split' | 'created' | null;
  /** What it is now: a type of counter, rubble, wreck or fortification */
  readonly as?: string | null;
  /** The two half-squads it was split into */
  readonly into?: readonly [string, string] | null;
  /** The enemy counter that captured it, as the other side calls it */
  readonly by?: string | null;
  /** The edge hex it left by [CG13] */
  readonly edge?: string | null;
  /** Original Effects DR that used up an FT or DC [3.61427] */
  readonly effectsDr?: number | null;
  /** States it was left in [3.604] */
  readonly is?: readonly ('encircled' | 'mined' | 'wading' | 'wounded' | 'heroic' | 'unarmed' | 'immobile' | 'abandoned' | 'stunned' | 'recalled' | 'lowAmmo' | 'malfunctioned' | 'mgMalfunctioned' | 'hooked' | 'used' | 'chitsGone' | 'sighted' | 'unpossessed' | 'functioning' | 'bogged' | 'shocked')[] | null;
  /** Hex */
  readonly hex?: string | null;
  /** Hex it could have left to, where a free way out of the mines is claimed [3.6042] */
  readonly out?: string | null;
  /** A leader in its Location whose DRM it may use [3.6041, 3.6042] */
  readonly leader?: string | null;
  /** How mines, Bog or Shock of a vehicle ended by the core rules [3.6042-3.6044] */
  readonly core?: 'unharmed' | 'unbogged' | 'recovered' | 'immobile' | 'bailedOut' | 'destroyed' | null;
  /** Highest Final coloured dr that frees a bogged vehicle, by the core rules [3.6043] */
  readonly freesAt?: number | null;
  /** Lowest Final coloured dr that makes it Immobile, by the core rules; 13 for none [3.6043] */
  readonly immobileAt?: number | null;
  /** Other core modifiers of freeing it [3.6043] */
  readonly drm?: number | null;
  /** Its vehicle note is L [3.6043] */
  readonly noteL?: boolean | null;
  /** Highest dr by which a Shocked vehicle recovers, by the core rules [3.6044] */
  readonly recoversAt?: number | null;
  /** Lowest dr that confirms its loss, by the core rules [3.6044] */
  readonly destroyedAt?: number | null;
  /** Special ammunition that is used up [3.61424] */
  readonly depleted?: readonly string[] | null;
  /** Number of the Setup Area it is Retained in [3.6055] */
  readonly area?: number | null;
  /** Arrow hex of the Entry Area behind which it waits [3.2/Holding-Area] */
  readonly entry?: string | null;
  /** The counter that carries, tows or mans it */
  readonly with?: string | null;
  /** A burning wreck in bypass [3.6091] */
  readonly bypass?: boolean | null;
  /** Who Controls it [3.605] */
  readonly controller?: 'british' | 'axis' | 'none' | null;
  /** No unit is in it [3.6054] */
  readonly empty?: boolean | null;
  /** Side */
  readonly side?: 'british' | 'axis' | null;
  /** What is counted */
  readonly name?: string | null;
  /** How many; for a fact, 1 or 0 */
  readonly value?: number | null;
  /** Game Turn [CG14] */
  readonly turn?: number | null;
  /** How the scenario ended [CG14] */
  readonly how?: 'die' | 'agreement' | 'turn9' | null;
}

export interface AslPrimosoleCheckDue {
  /** The unit */
  readonly unit: string;
  /** Which check [3.604] */
  readonly check: 'encirclement' | 'minefield' | 'mineAttack' | 'bog' | 'shock' | 'wading';
  /** The leader whose DRM it may use */
  readonly leader: string | null;
}

export interface AslPrimosoleWayOut {
  /** Hex */
  readonly hex: string;
  /** The CG date */
  readonly date: string;
}

export interface AslPrimosoleOwedPlace {
  /** What is to be chosen */
  readonly kind: 'area' | 'escape' | 'vehicle' | 'gun';
  /** Who chooses */
  readonly side: 'british' | 'axis';
  /** The unit */
  readonly unit: string;
  /** Where it may be */
  readonly at?: readonly AslPrimosoleCounterPlace[] | null;
  /** The section */
  readonly rule?: string | null;
  /** What the Escape asks */
  readonly what?: 'replacement' | 'heat' | null;
  /** Where it goes */
  readonly to?: AslPrimosoleCounterPlace | null;
  /** Of a vehicle, the crew that has left it */
  readonly crew?: string | null;
  /** The crew may make it a wreck [3.606] */
  readonly mayWreck?: boolean | null;
  /** The crew may Scrounge it [3.606] */
  readonly mayScrounge?: boolean | null;
}

export interface AslPrimosoleOwnPoints {
  /** CPP */
  readonly cpp?: number | null;
  /** FPP */
  readonly fpp?: number | null;
  /** Recon */
  readonly recon?: number | null;
  /** SAN */
  readonly san?: number | null;
  /** Dummies */
  readonly dummies?: number | null;
  /** Bought so far, by group */
  readonly bought?: Readonly<Record<string, number>> | null;
}

/** What can be asked of the game. */
export interface AslPrimosole {
  readonly movement: {
    /** Infantry enters a hex [PBr12.4, PBr13.2, PBr17.1]. MF for one hex of Infantry movement with this chapter's terrain, and what the move is exposed to. Rules PBr12.4, PBr13.2, PBr17.1. */
    readonly infantryEntry: Procedure<AslPrimosoleInfantryEntryInput, AslPrimosoleInfantryEntryOutcome, AslPrimosoleOptionsInput>;
    /** Vehicle enters a hex [PBr12.4.2, PBr13.3]. MP and Bog Checks of one vehicle move with this chapter's ditches, fences and growth. Rules PBr12.4.2, PBr13.3. */
    readonly vehicleEntry: Procedure<AslPrimosoleVehicleEntryInput, AslPrimosoleVehicleEntryOutcome, AslPrimosoleOptionsInput>;
    /** Manhandling a Gun [PBr12.4.1]. MF to push a Gun into a ditch hex or over a fence. Rules PBr12.4.1. */
    readonly manhandleGun: Procedure<AslPrimosoleManhandleGunInput, AslPrimosoleManhandleGunOutcome, AslPrimosoleOptionsInput>;
    /** River Task Check [PBr14.2]. The Task Check of a unit that enters a river hex with three or more river hexsides. Rules PBr14.2. */
    readonly riverCheck: Procedure<AslPrimosoleRiverCheckInput, AslPrimosoleRiverCheckOutcome, AslPrimosoleOptionsInput>;
    /** Temporary breach of a fence [PBr13.21]. Whether an MMC can open a fence hexside, at what cost, and whether the breach still stands. Rules PBr13.21. */
    readonly temporaryBreach: Procedure<AslPrimosoleTemporaryBreachInput, AslPrimosoleTemporaryBreachOutcome, AslPrimosoleOptionsInput>;
    /** British Armored Assault [PBr10]. The check of a British AFV leading Infantry into a vineyard or olive grove. Rules PBr10. */
    readonly armoredAssault: Procedure<AslPrimosoleArmoredAssaultInput, AslPrimosoleArmoredAssaultOutcome, AslPrimosoleOptionsInput>;
    /** Entering from off map [CG4, CG5]. Whether a unit may enter through an Entry Area hex now, with every reason against it. Rules CG4, CG5. */
    readonly enterMap: Procedure<AslPrimosoleEnterMapInput, AslPrimosoleEnterMapOutcome, AslPrimosoleOptionsInput>;
    /** Leaving the map [CG13]. What becomes of a counter that leaves the map during play. Rules CG13. */
    readonly exitMap: Procedure<AslPrimosoleExitMapInput, AslPrimosoleExitMapOutcome, AslPrimosoleOptionsInput>;
    /** Axis convoy of CG-I [3.51/I-7]. Whether the convoy of the first scenario moves as it must, and what leaving the map brings. Rules 3.51/I-7. */
    readonly convoy: Procedure<AslPrimosoleConvoyInput, AslPrimosoleConvoyOutcome, AslPrimosoleOptionsInput>;
    /** Hexes named in the book [PBr15.1, PBr17.2, 3.51/I-8]. What the text itself says of a hex or hexside; the printed map knows the rest. Rules PBr15.1, PBr17.2, 3.51/I-8. */
    readonly namedHex: Procedure<AslPrimosoleNamedHexInput, AslPrimosoleNamedHexOutcome, AslPrimosoleOptionsInput>;
    /** What the chapter's terrain is [PBr12.1, PBr16.1, PBr17.1]. Burnable, bog, Ambush, parachute landings, Wall Advantage, entrenchments: what vineyards, olive groves and ditches change. Rules PBr12.1, PBr16.1, PBr17.1. */
    readonly terrainFacts: Procedure<AslPrimosoleTerrainFactsInput, AslPrimosoleTerrainFactsOutcome, AslPrimosoleOptionsInput>;
  };
  readonly combat: {
    /** TEM and Hindrance against a target [PBr12.3, PBr16.1, PBr17.1]. DRM that this chapter's terrain, pillboxes and low visibility give to an attack. Rules PBr12.3, PBr16.1, PBr17.1. */
    readonly terrainModifier: Procedure<AslPrimosoleTerrainModifierInput, AslPrimosoleTerrainModifierOutcome, AslPrimosoleOptionsInput>;
    /** ELR of a unit [PBr5]. ELR by nationality and unit; a half-squad takes that of its parent squad. Rules PBr5. */
    readonly unitElr: Procedure<AslPrimosoleUnitElrInput, AslPrimosoleUnitElrOutcome, AslPrimosoleOptionsInput>;
    /** Special abilities of a unit [PBr6, PBr8, PBr9]. Stealth, special ammunition, ATMM, surrender and interrogation as this chapter gives them. Rules PBr6, PBr8, PBr9. */
    readonly unitAbilities: Procedure<AslPrimosoleUnitAbilitiesInput, AslPrimosoleUnitAbilitiesOutcome, AslPrimosoleOptionsInput>;
    /** Pillbox [PBr18]. Where the occupants of a pillbox may fire and what TEM they have. Rules PBr18. */
    readonly pillbox: Procedure<AslPrimosolePillboxInput, AslPrimosolePillboxOutcome, AslPrimosoleOptionsInput>;
    /** Bore sighting [PBr7, CG10]. Whether a weapon may be bore-sighted. Rules PBr7, CG10. */
    readonly boreSighting: Procedure<AslPrimosoleBoreSightingInput, AslPrimosoleBoreSightingOutcome, AslPrimosoleOptionsInput>;
    /** Ambush [PBr15.2, PBr17.1]. Whether Ambush may occur in a hex. Rules PBr15.2, PBr17.1. */
    readonly ambush: Procedure<AslPrimosoleAmbushInput, AslPrimosoleAmbushOutcome, AslPrimosoleOptionsInput>;
    /** Radio Contact [PBr11]. Seeking or keeping Radio Contact. Rules PBr11. */
    readonly radioContact: Procedure<AslPrimosoleRadioContactInput, AslPrimosoleRadioContactOutcome, AslPrimosoleOptionsInput, 'drm'>;
    /** British preparatory bombardment [3.617/British]. Where a preparatory bombardment falls and which hexes it strikes; direction 1 is north, then clockwise. Rules 3.617/British. */
    readonly bombardment: Procedure<AslPrimosoleBombardmentInput, AslPrimosoleBombardmentOutcome, AslPrimosoleOptionsInput>;
    /** Ammunition Shortage [CG18, 3.615]. Whether a unit or weapon is short of ammunition, and whether that has been cured. Rules CG18, 3.615. */
    readonly ammunitionShortage: Procedure<AslPrimosoleAmmunitionShortageInput, AslPrimosoleAmmunitionShortageOutcome, AslPrimosoleOptionsInput>;
    /** Committing an OBA battery [CG17]. Whether one more battery may be committed, and who may operate its radio. Rules CG17. */
    readonly obaCommitment: Procedure<AslPrimosoleObaCommitmentInput, AslPrimosoleObaCommitmentOutcome, AslPrimosoleOptionsInput>;
    /** Self-Rally [CG20]. Whether a broken MMC may try to Self-Rally. Rules CG20. */
    readonly selfRally: Procedure<AslPrimosoleSelfRallyInput, AslPrimosoleSelfRallyOutcome, AslPrimosoleOptionsInput>;
    /** German Fanaticism [CG16, 3.31]. Whether the Axis may declare all German personnel Fanatic for this scenario. Rules CG16, 3.31. */
    readonly fanaticism: Procedure<AslPrimosoleFanaticismInput, AslPrimosoleFanaticismOutcome, AslPrimosoleOptionsInput>;
    /** Vehicles that become wrecks [PBr4, CG12]. When a vehicle or wreck turns into a burnt-out wreck at once, and what cannot be done with one. Rules PBr4, CG12. */
    readonly wreck: Procedure<AslPrimosoleWreckInput, AslPrimosoleWreckOutcome, AslPrimosoleOptionsInput>;
  };
  readonly spotting: {
    /** Low visibility [PBr1]. LV Hindrance of mist and bombardment dust by date, Turn and range; base NVR at night. Rules PBr1. */
    readonly lowVisibility: Procedure<AslPrimosoleLowVisibilityInput, AslPrimosoleLowVisibilityOutcome, AslPrimosoleOptionsInput>;
    /** This chapter's terrain along a LOS [PBr12.2, PBr15.2, PBr17.1]. Which hexes along a LOS hinder or block it, and the low visibility on top. The core LOS is input. Rules PBr12.2, PBr15.2, PBr17.1. */
    readonly lineOfSight: Procedure<AslPrimosoleLineOfSightInput, AslPrimosoleLineOfSightOutcome, AslPrimosoleOptionsInput>;
    /** Release of a Reserve [CG6, tn1]. Whether a Cloaked Axis Reserve may or must be placed on the map. Rules CG6, tn1. */
    readonly reserveRelease: Procedure<AslPrimosoleReserveReleaseInput, AslPrimosoleReserveReleaseOutcome, AslPrimosoleOptionsInput>;
    /** Concealment at set-up [CG9]. Whether a unit may set up concealed for free. Rules CG9. */
    readonly setupConcealment: Procedure<AslPrimosoleSetupConcealmentInput, AslPrimosoleSetupConcealmentOutcome, AslPrimosoleOptionsInput>;
    /** Status kept on paper [CG8]. Whether a vehicle or Gun must show its status marker (option statusOnPaper). Rules CG8. */
    readonly statusMarker: Procedure<AslPrimosoleStatusMarkerInput, AslPrimosoleStatusMarkerOutcome, AslPrimosoleOptionsInput>;
    /** Inspecting a recon Location [3.620, 3.6223]. Whether a Location may be inspected now, what is revealed and what is covered again. Rules 3.620, 3.6223. */
    readonly reconInspection: Procedure<AslPrimosoleReconInspectionInput, AslPrimosoleReconInspectionOutcome, AslPrimosoleOptionsInput>;
  };
  readonly events: {
    /** Game end [CG14]. The dr at the end of a Player Turn that may end the CG scenario. Rules CG14. */
    readonly gameEnd: Procedure<AslPrimosoleGameEndInput, AslPrimosoleGameEndOutcome, AslPrimosoleOptionsInput, 'drm'>;
    /** Weather of a CG date [PBr1, 3.6121]. EC, wind, mist and night visibility; wind is reset at every new date. Rules PBr1, 3.6121. */
    readonly weather: Procedure<AslPrimosoleWeatherInput, AslPrimosoleWeatherOutcome, AslPrimosoleOptionsInput>;
    /** SAN adjustment [3.6122]. A side's SAN at the start of a new CG date. Rules 3.6122. */
    readonly sanAdjustment: Procedure<AslPrimosoleSanAdjustmentInput, AslPrimosoleSanAdjustmentOutcome, AslPrimosoleOptionsInput>;
    /** Strength of a reinforcement group [3.6181]. Whether a group arrives full or depleted, and with what. Rules 3.6181. */
    readonly rgStrength: Procedure<AslPrimosoleRgStrengthInput, AslPrimosoleRgStrengthOutcome, AslPrimosoleOptionsInput>;
    /** Support weapons of a group [3.6182]. SW a group receives: all at full strength, each by dr when depleted, with the exceptions. Rules 3.6182. */
    readonly swReceipt: Procedure<AslPrimosoleSwReceiptInput, AslPrimosoleSwReceiptOutcome, AslPrimosoleOptionsInput>;
    /** Leaders of a group [3.6183]. Infantry or armor leaders a group receives. Rules 3.6183. */
    readonly leaderReceipt: Procedure<AslPrimosoleLeaderReceiptInput, AslPrimosoleLeaderReceiptOutcome, AslPrimosoleOptionsInput>;
    /** Recon purchase [3.620]. Recon bought for CPP: each purchase rolls by itself and they add up (A-29). Rules 3.620. */
    readonly reconPurchase: Procedure<AslPrimosoleReconPurchaseInput, AslPrimosoleReconPurchaseOutcome, AslPrimosoleOptionsInput>;
    /** Reinforcement dr [CG3, 3.51/I-4]. Release of a night Scenario Defender's reinforcements, or of the British in the first scenario. Rules CG3, 3.51/I-4. */
    readonly reinforcementRoll: Procedure<AslPrimosoleReinforcementRollInput, AslPrimosoleReinforcementRollOutcome, AslPrimosoleOptionsInput>;
    /** Escape of personnel [3.606]. Escape attempts of the personnel of one Location, in one stack or several; the odds compare the ways to split. Rules 3.606. */
    readonly escape: Procedure<AslPrimosoleEscapeInput, AslPrimosoleEscapeOutcome, AslPrimosoleOptionsInput, 'drm'>;
    /** Escape of a vehicle [3.606]. The Escape attempt of one Mobile vehicle. Rules 3.606. */
    readonly vehicleEscape: Procedure<AslPrimosoleVehicleEscapeInput, AslPrimosoleVehicleEscapeOutcome, AslPrimosoleOptionsInput, 'drm'>;
    /** Escape of a Location, to its end [3.606, 3.6061]. From the map of control: whether its personnel must or may Escape, the DR of every stack, lost equipment, and where survivors are Retained. Rules 3.606, 3.6061. */
    readonly locationEscape: Procedure<AslPrimosoleLocationEscapeInput, AslPrimosoleLocationEscapeOutcome, AslPrimosoleOptionsInput>;
    /** Equipment of those who failed to Escape [3.6061]. One dr per item (A-50). Rules 3.6061. */
    readonly abandonedEquipment: Procedure<AslPrimosoleAbandonedEquipmentInput, AslPrimosoleAbandonedEquipmentOutcome, AslPrimosoleOptionsInput>;
    /** Shift [3.613]. The attempt of a unit or group to move to another Setup Area or Entry Area. Rules 3.613. */
    readonly shift: Procedure<AslPrimosoleShiftInput, AslPrimosoleShiftOutcome, AslPrimosoleOptionsInput, 'drm'>;
    /** Wounded leader [3.610]. The dr for one Retained wounded leader. Rules 3.610. */
    readonly woundedLeader: Procedure<AslPrimosoleWoundedLeaderInput, AslPrimosoleWoundedLeaderOutcome, AslPrimosoleOptionsInput>;
    /** Immobilization repair [3.6141]. The compulsory dr of an uncaptured, un-abandoned Immobile vehicle. Rules 3.6141. */
    readonly immobilizationRepair: Procedure<AslPrimosoleImmobilizationRepairInput, AslPrimosoleImmobilizationRepairOutcome, AslPrimosoleOptionsInput>;
    /** Stun recovery [3.6141]. The dr of a Retained Stunned vehicle. Rules 3.6141. */
    readonly stunRecovery: Procedure<AslPrimosoleStunRecoveryInput, AslPrimosoleStunRecoveryOutcome, AslPrimosoleOptionsInput>;
    /** Weapon repair [3.6142]. The dr of a malfunctioned uncaptured weapon. Rules 3.6142. */
    readonly weaponRepair: Procedure<AslPrimosoleWeaponRepairInput, AslPrimosoleWeaponRepairOutcome, AslPrimosoleOptionsInput>;
    /** Captured weapon [3.61422]. Whether a captured weapon stays in use. Rules 3.61422. */
    readonly capturedWeapon: Procedure<AslPrimosoleCapturedWeaponInput, AslPrimosoleCapturedWeaponOutcome, AslPrimosoleOptionsInput>;
    /** Special ammunition [3.61424]. The dr for one depleted ammunition type. Rules 3.61424. */
    readonly specialAmmunition: Procedure<AslPrimosoleSpecialAmmunitionInput, AslPrimosoleSpecialAmmunitionOutcome, AslPrimosoleOptionsInput>;
    /** Which Sniper attacks [CG11]. The extra dr that picks one of the two Sniper counters. Rules CG11. */
    readonly sniperAttack: Procedure<AslPrimosoleSniperAttackInput, AslPrimosoleSniperAttackOutcome, AslPrimosoleOptionsInput>;
    /** Placing the Snipers [CG11]. Whether the two Sniper counters stand far enough apart. Rules CG11. */
    readonly sniperPlacement: Procedure<AslPrimosoleSniperPlacementInput, AslPrimosoleSniperPlacementOutcome, AslPrimosoleOptionsInput>;
    /** Drop point of a Wing [3.51/I-5]. Where a British Wing of the first scenario comes down and how its sticks lie along the wind. Rules 3.51/I-5. */
    readonly dropPoint: Procedure<AslPrimosoleDropPointInput, AslPrimosoleDropPointOutcome, AslPrimosoleOptionsInput>;
    /** Recovering a dropped weapon [3.51/I-5]. Recovery of a weapon that came down apart from its users. Rules 3.51/I-5. */
    readonly weaponRecovery: Procedure<AslPrimosoleWeaponRecoveryInput, AslPrimosoleWeaponRecoveryOutcome, AslPrimosoleOptionsInput>;
    /** Optional vehicle fitting [CG7]. The dr of one vehicle for an AAMG, gyrostabilizer or Schürzen; the number is core data. Rules CG7. */
    readonly fitting: Procedure<AslPrimosoleFittingInput, AslPrimosoleFittingOutcome, AslPrimosoleOptionsInput>;
    /** Air support [CG19]. Arrival dr of a bought FB group, and whether it is used up. Rules CG19. */
    readonly airSupport: Procedure<AslPrimosoleAirSupportInput, AslPrimosoleAirSupportOutcome, AslPrimosoleOptionsInput>;
    /** Initiative [3.621]. Both chits: what scenario follows, who sets up first, what is next. Rules 3.621. */
    readonly initiative: Procedure<AslPrimosoleInitiativeInput, AslPrimosoleInitiativeOutcome, AslPrimosoleOptionsInput>;
    /** Start of the scenario [3.623]. SAN announced, and who moves first. Rules 3.623. */
    readonly firstMove: Procedure<AslPrimosoleFirstMoveInput, AslPrimosoleFirstMoveOutcome, AslPrimosoleOptionsInput>;
  };
  readonly status: {
    /** The Refit Phase, step by step [3.6]. Which step is next, what resolves it, on which date it counts, and what has been decided; wrong order is refused. Rules 3.6. */
    readonly refitSequence: Procedure<AslPrimosoleRefitSequenceInput, AslPrimosoleRefitSequenceOutcome, AslPrimosoleOptionsInput>;
    /** Conclusion of Melee [3.601]. The order in which Melees are fought out at the end of a scenario, and who attacks. Rules 3.601. */
    readonly meleeOrder: Procedure<AslPrimosoleMeleeOrderInput, AslPrimosoleMeleeOrderOutcome, AslPrimosoleOptionsInput>;
    /** Marker removal [3.602]. Which markers go, what hidden things are placed, what stays. Rules 3.602. */
    readonly markerRemoval: Procedure<AslPrimosoleMarkerRemovalInput, AslPrimosoleMarkerRemovalOutcome, AslPrimosoleOptionsInput>;
    /** Rally and unloading [3.603]. The last step of a CG scenario for one unit. Rules 3.603. */
    readonly rallyAndUnload: Procedure<AslPrimosoleRallyInput, AslPrimosoleRallyOutcome, AslPrimosoleOptionsInput>;
    /** Encirclement at scenario end [3.6041]. The 1TC of an Encircled unit. Rules 3.6041. */
    readonly encirclement: Procedure<AslPrimosoleEncirclementInput, AslPrimosoleEncirclementOutcome, AslPrimosoleOptionsInput>;
    /** Units in a minefield at scenario end [3.6042]. Mine attack or NTC of a unit in a minefield. Rules 3.6042. */
    readonly minefield: Procedure<AslPrimosoleMinefieldInput, AslPrimosoleMinefieldOutcome, AslPrimosoleOptionsInput>;
    /** Freeing a bogged vehicle [3.6043]. One attempt of the unlimited attempts at scenario end; the core numbers are input. Rules 3.6043. */
    readonly bogClearing: Procedure<AslPrimosoleBogClearingInput, AslPrimosoleBogClearingOutcome, AslPrimosoleOptionsInput>;
    /** Shock and UK [3.6044]. One dr of the rolls that go on until the AFV recovers or is destroyed; the core numbers are input. Rules 3.6044. */
    readonly shockRecovery: Procedure<AslPrimosoleShockRecoveryInput, AslPrimosoleShockRecoveryOutcome, AslPrimosoleOptionsInput>;
    /** Wading Infantry at scenario end [3.6045]. The shortest way out of the river, with the Task Checks of the river hexes entered on it. Rules 3.6045. */
    readonly wading: Procedure<AslPrimosoleWadingInput, AslPrimosoleWadingOutcome, AslPrimosoleOptionsInput>;
    /** What is Retained of a group [CG17, CG19]. Whether a battery, air support, bombardment or unit belongs to the next OB. Rules CG17, CG19. */
    readonly retainedGroup: Procedure<AslPrimosoleRetainedGroupInput, AslPrimosoleRetainedGroupOutcome, AslPrimosoleOptionsInput>;
    /** Strategic Location [3.2/Strategic-Location, 3.605]. Whether a Location counts as strategic. Rules 3.2/Strategic-Location, 3.605. */
    readonly strategicLocation: Procedure<AslPrimosoleStrategicLocationInput, AslPrimosoleStrategicLocationOutcome, AslPrimosoleOptionsInput>;
    /** Objective Hex [3.2/Objective-Hex]. Naming and revealing the Objective Hex of a company. Rules 3.2/Objective-Hex. */
    readonly objectiveHex: Procedure<AslPrimosoleObjectiveHexInput, AslPrimosoleObjectiveHexOutcome, AslPrimosoleOptionsInput>;
    /** Setup Areas [3.605]. Setup Areas, No Man's Land and Uncontrolled Territory over the map, a reason for each hex, and isolation with its path or break. Rules 3.605. */
    readonly setupAreas: Procedure<AslPrimosoleSetupAreasInput, AslPrimosoleSetupAreasOutcome, AslPrimosoleOptionsInput>;
    /** Units inside and outside their Setup Area [3.6055, 3.6056]. What becomes of units and equipment by where they stand at CG-scenario end. Rules 3.6055, 3.6056. */
    readonly unitFate: Procedure<AslPrimosoleUnitFateInput, AslPrimosoleUnitFateOutcome, AslPrimosoleOptionsInput>;
    /** Equipment and hidden fortifications [3.607]. Who owns an item after the Setup Areas are drawn, what may be done with it, what is revealed. Rules 3.607. */
    readonly equipment: Procedure<AslPrimosoleEquipmentInput, AslPrimosoleEquipmentOutcome, AslPrimosoleOptionsInput>;
    /** British and German withdrawal [3.6074]. Whether the British leave after 14PM or 14N, the Germans with them, and whether the Axis fall back. Rules 3.6074. */
    readonly withdrawal: Procedure<AslPrimosoleWithdrawalInput, AslPrimosoleWithdrawalOutcome, AslPrimosoleOptionsInput>;
    /** Return of the withdrawn Germans [3.60742]. Whether the withdrawn I4 and I5 units come back, and how many; the Retained I4 of CG-II too. Rules 3.60742. */
    readonly germanReturn: Procedure<AslPrimosoleGermanReturnInput, AslPrimosoleGermanReturnOutcome, AslPrimosoleOptionsInput>;
    /** Prisoners [3.608]. What becomes of prisoners in the Refit Phase. Rules 3.608. */
    readonly prisoners: Procedure<AslPrimosolePrisonersInput, AslPrimosolePrisonersOutcome, AslPrimosoleOptionsInput>;
    /** Extinguishing fires [3.609]. What every Flame and Blaze leaves behind. Rules 3.609. */
    readonly fire: Procedure<AslPrimosoleFireInput, AslPrimosoleFireOutcome, AslPrimosoleOptionsInput>;
    /** Recombining [3.6111]. Half-squads of one area that must recombine. Rules 3.6111. */
    readonly recombining: Procedure<AslPrimosoleRecombiningInput, AslPrimosoleRecombiningOutcome, AslPrimosoleOptionsInput>;
    /** Heroes and Battle Hardening [3.6112, 3.6113]. What a Retained hero or heroic leader turns into. Rules 3.6112, 3.6113. */
    readonly hero: Procedure<AslPrimosoleHeroInput, AslPrimosoleHeroOutcome, AslPrimosoleOptionsInput>;
    /** New CG date [3.612]. The date that follows, with its wind. Rules 3.612. */
    readonly newDate: Procedure<AslPrimosoleNewDateInput, AslPrimosoleNewDateOutcome, AslPrimosoleOptionsInput>;
    /** Refit of a vehicle [3.6141]. Everything step 3.614 holds for one Retained vehicle: what is rolled, what is automatic, what is allowed. Rules 3.6141. */
    readonly vehicleRefit: Procedure<AslPrimosoleVehicleRefitInput, AslPrimosoleVehicleRefitOutcome, AslPrimosoleOptionsInput>;
    /** FT and DC [3.61427]. Expended FT and DC that are Retained by the Elite squads of one area; the caps are independent (A-27). Rules 3.61427. */
    readonly ftDcRetention: Procedure<AslPrimosoleFtDcRetentionInput, AslPrimosoleFtDcRetentionOutcome, AslPrimosoleOptionsInput>;
    /** CPP replenishment [3.616]. CPP of both sides for a new date: base value, Loss Points and the choice of CG-III. Rules 3.616. */
    readonly cppReplenishment: Procedure<AslPrimosoleCppReplenishmentInput, AslPrimosoleCppReplenishmentOutcome, AslPrimosoleOptionsInput>;
    /** Reinforcement group purchase [3.617]. Price and legality of a whole order, with the reason for every refusal and the record lines. Rules 3.617. */
    readonly rgPurchase: Procedure<AslPrimosoleRgPurchaseInput, AslPrimosoleRgPurchaseOutcome, AslPrimosoleOptionsInput>;
    /** Fortification purchase [3.619]. FPP cost and limits of an order. Rules 3.619. */
    readonly fortificationPurchase: Procedure<AslPrimosoleFortificationPurchaseInput, AslPrimosoleFortificationPurchaseOutcome, AslPrimosoleOptionsInput>;
    /** Roles in a night scenario [CG3]. What the night rules give and take for one side. Rules CG3. */
    readonly nightScenario: Procedure<AslPrimosoleNightScenarioInput, AslPrimosoleNightScenarioOutcome, AslPrimosoleOptionsInput>;
    /** Setting up a counter [3.622, CG5]. Whether one counter may set up in a hex, in which part of the set-up, and with what penalty. Rules 3.622, CG5. */
    readonly setUp: Procedure<AslPrimosoleSetUpInput, AslPrimosoleSetUpOutcome, AslPrimosoleOptionsInput>;
    /** Setting up a Reserve [CG6]. Whether an Axis Reserve counter may stand in a hex, and how many counters the group has. Rules CG6. */
    readonly reserveSetup: Procedure<AslPrimosoleReserveSetupInput, AslPrimosoleReserveSetupOutcome, AslPrimosoleOptionsInput>;
    /** A Reserve driven off by fire [CG6]. Where a Cloaked Reserve may go when its Location burns. Rules CG6. */
    readonly reserveFire: Procedure<AslPrimosoleReserveFireInput, AslPrimosoleReserveFireOutcome, AslPrimosoleOptionsInput>;
    /** Initial scenario [3.5]. Order of battle, set-up order and special rules of the first scenario of a campaign. Rules 3.5. */
    readonly initialScenario: Procedure<AslPrimosoleInitialScenarioInput, AslPrimosoleInitialScenarioOutcome, AslPrimosoleOptionsInput>;
    /** Axis set-up of the initial scenario [3.51, 3.52, 3.53]. Whether the Axis set-up keeps the limits of its scenario. Rules 3.51, 3.52, 3.53. */
    readonly initialSetup: Procedure<AslPrimosoleInitialSetupInput, AslPrimosoleInitialSetupOutcome, AslPrimosoleOptionsInput>;
    /** Nearest friendly area [3.6053, 3.6061]. Where a unit in Uncontrolled Territory, an escaped unit or a freed prisoner is Retained, with the path. Rules 3.6053, 3.6061. */
    readonly nearestArea: Procedure<AslPrimosoleNearestAreaInput, AslPrimosoleNearestAreaOutcome, AslPrimosoleOptionsInput>;
    /** Path of a Shift or of a new group [3.613, CG5]. The path a Shift, or an on-map purchase, needs: Uncontrolled hexes counted, the road and the river told. Rules 3.613, CG5. */
    readonly shiftPath: Procedure<AslPrimosoleShiftPathInput, AslPrimosoleShiftPathOutcome, AslPrimosoleOptionsInput>;
    /** Changes to the map [CG12]. Whether a change to the printed map can happen and whether it lasts. Rules CG12. */
    readonly terrainChange: Procedure<AslPrimosoleTerrainChangeInput, AslPrimosoleTerrainChangeOutcome, AslPrimosoleOptionsInput>;
    /** Empty Setup Area [3.6131]. Who Controls a Setup Area without units. Rules 3.6131. */
    readonly emptiedArea: Procedure<AslPrimosoleEmptiedAreaInput, AslPrimosoleEmptiedAreaOutcome, AslPrimosoleOptionsInput>;
    /** A CG date [3.2/CG-date]. How a CG date is written and what is special about it. Rules 3.2/CG-date. */
    readonly cgDate: Procedure<AslPrimosoleCgDateInput, AslPrimosoleCgDateOutcome, AslPrimosoleOptionsInput>;
    /** Campaign victory [3.51, 3.52, 3.53]. Whether the campaign is over and who has won it. Rules 3.51, 3.52, 3.53. */
    readonly victory: Procedure<AslPrimosoleVictoryInput, AslPrimosoleVictoryOutcome, AslPrimosoleOptionsInput>;
    /** What the campaign reads off a map [3.2/Strategic-Location, 3.2/Entry-Area]. Strategic Locations, buildings, paved roads, the two banks, river hexsides and Entry Areas of a map. Rules 3.2/Strategic-Location, 3.2/Entry-Area. */
    readonly mapFacts: Procedure<AslPrimosoleMapFactsInput, AslPrimosoleMapFactsOutcome, AslPrimosoleOptionsInput>;
    /** Counters of a reinforcement group [3.6173, 3.6174, 3.6178]. Every counter that a line of the RG purchase record turns into, with crews, half-squads, tows, SW and leaders. Rules 3.6173, 3.6174, 3.6178. */
    readonly groupCounters: Procedure<AslPrimosoleGroupCountersInput, AslPrimosoleGroupCountersOutcome, AslPrimosoleOptionsInput>;
    /** Checks due after a scenario [3.604]. Which parts of step 3.604 each unit must go through, in order. Rules 3.604. */
    readonly checksDue: Procedure<AslPrimosoleChecksDueInput, AslPrimosoleChecksDueOutcome, AslPrimosoleOptionsInput>;
  };
}
