import { Chart } from '../../../kernel/charts/index.js';
import { SilentUmpire, type Umpire } from '../../../kernel/rulings/index.js';
import { charts } from '../charts/index.js';
import type { Options } from '../options.js';
import type { Table } from './table.js';

const CHARTS: ReadonlyMap<string, Chart> = new Map(charts.map((data) => [data.id, new Chart(data)]));

const NO_DICE = {
  source: 'given',
  next(name: string): never {
    throw new Error(`"${name}" was rolled where nothing may be rolled`);
  },
} as const;

const ANY_DICE = { source: 'given', next: () => 1 } as const;

/** An umpire for questions whose dice do not matter: only whether the thing is allowed at all. */
export const guessing = ({ options, pack }: Table): Umpire<Options> =>
  new SilentUmpire(options, CHARTS, ANY_DICE, pack);

/** An umpire for the functions under the procedures, where only their answer is wanted and nobody reads the steps. */
export const quietly = ({ options, pack }: Table): Umpire<Options> => new SilentUmpire(options, CHARTS, NO_DICE, pack);
