import { spotsNow } from '../sight.js';
import type { Play } from '../stage.js';
import { ableUnits } from '../standing.js';
import { enemyOf, unitOf } from '../table.js';

/** It is over with the camouflage of a unit that moves, for good [7.24]. */
export function breakCamouflage(play: Play, unit: string): void {
  if (play.position.units[unit]!.camouflaged) play.happen({ type: 'camouflage-lost', unit });
}

/** And of one that fires while an enemy could spot it in the open [7.24]. */
export function breakByFire(play: Play, unit: string): void {
  const { table, position } = play;
  if (!position.units[unit]!.camouflaged || position.units[unit]!.hex === undefined) return;
  const enemies = [...ableUnits(table, position, enemyOf(table, unitOf(table, unit).side))];
  if (enemies.some(({ id }) => spotsNow(table, position, id, unit))) breakCamouflage(play, unit);
}
