import { type ChoiceOf, defineChoice } from '../../../../kernel/fields/index.js';
import { distance, OFF_MAP } from '../../../../kernel/hexes/index.js';
import { AXIS, BRITISH, type Ground } from './area-map.js';
import { type Areas, NO_MANS_LAND, UNCONTROLLED } from './classify.js';
import { traceToEntry } from './paths.js';

export const HexArea = defineChoice('HexArea', ['british', 'axis', 'divided', 'noMansLand', 'uncontrolled']);
export type HexArea = ChoiceOf<typeof HexArea>;
export const Standing = defineChoice('Standing', ['retained', 'isolated', 'outside']);

/** How a unit stands to the Setup Areas of its side, with its path to an Eligible Entry Area [3.6052, 3.6055, 3.6056]. */
export interface FoundStanding {
  readonly area: HexArea;
  readonly standing: ChoiceOf<typeof Standing>;
  readonly path: number[];
  readonly hexesToFriendlyArea: number;
  /** Enemy Infantry can walk to the hex inside its own Setup Area (A-35) [3.6056]. */
  readonly enemyTraces: boolean;
}

export function areaName(kind: number): HexArea {
  if (kind === UNCONTROLLED) return 'uncontrolled';
  if (kind === NO_MANS_LAND) return 'noMansLand';
  return kind === BRITISH ? 'british' : kind === AXIS ? 'axis' : 'divided';
}

export function standingOf(
  ground: Ground,
  areas: Areas,
  of: Int32Array,
  bit: number,
  hex: number,
  stopped: (hex: number) => boolean,
): FoundStanding {
  const kind = areas.kind[hex]!;
  const inside = kind < NO_MANS_LAND && (kind & bit) !== 0;
  const path = inside ? traceToEntry(ground, areas, [hex], bit, stopped).path : [];
  const standing = !inside ? 'outside' : path.length > 0 ? 'retained' : 'isolated';
  return {
    area: areaName(kind),
    standing,
    path,
    hexesToFriendlyArea: nearestArea(ground, of, hex),
    enemyTraces: tracedByEnemy(ground, areas, bit === BRITISH ? AXIS : BRITISH, hex),
  };
}

/** A hex of the enemy's Setup Area that his Infantry reaches from one of his Strategic Locations without leaving it. */
function tracedByEnemy(ground: Ground, { kind }: Areas, enemy: number, goal: number): boolean {
  const own = (hex: number): boolean => kind[hex]! < NO_MANS_LAND && (kind[hex]! & enemy) !== 0;
  if (!own(goal)) return false;
  const seen = new Set<number>([goal]);
  const queue = [goal];
  for (let at = 0; at < queue.length; at += 1) {
    const hex = queue[at]!;
    if ((ground.strategic[hex]! & enemy) !== 0) return true;
    for (let d = 0; d < 6; d += 1) {
      const next = ground.grid.neighbours[6 * hex + d]!;
      if (next === OFF_MAP || seen.has(next) || !own(next) || ground.blocked[next] === 1) continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return false;
}

/** 3.606, B-19: an isolated area is no refuge for who stands in it, so the nearest other one counts. */
function nearestArea({ grid }: Ground, of: Int32Array, from: number): number {
  let nearest = -1;
  for (let hex = 0; hex < grid.size; hex += 1) {
    if (of[hex] === 0 || of[hex] === of[from]) continue;
    const hexes = distance(grid, from, hex);
    if (nearest < 0 || hexes < nearest) nearest = hexes;
  }
  return nearest;
}
