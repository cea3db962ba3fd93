import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { builtProgram } from '../../support/built-program.js';
import { describeOnEachDatabase, describeWithOwnSchema } from '../../support/databases.js';
import { ADMIN_KEY, cardOf, LibraryClient } from '../../support/library.js';
import { startServer } from '../../support/server.js';
import { describeWithRedis } from '../../support/services.js';

/** Reads until the version is seen, or gives up. */
async function versionSeen(
  client: LibraryClient,
  version: number | undefined,
  ms: number,
): Promise<number | undefined> {
  const end = performance.now() + ms;
  for (;;) {
    const seen = (await client.get('/v1/cards/shared')).body.version as number | undefined;
    if (seen === version || performance.now() > end) return seen;
    await sleep(20);
  }
}

describeWithOwnSchema('two instances on one PostgreSQL', (env) => {
  describeWithRedis('with Redis', (url) => together({ REDIS_URL: url }, 800));
  describe('without Redis', () => together({}, 3000));

  function together(redis: Readonly<Record<string, string>>, ms: number): void {
    it('see each other’s writes', async () => {
      const variables = { ...env(), ...redis, UMPIRE_ADMIN_KEY: ADMIN_KEY };
      const servers = await Promise.all([startServer(variables), startServer(variables)]);
      try {
        const [one, two] = servers.map(({ url }) => new LibraryClient(url)) as [LibraryClient, LibraryClient];
        await sleep(100);
        const { version } = (await one.send('POST', '/v1/cards', cardOf('shared'))).body;
        expect(await versionSeen(two, version, ms)).toBe(version);
        const match = (n: number) => ({ 'if-match': `"${n}"` });
        await one.send('PUT', '/v1/cards/shared', cardOf('shared'), match(version));
        expect(await versionSeen(two, version + 1, ms)).toBe(version + 1);
        const imported = cardOf('shared', { source: 'An import' });
        await two.send('POST', '/v1/library/import?existing=replace', { records: [imported] });
        expect(await versionSeen(one, version + 2, ms)).toBe(version + 2);
        await two.send('DELETE', '/v1/cards/shared', undefined, match(version + 2));
        expect(await versionSeen(one, undefined, ms)).toBe(undefined);
      } finally {
        await Promise.all(servers.map((server) => server.close()));
      }
    });
  }
});

describeOnEachDatabase('a process that is killed in the middle of an import', (env) => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-kill-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const run = async (): Promise<{ child: ChildProcess; url: string }> => {
    const child = spawn(process.execPath, [builtProgram()], {
      env: {
        PATH: process.env.PATH ?? '',
        HOST: '127.0.0.1',
        PORT: '0',
        UMPIRE_DATA_DIR: folder,
        UMPIRE_ADMIN_KEY: ADMIN_KEY,
        ...env(),
      },
    });
    const url = await new Promise<string>((resolve) => {
      let log = '';
      child.stdout!.on('data', (chunk: Buffer) => {
        log += chunk.toString();
        const found = /Umpire listens on (http:\S+),/.exec(log)?.[1];
        if (found !== undefined) resolve(found);
      });
    });
    return { child, url };
  };
  const end = (child: ChildProcess): Promise<void> =>
    new Promise((resolve) => {
      child.on('exit', () => resolve());
      child.kill('SIGKILL');
    });

  it.each([
    ['before the first row', 0],
    ['among the rows', 150],
  ])(
    'leaves the library as it was when the writing is cut off %s',
    async (_name, ms) => {
      const records = Array.from({ length: 40_000 }, (_, at) => JSON.stringify(cardOf(`killed-${at}`))).join('\n');
      const first = await run();
      const before = (await new LibraryClient(first.url).get('/v1/library/export')).text;
      const answer = await fetch(`${first.url}/v1/library/import`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${ADMIN_KEY}`,
          'content-type': 'application/x-ndjson',
          accept: 'application/x-ndjson',
        },
        body: records,
      });
      // The last progress line comes when everything is read and the writing begins.
      let seen = '';
      const decoder = new TextDecoder();
      for await (const chunk of answer.body!) {
        seen += decoder.decode(chunk as Uint8Array, { stream: true });
        if (seen.includes('"read":40000')) break;
      }
      await sleep(ms);
      await end(first.child);
      expect(seen).not.toContain('report');
      const second = await run();
      try {
        const client = new LibraryClient(second.url);
        expect((await client.get('/v1/library/export')).text).toBe(before);
        // Nothing of it stands in the way of the next import.
        const again = await client.send('POST', '/v1/library/import', { records: [cardOf('killed-1')] });
        expect([again.status, again.body.written]).toEqual([200, 1]);
        await client.send('DELETE', '/v1/cards/killed-1', undefined, { 'if-match': '*' });
      } finally {
        await end(second.child);
      }
    },
    90_000,
  );
});
