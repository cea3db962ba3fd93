import { integer, object, text } from '../../../kernel/fields/index.js';
import { within } from '../../../kernel/hexes/index.js';
import { hexAt } from '../../../kernel/maps/index.js';
import { isMonsoon } from '../combat/column-shifts.js';
import type { Judge } from '../options.js';
import { layOutField, Position } from '../shared/position.js';
import { bindingBit } from '../shared/zones.js';
import { Ground } from './ground.js';
import { checkMover, Mover } from './mover.js';

/** A unit about to move over a map. */
export class MapMove extends Position {
  @object('The unit that moves; not among the units on the map', Mover) unit!: Mover;
  @text('Hex it starts in', { max: 12 }) start!: string;
  @integer('Game turn [17.17, 17.33]', { min: 1, max: 9, optional: true }) turn?: number;
  @text('Hex of the Soviet Engineer Brigade, if it does not move this phase [16.27]', { max: 12, optional: true })
  engineers?: string;
}

/** The field, ground and start of a move over a map, or undefined where the move is refused outright. */
export function prepare(input: MapMove, umpire: Judge) {
  const field = layOutField(input, umpire);
  checkMover(input.unit, input.turn, umpire);
  if (input.engineers !== undefined && input.unit.side !== 'soviet') umpire.forbid('16.27', 'soviet-engineers-only');
  const start = hexAt(field.board, input.start, '/start');
  const { grid } = field.board;
  const engineers =
    input.engineers === undefined ? [] : within(grid, hexAt(field.board, input.engineers, '/engineers'), 2);
  const ground = new Ground(field, input.unit.side, engineers, umpire);
  const bit = bindingBit(input.unit.type, umpire.options);
  return {
    field,
    start,
    ground,
    bit,
    disengages: ground.inZone(start, bit),
    monsoon: isMonsoon(input.turn, input.unit.side, umpire),
  };
}
