import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { Metrics } from '../platform/health/metrics.js';

/** How often each procedure is asked. */
@Injectable()
export class RulingMetrics {
  readonly #counter: Counter<'game' | 'procedure'>;
  readonly #children = new Map<string, Counter.Internal>();

  constructor(metrics: Metrics) {
    this.#counter = new Counter({
      name: 'umpire_rulings_total',
      help: 'Rulings and odds given, by game and procedure.',
      labelNames: ['game', 'procedure'],
      registers: [metrics.registry],
    });
  }

  count(game: string, procedure: string): void {
    const key = `${game} ${procedure}`;
    let child = this.#children.get(key);
    if (!child) {
      child = this.#counter.labels(game, procedure);
      this.#children.set(key, child);
    }
    child.inc();
  }
}
