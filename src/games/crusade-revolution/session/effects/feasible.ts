import { STACKING_LIMIT } from '../../shared/campaign-map.js';
import { isCorps } from '../../shared/units.js';
import { enemyOf, type Side } from '../../vocabulary.js';
import { mayPlace } from '../arrivals.js';
import type { Card, PlaceUnits } from '../cards/card.js';
import { coversUnit, spacesOf } from '../cards/filters.js';
import { groundOf, sidesIn, unitsIn } from '../ground.js';
import type { Position } from '../position.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from '../table.js';
import { counterOf, inNorth, isCorpsUnit, supplyOf, unitsOf } from '../units.js';
import { effectsOf } from './effects-of.js';

/** Units that an effect may still place. */
export function candidates(table: Table, position: Position, effect: PlaceUnits, chosen: readonly string[]): string[] {
  const named = effect.units ?? Object.keys(position.units);
  return named.filter(
    (id) =>
      table.counters.has(id) &&
      !chosen.includes(id) &&
      position.units[id]!.place === effect.from &&
      (effect.filter === undefined || coversUnit(table, position, effect.filter, id)),
  );
}

/** How many units an effect places. */
export const wantedOf = (effect: PlaceUnits): number => effect.units?.length ?? effect.n ?? 1;

/** 8.5.2.3, 8.5.2.4, CL.N48: spaces where a unit may be put, `crowded` ones where a division must first make room. */
export const placesFor = (table: Table, position: Position, effect: PlaceUnits, unit: string): string[] => [
  ...eachPlace(table, position, effect, unit),
];

/** The same one by one: who looks for any asks for no more. */
function* eachPlace(table: Table, position: Position, effect: PlaceUnits, unit: string): Generator<string> {
  const { to, takesControl } = effect;
  if (to === 'reserve') return;
  const { side, type } = counterOf(table, unit);
  const ground = groundOf(table, position);
  const spaces = to === 'corps' ? ground.board.spaces.map(({ id }) => id) : spacesOf(table, position, to);
  const mayRise = (space: string): boolean =>
    position.control[space] === enemyOf(side) &&
    unitsIn(table, position, space).length === 0 &&
    // P36: a beachhead is its landing force's alone, and gone when the enemy enters it.
    space !== MALLORCA_BEACHHEAD &&
    space !== PLAN_P_BEACHHEAD;
  const mayCome = (space: string): boolean =>
    // The cheap questions first: they settle nearly every space.
    position.control[space] === side &&
    unitsIn(table, position, space).length < STACKING_LIMIT &&
    ground.supply(space) === 'supplied' &&
    !(side === 'republican' && !isCorps(type) && ground.northIsolated && ground.inFront(space)) &&
    mayPlace(table, position, unit, space);
  for (const space of spaces) if (takesControl ? mayRise(space) : mayCome(space)) yield space;
}

/** Whether some place of a unit will do. */
function somePlace(
  table: Table,
  position: Position,
  effect: PlaceUnits,
  unit: string,
  willDo: (space: string) => boolean,
): boolean {
  for (const space of eachPlace(table, position, effect, unit)) if (willDo(space)) return true;
  return false;
}

/** 8.5.2.5: divisions that may be given up for a corps; those in the Eliminated box only where no other is left. */
export function givable(table: Table, position: Position, side: Side): string[] {
  const chart = table.umpire().chart('division-removal');
  const eligible = (id: string): boolean => {
    const { type, region } = counterOf(table, id);
    return !isCorps(type) && region === 'none' && chart.flag(side, type);
  };
  const onMap = unitsOf(table, position, side, 'map').filter(
    (id) =>
      eligible(id) &&
      supplyOf(table, position, id) === 'supplied' &&
      !(side === 'republican' && counterOf(table, id).type === 'pol' && inNorth(table, position.units[id]!.space)),
  );
  const inPlay = [...onMap, ...unitsOf(table, position, side, 'reserve').filter(eligible)];
  return inPlay.length > 0 ? inPlay : unitsOf(table, position, side, 'eliminated').filter(eligible);
}

/** 8.5.2.5, G15: divisions owed for the corps of a card. */
export function owedDivisions(table: Table, position: Position, card: Card): number {
  if (card.reinforcement === 'none') return 0;
  const corps = effectsOf(table, position, card)
    .flatMap((effect) => (effect.kind === 'placeUnits' ? [effect] : []))
    .flatMap((effect) => effect.units ?? [])
    .filter((id) => table.counters.has(id) && isCorpsUnit(table, id) && !isLateCtv(card, id)).length;
  return table.options.divisionRemovedPer === 'card' ? Math.min(corps, 1) : corps;
}

const isLateCtv = (card: Card, id: string): boolean =>
  !(card.event?.effects ?? []).some((effect) => effect.kind === 'placeUnits' && effect.units?.includes(id));

/** 8.5.2.2: everything that must come can come, in the best order. */
export function isPlaceable(table: Table, position: Position, card: Card): boolean {
  const { side } = card;
  const owed = owedDivisions(table, position, card);
  if (owed > 0 && divisionsAtHand(table, position, side) < owed) return false;
  return effectsOf(table, position, card).every((effect) => {
    if (effect.kind === 'beachhead') return beachheadPossible(table, position, effect.which);
    if (effect.kind !== 'placeUnits' || effect.must !== 'all') return true;
    const units = candidates(table, position, effect, []).slice(0, wantedOf(effect));
    return units.length === wantedOf(effect) && fits(table, position, effect, units, owed);
  });
}

function divisionsAtHand(table: Table, position: Position, side: Side): number {
  const inPlay = givable(table, position, side);
  if (inPlay.length === 0 || position.units[inPlay[0]!]!.place === 'eliminated') return inPlay.length;
  const chart = table.umpire().chart('division-removal');
  const dead = unitsOf(table, position, side, 'eliminated').filter((id) => {
    const { type, region } = counterOf(table, id);
    return !isCorps(type) && region === 'none' && chart.flag(side, type);
  });
  return inPlay.length + dead.length;
}

/** Whether the units left can all be put down, the divisions still to be given up making room where they stand. */
export function fits(
  table: Table,
  position: Position,
  effect: PlaceUnits,
  units: readonly string[],
  owed: number,
): boolean {
  if (effect.to === 'reserve') return true;
  const [first, ...rest] = units;
  if (first === undefined) return true;
  const without = (unit: string): Position => ({
    ...position,
    units: { ...position.units, [unit]: { place: 'removed' } },
  });
  const put = (at: Position, space: string): Position => ({
    ...at,
    units: { ...at.units, [first]: { place: 'map', space } },
  });
  if (somePlace(table, position, effect, first, (space) => fits(table, put(position, space), effect, rest, owed)))
    return true;
  if (owed === 0) return false;
  const side = counterOf(table, first).side;
  const seen = new Set<string>();
  return givable(table, position, side).some((division) => {
    const { space } = position.units[division]!;
    if (space === undefined || seen.has(space) || sidesIn(table, position, space, side).length < 3) return false;
    seen.add(space);
    const freed = without(division);
    return somePlace(table, freed, effect, first, (each) => fits(table, put(freed, each), effect, rest, owed - 1));
  });
}

function beachheadPossible(table: Table, position: Position, which: 'mallorca' | 'planP'): boolean {
  if (which === 'mallorca') return table.spaces.has('Mallorca beachhead') && position.mallorca === null;
  return position.planP === null && planPSpaces(table, position).length > 0;
}

/** 8.5.6.1: Nationalist coastal spaces of the Mediterranean; the procedure judges each. */
export function planPSpaces(table: Table, position: Position): string[] {
  const coast = table.umpire().chart('coastal-spaces');
  const rpa = unitsOf(table, position, 'republican', 'reserve').some((id) => counterOf(table, id).type === 'rpa');
  if (!rpa) return [];
  const ground = groundOf(table, position);
  const start = ground.board.spaces.filter(
    ({ id, control }) => control === 'republican' && ground.supply(id) === 'supplied',
  );
  const near = within(
    ground,
    start.map(({ id }) => id),
    3,
  );
  return ground.board.spaces
    .filter(({ id, control, port }) => {
      const listed = coast.hasRow(id);
      const coastal = listed || port !== 'none';
      const atlantic = port === 'atlantic' || (listed && coast.text(id, 'zone') === 'atlantic');
      const closed = position.strait === 'nationalist' && listed && coast.text(id, 'ofAlgeciras') !== 'east';
      return control === 'nationalist' && coastal && !atlantic && !closed && near.has(id);
    })
    .map(({ id }) => id);
}

function within(ground: ReturnType<typeof groundOf>, start: readonly string[], range: number): Set<string> {
  let edge = [...start];
  const seen = new Set(edge);
  for (let step = 0; step < range; step += 1) {
    edge = edge.flatMap((id) => ground.neighbours(id)).filter((id) => !seen.has(id));
    for (const id of edge) seen.add(id);
  }
  return seen;
}
