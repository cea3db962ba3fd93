import type { Action } from '../../../../kernel/session/index.js';
import { hasFlag } from '../cards/conditions.js';
import { unitsIn } from '../ground.js';
import { isForbidden } from '../lasting.js';
import { active, type Desk, type Stage } from '../stage.js';
import { counterOf } from '../units.js';
import { worksUsed } from '../works-left.js';

/** One attempt to dig as a question [10.2.1]; supply is that of the moment the marker was placed [P42]. */
export function digQuestion({ table, position }: Desk, space: string, unit: string): object {
  const { active: side, markers, works, digDrm, dug, units } = position;
  const counters = table.umpire().chart('works-markers').number(side, 'twoSided');
  return {
    side,
    unit: counterOf(table, unit).type,
    space,
    works: works[space]?.kind ?? 'none',
    digDrm: digDrm[space] ?? 0,
    activated: markers[space]?.marker === 'move',
    alreadyTried: dug.includes(space),
    moved: units[unit]!.moved === true || units[unit]!.fought === true,
    supply: markers[space]?.supply ?? 'outOfSupply',
    countersUsed: Math.min(worksUsed(position, side), counters),
    plansOfTheIronBelt: hasFlag(position, 'plansOfTheIronBelt'),
  };
}

function* attempts(desk: Desk): Generator<Action> {
  const { table, position, book } = desk;
  for (const [space, { marker }] of Object.entries(position.markers)) {
    if (marker !== 'move' || position.dug.includes(space)) continue;
    if (isForbidden(table, position, position.active, 'works', space)) continue;
    for (const unit of unitsIn(table, position, space)) {
      if (book.allows('combat/entrench', digQuestion(desk, space, unit)))
        yield { command: { type: 'dig', space, unit }, rule: '10.2.1' };
    }
  }
}

/** B.2c: after all movement, before any attack [10.2.2]. */
export const digging: Stage = {
  rule: '10.2.1',
  actors: active,
  prompt: () => ({ rule: '10.2.1', key: 'ask-digging', values: {} }),
  options: attempts,
  commands: {
    dig(play, command) {
      const [space, unit] = [command.space as string, command.unit as string];
      const { table, position } = play;
      if (!unitsIn(table, position, space).includes(unit) || counterOf(table, unit).side !== position.active)
        play.refuse('10.2.1', 'not-open', { command: 'dig' });
      if (isForbidden(table, position, position.active, 'works', space))
        play.refuse('8.5.1.1', 'forbidden-by-event', { space });
      const { built, works, digDrm } = play.ask<{ built: boolean; works: string; digDrm: number }>(
        'combat/entrench',
        digQuestion(play, space, unit),
      );
      play.happen({ type: 'digging-tried', space, unit, built, works, digDrm });
    },
  },
  done: { type: 'end-digging', rule: '10.2.1' },
  leave(play) {
    play.happen({ type: 'step-reached', step: 'attacks' });
  },
};
