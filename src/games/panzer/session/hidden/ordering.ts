import type { Side } from '../../../../kernel/session/index.js';
import { Command } from '../../vocabulary.js';
import { indirectWeapon } from '../artillery/sources.js';
import { isRecon } from '../formations.js';
import { commandsFor } from '../phases/open-commands.js';
import type { Desk, Play, Scene } from '../stage.js';
import { unitOf } from '../table.js';
import { counterName, countersOf, isDummy } from './counters.js';
import type { HiddenCounter } from './state.js';

/** What a counter may be told: to move as all its units can, to fire or watch as one of them can; a dummy only feigns moving [4.2.1, 7.2.2]. */
function commandsForCounter(desk: Desk, counter: HiddenCounter): Command[] {
  if (isDummy(counter)) return ['move', 'none'];
  const { sight } = desk.position;
  const open = counter.units.map((id) => ({ id, commands: commandsFor(desk, unitOf(desk.table, id)) }));
  const may = (command: Command) => open.filter(({ commands }) => commands.includes(command)).map(({ id }) => id);
  return Command.values.filter((command) => {
    if (command === 'move') return may(command).length === open.length;
    const aims = (id: string): boolean => (sight[id] ?? []).length > 0;
    if (command === 'shortHalt') return may(command).some(aims);
    // Guns that fire indirectly need no target of their own, and stay hidden [6.5.1, 7.2.2.3].
    if (command === 'fire')
      return may(command).some((id) => aims(id) || indirectWeapon(unitOf(desk.table, id)) !== null);
    return may(command).length > 0;
  });
}

/** The form of the orders of a side's counters, by name. */
export const counterChoices = (desk: Desk, side: Side) =>
  Object.fromEntries(
    countersOf(desk.position, side).map(([id, counter]) => [
      id,
      { title: counterName(id)!.en, enum: commandsForCounter(desk, counter) },
    ]),
  );

/** Command counters of formations that hidden ones use: one each, whatever is inside; dummies none [6.2.1.1.1]. */
export function countersUsed({ table, position }: Scene, orders: Readonly<Record<string, Command>>) {
  return Object.entries(orders).flatMap(([id, command]) => {
    const counter = position.hidden.counters[id];
    if (!counter || command === 'none' || isDummy(counter)) return [];
    const units = counter.units.map((unit) => unitOf(table, unit));
    return units.every((unit) => isRecon(position, unit)) ? [] : [{ formation: units[0]!.formation, command }];
  });
}

/** Refuses a command that a counter may not have. */
export function checkCounterOrder(play: Play, id: string, command: Command, side: Side): boolean {
  const counter = play.position.hidden.counters[id];
  if (counter?.side !== side) return false;
  if (!commandsForCounter(play, counter).includes(command))
    play.refuse('4.2.1', 'order-not-open', { unit: counterName(id)!, command });
  return true;
}

/** The orders of a side's counters; that it has given any is nobody's business but that it has counters. */
export function orderCounters(play: Play, side: Side, orders: Readonly<Record<string, Command>>): void {
  if (countersOf(play.position, side).length > 0)
    play.happen({ type: 'counters-ordered', side, secret: { for: [side], orders } });
}
