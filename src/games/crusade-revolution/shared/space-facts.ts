import { choice, flag, list, text } from '../../../kernel/fields/index.js';
import { Port, Region, Side, SupplyState } from '../vocabulary.js';
import { Source } from './campaign-map.js';
import { Unit } from './units.js';

export class UnitThere extends Unit {
  @flag('It is in supply', { default: true }) supplied!: boolean;
}

/** What redeployment and placement need to know of a space. */
export class SpaceFacts {
  @text('Name', { max: 60 }) name!: string;
  @choice('Who controls it; the side in question if left out', Side, { optional: true }) control?: Side;
  @choice('Supply [12.1.5]', SupplyState, { default: 'supplied' }) supply!: SupplyState;
  @choice('Port, by sea zone [12.1.7]', Port, { default: 'none' }) port!: Port;
  @choice('Region of the Northern Front [16.4]', Region, { default: 'none' }) region!: Region;
  @flag('Belongs to the Northern Front for its type limits, though in no region [16.4.3.2]') north!: boolean;
  @choice('Supply symbol [13.2]', Source, { default: 'none' }) source!: 'none' | Side | 'badajoz';
  @list('Friendly units there [9.1.1]', UnitThere, { maxItems: 6, default: [] }) units!: UnitThere[];
  @flag('A MIL unit was sent to this isolated group this turn already [16.2.4.3]') groupServed!: boolean;
}
