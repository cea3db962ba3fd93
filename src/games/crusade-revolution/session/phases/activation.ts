import type { Action } from '../../../../kernel/session/index.js';
import type { SpaceFilter } from '../cards/card.js';
import { coversSpace } from '../cards/filters.js';
import { groundOf, stacksOf } from '../ground.js';
import { isForbidden } from '../lasting.js';
import type { Position } from '../position.js';
import { active, type Desk, type Play, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { counterOf } from '../units.js';

type Marker = 'move' | 'attack';

/** A space with a marker as the procedure takes it [8.2.2, 17.1]. */
function spaceQuestion(table: Table, position: Position, space: string, marker: Marker): object {
  const ground = groundOf(table, position);
  return {
    name: space,
    marker,
    units: stacksOf(table, position).get(space)?.length ?? 0,
    supply: position.markers[space]?.supply ?? ground.supply(space),
    northern: position.shortage && isNorthern(table, position, space),
    originallyNationalist: table.spaces.get(space)?.control === 'nationalist',
  };
}

const NORTHERN = ['La Coruna', 'Valladolid', 'Zaragoza'];

/** 17.1.1: joined by land to a Nationalist source of the north. */
function isNorthern(table: Table, position: Position, space: string): boolean {
  const ground = groundOf(table, position);
  return NORTHERN.some(
    (source) =>
      table.spaces.has(source) &&
      position.control[source] === 'nationalist' &&
      position.control[space] === 'nationalist' &&
      ground.chain(source) === ground.chain(space),
  );
}

function question({ table, position }: Desk, space: string, marker: Marker): object {
  const { operation, markers, active: side, turn } = position;
  return {
    side,
    ops: operation!.points,
    automatic: operation!.source === 'automatic',
    turn,
    zonesLinked: !position.shortage,
    spaces: [
      ...Object.entries(markers).map(([name, each]) => spaceQuestion(table, position, name, each.marker)),
      spaceQuestion(table, position, space, marker),
    ],
  };
}

/** Whether the markers so far and one more can be paid: some points may be for Attack markers alone [16.5.2 note 1]. */
function isPayable(table: Table, position: Position, space: string, marker: Marker): boolean {
  const { points, attackOnly, only, where } = position.operation!;
  const covers = (filter: SpaceFilter | undefined, id: string): boolean =>
    filter === undefined || coversSpace(table, position, filter, id);
  const extra = attackOnly?.points ?? 0;
  const placed = Object.entries(position.markers).map(([id, each]) => ({ id, marker: each.marker }));
  let [special, either, ordinary] = [0, 0, 0];
  for (const each of [...placed, { id: space, marker }]) {
    const asExtra = extra > 0 && each.marker === 'attack' && covers(attackOnly!.where, each.id);
    const asOrdinary = (only === undefined || only === each.marker) && covers(where, each.id);
    if (asExtra && asOrdinary) either += 1;
    else if (asExtra) special += 1;
    else if (asOrdinary) ordinary += 1;
    else return false;
  }
  return special <= extra && ordinary <= points - extra && special + either + ordinary <= points;
}

/** What the event that gives the OPS, or one that lasts, does not let him do. */
function isBarred({ table, position }: Desk, space: string, marker: Marker): boolean {
  const { active: side } = position;
  return !isPayable(table, position, space, marker) || isForbidden(table, position, side, marker, space);
}

const mayActivate = (desk: Desk, space: string, marker: Marker): boolean =>
  !isBarred(desk, space, marker) && desk.book.allows('movement/activation', question(desk, space, marker));

const pointsLeft = ({ operation, markers }: Position): number => operation!.points - Object.keys(markers).length;

function* activations(desk: Desk): Generator<Action> {
  const { table, position } = desk;
  if (pointsLeft(position) <= 0) return;
  for (const [space, units] of stacksOf(table, position)) {
    if (counterOf(table, units[0]!).side !== position.active || position.markers[space] !== undefined) continue;
    for (const marker of ['move', 'attack'] as const) {
      if (mayActivate(desk, space, marker))
        yield { command: { type: 'activate', space, marker }, rule: '8.2.3', cost: { amount: 1, unit: 'ops' } };
    }
  }
}

/** B.2a: markers, all of them before any movement [8.2.4]; fewer than there are points is allowed [P12]. */
export const activation: Stage = {
  rule: '8.2.3',
  actors: active,
  prompt: ({ position }) => ({ rule: '8.2.3', key: 'ask-activation', values: { left: pointsLeft(position) } }),
  options: activations,
  commands: {
    activate(play, command) {
      const [space, marker] = [command.space as string, command.marker as Marker];
      const { table, position } = play;
      if (!groundOf(table, position).board.has(space)) play.refuse('8.2.2', 'no-such-space', { space });
      const units = stacksOf(table, position).get(space);
      if (!units || counterOf(table, units[0]!).side !== position.active)
        play.refuse('8.2.2', 'activation-empty', { space });
      play.ask('movement/activation', question(play, space, marker));
      if (isBarred(play, space, marker)) play.refuse('8.5.1.1', 'forbidden-by-event', { space });
      play.happen({ type: 'space-activated', space, marker, supply: groundOf(table, position).supply(space) });
    },
  },
  done: { type: 'end-activation', rule: '8.2.1' },
  leave(play: Play) {
    play.happen({ type: 'step-reached', step: 'movement' });
  },
};
