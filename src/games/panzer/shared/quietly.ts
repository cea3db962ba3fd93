import type { Umpire } from '../../../kernel/rulings/index.js';
import type { PanzerOptions } from '../options.js';

/** The same umpire with nothing to say, for what is only weighed or is answered as data. */
export function quietly(umpire: Umpire<PanzerOptions>): Umpire<PanzerOptions> {
  let legal = true;
  return {
    options: umpire.options,
    get legal() {
      return legal;
    },
    roll: (name, die) => umpire.roll(name, die),
    chart: (id) => umpire.chart(id),
    note: () => {},
    forbid: () => {
      legal = false;
    },
    summarise: () => {},
  };
}
