import { fillDefaults, type ShapeClass } from '../../../kernel/fields/index.js';
import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { type HexMapInput, layOutMap } from '../../../kernel/maps/index.js';
import { isBuiltUp } from '../movement/entry.js';
import type { MovementClass } from '../movement/mover.js';
import type { KnownGround } from '../movement/on-map.js';
import { BattleMap, isRoadHex, Positions } from '../shared/map.js';
import { zonesOf } from '../shared/zones.js';
import type { Echelon } from '../status/command-rules.js';
import { roadUnits, type Stackable } from '../status/stacking-rules.js';
import { Obstacles } from '../status/trace.js';
import { opponentOf, type Side, type Terrain, type UnitSize, type UnitType, type Weather } from '../vocabulary.js';
import type { Counter, Face } from './counters.js';
import type { Position, UnitState } from './position.js';
import type { Table } from './table.js';

/** A counter on the map with everything any procedure asks of one. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly hex: string;
  readonly side: Side;
  readonly type: UnitType;
  readonly size?: UnitSize;
  readonly attack: number;
  readonly defence?: number;
  readonly movement?: number;
  readonly range?: number;
  readonly battalion?: string;
  readonly brigade?: string;
  readonly division?: string;
  readonly corps?: string;
  readonly echelon?: Echelon;
  readonly f88: boolean;
  readonly inSupply: boolean;
  readonly inCommand: boolean;
  readonly state: UnitState;
}

/** The face that shows [11.5]. */
export const faceOf = (counter: Counter, { reduced }: UnitState): Face =>
  reduced ? (counter.reduced ?? counter.full) : counter.full;

type PrintedOnce = Omit<Counter, 'full' | 'reduced' | 'bombardment' | 'rides' | 'title'>;

/** What is the same on both faces of a counter, and interests the procedures. */
const printedOnce = new WeakMap<Counter, PrintedOnce>();

function printedOf(counter: Counter): PrintedOnce {
  let known = printedOnce.get(counter);
  if (known === undefined) {
    const { title: _title, full: _full, reduced: _reduced, bombardment: _air, rides: _rides, ...printed } = counter;
    known = printed;
    printedOnce.set(counter, known);
  }
  return known;
}

export function pieceOf(counter: Counter, state: UnitState, hex: string): Piece {
  return {
    ...printedOf(counter),
    ...faceOf(counter, state),
    hex,
    inSupply: !state.unsupplied,
    inCommand: !state.uncommanded,
    state,
  };
}

/** Who stands where, and what follows from it. */
export class Ground {
  readonly map: HexMapInput;
  readonly board: HexBoard;
  readonly pieces: readonly Piece[];
  readonly leaders: readonly Piece[];
  readonly #byId: ReadonlyMap<string, Piece>;
  readonly #positions: Positions<Piece>;
  readonly #zones = new Map<Side, Int32Array>();
  readonly #filled = new Map<ShapeClass, readonly object[]>();

  constructor(
    private readonly table: Table,
    units: Position['units'],
  ) {
    this.map = mapOf(table, units);
    this.board = layOutMap(this.map);
    const pieces: Piece[] = [];
    for (const [id, counter] of table.counters) {
      const state = units[id]!;
      if (state.place === 'map') pieces.push(this.#known(counter, state));
    }
    this.pieces = pieces;
    this.leaders = pieces.filter(({ type }) => type === 'leader');
    this.#byId = new Map(pieces.map((piece) => [piece.id, piece]));
    this.#positions = new Positions(this.board, pieces);
  }

  /** A counter that did not change is the same piece as before. */
  #known(counter: Counter, state: UnitState): Piece {
    let piece = this.table.pieces.get(state);
    if (piece === undefined) {
      piece = pieceOf(counter, state, state.hex!);
      this.table.pieces.set(state, piece);
    }
    return piece;
  }

  piece(id: string): Piece | undefined {
    return this.#byId.get(id);
  }

  at(hex: HexIndex): readonly Piece[] {
    return this.#positions.at(hex);
  }

  in(hex: string): readonly Piece[] {
    return this.at(this.board.grid.index(hex));
  }

  of(side: Side): Piece[] {
    return this.pieces.filter((piece) => piece.side === side);
  }

  /** Hexes with at least one piece of the side. */
  hexesOf(side: Side): string[] {
    return [...new Set(this.of(side).map(({ hex }) => hex))];
  }

  /** What the rules of movement ask about friends and enemies of a side. */
  knownTo(side: Side, weather: Weather): KnownGround {
    const costs = (kind: MovementClass) => this.table.costs(kind, weather);
    const emptySteps = (kind: MovementClass) => this.table.emptySteps(this.board, costs(kind));
    return { positions: this.#positions, enemyZones: this.#zonesOf(opponentOf(side)), costs, emptySteps };
  }

  inEnemyZone(side: Side, hex: string): boolean {
    return this.#zonesOf(opponentOf(side))[this.board.grid.index(hex)]! >= 0;
  }

  /** What breaks lines of supply and command of a side [9.1, 10.1.1]. */
  obstaclesTo(side: Side): Obstacles {
    return new Obstacles(this.#positions, side, this.#zonesOf(opponentOf(side)));
  }

  /** Pieces with the defaults of a shape filled in, so that a question about many of them fills nothing in again. */
  as(shape: ShapeClass): readonly object[] {
    let filled = this.#filled.get(shape);
    if (filled === undefined) {
      filled = this.pieces.map((piece) => this.#fill(shape, piece));
      this.#filled.set(shape, filled);
    }
    return filled;
  }

  /** A piece that did not change is filled in once. */
  #fill(shape: ShapeClass, piece: Piece): object {
    let known = this.table.filled.get(shape);
    if (known === undefined) {
      known = new WeakMap();
      this.table.filled.set(shape, known);
    }
    let filled = known.get(piece);
    if (filled === undefined) {
      filled = fillDefaults(shape, piece) as object;
      known.set(piece, filled);
    }
    return filled;
  }

  /** The same without one of them. */
  asWithout(shape: ShapeClass, id: string): readonly object[] {
    return this.as(shape).filter((_, at) => this.pieces[at]!.id !== id);
  }

  #zonesOf(side: Side): Int32Array {
    let zones = this.#zones.get(side);
    if (zones === undefined) {
      zones = zonesOf(side, this.#positions, this.table.scenario, this.table.umpire());
      this.#zones.set(side, zones);
    }
    return zones;
  }

  terrain(hex: string): Terrain[] {
    return [...this.board.terrainOf(this.board.grid.index(hex))] as Terrain[];
  }

  /** A road outside towns and cities, where one unit fills the hex [7.3]. */
  isRoadColumn(hex: string): boolean {
    return isRoadHex(this.board, this.board.grid.index(hex)) && !isBuiltUp(this.terrain(hex));
  }

  /** Whether units are too many for a hex [7.1, 7.3]. */
  overstacked(hex: string, units: readonly Stackable[]): boolean {
    return this.table.stacking.exceeds(units) || (this.isRoadColumn(hex) && roadUnits(units) > 1);
  }
}

export function groundOf(table: Table, { units }: Pick<Position, 'units'>): Ground {
  let ground = table.grounds.get(units);
  if (ground === undefined) {
    ground = new Ground(table, units);
    table.grounds.set(units, ground);
  }
  return ground;
}

/** The map with the pontoon bridges that stand [J.18]. */
function mapOf(table: Table, units: Position['units']): HexMapInput {
  if (table.scenario !== 'jarama') return table.map;
  const sides = Object.values(units).flatMap(({ bridge }) => (bridge ? [bridge] : []));
  if (sides.length === 0) return table.map;
  const key = sides.sort().join(' ');
  let map = table.bridged.get(key);
  if (map === undefined) {
    map = withPontoons(table.map, sides);
    table.bridged.set(key, map);
  }
  return map;
}

function withPontoons(map: HexMapInput, sides: readonly string[]): HexMapInput {
  const reversed = (side: string): string => side.split('/').reverse().join('/');
  const spanned = (side: string): boolean => sides.includes(side) || sides.includes(reversed(side));
  const hexsides = map.hexsides.map((each) =>
    spanned(each.side) ? { ...each, features: [...each.features, 'pontoon'] } : each,
  );
  return fillDefaults(BattleMap, { ...map, hexsides });
}
