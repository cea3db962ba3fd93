/** The tools behind `npm test`, started by Node itself, so that they start alike on every system. */
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BINARIES = {
  biome: '@biomejs/biome/bin/biome',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  tsc: 'typescript/bin/tsc',
  vite: 'vite/bin/vite.js',
  bundle: '../scripts/bundle.mjs',
  rules: '../scripts/bundle-rules.mjs',
};

/** Its workers inherit it. */
const NODE_FLAGS = { jest: ['--no-warnings'] };

const commandLine = (name, args) => [...(NODE_FLAGS[name] ?? []), join('node_modules', BINARIES[name]), ...args];

/**
 * Runs a tool to its end, or for so many minutes at most: a test that waits for ever, or a lock that no timer of Jest's can see, must not keep
 * the others waiting too. Its workers go with it.
 */
export async function runBounded(name, args, { env = {}, minutes }) {
  const group = process.platform !== 'win32';
  const tool = spawn(process.execPath, commandLine(name, args), {
    stdio: 'inherit',
    env: { ...process.env, ...env },
    detached: group,
  });
  const stop = () => (group ? process.kill(-tool.pid, 'SIGKILL') : tool.kill('SIGKILL'));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  const late = setTimeout(() => {
    console.error(`\n${name} was stopped after ${minutes} minutes: the file that did not end has no line above.`);
    stop();
  }, minutes * 60_000);
  const status = await new Promise((done) => tool.once('exit', done));
  clearTimeout(late);
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, stop);
  return { status };
}

export function runTool(name, args, { env = {}, stdio = 'inherit' } = {}) {
  return spawnSync(process.execPath, commandLine(name, args), {
    stdio,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, ...env },
  });
}

/** The same without waiting, for tools that run side by side: how it ended and what it said. It does not outlive this process. */
export function startTool(name, args) {
  const tool = spawn(process.execPath, commandLine(name, args), { stdio: ['ignore', 'pipe', 'pipe'] });
  process.once('exit', () => tool.kill());
  let output = '';
  for (const stream of [tool.stdout, tool.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  return new Promise((done) => tool.once('close', (status) => done({ status, output })));
}

function newest(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs));
}

const SETTINGS = [
  'package.json',
  'tsconfig.json',
  'tsconfig.build.json',
  join('scripts', 'bundle.mjs'),
  join('scripts', 'bundle-rules.mjs'),
];

/** Whether dist/ is absent or older than what it is made from. */
export function buildIsStale() {
  const built = statSync(join('dist', 'umpire.js'), { throwIfNoEntry: false });
  if (!built) return true;
  const settings = SETTINGS.map((file) => statSync(file).mtimeMs);
  const sources = ['src', 'web', join('client', 'src')].map(newest);
  return Math.max(...sources, ...settings) > built.mtimeMs;
}

/** Whether one of these test files starts the built program, or reads the bundled rules. */
export const needsBuild = (files) =>
  files.some((file) => /support\/(built-program|rules-bundle)\.js'/.test(readFileSync(file, 'utf8')));
