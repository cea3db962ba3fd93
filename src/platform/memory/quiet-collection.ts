import { getHeapStatistics } from 'node:v8';
import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';

const LOOK_MS = 5000;
/** Of the time between two looks; a request or two a second is still quiet. */
const QUIET = 0.05;
/** So many quiet looks in a row: who comes again after a moment is not to wait for a collection. */
const QUIET_LOOKS = 4;
/** Less than this is not worth the 50-100 ms that it takes. */
const WORTH_BYTES = 48 * 1024 * 1024;

/**
 * Gives back what a peak has left behind. The engine collects when something is allocated, so a server that has answered a
 * few very large requests and then has nothing to do would keep their garbage, some 200 MB, until it is busy again. Here
 * it is collected in a quiet moment. Needs `node --expose-gc`, as `npm start` has it; without it nothing is done.
 */
@Injectable()
export class QuietCollection implements OnApplicationBootstrap, OnApplicationShutdown {
  #timer: NodeJS.Timeout | undefined;
  #loop = performance.eventLoopUtilization();
  #kept = 0;
  #quiet = 0;
  /** A first collection empties pages; they are given back by a second one. */
  #collected = false;

  onApplicationBootstrap(): void {
    const { gc } = globalThis;
    this.#kept = getHeapStatistics().used_heap_size;
    if (gc) this.#timer = setInterval(() => this.look(gc), LOOK_MS).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }

  private look(collect: () => void): void {
    const loop = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(loop, this.#loop);
    this.#loop = loop;
    this.#quiet = utilization > QUIET ? 0 : this.#quiet + 1;
    if (this.#quiet < QUIET_LOOKS) return;
    const { used_heap_size: used, total_heap_size: total } = getHeapStatistics();
    const second = this.#collected && total > used + WORTH_BYTES;
    this.#collected = false;
    if (used < this.#kept + WORTH_BYTES && !second) return;
    collect();
    this.#collected = !second;
    this.#kept = getHeapStatistics().used_heap_size;
    // The pause was ours: it must not pass for other people's work at the next look.
    this.#loop = performance.eventLoopUtilization();
  }
}
