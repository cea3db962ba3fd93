import { March, type MarchGround } from '../movement/march.js';
import { isBarredFrom } from '../movement/non-cooperation.js';
import { POLICE_LIMIT } from '../movement/sr-rules.js';
import { STACKING_LIMIT } from '../shared/campaign-map.js';
import { isCorps } from '../shared/units.js';
import { enemyOf, type Side } from '../vocabulary.js';
import { besideBeachhead } from './beachheads.js';
import { groundOf, sidesIn, unitsIn } from './ground.js';
import type { March as MarchState, Position } from './position.js';
import { mapQuestion } from './questions.js';
import { MALLORCA_BEACHHEAD, PLAN_P_BEACHHEAD, type Table } from './table.js';
import { abroad, counterOf, faceOf } from './units.js';

const isBeachhead = (space: string): boolean => space === MALLORCA_BEACHHEAD || space === PLAN_P_BEACHHEAD;

/** 16.4.2, 16.4.3.2, P32, P41: whether the regions and the isolated Front let a unit end in a space, with what it takes on its way. */
export function northBan(
  table: Table,
  position: Position,
  unit: string,
  space: string,
  together: readonly string[] = [],
  taken: readonly string[] = [],
): 'region' | 'front' | undefined {
  const { type, region, side } = counterOf(table, unit);
  const there = table.spaces.get(space)?.region ?? 'none';
  if (side !== 'republican') return undefined;
  const state = position.units[unit]!;
  if (region !== 'none') {
    if (there === 'none') return undefined;
    if (state.free && !isCorps(type)) return undefined;
    if (state.stray && there !== region) return 'region';
    const before = together
      .slice(0, together.indexOf(unit))
      .filter((id) => counterOf(table, id).region === region).length;
    return isBarredFrom(
      { type, region },
      there,
      abroad(table, position, region, together.length > 0 ? together : [unit]) + before,
    )
      ? 'region'
      : undefined;
  }
  // P41: who is inside already moves about freely.
  const ground = groundOf(table, position);
  if (!ground.northIsolated || !ground.inFront(space)) return undefined;
  if (state.place === 'map' && ground.inFront(state.space!)) return undefined;
  // 16.4.3.3: whoever opens the line by his coming comes to a Front that is isolated no more.
  if (ground.joinsFront([...taken, space])) return undefined;
  if (type !== 'pol') return 'front';
  const police = Object.entries(position.units).filter(
    ([id, each]) =>
      each.place === 'map' &&
      counterOf(table, id).side === 'republican' &&
      counterOf(table, id).type === 'pol' &&
      ground.inFront(each.space!),
  ).length;
  const joining = together
    .slice(0, Math.max(together.indexOf(unit), 0))
    .filter((id) => counterOf(table, id).type === 'pol').length;
  return police + joining >= POLICE_LIMIT ? 'front' : undefined;
}

/** 9.1.2, P29: units that may still leave a space in this step, so that it may be too full for a while. */
export function stillLeaving(table: Table, position: Position, space: string, without: readonly string[]): number {
  if (position.markers[space]?.marker !== 'move') return 0;
  const free = unitsIn(table, position, space).filter((id) => !position.units[id]!.moved && !without.includes(id));
  if (free.length === 0) return 0;
  const ground = groundOf(table, position);
  const side = counterOf(table, free[0]!).side;
  const open = ground
    .neighbours(space)
    .some(
      (to) =>
        sidesIn(table, position, to, enemyOf(side)).length === 0 &&
        position.markers[to]?.marker !== 'attack' &&
        sidesIn(table, position, to, side).length + 1 <= STACKING_LIMIT,
    );
  return open ? free.filter((id) => faceOf(table, position, id).mf > 0).length : 0;
}

function marchGround(table: Table, position: Position, side: Side, units: readonly string[]): MarchGround {
  const ground = groundOf(table, position);
  return {
    neighbours: (space) => ground.neighbours(space),
    holdsEnemy: (space) => sidesIn(table, position, space, enemyOf(side)).length > 0,
    wasEnemy: (space) => (position.controlAtStart[space] ?? position.control[space]) !== side,
    haltBan: (space, entered) => haltBan(table, position, side, units, space, entered),
    stops: (space) => side === 'nationalist' && isBeachhead(space),
  };
}

/** Why a stack may not end its move in a space. */
export function haltBan(
  table: Table,
  position: Position,
  side: Side,
  units: readonly string[],
  space: string,
  entered: readonly string[] = [],
): string | undefined {
  if (side === 'nationalist' && isBeachhead(space)) return beachheadBan(table, position, units, space);
  if (position.markers[space]?.marker === 'attack') return 'attackMarker';
  const there = sidesIn(table, position, space, side).filter((id) => !units.includes(id)).length;
  if (
    there + units.length > STACKING_LIMIT &&
    there - stillLeaving(table, position, space, units) + units.length > STACKING_LIMIT
  )
    return 'stacking';
  for (const unit of units) {
    const ban = northBan(table, position, unit, space, units, entered);
    if (ban) return ban;
  }
  return isBalearicBan(table, units, space) ? 'region' : undefined;
}

/** 8.5.4.2, 12.1.10: no corps or armour on the islands. */
function isBalearicBan(table: Table, units: readonly string[], space: string): boolean {
  const coast = table.umpire().chart('coastal-spaces');
  if (!coast.hasRow(space) || !coast.flag(space, 'balearic')) return false;
  return units.some((id) => {
    const { type } = counterOf(table, id);
    return isCorps(type) || type === 't26' || type === 'pz1' || type === 'cv33';
  });
}

/** 8.5.6.4, P37: whoever is too many beside the beachhead must be a division that can go to the Reserve Box. */
function beachheadBan(table: Table, position: Position, units: readonly string[], space: string): string | undefined {
  const beside = besideBeachhead({ position }, space);
  const there = sidesIn(table, position, beside, 'nationalist').filter((id) => !units.includes(id)).length;
  const over = there + units.length - STACKING_LIMIT;
  if (over <= 0) return undefined;
  const divisions = units.filter((id) => !isCorps(counterOf(table, id).type)).length;
  return space === PLAN_P_BEACHHEAD && divisions >= over ? undefined : 'stacking';
}

/** A stack's move as the rules see it. */
export function marchOf(table: Table, position: Position, units: readonly string[]): March {
  const side = counterOf(table, units[0]!).side;
  const mf = Math.min(...units.map((id) => faceOf(table, position, id).mf));
  return new March(marchGround(table, position, side, units), mf);
}

/** The same move as a question [10.1]. */
export function marchQuestion(table: Table, position: Position, { units, start, path }: MarchState): object {
  const side = counterOf(table, units[0]!).side;
  const ground = groundOf(table, position);
  const leaving = ground.board.spaces.flatMap(({ id }) => {
    const count = stillLeaving(table, position, id, units);
    return count > 0 ? [{ space: id, units: Math.min(count, 3) }] : [];
  });
  return {
    side,
    map: mapQuestion(table, position, units),
    start,
    units: units.map((id) => {
      const { type, region } = counterOf(table, id);
      const free = position.units[id]!.free === true;
      return {
        name: id,
        type,
        region: free ? 'none' : region,
        reduced: position.units[id]!.reduced === true,
        mf: faceOf(table, position, id).mf,
        othersAbroad: abroad(table, position, region, units),
      };
    }),
    path,
    leaving,
    closed: ground.board.spaces
      .map(({ id }) => id)
      .filter((id) => units.some((unit) => northBan(table, position, unit, id, units) !== undefined)),
    supplied: ground.supply(path.at(-1) ?? start) === 'supplied',
  };
}
