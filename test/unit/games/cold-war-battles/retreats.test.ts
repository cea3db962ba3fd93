import { expect, it } from '@jest/globals';
import { outcome } from './asking.js';

const SPAN = 20;
const hexName = (column: number, row: number): string => [column, row].map((n) => String(n).padStart(2, '0')).join('');

/** A map of savanna with a friend in every hex but the start and those left empty; each hex holds one unit [7.10]. */
function crowd(start: string, empty: (column: number, row: number) => boolean) {
  const units: object[] = [];
  for (let column = 1; column <= SPAN; column += 1) {
    for (let row = 1; row <= SPAN; row += 1) {
      const hex = hexName(column, row);
      if (hex !== start && !empty(column, row)) units.push({ name: `unit ${hex}`, hex, side: 'communist' });
    }
  }
  return {
    battle: 'angola87',
    side: 'communist',
    start,
    hexes: 2,
    map: { grid: { columns: SPAN, rows: SPAN }, defaultTerrain: ['savanna'] },
    units,
  };
}

it('on a map full of friends the search ends, and the unit with them [9.17]', () => {
  const { eliminated, paths, lastHexes } = outcome(
    'combat/retreat-options',
    crowd('0101', () => false),
  );
  expect({ eliminated, paths }).toEqual({ eliminated: true, paths: [] });
  // From one corner the unit can be driven as far as the opposite one.
  expect(lastHexes).toContain(hexName(SPAN, SPAN));
});

it('more ways than can be listed are listed in part, and the answer says so [9.17]', () => {
  // Only the last column is free: every way there leads through the crowd, by as few friends as will do.
  const { paths, more } = outcome(
    'combat/retreat-options',
    crowd('0110', (column) => column === SPAN),
  );
  expect(more).toBe(true);
  expect(paths).toHaveLength(2000);
  for (const { hexes } of paths) {
    expect(hexes).toHaveLength(SPAN - 1);
    expect(new Set(hexes).size).toBe(SPAN - 1);
    expect(hexes.at(-1)!.slice(0, 2)).toBe(String(SPAN));
  }
});
