import { type HexBoard, type HexIndex, OFF_MAP } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import type { Judge } from '../options.js';
import { facingNumber } from '../shared/panzer-map.js';
import type { Building, Hexside, PathKind, Terrain } from '../vocabulary.js';
import type { PathMove, VehiclePathInput } from './path-input.js';

/** One action with its place on the map worked out. */
export interface PlannedStep {
  readonly from: HexIndex;
  /** Same as `from` where the vehicle stays; OFF_MAP where it leaves the map. */
  readonly to: HexIndex;
  readonly facing: number;
  /** Hexsides turned before moving. */
  readonly turned: number;
  readonly move: PathMove;
  /** Road or path across the hexside, if it follows one. */
  readonly along: PathKind | null;
  readonly hexside: readonly Hexside[];
  readonly levels: number;
  readonly building: Building | undefined;
}

export interface PathPlan {
  readonly start: HexIndex;
  readonly startFacing: number;
  readonly steps: readonly PlannedStep[];
}

/** Works the actions out hex by hex: forward through the front hexside, backward through the opposite one [3.3]. */
export function planPath(umpire: Judge, board: HexBoard, input: VehiclePathInput): PathPlan {
  const { grid } = board;
  const start = hexAt(board, input.vehicle.hex, '/vehicle/hex');
  const startFacing = facingNumber(board, input.vehicle.facing, '/vehicle/facing');
  const steps: PlannedStep[] = [];
  let [hex, facing] = [start, startFacing];
  for (const [i, action] of input.actions.entries()) {
    const turnTo = action.turnTo === undefined ? facing : facingNumber(board, action.turnTo, `/actions/${i}/turnTo`);
    const apart = Math.abs(turnTo - facing) % 6;
    const turned = Math.min(apart, 6 - apart);
    facing = turnTo;
    const backwards = action.move === 'reverse' || action.move === 'reverseExit';
    const direction = backwards ? (facing + 3) % 6 : facing;
    const exits = action.move === 'exit' || action.move === 'reverseExit';
    const next = action.move === 'stay' ? hex : grid.neighbours[6 * hex + direction]!;
    const side = grid.topology.sideOf[6 * hex + direction]!;
    if (exits ? next !== OFF_MAP : next === OFF_MAP) {
      umpire.forbid(exits ? '4.5.1.1.9' : ['4.5.1.1', '3.3'], exits ? 'not-at-the-edge' : 'no-hex-there', {
        hex: grid.name(hex),
      });
      break;
    }
    const moves = action.move !== 'stay';
    const onRoad = moves && next !== OFF_MAP ? board.connected(side, 'road') : false;
    const onPath = moves && next !== OFF_MAP ? board.connected(side, 'path') : false;
    // Off the map a road goes on as it came: through the opposite hexside.
    const behind = grid.topology.sideOf[6 * hex + ((direction + 3) % 6)]!;
    const leaves = exits && board.connectionsAcross(behind).length > 0;
    steps.push({
      from: hex,
      to: next,
      facing,
      turned,
      move: action.move,
      along: onRoad || leaves ? 'road' : onPath ? 'path' : null,
      hexside: moves ? ([...board.featuresOf(side)] as Hexside[]) : [],
      levels: moves && next !== OFF_MAP ? board.heightOf(next) - board.heightOf(hex) : 0,
      building: action.building,
    });
    if (next === OFF_MAP) break;
    hex = next;
  }
  return { start, startFacing, steps };
}

export const terrainIn = (board: HexBoard, hex: HexIndex): Terrain[] => {
  const terrain = [...board.terrainOf(hex)] as Terrain[];
  return terrain.length > 0 ? terrain : ['clear'];
};

/** Whether any road or path runs into the hex. */
export function onRoadOrPath(board: HexBoard, hex: HexIndex): boolean {
  const { sideOf } = board.grid.topology;
  for (let d = 0; d < 6; d++) if (board.connectionsAcross(sideOf[6 * hex + d]!).length > 0) return true;
  return false;
}
