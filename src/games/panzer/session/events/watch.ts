import type { Side } from '../../../../kernel/session/index.js';
import type { Position, Watch } from '../position.js';
import type { Table } from '../table.js';
import { changed, type Handlers } from './handlers.js';

/** The other side's turn of overwatch; this one gives up what it has not answered [4.4.2]. */
function turnedTo(position: Position, from: Side, table: Table): Watch {
  const watch = position.watch!;
  return {
    side: table.sides.find((side) => side !== from)!,
    aiming: null,
    shots: [],
    closed: [],
    resolved: [],
    triggers: { ...watch.triggers, [from]: [] },
  };
}

/** Overwatch of both sides in turn, in combat and in movement [4.4.2, 4.5]. */
export const watchEvents: Handlers = {
  'watch-opened': (position, { side, triggers }) => ({
    ...position,
    step: position.step === 'movement' || position.step === 'close-combat' ? position.step : 'overwatch',
    fire: null,
    watch: {
      side: side as Side,
      aiming: null,
      shots: [],
      closed: [],
      resolved: [],
      triggers: triggers as Watch['triggers'],
    },
  }),

  'watch-aimed': (position, { secret }) => ({
    ...position,
    watch: { ...position.watch!, aiming: secret!.unit as string },
  }),

  'watch-aim-dropped': (position) => ({ ...position, watch: { ...position.watch!, aiming: null } }),

  passed: (position, { side, secret }, table) => {
    const until = secret!.until as 'now' | 'mover' | 'phase';
    const passes = until === 'now' ? position.passes : { ...position.passes, [side as Side]: until };
    return { ...position, passes, watch: turnedTo(position, side as Side, table) };
  },

  'watch-turned': (position, { side }, table) => ({ ...position, watch: turnedTo(position, side as Side, table) }),

  'watch-spent': (position, { units }) => {
    let next = position;
    for (const unit of units as readonly string[]) next = changed(next, unit, { fired: true, face: 'revealed' });
    return next;
  },

  'watch-closed': (position) => ({ ...position, watch: null }),
};
