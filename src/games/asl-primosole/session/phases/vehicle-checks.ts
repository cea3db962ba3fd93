import type { Side } from '../../vocabulary.js';
import { type Counter, halfSquadsOf, has, moraleOf, withMarks, withoutMarks } from '../counters.js';
import { GONE } from '../losses.js';
import type { Due } from '../position.js';
import type { Line } from '../report/lines.js';
import { linesOf } from '../report/settled-lines.js';
import { livingOf } from '../roster.js';
import type { Play } from '../stage.js';
import { areasNow } from './areas.js';
import type { Result } from './checks.js';
import { crewOf } from './escape-vehicle.js';

/** Tries at most until a vehicle is free, Immobile, recovered or lost: the chance that so many decide nothing is nil. */
const MOST_TRIES = 2000;

/** What 3.604 does to a vehicle: Encirclement by its crew, mines, Bog and Shock by the core rules, as reported or rolled [3.6041-3.6044]. */
export function vehicleResult(
  play: Play,
  side: Side,
  vehicle: Counter,
  check: Due['check'],
  leaderDrm: number,
): Result {
  const line = linesOf(play, `state-${side}`).find(({ unit }) => unit === vehicle.id);
  if (check === 'encirclement') return encircled(play, side, vehicle, leaderDrm);
  if (check === 'mineAttack') {
    play.ask('status/minefield', { vehicle: true });
    return ended(play, side, { ...vehicle, marks: withoutMarks(vehicle, 'mined') }, line?.core ?? 'unharmed');
  }
  const cured = { ...vehicle, marks: withoutMarks(vehicle, check === 'bog' ? 'bogged' : 'shocked') };
  const umpire = play.table.options.coreDice === 'umpire';
  const end = umpire ? (check === 'bog' ? freed(play, side, vehicle, line) : recovered(play, line)) : line?.core;
  return ended(play, side, cured, end ?? 'unharmed');
}

/** The crew takes the 1TC; where it fails a Mobile vehicle is lost with it, an Immobile one is left [3.6041]. */
function encircled(play: Play, side: Side, vehicle: Counter, leaderDrm: number): Result {
  const { result } = play.ask<{ result: string }>('status/encirclement', {
    morale: moraleOf(crewOf(play, side, vehicle, 0)),
    leaderDrm,
    immobileVehicle: has(vehicle, 'immobile'),
  });
  if (result === 'eliminated') return { result, counter: GONE };
  if (result === 'abandoned') return { result, counter: { marks: withMarks(vehicle, 'immobile', 'abandoned') } };
  return { result, counter: {} };
}

/** Unlimited tries to free it; helpers are those of the area that 3.605 is about to draw (PS-35) [3.6043]. */
function freed(play: Play, side: Side, vehicle: Counter, line: Line | undefined): string {
  const hex = vehicle.at && 'hex' in vehicle.at ? vehicle.at.hex : '';
  const area = areasNow(play, play.position.open.date).areas.find(
    (each) => each.side === side && each.hexes.includes(hex),
  );
  const near = livingOf(play.position, side).filter(
    ({ at }) => at !== null && 'hex' in at && (at.hex === hex || area?.hexes.includes(at.hex)),
  );
  const helpers = near.some(({ kind }) => kind === 'squad')
    ? 'squad'
    : near.some((each) => halfSquadsOf(each) > 0)
      ? 'crewOrHalfSquad'
      : 'none';
  return untilDecided(play, 'status/bog-clearing', {
    freesAt: line?.freesAt ?? 0,
    immobileAt: line?.immobileAt ?? 13,
    drm: line?.drm ?? 0,
    noteL: line?.noteL ?? false,
    helpers,
  });
}

const recovered = (play: Play, line: Line | undefined): string =>
  untilDecided(play, 'status/shock-recovery', {
    recoversAt: line?.recoversAt ?? 0,
    destroyedAt: line?.destroyedAt ?? 7,
  });

const ENDS: Readonly<Record<string, string>> = { free: 'unbogged', recovers: 'recovered', confirmed: 'destroyed' };

function untilDecided(play: Play, procedure: string, input: object): string {
  for (let at = 0; at < MOST_TRIES; at += 1) {
    const { result } = play.ask<{ result: string }>(procedure, input);
    if (result !== 'goesOn') return ENDS[result] ?? result;
  }
  return play.refuse('3.604', 'rolls-never-end');
}

/** What the core rules left of a vehicle [3.6042-3.6044]. */
function ended(play: Play, side: Side, vehicle: Counter, end: string): Result {
  const hex = vehicle.at && 'hex' in vehicle.at ? vehicle.at.hex : null;
  if (end === 'destroyed') return { result: end, counter: GONE, ...(hex === null ? {} : { wreck: hex }) };
  if (end === 'immobile') return { result: end, counter: { marks: withMarks(vehicle, 'immobile') } };
  if (end !== 'bailedOut') return { result: end, counter: { marks: vehicle.marks } };
  const number = Object.keys(play.position.own[side].counters).length + 1;
  const crew = { ...crewOf(play, side, vehicle, number), at: vehicle.at, shown: vehicle.at };
  return { result: end, counter: { marks: withMarks(vehicle, 'abandoned') }, crew };
}
