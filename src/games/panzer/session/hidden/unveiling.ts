import { directionIndex } from '../../../../kernel/hexes/index.js';
import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { meetGround } from '../marks/barrage.js';
import { MovingGround } from '../moving/ground.js';
import { LegWalk } from '../moving/leg-walk.js';
import { finish } from '../phases/adjustment.js';
import { demandListed } from '../phases/listed.js';
import { commandsFor } from '../phases/open-commands.js';
import { facingName, spotsNow } from '../sight.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { isAble, isOnMap, unitsOnMap } from '../standing.js';
import { unitOf } from '../table.js';
import { beginSpotting, openFire } from '../turn.js';
import { standingIn } from './counters.js';
import { sizeOf } from './events.js';
import type { Unveiling } from './state.js';

const next = ({ position }: Scene): Unveiling => position.hidden.unveiling[0]!;

/** Hexes with enemies in them, but for one that is only passing through [4.5.1.1.10]. */
function enemyHexes({ table, position }: Scene, side: Side): Set<string> {
  const hexes = new Set<string>();
  for (const unit of unitsOnMap(table, position))
    if (unit.side !== side && unit.id !== position.mover?.unit && isAble(position.units[unit.id]!))
      hexes.add(position.units[unit.id]!.hex!);
  for (const { side: own, hex } of Object.values(position.hidden.counters)) if (own !== side) hexes.add(hex);
  return hexes;
}

/** Hexes to which a unit could go from the counter's without crossing what it may not enter [7.2.2.1]. */
function reachable({ table, position }: Scene, unit: string, from: string, within: number): string[] {
  const { grid } = table.board;
  const there = standingIn(position, unit, from);
  const leg = unitOf(table, unit).leg === null ? null : new LegWalk(table, there, unit, 'walk');
  const ground = leg ? null : new MovingGround(table, withMove(there, unit), unit);
  const passes = (at: number, direction: number, to: number): boolean =>
    leg ? leg.may(at, to) : ground!.prices.step(at, direction, false) >= 0;
  let edge = [grid.index(from)];
  const found = new Set(edge);
  for (let ring = 0; ring < within; ring += 1) {
    const further: number[] = [];
    for (const at of edge)
      for (let direction = 0; direction < 6; direction += 1) {
        const to = grid.neighbours[6 * at + direction]!;
        if (to < 0 || found.has(to) || !passes(at, direction, to)) continue;
        found.add(to);
        further.push(to);
      }
    edge = further;
  }
  return [...found].map((at) => grid.name(at));
}

/** A vehicle is asked about moving by somebody who has the command for it. */
const withMove = (position: Scene['position'], unit: string): Scene['position'] => ({
  ...position,
  units: { ...position.units, [unit]: { ...position.units[unit]!, command: 'move' } },
});

/** Where the next unit may stand: one of the type that was spotted in the hex of the counter, the others within command range [7.2.2.1]. */
function hexesFor(scene: Scene): string[] {
  const { table, position } = scene;
  const { counter, left, within, type, held } = next(scene);
  const unit = left[0]!;
  const fits = (id: string): boolean => type === null || sizeOf(table, position, id) === type;
  const enemies = enemyHexes(scene, counter.side);
  const bound = !held && fits(unit) && !left.slice(1).some(fits);
  if (bound && !enemies.has(counter.hex)) return [counter.hex];
  const open = reachable(scene, unit, counter.hex, within).filter((hex) => !enemies.has(hex));
  return open.length > 0 ? open : [counter.hex];
}

function* options(desk: Desk): Iterable<Action> {
  const { hex } = next(desk);
  if (hex === null) for (const each of hexesFor(desk)) yield { command: { type: 'at', hex: each }, rule: '7.2.2.1' };
  else
    for (let facing = 0; facing < 6; facing += 1)
      yield { command: { type: 'face', facing: facingName(desk.table, facing) }, rule: '7.2.2.1' };
}

const listed = (play: Play, command: Command): void => demandListed(play, options(play), command, '7.2.2.1');

/** Of the counter's command each unit keeps what it could have been given itself [4.2.1]. */
function commandOf(play: Play, { counter }: Unveiling, unit: string): string {
  const { command, moved } = counter;
  if (command === undefined) return 'none';
  return moved || commandsFor(play, unitOf(play.table, unit)).includes(command) ? command : 'none';
}

/** Units of one counter share its command: the first of them that has it leads; null where nobody shares [6.2.1.1.3]. */
function leaderOf(play: Play, found: Unveiling): string | null {
  const { counter, left } = found;
  const ordered = (id: string): boolean =>
    left.includes(id) ? commandOf(play, found, id) !== 'none' : play.position.units[id]!.command !== undefined;
  const [leader, ...others] = counter.units.filter(ordered);
  return others.length > 0 ? leader! : null;
}

/** A unit stands: it keeps its command, and those it spotted from the counter's hex and sees from here [7.2.2.1, 4.1]. */
function stand(play: Play, facing: number): void {
  const { table, position } = play;
  const found = next(play);
  const { counter, left } = found;
  const unit = left[0]!;
  const hex = found.hex!;
  const here = standingIn(position, unit, hex, facing);
  const seen = (position.sight[unit] ?? []).filter((target) => isOnMap(position.units[target]!));
  const sight = seen.filter((target) => spotsNow(table, here, unit, target));
  const command = commandOf(play, found, unit);
  const secret = { for: [counter.side], command, group: command === 'none' ? null : leaderOf(play, found) };
  play.happen({ type: 'unit-unveiled', unit, hex, facing, sight, secret });
  if (counter.moved && hex === counter.hex && isAble(play.position.units[unit]!)) meetGround(play, unit);
  if (play.position.hidden.unveiling.length === 0) goOn(play, counter.side);
}

/** Everybody stands: what was interrupted goes on. */
function goOn(play: Play, side: Side): void {
  const { after } = play.position.hidden;
  if (after === null) return;
  play.happen({ type: 'hiding-settled', side });
  if (after.does === 'spot') beginSpotting(play, after.side);
  else if (after.does === 'endTurn') finish(play);
  else openFire(play, after.side!);
}

/** Units of a counter that was found out are put on the map by their owner, before anything else happens [7.2.2.1]. */
export const unveiling: Stage = {
  rule: '7.2.2.1',
  actors: (scene) => [next(scene).counter.side],
  prompt: (scene) => remark('7.2.2.1', 'ask-unveil', { unit: unitOf(scene.table, next(scene).left[0]!).name }),
  options: (desk) => options(desk),
  forced(desk) {
    if (next(desk).hex !== null) return undefined;
    const hexes = hexesFor(desk);
    return hexes.length === 1 ? { type: 'at', hex: hexes[0]! } : undefined;
  },
  commands: {
    at(play, command) {
      listed(play, command);
      play.happen({ type: 'place-chosen', unit: next(play).left[0]!, hex: command.hex });
    },
    face(play, command) {
      listed(play, command);
      stand(play, directionIndex(play.table.board.grid.orientation, command.facing as string)!);
    },
  },
  done: null,
};
