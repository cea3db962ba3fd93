/** Random grids of every orientation, parity and numbering, for the property tests. */

import fc from 'fast-check';
import {
  type GridProperties,
  HexGrid,
  LETTERINGS,
  type Numbering,
  ORIENTATIONS,
  PARITIES,
  ROW_RUNS,
} from '../../../../src/kernel/hexes/index.js';

const numberings: fc.Arbitrary<Numbering> = fc.oneof(
  fc.record({
    kind: fc.constantFrom('column-row' as const, 'row-column' as const),
    columnDigits: fc.integer({ min: 2, max: 3 }),
    rowDigits: fc.integer({ min: 2, max: 3 }),
    separator: fc.constantFrom('', '.', '-'),
  }),
  fc.record({
    kind: fc.constant('letters' as const),
    lettering: fc.constantFrom(...LETTERINGS),
    lettered: fc.constantFrom('columns' as const, 'rows' as const),
    digits: fc.integer({ min: 1, max: 2 }),
  }),
);

export function grids(most: number): fc.Arbitrary<HexGrid> {
  return fc
    .record({
      orientation: fc.constantFrom(...ORIENTATIONS),
      shifted: fc.constantFrom(...PARITIES),
      rowsRun: fc.constantFrom(...ROW_RUNS),
      numbering: numberings,
      columns: fc.integer({ min: 1, max: most }),
      rows: fc.integer({ min: 1, max: most }),
      firstColumn: fc.integer({ min: 1, max: 60 }),
      firstRow: fc.integer({ min: 1, max: 60 }),
      ragged: fc.boolean(),
    })
    .map(({ ragged, ...properties }) => new HexGrid(ragged ? raggedEnds(properties) : properties));
}

/** Lines of the pushed parity reach half a hex beyond the others at both ends, as on boards with a zero row. */
function raggedEnds(properties: GridProperties & { columns: number; rows: number }): GridProperties {
  const flat = properties.orientation === 'flat';
  // Where numbers run down or right, a pushed line starts one number earlier; where they run up, the others do.
  const pushed = properties.shifted;
  const longer = flat && properties.rowsRun === 'up' ? (pushed === 'odd' ? 'even' : 'odd') : pushed;
  const first = { odd: 2, even: 2, [longer]: 1 };
  const count = (places: number) => ({ odd: places, even: places, [longer]: places + 1 });
  return flat
    ? { ...properties, firstRow: first, rows: count(properties.rows) }
    : { ...properties, firstColumn: first, columns: count(properties.columns) };
}

/** A grid and some of its hexes. */
export function gridWithHexes(most: number, howMany: number): fc.Arbitrary<{ grid: HexGrid; hexes: number[] }> {
  return grids(most).chain((grid) =>
    fc.record({
      grid: fc.constant(grid),
      hexes: fc.array(fc.nat(grid.size - 1), { minLength: howMany, maxLength: howMany }),
    }),
  );
}
