import type { Action } from '../../../../kernel/session/index.js';
import type { BuildingEntryOutcome } from '../../movement/building-entry.js';
import type { Building } from '../../vocabulary.js';
import { hurt } from '../harm.js';
import type { MovingGround } from '../moving/ground.js';
import { pointsOpen, type Stand } from '../moving/walk.js';
import type { Mover } from '../position.js';
import type { Desk, Play, Scene } from '../stage.js';
import { buildingIn, isAble, passengersOf } from '../standing.js';
import { bailOut } from '../suffering.js';
import { unitOf } from '../table.js';
import { openReaction } from './overwatch-turns.js';

interface Wall {
  readonly building: Building;
  readonly way: 'entering' | 'leaving';
  readonly reverse: boolean;
  readonly cost: number;
}

/** Driving through a wall as the stateless question puts it [6.6.3]. */
function wallQuestion({ table, position }: Scene, mover: Mover, { building, way, reverse, cost }: Wall, left: number) {
  const { card } = unitOf(table, mover.unit);
  const exposed = passengersOf(table, position, mover.unit).length > 0 && card.passengerCover !== 'underArmor';
  return {
    building,
    way,
    gpDefense: card.defense.gpDefense!,
    tracked: card.movement!.mode === 'T',
    openTopped: card.openTopped,
    antiAircraftVehicle: card.antiAircraftVehicle,
    exposedPassengers: exposed,
    reverse,
    damaged: position.units[mover.unit]!.damaged ?? false,
    pointsLeft: Math.max(0, left),
    cost,
    paidForTurning: mover.hexes.length === 1 && mover.spent > 0,
    moved: mover.hexes.length > 1,
  };
}

const directionOf = (facing: number, reverse: boolean): number => (reverse ? (facing + 3) % 6 : facing);

/** Whether a vehicle may drive into the building of the hex ahead; from one building into the next it comes out first [6.6.3]. */
export function mayBreakIn(desk: Desk, ground: MovingGround, mover: Mover, stand: Stand, way: Stand): boolean {
  const { table, position, book } = desk;
  const building = buildingIn(table, ground.grid.name(way.hex));
  if (building === undefined || position.units[mover.unit]!.inside) return false;
  const wall: Wall = { building, way: 'entering', reverse: false, cost: way.spent - stand.spent };
  const question = wallQuestion(desk, mover, wall, pointsOpen(stand, mover.most) - stand.spent);
  return book.allows('movement/building-entry', question);
}

/** The building of the hex ahead may be driven into, where no road leads there [6.6.3]. */
export function* breakIns(desk: Desk, ground: MovingGround, mover: Mover, stand: Stand, way: Stand): Iterable<Action> {
  if (desk.table.layer === 'basic' || ground.prices.along(stand.hex, stand.facing) !== null) return;
  if (!mayBreakIn(desk, ground, mover, stand, way)) return;
  const cost = { amount: way.spent - stand.spent, unit: 'movement-points' };
  yield { command: { type: 'break-in' }, rule: '6.6.3', cost };
}

/** The wall it has to go through with its next step: out of the building it is in, or into the one ahead [6.6.3]. */
function wallAhead(
  play: Play,
  ground: MovingGround,
  stand: Stand,
  way: Stand,
  reverse: boolean,
  into: boolean,
): Wall | null {
  const { table, position } = play;
  const { unit } = position.mover!;
  const { hex, inside } = position.units[unit]!;
  // Whoever goes for an enemy in a building leaves the road for it [6.6.10].
  if (!into && ground.prices.along(stand.hex, directionOf(stand.facing, reverse)) !== null) return null;
  const cost = way.spent - stand.spent;
  if (inside) return { building: buildingIn(table, hex!)!, way: 'leaving', reverse, cost };
  if (!into) return null;
  return { building: buildingIn(table, ground.grid.name(way.hex))!, way: 'entering', reverse, cost };
}

/**
 * The walls speak before the step is made, in the hex it comes from; false where it stays there: with a track hit, destroyed,
 * or with too few points left. Nobody bails out for a wall [6.6.3].
 */
export function getsThrough(
  play: Play,
  ground: MovingGround,
  stand: Stand,
  way: Stand,
  reverse: boolean,
  into: boolean,
): boolean {
  const mover = play.position.mover!;
  const wall = wallAhead(play, ground, stand, way, reverse, into);
  if (wall === null) return true;
  const question = wallQuestion(play, mover, wall, pointsOpen(stand, mover.most) - stand.spent);
  const { result, moves } = play.ask<BuildingEntryOutcome>('movement/building-entry', question);
  const { unit } = mover;
  if (result === 'ko') {
    const { hex } = play.position.units[unit]!;
    hurt(play, unit, 'ko', play.position.wrecks[hex!]?.kind ?? 'ko');
    bailOut(play, unit, { causes: [], destroyed: 'ko' });
  } else if (result !== 'none') hurt(play, unit, result);
  if (moves) return true;
  if (isAble(play.position.units[unit]!)) {
    play.happen({ type: 'unit-stays', unit });
    openReaction(play, unit);
  }
  return false;
}
