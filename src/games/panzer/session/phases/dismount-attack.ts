import { distance } from '../../../../kernel/hexes/index.js';
import type { Action, Side } from '../../../../kernel/session/index.js';
import { meetBarrages, meetGround } from '../marks/barrage.js';
import { meetMines } from '../mines/field.js';
import { moraleOf } from '../morale.js';
import { spotsNow } from '../sight.js';
import { acting, type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { ableUnits, isAble, levelOf, passengersOf } from '../standing.js';
import { enemyOf } from '../table.js';
import type { Unit } from '../units.js';
import { beginFight } from './fighting.js';
import { demandListed } from './listed.js';
import { isMoving, landings, mountCosts } from './riding.js';

/** A rider that jumps off and goes at an enemy at once [6.6.1.1]. */
export interface DismountAttack {
  readonly vehicle: string;
  readonly unit: string;
  readonly hex: string;
  readonly target: string;
}

/** Riders that could go at somebody: leg units with their nerves together [6.6.1.1]. */
const isFit = ({ position }: Scene, { id, kind }: Unit): boolean =>
  kind !== 'towed' && position.units[id]!.suppression === undefined && moraleOf(position.units[id]!) === 'steady';

/** Whom the riders of a side spot before anybody of it moves: none else may be attacked out of a vehicle [6.6.1.1]. */
export function seenAboard(scene: Scene, side: Side): Readonly<Record<string, readonly string[]>> {
  const { table, position } = scene;
  if (table.layer === 'basic') return {};
  const enemies = [...ableUnits(table, position, enemyOf(table, side))].map(({ id }) => id);
  const riders = [...ableUnits(table, position, side)].flatMap(({ id }) => passengersOf(table, position, id));
  return Object.fromEntries(
    riders
      .filter((rider) => isFit(scene, rider))
      .map(({ id }) => [id, enemies.filter((enemy) => spotsNow(table, position, id, enemy))] as const)
      .filter(([, seen]) => seen.length > 0),
  );
}

/** Attacks open to the riders of one vehicle: off into a hex beside the enemy, not more than one level apart [6.6.1.1]. */
export function* dismountAttacks(desk: Desk, vehicle: string): Iterable<Action> {
  const { table, position } = desk;
  const { grid } = table.board;
  for (const rider of passengersOf(table, position, vehicle)) {
    const targets = (position.seenAboard[rider.id] ?? []).filter((id) => isAble(position.units[id]!));
    if (targets.length === 0 || !isFit(desk, rider)) continue;
    for (const hex of landings(desk, rider, vehicle)) {
      const from = grid.index(hex);
      for (const target of targets) {
        const to = grid.index(position.units[target]!.hex!);
        if (distance(grid, from, to) !== 1) continue;
        if (Math.abs(table.line.board.level[from]! - levelOf(table, position, target)) > 1) continue;
        yield { command: { type: 'dismount-attack', vehicle, unit: rider.id, hex, target }, rule: '6.6.1.1' };
      }
    }
  }
}

/** Riders of vehicles that stand still may jump off as well: any command of the vehicle will do [6.6.1.1, 6.6.7.1.1]. */
export function* standingAttacks(desk: Desk, side: Side): Iterable<Action> {
  const { table, position } = desk;
  if (Object.keys(position.seenAboard).length === 0) return;
  for (const { id, leg } of ableUnits(table, position, side))
    if (leg === null && !isMoving(position.units[id]!.command)) yield* dismountAttacks(desk, id);
}

/** Off, and at the enemy: nobody answers the rider with overwatch, and nobody joins it [6.6.1.1]. */
export function dismountAttack(play: Play, { vehicle, unit, hex, target }: DismountAttack): void {
  const cost = mountCosts(play, 'dismount', unit, vehicle, hex);
  const { facing } = play.position.units[vehicle]!;
  play.happen({ type: 'unit-dismounted', unit, vehicle, hex, facing: facing!, cost });
  meetMines(play, unit, 'dismount');
  if (hex !== play.position.units[vehicle]!.hex) meetBarrages(play, unit);
  if (!isAble(play.position.units[unit]!)) return;
  play.happen({ type: 'dismount-attack-declared', unit, vehicle, target, reveals: true });
  beginFight(play, target);
}

function* options({ position }: Scene): Iterable<Action> {
  for (const unit of position.assaults!.advance?.units ?? [])
    yield { command: { type: 'advance', unit }, rule: '6.6.1.1.3' };
}

/** The enemy is gone: the rider goes into the hex, or stays where it jumped off [6.6.1.1.3, 6.6.1.2.3]. */
export const followingUp: Stage = {
  rule: '6.6.1.1.3',
  actors: acting,
  prompt: () => remark('6.6.1.1.3', 'ask-advance'),
  options,
  commands: {
    advance(play, command) {
      demandListed(play, options(play), command, '6.6.1.1.3');
      const { hex } = play.position.assaults!.advance!;
      play.happen({ type: 'assault-advanced', unit: command.unit, hex });
      meetGround(play, command.unit as string);
      play.happen({ type: 'dismount-attack-over', unit: command.unit });
    },
  },
  done: { type: 'end-assaults' },
  leave: (play) => play.happen({ type: 'dismount-attack-over', unit: play.position.assaults!.advance!.units[0]! }),
};
