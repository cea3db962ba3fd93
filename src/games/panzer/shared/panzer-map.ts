import { flag, integer, list, text } from '../../../kernel/fields/index.js';
import { directionIndex, type HexBoard } from '../../../kernel/hexes/index.js';
import { hexMapShape } from '../../../kernel/maps/index.js';
import { InvalidSituationError } from '../../../kernel/rulings/index.js';
import { type Facing, Hexside, PathKind, Terrain } from '../vocabulary.js';

/**
 * The client's board. `height` is the hill level of a hex; what stands or is cut into it (woods, gully) comes with its
 * terrain, so a stream on the plain is `height: 0, terrain: ["stream"]` [4.1.4.1.4, 4.1.4.1.6].
 */
export const PanzerMap = hexMapShape({
  terrain: Terrain,
  hexside: Hexside,
  path: PathKind,
  heights: { min: -5, max: 30 },
});

export const HEX = { max: 12 };

/** Buildings with more than the one storey that the book takes for granted [4.1.4.1.3]. */
export class TallBuilding {
  @text('Its hex', HEX) hex!: string;
  @integer('Storeys', { min: 1, max: 12 }) storeys!: number;
}

/** A wreck, which never blocks a line of sight; a brewed-up one smokes [4.1.4.1.8, 4.1.4.1.9]. */
export class WreckHex {
  @text('Its hex', HEX) hex!: string;
  @flag('Brewed up: it smokes [4.1.4.1.9]') brewedUp!: boolean;
}

export const tallBuildings = () =>
  list('Buildings of more than one storey [4.1.4.1.3]', TallBuilding, { maxItems: 2000, default: [] });

/** The number of a facing on this map, or an error that points at the field. */
export function facingNumber(board: HexBoard, facing: Facing, pointer: string): number {
  const number = directionIndex(board.grid.orientation, facing);
  if (number === undefined)
    throw new InvalidSituationError([
      {
        pointer,
        detail: {
          en: `hexes of this map have no side to the ${facing}`,
          ja: `このマップのヘクスには${facing}の辺がありません`,
        },
      },
    ]);
  return number;
}
