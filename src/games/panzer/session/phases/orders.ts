import type { Action, Command as SessionCommand, Side } from '../../../../kernel/session/index.js';
import type { Command } from '../../vocabulary.js';
import type { Columns } from '../column-order.js';
import { countersOf } from '../hidden/counters.js';
import { checkCounterOrder, counterChoices, orderCounters } from '../hidden/ordering.js';
import { repairWeapons } from '../optional/weapons.js';
import type { ClaimPolicy } from '../position.js';
import { type Desk, type Play, remark, type Scene, type Stage } from '../stage.js';
import { isAble } from '../standing.js';
import { hasTarget } from '../targets.js';
import type { Unit } from '../units.js';
import { checkCounters, type Orders, partners, type Sharing, withinCommands } from './command-counters.js';
import { rollInitiative } from './initiative.js';
import { commandsFor, refuseOrder } from './open-commands.js';
import { ahead } from './road-columns.js';

const CLAIMS: readonly ClaimPolicy[] = ['always', 'never', 'ask'];

/** Units that can take a command: able and on the map, or coming on this turn [4.2.1, 1.8]. */
function commandable({ table, position }: Scene, side: Side): Unit[] {
  return [...table.units.values()].filter(({ id, side: own, turn }) => {
    const state = position.units[id]!;
    return own === side && (isAble(state) || (state.place === 'due' && turn! <= position.turn));
  });
}

/** What a unit would best be told by somebody who knows nothing: fire where there is something to hit, else overwatch. */
function wish(desk: Desk, unit: Unit): Command {
  if (desk.position.units[unit.id]!.place === 'due') return 'move';
  const open = commandsFor(desk, unit);
  if (open.includes('fire') && hasTarget(desk, unit.id)) return 'fire';
  return open.includes('overwatch') ? 'overwatch' : 'none';
}

/** A set that gets a player on, within the commands of his formations. */
function suggestion(desk: Desk, side: Side): { readonly orders: Orders; readonly sharing?: Sharing } {
  const wishes = commandable(desk, side).map((unit) => [unit, wish(desk, unit)] as const);
  if (desk.table.layer === 'basic') return { orders: Object.fromEntries(wishes.map(([{ id }, each]) => [id, each])) };
  return withinCommands(desk, wishes);
}

const choices = (units: readonly Unit[], of: (unit: Unit) => readonly string[]) =>
  Object.fromEntries(
    units
      .map((unit) => [unit.id, { title: unit.name.en, enum: of(unit) }] as const)
      .filter(([, { enum: all }]) => all.length > 0),
  );

const table = (properties: object) => ({ type: 'object', properties, additionalProperties: false });

/** The form of a side's orders: the commands open to each unit are listed by its name, and whose counter it may share [4.2.1, 6.2.1.1.3]. */
function schema(desk: Desk, side: Side): Readonly<Record<string, unknown>> {
  const units = commandable(desk, side);
  const sharing =
    desk.table.layer === 'basic'
      ? {}
      : {
          sharing: table(choices(units, (unit) => partners(desk, unit, units))),
          roadColumns: table(choices(units, (unit) => ahead(desk, unit, units))),
        };
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    type: 'object',
    properties: {
      type: { const: 'commit-orders' },
      orders: table({ ...choices(units, (unit) => commandsFor(desk, unit)), ...counterChoices(desk, side) }),
      ...sharing,
      claim: { enum: CLAIMS, default: 'always' },
      ...(desk.table.layer === 'basic' ? {} : { angles: { enum: ['front', 'ask'], default: 'front' } }),
    },
    required: ['type', 'orders'],
    additionalProperties: false,
  };
}

function* options(desk: Desk, side: Side): Iterable<Action> {
  const command = { type: 'commit-orders', ...suggestion(desk, side), claim: 'always' };
  yield { command, rule: '4.2.1', form: { schema: schema(desk, side) } };
}

/** Refuses a set with a part that is not allowed: what is accepted is executed as it stands [4.2.1]. */
function check(play: Play, command: SessionCommand, side: Side): void {
  const own = new Map(commandable(play, side).map((unit) => [unit.id, unit]));
  const orders = command.orders as Orders;
  for (const [id, order] of Object.entries(orders)) {
    if (checkCounterOrder(play, id, order, side)) continue;
    const unit = own.get(id);
    if (!unit) play.refuse('4.2.1', 'order-for-stranger', { unit: play.table.units.get(id)?.name ?? id });
    if (!commandsFor(play, unit!).includes(order)) refuseOrder(play, unit!, order);
  }
  checkCounters(play, orders, (command.sharing ?? {}) as Sharing, (command.roadColumns ?? {}) as Columns);
}

/** The end of the Command Phase [7.25, 4.3]. */
function endCommands(play: Play): void {
  repairWeapons(play);
  rollInitiative(play);
}

export const orders: Stage = {
  rule: '4.2.1',
  actors: (scene) =>
    scene.table.sides.filter((side) => commandable(scene, side).length + countersOf(scene.position, side).length > 0),
  prompt: () => remark('4.2.1', 'ask-orders'),
  options,
  idle: (desk) => orders.actors(desk).length === 0,
  sealed: {
    type: 'commit-orders',
    check,
    open(play, commands) {
      for (const [side, { orders: given, sharing, roadColumns, claim, angles }] of Object.entries(commands)) {
        const counters = play.position.hidden.counters;
        const commandsGiven = Object.entries(given as Orders).filter(([, command]) => command !== 'none');
        const toUnits = Object.fromEntries(commandsGiven.filter(([id]) => counters[id] === undefined));
        orderCounters(play, side, Object.fromEntries(commandsGiven.filter(([id]) => counters[id] !== undefined)));
        const asks = angles === 'ask' ? { angles } : {};
        const roads = Object.keys(roadColumns ?? {}).length === 0 ? {} : { roadColumns };
        const said = { claim: claim ?? 'always', ...asks };
        const secret = { for: [side], orders: toUnits, sharing: sharing ?? {}, ...roads, ...said };
        play.happen({ type: 'orders-given', side, secret });
      }
      endCommands(play);
    },
  },
  commands: {},
  done: null,
  leave: endCommands,
};
