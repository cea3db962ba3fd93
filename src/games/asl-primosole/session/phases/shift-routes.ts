import { type AreaMap, bitOf, readGround } from '../../status/areas/area-map.js';
import { classify, UNCONTROLLED } from '../../status/areas/classify.js';
import { traceable } from '../../status/areas/paths.js';
import { cheapest } from '../../status/areas/shift-path.js';
import type { Side } from '../../vocabulary.js';
import type { Place } from '../counters.js';
import { anchorOf, areaMap, eligibleEntries } from '../ground.js';
import { neighbours } from '../places.js';
import type { Area } from '../position.js';
import { areaOf } from '../roster.js';
import type { Desk, Scene } from '../stage.js';

export interface Route {
  readonly uncontrolledHexes: number;
  readonly allRoad: boolean;
  readonly path: readonly string[];
}

/** The best path from a Setup Area to a place; null where there is none [3.613]. */
export function routeOf(desk: Desk, side: Side, from: Area, to: Place, noFording: boolean): Route | null {
  const { date } = desk.position.open;
  const goals =
    'area' in to
      ? [anchorOf(areaOf(desk.position, side, to.area)!)]
      : (eligibleEntries(desk, side, date).find(({ arrow }) => arrow === (to as { entry: string }).entry)?.hexes ?? []);
  let best: Route | null = null;
  for (const goal of goals) {
    const { outcome } = desk.book.ask<Route>('status/shift-path', {
      ...areaMap(desk, date),
      side,
      origin: anchorOf(from),
      to: goal,
      noFording,
      road: [...desk.table.map.facts.roads],
    });
    if (outcome && (!best || outcome.uncontrolledHexes < best.uncontrolledHexes)) best = outcome;
  }
  return best;
}

/** An Entry Area that touches the Setup Area or is part of it is reached without a DR [3.613]. */
export function touches({ table }: Scene, area: Area, entryHexes: readonly string[]): boolean {
  const near = new Set(area.hexes.flatMap((hex) => [hex, ...neighbours(table, hex)]));
  return entryHexes.some((hex) => near.has(hex));
}

/**
 * Out of an Entry Area no path is demanded; the DRM counts the Uncontrolled hexes of the best legal way from any of its hexes,
 * or, where there is none, every hex of the shortest way whatever lies on it (PS-31) [3.613].
 */
export function routeFromEntry(scene: Scene, side: Side, arrow: string, to: Place): Route {
  const { table, position } = scene;
  const ground = readGround({ ...areaMap(scene, position.open.date), blocked: [] } as unknown as AreaMap);
  const areas = classify(ground);
  const { grid } = ground;
  const bit = bitOf(side);
  const hexesOfEntry = (which: string): readonly string[] =>
    table.map.facts.entryAreas.find((each) => each.owner === side && each.arrow === which)?.hexes ?? [];
  const goals = 'area' in to ? areaOf(position, side, to.area)!.hexes : 'entry' in to ? hexesOfEntry(to.entry) : [];
  const starts = hexesOfEntry(arrow).map((hex) => grid.find(hex)!);
  const isUncontrolled = (hex: number): boolean => areas.kind[hex] === UNCONTROLLED;
  const legal = (hex: number): boolean => traceable(areas, hex, bit) || (ground.entry[hex]! & bit) !== 0;
  const best = (open: (hex: number) => boolean, counts: (hex: number) => boolean): number[] | null =>
    cheapest(
      grid,
      starts.filter(open),
      goals.map((goal) => grid.find(goal)!),
      open,
      counts,
    );
  const way = best(legal, isUncontrolled);
  const named = (path: readonly number[]): string[] => path.map((hex) => grid.name(hex));
  if (!way) {
    const any = best(
      () => true,
      () => true,
    );
    return { path: named(any ?? []), uncontrolledHexes: any?.length ?? 0, allRoad: false };
  }
  const road = new Set(table.map.facts.roads.map((hex) => grid.find(hex)!));
  const onRoad = (hex: number): boolean => road.has(hex) && legal(hex);
  // The road never helps between two Entry Areas.
  const allRoad = 'area' in to && best(onRoad, isUncontrolled) !== null;
  return { path: named(way), uncontrolledHexes: way.filter(isUncontrolled).length, allRoad };
}
