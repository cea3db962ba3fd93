import { Chart, type ChartData, type ChartPack, ChartReader } from '../charts/index.js';
import { type Dice, type Die, d6, NO_DICE } from '../dice/index.js';
import type { Umpire } from './umpire.js';

export class UnknownChartError extends Error {
  constructor(id: string) {
    super(`this game has no chart "${id}"`);
    this.name = 'UnknownChartError';
  }
}

/** Where an umpire finds his charts. */
type Charts = (id: string) => ChartReader;

/** An umpire with nothing to say: only the answer is wanted, and whether the thing is allowed. */
export class QuietUmpire<Options> implements Umpire<Options> {
  legal = true;

  constructor(
    readonly options: Options,
    readonly chart: Charts,
    private readonly dice: Dice,
    private readonly upTo?: string,
  ) {}

  roll(name: string, die: Die = d6): number {
    return this.dice.next(name, die);
  }

  note(): void {}

  forbid(): void {
    this.legal = false;
  }

  summarise(): void {}

  stopsAt(stop: string): boolean {
    return this.upTo === stop;
  }

  beforeDice(look: (silent: Umpire<Options>) => void): void {
    if (this.dice.source === 'seed') look(new QuietUmpire(this.options, this.chart, NO_DICE));
  }
}

/** Charts to be read without a record of what was read. */
export function unrecorded(charts: ReadonlyMap<string, Chart>, pack?: ChartPack): Charts {
  return (id) => {
    const chart = charts.get(id);
    if (!chart) throw new UnknownChartError(id);
    return new ChartReader(chart, pack, ignore);
  };
}

const ignore = (): void => {};

/** The umpire of a ruling, for what is only weighed or is answered as data. What he reads is read for the ruling. */
export function quietly<Options>(umpire: Umpire<Options>, dice?: Dice): QuietUmpire<Options> {
  const rolled: Dice = dice ?? { source: 'given', next: (name, die) => umpire.roll(name, die) };
  return new QuietUmpire(umpire.options, (id) => umpire.chart(id), rolled);
}

/** Umpires for the functions under a game's procedures, where there is no ruling. They roll nothing. */
export function quietUmpires<Options>(
  charts: readonly ChartData[],
): (options: Options, pack?: ChartPack) => () => QuietUmpire<Options> {
  const known = new Map(charts.map((data) => [data.id, new Chart(data)]));
  return (options, pack) => {
    const read = unrecorded(known, pack);
    return () => new QuietUmpire(options, read, NO_DICE);
  };
}
