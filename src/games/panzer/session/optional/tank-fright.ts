import type { TankFrightOutcome } from '../../events/tank-fright.js';
import { moraleFacts } from '../morale.js';
import type { Play } from '../stage.js';
import { unitOf } from '../table.js';

/** Green leg units may shrink from a vehicle: then they stay where they are, suppressed, and do not attack [7.6]. */
export function shrinksBack(play: Play, unit: string, target: string): boolean {
  const { table } = play;
  if (!table.options.tankFright || unitOf(table, target).kind !== 'vehicle' || unitOf(table, unit).grade !== 'green')
    return false;
  const { suppression } = play.ask<TankFrightOutcome>('events/tank-fright', moraleFacts(play, unit));
  if (suppression === 'none') return false;
  play.happen({ type: 'tank-frightened', unit, suppression });
  return true;
}
