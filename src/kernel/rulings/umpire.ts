import type { ChartReader } from '../charts/index.js';
import type { Die } from '../dice/index.js';
import type { Values } from './messages.js';
import type { Charts } from './quiet-umpire.js';
import type { Cite } from './ruling.js';

/** What a procedure may do besides compute: roll, look up a chart, take notes. */
export interface Umpire<Options = unknown> {
  /** The optional rules and switches in force, defaults filled in. */
  readonly options: Options;
  readonly charts: Charts;
  /** `about` says for which unit or place, where one name is rolled for several. */
  roll(name: string, die?: Die, about?: string): number;
  /** A modified roll as part of the outcome; null in odds, where one outcome stands for every roll that leads to it. */
  finalRoll(total: number): number | null;
  chart(id: string): ChartReader;
  /** One step of the explanation. */
  note(rule: Cite, key: string, values?: Values): void;
  /** One step that says why the thing asked for is not allowed; the ruling is then `legal: false`. */
  forbid(rule: Cite, key: string, values?: Values): void;
  /** True while nothing has been forbidden. */
  readonly legal: boolean;
  /** The one line for a chat window; the last call counts. */
  summarise(key: string, values?: Values): void;
  /** True where the question goes no further than this stop of the procedure: what lies behind it is not needed. */
  stopsAt(stop: string): boolean;
  /**
   * Where the dice are still to fall: goes through the cells that some roll may need, so that one nobody supplied is missed
   * on every roll or on none. Nothing of it is written down. Dice that lie on somebody's table need their own cells only.
   */
  beforeDice(look: (silent: Umpire<Options>) => void): void;
}
