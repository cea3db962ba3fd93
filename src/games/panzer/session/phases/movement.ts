import type { Action, Side } from '../../../../kernel/session/index.js';
import { countersOf } from '../hidden/counters.js';
import { breakCamouflage } from '../optional/camouflage.js';
import { goOn } from '../sequence.js';
import { acting, type Desk, remark, type Scene, type Stage } from '../stage.js';
import { counterInTurn, inTurn } from '../staggered/formations.js';
import { endTurnOfMovement } from '../staggered/turns.js';
import { unitOf } from '../table.js';
import { openMovement } from '../turn.js';
import { type DismountAttack, dismountAttack, standingAttacks } from './dismount-attack.js';
import { demandListed } from './listed.js';
import { seenBefore } from './overrunning.js';
import { getOff, unloadings } from './riding.js';
import { waitsForAhead } from './road-columns.js';

/** Units whose Move or Short Halt is still to be executed: on the map, or waiting beside it [4.5, 1.8]. */
function toMove({ table, position }: Scene, side: Side): string[] {
  return [...table.units.values()]
    .filter(({ id, side: own }) => {
      const { place, command, moved, bailed } = position.units[id]!;
      const moves = command === 'move' || (command === 'shortHalt' && place === 'map');
      return (
        own === side &&
        inTurn({ table, position }, id) &&
        moves &&
        !waitsForAhead({ table, position }, id) &&
        !moved &&
        !bailed &&
        (place === 'map' || place === 'due')
      );
    })
    .map(({ id }) => id);
}

/** Hidden counters whose Move is still to be executed [7.2.2.2]. */
const toSneak = (scene: Scene, side: Side): string[] =>
  countersOf(scene.position, side)
    .filter(([, counter]) => counter.command === 'move' && !counter.moved && counterInTurn(scene, counter))
    .map(([id]) => id);

function* options(desk: Desk, side: Side): Iterable<Action> {
  for (const unit of toSneak(desk, side)) yield { command: { type: 'begin-move', unit }, rule: '7.2.2.2' };
  for (const unit of toMove(desk, side)) yield { command: { type: 'begin-move', unit }, rule: '4.5' };
  yield* unloadings(desk, side);
  yield* standingAttacks(desk, side);
}

/** Which unit moves next: every Move and Short Halt must be turned up and executed [4.5]. */
export const movement: Stage = {
  rule: '4.5',
  actors: acting,
  prompt: () => remark('4.5', 'ask-mover'),
  options,
  commands: {
    'begin-move'(play, command, side) {
      demandListed(play, options(play, side), command, '4.5');
      if (play.position.hidden.counters[command.unit as string]) {
        play.happen({ type: 'sneak-begun', counter: command.unit, reveals: true });
        return;
      }
      const unit = unitOf(play.table, command.unit as string);
      const order = play.position.units[unit.id]!.command!;
      const seen = seenBefore(play, unit.id);
      const enemies = seen.length > 0 ? { seen } : {};
      breakCamouflage(play, unit.id);
      play.happen({ type: 'move-begun', unit: unit.id, command: order, ...enemies, reveals: true });
    },
    unload(play, command, side) {
      demandListed(play, options(play, side), command, '6.6.7.1.1');
      getOff(play, command.unit as string, command.vehicle as string, command.hex as string);
    },
    'dismount-attack'(play, command, side) {
      demandListed(play, options(play, side), command, '6.6.1.1');
      dismountAttack(play, command as unknown as DismountAttack);
    },
  },
  /** Getting off standing vehicles is of one's own will; moves are not [4.5, 6.6.7.1.1]. */
  done: { type: 'end-movement', rule: '6.6.7.1.1' },
  held: (desk, side) =>
    toMove(desk, side).length + toSneak(desk, side).length > 0 ? remark('4.5', 'move-still-due') : undefined,
  leave(play) {
    const { acting: side, first } = play.position;
    if (play.position.staggered.formation !== null) endTurnOfMovement(play);
    else if (side === first) goOn(play, 'movement');
    else openMovement(play, first!);
  },
};
