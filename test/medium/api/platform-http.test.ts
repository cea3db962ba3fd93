import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, Header, HttpCode, Post } from '@nestjs/common';
import { startServer, type TestServer } from '../../support/server.js';

@Controller('test')
class TestController {
  @Get('short')
  short() {
    return { text: 'x'.repeat(100) };
  }

  @Get('long')
  long() {
    return { text: 'x'.repeat(10_000) };
  }

  @Get('events')
  @Header('content-type', 'text/event-stream')
  events() {
    return `data: ${'x'.repeat(10_000)}\n\n`;
  }

  @Post('echo')
  @HttpCode(200)
  echo(@Body() body: unknown) {
    return body;
  }
}

let server: TestServer;

beforeAll(async () => {
  server = await startServer({}, [TestController]);
});

afterAll(() => server.close());

describe('a request id', () => {
  it('is generated when the client has none, and never twice', async () => {
    const ids = await Promise.all(
      [1, 2, 3].map(async () => (await fetch(`${server.url}/health/live`)).headers.get('x-request-id')),
    );
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) expect(id).toMatch(/^[\w.-]{8,}$/);
  });

  it('of the client is returned', async () => {
    const id = '0194b2c0-7c1e-7d3a-9f00-5f1f1d1c2b3a';
    const response = await fetch(`${server.url}/nowhere`, { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).toBe(id);
    expect(await response.json()).toMatchObject({ requestId: id });
  });

  it.each(['a b', 'x'.repeat(129), '<script>'])('of the client is replaced when it is not sane: %s', async (id) => {
    const response = await fetch(`${server.url}/health/live`, { headers: { 'x-request-id': id } });
    expect(response.headers.get('x-request-id')).not.toBe(id);
  });
});

describe('security headers', () => {
  it('let nothing run from an API answer', async () => {
    const { headers } = await fetch(`${server.url}/health/live`);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('let the pages load what this server has, and nothing from elsewhere', async () => {
    const policy = (await fetch(`${server.url}/docs`)).headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('http');
  });
});

describe('cross-origin access', () => {
  it('is open to every origin by default, also for problems', async () => {
    const response = await fetch(`${server.url}/nowhere`, { headers: { origin: 'https://game.example' } });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-expose-headers')).toContain('x-request-id');
  });

  it('answers a preflight', async () => {
    const response = await fetch(`${server.url}/test/echo`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://game.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,if-match',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-methods')).toContain('POST');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-type,if-match');
  });

  it('is kept to the listed origins', async () => {
    const strict = await startServer({ UMPIRE_CORS_ORIGINS: 'https://a.example,https://b.example' });
    try {
      const origins = ['https://b.example', 'https://c.example'];
      const allowed = await Promise.all(
        origins.map(async (origin) => {
          const { headers } = await fetch(`${strict.url}/health/live`, { headers: { origin } });
          return [headers.get('access-control-allow-origin'), headers.get('vary')];
        }),
      );
      expect(allowed).toEqual([
        ['https://b.example', 'Origin'],
        [null, 'Origin'],
      ]);
      // What an answer depends on besides is said beside it.
      const { headers } = await fetch(`${strict.url}/v1/games/panzer`, {
        headers: { origin: origins[0]!, 'accept-encoding': 'identity' },
      });
      expect(headers.get('vary')).toBe('Origin, Accept, Accept-Language');
    } finally {
      await strict.close();
    }
  });
});

describe('compression', () => {
  /** fetch hides the encoding, so this one looks at the bytes. */
  const raw = (path: string) =>
    new Promise<{ headers: IncomingHttpHeaders; body: Buffer }>((resolve, reject) => {
      httpRequest(`${server.url}${path}`, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ headers: response.headers, body: Buffer.concat(chunks) }));
      })
        .on('error', reject)
        .end();
    });

  it('shrinks a long answer', async () => {
    const { headers, body } = await raw('/test/long');
    expect(headers['content-encoding']).toBe('gzip');
    expect(body.length).toBeLessThan(1000);
    expect(JSON.parse(gunzipSync(body).toString())).toEqual({ text: 'x'.repeat(10_000) });
  });

  it.each(['/test/short', '/test/events'])('leaves %s alone', async (path) => {
    expect((await raw(path)).headers['content-encoding']).toBeUndefined();
  });

  it('is understood in requests', async () => {
    const response = await fetch(`${server.url}/test/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: gzipSync('{"a":1}'),
    });
    expect(await response.json()).toEqual({ a: 1 });
  });

  it('does not let a small body unpack beyond the limit', async () => {
    const bomb = gzipSync(JSON.stringify({ text: 'x'.repeat(2 * 1024 * 1024) }));
    expect(bomb.length).toBeLessThan(10_000);
    const response = await fetch(`${server.url}/test/echo`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
      body: bomb,
    });
    expect(response.status).toBe(413);
  });
});
