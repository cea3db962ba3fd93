import type { Side } from '../../../kernel/session/index.js';
import type { Harm } from './harms.js';
import { loseCommander, shake } from './morale.js';
import { isAfloat } from './optional/afloat.js';
import type { Play } from './stage.js';
import { passengersOf, standing, unitsOnMap } from './standing.js';
import { unitOf } from './table.js';

export type Wreck = 'none' | 'ko' | 'bu';

const SINKING: ReadonlySet<Harm> = new Set<Harm>(['damaged', 'trackHit', 'ko', 'bu']);

/** It goes down with everybody aboard, and leaves no wreck [7.34]. */
function sink(play: Play, vehicle: string): void {
  play.happen({ type: 'vehicle-sunk', unit: vehicle });
  for (const { id } of passengersOf(play.table, play.position, vehicle)) hurt(play, id, 'eliminated');
  hurt(play, vehicle, 'eliminated');
}

/** The unit bears it from now on. */
export function hurt(play: Play, unit: string, effect: Harm, wreck: Wreck = 'none'): void {
  if (play.position.units[unit]!.place === 'lost') return;
  if (SINKING.has(effect) && isAfloat(play.table, play.position, unit)) {
    sink(play, unit);
    return;
  }
  const { hex } = standing(play.position, unit);
  play.happen({ type: 'unit-hurt', unit, effect, wreck });
  const lost = effect === 'ko' || effect === 'bu' || effect === 'eliminated';
  if (lost && hex !== undefined) loseCommander(play, unit, hex);
}

/** It has been fired at this turn, hit or not [6.8.3.1.2]. */
export function comeUnderFire(play: Play, unit: string): void {
  if (!play.position.units[unit]!.underFire) play.happen({ type: 'came-under-fire', unit });
}

/** A brew-up suppresses every ground unit in the hex, of one side where only that one is named, but riders under armour or cover [6.5.2.5, 6.5.4.4.2, 6.6.1.1.3]. */
export function suppressHex(play: Play, hex: string, burnt: string, side?: Side): void {
  const { table } = play;
  for (const { id, card, formation } of [...unitsOnMap(table, play.position, side)]) {
    const state = play.position.units[id]!;
    if (state.hex !== hex || state.bailed) continue;
    hurt(play, id, 'suppressed');
    if (formation === unitOf(table, burnt).formation) shake(play, id, 'brewUpInHex');
    if (card.passengerCover !== 'exposed') continue;
    for (const rider of passengersOf(table, play.position, id)) hurt(play, rider.id, 'suppressed');
  }
}
