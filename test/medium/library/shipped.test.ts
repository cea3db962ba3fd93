import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { layOutGraph, layOutMap } from '../../../src/kernel/maps/index.js';
import { DocumentChecker } from '../../../src/library/check/document-checker.js';
import type { LibraryDocument } from '../../../src/library/document.js';
import { Library } from '../../../src/library/library.js';
import { drawMap } from '../../../src/library/render/draw-map.js';
import { schemaFiles } from '../../../src/library/schema/schema-files.js';
import { ShippedLoader } from '../../../src/library/shipped/loader.js';
import { SCENARIOS, shippedDocuments } from '../../../src/library/shipped/shipped-documents.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY, LibraryClient } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';

const shipped = shippedDocuments().filter(({ game }) => games.game(game));
const checker = new DocumentChecker(games);
const keys = new Set(shipped.map(({ kind, id }) => `${kind}/${id}`));
const of = (kind: string): LibraryDocument[] => shipped.filter((document) => document.kind === kind);

interface Place {
  readonly hexes?: string[];
  readonly spaces?: string[];
}
interface Scenario {
  readonly map?: string;
  readonly requires?: { kind: string; id: string }[];
  readonly setUp: { where: Place; units?: { card?: string }[] }[];
  readonly reinforcements?: { entry?: Place; units?: { card?: string }[] }[];
  readonly victory: { objectives?: Place[] };
}

describe('what ships with Umpire', () => {
  it('has a training scenario for every game on the shelf', () => {
    const training = of('scenario').filter(({ provenance }) => provenance === 'training');
    expect(training.map(({ game, id }) => `${game}: ${id}`).sort()).toEqual([
      'asl-primosole: orchard-ferry',
      'asl-primosole: toll-house',
      'cold-war-battles: kalima-crossing',
      'crusade-revolution: sierra-parda',
      'crusade-revolution: valdeoro',
      'panzer: mill-farm',
      'panzer: sukhaya-ford',
      'scw-battles: villar-bridge',
    ]);
    expect(new Set(training.map(({ game }) => game))).toEqual(new Set(games.all.map(({ id }) => id)));
  });

  it.each(shipped.map((document) => [`${document.kind}/${document.id}`, document] as const))(
    '%s is valid',
    (_key, document) => {
      expect(checker.check(document)).toEqual({ document });
      expect(document.name.ja).toBeDefined();
    },
  );

  it.each(of('scenario').map((document) => [document.id, document] as const))(
    '%s names only cards that ship, and says what is missing',
    (_id, { body, provenance }) => {
      const scenario = body as unknown as Scenario;
      const named = [...scenario.setUp, ...(scenario.reinforcements ?? [])].flatMap(({ units = [] }) => units);
      const cards = named.flatMap(({ card }) => (card === undefined ? [] : [card]));
      expect(cards.filter((card) => !keys.has(`card/${card}`))).toEqual([]);
      for (const { kind, id } of scenario.requires ?? []) expect(keys.has(`${kind}/${id}`)).toBe(false);
      const hasMap = scenario.map !== undefined && keys.has(`map/${scenario.map}`);
      expect(hasMap || (scenario.requires ?? []).some(({ kind }) => kind === 'map')).toBe(true);
      if (provenance === 'training') expect([hasMap, scenario.requires]).toEqual([true, undefined]);
    },
  );

  it.each(
    of('scenario')
      .filter(({ body }) => body.map)
      .map((document) => [document.id, document] as const),
  )('%s sets up on places that its map has', (_id, { body }) => {
    const scenario = body as unknown as Scenario;
    const map = checker.filledMap(shipped.find(({ kind, id }) => kind === 'map' && id === scenario.map)!);
    const has =
      'grid' in map
        ? (
            (board) => (name: string) =>
              board.grid.find(name) !== undefined
          )(layOutMap(map as never))
        : (
            (graph) => (name: string) =>
              graph.has(name)
          )(layOutGraph(map as never));
    const places = [
      ...scenario.setUp.map(({ where }) => where),
      ...(scenario.reinforcements ?? []).map(({ entry }) => entry ?? {}),
      ...(scenario.victory.objectives ?? []),
    ];
    const names = places.flatMap(({ hexes = [], spaces = [] }) => [...hexes, ...spaces]);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !has(name))).toEqual([]);
  });

  it.each(of('map').map((document) => [document.id, document] as const))('%s can be drawn', (_id, document) => {
    const svg = drawMap(document.name.en, checker.filledMap(document), games.game(document.game)!, 'en');
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" /);
    expect(svg).not.toMatch(/NaN|undefined/);
    expect(svg).toContain(document.name.en.replaceAll("'", '&#39;'));
  });

  it('has schemas for editors that say what the code says', () => {
    for (const [path, schema] of Object.entries(schemaFiles(games))) {
      const stored: unknown = JSON.parse(readFileSync(join(SCENARIOS, 'schema', path), 'utf8'));
      expect(stored).toEqual(JSON.parse(JSON.stringify(schema)));
    }
  });
});

describeOnEachDatabase('a fresh start', (env) => {
  let server: TestServer;
  let client: LibraryClient;
  beforeAll(async () => {
    // With games of its own it finds an empty database.
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], games);
    client = new LibraryClient(server.url);
  });
  afterAll(() => server.close());

  it('lists every shipped scenario', async () => {
    const { body } = await client.get('/v1/scenarios?limit=500&fields=id');
    const ids = of('scenario').map(({ id }) => id);
    expect(body.items).toEqual(ids.sort().map((id) => ({ id })));
  });

  it('says what a scenario still needs, until somebody uploads it', async () => {
    const missing = async () => (await client.get('/v1/scenarios/angola-87/missing')).body;
    const kinds = async () => ((await missing()).missing as { kind: string }[]).map(({ kind }) => kind);
    expect(await kinds()).toEqual(['map', 'deck']);
    const map = { ...shipped.find(({ id }) => id === 'kalima-crossing-map')!, id: 'angola-87-map' };
    expect((await client.send('POST', '/v1/maps', map)).status).toBe(201);
    expect(await kinds()).toEqual(['deck']);
    expect((await client.get('/v1/scenarios/kalima-crossing/missing')).body).toEqual({
      ready: true,
      missing: [],
      problems: [],
    });
  });

  it('loads once, upgrades what a release changes, and leaves alone what somebody has changed', async () => {
    const loader = new ShippedLoader(server.app.get(Library), games);
    expect(await loader.load(shipped)).toBe(0);
    const [mine, theirs, gone] = of('card') as [LibraryDocument, LibraryDocument, LibraryDocument];
    const put = { ...theirs, name: { en: 'Mine now' } };
    await client.send('PUT', `/v1/cards/${theirs.id}`, put, { 'if-match': '"1"' });
    await client.send('DELETE', `/v1/cards/${gone.id}`, undefined, { 'if-match': '"1"' });
    const release = shipped.map((document) =>
      [mine, theirs, gone].includes(document) ? { ...document, source: 'The next release' } : document,
    );
    expect(await loader.load(release)).toBe(1);
    expect((await client.get(`/v1/cards/${mine.id}`)).body).toMatchObject({ source: 'The next release', version: 2 });
    expect((await client.get(`/v1/cards/${theirs.id}`)).body.name).toEqual({ en: 'Mine now' });
    expect((await client.get(`/v1/cards/${gone.id}`)).status).toBe(404);
  });
});
