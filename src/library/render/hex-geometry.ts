import type { HexGrid, HexIndex } from '../../kernel/hexes/index.js';
import type { Point } from './svg.js';

/** Corners on the stretched plane of the kernel, corner k between directions k and k + 1. */
const CORNERS: Readonly<Record<'flat' | 'pointy', readonly Point[]>> = {
  flat: [
    [1, -1],
    [2, 0],
    [1, 1],
    [-1, 1],
    [-2, 0],
    [-1, -1],
  ],
  pointy: [
    [1, -1],
    [1, 1],
    [0, 2],
    [-1, 1],
    [-1, -1],
    [0, -2],
  ],
};

/** Where the hexes of a grid lie on a picture whose hexes have sides of `size` pixels. */
export class HexGeometry {
  readonly width: number;
  readonly height: number;
  private readonly unitX: number;
  private readonly unitY: number;
  private readonly left: number;
  private readonly top: number;

  constructor(
    private readonly grid: HexGrid,
    readonly size: number,
    private readonly margin: number,
  ) {
    const flat = grid.orientation === 'flat';
    this.unitX = flat ? size / 2 : (size * Math.sqrt(3)) / 2;
    this.unitY = flat ? (size * Math.sqrt(3)) / 2 : size / 2;
    const [xs, ys] = [extent(grid.centreX), extent(grid.centreY)];
    this.left = xs.min;
    this.top = ys.min;
    this.width = (xs.max - xs.min) * this.unitX + 2 * (size + margin);
    this.height = (ys.max - ys.min) * this.unitY + 2 * (size + margin);
  }

  centre(hex: HexIndex): Point {
    const { centreX, centreY } = this.grid;
    const edge = this.size + this.margin;
    return [(centreX[hex]! - this.left) * this.unitX + edge, (centreY[hex]! - this.top) * this.unitY + edge];
  }

  corner(hex: HexIndex, k: number): Point {
    const [x, y] = this.centre(hex);
    const [dx, dy] = CORNERS[this.grid.orientation][(k + 6) % 6]!;
    return [x + dx * this.unitX, y + dy * this.unitY];
  }
}

function extent(values: Int32Array): { min: number; max: number } {
  return { min: values.reduce((a, b) => Math.min(a, b)), max: values.reduce((a, b) => Math.max(a, b)) };
}
