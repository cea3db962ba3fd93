import type { Board } from '../shared/campaign-map.js';
import type { Side } from '../vocabulary.js';
import type { SupplyLines } from './supply-lines.js';

/** 16.3.3 note 7: the least number of supplied spaces that a part of a split zone has. */
const LEAST_PART = 8;

/**
 * 16.3.3, G32, P30: a side's spaces fall into parts joined by land; each counts its supplied spaces. The Northern Front is
 * apart from the start: a Republican part whose only sources lie in it does not count.
 */
export function zoneParts(
  board: Board,
  lines: SupplyLines,
  side: Side,
  neighbours: (id: string) => readonly string[],
): number[] {
  const seen = new Set<string>();
  const parts: number[] = [];
  for (const { id, control } of board.spaces) {
    if (control !== side || seen.has(id)) continue;
    seen.add(id);
    const part = [id];
    for (const at of part) {
      for (const next of neighbours(at)) {
        if (seen.has(next) || board.space(next).control !== side) continue;
        seen.add(next);
        part.push(next);
      }
    }
    const sources = part.filter((each) => board.space(each).source === side);
    const northOnly = sources.length > 0 && sources.every((each) => board.space(each).region !== 'none');
    if (side === 'republican' && northOnly) continue;
    parts.push(part.filter((each) => lines.of(each).state === 'supplied').length);
  }
  return parts.sort((a, b) => b - a);
}

/** The zone is split: two parts or more are large enough. */
export const isSplit = (parts: readonly number[]): boolean => parts.filter((size) => size >= LEAST_PART).length > 1;
