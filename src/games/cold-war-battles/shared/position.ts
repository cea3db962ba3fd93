import { choice, flag, integer, list, object, text, texts } from '../../../kernel/fields/index.js';
import type { HexBoard } from '../../../kernel/hexes/index.js';
import { type HexMapInput, hexAt, hexMapShape, layOutMap } from '../../../kernel/maps/index.js';
import type { Judge } from '../options.js';
import {
  Battle,
  battleOf,
  belongsTo,
  Command,
  commandOf,
  Hexside,
  Side,
  Terrain,
  UnitType,
  Way,
} from '../vocabulary.js';
import { checkCounter } from './counter.js';

export const BattleMap = hexMapShape({ terrain: Terrain, hexside: Hexside, path: Way });

/** A counter on the map. */
export class MapUnit {
  @text('Name, by which the answer calls it', { max: 40 }) name!: string;
  @text('Hex, as printed on the map', { max: 12 }) hex!: string;
  @choice('Side', Side) side!: Side;
  @choice('Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side', Command, {
    optional: true,
  })
  command?: Command;
  @choice('Unit type, by symbol', UnitType, { default: 'infantry' }) type!: UnitType;
  @integer('Printed movement factor', { min: 0, max: 40, optional: true }) movement?: number;
  @flag('Suppressed [11.1]') suppressed!: boolean;
}

/** A map with the counters on it. */
export class Position {
  @choice('Battle', Battle) battle!: Battle;
  @object('The map, or as much of it as matters', BattleMap) map!: HexMapInput;
  @list('Every unit on that map', MapUnit, { maxItems: 400, default: [] }) units!: MapUnit[];
  @texts('Embassy hexes [16.33]', { max: 12, maxItems: 4, default: [] }) embassies!: string[];
}

export interface Placed {
  readonly unit: MapUnit;
  readonly command: Command;
  readonly hex: number;
}

const NOBODY: readonly Placed[] = [];

/** What a field is made of. */
export interface FieldParts {
  readonly battle: Battle;
  readonly board: HexBoard;
  readonly units: readonly Placed[];
  readonly embassies: ReadonlySet<number>;
}

/** A position laid out: hexes by number, units where they stand. */
export class Field implements FieldParts {
  readonly board: HexBoard;
  readonly units: readonly Placed[];
  readonly embassies: ReadonlySet<number>;
  readonly battle: Battle;
  readonly #byHex = new Map<number, Placed[]>();

  constructor({ battle, board, units, embassies }: FieldParts) {
    this.battle = battle;
    this.board = board;
    this.units = units;
    this.embassies = embassies;
    for (const placed of units) {
      const company = this.#byHex.get(placed.hex);
      if (company) company.push(placed);
      else this.#byHex.set(placed.hex, [placed]);
    }
  }

  at(hex: number): readonly Placed[] {
    return this.#byHex.get(hex) ?? NOBODY;
  }

  name(hex: number): string {
    return this.board.grid.name(hex);
  }

  /** The hexside between a hex and its neighbour in a direction. */
  side(hex: number, direction: number): number {
    return this.board.grid.topology.sideOf[6 * hex + direction]!;
  }

  isCliff(side: number): boolean {
    return this.board.hasFeature(side, 'cliff');
  }

  /** A road or trail runs through the hex. */
  hasTrail(hex: number): boolean {
    for (let d = 0; d < 6; d += 1) if (this.board.connected(this.side(hex, d), 'trail')) return true;
    return false;
  }
}

/** Lays a position out, refused where it mixes the two battles. */
export function layOutField(position: Position, umpire: Judge): Field {
  const { battle } = position;
  const board = layOutMap(position.map);
  checkFeatures(battle, board, umpire);
  const units = position.units.map((unit, i) => {
    const command = commandOf(unit, unit.side);
    if (battleOf(unit.side) !== battle) {
      umpire.forbid('2.9', 'side-not-in-battle', { side: unit.side, battle });
    } else checkCounter({ unit: unit.name, command, type: unit.type }, unit.side, umpire);
    return { unit, command, hex: hexAt(board, unit.hex, `/units/${i}/hex`) };
  });
  const embassies = new Set(position.embassies.map((name, i) => hexAt(board, name, `/embassies/${i}`)));
  return new Field({ battle, board, units, embassies });
}

/** Features of a board that its battle's chart does not list, by board: a session asks about one map again and again. */
const strangers = new WeakMap<HexBoard, { readonly battle: Battle; readonly features: ReadonlySet<string> }>();

/** Terrain, hexsides and ways that the other battle's map has and this one's has not [18.1]. */
function checkFeatures(battle: Battle, board: HexBoard, umpire: Judge): void {
  let known = strangers.get(board);
  if (known?.battle !== battle) {
    known = { battle, features: strangeFeatures(battle, board) };
    strangers.set(board, known);
  }
  for (const feature of known.features) umpire.forbid('18.1', 'not-in-battle', { feature, battle });
}

export function strangeFeatures(battle: Battle, { terrains, featureSets, pathKinds }: HexBoard): Set<string> {
  const words = [...terrains, ...featureSets, pathKinds].flatMap((set) => [...set]);
  return new Set(words.filter((feature) => !belongsTo(battle, feature)));
}
