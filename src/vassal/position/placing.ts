import { NOWHERE, type Place } from '../grids/grid.js';
import { placeOn } from '../grids/places.js';
import type { BoardDescription, MapDescription } from '../module/module.js';
import type { LaidBoard, Spot, Table } from './pieces.js';

/** A place, and the board it lies on where it is known. */
export interface BoardPlaceFound extends Place {
  readonly board: string | null;
}

const OFF_BOARD: BoardPlaceFound = { ...NOWHERE, board: null };

/** Finds what VASSAL calls the point that a piece lies on. */
export class Placing {
  readonly #maps: ReadonlyMap<string, MapDescription>;

  constructor(
    maps: readonly MapDescription[],
    private readonly table: Table,
  ) {
    this.#maps = new Map(maps.map((map) => [map.name, map]));
  }

  of({ map: name, x, y }: Spot): BoardPlaceFound {
    const map = this.#maps.get(name);
    if (!map) return OFF_BOARD;
    const laid = boardsOn(map, this.table);
    for (const board of laid) {
      const found = this.on(board, laid, map, x, y);
      if (found) return found;
    }
    return OFF_BOARD;
  }

  private on(
    laid: LaidBoard,
    all: readonly LaidBoard[],
    map: MapDescription,
    across: number,
    down: number,
  ): BoardPlaceFound | undefined {
    const board = boardNamed(map, laid.name);
    if (!board) return undefined;
    const origin = originOf(laid, all, map);
    if (!origin) return undefined;
    const [x, y] = [across - origin.x, down - origin.y];
    const size = sizeOf(laid, board);
    const outside = x < 0 || y < 0 || (size ? x >= size.width || y >= size.height : all.length > 1);
    if (outside || (laid.reversed && !size)) return undefined;
    const [ownX, ownY] = laid.reversed ? [size!.width - x, size!.height - y] : [x, y];
    const { x: cutX, y: cutY } = laid.cut ?? { x: 0, y: 0 };
    const place = board.grid ? placeOn(board.grid, ownX + cutX, ownY + cutY, board.size) : NOWHERE;
    return { ...place, board: board.name };
  }
}

/** Boards lie beside each other, within the edge of the map; how far one begins is what the boards before it measure. */
export function originOf(
  laid: LaidBoard,
  all: readonly LaidBoard[],
  map: MapDescription,
): { readonly x: number; readonly y: number } | undefined {
  const left = extent(all, map, (each) => each.row === laid.row && each.column < laid.column, 'width');
  const top = extent(all, map, (each) => each.column === laid.column && each.row < laid.row, 'height');
  if (left === undefined || top === undefined) return undefined;
  return { x: map.edgeWidth + left, y: map.edgeHeight + top };
}

/** A map that the game has not laid out has its first board. */
export const boardsOn = (map: MapDescription, table: Table): readonly LaidBoard[] =>
  table.boards(map.name) ?? vaslBoardsOn(map, table) ?? map.boards.slice(0, 1).map(asLaid);

/** Boards of VASL that the map has; one of another name that begins with r lies the other way round. */
function vaslBoardsOn(map: MapDescription, { vaslBoards = [] }: Table): readonly LaidBoard[] | undefined {
  const laid = vaslBoards.map((board) => {
    const turned = board.name.startsWith('r') && !boardNamed(map, board.name);
    return turned ? { ...board, name: board.name.slice(1), reversed: true } : board;
  });
  return laid.some(({ name }) => boardNamed(map, name)) ? laid : undefined;
}

/** What a board measures on the table; of one that was cut the part that is left. */
function sizeOf({ cut }: LaidBoard, { size }: BoardDescription): BoardDescription['size'] {
  if (!cut || (cut.width <= 0 && cut.height <= 0)) return size;
  const [width, height] = [cut.width > 0 ? cut.width : size?.width, cut.height > 0 ? cut.height : size?.height];
  return width === undefined || height === undefined ? undefined : { width, height };
}

const asLaid = ({ name }: BoardDescription): LaidBoard => ({ name, reversed: false, column: 0, row: 0 });

const boardNamed = (map: MapDescription, name: string): BoardDescription | undefined =>
  map.boards.find((board) => board.name === name);

/** What those boards measure together; undefined where the size of one is unknown. */
function extent(
  all: readonly LaidBoard[],
  map: MapDescription,
  before: (board: LaidBoard) => boolean,
  side: 'width' | 'height',
): number | undefined {
  let sum = 0;
  for (const laid of all) {
    if (!before(laid)) continue;
    const board = boardNamed(map, laid.name);
    const size = board && sizeOf(laid, board);
    if (!size) return undefined;
    sum += size[side];
  }
  return sum;
}
