import type { BearingWeapon } from '../../combat/direct-fire/bearing-weapons.js';
import type { GpFireOutcome } from '../../combat/gp/gp-fire.js';
import type { GpPassengerResult } from '../../combat/gp/gp-unit.js';
import { crewServedOf } from '../crew-served.js';
import type { Shot } from '../position.js';
import { shotQuestion } from '../shots.js';
import type { Play, Scene } from '../stage.js';
import { isOnMap, passengersOf } from '../standing.js';
import { unitOf } from '../table.js';

/** Whether an AP shot of a hand-held weapon may strike whoever rides in its target as well [5.1.3.4]. */
export const mayStrikeRiders = (
  { table, position }: Scene,
  { firer, ammo, target }: Shot,
  { gp, number }: BearingWeapon,
): boolean =>
  gp &&
  ammo !== 'GP' &&
  crewServedOf(unitOf(table, firer), number) === 'handHeldAntiTank' &&
  passengersOf(table, position, target).length > 0;

/** What its GP factor does to everybody aboard, hit or missed, before anybody bails out [5.1.3.4, 5.15]. */
export function strikeRiders(play: Play, shot: Shot, overwatch: boolean): readonly GpPassengerResult[] {
  if (!shot.riders || !isOnMap(play.position.units[shot.target]!)) return [];
  const question = shotQuestion(play.table, play.position, { ...shot, ammo: 'GP' }, overwatch);
  const { passengers } = play.ask<GpFireOutcome>('combat/gp-fire', { ...question, passengersOnly: true, terrain: [] });
  return passengers!;
}
