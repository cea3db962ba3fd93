import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import { begin } from './begin.js';
import { limitAt } from './stacks.js';
import type { Table } from './table.js';

/** Base and Air Defence [17.9]. */
const GARRISON_OF_CUITO = 2;

/** Units that can be set up in one hex only, by that hex. */
function bound({ campaign, order, places, grid }: Table): Map<number, number> {
  if (campaign === 'angola') return new Map([[places.cuito!, GARRISON_OF_CUITO]]);
  const numbers = new Map<number, number>();
  if (campaign !== null) return numbers;
  for (const { named, hexes } of order.setUp) {
    if (hexes?.length !== 1) continue;
    const hex = grid.index(hexes[0]!);
    numbers.set(hex, (numbers.get(hex) ?? 0) + named.length);
  }
  return numbers;
}

/** A map on which the set-up finds no room is refused before anybody sits down: the units would never come into play [7.10]. */
export function checkSetUpRoom(table: Table): void {
  const empty = begin(table);
  const faults = [...bound(table)].flatMap(([hex, number]) => {
    const limit = limitAt(table, empty, hex);
    if (number <= limit) return [];
    const name = table.grid.name(hex);
    const detail = {
      en: `${name} holds ${limit} on this map, and ${number} units are set up there [7.9, 7.10]`,
      ja: `${name} にはこのマップで${limit}ユニットまでですが、${number}ユニットが配置されます [7.9, 7.10]`,
    };
    return [{ pointer: '/map', detail }];
  });
  if (faults.length > 0) throw new InvalidSituationError(faults);
}
