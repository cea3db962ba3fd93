import { sameFormation } from '../combat/support.js';
import type { Judge } from '../options.js';
import type { Member } from '../shared/units.js';
import type { Scenario, Terrain, Weather } from '../vocabulary.js';

export type SightBlock = 'woods' | 'town' | 'city' | 'elevation';

/** What in a hex on the way stops a line of sight; in Brunete only woods do [12.4.1, B.15]. */
export function sightBlock(
  terrain: Iterable<Terrain>,
  otherElevation: boolean,
  scenario: Scenario,
): SightBlock | undefined {
  const open = scenario === 'brunete';
  for (const each of terrain) {
    if (each === 'woods') return each;
    if (!open && (each === 'town' || each === 'city')) return each;
  }
  return otherElevation && !open ? 'elevation' : undefined;
}

/** How far a spotter may look in this weather [12.4.1.1]. */
export const spottingRange = (weather: Weather, umpire: Judge): number =>
  umpire.chart('spotting-range').number(weather, 'hexes');

export type SpotterFault = 'formation' | 'command' | 'distance';

/** A spotter shares the gun's formation and is in command; a gun of no formation takes anybody in command [12.4.1.1]. */
export function spotterFault(
  gun: Member,
  spotter: Member,
  distance: number,
  limit: number,
  scenario: Scenario,
  umpire: Judge,
): SpotterFault | undefined {
  if (!sameFormation(gun, spotter, scenario, umpire)) return 'formation';
  if (!spotter.inCommand) return 'command';
  return distance > limit ? 'distance' : undefined;
}

/** Why somebody cannot spot; how far he may look belongs to the distance alone [12.4.1.1]. */
export function noteUnfit(spotter: string, fault: SpotterFault, limit: number, umpire: Judge): void {
  if (fault === 'distance') umpire.note('12.4.1.1', 'spotter-too-far', { spotter, limit });
  else umpire.note('12.4.1.1', 'spotter-unfit', { spotter, fault });
}
