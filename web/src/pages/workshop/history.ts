import { computed, type Signal, signal } from '@preact/signals';

/** Further back nobody undoes. */
const MOST = 200;

/** States one after the other, each of which can be gone back to. States never change, so that they share what is equal. */
export class History<T> {
  private readonly past = signal<readonly T[]>([]);
  private readonly future = signal<readonly T[]>([]);
  readonly now: Signal<T>;
  readonly canGoBack = computed(() => this.past.value.length > 0);
  readonly canGoForward = computed(() => this.future.value.length > 0);

  constructor(first: T) {
    this.now = signal(first);
  }

  restart(state: T): void {
    this.past.value = [];
    this.future.value = [];
    this.now.value = state;
  }

  push(state: T): void {
    this.past.value = [...this.past.value.slice(1 - MOST), this.now.value];
    this.future.value = [];
    this.now.value = state;
  }

  back(): void {
    const state = this.past.value.at(-1);
    if (state === undefined) return;
    this.past.value = this.past.value.slice(0, -1);
    this.future.value = [this.now.value, ...this.future.value];
    this.now.value = state;
  }

  forward(): void {
    const [state, ...rest] = this.future.value;
    if (state === undefined) return;
    this.past.value = [...this.past.value, this.now.value];
    this.future.value = rest;
    this.now.value = state;
  }
}
