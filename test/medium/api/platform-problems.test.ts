import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Body, Controller, Get, HttpCode, HttpException, Post } from '@nestjs/common';
import { LargeBody } from '../../../src/platform/http/large-body.js';
import { ProblemMappers } from '../../../src/platform/problems/mappers.js';
import { Problem, type ProblemBody } from '../../../src/platform/problems/problem.js';
import { PROBLEM_TYPES } from '../../../src/platform/problems/types.js';
import { startServer, type TestServer } from '../../support/server.js';

class MissingCell extends Error {}

@Controller('test')
class TestController {
  @Get('broken')
  broken() {
    throw new Error('the password is hunter2');
  }

  @Get('field')
  field() {
    throw new Problem('validation', {
      detail: { en: 'One field is wrong.', ja: '1つのフィールドに誤りがあります。' },
      errors: [{ pointer: '/input/strength', detail: 'must be at most 12', rule: '9.11', bound: 12 }],
    });
  }

  @Get('chart')
  chart() {
    throw new MissingCell('assault-crt 4,+1');
  }

  @Get('teapot')
  teapot() {
    throw new HttpException('gone fishing', 409);
  }

  @Post('echo')
  @HttpCode(200)
  echo(@Body() body: unknown) {
    return body;
  }

  @Post('large')
  @HttpCode(200)
  @LargeBody()
  large(@Body() body: { text: string }) {
    return { length: body.text.length };
  }
}

let server: TestServer;

beforeAll(async () => {
  server = await startServer({ UMPIRE_BODY_LIMIT: '2048', UMPIRE_BATCH_BODY_LIMIT: '100000' }, [TestController]);
  server.app.get(ProblemMappers).add((error) => {
    if (!(error instanceof MissingCell)) return undefined;
    return new Problem('missing-cell', { members: { chart: 'assault-crt', cell: '4,+1' } });
  });
});

afterAll(() => server.close());

async function ask(path: string, init?: RequestInit) {
  const response = await fetch(`${server.url}${path}`, init);
  const text = await response.text();
  return { response, text, body: JSON.parse(text) as ProblemBody };
}

const post = (body: string, type = 'application/json'): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type },
});

describe('a problem', () => {
  it('has the shape of RFC 9457 and the id of its request', async () => {
    const { response, body } = await ask('/nowhere?secret=1');
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(body).toEqual({
      type: '/problems/not-found',
      title: 'Not found',
      status: 404,
      detail: 'There is no GET /nowhere.',
      instance: '/nowhere',
      requestId: response.headers.get('x-request-id'),
    });
  });

  it('points to each bad field and names the rule and the bound', async () => {
    const { response, body } = await ask('/test/field');
    expect(response.status).toBe(400);
    expect(body.errors).toEqual([
      { pointer: '/input/strength', detail: 'must be at most 12', rule: '9.11', bound: 12 },
    ]);
  });

  it('speaks Japanese to those who ask for it', async () => {
    const { response, body } = await ask('/test/field', {
      headers: { 'accept-language': 'fr, ja-JP;q=0.8, en;q=0.5' },
    });
    expect(response.headers.get('content-language')).toBe('ja');
    expect(body.title).toBe('入力が正しくありません');
    expect(body.detail).toBe('1つのフィールドに誤りがあります。');
  });

  it.each(PROBLEM_TYPES)('has a type that resolves: %s', async (type) => {
    const { response, body } = await ask(`/problems/${type}`);
    expect(response.status).toBe(200);
    expect(body.type).toBe(`/problems/${type}`);
    expect(body.description).toMatch(/\.$/);
  });
});

describe('a request that Fastify refuses', () => {
  it('by another method gets 405 and the methods that exist', async () => {
    const { response, body } = await ask('/problems/dice', { method: 'DELETE' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(body.type).toBe('/problems/method-not-allowed');
  });

  it('for malformed JSON is told where it breaks', async () => {
    const { response, body } = await ask('/test/echo', post('{"a": 1,}'));
    expect(response.status).toBe(400);
    expect(body.type).toBe('/problems/malformed-json');
    expect(body.detail).toBe('Unexpected "}" in JSON at character 9.');
  });

  it.each([
    ['an empty body', '', 'The body is empty.'],
    [
      'a poisoned key',
      '{"__proto__": {"admin": true}}',
      'The keys "__proto__" and "constructor.prototype" are refused.',
    ],
  ])('for %s is told so', async (_, text, detail) => {
    const { response, body } = await ask('/test/echo', post(text));
    expect([response.status, body.type, body.detail]).toEqual([400, '/problems/malformed-json', detail]);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/xml', 'text/csv', 'application/x-ndjson'])(
    'for %s gets 415',
    async (type) => {
      const { response, body } = await ask('/test/echo', post('a=1', type));
      expect([response.status, body.type]).toEqual([415, '/problems/unsupported-media-type']);
    },
  );

  it('for its size gets 413 and the limit', async () => {
    const { response, body } = await ask('/test/echo', post(JSON.stringify({ text: 'x'.repeat(3000) })));
    expect([response.status, body.type, body.limit]).toEqual([413, '/problems/payload-too-large', 2048]);
  });

  it('for its address gets 400', async () => {
    const { response, body } = await ask('/%zz');
    expect([response.status, body.type]).toEqual([400, '/problems/bad-request']);
    expect(response.headers.get('x-request-id')).toBe(body.requestId);
  });

  it('because it is no HTTP gets the same document', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write('HELLO\r\n\r\n'));
      socket.on('data', (chunk) => {
        text += chunk.toString();
      });
      socket.on('end', () => resolve(text));
      socket.on('error', reject);
    });
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/problem\+json\r\n/);
    expect(answer).toContain('"type":"/problems/bad-request"');
  });
});

describe('an error behind the edge', () => {
  it('that nobody expected is a 500 without a word about its cause', async () => {
    const { response, text, body } = await ask('/test/broken');
    expect(response.status).toBe(500);
    expect(body.type).toBe('/problems/internal');
    expect(body.requestId).toBe(response.headers.get('x-request-id'));
    expect(text).not.toMatch(/hunter2|Error:|\.ts|\.js/);
  });

  it('that a module can translate becomes its problem, with extra members', async () => {
    const { response, body } = await ask('/test/chart');
    expect([response.status, body.type, body.chart, body.cell]).toEqual([
      422,
      '/problems/missing-cell',
      'assault-crt',
      '4,+1',
    ]);
  });

  it('of Nest keeps its status and text', async () => {
    const { body } = await ask('/test/teapot');
    expect([body.status, body.type, body.detail]).toEqual([409, '/problems/conflict', 'gone fishing']);
  });
});

describe('a route marked for large bodies', () => {
  it('takes more than the usual limit, up to its own', async () => {
    const within = await ask('/test/large', post(JSON.stringify({ text: 'x'.repeat(50_000) })));
    expect(within.body.length).toBe(50_000);
    const beyond = await ask('/test/large', post(JSON.stringify({ text: 'x'.repeat(100_001) })));
    expect([beyond.response.status, beyond.body.limit]).toEqual([413, 100_000]);
  });
});
