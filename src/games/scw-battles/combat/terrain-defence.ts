import { choice, choices, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { RiverCrossing, Terrain } from '../vocabulary.js';

/** A hex under attack. */
export class Ground {
  @text('The hex, where the client wants the objectives of Brunete tested [B.19]', { max: 12, optional: true })
  hex?: string;
  @choices('Everything printed in the hex; clear when empty [T.5]', Terrain, { maxItems: 6, default: [] })
  terrain!: Terrain[];
  @choice(
    'Of the manoeuvre units that attack this hex, who comes across a river; where several hexes are attacked. When left out, as the attackers say [T.5]',
    RiverCrossing,
    { optional: true },
  )
  river?: RiverCrossing;
}

const BROKEN: readonly Terrain[] = ['hills', 'rough', 'woods'];

/** The lines of the chart a hex may be read on: two or more of hills, rough and woods are the combination [T.5]. */
function terrainLines(terrain: readonly Terrain[]): string[] {
  const broken = terrain.filter((each) => BROKEN.includes(each));
  const built = terrain.filter((each) => each === 'town' || each === 'city');
  const lines = new Set<string>([...built, ...(broken.length > 1 && new Set(broken).size > 1 ? ['mixed'] : broken)]);
  return lines.size === 0 ? ['clear'] : [...lines];
}

export interface Benefit {
  readonly line: string;
  readonly points: number;
}

/** The best line of the best hex: one benefit however many hexes are attacked [T.5]. */
export function bestTerrain(ground: readonly Pick<Ground, 'terrain'>[], umpire: Judge): Benefit {
  const chart = umpire.chart('terrain-effects');
  let best: Benefit = { line: 'clear', points: 0 };
  for (const { terrain } of ground) {
    for (const line of terrainLines(terrain)) {
      if (line === 'clear') continue;
      const points = chart.number(line, 'defence');
      if (points > best.points) best = { line, points };
    }
  }
  return best;
}

/** Who of a hex's attackers comes across a river, bridged or not [T.5]. */
export function crossingOf(across: readonly boolean[]): RiverCrossing {
  if (!across.includes(true)) return 'none';
  return across.includes(false) ? 'some' : 'all';
}

interface Attacked {
  readonly attackers: readonly { readonly acrossRiver: boolean }[];
  readonly ground: readonly Pick<Ground, 'river'>[];
}

/**
 * 2 where every manoeuvre unit that attacks the hex comes across the river, 1 where only some do; bridges do not matter [T.5].
 * Judged hex by hex: who attacks a second hex on his own bank takes nothing from the first. The best hex counts [11.4].
 */
export function riverBenefit({ attackers, ground }: Attacked, umpire: Judge): Benefit | null {
  const told = crossingOf(attackers.map(({ acrossRiver }) => acrossRiver));
  const hexes = ground.length === 0 ? [told] : ground.map(({ river }) => river ?? told);
  const line = hexes.includes('all') ? 'all' : hexes.includes('some') ? 'some' : null;
  return line && { line, points: umpire.chart('river-defence').number(line, 'defence') };
}

/** Terrain and river compete: the single best counts [T.5]. */
export function terrainPoints(terrain: Benefit, river: Benefit | null, umpire: Judge): number {
  if (river !== null && river.points > terrain.points) {
    umpire.note('T.5', 'river-points', { across: river.line, points: river.points });
    if (terrain.points > 0) umpire.note('T.5', 'terrain-outdone', { terrain: terrain.line, points: terrain.points });
    return river.points;
  }
  if (terrain.points > 0) umpire.note('T.5', 'terrain-points', { terrain: terrain.line, points: terrain.points });
  if (river !== null) umpire.note('T.5', 'river-outdone', { across: river.line, points: river.points });
  return terrain.points;
}
