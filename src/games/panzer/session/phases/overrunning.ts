import type { Action } from '../../../../kernel/session/index.js';
import type { OverrunOutcome } from '../../combat/close/overrun.js';
import { gpTargetFacts } from '../firing-facts.js';
import { comeUnderFire, hurt } from '../harm.js';
import { checkMorale, loseNeighbour, moraleOf, shake } from '../morale.js';
import { hasCoaxMg, suffersFrom } from '../optional/collateral.js';
import { workingWeapons } from '../optional/weapons.js';
import type { Mover } from '../position.js';
import { spotsNow } from '../sight.js';
import type { Desk, Play, Scene } from '../stage.js';
import { ableUnits, insideOf, passengersOf } from '../standing.js';
import { sufferGp } from '../suffering.js';
import { enemyOf, unitOf } from '../table.js';

/** Enemy leg units and guns that a vehicle spots as it begins to move: none else may be run over [6.6.10]. */
export function seenBefore({ table, position }: Scene, vehicle: string): string[] {
  const unit = unitOf(table, vehicle);
  if (table.layer === 'basic' || unit.leg !== null || !unit.combat || position.units[vehicle]!.hex === undefined)
    return [];
  return [...ableUnits(table, position, enemyOf(table, unit.side))]
    .filter(({ id, leg }) => leg !== null && !position.units[id]!.dismounted && spotsNow(table, position, vehicle, id))
    .map(({ id }) => id);
}

/** The attack as the stateless question puts it: every weapon and everybody aboard [6.6.10.1]. */
function overrunQuestion({ table, position }: Scene, vehicle: string, target: string) {
  const unit = unitOf(table, vehicle);
  const state = position.units[vehicle]!;
  const there = position.units[target]!.hex!;
  const others = [...ableUnits(table, position, unitOf(table, target).side)].some(
    ({ id }) => id !== target && position.units[id]!.hex === there,
  );
  const riders = passengersOf(table, position, vehicle).filter(({ kind }) => kind !== 'towed');
  return {
    vehicle: {
      name: unit.name.en,
      command: state.command ?? 'none',
      grade: unit.grade,
      suppression: state.suppression ?? 'none',
      morale: moraleOf(state),
      damaged: state.damaged ?? false,
      coaxMg: hasCoaxMg(table, position, vehicle),
      opticsDamaged: suffersFrom(position, vehicle, 'optics'),
      weapons: workingWeapons(table, position, vehicle),
      passengers: riders.map(({ card }) => card.weapons[0]?.gpDirect?.factor?.P ?? 0),
    },
    target: gpTargetFacts(table, position, target),
    dismounted: !position.units[target]!.dismounted,
    otherEnemies: others,
  };
}

/** Whether a vehicle may still be declared against a target: before the first attack on it, and against nobody else [6.6.10, 6.6.11]. */
function isOpenTo({ position }: Scene, unit: string, target: string): boolean {
  const { group } = position.units[unit]!;
  const together = (id: string): boolean => id === unit || (group !== undefined && position.units[id]!.group === group);
  return position.overrun.every(({ target: other, by, closed }) =>
    other === target ? !closed || by.includes(unit) : !by.some(together),
  );
}

/** Other vehicles with a Move still to execute that may run over the same target: they are declared before the first attack [6.6.10]. */
export function joiners(scene: Scene): string[] {
  const { table, position } = scene;
  const { unit, then } = position.mover!;
  const { target } = then as { readonly target: string };
  return [...ableUnits(table, position, unitOf(table, unit).side)]
    .filter(({ id, leg, combat }) => {
      const { command, moved, trackHit } = position.units[id]!;
      const able = leg === null && combat && command === 'move' && !moved && !trackHit && id !== unit;
      const steady = moraleOf(position.units[id]!) === 'steady';
      const declared = position.overrun.some(({ by }) => by.includes(id));
      return able && steady && !declared && isOpenTo(scene, id, target) && spotsNow(table, position, id, target);
    })
    .map(({ id }) => id);
}

/** Enemies in the hex ahead that the vehicle on its way may run over [6.6.10]. */
export function* overruns(
  desk: Desk,
  mover: Mover,
  ahead: string,
  cost: number,
  intoBuilding: boolean,
): Iterable<Action> {
  const { position } = desk;
  const { unit, seen = [] } = mover;
  if (position.units[unit]!.command !== 'move') return;
  for (const target of seen) {
    const state = position.units[target]!;
    if (state.place !== 'map' || state.hex !== ahead || !isOpenTo(desk, unit, target)) continue;
    if (mover.ran?.includes(target)) continue;
    // Behind walls an enemy is reached by driving into the building [6.6.3].
    if (insideOf(desk.table, position, target) !== undefined && !intoBuilding) continue;
    if (desk.book.allows('combat/overrun', overrunQuestion(desk, unit, target)))
      yield {
        command: { type: 'overrun', target },
        rule: '6.6.10',
        cost: { amount: cost, unit: 'movement-points' },
      };
  }
}

/** The vehicle is in the hex: the attack, and what becomes of whoever is under it [6.6.10.1, 6.6.10.2]. */
export function runOver(play: Play, vehicle: string, target: string): void {
  const before = play.position.units[target]!.suppression;
  const outcome = play.ask<OverrunOutcome>('combat/overrun', overrunQuestion(play, vehicle, target));
  const result = outcome.target!;
  play.happen({ type: 'overrun-resolved', unit: vehicle, target, effect: result.effect });
  comeUnderFire(play, target);
  const { hex } = play.position.units[target]!;
  shake(play, target, 'overrun');
  sufferGp(play, target, result, 'directFire');
  if (result.eliminated) loseNeighbour(play, target, hex!);
  checkMorale(play);
  if (before === 'off' && result.effect === 'none') hurt(play, target, 'suppressed');
}
