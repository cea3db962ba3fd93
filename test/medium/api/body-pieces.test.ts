import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

const ATTACK = '/v1/games/cold-war-battles/spotting/artillery-range';
const QUESTION = JSON.stringify({ input: { range: 6, distance: 5 } });

describe('a body that comes in small pieces', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  /** Sends every character of a body as a chunk of its own. */
  const send = (path: string, type: string, body: string) =>
    new Promise<{ status: number; detail?: string }>((resolve, reject) => {
      const sent = request(
        new URL(path, server.url),
        { method: 'POST', headers: { 'content-type': type } },
        (answer) => {
          const parts: Buffer[] = [];
          answer.on('data', (part: Buffer) => parts.push(part));
          answer.on('end', () => {
            const text = Buffer.concat(parts).toString();
            resolve({ status: answer.statusCode!, detail: JSON.parse(text).detail });
          });
        },
      );
      // The server hangs up on whoever goes on.
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error);
      });
      for (const character of body) sent.write(character);
      sent.end();
    });

  it('is read where it is short', async () => {
    expect(await send(ATTACK, 'application/json', QUESTION)).toMatchObject({ status: 200 });
  });

  it.each([
    [ATTACK, 'application/json'],
    ['/v1/rulings', 'application/x-ndjson'],
  ])('is refused by %s where it is long', async (path, type) => {
    expect(await send(path, type, 'x'.repeat(4000))).toEqual({
      status: 400,
      detail: 'The body came in pieces of less than 16 bytes each: send it in longer ones.',
    });
    expect((await fetch(`${server.url}/health/live`)).status).toBe(200);
  });
});
