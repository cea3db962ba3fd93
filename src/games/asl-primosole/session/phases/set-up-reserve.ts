import type { Side } from '../../vocabulary.js';
import type { Placement, SetUp } from '../commands.js';
import { type Counter, has, isMmc } from '../counters.js';
import { eligibleEntries } from '../ground.js';
import type { Line } from '../position.js';
import { livingOf } from '../roster.js';
import type { Desk, Faults, Scene } from '../stage.js';
import { openHexes } from './set-up-places.js';
import { radiosOnMap } from './set-up-radios.js';

/** A group bought as Reserve that has not been placed yet [CG6]. */
export const isReserve = (line: Line | undefined): boolean =>
  line?.mode === 'reserve' && !line.appeared && !line.heldBack;

export const lineOf = ({ position }: Scene, counter: Counter): Line | undefined =>
  counter.line === null ? undefined : position.own[counter.side].lines[counter.line];

/** Set up as a Reserve, or bought as one and still to be: limits of HIP pass it over [CG6]. */
export const inReserve = (scene: Scene, counter: Counter): boolean =>
  has(counter, 'reserve') || isReserve(lineOf(scene, counter));

/** Eight hexes from the British and four from the river, in an area that is not isolated, not with ordinary Dummies [CG6]. */
const reserveQuestion = ({ table, position }: Scene, hex: string, dummies: SetUp['dummies']): object => ({
  map: table.map.size,
  hex,
  britishHexes: [
    ...position.open.areas.filter(({ side }) => side === 'british').flatMap(({ hexes }) => hexes),
    ...table.map.facts.entryAreas.filter(({ owner }) => owner === 'british').flatMap(({ hexes }) => hexes),
  ],
  river: [...table.river],
  friendlyArea:
    position.open.phase === 'initial' ||
    position.open.areas.some(({ side, isolated, hexes }) => side === 'axis' && !isolated && hexes.includes(hex)),
  withDummyStack: dummies.some((dummy) => dummy.line === undefined && dummy.hex === hex),
});

export function checkReserve(
  desk: Desk,
  hex: string,
  pointer: string,
  dummies: SetUp['dummies'],
  faults: Faults,
): void {
  faults.addAll(desk.book.ask('status/reserve-setup', reserveQuestion(desk, hex, dummies)).steps, pointer);
}

/** Whether set-up restrictions leave a Reserve no hex at all: it may then enter on or after Turn 1 [CG6]. */
export function nowhereInReserve(desk: Desk, { id }: Line): boolean {
  const units = livingOf(desk.position, 'axis').filter(
    ({ line, kind, at }) => line === id && kind !== 'sw' && kind !== 'radio' && !(at && 'with' in at),
  );
  const hexes = new Set(units.flatMap((counter) => openHexes(desk, 'axis', counter)));
  return ![...hexes].some((hex) => desk.book.allows('status/reserve-setup', reserveQuestion(desk, hex, [])));
}

/** There is a Cloaking counter for each MMC and each vehicle: whoever is neither stands with one of them [CG6]. */
export function checkStacks({ position }: Scene, place: readonly Placement[], faults: Faults): void {
  const { counters } = position.own.axis;
  const reserves = place.flatMap(({ unit, hex, as }, at) =>
    as === 'reserve' && counters[unit] ? [{ counter: counters[unit], hex, at }] : [],
  );
  const cloaked = new Set(
    reserves
      .filter(({ counter }) => isMmc(counter) || counter.kind === 'vehicle')
      .map(({ counter, hex }) => `${counter.line} ${hex}`),
  );
  for (const { counter, hex, at } of reserves)
    if (!cloaked.has(`${counter.line} ${hex}`))
      faults.add('CG6', 'reserve-under-a-counter', { at: at + 1, unit: counter.name });
}

/** Reserves are held back whole, and batteries beyond two, behind an Entry Area of their side [CG6, CG17]. */
export function checkHolds(
  desk: Desk,
  side: Side,
  hold: SetUp['hold'],
  place: readonly Placement[],
  faults: Faults,
): void {
  const { counters, lines } = desk.position.own[side];
  const entries = eligibleEntries(desk, side, desk.position.open.date).map(({ arrow }) => arrow);
  for (const [at, { line, entry }] of hold.entries()) {
    const battery = radiosOnMap(desk, side).some((radio) => radio.line === line);
    if (!isReserve(lines[line]) && !battery) faults.add('CG6', 'only-reserves-wait', { line }, `/hold/${at}`);
    if (place.some(({ unit }) => counters[unit]?.line === line))
      faults.add('CG6', 'reserve-waits-whole', { line }, `/hold/${at}`);
    if (!entries.includes(entry)) faults.add('CG4', 'not-an-entry-area', { hex: entry }, `/hold/${at}/entry`);
  }
}
