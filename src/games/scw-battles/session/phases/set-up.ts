import { type Action, wants } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import { type Ground, groundOf, pieceOf } from '../ground.js';
import { takeHex } from '../occupation.js';
import { type Desk, type Play, phasing, type Stage } from '../stage.js';
import { beginTurn } from '../turn.js';

/** Counters of a side still to be placed, in the order of the set-up. */
function waiting({ table, position }: Desk, side: Side): string[] {
  return [...table.counters.values()]
    .filter((counter) => counter.side === side && position.units[counter.id]!.place === 'toPlace')
    .map(({ id }) => id);
}

function hexesFor({ table }: Desk, id: string): readonly string[] {
  const muster = table.musters.get(id)!;
  return muster.kind === 'set-up' && muster.spot.kind === 'hexes' ? muster.spot.hexes : [];
}

/**
 * Where a counter may be put: within stacking [7.2]; where the printed set-up leaves no room for that, past the road limit,
 * which the book does not hold against it before the owner has moved [B.4], and in the last resort where it says.
 */
function spotsFor(desk: Desk, id: string, ground: Ground): string[] {
  const { table, position } = desk;
  const hexes = hexesFor(desk, id);
  const counter = table.counters.get(id)!;
  const stack = (hex: string) => [
    ...ground.in(hex).filter(({ side }) => side === counter.side),
    pieceOf(counter, position.units[id]!, hex),
  ];
  const free = hexes.filter((hex) => !ground.in(hex).some(({ side }) => side !== counter.side));
  const within = free.filter((hex) => !ground.overstacked(hex, stack(hex)));
  if (within.length > 0) return within;
  const exempt = free.filter((hex) => !table.stacking.exceeds(stack(hex)));
  return [exempt, free].find((some) => some.length > 0) ?? [...hexes];
}

function place(play: Play, unit: string, hex: string): void {
  play.happen({ type: 'unit-placed', unit, hex });
  takeHex(play, unit, hex);
}

/** Counters that the book gives one hex and no choice. */
export function placeFixed(play: Play): void {
  for (const side of play.table.setUpOrder) {
    for (const id of waiting(play, side)) {
      const hexes = hexesFor(play, id);
      if (hexes.length === 1) place(play, id, hexes[0]!);
    }
  }
}

/** As many regiments of the Republican 11th Division may begin aboard trucks [B.4]. */
const START_ABOARD = { division: '11', count: 2 };

/** Trucks on which a regiment may begin the battle [B.4]. */
function trucksFor({ table, position }: Desk, id: string): string[] {
  const { side, type, size, division } = table.counters.get(id)!;
  const regiment = type === 'infantry' && (size ?? 'regiment') === 'regiment';
  if (table.scenario !== 'brunete' || side !== 'republican' || division !== START_ABOARD.division || !regiment)
    return [];
  const riders = Object.values(position.units).filter(({ truck }) => table.counters.get(truck ?? '')?.side === side);
  if (riders.length >= START_ABOARD.count) return [];
  return [...table.counters.values()]
    .filter((truck) => truck.type === 'truck' && truck.side === side && position.units[truck.id]!.place === 'map')
    .map((truck) => truck.id)
    .filter((truck) => !riders.some((rider) => rider.truck === truck));
}

/** Each side in its turn puts its counters where the scenario lets it choose [4.0]. */
export const setUp: Stage = {
  rule: '4.0',
  actors: phasing,
  options(desk, _side, wanted) {
    const ground = groundOf(desk.table, desk.position);
    const actions: Action[] = [];
    for (const unit of waiting(desk, desk.position.phasing)) {
      if (!wants(wanted, { unit })) continue;
      for (const hex of spotsFor(desk, unit, ground))
        actions.push({ command: { type: 'place', unit, hex }, rule: '4.0' });
      for (const truck of trucksFor(desk, unit)) actions.push({ command: { type: 'load', unit, truck }, rule: 'B.4' });
    }
    return actions;
  },
  owed(desk) {
    const units = waiting(desk, desk.position.phasing).map((id) => desk.table.counters.get(id)!.name);
    return units.length > 0 ? [{ rule: '4.0', key: 'units-to-place', values: { units } }] : [];
  },
  commands: {
    place(play, { unit, hex }) {
      const id = unit as string;
      if (!waiting(play, play.position.phasing).includes(id)) play.refuse('4.0', 'not-to-place', { unit: id });
      const spots = spotsFor(play, id, groundOf(play.table, play.position));
      if (!spots.includes(hex as string))
        play.refuse(['4.0', '7.2'], 'not-placed-there', { unit: id, hex: hex as string });
      place(play, id, hex as string);
    },
    load(play, { unit, truck }) {
      const waits = waiting(play, play.position.phasing).includes(unit as string);
      if (!waits || !trucksFor(play, unit as string).includes(truck as string)) {
        play.refuse(['B.4', 'B.10'], 'not-aboard-at-start', { unit: unit as string });
      }
      play.happen({ type: 'unit-loaded', unit, truck });
    },
  },
  leave(play) {
    const order = play.table.setUpOrder;
    const next = order[order.indexOf(play.position.phasing) + 1];
    if (next) play.happen({ type: 'set-up-passed', to: next });
    else beginTurn(play);
  },
};
