import type { Side } from '../../vocabulary.js';
import { goTo } from '../flow.js';
import { dateNumber } from '../ground.js';
import { SIDES } from '../roster.js';
import { happen, type Play } from '../stage.js';
import { frameOf } from '../table.js';
import { withdraw } from './withdrawal.js';

/** The date closes; an Idle one first has its withdrawal and return test (A-51, PS-40) [3.6121, 3.6074]. */
export function closeDate(play: Play, idle: boolean): void {
  if (idle) withdraw(play, true);
  else openDate(play);
}

/** 3.612: the next date, its wind, SAN of both sides; what the scenario gives for this date waits off the map. */
export function openDate(play: Play): void {
  const { open } = play.position;
  const idle = open.done.includes('3.612');
  const { date } = play.ask<{ date: string }>('status/new-date', {
    ...frameOf(play.table, null, open.date),
    date: open.date,
    idle,
    withdrawn: true,
  });
  happen(play, 'date-opened', {
    rule: '3.6121',
    values: { date },
    open: {
      date,
      phase: idle ? 'afterIdle' : 'afterScenario',
      done: idle ? ['3.612'] : [...open.done, '3.612'],
      scenario: null,
    },
  });
  for (const side of SIDES) adjustSan(play, side);
  for (const side of SIDES) {
    const arrivals = play.table.ob[side].later.get(dateNumber(play.table, play.position)) ?? [];
    if (arrivals.length > 0)
      happen(play, 'received', {
        rule: 'CG5',
        side,
        own: { counters: Object.fromEntries(arrivals.map((counter) => [counter.id, counter])) },
      });
  }
  goTo(play, 'shift');
}

/** SAN 0 becomes 2; from 4 on a dr may take two off [3.6122]. */
function adjustSan(play: Play, side: Side): void {
  const { san } = play.ask<{ san: number }>('events/san-adjustment', { san: play.position.own[side].san });
  happen(play, 'san-adjusted', {
    rule: '3.6122',
    side,
    values: { san },
    open: { san: { ...play.position.open.san, [side]: san } },
    own: { san },
  });
}
