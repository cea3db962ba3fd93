import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { isRoadHex, roadAcross } from '../shared/map.js';
import type { Hexside, Road, Terrain } from '../vocabulary.js';
import type { MovementCosts } from './costs.js';
import { type Entry, priceEntry } from './entry.js';

/** Who is in a hex, as far as a step into it depends on them. */
export type Crowd = Pick<Entry, 'friends' | 'friendlyTankCompanies' | 'enemy'>;

export const NOBODY_THERE: Crowd = { friends: 0, friendlyTankCompanies: 0, enemy: 'none' };

const NO_ROAD = 'none';

/** What is printed on a board in the lists that the rules of a step take, worked out once for each board. */
export class Printed {
  readonly terrain: readonly (readonly Terrain[])[];
  readonly roadHex: readonly boolean[];
  readonly #lists = new Map<ReadonlySet<string>, readonly string[]>();
  readonly #roads: (Road | typeof NO_ROAD)[] = [];

  constructor(private readonly board: HexBoard) {
    const hexes = Array.from({ length: board.grid.size }, (_, hex) => hex);
    this.terrain = hexes.map((hex) => this.#list(board.terrainOf(hex)) as readonly Terrain[]);
    this.roadHex = hexes.map((hex) => isRoadHex(board, hex));
  }

  /** The better road through a hexside, if any. */
  road(side: number): Road | undefined {
    let road = this.#roads[side];
    if (road === undefined) {
      road = roadAcross(this.board, side) ?? NO_ROAD;
      this.#roads[side] = road;
    }
    return road === NO_ROAD ? undefined : road;
  }

  features(side: number): Hexside[] {
    return this.#list(this.board.featuresOf(side)) as Hexside[];
  }

  /** A step over a hexside, with who is there and whether it is in an enemy zone. */
  entry(to: HexIndex, side: number, crowd: Crowd, enemyZoc: boolean): Entry {
    return {
      terrain: this.terrain[to] as Terrain[],
      hexside: this.features(side),
      road: this.road(side),
      roadHex: this.roadHex[to]!,
      friends: crowd.friends,
      friendlyTankCompanies: crowd.friendlyTankCompanies,
      enemy: crowd.enemy,
      enemyZoc,
    };
  }

  #list(set: ReadonlySet<string>): readonly string[] {
    let list = this.#lists.get(set);
    if (list === undefined) {
      list = [...set];
      this.#lists.set(set, list);
    }
    return list;
  }
}

const printedOn = new WeakMap<HexBoard, Printed>();

export function printed(board: HexBoard): Printed {
  let found = printedOn.get(board);
  if (found === undefined) {
    found = new Printed(board);
    printedOn.set(board, found);
  }
  return found;
}

const UNKNOWN = -2;

/** Who moves matters only among friends; in an empty hex anybody of the class pays the same. */
const ANYBODY = { type: 'infantry' } as const;

/** What every step into an empty hex costs one class of units, each worked out when it is first wanted [T.5]. */
export class EmptySteps {
  readonly #halves: Int32Array;
  readonly #printed: Printed;

  constructor(
    private readonly board: HexBoard,
    private readonly costs: MovementCosts,
  ) {
    this.#halves = new Int32Array(6 * board.grid.size).fill(UNKNOWN);
    this.#printed = printed(board);
  }

  price(from: HexIndex, to: HexIndex, direction: number): number {
    const at = 6 * from + direction;
    if (this.#halves[at] === UNKNOWN) {
      const entry = this.#printed.entry(to, this.board.grid.topology.sideOf[at]!, NOBODY_THERE, false);
      this.#halves[at] = priceEntry(ANYBODY, entry, this.costs).halves;
    }
    return this.#halves[at]!;
  }
}
