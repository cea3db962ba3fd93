import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../platform/health/metrics.js';

/** How often each procedure is asked. */
@Injectable()
export class RulingMetrics {
  /** Plain numbers, put into the counter when somebody reads it: the counter itself would take its labels apart each time. */
  readonly #counts = new Map<string, Map<string, number>>();

  constructor(metrics: Metrics) {
    const counts = this.#counts;
    new Counter({
      name: 'umpire_rulings_total',
      help: 'Rulings and odds given, by game and procedure.',
      labelNames: ['game', 'procedure'],
      registers: [metrics.registry],
      collect() {
        this.reset();
        for (const [game, procedures] of counts) {
          for (const [procedure, count] of procedures) this.labels(game, procedure).inc(count);
        }
      },
    });
  }

  count(game: string, procedure: string): void {
    let procedures = this.#counts.get(game);
    if (!procedures) {
      procedures = new Map();
      this.#counts.set(game, procedures);
    }
    procedures.set(procedure, (procedures.get(procedure) ?? 0) + 1);
  }
}
