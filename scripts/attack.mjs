/**
 * Requests that once stopped the server, each small, each sent once over loopback while another thread asks /health/live
 * every 20 ms. Prints a line for each: status, length of the answer, how long it took, the slowest /health/live meanwhile,
 * whether the process lived. At the end the memory is compared with that at the start.
 *
 *   npm run build && node scripts/attack.mjs [--server dist/umpire.js] [--only crash,air]
 *
 * A server that died is started anew for the next request. On a busy machine compare with the line "nothing".
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { attacks } from './attacks/requests.mjs';

const { values } = parseArgs({ options: { server: { type: 'string' }, only: { type: 'string' } } });
const script = resolve(values.server ?? fileURLToPath(new URL('../dist/umpire.js', import.meta.url)));
const LONGEST_MS = 90_000;

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

async function startServer() {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'umpire-attack-'));
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent' };
  Object.assign(env, { UMPIRE_DATA_DIR: folder, UMPIRE_RATE_LIMIT: '0', DATABASE_URL: '', REDIS_URL: '' });
  const child = spawn(process.execPath, ['--no-allocation-site-pretenuring', script], { env, stdio: 'ignore' });
  const server = { port, pid: child.pid, alive: true };
  const gone = new Promise((done) => {
    child.once('exit', () => {
      server.alive = false;
      rmSync(folder, { recursive: true, force: true });
      done();
    });
  });
  server.stop = () => {
    child.kill('SIGKILL');
    return gone;
  };
  while (server.alive && (await send(port, { path: '/health/live' }).catch(() => undefined))?.status !== 200) {
    await sleep(100);
  }
  return server;
}

/** Sends one request and counts the answer without keeping it. */
function send(port, { path, body, chunks, headers = {} }) {
  return new Promise((done, fail) => {
    const method = body === undefined && chunks === undefined ? 'GET' : 'POST';
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk) => {
          bytes += chunk.length;
        });
        response.on('end', () => done({ status: response.statusCode, bytes }));
        response.on('error', fail);
      },
    );
    sent.setTimeout(LONGEST_MS, () => sent.destroy(new Error('timeout')));
    sent.on('error', fail);
    if (chunks === undefined) sent.end(body);
    else trickle(sent, chunks).catch(fail);
  });
}

/** Each character in a chunk of its own. */
async function trickle(sent, text) {
  for (const character of text) {
    if (!sent.write(character)) await new Promise((done) => sent.once('drain', done));
  }
  sent.end();
}

/** Asks /health/live from a thread of its own, so that a long answer here does not make it look slow. */
function watch(port) {
  const worker = new Worker(new URL('./attacks/watch.mjs', import.meta.url), { workerData: { port } });
  return {
    async slowest() {
      const told = new Promise((done) => worker.once('message', done));
      worker.postMessage('enough');
      const ms = await told;
      await worker.terminate();
      return ms;
    },
  };
}

const memoryMb = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

const wanted = values.only?.split(',');
let server = await startServer();
await sleep(2000);
const before = memoryMb(server.pid);
let deaths = 0;
let largest = 0;
let slowest = 0;
for (const [name, attack] of Object.entries({ nothing: { path: '/health/ready' }, ...attacks() })) {
  if (wanted && !wanted.includes(name)) continue;
  if (!server.alive) server = await startServer();
  const watcher = watch(server.port);
  await sleep(300);
  const began = performance.now();
  const answer = await send(server.port, attack).catch((error) => ({ status: error.code ?? error.message, bytes: 0 }));
  const took = performance.now() - began;
  await sleep(300);
  const stall = await watcher.slowest();
  if (!server.alive) deaths += 1;
  largest = Math.max(largest, answer.bytes);
  if (name !== 'nothing') slowest = Math.max(slowest, stall);
  const cells = [
    name.padEnd(24),
    String(answer.status).padStart(10),
    `${(answer.bytes / 1048576).toFixed(2)} MiB`.padStart(12),
  ];
  cells.push(
    `${Math.round(took)} ms`.padStart(10),
    `live ${Math.round(stall)} ms`.padStart(14),
    server.alive ? '' : 'DIED',
  );
  process.stdout.write(`${cells.join(' ')}\n`);
}
await sleep(5000);
const after = server.alive ? memoryMb(server.pid) : Number.NaN;
process.stdout.write(
  `largest ${(largest / 1048576).toFixed(1)} MiB, slowest /health/live ${Math.round(slowest)} ms, deaths ${deaths}, ` +
    `memory ${Math.round(before)} -> ${Math.round(after)} MB\n`,
);
await server.stop();
