import { MissingCellError } from '../../../../kernel/charts/index.js';
import type { QuietUmpire, SituationFault } from '../../../../kernel/rulings/index.js';
import type { Options } from '../../options.js';
import type { Unit } from '../units.js';

/** Limited spotting needs the numbers of every grade in the game; they are never guessed [7.7.1, 7.7.2]. */
export function checkSpottingNumbers(
  umpire: QuietUmpire<Options>,
  units: Iterable<Unit>,
  complain: (fault: SituationFault) => void,
): void {
  if (!umpire.options.limitedSpotting) return;
  const chart = umpire.chart('limited-spotting');
  for (const grade of new Set([...units].map((unit) => unit.grade)))
    for (const column of ['near', 'far', 'max'])
      try {
        chart.number(grade, column);
      } catch (error) {
        if (!(error instanceof MissingCellError)) throw error;
        complain({
          pointer: `/chartPack/limited-spotting/${grade},${column}`,
          detail: {
            en: 'limited spotting needs this cell of the Spotting Table [7.7]',
            ja: '限定視認ルールには発見表のこの値が必要である [7.7]',
          },
        });
      }
}
