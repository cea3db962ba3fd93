/** Rules a great many times, each with a seed of its own, and reports what is still held after collection. */
import { desk, GAME, PROCEDURE, REQUEST } from '../subject.mjs';

const [rulings, samples] = process.argv.slice(2).map(Number);
const MB = 1024 * 1024;
const taken = [];
let ruled = 0;
for (let sample = 0; sample < samples; sample += 1) {
  for (let i = 0; i < rulings / samples; i += 1) {
    ruled += 1;
    desk.rule(GAME, PROCEDURE, { input: structuredClone(REQUEST.input), dice: { seed: `seed ${ruled}` } }, 'en');
  }
  globalThis.gc();
  const { heapUsed, rss } = process.memoryUsage();
  taken.push({ heap: heapUsed / MB, resident: rss / MB });
}
process.send(taken);
