import type { Side } from '../vocabulary.js';
import type { WorksMarker } from './cards/card.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

const ONE_USE: Readonly<Record<Exclude<WorksMarker, 'standard'>, string>> = {
  madrid: 'oneUseMadrid',
  bilbao: 'oneUseBilbao',
  fortifications: 'oneUseFortifications',
};

/** Standard markers of a side on the map [10.2.9]. */
export const worksUsed = ({ works, control }: Position, side: Side): number =>
  Object.entries(works).filter(([space, { marker }]) => marker === 'standard' && control[space] === side).length;

/** 10.2.9: markers of a kind that a side can still place; those used once only never come back. */
export function worksLeft(table: Table, position: Position, side: Side, marker: WorksMarker): number {
  const chart = table.umpire().chart('works-markers');
  if (marker === 'standard') return chart.number(side, 'twoSided') - worksUsed(position, side);
  return chart.number(side, ONE_USE[marker]) - position.oneUse[marker];
}
