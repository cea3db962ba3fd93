import fc from 'fast-check';
import { type BoardDescription, HexBoard, sideName } from '../../../src/kernel/hexes/index.js';

const TERRAIN = ['clear', 'clear', 'clear', 'scrub', 'woods', 'heavyWoods', 'brickBuilding', 'stream'];

/** A small board full of everything that matters to a line. */
export const boards = fc
  .record({
    orientation: fc.constantFrom('flat' as const, 'pointy' as const),
    shifted: fc.constantFrom('odd' as const, 'even' as const),
    terrain: fc.array(fc.nat(TERRAIN.length - 1), { minLength: 64, maxLength: 64 }),
    heights: fc.array(fc.constantFrom(0, 0, 0, 0, 1, 2, 3, 5, -2, -3), { minLength: 64, maxLength: 64 }),
    sides: fc.array(fc.tuple(fc.nat(63), fc.nat(5), fc.boolean()), { maxLength: 25 }),
    roads: fc.array(fc.tuple(fc.nat(63), fc.nat(5)), { maxLength: 40 }),
  })
  .map(({ orientation, shifted, terrain, heights, sides, roads }) => {
    const grid = {
      orientation,
      shifted,
      columns: 8,
      rows: 8,
      firstColumn: 1,
      firstRow: 1,
      rowsRun: 'down' as const,
      numbering: { kind: 'column-row' as const, columnDigits: 2, rowDigits: 2 },
    };
    const plain = new HexBoard({ grid });
    const name = (hex: number) => plain.grid.name(hex);
    const used = new Set<string>();
    const hexsides = sides.flatMap(([hex, d, crest]) => {
      const other = plain.grid.neighbours[6 * hex + d]!;
      const side = other < 0 ? '' : sideName(plain.grid, plain.grid.topology.sideOf[6 * hex + d]!);
      if (side === '' || used.has(side)) return [];
      used.add(side);
      return [{ side, features: [crest ? 'crest' : 'hedgerow'] }];
    });
    const paths = roads.flatMap(([hex, d]) => {
      const other = plain.grid.neighbours[6 * hex + d]!;
      return other < 0 ? [] : [{ kind: 'road', hexes: [name(hex), name(other)] }];
    });
    const hexes = terrain.map((each, hex) => ({ hex: name(hex), terrain: [TERRAIN[each]!], height: heights[hex]! }));
    return { grid, hexes, hexsides, paths } satisfies BoardDescription;
  });
