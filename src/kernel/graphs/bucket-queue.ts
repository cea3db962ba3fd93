/**
 * A priority queue for whole, bounded costs (Dial): one bucket per cost. Buckets are doubly linked lists inside typed
 * arrays, so adding, moving and taking a node are constant time and allocate nothing. A heap would cost a logarithm and
 * leave stale entries behind.
 */

const NONE = -1;

export class BucketQueue {
  private readonly head: Int32Array;
  private readonly after: Int32Array;
  private readonly before: Int32Array;
  private waiting = 0;

  constructor(nodes: number, highestCost: number) {
    this.head = new Int32Array(highestCost + 1).fill(NONE);
    this.after = new Int32Array(nodes);
    this.before = new Int32Array(nodes);
  }

  get isEmpty(): boolean {
    return this.waiting === 0;
  }

  add(node: number, cost: number): void {
    const first = this.head[cost]!;
    this.after[node] = first;
    this.before[node] = NONE;
    if (first !== NONE) this.before[first] = node;
    this.head[cost] = node;
    this.waiting++;
  }

  remove(node: number, cost: number): void {
    const next = this.after[node]!;
    const last = this.before[node]!;
    if (last === NONE) this.head[cost] = next;
    else this.after[last] = next;
    if (next !== NONE) this.before[next] = last;
    this.waiting--;
  }

  /** Takes a node of exactly this cost, or -1. */
  take(cost: number): number {
    const node = this.head[cost]!;
    if (node !== NONE) this.remove(node, cost);
    return node;
  }
}
