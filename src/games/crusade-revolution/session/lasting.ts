import type { Side } from '../vocabulary.js';
import type { Deed } from './cards/card.js';
import { coversSpace } from './cards/filters.js';
import type { Lasting, Position } from './position.js';
import type { Table } from './table.js';

/** Whether an event still forbids a side something, everywhere or in a space [8.5.1.1]. */
export function isForbidden(table: Table, position: Position, side: Side, deed: Deed, space?: string): boolean {
  return position.lasting.some(
    (each) =>
      each.kind === 'forbid' &&
      each.side === side &&
      each.deed === deed &&
      (each.where === undefined || (space !== undefined && coversSpace(table, position, each.where, space))),
  );
}

/** What is left of the lasting effects at the end of a round, of a turn, or when an event is played. */
export function outlasting(
  lasting: readonly Lasting[],
  moment: { round?: true; turn?: number; winter?: boolean; events?: readonly string[] },
): readonly Lasting[] {
  const left = lasting.filter(({ until, since }) => {
    if (until === 'round') return moment.round === undefined && moment.turn === undefined;
    if (until === 'game') return true;
    if (until === 'turn') return moment.turn === undefined;
    // `moment.turn` is the turn that is over, `winter` whether the one that begins is a winter turn [16.5.1].
    if (until === 'nextWinter') return !(moment.turn !== undefined && moment.winter === true && moment.turn >= since);
    if ('turns' in until) return moment.turn === undefined || moment.turn < since + until.turns - 1;
    return !moment.events?.includes(until.event);
  });
  return left.length === lasting.length ? lasting : left;
}
