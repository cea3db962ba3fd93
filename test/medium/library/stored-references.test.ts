import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { defineChoice, list, object, text } from '../../../src/kernel/fields/index.js';
import { hexMapShape } from '../../../src/kernel/maps/index.js';
import { Game, GameRegistry, procedure } from '../../../src/kernel/procedures/index.js';
import type { Shelf, StoredThing } from '../../../src/library/stored/shelf.js';
import { RulingService } from '../../../src/rulings/ruling.service.js';
import { StoredReferences } from '../../../src/rulings/stored-references.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY, cardOf, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { toyGame } from '../../support/toy-game.js';

const ATTACK = '/v1/games/cold-war-battles/combat/adjacent-attack';
const STUDENTS = { hex: '0507', terrain: ['hilltop'], units: [{ stored: 'students' }] };
const request = (attackers: object[], change: object = {}) => ({
  input: { attackingSide: 'soviet', crt: 'mobile', attackers, defendingHexes: [STUDENTS] },
  dice: { given: [4] },
  ...change,
});
/** The example of the procedure, which says the same without the library. */
const SPELLED_OUT = {
  ...request([{ name: '1/2 Guards', command: 'guards2', type: 'mechanisedInfantry', attack: 5 }]),
  input: {
    attackingSide: 'soviet',
    crt: 'mobile',
    attackers: [{ name: '1/2 Guards', command: 'guards2', type: 'mechanisedInfantry', attack: 5 }],
    defendingHexes: [{ ...STUDENTS, units: [{ name: 'Students', defence: 2 }] }],
  },
};

describeOnEachDatabase('rulings that name stored records', (env) => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY });
    client = new LibraryClient(server.url);
    const guards = cardOf('guards', {
      name: { en: '1/2 Guards' },
      type: 'mechanisedInfantry',
      body: { values: { command: 'guards2', attack: 5, defence: null }, reduced: { command: 'guards2', attack: 3 } },
    });
    const students = cardOf('students', {
      name: { en: 'Students' },
      side: 'hungarian',
      type: undefined,
      body: { values: { defence: 2 } },
    });
    for (const card of [guards, students]) expect((await client.send('POST', '/v1/cards', card)).status).toBe(201);
    const used = (await client.send('POST', ATTACK, SPELLED_OUT)).body.provenance as { chart: string; cell: string }[];
    const { cell } = used.find(({ chart }) => chart === 'mobile-crt')!;
    const charts = { 'mobile-crt': { [cell]: 'DE' } };
    const pack = {
      id: 'my-tables',
      game: 'cold-war-battles',
      name: { en: 'My tables' },
      provenance: 'community',
      body: { charts },
    };
    const created = await client.send('POST', '/v1/chart-packs', pack);
    expect([created.status, created.body.errors]).toEqual([201, undefined]);
  });
  afterAll(() => server.close());

  it('are the rulings on what the records hold', async () => {
    const spelledOut = await client.send('POST', ATTACK, SPELLED_OUT);
    const named = await client.send('POST', ATTACK, request([{ stored: 'guards' }]));
    expect(spelledOut.status).toBe(200);
    expect(named.body).toEqual(spelledOut.body);
  });

  it('let a field beside the name go before the stored one, and know the other face of a card', async () => {
    const stronger = await client.send('POST', ATTACK, request([{ stored: 'guards', attack: 9 }]));
    const reduced = await client.send('POST', ATTACK, request([{ stored: 'guards#reduced' }]));
    expect(JSON.stringify(stronger.body.steps)).toContain('9');
    expect([stronger.status, reduced.status]).toEqual([200, 200]);
    expect(reduced.body.steps).not.toEqual(stronger.body.steps);
  });

  it('ask for what nobody knows, and point at what is not there', async () => {
    const unknown = await client.send('POST', ATTACK, request([{ stored: 'nobody' }, { stored: 7 }]));
    expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([400, '/input/attackers/1/stored']);
    const missing = await client.send('POST', ATTACK, request([{ stored: 'nobody' }]));
    expect(missing.body.errors).toEqual([
      { pointer: '/input/attackers/0/stored', detail: 'the library has no card "nobody" for this game' },
    ]);
    const faceless = await client.send('POST', ATTACK, {
      ...request([{ stored: 'students#reduced' }]),
    });
    expect(faceless.body.errors).toEqual([
      { pointer: '/input/attackers/0/stored', detail: 'this card has no other face' },
    ]);
  });

  it('work in a batch, by query and over GraphQL', async () => {
    const { body } = await client.send('POST', ATTACK, SPELLED_OUT);
    const item = { game: 'cold-war-battles', procedure: 'combat/adjacent-attack', ...request([{ stored: 'guards' }]) };
    const batch = await client.send('POST', '/v1/rulings', {
      requests: [item, { ...item, ...request([{ stored: 'no' }]) }],
    });
    expect(batch.body.results[0].ruling).toEqual(body);
    expect(batch.body.results[1].status).toBe(400);
    const query = 'attackingSide=soviet&crt=mobile&attackers.0.stored=guards&defendingHexes.0.hex=0507';
    const rest = '&defendingHexes.0.terrain=hilltop&defendingHexes.0.units.0.stored=students&dice=4';
    expect((await client.get(`${ATTACK}?${query}${rest}`)).body).toEqual(body);
    const graphql = await client.send('POST', '/graphql', {
      query: `query Ask($input: ColdWarBattlesAdjacentAttackInput!, $dice: DiceInput) {
        coldWarBattles { combat { adjacentAttack(input: $input, dice: $dice) { summary } } } }`,
      variables: request([{ stored: 'guards' }]),
    });
    expect(graphql.body.data.coldWarBattles.combat.adjacentAttack.summary).toBe(body.summary);
  });

  it('take a stored chart pack, with its provenance', async () => {
    const { status, body } = await client.send('POST', ATTACK, {
      ...request([{ stored: 'guards' }]),
      chartPack: 'my-tables',
    });
    expect(status).toBe(200);
    expect(body.provenance).toContainEqual(expect.objectContaining({ chart: 'mobile-crt', source: 'community' }));
    expect(JSON.stringify(body.outcome)).toContain('DE');
    const unknown = await client.send('POST', ATTACK, { ...SPELLED_OUT, chartPack: 'nobody-has-it' });
    expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([400, '/chartPack']);
  });

  it('see a record as it was last written', async () => {
    const attack = async () => (await client.send('POST', ATTACK, request([{ stored: 'moving' }]))).body.steps;
    const card = (strength: number) => cardOf('moving', { type: 'infantry', body: { values: { attack: strength } } });
    await client.send('POST', '/v1/cards', card(2));
    const weak = await attack();
    await client.send('PUT', '/v1/cards/moving', card(9), { 'if-match': '"1"' });
    expect(await attack()).not.toEqual(weak);
    await client.send('DELETE', '/v1/cards/moving', undefined, { 'if-match': '"2"' });
    expect((await client.send('POST', ATTACK, request([{ stored: 'moving' }]))).status).toBe(400);
  });
});

describe('a stored map', () => {
  const words = defineChoice('Terrain', ['clear', 'hill']);
  const PlainMap = hexMapShape({ terrain: words, hexside: words, path: words });
  class Walker {
    @text('Name', { max: 20, optional: true }) name?: string;
    @text('Hex', { max: 4 }) hex!: string;
  }
  class WalkInput {
    @object('Map', PlainMap) map!: { hexes: { hex: string }[] };
    @list('Walkers', Walker, { maxItems: 3, default: [] }) walkers!: Walker[];
  }
  class WalkOutcome {
    @text('Hexes listed', { max: 100 }) hexes!: string;
  }
  const walk = procedure<WalkInput, WalkOutcome>({
    id: 'walk',
    resolver: 'movement',
    title: { en: 'Walk', ja: '歩行' },
    description: { en: 'Lists the hexes.', ja: 'ヘクスを並べる。' },
    rules: ['1.1'],
    input: WalkInput,
    outcome: WalkOutcome,
    example: { input: { map: { grid: { columns: 1, rows: 1 } } } },
    resolve({ map, walkers }, umpire) {
      umpire.summarise('rain');
      return { hexes: [...map.hexes, ...walkers].map(({ hex }) => hex).join(' ') };
    },
  });
  const game = new Game({ ...toyGame.declaration, procedures: [walk] });
  const body = {
    grid: { columns: 2, rows: 2 },
    defaultTerrain: [],
    hexes: [{ hex: '0101', height: 0 }],
    hexsides: [],
    paths: [],
  };
  const things: Record<string, StoredThing> = {
    'map/field': { game: 'toy-game', name: { en: 'Field' }, body },
    'map/elsewhere': { game: 'chess', name: { en: 'Board' }, body },
    'card/scout': { game: 'toy-game', name: { en: 'Scout' }, body: { values: { hex: '0202' } } },
  };
  const shelf: Shelf = { find: (kind, id) => things[`${kind}/${id}`] };
  const desk = new RulingService(
    new GameRegistry([game]),
    { oddsBranchLimit: 1, oddsSamples: 1 },
    () => 'x',
    new StoredReferences(shelf),
  );
  const ask = (input: object) => desk.ask('toy-game', 'movement/walk', { input }, 'en');

  it('takes the place of its name, at once where it is remembered', () => {
    expect(ask({ map: { stored: 'field' }, walkers: [{ stored: 'scout' }] })).toMatchObject({
      outcome: { hexes: '0101 0202' },
    });
  });

  it('is the same object for every question about the whole of it, so that it is laid out once', async () => {
    const references = new StoredReferences(shelf);
    const mapOf = async (map: object) =>
      ((await references.resolve(game, walk, { input: { map } })) as { input: { map: object } }).input.map;
    expect(await mapOf({ stored: 'field' })).toBe(body);
    expect(await mapOf({ stored: 'field', paths: [] })).not.toBe(body);
  });

  it('may be changed in part by the request', () => {
    expect(ask({ map: { stored: 'field', hexes: [{ hex: '0201' }] } })).toMatchObject({ outcome: { hexes: '0201' } });
    expect(things['map/field']!.body.hexes).toEqual([{ hex: '0101', height: 0 }]);
  });

  it('must be of the same game', () => {
    expect(() => ask({ map: { stored: 'elsewhere' } })).toThrow('the library has no map "elsewhere" for this game');
  });
});
