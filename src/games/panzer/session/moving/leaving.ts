import { CENTRE_STEPS, edgesOfHex, type MapEdge } from '../../../../kernel/hexes/index.js';
import type { Mover } from '../position.js';
import type { Scene } from '../stage.js';

/** The edge of the map it leaves by: east or west where its last step leads that way, north or south otherwise [4.5.1.1.9]. */
export function edgeOf({ table, position }: Scene, { unit, next }: Mover): MapEdge {
  const { grid } = table.board;
  const { hex, facing } = position.units[unit]!;
  const edges = edgesOfHex(grid, grid.index(hex!));
  const [dx, dy] = CENTRE_STEPS[grid.orientation][(facing! + (next!.reverse ? 3 : 0)) % 6]!;
  if (dx > 0 && edges.includes('E')) return 'E';
  if (dx < 0 && edges.includes('W')) return 'W';
  return dy < 0 ? 'N' : 'S';
}
