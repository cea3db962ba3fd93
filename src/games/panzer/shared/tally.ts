import { integer, text } from '../../../kernel/fields/index.js';
import type { Cite, Umpire } from '../../../kernel/rulings/index.js';

/** One modifier that counted, with the section that prints it. */
export class AppliedModifier {
  @text('Which modifier', { max: 40 }) name!: string;
  @integer('Its value', { min: -200, max: 200 }) value!: number;
  @text('Section', { max: 16 }) rule!: string;
}

/** Adds modifiers up in the order the book lists them; each is one step of the ruling and one line of the outcome. */
export class Tally {
  readonly items: AppliedModifier[] = [];
  net = 0;

  /** `key`: the sentence of each step, where it has to say whose modifier it is. */
  constructor(
    private readonly umpire: Umpire,
    private readonly key = 'modifier',
  ) {}

  add(rule: Cite, name: string, value: number): void {
    this.umpire.note(rule, this.key, { modifier: name, value });
    this.items.push({ name, value, rule: typeof rule === 'string' ? rule : rule[0] });
    this.net += value;
  }

  /** A modifier read from a one-column chart of modifiers. */
  addFrom(chart: string, rule: Cite, name: string, times = 1): void {
    this.add(rule, name, this.umpire.chart(chart).number(name, 'modifier') * times);
  }
}
