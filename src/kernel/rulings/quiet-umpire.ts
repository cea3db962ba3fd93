import { type CellWatcher, Chart, type ChartData, type ChartPack, ChartReader } from '../charts/index.js';
import { type Dice, type Die, d6, NO_DICE } from '../dice/index.js';
import type { Values } from './messages.js';
import type { Cite } from './ruling.js';
import type { Scribe } from './scribe.js';
import type { Umpire } from './umpire.js';

class UnknownChartError extends Error {
  constructor(id: string) {
    super(`this game has no chart "${id}"`);
    this.name = 'UnknownChartError';
  }
}

/** Where an umpire finds his charts: those of the game, somebody's pack laid over them. */
export class Charts {
  constructor(
    private readonly known: ReadonlyMap<string, Chart>,
    private readonly pack?: ChartPack,
    private readonly watcher?: CellWatcher,
  ) {}

  open(id: string): ChartReader {
    const chart = this.known.get(id);
    if (chart === undefined) throw new UnknownChartError(id);
    return new ChartReader(chart, this.pack, this.watcher);
  }

  /** The same with nobody to see what is read. */
  get unwatched(): Charts {
    return this.watcher === undefined ? this : new Charts(this.known, this.pack);
  }
}

const NO_VALUES: Values = {};

/**
 * The umpire of every question. He says nothing himself: where something of what he does is wanted, a scribe writes it down.
 * Hot: there is this one class of umpires and no other, because the rules ask their umpire some forty things in a ruling. In place
 * of a class for each manner of answer it took a ruling for its outcome alone from 2.9 us to 2.6; one with every word gained nothing.
 */
export class QuietUmpire<Options> implements Umpire<Options> {
  legal = true;

  constructor(
    readonly options: Options,
    readonly charts: Charts,
    private readonly dice: Dice,
    private readonly upTo?: string,
    private readonly scribe?: Scribe,
  ) {}

  chart(id: string): ChartReader {
    return this.charts.open(id);
  }

  roll(name: string, die: Die = d6, about?: string): number {
    const value = this.dice.next(name, die);
    this.scribe?.rolled(name, die, about, value, this.dice.source);
    return value;
  }

  /** Whoever wants an answer has at least the dice of it written down; odds count answers and look at no die. */
  finalRoll(total: number): number | null {
    return this.scribe === undefined ? null : total;
  }

  note(rule: Cite, key: string, values: Values = NO_VALUES): void {
    this.scribe?.noted(rule, key, values);
  }

  forbid(rule: Cite, key: string, values: Values = NO_VALUES): void {
    this.legal = false;
    this.scribe?.forbade(rule, key, values);
  }

  summarise(key: string, values: Values = NO_VALUES): void {
    this.scribe?.summarised(key, values);
  }

  stopsAt(stop: string): boolean {
    return this.upTo === stop;
  }

  beforeDice(look: (silent: Umpire<Options>) => void): void {
    if (this.dice.source === 'seed') look(new QuietUmpire(this.options, this.charts.unwatched, NO_DICE));
  }
}

/** The umpire of a ruling, for what is only weighed or is answered as data. What he reads is read for the ruling. */
export function quietly<Options>(umpire: Umpire<Options>, dice?: Dice): QuietUmpire<Options> {
  const rolled: Dice = dice ?? { source: 'given', next: (name, die) => umpire.roll(name, die) };
  return new QuietUmpire(umpire.options, umpire.charts, rolled);
}

/** Umpires for the functions under a game's procedures, where there is no ruling. They roll nothing. */
export function quietUmpires<Options>(
  charts: readonly ChartData[],
): (options: Options, pack?: ChartPack) => () => QuietUmpire<Options> {
  const known = new Map(charts.map((data) => [data.id, new Chart(data)]));
  return (options, pack) => {
    const read = new Charts(known, pack);
    return () => new QuietUmpire(options, read, NO_DICE);
  };
}
