/** A fresh Umpire to attack, one beside it that does nothing, and what is sent to them. */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { FLAGS } from '../../bin/flags.mjs';

const LONGEST_MS = 120_000;
const STRETCH = fileURLToPath(new URL('./stretch.mjs', import.meta.url));
/** Only Linux tells the processor time of one thread. */
const tellsStretch = existsSync(`/proc/self/task/${process.pid}/schedstat`);

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => probe.once('listening', done));
  const { port } = probe.address();
  await new Promise((done) => probe.close(done));
  return port;
}

/** Umpire as in production, without limits by client unless they are given: it is what lies behind them that is tried. */
export async function startUmpire(script, limits = {}) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'umpire-attack-'));
  const env = { ...process.env, NODE_ENV: 'production', HOST: '127.0.0.1', PORT: String(port), LOG_LEVEL: 'silent' };
  Object.assign(env, { UMPIRE_DATA_DIR: folder, UMPIRE_RATE_LIMIT: '0', DATABASE_URL: '', REDIS_URL: '' }, limits);
  const flags = [...FLAGS, ...(tellsStretch ? ['--import', STRETCH] : [])];
  const child = spawn(process.execPath, [...flags, script], { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  const server = { port, alive: true };
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
  server.memoryMb = () => memoryMb(child.pid);
  /** The longest stretch of work since it was asked last, in ms of processor time; NaN where nobody knows. */
  server.stretch = () => {
    if (!tellsStretch || !server.alive) return Promise.resolve(Number.NaN);
    // The server has something to say itself, where it listens.
    const told = new Promise((done) => {
      child.on('message', function heard(said) {
        if (typeof said !== 'number') return;
        child.off('message', heard);
        done(said);
      });
    });
    child.send('enough');
    return Promise.race([told, gone.then(() => Number.NaN)]);
  };
  while (server.alive && (await send(port, { path: '/health/live' }).catch(() => undefined))?.status !== 200) {
    await sleep(100);
  }
  return server;
}

function memoryMb(pid) {
  const file = `/proc/${pid}/status`;
  return existsSync(file) ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))[1]) / 1024 : Number.NaN;
}

const IDLE = `require('node:http').createServer((_, answer) => answer.end('{}')).listen(Number(process.argv[1]), '127.0.0.1')`;

/** A process with nothing to do. */
export async function startIdle() {
  const port = await freePort();
  const child = spawn(process.execPath, ['-e', IDLE, String(port)], { stdio: 'ignore' });
  while (!(await send(port, { path: '/' }).catch(() => undefined))) await sleep(50);
  return { port, stop: () => child.kill('SIGKILL') };
}

/** Sends one request and counts the answer without keeping it, unless it is wanted. */
export function send(port, { path, body, chunks, headers = {}, keep = false }) {
  return new Promise((done, fail) => {
    const method = body === undefined && chunks === undefined ? 'GET' : 'POST';
    const sent = request(
      { port, host: '127.0.0.1', path, method, headers: { 'content-type': 'application/json', ...headers } },
      (response) => {
        let bytes = 0;
        const kept = [];
        response.on('data', (chunk) => {
          bytes += chunk.length;
          if (keep) kept.push(chunk);
        });
        response.on('end', () => done({ status: response.statusCode, bytes, text: Buffer.concat(kept).toString() }));
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
export function watch(...ports) {
  const worker = new Worker(new URL('./watch.mjs', import.meta.url), { workerData: { ports } });
  return {
    async slowest() {
      const told = new Promise((done) => worker.once('message', done));
      worker.postMessage('enough');
      const all = await told;
      await worker.terminate();
      return all;
    },
  };
}
