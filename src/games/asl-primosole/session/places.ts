import { OFF_MAP } from '../../../kernel/hexes/index.js';
import type { Side } from '../vocabulary.js';
import type { Place } from './counters.js';
import { areaAt } from './roster.js';
import type { Scene } from './stage.js';
import type { Table } from './table.js';

/** Hexes next to a hex. */
export function neighbours({ map: { board } }: Table, hex: string): string[] {
  const { grid } = board;
  const from = grid.find(hex)!;
  const found: string[] = [];
  for (let d = 0; d < 6; d += 1) {
    const next = grid.neighbours[6 * from + d]!;
    if (next !== OFF_MAP) found.push(grid.name(next));
  }
  return found;
}

/** Areas that ways lead to, each once: a Setup Area by number, an Entry Area by its arrow. */
export function refugePlaces(
  { table, position }: Scene,
  side: Side,
  refuges: readonly { readonly kind: string; readonly hex: string }[],
): Place[] {
  const found = new Map<string, Place>();
  for (const { kind, hex } of refuges) {
    if (kind === 'setupArea') {
      const area = areaAt(position, side, hex);
      if (area) found.set(`area ${area.number}`, { area: area.number });
      continue;
    }
    const entry = table.map.facts.entryAreas.find(({ owner, hexes }) => owner === side && hexes.includes(hex));
    if (entry) found.set(`entry ${entry.arrow}`, { entry: entry.arrow });
  }
  return [...found.values()];
}
