import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { RequestDurations } from './request-durations.js';

/** One registry per application; other modules add theirs: `new Counter({ ..., registers: [metrics.registry] })`. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();
  readonly requests = new RequestDurations();

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  async text(): Promise<string> {
    return `${await this.registry.metrics()}${this.requests.text()}`;
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}
