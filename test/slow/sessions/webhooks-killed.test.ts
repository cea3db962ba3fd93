import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { builtProgram } from '../../support/built-program.js';
import { SessionClient } from '../../support/sessions.js';

const GAMES = 5;

/** The built server as a process of its own; its address. */
async function started(env: Record<string, string>): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [builtProgram()], {
    env: { PATH: process.env.PATH ?? '', HOST: '127.0.0.1', PORT: '0', UMPIRE_WORKERS: '0', ...env },
  });
  let output = '';
  child.stdout!.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  for (let tries = 0; tries < 600; tries += 1) {
    const [, url] = /listens on (http:\/\/[0-9.:]+)/.exec(output) ?? [];
    if (url) return { url, child };
    await sleep(100);
  }
  throw new Error(`the server did not start: ${output}`);
}

describe('webhooks of a process that is killed', () => {
  it('are all delivered by the next, in order per session, each with its id', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'umpire-killed-'));
    const heard: { id: string; session: string; version: number; kind: string }[] = [];
    let open = false;
    const listener = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        if (open) heard.push(JSON.parse(body));
        response.writeHead(open ? 204 : 500).end();
      });
    });
    await new Promise<void>((done) => listener.listen(0, '127.0.0.1', done));
    const env = {
      UMPIRE_DATA_DIR: folder,
      UMPIRE_WEBHOOK_PRIVATE: 'true',
      UMPIRE_WEBHOOK_RETRY_MS: '200',
      UMPIRE_WEBHOOK_FAILURES: '1000',
    };
    const first = await started(env);
    let second: ChildProcess | undefined;
    try {
      const client = new SessionClient(first.url);
      const send = (path: string, body: object, key?: string) =>
        client.http.send('POST', path, body, { authorization: key && `Bearer ${key}` });
      const { key } = (await send('/v1/players', { name: 'Anna' })).body;
      const url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}/`;
      expect((await send('/v1/me/webhooks', { url }, key)).status).toBe(201);
      const expected: string[][] = [];
      for (let game = 0; game < GAMES; game += 1) {
        const seat = { side: 'southAfrican', name: 'Anna', seed: 'a' };
        const opened = (await send('/v1/sessions', { scenario: 'kalima-crossing', seat }, key)).body;
        const claim = { invitation: opened.invitations.communist.code, name: 'Ben', seed: 'b' };
        const { token } = (await send(`/v1/sessions/${opened.id}/seats`, claim)).body;
        await client.play(opened.id, token, 2, { type: 'concede' });
        expected.push([`${opened.id}.2.seat-claimed.southAfrican`, `${opened.id}.3.ended.southAfrican`]);
      }
      // Nothing was taken; the process is in the middle of trying.
      first.child.kill('SIGKILL');
      await new Promise((done) => first.child.once('exit', done));
      open = true;
      second = (await started(env)).child;
      for (let tries = 0; tries < 900; tries += 1) {
        if (new Set(heard.map(({ id }) => id)).size >= 2 * GAMES) break;
        await sleep(100);
      }
      for (const ids of expected) {
        const told = heard.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
        // At least once, and never the later before the earlier.
        expect([...new Set(told)]).toEqual(ids);
        expect(told.lastIndexOf(ids[0]!)).toBeLessThan(told.indexOf(ids[1]!));
      }
    } finally {
      first.child.kill('SIGKILL');
      second?.kill('SIGKILL');
      listener.closeAllConnections();
      listener.close();
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
