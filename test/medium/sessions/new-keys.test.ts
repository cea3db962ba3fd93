import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from '@jest/globals';
import { builtProgram } from '../../support/built-program.js';

const fairDice = pathToFileURL(resolve(builtProgram(), '..', 'sessions', 'fair-dice', 'index.js')).href;

const program = `
  const { SessionKey } = await import(${JSON.stringify(fairDice)});
  const stored = new Set();
  for (let i = 0; i < 12_000; i += 1) stored.add(SessionKey.create().stored());
  console.log(stored.size);
`;

// A process that waits for itself cannot be stopped from within, so a second one watches. Garbage is collected as often as can be.
it('keys can be made and stored while garbage is collected', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    ['--max-semi-space-size=1', '--input-type=module', '--eval', program],
    { encoding: 'utf8', timeout: 200_000, killSignal: 'SIGKILL' },
  );
  expect({ status, made: stdout.trim() }).toEqual({ status: 0, made: '12000' });
});
