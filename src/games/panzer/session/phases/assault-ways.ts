import { distance } from '../../../../kernel/hexes/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import { MovingGround } from '../moving/ground.js';
import { LegWalk } from '../moving/leg-walk.js';
import { spotsNow } from '../sight.js';
import type { Scene } from '../stage.js';
import { ableUnits, kindOf, levelOf } from '../standing.js';
import { enemyOf, unitOf } from '../table.js';
import { isOnWheels, type Unit } from '../units.js';

/** One way for a leg unit to come at an enemy; `via` is the hex it advances to first [6.6.1.1]. */
interface Way {
  readonly unit: string;
  readonly target: string;
  readonly via?: string;
}

/** Leg units that may go at an enemy: a Move not yet executed, nobody's fire on their minds [6.6.1.1, 6.6.1.2]. */
export function assailants({ table, position }: Scene, side: Side): Unit[] {
  return [...ableUnits(table, position, side)].filter(({ id, leg, kind }) => {
    const { command, moved, suppression, hesitation, broken } = position.units[id]!;
    const steady = suppression === undefined && hesitation === undefined && broken === undefined;
    return leg !== null && kind !== 'towed' && command === 'move' && !moved && steady;
  });
}

/** What it costs to come up to an enemy: one point whatever the ground, half the factor for riders and cyclists [6.6.1.1, 6.6.4.4, 6.6.4.5]. */
export function advanceCost({ table, position }: Scene, id: string): number {
  const unit = unitOf(table, id);
  if (unit.leg!.legType === 'foot') return 1;
  const all = isOnWheels(unit)
    ? new MovingGround(table, position, id).begin(position.units[id]!.hex!, 'move', false).most.crossCountry
    : new LegWalk(table, position, id, 'walk').allowance;
  return Math.max(1, Math.floor(all / 2));
}

/** Whether a unit may go on into the next hex to attack from there: on wheels only where a wheeled vehicle may [6.6.1.1, 6.6.4.4]. */
function mayAdvance({ table, position }: Scene, id: string, from: number, direction: number): boolean {
  const to = table.board.grid.neighbours[6 * from + direction]!;
  const walk = new LegWalk(table, position, id, 'walk');
  if (walk.hasEnemy(to)) return false;
  if (!isOnWheels(unitOf(table, id))) return walk.may(from, to);
  const ground = new MovingGround(table, position, id);
  return ground.prices.step(from, direction, false) >= 0 && !ground.burns(to);
}

/** Units on one Move command go at one and the same target [6.6.11]. */
function keepsGroup({ position }: Scene, id: string, target: string): boolean {
  const { group } = position.units[id]!;
  const others = position.assaults!.declared.filter(({ unit }) => position.units[unit]!.group === group);
  return group === undefined || others.every((each) => each.target === target);
}

/** Every attack open to a side: spotted now, not more than one level apart, from where it stands or one hex further on [6.6.1.1]. */
export function* assaultWays(scene: Scene, side: Side): Iterable<Way> {
  const { table, position } = scene;
  const { grid } = table.board;
  const { declared, closed } = position.assaults!;
  const flat = (from: number, target: string): boolean => Math.abs(from - levelOf(table, position, target)) <= 1;
  const enemies = [...ableUnits(table, position, enemyOf(table, side))];
  for (const { id, attachedWeapon } of assailants(scene, side)) {
    if (declared.some(({ unit }) => unit === id)) continue;
    const here = grid.index(position.units[id]!.hex!);
    const loaded = kindOf(table, position, id) === 'section' && attachedWeapon;
    for (const { id: target } of enemies) {
      const there = grid.index(position.units[target]!.hex!);
      const range = distance(grid, here, there);
      if (range < 1 || range > 2 || closed.includes(target) || !keepsGroup(scene, id, target)) continue;
      if (!spotsNow(table, position, id, target)) continue;
      if (range === 1) {
        if (flat(levelOf(table, position, id), target)) yield { unit: id, target };
        continue;
      }
      if (loaded || position.units[id]!.cover || position.units[id]!.upper) continue;
      for (let direction = 0; direction < 6; direction += 1) {
        const via = grid.neighbours[6 * here + direction]!;
        if (via < 0 || distance(grid, via, there) !== 1 || !flat(table.line.board.level[via]!, target)) continue;
        if (mayAdvance(scene, id, here, direction)) yield { unit: id, target, via: grid.name(via) };
      }
    }
  }
}
