import { type CellUse, type Chart, type ChartPack, ChartReader } from '../charts/index.js';
import { type Dice, type Die, d6, NO_DICE, type RolledDie } from '../dice/index.js';
import type { Phrasebook, Values } from './messages.js';
import { QuietUmpire, UnknownChartError, unrecorded } from './quiet-umpire.js';
import type { BareStep, Cite, Step } from './ruling.js';

/** What a procedure may do besides compute: roll, look up a chart, take notes. */
export interface Umpire<Options = unknown> {
  /** The optional rules and switches in force, defaults filled in. */
  readonly options: Options;
  /** `about` says for which unit or place, where one name is rolled for several. */
  roll(name: string, die?: Die, about?: string): number;
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

const NO_VALUES: Values = {};

/** The umpire of one ruling, without words: writes down the steps, the dice and the cells in the order they came. */
export class RecordingUmpire<Options, S extends BareStep = BareStep> implements Umpire<Options> {
  readonly steps: S[] = [];
  readonly dice: RolledDie[] = [];
  readonly cells: CellUse[] = [];
  legal = true;
  summary: { key: string; values: Values } | undefined;

  constructor(
    readonly options: Options,
    private readonly charts: ReadonlyMap<string, Chart>,
    private readonly source: Dice,
    private readonly pack?: ChartPack,
    private readonly upTo?: string,
  ) {}

  roll(name: string, die: Die = d6, about?: string): number {
    const value = this.source.next(name, die);
    const { source } = this.source;
    this.dice.push(
      about === undefined
        ? { name, sides: die.sides, value, source }
        : { name, about, sides: die.sides, value, source },
    );
    return value;
  }

  stopsAt(stop: string): boolean {
    return this.upTo === stop;
  }

  beforeDice(look: (silent: Umpire<Options>) => void): void {
    if (this.source.source === 'seed') look(new QuietUmpire(this.options, unrecorded(this.charts, this.pack), NO_DICE));
  }

  chart(id: string): ChartReader {
    const chart = this.charts.get(id);
    if (!chart) throw new UnknownChartError(id);
    return new ChartReader(chart, this.pack, this.useCell);
  }

  note(rule: Cite, key: string, values: Values = NO_VALUES): void {
    const step: BareStep =
      typeof rule === 'string' ? { rule, key, values } : { rule: rule[0], also: rule.slice(1), key, values };
    this.steps.push(step as S);
  }

  forbid(rule: Cite, key: string, values: Values = NO_VALUES): void {
    this.legal = false;
    this.note(rule, key, values);
    this.steps.at(-1)!.forbids = true;
  }

  summarise(key: string, values: Values = NO_VALUES): void {
    this.summary = { key, values };
  }

  /** A chart has one object for each cell; only what a pack lays over it is made anew each time. */
  private readonly useCell = (use: CellUse): void => {
    const { cells } = this;
    if (cells.includes(use)) return;
    if (this.pack && cells.some(({ cell, chart }) => cell === use.cell && chart === use.chart)) return;
    cells.push(use);
  };
}

/** The same, with each step put into words as it is written down. */
export class SpeakingUmpire<Options> extends RecordingUmpire<Options, Step> {
  constructor(
    options: Options,
    charts: ReadonlyMap<string, Chart>,
    source: Dice,
    private readonly phrases: Phrasebook,
    pack?: ChartPack,
    upTo?: string,
  ) {
    super(options, charts, source, pack, upTo);
  }

  override note(rule: Cite, key: string, values: Values = NO_VALUES): void {
    const text = this.phrases.render(key, values);
    if (typeof rule === 'string') this.steps.push({ rule, key, text, values });
    else this.steps.push({ rule: rule[0], also: rule.slice(1), key, text, values });
  }
}
