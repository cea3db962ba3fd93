import type { Action } from '../../../../kernel/session/index.js';
import { Fitting } from '../../events/fittings.js';
import { groupOf } from '../../shared/groups.js';
import type { GroupId, Side } from '../../vocabulary.js';
import type { Order, Purchase } from '../commands.js';
import { goTo } from '../flow.js';
import { hexField, listOf, objectOf, oneOf } from '../forms.js';
import { anchorOf, areaMap, eligibleEntries, isHex, isWater } from '../ground.js';
import type { Line } from '../position.js';
import { areaOf, areasOf, livingOf } from '../roster.js';
import { BOTH, type Desk, Faults, happen, type Play, remark, type Stage } from '../stage.js';
import { frameOf } from '../table.js';
import { receiveAll } from './receive.js';
import { beginsOnMap } from './set-up-places.js';

interface Bought {
  readonly lines: readonly { readonly cost: number }[];
  readonly spent: number;
  readonly left: number;
  readonly lost: number;
  readonly sanGain: number;
  readonly fpp: number;
}

const ordersOf = (command: object): readonly Order[] => (command as unknown as Purchase).orders ?? [];

/** The question that prices a whole order and finds what it breaks [3.617]. */
function question(desk: Desk, side: Side, orders: readonly Order[]): object {
  const { table, position } = desk;
  const own = position.own[side];
  const { date, phase } = position.open;
  return {
    ...frameOf(table, side, date),
    date,
    side,
    cpp: own.cpp,
    orders: orders.map(({ group, mode, improved, creepingBarrage }) => ({ group, mode, improved, creepingBarrage })),
    boughtBefore: Object.entries(own.bought).map(([group, count]) => ({ group, count })),
    companiesToday: own.companies[dayOf(date)] ?? 0,
    hasSetupArea: areasOf(position, side).length > 0 || beginsOnMap(desk, side),
    observers: Object.values(own.lines).filter(({ group }) => side === 'british' && group === 'O4').length,
    initialScenario: phase === 'initial',
  };
}

const dayOf = (date: string): string => date.slice(0, 2);

/** Where a line appears, and what else is recorded with it [3.6179, CG5]. */
function checkPlaces(desk: Desk, side: Side, orders: readonly Order[], faults: Faults): void {
  const { table, position } = desk;
  const entries = eligibleEntries(desk, side, position.open.date).map(({ arrow }) => arrow);
  for (const [at, order] of orders.entries()) {
    const group = groupOf(table.quiet(), side, order.group);
    if (!group) {
      faults.add('3.6171', 'no-such-group', { at: at + 1, side, id: order.group });
      continue;
    }
    const { mode } = order;
    if (order.line === undefined) {
      if (mode === 'offMap' && hasCounters(group.type) && !entries.includes(order.entry ?? '')) {
        faults.add('CG5', 'order-needs-entry', { at: at + 1, group: group.id });
      }
      if (mode !== 'offMap') checkArea(desk, side, order, at, faults);
      if (group.id === 'B1' && !(order.hex && isHex(table, order.hex)))
        faults.add('3.617/British', 'order-needs-hex', { at: at + 1 });
    }
    if (group.id === 'O4' && side === 'british' && order.line === undefined && !hasBattery(desk, orders))
      faults.add('3.617/British', 'observer-needs-battery', { at: at + 1 });
    if (order.extraSquads) checkExtraSquads(desk, side, order, orders, at, faults);
    if (order.objective !== undefined) {
      if (!group.company) faults.add('3.2/Objective-Hex', 'objective-company-only', { at: at + 1, group: group.id });
      else if (!isHex(table, order.objective) || isWater(table, order.objective))
        faults.add('3.2/Objective-Hex', 'objective-in-river', { at: at + 1 });
    }
  }
}

/** The British balance of CG-III: two squads more with one line that enters from off map, once in the campaign (PS-29) [3.31]. */
function checkExtraSquads(
  { table, position }: Desk,
  side: Side,
  order: Order,
  orders: readonly Order[],
  at: number,
  faults: Faults,
): void {
  const lines = position.own[side].lines;
  const mode = order.line === undefined ? order.mode : lines[order.line]?.mode;
  const balance = side === 'british' && table.campaign === 'III' && table.options.balance === 'british';
  const once =
    orders.filter(({ extraSquads }) => extraSquads).length === 1 &&
    !Object.values(lines).some(({ extraSquads }) => extraSquads);
  if (!balance) faults.add('3.31', 'no-extra-squads', { at: at + 1 });
  else if (!once) faults.add('3.31', 'extra-squads-once', { at: at + 1 });
  else if (mode !== 'offMap') faults.add('3.31', 'extra-squads-off-map', { at: at + 1 });
}

/** An offboard observer comes on top of a battery that is there or bought with it (note j) [3.617/British]. */
const hasBattery = ({ position }: Desk, orders: readonly Order[]): boolean =>
  livingOf(position, 'british').some(({ kind }) => kind === 'oba') ||
  orders.some(({ group }) => ['O1', 'O2', 'O3'].includes(group));

const hasCounters = (type: string): boolean => ['I', 'G', 'V', 'O'].includes(type);

/** On map and Reserve: one own area that is not isolated, with a path every unit of the group can use [3.6175, CG5]. */
function checkArea(desk: Desk, side: Side, order: Order, at: number, faults: Faults): void {
  // At first no enemy is on the map, and the order of battle says where groups go in the place of areas.
  if (beginsOnMap(desk, side)) return;
  const area = order.area === undefined ? undefined : areaOf(desk.position, side, order.area);
  if (!area || area.isolated) {
    faults.add('3.6175', 'order-needs-area', { at: at + 1, group: order.group });
    return;
  }
  if (!pathToEntry(desk, side, anchorOf(area), !order.group.startsWith('I')))
    faults.add('3.6175', 'no-path-for-group', { at: at + 1, group: order.group });
}

/** A path to some Eligible Entry Area; Guns and radios may not ford [CG5, 3.6175]. */
function pathToEntry(desk: Desk, side: Side, origin: string, noFording: boolean): boolean {
  const { date } = desk.position.open;
  return eligibleEntries(desk, side, date).some(({ hexes }) =>
    hexes.some((to) => desk.book.allows('status/shift-path', { ...areaMap(desk, date), side, origin, to, noFording })),
  );
}

/** Lines that the order of battle gave and that have not been received yet. */
const given = (desk: Desk, side: Side): Line[] =>
  Object.values(desk.position.own[side].lines).filter(({ strength, givenByOb }) => givenByOb && strength === null);

function check(desk: Desk, side: Side, command: object): void {
  const faults = new Faults('/orders');
  const orders = ordersOf(command);
  const waiting = given(desk, side).map(({ id }) => id);
  for (const [at, { line }] of orders.entries()) {
    if (line !== undefined && !waiting.includes(line)) faults.add('3.6179', 'no-such-line', { at: at + 1, line });
  }
  checkPlaces(desk, side, orders, faults);
  const bought = orders.filter(({ line }) => line === undefined);
  if (bought.length > 0) {
    const ruling = desk.book.ask<Bought>('status/rg-purchase', question(desk, side, bought));
    faults.addAll(ruling.steps);
  }
  faults.throw();
}

/** One line of the purchase record [3.6179]. */
function lineOf(play: Play, side: Side, order: Order, cost: number, number: number): Line {
  return {
    id: `${side[0]}-${order.group}-${number}`,
    date: play.position.open.date,
    group: order.group,
    mode: order.mode,
    improved: order.improved,
    creepingBarrage: order.creepingBarrage,
    cost,
    strength: null,
    objective: order.objective ?? null,
    objectiveRevealed: false,
    at: order.area !== undefined ? { area: order.area } : order.entry !== undefined ? { entry: order.entry } : null,
    hex: order.hex ?? null,
    givenByOb: false,
    appeared: false,
    heldBack: false,
    ...(order.extraSquads ? { extraSquads: true } : {}),
    ...fittingsOf(order),
  };
}

const fittingsOf = ({ fittings = [] }: Partial<Order>): Pick<Line, 'fittings'> =>
  fittings.length > 0 ? { fittings } : {};

/** Both orders are opened: paid for, diced for and received, each seen by its side alone [3.617, 3.618]. */
function buy(play: Play, side: Side, command: object): void {
  const orders = ordersOf(command);
  const bought = orders.filter(({ line }) => line === undefined);
  const secret = { for: [side] };
  const { own: owns, open } = play.position;
  const own = owns[side];
  const lines: Record<string, Partial<Line>> = {};
  for (const order of orders) {
    if (order.line !== undefined)
      lines[order.line] = {
        objective: order.objective ?? null,
        hex: order.hex ?? null,
        ...(order.extraSquads ? { extraSquads: true } : {}),
        ...fittingsOf(order),
      };
  }
  let result: Bought = { lines: [], spent: 0, left: own.cpp, lost: 0, sanGain: 0, fpp: 0 };
  if (bought.length > 0) result = play.ask<Bought>('status/rg-purchase', question(play, side, bought), secret);
  else if (open.date === LEFTOVER_LOST) result = { ...result, left: 0, lost: own.cpp };
  let number = Object.keys(own.lines).length;
  const count: Record<string, number> = { ...own.bought };
  let companies = own.companies[dayOf(open.date)] ?? 0;
  for (const [at, order] of bought.entries()) {
    number += 1;
    const line = lineOf(play, side, order, result.lines[at]!.cost, number);
    lines[line.id] = line;
    count[order.group] = (count[order.group] ?? 0) + 1;
    if (groupOf(play.table.quiet(), side, order.group)!.company) companies += 1;
  }
  happen(play, 'purchased', {
    rule: '3.617',
    side,
    own: {
      lines,
      cpp: result.left,
      san: own.san + result.sanGain,
      fpp: own.fpp + result.fpp,
      bought: count,
      companies: { ...own.companies, [dayOf(open.date)]: companies },
    },
  });
  receiveAll(play, side);
}

/** The date whose leftover CPP are lost after 3.617 [3.617]. */
const LEFTOVER_LOST = '14PM';

function* options(desk: Desk, side: Side): Iterable<Action> {
  const entries = eligibleEntries(desk, side, desk.position.open.date).map(({ arrow }) => arrow);
  const areas = areasOf(desk.position, side).filter(({ isolated }) => !isolated);
  const rows = desk.table.quiet().chart(side === 'axis' ? 'rg-axis' : 'rg-british').rows as readonly GroupId[];
  const lines = given(desk, side);
  const order = objectOf(
    {
      group: oneOf(rows),
      ...(lines.length > 0 ? { line: oneOf(lines.map(({ id }) => id)) } : {}),
      mode: oneOf(side === 'axis' ? ['offMap', 'onMap', 'reserve'] : ['offMap', 'onMap']),
      improved: { type: 'boolean' },
      creepingBarrage: { type: 'boolean' },
      ...(desk.table.campaign === 'III' && desk.table.options.balance === side && side === 'british'
        ? { extraSquads: { type: 'boolean' } }
        : {}),
      ...(areas.length > 0 ? { area: oneOf(areas.map(({ number }) => number)) } : {}),
      ...(entries.length > 0 ? { entry: oneOf(entries) } : {}),
      objective: hexField(desk.table),
      hex: hexField(desk.table),
      fittings: listOf(
        objectOf({ fitting: oneOf(Fitting.values), coreNumber: { type: 'integer', minimum: 0, maximum: 6 } }),
        3,
      ),
    },
    ['group', 'mode', 'improved', 'creepingBarrage'],
  );
  yield {
    command: { type: 'purchase', orders: [] },
    rule: '3.617',
    cost: { amount: 0, unit: 'cpp' },
    form: { schema: objectOf({ type: { const: 'purchase' }, orders: listOf(order, 60) }) },
  };
}

/** Reinforcement groups are bought in secret, both sides at the same time [3.617, 3.618]. */
export const purchasing: Stage = {
  rule: '3.617',
  actors: BOTH,
  prompt: ({ position }, viewer) =>
    viewer === 'british' || viewer === 'axis'
      ? remark('3.617', 'ask-purchase', { date: position.open.date, cpp: position.own[viewer].cpp })
      : remark('3.617', 'ask-purchases', { date: position.open.date }),
  options,
  commands: {},
  sealed: {
    type: 'purchase',
    check: (play, command, side) => check(play, side as Side, command),
    open(play, sent) {
      for (const side of ['axis', 'british'] as const) buy(play, side, sent[side]!);
      goTo(play, 'fortify', ['3.617', '3.618']);
    },
  },
};
