import type { Judge } from '../options.js';

/** The same umpire with nothing to say, for what is only weighed or is answered as data. */
export function quietly(umpire: Judge): Judge {
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
