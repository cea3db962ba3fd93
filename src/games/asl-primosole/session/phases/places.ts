import type { Side } from '../../vocabulary.js';
import { type Counter, has, movesItself, type Place, withMarks, withoutMarks } from '../counters.js';
import { goTo } from '../flow.js';
import { areaMap } from '../ground.js';
import { refugePlaces } from '../places.js';
import type { Owing, Line as RecordLine } from '../position.js';
import { linesOf } from '../report/settled-lines.js';
import { areaAt, isIsolated, livingOf, placeOf, SIDES } from '../roster.js';
import { happen, type Play } from '../stage.js';
import { crewOf } from './escape-vehicle.js';

/** The places as settled: who is inside his own area is Retained there, who can walk to one goes there, the others must Escape [3.6053-3.6056]. */
export function settlePlaces(play: Play): void {
  for (const side of SIDES) put(play, side);
  for (const side of SIDES) abandonStuck(play, side);
  for (const side of SIDES) retain(play, side);
  goTo(play, 'escape', ['3.605']);
}

/** Counters where the report puts them. */
function put(play: Play, side: Side): void {
  const { position } = play;
  const counters: Record<string, Partial<Counter>> = {};
  const lines: Record<string, Partial<RecordLine>> = {};
  for (const line of linesOf(play, `places-${side}`)) {
    const at: Place =
      line.hex !== undefined
        ? { hex: line.hex }
        : line.area !== undefined
          ? { area: line.area }
          : line.entry !== undefined
            ? { entry: line.entry }
            : { with: line.with! };
    for (const id of line.units ?? []) {
      const shown = 'hex' in at || 'area' in at ? at : null;
      counters[id] = { at, shown, ...('hex' in at ? { lastHex: at.hex } : {}) };
      // A group that came onto the map in the Field has appeared [CG5].
      const group = position.own[side].counters[id]?.line ?? null;
      if (shown !== null && group !== null && position.own[side].lines[group]?.appeared === false)
        lines[group] = { appeared: true };
    }
  }
  happen(play, 'retained', { rule: '3.6055', side, own: { counters, lines, stayed: [] } });
}

/** An Immobile vehicle outside its own areas is abandoned and its crew gets out; where the enemy holds the ground, he takes both [3.6056, 3.6071]. */
function abandonStuck(play: Play, side: Side): void {
  const { position } = play;
  const enemy = new Set(position.open.areas.filter((area) => area.side !== side).flatMap(({ hexes }) => hexes));
  const counters: Record<string, Partial<Counter>> = {};
  const owing: Owing[] = [];
  let number = Object.keys(position.own[side].counters).length;
  for (const counter of livingOf(position, side)) {
    const { at } = counter;
    const stuck = counter.kind === 'vehicle' && has(counter, 'immobile') && !has(counter, 'abandoned');
    if (!stuck || !at || !('hex' in at) || areaAt(position, side, at.hex)) continue;
    if (enemy.has(at.hex)) continue;
    counters[counter.id] = { marks: withMarks(counter, 'abandoned') };
    number += 1;
    const crew = crewOf(play, side, counter, number);
    counters[crew.id] = { ...crew, at, lastHex: at.hex };
    // Whoever abandons a vehicle may make it a wreck, but not Scrounge it [3.6056].
    owing.push({ kind: 'vehicle', side, unit: counter.id, crew: crew.id, mayWreck: true, mayScrounge: false });
  }
  happen(play, 'retained', { rule: '3.6056', side, own: { counters, owing } });
}

interface Nearest {
  readonly options: readonly { kind: string; hex: string }[];
  readonly mustEscape: boolean;
}

/** Personnel and Mobile vehicles in Uncontrolled Territory are Retained in the nearest area; of several their owner chooses [3.6053]. */
function retain(play: Play, side: Side): void {
  const counters: Record<string, Partial<Counter>> = {};
  const { position } = play;
  const owing: Owing[] = position.owing.filter((each) => each.side === side);
  const { date, noMansLand, areas } = position.open;
  const enemy = new Set(areas.filter((area) => area.side !== side).flatMap(({ hexes }) => hexes));
  for (const counter of livingOf(position, side)) {
    const at = counter.at;
    if (!at || !('hex' in at)) continue;
    const own = areaAt(position, side, at.hex);
    if (own) {
      if (movesItself(counter)) counters[counter.id] = { at: { area: own.number }, lastHex: at.hex };
      continue;
    }
    if (!movesItself(counter) || noMansLand.includes(at.hex) || enemy.has(at.hex)) continue;
    const { options, mustEscape } = play.ask<Nearest>(
      'status/nearest-area',
      { ...areaMap(play, date), purpose: 'retained', side, hex: at.hex, vehicle: counter.kind === 'vehicle' },
      { for: [side] },
    );
    if (mustEscape) continue;
    const places = refugePlaces(play, side, options);
    if (places.length === 1) counters[counter.id] = { at: places[0]!, shown: 'area' in places[0]! ? places[0]! : null };
    else if (places.length > 1) owing.push({ kind: 'area', side, unit: counter.id, at: places, rule: '3.6053' });
  }
  happen(play, 'retained', { rule: '3.6053', side, own: { counters, owing } });
  markIsolation(play, side);
}

/** Isolation is the area's: found once in a Refit Phase, and again as Escapes have led into other areas (PS-08) [3.6052]. */
export function markIsolation(play: Play, side: Side): void {
  const counters: Record<string, Partial<Counter>> = {};
  for (const counter of livingOf(play.position, side)) {
    const isolated = placeOf(play.position, counter) !== null && isIsolated(play.position, counter);
    const marked = counter.marks.includes('isolated');
    if (isolated !== marked)
      counters[counter.id] = { marks: isolated ? withMarks(counter, 'isolated') : withoutMarks(counter, 'isolated') };
  }
  happen(play, 'retained', { rule: '3.6052', side, own: { counters } });
}
