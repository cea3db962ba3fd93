import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from '@jest/globals';
import { builtProgram } from '../../support/built-program.js';

const PATIENCE = 120_000;
const folder = mkdtempSync(join(tmpdir(), 'umpire-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Windows knows neither groups of programs nor signals between them. */
const onPosix = process.platform === 'win32' ? it.skip : it;

/** As a program in a group of its own, which a terminal's Ctrl+C reaches as a whole. */
function start(script: string) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', UMPIRE_DATA_DIR: folder, LOG_LEVEL: 'info' };
  const umpire = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'], detached: true });
  let out = '';
  const listening = new Promise<string>((found) => {
    umpire.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
      const address = /Umpire listens on (http:[^,]+),/.exec(out)?.[1];
      if (address) found(address);
    });
  });
  const ended = new Promise<number | null>((done) => umpire.once('exit', done));
  return { umpire, said: () => out, listening, ended };
}

describe('npm run umpire', () => {
  onPosix(
    'only looks where nothing has changed, writes JSON lines, and stops in good order',
    async () => {
      builtProgram();
      const { umpire, said, listening, ended } = start('scripts/umpire.mjs');
      expect((await fetch(`${await listening}/health/ready`)).status).toBe(200);
      umpire.kill('SIGTERM');
      expect(await ended).toBe(0);
      // Neither npm nor a compiler has said anything: every line is one of the log.
      const lines = said().trim().split('\n');
      expect(lines.map((line) => typeof JSON.parse(line).msg)).toEqual(lines.map(() => 'string'));
    },
    PATIENCE,
  );

  onPosix(
    'stops in good order too when Ctrl+C reaches the server as well',
    async () => {
      builtProgram();
      const { umpire, said, listening, ended } = start('bin/umpire.mjs');
      await listening;
      process.kill(-umpire.pid!, 'SIGINT');
      expect(await ended).toBe(0);
      expect(said()).toContain('"Closed"');
    },
    PATIENCE,
  );

  it(
    'leaves no server behind when the program that started it is ended from without',
    async () => {
      builtProgram();
      const { umpire, said, listening } = start('bin/umpire.mjs');
      await listening;
      umpire.kill('SIGKILL');
      // Its output is the server's too: it ends when both have gone.
      await new Promise((done) => umpire.stdout.once('close', done));
      expect(said()).toContain('"Closed"');
    },
    PATIENCE,
  );

  it('says on a terminal where to go, by a name that a browser knows', async () => {
    const { welcome } = (await import(pathToFileURL(resolve('bin/welcome.mjs')).href)) as {
      welcome(address: string): string;
    };
    const text = welcome('http://0.0.0.0:3000');
    expect(text).toContain('http://localhost:3000/docs');
    expect(text).toContain('curl "http://localhost:3000/v1/games/cold-war-battles/');
    expect(text).not.toContain('0.0.0.0');
  });

  it(
    'is packed with everything it needs and nothing else',
    async () => {
      const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
      const shell = process.platform === 'win32';
      const { stdout } = await promisify(execFile)('npm', args, { shell, maxBuffer: 2 ** 24 });
      const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
      const paths = packed.files.map(({ path }) => path);
      const needed = ['bin/umpire.mjs', 'dist/umpire.js', 'dist/umpire-worker.js', 'openapi/openapi.json', 'LICENSE'];
      expect(paths).toEqual(expect.arrayContaining(needed));
      expect(paths.some((path) => path.startsWith('scenarios/panzer/'))).toBe(true);
      expect(paths.filter((path) => /^(?:test|src|bench|docs|data)\//.test(path))).toEqual([]);
    },
    PATIENCE,
  );
});
