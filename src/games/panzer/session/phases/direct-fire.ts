import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { makeSmoke } from '../marks/smoke.js';
import { breakByFire } from '../optional/camouflage.js';
import { workingWeapons } from '../optional/weapons.js';
import { goOn } from '../sequence.js';
import { acting, type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { ableUnits, passengersOf } from '../standing.js';
import { unitOf } from '../table.js';
import { directShots, directTargets, hasTarget } from '../targets.js';
import { openFire, secondOf } from '../turn.js';
import { demandListed } from './listed.js';
import { smokeOptions } from './smoke.js';

/** Revealed units of the side that have not fired yet [4.4.1]. */
function obliged({ table, position }: Scene, side: Side): string[] {
  return [...ableUnits(table, position, side)]
    .filter(({ id }) => {
      const { command, fired, spent } = position.units[id]!;
      return (command === 'fire' || command === 'shortHalt') && !fired && !spent;
    })
    .map(({ id }) => id);
}

const hasDeclared = ({ position }: Scene, id: string): boolean =>
  position.fire!.shots.some(({ firer }) => firer === id);

/** Those that have not declared either. */
const undeclared = (scene: Scene, side: Side): string[] => obliged(scene, side).filter((id) => !hasDeclared(scene, id));

/**
 * Leg units that may fire from their vehicles, of their own will: it neither moves nor watches [6.6.7.2]. Nobody need
 * know what a vehicle was told before they do.
 */
function riders({ table, position }: Scene, side: Side): string[] {
  return [...ableUnits(table, position, side)]
    .filter(({ id }) => {
      const { command } = position.units[id]!;
      return command !== 'move' && command !== 'overwatch';
    })
    .flatMap(({ id }) => passengersOf(table, position, id))
    .filter(({ id, kind }) => kind !== 'towed' && !position.units[id]!.fired)
    .map(({ id }) => id);
}

/** Units that would lose their last target if this one were fired upon now. */
function robbed(desk: Desk, side: Side, target: string): string[] {
  return undeclared(desk, side).filter((id) => {
    const targets = directTargets(desk, id);
    return targets.length === 1 && targets[0] === target;
  });
}

function* options(desk: Desk, side: Side): Iterable<Action> {
  const { table, position } = desk;
  const { aiming, shots } = position.fire!;
  if (aiming !== null) {
    for (const { firer: _firer, ...shot } of directShots(desk, aiming))
      yield {
        command: { type: 'fire', ...shot },
        rule: shot.pinning ? '7.18' : shot.ammo === 'GP' ? '6.5.4' : '4.4.3',
      };
    yield { command: { type: 'drop-aim' }, rule: '4.4.1', changes: true };
    return;
  }
  for (const id of [...obliged(desk, side), ...riders(desk, side)])
    if (hasTarget(desk, id))
      yield {
        command: { type: 'take-aim', unit: id },
        rule: hasDeclared(desk, id) ? '5.14' : '4.4.1',
      };
  if (table.layer === 'advanced') yield* smokeOptions(desk, undeclared(desk, side));
  for (const target of new Set(shots.map((shot) => shot.target))) {
    const units = robbed(desk, side, target).map((id) => unitOf(table, id).name);
    const warnings = units.length > 0 ? [remark('4.4.1', 'warn-robbed', { units })] : undefined;
    yield { command: { type: 'resolve', target }, rule: '4.4.1', ...(warnings ? { warnings } : {}) };
  }
  for (const firer of new Set(shots.map((shot) => shot.firer)))
    if (!position.units[firer]!.fired)
      yield { command: { type: 'withdraw', unit: firer }, rule: '4.4.1', changes: true };
}

const listed = (play: Play, side: Side, command: Command): void => demandListed(play, options(play, side), command);

export const directFire: Stage = {
  rule: '4.4.1',
  actors: acting,
  prompt: ({ table, position: { fire } }) =>
    fire!.aiming === null
      ? remark('4.4.1', 'ask-fire')
      : remark('4.4.3', 'ask-target', { unit: table.units.get(fire!.aiming)!.name }),
  options,
  commands: {
    'take-aim'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'aim-taken', unit: command.unit });
    },
    'drop-aim'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'aim-dropped', unit: play.position.fire!.aiming! });
    },
    fire(play, command, side) {
      listed(play, side, command);
      const { weapon, ammo, target, pinning } = command;
      const firer = play.position.fire!.aiming!;
      const how = pinning ? { pinning } : {};
      play.happen({ type: 'shot-declared', firer, weapon, ammo, target, ...how, overwatch: false });
    },
    withdraw(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'shot-withdrawn', firer: command.unit });
    },
    'lay-smoke'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'smoke-readied', unit: command.unit });
    },
    'infantry-smoke'(play, command, side) {
      listed(play, side, command);
      const unit = command.unit as string;
      makeSmoke(play, unit, play.position.units[unit]!.hex!, 'infantry');
    },
    resolve(play, command, side) {
      listed(play, side, command);
      const shots = play.position.fire!.shots.filter(({ target }) => target === command.target);
      play.happen({ type: 'fire-resolving', shots, overwatch: false });
    },
  },
  done: { type: 'end-fire', rule: '6.6.7.2' },
  /** Only fire from vehicles is of one's own will; all other fire is to be declared and resolved first [4.4.1, 6.6.7.2]. */
  held(desk, side) {
    const { shots, aiming } = desk.position.fire!;
    const owes = aiming !== null || shots.length > 0 || undeclared(desk, side).some((id) => hasTarget(desk, id));
    return owes ? remark('4.4.1', 'fire-still-due') : undefined;
  },
  /** Whoever is left has nothing to fire at: the shot is wasted, and counts as fired; nothing left a tube that fires indirectly only [4.4.1, 6.5.1]. */
  leave(play) {
    const side = play.position.fire!.side;
    for (const unit of obliged(play, side)) {
      const weapons = workingWeapons(play.table, play.position, unit);
      const direct = weapons.some(({ ap, gpDirect }) => ap.length > 0 || gpDirect);
      play.happen({ type: direct ? 'fire-wasted' : 'fire-idle', unit });
      if (direct) breakByFire(play, unit);
    }
    if (side === play.position.first) openFire(play, secondOf(play));
    else goOn(play, 'direct-fire');
  },
};
