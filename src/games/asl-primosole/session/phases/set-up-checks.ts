import type { Placement, SetUp } from '../commands.js';
import { type Counter, has, isMmc, isSupport } from '../counters.js';
import { hexesOf, isHex, isWater } from '../ground.js';
import type { Fort, Pass } from '../position.js';
import { isIsolated, livingOf, retainedArea } from '../roster.js';
import { type Desk, Faults, type Scene } from '../stage.js';
import { checkDummies } from './set-up-dummies.js';
import { checkFallBack, checkHip, checkInitial, FALL_BACK_MMC } from './set-up-limits.js';
import { gunHexes, hexesFor, openHexes, overLand } from './set-up-places.js';
import { checkRadios } from './set-up-radios.js';
import { checkHolds, checkReserve, checkStacks, isReserve, lineOf } from './set-up-reserve.js';

/** Counters that this pass must place: Retained in a Setup Area, bought on map, or of the first order of battle [3.6221, 3.6222]. */
export function toPlace({ position }: Scene, { side, isolated }: Pass): Counter[] {
  return livingOf(position, side).filter((counter) => {
    if (isSupport(counter)) return false;
    const { at } = counter;
    if (at === null) return !isolated && position.open.phase === 'initial';
    if ('with' in at || 'entry' in at) return false;
    // What lies outside the areas of its side keeps its Location and is not set up [3.6072].
    const zone = position.open.phase === 'initial' || retainedArea(position, counter) !== undefined;
    return zone && isIsolated(position, counter) === isolated;
  });
}

/** Fortifications bought and not yet placed; those for an isolated area are placed in the isolated pass, the others after it [3.6221, 3.6222]. */
export const fortsToPlace = ({ position }: Scene, { side }: Pass): Fort[] =>
  Object.values(position.own[side].forts).filter(({ hex, kind }) => hex === null && !NOT_PLACED.test(kind));

/** Rights to set up hidden, and what is used up, stand nowhere. */
const NOT_PLACED = /^hip|^used$/;

export interface Sent {
  readonly place: readonly Placement[];
  readonly hold: SetUp['hold'];
  readonly dummies: SetUp['dummies'];
}

export function checkPass(desk: Desk, pass: Pass, { place, hold, dummies }: Sent): void {
  const faults = new Faults('/place');
  const due = toPlace(desk, pass);
  const forts = fortsToPlace(desk, pass);
  const held = new Set(hold.map(({ line }) => line));
  const placed = new Map<string, Placement>();
  for (const [at, each] of place.entries()) {
    if (placed.has(each.unit)) faults.add('3.622', 'placed-twice', { at: at + 1, unit: each.unit });
    placed.set(each.unit, each);
    const counter = due.find(({ id }) => id === each.unit);
    const fort = forts.find(({ id }) => id === each.unit);
    if (!isHex(desk.table, each.hex)) faults.add('3.622', 'no-such-hex', { at: at + 1, hex: each.hex });
    else if (counter) checkCounter(desk, pass, counter, each, at, dummies, faults);
    else if (fort) checkFort(desk, pass, fort, each.hex, at, faults);
    else faults.add('3.622', 'nothing-to-place', { at: at + 1, unit: each.unit });
  }
  for (const counter of due) {
    const line = lineOf(desk, counter);
    const waits = (line && held.has(line.id)) || cannotStand(desk, pass, counter, place);
    if (!placed.has(counter.id) && !waits && mustBePlaced(desk, counter))
      faults.add('3.6222', 'not-placed', { unit: counter.name });
  }
  checkStacks(desk, place, faults);
  checkHolds(desk, pass.side, hold, place, faults);
  checkRadios(desk, pass, hold, faults);
  checkDummies(desk, pass, due, dummies, held, faults);
  checkHip(desk, pass.side, due, place, faults);
  checkFallBack(desk, pass.side, due, place, faults);
  if (desk.table.printed && desk.position.open.phase === 'initial' && pass.side === 'axis')
    checkInitial(desk, due, place, faults);
  faults.throw();
}

/** With the visible counters on the table alone, only Guns, radios and stuck vehicles have to be told; the first order of battle always [3.622]. */
export function mustBePlaced({ table, position }: Scene, counter: Counter): boolean {
  if (table.options.setUp === 'full' || position.open.phase === 'initial') return true;
  return counter.kind === 'gun' || counter.kind === 'radio' || has(counter, 'immobile');
}

/** No hex is left for it, or the fall-back bars those there are: it waits off the map (PS-21, PS-24) [3.60741]. */
function cannotStand(desk: Desk, { side }: Pass, counter: Counter, place: readonly Placement[]): boolean {
  const { table, position } = desk;
  const hexes = openHexes(desk, side, counter);
  if (hexes.length === 0) return true;
  if (side !== 'axis' || !position.open.fallBack || hexes.some((hex) => !table.south.has(hex))) return false;
  if (counter.kind === 'gun' || counter.kind === 'crew') return true;
  const mmc = place.filter(
    ({ unit, hex }) => table.south.has(hex) && isMmc(position.own.axis.counters[unit] ?? counter),
  );
  return isMmc(counter) && mmc.length >= FALL_BACK_MMC;
}

/** One counter in one hex, by the question a player would put [3.622, CG3-CG10]. */
function checkCounter(
  desk: Desk,
  pass: Pass,
  counter: Counter,
  { hex, as }: Placement,
  at: number,
  dummies: SetUp['dummies'],
  faults: Faults,
): void {
  const { table, position } = desk;
  const allowed = hexesFor(desk, pass.side, counter);
  const line = lineOf(desk, counter);
  const free = gunIsFree(counter) || !gunReaches(desk, counter, allowed);
  const last = counter.kind === 'gun' || has(counter, 'immobile') ? counter.lastHex : null;
  const ruling = desk.book.ask('status/set-up', {
    side: pass.side,
    date: position.open.date,
    kind: kindOf(counter),
    mode: line && !line.appeared && line.mode === 'onMap' ? 'boughtOnMap' : 'retained',
    hex,
    ...(last ? { lastHex: last } : {}),
    inOwnArea: allowed.includes(hex),
    isolatedArea: pass.isolated,
    britishEntryHex: table.map.facts.entryAreas.some(({ owner, hexes }) => owner === 'british' && hexes.includes(hex)),
    mortar: counter.kind === 'gun' && /^(81|76)/.test(counter.type),
    freeToMove: free,
    riverBetween:
      counter.kind === 'gun' && allowed.includes(hex) && !overLand(desk, counter, allowed, free).includes(hex),
    tankFromNight: has(counter, 'fromNight'),
    shifted: table.map.size.shifted,
  });
  faults.addAll(ruling.steps, `/place/${at}`, { unit: counter.name });
  if (as === 'abandoned' && counter.kind !== 'vehicle')
    faults.add('CG15', 'only-vehicles-abandoned', { at: at + 1, unit: counter.name });
  const reserve = isReserve(line);
  if (reserve !== (as === 'reserve'))
    faults.add('CG6', reserve ? 'reserve-is-cloaked' : 'not-a-reserve', { at: at + 1, unit: counter.name });
  if (as === 'reserve') checkReserve(desk, hex, `/place/${at}`, dummies, faults);
}

/** Mortars of 81 and 76 mm, Guns that Escaped, were towed or had an Idle date go anywhere in their area [CG10]. */
const gunIsFree = (counter: Counter): boolean =>
  /^(81|76)/.test(counter.type) || has(counter, 'freeToMove') || has(counter, 'hooked');

/** A Gun with no hex of its area within reach may stand anywhere in it that it gets to over land (PS-22) [CG10]. */
const gunReaches = (scene: Scene, counter: Counter, hexes: readonly string[]): boolean =>
  counter.kind !== 'gun' || counter.lastHex === null || gunHexes(scene, counter, hexes).length > 0;

function kindOf(counter: Counter): string {
  if (counter.kind === 'gun') return 'gun';
  if (counter.kind === 'radio') return 'radio';
  if (counter.kind !== 'vehicle') return 'infantry';
  return has(counter, 'immobile') ? 'immobileVehicle' : 'mobileVehicle';
}

/** Where a fortification may be built: in the zone of the first order of battle, later in an own area, isolated ones in their own pass [3.6221, 3.6222]. */
export function fortHexes({ table, position }: Scene, { side, isolated }: Pass, { id, kind }: Fort): readonly string[] {
  const dug = kind.startsWith('foxhole') || kind === 'trench';
  const zone = table.ob[side].zones.get(id);
  const own = position.open.areas.filter((area) => area.side === side && area.isolated === isolated);
  const hexes = zone ?? (position.open.phase === 'initial' ? hexesOf(table) : own.flatMap((area) => [...area.hexes]));
  return hexes.filter((hex) => !isWater(table, hex) && !(dug && table.map.facts.ditches.includes(hex)));
}

function checkFort(scene: Scene, pass: Pass, fort: Fort, hex: string, at: number, faults: Faults): void {
  const dug = fort.kind.startsWith('foxhole') || fort.kind === 'trench';
  if (dug && scene.table.map.facts.ditches.includes(hex))
    faults.add('PBr12.5', 'no-entrenchment-in-ditch', { at: at + 1 });
  else if (!fortHexes(scene, pass, fort).includes(hex))
    faults.add(pass.isolated ? '3.6221' : '3.6222', 'fort-not-there', { at: at + 1, hex });
}
