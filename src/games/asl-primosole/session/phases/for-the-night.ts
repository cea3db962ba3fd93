import type { Side } from '../../vocabulary.js';
import { vehicleFacts } from '../cards.js';
import { type Counter, has, isMobileVehicle, type Place, withMarks, withoutMarks } from '../counters.js';
import { apart, type EntryPlace, eligibleEntries, nightOn } from '../ground.js';
import { GONE } from '../losses.js';
import { retainedArea } from '../roster.js';
import type { Play, Scene } from '../stage.js';
import { vehicleTry } from './escape-vehicle.js';

/** What the night makes of a tank; the crew of one that is left goes to the nearest area. */
export interface NightFate {
  readonly tank: Partial<Counter>;
  readonly crewAt: Place | null;
}

const AS_IT_IS: NightFate = { tank: {}, crewAt: null };

export const isBritishTank = ({ table }: Scene, counter: Counter): boolean =>
  counter.side === 'british' &&
  counter.kind === 'vehicle' &&
  vehicleFacts(table.cards, counter)?.class === 'tank' &&
  isMobileVehicle(counter) &&
  !has(counter, 'captured');

/** Mobile British tanks leave for the night; isolated ones must Escape now (PS-33, PS-39) [3.61426, CG3]. */
export function forTheNight(
  play: Play,
  side: Side,
  tank: Counter,
  named: string | undefined,
  secret: { for: Side[] },
): NightFate {
  const { date } = play.position.open;
  if (!nightOn(date))
    return has(tank, 'heldForNight') ? { tank: { marks: withoutMarks(tank, 'heldForNight') }, crewAt: null } : AS_IT_IS;
  const area = retainedArea(play.position, tank);
  if (!isBritishTank(play, tank)) return AS_IT_IS;
  // Who waits off the map already goes on waiting: no tank takes part in a night scenario [CG3].
  if (!area) return { tank: { marks: withMarks(tank, 'heldForNight') }, crewAt: null };
  const from = tank.lastHex !== null && area.hexes.includes(tank.lastHex) ? tank.lastHex : area.hexes[0]!;
  const entries = eligibleEntries(play, 'british', date);
  const nearest = entries.find(({ arrow }) => arrow === named) ?? nearestEntry(play, entries, from);
  if (!nearest) return AS_IT_IS;
  const held: Partial<Counter> = {
    at: { entry: nearest.arrow },
    marks: withMarks({ ...tank, marks: withoutMarks(tank, 'isolated', 'shortage') }, 'heldForNight'),
  };
  if (!has(tank, 'isolated')) return { tank: held, crewAt: null };
  const { vehicleFate, places } = vehicleTry(play, side, tank, from, secret);
  if (vehicleFate.vehicle === 'escapes') return { tank: held, crewAt: null };
  // Of several areas equally near the crew goes to the Entry Area its owner named, else to the first.
  const refuge = places.find((place) => 'entry' in place && place.entry === named) ?? places[0] ?? null;
  const crewAt = vehicleFate.crew === 'escapes' ? refuge : null;
  return { tank: vehicleFate.vehicle === 'abandoned' ? { marks: withMarks(tank, 'abandoned') } : GONE, crewAt };
}

const nearestEntry = ({ table }: Scene, entries: readonly EntryPlace[], from: string): EntryPlace | undefined => {
  const far = ({ hexes }: EntryPlace): number => Math.min(...hexes.map((hex) => apart(table, hex, from)));
  return [...entries].sort((a, b) => far(a) - far(b))[0];
};
