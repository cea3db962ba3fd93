/** Whether memory stays flat: a million rulings in a process, and a great many batches through a server. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { median } from '../measure.mjs';
import { atMost } from '../report.mjs';
import { ask, FLAGS, residentMb, SERVERS, start } from '../servers.mjs';
import { batchItem } from '../subject.mjs';

const SAMPLES = 10;
const BATCH = 2000;
/** Collectors do not return to the same byte; a leak of one object a ruling would be tens of MB. */
const HEAP_SLACK_MB = 2;
const RESIDENT_SLACK = 1.1;

export async function memory({ quick }) {
  const rulings = quick ? 50_000 : 1_000_000;
  const heap = await inProcess(rulings);
  const served = quick ? 20_000 : 200_000;
  const resident = await server(served);
  const growth = heap.at(-1).heap - heap[1].heap;
  const half = resident.length / 2;
  const early = median(resident.slice(0, half));
  const late = median(resident.slice(half));
  return [
    atMost(`heap growth over ${rulings} rulings in process`, growth, HEAP_SLACK_MB, 'MB', {
      note: `${heap[1].heap.toFixed(1)} to ${heap.at(-1).heap.toFixed(1)} MB, resident ${Math.round(heap[1].resident)} to ${Math.round(heap.at(-1).resident)} MB`,
    }),
    atMost(
      `resident memory of the server, second half over first, ${served} rulings in batches`,
      late / early,
      RESIDENT_SLACK,
      'x',
      {
        note: `${resident.map(Math.round).join(' ')} MB`,
      },
    ),
  ];
}

async function inProcess(rulings) {
  const script = fileURLToPath(new URL('./memory-child.mjs', import.meta.url));
  const child = spawn(process.execPath, [...FLAGS, script, String(rulings), String(SAMPLES)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the memory run ended with ${code}`)));
  });
}

async function server(rulings) {
  const items = Array.from({ length: BATCH }, () => batchItem);
  const json = { path: '/v1/rulings', body: `{"requests":[${items.join(',')}]}` };
  const ndjson = { path: '/v1/rulings', body: items.join('\n'), type: 'application/x-ndjson' };
  const running = await start(SERVERS.umpire, json);
  const samples = [];
  const perSample = rulings / BATCH / SAMPLES;
  try {
    for (let sample = 0; sample < SAMPLES; sample += 1) {
      for (let i = 0; i < perSample; i += 1) await ask(running.port, i % 2 === 0 ? json : ndjson);
      samples.push(residentMb(running.pid));
    }
  } finally {
    await running.stop();
  }
  return samples;
}
