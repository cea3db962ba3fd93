import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { mannerOf } from '../fired-with.js';
import { makeSmoke } from '../marks/smoke.js';
import { breakByFire } from '../optional/camouflage.js';
import { workingWeapons } from '../optional/weapons.js';
import { goOn } from '../sequence.js';
import { acting, type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { inTurn } from '../staggered/formations.js';
import { endTurnOfFire } from '../staggered/turns.js';
import { ableUnits, passengersOf } from '../standing.js';
import { unitOf } from '../table.js';
import { directShots, hasTarget, onlyTarget } from '../targets.js';
import { openFire, secondOf } from '../turn.js';
import { demandListed } from './listed.js';
import { smokeOptions } from './smoke.js';
import { refuseShot } from './why-not-fire.js';

/** Revealed units of the side that have not fired yet [4.4.1]. */
function obliged({ table, position }: Scene, side: Side): string[] {
  return [...ableUnits(table, position, side)]
    .filter(({ id }) => inTurn({ table, position }, id))
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
    .filter(({ id, kind }) => kind !== 'towed' && !position.units[id]!.fired && inTurn({ table, position }, id))
    .map(({ id }) => id);
}

/**
 * Whether riders of a vehicle whose counter lies face down might have something to fire at, whatever the counter says: then
 * the side is asked, so that a pause does not tell that the vehicle neither moves nor watches [6.6.7.2, 4.2.1].
 */
function mightFireFromVehicles(desk: Desk, side: Side): boolean {
  const { table, position } = desk;
  return [...ableUnits(table, position, side)]
    .filter(({ id }) => position.units[id]!.face === undefined)
    .some(({ id }) => {
      const { command: _command, ...still } = position.units[id]!;
      const standing = { ...desk, position: { ...position, units: { ...position.units, [id]: still } } };
      return riders(standing, side).some((rider) => position.units[rider]!.aboard === id && hasTarget(standing, rider));
    });
}

/** Units that would lose their last target if this one were fired upon now. */
const robbed = (desk: Desk, side: Side, target: string): string[] =>
  undeclared(desk, side).filter((id) => onlyTarget(desk, id) === target);

/** Who may aim; one of them alone where only that one is asked about. */
function* aims(desk: Desk, side: Side, unit?: unknown): Iterable<Action> {
  for (const id of [...obliged(desk, side), ...riders(desk, side)])
    if ((unit === undefined || unit === id) && hasTarget(desk, id))
      yield { command: { type: 'take-aim', unit: id }, rule: hasDeclared(desk, id) ? '5.14' : '4.4.1' };
}

const targetsOf = ({ position }: Scene): Set<string> => new Set(position.fire!.shots.map(({ target }) => target));

function* options(desk: Desk, side: Side): Iterable<Action> {
  const { table, position } = desk;
  const { aiming, shots } = position.fire!;
  if (aiming !== null) {
    for (const { firer: _firer, ...shot } of directShots(desk, aiming))
      yield {
        command: { type: 'fire', ...shot },
        rule: shot.pinning ? '7.18' : shot.riders ? '5.1.3.4' : shot.ammo === 'GP' ? '6.5.4' : '4.4.3',
      };
    yield { command: { type: 'drop-aim' }, rule: '4.4.1', changes: true };
    return;
  }
  yield* aims(desk, side);
  if (table.layer === 'advanced') yield* smokeOptions(desk, undeclared(desk, side));
  for (const target of targetsOf(desk)) {
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
      demandListed(play, play.position.fire!.aiming === null ? aims(play, side, command.unit) : [], command);
      play.happen({ type: 'aim-taken', unit: command.unit });
    },
    'drop-aim'(play, command, side) {
      listed(play, side, command);
      play.happen({ type: 'aim-dropped', unit: play.position.fire!.aiming! });
    },
    fire(play, command, side) {
      const { aiming } = play.position.fire!;
      const why = (): void => (aiming === null ? undefined : refuseShot(play, aiming, command));
      demandListed(play, options(play, side), command, '4.4.1', why);
      const { weapon, ammo, target } = command;
      const firer = play.position.fire!.aiming!;
      play.happen({ type: 'shot-declared', firer, weapon, ammo, target, ...mannerOf(command), overwatch: false });
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
    resolve(play, command) {
      if (play.position.fire!.aiming !== null || !targetsOf(play).has(command.target as string))
        play.refuse('4.4.1', 'not-open-now', { command: command.type });
      const shots = play.position.fire!.shots.filter(({ target }) => target === command.target);
      play.happen({ type: 'fire-resolving', shots, overwatch: false });
    },
  },
  idle(desk) {
    const { side } = desk.position.fire!;
    for (const _open of options(desk, side)) return false;
    return !mightFireFromVehicles(desk, side);
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
      const indirect = weapons.some(({ gpIndirect }) => gpIndirect !== undefined);
      const hadTargets = (play.position.sight[unit] ?? []).length > 0;
      // A tube that was only to be called fires nothing unless it had spotted somebody itself [6.5.1].
      const direct = weapons.some(({ ap, gpDirect }) => ap.length > 0 || gpDirect) && (hadTargets || !indirect);
      play.happen({ type: direct ? 'fire-wasted' : 'fire-idle', unit });
      if (direct) breakByFire(play, unit);
    }
    if (play.position.staggered.formation !== null) endTurnOfFire(play);
    else if (side === play.position.first) openFire(play, secondOf(play));
    else goOn(play, 'direct-fire');
  },
};
