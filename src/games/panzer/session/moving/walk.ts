import { OFF_MAP } from '../../../../kernel/hexes/index.js';
import { turnsBetween } from '../../movement/reach-search.js';
import type { Mover } from '../position.js';
import type { MovingGround } from './ground.js';

/** Where a vehicle is on its way, without the record of how it came there. */
export interface Stand {
  readonly hex: number;
  readonly facing: number;
  readonly spent: number;
  readonly turnedHere: number;
  readonly roads: number;
  readonly paths: number;
  readonly byRoad: boolean;
  readonly steps: number;
  /** The hex it came from on this move. */
  readonly from?: number;
}

type Limits = Mover['most'];

/** The most that may be spent so far, by the best factor still possible [4.5.1.1.5]. */
export const pointsOpen = (stand: Pick<Stand, 'byRoad'>, most: Limits): number =>
  stand.byRoad ? Math.max(most.crossCountry, most.path, most.road) : most.crossCountry;

/** The stand after a turn, or null where it cannot be paid [4.5.1.1.4]. */
export function turned(ground: MovingGround, most: Limits, stand: Stand, facing: number): Stand | null {
  if (facing === stand.facing) return null;
  const sum = stand.turnedHere + turnsBetween(stand.facing, facing);
  const price = sum > 1 && stand.turnedHere <= 1 ? ground.prices.turn(stand.hex) : 0;
  if (price < 0) return null;
  const spent = stand.spent + price;
  const byRoad = stand.byRoad && (stand.steps === 0 || ground.facesAlong(stand.hex, facing));
  const next = { ...stand, facing, spent, turnedHere: sum, byRoad };
  return spent <= pointsOpen(next, most) ? next : null;
}

const directionOf = ({ facing }: Stand, reverse: boolean): number => (reverse ? (facing + 3) % 6 : facing);

/** What a step costs; null where the rules forbid it or nobody knows its price [4.5.1.1.2]. */
function stepPrice(ground: MovingGround, stand: Stand, reverse: boolean): number | null {
  const price = ground.prices.step(stand.hex, directionOf(stand, reverse), reverse);
  return price < 0 ? null : price;
}

/** The stand after a step, paid or not; null where there is none [4.5.1.1, 4.5.1.1.7]. */
export function stepped(ground: MovingGround, stand: Stand, reverse: boolean): Stand | null {
  if (reverse && ground.tows) return null;
  const price = stepPrice(ground, stand, reverse);
  if (price === null) return null;
  const direction = directionOf(stand, reverse);
  const hex = ground.beyond(stand.hex, direction);
  if (ground.burns(hex) || !ground.mayLeave(stand, hex)) return null;
  const along = ground.prices.along(stand.hex, direction);
  return {
    hex,
    facing: stand.facing,
    spent: stand.spent + price,
    turnedHere: 0,
    roads: stand.roads + (along === 'road' ? 1 : 0),
    paths: stand.paths + (along === 'path' ? 1 : 0),
    byRoad: stand.byRoad && along !== null && !ground.barsRoadRate(hex),
    steps: stand.steps + 1,
    from: stand.hex,
  };
}

/** The stand after leaving the map, hex OFF_MAP; null where there is no edge [4.5.1.1.9]. */
export function left(ground: MovingGround, stand: Stand, reverse: boolean): Stand | null {
  if (reverse && ground.tows) return null;
  const direction = directionOf(stand, reverse);
  if (ground.beyond(stand.hex, direction) !== OFF_MAP || !ground.mayLeave(stand, OFF_MAP)) return null;
  const { price, along } = ground.prices.exit(stand.hex, direction, reverse);
  if (price < 0) return null;
  return {
    ...stand,
    hex: OFF_MAP,
    spent: stand.spent + price,
    roads: stand.roads + (along ? 1 : 0),
    byRoad: stand.byRoad && along,
    steps: stand.steps + 1,
  };
}

/** The factor that may be claimed as things stand: of the kind with more hexes, and path when they are equal [4.5.1.1.5]. */
export function claimed(ground: MovingGround, most: Limits, stand: Stand): number {
  if (!stand.byRoad || stand.steps === 0) return most.crossCountry;
  if (stand.hex !== OFF_MAP && !ground.facesAlong(stand.hex, stand.facing)) return most.crossCountry;
  return stand.roads > stand.paths ? most.road : most.path;
}

/** Whether the move may end here [4.5.1.1.10, 4.5.1.1.5]; where it has not left its hex nobody asks who is there. */
export const mayEnd = (ground: MovingGround, most: Limits, stand: Stand): boolean =>
  (stand.hex === OFF_MAP || stand.steps === 0 || !ground.hasEnemy(stand.hex)) &&
  stand.spent <= Math.max(most.crossCountry, claimed(ground, most, stand));

/** Everything one more action could lead to, within the points still open. */
function* further(ground: MovingGround, most: Limits, stand: Stand): Iterable<Stand> {
  const ways = [false, true].flatMap((reverse) => [stepped(ground, stand, reverse), left(ground, stand, reverse)]);
  for (const way of ways) if (way && way.spent <= pointsOpen(way, most)) yield way;
  for (let facing = 0; facing < 6; facing += 1) {
    const way = turned(ground, most, stand, facing);
    if (way) yield way;
  }
}

/** Whether some legal end that fits can be reached from here: nobody begins what he cannot finish [4.5.1.1.5, 4.5.1.1.10]. */
export function canFinish(
  ground: MovingGround,
  most: Limits,
  start: Stand,
  fits: (stand: Stand) => boolean = () => true,
): boolean {
  if (start.spent > pointsOpen(start, most)) return false;
  const seen = new Set<string>();
  const queue: Stand[] = [start];
  for (let stand = queue.shift(); stand; stand = queue.shift()) {
    if (mayEnd(ground, most, stand) && fits(stand)) return true;
    if (stand.hex === OFF_MAP) continue;
    for (const next of further(ground, most, stand)) {
      const { hex, facing, spent, turnedHere, roads, paths, byRoad } = next;
      const way = ground.holds(hex) ? next.from : '';
      const key = `${hex} ${facing} ${spent} ${Math.min(2, turnedHere)} ${roads - paths} ${byRoad} ${way}`;
      if (seen.has(key)) continue;
      seen.add(key);
      queue.push(next);
    }
  }
  return false;
}
