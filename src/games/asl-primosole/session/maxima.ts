import { maximumOf } from '../shared/campaign-frame.js';
import type { Group } from '../shared/groups.js';
import type { Side } from '../vocabulary.js';
import { frameOf, type Table } from './table.js';

/** How many of a group a side may buy in this campaign [3.6177]. */
export const maximum = (table: Table, side: Side, group: Group): number =>
  maximumOf(table.quiet(), frameOf(table, side, table.dates[0]!), group);
