import { crushWire } from '../ground/destructible.js';
import { meetGround } from '../marks/barrage.js';
import { meetMines } from '../mines/field.js';
import { checkMorale, shake } from '../morale.js';
import { bogsDown } from '../moving/bog.js';
import { claimed, left, pointsOpen, stepped, turned } from '../moving/walk.js';
import type { Mover, PlannedAction } from '../position.js';
import type { Play, Scene } from '../stage.js';
import { insideOf, isAble, isOnMap } from '../standing.js';
import { straighten } from '../turrets/turning.js';
import { getsThrough } from './buildings.js';
import { groundOf, standOf, wayOn } from './mover-options.js';
import { runOver } from './overrunning.js';
import { openReaction } from './overwatch-turns.js';
import { commandOf } from './planned-move.js';

export function step(play: Play, reverse: boolean, oneHex: boolean, answered = true, into = false): void {
  if (!stirs(play)) {
    openReaction(play, play.position.mover!.unit);
    return;
  }
  const mover = play.position.mover!;
  const ground = groundOf(play, mover.then?.does === 'overrun');
  const stand = standOf(play, mover);
  const way = stepped(ground, stand, reverse)!;
  const { spent, ...after } = way;
  // Soft ground is tried before anything else is, walls among it [7.29].
  if (bogsDown(play, after.byRoad)) {
    openReaction(play, mover.unit);
    return;
  }
  if (!getsThrough(play, ground, stand, way, reverse, into)) return;
  const to = play.table.board.grid.name(after.hex);
  const paid = oneHex ? claimed(ground, mover.most, way) : spent;
  play.happen({
    type: 'unit-stepped',
    unit: mover.unit,
    to,
    reverse,
    cost: paid - mover.spent,
    roads: after.roads,
    paths: after.paths,
    byRoad: after.byRoad,
    oneHex,
  });
  if (into) play.happen({ type: 'unit-inside', unit: mover.unit });
  crushWire(play, mover.unit);
  straighten(play, mover.unit);
  meetGround(play, mover.unit);
  if (answered) openReaction(play, mover.unit);
}

/** A search or a push is a move within the hex: mines and soft ground may stop it before it begins [7.29, 7.31.2]. */
export const getsGoing = (play: Play): boolean => stirs(play) && !bogsDown(play, false);

/** Whoever begins to move in a mined hex is attacked there, and may be stopped by it [7.31.2]. */
function stirs(play: Play): boolean {
  const { unit, actions } = play.position.mover!;
  if (actions.length > 0) return true;
  meetMines(play, unit, 'moveWithin');
  if (isAble(play.position.units[unit]!) && !play.position.mover!.over) return true;
  if (!isOnMap(play.position.units[unit]!)) return false;
  play.happen({ type: 'unit-stays', unit });
  return false;
}

export function turn(play: Play, facing: number, free: boolean): void {
  if (!stirs(play) || bogsDown(play, play.position.mover!.byRoad)) return;
  const mover = play.position.mover!;
  const way = free ? null : turned(groundOf(play), mover.most, standOf(play, mover), facing);
  const cost = way ? way.spent - mover.spent : 0;
  const byRoad = way ? way.byRoad : mover.byRoad;
  play.happen({ type: 'unit-turned', unit: mover.unit, facing, cost, byRoad });
}

/** Leaving is announced in the edge hex: the enemy answers before the unit is off [4.5.1.1.9]. */
export function leaveMap(play: Play, reverse: boolean, all: boolean): void {
  const mover = play.position.mover!;
  const ground = groundOf(play);
  const way = left(ground, standOf(play, mover), reverse)!;
  const cost = all ? claimed(ground, mover.most, way) : way.spent - mover.spent;
  play.happen({ type: 'unit-leaving', unit: mover.unit, reverse, cost, oneHex: all });
  openReaction(play, play.position.mover!.unit);
}

/** The last hex of its way without an enemy, for a vehicle that a hit has left among them [4.5.1.1.10]. */
function backTo(scene: Scene, mover: Mover): string | null {
  const ground = groundOf(scene);
  const free = (hex: string) => !ground.hasEnemy(ground.grid.index(hex));
  const here = mover.hexes[mover.hexes.length - 1]!;
  if (mover.hexes.length === 1 || free(here)) return null;
  return [...mover.hexes].reverse().find(free) ?? mover.hexes[0]!;
}

export function endMove(play: Play): void {
  const mover = play.position.mover!;
  const back = isOnMap(play.position.units[mover.unit]!) ? backTo(play, mover) : null;
  play.happen({ type: 'move-ended', unit: mover.unit, ...(back === null ? {} : { back }) });
  if (mover.hexes.length > 1) shake(play, mover.unit, 'movedOut');
  checkMorale(play);
}

/** Into the hex of an enemy and over him, unless a hit has left too little for the step [6.6.10]. */
export function driveOver(play: Play, target: string): void {
  const mover = play.position.mover!;
  const way = stepped(groundOf(play, true), standOf(play, mover), false);
  if (!way || way.spent > pointsOpen(way, mover.most) || !isOnMap(play.position.units[target]!)) {
    play.happen({ type: 'overrun-given-up', unit: mover.unit, target });
    return;
  }
  const { hex } = play.position.units[target]!;
  const into = insideOf(play.table, play.position, target) !== undefined;
  step(play, false, false, false, into);
  const own = play.position.units[mover.unit]!;
  if (isAble(own) && own.hex === hex) runOver(play, mover.unit, target);
  else if (play.position.mover?.then) play.happen({ type: 'overrun-given-up', unit: mover.unit, target });
}

/** The next thing of a plan, done as if it were commanded; where it is not open any more the owner chooses anew. */
export function followPlan(play: Play): void {
  const mover = play.position.mover!;
  const [next] = mover.plan!;
  if (!next) endMove(play);
  else if (!isOpen(play, next)) play.happen({ type: 'plan-dropped', unit: mover.unit });
  else if (next.does === 'turn') {
    turn(play, next.facing, false);
    openReaction(play, play.position.mover!.unit);
  } else if (next.does === 'forward' || next.does === 'reverse') step(play, next.does === 'reverse', false);
  else leaveMap(play, next.does === 'reverseExit', false);
}

function isOpen(play: Play, next: PlannedAction): boolean {
  const wanted = commandOf(play.table, next);
  for (const { command } of wayOn(play, groundOf(play), play.position.mover!))
    if (command.type === wanted.type && Object.keys(wanted).every((key) => command[key] === wanted[key])) return true;
  return false;
}
