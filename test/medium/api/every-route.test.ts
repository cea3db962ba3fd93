/** Every route of the published document: strays and wrong values are refused, and a chat macro is answered in one line. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

const ADMIN = 'the key of an operator';
/** Probes and scrapers put things of their own behind an address, and what they ask must never be refused. */
const PROBES = ['/health/live', '/health/ready', '/metrics'];
/** What is a picture, a file or a stream stays what it is; the format of an export is its own. */
const FILES =
  /\.svg$|verify\.mjs$|^\/rules\/|^\/metrics$|\/library\/export$|^\/v1\/me\/events$|\/template$|saves\/\{name\}/;
/** Ids of the shelves, of what every fresh machine has. */
const KNOWN: Readonly<Record<string, string>> = {
  game: 'cold-war-battles',
  resolver: 'combat',
  procedure: 'bombardment',
  section: '9.13',
  chart: 'mobile-crt',
  type: 'missing-facts',
  kind: 'map',
  name: 'none',
};
const IDS: Readonly<Record<string, string>> = {
  scenarios: 'kalima-crossing',
  maps: 'kalima-crossing-map',
  cards: 'kalima-tanks',
  decks: 'crusade-revolution-cards',
  'chart-packs': 'mill-farm-charts',
};

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly $ref?: string;
  readonly schema?: { readonly enum?: readonly string[]; readonly type?: string };
}
interface Document {
  readonly paths: Record<string, Partial<Record<'get' | 'post' | 'put' | 'delete', { parameters?: Parameter[] }>>>;
  readonly components: { parameters?: Record<string, Parameter> };
}

let server: TestServer;
let document: Document;
let session: { id: string; token: string };
let playerKey: string;
let file: string;
let paths: string[];

async function json<T>(path: string, body?: object, headers: Record<string, string> = {}): Promise<T> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  return (await (await fetch(server.url + path, { ...init, headers: { ...init?.headers, ...headers } })).json()) as T;
}

beforeAll(async () => {
  server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN });
  document = await json<Document>('/openapi.json');
  session = await json('/v1/sessions', {
    scenario: 'kalima-crossing',
    seat: { side: 'communist', name: 'Anna', seed: 'of Anna' },
  });
  playerKey = (await json<{ key: string }>('/v1/players', { name: 'Anna' })).key;
  file = (await json<{ url: string }[]>('/rules'))[0]!.url.split('/').pop()!;
  paths = Object.keys(document.paths).filter((path) => document.paths[path]!.get);
});
afterAll(async () => {
  await server.close();
});

const isMine = (path: string): boolean => path.startsWith('/v1/me');

function addressOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    if (name === 'file') return file;
    if (isMine(path)) return name === 'id' ? 'none' : KNOWN[name]!;
    if (KNOWN[name] === undefined && name !== 'id') return 'none';
    const shelf = path.split('/').at(path.split('/').findIndex((part) => part.startsWith(place)) - 1)!;
    return name === 'id' ? (IDS[shelf] ?? session.id) : KNOWN[name]!;
  });
}

async function get(path: string, query: string) {
  const stop = new AbortController();
  const key = path === '/v1/client-keys' ? ADMIN : isMine(path) ? playerKey : session.token;
  const answer = await fetch(`${server.url}${addressOf(path)}?${query}`, {
    headers: { authorization: `Bearer ${key}` },
    signal: stop.signal,
  });
  const type = answer.headers.get('content-type') ?? '';
  const text = type.startsWith('text/event-stream') ? '' : await answer.text();
  stop.abort();
  return { status: answer.status, type, text };
}

const queryOf = (path: string): Parameter[] =>
  (document.paths[path]!.get!.parameters ?? [])
    .map((each) => (each.$ref ? document.components.parameters![each.$ref.split('/').pop()!]! : each))
    .filter((each) => each.in === 'query');

/** A value that no such parameter has. */
function wrongValue({ schema }: Parameter): string | undefined {
  if (schema?.enum || schema?.type === 'boolean') return 'zzz';
  return schema?.type === 'integer' ? 'x' : undefined;
}

describe('every GET that is published', () => {
  it('is one of many', () => {
    expect(paths.length).toBeGreaterThan(45);
    for (const path of paths) expect(addressOf(path)).not.toMatch(/undefined|[{}]/);
  });

  it('refuses a parameter that it does not have, before anything else', async () => {
    const odd: unknown[] = [];
    for (const path of paths) {
      const { status, text } = await get(path, 'zzz=1');
      const refused = status === 400 && text.includes('/zzz');
      if (refused === PROBES.includes(path)) odd.push([path, status, text.slice(0, 100)]);
    }
    expect(odd).toEqual([]);
  });

  it('refuses a value that a parameter cannot have, and names the parameter', async () => {
    const odd: unknown[] = [];
    let asked = 0;
    for (const path of paths) {
      for (const parameter of queryOf(path)) {
        const value = parameter.name === 'game' || parameter.name === 'scenario' ? 'zzz' : wrongValue(parameter);
        if (value === undefined) continue;
        asked += 1;
        const { status, text } = await get(path, `${parameter.name}=${value}`);
        if (status !== 400 || !text.includes(`"/${parameter.name}"`))
          odd.push([path, parameter.name, status, text.slice(0, 200)]);
      }
    }
    expect(odd).toEqual([]);
    expect(asked).toBeGreaterThan(30);
  });

  it('answers a chat window in one line, in Japanese where there are sentences', async () => {
    const odd: unknown[] = [];
    for (const path of paths.filter((each) => !FILES.test(each))) {
      const { status, type, text } = await get(path, 'format=text&lang=ja&oneline=true');
      const lines = text.split('\n');
      if (status >= 500 || !type.startsWith('text/plain') || lines.length !== 2 || lines[1] !== '')
        odd.push([path, status, type, text.slice(0, 200)]);
    }
    expect(odd).toEqual([]);
  });
});

describe('every POST, PUT and DELETE that is published', () => {
  it('refuses a parameter that it does not have, before anything else', async () => {
    const odd: unknown[] = [];
    let asked = 0;
    for (const [path, methods] of Object.entries(document.paths)) {
      for (const method of ['post', 'put', 'delete'] as const) {
        if (!methods[method]) continue;
        asked += 1;
        const answer = await fetch(`${server.url}${addressOf(path)}?zzz=1`, {
          method: method.toUpperCase(),
          headers: { authorization: `Bearer ${isMine(path) ? playerKey : ADMIN}` },
        });
        const text = await answer.text();
        if (answer.status !== 400 || !text.includes('/zzz'))
          odd.push([method, path, answer.status, text.slice(0, 150)]);
      }
    }
    expect(odd).toEqual([]);
    expect(asked).toBeGreaterThan(600);
  });
});
