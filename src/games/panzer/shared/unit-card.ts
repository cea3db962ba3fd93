import { choice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { LegType, Nation, SizeClass } from '../vocabulary.js';
import { MovementRating, TransportRating, Weapon } from './vehicle-card.js';

/** GP defence of leg and towed units by cover [6.5.4.2.2]. */
export class CoverDefense {
  @integer('Without cover', { min: 1, max: 10 }) none!: number;
  @integer('In light cover', { min: 1, max: 10, optional: true }) light?: number;
  @integer('In medium cover', { min: 1, max: 10, optional: true }) medium?: number;
  @integer('In heavy cover', { min: 1, max: 10, optional: true }) heavy?: number;
}

/** `2L3` [6.6.4.1]. */
export class LegRating {
  @integer('Cross-country points', { min: 0, max: 20 }) crossCountry!: number;
  @integer('Quickmarch points; always 0 for guns [6.6.5]', { min: 0, max: 30 }) quickmarch!: number;
}

/** A whole leg or towed data card, every field the book names [5.1, 5.2]. */
export class UnitCard {
  @text('Name', { max: 60 }) name!: string;
  @choice('Nationality [1.7.1]', Nation, { default: 'other' }) nation!: Nation;
  @text('Card number, e.g. G-8A [1.6]', { max: 40, optional: true }) card?: string;
  @choice('How a leg unit travels [5.1]', LegType, { default: 'foot' }) legType!: LegType;
  @choice('Size, for spotting: L or S [6.1.3]', SizeClass, { optional: true }) size?: SizeClass;
  @object('Movement factor [6.6.4.1, 6.6.5]', LegRating, { optional: true }) movement?: LegRating;
  @object('Movement factor of a section with an attached weapon [5.1.2]', LegRating, { optional: true })
  movementWithWeapon?: LegRating;
  @object('Wheeled movement factor of motorcycles and bicycles [6.6.4.4]', MovementRating, { optional: true })
  wheeled?: MovementRating;
  @object('GP defence by cover [6.5.4.2.2]', CoverDefense, { optional: true }) defenseByCover?: CoverDefense;
  @integer('Full-cover bonus [6.5.4.2.2]', { min: 1, max: 2, optional: true }) fullCoverBonus?: number;
  @object('Room it needs aboard a vehicle, towed-leg [6.6.7.1]', TransportRating, { optional: true })
  need?: TransportRating;
  @list('Its own and attached weapons [5.1.3]', Weapon, { maxItems: 8, default: [] }) weapons!: Weapon[];
  @flag('Towed platform gun mount [7.16]') platformMount!: boolean;
  @flag('The gun can be manhandled [6.6.5]', { default: true }) canManhandle!: boolean;
}
