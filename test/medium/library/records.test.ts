import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY, cardOf, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

describeOnEachDatabase('records', (env) => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY });
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  describe('writing', () => {
    it('creates, reads, replaces and deletes, with a version that grows', async () => {
      const created = await client.send('POST', '/v1/cards', cardOf('lifecycle'));
      expect([created.status, created.headers.get('etag'), created.headers.get('location')]).toEqual([
        201,
        '"1"',
        '/v1/cards/lifecycle',
      ]);
      const replaced = await client.send('PUT', '/v1/cards/lifecycle', cardOf('lifecycle', { side: 'hungarian' }), {
        'if-match': '"1"',
      });
      expect([replaced.status, replaced.body.version, replaced.body.side]).toEqual([200, 2, 'hungarian']);
      expect((await client.get('/v1/cards/lifecycle')).body).toEqual(replaced.body);
      expect((await client.send('DELETE', '/v1/cards/lifecycle', undefined, { 'if-match': '"2"' })).status).toBe(204);
      expect((await client.get('/v1/cards/lifecycle')).status).toBe(404);
      const again = await client.send('POST', '/v1/cards', cardOf('lifecycle'));
      expect([again.status, again.body.version]).toEqual([201, 4]);
    });

    it('takes one of two writers and answers the other with 412', async () => {
      await client.send('POST', '/v1/cards', cardOf('contended'));
      const write = (attack: number) =>
        client.send('PUT', '/v1/cards/contended', cardOf('contended', { body: { values: { attack } } }), {
          'if-match': '"1"',
        });
      const answers = await Promise.all([write(1), write(2), write(3), write(4)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412, 412]);
      const winner = answers.find(({ status }) => status === 200)!;
      const loser = answers.find(({ status }) => status === 412)!;
      expect([loser.body.type, loser.headers.get('etag')]).toEqual(['/problems/precondition-failed', '"2"']);
      expect((await client.get('/v1/cards/contended')).body).toEqual(winner.body);
    });

    it('wants to know which version a change is based on', async () => {
      await client.send('POST', '/v1/cards', cardOf('based'));
      expect((await client.send('PUT', '/v1/cards/based', cardOf('based'))).status).toBe(428);
      expect((await client.send('DELETE', '/v1/cards/based')).status).toBe(428);
      expect((await client.send('PUT', '/v1/cards/based', cardOf('based'), { 'if-match': '"other"' })).status).toBe(
        412,
      );
      expect((await client.send('PUT', '/v1/cards/based', cardOf('based'), { 'if-match': '*' })).status).toBe(200);
      expect((await client.send('PUT', '/v1/cards/nobody', cardOf('nobody'), { 'if-match': '"1"' })).status).toBe(404);
    });

    it('adds by PUT where nothing may be there', async () => {
      const put = () => client.send('PUT', '/v1/cards/by-put', cardOf('by-put'), { 'if-none-match': '*' });
      expect([(await put()).status, (await put()).status]).toEqual([201, 412]);
    });

    it('refuses an id that is taken', async () => {
      await client.send('POST', '/v1/cards', cardOf('taken'));
      expect((await client.send('POST', '/v1/cards', cardOf('taken'))).status).toBe(409);
    });

    it.each([
      ['without a key', undefined],
      ['with another key', 'Bearer nonsense and more'],
      ['with the key in another scheme', `Basic ${ADMIN_KEY}`],
    ])('refuses a write %s', async (_name, authorization) => {
      const refused = await client.send('POST', '/v1/cards', cardOf('forbidden'), { authorization });
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    });

    it('points at every field that the schema of the game refuses', async () => {
      const bad = cardOf('bad', { side: 'martian', body: { values: { attack: -1, speed: 9 } } });
      const { status, body } = await client.send('POST', '/v1/cards', bad);
      expect(status).toBe(400);
      expect(body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
        '/body/values/attack',
        '/body/values/speed',
        '/side',
      ]);
    });
  });

  describe('reading', () => {
    beforeAll(async () => {
      for (const [id, en, ja, side, type] of [
        ['seen-1', 'Guards Rifle Battalion', '親衛狙撃兵大隊', 'soviet', 'infantry'],
        ['seen-2', 'Guards Tank Battalion', '親衛戦車大隊', 'soviet', 'armor'],
        ['seen-3', 'Corvin Passage Band', 'コルヴィン街の一団', 'hungarian', 'guerrilla'],
      ]) {
        await client.send('POST', '/v1/cards', cardOf(id!, { name: { en, ja }, side, type, provenance: 'community' }));
      }
    });

    const ids = async (query: string): Promise<string[]> => {
      const { body } = await client.get(`/v1/cards?provenance=community&fields=id&${query}`);
      return (body.items as { id: string }[]).map(({ id }) => id);
    };

    it.each([
      ['the beginning of an English word', 'text=guar', ['seen-1', 'seen-2']],
      ['several words, in any order', 'text=battalion%20tank', ['seen-2']],
      ['Japanese within a name', `text=${encodeURIComponent('戦車')}`, ['seen-2']],
      ['one Japanese character', `text=${encodeURIComponent('街')}`, ['seen-3']],
      ['a side', 'side=hungarian', ['seen-3']],
      ['a type', 'type=armor', ['seen-2']],
      ['a game and words', 'game=cold-war-battles&text=corvin', ['seen-3']],
      ['words that are not there', 'text=guardsman', []],
    ])('finds by %s', async (_name, query, found) => {
      expect(await ids(query)).toEqual(found);
    });

    it('pages by cursor without losing or repeating anything', async () => {
      const seen: string[] = [];
      let path: string | undefined = '/v1/cards?limit=2&fields=id';
      while (path) {
        const { body, headers }: Awaited<ReturnType<LibraryClient['get']>> = await client.get(path);
        seen.push(...(body.items as { id: string }[]).map(({ id }) => id));
        path = /<(.+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
        expect(path === undefined).toBe(body.next === undefined);
      }
      const all = (await client.get('/v1/cards?limit=500&fields=id')).body.items as { id: string }[];
      expect(seen).toEqual(all.map(({ id }) => id));
      expect(seen).toEqual([...new Set(seen)].sort());
    });

    it('shows only the fields asked for', async () => {
      const { body } = await client.get('/v1/cards/seen-1?fields=id,name,body.values');
      expect(body).toEqual({
        id: 'seen-1',
        name: { en: 'Guards Rifle Battalion', ja: '親衛狙撃兵大隊' },
        body: { values: { attack: 3, defence: 4 } },
      });
      expect((await client.get('/v1/cards/seen-1?fields=secret')).status).toBe(400);
    });

    it('answers 304 to a client that has it', async () => {
      const list = await client.get('/v1/cards?limit=3');
      expect((await client.get('/v1/cards/seen-1', { 'if-none-match': '"7", W/"1"' })).status).toBe(304);
      expect((await client.get('/v1/cards/seen-1', { 'if-none-match': '"2"' })).status).toBe(200);
      const etag = list.headers.get('etag')!;
      expect((await client.get('/v1/cards?limit=3', { 'if-none-match': etag })).status).toBe(304);
    });

    it.each(['limit=0', 'limit=501', 'limit=x', 'cursor=%F0', 'provenance=heard', 'unknown=1', 'game=a&game=b'])(
      'refuses the query %s',
      async (query) => {
        expect((await client.get(`/v1/cards?${query}`)).status).toBe(400);
      },
    );
  });

  describe('hostile input', () => {
    const HOSTILE = [
      "'; DROP TABLE library_records; --",
      '" OR 1=1 --',
      '../../../../etc/passwd',
      '%2e%2e%2fetc%2fpasswd',
      '<script>alert(1)</script>',
      '\u202e\u0007{{constructor}}',
      '$1 ?1 :kind',
    ];

    it('stores such text as text', async () => {
      for (const [at, text] of HOSTILE.entries()) {
        const card = cardOf(`hostile-${at}`, {
          name: { en: text, ja: text },
          source: text,
          body: { values: {}, formation: text, note: { en: text } },
        });
        expect((await client.send('POST', '/v1/cards', card)).status).toBe(201);
        const { body } = await client.get(`/v1/cards/hostile-${at}`);
        expect([body.name.en, body.source, body.body.formation]).toEqual([text, text, text]);
      }
      expect((await client.get('/v1/cards?limit=1')).status).toBe(200);
    });

    it('searches for such text without harm', async () => {
      for (const name of ['text', 'game', 'side', 'type']) {
        for (const text of HOSTILE) {
          const { status } = await client.get(`/v1/cards?${name}=${encodeURIComponent(text)}`);
          // A game, side or type that nobody knows is refused, whatever its name; words of names are only looked for.
          expect(status).toBe(name === 'text' ? 200 : 400);
        }
      }
    });

    it('knows no record by a path', async () => {
      for (const id of ['..%2f..%2fetc%2fpasswd', '%00', "'%20OR%201=1", 'UPPER', '%F0%9F%92%A5']) {
        expect([400, 404]).toContain((await client.get(`/v1/cards/${id}`)).status);
      }
      expect((await client.send('POST', '/v1/cards', cardOf('../../etc/passwd'))).status).toBe(400);
    });

    it('refuses what is too deep, too large, too long or not text', async () => {
      const deep = `${'{"values":'.repeat(20_000)}{}${'}'.repeat(20_000)}`;
      const post = (body: unknown) => client.send('POST', '/v1/cards', body);
      expect(
        (await post(JSON.stringify(cardOf('deep')).replace('{"values":{"attack":3,"defence":4}}', deep))).status,
      ).toBe(400);
      expect((await post(cardOf('large', { source: 'x'.repeat(2_000_000) }))).status).toBe(413);
      expect((await post(cardOf('long', { name: { en: 'x'.repeat(201) } }))).status).toBe(400);
      expect((await post(cardOf('list', { name: { en: ['x'] } }))).status).toBe(400);
      expect((await post('{"__proto__": {"kind": "card"}}')).status).toBe(400);
      expect((await post(cardOf('zero', { name: { en: 'a\u0000b' } }))).status).toBe(400);
    });
  });
});

describe('an Umpire without an admin key', () => {
  it('takes no writes and says why', async () => {
    const server = await startServer();
    try {
      const refused = await new LibraryClient(server.url).send('POST', '/v1/cards', cardOf('nobody'));
      expect([refused.status, refused.body.detail]).toEqual([
        403,
        'This Umpire takes no writes: it was started without UMPIRE_ADMIN_KEY.',
      ]);
    } finally {
      await server.close();
    }
  });
});
