import type { Play, Scene } from '../stage.js';
import { bailOut } from '../suffering.js';
import { setOffMines } from './explosion.js';

/** Known minefields in these hexes with their GP defence: shells and bombs may clear them [7.31.3]. */
export function knownMinesIn(
  { table, position }: Scene,
  hexes: readonly string[],
): { hex: string; gpDefense: number }[] {
  const chart = table.umpire().chart('minefield-defense');
  return position.mines
    .filter(({ hex, known }) => known && hexes.includes(hex))
    .map(({ hex, density }) => ({ hex, gpDefense: chart.number(density, 'gpDefense') }));
}

/** Mines under a vehicle, and whoever leaves it for them; under anybody else the mines alone [7.31.2, 7.31.2.1]. */
export function meetMines(play: Play, unit: string, step: 'enter' | 'moveWithin' | 'dismount'): void {
  for (const { effect, crewChecks } of setOffMines(play, unit, step))
    if (crewChecks.length > 0 || effect === 'ko')
      bailOut(play, unit, { causes: crewChecks, destroyed: effect === 'ko' ? 'ko' : 'none' });
}
