import { enemyOf, type Side } from '../vocabulary.js';
import type { Counter, Place } from './counters.js';
import type { Area, Position } from './position.js';
import type { Scene } from './stage.js';

export const SIDES: readonly Side[] = ['british', 'axis'];

export const allOf = (position: Position, side: Side): Counter[] => Object.values(position.own[side].counters);

/** Counters that belong to the order of battle of the next scenario. */
export const livingOf = (position: Position, side: Side): Counter[] =>
  allOf(position, side).filter(({ status }) => status === 'alive');

export const counterOf = (position: Position, side: Side, id: string): Counter | undefined =>
  position.own[side].counters[id];

/** A counter of the other side by the name it goes by before this one. */
export const byAlias = (position: Position, side: Side, alias: string): Counter | undefined =>
  allOf(position, enemyOf(side)).find((counter) => counter.alias === alias);

/** The name that something captured goes by: after the one it had, which tells nothing of how many counters its new owner has. */
export const takenAs = (captor: Side, { alias }: Counter): string =>
  `${captor === 'british' ? 'B' : 'A'}-${alias ?? 'taken'}`;

/** Prisoners of the other side that a counter guards [3.608]. */
export const guarded = (position: Position, { side, alias }: Counter): Counter[] =>
  allOf(position, enemyOf(side)).filter(
    ({ status, guard }) => status === 'prisoner' && guard !== null && guard === alias,
  );

/** Where it really is: where it is carried, the place of whoever carries it. */
export function placeOf(position: Position, counter: Counter): Place | null {
  let { at } = counter;
  for (let depth = 0; at && 'with' in at && depth < 4; depth += 1)
    at = counterOf(position, counter.side, at.with)?.at ?? null;
  return at;
}

/** Everything that somebody carries, mans or tows. */
export const carriedBy = (position: Position, { id, side }: Counter): Counter[] =>
  livingOf(position, side).filter(({ at }) => at !== null && 'with' in at && at.with === id);

/** What a counter carries is left where it is, in the same breath [3.6071]. */
export function leftBehind(position: Position, counter: Counter, counters: Record<string, Partial<Counter>>): void {
  const place = placeOf(position, counter);
  for (const { id } of carriedBy(position, counter))
    counters[id] = place === null ? { status: 'eliminated', at: null } : { ...counters[id], at: place };
}

export const areasOf = ({ open }: Position, side: Side): readonly Area[] =>
  open.areas.filter((area) => area.side === side);

export const areaAt = (position: Position, side: Side, hex: string): Area | undefined =>
  areasOf(position, side).find(({ hexes }) => hexes.includes(hex));

export const areaOf = (position: Position, side: Side, number: number): Area | undefined =>
  areasOf(position, side).find((area) => area.number === number);

export const samePlace = (a: Place | null, b: Place | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** One word for a place, the same for equal places. */
export const placeKey = (place: Place | null): string =>
  place === null
    ? '-'
    : 'hex' in place
      ? place.hex
      : 'area' in place
        ? `area ${place.area}`
        : 'entry' in place
          ? `entry ${place.entry}`
          : `with ${place.with}`;

/** The Setup Area a counter is Retained in, by its hex or its number. */
export function retainedArea(position: Position, counter: Counter): Area | undefined {
  const place = placeOf(position, counter);
  if (!place) return undefined;
  if ('area' in place) return areaOf(position, counter.side, place.area);
  return 'hex' in place ? areaAt(position, counter.side, place.hex) : undefined;
}

/** Isolated as Infantry and weapons trace, or as vehicles do (A-10) [3.6052]. */
export function isIsolated(position: Position, counter: Counter): boolean {
  const area = retainedArea(position, counter);
  if (!area) return false;
  return counter.kind === 'vehicle' ? area.vehiclesIsolated : area.isolated;
}

/** A counter British, on the map, that lets the Axis attack (PS-16) [3.6212]. */
export const britishOnMap = ({ position }: Scene): boolean =>
  livingOf(position, 'british').some((counter) => {
    const unit = ['squad', 'halfSquad', 'crew', 'leader', 'hero', 'armorLeader', 'vehicle'].includes(counter.kind);
    const manned = counter.kind !== 'vehicle' || !counter.marks.includes('abandoned');
    const line = counter.line === null ? undefined : position.own.british.lines[counter.line];
    const fresh = line !== undefined && line.date === position.open.date && !line.givenByOb;
    return unit && manned && !fresh && retainedArea(position, counter) !== undefined;
  });
