import { groupOf } from '../shared/groups.js';
import { GroupId, type Side } from '../vocabulary.js';
import { has, movesItself } from './counters.js';
import { hexesOf, isWater } from './ground.js';
import { maximum } from './maxima.js';
import { areasNow } from './phases/areas.js';
import type { Position } from './position.js';
import { allOf, areaAt, areaOf, counterOf, livingOf, placeOf, SIDES } from './roster.js';
import type { Table } from './table.js';

/** What no position of a campaign may ever break (section 7 of the playing rules); empty when all is well. */
export function broken(table: Table, position: Position): string[] {
  const found: string[] = [];
  const holds = (test: boolean, what: string): void => void (test || found.push(what));
  for (const side of SIDES) {
    counters(table, position, side, holds);
    points(table, position, side, holds);
  }
  areas(table, position, holds);
  const { open } = position;
  holds(open.plusOneUses <= 2 && open.fanaticUses <= 2, 'more declarations than the campaign allows');
  holds(table.dates.includes(open.date), `date ${open.date} is not one of the campaign`);
  holds(isRising(open.done), `steps out of order: ${open.done.join(' ')}`);
  return found;
}

type Holds = (test: boolean, what: string) => void;

/** 1, 7, 9, 10, 12: everybody in one place, carried by the living, and where the step allows. */
function counters(table: Table, position: Position, side: Side, holds: Holds): void {
  for (const counter of allOf(position, side)) {
    const { id, status, at } = counter;
    holds(status !== 'eliminated' || at === null, `${id} is eliminated and somewhere`);
    if (status !== 'alive' || at === null) continue;
    if ('with' in at) {
      const holder = counterOf(position, side, at.with);
      holds(holder !== undefined && holder.status === 'alive' && holder.id !== id, `${id} is carried by nobody living`);
    }
    if ('area' in at) holds(areaOf(position, side, at.area) !== undefined, `${id} is in no area of its side`);
    if ('hex' in at) holds(table.map.board.grid.find(at.hex) !== undefined, `${id} is off the map`);
  }
  const retained =
    ['equipment', 'dispose', 'aftermath', 'shift', 'refit', 'replenish', 'fortify', 'recon', 'chits'].includes(
      position.open.step,
    ) && position.open.phase !== 'initial';
  if (!retained || position.owing.length > 0) return;
  for (const counter of livingOf(position, side)) {
    const place = placeOf(position, counter);
    if (!movesItself(counter) || place === null) continue;
    holds(
      !('hex' in place) || areaAt(position, side, place.hex) !== undefined,
      `${counter.id} is Retained outside an area of its side`,
    );
    if (has(counter, 'isolated') && 'entry' in place) holds(false, `${counter.id} is isolated in a Holding Area`);
  }
}

/** 3, 4, 15: nothing below zero, nothing above its maximum. */
function points(table: Table, position: Position, side: Side, holds: Holds): void {
  const own = position.own[side];
  for (const name of ['cpp', 'fpp', 'recon', 'san', 'roadblocks', 'atFactors', 'dummies'] as const)
    holds(own[name] >= 0, `${side} ${name} is ${own[name]}`);
  holds(side !== 'axis' || own.roadblocks <= 5, 'more than five roadblocks');
  holds(side !== 'british' || own.atFactors <= 6, 'more than six A-T factors');
  for (const [group, count] of Object.entries(own.bought)) {
    if (!(GroupId.values as readonly string[]).includes(group)) continue;
    const known = groupOf(table.quiet(), side, group as GroupId);
    holds(known !== undefined && count <= maximum(table, side, known), `${side} bought ${count} of ${group}`);
  }
  for (const [day, count] of Object.entries(own.companies))
    holds(count <= 4, `${side} bought ${count} companies on day ${day}`);
}

/** 6: areas partition the map, no unbridged river hex is anybody's, and they are what the stateless answer draws. */
function areas(table: Table, position: Position, holds: Holds): void {
  const { open } = position;
  for (const side of SIDES) {
    const seen = new Set<string>();
    for (const { hexes } of open.areas.filter((area) => area.side === side)) {
      for (const hex of hexes) {
        holds(!seen.has(hex), `${hex} is in two areas of the ${side}`);
        seen.add(hex);
        holds(!isWater(table, hex), `${hex} is water and Setup Area`);
        holds(!open.noMansLand.includes(hex), `${hex} is Setup Area and No Man's Land`);
      }
    }
  }
  if (open.step !== 'places') return;
  const again = areasNow({ table, position }, open.date);
  holds(JSON.stringify(again.areas) === JSON.stringify(open.areas), 'the areas are not those that control draws');
  holds(again.noMansLand.length <= hexesOf(table).length, 'No Man’s Land is larger than the map');
}

/** 5: steps done are in the order of the book. */
const isRising = (done: readonly string[]): boolean => done.every((step, at) => at === 0 || step >= done[at - 1]!);
