import { distance } from '../../../kernel/hexes/index.js';
import type { Position, Shot } from './position.js';
import { isAble } from './standing.js';
import { type Table, unitOf } from './table.js';

const isSame = (a: Shot, b: Shot): boolean => a.firer === b.firer && a.weapon === b.weapon && a.target === b.target;

/** Whether another vehicle of the same formation has a shot at this target in the step: leg units and guns free nobody [7.14]. */
function isTaken(table: Table, { fire }: Position, firer: string, target: string): boolean {
  const { formation } = unitOf(table, firer);
  return [...fire!.shots, ...fire!.resolved].some((shot) => {
    const other = unitOf(table, shot.firer);
    return shot.target === target && other.id !== firer && other.kind === 'vehicle' && other.formation === formation;
  });
}

/**
 * Whether a nearer combat vehicle goes before this target, option 7.14: of those the unit could fire at, and as long as
 * nobody else of its formation sees to it. A shot that is declared already stands.
 */
export function nearerTarget(
  table: Table,
  position: Position,
  shot: Shot,
  couldFireAt: (target: string) => boolean,
): boolean {
  const { fire, resolving, sight, units } = position;
  if (!table.options.firePriority || !fire || resolving?.shots.some((each) => isSame(each, shot))) return false;
  if (unitOf(table, shot.firer).kind !== 'vehicle' || fire.shots.some((each) => isSame(each, shot))) return false;
  const { grid } = table.board;
  const from = grid.index(units[shot.firer]!.hex!);
  const away = (id: string): number => distance(grid, from, grid.index(units[id]!.hex!));
  const vehicles = (sight[shot.firer] ?? []).filter((id) => {
    const { kind, combat } = unitOf(table, id);
    return kind === 'vehicle' && combat && isAble(units[id]!) && !fire.closed.includes(id) && couldFireAt(id);
  });
  const nearest = Math.min(...vehicles.map(away));
  const first = vehicles.filter((id) => away(id) === nearest && !isTaken(table, position, shot.firer, id));
  return first.length > 0 && !first.includes(shot.target);
}
