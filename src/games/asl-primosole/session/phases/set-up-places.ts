import { numberOf } from '../../shared/map.js';
import type { Side } from '../../vocabulary.js';
import { type Counter, halfSquadsOf, has } from '../counters.js';
import { hexesOf, isWater } from '../ground.js';
import { neighbours } from '../places.js';
import { areaOf, placeOf, retainedArea } from '../roster.js';
import type { Scene } from '../stage.js';
import type { Table } from '../table.js';

/** How far a Gun may be moved from where it ended the last scenario [CG10]. */
const GUN_REACH = 3;
/** Squad-equivalents that a Location holds without being overstacked (core). */
const STACK = 6;

/** Hexes where a counter may be set up: those of its area, or of the zone its order of battle names [3.6222, 3.5]. */
export function hexesFor(scene: Scene, side: Side, counter: Counter): readonly string[] {
  const { table, position } = scene;
  const zone = position.open.phase === 'initial' ? zoneOf(table, side, counter) : undefined;
  const place = placeOf(position, counter);
  const area = place && 'area' in place ? areaOf(position, side, place.area) : retainedArea(position, counter);
  const first = place === null && position.open.phase === 'initial' ? firstHexes(table, counter) : [];
  const hexes = zone ?? area?.hexes ?? first;
  return hexes.filter((hex) => !isWater(table, hex));
}

/** The zone that the first order of battle names; what is bought on map beside it goes where its groups go [3.5, CG5]. */
function zoneOf({ ob }: Table, side: Side, { id, line }: Counter): readonly string[] | undefined {
  const { lines, zones } = ob[side];
  if (line === null) return zones.get(id);
  const first = lines.find(({ mode }) => mode === 'zone');
  return zones.get(line) ?? (lines.some((given) => given.id === line) || !first ? undefined : zones.get(first.id));
}

/** Whether the first order of battle sets groups of a side up on the map: there is its Setup Area then [3.2/Setup-Area, 3.5]. */
export const beginsOnMap = ({ table, position }: Scene, side: Side): boolean =>
  position.open.phase === 'initial' && table.ob[side].lines.some(({ mode }) => mode === 'zone');

/** Where a printed campaign lets the Axis begin: by the paved road, outside buildings, or, in CG-II, up to hex number 27, Guns north of the river [3.51, 3.52]. */
function firstHexes(table: Table, counter: Counter): string[] {
  const { facts } = table.map;
  if (table.campaign === 'II') {
    const hexes = hexesOf(table).filter((hex) => numberOf(hex) <= HIGHEST);
    const north = hexes.filter((hex) => !table.south.has(hex));
    return counter.kind === 'gun' ? north : [...north, ...hexes.filter((hex) => table.south.has(hex))];
  }
  const cover = new Set(facts.strategic.map(({ hex }) => hex));
  const road = facts.paved.filter((hex) => !cover.has(hex) && !table.river.has(hex));
  if (counter.kind === 'vehicle') return road;
  return [...new Set(road.flatMap((hex) => [hex, ...neighbours(table, hex)]))].filter((hex) => !cover.has(hex));
}

const HIGHEST = 27;

/** Where the first order of battle lays its mines: south of the river, off the roads [3.51/I-8]. */
export const mineHexes = (table: Table): string[] =>
  hexesOf(table).filter((hex) => table.south.has(hex) && !table.map.facts.roads.includes(hex));

/** Hexes of its area that a Gun gets to without an unbridged river hex between: within its reach, or anywhere where it is free [CG10]. */
export function overLand(
  { table }: Scene,
  { lastHex }: Counter,
  hexes: readonly string[],
  anywhere: boolean,
): string[] {
  const area = new Set(hexes);
  if (lastHex === null || (anywhere && !area.has(lastHex))) return [...hexes];
  const found = new Map([[lastHex, 0]]);
  for (const [from, steps] of found) {
    if (!anywhere && steps === GUN_REACH) continue;
    for (const next of neighbours(table, from))
      if (!found.has(next) && !isWater(table, next) && (!anywhere || area.has(next))) found.set(next, steps + 1);
  }
  return hexes.filter((hex) => found.has(hex));
}

/** Hexes within the reach of a Gun that is not free to move [CG10]. */
export const gunHexes = (scene: Scene, counter: Counter, hexes: readonly string[]): string[] =>
  overLand(scene, counter, hexes, false);

export const isBritishEntry = (table: Table, hex: string): boolean =>
  table.map.facts.entryAreas.some(({ owner, hexes }) => owner === 'british' && hexes.includes(hex));

/** The same without those where the Axis never set up: in a British Entry Area [CG4]. */
export const openHexes = (scene: Scene, side: Side, counter: Counter): string[] =>
  hexesFor(scene, side, counter).filter((hex) => !(side === 'axis' && isBritishEntry(scene.table, hex)));

/** Where a counter is put if nobody says otherwise: where it was, else the first hex with room. */
export function defaultPlacing(
  scene: Scene,
  side: Side,
  counter: Counter,
  taken: Map<string, number>,
  northOnly: boolean,
): string | undefined {
  const { table } = scene;
  const legal = openHexes(scene, side, counter).filter((hex) => !(northOnly && table.south.has(hex)));
  const fixed = has(counter, 'immobile') && counter.lastHex !== null;
  const near =
    counter.kind === 'gun' && counter.lastHex !== null && !has(counter, 'freeToMove') && !has(counter, 'hooked')
      ? gunHexes(scene, counter, legal)
      : legal;
  const among = near.length > 0 ? near : legal;
  const load = halfSquadsOf(counter);
  const roomy = (hex: string): boolean => (taken.get(hex) ?? 0) + load <= STACK;
  const last = counter.lastHex;
  const hex = fixed
    ? last!
    : last !== null && among.includes(last) && roomy(last)
      ? last
      : (among.find(roomy) ?? among[0]);
  if (hex !== undefined) taken.set(hex, (taken.get(hex) ?? 0) + load);
  return hex;
}
