import { directionIndex, OFF_MAP } from '../../../../kernel/hexes/index.js';
import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { meetGround } from '../marks/barrage.js';
import { meetMines } from '../mines/field.js';
import { checkMorale, shake } from '../morale.js';
import { bogsDown } from '../moving/bog.js';
import { MovingGround } from '../moving/ground.js';
import { edgeOf } from '../moving/leaving.js';
import { canFinish, claimed, left, mayEnd, pointsOpen, type Stand, stepped, turned } from '../moving/walk.js';
import type { Mover, PlannedAction, Position } from '../position.js';
import { facingName } from '../sight.js';
import { acting, type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { isAble, isOnMap } from '../standing.js';
import { unitOf } from '../table.js';
import { breakIns, getsThrough } from './buildings.js';
import { keepsTogether } from './keeping-together.js';
import { demandListed } from './listed.js';
import { overruns, runOver } from './overrunning.js';
import { openReaction } from './overwatch-turns.js';
import { commandOf, planForm, plannedMove, type SentAction } from './planned-move.js';
import { climbAboard, getOff, jumpOff, mountCosts, rides } from './riding.js';
import { search, searches } from './searching.js';

/** The mover's place and purse. */
function standOf({ table, position }: Scene, { unit, spent, turnedHere, roads, paths, byRoad, hexes }: Mover): Stand {
  const { hex, facing } = position.units[unit]!;
  const at = table.board.grid.index(hex!);
  return { hex: at, facing: facing!, spent, turnedHere, roads, paths, byRoad, steps: hexes.length - 1 };
}

const groundOf = ({ table, position }: Scene): MovingGround => new MovingGround(table, position, position.mover!.unit);

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
  const fits = ({ hex }: Stand): boolean => hex === OFF_MAP || keepsTogether(scene, mover.unit, hex);
  return canFinish(ground, mover.most, standOf(scene, mover), fits) ? fits : () => true;
}

/** Steps, turns and exits from which the move can still be finished [4.5.1.1]. */
function* wayOn(scene: Scene, ground: MovingGround, mover: Mover): Iterable<Action> {
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
function entryPrice(scene: Scene, mover: Mover, hex: string): number | null {
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
function* overrunsAhead(desk: Desk, ground: MovingGround, mover: Mover): Iterable<Action> {
  const stand = standOf(desk, mover);
  const way = stepped(ground, stand, false);
  if (!way || way.spent > pointsOpen(way, mover.most) || !mover.seen) return;
  yield* overruns(desk, mover, ground.grid.name(way.hex), way.spent - stand.spent);
}

function* options(scene: Desk): Iterable<Action> {
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
    yield end;
    return;
  }
  const ground = groundOf(scene);
  if (position.units[mover.unit]!.trackHit) {
    yield* rides(scene, mover);
    yield end;
    return;
  }
  let open = 0;
  for (const action of wayOn(scene, ground, mover)) {
    open += 1;
    yield action;
  }
  yield* wallsAhead(scene, ground, mover);
  yield* overrunsAhead(scene, ground, mover);
  yield* rides(scene, mover);
  if (table.layer === 'advanced' && isWhole(mover)) yield* searches(scene, mover);
  // Whoever a hit has stranded may always stop: he is put back, or stays without penalty.
  const stand = standOf(scene, mover);
  const stops = mayEnd(ground, mover.most, stand) && company(scene, ground, mover)(stand);
  if (open === 0 || stops) yield end;
  // A plan knows streets only: whoever is inside a building comes out by single steps.
  if (mover.actions.length === 0 && !position.units[mover.unit]!.inside) yield planForm(scene);
}

function step(play: Play, reverse: boolean, oneHex: boolean, answered = true, into = false): void {
  if (!stirs(play)) {
    openReaction(play, play.position.mover!.unit);
    return;
  }
  const mover = play.position.mover!;
  const ground = groundOf(play);
  const stand = standOf(play, mover);
  const way = stepped(ground, stand, reverse)!;
  const { spent, ...after } = way;
  if (!getsThrough(play, ground, stand, way, reverse, into)) return;
  if (bogsDown(play, after.byRoad)) {
    openReaction(play, mover.unit);
    return;
  }
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
  meetGround(play, mover.unit);
  if (answered) openReaction(play, mover.unit);
}

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

function turn(play: Play, facing: number, free: boolean): void {
  if (!stirs(play) || bogsDown(play, play.position.mover!.byRoad)) return;
  const mover = play.position.mover!;
  const way = free ? null : turned(groundOf(play), mover.most, standOf(play, mover), facing);
  const cost = way ? way.spent - mover.spent : 0;
  const byRoad = way ? way.byRoad : mover.byRoad;
  play.happen({ type: 'unit-turned', unit: mover.unit, facing, cost, byRoad });
}

/** Leaving is announced in the edge hex: the enemy answers before the unit is off [4.5.1.1.9]. */
function leaveMap(play: Play, reverse: boolean, all: boolean): void {
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

function endMove(play: Play): void {
  const mover = play.position.mover!;
  const back = isOnMap(play.position.units[mover.unit]!) ? backTo(play, mover) : null;
  play.happen({ type: 'move-ended', unit: mover.unit, ...(back === null ? {} : { back }) });
  if (mover.hexes.length > 1) shake(play, mover.unit, 'movedOut');
  checkMorale(play);
}

/** Into the hex of an enemy and over him, unless a hit has left too little for the step [6.6.10]. */
function driveOver(play: Play, target: string): void {
  const mover = play.position.mover!;
  const way = stepped(groundOf(play), standOf(play, mover), false);
  if (!way || way.spent > pointsOpen(way, mover.most) || !isOnMap(play.position.units[target]!)) {
    play.happen({ type: 'overrun-given-up', unit: mover.unit, target });
    return;
  }
  const { hex } = play.position.units[target]!;
  step(play, false, false, false);
  const own = play.position.units[mover.unit]!;
  if (isAble(own) && own.hex === hex) runOver(play, mover.unit, target);
  else if (play.position.mover?.then) play.happen({ type: 'overrun-given-up', unit: mover.unit, target });
}

const listed = (play: Play, command: Command): void => demandListed(play, options(play), command, '4.5.1.1');

const facingOf = (play: Play, command: Command): number =>
  directionIndex(play.table.board.grid.orientation, command.facing as string)!;

/** The next thing of a plan, done as if it were commanded; where it is not open any more the owner chooses anew. */
function followPlan(play: Play): void {
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

/** Nothing is asked of the owner while an answer or something already decided is still to come. */
const waits = ({ mover, units }: Position): boolean =>
  mover!.next !== undefined ||
  mover!.then !== undefined ||
  mover!.over === true ||
  mover!.plan !== undefined ||
  units[mover!.unit]!.place === 'lost';

export const moving: Stage = {
  rule: '4.5.1.1',
  actors: (scene) => (waits(scene.position) ? [] : acting(scene)),
  prompt: ({ table, position }) => remark('4.5.1.1', 'ask-move', { unit: unitOf(table, position.mover!.unit).name }),
  options: (desk: Desk, _side: Side) => options(desk),
  commands: {
    drive(play, command) {
      const { unit, actions } = play.position.mover!;
      const { inside } = play.position.units[unit]!;
      if (actions.length > 0 || inside || !isOnMap(play.position.units[unit]!))
        play.refuse('4.5.1.1', 'not-open-now', { command: command.type });
      const plan = plannedMove(play, command.actions as readonly SentAction[]);
      if (plan.length > 0)
        play.happen({ type: 'move-planned', unit, secret: { for: [unitOf(play.table, unit).side], plan } });
      else {
        play.happen({ type: 'unit-stays', unit });
        openReaction(play, play.position.mover!.unit);
      }
    },
    forward(play, command) {
      listed(play, command);
      step(play, false, false);
    },
    'break-in'(play, command) {
      listed(play, command);
      step(play, false, false, true, true);
    },
    reverse(play, command) {
      listed(play, command);
      step(play, true, false);
    },
    turn(play, command) {
      listed(play, command);
      const free = play.position.mover!.oneHex === true;
      turn(play, facingOf(play, command), free);
      if (free) play.happen({ type: 'move-closing', unit: play.position.mover!.unit });
      openReaction(play, play.position.mover!.unit);
    },
    'one-hex'(play, command) {
      listed(play, command);
      const mover = play.position.mover!;
      const reverse = command.reverse as boolean;
      const facing = facingOf(play, command);
      const { hex, facing: now } = play.position.units[mover.unit]!;
      const ground = groundOf(play);
      const direction = reverse ? (facing + 3) % 6 : facing;
      const off = ground.beyond(ground.grid.index(hex!), direction) === OFF_MAP;
      if (facing !== now) {
        turn(play, facing, true);
        play.happen({ type: 'step-owed', unit: mover.unit, does: off ? 'exit' : 'step', reverse });
        openReaction(play, play.position.mover!.unit);
      } else if (off) leaveMap(play, reverse, true);
      else step(play, reverse, true);
    },
    exit(play, command) {
      listed(play, command);
      leaveMap(play, command.reverse as boolean, false);
    },
    enter(play, command) {
      listed(play, command);
      const mover = play.position.mover!;
      const hex = command.hex as string;
      const cost = entryPrice(play, mover, hex)!;
      play.happen({ type: 'unit-entered', unit: mover.unit, hex, facing: facingOf(play, command), cost });
      openReaction(play, play.position.mover!.unit);
    },
    mount(play, command) {
      listed(play, command);
      const unit = command.unit as string;
      const vehicle = play.position.mover!.unit;
      play.happen({ type: 'mount-announced', unit, vehicle, cost: mountCosts(play, 'mount', unit, vehicle) });
      openReaction(play, unit);
    },
    dismount(play, command) {
      listed(play, command);
      getOff(play, command.unit as string, play.position.mover!.unit, command.hex as string);
    },
    bail(play, command) {
      listed(play, command);
      jumpOff(play, command.unit as string, play.position.mover!.unit);
    },
    overrun(play, command) {
      listed(play, command);
      const { unit } = play.position.mover!;
      play.happen({ type: 'overrun-declared', unit, target: command.target });
      // Overwatch may stop it before it is in the hex, and never while it is [6.6.10].
      openReaction(play, unit);
    },
    search(play, command) {
      listed(play, command);
      search(play, command.position as 'full' | 'partial', command.entry as 'forward' | 'reverse');
      openReaction(play, play.position.mover!.unit);
    },
    'end-move'(play, command) {
      listed(play, command);
      const { unit, actions } = play.position.mover!;
      if (actions.length > 0 || !isOnMap(play.position.units[unit]!)) endMove(play);
      else {
        play.happen({ type: 'unit-stays', unit });
        openReaction(play, play.position.mover!.unit);
      }
    },
  },
  done: null,
  leave(play) {
    const mover = play.position.mover!;
    if (play.position.units[mover.unit]!.place === 'lost' || mover.over) endMove(play);
    else if (mover.then?.does === 'mount') climbAboard(play, mover.then);
    else if (mover.then?.does === 'overrun') driveOver(play, mover.then.target);
    else if (!mover.next) followPlan(play);
    else if (mover.next.does === 'step') step(play, mover.next.reverse, true);
    else if (mover.actions.some(({ move }) => move === 'exit' || move === 'reverseExit'))
      play.happen({ type: 'unit-left', unit: mover.unit, edge: edgeOf(play, mover) });
    else leaveMap(play, mover.next.reverse, true);
  },
};
