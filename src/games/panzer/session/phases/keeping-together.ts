import { distance } from '../../../../kernel/hexes/index.js';
import { groupRange } from '../optional/radios.js';
import type { Scene } from '../stage.js';
import { isAble } from '../standing.js';

/** Whether a unit that ends here keeps within command range of those that have moved on the same command; whoever is immobile is left out [6.2.1.1.4, 6.5.2.2.1]. */
export function keepsTogether({ table, position }: Scene, unit: string, hex: number): boolean {
  const { group, trackHit } = position.units[unit]!;
  if (group === undefined || trackHit) return true;
  const { grid } = table.board;
  const range = groupRange({ table, position }, unit);
  return Object.entries(position.units)
    .filter(([id, state]) => id !== unit && state.group === group && state.moved && isAble(state) && !state.trackHit)
    .every(([, state]) => distance(grid, hex, grid.index(state.hex!)) <= range);
}
