import { checkLegMove } from '../../movement/leg-checks.js';
import { MovingGround } from '../moving/ground.js';
import { LegWalk, legQuestion } from '../moving/leg-walk.js';
import { claimed, mayEnd, type Stand, stepped, turned } from '../moving/walk.js';
import type { Position } from '../position.js';
import type { Scene } from '../stage.js';
import { unitOf } from '../table.js';
import { feigned, standingIn } from './counters.js';
import { isTaken } from './plans.js';

/** How far one unit of a counter has come: points spent, and those it has for this way. */
interface Pace {
  readonly spent: number;
  readonly most: number;
}

/** One unit on the way of its counter, to be asked about moving as if it went alone [7.2.2.2]; whom a dummy feigns is in no cover. */
function onItsWay({ position }: Scene, unit: string, hex: string, facing: number): Position {
  const there = standingIn(position, unit, hex, facing);
  const { cover, ...state } = there.units[unit]!;
  const hidden = position.units[unit]!.place === 'hidden' && cover ? { cover } : {};
  return { ...there, units: { ...there.units, [unit]: { ...state, ...hidden, command: 'move' } } };
}

/** A vehicle goes forward along the hexes, turning towards each; it began facing the first [4.5.1.1, 7.2.2.1]. */
function driven(scene: Scene, unit: string, hexes: readonly string[]): Pace | null {
  const { grid } = scene.table.board;
  const at = hexes.map((hex) => grid.index(hex));
  const directionTo = (i: number): number =>
    Array.from({ length: 6 }, (_, d) => d).find((d) => grid.neighbours[6 * at[i]! + d] === at[i + 1])!;
  const first = hexes.length > 1 ? directionTo(0) : 0;
  const ground = new MovingGround(scene.table, onItsWay(scene, unit, hexes[0]!, first), unit);
  const { damaged } = scene.position.units[unit]!;
  const { most, byRoad } = ground.begin(hexes[0]!, 'move', damaged ?? false);
  let stand: Stand = { hex: at[0]!, facing: first, spent: 0, turnedHere: 0, roads: 0, paths: 0, byRoad, steps: 0 };
  for (let i = 0; i + 1 < at.length; i += 1) {
    const facing = directionTo(i);
    const facingSo = facing === stand.facing ? stand : turned(ground, most, stand, facing);
    const way = facingSo && stepped(ground, facingSo, false);
    if (!way) return null;
    // The first hex is always allowed, and is all then [4.5.1.1.3].
    if (!mayEnd(ground, most, way))
      return i === 0 && at.length === 2 ? { spent: most.crossCountry, most: most.crossCountry } : null;
    stand = way;
  }
  return { spent: stand.spent, most: Math.max(most.crossCountry, claimed(ground, most, stand)) };
}

/** A leg unit or gun walks them, or is manhandled [6.6.4.1, 6.6.5]. */
function walked(scene: Scene, unit: string, hexes: readonly string[]): Pace | null {
  const { table } = scene;
  const { grid } = table.board;
  const start = onItsWay(scene, unit, hexes[0]!, 0);
  // In full cover it crawls, one hex [6.6.4.3].
  const mode = start.units[unit]!.cover ? 'crawl' : 'walk';
  const umpire = table.umpire();
  checkLegMove(umpire, legQuestion(table, start, unit, mode).unit as never, mode, hexes.length - 1, 0);
  if (!umpire.legal && hexes.length > 1) return null;
  const walk = new LegWalk(table, start, unit, mode);
  let spent = 0;
  for (let i = 0; i + 1 < hexes.length; i += 1) {
    const [from, to] = [grid.index(hexes[i]!), grid.index(hexes[i + 1]!)];
    if (!walk.may(from, to)) return null;
    spent += walk.cost(from, to);
  }
  // The first hex is always allowed, and is all then [4.5.1.1.3].
  if (spent > walk.allowance && hexes.length > 2) return null;
  return { spent: Math.min(spent, walk.allowance), most: walk.allowance };
}

/** How the units of a counter, or the one a dummy feigns, come along these hexes; null where one of them cannot [7.2.2.2]. */
export function paces(scene: Scene, id: string, hexes: readonly string[]): readonly Pace[] | null {
  const found: Pace[] = [];
  for (const unit of feigned(scene.position.hidden.counters[id]!)) {
    const pace = unitOf(scene.table, unit).leg === null ? driven(scene, unit, hexes) : walked(scene, unit, hexes);
    if (pace === null) return null;
    found.push(pace);
  }
  return found;
}

/** Hexes a counter may move to next: no further than its slowest unit, and not among enemies [7.2.2.2, 4.5.1.1.10]. */
export function* nextHexes(scene: Scene): Iterable<string> {
  const { table, position } = scene;
  const { counter, hexes } = position.hidden.sneaking!;
  const { side } = position.hidden.counters[counter]!;
  const { grid } = table.board;
  const here = grid.index(hexes[hexes.length - 1]!);
  for (let direction = 0; direction < 6; direction += 1) {
    const to = grid.neighbours[6 * here + direction]!;
    if (to < 0 || isTaken(scene, side, grid.name(to))) continue;
    if (paces(scene, counter, [...hexes, grid.name(to)])) yield grid.name(to);
  }
}
