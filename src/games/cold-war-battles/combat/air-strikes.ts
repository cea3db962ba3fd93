import type { Judge } from '../options.js';
import { natoFlies } from '../shared/counter.js';
import { type AirType, battleOf, type Command, type Side, sideOf } from '../vocabulary.js';
import type { AirFlight } from './pieces.js';
import { type Mission, underFireControl } from './support-fire.js';

export interface AirStrength {
  /** Markers flown, spent whatever comes of it [12.9]. */
  readonly markers: number;
  /** Points before air defence. */
  readonly flown: number;
  /** Those of them that air defence halves. */
  readonly halvable: number;
  /** Points that count [12.12]. */
  readonly points: number;
}

const NO_AIR: AirStrength = { markers: 0, flown: 0, halvable: 0, points: 0 };

/** Whether a marker flies such missions; the TAC of two sides only bombards [12.3]. */
function flies(type: AirType, mission: Mission, side: Side, umpire: Judge): boolean {
  const missions = umpire.chart('air-missions');
  if (!missions.flag(type, mission)) return false;
  return mission === 'bombardment' || !(missions.at(type, 'bombardmentOnly') as readonly string[]).includes(side);
}

/** Declares one side's air markers for a combat, with every limit on their use [12.3, 12.6, 12.12]. */
export function declareAir(
  flights: readonly AirFlight[],
  usedBefore: number,
  mission: Mission,
  side: Side,
  helped: readonly Command[] | undefined,
  airDefence: boolean,
  umpire: Judge,
): AirStrength {
  if (flights.length === 0) return NO_AIR;
  const missions = umpire.chart('air-missions');
  let markers = 0;
  let halvable = 0;
  let unhindered = 0;
  for (const flight of flights) {
    const { type } = flight;
    markers += flight.number;
    if (!flies(type, mission, side, umpire)) umpire.forbid('12.3', 'air-mission', { air: type, mission, side });
    const points = flight.number * missions.number(type, 'strength');
    if (missions.flag(type, 'halvedByAirDefence')) halvable += points;
    else unhindered += points;
    checkFlight(flight, side, helped, umpire);
  }
  checkLimit(markers + usedBefore, side, umpire);
  const flown = halvable + unhindered;
  if (!airDefence || halvable === 0) return { markers, flown, halvable: 0, points: flown };
  const left = Math.floor(halvable / umpire.chart('air-defence').number('divisor', 'value'));
  return { markers, flown, halvable, points: left + unhindered };
}

export function noteAir(air: AirStrength, mission: Mission, side: Side, umpire: Judge): void {
  if (air.markers === 0) return;
  umpire.note(mission === 'bombardment' ? ['12.5', '12.3'] : ['12.4', '12.3'], 'air-points', {
    side,
    points: air.flown,
  });
  if (air.halvable > 0) {
    umpire.note('12.12', 'air-halved', { from: air.halvable, to: air.points - (air.flown - air.halvable) });
  }
}

function checkFlight(flight: AirFlight, side: Side, helped: readonly Command[] | undefined, umpire: Judge): void {
  const { command, type: air } = flight;
  if (command !== undefined && sideOf(command) !== side)
    umpire.forbid('2.9', 'wrong-side', { unit: air, command, side });
  if (side === 'hungarian' && !natoFlies(umpire)) umpire.forbid('16.16', 'no-nato-air');
  if (air === 'sac' && side !== 'hungarian') {
    umpire.forbid(battleOf(side) === 'angola87' ? '18.4' : '16.30', 'no-sac', { side });
  }
  if (!flight.committed && umpire.options.fireControl && underFireControl(command, side, umpire)) {
    umpire.forbid(['23.2', '23.1'], 'not-committed', { unit: air });
  }
  if (flight.alreadyFlown) umpire.forbid('12.9', 'marker-spent');
  if (!helped) return;
  // Only NATO flies for the Hungarian side, so its markers are NATO's whatever the request says [16.10].
  if (side === 'hungarian' && !helped.includes('nato')) {
    umpire.forbid('16.10', 'foreign-support', { unit: air, command: 'nato' });
  }
  const rival = command === 'mpla' ? 'cuban' : command === 'cuban' ? 'mpla' : undefined;
  if (side === 'communist' && rival && helped.includes(rival) && !helped.includes(command!)) {
    umpire.forbid('17.8', 'foreign-support', { unit: air, command: command! });
  }
}

/** Air markers against one hex in a turn [12.6]. */
function checkLimit(markers: number, side: Side, umpire: Judge): void {
  const limits = umpire.chart('air-limits');
  if (!limits.hasRow(side)) return;
  const limit = limits.number(side, 'perHex');
  if (markers > limit) umpire.forbid('12.6', 'air-limit', { side, limit, markers });
}
