import { directionIndex, edgesOfHex, type HexIndex } from '../../../../kernel/hexes/index.js';
import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { checkLegMove } from '../../movement/leg-checks.js';
import type { LegMode } from '../../movement/leg-input.js';
import { hurt } from '../harm.js';
import { meetGround } from '../marks/barrage.js';
import { checkMorale, shake } from '../morale.js';
import { LegWalk, legQuestion } from '../moving/leg-walk.js';
import { facingName } from '../sight.js';
import { acting, type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { isAble, isOnMap, kindOf } from '../standing.js';
import { unitOf } from '../table.js';
import { keepsTogether } from './keeping-together.js';
import { demandListed } from './listed.js';
import { openReaction } from './overwatch-turns.js';
import { boardings, climbAboard, mountCosts } from './riding.js';

const points = (amount: number) => ({ amount, unit: 'movement-points' });

/** The hexes a leg unit or gun may go to next, each with its price; the first one is always allowed [6.6.4.1, 4.5.1.1.3]. */
function* nextHexes(scene: Scene, walk: LegWalk): Iterable<{ readonly to: HexIndex; readonly cost: number }> {
  const { grid } = scene.table.board;
  const { unit, hexes, spent, most, leg, entered } = scene.position.mover!;
  // Whoever is upstairs comes down first [6.6.4.1].
  if ((walk.oneHexOnly && hexes.length > 1) || scene.position.units[unit]!.upper) return;
  const here = grid.index(scene.position.units[unit]!.hex!);
  const left = most.crossCountry - spent;
  const whole = hexes.length === 1 && spent === 0 && !entered;
  const around = (hex: HexIndex): HexIndex[] =>
    Array.from({ length: 6 }, (_, direction) => grid.neighbours[6 * hex + direction]!).filter((each) => each >= 0);
  const climbed = hexes.slice(1).reduce((sum, hex, i) => sum + walk.levels(grid.index(hexes[i]!), grid.index(hex)), 0);
  for (const to of around(here)) {
    if (!walk.may(here, to)) continue;
    if (leg === 'quickmarch' && climbed + walk.levels(here, to) > 1) continue;
    const cost = walk.cost(here, to);
    const onward = (): boolean =>
      around(to).some((next) => !walk.hasEnemy(next) && walk.may(to, next) && cost + walk.cost(to, next) <= left);
    if (walk.hasEnemy(to) && (walk.oneHexOnly || !onward())) continue;
    if (cost <= left) yield { to, cost };
    else if (whole) yield { to, cost: most.crossCountry };
  }
}

/** Whether a hex that keeps the group together can be reached from one with so many points [6.2.1.1.4]. */
function reachesCompany(scene: Scene, walk: LegWalk, from: HexIndex, points: number): boolean {
  const { unit } = scene.position.mover!;
  const { grid } = scene.table.board;
  const best = new Map([[from, points]]);
  for (const hex of best.keys()) {
    if (!walk.hasEnemy(hex) && keepsTogether(scene, unit, hex)) return true;
    const left = best.get(hex)!;
    for (let direction = 0; direction < 6 && !walk.oneHexOnly; direction += 1) {
      const to = grid.neighbours[6 * hex + direction]!;
      if (to < 0 || best.has(to) || !walk.may(hex, to) || walk.cost(hex, to) > left) continue;
      best.set(to, left - walk.cost(hex, to));
    }
  }
  return false;
}

/** Whether the unit may go this way with its command and in its state [6.1.4.2, 6.6.4, 6.6.5]. */
function mayGo({ table, position }: Scene, mode: LegMode, hexes: number, floors = 0): boolean {
  const umpire = table.umpire();
  const { unit } = legQuestion(table, position, position.mover!.unit, mode);
  checkLegMove(umpire, unit as never, mode, hexes, floors);
  return umpire.legal;
}

/** Up to the top floor or down, 1 point; only leg units go there, and only where the building is high enough [6.1.4.3.1, 6.6.4.1]. */
function* floors(scene: Scene, left: number): Iterable<Action> {
  const { table, position } = scene;
  const { unit, leg } = position.mover!;
  const { hex, upper } = position.units[unit]!;
  const high = table.line.board.buildingHeight(table.board.grid.index(hex!)) >= 2;
  if (leg !== 'walk' || !high || left < 1 || kindOf(table, position, unit) === 'towed') return;
  if (mayGo(scene, leg, 0, 1))
    yield { command: { type: 'floor', way: upper ? 'down' : 'up' }, rule: '6.6.4.1', cost: points(1) };
}

/** Off the map over the edge of its hex, which costs what that hex does; the whole move where it is more [4.5.1.1.9, 6.6.4.1]. */
function* exits({ table, position }: Scene, walk: LegWalk, left: number): Iterable<Action> {
  const { unit, leg, hexes, spent, entered } = position.mover!;
  const { hex, upper } = position.units[unit]!;
  const { grid } = table.board;
  const price = leg === 'walk' && !upper ? walk.entry(grid.index(hex!)) : null;
  if (price === null || (walk.oneHexOnly && hexes.length > 1)) return;
  const whole = hexes.length === 1 && spent === 0 && !entered;
  if (price > left && !whole) return;
  for (const edge of edgesOfHex(grid, grid.index(hex!)))
    yield { command: { type: 'leave', edge }, rule: '4.5.1.1.9', cost: points(Math.min(price, left)) };
}

/** A unit beside the map pays the hex it comes on by [1.8]. */
function* entries(scene: Scene): Iterable<Action> {
  const { table, position } = scene;
  const { unit } = position.mover!;
  const walk = new LegWalk(table, position, unit, 'walk');
  for (const hex of unitOf(table, unit).hexes) {
    const price = walk.entry(table.board.grid.index(hex));
    if (price === null) continue;
    for (let facing = 0; facing < 6; facing += 1)
      yield { command: { type: 'enter', hex, facing: facingName(table, facing) }, rule: '1.8', cost: points(price) };
  }
}

function* options(desk: Desk): Iterable<Action> {
  const { table, position } = desk;
  const { unit, leg, hexes, spent } = position.mover!;
  const state = position.units[unit]!;
  if (!isOnMap(state)) {
    yield* entries(desk);
    yield { command: { type: 'end-move' }, rule: '6.6.4.1' };
    return;
  }
  const walk = new LegWalk(table, position, unit, leg!);
  const left = position.mover!.most.crossCountry - spent;
  const here = table.board.grid.index(state.hex!);
  const steps = mayGo(desk, leg!, 1) ? [...nextHexes(desk, walk)] : [];
  const together = (to: HexIndex, cost: number): boolean => reachesCompany(desk, walk, to, Math.max(0, left - cost));
  // Whoever cannot come up with his group any more is excused [6.2.1.1.4].
  const bound = keepsTogether(desk, unit, here) || steps.some(({ to, cost }) => together(to, cost));
  let open = 0;
  for (const { to, cost } of steps) {
    if (bound && !together(to, cost)) continue;
    open += 1;
    const rule = leg === 'crawl' ? '6.6.4.3' : leg === 'quickmarch' ? '6.6.4.2' : '6.6.4.1';
    yield { command: { type: 'step', hex: table.board.grid.name(to) }, rule, cost: points(cost) };
  }
  yield* floors(desk, left);
  yield* exits(desk, walk, left);
  if (hexes.length === 1 && spent === 0 && !state.upper) {
    if (leg === 'walk' && mayGo(desk, 'quickmarch', 0)) yield { command: { type: 'quickmarch' }, rule: '6.6.4.2' };
    yield* boardings(desk);
  }
  const stops = (hexes.length === 1 || !walk.hasEnemy(here)) && (!bound || keepsTogether(desk, unit, here));
  if (open > 0 && !stops) return;
  for (let facing = 0; facing < 6; facing += 1)
    yield { command: { type: 'end-move', facing: facingName(table, facing) }, rule: '6.6.4.1' };
}

/** The whole move as the stateless question judges it, with the die of a quickmarch; who was hit on the way moved by other points [6.6.4]. */
function judge(play: Play, facing: number | undefined): void {
  const { table, position } = play;
  const { unit, hexes, leg, hurt: hit, entered, actions, floors: climbed } = position.mover!;
  const walked = actions.some(({ move }) => move === 'forward') || climbed !== undefined;
  const back = backTo(play);
  const fit = isAble(position.units[unit]!) && !hit && !entered;
  const tired = fit && (walked || leg === 'quickmarch') ? tiredBy(play) : false;
  play.happen({
    type: 'move-ended',
    unit,
    ...(back === null ? {} : { back }),
    ...(facing === undefined ? {} : { facing }),
  });
  if (tired && isAble(play.position.units[unit]!)) hurt(play, unit, 'suppressed');
  if (hexes.length > 1) shake(play, unit, 'movedOut');
  checkMorale(play);

  function tiredBy({ position: now }: Play): boolean {
    const start = { ...now, units: { ...now.units, [unit]: { ...now.units[unit]!, hex: hexes[0]! } } };
    const question = { ...legQuestion(table, start, unit, leg!), path: hexes.slice(1), floors: climbed ?? 0 };
    return play.ask<{ suppressed: boolean }>('movement/leg-path', question).suppressed;
  }
}

/** Among enemies, the last hex of its way without any [4.5.1.1.10]. */
function backTo({ table, position }: Scene): string | null {
  const { unit, hexes } = position.mover!;
  if (!isOnMap(position.units[unit]!)) return null;
  const walk = new LegWalk(table, position, unit, 'walk');
  const free = (hex: string): boolean => !walk.hasEnemy(table.board.grid.index(hex));
  if (hexes.length < 2 || free(hexes[hexes.length - 1]!)) return null;
  return [...hexes].reverse().find(free) ?? hexes[0]!;
}

const listed = (play: Play, command: Command): void => demandListed(play, options(play), command, '6.6.4');

const waits = ({ position: { mover, units } }: Scene): boolean =>
  mover!.over === true ||
  mover!.then !== undefined ||
  mover!.next !== undefined ||
  units[mover!.unit]!.place === 'lost';

/** A leg unit or a manhandled gun on its way [6.6.4, 6.6.5]. */
export const walking: Stage = {
  rule: '6.6.4',
  actors: (scene) => (waits(scene) ? [] : acting(scene)),
  prompt: ({ table, position }) => remark('6.6.4', 'ask-move', { unit: unitOf(table, position.mover!.unit).name }),
  options: (desk: Desk, _side: Side) => options(desk),
  commands: {
    step(play, command) {
      listed(play, command);
      const { unit, leg } = play.position.mover!;
      const walk = new LegWalk(play.table, play.position, unit, leg!);
      const to = play.table.board.grid.index(command.hex as string);
      const { cost } = [...nextHexes(play, walk)].find((each) => each.to === to)!;
      play.happen({ type: 'unit-walked', unit, to: command.hex, cost });
      meetGround(play, unit);
      if (leg !== 'crawl') openReaction(play, unit);
    },
    floor(play, command) {
      listed(play, command);
      const { unit } = play.position.mover!;
      play.happen({ type: 'floor-changed', unit, way: command.way });
      openReaction(play, unit);
    },
    leave(play, command) {
      listed(play, command);
      const { unit } = play.position.mover!;
      const { cost } = [...options(play)].find((open) => open.command.type === 'leave')!;
      const { edge } = command;
      play.happen({ type: 'unit-leaving', unit, reverse: false, cost: cost!.amount, oneHex: false, edge });
      openReaction(play, unit);
    },
    quickmarch(play, command) {
      listed(play, command);
      play.happen({ type: 'quickmarch-begun', unit: play.position.mover!.unit });
    },
    board(play, command) {
      listed(play, command);
      const { unit } = play.position.mover!;
      const vehicle = command.vehicle as string;
      play.happen({ type: 'mount-announced', unit, vehicle, cost: mountCosts(play, 'mount', unit, vehicle) });
      openReaction(play, unit);
    },
    enter(play, command) {
      listed(play, command);
      const { unit } = play.position.mover!;
      const { grid } = play.table.board;
      const facing = directionIndex(grid.orientation, command.facing as string)!;
      const cost = new LegWalk(play.table, play.position, unit, 'walk').entry(grid.index(command.hex as string))!;
      play.happen({ type: 'unit-entered', unit, hex: command.hex, facing, cost });
      meetGround(play, unit);
      openReaction(play, unit);
    },
    'end-move'(play, command) {
      const { unit, actions, leg } = play.position.mover!;
      const now = play.position.units[unit]!;
      // Left out, the facing is the one it has.
      listed(play, { ...(isOnMap(now) ? { facing: facingName(play.table, now.facing!) } : {}), ...command });
      const facing =
        command.facing === undefined
          ? undefined
          : directionIndex(play.table.board.grid.orientation, command.facing as string)!;
      if (actions.length > 0 || !isOnMap(play.position.units[unit]!)) judge(play, facing);
      else {
        play.happen({ type: 'unit-stays', unit, ...(facing === undefined ? {} : { facing }) });
        if (leg !== 'crawl') openReaction(play, unit);
      }
    },
  },
  done: null,
  leave(play) {
    const { then, next, unit } = play.position.mover!;
    if (next?.does === 'exit' && isAble(play.position.units[unit]!))
      play.happen({ type: 'unit-left', unit, edge: next.edge! });
    else if (then?.does === 'mount' && isAble(play.position.units[unit]!)) climbAboard(play, then);
    else judge(play, undefined);
  },
};
