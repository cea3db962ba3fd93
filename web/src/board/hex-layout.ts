import { fillDefaults } from '../../../src/kernel/fields/index.js';
import { HexGridShape, type HexMapInput, layOutMap } from '../../../src/kernel/maps/index.js';
import { HexGeometry } from '../../../src/library/render/hex-geometry.js';
import { points } from '../../../src/library/render/svg.js';
import type { MapBody } from './board-data.js';
import { hexGround } from './hex-ground.js';
import { type Layout, nearest } from './layout.js';

const SIZE = 34;
const MARGIN = 8;

export function hexLayout(body: MapBody): Layout {
  const { defaultTerrain = [], hexes = [], hexsides = [], paths = [], grid } = body as unknown as HexMapInput;
  // A map in a question may leave out what is usual.
  const board = layOutMap({ grid: fillDefaults(HexGridShape, grid), defaultTerrain, hexes, hexsides, paths });
  const { grid: cells } = board;
  const geometry = new HexGeometry(cells, SIZE, MARGIN);
  const centres = Array.from({ length: cells.size }, (_, hex) => geometry.centre(hex));
  const found = (id: string): number => cells.find(id) ?? -1;
  return {
    width: geometry.width,
    height: geometry.height,
    radius: (SIZE * Math.sqrt(3)) / 2,
    ground: hexGround(board, geometry),
    places: centres.map((_, hex) => cells.name(hex)),
    place: (id) => centres[found(id)],
    at: (x, y) => {
      const hex = nearest(centres, x, y, SIZE);
      return hex === undefined ? undefined : cells.name(hex);
    },
    outline: (id) => `M${points([0, 1, 2, 3, 4, 5].map((k) => geometry.corner(found(id), k)))}z`,
    nameOf: (id) => board.placeName(found(id)),
    terrainOf: (id) => [...board.terrainOf(found(id))],
    angleOf: (facing) => facing * 60 + (cells.orientation === 'flat' ? 0 : 30),
  };
}
