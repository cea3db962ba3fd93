import type { Side } from '../../../../kernel/session/index.js';
import { countersAsked } from '../hidden/answering.js';
import { hasMissed } from '../notice/noticing.js';
import type { Shot } from '../position.js';
import { goOn } from '../sequence.js';
import { couldAnswer } from '../sight.js';
import type { Desk, Play, Scene } from '../stage.js';
import { ableUnits, isOnMap, passengersOf } from '../standing.js';
import { enemyOf, unitOf } from '../table.js';
import { shotsWith } from '../targets.js';

/** Triggers a side may still answer: alive, and not yet fired upon in this turn of its overwatch [4.4.2, 4.4.1]. */
export function openTriggers({ position }: Scene, side: Side): string[] {
  const { triggers, closed } = position.watch!;
  return triggers[side]!.filter((id) => isOnMap(position.units[id]!) && !closed.includes(id));
}

/** Whoever might answer, and by whose command: leg units that ride fire by that of their vehicle [6.6.7.2]. */
function* watchers({ table, position }: Scene, side: Side): Iterable<{ readonly id: string; readonly by: string }> {
  for (const { id } of ableUnits(table, position, side)) {
    yield { id, by: id };
    for (const rider of passengersOf(table, position, id)) if (rider.kind !== 'towed') yield { id: rider.id, by: id };
  }
}

/**
 * Whether a side is asked at all, by what everybody can see: it has a unit whose counter lies hidden, or whose overwatch is
 * known and unused, that could answer one of the triggers. So that a pause proves nothing [4.4.2].
 */
export function isAsked(scene: Scene, side: Side): boolean {
  const { table, position } = scene;
  const triggers = openTriggers(scene, side);
  if (triggers.length === 0) return false;
  if (countersAsked(scene, side, triggers)) return true;
  for (const { id, by } of watchers(scene, side)) {
    const { fired, observed } = position.units[id]!;
    const { face, command } = position.units[by]!;
    if (fired || observed || (face !== undefined && command !== 'overwatch')) continue;
    const open = triggers.filter((trigger) => !hasMissed(position, id, trigger));
    if (open.some((trigger) => couldAnswer(table, position, id, trigger).length > 0)) return true;
  }
  return false;
}

/** Whether a unit of a group may answer this trigger: all who answer by one counter fire at one target [6.2.1.1.4]. */
function keepsGroup({ position }: Scene, firer: string, target: string): boolean {
  const { group } = position.units[firer]!;
  const { shots, resolved } = position.watch!;
  const others = [...shots, ...resolved].filter((shot) => position.units[shot.firer]!.group === group);
  return group === undefined || others.every((shot) => shot.target === target);
}

/** Shots of units really on overwatch that have neither fired nor declared [4.4.2]. */
export function* answers(desk: Desk, side: Side): Iterable<Shot> {
  const { table, position } = desk;
  const triggers = openTriggers(desk, side);
  for (const { id, by } of watchers(desk, side)) {
    const { fired, observed } = position.units[id]!;
    if (position.units[by]!.command !== 'overwatch' || fired || observed) continue;
    for (const target of triggers)
      if (keepsGroup(desk, id, target) && !hasMissed(position, id, target))
        yield* shotsWith(desk, id, target, couldAnswer(table, position, id, target), true);
  }
}

/** Whoever shares the counter of somebody that has answered has used it too, fired or not [6.2.1.1.4]. */
function spendGroups(play: Play): void {
  const { table, position } = play;
  const groups = new Set(position.watch!.resolved.flatMap(({ firer }) => position.units[firer]!.group ?? []));
  if (groups.size === 0) return;
  const units = [...ableUnits(table, position)]
    .filter(({ id }) => groups.has(position.units[id]!.group ?? '') && !position.units[id]!.fired)
    .map(({ id }) => id);
  if (units.length > 0) play.happen({ type: 'watch-spent', units, reveals: true });
}

/** The side is done with its turn of overwatch, and gives its triggers up [4.4.2]. */
export function passWatch(play: Play, side: Side, until: 'now' | 'mover' | 'phase'): void {
  play.happen({ type: 'passed', side, secret: { for: [side], until } });
}

/** Nobody is asked, or there is nothing left to answer: the other side's turn, or the end of it. */
export function turnWatch(play: Play): void {
  const { side, triggers } = play.position.watch!;
  const left = triggers[enemyOf(play.table, side)]!.length;
  if (left > 0) play.happen({ type: 'watch-turned', side });
  else {
    play.happen({ type: 'watch-closed' });
    if (play.position.step === 'overwatch') goOn(play, 'overwatch');
  }
}

/** Shots are resolved: in the fire step the same side goes on; an answer to a mover is complete [4.4.2, 4.5]. */
export function afterFire(play: Play): void {
  const { watch, step } = play.position;
  if (!watch) return;
  if (play.position.watch!.shots.length === 0) spendGroups(play);
  if (step !== 'overwatch') turnWatch(play);
}

/** The enemy may answer what a unit just did [4.4.2, 4.5]. */
export function openReaction(play: Play, unit: string): void {
  const own = unitOf(play.table, unit).side;
  const other = enemyOf(play.table, own);
  play.happen({ type: 'watch-opened', side: other, triggers: { [own]: [], [other]: [unit] } });
}
