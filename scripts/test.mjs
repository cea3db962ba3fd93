/**
 * `npm test`: lint, types, build and Jest, one after the other; the first that fails ends it.
 * It needs nothing but Node. Suites on PostgreSQL, Redis and a browser run when it is there; when it is not, they are left
 * out loudly, or, with CI=true, that is a failure. Arguments go on to Jest: `npm test -- test/medium/api`.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
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
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', mac];
}

function suitesThatNeed(service) {
  const pattern = new RegExp(`describeWith${service}\\(\\s*(['"\`])(.+?)\\1`, 'g');
  const files = readdirSync('test', { recursive: true }).filter((file) => file.endsWith('.test.ts'));
  return files.flatMap((file) =>
    [...readFileSync(join('test', file), 'utf8').matchAll(pattern)].map((match) => `test/${file}: ${match[2]}`),
  );
}

function leftOut(services) {
  const absent = services.filter(({ url }) => url === undefined);
  if (absent.length === 0) return '';
  const bar = '!'.repeat(80);
  const lines = absent.flatMap(({ name, hint }) => [
    `${name} is not there (${hint}). LEFT OUT:`,
    ...suitesThatNeed(name).map((suite) => `  - ${suite}`),
  ]);
  return `\n${bar}\n${lines.join('\n')}\n${bar}\n`;
}

function run(name, command, args, env = {}) {
  console.log(`\n== ${name}`);
  const { status } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
  return status === 0;
}

const bin = (name) => join('node_modules', '.bin', name);

const services = [
  {
    name: 'Postgres',
    hint: 'DATABASE_URL, or 127.0.0.1:5432',
    url: await firstThatAnswers(postgresUrls(), postgresAnswers),
  },
  {
    name: 'Redis',
    hint: 'REDIS_URL, or 127.0.0.1:6379',
    url: await firstThatAnswers([process.env.REDIS_URL || 'redis://127.0.0.1:6379'], redisAnswers),
  },
  {
    name: 'Browser',
    hint: 'CHROMIUM_PATH, or where Chromium and Chrome usually are',
    url: chromiumPaths().find((path) => existsSync(path)),
  },
  {
    name: 'RedisServer',
    hint: "the program redis-server on the PATH, for a Redis of the tests' own that they may stop",
    url: spawnSync('redis-server', ['--version']).status === 0 ? 'redis-server' : undefined,
  },
];
const notice = leftOut(services);
if (notice !== '') {
  console.error(notice);
  if (process.env.CI === 'true') {
    console.error('With CI=true every service must be there.');
    process.exit(1);
  }
}

const checks = [
  ['lint', bin('biome'), ['check', '.']],
  ['types', bin('tsc'), ['--noEmit']],
  ['build', 'npm', ['run', '--silent', 'build']],
];
for (const [name, command, args] of checks) {
  if (!run(name, command, args)) {
    console.error(`\nStopped: ${name} failed, so the tests did not run.`);
    process.exit(1);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'umpire-test-'));
const outputFile = join(folder, 'results.json');
const passed = run('tests', bin('jest'), ['--json', `--outputFile=${outputFile}`, ...process.argv.slice(2)], {
  NODE_OPTIONS: '--experimental-vm-modules --no-warnings',
  ...(services[0].url && { TEST_DATABASE_URL: services[0].url }),
  ...(services[1].url && { TEST_REDIS_URL: services[1].url }),
  ...(services[2].url && { TEST_CHROMIUM_PATH: services[2].url }),
  ...(services[3].url && { TEST_REDIS_SERVER: services[3].url }),
});
const results = JSON.parse(readFileSync(outputFile, 'utf8'));
rmSync(folder, { recursive: true });
if (notice !== '') console.error(notice);
// A file that could not be run has no tests to count, but it is a failure all the same.
const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
console.log(
  `\n${results.numPassedTests} passed, ${failed} failed, ${results.numPendingTests + results.numTodoTests} skipped`,
);
process.exit(passed ? 0 : 1);
