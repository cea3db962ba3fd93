import {
  ANY_LENGTH,
  ANY_NUMBER,
  COUNT,
  choice,
  choices,
  defineChoice,
  flag,
  halves,
  integer,
  list,
  object,
  text,
  texts,
} from '../../../kernel/fields/index.js';
import { Feature } from '../combat/battle-input.js';
import { LossUnit, ReserveUnit } from '../combat/loss-input.js';
import { StepTaken } from '../combat/next-loss.js';
import { Pool } from '../status/replacement-input.js';
import { Side, SupplyState } from '../vocabulary.js';
import type { Until } from './cards/card.js';
import { CardDeed, CardEffect, Each, ReplacementNeeds } from './cards/effect-shapes.js';
import { CardSpaces, lastsUntil } from './cards/filter-shapes.js';
import type { Party } from './position.js';

/** What is at hand in a campaign, as views and events show it. */
const ANY = { min: Number.NEGATIVE_INFINITY, max: Number.POSITIVE_INFINITY };
const ID = ANY_LENGTH;
const IDS = { ...ID, ...ANY_NUMBER };
const MAYBE = { optional: true };

const LastingKind = defineChoice('LastingKind', ['rp', 'forbid', 'flag', 'remark']);
const OperationSource = defineChoice('OperationSource', ['ops', 'event', 'automatic']);
const OnlyMarkers = defineChoice('OnlyMarkers', ['move', 'attack']);
const CardUse = defineChoice('ProposalUse', ['event', 'combat']);
const OwedKind = defineChoice('OwedKind', ['strike', 'excess', 'arrival', 'proposal']);

/** Something an event left behind for a while; what it holds follows from its kind. */
export class LastingEffect {
  @choice('What it does', LastingKind) kind!: 'rp' | 'forbid' | 'flag' | 'remark';
  @choice('The pool [14.1.1.1]', Pool, MAYBE) pool?: Pool;
  @halves('By how much', { ...ANY, optional: true }) by?: number;
  @choice('Once, or in every turn', Each, MAYBE) each?: string;
  @object('What must hold for it', ReplacementNeeds, MAYBE) needs?: ReplacementNeeds;
  @text('A name by which it can be cancelled', { ...ID, optional: true }) tag?: string;
  @choice('The side', Side, MAYBE) side?: Side;
  @choice('What is forbidden', CardDeed, MAYBE) deed?: string;
  @object('Where', CardSpaces, MAYBE) where?: CardSpaces;
  @text('What is remembered', { ...ID, optional: true }) flag?: string;
  @text('What is said', { ...ID, optional: true }) text?: string;
  @lastsUntil() until!: Until;
  @integer('The turn it began', COUNT) since!: number;
}

class TerrainCancelled {
  @choices('What counts no more', Feature, ANY_NUMBER) features!: readonly Feature[];
  @flag('The ground is held by it, too', {}) hold!: boolean;
  @flag('It was used', {}) used!: boolean;
  @integer('In how many attacks it may still be named', { ...COUNT, optional: true }) left?: number;
}

class CounterattackBonus {
  @integer('Republican Morale', ANY) rm!: number;
  @integer('Victory Points', ANY) vp!: number;
  @flag('Only for the attack in which the terrain was cancelled', {}) named!: boolean;
}

class AttackMade {
  @text('The space', ID) space!: string;
  @integer('Steps the Republicans lost', COUNT) republican!: number;
  @integer('Steps the Nationalists lost', COUNT) nationalist!: number;
  @flag('The attackers advanced', {}) advanced!: boolean;
  @flag('The terrain was cancelled', {}) cancelled!: boolean;
}

class AttackPoints {
  @integer('How many', COUNT) points!: number;
  @object('Where', CardSpaces, MAYBE) where?: CardSpaces;
}

/** What an Action Round may still do [8.2.1]. */
export class OperationAtHand {
  @choice('Where its points come from', OperationSource) source!: 'ops' | 'event' | 'automatic';
  @integer('OPS points left', COUNT) points!: number;
  @object('Of them, those for Attack markers alone', AttackPoints, MAYBE) attackOnly?: AttackPoints;
  @choice('Only moves or only attacks', OnlyMarkers, MAYBE) only?: 'move' | 'attack';
  @object('Where', CardSpaces, MAYBE) where?: CardSpaces;
  @integer('Added to every die of its attacks', ANY) drm!: number;
  @object('Terrain that counts no more in one attack [8.5.5.3]', TerrainCancelled, MAYBE)
  cancelTerrain?: TerrainCancelled;
  @object('The bonus of a counterattack [8.5.5.3]', CounterattackBonus, MAYBE) bonus?: CounterattackBonus;
  @list('Attacks that were made', AttackMade, ANY_NUMBER) attacks!: readonly AttackMade[];
}

export class CombatAttacker {
  @text('The unit', ID) unit!: string;
  @text('The space it attacks from', ID) space!: string;
  @choice('Its supply', SupplyState) supply!: SupplyState;
}

class CommittedCombatCardSeen {
  @text('The card', ID) card!: string;
  @choice('The side', Side) side!: Side;
  @flag('It lay face up', {}) faceUp!: boolean;
  @text('The unit it takes out', { ...ID, optional: true }) unit?: string;
  @texts('The units it takes out', { ...IDS, optional: true }) units?: readonly string[];
  @text('The card it negates', { ...ID, optional: true }) against?: string;
  @list('What both sides agreed on', CardEffect, { ...ANY_NUMBER, optional: true }) agreed?: readonly object[];
}

/** The losses of one party [11.3]. */
export class LossesAtHand {
  @integer('Loss Number', COUNT) number!: number;
  @list('From whom they are taken', LossUnit, ANY_NUMBER) units!: readonly LossUnit[];
  @list('Divisions in the Reserve Box [11.3.5]', ReserveUnit, ANY_NUMBER) reserve!: readonly ReserveUnit[];
  @flag('Limited Offensive is in force [CL.R45]', {}) limitedOffensive!: boolean;
  @list('Steps chosen so far, in order', StepTaken, ANY_NUMBER) taken!: readonly StepTaken[];
  @integer('Steps that a card spares [CL.R45]', COUNT) spared!: number;
  @flag('They are taken', {}) settled!: boolean;
}

class FireResults {
  @integer('Loss Number that the attacker inflicts; null before he has fired', { ...COUNT, nullable: true })
  attacker!: number | null;
  @integer('Loss Number that the defender inflicts; null before he has fired', { ...COUNT, nullable: true })
  defender!: number | null;
}

class LossesOfBoth {
  @object('Of the attacker', LossesAtHand, MAYBE) attacker?: LossesAtHand;
  @object('Of the defender', LossesAtHand, MAYBE) defender?: LossesAtHand;
}

/** A combat from its declaration to the advance [11.0]. */
export class CombatAtHand {
  @text('The space that is attacked', ID) target!: string;
  @list('Who attacks from where', CombatAttacker, ANY_NUMBER) attackers!: readonly CombatAttacker[];
  @texts('Who defends', IDS) defenders!: readonly string[];
  @choice('Supply of the space', SupplyState) supply!: SupplyState;
  @flag('The event cancels the terrain', {}) cancelTerrain!: boolean;
  @text('The unit whose armour is claimed; null where none is [16.6.2]', { ...ID, nullable: true })
  claim!: string | null;
  @list('Combat cards that were committed', CommittedCombatCardSeen, ANY_NUMBER)
  cards!: readonly CommittedCombatCardSeen[];
  @object('Loss Numbers, once rolled', FireResults, MAYBE) fire?: FireResults;
  @object('Losses, once owed', LossesOfBoth, MAYBE) losses?: LossesOfBoth;
  @text('Who won: attacker, defender or none', { ...ID, optional: true }) winner?: Party | 'none';
  @texts('Cards whose effects counted', { ...IDS, optional: true }) used?: readonly string[];
  @integer('Spaces the defender retreats', COUNT) distance!: number;
  @flag('The retreat was bought off with a step [11.4.3]', {}) held!: boolean;
  @texts('Spaces that attackers may enter beyond the target [11.5.3, 11.5.7]', IDS) behind!: readonly string[];
  @flag('There was no second space to retreat to [11.5.7]', {}) blocked!: boolean;
  @flag('Somebody has retreated', {}) retreatedAny!: boolean;
  @texts('Units that have advanced', IDS) advanced!: readonly string[];
}

/** The choices of an event that is being carried out. */
export class EventAtHand {
  @text('The card', ID) card!: string;
  @integer('The effect at hand, counted from 0', COUNT) at!: number;
  @texts('Units or spaces chosen for it so far', IDS) chosen!: readonly string[];
  @texts('Divisions given up for its corps [8.5.2.5]', IDS) givenUp!: readonly string[];
  @list("What both sides agreed on, in place of the card's own effects", CardEffect, { ...ANY_NUMBER, optional: true })
  agreed?: readonly object[];
}

export class EffectProposal {
  @text('The card', ID) card!: string;
  @choice('Who proposes', Side) side!: Side;
  @list('What it would do', CardEffect, ANY_NUMBER) changes!: readonly object[];
  @choice('As an event or in combat', CardUse) use!: 'event' | 'combat';
}

/** What somebody must decide before anything else goes on; what it holds follows from its kind. */
export class OwedChoice {
  @choice('What is to be chosen', OwedKind) kind!: string;
  @choice('Who chooses', Side) side!: Side;
  @text('The space', { ...ID, optional: true }) space?: string;
  @text('The unit', { ...ID, optional: true }) unit?: string;
  @texts('The units', { ...IDS, optional: true }) units?: readonly string[];
  @texts('The spaces', { ...IDS, optional: true }) spaces?: readonly string[];
}
