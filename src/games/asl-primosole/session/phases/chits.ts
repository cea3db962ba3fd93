import type { Action } from '../../../../kernel/session/index.js';
import type { Side } from '../../vocabulary.js';
import type { Chit } from '../commands.js';
import { has } from '../counters.js';
import { openSetUp } from '../flow.js';
import { nightOn } from '../ground.js';
import type { Scenario } from '../position.js';
import { britishOnMap, livingOf } from '../roster.js';
import { BOTH, type Desk, happen, type Play, remark, type Stage } from '../stage.js';
import { frameOf } from '../table.js';
import { endCampaign } from '../victory.js';
import { closeDate } from './new-date.js';

interface Initiative {
  readonly scenario: 'dualAttack' | 'axisAttack' | 'britishAttack' | 'idle';
  readonly setsUpFirst: Side | 'none';
  readonly movesFirst: Side | 'none';
}

const chitQuestion = (desk: Desk, chits: Readonly<Record<Side, string>>): object => ({
  ...frameOf(desk.table, null, desk.position.open.date),
  date: desk.position.open.date,
  ...chits,
  axisSpent: desk.position.open.chitsSpent.axis,
  britishSpent: desk.position.open.chitsSpent.british,
  britishOnMap: britishOnMap(desk),
});

const chitAllowed = (desk: Desk, side: Side, chit: string): boolean =>
  desk.book.allows(
    'events/initiative',
    chitQuestion(desk, { axis: 'idle', british: 'idle', [side]: chit } as Record<Side, string>),
  );

/** Both chits are put down unseen and shown together [3.621]. */
export const choosingChits: Stage = {
  rule: '3.621',
  actors: BOTH,
  prompt: ({ position }) => remark('3.621', 'ask-chit', { date: position.open.date }),
  *options(desk, side): Iterable<Action> {
    yield { command: { type: 'chit', chit: 'idle' }, rule: '3.6212' };
    if (chitAllowed(desk, side as Side, 'attack')) yield { command: { type: 'chit', chit: 'attack' }, rule: '3.6211' };
  },
  commands: {},
  sealed: {
    type: 'chit',
    check(play, command, side) {
      const { chit } = command as unknown as Chit;
      if (!chitAllowed(play, side as Side, chit)) play.refuse('3.6211', 'no-attack-chit', { side });
    },
    open(play, sent) {
      const chits = { axis: (sent.axis as unknown as Chit).chit, british: (sent.british as unknown as Chit).chit };
      showChits(play, chits);
    },
  },
};

function showChits(play: Play, chits: Readonly<Record<Side, string>>): void {
  const { open } = play.position;
  const found = play.ask<Initiative>('events/initiative', chitQuestion(play, chits));
  const spent = {
    british: open.chitsSpent.british + (chits.british === 'attack' ? 1 : 0),
    axis: open.chitsSpent.axis + (chits.axis === 'attack' ? 1 : 0),
  };
  happen(play, 'chits-shown', {
    rule: '3.6212',
    values: { axis: chits.axis, british: chits.british, scenario: found.scenario },
    open: { chitsSpent: spent },
    reveals: true,
  });
  if (found.scenario === 'idle') {
    idleDate(play);
    return;
  }
  const scenario: Scenario = {
    kind: found.scenario,
    setsUpFirst: found.setsUpFirst as Side,
    movesFirst: found.movesFirst === 'none' ? null : found.movesFirst,
    night: nightOn(open.date),
    fanatic: false,
    plusOne: false,
  };
  openSetUp(play, ['3.621'], scenario);
}

/** No scenario on this date: Guns may be moved freely, and the next date begins, or the campaign is over [3.6212, CG10]. */
function idleDate(play: Play): void {
  happen(play, 'idle-date', { rule: '3.6212', values: { date: play.position.open.date }, open: { scenario: null } });
  for (const side of ['british', 'axis'] as const) {
    const guns = livingOf(play.position, side).filter(
      (counter) => counter.kind === 'gun' && !has(counter, 'freeToMove'),
    );
    // Told of both sides, whether they have Guns or not: nobody learns of them by it.
    happen(play, 'guns-freed', {
      rule: 'CG10',
      side,
      own: { counters: Object.fromEntries(guns.map(({ id, marks }) => [id, { marks: [...marks, 'freeToMove'] }])) },
    });
  }
  if (play.position.open.date === play.table.dates.at(-1)) endCampaign(play);
  else closeDate(play, true);
}
