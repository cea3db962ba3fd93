import { distance, type HexIndex } from '../../../../kernel/hexes/index.js';
import type { Action, Side } from '../../../../kernel/session/index.js';
import { hurt } from '../harm.js';
import { meetBarrages } from '../marks/barrage.js';
import { setOffMines } from '../mines/explosion.js';
import { meetMines } from '../mines/field.js';
import { LegWalk } from '../moving/leg-walk.js';
import type { Mover } from '../position.js';
import type { Desk, Play, Scene } from '../stage.js';
import { inTurn } from '../staggered/formations.js';
import { ableUnits, isAble, kindOf, passengersOf, standing } from '../standing.js';
import { unitOf } from '../table.js';
import type { Unit } from '../units.js';
import { openReaction } from './overwatch-turns.js';

type Act = 'mount' | 'dismount' | 'emergency';

export const isMoving = (command: string | undefined): boolean => command === 'move' || command === 'shortHalt';

/** How far the hex is from a vehicle, in the words of the question [6.6.7.1.1]. */
function placeOf({ table, position }: Scene, vehicle: string, hex: string): 'sameHex' | 'adjacent' | 'further' {
  const { grid } = table.board;
  const range = distance(grid, grid.index(position.units[vehicle]!.hex!), grid.index(hex));
  return range === 0 ? 'sameHex' : range === 1 ? 'adjacent' : 'further';
}

/** Getting on or off as the stateless question puts it [6.6.7.1.1, 6.6.7.1.2]. */
function mountQuestion(scene: Scene, act: Act, rider: string, vehicle: string, hex: string) {
  const { table, position } = scene;
  const state = position.units[rider]!;
  const carrier = position.units[vehicle]!;
  const { mover } = position;
  const own = mover?.unit === vehicle ? mover : undefined;
  return {
    act,
    passenger: {
      kind: kindOf(table, position, rider),
      attachedWeapon: unitOf(table, rider).attachedWeapon,
      suppressed: state.suppression !== undefined,
      moved: state.moved ?? false,
      command: state.command ?? 'none',
    },
    vehicle: {
      command: carrier.command ?? 'none',
      ...(own ? { allowance: Math.max(1, own.most.crossCountry), spent: own.spent } : {}),
      hullDown: carrier.hullDown !== undefined && !isMoving(carrier.command),
      paidHere: own?.paidHere ?? false,
    },
    place: placeOf(scene, vehicle, hex),
  };
}

/** What the vehicle pays for it. */
export function mountCosts(play: Play, act: Act, rider: string, vehicle: string, hex?: string): number {
  const at = hex ?? standing(play.position, rider).hex!;
  const question = mountQuestion(play, act, rider, vehicle, at);
  return play.ask<{ vehiclePays: number }>('movement/mount', question).vehiclePays;
}

/** Whether a vehicle has room for one more [6.6.7.1]. */
function hasRoom({ table, position, book }: Desk, rider: string, vehicle: string): boolean {
  const { transport } = unitOf(table, vehicle).card;
  if (!transport) return false;
  const passengers = [...passengersOf(table, position, vehicle), unitOf(table, rider)].map(({ id, leg }) => ({
    kind: kindOf(table, position, id),
    need: leg!.need!,
  }));
  return book.allows('movement/transport-load', { transport, passengers });
}

const allows = (desk: Desk, act: Act, rider: string, vehicle: string, hex: string): boolean =>
  desk.book.allows('movement/mount', mountQuestion(desk, act, rider, vehicle, hex));

/** Standing vehicles that the leg unit or gun on its way may climb aboard [6.6.7.1.1]. */
export function* boardings(desk: Desk): Iterable<Action> {
  const { table, position } = desk;
  const { unit } = position.mover!;
  const { side } = unitOf(table, unit);
  const { hex } = position.units[unit]!;
  for (const { id, leg } of ableUnits(table, position, side)) {
    if (leg !== null || isMoving(position.units[id]!.command) || !hasRoom(desk, unit, id)) continue;
    if (allows(desk, 'mount', unit, id, hex!)) yield { command: { type: 'board', vehicle: id }, rule: '6.6.7.1.1' };
  }
}

/** The answers are in: it is aboard, unless it was stopped on the way [6.6.7.1.1]. */
export function climbAboard(play: Play, then: NonNullable<Mover['then']> & { readonly does: 'mount' }): void {
  const { unit, vehicle, cost } = then;
  const { units } = play.position;
  const fit = isAble(units[unit]!) && isAble(units[vehicle]!);
  if (fit && allows(play, 'mount', unit, vehicle, units[unit]!.hex!))
    play.happen({ type: 'unit-mounted', unit, vehicle, cost });
  else play.happen({ type: 'mount-failed', unit });
}

/** Hexes a rider may get off into: that of the vehicle, or the next one, where no enemy is [6.6.7.1.1, 6.6.4.1]. */
export function* landings(desk: Desk, rider: Unit, vehicle: string): Iterable<string> {
  const { table, position } = desk;
  const { grid } = table.board;
  const here = grid.index(position.units[vehicle]!.hex!);
  const walk = new LegWalk(table, position, rider.id, 'walk');
  const around = Array.from({ length: 6 }, (_, direction) => grid.neighbours[6 * here + direction]!);
  const open = (hex: HexIndex): boolean =>
    hex >= 0 && !walk.hasEnemy(hex) && walk.mayJoin(hex) && (hex === here || walk.may(here, hex));
  for (const hex of [here, ...around])
    if (open(hex) && allows(desk, 'dismount', rider.id, vehicle, grid.name(hex))) yield grid.name(hex);
}

/** Who may get on or off the vehicle on its way, or jump [6.6.7.1.1, 6.6.7.1.2]. */
export function* rides(desk: Desk, mover: Mover): Iterable<Action> {
  const { table, position } = desk;
  if (table.layer === 'basic') return;
  const vehicle = mover.unit;
  const { side } = unitOf(table, vehicle);
  const price = (act: Act, rider: string, hex: string) => {
    const question = mountQuestion(desk, act, rider, vehicle, hex);
    const { vehiclePays } = desk.book.whateverIsRolled<{ vehiclePays: number }>('movement/mount', question)!;
    return { cost: { amount: vehiclePays, unit: 'movement-points' } };
  };
  for (const rider of passengersOf(table, position, vehicle)) {
    for (const hex of landings(desk, rider, vehicle))
      yield {
        command: { type: 'dismount', unit: rider.id, hex },
        rule: '6.6.7.1.1',
        ...price('dismount', rider.id, hex),
      };
    const { hex } = position.units[vehicle]!;
    if (rider.kind !== 'towed' && allows(desk, 'emergency', rider.id, vehicle, hex!))
      yield { command: { type: 'bail', unit: rider.id }, rule: '6.6.7.1.2' };
  }
  for (const { id, leg } of ableUnits(table, position, side)) {
    const { command, moved, hex } = position.units[id]!;
    if (leg === null || command !== 'move' || moved) continue;
    if (hasRoom(desk, id, vehicle) && allows(desk, 'mount', id, vehicle, hex!))
      yield { command: { type: 'mount', unit: id }, rule: '6.6.7.1.1', ...price('mount', id, hex!) };
  }
}

/** Riders of vehicles that stand still, which pay nothing; it shows that these do not move [6.6.7.1.1]. */
export function* unloadings(desk: Desk, side: Side): Iterable<Action> {
  const { table, position } = desk;
  if (table.layer === 'basic') return;
  for (const { id, leg } of ableUnits(table, position, side)) {
    if (leg !== null || isMoving(position.units[id]!.command) || !inTurn(desk, id)) continue;
    for (const rider of passengersOf(table, position, id))
      for (const hex of landings(desk, rider, id))
        yield { command: { type: 'unload', vehicle: id, unit: rider.id, hex }, rule: '6.6.7.1.1' };
  }
}

/** Off the vehicle, seen to have moved, and open to answers where it stands [6.6.7.1.1, 6.1.3]. */
export function getOff(play: Play, rider: string, vehicle: string, hex: string): void {
  const cost = mountCosts(play, 'dismount', rider, vehicle, hex);
  const { facing } = play.position.units[vehicle]!;
  play.happen({ type: 'unit-dismounted', unit: rider, vehicle, hex, facing: facing!, cost });
  meetMines(play, rider, 'dismount');
  if (hex !== play.position.units[vehicle]!.hex) meetBarrages(play, rider);
  if (isAble(play.position.units[rider]!)) openReaction(play, rider);
}

/** Out in a hurry: where the vehicle is, and suppressed; nobody gets a shot for it [6.6.7.1.2]. */
export function jumpOff(play: Play, rider: string, vehicle: string): void {
  mountCosts(play, 'emergency', rider, vehicle, play.position.units[vehicle]!.hex!);
  const { hex, facing } = play.position.units[vehicle]!;
  play.happen({ type: 'passenger-out', unit: rider, hex: hex!, facing: facing! });
  hurt(play, rider, 'suppressed');
  setOffMines(play, rider, 'bailOut');
}
