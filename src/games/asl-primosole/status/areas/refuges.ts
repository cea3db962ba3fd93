import { choice, defineChoice, text, texts } from '../../../../kernel/fields/index.js';
import { OFF_MAP } from '../../../../kernel/hexes/index.js';
import type { Ground } from './area-map.js';
import { type Areas, NO_MANS_LAND, UNCONTROLLED } from './classify.js';
import { numberAreas } from './paths.js';

/** Why a friendly area is looked for [3.6053, 3.6061, 3.608]. */
export type Purpose = 'retained' | 'escape' | 'freedPrisoner';
const Refuge = defineChoice('Refuge', ['setupArea', 'entryArea']);

export class RefugeFound {
  @choice('Friendly Setup Area, or Eligible Entry Area off map', Refuge) kind!: 'setupArea' | 'entryArea';
  @text('Hex by which it is reached', { max: 4 }) hex!: string;
  @texts('A shortest path, both ends included', { max: 4, maxItems: 8000 }) path!: string[];
}

export function refugeAt({ grid }: Ground, areas: Areas, path: readonly number[], bit: number): RefugeFound {
  const end = path[path.length - 1]!;
  const kind = isOwn(areas, end, bit) ? 'setupArea' : 'entryArea';
  return { kind, hex: grid.name(end), path: path.map((hex) => grid.name(hex)) };
}

const isOwn = ({ kind }: Areas, hex: number, bit: number): boolean =>
  kind[hex]! < NO_MANS_LAND && (kind[hex]! & bit) !== 0;

/** Ground the path may lie on: Uncontrolled Territory only, or anything but the own area it leads to [3.6053, 3.6061]. */
function passable({ kind }: Areas, hex: number, purpose: Purpose): boolean {
  return purpose === 'retained' ? kind[hex] === UNCONTROLLED : true;
}

export interface Way {
  readonly path: number[];
  readonly enemy: number;
}

/** Ring by ring; of the areas first met, those with the fewest enemy Setup Area hexes on the way [3.6061]. */
export function findRefuges(
  ground: Ground,
  areas: Areas,
  start: number,
  bit: number,
  purpose: Purpose,
  open: (hex: number) => boolean,
): Way[] {
  const { neighbours } = ground.grid;
  const enemyAt = (hex: number): number => (areas.kind[hex]! < NO_MANS_LAND && (areas.kind[hex]! & bit) === 0 ? 1 : 0);
  // An isolated unit that Escapes leaves its own area, which is no goal for it [3.606].
  const { of } = numberAreas(ground, areas, bit);
  const left = (hex: number): boolean => purpose === 'escape' && of[start] !== 0 && of[hex] === of[start];
  const goal = (hex: number): boolean => (isOwn(areas, hex, bit) && !left(hex)) || (ground.entry[hex]! & bit) !== 0;
  const seen = new Set([start]);
  let ring = new Map<number, Way>([[start, { path: [start], enemy: 0 }]]);
  while (ring.size > 0) {
    const goals = [...ring].filter(([hex]) => goal(hex)).map(([, way]) => way);
    if (goals.length > 0) {
      const fewest = Math.min(...goals.map(({ enemy }) => enemy));
      return purpose === 'escape' ? goals.filter(({ enemy }) => enemy === fewest) : goals;
    }
    const next = new Map<number, Way>();
    for (const [hex, way] of ring) {
      for (let d = 0; d < 6; d += 1) {
        const to = neighbours[6 * hex + d]!;
        if (to === OFF_MAP || seen.has(to) || !open(to)) continue;
        if (!isOwn(areas, to, bit) && !passable(areas, to, purpose)) continue;
        const enemy = way.enemy + enemyAt(to);
        const known = next.get(to);
        if (!known || enemy < known.enemy) next.set(to, { path: [...way.path, to], enemy });
      }
    }
    for (const hex of next.keys()) seen.add(hex);
    ring = next;
  }
  return [];
}
