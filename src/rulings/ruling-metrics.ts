import { Injectable } from '@nestjs/common';
import { Counter, register } from 'prom-client';

/** How often each procedure is asked. */
@Injectable()
export class RulingMetrics {
  readonly #counter =
    (register.getSingleMetric('umpire_rulings_total') as Counter<'game' | 'procedure'> | undefined) ??
    new Counter({
      name: 'umpire_rulings_total',
      help: 'Rulings and odds given, by game and procedure.',
      labelNames: ['game', 'procedure'] as const,
    });
  readonly #children = new Map<string, Counter.Internal>();

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
