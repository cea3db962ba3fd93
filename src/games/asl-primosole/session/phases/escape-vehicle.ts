import type { Side } from '../../vocabulary.js';
import { nameOf, vehicleFacts } from '../cards.js';
import { type Counter, has, type Place, withMarks, withoutMarks } from '../counters.js';
import { areaMap } from '../ground.js';
import { crewType, GONE } from '../losses.js';
import { newCounter } from '../order-of-battle.js';
import { refugePlaces } from '../places.js';
import type { Owing } from '../position.js';
import { dropOrphans } from '../report/captures.js';
import { type Desk, happen, type Play } from '../stage.js';
import { trying } from './escape-groups.js';

/** To the nearest area; of several the owner chooses; with none to reach he is lost (PS-20) [3.6061]. */
export function settleAt(
  side: Side,
  unit: Counter,
  places: readonly Place[],
  counters: Record<string, Partial<Counter>>,
  owing: Owing[],
): void {
  const before = counters[unit.id] ?? {};
  const marks = withoutMarks({ ...unit, ...before }, 'isolated', 'encircled');
  if (places.length === 0) counters[unit.id] = { ...before, ...GONE };
  else if (places.length === 1)
    counters[unit.id] = { ...before, at: places[0]!, marks, shown: 'area' in places[0]! ? places[0]! : null };
  else {
    counters[unit.id] = { ...before, marks };
    owing.push({ kind: 'area', side, unit: unit.id, at: places, rule: '3.6061' });
  }
}

interface Standing {
  readonly area: string;
  readonly standing: string;
  readonly hexesToFriendlyArea: number;
}

export function escapeVehicle(play: Play, side: Side, id: string): void {
  const group = trying(play, side).find(({ units }) => units.some((unit) => unit.id === id));
  const vehicle = group?.units.find((unit) => unit.id === id);
  if (!group || vehicle?.kind !== 'vehicle') play.refuse('3.606', 'not-escaping', { hex: id });
  const { vehicleFate, places } = vehicleTry(play, side, vehicle, group.hex);
  const counters: Record<string, Partial<Counter>> = {};
  const owing: Owing[] = [];
  bookVehicle(play, side, vehicle, group.hex, vehicleFate, places, counters, owing);
  happen(play, 'escaped', {
    rule: '3.606',
    side,
    values: { hex: group.hex, results: [vehicleFate.vehicle], names: [vehicle.name] },
    own: { counters, owing: [...play.position.owing.filter((each) => each.side === side), ...owing] },
  });
  dropOrphans(play, side);
}

interface VehicleFate {
  readonly vehicle: 'escapes' | 'abandoned' | 'destroyed';
  readonly crew: 'none' | 'escapes' | 'eliminated';
  readonly mayWreck: boolean;
  readonly mayScrounge: boolean;
}

interface VehicleQuestion {
  readonly input: object;
  /** Where it leads, if it succeeds. */
  readonly options: readonly { readonly kind: string; readonly hex: string }[];
}

/** The attempt of one Mobile vehicle as the procedure asks for it [3.606]. */
export function vehicleQuestion(desk: Desk, side: Side, vehicle: Counter, hex: string): VehicleQuestion {
  const { date } = desk.position.open;
  const map = areaMap(desk, date);
  const { units } = desk.book.ask<{ units: Standing[] }>('status/setup-areas', {
    ...map,
    hexes: [],
    units: [{ side, hex, mover: 'vehicle' }],
  }).outcome!;
  const { area, standing, hexesToFriendlyArea } = units[0]!;
  const way = desk.book.ask<{ options: { kind: string; hex: string }[]; enemyHexes: number }>('status/nearest-area', {
    ...map,
    purpose: 'escape',
    side,
    hex,
    vehicle: true,
  }).outcome!;
  const kind =
    standing !== 'outside'
      ? 'friendlySetupArea'
      : area === 'noMansLand' || area === 'uncontrolled'
        ? area
        : 'enemySetupArea';
  // Who can leave Uncontrolled Territory by itself is Retained and does not try [3.6053].
  const noPath =
    kind === 'uncontrolled' &&
    desk.book.ask<{ mustEscape: boolean }>('status/nearest-area', {
      ...map,
      purpose: 'retained',
      side,
      hex,
      vehicle: true,
    }).outcome!.mustEscape;
  const facts = vehicleFacts(desk.table.cards, vehicle);
  const input = {
    date,
    area: kind,
    isolated: standing === 'isolated' || has(vehicle, 'isolated'),
    closedToppedAfv: facts?.closedTopped ?? false,
    captured: has(vehicle, 'captured'),
    stunned: has(vehicle, 'stunned'),
    ...(hexesToFriendlyArea > 0 ? { hexesToFriendlyArea: Math.min(99, hexesToFriendlyArea) } : {}),
    pathCrossesEnemyArea: way.enemyHexes > 0,
    noPath,
  };
  return { input, options: way.options };
}

/** The attempt itself, and where it leads [3.606]. */
export function vehicleTry(
  play: Play,
  side: Side,
  vehicle: Counter,
  hex: string,
  secret?: { for: Side[] },
): { vehicleFate: VehicleFate; places: Place[] } {
  const { input, options } = vehicleQuestion(play, side, vehicle, hex);
  const vehicleFate = play.ask<VehicleFate>('events/vehicle-escape', input, secret);
  return { vehicleFate, places: refugePlaces(play, side, options) };
}

function bookVehicle(
  play: Play,
  side: Side,
  vehicle: Counter,
  hex: string,
  fate: VehicleFate,
  places: readonly Place[],
  counters: Record<string, Partial<Counter>>,
  owing: Owing[],
): void {
  if (fate.vehicle === 'escapes') settleAt(side, vehicle, places, counters, owing);
  else if (fate.vehicle === 'abandoned')
    counters[vehicle.id] = {
      at: { hex },
      lastHex: hex,
      known: true,
      marks: withMarks({ ...vehicle, marks: withoutMarks(vehicle, 'isolated') }, 'abandoned'),
    };
  else counters[vehicle.id] = { ...GONE, known: true };
  if (fate.vehicle !== 'escapes' && fate.crew === 'escapes') {
    const crew = crewOf(play, side, vehicle, Object.keys(play.position.own[side].counters).length + 1);
    counters[crew.id] = crew;
    settleAt(side, crew, places, counters, owing);
    counters[crew.id] = { ...crew, ...counters[crew.id] };
    const { mayWreck, mayScrounge } = fate;
    if (counters[crew.id]!.status === 'alive')
      owing.push({ kind: 'vehicle', side, unit: vehicle.id, crew: crew.id, mayWreck, mayScrounge });
  }
}

/** The Inherent crew of a vehicle that is left, as a counter of its own. */
export function crewOf(
  { table }: Pick<Play, 'table'>,
  side: Side,
  { nationality, line, lastHex, alias }: Counter,
  number: number,
): Counter {
  const type = crewType(side, nationality);
  const made = newCounter(
    `${side[0]}${String(number).padStart(2, '0')}`,
    side,
    nationality,
    'crew',
    type,
    nameOf(table.cards, 'crew', { nationality, type }),
    line,
  );
  return { ...made, lastHex, known: true, alias: `${alias ?? 'new'}-k` };
}
