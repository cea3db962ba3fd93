import { happen, type Play } from './events/catalogue.js';
import { idOfDrawn } from './names.js';
import { type Draw, isDrawn, isHeadquarters } from './order-of-battle.js';
import type { Position } from './position.js';
import type { Table } from './table.js';

/** Counters in the stock that a draw may turn up. */
export const candidates = (table: Table, position: Position, draw: Draw): string[] =>
  position.stock.filter((id) => isDrawn(table.counters.get(id)!, draw));

/**
 * Takes counters blind: everybody sees their backs, nobody the fronts [14.1, 14.3]. Fewer come where the stock runs
 * out. `box` holds counters that are not in the stock.
 */
export function drawUnits(
  play: Play,
  draw: Draw,
  to: { readonly turn?: number; readonly group?: number },
  box?: readonly string[],
): void {
  for (let i = 0; i < draw.count; i += 1) {
    const { table, position } = play;
    const pool = box ?? candidates(table, position, draw);
    if (pool.length === 0) return;
    const die = { label: `d${pool.length}`, sides: pool.length, showsZero: false };
    const pick = pool.length === 1 ? 1 : play.roll('draw', die, { secret: true });
    const { id: counter, side, command, type, movement } = table.counters.get(pool[pick - 1]!)!;
    const back = isHeadquarters({ type }) ? 'hq' : type;
    happen(play, 'unit-drawn', {
      unit: idOfDrawn(command, back, position.drawn + 1),
      side,
      command,
      unitType: back,
      movement,
      ...to,
      secret: { for: [], counter },
    });
  }
}
