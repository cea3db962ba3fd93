import type { Position } from '../position.js';
import { terrainAt } from '../standing.js';
import { type Table, unitOf } from '../table.js';

/** Whether a vehicle swims: in water, or in a stream where there is no ford [7.34]. */
export function isAfloat(table: Table, { units }: Position, id: string): boolean {
  const { hex } = units[id]!;
  if (!table.options.amphibious || hex === undefined || !unitOf(table, id).card.movement?.amphibious) return false;
  const terrain = terrainAt(table, hex);
  if (terrain.includes('water')) return true;
  return terrain.includes('stream') && !terrain.includes('ford') && !terrain.includes('bridge');
}
