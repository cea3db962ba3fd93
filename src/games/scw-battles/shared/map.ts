import { choice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { HexBoard, HexIndex } from '../../../kernel/hexes/index.js';
import { hexAt, hexMapShape } from '../../../kernel/maps/index.js';
import { isFreeOfStacking, isTankCompany } from '../movement/mover.js';
import { Hexside, Road, Side, Terrain, UnitSize, UnitType } from '../vocabulary.js';

/** A client's own map in the words of this game. */
export const BattleMap = hexMapShape({ terrain: Terrain, hexside: Hexside, path: Road });

/** A counter on the map. */
export class MapUnit {
  @text('What to call the unit in the answer', { max: 60, optional: true }) name?: string;
  @text('Hex it stands in', { max: 12 }) hex!: string;
  @choice('Side', Side) side!: Side;
  @choice('Type of unit [2.1]', UnitType, { default: 'infantry' }) type!: UnitType;
  @choice('Size of unit; when left out a regiment in Brunete, elsewhere a battalion [2.1, B.9]', UnitSize, {
    optional: true,
  })
  size?: UnitSize;
  @integer('Attack factor on the face now showing: 3 or more makes a zone of control [8.0]', {
    min: 0,
    max: 99,
    default: 0,
  })
  attack!: number;
  @flag('A German F/88 [6.4, J.14]') f88!: boolean;
}

export const ROADS: readonly Road[] = ['mainRoad', 'minorRoad'];

/** Who stands where, by hex index. */
export class Positions<U extends MapUnit = MapUnit> {
  readonly byHex = new Map<HexIndex, U[]>();
  readonly hexes: readonly HexIndex[];

  constructor(
    readonly board: HexBoard,
    readonly units: readonly U[],
    pointer = '/units',
  ) {
    this.hexes = units.map((unit, at) => hexAt(board, unit.hex, `${pointer}/${at}/hex`));
    units.forEach((unit, at) => {
      const hex = this.hexes[at]!;
      const here = this.byHex.get(hex);
      if (here) here.push(unit);
      else this.byHex.set(hex, [unit]);
    });
  }

  at(hex: HexIndex): readonly U[] {
    return this.byHex.get(hex) ?? NOBODY;
  }

  holds(hex: HexIndex, side: Side): boolean {
    return this.at(hex).some((unit) => unit.side === side);
  }

  /** Units that count for stacking, and how many of them are tank companies [6.3, 7.1]. */
  crowd(hex: HexIndex, side: Side, except?: U): { friends: number; friendlyTankCompanies: number } {
    let friends = 0;
    let friendlyTankCompanies = 0;
    for (const unit of this.at(hex)) {
      if (unit.side !== side || unit === except || isFreeOfStacking(unit.type)) continue;
      friends += 1;
      if (isTankCompany(unit)) friendlyTankCompanies += 1;
    }
    return { friends, friendlyTankCompanies };
  }
}

const NOBODY: readonly never[] = [];

/** Whether a road of either class runs through the hex. */
export function isRoadHex(board: HexBoard, hex: HexIndex): boolean {
  const { sideOf } = board.grid.topology;
  for (let d = 0; d < 6; d++) {
    const side = sideOf[6 * hex + d]!;
    for (const road of ROADS) if (board.connected(side, road)) return true;
  }
  return false;
}

/** The better road through a hexside, if any: a main road where both run [6.5]. */
export function roadAcross(board: HexBoard, side: number): Road | undefined {
  return ROADS.find((road) => board.connected(side, road));
}
