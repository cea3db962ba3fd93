import { spawn } from 'node:child_process';
import { expect, it } from '@jest/globals';
import { builtProgram } from '../../support/built-program.js';
import { describeWithRedisServer } from '../../support/services.js';

/** The full figures are run by hand: scripts/session-faults.mjs. Here a few clients meet every fault once. */
const SMALL = ['--clients', '8', '--sessions', '10', '--seconds', '10'];

describeWithRedisServer('sessions on two servers that are killed, without Redis, cut off from the database', (url) => {
  it('lose nothing that was acknowledged, skip and double no version, and never go back', async () => {
    // The script starts servers of its own from the build.
    expect(builtProgram()).toBeTruthy();
    const child = spawn(process.execPath, ['scripts/session-faults.mjs', ...SMALL], {
      env: { PATH: process.env.PATH ?? '', DATABASE_URL: url },
    });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const code = await new Promise<number | null>((resolve) => child.on('exit', resolve));
    const report = JSON.parse(output);
    expect([report.faults, code]).toEqual([[], 0]);
    expect([report.kills, report.flushed, report.redisStopped]).toEqual([2, 1, 1]);
    expect(report.cut).toBeGreaterThan(0);
    expect(report.batches).toBeGreaterThan(0);
    expect(report.acknowledged).toBeGreaterThan(50);
    expect(report.entries).toBeGreaterThanOrEqual(report.acknowledged);
  });
});
