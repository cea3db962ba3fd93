import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

describe('a large upload with a key that nobody has', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  /** The status that comes while not one byte of the body has been sent. */
  const beforeBody = (method: string, path: string, authorization?: string): Promise<number> =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': '1000000' };
      const sent = request(`${server.url}${path}`, {
        method,
        headers: authorization === undefined ? headers : { ...headers, authorization },
        timeout: 5000,
      });
      sent.on('response', (answer) => {
        resolve(answer.statusCode!);
        sent.destroy();
      });
      sent.on('timeout', () => {
        reject(new Error('it waits for the body'));
        sent.destroy();
      });
      sent.on('error', reject);
      sent.flushHeaders();
    });

  it.each([
    ['POST', '/v1/me/materials', undefined],
    ['POST', '/v1/me/materials', 'Bearer upk_nobody'],
    ['PUT', '/v1/me/materials/map/mine', undefined],
    ['PUT', '/v1/me/materials/map/mine', 'Bearer upk_nobody'],
    ['POST', '/v1/scenarios/kalima-crossing/check', 'Bearer upk_nobody'],
  ])('is refused before its body is read: %s %s, %s', async (method, path, authorization) => {
    expect(await beforeBody(method, path, authorization)).toBe(401);
  });

  it('is read where no key was sent and none is needed', async () => {
    const answer = await fetch(`${server.url}/v1/scenarios/kalima-crossing/check`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ nonsense: 1 }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ errors: [{ pointer: '/nonsense' }] });
  });
});
