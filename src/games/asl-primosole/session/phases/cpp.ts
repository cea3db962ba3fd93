import type { Action } from '../../../../kernel/session/index.js';
import { goTo, openPurchases } from '../flow.js';
import { SIDES } from '../roster.js';
import { type Desk, happen, type Play, type Stage } from '../stage.js';
import { frameOf } from '../table.js';

interface Gained {
  readonly axisGain: number;
  readonly britishGain: number;
  readonly mayDecline: number;
}

/** 3.616: base and Loss Points, open to both; what each side had left it alone knows. */
export function gainCpp(play: Play): void {
  const { open } = play.position;
  const { axisGain, britishGain, mayDecline } = play.ask<Gained>('status/cpp-replenishment', {
    ...frameOf(play.table, null, open.date),
    date: open.date,
    axisCvpLost: Math.min(999, open.cvp.axis),
    britishCvpLost: Math.min(999, open.cvp.british),
    afterIdle: open.lossRolled,
  });
  const gained = { british: britishGain, axis: axisGain };
  happen(play, 'cpp-gained', {
    rule: '3.616',
    values: { british: britishGain, axis: axisGain },
    open: { gained, lossRolled: true },
  });
  if (mayDecline > 0) goTo(play, 'take-cpp', ['3.614', '3.615']);
  else payOut(play, ['3.614', '3.615', '3.616']);
}

function payOut(play: Play, finished: readonly string[]): void {
  for (const side of SIDES)
    happen(play, 'cpp-gained', {
      rule: '3.617',
      side,
      values: { british: play.position.open.gained.british, axis: play.position.open.gained.axis },
      own: {
        cpp: play.position.own[side].cpp + play.position.open.gained[side],
        fpp: play.position.own[side].fpp + play.table.fppOf(side, play.position.open.date),
      },
    });
  openPurchases(play, finished);
}

/** On 14PM of CG-III the British may take less, and what they leave is taken off the Axis [3.616]. */
export const takingCpp: Stage = {
  rule: '3.616',
  actors: () => ['british'],
  prompt: ({ position }) => ({ rule: '3.616', key: 'ask-take-cpp', values: { cpp: position.open.gained.british } }),
  *options({ position }: Desk): Iterable<Action> {
    for (let cpp = 0; cpp <= position.open.gained.british; cpp += 1)
      yield { command: { type: 'take-cpp', cpp }, rule: '3.616' };
  },
  commands: {
    'take-cpp'(play, { cpp }) {
      const { gained } = play.position.open;
      const taken = cpp as number;
      if (taken > gained.british) play.refuse('3.616', 'takes-too-much', { total: gained.british });
      const axis = Math.max(0, gained.axis - (gained.british - taken));
      happen(play, 'cpp-gained', {
        rule: '3.616',
        values: { british: taken, axis },
        open: { gained: { british: taken, axis } },
      });
      payOut(play, ['3.616']);
    },
  },
  done: null,
};
