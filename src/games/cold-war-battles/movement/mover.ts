import { choice, flag, halves, integer, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import { checkCounter } from '../shared/counter.js';
import { Command, commandOf, isIrregular, Side, UnitType } from '../vocabulary.js';

/** A unit about to move, and what holds for it this phase. */
export class Mover {
  @text('Name for the answer', { max: 40, default: 'unit' }) name!: string;
  @choice('Side', Side) side!: Side;
  @choice('Command; left out: Special Corps, Rebel, MPLA or SADF, whichever is of its side', Command, {
    optional: true,
  })
  command?: Command;
  @choice('Unit type, by symbol', UnitType, { default: 'infantry' }) type!: UnitType;
  @integer('Printed movement factor', { min: 0, max: 40 }) movement!: number;
  @flag('Suppressed [11.3]') suppressed!: boolean;
  @flag('One of the three 82nd Brigade units on its turn of arrival: movement doubled [17.23]') arriving82nd!: boolean;
  @flag('It flew or dropped this turn and has no normal move [13.3, 19.3]') airLanded!: boolean;
  @halves('Points spent on the way to its entry hex [16.26]', { min: 0, max: 40, default: 0 }) spent!: number;
  @flag('Its side is refitting: no unit may enter an enemy zone of control [17.32]') refitting!: boolean;
}

/** Facts of the mover that cannot be true together, or leave it no move at all. */
export function checkMover(mover: Mover, turn: number | undefined, umpire: Judge): void {
  const { name: unit, side } = mover;
  checkCounter({ unit, command: commandOf(mover, side), type: mover.type }, side, umpire);
  if (mover.airLanded) umpire.forbid(['13.3', '19.3'], 'air-landed', { unit });
  if (mover.movement === 0) umpire.forbid(['7.4', '9.18'], 'immobile', { unit });
  const angola = side === 'communist' || side === 'southAfrican';
  if (mover.refitting && !angola) umpire.forbid('17.32', 'angola-only');
  if (!mover.arriving82nd) return;
  if (commandOf(mover, side) !== 'sadf') umpire.forbid('17.23', 'not-82nd', { unit });
  const rotation = umpire.chart('rotation').number('firstTurn', 'value');
  if (turn !== undefined && turn < rotation) umpire.forbid('17.23', 'rotation-too-early', { turn: rotation });
}

/** Special Forces and Guerrillas under the optional rule [22.0]. */
export const movesAsIrregular = (mover: Mover, umpire: Judge): boolean =>
  umpire.options.irregulars && isIrregular(mover.type);

/** Rebel infantry climbs rubble more easily [18.1]. */
export const isRebelInfantry = (mover: Mover): boolean =>
  commandOf(mover, mover.side) === 'rebel' && (mover.type === 'infantry' || mover.type === 'lightInfantry');

/**
 * Half points the unit may spend: doubled where a rule says so, then halved once, by suppression (fractions dropped) or
 * by disengagement (half points kept) [8.10, 11.3, 17.17, 17.23].
 */
export function allowance(mover: Mover, turn: number | undefined, disengages: boolean, umpire: Judge): number {
  let points = mover.movement;
  umpire.note('7.2', 'movement-factor', { points });
  if (mover.side === 'communist' && turn === 1) {
    points *= 2;
    umpire.note('17.17', 'movement-doubled', { points });
  }
  if (mover.arriving82nd) {
    points *= 2;
    umpire.note('17.23', 'movement-doubled', { points });
  }
  if (mover.suppressed) {
    points = Math.floor(points / 2);
    umpire.note('11.3', 'movement-halved', { points });
  } else if (disengages) {
    points /= 2;
    umpire.note('8.10', 'movement-halved', { points });
  }
  if (mover.spent > points) umpire.forbid(['16.26', '7.3'], 'column-too-far', { spent: mover.spent, points });
  else if (mover.spent > 0) umpire.note('16.26', 'column-spent', { spent: mover.spent, points: points - mover.spent });
  points -= mover.spent;
  return 2 * points;
}
