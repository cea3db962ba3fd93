import type { GridDescription, PlainGrid, Size, Zone } from './grid.js';
import { placeOn } from './places.js';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Lines that are looked along where the size of a board is unknown: no board has more. */
const MOST_LINES = 220;

/** Where on its board each named place has its middle: of places with one name, the first. */
export function pointsByName(grid: GridDescription, size: Size | undefined): Map<string, Point> {
  const found = new Map<string, Point>();
  for (const point of middles(grid, size)) {
    const { name } = placeOn(grid, point.x, point.y, size);
    if (name !== null && !found.has(name)) found.set(name, point);
  }
  return found;
}

function* middles(grid: GridDescription, size: Size | undefined): Generator<Point> {
  if (grid.kind !== 'zones') {
    yield* plainMiddles(grid, size);
    return;
  }
  for (const zone of grid.zones) if (!zone.grid && !zone.usesBoardGrid) yield inside(zone);
  for (const zone of grid.zones) if (zone.grid) yield* plainMiddles(zone.grid, size);
  if (grid.background) yield* plainMiddles(grid.background, size);
}

function* plainMiddles(grid: PlainGrid, size: Size | undefined): Generator<Point> {
  if (grid.kind === 'regions') {
    yield* grid.regions;
    return;
  }
  const { dx, dy, x0, y0 } = grid;
  const sideways = grid.kind === 'hexes' && grid.sideways;
  const [length, depth] = sideways ? [size?.height, size?.width] : [size?.width, size?.height];
  const lines = Math.min(MOST_LINES, Math.ceil((length ?? Number.POSITIVE_INFINITY) / dx));
  const places = Math.min(MOST_LINES, Math.ceil((depth ?? Number.POSITIVE_INFINITY) / dy));
  for (let line = Math.ceil(-x0 / dx); line <= lines; line += 1) {
    const lowered = grid.kind === 'hexes' && line % 2 !== 0 ? dy / 2 : 0;
    for (let place = Math.ceil(-(y0 + lowered) / dy); place <= places; place += 1) {
      const [along, across] = [Math.round(x0 + line * dx), Math.round(y0 + lowered + place * dy)];
      yield sideways ? { x: across, y: along } : { x: along, y: across };
    }
  }
}

/** The mean of the corners, which lies inside of every zone but very bent ones. */
function inside({ path }: Zone): Point {
  const corners = Math.max(1, path.length / 2);
  const mean = (from: number): number =>
    path.reduce((sum, each, i) => (i % 2 === from ? sum + each : sum), 0) / corners;
  return { x: Math.round(mean(0)), y: Math.round(mean(1)) };
}
