import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { WebSocket } from 'ws';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { EventStream } from '../../support/event-stream.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

/** A client is what a trusted proxy says it is. */
const from = (client: number) => ({ 'x-forwarded-for': `203.0.113.${client}` });

let server: TestServer;
let id: string;
beforeAll(async () => {
  const env = { UMPIRE_STREAM_LIMIT: '4', UMPIRE_CLIENT_STREAM_LIMIT: '2', UMPIRE_RATE_LIMIT: '30' };
  server = await startServer(
    { UMPIRE_ADMIN_KEY: ADMIN_KEY, UMPIRE_TRUST_PROXY: 'true', ...env },
    [],
    new GameRegistry([toySession]),
  );
  const client = new SessionClient(server.url);
  await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  ({ id } = await client.open({ scenario: 'three-rounds', spectators: 'open' }));
});
afterAll(() => server.close());

interface Socket {
  /** 101 where it opened; what it was answered otherwise. */
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly socket: WebSocket;
}

function openSocket(client: number): Promise<Socket> {
  const url = `${server.url.replace('http', 'ws')}/graphql`;
  const socket = new WebSocket(url, 'graphql-transport-ws', { headers: from(client) });
  return new Promise((resolve) => {
    socket.on('open', () => resolve({ status: 101, headers: {}, socket }));
    socket.on('unexpected-response', (_request, { statusCode, headers }) =>
      resolve({ status: statusCode!, headers, socket }),
    );
    socket.on('error', () => undefined);
  });
}

const closed = (socket: WebSocket): Promise<number> => new Promise((resolve) => socket.on('close', resolve));
const gone = async (sockets: readonly Socket[]): Promise<void> => {
  const all = sockets.map(({ socket }) => closed(socket));
  for (const { socket } of sockets) socket.close();
  await Promise.all(all);
};

describe('streams of one client', () => {
  it('are so many at once, whoever else has some; then all of them together', async () => {
    const open = (client: number) => EventStream.open(server.url, id, undefined, { headers: from(client) });
    const streams = [await open(1), await open(1)];
    const third = await open(1);
    expect([third.response.status, third.response.headers.get('retry-after')]).toEqual([429, '5']);
    streams.push(await open(2), await open(2));
    expect(streams.map(({ response }) => response.status)).toEqual([200, 200, 200, 200]);
    expect((await open(3)).response.status).toBe(503);
    for (const stream of streams) stream.close();
    let status = 503;
    for (const end = performance.now() + 5000; status !== 200 && performance.now() < end; ) {
      const stream = await open(1);
      status = stream.response.status;
      stream.close();
    }
    expect(status).toBe(200);
  });

  it('are sockets too, and a socket that is refused is told why, with the limits', async () => {
    const sockets = [await openSocket(4), await openSocket(4)];
    const refused = await openSocket(4);
    expect(sockets.map(({ status }) => status)).toEqual([101, 101]);
    expect([refused.status, refused.headers['content-type']]).toEqual([429, 'application/problem+json']);
    expect(refused.headers.ratelimit).toMatch(/^"client";r=27;t=\d+$/);
    await gone(sockets);
    const again = await openSocket(4);
    expect(again.status).toBe(101);
    await gone([again]);
  });

  it('count each message as a request', async () => {
    const { socket } = await openSocket(5);
    const code = closed(socket);
    // The socket itself was the first of 30 requests.
    socket.send(JSON.stringify({ type: 'connection_init' }));
    for (let i = 0; i < 29; i += 1) socket.send(JSON.stringify({ type: 'ping' }));
    expect(await code).toBe(4429);
    expect((await fetch(`${server.url}/problems`, { headers: from(5) })).status).toBe(429);
    expect((await openSocket(5)).status).toBe(429);
    expect((await fetch(`${server.url}/problems`, { headers: from(6) })).status).toBe(200);
  });

  it('are not asked for elsewhere', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/v1/games`, { headers: from(7) });
    const status = await new Promise((resolve) => {
      socket.on('unexpected-response', (_request, { statusCode }) => resolve(statusCode));
      socket.on('error', () => undefined);
    });
    expect(status).toBe(404);
  });
});
