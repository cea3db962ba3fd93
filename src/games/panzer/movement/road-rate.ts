import { type HexBoard, type HexIndex, OFF_MAP } from '../../../kernel/hexes/index.js';
import type { Judge } from '../options.js';
import type { MoveRate } from './movement-factor.js';
import type { VehiclePathInput } from './path-input.js';
import { onRoadOrPath, type PathPlan } from './path-plan.js';
import type { Traffic } from './traffic.js';

/**
 * Which factor the whole move uses: the path or road factor when it begins, stays and ends on a path or road that nothing
 * obstructs, that of the kind with more hexes, and path when they are equal [4.5.1.1.5].
 */
export function moveRate(
  umpire: Judge,
  board: HexBoard,
  plan: PathPlan,
  traffic: Traffic,
  { ground: { extreme }, unfinished }: Pick<VehiclePathInput, 'ground' | 'unfinished'>,
): MoveRate {
  const moving = plan.steps.filter(({ move }) => move !== 'stay');
  if (moving.length === 0 || !onRoadOrPath(board, plan.start) || moving.some(({ along }) => along === null))
    return 'crossCountry';
  if (extreme && umpire.options.weather) {
    umpire.note(['7.36.2', '7.36'], 'no-road-rate-in-extremes');
    return 'crossCountry';
  }
  const first = plan.steps.indexOf(moving[0]!);
  const astray = plan.steps.some(
    ({ to, facing, move }, i) => i > first && move === 'stay' && !facesAlong(board, to, facing),
  );
  const last = plan.steps[plan.steps.length - 1]!;
  if (astray || (!unfinished && last.to !== OFF_MAP && !facesAlong(board, last.to, last.facing))) {
    umpire.note('4.5.1.1.5', 'not-facing-along');
    return 'crossCountry';
  }
  for (const { to } of moving) {
    if (to === OFF_MAP) continue;
    const reason = traffic.stopsRoadRate(to);
    if (reason !== null) {
      const rule = reason === 'mountsOrGuns' ? (['6.6.4.1', '4.5.1.1.5'] as const) : '4.5.1.1.5';
      umpire.note(rule, 'road-rate-lost', { hex: board.grid.name(to), reason });
      return 'crossCountry';
    }
  }
  let [roads, paths] = [0, 0];
  for (const { to, along } of moving) {
    const joined = to !== OFF_MAP && board.hasTerrain(to, 'bridge') && joinsBoth(board, to);
    if (joined) umpire.note('4.5.1.1.6', 'bridge-is-road', { hex: board.grid.name(to) });
    if (along === 'road' || joined) roads += 1;
    else paths += 1;
  }
  const rate = unfinished || roads > paths ? 'road' : 'path';
  umpire.note('4.5.1.1.5', 'road-rate', { rate, roads, paths });
  return rate;
}

/** Whether a facing in a hex points along a road or path, forwards or back [4.5.1.1.5]. */
export function facesAlong(board: HexBoard, hex: HexIndex, facing: number): boolean {
  const { sideOf } = board.grid.topology;
  return [facing, (facing + 3) % 6].some((d) => board.connectionsAcross(sideOf[6 * hex + d]!).length > 0);
}

/** A bridge that a path meets on one side and a road on another [4.5.1.1.6]. */
export function joinsBoth(board: HexBoard, hex: number): boolean {
  const { sideOf } = board.grid.topology;
  const kinds = new Set<string>();
  for (let d = 0; d < 6; d++) for (const kind of board.connectionsAcross(sideOf[6 * hex + d]!)) kinds.add(kind);
  return kinds.size > 1;
}
