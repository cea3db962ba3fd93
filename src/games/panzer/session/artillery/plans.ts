import { distance } from '../../../../kernel/hexes/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import type { PlannedFireOutcome } from '../../combat/indirect/planned-fire.js';
import type { Stretch } from '../off-map/lines.js';
import type { Play, Scene } from '../stage.js';
import { planFallsDue, planOf } from './sources.js';

/** Batteries of a side whose plan falls due this turn and has not landed yet [6.5.1.11.2]. */
export const duePlans = (scene: Scene, side: Side): string[] =>
  [...scene.table.batteries.values()]
    .filter(({ id, side: own }) => own === side && planFallsDue(scene, id))
    .map(({ id }) => id)
    .filter((id) => !scene.position.artillery.batteries[id]!.landed);

/** A plan may begin one turn before it was plotted [6.5.1.11.2]. */
export const mayBeginEarly = (scene: Scene, id: string): boolean => {
  const { position } = scene;
  const { begun, lost, spent } = position.artillery.batteries[id]!;
  return begun === undefined && !lost && !spent && planOf(scene, id)?.turn === position.turn + 1;
};

/** Or one turn after it [6.5.1.11.2]. */
export const mayBeginLate = (scene: Scene, id: string): boolean => {
  const { position } = scene;
  const { begun, delayed } = position.artillery.batteries[id]!;
  return begun === undefined && !delayed && planOf(scene, id)?.turn === position.turn;
};

/** A plan as the question has it, which does not ask where a line of shells leads [6.5.1.11.1]. */
export const withoutDirections = (stretches: readonly Stretch[]) =>
  stretches.map(({ turns, mission, sheaf }) => ({ turns, mission, sheaf }));

const MOST_MOVED = 5;

/** Hexes to which the impact may be moved, from the original target point [6.5.1.11.3]. */
export function hexesForPlan(scene: Scene, id: string): string[] {
  const { grid } = scene.table.board;
  const from = grid.index(planOf(scene, id)!.point);
  return Array.from({ length: grid.size }, (_, hex) => hex)
    .filter((hex) => distance(grid, from, hex) <= MOST_MOVED)
    .map((hex) => grid.name(hex));
}

/** What is plotted for this turn falls, at the point given [6.5.1.11]. */
export function firePlan(play: Play, id: string, point: string): void {
  const { table, position } = play;
  const plan = planOf(play, id);
  const { grid } = table.board;
  const begun = position.artillery.batteries[id]!.begun ?? position.turn;
  const { fires, mission, sheaf } = play.ask<PlannedFireOutcome>('combat/planned-fire', {
    plottedTurn: plan!.turn,
    plan: withoutDirections(plan!.stretches),
    startTurn: begun,
    turn: position.turn,
    hexesMoved: distance(grid, grid.index(plan!.point), grid.index(point)),
  });
  if (!fires) return;
  const byTurn = plan!.stretches.flatMap((stretch) => new Array<Stretch>(stretch.turns).fill(stretch));
  const direction = byTurn[position.turn - begun]?.direction;
  const along = direction === undefined ? {} : { direction };
  play.happen({ type: 'plan-fired', battery: id, begun, point, shells: mission, sheaf, ...along });
}
