import { choice, defineChoice, flag, integer, list, object, text } from '../../../kernel/fields/index.js';
import { NO_POINTS, Points } from '../events/card-input.js';
import { SpaceFacts } from '../shared/space-facts.js';
import { Unit } from '../shared/units.js';
import { Side, Siege, SupplyState } from '../vocabulary.js';
import { CityInput } from './city-penalty.js';

/** The four markers on the General Records Track [14.1.1.1]. */
export const Pool = defineChoice('Pool', ['nationalist', 'axis', 'republican', 'soviet']);
export type Pool = 'nationalist' | 'axis' | 'republican' | 'soviet';
const Purchase = defineChoice('Purchase', ['restoreStep', 'rebuildReduced', 'rebuildFull']);
const PurchasePlace = defineChoice('PurchasePlace', ['map', 'reserve', 'eliminated', 'permanentlyRemoved']);

export class UnitPurchase extends Unit {
  @choice('What is bought [14.1.3-14.1.5]', Purchase) buy!: 'restoreStep' | 'rebuildReduced' | 'rebuildFull';
  @choice('Pool that pays', Pool) pool!: Pool;
  @choice('Where the unit is', PurchasePlace) place!: string;
  @choice('Its supply, if on the map [13.3.2]', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @text('Isolated group it belongs to, if any [16.2.4.2]', { max: 60, optional: true }) group?: string;
  @flag('Regional corps: it stands in its own region [14.1.7]', { default: true }) atHome!: boolean;
  @flag('Regional corps: it traces to a source in its region [14.1.7]', { default: true }) homeLine!: boolean;
  @object('Where a rebuilt corps is put [14.1.5]', SpaceFacts, { optional: true }) to?: SpaceFacts;
}
export class SiegePurchase {
  @choice('Siege strengthened [16.1.8]', Siege) siege!: Siege;
  @integer('Its resistance now; 0 if it has fallen or been lifted', { min: 0, max: 3 }) resistance!: number;
  @choice('Pool that pays', Pool, { default: 'nationalist' }) pool!: Pool;
}
export class ReplacementInput extends CityInput {
  @choice('Side that spends', Side) side!: Side;
  @integer('Game turn', { min: 1, max: 18 }) turn!: number;
  @object('Points recorded this turn [8.4.1]', Points, { default: NO_POINTS }) points!: Points;
  @flag('Axis Military Aid has been played [14.1.1.3]', { default: true }) axisMilitaryAid!: boolean;
  @flag('Soviet Military Aid has been played [14.1.1.2]', { default: true }) sovietMilitaryAid!: boolean;
  @flag('The Northern Front is isolated [16.4.3.1]', { default: true }) northIsolated!: boolean;
  @list('Units restored or rebuilt', UnitPurchase, { maxItems: 40, default: [] }) units!: UnitPurchase[];
  @list('Sieges strengthened', SiegePurchase, { maxItems: 6, default: [] }) sieges!: SiegePurchase[];
}
