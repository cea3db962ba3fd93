/** Servers under test, each in a process of its own. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR, FLAGS } from '../bin/flags.mjs';

const file = (path) => fileURLToPath(new URL(path, import.meta.url));

export const SERVERS = {
  umpire: file('../dist/umpire.js'),
  bare: file('./peers/bare-http.mjs'),
  fastify: file('./peers/fastify-ajv.mjs'),
  nestApollo: file('./peers/nest-apollo.mjs'),
};

/** Every server runs with the flags that Umpire is started with, so that none of a ratio comes from them. */
export { FLAGS };

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts a server and waits until it answers the probe: {path, body}. */
export async function start(script, probe, nodeArguments = [], env = {}) {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'umpire-bench-'));
  const { DATABASE_URL: _database, REDIS_URL: _redis, ...inherited } = process.env;
  const begun = performance.now();
  const child = spawn(process.execPath, [...FLAGS, ...nodeArguments, script], {
    env: {
      ...ALLOCATOR,
      ...inherited,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      UMPIRE_RATE_LIMIT: '0',
      UMPIRE_DATA_DIR: dataDir,
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints = (complaints + chunk).slice(-4000);
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const server = {
    port,
    pid: child.pid,
    startMs: Number.NaN,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}:\n${complaints}`);
    try {
      await ask(port, probe);
      server.startMs = performance.now() - begun;
      return server;
    } catch (error) {
      if (error.answered || performance.now() - begun > 300_000) {
        await server.stop();
        throw error;
      }
      await sleep(5);
    }
  }
}

/** One request, answered with 200 or an error. */
export async function ask(port, { path, body, type = 'application/json' }) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  const text = await response.text();
  if (response.status === 200) return text;
  throw Object.assign(new Error(`${path} answered ${response.status}: ${text.slice(0, 1000)}`), { answered: true });
}

/** Resident memory in MB, where the system tells. */
export function residentMb(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

const TICK_MS = 10;

/** Processor time of a whole process so far, in ms, where the system tells. */
export function processorMs(pid) {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
  } catch {
    return Number.NaN;
  }
}
