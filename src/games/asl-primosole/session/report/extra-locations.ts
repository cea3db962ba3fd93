import type { Side } from '../../vocabulary.js';
import { vehicleFacts } from '../cards.js';
import { type Counter, has } from '../counters.js';
import { livingOf, SIDES } from '../roster.js';
import type { Scene } from '../stage.js';

/** Locations that are strategic only by what stands in them: Guns that work, Immobile vehicles with MA, Gliders, entrenchments [3.2/Strategic-Location]. */
export function extraLocations(play: Scene): Record<string, string> {
  const extra: Record<string, string> = {};
  for (const side of SIDES) {
    for (const counter of livingOf(play.position, side)) {
      const hex = counter.at && 'hex' in counter.at ? counter.at.hex : null;
      if (hex === null) continue;
      if (counter.kind === 'gun' && !has(counter, 'malfunctioned') && !has(counter, 'hooked')) extra[hex] = 'gun';
      else if (counter.kind === 'vehicle' && armedAndStuck(play, counter)) extra[hex] = 'immobileVehicle';
      else if (counter.kind === 'glider') extra[hex] = 'glider';
    }
    for (const { kind, hex, hidden } of Object.values(play.position.own[side].forts)) {
      if (hex !== null && !hidden && (kind.startsWith('foxhole') || kind === 'trench')) extra[hex] = 'entrenchment';
      if (hex !== null && !hidden && kind === 'pillbox') extra[hex] = 'pillbox';
    }
  }
  return extra;
}

const armedAndStuck = ({ table }: Scene, counter: Counter): boolean =>
  (vehicleFacts(table.cards, counter)?.mainArmament ?? true) &&
  has(counter, 'immobile') &&
  !has(counter, 'abandoned') &&
  !has(counter, 'malfunctioned') &&
  !has(counter, 'disabled');

/** Whoever's Gun or vehicle makes a Location strategic Controls it, unless the report says otherwise. */
export function extraOwners(play: Scene, extra = play.position.open.extra): Record<string, Side> {
  const owners: Record<string, Side> = {};
  for (const side of SIDES) {
    for (const { at, kind } of livingOf(play.position, side)) {
      if (at && 'hex' in at && ['gun', 'vehicle', 'glider'].includes(kind)) owners[at.hex] = side;
    }
    for (const { hex } of Object.values(play.position.own[side].forts))
      if (hex !== null && extra[hex]) owners[hex] ??= side;
  }
  return Object.fromEntries(Object.entries(owners).filter(([hex]) => extra[hex] !== undefined));
}
