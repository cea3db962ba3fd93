/** The world of a fault run: a database, a Redis and two servers of its own, each of which can be made to fail. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { createClient } from 'redis';

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const exitOf = (child) => new Promise((resolve) => child.once('exit', resolve));

/** One Umpire in a process of its own, always at the same address. */
class Instance {
  constructor(name, port, env) {
    this.name = name;
    this.url = `http://127.0.0.1:${port}`;
    this.env = { ...env, PORT: String(port), HOST: '127.0.0.1' };
  }

  async start() {
    this.child = spawn(process.execPath, ['dist/umpire.js'], {
      env: { PATH: process.env.PATH, ...this.env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve, reject) => {
      this.child.once('exit', (code) => reject(new Error(`${this.name} left with ${code}`)));
      this.child.stdout.on('data', (chunk) => {
        const text = chunk.toString();
        if (text.includes('Umpire listens on')) resolve();
        if (text.includes('"level":50')) this.faults = (this.faults ?? '') + text;
      });
    });
  }

  async kill(signal = 'SIGKILL') {
    const gone = exitOf(this.child);
    this.child.kill(signal);
    return gone;
  }
}

class PrivateRedis {
  constructor(port, folder) {
    this.port = port;
    this.folder = folder;
    this.url = `redis://127.0.0.1:${port}`;
  }

  async start() {
    const args = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--dir', this.folder];
    this.child = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'inherit'] });
    await new Promise((resolve, reject) => {
      this.child.once('error', reject);
      this.child.stdout.on('data', (chunk) => chunk.toString().includes('Ready to accept') && resolve());
    });
  }

  async flush() {
    const client = createClient({ url: this.url });
    await client.connect();
    await client.flushAll();
    await client.close();
  }

  async stop() {
    const gone = exitOf(this.child);
    this.child.kill('SIGKILL');
    await gone;
  }
}

export async function openWorld({ databaseUrl }) {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-faults-'));
  const name = `umpire_faults_${randomBytes(4).toString('hex')}`;
  const admin = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const redis = new PrivateRedis(await freePort(), folder);
  await redis.start();
  const env = {
    DATABASE_URL: url.href,
    REDIS_URL: redis.url,
    UMPIRE_RATE_LIMIT: '0',
    LOG_LEVEL: 'info',
    UMPIRE_DATA_DIR: folder,
    UMPIRE_WORKERS: '2',
  };
  const instances = [new Instance('A', await freePort(), env), new Instance('B', await freePort(), env)];
  await Promise.all(instances.map((instance) => instance.start()));
  return {
    instances,
    redis,
    /** Cuts every connection the two servers have to the database. */
    async cutDatabase() {
      const { rowCount } = await admin.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND application_name = 'umpire'",
        [name],
      );
      return rowCount;
    },
    /** The truth, read past the servers. */
    async rows(sql) {
      const client = new pg.Client({ connectionString: url.href });
      await client.connect();
      try {
        return (await client.query(sql)).rows;
      } finally {
        await client.end();
      }
    },
    async close() {
      await Promise.all(instances.map((instance) => instance.kill('SIGTERM').catch(() => undefined)));
      await redis.stop();
      await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await admin.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
