/** What the tests can use besides Node: looked for, never required (except with CI=true). */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import pg from 'pg';
import { createClient } from 'redis';

const PROBE_MS = 2000;

async function postgresAnswers(connectionString) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: PROBE_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function redisAnswers(url) {
  const client = createClient({ url, socket: { connectTimeout: PROBE_MS, reconnectStrategy: false } });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.ping();
    return true;
  } catch {
    return false;
  } finally {
    if (client.isOpen) client.destroy();
  }
}

async function firstThatAnswers(urls, answers) {
  for (const url of urls) if (await answers(url)) return url;
  return undefined;
}

/** What the environment names, or else what a developer's machine usually has. */
function postgresUrls() {
  if (process.env.DATABASE_URL) return [process.env.DATABASE_URL];
  const users = [...new Set([userInfo().username, 'postgres', 'postgres:postgres'])];
  return users.flatMap((user) => ['test', 'postgres'].map((name) => `postgres://${user}@127.0.0.1:5432/${name}`));
}

function chromiumPaths() {
  if (process.env.CHROMIUM_PATH) return [process.env.CHROMIUM_PATH];
  return [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ];
}

/** Each service with the variable that tells the tests where it is; `url` is undefined where it is absent. */
export async function findServices() {
  return [
    {
      name: 'PostgreSQL',
      variable: 'TEST_DATABASE_URL',
      hint: 'DATABASE_URL, or 127.0.0.1:5432',
      url: await firstThatAnswers(postgresUrls(), postgresAnswers),
    },
    {
      name: 'Redis',
      variable: 'TEST_REDIS_URL',
      hint: 'REDIS_URL, or 127.0.0.1:6379',
      url: await firstThatAnswers([process.env.REDIS_URL || 'redis://127.0.0.1:6379'], redisAnswers),
    },
    {
      name: 'browser',
      variable: 'TEST_CHROMIUM_PATH',
      hint: 'CHROMIUM_PATH, or where Chromium and Chrome usually are',
      url: chromiumPaths().find((path) => existsSync(path)),
    },
    {
      name: 'redis-server',
      variable: 'TEST_REDIS_SERVER',
      hint: "the program on the PATH, for a Redis of the tests' own that they may stop",
      url: spawnSync('redis-server', ['--version']).status === 0 ? 'redis-server' : undefined,
    },
  ];
}
