import type { Action } from '../../../../kernel/session/index.js';
import { opponentOf, type Side } from '../../vocabulary.js';
import { freeFliers } from '../air.js';
import { isBarrage, type Position, type Step } from '../position.js';
import type { Desk, Play, Stage } from '../stage.js';

/** Steps 2 and 3: air units and points are allotted to the combats declared, the defender's first [5.0 E]. */
function airSupport(actor: (position: Position) => Side, then: Step): Stage {
  return {
    rule: '13.1',
    actors: ({ position }) => [actor(position)],
    options({ table, position }: Desk) {
      const side = actor(position);
      const actions: Action[] = [];
      for (const combat of position.combats) {
        if (isBarrage(combat)) continue;
        for (let points = 1; points <= position.airPoints[side]; points++) {
          actions.push({
            command: { type: 'fly', combat: combat.id, points },
            rule: '13.2',
            cost: { amount: points, unit: 'air-points' },
          });
        }
        for (const unit of freeFliers(table, position, side)) {
          actions.push({ command: { type: 'fly', combat: combat.id, unit }, rule: '13.1' });
        }
      }
      return actions;
    },
    commands: {
      fly(play, { combat, points, unit }) {
        const { table, position } = play;
        const side = actor(position);
        const found = position.combats.find(({ id }) => id === combat);
        if (!found || isBarrage(found)) play.refuse('13.1', 'no-such-combat', { combat: combat as number });
        const spent = (points as number | undefined) ?? 0;
        const left = position.airPoints[side];
        if (unit !== undefined && points !== undefined) play.refuse('13.0', 'unit-or-points');
        if (unit === undefined && (spent < 1 || spent > left)) {
          play.refuse('13.2', 'air-points-short', { points: spent, left });
        }
        if (unit !== undefined && !freeFliers(table, position, side).includes(unit as string)) {
          play.refuse('13.1', 'air-unit-used', { unit: unit as string });
        }
        play.happen({
          type: 'air-committed',
          combat,
          side,
          points: spent,
          ...(unit === undefined ? {} : { unit: unit as string }),
        });
      },
    },
    leave(play: Play) {
      play.happen({ type: 'step-reached', step: then });
    },
  };
}

export const defensiveAir = airSupport(({ phasing }) => opponentOf(phasing), 'attack-air');
export const attackAir = airSupport(({ phasing }) => phasing, 'next-combat');
