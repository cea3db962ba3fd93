import { opponentOf } from '../vocabulary.js';
import { groundOf } from './ground.js';
import { unitPassed } from './scenario-rules.js';
import type { Play } from './stage.js';

/** A unit has been in these hexes: objectives change hands, trucks alone in them are lost [B.8, B.10, B.19]. */
export function occupied(play: Play, unit: string, hexes: readonly string[]): void {
  const { table } = play;
  const counter = table.counters.get(unit)!;
  for (const hex of hexes) {
    for (const truck of groundOf(table, play.position).in(hex)) {
      if (truck.side === opponentOf(counter.side) && truck.type === 'truck') {
        play.happen({ type: 'unit-eliminated', unit: truck.id, from: hex, cause: 'overrun' });
      }
    }
    const owner = play.position.owners[hex];
    if (owner !== undefined && owner !== counter.side) play.happen({ type: 'hex-taken', hex, side: counter.side });
    const entered = play.position.enteredBy[hex] ?? [];
    const captures = table.scenario === 'brunete' && counter.side === 'republican' && owner !== undefined;
    if (captures && counter.division !== undefined && !entered.includes(counter.division)) {
      play.happen({ type: 'objective-entered', hex, division: counter.division });
    }
  }
  unitPassed(play, unit, hexes);
}
