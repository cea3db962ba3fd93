/**
 * `npm run umpire`: installs and builds what is not there yet, or is older than what it is made from, and starts the server.
 * When nothing has changed it only looks.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { buildIsStale } from './testing/tools.mjs';

function packagesIn(file) {
  if (!statSync(file, { throwIfNoEntry: false })) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/** Whether everything that the lock file names is installed in that version. What is optional may be for another system. */
function isInstalled() {
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!installed) return false;
  const wanted = Object.entries(packagesIn('package-lock.json')).filter(
    ([path, { optional, devOptional, peer, link }]) =>
      path.includes('node_modules/') && !optional && !devOptional && !peer && !link,
  );
  return wanted.every(([path, { version }]) => installed[path]?.version === version) && fitsThisNode();
}

/** SQLite is made for one version of Node: another one cannot load it, but for the newer binding of a newer Node (src/platform/database/sqlite-driver.ts). */
function fitsThisNode() {
  const require = createRequire(import.meta.url);
  const opens = (name) => {
    try {
      new (require(name))(':memory:').close();
      return true;
    } catch {
      return false;
    }
  };
  return (Number(process.versions.napi) >= 10 && opens('better-sqlite3-13')) || opens('better-sqlite3');
}

function npm(...args) {
  // The npm that started this, on this Node: the first on the PATH may belong to another one, and would make SQLite for that.
  const { npm_execpath: own = '' } = process.env;
  const { status } = own.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [own, ...args], { stdio: 'inherit' })
    : // By the shell, as one text: on Windows npm is a script, and from 24 on Node warns of words beside a shell.
      spawnSync(['npm', ...args].join(' '), { stdio: 'inherit', shell: true });
  if (status !== 0) process.exit(status ?? 1);
}

// From Node 22 on what was compiled is kept for the next start; an older one does not look at it.
process.env.NODE_COMPILE_CACHE ??= resolve('node_modules', '.cache', 'umpire');

if (!isInstalled()) npm('ci', '--no-audit', '--no-fund');
if (buildIsStale()) npm('run', '--silent', 'build');
await import('../bin/umpire.mjs');
