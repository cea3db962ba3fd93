import { inFrontArc } from '../../shared/arc.js';
import type { Shot } from '../position.js';
import type { Play } from '../stage.js';
import { isOnMap } from '../standing.js';
import { unitOf } from '../table.js';

/** A gun on a platform mount is turned, by the shorter way, to a target outside its field; on overwatch it need not be [7.16]. */
export function turnGun(play: Play, { firer, target }: Shot, overwatch: boolean): void {
  const { table, position } = play;
  const { kind, leg } = unitOf(table, firer);
  if (!table.options.platformMounts || overwatch || kind !== 'towed' || !leg?.platformMount) return;
  const [own, other] = [position.units[firer]!, position.units[target]!];
  if (!isOnMap(other)) return;
  const { grid } = table.board;
  const [from, to] = [grid.index(own.hex!), grid.index(other.hex!)];
  for (const turn of [0, 1, 5, 2, 4, 3]) {
    const facing = (own.facing! + turn) % 6;
    if (!inFrontArc(grid, from, to, facing)) continue;
    if (turn > 0) play.happen({ type: 'gun-turned', unit: firer, facing });
    return;
  }
}
