import type { Action } from '../../../../kernel/session/index.js';
import { underFireControl } from '../../combat/support-fire.js';
import { type AirType, firesAsArtillery, opponentOf, type Side } from '../../vocabulary.js';
import { attackOf, inRange } from '../declared.js';
import { happen } from '../events/catalogue.js';
import { unitsOnMap } from '../ground.js';
import { has, type Position, type Unit } from '../position.js';
import { action, type Deed, type Stage } from '../stage.js';
import type { Table } from '../table.js';

/** Markers of a kind that a side has left and has not sent anywhere yet [12.9]. */
export function markersLeft({ air, attacks, aims, phasing, stage }: Position, side: Side, kind: AirType): number {
  const held = air[side]?.[kind] ?? 0;
  if (side !== phasing)
    return held - (stage === 'aiming' ? aims.filter((aim) => aim.side === side && aim.air === kind).length : 0);
  const sent = attacks.filter(({ done }) => !done).flatMap((attack) => attack.air.filter((each) => each === kind));
  const aimed = stage === 'declaration' ? aims.filter((aim) => aim.side === side && aim.air === kind) : [];
  return held - sent.length - aimed.length;
}

/** Hexes under an adjacent attack: what guns and aircraft may be aimed at in support [23.2]. */
const targets = ({ attacks }: Position): string[] =>
  attacks.filter(({ kind }) => kind === 'adjacent').flatMap((attack) => attack.targets);

/** Guns that fire control binds and that could fire at a distance this phase [23.1]. */
function guns(table: Table, position: Position, side: Side): Unit[] {
  return unitsOnMap(position).filter(
    (unit) =>
      unit.side === side &&
      firesAsArtillery(unit.type, unit.command) &&
      underFireControl(unit.command, side, table.umpire()) &&
      !unit.suppressed &&
      !has(unit, 'fired') &&
      !attackOf(position, unit.id) &&
      !position.aims.some((aim) => aim.unit === unit.id),
  );
}

/** With fire control: everything that may still be aimed by a side [23.2]. */
export function aimActions(table: Table, position: Position, side: Side): Action[] {
  if (!table.options.fireControl) return [];
  const hexes = targets(position);
  const artillery = guns(table, position, side).flatMap((unit) =>
    hexes
      .filter((hex) => inRange(table, unit, hex))
      .map((target) => action('23.2', { type: 'aim', unit: unit.id, target })),
  );
  // The TAC of the sides that are bound only bombards [12.3].
  const flies = underFireControl(undefined, side, table.umpire()) && markersLeft(position, side, 'gunship') > 0;
  const air = flies ? hexes.map((target) => action('23.2', { type: 'aim-air', air: 'gunship', target })) : [];
  return [...artillery, ...air];
}

/** Whoever has a gun face down is asked whether it is in range or not: the other side must not learn that [14.3]. */
const mayAimUntried = (table: Table, position: Position, side: Side): boolean =>
  table.options.fireControl &&
  targets(position).length > 0 &&
  guns(table, position, side).some(({ untried }) => untried);

const aiming = ({ stage, phasing }: Position): Side => (stage === 'aiming' ? opponentOf(phasing) : phasing);

export const aimGun: Deed = (play, { unit, target }) => {
  const side = aiming(play.position);
  const listed = aimActions(play.table, play.position, side).some(
    ({ command }) => command.type === 'aim' && command.unit === unit && command.target === target,
  );
  if (!listed) return play.refuse('23.2', 'cannot-aim', { hex: target });
  happen(play, 'fire-aimed', { side, hex: target, unit });
};

export const aimAir: Deed = (play, { air, target }) => {
  const side = aiming(play.position);
  const listed = aimActions(play.table, play.position, side).some(
    ({ command }) => command.type === 'aim-air' && command.air === air && command.target === target,
  );
  if (!listed) return play.refuse('23.2', 'cannot-aim', { hex: target });
  happen(play, 'fire-aimed', { side, hex: target, air });
};

/** [23.2]: after the attacker's declarations the defender aims his protective fire. */
export const defenderAims: Stage = {
  rule: '23.2',
  actors: ({ position }) => [opponentOf(position.phasing)],
  options: ({ table, position }) => aimActions(table, position, opponentOf(position.phasing)),
  idle({ table, position }) {
    const side = opponentOf(position.phasing);
    return !mayAimUntried(table, position, side) && aimActions(table, position, side).length === 0;
  },
  commands: { aim: aimGun, 'aim-air': aimAir },
  leave: (play) => happen(play, 'stage-entered', { stage: 'order' }),
  done: { type: 'end-aiming' },
};
