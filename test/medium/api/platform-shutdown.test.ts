import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import { Controller, Get } from '@nestjs/common';
import { builtProgram } from '../../support/built-program.js';
import { startServer } from '../../support/server.js';

let tell: () => void;
/** Until the next request has come to the controller. */
const arrival = () =>
  new Promise<void>((come) => {
    tell = come;
  });

@Controller('test')
class SlowController {
  @Get('slow')
  async slow() {
    tell();
    await sleep(400);
    return { finished: true };
  }

  @Get('stuck')
  async stuck() {
    tell();
    await sleep(20_000, undefined, { ref: false });
    return {};
  }
}

describe('closing the server', () => {
  it('finishes the request under way, takes no new one, and does not wait for idle connections', async () => {
    const server = await startServer({}, [SlowController]);
    const arrived = arrival();
    const slow = fetch(`${server.url}/test/slow`);
    await arrived;
    const begin = performance.now();
    const closed = server.close();
    await sleep(50);
    await expect(fetch(`${server.url}/health/live`)).rejects.toThrow();
    expect(await (await slow).json()).toEqual({ finished: true });
    await closed;
    expect(performance.now() - begin).toBeLessThan(2000);
  });

  it('does not wait for a connection on which nothing has come', async () => {
    const server = await startServer();
    const { port } = new URL(server.url);
    const silent = connect(Number(port), '127.0.0.1');
    silent.on('error', () => undefined);
    await once(silent, 'connect');
    const begin = performance.now();
    await server.close();
    expect(performance.now() - begin).toBeLessThan(2000);
    silent.destroy();
  });

  it('cuts what is not finished within the bound', async () => {
    const server = await startServer({ UMPIRE_SHUTDOWN_GRACE_MS: '200' }, [SlowController]);
    const arrived = arrival();
    const stuck = fetch(`${server.url}/test/stuck`).catch((error: unknown) => error);
    await arrived;
    const begin = performance.now();
    await server.close();
    expect(performance.now() - begin).toBeLessThan(2000);
    expect(await stuck).toHaveProperty('message', 'fetch failed');
  });
});

describe('the built program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-data-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (env: Record<string, string>) =>
    spawn(process.execPath, [builtProgram()], { env: { PATH: process.env.PATH ?? '', ...env } });
  const exitOf = (child: ChildProcess) => new Promise<number | null>((resolve) => child.on('exit', resolve));
  const addressOf = (child: ReturnType<typeof run>) =>
    new Promise<string>((resolve) => {
      let log = '';
      child.stdout.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        const found = /Umpire listens on (http:\S+), \d+ ms after the start/.exec(log)?.[1];
        if (found !== undefined) resolve(found);
      });
    });

  it('says where it listens, and leaves with 0 on SIGTERM', async () => {
    const child = run({ PORT: '0', HOST: '127.0.0.1', UMPIRE_DATA_DIR: folder });
    const exited = exitOf(child);
    const address = await addressOf(child);
    expect((await fetch(`${address}/health/live`)).status).toBe(200);
    child.kill('SIGTERM');
    expect(await exited).toBe(0);
  });

  it('publishes every type under the name that its class has in the sources', async () => {
    const namesAt = async (address: string): Promise<string[]> => {
      const query = '{ __schema { types { name } } }';
      const response = await fetch(`${address}/graphql?${new URLSearchParams({ query })}`, {
        headers: { 'apollo-require-preflight': 'yes' },
      });
      const { data } = (await response.json()) as { data: { __schema: { types: { name: string }[] } } };
      return data.__schema.types.map(({ name }) => name).sort();
    };
    const child = run({ PORT: '0', HOST: '127.0.0.1', UMPIRE_DATA_DIR: folder });
    const source = await startServer();
    try {
      const names = await namesAt(await addressOf(child));
      expect(names).toContain('ColdWarBattlesAdjacentAttackInput');
      expect(names).toEqual(await namesAt(source.url));
    } finally {
      child.kill('SIGTERM');
      await source.close();
    }
  });

  it('does not start on a bad environment, and says all of it on stderr', async () => {
    const child = run({ PORT: 'http', LOG_LEVEL: 'loud' });
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
    expect(await exitOf(child)).toBe(1);
    expect(text).toContain('PORT="http": expected');
    expect(text).toContain('LOG_LEVEL="loud": expected');
  });
});
