import { OFF_MAP } from '../../../../kernel/hexes/index.js';
import type { Action } from '../../../../kernel/session/index.js';
import { MovingGround } from '../moving/ground.js';
import { canFinish, claimed, left, mayEnd, pointsOpen, type Stand, stepped, turned } from '../moving/walk.js';
import type { Mover } from '../position.js';
import { facingName } from '../sight.js';
import type { Desk, Scene } from '../stage.js';
import { isOnMap } from '../standing.js';
import { unitOf } from '../table.js';
import { turretTurns } from '../turrets/turning.js';
import { breakIns, mayBreakIn } from './buildings.js';
import { dismountAttacks } from './dismount-attack.js';
import { keepsTogether } from './keeping-together.js';
import { overruns } from './overrunning.js';
import { planForm } from './planned-move.js';
import { pushes } from './pushing.js';
import { rides } from './riding.js';
import { isInColumn, keepsColumn } from './road-columns.js';
import { searches } from './searching.js';

/** The mover's place and purse. */
export function standOf(
  { table, position }: Scene,
  { unit, spent, turnedHere, roads, paths, byRoad, hexes }: Mover,
): Stand {
  const { hex, facing } = position.units[unit]!;
  const at = table.board.grid.index(hex!);
  const from = hexes.length > 1 ? { from: table.board.grid.index(hexes[hexes.length - 2]!) } : {};
  return { hex: at, facing: facing!, spent, turnedHere, roads, paths, byRoad, steps: hexes.length - 1, ...from };
}

export const groundOf = ({ table, position }: Scene, runsOver = false): MovingGround =>
  new MovingGround(table, position, position.mover!.unit, runsOver);

const points = (amount: number) => ({ amount, unit: 'movement-points' });

/** Nothing done yet that was paid for, no hex left: the one hex that is always allowed is still whole [4.5.1.1.3]. */
const isWhole = ({ hexes, spent, entered }: Mover): boolean => hexes.length === 1 && spent === 0 && !entered;

/** The one hex that is always allowed, where its price is more than there is; turning in it is free [4.5.1.1.3]. */
function* oneHexes(scene: Scene, ground: MovingGround, mover: Mover): Iterable<Action> {
  const stand = standOf(scene, mover);
  for (let facing = 0; facing < 6; facing += 1) {
    for (const reverse of [false, true]) {
      const facingSo = { ...stand, facing };
      const way = stepped(ground, facingSo, reverse) ?? left(ground, facingSo, reverse);
      if (!way || (way.hex !== OFF_MAP && ground.hasEnemy(way.hex))) continue;
      const turn = facing === stand.facing ? stand : turned(ground, mover.most, stand, facing);
      const price = way.spent + (turn ? turn.spent - stand.spent : 0);
      if (turn && price <= pointsOpen(way, mover.most) && canFinish(ground, mover.most, { ...way, spent: price }))
        continue;
      const command = { type: 'one-hex', facing: facingName(scene.table, facing), reverse };
      yield { command, rule: '4.5.1.1.3', cost: points(claimed(ground, mover.most, way)) };
    }
  }
}

/** Ends that keep a group together, as long as one can be reached: whoever cannot comply any more is excused [6.2.1.1.4]. */
function company(scene: Scene, ground: MovingGround, mover: Mover): (stand: Stand) => boolean {
  if (scene.position.units[mover.unit]!.group === undefined) return () => true;
  const column = isInColumn(scene, mover.unit);
  const fits = (stand: Stand): boolean =>
    column
      ? keepsColumn(scene, ground, mover.unit, stand)
      : stand.hex === OFF_MAP || keepsTogether(scene, mover.unit, stand.hex);
  return canFinish(ground, mover.most, standOf(scene, mover), fits) ? fits : () => true;
}

/** Steps, turns and exits from which the move can still be finished [4.5.1.1]. */
export function* wayOn(scene: Scene, ground: MovingGround, mover: Mover): Iterable<Action> {
  const stand = standOf(scene, mover);
  const fits = company(scene, ground, mover);
  const finishes = (way: Stand | null): way is Stand => way !== null && canFinish(ground, mover.most, way, fits);
  const cost = (way: Stand) => ({ cost: points(way.spent - stand.spent) });
  for (const reverse of [false, true]) {
    const way = stepped(ground, stand, reverse);
    const rule = reverse ? '4.5.1.1.7' : '4.5.1.1.2';
    if (finishes(way)) yield { command: { type: reverse ? 'reverse' : 'forward' }, rule, ...cost(way) };
  }
  for (let facing = 0; facing < 6; facing += 1) {
    const way = turned(ground, mover.most, stand, facing);
    if (!finishes(way)) continue;
    yield { command: { type: 'turn', facing: facingName(scene.table, facing) }, rule: '4.5.1.1.4', ...cost(way) };
  }
  for (const reverse of [false, true]) {
    const way = left(ground, stand, reverse);
    if (finishes(way)) yield { command: { type: 'exit', reverse }, rule: '4.5.1.1.9', ...cost(way) };
  }
  if (isWhole(mover)) yield* oneHexes(scene, ground, mover);
}

/** After the one hex there is one free turn, and nothing else [4.5.1.1.3]. */
function* lastTurns({ table, position }: Scene, mover: Mover): Iterable<Action> {
  const { facing: now } = position.units[mover.unit]!;
  for (let facing = 0; facing < 6; facing += 1)
    if (facing !== now)
      yield { command: { type: 'turn', facing: facingName(table, facing) }, rule: '4.5.1.1.3', cost: points(0) };
}

/** A unit beside the map pays the hex it comes on by, in any facing [1.8]. */
function* entries(scene: Scene, mover: Mover): Iterable<Action> {
  const { table } = scene;
  for (const hex of unitOf(table, mover.unit).hexes) {
    for (let facing = 0; facing < 6; facing += 1) {
      const price = entryPrice(scene, mover, hex);
      if (price !== null)
        yield { command: { type: 'enter', hex, facing: facingName(table, facing) }, rule: '1.8', cost: points(price) };
    }
  }
}

/** The price of the entry hex, all there is where it is more; null where an enemy stands in it or it is closed [1.8, 4.5.1.1.3]. */
export function entryPrice(scene: Scene, mover: Mover, hex: string): number | null {
  const ground = groundOf(scene);
  const at = ground.grid.index(hex);
  if (ground.hasEnemy(at)) return null;
  const price = ground.prices.entry(at);
  return price < 0 ? null : Math.min(price, mover.most.crossCountry);
}

/** Driving into a building is a step that is paid like any other [6.6.3]. */
function* wallsAhead(desk: Desk, ground: MovingGround, mover: Mover): Iterable<Action> {
  const stand = standOf(desk, mover);
  const way = stepped(ground, stand, false);
  if (way && canFinish(ground, mover.most, way, company(desk, ground, mover)))
    yield* breakIns(desk, ground, mover, stand, way);
}

/** Running over an enemy is a step into his hex that is paid like any other [6.6.10]. */
function* overrunsAhead(desk: Desk, mover: Mover): Iterable<Action> {
  if (!mover.seen) return;
  const ground = groundOf(desk, true);
  const stand = standOf(desk, mover);
  const way = stepped(ground, stand, false);
  if (!way || way.spent > pointsOpen(way, mover.most)) return;
  const into = mayBreakIn(desk, ground, mover, stand, way);
  yield* overruns(desk, mover, ground.grid.name(way.hex), way.spent - stand.spent, into);
}

/** What vehicles do besides driving; motorcycles and bicycles only drive [6.6.4.4]. */
function* vehicleDeeds(scene: Desk, ground: MovingGround, mover: Mover): Iterable<Action> {
  yield* turretTurns(scene, mover);
  yield* wallsAhead(scene, ground, mover);
  yield* overrunsAhead(scene, mover);
  yield* rides(scene, mover);
  yield* dismountAttacks(scene, mover.unit);
  if (scene.table.layer === 'advanced' && isWhole(mover)) {
    yield* searches(scene, mover);
    yield* pushes(scene, mover);
  }
}

export function* options(scene: Desk): Iterable<Action> {
  const { position, table } = scene;
  const mover = position.mover!;
  const end: Action = { command: { type: 'end-move' }, rule: '4.5.1.1.8' };
  if (!isOnMap(position.units[mover.unit]!)) {
    yield* entries(scene, mover);
    yield end;
    return;
  }
  if (mover.oneHex) {
    yield* lastTurns(scene, mover);
    yield* turretTurns(scene, mover);
    yield end;
    return;
  }
  const ground = groundOf(scene);
  if (position.units[mover.unit]!.trackHit) {
    yield* rides(scene, mover);
    yield* dismountAttacks(scene, mover.unit);
    yield end;
    return;
  }
  let open = 0;
  for (const action of wayOn(scene, ground, mover)) {
    open += 1;
    yield action;
  }
  if (unitOf(table, mover.unit).leg === null) yield* vehicleDeeds(scene, ground, mover);
  // Whoever a hit has stranded may always stop: he is put back, or stays without penalty.
  const stand = standOf(scene, mover);
  const stops = mayEnd(ground, mover.most, stand) && company(scene, ground, mover)(stand);
  if (open === 0 || stops) yield end;
  // A plan knows streets only: whoever is inside a building comes out by single steps.
  if (mover.actions.length === 0 && !position.units[mover.unit]!.inside) yield planForm(scene);
}
