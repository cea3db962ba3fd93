import {
  type Choice,
  choice,
  choices,
  integer,
  list,
  object,
  type ShapeClass,
  text,
  texts,
  withGuess,
} from '../fields/index.js';
import { HexBoard, type HexGrid, InvalidBoardError, likelyHexes } from '../hexes/index.js';
import { InvalidSituationError } from '../rulings/invalid-situation.js';
import { gridProperties, HexGridShape } from './grid-shape.js';

/** What a game's maps are made of. */
export interface HexMapWords {
  readonly terrain: Choice;
  readonly hexside: Choice;
  /** Roads, trails and railways: what runs from hex to hex. */
  readonly path: Choice;
  /** Lowest and highest level a hex may have. */
  readonly heights?: { readonly min: number; readonly max: number };
}

/** A client's own small map, as every game takes it. */
export interface HexMapInput {
  readonly grid: HexGridShape;
  readonly defaultTerrain: readonly string[];
  readonly hexes: readonly { hex: string; terrain?: string[]; height?: number; name?: string; ja?: string }[];
  readonly hexsides: readonly { side: string; features: string[] }[];
  readonly paths: readonly { kind: string; hexes: string[] }[];
}

const HEX_NAME = { max: 12 };
const MAX_HEXES = 10_000;

/** The shape of a game's maps, to be declared once in a game and used by all its procedures. */
export function hexMapShape({
  terrain,
  hexside,
  path,
  heights = { min: -20, max: 100 },
}: HexMapWords): ShapeClass<HexMapInput> {
  class MapHex {
    @text('The hex as printed on the map', HEX_NAME) hex!: string;
    @choices('Everything printed in it; the default terrain if left out', terrain, { maxItems: 12, optional: true })
    terrain?: string[];
    @integer('Its level, where heights matter', { ...heights, default: 0 }) height!: number;
    @text('What the map calls it', { max: 60, optional: true }) name?: string;
    @text('Its name in Japanese', { max: 60, optional: true }) ja?: string;
  }
  class MapHexside {
    @text('"0304/0305", or "0304:NE" at the edge of the map', { max: 30 }) side!: string;
    @choices('Everything printed on it', hexside, { minItems: 1, maxItems: 8 }) features!: string[];
  }
  class MapPath {
    @choice('What kind of line it is', path) kind!: string;
    @texts('The hexes it runs through, each next to the one before', { ...HEX_NAME, minItems: 2, maxItems: 500 })
    hexes!: string[];
  }
  class HexMap {
    @object('Numbering and size of the map', HexGridShape) grid!: HexGridShape;
    @choices('Terrain of every hex that is not listed', terrain, { maxItems: 12, default: [] })
    defaultTerrain!: string[];
    @list('Hexes that differ from the default', MapHex, { maxItems: MAX_HEXES, default: [] }) hexes!: MapHex[];
    @list('Hexsides with something on them', MapHexside, { maxItems: 3 * MAX_HEXES, default: [] })
    hexsides!: MapHexside[];
    @list('Roads and the like', MapPath, { maxItems: 1000, default: [] }) paths!: MapPath[];
  }
  return HexMap;
}

/** Boards by the map they were made from: a session asks about one map again and again. Boards never change. */
const boards = new WeakMap<HexMapInput, HexBoard>();

/** Lays the map out; whatever is wrong with it is told by field. `pointer` says where in the input the map stands. */
export function layOutMap(input: HexMapInput, pointer = '/map'): HexBoard {
  const known = boards.get(input);
  if (known) return known;
  const { grid, ...map } = input;
  try {
    const board = new HexBoard({ grid: gridProperties(grid), ...map });
    boards.set(input, board);
    return board;
  } catch (error) {
    if (!(error instanceof InvalidBoardError)) throw error;
    throw new InvalidSituationError(
      error.problems.slice(0, 50).map(({ path, message, japanese }) => ({
        pointer: `${pointer}/${asPointer(path)}`,
        detail: { en: message, ja: japanese },
      })),
    );
  }
}

/** The hex a field names, or an error that points at the field. */
export const hexAt = (board: HexBoard, name: string, pointer: string): number => hexOn(board.grid, name, pointer);

/** The same where there is a grid and nothing on it. */
export function hexOn(grid: HexGrid, name: string, pointer: string): number {
  const hex = grid.find(name);
  if (hex !== undefined) return hex;
  const detail = { en: `the map has no hex "${name}"`, ja: `マップにヘクス「${name}」はありません` };
  throw new InvalidSituationError([{ pointer, detail: withGuess(detail, name, likelyHexes(grid, name)) }]);
}

/** hexsides[3].side -> hexsides/3/side */
export const asPointer = (path: string): string => path.replaceAll(/\[(\d+)\]/g, '/$1').replaceAll('.', '/');
