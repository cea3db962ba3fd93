import type { Action, Command, Side } from '../../../../kernel/session/index.js';
import { makeSmoke, mayMakeSmoke, meansOf, smokeHexes, smokeReach } from '../marks/smoke.js';
import { acting, type Desk, type Play, remark, type Stage } from '../stage.js';
import { unitOf } from '../table.js';
import { demandListed } from './listed.js';

const hasAny = (all: Iterable<unknown>): boolean => {
  for (const _ of all) return true;
  return false;
};

/** Ranges at which a unit finds a hex for its smoke, the nearest first. */
function* rangesOf(desk: Desk, id: string): Iterable<number> {
  const unit = unitOf(desk.table, id);
  for (let range = 1; range <= smokeReach(unit); range += 1) if (hasAny(smokeHexes(desk, unit, range))) yield range;
}

/** Units among those that still have to fire which may lay smoke instead [6.1.4.3.10, 7.22]. */
export function* smokeOptions(desk: Desk, waiting: readonly string[]): Iterable<Action> {
  for (const id of waiting) {
    const unit = unitOf(desk.table, id);
    if (meansOf(desk, unit) !== null && hasAny(rangesOf(desk, id)))
      yield { command: { type: 'lay-smoke', unit: id }, rule: '6.1.4.3.10' };
    if (mayMakeSmoke(desk, unit)) yield { command: { type: 'infantry-smoke', unit: id }, rule: '7.22' };
  }
}

function* options(desk: Desk): Iterable<Action> {
  const { unit, range } = desk.position.smoking!;
  if (range === null) {
    for (const each of rangesOf(desk, unit)) yield { command: { type: 'at-range', range: each }, rule: '6.1.4.3.10' };
  } else {
    for (const hex of smokeHexes(desk, unitOf(desk.table, unit), range))
      yield { command: { type: 'smoke-hex', hex }, rule: '6.1.4.3.10' };
  }
  yield { command: { type: 'drop-smoke' }, rule: '6.1.4.3.10', changes: true };
}

const listed = (play: Play, command: Command): void => demandListed(play, options(play), command, '6.1.4.3.10');

/** Where a unit lays its smoke: first how far, then the hex, so that the list stays short [6.1.4.3.10]. */
export const smoking: Stage = {
  rule: '6.1.4.3.10',
  actors: acting,
  prompt: ({ table, position }) =>
    remark('6.1.4.3.10', 'ask-smoke', { unit: unitOf(table, position.smoking!.unit).name }),
  options: (desk: Desk, _side: Side) => options(desk),
  commands: {
    'at-range'(play, command) {
      listed(play, command);
      play.happen({ type: 'smoke-ranged', unit: play.position.smoking!.unit, range: command.range });
    },
    'smoke-hex'(play, command) {
      listed(play, command);
      const { unit } = play.position.smoking!;
      makeSmoke(play, unit, command.hex as string, meansOf(play, unitOf(play.table, unit))!);
    },
    'drop-smoke'(play, command) {
      listed(play, command);
      play.happen({ type: 'smoke-dropped', unit: play.position.smoking!.unit });
    },
  },
  done: null,
};
