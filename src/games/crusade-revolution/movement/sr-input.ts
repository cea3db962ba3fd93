import { choice, defineChoice, flag, integer, object } from '../../../kernel/fields/index.js';
import { SpaceFacts } from '../shared/space-facts.js';
import { Unit } from '../shared/units.js';
import { Side } from '../vocabulary.js';

/** How a unit is redeployed [12.1.6-12.1.9, 13.4.3, 17.6.4]. */
export const SrMode = defineChoice('SrMode', ['land', 'sea', 'fromReserve', 'toReserve', 'border', 'fromMorocco']);
export type SrMode = 'land' | 'sea' | 'fromReserve' | 'toReserve' | 'border' | 'fromMorocco';

export class SrMove extends Unit {
  @choice('How it goes', SrMode, { default: 'land' }) mode!: SrMode;
  @object('Where it is, unless in the Reserve Box or in Morocco', SpaceFacts, { optional: true }) from?: SpaceFacts;
  @object('Where it goes, unless to the Reserve Box', SpaceFacts, { optional: true }) to?: SpaceFacts;
  @flag('A chain of friendly spaces joins both [12.1.6]', { default: true }) connected!: boolean;
  @flag('It has redeployed in this Action Round already [12.1.3]') movedAlready!: boolean;
}

/** Divisions of each region that are in foreign regions now [16.4.2.2]. */
export class Abroad {
  @integer('Asturian divisions', { min: 0, max: 20, default: 0 }) asturias!: number;
  @integer('Santander divisions', { min: 0, max: 20, default: 0 }) santander!: number;
  @integer('Basque divisions', { min: 0, max: 20, default: 0 }) basque!: number;
}

/** What all the moves of a card share. */
export class SrSituation {
  @choice('Side that redeploys', Side) side!: Side;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @choice('Who controls the Strait of Gibraltar [16.7]', Side, { default: 'republican' }) strait!: Side;
  @flag('The Northern Front is isolated [16.4.3.1]', { default: true }) northIsolated!: boolean;
  @integer('POL divisions in the Northern Front [16.4.3.2]', { min: 0, max: 9, default: 0 }) policeInNorth!: number;
  @object('Divisions outside their regions', Abroad, { default: { asturias: 0, santander: 0, basque: 0 } })
  abroad!: Abroad;
  @flag('France Recognizes Nationalist Spain has been played [13.4.3.2]') franceRecognizes!: boolean;
}

/** The same when one of the moves is made. */
export interface SrMoment extends SrSituation {
  /** Units that later moves of the card will take from the space it goes to [9.1.2]. */
  readonly leaving?: number;
}
