import type { ChartReader } from '../../../kernel/charts/index.js';
import type { Judge, Options } from '../options.js';

/** An umpire who only says yes or no: for listing what is allowed by the checks that refuse what is not. */
export class Probe implements Judge {
  legal = true;

  constructor(private readonly umpire: Judge) {}

  get options(): Options {
    return this.umpire.options;
  }

  roll(): number {
    throw new Error('a probe asks what is allowed: nothing is rolled');
  }

  chart(id: string): ChartReader {
    return this.umpire.chart(id);
  }

  note(): void {}

  forbid(): void {
    this.legal = false;
  }

  summarise(): void {}
}
