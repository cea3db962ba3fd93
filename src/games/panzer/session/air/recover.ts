import type { Play } from '../stage.js';

/** Suppressed batteries recover on 01-50, whatever they do, option 7.28. */
export function recoverBatteries(play: Play): void {
  for (const [id, { suppression, lost }] of Object.entries(play.position.artillery.batteries)) {
    if (suppression !== 'off' || lost) continue;
    const { recovered } = play.ask<{ recovered: boolean }>('events/recovery', { unit: 'battery', counter: 'off' });
    if (recovered) play.happen({ type: 'battery-recovered', battery: id });
  }
}

/** Suppressed aircraft try to recover by their grade alone [6.8.3.1]. */
export function recoverAircraft(play: Play): void {
  for (const { id, grade } of play.table.aircraft.values()) {
    const { suppression, lost } = play.position.air.aircraft[id]!;
    if (suppression !== 'off' || lost) continue;
    const { recovered } = play.ask<{ recovered: boolean }>('events/recovery', {
      unit: 'aircraft',
      counter: 'off',
      grade,
    });
    if (recovered) play.happen({ type: 'aircraft-recovered', aircraft: id });
  }
}
