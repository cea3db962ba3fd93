import { fillDefaults } from '../../../src/kernel/fields/index.js';
import { findSide, type HexGrid, hexesOfSide, sideName } from '../../../src/kernel/hexes/index.js';
import { HexGridShape, type HexMapInput, layOutMap } from '../../../src/kernel/maps/index.js';
import { HexGeometry } from '../../../src/library/render/hex-geometry.js';
import { points } from '../../../src/library/render/svg.js';
import type { MapBody } from './board-data.js';
import { hexGround } from './hex-ground.js';
import { type Layout, type MapLanguage, nearest, type Point } from './layout.js';

const SIZE = 34;
const MARGIN = 8;

/** A hex map knows its hexsides too, for those who draw on it. */
export interface HexLayout extends Layout {
  readonly grid: HexGrid;
  /** The hexside nearest to a point. */
  sideAt(x: number, y: number): string | undefined;
  /** A hexside as a path; undefined where the map has none of that name. */
  sidePath(side: string): string | undefined;
}

export function hexLayout(body: MapBody, language: MapLanguage): HexLayout {
  const { defaultTerrain = [], hexes = [], hexsides = [], paths = [], grid } = body as unknown as HexMapInput;
  // A map in a question may leave out what is usual.
  const board = layOutMap({ grid: fillDefaults(HexGridShape, grid), defaultTerrain, hexes, hexsides, paths });
  const { grid: cells } = board;
  const geometry = new HexGeometry(cells, SIZE, MARGIN);
  const centres = Array.from({ length: cells.size }, (_, hex) => geometry.centre(hex));
  const found = (id: string): number => cells.find(id) ?? -1;
  const ends = (hex: number, d: number): readonly [Point, Point] => [
    geometry.corner(hex, d - 1),
    geometry.corner(hex, d),
  ];
  return {
    grid: cells,
    numbered: true,
    sideAt: (x, y) => {
      const hex = nearest(centres, x, y, SIZE);
      if (hex === undefined) return undefined;
      const middles = [0, 1, 2, 3, 4, 5].map((d): Point => {
        const [[ax, ay], [bx, by]] = ends(hex, d);
        return [(ax + bx) / 2, (ay + by) / 2];
      });
      return sideName(cells, cells.topology.sideOf[6 * hex + nearest(middles, x, y, 2 * SIZE)!]!);
    },
    sidePath: (name) => {
      const side = findSide(cells, name);
      if (side === undefined) return undefined;
      const [hex] = hexesOfSide(cells, side);
      return `M${points(ends(hex, cells.topology.sideDirection[side]!))}`;
    },
    width: geometry.width,
    height: geometry.height,
    radius: (SIZE * Math.sqrt(3)) / 2,
    ground: hexGround(board, geometry, language),
    places: centres.map((_, hex) => cells.name(hex)),
    place: (id) => centres[found(id)],
    at: (x, y) => {
      const hex = nearest(centres, x, y, SIZE);
      return hex === undefined ? undefined : cells.name(hex);
    },
    outline: (id) => `M${points([0, 1, 2, 3, 4, 5].map((k) => geometry.corner(found(id), k)))}z`,
    nameOf: (id) => {
      const name = board.placeName(found(id));
      return name && (name[language] ?? name.en);
    },
    terrainOf: (id) => [...board.terrainOf(found(id))],
    angleOf: (facing) => facing * 60 + (cells.orientation === 'flat' ? 0 : 30),
  };
}
