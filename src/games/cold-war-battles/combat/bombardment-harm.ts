import { choice, defineChoice, flag, integer, text } from '../../../kernel/fields/index.js';
import type { Judge } from '../options.js';
import type { Revealed, TargetPiece } from './forces.js';
import { Result } from './results.js';

const Harm = defineChoice('Harm', ['unharmed', 'suppressed', 'retreats', 'eliminated']);

export class TargetFate {
  @text('The unit', { max: 40 }) unit!: string;
  @choice('Result of its own roll [10.10]', Result) result!: Result;
  @choice('What becomes of it, the other rolls included [9.15]', Harm) fate!: string;
  @integer('Hexes to retreat, if it does', { min: 0, max: 1 }) hexes!: number;
  @flag('Suppressed when all is done [11.1]') suppressed!: boolean;
}

/** Every roll applied at once: a unit destroyed suppresses the rest of the hex [9.15]. */
export function sufferAll(
  { all, standing }: Revealed<TargetPiece>,
  results: readonly Result[],
  umpire: Judge,
): TargetFate[] {
  const chart = umpire.chart('bombardment-results');
  const effects = results.map((result) => chart.text(result, 'effect'));
  const destroyed = effects.filter((effect) => effect === 'eliminated').length;
  const fates = standing.map((piece, i) => {
    const collateral = destroyed > (effects[i] === 'eliminated' ? 1 : 0);
    return suffer(piece, results[i]!, effects[i]!, collateral, umpire);
  });
  return all.map((piece): TargetFate => fates[standing.indexOf(piece)] ?? worthless(piece.name));
}

/** A unit that was gone when it was turned face up [14.4]. */
const worthless = (unit: string): TargetFate => ({
  unit,
  result: 'noCombat',
  fate: 'eliminated',
  hexes: 0,
  suppressed: false,
});

/** One unit's lot: its own roll, and the shock of a neighbour destroyed [9.15, 9.18, 11.3]. */
function suffer(piece: TargetPiece, result: Result, effect: string, collateral: boolean, umpire: Judge): TargetFate {
  const { unit, name } = piece;
  const fate = (what: string, suppressed: boolean): TargetFate => ({
    unit: name,
    result,
    fate: what,
    hexes: what === 'retreats' ? 1 : 0,
    suppressed,
  });
  if (effect === 'eliminated') {
    umpire.note('9.15', 'bombed-eliminated', { unit: name });
    return fate('eliminated', false);
  }
  if (effect === 'retreats') {
    if (unit.movement === 0) {
      umpire.note(['9.18', '9.15'], 'immobile-lost', { units: [name] });
      return fate('eliminated', false);
    }
    umpire.note('9.15', 'bombed-retreats', { unit: name });
    if (collateral && !unit.suppressed) umpire.note(['9.15', '11.2'], 'shaken-by-neighbour', { unit: name });
    return fate('retreats', unit.suppressed || collateral);
  }
  if (effect !== 'suppressed' && !collateral) return fate('unharmed', unit.suppressed);
  if (!unit.suppressed) {
    umpire.note(['9.15', '11.2'], collateral && effect !== 'suppressed' ? 'shaken-by-neighbour' : 'bombed-suppressed', {
      unit: name,
    });
    return fate('suppressed', true);
  }
  if (unit.movement === 0) {
    umpire.note('9.15', 'suppressed-immobile', { unit: name });
    return fate('unharmed', true);
  }
  umpire.note(['11.3', '9.15'], 'suppressed-again', { unit: name });
  return fate('retreats', true);
}
