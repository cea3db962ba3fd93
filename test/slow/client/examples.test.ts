import { readdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ClientFolder, ran } from '../../support/packed-client.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATIENCE = 300_000;
const LONGEST = 80;
const EXAMPLES = resolve('examples');
const example = (name: string): string => join(EXAMPLES, name);

interface PostmanCollection {
  readonly variable: readonly { readonly key: string; readonly value: string }[];
  readonly item: readonly {
    readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
    readonly request: {
      readonly method: string;
      readonly url: string;
      readonly header: readonly { readonly key: string; readonly value: string }[];
      readonly body?: { readonly raw: string };
    };
  }[];
}
interface Reply {
  readonly type: number;
  readonly data?: { readonly content: string };
}
type Handler = (interaction: object) => Promise<Reply>;
interface DiscordExample {
  discordHandler(options: {
    baseUrl: string;
    post: (channel: string, text: string) => void;
    signal: AbortSignal;
  }): Handler;
}

describe('the examples', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  }, PATIENCE);
  afterAll(() => server.close());

  it('are short', () => {
    // The helper inside VASSAL is a part of a module, in a folder of its own.
    const files = readdirSync(EXAMPLES, { withFileTypes: true }).filter((entry) => entry.isFile());
    const lengths = files.map(
      ({ name }) => [name, readFileSync(example(name), 'utf8').split('\n').length - 1] as const,
    );
    // The player of whole games is a tool as well: tests of every game are played with it.
    const long = lengths.filter(([name, length]) => length >= LONGEST && name !== 'generic-player.mjs');
    expect(long).toEqual([]);
  });

  it('umpire.py: a ruling, odds, a game and its stream', async () => {
    const { code, out } = await ran('python3', [example('umpire.py'), server.url], EXAMPLES);
    expect({ code, start: out.split('\n').slice(0, 2) }).toEqual({
      code: 0,
      start: ['ruling: D1 Mobile +1, die 4: D1, defenders retreat 1 hex.', 'odds: BR 1/3, D1 1/3, A1 1/6, D2 1/6'],
    });
    expect([...out.matchAll(/^(\d+) \w+: /gm)].map(([, version]) => Number(version))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it('umpire.sh: the same with curl', async () => {
    const { code, out } = await ran('sh', [example('umpire.sh'), server.url], EXAMPLES);
    expect(code).toBe(0);
    expect(out).toContain('7. [18.3] Mobile CRT, column +1, die 4: D1');
    expect(out).toContain('1/3 (33.3 %) BR');
    expect(out).toMatch(/^command: \{"type":/m);
    expect(out).toContain('stream:\nversion 1\nversion 2\nversion 3\n');
  });

  it('umpire.http: every request is answered, each with what those before it gave', async () => {
    const [, ...requests] = readFileSync(example('umpire.http'), 'utf8').split(/^### .*\n/m);
    const answers = new Map<string, unknown>();
    const filled = (text: string): string =>
      text
        .replaceAll('{{base}}', server.url)
        .replaceAll(/\{\{(\w+)\.response\.body\.\$\.([^}]+)\}\}/g, (_, name: string, path: string) => {
          const keys = path.split(/[.[\]]+/).filter(Boolean);
          const value = keys.reduce((from, key) => (from as Record<string, unknown>)[key], answers.get(name));
          return typeof value === 'string' ? value : JSON.stringify(value);
        });
    for (const request of requests) {
      const [head, body] = filled(request).split('\n\n') as [string, string | undefined];
      const lines = head.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      const [method, url] = lines[0]!.split(' ') as [string, string];
      const headers = Object.fromEntries(lines.slice(1).map((line) => line.split(/: (.*)/).slice(0, 2)));
      const response = await fetch(url, { method, headers, ...(body ? { body } : {}) });
      expect([url, response.ok]).toEqual([url, true]);
      const name = /^# @name (\w+)$/m.exec(request)?.[1];
      if (name) answers.set(name, await response.json());
    }
    expect(answers.get('sessionEvents')).toMatchObject({ version: 3 });
  });

  it('umpire.postman.json: the same as a collection, with its scripts', async () => {
    const { item, variable } = JSON.parse(readFileSync(example('umpire.postman.json'), 'utf8')) as PostmanCollection;
    const variables = new Map(variable.map(({ key, value }) => [key, value]));
    variables.set('base', server.url);
    const filled = (text: string): string =>
      text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => variables.get(name)!);
    let last: unknown;
    for (const { request, event = [] } of item) {
      const headers = Object.fromEntries(request.header.map(({ key, value }) => [key, filled(value)]));
      const body = request.body === undefined ? {} : { body: filled(request.body.raw) };
      const response = await fetch(filled(request.url), { method: request.method, headers, ...body });
      expect([request.url, response.ok]).toEqual([request.url, true]);
      last = await response.json();
      const pm = { response: { json: () => last }, collectionVariables: variables };
      for (const { script } of event) new Function('pm', script.exec.join('\n'))(pm);
    }
    expect(last).toMatchObject({ version: 3 });
  });

  it(
    'discord.mjs: rulings, odds and a game, by slash commands',
    async () => {
      const folder = await ClientFolder.make();
      const stop = new AbortController();
      try {
        const copy = join(folder.path, 'discord.mjs');
        await copyFile(example('discord.mjs'), copy);
        const { discordHandler } = (await import(pathToFileURL(copy).href)) as DiscordExample;
        const posted: string[] = [];
        const { signal } = stop;
        const handle = discordHandler({ baseUrl: server.url, post: (_, text) => posted.push(text), signal });
        const slash = async (name: string, options: Record<string, string | number>): Promise<string> => {
          const listed = Object.entries(options).map(([key, value]) => ({ name: key, value }));
          const reply = await handle({ type: 2, channel_id: 'table', data: { name, options: listed } });
          expect(reply.type).toBe(4);
          return reply.data!.content;
        };
        expect(await handle({ type: 1 })).toEqual({ type: 1 });
        const hill = { strength: 5, defence: 2, terrain: 'hilltop' };
        expect(await slash('attack', hill)).toContain('5. [9.11] Terrain, hilltop: 1L');
        expect(await slash('odds', hill)).toBe('BR 1/3, D1 1/3, A1 1/6, D2 1/6');
        expect(await slash('odds', { ...hill, terrain: 'sea' })).toMatch(/terrain|field/i);
        expect(await slash('play', { scenario: 'kalima-crossing' })).toMatch(/^communist:\n1\. /);
        expect(await slash('move', { number: 1 })).toMatch(/\n1\. /);
        // The channel has heard of both who sat down and of what was done.
        while (posted.length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
        expect(posted.every((text) => text.length > 0)).toBe(true);
      } finally {
        stop.abort();
        folder.remove();
      }
    },
    PATIENCE,
  );
});
