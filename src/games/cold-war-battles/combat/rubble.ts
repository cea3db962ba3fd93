import type { Judge } from '../options.js';
import type { Terrain } from '../vocabulary.js';

const CITY: ReadonlySet<Terrain> = new Set<Terrain>(['objective', 'suburban', 'urban', 'square']);

/** Ground that artillery and air can turn to rubble, once [16.32]. */
export const canBecomeRubble = (terrain: readonly Terrain[]): boolean =>
  terrain.some((feature) => CITY.has(feature)) && !terrain.includes('rubble');

/** The hexes to be rolled for after artillery or air attacked them, one die each [16.32]. */
export function rubbleChecks(
  hexes: readonly { readonly name: string; readonly terrain: readonly Terrain[] }[],
  umpire: Judge,
): string[] {
  const due = hexes.filter(({ terrain }) => canBecomeRubble(terrain)).map(({ name }) => name);
  if (due.length > 0) umpire.note('16.32', 'rubble-due', { hexes: due });
  return due;
}
