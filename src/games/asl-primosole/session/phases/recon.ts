import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import type { Recon } from '../commands.js';
import { goTo } from '../flow.js';
import { listOf, objectOf, oneOf } from '../forms.js';
import { BOTH, type Desk, Faults, happen, type Play, remark, type Stage } from '../stage.js';
import { frameOf } from '../table.js';

const reconQuestion = ({ table, position }: Desk, side: Side, purchases: readonly number[]): object => ({
  ...frameOf(table, side, position.open.date),
  side,
  date: position.open.date,
  purchases: [...purchases],
  cppLeft: position.own[side].cpp,
  boughtBefore: position.own[side].bought.M2 ?? 0,
});

/** Recon is paid from the CPP that are left [3.620]. */
export const buyingRecon: Stage = {
  rule: '3.620',
  actors: BOTH,
  prompt: ({ position }, viewer) =>
    viewer === 'british' || viewer === 'axis'
      ? remark('3.620', 'ask-recon', { cpp: position.own[viewer].cpp })
      : remark('3.620', 'ask-recons', {}),
  *options(desk, side): Iterable<Action> {
    yield {
      command: { type: 'recon', purchases: [] },
      rule: '3.620',
      cost: { amount: 0, unit: 'cpp' },
      form: { schema: objectOf({ type: { const: 'recon' }, purchases: listOf(oneOf([1, 2]), 2) }) },
    };
    for (const purchases of [[1], [2], [2, 2]]) {
      const amount = purchases.reduce((sum, each) => sum + each, 0);
      if (desk.book.allows('events/recon-purchase', reconQuestion(desk, side as Side, purchases)))
        yield {
          command: { type: 'recon', purchases },
          rule: '3.620',
          cost: { amount, unit: 'cpp' },
          odds: desk.book.odds('events/recon-purchase', reconQuestion(desk, side as Side, purchases), 'locations'),
        };
    }
  },
  commands: {},
  sealed: {
    type: 'recon',
    check(play, command, side) {
      const { purchases } = command as unknown as Recon;
      if (purchases.length === 0) return;
      const faults = new Faults('/purchases');
      const legal = play.book.allows('events/recon-purchase', reconQuestion(play, side as Side, purchases));
      if (!legal) faults.add('3.620', 'recon-not-allowed', { cpp: play.position.own[side as Side].cpp });
      faults.throw();
    },
    open(play, sent) {
      for (const side of ['axis', 'british'] as const) buyRecon(play, side, (sent[side] as unknown as Recon).purchases);
      goTo(play, 'chits', ['3.620']);
    },
  },
};

function buyRecon(play: Play, side: Side, purchases: readonly number[]): void {
  const own = play.position.own[side];
  const result =
    purchases.length === 0
      ? { locations: 0, cppLeft: own.cpp }
      : play.ask<{ locations: number; cppLeft: number }>(
          'events/recon-purchase',
          reconQuestion(play, side, purchases),
          { for: [side] },
        );
  happen(play, 'recon-bought', {
    rule: '3.620',
    side,
    own: {
      recon: own.recon + result.locations,
      cpp: result.cppLeft,
      bought: { ...own.bought, M2: (own.bought.M2 ?? 0) + purchases.length },
    },
  });
}
