import { directionIndex, OFF_MAP } from '../../../../kernel/hexes/index.js';
import type { Command, Side } from '../../../../kernel/session/index.js';
import { meetGround } from '../marks/barrage.js';
import { edgeOf } from '../moving/leaving.js';
import type { Position } from '../position.js';
import { acting, type Desk, type Play, remark, type Stage } from '../stage.js';
import { isOnMap } from '../standing.js';
import { unitOf } from '../table.js';
import { turnTurret } from '../turrets/turning.js';
import { type DismountAttack, dismountAttack } from './dismount-attack.js';
import { demandListed } from './listed.js';
import { driveOver, endMove, followPlan, getsGoing, leaveMap, step, turn } from './mover-deeds.js';
import { entryPrice, groundOf, options } from './mover-options.js';
import { openReaction } from './overwatch-turns.js';
import { plannedMove, type SentAction } from './planned-move.js';
import { push } from './pushing.js';
import { climbAboard, getOff, jumpOff, mountCosts } from './riding.js';
import { search } from './searching.js';

const listed = (play: Play, command: Command): void => demandListed(play, options(play), command, '4.5.1.1');

const facingOf = (play: Play, command: Command): number =>
  directionIndex(play.table.board.grid.orientation, command.facing as string)!;

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
    turret(play, command) {
      listed(play, command);
      turnTurret(play, command.facing as string);
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
      meetGround(play, mover.unit);
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
      const { target } = command;
      play.happen({ type: 'overrun-declared', unit, target, joining: true });
    },
    'dismount-attack'(play, command) {
      listed(play, command);
      dismountAttack(play, command as unknown as DismountAttack);
    },
    search(play, command) {
      listed(play, command);
      const facing = command.facing === undefined ? undefined : facingOf(play, command);
      if (getsGoing(play))
        search(play, command.position as 'full' | 'partial', command.entry as 'forward' | 'reverse', facing);
      openReaction(play, play.position.mover!.unit);
    },
    push(play, command) {
      listed(play, command);
      if (getsGoing(play)) push(play, command.target as string);
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
