import type { CellUse } from '../charts/index.js';
import type { Die, RolledDie } from '../dice/index.js';
import type { Phrasebook, Values } from './messages.js';
import type { BareStep, Cite, Step } from './ruling.js';

/** Writes down what an umpire does, as much of it as is wanted. */
export interface Scribe {
  rolled(name: string, die: Die, about: string | undefined, value: number, source: RolledDie['source']): void;
  read(cell: CellUse): void;
  noted(rule: Cite, key: string, values: Values): void;
  forbade(rule: Cite, key: string, values: Values): void;
  summarised(key: string, values: Values): void;
}

/** Nothing but the dice. */
export class DiceScribe implements Scribe {
  readonly dice: RolledDie[] = [];

  rolled(name: string, { sides }: Die, about: string | undefined, value: number, source: RolledDie['source']): void {
    this.dice.push(about === undefined ? { name, sides, value, source } : { name, about, sides, value, source });
  }

  read(_cell: CellUse): void {}

  noted(_rule: Cite, _key: string, _values: Values): void {}

  forbade(_rule: Cite, _key: string, _values: Values): void {}

  summarised(_key: string, _values: Values): void {}
}

/** The dice and the cells in the order they came, and steps of whatever kind. */
abstract class StepScribe<S extends { forbids?: true }> extends DiceScribe {
  readonly steps: S[] = [];
  readonly cells: CellUse[] = [];

  constructor(
    /** A chart has one object for each cell; what a pack lays over it is made anew each time. */
    private readonly hasPack: boolean,
  ) {
    super();
  }

  protected abstract stepOf(rule: Cite, key: string, values: Values): S;

  override read(use: CellUse): void {
    const { cells } = this;
    if (cells.includes(use)) return;
    if (this.hasPack && cells.some(({ cell, chart }) => cell === use.cell && chart === use.chart)) return;
    cells.push(use);
  }

  override noted(rule: Cite, key: string, values: Values): void {
    this.steps.push(this.stepOf(rule, key, values));
  }

  override forbade(rule: Cite, key: string, values: Values): void {
    const step = this.stepOf(rule, key, values);
    step.forbids = true;
    this.steps.push(step);
  }
}

/** Which sections were gone through, and nothing about what they said. */
export class CitingScribe extends StepScribe<Omit<BareStep, 'values'>> {
  protected stepOf(rule: Cite, key: string): Omit<BareStep, 'values'> {
    return typeof rule === 'string' ? { rule, key } : { rule: rule[0], also: rule.slice(1), key };
  }
}

/** Every step with its values, to be put into words later, in whatever language. */
export class RecordingScribe extends StepScribe<BareStep> {
  summary: { readonly key: string; readonly values: Values } | undefined;

  protected stepOf(rule: Cite, key: string, values: Values): BareStep {
    return typeof rule === 'string' ? { rule, key, values } : { rule: rule[0], also: rule.slice(1), key, values };
  }

  override summarised(key: string, values: Values): void {
    this.summary = { key, values };
  }
}

/** Every step put into words as it is written down. */
export class SpeakingScribe extends StepScribe<Step> {
  summary: { readonly key: string; readonly values: Values } | undefined;

  constructor(
    private readonly phrases: Phrasebook,
    hasPack: boolean,
  ) {
    super(hasPack);
  }

  protected stepOf(rule: Cite, key: string, values: Values): Step {
    const text = this.phrases.render(key, values);
    if (typeof rule === 'string') return { rule, key, text, values };
    return { rule: rule[0], also: rule.slice(1), key, text, values };
  }

  override summarised(key: string, values: Values): void {
    this.summary = { key, values };
  }
}
