import { Chart, type ChartData, type ChartPack } from '../charts/index.js';
import type { Dice } from '../dice/index.js';
import { SilentUmpire } from '../rulings/umpire.js';

const NO_DICE: Dice = {
  source: 'given',
  next(name) {
    throw new Error(`"${name}" was rolled where nothing may be rolled`);
  },
};

/** Umpires for the functions under a game's procedures, where only their answer is wanted and nobody reads the steps. */
export function quietUmpires<Options>(
  charts: readonly ChartData[],
): (options: Options, pack?: ChartPack, dice?: Dice) => SilentUmpire<Options> {
  const known = new Map(charts.map((data) => [data.id, new Chart(data)]));
  return (options, pack, dice = NO_DICE) => new SilentUmpire(options, known, dice, pack);
}
