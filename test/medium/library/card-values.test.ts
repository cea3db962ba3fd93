import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../../src/platform/database/database.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

/** Read off the files of scenarios/: which cards have the value, and the figures that decide. */
const CASES: readonly { game: string; where: readonly string[]; cards: readonly string[] }[] = [
  // At medium range the Soviet training tanks pierce 15, the German ones 19, the SU-76M as printed 15, as the community has
  // it 15 with AP and 19 with HVAP. At the ford: tanks 15 and 19, assault gun 15, 57 mm 18, 88 mm 26, the grenadiers' HEAT 25.
  {
    game: 'panzer',
    where: ['weapons.ap.penetration.M>=15'],
    cards: [
      'ford-57mm',
      'ford-assault-gun',
      'ford-flak',
      'ford-grenadiers',
      'ford-medium-1',
      'ford-medium-2',
      'ford-medium-3',
      'ford-panzer-1',
      'ford-panzer-2',
      'mill-medium-1',
      'mill-medium-2',
      'mill-medium-3',
      'mill-panzer-1',
      'mill-panzer-2',
      'panzer-su-76m-m43',
      'su-76m-m43-community',
    ],
  },
  {
    game: 'panzer',
    where: ['weapons.ap.penetration.M>15'],
    cards: [
      'ford-57mm',
      'ford-flak',
      'ford-grenadiers',
      'ford-panzer-1',
      'ford-panzer-2',
      'mill-panzer-1',
      'mill-panzer-2',
      'su-76m-m43-community',
    ],
  },
  // At any range above 19: 25 of the German tanks and the PzKpfw IVH, 23 of the community's SU-76M; the T-34/76 has 19.
  // At the ford 26 of the 57 mm gun, 34 of the 88 mm, 25 of the tanks and of HEAT; 19 of the medium tanks and the assault gun.
  {
    game: 'panzer',
    where: ['weapons.ap.penetration>19'],
    cards: [
      'ford-57mm',
      'ford-flak',
      'ford-grenadiers',
      'ford-panzer-1',
      'ford-panzer-2',
      'mill-panzer-1',
      'mill-panzer-2',
      'panzer-pzkpfw-iv-h',
      'su-76m-m43-community',
    ],
  },
  // Of the movement figures (5 cross-country, 6 or 7 by path, 10 by road) one above 6: tanks and SU-76Ms, no squad (2 and 3);
  // at the ford every Soviet vehicle, by road 10 to 14.
  {
    game: 'panzer',
    where: ['movement>6', 'nation=soviet'],
    cards: [
      ...['ford-assault-gun', 'ford-light', 'ford-medium-1', 'ford-medium-2', 'ford-medium-3'],
      ...['ford-scout-car', 'ford-truck-1', 'ford-truck-2', 'mill-medium-1', 'mill-medium-2', 'mill-medium-3'],
      ...['panzer-su-76m-m43', 'su-76m-m43-community'],
    ],
  },
  {
    game: 'panzer',
    where: ['movement.path<=6'],
    cards: ['ford-assault-gun', 'panzer-su-76m-m43', 'su-76m-m43-community'],
  },
  { game: 'panzer', where: ['movement.path<6'], cards: [] },
  {
    game: 'panzer',
    where: ['openTopped=true'],
    cards: ['ford-assault-gun', 'ford-flak-track', 'ford-half-track', 'panzer-su-76m-m43'],
  },
  { game: 'panzer', where: ['openTopped!=true'], cards: ['panzer-pzkpfw-iii-m'] },
  { game: 'panzer', where: ['weapons.name=76.2mm L43'], cards: ['panzer-su-76m-m43'] },
  { game: 'panzer', where: ['printed.AP at 9 hexes = M'], cards: ['panzer-su-76m-m43'] },
  { game: 'panzer', where: ['printed.bailOut>=43'], cards: ['su-76m-m43-community'] },
  // 11.2.6: the infantry division of the example is 2-1-3, and so are the divisions of Castro
  // and the seven infantry divisions of Sierra Parda in the training scenarios.
  {
    game: 'crusade-revolution',
    where: ['cf=2', 'lf=1', 'mf=3', 'type=inf'],
    cards: [
      ...['castro-division-1', 'castro-division-2', 'nationalist-infantry-division'],
      ...['sp-inf-1', 'sp-inf-2', 'sp-inf-3', 'sp-inf-4', 'sp-inf-5', 'sp-inf-6', 'sp-inf-7'],
    ],
  },
];

const FAULTS: readonly { query: string; pointers: readonly string[]; says: RegExp }[] = [
  {
    query: 'game=panzer&where=gun.penetration>=15',
    pointers: ['/where/0'],
    says: /no "gun\.penetration".*weapons\.ap\.penetration/,
  },
  { query: 'game=panzer&where=movement>6&where=wings>2', pointers: ['/where/1'], says: /no "wings"/ },
  { query: 'game=panzer&where=movement>fast', pointers: ['/where/0'], says: /a number/ },
  { query: 'game=panzer&where=nation>3', pointers: ['/where/0'], says: /not a number: use = or !=/ },
  { query: 'game=panzer&where=nation=martian', pointers: ['/where/0'], says: /german/ },
  { query: 'game=panzer&where=movement', pointers: ['/where/0'], says: /one of/ },
  { query: 'game=panzer&where=>6', pointers: ['/where/0'], says: /one of/ },
  { query: 'game=panzer&where=printed.wings=2', pointers: ['/where/0'], says: /no "printed\.wings"/ },
  { query: 'where=movement>6', pointers: ['/game'], says: /panzer/ },
  { query: 'game=chess&where=movement>6', pointers: ['/game'], says: /panzer/ },
  { query: `game=panzer&${Array(9).fill('where=movement>6').join('&')}`, pointers: ['/where'], says: /at most 8/ },
];

describeOnEachDatabase('cards by their values', (env) => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY, ...env() });
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  const ids = async (query: string): Promise<string[]> => {
    const { status, text, body } = await client.get(`/v1/cards?${query}`);
    if (status !== 200) throw new Error(text);
    return body.items.map(({ id }: { id: string }) => id);
  };
  const queryOf = (game: string, where: readonly string[]): string =>
    `game=${game}${where.map((one) => `&where=${encodeURIComponent(one)}`).join('')}`;

  it.each(CASES)('$game: $where', async ({ game, where, cards }) => {
    expect(await ids(queryOf(game, where))).toEqual(cards);
  });

  it.each(CASES.slice(0, 4))('$game: $where over GraphQL', async ({ game, where, cards }) => {
    const query =
      'query($game: String, $where: [String!]) { records(kind: card, game: $game, where: $where) { items { id } } }';
    const { body } = await client.send('POST', '/graphql', { query, variables: { game, where } });
    expect(body.data.records.items.map(({ id }: { id: string }) => id)).toEqual(cards);
  });

  it.each(FAULTS)('points at what is wrong in $query', async ({ query, pointers, says }) => {
    const { status, body } = await client.get(`/v1/cards?${query.replaceAll('>', '%3E')}`);
    expect([status, body.errors.map(({ pointer }: { pointer: string }) => pointer)]).toEqual([400, pointers]);
    expect(body.errors[0].detail).toMatch(says);
  });

  it('knows values of cards only', async () => {
    const { status, body } = await client.get('/v1/maps?where=movement%3E6');
    expect([status, body.errors[0].pointer]).toEqual([400, '/where']);
  });

  it('finds a card by its new values once it is replaced, and not once it is deleted', async () => {
    const card = (attack: number) => ({
      kind: 'card',
      id: 'by-value',
      game: 'scw-battles',
      name: { en: 'By value' },
      provenance: 'client',
      body: { values: { attack }, reduced: { attack: 61 }, printed: { 'half points': 2.5 } },
    });
    await client.send('POST', '/v1/cards', card(71));
    expect(await ids(queryOf('scw-battles', ['attack=71', 'reduced.attack=61']))).toEqual(['by-value']);
    await client.send('PUT', '/v1/cards/by-value', card(72), { 'if-match': '"1"' });
    expect(await ids(queryOf('scw-battles', ['attack>=71']))).toEqual(['by-value']);
    expect(await ids(queryOf('scw-battles', ['attack=71']))).toEqual([]);
    expect(await ids(queryOf('scw-battles', ['printed.half points=2.5']))).toEqual(['by-value']);
    await client.send('DELETE', '/v1/cards/by-value', undefined, { 'if-match': '"2"' });
    expect(await ids(queryOf('scw-battles', ['attack>=71']))).toEqual([]);
  });

  it('pages with its conditions', async () => {
    const first = await client.get(`/v1/cards?${queryOf('panzer', ['movement>6', 'nation=soviet'])}&limit=3`);
    const link = /<([^>]+)>/.exec(first.headers.get('link')!)![1]!;
    const second = await client.get(link);
    expect(second.body.items.map(({ id }: { id: string }) => id)).toEqual([
      'ford-medium-2',
      'ford-medium-3',
      'ford-scout-car',
    ]);
  });

  it('is asked of an index', async () => {
    const { source, dialect } = server.app.get(Database);
    if (dialect === 'postgres') {
      const rows = (await source.query(
        "SELECT indexname FROM pg_indexes WHERE tablename = 'unit_card_values' AND schemaname = current_schema() ORDER BY 1",
      )) as { indexname: string }[];
      expect(rows.map(({ indexname }) => indexname)).toEqual([
        'unit_card_values_by_number',
        'unit_card_values_by_text',
        'unit_card_values_pkey',
      ]);
      return;
    }
    const plan = (await source.query(
      "EXPLAIN QUERY PLAN SELECT card_id FROM unit_card_values WHERE face = 'values' AND name IN ('attack') AND number >= 3",
    )) as { detail: string }[];
    expect(plan[0]!.detail).toContain('SEARCH unit_card_values USING COVERING INDEX unit_card_values_by_number');
  });
});

describe('a game with more than 5,000 cards', () => {
  it('plays its scenarios, with those of their own', async () => {
    const server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
    try {
      const client = new LibraryClient(server.url);
      // By id all of them come before those of the scenario ("kalima-..."), which used to be looked for among the first 5,000.
      const cards = Array.from({ length: 5001 }, (_, at) =>
        JSON.stringify({
          kind: 'card',
          id: `another-${at}`,
          game: 'cold-war-battles',
          name: { en: `Another ${at}` },
          provenance: 'client',
          body: { values: { attack: 1 } },
        }),
      );
      const headers = { 'content-type': 'application/x-ndjson' };
      const report = await client.send('POST', '/v1/library/import', cards.join('\n'), headers);
      expect(report.body.written).toBe(5001);
      const opened = await client.send('POST', '/v1/sessions', { scenario: 'kalima-crossing' });
      expect(opened.status).toBe(201);
      const joined = await client.send('POST', `/v1/sessions/${opened.body.id}/seats`, {
        invitation: opened.body.invitations.communist.code,
        name: 'Anna',
        seed: 'mine',
      });
      expect([joined.status, joined.body.version]).toEqual([200, 1]);
    } finally {
      await server.close();
    }
  });
});
