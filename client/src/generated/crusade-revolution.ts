/* Written by scripts/write-client.mjs from the declarations of the games: change those. */

import type { EndedResult, SessionAgreeUndoCommand, SessionBeganEvent, SessionConcedeCommand, SessionConcededEvent, SessionEndedEvent, SessionJoinCommand, SessionJoinedEvent, SessionProposeUndoCommand, SessionRefuseUndoCommand, SessionRulesAdoptedEvent, SessionSeatLeftEvent, SessionSeatTakenEvent, SessionTimedOutEvent, SessionUndoAgreedEvent, SessionUndoProposedEvent, SessionUndoRefusedEvent, SessionUndoneEvent } from './service.js';
import type { Procedure } from '../rulings/procedure.js';
import type { OrStored } from './service.js';


/** Put combat cards down [6.0.A.2, 8.5.3.6] */
export interface CrusadeRevolutionDiscardCardsCommand {
  readonly type: 'discard-cards';
  /** Combat cards put down, the last one on top [8.5.3.6] */
  readonly cards: readonly string[];
}

/** Place a unit that arrives [17.6.4, 8.5.2.3] */
export interface CrusadeRevolutionPlaceArrivalCommand {
  readonly type: 'place-arrival';
  /** The unit */
  readonly unit: string;
  /** The space, or "reserve" for the Reserve Box */
  readonly space: string;
}

/** Play a card [7.1.3, 8.1.3] */
export interface CrusadeRevolutionPlayCommand {
  readonly type: 'play';
  /** The card */
  readonly card: string;
  /** What it is used for [8.1.3] */
  readonly use: 'ops' | 'sr' | 'rp' | 'event';
}

/** Automatic operation [7.1.3] */
export interface CrusadeRevolutionAutomaticCommand {
  readonly type: 'automatic';
}

/** Propose what a card does [8.5.1.1] */
export interface CrusadeRevolutionProposeEffectCommand {
  readonly type: 'propose-effect';
  /** The card */
  readonly card: string;
  /** What it does, in the words of the cards; an empty list for nothing */
  readonly changes: readonly ({
    /** By how much */
    readonly by?: number;
    /** The pool [14.1.1.1] */
    readonly pool?: 'nationalist' | 'axis' | 'republican' | 'soviet';
    /** Once, or in every turn */
    readonly each?: 'now' | 'everyTurn';
    /** What must hold for it */
    readonly needs?: {
      /** A card was used for RP this turn */
      readonly rpCardThisTurn?: boolean;
      /** The pool has at least so many */
      readonly poolAtLeast?: number;
    };
    /** How long it lasts: round, turn, nextWinter, game, {turns} or {event} */
    readonly until?: 'round' | 'turn' | 'nextWinter' | 'game' | {
      /** After so many turns */
      readonly turns?: number;
      /** When this event is played */
      readonly event?: string;
    };
    /** A name by which it can be cancelled */
    readonly tag?: string;
    /** What is remembered */
    readonly flag?: string;
    /** The side */
    readonly side?: 'nationalist' | 'republican';
    /** What is forbidden */
    readonly deed?: 'move' | 'attack' | 'sr' | 'rp' | 'works' | 'event' | 'sea';
    /** Where */
    readonly where?: {
      /** These spaces */
      readonly names?: readonly string[];
      /** Their classes */
      readonly class?: readonly ('none' | 'provinceCapital' | 'vpSpace' | 'mainCity')[];
      /** Their terrain */
      readonly terrain?: 'plain' | 'mountain';
      /** Their regions */
      readonly region?: readonly ('none' | 'asturias' | 'santander' | 'basque')[];
      /** Who controls them */
      readonly control?: 'nationalist' | 'republican';
      /** Whether they are ports */
      readonly port?: boolean;
      /** Whether they lie at the sea [3.0] */
      readonly coastal?: boolean;
      /** Whether they are sources of supply */
      readonly source?: boolean;
      /** The border they lie at */
      readonly border?: 'france' | 'portugal';
      /** So many spaces from French soil at most [CL.R51] */
      readonly withinFrance?: number;
      /** Beside one of these spaces */
      readonly adjacentTo?: readonly string[];
      /** Holding such a unit */
      readonly holds?: {
        /** Their side */
        readonly side?: 'nationalist' | 'republican';
        /** Their types */
        readonly types?: readonly ('corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1')[];
        /** Their size */
        readonly size?: 'division' | 'corps';
        /** Their home regions */
        readonly region?: readonly ('none' | 'asturias' | 'santander' | 'basque')[];
        /** Whether they are Catalan militia [17.4.3] */
        readonly catalan?: boolean;
        /** Full or reduced */
        readonly state?: 'full' | 'reduced';
        /** Whether they are in supply */
        readonly supplied?: boolean;
      };
      /** Whether they are empty */
      readonly empty?: boolean;
      /** The works in them */
      readonly works?: 'none' | 'position' | 'trench';
    };
    /** The space */
    readonly space?: string;
    /** The siege */
    readonly id?: 'simancas' | 'santaMaria' | 'alcazar';
    /** Whose die or column */
    readonly of?: 'attacker' | 'defender' | 'own' | 'enemy';
    /** What counts no more */
    readonly features?: readonly ('mountain' | 'position' | 'trench' | 'mainCity' | 'river' | 'sierra')[];
    /** What it does */
    readonly kind: 'vp' | 'rm' | 'rp' | 'noRp' | 'cancelLasting' | 'flag' | 'strait' | 'severeWinter' | 'forbid' | 'control' | 'siege' | 'remark' | 'drm' | 'shift' | 'cancelFeature' | 'noArmour';
    /** Who gets the Strait */
    readonly to?: 'nationalist' | 'republican';
    /** A reminder for both */
    readonly text?: string;
  })[];
}

/** Agree to the effect [8.5.1.1] */
export interface CrusadeRevolutionAgreeEffectCommand {
  readonly type: 'agree-effect';
}

/** Refuse the effect [8.5.1.1] */
export interface CrusadeRevolutionRefuseEffectCommand {
  readonly type: 'refuse-effect';
  /** Why */
  readonly text?: string;
}

/** Take the proposal back [8.5.1.1] */
export interface CrusadeRevolutionWithdrawProposalCommand {
  readonly type: 'withdraw-proposal';
}

/** Activate a space [8.2.3] */
export interface CrusadeRevolutionActivateCommand {
  readonly type: 'activate';
  /** The space */
  readonly space: string;
  /** Marker [8.2.3] */
  readonly marker: 'move' | 'attack';
}

/** Place no more markers [8.2.1] */
export interface CrusadeRevolutionEndActivationCommand {
  readonly type: 'end-activation';
}

/** Move a stack [10.1.1] */
export interface CrusadeRevolutionMoveCommand {
  readonly type: 'move';
  /** One to three units of a space that move together [10.1.1] */
  readonly units: readonly string[];
  /** The space they enter first */
  readonly to: string;
}

/** Move on [10.1.3] */
export interface CrusadeRevolutionStepCommand {
  readonly type: 'step';
  /** The space they enter next */
  readonly to: string;
}

/** Stop the stack [10.1.10] */
export interface CrusadeRevolutionHaltCommand {
  readonly type: 'halt';
}

/** Move nobody else [10.1.10] */
export interface CrusadeRevolutionEndMovementCommand {
  readonly type: 'end-movement';
}

/** Dig in [10.2.1] */
export interface CrusadeRevolutionDigCommand {
  readonly type: 'dig';
  /** The space */
  readonly space: string;
  /** The unit that digs */
  readonly unit: string;
}

/** Dig no more [10.2.1] */
export interface CrusadeRevolutionEndDiggingCommand {
  readonly type: 'end-digging';
}

/** Choose a space to attack [11.1.3] */
export interface CrusadeRevolutionTargetCommand {
  readonly type: 'target';
  /** The space */
  readonly space: string;
}

/** Let a unit join the attack [11.1.4] */
export interface CrusadeRevolutionCommitCommand {
  readonly type: 'commit';
  /** The unit */
  readonly unit: string;
}

/** Leave a unit out of the attack [11.1.7] */
export interface CrusadeRevolutionHoldBackCommand {
  readonly type: 'hold-back';
  /** The unit */
  readonly unit: string;
}

/** Give the attack up [11.1.1] */
export interface CrusadeRevolutionCallOffCommand {
  readonly type: 'call-off';
}

/** Declare the attack [11.2.2, 16.1.4] */
export interface CrusadeRevolutionDeclareCommand {
  readonly type: 'declare';
  /** The event cancels the terrain in this attack [8.5.5.3] */
  readonly cancelTerrain?: boolean;
}

/** Attack no more [11.1.1] */
export interface CrusadeRevolutionEndAttacksCommand {
  readonly type: 'end-attacks';
}

/** Commit a combat card [8.5.3.1, 11.2.4] */
export interface CrusadeRevolutionCommitCardCommand {
  readonly type: 'commit-card';
  /** The card */
  readonly card: string;
  /** The unit it takes out of the attack [CL.N14] */
  readonly unit?: string;
  /** The units it takes out, where it is several */
  readonly units?: readonly string[];
  /** The card it negates [8.5.3.2] */
  readonly against?: string;
}

/** Claim the armour modifier [16.6.2] */
export interface CrusadeRevolutionClaimArmourCommand {
  readonly type: 'claim-armour';
  /** The unit */
  readonly unit: string;
}

/** Commit no more cards [11.2.4] */
export interface CrusadeRevolutionDoneCardsCommand {
  readonly type: 'done-cards';
}

/** Commit no cards for a while [11.2.4] */
export interface CrusadeRevolutionPassCardsCommand {
  readonly type: 'pass-cards';
  /** How long: to the end of this Action Round, or of the turn */
  readonly until: 'round' | 'turn';
}

/** Choose who loses a step [11.3.4] */
export interface CrusadeRevolutionLoseStepCommand {
  readonly type: 'lose-step';
  /** The unit */
  readonly unit: string;
  /** The Reserve division that takes the place of a corps [11.3.5] */
  readonly replacedBy?: string;
}

/** Hold the ground for a step [11.4.3] */
export interface CrusadeRevolutionHoldCommand {
  readonly type: 'hold';
  /** The unit */
  readonly unit: string;
  /** The Reserve division that takes the place of a corps [11.3.5] */
  readonly replacedBy?: string;
}

/** Fall back [11.4.1] */
export interface CrusadeRevolutionFallBackCommand {
  readonly type: 'fall-back';
}

/** Retreat a unit [11.4.5] */
export interface CrusadeRevolutionRetreatCommand {
  readonly type: 'retreat';
  /** The unit */
  readonly unit: string;
  /** Spaces it goes through, in order */
  readonly path: readonly string[];
}

/** Advance after combat [11.5.1] */
export interface CrusadeRevolutionAdvanceCommand {
  readonly type: 'advance';
  /** The unit */
  readonly unit: string;
  /** The space it enters */
  readonly to: string;
}

/** Advance nobody else [11.5.1] */
export interface CrusadeRevolutionEndAdvanceCommand {
  readonly type: 'end-advance';
}

/** Choose the attack that earns the bonus [8.5.5.3] */
export interface CrusadeRevolutionClaimBonusCommand {
  readonly type: 'claim-bonus';
  /** The space */
  readonly space: string;
}

/** Redeploy a unit [12.1.2] */
export interface CrusadeRevolutionRedeployCommand {
  readonly type: 'redeploy';
  /** The unit */
  readonly unit: string;
  /** The space; left out where it goes to the Reserve Box or over the border */
  readonly to?: string;
  /** How it goes [12.1.6-12.1.9] */
  readonly by: 'land' | 'sea' | 'fromReserve' | 'toReserve' | 'border' | 'fromMorocco';
}

/** Redeploy nobody else [12.1.4] */
export interface CrusadeRevolutionEndRedeploymentCommand {
  readonly type: 'end-redeployment';
}

/** Place a unit of the event [8.5.2.3, 8.5.2.4] */
export interface CrusadeRevolutionPlaceCommand {
  readonly type: 'place';
  /** The unit */
  readonly unit: string;
  /** The space, or "reserve" for the Reserve Box */
  readonly space: string;
  /** With its reduced face up, where the card leaves that open */
  readonly reduced?: boolean;
}

/** Give a division up for a corps [8.5.2.5] */
export interface CrusadeRevolutionGiveUpDivisionCommand {
  readonly type: 'give-up-division';
  /** The unit */
  readonly unit: string;
}

/** Choose a unit [8.5.1.1] */
export interface CrusadeRevolutionPickUnitCommand {
  readonly type: 'pick-unit';
  /** The unit */
  readonly unit: string;
}

/** Choose a space [8.5.1.1] */
export interface CrusadeRevolutionPickSpaceCommand {
  readonly type: 'pick-space';
  /** The space */
  readonly space: string;
}

/** Choose no more [8.5.1.1] */
export interface CrusadeRevolutionDeclineCommand {
  readonly type: 'decline';
}

/** Strike off a unit of a stack too high [9.1.4] */
export interface CrusadeRevolutionStrikeCommand {
  readonly type: 'strike';
  /** The unit */
  readonly unit: string;
}

/** Place a corps that comes back [13.4.3] */
export interface CrusadeRevolutionPlaceReturningCommand {
  readonly type: 'place-returning';
  /** The unit */
  readonly unit: string;
  /** The space, or "reserve" for the Reserve Box */
  readonly space: string;
}

/** Spend replacement points [14.1.3, 14.1.4, 14.1.5] */
export interface CrusadeRevolutionSpendCommand {
  readonly type: 'spend';
  /** The unit */
  readonly unit: string;
  /** What is bought [14.1.3-14.1.5] */
  readonly buy: 'restoreStep' | 'rebuildReduced' | 'rebuildFull';
  /** The pool that pays */
  readonly pool: 'nationalist' | 'axis' | 'republican' | 'soviet';
  /** Where a rebuilt corps is put [14.1.5] */
  readonly to?: string;
}

/** Strengthen a siege [16.1.8] */
export interface CrusadeRevolutionStrengthenCommand {
  readonly type: 'strengthen';
  /** The siege [16.1.8] */
  readonly siege: 'simancas' | 'santaMaria' | 'alcazar';
}

/** Spend no more points [14.1.2] */
export interface CrusadeRevolutionEndReplacementsCommand {
  readonly type: 'end-replacements';
}

/** Take works off the map [10.2.10] */
export interface CrusadeRevolutionRemoveWorksCommand {
  readonly type: 'remove-works';
  /** The space */
  readonly space: string;
}

/** Take no more works off [10.2.10] */
export interface CrusadeRevolutionDoneWorksCommand {
  readonly type: 'done-works';
}

/** Deploy a corps [15.2.1.1, 15.2.1.2] */
export interface CrusadeRevolutionDeployCommand {
  readonly type: 'deploy';
  /** The corps */
  readonly corps: string;
  /** The space */
  readonly space: string;
  /** The division that makes room [15.2.1.2] */
  readonly displaced?: string;
}

/** Withdraw a division to the Reserve Box [15.2.2.2] */
export interface CrusadeRevolutionWithdrawCommand {
  readonly type: 'withdraw';
  /** The unit */
  readonly unit: string;
}

/** Make regulars of a militia division [15.2.3] */
export interface CrusadeRevolutionMilitarizeCommand {
  readonly type: 'militarize';
  /** The MIL division */
  readonly unit: string;
  /** The RPA division that takes its place */
  readonly by: string;
}

/** Militarize no more [15.2.3] */
export interface CrusadeRevolutionEndMilitarizationCommand {
  readonly type: 'end-militarization';
}

/** A command of Crusade and Revolution. */
export type CrusadeRevolutionCommand = CrusadeRevolutionDiscardCardsCommand | CrusadeRevolutionPlaceArrivalCommand | CrusadeRevolutionPlayCommand | CrusadeRevolutionAutomaticCommand | CrusadeRevolutionProposeEffectCommand | CrusadeRevolutionAgreeEffectCommand | CrusadeRevolutionRefuseEffectCommand | CrusadeRevolutionWithdrawProposalCommand | CrusadeRevolutionActivateCommand | CrusadeRevolutionEndActivationCommand | CrusadeRevolutionMoveCommand | CrusadeRevolutionStepCommand | CrusadeRevolutionHaltCommand | CrusadeRevolutionEndMovementCommand | CrusadeRevolutionDigCommand | CrusadeRevolutionEndDiggingCommand | CrusadeRevolutionTargetCommand | CrusadeRevolutionCommitCommand | CrusadeRevolutionHoldBackCommand | CrusadeRevolutionCallOffCommand | CrusadeRevolutionDeclareCommand | CrusadeRevolutionEndAttacksCommand | CrusadeRevolutionCommitCardCommand | CrusadeRevolutionClaimArmourCommand | CrusadeRevolutionDoneCardsCommand | CrusadeRevolutionPassCardsCommand | CrusadeRevolutionLoseStepCommand | CrusadeRevolutionHoldCommand | CrusadeRevolutionFallBackCommand | CrusadeRevolutionRetreatCommand | CrusadeRevolutionAdvanceCommand | CrusadeRevolutionEndAdvanceCommand | CrusadeRevolutionClaimBonusCommand | CrusadeRevolutionRedeployCommand | CrusadeRevolutionEndRedeploymentCommand | CrusadeRevolutionPlaceCommand | CrusadeRevolutionGiveUpDivisionCommand | CrusadeRevolutionPickUnitCommand | CrusadeRevolutionPickSpaceCommand | CrusadeRevolutionDeclineCommand | CrusadeRevolutionStrikeCommand | CrusadeRevolutionPlaceReturningCommand | CrusadeRevolutionSpendCommand | CrusadeRevolutionStrengthenCommand | CrusadeRevolutionEndReplacementsCommand | CrusadeRevolutionRemoveWorksCommand | CrusadeRevolutionDoneWorksCommand | CrusadeRevolutionDeployCommand | CrusadeRevolutionWithdrawCommand | CrusadeRevolutionMilitarizeCommand | CrusadeRevolutionEndMilitarizationCommand | SessionJoinCommand | SessionProposeUndoCommand | SessionAgreeUndoCommand | SessionRefuseUndoCommand | SessionConcedeCommand;

/** A turn begins */
export interface CrusadeRevolutionTurnBeganEvent {
  readonly type: 'turn-began';
  /** The turn */
  readonly turn: number;
  /** A winter turn [16.5.1] */
  readonly winter: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A step is reached */
export interface CrusadeRevolutionStepReachedEvent {
  readonly type: 'step-reached';
  /** The step */
  readonly step: string;
  /** The phase */
  readonly phase?: string | null;
  /** Who decides */
  readonly active?: 'nationalist' | 'republican' | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An Action Round begins */
export interface CrusadeRevolutionRoundBeganEvent {
  readonly type: 'round-began';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** The round */
  readonly round: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An Action Round ends */
export interface CrusadeRevolutionRoundEndedEvent {
  readonly type: 'round-ended';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** The round */
  readonly round: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Attrition is over */
export interface CrusadeRevolutionAttritionEndedEvent {
  readonly type: 'attrition-ended';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Somebody has to choose */
export interface CrusadeRevolutionChoiceOwedEvent {
  readonly type: 'choice-owed';
  /** Who chooses, and among what */
  readonly choice: CrusadeRevolutionOwedChoice;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A choice is made */
export interface CrusadeRevolutionChoiceSettledEvent {
  readonly type: 'choice-settled';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An automatic operation */
export interface CrusadeRevolutionAutomaticOperationEvent {
  readonly type: 'automatic-operation';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A card is played */
export interface CrusadeRevolutionCardPlayedEvent {
  readonly type: 'card-played';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** The card */
  readonly card: string;
  /** What for */
  readonly use: string;
  /** Where it goes after the round */
  readonly fate: string;
  /** It counts against the winter limit [16.5.2] */
  readonly winter: boolean;
  /** Kind of reinforcement */
  readonly reinforcement?: string | null;
  /** A Strategic Counterattack */
  readonly counterattack: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An operation begins */
export interface CrusadeRevolutionOperationBeganEvent {
  readonly type: 'operation-began';
  /** Points and limits */
  readonly operation: CrusadeRevolutionOperationAtHand;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Redeployment begins */
export interface CrusadeRevolutionRedeploymentBeganEvent {
  readonly type: 'redeployment-began';
  /** SR value of the card */
  readonly value: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Points change */
export interface CrusadeRevolutionPointsChangedEvent {
  readonly type: 'points-changed';
  /** Victory Points */
  readonly vp?: number | null;
  /** Republican Morale */
  readonly rm?: number | null;
  /** Why */
  readonly why: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The game is over */
export interface CrusadeRevolutionGameOverEvent {
  readonly type: 'game-over';
  /** The result */
  readonly result: EndedResult;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A draw pile is shuffled */
export interface CrusadeRevolutionPileShuffledEvent {
  readonly type: 'pile-shuffled';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** Cards in it */
  readonly count: number;
  /** What it is made of */
  readonly from: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The order, known to nobody */
    readonly order: readonly string[];
  };
}

/** Cards are drawn */
export interface CrusadeRevolutionCardsDrawnEvent {
  readonly type: 'cards-drawn';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** How many */
  readonly count: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The cards */
    readonly cards: readonly string[];
  };
}

/** A hand is shown */
export interface CrusadeRevolutionHandShownEvent {
  readonly type: 'hand-shown';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** The cards */
  readonly cards: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Combat cards are put down */
export interface CrusadeRevolutionCombatCardsPutDownEvent {
  readonly type: 'combat-cards-put-down';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** How many */
  readonly count: number;
  /** The card on top */
  readonly top: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** The cards, the last one on top */
    readonly cards: readonly string[];
  };
}

/** A card reaches its pile */
export interface CrusadeRevolutionCardSettledEvent {
  readonly type: 'card-settled';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** The card */
  readonly card: string;
  /** The pile */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An event begins */
export interface CrusadeRevolutionEventBeganEvent {
  readonly type: 'event-began';
  /** The card */
  readonly card: string;
  /** What it is remembered by */
  readonly names: readonly string[];
  /** What both sides agreed on */
  readonly agreed?: readonly CrusadeRevolutionCardEffect[] | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A choice of an event */
export interface CrusadeRevolutionEffectChosenEvent {
  readonly type: 'effect-chosen';
  /** What was chosen */
  readonly choice: string;
  /** A division given up */
  readonly gift: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An effect is done */
export interface CrusadeRevolutionEffectDoneEvent {
  readonly type: 'effect-done';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An event is over */
export interface CrusadeRevolutionEventFinishedEvent {
  readonly type: 'event-finished';
  /** The card */
  readonly card: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An effect is proposed */
export interface CrusadeRevolutionEffectProposedEvent {
  readonly type: 'effect-proposed';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** The card */
  readonly card: string;
  /** What it would do */
  readonly changes: readonly CrusadeRevolutionCardEffect[];
  /** As an event or in combat */
  readonly use: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A proposal is settled */
export interface CrusadeRevolutionProposalSettledEvent {
  readonly type: 'proposal-settled';
  /** It was agreed to */
  readonly agreed: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A lasting effect begins */
export interface CrusadeRevolutionLastingBeganEvent {
  readonly type: 'lasting-began';
  /** The effect */
  readonly effect: CrusadeRevolutionLastingEffect;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A lasting effect ends */
export interface CrusadeRevolutionLastingCancelledEvent {
  readonly type: 'lasting-cancelled';
  /** Which */
  readonly tag: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An event is remembered */
export interface CrusadeRevolutionFlagSetEvent {
  readonly type: 'flag-set';
  /** What */
  readonly flag: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The Strait changes hands */
export interface CrusadeRevolutionStraitChangedEvent {
  readonly type: 'strait-changed';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A winter will be severe */
export interface CrusadeRevolutionSevereWinterEvent {
  readonly type: 'severe-winter';
  /** The winter turn */
  readonly turn: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A beachhead is opened */
export interface CrusadeRevolutionBeachheadOpenedEvent {
  readonly type: 'beachhead-opened';
  /** Which */
  readonly which: string;
  /** The space beside it */
  readonly beside?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A beachhead is gone */
export interface CrusadeRevolutionBeachheadClosedEvent {
  readonly type: 'beachhead-closed';
  /** Which */
  readonly which: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** No more combat cards */
export interface CrusadeRevolutionCardsPassedEvent {
  readonly type: 'cards-passed';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
  readonly secret?: {
    /** The sides that know it. */
    readonly for: readonly string[];
    /** How long its owner passes every window; null for this one alone */
    readonly until: string | null;
  };
}

/** A combat card is committed */
export interface CrusadeRevolutionCombatCardCommittedEvent {
  readonly type: 'combat-card-committed';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** The card */
  readonly card: string;
  /** It lay face up */
  readonly faceUp: boolean;
  /** The unit it takes out */
  readonly unit?: string | null;
  /** The units it takes out */
  readonly units?: readonly string[] | null;
  /** The card it negates */
  readonly against?: string | null;
  /** What both sides agreed on */
  readonly agreed?: readonly CrusadeRevolutionCardEffect[] | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A combat card goes where it belongs */
export interface CrusadeRevolutionCombatCardSettledEvent {
  readonly type: 'combat-card-settled';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** The card */
  readonly card: string;
  /** Where */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Replacement points are recorded */
export interface CrusadeRevolutionReplacementsRecordedEvent {
  readonly type: 'replacements-recorded';
  /** The pool */
  readonly pool: string;
  /** Points */
  readonly points: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A pool is barred for the turn */
export interface CrusadeRevolutionReplacementsBarredEvent {
  readonly type: 'replacements-barred';
  /** The pool */
  readonly pool: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Replacement points are spent */
export interface CrusadeRevolutionReplacementBoughtEvent {
  readonly type: 'replacement-bought';
  /** The unit */
  readonly unit: string;
  /** What is bought */
  readonly buy: string;
  /** The purchase */
  readonly purchase: CrusadeRevolutionUnitPurchase;
  /** Where it is put */
  readonly to?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A siege is strengthened */
export interface CrusadeRevolutionSiegeStrengthenedEvent {
  readonly type: 'siege-strengthened';
  /** The siege */
  readonly siege: string;
  /** Its resistance now */
  readonly resistance: number;
  /** The purchase */
  readonly purchase: CrusadeRevolutionSiegePurchase;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Replacements are over */
export interface CrusadeRevolutionReplacementsEndedEvent {
  readonly type: 'replacements-ended';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is placed */
export interface CrusadeRevolutionUnitPlacedEvent {
  readonly type: 'unit-placed';
  /** The unit */
  readonly unit: string;
  /** The space */
  readonly space: string;
  /** Reduced side up */
  readonly reduced: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit waits in Morocco */
export interface CrusadeRevolutionUnitWaitsEvent {
  readonly type: 'unit-waits';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit goes to the Reserve Box */
export interface CrusadeRevolutionUnitReservedEvent {
  readonly type: 'unit-reserved';
  /** The unit */
  readonly unit: string;
  /** Reduced side up */
  readonly reduced: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit leaves the map */
export interface CrusadeRevolutionUnitRemovedEvent {
  readonly type: 'unit-removed';
  /** The unit */
  readonly unit: string;
  /** Where it goes */
  readonly to: string;
  /** Why */
  readonly why: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is turned over */
export interface CrusadeRevolutionUnitFlippedEvent {
  readonly type: 'unit-flipped';
  /** The unit */
  readonly unit: string;
  /** Reduced side up */
  readonly reduced: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is put beside the beachhead */
export interface CrusadeRevolutionUnitPutBackEvent {
  readonly type: 'unit-put-back';
  /** The unit */
  readonly unit: string;
  /** The space */
  readonly space: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is no longer bound to its region */
export interface CrusadeRevolutionUnitFreedEvent {
  readonly type: 'unit-freed';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A stack moves */
export interface CrusadeRevolutionStackMovedEvent {
  readonly type: 'stack-moved';
  /** The units */
  readonly units: readonly string[];
  /** From */
  readonly from: string;
  /** To */
  readonly to: string;
  /** Where its move began */
  readonly start: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A stack ends its move */
export interface CrusadeRevolutionStackHaltedEvent {
  readonly type: 'stack-halted';
  /** The units */
  readonly units: readonly string[];
  /** The space */
  readonly space: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is redeployed */
export interface CrusadeRevolutionUnitRedeployedEvent {
  readonly type: 'unit-redeployed';
  /** The unit */
  readonly unit: string;
  /** How */
  readonly by: string;
  /** Where */
  readonly to: string;
  /** SR points */
  readonly cost: number;
  /** Army of Africa */
  readonly afr: boolean;
  /** The turn it comes back */
  readonly turn?: number | null;
  /** The isolated group it joins */
  readonly group?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A corps is deployed */
export interface CrusadeRevolutionCorpsDeployedEvent {
  readonly type: 'corps-deployed';
  /** The unit */
  readonly unit: string;
  /** The space */
  readonly space: string;
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A militia division becomes regular */
export interface CrusadeRevolutionUnitMilitarizedEvent {
  readonly type: 'unit-militarized';
  /** The unit */
  readonly unit: string;
  /** The division that takes its place */
  readonly by: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is changed for another */
export interface CrusadeRevolutionUnitSwappedEvent {
  readonly type: 'unit-swapped';
  /** The unit */
  readonly unit: string;
  /** The unit that takes its place */
  readonly by: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A region is wholly Nationalist */
export interface CrusadeRevolutionRegionLostEvent {
  readonly type: 'region-lost';
  /** The region */
  readonly region: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A space is activated */
export interface CrusadeRevolutionSpaceActivatedEvent {
  readonly type: 'space-activated';
  /** The space */
  readonly space: string;
  /** Move or attack */
  readonly marker: string;
  /** Its supply now */
  readonly supply: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A space changes hands */
export interface CrusadeRevolutionSpaceTakenEvent {
  readonly type: 'space-taken';
  /** The space */
  readonly space: string;
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** How */
  readonly by: string;
  /** Republican Morale */
  readonly rm: number;
  /** Victory Points */
  readonly vp: number;
  /** Works fall [10.2.7] */
  readonly worksRemoved: boolean;
  /** A siege is lifted [16.1.3] */
  readonly siegeLifted: boolean;
  /** The Isolated Space marker goes [16.2.2] */
  readonly isolationEnds: boolean;
  /** Badajoz supplies nobody any more [13.2.4.2] */
  readonly badajozSpent: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A retreat passes through */
export interface CrusadeRevolutionSpacePassedEvent {
  readonly type: 'space-passed';
  /** The space */
  readonly space: string;
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** Republican Morale */
  readonly rm: number;
  /** Victory Points */
  readonly vp: number;
  /** Works fall */
  readonly worksRemoved: boolean;
  /** A siege is lifted */
  readonly siegeLifted: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An effort against Madrid */
export interface CrusadeRevolutionMadridNotedEvent {
  readonly type: 'madrid-noted';
  /** What was done */
  readonly deed: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A siege changes */
export interface CrusadeRevolutionSiegeChangedEvent {
  readonly type: 'siege-changed';
  /** The siege */
  readonly siege: string;
  /** Its resistance now */
  readonly resistance: number;
  /** How */
  readonly how: string;
  /** Republican Morale */
  readonly rm: number;
  /** Victory Points */
  readonly vp: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A siege is assaulted */
export interface CrusadeRevolutionSiegeAssaultedEvent {
  readonly type: 'siege-assaulted';
  /** The siege */
  readonly siege: string;
  /** Who assaults */
  readonly units: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Isolated Spaces are so no more */
export interface CrusadeRevolutionIsolationEndedEvent {
  readonly type: 'isolation-ended';
  /** The spaces */
  readonly spaces: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Republican Morale changes */
export interface CrusadeRevolutionMoraleChangedEvent {
  readonly type: 'morale-changed';
  /** What happened */
  readonly trigger: string;
  /** It is taken back */
  readonly undone: boolean;
  /** Republican Morale */
  readonly rm: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A zone falls apart or is joined */
export interface CrusadeRevolutionZoneChangedEvent {
  readonly type: 'zone-changed';
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** It lies in two parts */
  readonly split: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The ammunition shortage is over */
export interface CrusadeRevolutionShortageEndedEvent {
  readonly type: 'shortage-ended';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Somebody digs in */
export interface CrusadeRevolutionDiggingTriedEvent {
  readonly type: 'digging-tried';
  /** The space */
  readonly space: string;
  /** The unit */
  readonly unit: string;
  /** The work is finished */
  readonly built: boolean;
  /** What is there now */
  readonly works: string;
  /** Modifier of the next try */
  readonly digDrm: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A card places works */
export interface CrusadeRevolutionWorksPlacedEvent {
  readonly type: 'works-placed';
  /** The space */
  readonly space: string;
  /** Position or trench */
  readonly kind: string;
  /** Which marker */
  readonly marker: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Works are taken off */
export interface CrusadeRevolutionWorksRemovedEvent {
  readonly type: 'works-removed';
  /** The space */
  readonly space: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The bonus of a counterattack */
export interface CrusadeRevolutionBonusClaimedEvent {
  readonly type: 'bonus-claimed';
  /** The space */
  readonly space: string;
  /** Republican Morale */
  readonly rm: number;
  /** Victory Points */
  readonly vp: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A target is chosen */
export interface CrusadeRevolutionTargetChosenEvent {
  readonly type: 'target-chosen';
  /** The space */
  readonly space: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit joins an attack */
export interface CrusadeRevolutionAttackerCommittedEvent {
  readonly type: 'attacker-committed';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit is held back */
export interface CrusadeRevolutionAttackerHeldBackEvent {
  readonly type: 'attacker-held-back';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An attack is given up */
export interface CrusadeRevolutionAttackCalledOffEvent {
  readonly type: 'attack-called-off';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** An attack is declared */
export interface CrusadeRevolutionAttackDeclaredEvent {
  readonly type: 'attack-declared';
  /** The space */
  readonly space: string;
  /** Who attacks from where */
  readonly attackers: readonly CrusadeRevolutionCombatAttacker[];
  /** Who defends */
  readonly defenders: readonly string[];
  /** Supply of the space */
  readonly supply: string;
  /** The event cancels the terrain */
  readonly cancelTerrain: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Armour is claimed */
export interface CrusadeRevolutionArmourClaimedEvent {
  readonly type: 'armour-claimed';
  /** The unit */
  readonly unit: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The claim of armour lapses */
export interface CrusadeRevolutionClaimLapsedEvent {
  readonly type: 'claim-lapsed';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A card takes a unit out */
export interface CrusadeRevolutionAttackerTakenOutEvent {
  readonly type: 'attacker-taken-out';
  /** The unit */
  readonly unit: string;
  /** Where it goes */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Fire */
export interface CrusadeRevolutionFireRolledEvent {
  readonly type: 'fire-rolled';
  /** Who fires */
  readonly party: string;
  /** Loss Number */
  readonly losses: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Losses are owed */
export interface CrusadeRevolutionLossesOwedEvent {
  readonly type: 'losses-owed';
  /** Who */
  readonly party: string;
  /** How many, and from whom they are taken */
  readonly losses: CrusadeRevolutionLossesAtHand;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A step is chosen */
export interface CrusadeRevolutionStepChosenEvent {
  readonly type: 'step-chosen';
  /** Who */
  readonly party: string;
  /** The unit */
  readonly unit: string;
  /** Who takes its place */
  readonly replacedBy?: string | null;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A step is lost */
export interface CrusadeRevolutionStepLostEvent {
  readonly type: 'step-lost';
  /** The unit */
  readonly unit: string;
  /** What becomes of it */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A division takes the place of a corps */
export interface CrusadeRevolutionCorpsReplacedEvent {
  readonly type: 'corps-replaced';
  /** Whose */
  readonly party: string;
  /** The division */
  readonly division: string;
  /** The space */
  readonly space: string;
  /** Supply */
  readonly supply: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Losses are taken */
export interface CrusadeRevolutionLossesSettledEvent {
  readonly type: 'losses-settled';
  /** Who */
  readonly party: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A combat is decided */
export interface CrusadeRevolutionCombatDecidedEvent {
  readonly type: 'combat-decided';
  /** Who won */
  readonly winner: string;
  /** Cards whose effects counted */
  readonly used: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A retreat is due */
export interface CrusadeRevolutionRetreatDueEvent {
  readonly type: 'retreat-due';
  /** Spaces */
  readonly distance: number;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** The ground is held */
export interface CrusadeRevolutionRetreatCancelledEvent {
  readonly type: 'retreat-cancelled';
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit retreats */
export interface CrusadeRevolutionUnitRetreatedEvent {
  readonly type: 'unit-retreated';
  /** The unit */
  readonly unit: string;
  /** Its way */
  readonly path: readonly string[];
  /** What it leaves behind */
  readonly behind: string | null;
  /** Abroad beyond what its region allows [16.4.2.4] */
  readonly stray: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit cannot retreat */
export interface CrusadeRevolutionRetreatFailedEvent {
  readonly type: 'retreat-failed';
  /** The unit */
  readonly unit: string;
  /** Spaces that attackers may enter [11.5.7] */
  readonly onlyFirst: readonly string[];
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A unit advances */
export interface CrusadeRevolutionUnitAdvancedEvent {
  readonly type: 'unit-advanced';
  /** The unit */
  readonly unit: string;
  /** Where */
  readonly to: string;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** A combat is over */
export interface CrusadeRevolutionCombatOverEvent {
  readonly type: 'combat-over';
  /** There was a combat */
  readonly fought: boolean;
  /** What happened, in the language asked for; empty where it needs no words. */
  readonly text: string;
  /** The section behind it; empty where there is none. */
  readonly rule: string;
  /** Something hidden came to light: one cannot go back before it. */
  readonly reveals?: boolean;
}

/** Something that happened in a game of Crusade and Revolution. */
export type CrusadeRevolutionEvent = CrusadeRevolutionTurnBeganEvent | CrusadeRevolutionStepReachedEvent | CrusadeRevolutionRoundBeganEvent | CrusadeRevolutionRoundEndedEvent | CrusadeRevolutionAttritionEndedEvent | CrusadeRevolutionChoiceOwedEvent | CrusadeRevolutionChoiceSettledEvent | CrusadeRevolutionAutomaticOperationEvent | CrusadeRevolutionCardPlayedEvent | CrusadeRevolutionOperationBeganEvent | CrusadeRevolutionRedeploymentBeganEvent | CrusadeRevolutionPointsChangedEvent | CrusadeRevolutionGameOverEvent | CrusadeRevolutionPileShuffledEvent | CrusadeRevolutionCardsDrawnEvent | CrusadeRevolutionHandShownEvent | CrusadeRevolutionCombatCardsPutDownEvent | CrusadeRevolutionCardSettledEvent | CrusadeRevolutionEventBeganEvent | CrusadeRevolutionEffectChosenEvent | CrusadeRevolutionEffectDoneEvent | CrusadeRevolutionEventFinishedEvent | CrusadeRevolutionEffectProposedEvent | CrusadeRevolutionProposalSettledEvent | CrusadeRevolutionLastingBeganEvent | CrusadeRevolutionLastingCancelledEvent | CrusadeRevolutionFlagSetEvent | CrusadeRevolutionStraitChangedEvent | CrusadeRevolutionSevereWinterEvent | CrusadeRevolutionBeachheadOpenedEvent | CrusadeRevolutionBeachheadClosedEvent | CrusadeRevolutionCardsPassedEvent | CrusadeRevolutionCombatCardCommittedEvent | CrusadeRevolutionCombatCardSettledEvent | CrusadeRevolutionReplacementsRecordedEvent | CrusadeRevolutionReplacementsBarredEvent | CrusadeRevolutionReplacementBoughtEvent | CrusadeRevolutionSiegeStrengthenedEvent | CrusadeRevolutionReplacementsEndedEvent | CrusadeRevolutionUnitPlacedEvent | CrusadeRevolutionUnitWaitsEvent | CrusadeRevolutionUnitReservedEvent | CrusadeRevolutionUnitRemovedEvent | CrusadeRevolutionUnitFlippedEvent | CrusadeRevolutionUnitPutBackEvent | CrusadeRevolutionUnitFreedEvent | CrusadeRevolutionStackMovedEvent | CrusadeRevolutionStackHaltedEvent | CrusadeRevolutionUnitRedeployedEvent | CrusadeRevolutionCorpsDeployedEvent | CrusadeRevolutionUnitMilitarizedEvent | CrusadeRevolutionUnitSwappedEvent | CrusadeRevolutionRegionLostEvent | CrusadeRevolutionSpaceActivatedEvent | CrusadeRevolutionSpaceTakenEvent | CrusadeRevolutionSpacePassedEvent | CrusadeRevolutionMadridNotedEvent | CrusadeRevolutionSiegeChangedEvent | CrusadeRevolutionSiegeAssaultedEvent | CrusadeRevolutionIsolationEndedEvent | CrusadeRevolutionMoraleChangedEvent | CrusadeRevolutionZoneChangedEvent | CrusadeRevolutionShortageEndedEvent | CrusadeRevolutionDiggingTriedEvent | CrusadeRevolutionWorksPlacedEvent | CrusadeRevolutionWorksRemovedEvent | CrusadeRevolutionBonusClaimedEvent | CrusadeRevolutionTargetChosenEvent | CrusadeRevolutionAttackerCommittedEvent | CrusadeRevolutionAttackerHeldBackEvent | CrusadeRevolutionAttackCalledOffEvent | CrusadeRevolutionAttackDeclaredEvent | CrusadeRevolutionArmourClaimedEvent | CrusadeRevolutionClaimLapsedEvent | CrusadeRevolutionAttackerTakenOutEvent | CrusadeRevolutionFireRolledEvent | CrusadeRevolutionLossesOwedEvent | CrusadeRevolutionStepChosenEvent | CrusadeRevolutionStepLostEvent | CrusadeRevolutionCorpsReplacedEvent | CrusadeRevolutionLossesSettledEvent | CrusadeRevolutionCombatDecidedEvent | CrusadeRevolutionRetreatDueEvent | CrusadeRevolutionRetreatCancelledEvent | CrusadeRevolutionUnitRetreatedEvent | CrusadeRevolutionRetreatFailedEvent | CrusadeRevolutionUnitAdvancedEvent | CrusadeRevolutionCombatOverEvent | SessionJoinedEvent | SessionBeganEvent | SessionEndedEvent | SessionConcededEvent | SessionUndoProposedEvent | SessionUndoAgreedEvent | SessionUndoRefusedEvent | SessionUndoneEvent | SessionRulesAdoptedEvent | SessionSeatLeftEvent | SessionSeatTakenEvent | SessionTimedOutEvent;

/** A position of Crusade and Revolution, as far as the board does not show it. */
export interface CrusadeRevolutionCampaignView {
  /** The game. */
  readonly game: 'crusade-revolution';
  /** The turn */
  readonly turn: number;
  /** The phase */
  readonly phase: string;
  /** The step */
  readonly step: string;
  /** The Action Round */
  readonly round: number;
  /** Whose round or segment it is */
  readonly active: 'nationalist' | 'republican';
  /** Victory Points */
  readonly vp: number;
  /** Republican Morale */
  readonly rm: number;
  /** Replacement points */
  readonly rp: CrusadeRevolutionPointPools;
  /** Who controls the Strait of Gibraltar [16.7] */
  readonly strait: 'nationalist' | 'republican';
  /** The Northern Zone is short of ammunition [17.1] */
  readonly shortage: boolean;
  /** The winter turn that is severe [16.5.3] */
  readonly severeWinter: number | null;
  /** Events played, by number, title and flag [8.5.1.2] */
  readonly played: readonly string[];
  /** Effects that last */
  readonly lasting: readonly CrusadeRevolutionLastingEffect[];
  /** The cards of both sides */
  readonly cards: readonly CrusadeRevolutionCardsOfSide[];
  /** OPS and limits of the operation at hand; null where there is none */
  readonly operation: CrusadeRevolutionOperationAtHand | null;
  /** The stack that is on its way; null where there is none */
  readonly march: CrusadeRevolutionStackOnItsWay | null;
  /** The attack that is being prepared; null where there is none */
  readonly attack: CrusadeRevolutionAttackInPreparation | null;
  /** The combat at hand; null where there is none */
  readonly combat: CrusadeRevolutionCombatAtHand | null;
  /** SR points of the card at hand; null where there are none */
  readonly sr: CrusadeRevolutionRedeploymentPoints | null;
  /** The event that is being carried out; null where there is none */
  readonly event: CrusadeRevolutionEventAtHand | null;
  /** The effect that is proposed; null where there is none */
  readonly proposal: CrusadeRevolutionEffectProposal | null;
}

export interface CrusadeRevolutionBattleInput {
  /** Attacking side: the active player [11.1.2] */
  readonly attacker: 'nationalist' | 'republican';
  /** Game turn */
  readonly turn: number;
  /** The Severe Winter event made this winter turn severe [16.5.3]. Default: false. */
  readonly severeWinter?: boolean;
  /** Action Round of a Strategic Counterattack event [8.5.5.2]. Default: false. */
  readonly counterattack?: boolean;
  /** Largo Caballero’s Government has been played [17.4.1]. Default: false. */
  readonly largoCaballero?: boolean;
  /** A card took units out after the declaration: the militia is not tested anew [CL.N14]. Default: false. */
  readonly unitsTakenOut?: boolean;
  /** Terrain and works whose effect on fire an event cancels [CL.map]. Default: []. */
  readonly cancelled?: readonly ('mountain' | 'position' | 'trench' | 'mainCity' | 'river' | 'sierra')[];
  /** Spaces that attack, with their participants [11.2.2] */
  readonly attackers: readonly CrusadeRevolutionAttackingSpaceInput[];
  /** The defending space [11.1.3] */
  readonly defence: CrusadeRevolutionDefendingSpaceInput;
  /** Combat cards committed, in the order played [11.2.4]. Default: []. */
  readonly cards?: readonly CrusadeRevolutionCombatCardInput[];
  /** Attacker’s divisions in the Reserve Box [11.3.5]. Default: []. */
  readonly attackerReserve?: readonly CrusadeRevolutionReserveUnitInput[];
  /** Defender’s divisions in the Reserve Box [11.3.5]. Default: []. */
  readonly defenderReserve?: readonly CrusadeRevolutionReserveUnitInput[];
  /** Both fire tables, where no chart pack supplies them [11.2.6] */
  readonly fireTables?: CrusadeRevolutionFireTablesInput;
}

export interface CrusadeRevolutionAttackingSpaceInput {
  /** Name of the space */
  readonly name?: string;
  /** It attacks along a river connection [11.2.6]. Default: false. */
  readonly river?: boolean;
  /** Somosierra or Guadarrama [11.2.6]. Default: false. */
  readonly sierra?: boolean;
  /** It carries an Attack marker [11.1.1]. Default: true. */
  readonly activated?: boolean;
  /** Joined to the defending space by one connection [11.1.3]. Default: true. */
  readonly adjacent?: boolean;
  /** Supply when it was activated [13.3.1]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Supply at the start of the combat, where it is another by now [13.1.1.1] */
  readonly supplyNow?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Units of the space that stay out of this combat [11.1.7]. Default: 0. */
  readonly stayOut?: number;
  /** Participating units */
  readonly units: readonly CrusadeRevolutionAttackingUnitInput[];
}

export type CrusadeRevolutionAttackingUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Combat Factor of the side showing; 0 may attack [11.1.6] */
  readonly cf?: number;
  /** Loss Factor; sent for all units of a side, its losses are worked out too [11.3.2] */
  readonly lf?: number;
  /** One-sided counter: a single step, full [2.2.1]. Default: false. */
  readonly oneStep?: boolean;
  /** Armour used for the +1 modifier [16.6.2]. Default: false. */
  readonly claimsArmour?: boolean;
  /** Already fought in this Action Round [11.1.5]. Default: false. */
  readonly foughtThisRound?: boolean;
  /** POL unit removed by Defection [CL.N14]. Default: false. */
  readonly defected?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionDefendingSpaceInput {
  /** Name of the space */
  readonly name?: string;
  /** Terrain [2.1.1]. Default: "plain". */
  readonly terrain?: 'plain' | 'mountain';
  /** Position or trench [10.2.8]. Default: "none". */
  readonly works?: 'none' | 'position' | 'trench';
  /** Main City [3.0]. Default: false. */
  readonly mainCity?: boolean;
  /** Somosierra or Guadarrama [11.2.6]. Default: false. */
  readonly sierra?: boolean;
  /** Beachhead [2.2.2.11]. Default: false. */
  readonly beachhead?: boolean;
  /** Supply at the start of the combat [13.3.4]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Already attacked in this Action Round [11.1.5]. Default: false. */
  readonly attackedThisRound?: boolean;
  /** Every unit in the space: all defend [11.1.3] */
  readonly units: readonly CrusadeRevolutionDefendingUnitInput[];
}

export type CrusadeRevolutionDefendingUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Combat Factor of the side showing */
  readonly cf?: number;
  /** Loss Factor; sent for all units of a side, its losses are worked out too [11.3.2] */
  readonly lf?: number;
  /** One-sided counter: a single step, full [2.2.1]. Default: false. */
  readonly oneStep?: boolean;
  /** Retreated into this space in this Action Round [11.4.6]. Default: false. */
  readonly retreated?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export type CrusadeRevolutionCombatCardInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Who commits it [8.5.3.1] */
  readonly by?: 'attacker' | 'defender';
  /** Which card, where the book explains it. Default: "other". */
  readonly card?: 'other' | 'badWeather' | 'capturedBridge' | 'defection' | 'molotovCocktail' | 'forGodCountryAndKing' | 'katiuska';
  /** Printed modifier to the attacker’s die [11.2.5]. Default: 0. */
  readonly attackerDrm?: number;
  /** Printed modifier to the defender’s die [11.2.5]. Default: 0. */
  readonly defenderDrm?: number;
  /** Printed shift of the attacker’s fire, left negative [11.2.6]. Default: 0. */
  readonly attackerShift?: number;
  /** Printed shift of the defender’s fire, left negative [11.2.6]. Default: 0. */
  readonly defenderShift?: number;
  /** Its modifiers are negated by another card, such as Bad Weather [8.5.3.2]. Default: false. */
  readonly negated?: boolean;
  /** Asterisk: leaves the game once used [8.5.1.3]. Default: false. */
  readonly asterisk?: boolean;
  /** “Only affects one Combat per Turn” [8.5.3.2]. Default: false. */
  readonly oncePerTurn?: boolean;
  /** Face up from an earlier combat [8.5.3.2]. Default: false. */
  readonly faceUp?: boolean;
  /** Already used in this Action Round [8.5.3.4]. Default: false. */
  readonly usedThisRound?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export type CrusadeRevolutionReserveUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Loss Factor [11.3.2]. Default: 1. */
  readonly lf?: number;
  /** One-sided counter: a single step, full [2.2.1]. Default: false. */
  readonly oneStep?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionFireTablesInput {
  /** Division Fire Table [11.2.6] */
  readonly division: CrusadeRevolutionFireTableInput;
  /** Corps Fire Table [11.2.6] */
  readonly corps: CrusadeRevolutionFireTableInput;
}

export interface CrusadeRevolutionFireTableInput {
  /** Lowest combat strength of each column, from left to right [11.2.6] */
  readonly lowest: readonly number[];
  /** Printed headings of the columns. Default: []. */
  readonly columns?: readonly string[];
  /** One row for each modified die, 1 to 6 [11.2.7] */
  readonly rows: readonly CrusadeRevolutionFireRowInput[];
}

export interface CrusadeRevolutionFireRowInput {
  /** Loss Number of each column, from left to right [11.2.7] */
  readonly losses: readonly number[];
}

export interface CrusadeRevolutionOptionsInput {
  /** River shift if all attackers cross, or if any does [G2]. Default: "all". */
  readonly riverShift?: 'all' | 'any';
  /** Shift of the attacker’s fire against a Main City, left negative [G1]. Default: 0. */
  readonly mainCityAttackerShift?: number;
  /** Shift of the fire of a Main City’s defender, right positive [G1]. Default: 0. */
  readonly mainCityDefenderShift?: number;
  /** A corps eliminated after retreating [11.4.6] is replaced by a division after all [G6]. Default: false. */
  readonly retreatedCorpsReplaced?: boolean;
  /** One division is given up for each corps, or for each card [G15]. Default: "corps". */
  readonly divisionRemovedPer?: 'corps' | 'card';
  /** Northern Zone: all spaces connected to its sources, or only those Nationalist at the start [G16]. Default: "connected". */
  readonly northernZone?: 'connected' | 'original';
  /** Optional rule: the Corridor of Grado joins Oviedo and Puerto de Leitariegos [2.1.2]. Default: false. */
  readonly corridorOfGrado?: boolean;
  /** The optional strategy cards are in the decks, both players agreeing [2.3]. Default: false. */
  readonly optionalCards?: boolean;
  /** In a session: a card whose text its deck cannot put in the words of the cards is settled by agreement of both sides. Default: true. */
  readonly adjudication?: boolean;
}

export interface CrusadeRevolutionBattleOutcome {
  /** A combat took place [CL.N14] */
  readonly fought?: boolean | null;
  /** The attacker’s fire */
  readonly attacker?: CrusadeRevolutionFire | null;
  /** The defender’s fire */
  readonly defender?: CrusadeRevolutionFire | null;
  /** Winner; null where the question ends at the columns [11.2.9] */
  readonly winner?: 'attacker' | 'defender' | 'none' | null;
  /** Spaces the surviving defenders retreat if an attacker survives [11.4.2] */
  readonly retreatSpaces: number;
  /** A step loss may cancel the retreat: the ground lets it, and a defending step would be left [11.4.3] */
  readonly mayCancelRetreat?: boolean | null;
  /** Units eliminated because they had retreated [11.4.6] */
  readonly caught: readonly CrusadeRevolutionCaughtUnit[];
  /** The first loss of the attacker falls on an AFR unit if it can [11.3.6] */
  readonly firstLossAfr?: boolean | null;
  /** Armour on which the attacker’s first loss falls if it can [11.3.6] */
  readonly firstLossArmour: readonly string[];
  /** How the defender takes its losses, where all its Loss Factors were sent [11.2.8] */
  readonly defenderLosses?: CrusadeRevolutionLossOutcome | null;
  /** How the attacker takes its losses, where all its Loss Factors were sent [11.2.8] */
  readonly attackerLosses?: CrusadeRevolutionLossOutcome | null;
  /** Where the combat cards go [8.5.3] */
  readonly cards: readonly CrusadeRevolutionCardDisposition[];
}

export interface CrusadeRevolutionFire {
  /** Combat strength [11.2.3] */
  readonly strength: number;
  /** Fire table [11.2.6] */
  readonly table: 'division' | 'corps';
  /** Column of the strength itself */
  readonly baseColumn: string;
  /** Net shift, left negative [11.2.6] */
  readonly shift: number;
  /** Column fired on */
  readonly column: string;
  /** Sum of die-roll modifiers [11.2.5] */
  readonly drm: number;
  /** The die once modified, never below 1 or above 6; null where the question ends at the columns [11.2.7] */
  readonly die?: number | null;
  /** Loss Number inflicted on the enemy; null where the question ends at the columns [11.2.7] */
  readonly lossNumber?: number | null;
}

export interface CrusadeRevolutionCaughtUnit {
  /** The unit that had retreated */
  readonly unit: string;
  /** What becomes of it [11.4.6] */
  readonly fate: 'full' | 'reduced' | 'eliminated' | 'permanentlyRemoved';
  /** A Reserve division takes its place: only by option [G6] */
  readonly replaced?: boolean | null;
}

export interface CrusadeRevolutionLossOutcome {
  /** Part of the Loss Number that must be satisfied [11.3.4] */
  readonly satisfied: number;
  /** Of it, what falls on divisions that are not there [11.3.5.1] */
  readonly imaginary: number;
  /** What nobody can take and vanishes [11.3.4] */
  readonly vanishes: number;
  /** First-loss duty that can be kept [11.3.7] */
  readonly firstLoss: 'both' | 'afr' | 'armour' | 'none';
  /** Number of legal ways, exchanges of units alike not counted */
  readonly ways: number;
  /** The legal ways, at most 200 of them */
  readonly allocations: readonly CrusadeRevolutionAllocation[];
  /** Every unit dies in each of the ways */
  readonly wipedOut?: boolean | null;
}

export interface CrusadeRevolutionAllocation {
  /** Units that lose steps */
  readonly losses: readonly CrusadeRevolutionUnitLoss[];
}

export interface CrusadeRevolutionUnitLoss {
  /** The unit */
  readonly unit: string;
  /** Steps lost */
  readonly steps: number;
  /** What it is afterwards [11.3.2] */
  readonly fate: 'full' | 'reduced' | 'eliminated' | 'permanentlyRemoved';
  /** The Reserve division that replaces it */
  readonly replacedBy?: string | null;
  /** Steps the replacement loses, real or imaginary [11.3.5.1] */
  readonly replacementSteps?: number | null;
  /** What the replacement is afterwards */
  readonly replacementFate?: 'full' | 'reduced' | 'eliminated' | 'permanentlyRemoved' | null;
}

export interface CrusadeRevolutionCardDisposition {
  /** The card */
  readonly card: string;
  /** Where it goes [8.5.3.2, 8.5.3.3] */
  readonly fate: 'faceUp' | 'discarded' | 'permanentlyRemoved' | 'returnedToHand';
}

export interface CrusadeRevolutionCombatToEndInput {
  /** Attacking side: the active player [11.1.2] */
  readonly attacker: 'nationalist' | 'republican';
  /** Game turn */
  readonly turn: number;
  /** The Severe Winter event made this winter turn severe [16.5.3]. Default: false. */
  readonly severeWinter?: boolean;
  /** Action Round of a Strategic Counterattack event [8.5.5.2]. Default: false. */
  readonly counterattack?: boolean;
  /** Largo Caballero’s Government has been played [17.4.1]. Default: false. */
  readonly largoCaballero?: boolean;
  /** A card took units out after the declaration: the militia is not tested anew [CL.N14]. Default: false. */
  readonly unitsTakenOut?: boolean;
  /** Terrain and works whose effect on fire an event cancels [CL.map]. Default: []. */
  readonly cancelled?: readonly ('mountain' | 'position' | 'trench' | 'mainCity' | 'river' | 'sierra')[];
  /** Spaces that attack, with their participants [11.2.2] */
  readonly attackers: readonly CrusadeRevolutionAttackingSpaceInput[];
  /** The defending space [11.1.3] */
  readonly defence: CrusadeRevolutionDefendingSpaceInput;
  /** Combat cards committed, in the order played [11.2.4]. Default: []. */
  readonly cards?: readonly CrusadeRevolutionCombatCardInput[];
  /** Attacker’s divisions in the Reserve Box [11.3.5]. Default: []. */
  readonly attackerReserve?: readonly CrusadeRevolutionReserveUnitInput[];
  /** Defender’s divisions in the Reserve Box [11.3.5]. Default: []. */
  readonly defenderReserve?: readonly CrusadeRevolutionReserveUnitInput[];
  /** Both fire tables, where no chart pack supplies them [11.2.6] */
  readonly fireTables?: CrusadeRevolutionFireTablesInput;
  /** Map, with every unit that takes no part in the combat */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Spaces of the map where the defenders would be out of supply [11.4.5]. Default: []. */
  readonly outOfSupply?: readonly string[];
  /** Divisions outside their regions, those that attack left out [16.4.2.2]. Default: {"asturias":0,"santander":0,"basque":0}. */
  readonly abroad?: CrusadeRevolutionAbroadInput;
  /** The trench attacked is one of the six Republican ones used once only [10.2.9]. Default: false. */
  readonly oneUseTrench?: boolean;
  /** VP of a Main City on your Player Aid Card */
  readonly mainCityVp?: number;
  /** Which of the listed ways the defender takes its losses, from 0 */
  readonly defenderWay?: number;
  /** Which of the listed ways the attacker takes its losses, from 0 */
  readonly attackerWay?: number;
  /** Defender who gives a step to cancel the retreat; "-" where nobody does [11.4.3] */
  readonly cancelBy?: string;
  /** How defenders retreat who have a choice. Default: []. */
  readonly retreats?: readonly CrusadeRevolutionChosenRetreatInput[];
  /** Attackers that advance; an empty list where nobody does [11.5.1] */
  readonly advances?: readonly CrusadeRevolutionChosenAdvanceInput[];
}

export type CrusadeRevolutionCampaignMapInput = OrStored<{
  /** Spaces */
  readonly spaces?: readonly CrusadeRevolutionMapSpaceInput[];
  /** Connections */
  readonly connections?: readonly CrusadeRevolutionMapConnectionInput[];
  /** Combat units on it. Default: []. */
  readonly units?: readonly CrusadeRevolutionMapUnitInput[];
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionMapSpaceInput {
  /** Name of the space */
  readonly id: string;
  /** Its name in Japanese */
  readonly ja?: string;
  /** Who controls it now [3.0] */
  readonly control: 'nationalist' | 'republican';
  /** Who controlled it when this Action Round began; as now if left out [10.1.12] */
  readonly controlAtStart?: 'nationalist' | 'republican';
  /** Terrain [2.1.1]. Default: "plain". */
  readonly terrain?: 'plain' | 'mountain';
  /** Silver, gold or picture [2.1.1]. Default: "none". */
  readonly class?: 'none' | 'provinceCapital' | 'vpSpace' | 'mainCity';
  /** Supply symbol; badajoz is the special one [13.2]. Default: "none". */
  readonly source?: 'none' | 'nationalist' | 'republican' | 'badajoz';
  /** Badajoz: Nationalists have captured it before, so it supplies nobody [13.2.4.2]. Default: false. */
  readonly spent?: boolean;
  /** Region of the Northern Front [16.4.1]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Port, by sea zone [2.1.1]. Default: "none". */
  readonly port?: 'none' | 'atlantic' | 'mediterranean';
  /** Dotted line to a neighbour country [13.4.1]. Default: "none". */
  readonly border?: 'none' | 'france' | 'portugal';
  /** Carries an Isolated Space marker [16.2.1]. Default: false. */
  readonly isolated?: boolean;
  /** Siege marker in it [16.1.1]. Default: "none". */
  readonly siege?: 'none' | 'simancas' | 'santaMaria' | 'alcazar';
  /** Holds a position or trench of its controller [10.2.6]. Default: false. */
  readonly works?: boolean;
  /** These works are a trench [10.2.5]. Default: false. */
  readonly trench?: boolean;
  /** It is one of the six Republican trenches used once only [10.2.9]. Default: false. */
  readonly oneUse?: boolean;
  /** Bonus marker of a counterattack [8.5.5.4]. Default: "none". */
  readonly bonus?: 'none' | 'rm' | 'vp';
  /** Carries an Attack marker this Action Round [10.1.11]. Default: false. */
  readonly attackMarker?: boolean;
  /** Beachhead marker is on the map, for a beachhead space [10.1.8]. Default: true. */
  readonly beachheadOpen?: boolean;
}

export interface CrusadeRevolutionMapConnectionInput {
  /** One end */
  readonly a: string;
  /** The other end */
  readonly b: string;
  /** Kind of line [2.1.2]. Default: "solid". */
  readonly kind?: 'solid' | 'river' | 'beachhead' | 'corridorOfGrado';
}

export type CrusadeRevolutionMapUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Side */
  readonly side?: 'nationalist' | 'republican';
  /** Space it stands in */
  readonly at?: string;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionAbroadInput {
  /** Asturian divisions. Default: 0. */
  readonly asturias?: number;
  /** Santander divisions. Default: 0. */
  readonly santander?: number;
  /** Basque divisions. Default: 0. */
  readonly basque?: number;
}

export interface CrusadeRevolutionChosenRetreatInput {
  /** Name of the defender */
  readonly unit: string;
  /** Spaces it enters, in order [11.4.5] */
  readonly spaces: readonly string[];
}

export interface CrusadeRevolutionChosenAdvanceInput {
  /** Name of the attacker */
  readonly unit: string;
  /** Space where it ends [11.5] */
  readonly to: string;
}

export interface CrusadeRevolutionCombatToEndOutcome {
  /** The battle up to both Loss Numbers */
  readonly battle: CrusadeRevolutionBattleOutcome;
  /** What must be chosen next; none where the combat is over */
  readonly next: 'none' | 'defenderLosses' | 'attackerLosses' | 'cancelRetreat' | 'chooseRetreat' | 'chooseAdvance';
  /** Attackers left */
  readonly attackersLeft: readonly CrusadeRevolutionSurvivor[];
  /** Defenders left after losses and a step given, whether they retreat or not */
  readonly defendersLeft: readonly CrusadeRevolutionSurvivor[];
  /** Defenders who may give a step to cancel the retreat [11.4.3] */
  readonly mayGiveStep: readonly string[];
  /** The retreat was cancelled [11.4.3] */
  readonly cancelled?: boolean | null;
  /** Retreats carried out [11.4.5] */
  readonly retreats: readonly CrusadeRevolutionRetreated[];
  /** The defender whose retreat must be chosen */
  readonly nextToRetreat?: string | null;
  /** Where it may go [11.4.5] */
  readonly ways: readonly CrusadeRevolutionRetreatWay[];
  /** Defenders permanently removed because they could not retreat [11.4.4] */
  readonly removed: readonly string[];
  /** Where each attacker left may end its advance [11.5] */
  readonly mayAdvance: readonly CrusadeRevolutionUnitAdvance[];
  /** Spaces that change hands [11.5.6, 11.4.5] */
  readonly captures: readonly CrusadeRevolutionCaptured[];
  /** Change of Republican Morale [16.3.3] */
  readonly rm: number;
  /** Change of Victory Points, as far as the text gives them */
  readonly vp: number;
}

export interface CrusadeRevolutionSurvivor {
  /** The unit */
  readonly name: string;
  /** Its type */
  readonly type: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Its region */
  readonly region: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up */
  readonly reduced?: boolean | null;
  /** Steps it still has */
  readonly steps: number;
  /** It replaced a corps in this combat [11.3.5] */
  readonly replacement?: boolean | null;
  /** A Reserve division would replace this corps [11.3.5] */
  readonly replacementReady?: boolean | null;
}

export interface CrusadeRevolutionRetreated {
  /** The unit */
  readonly unit: string;
  /** Spaces entered, in order */
  readonly spaces: readonly string[];
}

export interface CrusadeRevolutionRetreatWay {
  /** Spaces entered, in order */
  readonly spaces: readonly string[];
  /** Friendly ground, with an extension, or through enemy ground [G11] */
  readonly kind: 'friendly' | 'extended' | 'enemyControlled';
  /** Ends in supply [11.4.5] */
  readonly supplied?: boolean | null;
  /** Takes control of the last space [11.4.5] */
  readonly takesControl?: boolean | null;
}

export interface CrusadeRevolutionUnitAdvance {
  /** The unit */
  readonly unit: string;
  /** Spaces where it may end */
  readonly mayEnd: readonly string[];
}

export interface CrusadeRevolutionCaptured {
  /** The space */
  readonly space: string;
  /** Change of Republican Morale */
  readonly rm: number;
  /** Change of Victory Points, as far as the text gives them */
  readonly vp: number;
  /** Works are removed [10.2.7] */
  readonly worksRemoved?: boolean | null;
  /** The siege is lifted [16.1.3] */
  readonly siegeLifted?: boolean | null;
}

export interface CrusadeRevolutionFireInput {
  /** Attacking side: the active player [11.1.2] */
  readonly attacker: 'nationalist' | 'republican';
  /** Game turn */
  readonly turn: number;
  /** The Severe Winter event made this winter turn severe [16.5.3]. Default: false. */
  readonly severeWinter?: boolean;
  /** Action Round of a Strategic Counterattack event [8.5.5.2]. Default: false. */
  readonly counterattack?: boolean;
  /** Largo Caballero’s Government has been played [17.4.1]. Default: false. */
  readonly largoCaballero?: boolean;
  /** A card took units out after the declaration: the militia is not tested anew [CL.N14]. Default: false. */
  readonly unitsTakenOut?: boolean;
  /** Terrain and works whose effect on fire an event cancels [CL.map]. Default: []. */
  readonly cancelled?: readonly ('mountain' | 'position' | 'trench' | 'mainCity' | 'river' | 'sierra')[];
  /** Spaces that attack, with their participants [11.2.2] */
  readonly attackers: readonly CrusadeRevolutionAttackingSpaceInput[];
  /** The defending space [11.1.3] */
  readonly defence: CrusadeRevolutionDefendingSpaceInput;
  /** Combat cards committed, in the order played [11.2.4]. Default: []. */
  readonly cards?: readonly CrusadeRevolutionCombatCardInput[];
  /** Attacker’s divisions in the Reserve Box [11.3.5]. Default: []. */
  readonly attackerReserve?: readonly CrusadeRevolutionReserveUnitInput[];
  /** Defender’s divisions in the Reserve Box [11.3.5]. Default: []. */
  readonly defenderReserve?: readonly CrusadeRevolutionReserveUnitInput[];
  /** Both fire tables, where no chart pack supplies them [11.2.6] */
  readonly fireTables?: CrusadeRevolutionFireTablesInput;
  /** Side that fires */
  readonly fires: 'attacker' | 'defender';
  /** Dice that it rolls, one of which counts [CL.N57, CL.R59]. Default: 1. */
  readonly rolls?: number;
  /** What its die shows without being rolled, where a card says so */
  readonly fixed?: number;
  /** Which of several dice counts. Default: "highest". */
  readonly keep?: 'highest' | 'lowest';
  /** It fires first, and the other side takes its losses before it answers [CL.R7]. Default: false. */
  readonly first?: boolean;
}

export interface CrusadeRevolutionFireOutcome {
  /** Its fire */
  readonly fire: CrusadeRevolutionFire;
}

export interface CrusadeRevolutionLossInput {
  /** Side that takes the losses */
  readonly side: 'nationalist' | 'republican';
  /** Its part in the combat: only attackers owe a first loss [11.3.6] */
  readonly role: 'attacker' | 'defender';
  /** Loss Number to satisfy [11.3.1] */
  readonly lossNumber: number;
  /** Participating units that can lose steps [11.1.7] */
  readonly units: readonly CrusadeRevolutionLossUnitInput[];
  /** Divisions in the Reserve Box [11.3.5]. Default: []. */
  readonly reserve?: readonly CrusadeRevolutionReserveUnitInput[];
  /** Supply of the units [11.3.3]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Limited Offensive is in force: division steps first [CL.R45]. Default: false. */
  readonly limitedOffensive?: boolean;
  /** An allocation to be judged */
  readonly proposed?: readonly CrusadeRevolutionProposedLossInput[];
}

export type CrusadeRevolutionLossUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Loss Factor [11.3.2] */
  readonly lf?: number;
  /** One-sided counter: a single step, full [2.2.1]. Default: false. */
  readonly oneStep?: boolean;
  /** Armour named for the +1 modifier [16.6.2]. Default: false. */
  readonly claimsArmour?: boolean;
  /** Its supply, where it is not that of the others [11.3.3] */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionProposedLossInput {
  /** Name of the unit */
  readonly unit: string;
  /** Steps it loses */
  readonly steps: number;
  /** Reserve division that replaces the corps; left out where there is none */
  readonly replacedBy?: string;
  /** Steps the replacement loses. Default: 0. */
  readonly replacementSteps?: number;
}

export interface CrusadeRevolutionNextLossInput {
  /** Side that takes the losses */
  readonly side: 'nationalist' | 'republican';
  /** Its part in the combat: only attackers owe a first loss [11.3.6] */
  readonly role: 'attacker' | 'defender';
  /** Loss Number to satisfy [11.3.1] */
  readonly lossNumber: number;
  /** Participating units that can lose steps [11.1.7] */
  readonly units: readonly CrusadeRevolutionLossUnitInput[];
  /** Divisions in the Reserve Box [11.3.5]. Default: []. */
  readonly reserve?: readonly CrusadeRevolutionReserveUnitInput[];
  /** Supply of the units [11.3.3]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Limited Offensive is in force: division steps first [CL.R45]. Default: false. */
  readonly limitedOffensive?: boolean;
  /** An allocation to be judged */
  readonly proposed?: readonly CrusadeRevolutionProposedLossInput[];
  /** Steps taken so far, in order. Default: []. */
  readonly taken?: readonly CrusadeRevolutionStepTakenInput[];
}

export interface CrusadeRevolutionStepTakenInput {
  /** The unit that loses a step, or the division that came for a corps */
  readonly unit: string;
  /** Where it was the last step of a corps: the Reserve division that takes its place */
  readonly replacedBy?: string;
}

export interface CrusadeRevolutionNextLossOutcome {
  /** Part of the Loss Number that must be satisfied [11.3.4] */
  readonly satisfied: number;
  /** Taken so far by units that are there */
  readonly taken: number;
  /** Nothing more has to be taken */
  readonly done?: boolean | null;
  /** Every step that may be taken next */
  readonly next: readonly CrusadeRevolutionStepTaken[];
}

export interface CrusadeRevolutionStepTaken {
  /** The unit that loses a step, or the division that came for a corps */
  readonly unit: string;
  /** Where it was the last step of a corps: the Reserve division that takes its place */
  readonly replacedBy?: string | null;
}

export interface CrusadeRevolutionRetreatInput {
  /** Side that retreats */
  readonly side: 'nationalist' | 'republican';
  /** Map around the defending space, with every unit that stands there after losses */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** The defending space */
  readonly space: string;
  /** Loss Number inflicted by the attacker [11.4.2] */
  readonly attackerLossNumber: number;
  /** Loss Number inflicted by the defender [11.4.2] */
  readonly defenderLossNumber: number;
  /** At least one attacking unit survived [11.4.1]. Default: true. */
  readonly attackerSurvived?: boolean;
  /** Spaces that held attackers at the start of the combat [11.4.5] */
  readonly attackerSpaces: readonly string[];
  /** Position or trench in the defending space, where the map does not say it [11.4.3]. Default: "none". */
  readonly works?: 'none' | 'position' | 'trench';
  /** The defending space is a beachhead [11.4.3]. Default: false. */
  readonly beachhead?: boolean;
  /** Defenders left after losses; the first of them retreats first */
  readonly defenders: readonly CrusadeRevolutionDefenderLeftInput[];
  /** Spaces of the map where the retreating side would be out of supply [11.4.5]. Default: []. */
  readonly outOfSupply?: readonly string[];
  /** Trace supply on the map instead, each end as if the unit stood there already [11.4.5]. Default: false. */
  readonly traceSupply?: boolean;
  /** Who controls the Strait of Gibraltar, where supply is traced [16.7]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
  /** Spaces that a card makes them go, whatever the Loss Numbers say [8.5.3.1] */
  readonly distance?: number;
  /** Spaces where this unit may not end: a beachhead, an isolated Front closed to its type [16.4.3.2]. Default: []. */
  readonly closed?: readonly string[];
}

export type CrusadeRevolutionDefenderLeftInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Steps it still has */
  readonly steps?: number;
  /** A Reserve division would replace this corps [11.3.5]. Default: false. */
  readonly replacementReady?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionRetreatOutcome {
  /** Spaces to retreat, 0 where no retreat is due [11.4.2] */
  readonly distance: number;
  /** One step may be given to cancel it [11.4.3] */
  readonly mayCancel?: boolean | null;
  /** Units that may give that step */
  readonly mayGiveStep: readonly string[];
  /** Where the next unit may go; its owner chooses [G10] */
  readonly ways: readonly CrusadeRevolutionRetreatWay[];
  /** It cannot retreat and is permanently removed, unless the retreat is cancelled [11.4.4] */
  readonly removed?: boolean | null;
  /** Where two spaces were needed and only the first was there: what attackers may enter [11.5.7] */
  readonly onlyFirst: readonly string[];
}

export interface CrusadeRevolutionAdvanceInput {
  /** What became of the defenders; blocked: removed because only one of two spaces was there [11.5.7] */
  readonly defenders: 'eliminated' | 'retreatedOne' | 'retreatedTwo' | 'blocked' | 'cancelled' | 'stood';
  /** The defending space, then spaces the retreat passed through or, if blocked, the single space */
  readonly spaces: readonly CrusadeRevolutionVacatedSpaceInput[];
  /** Attacking units left */
  readonly units: readonly CrusadeRevolutionAdvancingUnitInput[];
  /** The question is about defenders: they never advance [11.5.5]. Default: false. */
  readonly defenderAsks?: boolean;
}

export type CrusadeRevolutionVacatedSpaceInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Terrain [11.5.3]. Default: "plain". */
  readonly terrain?: 'plain' | 'mountain';
  /** Region of the Northern Front. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Enemy units there now [11.5.4]. Default: 0. */
  readonly enemyUnits?: number;
  /** Friendly units there now [9.1.1]. Default: 0. */
  readonly friendlyUnits?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export type CrusadeRevolutionAdvancingUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** It took part in the combat [11.1.7]. Default: true. */
  readonly participated?: boolean;
  /** It replaced an attacking corps in this combat [G13]. Default: false. */
  readonly replacement?: boolean;
  /** Other divisions of its region that are in foreign regions [16.4.2.2]. Default: 0. */
  readonly othersAbroad?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionAdvanceOutcome {
  /** Spaces that may be entered; each one entered is captured [11.5.6] */
  readonly spaces: readonly string[];
  /** What each unit may do; advancing is optional [11.5.1] */
  readonly units: readonly CrusadeRevolutionUnitAdvance[];
}

export interface CrusadeRevolutionCoordinationInput {
  /** Game turn */
  readonly turn: number;
  /** Largo Caballero’s Government has been played [17.4.1]. Default: false. */
  readonly largoCaballero?: boolean;
  /** Republican spaces that attack one space */
  readonly spaces: readonly CrusadeRevolutionMilitiaSpaceInput[];
}

export interface CrusadeRevolutionMilitiaSpaceInput {
  /** Name of the space */
  readonly name?: string;
  /** Types of its participating units */
  readonly units: readonly ('corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1')[];
}

export interface CrusadeRevolutionCoordinationOutcome {
  /** Spaces that contribute militia alone [17.4.2] */
  readonly militiaOnly: readonly string[];
  /** Of these, how many must be left out */
  readonly leaveOut: number;
}

export interface CrusadeRevolutionAssaultInput {
  /** Siege [16.1.1] */
  readonly siege: 'simancas' | 'santaMaria' | 'alcazar';
  /** Resistance now; the starting value if left out [16.1.4] */
  readonly resistance?: number;
  /** Game turn */
  readonly turn: number;
  /** Republican units that assault; others may attack elsewhere [16.1.4.1] */
  readonly units: readonly ('corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1')[];
  /** The space carries an Attack marker [16.1.4.1]. Default: true. */
  readonly activated?: boolean;
  /** Supply of the space [13.3.1]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** This siege was assaulted in this Action Round already [11.1.5]. Default: false. */
  readonly alreadyAssaulted?: boolean;
  /** Combat cards anybody wants to use [16.1.4.2]. Default: 0. */
  readonly combatCards?: number;
}

export interface CrusadeRevolutionAssaultOutcome {
  /** Net modifier of the die [16.1.4.2, 17.5.2] */
  readonly drm: number;
  /** The die once modified: 3 or less succeeds [16.1.4.2] */
  readonly die: number;
  /** The assault succeeds [16.1.4.2] */
  readonly success?: boolean | null;
  /** Resistance afterwards */
  readonly resistance: number;
  /** The defenders surrender: marker off, no RM or VP [16.1.5] */
  readonly surrenders?: boolean | null;
}

export interface CrusadeRevolutionEntrenchInput {
  /** Side that builds */
  readonly side: 'nationalist' | 'republican';
  /** Unit that digs instead of moving [10.2.1] */
  readonly unit: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Name of the space: Bilbao has its own rule [10.2.3]. Default: "-". */
  readonly space?: string;
  /** Work already there [10.2.5]. Default: "none". */
  readonly works?: 'none' | 'position' | 'trench';
  /** Work wanted; the next one if left out */
  readonly build?: 'position' | 'trench';
  /** Modifier marker in the space from earlier failures [10.2.2]. Default: 0. */
  readonly digDrm?: number;
  /** The space carries a Move marker [10.2.1]. Default: true. */
  readonly activated?: boolean;
  /** Another unit has already tried here this Action Round [10.2.1]. Default: false. */
  readonly alreadyTried?: boolean;
  /** This unit has moved this Action Round [10.2.1]. Default: false. */
  readonly moved?: boolean;
  /** Supply [13.3.3]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Counters of the side already on the map [10.2.9]. Default: 0. */
  readonly countersUsed?: number;
  /** Plans of the Iron Belt has been played [10.2.3]. Default: false. */
  readonly plansOfTheIronBelt?: boolean;
}

export interface CrusadeRevolutionEntrenchOutcome {
  /** The work is finished */
  readonly built?: boolean | null;
  /** The die once modified; null where none is needed [10.2.2, 10.2.4] */
  readonly die?: number | null;
  /** What the space holds now [10.2.5] */
  readonly works: 'none' | 'position' | 'trench';
  /** Modifier marker afterwards; it leaves with the last friendly unit [10.2.2] */
  readonly digDrm: number;
}

export interface CrusadeRevolutionArmourInput {
  /** Unit [16.6.2] */
  readonly unit: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Reduced side up [16.6.2]. Default: false. */
  readonly reduced?: boolean;
  /** It is the attacker’s unit. Default: true. */
  readonly attacking?: boolean;
  /** Terrain of the defending space. Default: "plain". */
  readonly terrain?: 'plain' | 'mountain';
  /** Position or trench there. Default: "none". */
  readonly works?: 'none' | 'position' | 'trench';
  /** Main City. Default: false. */
  readonly mainCity?: boolean;
  /** This unit attacks across a river [16.6.2]. Default: false. */
  readonly river?: boolean;
  /** Captured Bridge is in play [CL.map]. Default: false. */
  readonly capturedBridge?: boolean;
  /** The dice have been rolled already [16.6.2]. Default: false. */
  readonly afterDice?: boolean;
  /** Molotov Cocktail negates the modifier [CL.N18]. Default: false. */
  readonly molotovCocktail?: boolean;
  /** Operation Orders Captured: the Nationalists take losses first [CL.R7]. Default: false. */
  readonly ordersCaptured?: boolean;
  /** Full-strength armour left after those losses [CL.R7]. Default: 1. */
  readonly fullArmourLeft?: number;
}

export interface CrusadeRevolutionArmourOutcome {
  /** Modifier to the attacker’s die, whatever the number of units [16.6.2] */
  readonly drm: number;
  /** The unit owes the first loss if it can take it [11.3.6] */
  readonly owesFirstLoss?: boolean | null;
}

export interface CrusadeRevolutionCardFateInput {
  /** When. Default: "afterCombat". */
  readonly moment?: 'afterCombat' | 'endOfTurn' | 'beforeDrawing';
  /** Winner of the combat; none on a tie [11.2.9]. Default: "none". */
  readonly winner?: 'attacker' | 'defender' | 'none';
  /** Cards: those committed to the combat, or those face up or in hand */
  readonly cards: readonly CrusadeRevolutionCombatCardInput[];
}

export interface CrusadeRevolutionCardFateOutcome {
  /** Where each card goes */
  readonly cards: readonly CrusadeRevolutionCardDisposition[];
}

export interface CrusadeRevolutionActivationInput {
  /** Active side */
  readonly side: 'nationalist' | 'republican';
  /** OPS points of the card; an automatic operation has 1 [7.1.3] */
  readonly ops: number;
  /** Automatic operation, no card played [7.1.3]. Default: false. */
  readonly automatic?: boolean;
  /** Game turn. Default: 6. */
  readonly turn?: number;
  /** The two Nationalist zones have been linked by land: no ammunition shortage any more [17.1.1]. Default: false. */
  readonly zonesLinked?: boolean;
  /** Spaces activated, all before any movement [8.2.4] */
  readonly spaces: readonly CrusadeRevolutionActivatedSpaceInput[];
}

export interface CrusadeRevolutionActivatedSpaceInput {
  /** Name */
  readonly name: string;
  /** Marker placed on it [8.2.3] */
  readonly marker: 'move' | 'attack';
  /** Friendly units there [8.2.2]. Default: 1. */
  readonly units?: number;
  /** Supply of its units when the marker is placed [13.1.1.1]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Nationalist space connected by land to La Coruna, Valladolid or Zaragoza [17.1.1]. Default: false. */
  readonly northern?: boolean;
  /** It was Nationalist when the game began [17.1.1]. Default: true. */
  readonly originallyNationalist?: boolean;
}

export interface CrusadeRevolutionActivationOutcome {
  /** OPS spent: one a space [8.2.1] */
  readonly spent: number;
  /** OPS left */
  readonly left: number;
}

export interface CrusadeRevolutionMovePathInput {
  /** Side that moves */
  readonly side: 'nationalist' | 'republican';
  /** Map, with every other unit on it */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Space where the stack stands */
  readonly start: string;
  /** Units that move together */
  readonly units: readonly CrusadeRevolutionMovingUnitInput[];
  /** The stack is in supply: only then does it lift a siege [16.1.3]. Default: true. */
  readonly supplied?: boolean;
  /** Its space carries a Move marker [10.1.1]. Default: true. */
  readonly activated?: boolean;
  /** Spaces entered, in order */
  readonly path: readonly string[];
}

export type CrusadeRevolutionMovingUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Movement Factor [10.1.3] */
  readonly mf?: number;
  /** Other divisions of its region that are in foreign regions [16.4.2.2]. Default: 0. */
  readonly othersAbroad?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionMovePathOutcome {
  /** Movement points spent [10.1.3] */
  readonly spent: number;
  /** Points left; they are lost [10.1.10] */
  readonly left: number;
  /** Different spaces entered that were enemy-controlled when the round began [10.1.12] */
  readonly enemySpaces: number;
  /** Where the stack ends */
  readonly end: string;
  /** Spaces captured [10.1.9] */
  readonly captured: readonly string[];
  /** Spaces whose enemy works are removed [10.2.7] */
  readonly worksRemoved: readonly string[];
  /** Spaces whose siege is lifted [16.1.3] */
  readonly siegesLifted: readonly string[];
}

export interface CrusadeRevolutionNextStepInput {
  /** Side that moves */
  readonly side: 'nationalist' | 'republican';
  /** Map, with every other unit on it */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Space where the stack stands */
  readonly start: string;
  /** Units that move together */
  readonly units: readonly CrusadeRevolutionMovingUnitInput[];
  /** The stack is in supply: only then does it lift a siege [16.1.3]. Default: true. */
  readonly supplied?: boolean;
  /** Its space carries a Move marker [10.1.1]. Default: true. */
  readonly activated?: boolean;
  /** Spaces entered so far, in order. Default: []. */
  readonly path?: readonly string[];
  /** Units that can still leave full spaces: the limit sleeps while units move [9.1.2]. Default: []. */
  readonly leaving?: readonly CrusadeRevolutionLeavingUnitsInput[];
  /** Spaces where a unit of the stack may not end while the Northern Front is isolated [16.4.3.2]. Default: []. */
  readonly closed?: readonly string[];
}

export interface CrusadeRevolutionLeavingUnitsInput {
  /** The space */
  readonly space: string;
  /** Units of it that can still leave in this step [9.1.2] */
  readonly units: number;
}

export interface CrusadeRevolutionNextStepOutcome {
  /** Movement points left */
  readonly left: number;
  /** It may end where it is */
  readonly mayHalt?: boolean | null;
  /** Why it may not */
  readonly ban: 'none' | 'attackMarker' | 'stacking' | 'region' | 'front';
  /** Spaces it may go on to; a legal end is within reach from each */
  readonly steps: readonly string[];
  /** Enemy spaces entered so far [10.1.12] */
  readonly enemySpaces: readonly string[];
}

export interface CrusadeRevolutionMoveQuestionInput {
  /** Side that moves */
  readonly side: 'nationalist' | 'republican';
  /** Map, with every other unit on it */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Space where the stack stands */
  readonly start: string;
  /** Units that move together */
  readonly units: readonly CrusadeRevolutionMovingUnitInput[];
  /** The stack is in supply: only then does it lift a siege [16.1.3]. Default: true. */
  readonly supplied?: boolean;
  /** Its space carries a Move marker [10.1.1]. Default: true. */
  readonly activated?: boolean;
}

export interface CrusadeRevolutionReachOutcome {
  /** Spaces where the move may end, the start left out */
  readonly spaces: readonly CrusadeRevolutionReachedSpace[];
  /** Spaces within its movement points that it may not end in */
  readonly refused: readonly CrusadeRevolutionRefusedSpace[];
}

export interface CrusadeRevolutionReachedSpace {
  /** The space */
  readonly space: string;
  /** Least movement points [10.1.3] */
  readonly cost: number;
  /** Enemy spaces entered on that way [10.1.12] */
  readonly enemySpaces: number;
  /** A way there */
  readonly path: readonly string[];
}

export interface CrusadeRevolutionRefusedSpace {
  /** The space */
  readonly space: string;
  /** Why the stack may not end there */
  readonly reason: 'enemyUnits' | 'twoEnemySpaces' | 'attackMarker' | 'stacking' | 'region';
}

export interface CrusadeRevolutionStackingInput {
  /** Friendly combat units in the space, any size [9.1.1] */
  readonly units: number;
  /** Enemy combat units in the same space [9.1.3]. Default: 0. */
  readonly enemyUnits?: number;
  /** The Action Round is over; while moving or redeploying the limit sleeps [9.1.2]. Default: true. */
  readonly roundOver?: boolean;
  /** Supply of the space [9.1.4]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Names of the units in the space, to be told whom the opponent may pick [9.1.4]. Default: []. */
  readonly names?: readonly string[];
  /** The excess comes from a forced retreat that could not be carried out [9.1.4]. Default: false. */
  readonly failedRetreat?: boolean;
}

export interface CrusadeRevolutionStackingOutcome {
  /** Within the limit, or not held to it yet [9.1.2] */
  readonly within: boolean;
  /** Units over the limit */
  readonly excess: number;
  /** What becomes of the units the opponent picks */
  readonly fate?: 'full' | 'reduced' | 'eliminated' | 'permanentlyRemoved' | null;
  /** Units among which the opponent picks; nobody is exempt [9.1.4] */
  readonly candidates: readonly string[];
}

export interface CrusadeRevolutionConnectionInput {
  /** Side whose spaces may be passed */
  readonly side: 'nationalist' | 'republican';
  /** The map */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** One space */
  readonly a: string;
  /** The other space */
  readonly b: string;
}

export interface CrusadeRevolutionConnectionOutcome {
  /** One line joins them [2.1.2] */
  readonly adjacent?: boolean | null;
  /** A chain of friendly spaces joins them; adjacent spaces always are [2.1.2] */
  readonly connected?: boolean | null;
  /** A shortest chain, both ends included */
  readonly chain: readonly string[];
  /** Lines of that chain */
  readonly lines: number;
}

export interface CrusadeRevolutionSrInput {
  /** Side that redeploys */
  readonly side: 'nationalist' | 'republican';
  /** Game turn */
  readonly turn: number;
  /** Who controls the Strait of Gibraltar [16.7]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
  /** The Northern Front is isolated [16.4.3.1]. Default: true. */
  readonly northIsolated?: boolean;
  /** POL divisions in the Northern Front [16.4.3.2]. Default: 0. */
  readonly policeInNorth?: number;
  /** Divisions outside their regions. Default: {"asturias":0,"santander":0,"basque":0}. */
  readonly abroad?: CrusadeRevolutionAbroadInput;
  /** France Recognizes Nationalist Spain has been played [13.4.3.2]. Default: false. */
  readonly franceRecognizes?: boolean;
  /** SR value printed on the card [8.3.2] */
  readonly srValue: number;
  /** The moves the card pays for [12.1.4] */
  readonly moves: readonly CrusadeRevolutionSrMoveInput[];
}

export type CrusadeRevolutionSrMoveInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** How it goes. Default: "land". */
  readonly mode?: 'land' | 'sea' | 'fromReserve' | 'toReserve' | 'border' | 'fromMorocco';
  /** Where it is, unless in the Reserve Box or in Morocco */
  readonly from?: CrusadeRevolutionSpaceFactsInput;
  /** Where it goes, unless to the Reserve Box */
  readonly to?: CrusadeRevolutionSpaceFactsInput;
  /** A chain of friendly spaces joins both [12.1.6]. Default: true. */
  readonly connected?: boolean;
  /** It has redeployed in this Action Round already [12.1.3]. Default: false. */
  readonly movedAlready?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionSpaceFactsInput {
  /** Name */
  readonly name: string;
  /** Who controls it; the side in question if left out */
  readonly control?: 'nationalist' | 'republican';
  /** Supply [12.1.5]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Port, by sea zone [12.1.7]. Default: "none". */
  readonly port?: 'none' | 'atlantic' | 'mediterranean';
  /** Region of the Northern Front [16.4]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Belongs to the Northern Front for its type limits, though in no region [16.4.3.2]. Default: false. */
  readonly north?: boolean;
  /** Supply symbol [13.2]. Default: "none". */
  readonly source?: 'none' | 'nationalist' | 'republican' | 'badajoz';
  /** Friendly units there [9.1.1]. Default: []. */
  readonly units?: readonly CrusadeRevolutionUnitThereInput[];
  /** A MIL unit was sent to this isolated group this turn already [16.2.4.3]. Default: false. */
  readonly groupServed?: boolean;
}

export type CrusadeRevolutionUnitThereInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** It is in supply. Default: true. */
  readonly supplied?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionSrOutcome {
  /** SR points of the card [8.3.2] */
  readonly points: number;
  /** Points spent */
  readonly spent: number;
  /** Points left */
  readonly left: number;
  /** What each move does */
  readonly moves: readonly CrusadeRevolutionSrResult[];
}

export interface CrusadeRevolutionSrResult {
  /** The unit */
  readonly unit: string;
  /** SR points */
  readonly cost: number;
  /** Where it ends */
  readonly ends: 'space' | 'reserve' | 'turnTrack';
  /** It arrives, or will come back, reduced [13.4.3] */
  readonly reduced?: boolean | null;
  /** Turn in whose Replacement Phase it comes back [13.4.3] */
  readonly returnsTurn?: number | null;
}

export interface CrusadeRevolutionDestinationsInput {
  /** Side that redeploys */
  readonly side: 'nationalist' | 'republican';
  /** Game turn */
  readonly turn: number;
  /** Who controls the Strait of Gibraltar [16.7]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
  /** The Northern Front is isolated [16.4.3.1]. Default: true. */
  readonly northIsolated?: boolean;
  /** POL divisions in the Northern Front [16.4.3.2]. Default: 0. */
  readonly policeInNorth?: number;
  /** Divisions outside their regions. Default: {"asturias":0,"santander":0,"basque":0}. */
  readonly abroad?: CrusadeRevolutionAbroadInput;
  /** France Recognizes Nationalist Spain has been played [13.4.3.2]. Default: false. */
  readonly franceRecognizes?: boolean;
  /** The map, with every unit on it */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** The unit to be redeployed */
  readonly unit: CrusadeRevolutionUnitInput;
  /** Where the unit is. Default: "map". */
  readonly place?: 'map' | 'reserve' | 'morocco';
  /** Its space, where it is on the map */
  readonly at?: string;
  /** It has redeployed in this Action Round already [12.1.3]. Default: false. */
  readonly movedAlready?: boolean;
  /** A unit of the Army of Africa has used this card already [17.2.2]. Default: false. */
  readonly afrUsed?: boolean;
  /** Units that can still leave full spaces: the limit sleeps while the card is used [9.1.2]. Default: []. */
  readonly leaving?: readonly CrusadeRevolutionLeavingUnitsInput[];
  /** Isolated spaces whose group a MIL unit was sent to this turn [16.2.4.3]. Default: []. */
  readonly served?: readonly string[];
}

export type CrusadeRevolutionUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionDestinationsOutcome {
  /** Every space it may redeploy to */
  readonly destinations: readonly CrusadeRevolutionDestination[];
  /** It may also go to the Reserve Box [12.1.9] */
  readonly reserve?: boolean | null;
  /** It may also leave over the border and return two turns later [13.4.3] */
  readonly border?: boolean | null;
}

export interface CrusadeRevolutionDestination {
  /** The space */
  readonly space: string;
  /** How it is reached */
  readonly by: 'land' | 'sea' | 'fromReserve' | 'fromMorocco';
}

export interface CrusadeRevolutionNorthInput {
  /** The Republican unit */
  readonly unit: CrusadeRevolutionUnitInput;
  /** How it comes to end in the space. Default: "move". */
  readonly by?: 'move' | 'redeploy' | 'reserve' | 'advance' | 'retreat' | 'reinforcement' | 'stay';
  /** Region of the space where it ends; none for every other space */
  readonly region: 'none' | 'asturias' | 'santander' | 'basque';
  /** A space of no region whose only line runs to Gijon, Santander or Bilbao [16.4.3.2]. Default: false. */
  readonly behindTheFront?: boolean;
  /** The Northern Front is isolated [16.4.3.1]. Default: true. */
  readonly isolated?: boolean;
  /** Other divisions of its region in foreign regions [16.4.2.2]. Default: 0. */
  readonly othersAbroad?: number;
  /** Other POL divisions in the Northern Front [16.4.3.2]. Default: 0. */
  readonly policeThere?: number;
  /** A retreat left this unit abroad beyond the limit [16.4.2.4]. Default: false. */
  readonly strayed?: boolean;
  /** It can get home now [16.4.2.4]. Default: true. */
  readonly canGoHome?: boolean;
  /** The Nationalists control its whole region [16.4.2.4]. Default: false. */
  readonly homeLost?: boolean;
}

export interface CrusadeRevolutionNorthOutcome {
  /** The unit now owes a return to its region [16.4.2.4] */
  readonly mustGoHome?: boolean | null;
  /** Non-cooperation no longer binds it [16.4.2.4] */
  readonly free?: boolean | null;
}

export interface CrusadeRevolutionSeaRouteInput {
  /** Side that uses the sea */
  readonly side: 'nationalist' | 'republican';
  /** For a supply line or for SR */
  readonly use: 'supply' | 'redeploy';
  /** Who controls the Strait of Gibraltar [16.7]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
  /** Unit that redeploys [16.7.1]. Default: "mil". */
  readonly unit?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** One port */
  readonly from: CrusadeRevolutionSeaPortInput;
  /** The other port */
  readonly to: CrusadeRevolutionSeaPortInput;
}

export type CrusadeRevolutionSeaPortInput = OrStored<{
  /** Name */
  readonly name?: string;
  /** Its sea zone; that of the book’s list if left out [3.0] */
  readonly port?: 'none' | 'atlantic' | 'mediterranean';
  /** Friendly-controlled. Default: true. */
  readonly friendly?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionSeaRouteOutcome {
  /** The route is open */
  readonly open?: boolean | null;
}

export interface CrusadeRevolutionVisibilityInput {
  /** What is to be seen. Default: "units". */
  readonly what?: 'units' | 'enemyHand' | 'drawPile' | 'drawPileCount' | 'discardPile' | 'topDiscard' | 'removedCards' | 'faceUpCards';
}

export interface CrusadeRevolutionVisibilityOutcome {
  /** The game has spotting or lines of sight: it never has */
  readonly applicable?: boolean | null;
  /** Anybody may look at it [8.1.4] */
  readonly open?: boolean | null;
}

export interface CrusadeRevolutionCardPlayInput {
  /** Active side */
  readonly side: 'nationalist' | 'republican';
  /** Game turn */
  readonly turn: number;
  /** Action Round of that side [7.1.1] */
  readonly round: number;
  /** What the round is used for [7.1.3] */
  readonly use: 'ops' | 'sr' | 'rp' | 'event' | 'automatic';
  /** The card; none for an automatic operation */
  readonly card?: CrusadeRevolutionStrategyCardInput;
  /** Uses of the side’s earlier rounds this turn; the last is the round just before this one [7.1.4]. Default: []. */
  readonly earlier?: readonly ('ops' | 'sr' | 'rp' | 'event' | 'automatic')[];
  /** Kinds of reinforcement played this turn [8.5.2.1]. Default: []. */
  readonly reinforcements?: readonly ('nationalist' | 'axis' | 'republican' | 'soviet')[];
  /** A Strategic Counterattack was played this turn [8.5.5.1]. Default: false. */
  readonly counterattackPlayed?: boolean;
  /** Cards of this side that count against the winter limit so far [16.5.2]. Default: 0. */
  readonly opsCards?: number;
  /** This winter is severe [16.5.3]. Default: false. */
  readonly severeWinter?: boolean;
  /** Events played so far in the game [8.5.1.2]. Default: []. */
  readonly eventsPlayed?: readonly string[];
  /** The scenario begins on turn 1 [4.3.1]. Default: true. */
  readonly fromTurnOne?: boolean;
  /** Axis Military Aid has been played [8.4.1]. Default: true. */
  readonly axisMilitaryAid?: boolean;
  /** Soviet Military Aid has been played [8.4.1]. Default: true. */
  readonly sovietMilitaryAid?: boolean;
}

export interface CrusadeRevolutionStrategyCardInput {
  /** Number, N1 to N60 or R1 to R60 */
  readonly number?: string;
  /** Name */
  readonly name?: string;
  /** OPS value [8.2.1]. Default: 0. */
  readonly ops?: number;
  /** SR value [8.3.2]. Default: 0. */
  readonly sr?: number;
  /** RP values [8.4.1]. Default: {"nationalist":0,"axis":0,"republican":0,"soviet":0}. */
  readonly rp?: CrusadeRevolutionPointsInput;
  /** War phase whose group it belongs to [8.1.2] */
  readonly phase?: 'warOfTheColumns' | 'mobilization' | 'warOfTheArmies';
  /** Combat card [8.5.3]. Default: false. */
  readonly combatCard?: boolean;
  /** Asterisk [8.5.1.3]. Default: false. */
  readonly asterisk?: boolean;
  /** Kind of reinforcement event [8.5.2.1]. Default: "none". */
  readonly reinforcement?: 'none' | 'nationalist' | 'axis' | 'republican' | 'soviet';
  /** Strategic Counterattack [8.5.5.1]. Default: false. */
  readonly counterattack?: boolean;
  /** Its event is Casado’s Coup; a card of that name says so itself [5.2.4]. Default: false. */
  readonly casadosCoup?: boolean;
  /** Its event lets more than one space be activated [16.5.2]. Default: false. */
  readonly activatesSeveral?: boolean;
  /** Its event also gives its OPS [8.1.3]. Default: false. */
  readonly eventGivesOps?: boolean;
  /** Events that must have been played before [8.5.1.2]. Default: []. */
  readonly prerequisites?: readonly string[];
  /** Every restriction printed on it is met [8.5.1.2]. Default: true. */
  readonly restrictionsMet?: boolean;
  /** The red text at its foot applies: it leaves the game unless played as its event [8.5.1.3]. Default: false. */
  readonly redText?: boolean;
  /** Printed change of Victory Points [8.5.1.4]. Default: 0. */
  readonly vp?: number;
  /** Printed change of Republican Morale [8.5.1.4]. Default: 0. */
  readonly rm?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}

export interface CrusadeRevolutionPointsInput {
  /** NAT RP. Default: 0. */
  readonly nationalist?: number;
  /** AXIS RP. Default: 0. */
  readonly axis?: number;
  /** REP RP. Default: 0. */
  readonly republican?: number;
  /** SOV RP. Default: 0. */
  readonly soviet?: number;
}

export interface CrusadeRevolutionCardPlayOutcome {
  /** Where the card goes after the round [8.5.1.3] */
  readonly card: 'none' | 'discarded' | 'permanentlyRemoved';
  /** OPS points to spend [8.2.1] */
  readonly ops: number;
  /** SR points to spend [8.3.2] */
  readonly sr: number;
  /** RP recorded for the Replacement Phase [8.4.1] */
  readonly rp: CrusadeRevolutionPoints;
  /** It counts against the winter limit [16.5.2] */
  readonly countsInWinter?: boolean | null;
  /** Cards of the turn that count against it, this one included; null outside winter [16.5.2] */
  readonly winterCount?: number | null;
  /** The winter limit of the turn; null outside winter [16.5.2, 16.5.3] */
  readonly winterLimit?: number | null;
  /** Change of Victory Points [8.5.1.4] */
  readonly vp: number;
  /** Change of Republican Morale [8.5.1.4] */
  readonly rm: number;
  /** The Nationalists win at once [5.2.4] */
  readonly nationalistVictory?: boolean | null;
}

export interface CrusadeRevolutionPoints {
  /** NAT RP */
  readonly nationalist?: number | null;
  /** AXIS RP */
  readonly axis?: number | null;
  /** REP RP */
  readonly republican?: number | null;
  /** SOV RP */
  readonly soviet?: number | null;
}

export interface CrusadeRevolutionCardConditionsInput {
  /** Restrictions and prerequisites of the card [8.5.1.2] */
  readonly conditions: readonly CrusadeRevolutionCardConditionInput[];
  /** How things stand */
  readonly facts: CrusadeRevolutionCampaignFactsInput;
}

export type CrusadeRevolutionCardConditionInput = OrStored<{
  /** What it asks for */
  readonly kind?: 'played' | 'notPlayed' | 'turn' | 'rm' | 'vp' | 'strait' | 'controls' | 'northernFront' | 'government' | 'warPhase' | 'winter' | 'supplied' | 'siege' | 'units';
  /** Event or government it names [8.5.1.2] */
  readonly name?: string;
  /** Not below: turn, RM or VP; of spaces, how many */
  readonly atLeast?: number;
  /** Not above: turn, RM or VP */
  readonly atMost?: number;
  /** Side that controls the Strait or the spaces */
  readonly side?: 'nationalist' | 'republican';
  /** Spaces, all of which must be controlled unless a number says how many. Default: []. */
  readonly spaces?: readonly string[];
  /** State of the Northern Front [16.4.3.1] */
  readonly front?: 'isolated' | 'linked' | 'conquered';
  /** War phase [3.0] */
  readonly phase?: 'warOfTheColumns' | 'mobilization' | 'warOfTheArmies';
  /** Siege that stands [16.1.1] */
  readonly siege?: 'simancas' | 'santaMaria' | 'alcazar';
  /** Units that fit what the card says, counted by whoever asks. Default: 0. */
  readonly found?: number;
  /** Conditions with the same number are alternatives: one of them is enough */
  readonly either?: number;
  /** It must not be the case. Default: false. */
  readonly not?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionCampaignFactsInput {
  /** Game turn */
  readonly turn: number;
  /** Republican Morale [16.3.2] */
  readonly rm: number;
  /** Victory Points. Default: 0. */
  readonly vp?: number;
  /** Events played so far, by number, title or name [8.5.1.2]. Default: []. */
  readonly played?: readonly string[];
  /** Who controls the Strait of Gibraltar [16.7]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
  /** Spaces under Nationalist control, of those that are asked about. Default: []. */
  readonly nationalist?: readonly string[];
  /** The Northern Front [16.4.3.1]. Default: "isolated". */
  readonly northernFront?: 'isolated' | 'linked' | 'conquered';
  /** Supplied spaces, of those that are asked about [13.1]. Default: []. */
  readonly supplied?: readonly string[];
  /** Sieges that stand [16.1.1]. Default: []. */
  readonly standingSieges?: readonly ('simancas' | 'santaMaria' | 'alcazar')[];
  /** Republican government at the helm [2.2.2.2] */
  readonly government?: string;
}

export interface CrusadeRevolutionCardConditionsOutcome {
  /** All of them are met: the event may be played [8.5.1.2] */
  readonly met?: boolean | null;
  /** Each condition, in the order sent */
  readonly conditions: readonly CrusadeRevolutionConditionMet[];
}

export interface CrusadeRevolutionConditionMet {
  /** What it asks for */
  readonly kind: 'played' | 'notPlayed' | 'turn' | 'rm' | 'vp' | 'strait' | 'controls' | 'northernFront' | 'government' | 'warPhase' | 'winter' | 'supplied' | 'siege' | 'units';
  /** It is met */
  readonly met?: boolean | null;
}

export interface CrusadeRevolutionReinforcementInput {
  /** Side */
  readonly side: 'nationalist' | 'republican';
  /** Kind of the card [8.5.2.1] */
  readonly kind: 'nationalist' | 'axis' | 'republican' | 'soviet';
  /** Kinds played this turn already. Default: []. */
  readonly playedThisTurn?: readonly ('nationalist' | 'axis' | 'republican' | 'soviet')[];
  /** Every unit the card names [8.5.2.2] */
  readonly units: readonly CrusadeRevolutionArrivingUnitInput[];
  /** Divisions given up for the corps [8.5.2.5]. Default: []. */
  readonly givenUp?: readonly CrusadeRevolutionGivenUpDivisionInput[];
  /** An eligible division is on the map in supply, or in the Reserve Box [8.5.2.5]. Default: true. */
  readonly eligibleInPlay?: boolean;
  /** The Northern Front is isolated [16.4.3.1]. Default: true. */
  readonly northIsolated?: boolean;
}

export type CrusadeRevolutionArrivingUnitInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** The card sends it to the Reserve Box [8.5.2.3]. Default: false. */
  readonly toReserve?: boolean;
  /** Where the card lets it go: spaces, or "reserve" for the Reserve Box; anywhere lawful if left out [8.5.2.3]. Default: []. */
  readonly cardSays?: readonly string[];
  /** It waits aside; whoever is in play or out of the game cannot come [4.2.2, 8.5.2.2]. Default: true. */
  readonly aside?: boolean;
  /** The space it is put in */
  readonly to?: CrusadeRevolutionSpaceFactsInput;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export type CrusadeRevolutionGivenUpDivisionInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Where it is taken from [8.5.2.5] */
  readonly place?: 'map' | 'reserve' | 'eliminated';
  /** Its supply, if on the map. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** It stands in the Northern Front. Default: false. */
  readonly inNorth?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionReinforcementOutcome {
  /** Corps that come */
  readonly corps: number;
  /** Divisions permanently removed for them [8.5.2.5] */
  readonly divisionsRemoved: number;
  /** The kind of card now used up for the turn */
  readonly kindUsed: string;
}

export interface CrusadeRevolutionCorpsPlacementInput {
  /** Side */
  readonly side: 'nationalist' | 'republican';
  /** The corps */
  readonly unit: CrusadeRevolutionUnitInput;
  /** Why it comes [8.5.2.4, 14.1.5, 13.4.3]. Default: "reinforcement". */
  readonly occasion?: 'reinforcement' | 'rebuilt' | 'backFromBorder';
  /** Where it is to be put */
  readonly space: CrusadeRevolutionSpaceFactsInput;
  /** The Northern Front is isolated [16.4.3.1]. Default: true. */
  readonly northIsolated?: boolean;
}

export interface CrusadeRevolutionCorpsPlacementOutcome {
  /** The space */
  readonly space: string;
  /** It is placed reduced [13.4.3] */
  readonly reduced?: boolean | null;
}

export interface CrusadeRevolutionAfricaInput {
  /** Game turn */
  readonly turn: number;
  /** Nationalist Action Round */
  readonly round: number;
  /** Air Bridge has been played [17.6.1]. Default: true. */
  readonly airBridge?: boolean;
  /** End of the Strait Blockade (N6) played. Default: "notYet". */
  readonly blockadeEnded?: 'notYet' | 'beforeTurnThree' | 'turnThreeRoundOne' | 'later';
  /** Sevilla. Default: {"controlled":true,"supplied":true,"units":0}. */
  readonly sevilla?: CrusadeRevolutionLandingSpaceInput;
  /** Cadiz. Default: {"controlled":true,"supplied":true,"units":0}. */
  readonly cadiz?: CrusadeRevolutionLandingSpaceInput;
}

export interface CrusadeRevolutionLandingSpaceInput {
  /** Nationalist-controlled. Default: true. */
  readonly controlled?: boolean;
  /** In supply. Default: true. */
  readonly supplied?: boolean;
  /** Units there [9.1.1]. Default: 0. */
  readonly units?: number;
}

export interface CrusadeRevolutionAfricaOutcome {
  /** Units that arrive */
  readonly arrives: number;
  /** Which of the seven AFR units it is */
  readonly unit?: number | null;
  /** It is placed after this round’s event instead of before the action [17.6.3] */
  readonly afterEvent?: boolean | null;
  /** Where it may be placed */
  readonly spaces: readonly string[];
  /** It stays in Morocco and may redeploy later [17.6.4] */
  readonly staysInMorocco?: boolean | null;
}

export interface CrusadeRevolutionMallorcaInput {
  /** What happens */
  readonly moment: 'play' | 'nationalistsEnter' | 'warStatus';
  /** Game turn now */
  readonly turn: number;
  /** Turn the event was played; this turn if left out [8.5.4.4] */
  readonly turnPlayed?: number;
  /** Republican MIL units on hand [8.5.4.1]. Default: 2. */
  readonly milAvailable?: number;
  /** The Republicans control Mallorca. Default: false. */
  readonly holdsMallorca?: boolean;
  /** The Republicans control the beachhead. Default: true. */
  readonly holdsBeachhead?: boolean;
  /** Republican units in the beachhead. Default: 0. */
  readonly unitsInBeachhead?: number;
  /** Nationalist units that enter the beachhead [8.5.4.3]. Default: 1. */
  readonly entering?: number;
  /** Units in Mallorca: Republican at the deadline, Nationalist when they enter. Default: 0. */
  readonly unitsInMallorca?: number;
}

export interface CrusadeRevolutionMallorcaOutcome {
  /** The beachhead is on the map */
  readonly beachhead?: boolean | null;
  /** MIL units placed in it */
  readonly placed: number;
  /** Turn whose War Status Phase is the deadline [8.5.4.4] */
  readonly deadline: number;
  /** Units that go to the Reserve Box [8.5.4.5, 8.5.4.6] */
  readonly toReserve: number;
  /** Units that move to Mallorca [8.5.4.3, 8.5.4.6] */
  readonly toMallorca: number;
}

export interface CrusadeRevolutionPlanPInput {
  /** What happens. Default: "play". */
  readonly moment?: 'play' | 'nationalistsEnter';
  /** The map */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Coastal space beside which the beachhead is put */
  readonly target: string;
  /** Who controls the Strait of Gibraltar [8.5.6.1]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
  /** RPA divisions in the Reserve Box [8.5.6.3]. Default: 1. */
  readonly rpaInReserve?: number;
  /** The space is coastal, where the book’s list does not name it [3.0]. Default: false. */
  readonly coastal?: boolean;
  /** Nationalist units that enter the beachhead [8.5.6.4]. Default: 1. */
  readonly entering?: number;
}

export interface CrusadeRevolutionPlanPOutcome {
  /** The beachhead is on the map */
  readonly beachhead?: boolean | null;
  /** Distance from the nearest supplied Republican space */
  readonly distance?: number | null;
  /** RPA divisions placed, full or reduced as chosen [8.5.6.3] */
  readonly placed: number;
  /** Nationalist units moved to the space beside [8.5.6.4] */
  readonly moved: number;
  /** Nationalist units sent to the Reserve Box [8.5.6.4] */
  readonly toReserve: number;
}

export interface CrusadeRevolutionCounterattackInput {
  /** Card [8.5.5.1] */
  readonly card: 'brunete' | 'belchite' | 'teruel' | 'elEbro';
  /** Bonus after all attacks, or the space retaken. Default: "bonus". */
  readonly moment?: 'bonus' | 'retaken';
  /** A Strategic Counterattack was played this turn already [8.5.5.1]. Default: false. */
  readonly playedThisTurn?: boolean;
  /** Attacks of the Action Round, all resolved. Default: []. */
  readonly attacks?: readonly CrusadeRevolutionCounterattackBattleInput[];
  /** Attack chosen for the bonus */
  readonly chosen?: string;
  /** VP of a Main City on your Player Aid Card */
  readonly mainCityVp?: number;
}

export interface CrusadeRevolutionCounterattackBattleInput {
  /** Space attacked */
  readonly space: string;
  /** Loss Number inflicted by the Republicans [11.2.9] */
  readonly republicanLossNumber: number;
  /** Loss Number inflicted by the Nationalists */
  readonly nationalistLossNumber: number;
  /** A Republican unit advanced [8.5.5.3]. Default: true. */
  readonly advanced?: boolean;
  /** The card cancelled the terrain of this attack [8.5.5.3]. Default: false. */
  readonly terrainCancelled?: boolean;
  /** Class of the space taken first. Default: "none". */
  readonly class?: 'none' | 'provinceCapital' | 'vpSpace' | 'mainCity';
}

export interface CrusadeRevolutionCounterattackOutcome {
  /** Attacks that may carry the bonus */
  readonly eligible: readonly string[];
  /** Space that carries the marker */
  readonly marker?: string | null;
  /** Republican Morale of the marker itself [8.5.5.4] */
  readonly bonusRm: number;
  /** Victory Points of the marker itself [8.5.5.4] */
  readonly bonusVp: number;
  /** Change of Republican Morale, with that of the space */
  readonly rm: number;
  /** Change of Victory Points, with that of the space */
  readonly vp: number;
}

export interface CrusadeRevolutionInitialCorpsInput {
  /** Side that places */
  readonly side: 'nationalist' | 'republican';
  /** The corps to be placed */
  readonly corps: CrusadeRevolutionUnitInput;
  /** The map at the end of turn 5, with the corps placed so far */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Who controls the Strait of Gibraltar [16.7]. Default: "nationalist". */
  readonly strait?: 'nationalist' | 'republican';
  /** Nationalist corps placed so far [15.2.1.1]. Default: 0. */
  readonly nationalistPlaced?: number;
  /** Republican corps placed so far [15.2.1.1]. Default: 0. */
  readonly republicanPlaced?: number;
  /** Axis Military Aid has been played as an event [15.2.1]. Default: true. */
  readonly axisMilitaryAid?: boolean;
  /** Nationalist corps in all, where the scenario has other than the ten [15.2.1] */
  readonly nationalistCorps?: number;
  /** Republican corps in all, where the scenario has other than the ten [15.2.1] */
  readonly republicanCorps?: number;
  /** The other side has none left that it can place: this one goes on alone [15.2.1.2]. Default: false. */
  readonly anyOrder?: boolean;
  /** Space proposed; every legal space is listed if left out */
  readonly space?: string;
}

export interface CrusadeRevolutionInitialCorpsOutcome {
  /** Where the corps may be placed */
  readonly spaces: readonly CrusadeRevolutionCorpsSpace[];
  /** It has no legal space and is permanently removed [15.2.1.2] */
  readonly removed?: boolean | null;
  /** Nationalist corps that must still go to the north, this one included [15.2.1.2] */
  readonly northOwed: number;
  /** Who places next */
  readonly next: readonly string[];
}

export interface CrusadeRevolutionCorpsSpace {
  /** The space */
  readonly space: string;
  /** One division there goes to the Reserve Box [15.2.1.2] */
  readonly displacesDivision?: boolean | null;
}

export interface CrusadeRevolutionReserveInput {
  /** Side */
  readonly side: 'nationalist' | 'republican';
  /** Divisions in its Reserve Box. Default: []. */
  readonly reserve?: readonly CrusadeRevolutionUnitInput[];
  /** Its divisions on the map. Default: []. */
  readonly onMap?: readonly CrusadeRevolutionMapDivisionInput[];
  /** Italian Reinforcements has been played [15.2.2.1]. Default: true. */
  readonly italianReinforcements?: boolean;
  /** A division somebody wants to withdraw */
  readonly withdraw?: string;
}

export type CrusadeRevolutionMapDivisionInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** Its space is in supply [15.2.2.2]. Default: true. */
  readonly supplied?: boolean;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionReserveOutcome {
  /** Each requirement */
  readonly needs: readonly CrusadeRevolutionShortfall[];
  /** Divisions to withdraw, one at a time, Nationalists first [15.2.2.2] */
  readonly toWithdraw: number;
}

export interface CrusadeRevolutionShortfall {
  /** What is wanted */
  readonly need: string;
  /** How many are wanted [15.2.2.1] */
  readonly wanted: number;
  /** How many the Reserve Box holds */
  readonly held: number;
  /** How many are missing */
  readonly missing: number;
  /** Divisions on the map that may be withdrawn for it [15.2.2.2] */
  readonly withdrawable: readonly string[];
}

export interface CrusadeRevolutionMilitarizationInput {
  /** MIL divisions to be swapped, wherever they are */
  readonly units: readonly CrusadeRevolutionUnitInput[];
  /** RPA divisions not in play. Default: 40. */
  readonly rpaAvailable?: number;
}

export interface CrusadeRevolutionMilitarizationOutcome {
  /** Swaps, each in the same place */
  readonly swaps: readonly CrusadeRevolutionSwap[];
}

export interface CrusadeRevolutionSwap {
  /** MIL division permanently removed */
  readonly removed: string;
  /** The RPA division comes in reduced, as the other was [15.2.3] */
  readonly reduced?: boolean | null;
}

export interface CrusadeRevolutionForeignAidInput {
  /** SOV RP recorded this turn [14.1.3]. Default: 0. */
  readonly soviet?: number;
  /** AXIS RP recorded this turn [14.1.3]. Default: 0. */
  readonly axis?: number;
  /** Italian Submarines (N30) was played this turn [CL.N30]. Default: false. */
  readonly italianSubmarines?: boolean;
  /** A lasting event takes one SOV RP each turn [CL.R31]. Default: false. */
  readonly sovietMinusOne?: boolean;
  /** Nyon Conference (R31) has been played [CL.R31]. Default: false. */
  readonly nyonConference?: boolean;
  /** Extra SOV RP of Opening of the French Border (R42); 0 if it is not in force [CL.R42]. Default: 0. */
  readonly frenchBorder?: number;
  /** The Republicans played a card as RP this turn [CL.R42]. Default: false. */
  readonly rpCardPlayed?: boolean;
  /** Interruption of Axis Aid (R52) was played this turn [CL.R52]. Default: false. */
  readonly axisAidInterrupted?: boolean;
}

export interface CrusadeRevolutionForeignAidOutcome {
  /** SOV RP the Republicans may spend */
  readonly soviet: number;
  /** AXIS RP the Nationalists may spend */
  readonly axis: number;
}

export interface CrusadeRevolutionInsurrectionInput {
  /** Supply of the INS unit at the end of the turn [CL.N48] */
  readonly supply: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
}

export interface CrusadeRevolutionInsurrectionOutcome {
  /** What becomes of the unit */
  readonly unit: 'stays' | 'permanentlyRemoved';
  /** The space goes to the other player */
  readonly spaceLost?: boolean | null;
  /** Who controls the space */
  readonly control: 'nationalist' | 'republican';
}

export interface CrusadeRevolutionFrenchInput {
  /** The map, with its French border spaces */
  readonly map: CrusadeRevolutionCampaignMapInput;
}

export interface CrusadeRevolutionFrenchOutcome {
  /** Spaces within range */
  readonly spaces: readonly CrusadeRevolutionNearFrance[];
}

export interface CrusadeRevolutionNearFrance {
  /** The space */
  readonly space: string;
  /** Spaces from French soil */
  readonly distance: number;
}

export interface CrusadeRevolutionSupplyInput {
  /** Side whose supply is asked about */
  readonly side: 'nationalist' | 'republican';
  /** The map [13.1.2] */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Who controls the Strait of Gibraltar [16.7]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
}

export interface CrusadeRevolutionSupplyOutcome {
  /** Every space of the side */
  readonly spaces: readonly CrusadeRevolutionSpaceSupplyOutcome[];
  /** Every unit of the side */
  readonly units: readonly CrusadeRevolutionUnitSupply[];
  /** Isolated Space markers that come off, supply being open [16.2.2] */
  readonly reopened: readonly string[];
  /** The Northern Front is isolated [16.4.3.1] */
  readonly northIsolated?: boolean | null;
  /** The Nationalist zones are linked: the ammunition shortage ends for good [17.1.1] */
  readonly zonesLinked?: boolean | null;
}

export interface CrusadeRevolutionSpaceSupplyOutcome {
  /** The space */
  readonly space: string;
  /** Its supply */
  readonly state: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** By what */
  readonly by: 'land' | 'sea' | 'isolatedSpace' | 'border' | 'none';
  /** From the space to what supplies it */
  readonly line: readonly string[];
  /** Where the line breaks: the nearest space in the way */
  readonly brokenAt?: string | null;
}

export interface CrusadeRevolutionUnitSupply {
  /** The unit */
  readonly unit: string;
  /** Its space */
  readonly space: string;
  /** Its supply */
  readonly state: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
}

export interface CrusadeRevolutionEffectsInput {
  /** Supply of the unit */
  readonly supply: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** An Asturian division in Asturias [13.1.5]. Default: false. */
  readonly asturianAtHome?: boolean;
}

export interface CrusadeRevolutionEffectsOutcome {
  /** It may be activated to move [13.3.1] */
  readonly mayMove?: boolean | null;
  /** It may be activated to attack [13.3.1] */
  readonly mayAttack?: boolean | null;
  /** It may build [13.3.3] */
  readonly mayBuild?: boolean | null;
  /** Redeployment; limited: none out of an isolated group, special SR over a border [13.3.2] */
  readonly redeploy: 'yes' | 'no' | 'limited';
  /** Replacements; limited: one NAT RP at double cost [13.3.2, 16.2.4.2] */
  readonly replacements: 'yes' | 'no' | 'limited';
  /** It has the benefit of combat cards [13.3.4] */
  readonly combatCards?: boolean | null;
  /** It survives attrition [13.3.5] */
  readonly survivesAttrition?: boolean | null;
}

export interface CrusadeRevolutionAttritionInput {
  /** Side whose segment it is [6.0.C] */
  readonly side: 'nationalist' | 'republican';
  /** The map */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Who controls the Strait of Gibraltar [16.7]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
  /** VP of a Main City on your Player Aid Card */
  readonly mainCityVp?: number;
  /** Game turn: from turn 6 on a zone that falls apart counts [16.3.3] */
  readonly turn?: number;
  /** Once-per-game entries of the morale table already used [16.3.3]. Default: []. */
  readonly used?: readonly ('northLinked' | 'northConquered' | 'natSplits' | 'repSplits')[];
}

export interface CrusadeRevolutionAttritionOutcome {
  /** Units permanently removed; no corps is replaced [13.3.5] */
  readonly removed: readonly CrusadeRevolutionLostUnit[];
  /** Spaces that go to the enemy [13.3.6] */
  readonly flipped: readonly CrusadeRevolutionFlippedSpace[];
  /** Units that stay though out of supply */
  readonly spared: readonly string[];
  /** What the map then does to Republican Morale beside this; ask status/republican-morale [16.3.3] */
  readonly triggers: readonly CrusadeRevolutionFoundTrigger[];
  /** Change of Republican Morale */
  readonly rm: number;
  /** Change of Victory Points, as far as the text gives them */
  readonly vp: number;
}

export interface CrusadeRevolutionLostUnit {
  /** The unit */
  readonly unit: string;
  /** Its space */
  readonly space: string;
}

export interface CrusadeRevolutionFlippedSpace {
  /** The space */
  readonly space: string;
  /** Its works are removed [10.2.7] */
  readonly worksRemoved?: boolean | null;
  /** Their counter can be used again [10.2.9] */
  readonly counterReturns?: boolean | null;
  /** Its siege counts as lifted [16.1.3] */
  readonly siegeLifted?: boolean | null;
}

export interface CrusadeRevolutionFoundTrigger {
  /** What happened [16.3.3] */
  readonly trigger: 'natCapital' | 'natMainCity' | 'natMadrid' | 'natSiege' | 'natFrenchBorder' | 'repCapital' | 'repMainCity' | 'repMadrid' | 'repPortugueseBorder' | 'northLinked' | 'northConquered' | 'natSplits' | 'repSplits' | 'counterattack';
  /** A border is lost again: its change is taken back */
  readonly undone?: boolean | null;
  /** Supplied spaces of each part of a split zone */
  readonly parts: readonly number[];
}

export interface CrusadeRevolutionReplacementInput {
  /** Main Cities the Nationalists control; the rest are Republican [14.2.1]. Default: ["sevilla","zaragoza"]. */
  readonly nationalistCities?: readonly ('barcelona' | 'bilbao' | 'madrid' | 'sevilla' | 'valencia' | 'zaragoza')[];
  /** The Nationalists control Santander [14.2.5]. Default: false. */
  readonly nationalistsHoldSantander?: boolean;
  /** The Nationalists control Gijon [14.2.5]. Default: false. */
  readonly nationalistsHoldGijon?: boolean;
  /** Side that spends */
  readonly side: 'nationalist' | 'republican';
  /** Game turn */
  readonly turn: number;
  /** Points recorded this turn [8.4.1]. Default: {"nationalist":0,"axis":0,"republican":0,"soviet":0}. */
  readonly points?: CrusadeRevolutionPointsInput;
  /** Axis Military Aid has been played [14.1.1.3]. Default: true. */
  readonly axisMilitaryAid?: boolean;
  /** Soviet Military Aid has been played [14.1.1.2]. Default: true. */
  readonly sovietMilitaryAid?: boolean;
  /** The Northern Front is isolated [16.4.3.1]. Default: true. */
  readonly northIsolated?: boolean;
  /** Units restored or rebuilt. Default: []. */
  readonly units?: readonly CrusadeRevolutionUnitPurchaseInput[];
  /** Sieges strengthened. Default: []. */
  readonly sieges?: readonly CrusadeRevolutionSiegePurchaseInput[];
}

export type CrusadeRevolutionUnitPurchaseInput = OrStored<{
  /** Any name, to tell units apart */
  readonly name?: string;
  /** Type code [2.6] */
  readonly type?: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0]. Default: "none". */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque';
  /** Reduced side up [2.2.1]. Default: false. */
  readonly reduced?: boolean;
  /** What is bought [14.1.3-14.1.5] */
  readonly buy?: 'restoreStep' | 'rebuildReduced' | 'rebuildFull';
  /** Pool that pays */
  readonly pool?: 'nationalist' | 'axis' | 'republican' | 'soviet';
  /** Where the unit is */
  readonly place?: 'map' | 'reserve' | 'eliminated' | 'permanentlyRemoved';
  /** Its supply, if on the map [13.3.2]. Default: "supplied". */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Isolated group it belongs to, if any [16.2.4.2] */
  readonly group?: string;
  /** Regional corps: it stands in its own region [14.1.7]. Default: true. */
  readonly atHome?: boolean;
  /** Regional corps: it traces to a source in its region [14.1.7]. Default: true. */
  readonly homeLine?: boolean;
  /** Where a rebuilt corps is put [14.1.5] */
  readonly to?: CrusadeRevolutionSpaceFactsInput;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionSiegePurchaseInput {
  /** Siege strengthened [16.1.8] */
  readonly siege: 'simancas' | 'santaMaria' | 'alcazar';
  /** Its resistance now; 0 if it has fallen or been lifted */
  readonly resistance: number;
  /** Pool that pays. Default: "nationalist". */
  readonly pool?: 'nationalist' | 'axis' | 'republican' | 'soviet';
}

export interface CrusadeRevolutionReplacementOutcome {
  /** Main Cities that count for the side [14.2.5] */
  readonly cities: number;
  /** Points lost for Main Cities [14.2.2] */
  readonly penalty: number;
  /** Points that may be spent */
  readonly available: CrusadeRevolutionPoints;
  /** Purchases */
  readonly bought: readonly CrusadeRevolutionBought[];
  /** Points left over: they are lost [14.1.2] */
  readonly lost: CrusadeRevolutionPoints;
}

export interface CrusadeRevolutionBought {
  /** What was bought */
  readonly item: string;
  /** Its price */
  readonly cost: number;
  /** Where it goes: a space or the Reserve Box; null where it stays */
  readonly goesTo?: string | null;
}

export interface CrusadeRevolutionCityInput {
  /** Main Cities the Nationalists control; the rest are Republican [14.2.1]. Default: ["sevilla","zaragoza"]. */
  readonly nationalistCities?: readonly ('barcelona' | 'bilbao' | 'madrid' | 'sevilla' | 'valencia' | 'zaragoza')[];
  /** The Nationalists control Santander [14.2.5]. Default: false. */
  readonly nationalistsHoldSantander?: boolean;
  /** The Nationalists control Gijon [14.2.5]. Default: false. */
  readonly nationalistsHoldGijon?: boolean;
}

export interface CrusadeRevolutionCityOutcome {
  /** REP RP the Republicans lose */
  readonly republican: number;
  /** NAT RP the Nationalists lose */
  readonly nationalist: number;
  /** Main Cities that count for the Republicans [14.2.5] */
  readonly republicanCities: number;
  /** Main Cities that count for the Nationalists [14.2.5] */
  readonly nationalistCities: number;
}

export interface CrusadeRevolutionMoraleInput {
  /** Republican Morale before; 26 in the campaign [16.3.1]. Default: 26. */
  readonly rm?: number;
  /** Game turn */
  readonly turn: number;
  /** Events, in order */
  readonly events: readonly CrusadeRevolutionMoraleEventInput[];
  /** Once-per-game entries already used [16.3.3]. Default: []. */
  readonly used?: readonly ('northLinked' | 'northConquered' | 'natSplits' | 'repSplits')[];
  /** Changes printed on cards. Default: 0. */
  readonly cards?: number;
}

export interface CrusadeRevolutionMoraleEventInput {
  /** What happened [16.3.3] */
  readonly trigger: 'natCapital' | 'natMainCity' | 'natMadrid' | 'natSiege' | 'natFrenchBorder' | 'repCapital' | 'repMainCity' | 'repMadrid' | 'repPortugueseBorder' | 'northLinked' | 'northConquered' | 'natSplits' | 'repSplits' | 'counterattack';
  /** Where, for the record. Default: "-". */
  readonly space?: string;
  /** The change is taken back: a border broken again, or the space of a counterattack retaken [16.3.3, 8.5.5.5]. Default: false. */
  readonly undone?: boolean;
  /** Connected supplied spaces of each part of a split zone [16.3.3]. Default: []. */
  readonly parts?: readonly number[];
}

export interface CrusadeRevolutionMoraleOutcome {
  /** Change by each event, in their order; 0 where one does not count [16.3.3] */
  readonly changes: readonly number[];
  /** Change in all, with that of cards */
  readonly change: number;
  /** Republican Morale after */
  readonly rm: number;
  /** Off the printed track of 0 to 29 [16.3.2] */
  readonly offTrack?: boolean | null;
  /** Hand sizes if this stands at the next draw [6.0.A] */
  readonly nextHands: CrusadeRevolutionHandSizes;
}

export interface CrusadeRevolutionHandSizes {
  /** Nationalist hand */
  readonly nationalist: number;
  /** Republican hand */
  readonly republican: number;
}

export interface CrusadeRevolutionTriggersInput {
  /** The map as it lies now */
  readonly map: CrusadeRevolutionCampaignMapInput;
  /** Game turn */
  readonly turn: number;
  /** Who controls the Strait of Gibraltar [16.7]. Default: "republican". */
  readonly strait?: 'nationalist' | 'republican';
  /** The Nationalists held every French border space before [16.3.3]. Default: false. */
  readonly frenchBorderHeld?: boolean;
  /** The Republicans held every Portuguese border space before [16.3.3]. Default: false. */
  readonly portugueseBorderHeld?: boolean;
  /** Sides whose zone lay in two large parts before [16.3.3]. Default: []. */
  readonly split?: readonly ('nationalist' | 'republican')[];
  /** Once-per-game entries already used [16.3.3]. Default: []. */
  readonly used?: readonly ('northLinked' | 'northConquered' | 'natSplits' | 'repSplits')[];
}

export interface CrusadeRevolutionTriggersOutcome {
  /** In the order in which they count; ask status/republican-morale what each is worth */
  readonly triggers: readonly CrusadeRevolutionFoundTrigger[];
}

export interface CrusadeRevolutionVictoryInput {
  /** Game turn */
  readonly turn: number;
  /** Republican Morale now; it may leave the printed track [16.3.2] */
  readonly rm: number;
  /** It is the War Status Phase, the only time of the check [5.2.1]. Default: true. */
  readonly warStatusPhase?: boolean;
  /** Main Cities the Nationalists control; the rest are Republican [5.2.3]. Default: ["sevilla","zaragoza"]. */
  readonly nationalistCities?: readonly ('barcelona' | 'bilbao' | 'madrid' | 'sevilla' | 'valencia' | 'zaragoza')[];
  /** Casado’s Coup has just been played as an event [5.2.4]. Default: false. */
  readonly casadosCoup?: boolean;
}

export interface CrusadeRevolutionVictoryOutcome {
  /** Winner */
  readonly winner: 'nationalist' | 'republican' | 'none';
  /** By what */
  readonly by: 'morale' | 'mainCities' | 'casadosCoup' | 'none';
  /** Republican Morale with which the Republicans win on this turn; null on turns without [5.2.2] */
  readonly republicanAtLeast?: number | null;
  /** Republican Morale with which the Nationalists win on this turn; null on turns without [5.2.2] */
  readonly nationalistAtMost?: number | null;
}

export interface CrusadeRevolutionWarStatusInput {
  /** Game turn */
  readonly turn: number;
  /** Victory Points before the phase. Default: 0. */
  readonly vp?: number;
  /** Republican Morale before the phase; it may leave the printed track [16.3.2] */
  readonly rm: number;
  /** Entries of the table that are looked at during the War Status Phase, in its order [6.0.D.1]. Default: []. */
  readonly entries?: readonly CrusadeRevolutionStatusEntryInput[];
  /** Main Cities the Nationalists control; the rest are Republican [5.2.3]. Default: ["sevilla","zaragoza"]. */
  readonly nationalistCities?: readonly ('barcelona' | 'bilbao' | 'madrid' | 'sevilla' | 'valencia' | 'zaragoza')[];
}

export type CrusadeRevolutionStatusEntryInput = OrStored<{
  /** Name, for the answer */
  readonly name?: string;
  /** What it asks for is the case now [6.0.D.1]. Default: false. */
  readonly holds?: boolean;
  /** Victory Points. Default: 0. */
  readonly vp?: number;
  /** Republican Morale. Default: 0. */
  readonly rm?: number;
  /** The id of a record in the library that supplies every field not given here; "<id>#reduced" is the other face of a card. */
  readonly stored?: string;
}>;

export interface CrusadeRevolutionWarStatusOutcome {
  /** Winner */
  readonly winner: 'nationalist' | 'republican' | 'none';
  /** By what */
  readonly by: 'morale' | 'mainCities' | 'casadosCoup' | 'none';
  /** Republican Morale with which the Republicans win on this turn; null on turns without [5.2.2] */
  readonly republicanAtLeast?: number | null;
  /** Republican Morale with which the Nationalists win on this turn; null on turns without [5.2.2] */
  readonly nationalistAtMost?: number | null;
  /** Victory Points after it */
  readonly vp: number;
  /** Republican Morale after it */
  readonly rm: number;
  /** Entries that applied, in their order */
  readonly applied: readonly string[];
}

export interface CrusadeRevolutionFinalInput {
  /** Victory Points at the end of the last turn [5.1.1] */
  readonly vp: number;
  /** Turn that ends */
  readonly turn: number;
  /** Last turn of the scenario */
  readonly lastTurn: number;
  /** The scenario’s requirements, from the Playbook [5.1.1] */
  readonly requirements: readonly CrusadeRevolutionVictoryLineInput[];
}

export interface CrusadeRevolutionVictoryLineInput {
  /** Lowest VP of this line */
  readonly from: number;
  /** Highest VP of this line */
  readonly to: number;
  /** Who wins */
  readonly result: 'nationalist' | 'republican' | 'draw';
}

export interface CrusadeRevolutionFinalOutcome {
  /** Who wins */
  readonly result: 'nationalist' | 'republican' | 'draw';
  /** Lowest VP of the line that decided */
  readonly from: number;
  /** Highest VP of the line that decided */
  readonly to: number;
}

export interface CrusadeRevolutionCaptureInput {
  /** Side that takes the space */
  readonly captor: 'nationalist' | 'republican';
  /** Name of the space */
  readonly space: string;
  /** Class of the space [2.1.1]. Default: "none". */
  readonly class?: 'none' | 'provinceCapital' | 'vpSpace' | 'mainCity';
  /** How the space is entered or lost [2.6]. Default: "movement". */
  readonly by?: 'movement' | 'advance' | 'retreatEnds' | 'retreatPasses' | 'vacated' | 'attrition';
  /** The entering unit is in supply [16.1.3]. Default: true. */
  readonly supplied?: boolean;
  /** An enemy position or trench is there [10.2.7]. Default: false. */
  readonly works?: boolean;
  /** It is one of the six Republican trenches used once only [10.2.9]. Default: false. */
  readonly oneUseTrench?: boolean;
  /** Siege in the space [16.1.1]. Default: "none". */
  readonly siege?: 'none' | 'simancas' | 'santaMaria' | 'alcazar';
  /** It carries an Isolated Space marker [16.2.1]. Default: false. */
  readonly isolated?: boolean;
  /** A supply source of the side that loses it [13.2.3]. Default: false. */
  readonly source?: boolean;
  /** Bonus marker of a counterattack [8.5.5.5]. Default: "none". */
  readonly bonus?: 'none' | 'rm' | 'vp';
  /** VP of a Main City on your Player Aid Card */
  readonly mainCityVp?: number;
}

export interface CrusadeRevolutionCaptureOutcome {
  /** Control changes */
  readonly controlChanges?: boolean | null;
  /** Change of Republican Morale */
  readonly rm: number;
  /** Change of Victory Points, as far as the text gives them */
  readonly vp: number;
  /** Works are removed [10.2.7] */
  readonly worksRemoved?: boolean | null;
  /** Their counter can be used again [10.2.9] */
  readonly counterReturns?: boolean | null;
  /** The siege is lifted [16.1.3] */
  readonly siegeLifted?: boolean | null;
  /** The Isolated Space marker comes off [16.2.2] */
  readonly markerOff?: boolean | null;
  /** Badajoz is no source any more [13.2.4.2] */
  readonly badajozSpent?: boolean | null;
}

export interface CrusadeRevolutionMadridInput {
  /** The Nationalists have captured Madrid, even if they lost it again. Default: false. */
  readonly captured?: boolean;
  /** They have attacked Madrid. Default: false. */
  readonly attackedMadrid?: boolean;
  /** They have attacked a space next to Madrid other than Guadarrama. Default: false. */
  readonly attackedNeighbour?: boolean;
  /** They have attacked Guadarrama, which does not count. Default: false. */
  readonly attackedGuadarrama?: boolean;
  /** They have occupied a space next to Madrid, Guadarrama included. Default: false. */
  readonly occupiedNeighbour?: boolean;
  /** Game turn; judged at the end of turn 5 [17.3.2]. Default: 5. */
  readonly turn?: number;
}

export interface CrusadeRevolutionMadridOutcome {
  /** Change of Victory Points [17.3.2] */
  readonly vp: number;
}

export interface CrusadeRevolutionSiegeInput {
  /** Siege [16.1.1] */
  readonly siege: 'simancas' | 'santaMaria' | 'alcazar';
  /** Resistance now [16.1.4] */
  readonly resistance: number;
  /** What happens */
  readonly event: 'endOfTurn' | 'nationalistsEnter' | 'attritionFlip' | 'nothing';
  /** Game turn */
  readonly turn: number;
  /** The entering Nationalist unit is in supply [16.1.3]. Default: true. */
  readonly supplied?: boolean;
}

export interface CrusadeRevolutionSiegeOutcome {
  /** Resistance afterwards */
  readonly resistance: number;
  /** The siege is lifted [16.1.3] */
  readonly lifted?: boolean | null;
  /** It surrenders: no RM or VP [16.1.5] */
  readonly surrendered?: boolean | null;
  /** Change of Republican Morale [16.1.7] */
  readonly rm: number;
  /** Change of Victory Points [16.1.7] */
  readonly vp: number;
}

export interface CrusadeRevolutionIsolatedInput {
  /** Isolated Space [16.2.1] */
  readonly space: 'Oviedo' | 'Granada';
  /** Game turn */
  readonly turn: number;
  /** What happens. Default: "none". */
  readonly event?: 'none' | 'supplyOpened' | 'republicansCapture' | 'endOfTurn' | 'attrition';
  /** The marker is still on it. Default: true. */
  readonly marker?: boolean;
  /** Class of the space on your map. Default: "provinceCapital". */
  readonly class?: 'none' | 'provinceCapital' | 'vpSpace' | 'mainCity';
}

export interface CrusadeRevolutionIsolatedOutcome {
  /** The marker stays on */
  readonly marker?: boolean | null;
  /** Supply of the group [16.2.3, 16.2.6] */
  readonly supply: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** Its units are permanently removed and the space goes to the Republicans [16.2.6] */
  readonly lost?: boolean | null;
  /** Change of Republican Morale */
  readonly rm: number;
  /** Change of Victory Points */
  readonly vp: number;
}

export interface CrusadeRevolutionDrawInput {
  /** Player who draws */
  readonly side: 'nationalist' | 'republican';
  /** Turn that begins */
  readonly turn: number;
  /** Republican Morale at this moment [6.0.A] */
  readonly rm: number;
  /** Cards in hand before discarding */
  readonly hand: number;
  /** Combat cards discarded from hand [6.0.A.2]. Default: 0. */
  readonly discardCombatCards?: number;
  /** Other cards the player wants to discard [6.0.A.2]. Default: 0. */
  readonly discardOthers?: number;
  /** Cards in the draw pile */
  readonly drawPile: number;
  /** Cards in the discard pile. Default: 0. */
  readonly discardPile?: number;
  /** Cards of the group that comes in now, where the deck is not the published one [6.0.A.1] */
  readonly newGroup?: number;
  /** Turn 6: the hand then holds a corps reinforcement card [15.1.2]. Default: true. */
  readonly corpsCard?: boolean;
  /** Turn 6: the draw pile holds one, so that drawing again can help [15.1.2]. Default: true. */
  readonly corpsToDraw?: boolean;
}

export interface CrusadeRevolutionDrawOutcome {
  /** War phase of the turn */
  readonly phase: 'warOfTheColumns' | 'mobilization' | 'warOfTheArmies';
  /** Cards of the new group shuffled in [6.0.A.1] */
  readonly cardsAdded: number;
  /** Hand sizes */
  readonly handSizes: CrusadeRevolutionHandSizes;
  /** Cards drawn */
  readonly draws: number;
  /** The discard pile is shuffled in while drawing [6.0.A.3] */
  readonly reshuffles?: boolean | null;
  /** Cards short of a full hand [6.0.A.3] */
  readonly short: number;
  /** The whole hand is revealed, returned and drawn again [15.1.2] */
  readonly redraw?: boolean | null;
}

export interface CrusadeRevolutionSequenceInput {
  /** Game turn */
  readonly turn: number;
  /** Last turn of the scenario [6.0.F.4]. Default: 18. */
  readonly lastTurn?: number;
  /** The step just finished; the first step comes next if left out */
  readonly after?: 'checkWarPhase' | 'discardCombatCards' | 'drawCards' | 'actionRounds' | 'nationalistAttrition' | 'republicanRoundSix' | 'republicanAttrition' | 'warStatusTable' | 'automaticVictory' | 'republicanReplacements' | 'nationalistReplacements' | 'removeWorks' | 'isolatedSpacesEnd' | 'siegesDecay' | 'faceUpCardsDiscarded' | 'madridObjective' | 'deployCorps' | 'fillReserve' | 'militarization' | 'advanceTurn' | 'gameEnds';
  /** Somebody has won [6.0.F.4]. Default: false. */
  readonly won?: boolean;
}

export interface CrusadeRevolutionSequenceOutcome {
  /** The steps of the turn that are left, in order */
  readonly steps: readonly CrusadeRevolutionStepInTurn[];
  /** What comes next */
  readonly next?: 'checkWarPhase' | 'discardCombatCards' | 'drawCards' | 'actionRounds' | 'nationalistAttrition' | 'republicanRoundSix' | 'republicanAttrition' | 'warStatusTable' | 'automaticVictory' | 'republicanReplacements' | 'nationalistReplacements' | 'removeWorks' | 'isolatedSpacesEnd' | 'siegesDecay' | 'faceUpCardsDiscarded' | 'madridObjective' | 'deployCorps' | 'fillReserve' | 'militarization' | 'advanceTurn' | 'gameEnds' | null;
}

export interface CrusadeRevolutionStepInTurn {
  /** What is done */
  readonly step: 'checkWarPhase' | 'discardCombatCards' | 'drawCards' | 'actionRounds' | 'nationalistAttrition' | 'republicanRoundSix' | 'republicanAttrition' | 'warStatusTable' | 'automaticVictory' | 'republicanReplacements' | 'nationalistReplacements' | 'removeWorks' | 'isolatedSpacesEnd' | 'siegesDecay' | 'faceUpCardsDiscarded' | 'madridObjective' | 'deployCorps' | 'fillReserve' | 'militarization' | 'advanceTurn' | 'gameEnds';
  /** Its section */
  readonly rule: string;
}

export interface CrusadeRevolutionTurnEffectsInput {
  /** Game turn */
  readonly turn: number;
  /** Turn in which Severe Winter was played, if it was [16.5.3] */
  readonly severeWinterPlayed?: number;
}

export interface CrusadeRevolutionTurnEffectsOutcome {
  /** Date on the track */
  readonly date: string;
  /** War phase */
  readonly phase: 'warOfTheColumns' | 'mobilization' | 'warOfTheArmies';
  /** Winter turn [16.5.1] */
  readonly winter?: boolean | null;
  /** Severe winter [16.5.3] */
  readonly severe?: boolean | null;
  /** Cards a player may play for OPS; none printed outside winter [16.5.2] */
  readonly opsCards?: number | null;
  /** Modifier of attacks on mountains [16.5.2] */
  readonly mountainDrm: number;
  /** Change of every SR value [17.2.1] */
  readonly srChange: number;
  /** The rules of the War of the Columns are in force [17.0] */
  readonly columnsRules?: boolean | null;
}

export interface CrusadeRevolutionScenarioInput {
  /** Scenario [4.0] */
  readonly scenario: 'warOfTheColumns' | 'fullCampaign' | 'collapseOfTheNorthernFront' | 'twoYearsOfWar';
  /** Action markers beside each player [4.1.1]. Default: 6. */
  readonly actionMarkers?: number;
  /** Move/Attack markers [4.1.2]. Default: 5. */
  readonly moveAttackMarkers?: number;
  /** Who has the Move/Attack markers [4.1.2]. Default: "nationalist". */
  readonly markersBeside?: 'nationalist' | 'republican';
  /** Every listed unit stands where the scenario says, the rest aside [4.2.1, 4.2.2]. Default: true. */
  readonly unitsPlaced?: boolean;
  /** Cards in the Nationalist opening hand */
  readonly nationalistHand?: readonly string[];
  /** The Nationalist opening hand has a corps reinforcement card [4.3.2]. Default: true. */
  readonly nationalistCorpsCard?: boolean;
  /** The Republican opening hand has a corps reinforcement card [4.3.2]. Default: true. */
  readonly republicanCorpsCard?: boolean;
  /** Starting morale is asked for too: the book gives it for the campaign alone [16.3.1]. Default: false. */
  readonly askMorale?: boolean;
}

export interface CrusadeRevolutionScenarioOutcome {
  /** First turn */
  readonly firstTurn: number;
  /** Last turn */
  readonly lastTurn: number;
  /** War phase it begins in */
  readonly phase: 'warOfTheColumns' | 'mobilization' | 'warOfTheArmies';
  /** It goes through more than one war phase [15.1.1] */
  readonly severalPhases?: boolean | null;
  /** Who acts first [4.1.2] */
  readonly first: 'nationalist' | 'republican';
  /** Starting Republican Morale, where asked for and printed [16.3.1] */
  readonly morale?: number | null;
}

export interface CrusadeRevolutionOwedChoice {
  /** What is to be chosen */
  readonly kind: 'strike' | 'excess' | 'arrival' | 'proposal';
  /** Who chooses */
  readonly side: 'nationalist' | 'republican';
  /** The space */
  readonly space?: string | null;
  /** The unit */
  readonly unit?: string | null;
  /** The units */
  readonly units?: readonly string[] | null;
  /** The spaces */
  readonly spaces?: readonly string[] | null;
}

export interface CrusadeRevolutionOperationAtHand {
  /** Where its points come from */
  readonly source: 'ops' | 'event' | 'automatic';
  /** OPS points left */
  readonly points: number;
  /** Of them, those for Attack markers alone */
  readonly attackOnly?: CrusadeRevolutionAttackPoints | null;
  /** Only moves or only attacks */
  readonly only?: 'move' | 'attack' | null;
  /** Where */
  readonly where?: CrusadeRevolutionCardSpaces | null;
  /** Added to every die of its attacks */
  readonly drm: number;
  /** Terrain that counts no more in one attack [8.5.5.3] */
  readonly cancelTerrain?: CrusadeRevolutionTerrainCancelled | null;
  /** The bonus of a counterattack [8.5.5.3] */
  readonly bonus?: CrusadeRevolutionCounterattackBonus | null;
  /** Attacks that were made */
  readonly attacks: readonly CrusadeRevolutionAttackMade[];
}

export interface CrusadeRevolutionAttackPoints {
  /** How many */
  readonly points: number;
  /** Where */
  readonly where?: CrusadeRevolutionCardSpaces | null;
}

export interface CrusadeRevolutionCardSpaces {
  /** These spaces */
  readonly names?: readonly string[] | null;
  /** Their classes */
  readonly class?: readonly ('none' | 'provinceCapital' | 'vpSpace' | 'mainCity')[] | null;
  /** Their terrain */
  readonly terrain?: 'plain' | 'mountain' | null;
  /** Their regions */
  readonly region?: readonly ('none' | 'asturias' | 'santander' | 'basque')[] | null;
  /** Who controls them */
  readonly control?: 'nationalist' | 'republican' | null;
  /** Whether they are ports */
  readonly port?: boolean | null;
  /** Whether they lie at the sea [3.0] */
  readonly coastal?: boolean | null;
  /** Whether they are sources of supply */
  readonly source?: boolean | null;
  /** The border they lie at */
  readonly border?: 'france' | 'portugal' | null;
  /** So many spaces from French soil at most [CL.R51] */
  readonly withinFrance?: number | null;
  /** Beside one of these spaces */
  readonly adjacentTo?: readonly string[] | null;
  /** Holding such a unit */
  readonly holds?: CrusadeRevolutionCardUnitsThere | null;
  /** Whether they are empty */
  readonly empty?: boolean | null;
  /** The works in them */
  readonly works?: 'none' | 'position' | 'trench' | null;
}

export interface CrusadeRevolutionCardUnitsThere {
  /** Their side */
  readonly side?: 'nationalist' | 'republican' | null;
  /** Their types */
  readonly types?: readonly ('corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1')[] | null;
  /** Their size */
  readonly size?: 'division' | 'corps' | null;
  /** Their home regions */
  readonly region?: readonly ('none' | 'asturias' | 'santander' | 'basque')[] | null;
  /** Whether they are Catalan militia [17.4.3] */
  readonly catalan?: boolean | null;
  /** Full or reduced */
  readonly state?: 'full' | 'reduced' | null;
  /** Whether they are in supply */
  readonly supplied?: boolean | null;
}

export interface CrusadeRevolutionTerrainCancelled {
  /** What counts no more */
  readonly features: readonly ('mountain' | 'position' | 'trench' | 'mainCity' | 'river' | 'sierra')[];
  /** The ground is held by it, too */
  readonly hold: boolean;
  /** It was used */
  readonly used: boolean;
  /** In how many attacks it may still be named */
  readonly left?: number | null;
}

export interface CrusadeRevolutionCounterattackBonus {
  /** Republican Morale */
  readonly rm: number;
  /** Victory Points */
  readonly vp: number;
  /** Only for the attack in which the terrain was cancelled */
  readonly named: boolean;
}

export interface CrusadeRevolutionAttackMade {
  /** The space */
  readonly space: string;
  /** Steps the Republicans lost */
  readonly republican: number;
  /** Steps the Nationalists lost */
  readonly nationalist: number;
  /** The attackers advanced */
  readonly advanced: boolean;
  /** The terrain was cancelled */
  readonly cancelled: boolean;
}

export interface CrusadeRevolutionCardEffect {
  /** By how much */
  readonly by?: number | null;
  /** The pool [14.1.1.1] */
  readonly pool?: 'nationalist' | 'axis' | 'republican' | 'soviet' | null;
  /** Once, or in every turn */
  readonly each?: 'now' | 'everyTurn' | null;
  /** What must hold for it */
  readonly needs?: CrusadeRevolutionReplacementNeeds | null;
  /** How long it lasts: round, turn, nextWinter, game, {turns} or {event} */
  readonly until?: 'round' | 'turn' | 'nextWinter' | 'game' | CrusadeRevolutionLaterEnd | null;
  /** A name by which it can be cancelled */
  readonly tag?: string | null;
  /** What is remembered */
  readonly flag?: string | null;
  /** The side */
  readonly side?: 'nationalist' | 'republican' | null;
  /** What is forbidden */
  readonly deed?: 'move' | 'attack' | 'sr' | 'rp' | 'works' | 'event' | 'sea' | null;
  /** Where */
  readonly where?: CrusadeRevolutionCardSpaces | null;
  /** The space */
  readonly space?: string | null;
  /** The siege */
  readonly id?: 'simancas' | 'santaMaria' | 'alcazar' | null;
  /** Whose die or column */
  readonly of?: 'attacker' | 'defender' | 'own' | 'enemy' | null;
  /** What counts no more */
  readonly features?: readonly ('mountain' | 'position' | 'trench' | 'mainCity' | 'river' | 'sierra')[] | null;
  /** What it does */
  readonly kind: 'vp' | 'rm' | 'rp' | 'noRp' | 'cancelLasting' | 'flag' | 'strait' | 'severeWinter' | 'forbid' | 'control' | 'siege' | 'remark' | 'drm' | 'shift' | 'cancelFeature' | 'noArmour' | 'ops' | 'attackMarkers' | 'roundDrm' | 'cancelTerrain' | 'bonus' | 'placeUnits' | 'removeUnits' | 'flipUnits' | 'swapUnits' | 'placeWorks' | 'beachhead' | 'win' | 'armourOverRiver' | 'negate' | 'mutual' | 'dice' | 'takeOut' | 'fireFirst' | 'cancelLosses' | 'retreat' | 'other';
  /** Who or what it turns to: a side, a state, a type, a box, or spaces */
  readonly to?: string | CrusadeRevolutionCardSpaces | null;
  /** OPS points; "value" for those of the card */
  readonly points?: number | string | null;
  /** Only moves or only attacks */
  readonly only?: string | null;
  /** How many */
  readonly n?: number | null;
  /** In how many attacks */
  readonly attacks?: number | null;
  /** In so many spaces at most */
  readonly most?: number | null;
  /** The ground is held by it, too */
  readonly hold?: boolean | null;
  /** Republican Morale */
  readonly rm?: number | null;
  /** Victory Points */
  readonly vp?: number | null;
  /** Which attack counts */
  readonly attack?: string | null;
  /** These units */
  readonly units?: readonly string[] | null;
  /** Such units */
  readonly filter?: CrusadeRevolutionCardUnits | null;
  /** The box they come from */
  readonly from?: string | null;
  /** Full, reduced or as they are */
  readonly state?: string | null;
  /** All, or up to so many */
  readonly must?: string | null;
  /** The space changes hands */
  readonly takesControl?: boolean | null;
  /** Who chooses */
  readonly chooser?: string | null;
  /** What becomes of them */
  readonly fate?: string | null;
  /** Position or trench */
  readonly work?: string | null;
  /** The markers of the works */
  readonly markers?: string | null;
  /** Which beachhead, or which cards */
  readonly which?: string | null;
  /** What is negated */
  readonly what?: string | null;
  /** Cards by number */
  readonly numbers?: readonly string[] | null;
  /** A card by number */
  readonly number?: string | null;
  /** Dice that are rolled */
  readonly roll?: number | null;
  /** The highest or the lowest is kept */
  readonly keep?: string | null;
  /** What the die shows without being rolled */
  readonly fixed?: number | null;
  /** Cards that do one of these things */
  readonly kinds?: readonly string[] | null;
  /** Fire is weakened by it */
  readonly weakened?: boolean | null;
  /** Steps that are spared */
  readonly steps?: number | null;
  /** What becomes of the retreat */
  readonly how?: string | null;
  /** In the words of the card */
  readonly text?: CrusadeRevolutionEffectText | null;
}

export interface CrusadeRevolutionReplacementNeeds {
  /** A card was used for RP this turn */
  readonly rpCardThisTurn?: boolean | null;
  /** The pool has at least so many */
  readonly poolAtLeast?: number | null;
}

export interface CrusadeRevolutionLaterEnd {
  /** After so many turns */
  readonly turns?: number | null;
  /** When this event is played */
  readonly event?: string | null;
}

export interface CrusadeRevolutionCardUnits {
  /** Their side */
  readonly side?: 'nationalist' | 'republican' | null;
  /** Their types */
  readonly types?: readonly ('corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1')[] | null;
  /** Their size */
  readonly size?: 'division' | 'corps' | null;
  /** Their home regions */
  readonly region?: readonly ('none' | 'asturias' | 'santander' | 'basque')[] | null;
  /** Whether they are Catalan militia [17.4.3] */
  readonly catalan?: boolean | null;
  /** Full or reduced */
  readonly state?: 'full' | 'reduced' | null;
  /** Whether they are in supply */
  readonly supplied?: boolean | null;
  /** Where they are */
  readonly at?: CrusadeRevolutionCardSpaces | null;
}

export interface CrusadeRevolutionEffectText {
  /** In English */
  readonly en: string;
  /** In Japanese */
  readonly ja?: string | null;
}

export interface CrusadeRevolutionLastingEffect {
  /** What it does */
  readonly kind: 'rp' | 'forbid' | 'flag' | 'remark';
  /** The pool [14.1.1.1] */
  readonly pool?: 'nationalist' | 'axis' | 'republican' | 'soviet' | null;
  /** By how much */
  readonly by?: number | null;
  /** Once, or in every turn */
  readonly each?: 'now' | 'everyTurn' | null;
  /** What must hold for it */
  readonly needs?: CrusadeRevolutionReplacementNeeds | null;
  /** A name by which it can be cancelled */
  readonly tag?: string | null;
  /** The side */
  readonly side?: 'nationalist' | 'republican' | null;
  /** What is forbidden */
  readonly deed?: 'move' | 'attack' | 'sr' | 'rp' | 'works' | 'event' | 'sea' | null;
  /** Where */
  readonly where?: CrusadeRevolutionCardSpaces | null;
  /** What is remembered */
  readonly flag?: string | null;
  /** What is said */
  readonly text?: string | null;
  /** How long it lasts: round, turn, nextWinter, game, {turns} or {event} */
  readonly until: 'round' | 'turn' | 'nextWinter' | 'game' | CrusadeRevolutionLaterEnd;
  /** The turn it began */
  readonly since: number;
}

export interface CrusadeRevolutionUnitPurchase {
  /** Any name, to tell units apart */
  readonly name?: string | null;
  /** Type code [2.6] */
  readonly type: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0] */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque' | null;
  /** Reduced side up [2.2.1] */
  readonly reduced?: boolean | null;
  /** What is bought [14.1.3-14.1.5] */
  readonly buy: 'restoreStep' | 'rebuildReduced' | 'rebuildFull';
  /** Pool that pays */
  readonly pool: 'nationalist' | 'axis' | 'republican' | 'soviet';
  /** Where the unit is */
  readonly place: 'map' | 'reserve' | 'eliminated' | 'permanentlyRemoved';
  /** Its supply, if on the map [13.3.2] */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply' | null;
  /** Isolated group it belongs to, if any [16.2.4.2] */
  readonly group?: string | null;
  /** Regional corps: it stands in its own region [14.1.7] */
  readonly atHome?: boolean | null;
  /** Regional corps: it traces to a source in its region [14.1.7] */
  readonly homeLine?: boolean | null;
  /** Where a rebuilt corps is put [14.1.5] */
  readonly to?: CrusadeRevolutionSpaceFacts | null;
}

export interface CrusadeRevolutionSpaceFacts {
  /** Name */
  readonly name: string;
  /** Who controls it; the side in question if left out */
  readonly control?: 'nationalist' | 'republican' | null;
  /** Supply [12.1.5] */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply' | null;
  /** Port, by sea zone [12.1.7] */
  readonly port?: 'none' | 'atlantic' | 'mediterranean' | null;
  /** Region of the Northern Front [16.4] */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque' | null;
  /** Belongs to the Northern Front for its type limits, though in no region [16.4.3.2] */
  readonly north?: boolean | null;
  /** Supply symbol [13.2] */
  readonly source?: 'none' | 'nationalist' | 'republican' | 'badajoz' | null;
  /** Friendly units there [9.1.1] */
  readonly units?: readonly CrusadeRevolutionUnitThere[] | null;
  /** A MIL unit was sent to this isolated group this turn already [16.2.4.3] */
  readonly groupServed?: boolean | null;
}

export interface CrusadeRevolutionUnitThere {
  /** Any name, to tell units apart */
  readonly name?: string | null;
  /** Type code [2.6] */
  readonly type: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0] */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque' | null;
  /** Reduced side up [2.2.1] */
  readonly reduced?: boolean | null;
  /** It is in supply */
  readonly supplied?: boolean | null;
}

export interface CrusadeRevolutionSiegePurchase {
  /** Siege strengthened [16.1.8] */
  readonly siege: 'simancas' | 'santaMaria' | 'alcazar';
  /** Its resistance now; 0 if it has fallen or been lifted */
  readonly resistance: number;
  /** Pool that pays */
  readonly pool?: 'nationalist' | 'axis' | 'republican' | 'soviet' | null;
}

export interface CrusadeRevolutionCombatAttacker {
  /** The unit */
  readonly unit: string;
  /** The space it attacks from */
  readonly space: string;
  /** Its supply */
  readonly supply: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
}

export interface CrusadeRevolutionLossesAtHand {
  /** Loss Number */
  readonly number: number;
  /** From whom they are taken */
  readonly units: readonly CrusadeRevolutionLossUnit[];
  /** Divisions in the Reserve Box [11.3.5] */
  readonly reserve: readonly CrusadeRevolutionReserveUnit[];
  /** Limited Offensive is in force [CL.R45] */
  readonly limitedOffensive: boolean;
  /** Steps chosen so far, in order */
  readonly taken: readonly CrusadeRevolutionStepTaken[];
  /** Steps that a card spares [CL.R45] */
  readonly spared: number;
  /** They are taken */
  readonly settled: boolean;
}

export interface CrusadeRevolutionLossUnit {
  /** Any name, to tell units apart */
  readonly name?: string | null;
  /** Type code [2.6] */
  readonly type: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0] */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque' | null;
  /** Reduced side up [2.2.1] */
  readonly reduced?: boolean | null;
  /** Loss Factor [11.3.2] */
  readonly lf: number;
  /** One-sided counter: a single step, full [2.2.1] */
  readonly oneStep?: boolean | null;
  /** Armour named for the +1 modifier [16.6.2] */
  readonly claimsArmour?: boolean | null;
  /** Its supply, where it is not that of the others [11.3.3] */
  readonly supply?: 'supplied' | 'isolated' | 'limited' | 'outOfSupply' | null;
}

export interface CrusadeRevolutionReserveUnit {
  /** Any name, to tell units apart */
  readonly name?: string | null;
  /** Type code [2.6] */
  readonly type: 'corps' | 'ctv' | 'mil' | 'cnt' | 'erc' | 'poum' | 'psuc' | 'nav' | 'inf' | 'rpa' | 'ita' | 'afr' | 'cav' | 'pol' | 'int' | 'ins' | 't26' | 'cv33' | 'pz1';
  /** Home region of a Northern Front unit [3.0] */
  readonly region?: 'none' | 'asturias' | 'santander' | 'basque' | null;
  /** Reduced side up [2.2.1] */
  readonly reduced?: boolean | null;
  /** Loss Factor [11.3.2] */
  readonly lf?: number | null;
  /** One-sided counter: a single step, full [2.2.1] */
  readonly oneStep?: boolean | null;
}

export interface CrusadeRevolutionPointPools {
  /** NAT RP */
  readonly nationalist: number;
  /** AXIS RP */
  readonly axis: number;
  /** REP RP */
  readonly republican: number;
  /** SOV RP */
  readonly soviet: number;
}

export interface CrusadeRevolutionCardsOfSide {
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** Cards in the draw pile [8.1.4] */
  readonly drawPile: number;
  /** Cards in the discard pile */
  readonly discardPile: number;
  /** The card on top of the discard pile */
  readonly topDiscard: string | null;
  /** Cards out of the game */
  readonly removed: readonly string[];
  /** Cards in hand */
  readonly handSize: number;
  /** The hand, for its holder; for others what they have seen of it */
  readonly hand: readonly string[];
  /** Cards in hand that the enemy has seen */
  readonly known: readonly string[];
  /** Combat cards face up [8.5.3.2] */
  readonly faceUp: readonly CrusadeRevolutionFaceUpCard[];
  /** The card of this Action Round */
  readonly onTable: string | null;
  /** Cards of war phases still to come [8.1.2] */
  readonly waiting: number;
  /** What its rounds of this turn were used for [7.1.4] */
  readonly rounds: readonly string[];
  /** Cards that count against the winter limit [16.5.2] */
  readonly opsCards: number;
}

export interface CrusadeRevolutionFaceUpCard {
  /** The card */
  readonly card: string;
  /** Used in this Action Round already [8.5.3.4] */
  readonly used: boolean;
}

export interface CrusadeRevolutionStackOnItsWay {
  /** The units */
  readonly units: readonly string[];
  /** The space it set out from */
  readonly start: string;
  /** The spaces it entered, in order */
  readonly path: readonly string[];
}

export interface CrusadeRevolutionAttackInPreparation {
  /** The space that is attacked */
  readonly target: string;
  /** The units that attack */
  readonly units: readonly string[];
}

export interface CrusadeRevolutionCombatAtHand {
  /** The space that is attacked */
  readonly target: string;
  /** Who attacks from where */
  readonly attackers: readonly CrusadeRevolutionCombatAttacker[];
  /** Who defends */
  readonly defenders: readonly string[];
  /** Supply of the space */
  readonly supply: 'supplied' | 'isolated' | 'limited' | 'outOfSupply';
  /** The event cancels the terrain */
  readonly cancelTerrain: boolean;
  /** The unit whose armour is claimed; null where none is [16.6.2] */
  readonly claim: string | null;
  /** Combat cards that were committed */
  readonly cards: readonly CrusadeRevolutionCommittedCombatCardSeen[];
  /** Loss Numbers, once rolled */
  readonly fire?: CrusadeRevolutionFireResults | null;
  /** Losses, once owed */
  readonly losses?: CrusadeRevolutionLossesOfBoth | null;
  /** Who won: attacker, defender or none */
  readonly winner?: string | null;
  /** Cards whose effects counted */
  readonly used?: readonly string[] | null;
  /** Spaces the defender retreats */
  readonly distance: number;
  /** The retreat was bought off with a step [11.4.3] */
  readonly held: boolean;
  /** Spaces that attackers may enter beyond the target [11.5.3, 11.5.7] */
  readonly behind: readonly string[];
  /** There was no second space to retreat to [11.5.7] */
  readonly blocked: boolean;
  /** Somebody has retreated */
  readonly retreatedAny: boolean;
  /** Units that have advanced */
  readonly advanced: readonly string[];
}

export interface CrusadeRevolutionCommittedCombatCardSeen {
  /** The card */
  readonly card: string;
  /** The side */
  readonly side: 'nationalist' | 'republican';
  /** It lay face up */
  readonly faceUp: boolean;
  /** The unit it takes out */
  readonly unit?: string | null;
  /** The units it takes out */
  readonly units?: readonly string[] | null;
  /** The card it negates */
  readonly against?: string | null;
  /** What both sides agreed on */
  readonly agreed?: readonly CrusadeRevolutionCardEffect[] | null;
}

export interface CrusadeRevolutionFireResults {
  /** Loss Number that the attacker inflicts; null before he has fired */
  readonly attacker: number | null;
  /** Loss Number that the defender inflicts; null before he has fired */
  readonly defender: number | null;
}

export interface CrusadeRevolutionLossesOfBoth {
  /** Of the attacker */
  readonly attacker?: CrusadeRevolutionLossesAtHand | null;
  /** Of the defender */
  readonly defender?: CrusadeRevolutionLossesAtHand | null;
}

export interface CrusadeRevolutionRedeploymentPoints {
  /** SR value of the card */
  readonly value: number;
  /** SR points spent */
  readonly spent: number;
  /** Units of the Army of Africa that were redeployed */
  readonly afr: number;
}

export interface CrusadeRevolutionEventAtHand {
  /** The card */
  readonly card: string;
  /** The effect at hand, counted from 0 */
  readonly at: number;
  /** Units or spaces chosen for it so far */
  readonly chosen: readonly string[];
  /** Divisions given up for its corps [8.5.2.5] */
  readonly givenUp: readonly string[];
  /** What both sides agreed on, in place of the card's own effects */
  readonly agreed?: readonly CrusadeRevolutionCardEffect[] | null;
}

export interface CrusadeRevolutionEffectProposal {
  /** The card */
  readonly card: string;
  /** Who proposes */
  readonly side: 'nationalist' | 'republican';
  /** What it would do */
  readonly changes: readonly CrusadeRevolutionCardEffect[];
  /** As an event or in combat */
  readonly use: 'event' | 'combat';
}

/** What can be asked of the game. */
export interface CrusadeRevolution {
  readonly combat: {
    /** Combat [11.1, 11.2]. A whole combat up to both Loss Numbers: strengths, cards, modifiers, fire table and column with shifts, winner, retreat owed and cards kept. Rules 11.1, 11.2. */
    readonly battle: Procedure<CrusadeRevolutionBattleInput, CrusadeRevolutionBattleOutcome, CrusadeRevolutionOptionsInput, 'columns'>;
    /** A combat to its end [11.2, 11.3, 11.4, …]. A combat with everything that follows from it: losses, retreats, advance, captures, morale and points. Where a player has a choice the answer lists it; sent again with the choice and the same dice, the question goes on. Rules 11.2, 11.3, 11.4, 11.5. */
    readonly combatToEnd: Procedure<CrusadeRevolutionCombatToEndInput, CrusadeRevolutionCombatToEndOutcome, CrusadeRevolutionOptionsInput>;
    /** The fire of one side [11.2.7, CL.R7, CL.N57]. One side of a combat fires by itself: where a card lets it fire first, or roll several dice and keep one. Rules 11.2.7, CL.R7, CL.N57. */
    readonly fire: Procedure<CrusadeRevolutionFireInput, CrusadeRevolutionFireOutcome, CrusadeRevolutionOptionsInput>;
    /** Taking losses [11.3]. Every legal way to take a Loss Number: never beyond it, as much of it as possible, replacement divisions, the imaginary division, first losses; or a judgement on a way that is proposed. Rules 11.3. */
    readonly lossAllocation: Procedure<CrusadeRevolutionLossInput, CrusadeRevolutionLossOutcome, CrusadeRevolutionOptionsInput>;
    /** The next step lost [11.3]. Losses taken one step at a time: which units may lose the next step so that the whole number is still taken lawfully. Rules 11.3. */
    readonly nextLoss: Procedure<CrusadeRevolutionNextLossInput, CrusadeRevolutionNextLossOutcome, CrusadeRevolutionOptionsInput>;
    /** Retreat [11.4]. Whether the defenders retreat, how far, whether a step cancels it, and every way the next unit may go, by the order of priorities. Rules 11.4. */
    readonly retreatOptions: Procedure<CrusadeRevolutionRetreatInput, CrusadeRevolutionRetreatOutcome, CrusadeRevolutionOptionsInput>;
    /** Advance after combat [11.5]. Which spaces the surviving attackers may enter: the defending space alone, or further where the defenders went two spaces. Rules 11.5. */
    readonly advanceOptions: Procedure<CrusadeRevolutionAdvanceInput, CrusadeRevolutionAdvanceOutcome, CrusadeRevolutionOptionsInput>;
    /** Militia coordination [17.4]. Whether several Republican spaces may attack one space together on turns 1 to 5. Rules 17.4. */
    readonly militiaCoordination: Procedure<CrusadeRevolutionCoordinationInput, CrusadeRevolutionCoordinationOutcome, CrusadeRevolutionOptionsInput>;
    /** Assault on a siege [16.1.4]. One Republican assault on a besieged garrison. Rules 16.1.4. */
    readonly siegeAssault: Procedure<CrusadeRevolutionAssaultInput, CrusadeRevolutionAssaultOutcome, CrusadeRevolutionOptionsInput>;
    /** Building a position or trench [10.2]. One attempt to dig in, after all movement. Rules 10.2. */
    readonly entrench: Procedure<CrusadeRevolutionEntrenchInput, CrusadeRevolutionEntrenchOutcome, CrusadeRevolutionOptionsInput>;
    /** Armour modifier [16.6.2]. Whether an armour unit may be used for the +1 die-roll modifier, and what it then owes. Rules 16.6.2. */
    readonly armourModifier: Procedure<CrusadeRevolutionArmourInput, CrusadeRevolutionArmourOutcome, CrusadeRevolutionOptionsInput>;
    /** What becomes of combat cards [8.5.3]. Which committed combat cards stay face up, are discarded or leave the game. Rules 8.5.3. */
    readonly combatCardFate: Procedure<CrusadeRevolutionCardFateInput, CrusadeRevolutionCardFateOutcome, CrusadeRevolutionOptionsInput>;
  };
  readonly movement: {
    /** Activating spaces [8.2]. Cost and legality of the Move and Attack markers of one Action Round. Rules 8.2. */
    readonly activation: Procedure<CrusadeRevolutionActivationInput, CrusadeRevolutionActivationOutcome, CrusadeRevolutionOptionsInput>;
    /** A move, space by space [10.1]. Cost and legality of one stack’s move along a named path, with the spaces it captures. Rules 10.1. */
    readonly movePath: Procedure<CrusadeRevolutionMovePathInput, CrusadeRevolutionMovePathOutcome, CrusadeRevolutionOptionsInput>;
    /** The next step of a move [10.1]. Where a stack may go on to from where its path has brought it, and whether it may end there. Rules 10.1. */
    readonly nextStep: Procedure<CrusadeRevolutionNextStepInput, CrusadeRevolutionNextStepOutcome, CrusadeRevolutionOptionsInput>;
    /** Where a stack can go [10.1]. Every space a stack can reach in one Action Round, with cost and way, and why others are refused. Rules 10.1. */
    readonly reach: Procedure<CrusadeRevolutionMoveQuestionInput, CrusadeRevolutionReachOutcome, CrusadeRevolutionOptionsInput>;
    /** Stacking [9.1]. Whether a stack is within the limit, and what an excess costs. Rules 9.1. */
    readonly stacking: Procedure<CrusadeRevolutionStackingInput, CrusadeRevolutionStackingOutcome, CrusadeRevolutionOptionsInput>;
    /** Adjacent and connected [2.1.2]. Whether two spaces are adjacent, and whether a side’s own spaces connect them. Rules 2.1.2. */
    readonly connection: Procedure<CrusadeRevolutionConnectionInput, CrusadeRevolutionConnectionOutcome, CrusadeRevolutionOptionsInput>;
    /** Strategic redeployment [8.3, 12.1]. Cost and legality of all the moves made with one SR card: by land, by sea, from and to the Reserve Box, through a friendly border, from Morocco. Rules 8.3, 12.1. */
    readonly strategicRedeployment: Procedure<CrusadeRevolutionSrInput, CrusadeRevolutionSrOutcome, CrusadeRevolutionOptionsInput>;
    /** Where a unit can be redeployed [12.1]. Every space on a map to which one unit may be redeployed, supply and connections traced. Rules 12.1. */
    readonly srDestinations: Procedure<CrusadeRevolutionDestinationsInput, CrusadeRevolutionDestinationsOutcome, CrusadeRevolutionOptionsInput>;
    /** Northern Front limits [16.4]. Whether a Republican unit may end in a space of the north: non-cooperation, and the types allowed while the Front is isolated. Rules 16.4. */
    readonly northernFront: Procedure<CrusadeRevolutionNorthInput, CrusadeRevolutionNorthOutcome, CrusadeRevolutionOptionsInput>;
    /** Ports and the Strait [12.1.7, 13.1.4, 16.7]. Whether a side may use two ports for supply or SR, as the Strait of Gibraltar allows. Rules 12.1.7, 13.1.4, 16.7. */
    readonly seaRoute: Procedure<CrusadeRevolutionSeaRouteInput, CrusadeRevolutionSeaRouteOutcome, CrusadeRevolutionOptionsInput>;
  };
  readonly spotting: {
    /** What can be seen [8.1.4]. The game has no spotting and no lines of sight: every unit on the map is seen; only hands and piles are hidden. Rules 8.1.4. */
    readonly visibility: Procedure<CrusadeRevolutionVisibilityInput, CrusadeRevolutionVisibilityOutcome, CrusadeRevolutionOptionsInput>;
  };
  readonly events: {
    /** Playing a card [7.1.3, 8.5.1]. Whether a round may be used as wanted, what it gives, and where the card goes. Rules 7.1.3, 8.5.1. */
    readonly cardPlay: Procedure<CrusadeRevolutionCardPlayInput, CrusadeRevolutionCardPlayOutcome, CrusadeRevolutionOptionsInput>;
    /** Restrictions and prerequisites of a card [8.5.1.2]. Whether everything a card asks for is the case, condition by condition. Rules 8.5.1.2. */
    readonly cardConditions: Procedure<CrusadeRevolutionCardConditionsInput, CrusadeRevolutionCardConditionsOutcome, CrusadeRevolutionOptionsInput>;
    /** Reinforcement event [8.5.2]. Whether a reinforcement card may be played: the limit of its kind, every unit placed lawfully, a division given up for each corps. Rules 8.5.2. */
    readonly reinforcement: Procedure<CrusadeRevolutionReinforcementInput, CrusadeRevolutionReinforcementOutcome, CrusadeRevolutionOptionsInput>;
    /** Placing a corps [8.5.2.4]. Whether a corps from a reinforcement card, rebuilt, or back from over the border may be put in a space. Rules 8.5.2.4. */
    readonly corpsPlacement: Procedure<CrusadeRevolutionCorpsPlacementInput, CrusadeRevolutionCorpsPlacementOutcome, CrusadeRevolutionOptionsInput>;
    /** Army of Africa arrivals [17.6]. Whether an AFR unit arrives in a Nationalist Action Round, when, and where it may land. Rules 17.6. */
    readonly armyOfAfrica: Procedure<CrusadeRevolutionAfricaInput, CrusadeRevolutionAfricaOutcome, CrusadeRevolutionOptionsInput>;
    /** Disembark in Mallorca [8.5.4]. The landing, the Nationalists entering the beachhead, and the deadline. Rules 8.5.4. */
    readonly mallorca: Procedure<CrusadeRevolutionMallorcaInput, CrusadeRevolutionMallorcaOutcome, CrusadeRevolutionOptionsInput>;
    /** Plan P [8.5.6]. Whether the Plan P beachhead may be put beside a coastal space, and what happens when Nationalists enter it. Rules 8.5.6. */
    readonly planP: Procedure<CrusadeRevolutionPlanPInput, CrusadeRevolutionPlanPOutcome, CrusadeRevolutionOptionsInput>;
    /** Strategic Counterattack [8.5.5]. Which attack of Brunete, Belchite, Teruel or El Ebro earns the bonus, and what it is worth, given or taken back. Rules 8.5.5. */
    readonly counterattack: Procedure<CrusadeRevolutionCounterattackInput, CrusadeRevolutionCounterattackOutcome, CrusadeRevolutionOptionsInput>;
    /** Deploying the first corps [15.2]. Where the next initial corps may be placed between turns 5 and 6, and who places after it. Rules 15.2. */
    readonly initialCorps: Procedure<CrusadeRevolutionInitialCorpsInput, CrusadeRevolutionInitialCorpsOutcome, CrusadeRevolutionOptionsInput>;
    /** Filling the Reserve Box [15.2.2]. What the Reserve Box lacks after the first corps are deployed, and which divisions must be withdrawn for it. Rules 15.2.2. */
    readonly reserveMinimum: Procedure<CrusadeRevolutionReserveInput, CrusadeRevolutionReserveOutcome, CrusadeRevolutionOptionsInput>;
    /** Republican militarization [15.2.3]. Swapping up to five MIL divisions for RPA divisions before turn 6. Rules 15.2.3. */
    readonly militarization: Procedure<CrusadeRevolutionMilitarizationInput, CrusadeRevolutionMilitarizationOutcome, CrusadeRevolutionOptionsInput>;
    /** Cards on foreign replacement points [CL.N30, CL.R31, CL.R42, …]. SOV and AXIS RP of a turn after Italian Submarines, Nyon Conference, Opening of the French Border and Interruption of Axis Aid. Rules CL.N30, CL.R31, CL.R42, CL.R52. */
    readonly foreignAid: Procedure<CrusadeRevolutionForeignAidInput, CrusadeRevolutionForeignAidOutcome, CrusadeRevolutionOptionsInput>;
    /** Insurrection at the end of the turn [CL.N48]. What becomes of the INS unit of card N48 when the turn ends. Rules CL.N48. */
    readonly insurrection: Procedure<CrusadeRevolutionInsurrectionInput, CrusadeRevolutionInsurrectionOutcome, CrusadeRevolutionOptionsInput>;
    /** Range of the French Intervention Threat [CL.R51]. Spaces within four of French soil, for card R51. Rules CL.R51. */
    readonly frenchIntervention: Procedure<CrusadeRevolutionFrenchInput, CrusadeRevolutionFrenchOutcome, CrusadeRevolutionOptionsInput>;
  };
  readonly status: {
    /** Supply [13.1]. Supply of every space and unit of a side: by land, by sea, in an isolated group, by a friendly border, or none and where the line breaks. Rules 13.1. */
    readonly supply: Procedure<CrusadeRevolutionSupplyInput, CrusadeRevolutionSupplyOutcome, CrusadeRevolutionOptionsInput>;
    /** What a supply state allows [13.3]. Everything a unit may and may not do in its supply state. Rules 13.3. */
    readonly supplyEffects: Procedure<CrusadeRevolutionEffectsInput, CrusadeRevolutionEffectsOutcome, CrusadeRevolutionOptionsInput>;
    /** Attrition [6.0.C]. One side’s attrition segment: units out of supply are removed for good, empty spaces without supply go to the enemy. Rules 6.0.C. */
    readonly attrition: Procedure<CrusadeRevolutionAttritionInput, CrusadeRevolutionAttritionOutcome, CrusadeRevolutionOptionsInput>;
    /** Spending replacement points [6.0.E, 14.1]. One side’s Replacement Phase: points after the city penalty, the price and legality of every purchase, what is left and lost. Rules 6.0.E, 14.1. */
    readonly replacements: Procedure<CrusadeRevolutionReplacementInput, CrusadeRevolutionReplacementOutcome, CrusadeRevolutionOptionsInput>;
    /** Replacement points lost with Main Cities [14.2]. REP and NAT RP lost in the Replacement Phase for Main Cities. Rules 14.2. */
    readonly cityPenalty: Procedure<CrusadeRevolutionCityInput, CrusadeRevolutionCityOutcome, CrusadeRevolutionOptionsInput>;
    /** Republican Morale [16.3]. What events do to Republican Morale, and to the hands at the next draw. Rules 16.3. */
    readonly republicanMorale: Procedure<CrusadeRevolutionMoraleInput, CrusadeRevolutionMoraleOutcome, CrusadeRevolutionOptionsInput>;
    /** What the map does to Republican Morale [16.3.3]. Which whole-map lines of the morale table come true: borders held or lost, the north linked or conquered, a zone split. Rules 16.3.3. */
    readonly moraleTriggers: Procedure<CrusadeRevolutionTriggersInput, CrusadeRevolutionTriggersOutcome, CrusadeRevolutionOptionsInput>;
    /** Automatic victory [5.2]. Whether somebody wins at once: by Republican Morale, by all six Main Cities, or by Casado’s Coup. Rules 5.2. */
    readonly automaticVictory: Procedure<CrusadeRevolutionVictoryInput, CrusadeRevolutionVictoryOutcome, CrusadeRevolutionOptionsInput>;
    /** War Status Phase [6.0.D, 6.0.D.1, 6.0.D.2]. Points of the table entries that hold, then the check for automatic victory with the morale they leave. Rules 6.0.D, 6.0.D.1, 6.0.D.2. */
    readonly warStatus: Procedure<CrusadeRevolutionWarStatusInput, CrusadeRevolutionWarStatusOutcome, CrusadeRevolutionOptionsInput>;
    /** Victory at the end of a scenario [5.1]. Compares Victory Points with the requirements of the scenario, which the caller sends from the Playbook. Rules 5.1. */
    readonly finalVictory: Procedure<CrusadeRevolutionFinalInput, CrusadeRevolutionFinalOutcome, CrusadeRevolutionOptionsInput>;
    /** A space changes hands [10.1.9, 16.3.3]. Whether control changes, and everything that follows from it: morale, points, works, siege, supply source, bonus marker. Rules 10.1.9, 16.3.3. */
    readonly capture: Procedure<CrusadeRevolutionCaptureInput, CrusadeRevolutionCaptureOutcome, CrusadeRevolutionOptionsInput>;
    /** Madrid, the priority objective [17.3]. Victory Points for Madrid at the end of turn 5. Rules 17.3. */
    readonly madridObjective: Procedure<CrusadeRevolutionMadridInput, CrusadeRevolutionMadridOutcome, CrusadeRevolutionOptionsInput>;
    /** A siege lifted or worn down [16.1]. What becomes of a siege when Nationalists reach it, its space changes hands by attrition, or a turn ends. Rules 16.1. */
    readonly siege: Procedure<CrusadeRevolutionSiegeInput, CrusadeRevolutionSiegeOutcome, CrusadeRevolutionOptionsInput>;
    /** Oviedo and Granada [16.2]. How long an Isolated Space stays one, what it may do, and what its capture is worth. Rules 16.2. */
    readonly isolatedSpace: Procedure<CrusadeRevolutionIsolatedInput, CrusadeRevolutionIsolatedOutcome, CrusadeRevolutionOptionsInput>;
    /** Drawing cards [6.0.A]. One player’s Draw Strategy Cards Phase: new group, discards, hand size by morale, cards drawn, the turn-6 redraw. Rules 6.0.A. */
    readonly drawPhase: Procedure<CrusadeRevolutionDrawInput, CrusadeRevolutionDrawOutcome, CrusadeRevolutionOptionsInput>;
    /** Sequence of play [6.0]. The steps of a turn in order, and what comes after a given one. Rules 6.0. */
    readonly turnSequence: Procedure<CrusadeRevolutionSequenceInput, CrusadeRevolutionSequenceOutcome, CrusadeRevolutionOptionsInput>;
    /** What a turn brings [16.5, 17.0]. War phase, winter and severe winter, and the rules of the first turns that are in force. Rules 16.5, 17.0. */
    readonly turnEffects: Procedure<CrusadeRevolutionTurnEffectsInput, CrusadeRevolutionTurnEffectsOutcome, CrusadeRevolutionOptionsInput>;
    /** Setting a scenario up [4.0]. Turns and phases of a scenario, and whether markers, units and opening hands are set up as the book says. Rules 4.0. */
    readonly scenario: Procedure<CrusadeRevolutionScenarioInput, CrusadeRevolutionScenarioOutcome, CrusadeRevolutionOptionsInput>;
  };
}
