import { opponentOf } from '../vocabulary.js';
import { groundOf } from './ground.js';
import { loneLeaders, overrunLeader } from './leaders.js';
import { ridersOf } from './position.js';
import { unitPassed } from './scenario-rules.js';
import type { Play } from './stage.js';

/** A unit is in a hex: an objective changes hands, and its division remembers having been there [B.8, B.19]. */
export function takeHex(play: Play, unit: string, hex: string): void {
  const { table } = play;
  const { side, division, type } = table.counters.get(unit)!;
  // Places are held by units; a leader keeps nobody out of any [14.4].
  if (type === 'leader') return;
  const owner = play.position.owners[hex];
  if (owner === undefined) return;
  if (owner !== side) play.happen({ type: 'hex-taken', hex, side });
  if (table.scenario !== 'brunete' || side !== 'republican' || division === undefined) return;
  const entered = play.position.enteredBy[hex] ?? [];
  if (!entered.includes(division)) play.happen({ type: 'objective-entered', hex, division });
}

/** A unit, with whoever rides on it, has come through these hexes: trucks alone in them are lost, leaders alone flee or fall, objectives change hands [14.4, B.8, B.10, B.19]. */
export function occupied(play: Play, unit: string, hexes: readonly string[]): void {
  const { side, type } = play.table.counters.get(unit)!;
  const enemy = opponentOf(side);
  const comers = type === 'truck' ? [unit, ...ridersOf(play.position, unit)] : [unit];
  for (const hex of hexes) {
    for (const piece of groundOf(play.table, play.position).in(hex)) {
      if (piece.side !== enemy || piece.type !== 'truck') continue;
      play.happen({ type: 'unit-eliminated', unit: piece.id, from: hex, cause: 'overrun' });
    }
    for (const leader of loneLeaders(groundOf(play.table, play.position), side, hex)) overrunLeader(play, leader);
    for (const comer of comers) takeHex(play, comer, hex);
  }
  unitPassed(play, unit, hexes);
}
