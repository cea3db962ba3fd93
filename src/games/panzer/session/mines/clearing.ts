import { distance } from '../../../../kernel/hexes/index.js';
import type { Action, Side } from '../../../../kernel/session/index.js';
import type { EngineerAssaultOutcome } from '../../combat/close/engineer-assault.js';
import { assailants } from '../phases/assault-ways.js';
import { company } from '../phases/assaults.js';
import type { Play, Scene } from '../stage.js';

/** GP defence of a minefield [7.31.3]. */
const DEFENSE = { hasty: 3, deliberate: 6 } as const;

/** Engineers that may go at a minefield next to them whose place is known [7.19, 7.31.3.3]. */
export function* clearings(scene: Scene, side: Side): Iterable<Action> {
  const { table, position } = scene;
  if (!table.options.engineersVsTerrain) return;
  const { grid } = table.board;
  const known = position.mines.filter((field) => field.known);
  for (const { id, engineer } of assailants(scene, side)) {
    if (!engineer || position.assaults!.declared.some(({ unit }) => unit === id)) continue;
    const here = grid.index(position.units[id]!.hex!);
    for (const hex of new Set(known.map((field) => field.hex)))
      if (distance(grid, here, grid.index(hex)) === 1 && Math.abs(levelsUp(scene, id, hex)) <= 1)
        yield { command: { type: 'clear-mines', unit: id, hex }, rule: '7.31.3.3' };
  }
}

/** Levels from a unit up to a hex. */
export function levelsUp({ table, position }: Scene, unit: string, hex: string): number {
  const { grid } = table.board;
  return table.board.heightOf(grid.index(hex)) - table.board.heightOf(grid.index(position.units[unit]!.hex!));
}

/** Engineers attack a minefield as they would a vehicle; one Effective clears it [7.19, 7.31.3.3]. */
export function clearMines(play: Play, unit: string, hex: string): void {
  const fields = play.position.mines.filter((field) => field.known && field.hex === hex);
  const { destroyed } = play.ask<EngineerAssaultOutcome>('combat/engineer-assault', {
    attackers: company(play, [unit]),
    approach: 'adjacent',
    levels: levelsUp(play, unit, hex),
    terrain: 'mines',
    gpDefense: Math.max(...fields.map(({ density }) => DEFENSE[density])),
  });
  play.happen({ type: 'mines-attacked', unit, hex, cleared: destroyed, reveals: true });
  if (destroyed) play.happen({ type: 'mines-cleared', hex });
}
