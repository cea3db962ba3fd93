/**
 * Requests that once stopped the server, each small, each sent once over loopback to a fresh Umpire. Prints a line for each:
 *
 *   status, length of the answer, how long it took,
 *   stretch   the longest time for which the main thread looked at nothing else, in processor time (Linux),
 *   live      the slowest /health/live meanwhile, asked every 20 ms; beside: the same of a process that does nothing,
 *   memory    of the process after it,
 *
 * and whether that passes: no answer over 8 MiB, no 5xx, nobody kept waiting for more than 100 ms, the process alive. The
 * waiting is judged by the stretch, since a busy machine lengthens what the clock says; where no system tells that, by live
 * less beside. At the end the memory must be back within 1.5 times of that at the start.
 *
 *   npm run build && node scripts/attack.mjs [--server dist/umpire.js] [--only crash,air] [--bounded]
 *
 * `--bounded` sends less of what takes long. A server that died is started anew for the next request.
 */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CROWD_LIMITS, crowd } from './attacks/crowd.mjs';
import { longGame } from './attacks/long-game.mjs';
import { attacks } from './attacks/requests.mjs';
import { send, startIdle, startUmpire, watch } from './attacks/server.mjs';

const { values } = parseArgs({
  options: { server: { type: 'string' }, only: { type: 'string' }, bounded: { type: 'boolean', default: false } },
});
const script = resolve(values.server ?? fileURLToPath(new URL('../dist/umpire.js', import.meta.url)));
const wanted = values.only?.split(',');
const isWanted = (name) => !wanted || wanted.includes(name);

const MIB = 1024 * 1024;
const LARGEST = 8 * MIB;
const LONGEST_WAIT = 100;
const MOST_GROWTH = 1.5;
/** Threads that nobody needs are let go after 20 s; what the peak left in the heap is collected after 20 quiet ones. */
const SETTLE_MS = 45_000;

const COLUMNS = [24, 9, 10, 10, 11, 9, 9, 10];
const line = (...cells) =>
  process.stdout.write(
    `${cells.map((cell, i) => (i === 0 ? cell.padEnd(24) : String(cell).padStart(COLUMNS[i] ?? 6))).join(' ')}\n`,
  );
const ms = (value) => (Number.isNaN(value) ? '-' : `${Math.round(value)} ms`);

let failures = 0;
const verdict = (reasons) => {
  failures += reasons.length > 0 ? 1 : 0;
  return reasons.length > 0 ? `  FAIL: ${reasons.join(', ')}` : '  pass';
};

const idle = await startIdle();
let server = await startUmpire(script);
await sleep(2000);
const before = server.memoryMb();

/** Sends it once, and tells how it was answered and how long others waited. */
async function sent(request) {
  if (!server.alive) server = await startUmpire(script);
  const watcher = watch(server.port, idle.port);
  await sleep(300);
  await server.stretch();
  const began = performance.now();
  const answer = await send(server.port, request).catch((error) => ({ status: error.code ?? error.message, bytes: 0 }));
  const took = performance.now() - began;
  await sleep(300);
  const [live, beside] = await watcher.slowest();
  const stretch = await server.stretch();
  return { answer, took, live, beside, stretch, waited: Number.isNaN(stretch) ? live - beside : stretch };
}

/** What made others wait is sent twice more, and the middle one counts: the heap may have been collected just then. */
async function attack(name, request) {
  const tries = [await sent(request)];
  while (tries[0].waited > LONGEST_WAIT && tries.length < 3) tries.push(await sent(request));
  tries.sort((one, other) => one.waited - other.waited);
  const { answer, took, live, beside, stretch, waited } = tries[Math.floor(tries.length / 2)];
  const reasons = [];
  if (!server.alive) reasons.push('it died');
  if (answer.bytes > LARGEST) reasons.push('answer too long');
  if (!(answer.status < 500)) reasons.push('not answered');
  if (waited > LONGEST_WAIT) reasons.push('others waited');
  const memory = server.alive ? `${Math.round(server.memoryMb())} MB` : '-';
  const size = `${(answer.bytes / MIB).toFixed(2)} MiB`;
  line(name, answer.status, size, ms(took), ms(stretch), ms(live), ms(beside), memory, verdict(reasons));
}

/** What it holds once that is little enough, or after so long. */
async function settled() {
  const memory = () => (server.alive ? server.memoryMb() : Number.NaN);
  for (const until = performance.now() + SETTLE_MS; performance.now() < until; await sleep(500)) {
    if (memory() <= MOST_GROWTH * before) break;
  }
  return memory();
}

line('request', 'status', 'answer', 'took', 'stretch', 'live', 'beside', 'memory');
await attack('nothing', { path: '/health/ready' });
for (const [name, request] of Object.entries(attacks(values.bounded))) {
  if (isWanted(name)) await attack(name, request);
}
if (isWanted('long game')) {
  const file = await longGame(server.port, values.bounded ? 1004 : 10_004);
  await attack('long game', { path: '/v1/sessions/import', body: file });
}
if (isWanted('sockets')) {
  const limited = await startUmpire(script, CROWD_LIMITS);
  const { greedy, modest } = await crowd(limited.port);
  const reasons = [...(greedy < 300 ? [] : ['one client took all']), ...(modest ? [] : ['another got none'])];
  process.stdout.write(`${'sockets'.padEnd(24)} one client got ${greedy} of 300${verdict(reasons)}\n`);
  await limited.stop();
}
const after = await settled();
const grown = after > MOST_GROWTH * before ? ['it keeps too much'] : [];
process.stdout.write(`memory ${Math.round(before)} -> ${Math.round(after)} MB${verdict(grown)}\n`);
process.stdout.write(failures === 0 ? 'all pass\n' : `${failures} fail\n`);
idle.stop();
await server.stop();
process.exitCode = failures === 0 ? 0 : 1;
