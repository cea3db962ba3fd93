/**
 * What Node is told when it runs the server. Memory is given back when nobody asks; and V8 would move short-lived parts of
 * rulings to the old generation, and collect them at twice the cost. Nor do several threads
 * collect the young generation together: of a batch, each ruling then took 11 % less processor time, and 19 % less with worker
 * threads, which would all wait for the same few helpers. The young generation has its 16 MB from the beginning, and keeps them: V8 begins with
 * one, moves much of what a start makes to the old generation (a fresh server held 197 MB, with this 183), and goes back to one after
 * eight quiet seconds.
 */
export const FLAGS = [
  '--expose-gc',
  '--no-allocation-site-pretenuring',
  '--no-parallel-scavenge',
  '--min-semi-space-size=16',
];

/**
 * What the system's allocator is told. glibc opens a heap of its own for each thread that asks for memory and seldom gives one back:
 * with two for all a fresh server holds 198 MB where it held 203.
 */
export const ALLOCATOR = { MALLOC_ARENA_MAX: '2' };
