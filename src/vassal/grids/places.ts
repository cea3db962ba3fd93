import type {
  GridDescription,
  HexGridDescription,
  Place,
  RegionGridDescription,
  Size,
  SquareGridDescription,
  Zone,
  ZonedGridDescription,
} from './grid.js';
import { NOWHERE } from './grid.js';
import { filled, type GridNumbering, nameAt } from './numbering.js';

/** What a grid calls the point of its board. `size` is that of the board, which a numbering from the far end counts from. */
export function placeOn(grid: GridDescription, x: number, y: number, size: Size | undefined): Place {
  switch (grid.kind) {
    case 'hexes':
      return hexAt(grid, x, y, size);
    case 'squares':
      return squareAt(grid, x, y, size);
    case 'regions':
      return regionAt(grid, x, y);
    case 'zones':
      return inZones(grid, x, y, size);
  }
}

/** The raw column and row of the hex around a point, and its middle; sideways grids are looked at with x and y exchanged. */
function hexAround({ dx, dy, x0, y0, sideways }: HexGridDescription, x: number, y: number) {
  const [across, down] = sideways ? [y, x] : [x, y];
  const column = Math.floor((across - x0) / dx + 0.5);
  const lowered = column % 2 === 0 ? 0 : dy / 2;
  const row = Math.round((down - y0 - lowered) / dy);
  const offCentre = Math.hypot(across - x0 - column * dx, down - y0 - lowered - row * dy);
  return { column, row, odd: column % 2 !== 0, offCentre };
}

function hexAt(grid: HexGridDescription, x: number, y: number, size: Size | undefined): Place {
  const { column, row, odd, offCentre } = hexAround(grid, x, y);
  const { numbering } = grid;
  const counted = numbering && hexNumbers(grid, numbering, column, row, odd, size);
  return { name: counted ? nameAt(numbering, ...counted) : null, zone: null, offCentre };
}

/** The numbers as they are counted: from the far end where the axis descends, and along the zigzag where it is staggered. */
function hexNumbers(
  { dx, dy, sideways }: HexGridDescription,
  numbering: GridNumbering,
  rawColumn: number,
  rawRow: number,
  odd: boolean,
  size: Size | undefined,
): [number, number] | undefined {
  const { columns, rows, stagger } = numbering;
  const [lineDescends, placeDescends] = sideways
    ? [rows.descends, columns.descends]
    : [columns.descends, rows.descends];
  if ((lineDescends || placeDescends) && !size) return undefined;
  // VASSAL counts the most rows by the hex width and the most columns by the hex size, whichever way the grid lies.
  const mostRows = Math.floor((size?.height ?? 0) / dx + 0.5);
  const mostColumns = Math.floor((size?.width ?? 0) / dy + 0.5);
  const line = lineDescends ? (sideways ? mostRows : mostColumns) - rawColumn : rawColumn;
  const place = placeDescends ? (sideways ? mostColumns : mostRows) - rawRow : rawRow;
  return [line, stagger && odd ? place + (placeDescends ? -1 : 1) : place];
}

function squareAt(grid: SquareGridDescription, x: number, y: number, size: Size | undefined): Place {
  const { dx, dy, x0, y0, numbering } = grid;
  const column = Math.floor((x - x0) / dx + 0.5);
  const row = Math.floor((y - y0) / dy + 0.5);
  const offCentre = Math.hypot(x - x0 - column * dx, y - y0 - row * dy);
  if (!numbering || ((numbering.columns.descends || numbering.rows.descends) && !size)) {
    return { ...NOWHERE, offCentre };
  }
  const shownColumn = numbering.columns.descends ? Math.floor(size!.width / dx + 0.5) - column : column;
  const shownRow = numbering.rows.descends ? Math.floor(size!.height / dy + 0.5) - row : row;
  return { name: nameAt(numbering, shownColumn, shownRow), zone: null, offCentre };
}

/** The region whose origin is nearest. */
function regionAt({ regions }: RegionGridDescription, x: number, y: number): Place {
  let best: Place = NOWHERE;
  for (const region of regions) {
    const offCentre = Math.hypot(x - region.x, y - region.y);
    if (best.offCentre === null || offCentre < best.offCentre) best = { name: region.name, zone: null, offCentre };
  }
  return best;
}

/** The first zone that holds the point names it; outside of all the grid of the board does. */
function inZones({ zones, background }: ZonedGridDescription, x: number, y: number, size: Size | undefined): Place {
  const zone = zones.find((each) => holds(each, x, y));
  if (!zone) return background ? placeOn(background, x, y, size) : NOWHERE;
  const grid = zone.usesBoardGrid ? background : zone.grid;
  const within = grid ? placeOn(grid, x, y, size) : NOWHERE;
  const name = filled(zone.format, { name: zone.name, gridLocation: within.name ?? '' });
  return { name, zone: zone.name, offCentre: within.offCentre };
}

/** Whether a point lies inside the outline of a zone: a line from it to the right crosses the outline an odd number of times. */
function holds({ path }: Zone, x: number, y: number): boolean {
  let inside = false;
  for (let i = 0, j = path.length - 2; i + 1 < path.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [path[i]!, path[i + 1]!, path[j]!, path[j + 1]!];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  }
  return inside;
}
