import type { Judge } from '../options.js';
import { asTheBookWrites } from '../shared/book-names.js';
import { isArmour } from '../shared/units.js';
import type { Port, Side, UnitType } from '../vocabulary.js';

export type SeaUse = 'supply' | 'redeploy';

export interface PortSpace {
  readonly id: string;
  readonly port: Port;
}

/** Where a Mediterranean port lies; ports that the book does not list there are taken to be east of Algeciras. */
function sideOfAlgeciras(umpire: Judge, id: string): string {
  const coast = umpire.chart('coastal-spaces');
  const name = asTheBookWrites(id);
  const side = coast.hasRow(name) ? coast.text(name, 'ofAlgeciras') : '-';
  return side === '-' ? 'east' : side;
}

export type PortBan = 'no-port' | 'atlantic-closed' | 'strait-closed';

/** 12.1.7.1, 13.1.4.2, 13.1.4.3, 16.7: whether a side may use a port at all, and if not, why. */
export function portBan(
  umpire: Judge,
  side: Side,
  use: SeaUse,
  strait: Side,
  { id, port }: PortSpace,
): PortBan | undefined {
  if (port === 'none') return 'no-port';
  if (port === 'atlantic') return side === 'republican' ? 'atlantic-closed' : undefined;
  const column = side === 'republican' ? 'republican' : use === 'supply' ? 'nationalistSupply' : 'nationalistRedeploy';
  const open = umpire.chart('strait').text(strait, column);
  if (open === 'all') return undefined;
  return open === sideOfAlgeciras(umpire, id) ? undefined : 'strait-closed';
}

/** 16.7.1: Italians and Nationalist armour may always go to a friendly, supplied Mediterranean port. */
export const isExemptFromStrait = (type: UnitType): boolean => type === 'ita' || (isArmour(type) && type !== 't26');
