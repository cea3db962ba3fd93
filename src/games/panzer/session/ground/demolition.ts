import { distance } from '../../../../kernel/hexes/index.js';
import type { Action, Side } from '../../../../kernel/session/index.js';
import type { EngineerAssaultOutcome } from '../../combat/close/engineer-assault.js';
import type { Terrain } from '../../vocabulary.js';
import { levelsUp } from '../mines/clearing.js';
import { assailants } from '../phases/assault-ways.js';
import { company } from '../phases/assaults.js';
import type { Play, Scene } from '../stage.js';
import { bringDown, type Standing, standingIn } from './destructible.js';

/** What engineers may pull down in a hex next to them: everything with a GP defence but buildings, and the mines that have a command of their own [7.19]. */
const within = (scene: Scene, hex: string): Standing[] =>
  [...standingIn(scene.table, hex)].filter(({ kind }) => kind !== 'building');

/** Engineers that may go at terrain beside them, one level up or down at most [7.19, 6.6.1.1]. */
export function* demolitions(scene: Scene, side: Side): Iterable<Action> {
  const { table, position } = scene;
  if (!table.options.engineersVsTerrain) return;
  const { grid } = table.board;
  for (const { id, engineer } of assailants(scene, side)) {
    if (!engineer || position.assaults!.declared.some(({ unit }) => unit === id)) continue;
    const here = grid.index(position.units[id]!.hex!);
    for (let hex = 0; hex < grid.size; hex += 1) {
      const name = grid.name(hex);
      if (distance(grid, here, hex) !== 1 || Math.abs(levelsUp(scene, id, name)) > 1) continue;
      for (const { terrain } of within(scene, name))
        yield { command: { type: 'demolish', unit: id, hex: name, terrain }, rule: '7.19' };
    }
  }
}

/** They attack it as they would a vehicle: gone after two Effectives, with whoever that takes along [7.19, 6.5.4.4.3]. */
export function demolish(play: Play, unit: string, hex: string, terrain: Terrain): void {
  const piece = within(play, hex).find((each) => each.terrain === terrain)!;
  const { destroyed } = play.ask<EngineerAssaultOutcome>('combat/engineer-assault', {
    attackers: company(play, [unit]),
    approach: 'adjacent',
    levels: levelsUp(play, unit, hex),
    terrain: piece.kind,
    gpDefense: piece.gpDefense,
  });
  play.happen({ type: 'terrain-attacked', unit, hex, terrain, destroyed, reveals: true });
  if (destroyed) bringDown(play, piece);
}
