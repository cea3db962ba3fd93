import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { describe } from '@jest/globals';

/**
 * Suites that need a real service. `npm test` looks for the services and names them in these variables. A suite whose
 * service is absent is skipped under a name that says what it lacks; `npm test` lists those suites at its end.
 */
const postgresUrl = process.env.TEST_DATABASE_URL;
const redisUrl = process.env.TEST_REDIS_URL;
const redisServer = process.env.TEST_REDIS_SERVER;

/** A suite that is left out is still read, to count its tests, and must find an address that can be read. */
const NOWHERE = 'postgres://nowhere.invalid/none';

export function describeWhere(present: boolean, service: string, name: string, suite: () => void): void {
  if (present) describe(name, suite);
  else describe.skip(`${name} [left out: no ${service}]`, suite);
}

export function describeWithPostgres(name: string, suite: (url: string) => void): void {
  describeWhere(postgresUrl !== undefined, 'PostgreSQL', name, () => suite(postgresUrl ?? NOWHERE));
}

export function describeWithRedis(name: string, suite: (url: string) => void): void {
  describeWhere(redisUrl !== undefined, 'Redis', name, () => suite(redisUrl ?? NOWHERE));
}

/** PostgreSQL, and the program with which a suite runs a Redis of its own. */
export function describeWithRedisServer(name: string, suite: (postgresUrl: string) => void): void {
  const service = postgresUrl === undefined ? 'PostgreSQL' : 'redis-server';
  const present = postgresUrl !== undefined && redisServer !== undefined;
  describeWhere(present, service, name, () => suite(postgresUrl ?? NOWHERE));
}

export interface TcpProxy {
  readonly port: number;
  /** Breaks every connection and refuses new ones, as a service that dies does. */
  cut(): Promise<void>;
  /** Keeps every connection, old or new, and hands nothing on, as a network that loses everything does; or hands it on again. */
  silence(on: boolean): void;
}

/** A real socket between a client and its service, so that a test can make the service vanish. */
export async function startTcpProxy(target: URL, defaultPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let silent = false;
  const server = createServer((client) => {
    const upstream = connect(Number(target.port || defaultPort), target.hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    if (silent) for (const socket of [client, upstream]) socket.pause();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
    silence(on) {
      silent = on;
      for (const socket of sockets) on ? socket.pause() : socket.resume();
    },
  };
}
