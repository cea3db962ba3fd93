import { distance } from '../../../../kernel/hexes/index.js';
import type { Side } from '../../../../kernel/session/index.js';
import { inFrontArc } from '../../shared/arc.js';
import type { GpRow } from '../../shared/vehicle-card.js';
import { commandOf } from '../hidden/counters.js';
import type { Battery, FirePlan } from '../off-map/lines.js';
import { isWorking } from '../optional/weapons.js';
import type { Position } from '../position.js';
import type { Scene } from '../stage.js';
import { isAble, standing } from '../standing.js';
import { type Table, unitOf } from '../table.js';
import type { Unit } from '../units.js';

/** What is plotted for a battery, by its side or by the scenario [6.5.1.11.1]. */
export const planOf = ({ table, position }: Scene, id: string): FirePlan | undefined =>
  position.plots.plans[id] ?? table.batteries.get(id)!.plan;

/** Last turn of a plan that has begun [6.5.1.11.1]. */
const lastTurnOf = (plan: FirePlan, begun: number): number =>
  begun + plan.stretches.reduce((sum, { turns }) => sum + turns, 0) - 1;

/** Whether a plan begins or goes on in a turn [6.5.1.11.2]. */
export function planFallsDue(scene: Scene, id: string): boolean {
  const { position } = scene;
  const plan = planOf(scene, id);
  const { begun, delayed, lost } = position.artillery.batteries[id]!;
  if (!plan || lost) return false;
  if (begun !== undefined) return position.turn <= lastTurnOf(plan, begun);
  return position.turn >= plan.turn + (delayed ? 1 : 0);
}

/** Bound by its plan: while it runs, and in the turn after it [6.5.1.11.1]. */
function isBound(scene: Scene, battery: Battery): boolean {
  const { begun } = scene.position.artillery.batteries[battery.id]!;
  if (planFallsDue(scene, battery.id)) return true;
  return begun !== undefined && scene.position.turn <= lastTurnOf(planOf(scene, battery.id)!, begun) + 1;
}

/** The weapon with which a unit fires indirectly, from 1; null where it has none [6.5.1]. */
export function indirectWeapon({ card }: Unit): number | null {
  const found = card.weapons.findIndex(({ gpIndirect }) => gpIndirect !== undefined);
  return found < 0 ? null : found + 1;
}

/** Batteries and units, hidden ones too, that a side fires indirectly with, whether or not they can now [6.5.1.2, 7.2.2.3]. */
export function* sourcesOf({ table, position }: Scene, side: Side): Iterable<string> {
  for (const { id, side: own } of table.batteries.values())
    if (own === side && !position.artillery.batteries[id]!.lost) yield id;
  for (const unit of table.units.values()) {
    const state = position.units[unit.id]!;
    if (unit.side === side && indirectWeapon(unit) !== null && (isAble(state) || state.place === 'hidden'))
      yield unit.id;
  }
}

const isSpotted = ({ sight, units }: Position, by: string, hex: string): boolean =>
  (sight[by] ?? []).some((target) => units[target]!.hex === hex);

/** The block that is fired, with the least range [6.5.1.13]. */
export function blockOf(table: Table, source: string): { gp: GpRow; minimumRange: number } {
  const battery = table.batteries.get(source);
  if (battery) return battery;
  const unit = unitOf(table, source);
  const { gpIndirect, minimumRange } = unit.card.weapons[indirectWeapon(unit)! - 1]!;
  return { gp: gpIndirect!, minimumRange };
}

/** Range of a firing unit: the longer of its own and the observer's; a battery has only the observer's [6.5.1.13]. */
function rangeOf({ table, position }: Scene, source: string, observer: string, point: string): number {
  const { grid } = table.board;
  const to = grid.index(point);
  const from = (id: string): number => distance(grid, grid.index(placeOf(position, id)), to);
  return table.batteries.has(source) ? from(observer) : Math.max(from(source), from(observer));
}

/** The hex a unit is in, aboard or hidden or not. */
export const placeOf = (position: Position, id: string): string => standing(position, id).hex!;

/** A firing unit of a call in the words of the procedure; null where it is out of the question this turn [6.5.1, 6.5.1.7, 6.5.1.13]. */
export function sourceFacts(scene: Scene, source: string, observer: string, point: string) {
  const { table, position } = scene;
  const { gp, minimumRange } = blockOf(table, source);
  const range = rangeOf(scene, source, observer, point);
  const inRange = range >= minimumRange && range <= (gp.range?.E ?? 0);
  const battery = table.batteries.get(source);
  if (battery) {
    const { spent = false, damaged = false, lost = false } = position.artillery.batteries[source]!;
    return {
      name: source.slice(0, 40),
      offMap: true,
      inRange,
      spent: spent || lost || isBound(scene, battery),
      damaged,
      preRegistered: [...battery.registered, ...(position.plots.registered[source] ?? [])].includes(point),
    };
  }
  const unit = unitOf(table, source);
  const state = position.units[source]!;
  const weapon = indirectWeapon(unit)!;
  const { turret, arc } = unit.card.weapons[weapon - 1]!;
  const { grid } = table.board;
  const fixed =
    unit.kind === 'towed' || (unit.kind === 'vehicle' && turret === 'fixed') || state.suppression !== undefined;
  const hidden = state.counter !== undefined;
  const axis = ((state.facing ?? 0) + (arc === 'rear' ? 3 : 0)) % 6;
  return {
    name: source.slice(0, 40),
    offMap: false,
    inRange,
    command: commandOf(position, source),
    spent:
      !(isAble(state) || hidden) ||
      !isWorking(position, source, weapon) ||
      (state.fired ?? false) ||
      (state.spent ?? false) ||
      (state.barred ?? false),
    spotsTarget: isSpotted(position, source, point),
    // Who has no facing yet may have any [7.2.2.1].
    inFieldOfFire: !fixed || hidden || inFrontArc(grid, grid.index(state.hex!), grid.index(point), axis),
  };
}
