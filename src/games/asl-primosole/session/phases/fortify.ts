import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import type { Fortify } from '../commands.js';
import { isMmc } from '../counters.js';
import { goTo, openSetUp } from '../flow.js';
import { hexField, listOf, objectOf, oneOf } from '../forms.js';
import { edgeHexes, isHex } from '../ground.js';
import type { Fort } from '../position.js';
import { livingOf } from '../roster.js';
import { BOTH, type Desk, Faults, happen, type Play, remark, type Stage } from '../stage.js';
import { inReserve } from './set-up-reserve.js';

const HIDDEN = ['roadblock', 'atMineFactor'];

/** The price and the limits of what is built [3.619]. */
function fortQuestion(desk: Desk, side: Side, orders: Fortify['orders']): object {
  const { position, table } = desk;
  const own = position.own[side];
  const living = livingOf(position, side);
  const old = (hex: string | undefined): boolean =>
    Object.values(own.forts).some(
      (fort) => fort.kind.startsWith('foxhole') && fort.hex === hex && fort.since !== position.open.date,
    );
  return {
    side,
    date: position.open.date,
    fpp: Math.min(own.fpp, 400),
    orders: orders.map(({ item, count, hex }) => ({
      item,
      count,
      formerFoxhole: item === 'trench' && old(hex),
      ditchHex: hex !== undefined && table.map.facts.ditches.includes(hex),
    })),
    roadblocksBefore: own.roadblocks,
    atFactorsBefore: own.atFactors,
    airborneRetained: living.some((counter) => isMmc(counter) && counter.type === '6-4-8'),
    squadsRetained: living.filter((counter) => counter.kind === 'squad' && !inReserve(desk, counter)).length,
  };
}

function checkForts(desk: Desk, side: Side, { orders = [], observerHex }: Partial<Fortify>): void {
  const faults = new Faults('/orders');
  for (const [at, { item, hex, count }] of orders.entries()) {
    if (item === 'trench' && count > 1) faults.add('3.619', 'one-trench-a-line', { at: at + 1 });
    if (hex !== undefined && !isHex(desk.table, hex)) faults.add('3.619', 'no-such-hex', { at: at + 1, hex });
  }
  if (observerHex !== undefined && !(side === 'british' && edgeHexes(desk.table, side).includes(observerHex)))
    faults.add('3.617/British', 'no-observer-there', { hex: observerHex }, '/observerHex');
  if (orders.length > 0) {
    const ruling = desk.book.ask('status/fortification-purchase', fortQuestion(desk, side, orders));
    faults.addAll(ruling.steps);
  }
  faults.throw();
}

function build(play: Play, side: Side, { orders = [], observerHex }: Partial<Fortify>): void {
  const own = play.position.own[side];
  if (orders.length > 0) play.ask('status/fortification-purchase', fortQuestion(play, side, orders), { for: [side] });
  const forts: Record<string, Partial<Fort>> = {};
  let number = Object.keys(own.forts).length;
  const sum = (item: string): number =>
    orders.filter((each) => each.item === item).reduce((total, each) => total + each.count, 0);
  for (const { item, count, hex } of orders) {
    if (item === 'dummy') continue;
    for (let at = 0; at < (item === 'atMineFactor' ? 1 : count); at += 1) {
      number += 1;
      const id = `${side[0]}f${String(number).padStart(2, '0')}`;
      const hidden = HIDDEN.includes(item);
      forts[id] = {
        id,
        kind: item,
        hex: null,
        count: item === 'atMineFactor' ? count : 1,
        since: play.position.open.date,
        hidden,
        known: 'no',
      };
      if (item === 'trench' && hex !== undefined) forts[id] = { ...forts[id], hex };
    }
  }
  const observers = Object.values(own.lines).filter(({ group }) => side === 'british' && group === 'O4');
  happen(play, 'fortified', {
    rule: '3.619',
    side,
    own: {
      forts,
      fpp: 0,
      dummies: own.dummies + sum('dummy'),
      roadblocks: own.roadblocks + sum('roadblock'),
      atFactors: own.atFactors + sum('atMineFactor'),
      ...(observerHex === undefined
        ? {}
        : { lines: Object.fromEntries(observers.map(({ id }) => [id, { hex: observerHex }])) }),
    },
  });
}

const ITEMS = [
  'foxhole1S',
  'foxhole2S',
  'foxhole3S',
  'roadblock',
  'dummy',
  'hipSquad',
  'hipHalfSquad',
  'hipSmc',
  'trench',
  'atMineFactor',
];

/** Fortifications are bought by both sides at the same time; what is not spent is lost [3.619]. */
export const fortifying: Stage = {
  rule: '3.619',
  actors: BOTH,
  prompt: ({ position }, viewer) =>
    viewer === 'british' || viewer === 'axis'
      ? remark('3.619', 'ask-fortify', { fpp: position.own[viewer].fpp })
      : remark('3.619', 'ask-fortifications', {}),
  *options(desk): Iterable<Action> {
    const item = objectOf(
      { item: oneOf(ITEMS), count: { type: 'integer', minimum: 1, maximum: 8 }, hex: hexField(desk.table) },
      ['item', 'count'],
    );
    yield {
      command: { type: 'fortify', orders: [] },
      rule: '3.619',
      form: {
        schema: objectOf({ type: { const: 'fortify' }, orders: listOf(item, 60), observerHex: hexField(desk.table) }, [
          'type',
          'orders',
        ]),
      },
    };
  },
  commands: {},
  sealed: {
    type: 'fortify',
    check: (play, command, side) => checkForts(play, side as Side, command as unknown as Fortify),
    open(play, sent) {
      for (const side of ['axis', 'british'] as const) build(play, side, sent[side] as unknown as Fortify);
      if (play.position.open.phase === 'initial') openSetUp(play, ['3.619']);
      else goTo(play, 'recon', ['3.619']);
    },
  },
};
