import { wants } from '../../../../kernel/session/index.js';
import { drawUnits } from '../drawing.js';
import { happen, type Play } from '../events/catalogue.js';
import { enemyAt } from '../ground.js';
import type { Position, Unit } from '../position.js';
import { setUpHexes, setUpQuestion } from '../set-up-places.js';
import { fitsAt } from '../stacks.js';
import { action, type Desk, type Order, phasing, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { priced, requestActions, requestUnit } from './requests.js';

/** Units of the part of the set-up that is being placed now [3.2]. */
function waiting({ order }: Table, position: Position): Unit[] {
  const due = Object.values(position.units).filter(
    ({ place, group, side }) => place === 'due' && group !== undefined && side === position.phasing,
  );
  const orders = due.map(({ group }) => order.setUp[group!]!.order);
  const now = Math.min(...orders);
  return due.filter((_, i) => orders[i] === now);
}

/** Face-down units with like backs are anybody's guess: the first of them stands for all [14.3]. */
function distinct(units: readonly Unit[]): Unit[] {
  const backs = new Set<string>();
  return units.filter(({ id, counter, untried, command, type, movement, group }) => {
    const back = untried && id !== counter ? `${command} ${type} ${movement} ${group}` : id;
    return backs.has(back) ? false : backs.add(back);
  });
}

const openHexes = (table: Table, position: Position, unit: Unit): number[] =>
  setUpHexes(table, unit).filter(
    (hex) => !enemyAt(table, position, hex, unit.side) && fitsAt(table, position, hex, unit),
  );

/** A side begins to set up: what it draws blind is drawn first. */
export function openSetUp(play: Play): void {
  const { table, position } = play;
  table.order.setUp.forEach(({ side, draws, untried }, group) => {
    if (side !== position.phasing) return;
    for (const draw of draws) {
      const count = wholeArmy(table, draw.command) ? table.counters.size : draw.count;
      if (untried) drawUnits(play, { ...draw, count }, { group });
    }
  });
}

/** With Army intervention all its units start on the map [16.14]. */
const wholeArmy = ({ options }: Table, command: string | undefined): boolean =>
  options.armyIntervention && command === 'hungarianArmy';

function next(play: Play): void {
  const { table, position } = play;
  const at = table.setUpOrder.indexOf(position.phasing);
  const side = table.setUpOrder[at + 1];
  if (side === undefined) {
    happen(play, 'stage-entered', { stage: 'between' });
    return;
  }
  happen(play, 'stage-entered', { stage: 'set-up', phasing: side });
  openSetUp(play);
}

/** The hex of a unit to which a scenario of somebody's own gives one and no choice. */
function onlyHex({ campaign, order }: Table, { group }: Unit): string | undefined {
  if (campaign !== null) return undefined;
  const [hex, ...others] = order.setUp[group!]!.hexes ?? [];
  return others.length === 0 ? hex : undefined;
}

/** Somebody who waits can be placed. */
const canPlace = ({ table, position }: Desk): boolean =>
  waiting(table, position).some((unit) => openHexes(table, position, unit).length > 0);

/** [3.2]: each side in its turn places its units; what finds no room stays off the map. */
export const setUp: Stage = {
  rule: '3.2',
  actors: phasing,
  *options({ table, position, book }, _side, wanted) {
    for (const unit of distinct(waiting(table, position))) {
      if (!wants(wanted, { type: 'place', unit: unit.id })) continue;
      const { rule } = table.order.setUp[unit.group!]!;
      for (const hex of openHexes(table, position, unit)) {
        yield action(rule, { type: 'place', unit: unit.id, hex: table.grid.name(hex) });
      }
    }
    yield* priced(table, position, requestActions(table, position), book);
  },
  owed: ({ table, position }) =>
    waiting(table, position).map(({ id, group }) => ({
      rule: table.order.setUp[group!]!.rule,
      key: 'owed-placing',
      values: { unit: id },
    })),
  held: (desk) => (canPlace(desk) ? { rule: '3.2', key: 'set-up-unfinished', values: {} } : undefined),
  idle: (desk) => !canPlace(desk) && requestActions(desk.table, desk.position).length === 0,
  forced({ table, position }) {
    for (const unit of waiting(table, position)) {
      const hex = onlyHex(table, unit);
      if (hex !== undefined) return { type: 'place', unit: unit.id, hex } as Order;
    }
    return undefined;
  },

  commands: {
    place(play, { unit: id, hex: name }) {
      const { table, position } = play;
      const unit = waiting(table, position).find((each) => each.id === id);
      if (!unit) return play.refuse('3.2', 'not-to-be-placed', { unit: id });
      if (!distinct(waiting(table, position)).includes(unit))
        return play.refuse('14.3', 'like-backs-in-order', { unit: id });
      const hex = table.grid.find(name);
      if (hex === undefined) return play.refuse('2.1', 'no-such-hex', { hex: name });
      if (table.campaign) play.ask('status/set-up', setUpQuestion(table, unit, hex));
      else if (!setUpHexes(table, unit).includes(hex)) play.refuse('3.2', 'not-its-place', { unit: id, hex: name });
      const isFree = !enemyAt(table, position, hex, unit.side) && fitsAt(table, position, hex, unit);
      // A scenario that leaves no choice is taken at its word.
      if (!isFree && onlyHex(table, unit) !== name) {
        return play.refuse('7.8', 'hex-full', { unit: id, hex: name });
      }
      happen(play, 'unit-placed', { unit: id, hex: name });
    },

    request: requestUnit,
  },
  leave: next,
  done: { type: 'end-phase' },
};
