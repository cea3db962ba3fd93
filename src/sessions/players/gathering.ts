/** What several bring is taken together. Whoever brings something waits until it has been taken: nothing piles up. */
export class Gathering<T> {
  private brought: { readonly item: T; readonly taken: () => void }[] = [];
  private wake: () => void = () => undefined;
  private closed = false;

  bring(item: T): Promise<void> {
    if (this.closed) return Promise.resolve();
    return new Promise((taken) => {
      this.brought.push({ item, taken });
      this.wake();
    });
  }

  /** Whatever is there, or comes within that time. */
  async take(ms: number): Promise<T[]> {
    if (this.brought.length === 0 && !this.closed) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    const all = this.brought;
    this.brought = [];
    for (const { taken } of all) taken();
    return all.map(({ item }) => item);
  }

  /** Nothing is taken any more: nobody need wait. */
  close(): void {
    this.closed = true;
    this.wake();
    for (const { taken } of this.brought.splice(0)) taken();
  }
}
