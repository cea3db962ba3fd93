/** Time in slices, contestants in turn: what else the machine does then hits all of them alike. */

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** For times that stand alone: other work on the machine only ever adds, so the quieter rounds are nearer the truth. */
export function lowerQuartile(values) {
  return [...values].sort((a, b) => a - b)[values.length >> 2];
}

/** The median over the rounds of a's figure by b's of the same round. */
export const medianRatio = (a, b) => median(a.map((value, round) => value / b[round]));

/**
 * Times functions that do one thing per call, sync or async, in interleaved slices: A B C A B C. Returns the microseconds
 * per call of each, one figure a round. A slice is long enough to pay for its own garbage collection.
 */
export async function race(contestants, { rounds, sliceMs }) {
  const entries = Object.entries(contestants);
  const counts = {};
  for (const [name, run] of entries) counts[name] = await calibrate(run, sliceMs);
  const times = Object.fromEntries(entries.map(([name]) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, run] of entries) times[name].push((await slice(run, counts[name])) / counts[name]);
  }
  return times;
}

/** Warms a function up and finds how many calls fill a slice. */
async function calibrate(run, sliceMs) {
  let count = 1;
  let spent = 0;
  while (spent < WARM_SLICES * sliceMs) {
    const ms = (await slice(run, count)) / 1000;
    spent += ms;
    count = Math.max(1, Math.min(8 * count, Math.round((count * sliceMs) / Math.max(ms, 0.001))));
  }
  return count;
}

/** Enough for the compiler to settle. */
const WARM_SLICES = 20;

async function slice(run, count) {
  const waits = run() instanceof Promise;
  const begin = performance.now();
  if (waits) for (let i = 0; i < count; i += 1) await run();
  else for (let i = 0; i < count; i += 1) run();
  return 1000 * (performance.now() - begin);
}
