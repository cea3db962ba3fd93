import type { Action, Command, Remark } from '../../../../kernel/session/index.js';
import { isCorps } from '../../shared/units.js';
import { priceOf } from '../../status/replacement-rules.js';
import { mayPlace } from '../arrivals.js';
import type { Pool } from '../cards/card.js';
import { groundOf } from '../ground.js';
import { isForbidden } from '../lasting.js';
import { pointsLeft } from '../points-left.js';
import type { Position, SiegeName } from '../position.js';
import { groupOf, spaceFacts } from '../questions.js';
import { endReplacements, replacementQuestion } from '../replacing.js';
import { active, type Desk, type Stage } from '../stage.js';
import type { Table } from '../table.js';
import { counterOf, isCorpsUnit, supplyOf, unitFacts, unitsOf } from '../units.js';

type Buy = 'restoreStep' | 'rebuildReduced' | 'rebuildFull';
const POOLS: Readonly<Record<string, readonly Pool[]>> = {
  nationalist: ['nationalist', 'axis'],
  republican: ['republican', 'soviet'],
};

/** Corps back from over the border, due this turn [13.4.3]. */
const due = (table: Table, position: Position): string[] =>
  unitsOf(table, position, position.active, 'track').filter((id) => position.units[id]!.turn! <= position.turn);

const placesOf = (table: Table, position: Position, unit: string): string[] =>
  groundOf(table, position)
    .board.spaces.map(({ id }) => id)
    .filter((space) => mayPlace(table, position, unit, space));

/** E: corps that come back are placed before anything is bought; who finds no space goes to the Eliminated box [G23]. */
export const returning: Stage = {
  rule: '13.4.3',
  actors: active,
  prompt: () => ({ rule: '13.4.3', key: 'ask-returning', values: {} }),
  options: ({ table, position }) =>
    due(table, position).flatMap((unit) =>
      placesOf(table, position, unit).map((space) => ({
        command: { type: 'place-returning', unit, space },
        rule: '13.4.3',
      })),
    ),
  owed: ({ table, position }) =>
    due(table, position).length > 0 ? [{ rule: '13.4.3', key: 'returning-owed', values: {} }] : [],
  commands: {
    'place-returning'(play, command) {
      const [unit, space] = [command.unit as string, command.space as string];
      const { table, position } = play;
      if (!due(table, position).includes(unit) || position.control[space] === undefined)
        play.refuse('13.4.3', 'not-open', { command: 'place-returning' });
      play.ask('events/corps-placement', {
        side: position.active,
        unit: unitFacts(table, position, unit),
        occasion: 'backFromBorder',
        space: spaceFacts(table, position, space, position.active),
        northIsolated: groundOf(table, position).northIsolated,
      });
      play.happen({ type: 'unit-placed', unit, space, reduced: true });
    },
  },
  done: null,
  leave(play) {
    for (const unit of due(play.table, play.position))
      play.happen({ type: 'unit-removed', unit, to: 'eliminated', why: 'no-space' });
    play.happen({ type: 'step-reached', step: 'replacements' });
  },
};

/** A purchase as the procedure takes it. */
function purchase(table: Table, position: Position, unit: string, buy: Buy, pool: Pool, to?: string): object {
  const { side, region, type } = counterOf(table, unit);
  const { place, space } = position.units[unit]!;
  const onMap = place === 'map';
  const supply = onMap ? groundOf(table, position).supply(space!) : 'supplied';
  return {
    ...unitFacts(table, position, unit),
    buy,
    pool,
    place: place === 'removed' ? 'permanentlyRemoved' : place,
    supply,
    ...(supply === 'isolated' ? { group: groupOf(table, position, space!) } : {}),
    atHome: !onMap || table.spaces.get(space!)?.region === region,
    homeLine: !onMap || !isCorps(type) || hasHomeLine(table, position, space!, region),
    ...(to === undefined ? {} : { to: spaceFacts(table, position, to, side) }),
  };
}

/** 14.1.7: a regional corps abroad traces to a source of its own region. */
function hasHomeLine(table: Table, position: Position, space: string, region: string): boolean {
  const ground = groundOf(table, position);
  return [...table.spaces.values()].some(
    ({ id, source, region: there }) =>
      there === region &&
      source === 'republican' &&
      position.control[id] === 'republican' &&
      ground.chain(id) === ground.chain(space),
  );
}

/** Everything somebody has not yet paid for, cheapest questions first. */
function* purchases(desk: Desk): Generator<Action> {
  const { table, position, book } = desk;
  const side = position.active;
  const left = pointsLeft(table, position);
  const pools = POOLS[side]!.filter((pool) => left[pool] > 0);
  // An event may forbid it everywhere, in the boxes too [8.5.1.1].
  if (pools.length === 0 || isForbidden(table, position, side, 'rp')) return;
  const barred = (unit: string, to?: string): boolean =>
    [position.units[unit]!.space, to].some((at) => at !== undefined && isForbidden(table, position, side, 'rp', at));
  const allowed = (one: object): boolean =>
    book.allows('status/replacements', replacementQuestion(table, position, [one], []));
  const price = (unit: string, buy: Buy): number => {
    const isolated = position.units[unit]!.place === 'map' && supplyOf(table, position, unit) === 'isolated';
    return priceOf(buy, counterOf(table, unit).type, isolated, table.umpire());
  };
  const action = (unit: string, buy: Buy, pool: Pool, to?: string): Action => ({
    command: { type: 'spend', unit, buy, pool, ...(to === undefined ? {} : { to }) },
    rule: buy === 'restoreStep' ? '14.1.3' : to === undefined ? '14.1.4' : '14.1.5',
    cost: { amount: price(unit, buy), unit: 'rp' },
  });
  for (const place of ['map', 'reserve'] as const) {
    for (const unit of unitsOf(table, position, side, place)) {
      if (!position.units[unit]!.reduced || barred(unit)) continue;
      for (const pool of pools)
        if (allowed(purchase(table, position, unit, 'restoreStep', pool))) yield action(unit, 'restoreStep', pool);
    }
  }
  for (const unit of unitsOf(table, position, side, 'eliminated')) {
    const spaces = isCorpsUnit(table, unit)
      ? placesOf(table, position, unit).filter((to) => !barred(unit, to))
      : [undefined];
    const buys: readonly Buy[] =
      counterOf(table, unit).reduced === undefined ? ['rebuildFull'] : ['rebuildReduced', 'rebuildFull'];
    for (const pool of pools) {
      for (const buy of buys)
        for (const to of spaces)
          if (allowed(purchase(table, position, unit, buy, pool, to))) yield action(unit, buy, pool, to);
    }
  }
  yield* strengthenings(desk);
}

/** 16.1.8: a Nationalist point for a siege, once each, on turns 1 to 5. */
function* strengthenings({ table, position, book }: Desk): Generator<Action> {
  if (position.active !== 'nationalist') return;
  for (const [siege, resistance] of Object.entries(position.sieges) as [SiegeName, number][]) {
    const space = [...table.sieges].find(([, name]) => name === siege)![0];
    if (position.control[space] !== 'republican') continue;
    if (book.allows('status/replacements', replacementQuestion(table, position, [], [{ siege, resistance }])))
      yield { command: { type: 'strengthen', siege }, rule: '16.1.8', cost: { amount: 1, unit: 'rp' } };
  }
}

const sameCommand = (a: Command, b: Command): boolean =>
  a.type === b.type &&
  a.unit === b.unit &&
  a.buy === b.buy &&
  a.pool === b.pool &&
  a.to === b.to &&
  a.siege === b.siege;

/** Points that will be lost when the segment ends [14.1.2]. */
function warning({ table, position }: Desk): Remark[] {
  const left = pointsLeft(table, position);
  return POOLS[position.active]!.some((pool) => left[pool] > 0)
    ? [{ rule: '14.1.2', key: 'points-will-be-lost', values: { side: position.active } }]
    : [];
}

/** 14.1: points are spent on units and sieges, one purchase at a time. */
export const replacement: Stage = {
  rule: '14.1.1',
  actors: active,
  prompt: ({ position }) => ({ rule: '14.1.1', key: 'ask-replacements', values: { side: position.active } }),
  options: purchases,
  owed: warning,
  held: () => undefined,
  commands: {
    spend(play, command) {
      const { table, position } = play;
      const unit = command.unit as string;
      const to = command.to as string | undefined;
      if (
        table.counters.get(unit)?.side !== position.active ||
        (to !== undefined && position.control[to] === undefined)
      )
        play.refuse('14.1.1', 'not-open', { command: 'spend' });
      const one = purchase(table, position, unit, command.buy as Buy, command.pool as Pool, to);
      play.ask('status/replacements', replacementQuestion(table, position, [one], []));
      if (![...purchases(play)].some((each) => sameCommand(each.command, command)))
        play.refuse('14.1.2', 'not-open', { command: 'spend' });
      play.happen({
        type: 'replacement-bought',
        unit,
        buy: command.buy,
        purchase: one,
        ...(to === undefined ? {} : { to }),
      });
    },
    strengthen(play, { siege }) {
      const { table, position } = play;
      const name = siege as SiegeName;
      const resistance = position.sieges[name] ?? 0;
      play.ask('status/replacements', replacementQuestion(table, position, [], [{ siege: name, resistance }]));
      play.happen({
        type: 'siege-strengthened',
        siege: name,
        resistance: resistance + 1,
        purchase: { siege: name, resistance },
      });
    },
  },
  done: { type: 'end-replacements', rule: '14.1.2' },
  leave: endReplacements,
};
