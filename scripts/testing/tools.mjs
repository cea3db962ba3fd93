/** The tools behind `npm test`, started by Node itself, so that they start alike on every system. */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const BINARIES = {
  biome: '@biomejs/biome/bin/biome',
  jest: 'jest/bin/jest.js',
  knip: 'knip/bin/knip.js',
  tsc: 'typescript/bin/tsc',
  bundle: '../scripts/bundle.mjs',
};

/** Jest runs ES modules only with this flag; its workers inherit it. */
const NODE_FLAGS = { jest: ['--experimental-vm-modules', '--no-warnings'] };

export function runTool(name, args, { env = {}, stdio = 'inherit' } = {}) {
  const all = [...(NODE_FLAGS[name] ?? []), join('node_modules', BINARIES[name]), ...args];
  return spawnSync(process.execPath, all, {
    stdio,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
    env: { ...process.env, ...env },
  });
}

function newest(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs));
}

/** Whether dist/ is absent or older than what it is made from. */
export function buildIsStale() {
  const built = statSync(join('dist', 'umpire.js'), { throwIfNoEntry: false });
  if (!built) return true;
  const settings = ['tsconfig.json', 'tsconfig.build.json'].map((file) => statSync(file).mtimeMs);
  return Math.max(newest('src'), ...settings) > built.mtimeMs;
}

/** Whether one of these test files starts the built program. */
export const needsBuild = (files) =>
  files.some((file) => /support\/built-program\.js'/.test(readFileSync(file, 'utf8')));
