import { type ChartReader, MissingCellError } from '../../../kernel/charts/index.js';
import { type HexBoard, type HexIndex, LineWalker } from '../../../kernel/hexes/index.js';
import type { Umpire } from '../../../kernel/rulings/index.js';
import type { TallBuilding } from '../shared/panzer-map.js';

/** No obstacle here. */
export const NOTHING = -1000;
/** An obstacle whose height nobody supplied: an error as soon as a line meets it, and not before. */
export const UNKNOWN = 1000;

const BUILDINGS = ['woodBuilding', 'brickBuilding', 'stoneBuilding'] as const;
const WOODS = ['lightWoods', 'woods', 'heavyWoods'] as const;
/** Hexes cut one level into the ground, with their own rule of sight [4.1.4.1.6, 6.1.4.3.4]. */
const CHANNELS = ['gully', 'ford', 'stream', 'ditch'] as const;
/** Fire hinders without blocking [6.1.4.3.5]; shellholes and water lie at or below the ground [4.1.4.1.1]; an alley is the
 * space between buildings [4.1.4.1.3]. */
const NEVER_BLOCKS = new Set(['onFire', 'shellhole', 'water', 'alley', 'bridge', ...CHANNELS]);

interface TerrainSight {
  /** Levels that the tallest terrain rises above the ground, storeys aside. */
  readonly rise: number;
  /** The same where a road or path runs straight through [4.1.4.1.3, 4.1.4.1.7]. */
  readonly openRise: number;
  readonly building: number;
  readonly channel: boolean;
  readonly bridge: boolean;
}

/** A map turned into numbers for lines of sight: levels of ground, tops of obstacles, what runs across a hexside. */
export class SightBoard {
  readonly walker: LineWalker;
  /** Level on which a unit at ground stands: -1 in a gully, 0 on its bridge [4.1.4.1.6]. */
  readonly level: Int32Array;
  /** Level of the highest thing in the hex that may block; NOTHING where it ends at level 0 or below [4.1.4.1.1]. */
  readonly top: Int32Array;
  readonly openTop: Int32Array;
  /** Level of a crest or hedgerow [4.1.4.1.5, 4.1.4.1.10]. */
  readonly sideTop: Int32Array;
  /** 1 where a road or path crosses the side. */
  readonly road: Int32Array;
  /** 1 for gully, ford, stream, ditch. */
  readonly channel: Int32Array;
  /** 1 where a unit stands in the channel and not on a bridge. */
  readonly low: Int32Array;
  readonly storeys: Int32Array;
  private readonly terrainChart: ChartReader;
  private readonly sets = new Map<ReadonlySet<string>, TerrainSight>();

  constructor(
    readonly board: HexBoard,
    umpire: Umpire,
    buildings: readonly (TallBuilding & { readonly at: HexIndex })[] = [],
  ) {
    const { grid } = board;
    this.walker = new LineWalker(grid);
    this.terrainChart = umpire.chart('terrain-effects');
    this.storeys = new Int32Array(grid.size).fill(1);
    for (const { at, storeys } of buildings) this.storeys[at] = storeys;
    this.channel = new Int32Array(grid.size);
    this.low = new Int32Array(grid.size);
    this.level = new Int32Array(grid.size);
    this.top = new Int32Array(grid.size);
    this.openTop = new Int32Array(grid.size);
    for (let hex = 0; hex < grid.size; hex++) this.readHex(hex);
    const features = umpire.chart('hexside-effects');
    this.sideTop = board.sideTable((side) => sideTopOf(board, side, features));
    this.road = board.sideTable((side) => (board.connected(side, 'road') || board.connected(side, 'path') ? 1 : 0));
  }

  /** Level of a unit on the top floor: one below the roof [6.1.4.3.1]. */
  upperLevel(hex: HexIndex): number {
    return this.board.heightOf(hex) + this.buildingHeight(hex) - 1;
  }

  /** Levels from the ground to the roof; 0 where no building stands [4.1.4.1.3]. */
  buildingHeight(hex: HexIndex): number {
    return this.sightOf(hex).building * this.storeys[hex]!;
  }

  /** The terrain that makes a hex an obstacle, for the explanation; `hill` where the ground itself does. */
  obstacleIn(hex: HexIndex): string {
    const terrain = this.board.terrainOf(hex);
    let name = 'hill';
    let highest = 0;
    for (const each of terrain) {
      const storeys = (BUILDINGS as readonly string[]).includes(each) ? this.storeys[hex]! : 1;
      const rise = this.riseOf(each) * storeys;
      if (rise > highest) [name, highest] = [each, rise];
    }
    return name;
  }

  /** Asks the chart for the height that is missing, which names the cell in the error. */
  complainAbout(hex: HexIndex): never {
    for (const each of this.board.terrainOf(hex)) if (!NEVER_BLOCKS.has(each)) this.terrainChart.number(each, 'height');
    throw new Error('every height of the hex is known');
  }

  private sightOf(hex: HexIndex): TerrainSight {
    const terrain = this.board.terrainOf(hex);
    let sight = this.sets.get(terrain);
    if (sight === undefined) {
      sight = this.readSight(terrain);
      this.sets.set(terrain, sight);
    }
    return sight;
  }

  private readSight(terrain: ReadonlySet<string>): TerrainSight {
    let rise = 0;
    let openRise = 0;
    let building = 0;
    for (const each of terrain) {
      const own = this.riseOf(each);
      if ((BUILDINGS as readonly string[]).includes(each)) building = Math.max(building, own);
      else {
        rise = Math.max(rise, own);
        if (!(WOODS as readonly string[]).includes(each)) openRise = Math.max(openRise, own);
      }
    }
    const channel = CHANNELS.some((each) => terrain.has(each));
    return { rise, openRise, building, channel, bridge: terrain.has('bridge') };
  }

  /** Levels a terrain rises above its ground, as the Terrain Effects Table gives them [4.1.4.1]. */
  private riseOf(terrain: string): number {
    if (NEVER_BLOCKS.has(terrain)) return 0;
    try {
      return this.terrainChart.number(terrain, 'height');
    } catch (error) {
      if (error instanceof MissingCellError) return UNKNOWN;
      throw error;
    }
  }

  private readHex(hex: HexIndex): void {
    const sight = this.sightOf(hex);
    const low = sight.channel && !sight.bridge ? 1 : 0;
    this.channel[hex] = sight.channel ? 1 : 0;
    this.low[hex] = low;
    this.level[hex] = this.board.heightOf(hex) - low;
    this.top[hex] = this.topOf(hex, sight, sight.rise, this.storeys[hex]!);
    this.openTop[hex] = this.topOf(hex, sight, sight.openRise, 0);
  }

  private topOf(hex: HexIndex, { building, channel }: TerrainSight, rise: number, storeys: number): number {
    const tallest = Math.max(rise, building * storeys);
    if (tallest >= UNKNOWN) return UNKNOWN;
    const top = this.board.heightOf(hex) - (channel ? 1 : 0) + tallest;
    return top > 0 ? top : NOTHING;
  }
}

/** A crest or hedgerow stands on the higher of its two hexes [4.1.4.1.5]; one that ends at level 0 or below blocks nothing [4.1.4.1.1]. */
function sideTopOf(board: HexBoard, side: number, chart: ChartReader): number {
  const features = board.featuresOf(side);
  if (features.size === 0) return NOTHING;
  let height = 0;
  for (const feature of features) {
    if (chart.flag(feature, 'blocks')) height = Math.max(height, chart.number(feature, 'height'));
  }
  if (height === 0) return NOTHING;
  const { sideHexes } = board.grid.topology;
  const first = board.heightOf(sideHexes[2 * side]!);
  const other = sideHexes[2 * side + 1]!;
  const top = height + (other < 0 ? first : Math.max(first, board.heightOf(other)));
  return top > 0 ? top : NOTHING;
}
