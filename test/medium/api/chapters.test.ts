import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { startServer, type TestServer } from '../../support/server.js';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
}

interface Chapter {
  readonly paths: Readonly<Record<string, { readonly get?: Operation; readonly post?: Operation }>>;
  readonly tags: readonly { readonly name: string }[];
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const whole = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'openapi', 'openapi.json'), 'utf8'),
) as Chapter;

describe('the chapters of the OpenAPI document', () => {
  let server: TestServer;
  const chapters = new Map<string, Chapter>();
  beforeAll(async () => {
    server = await startServer();
    for (const id of ['service', ...games.all.map((game) => game.id)]) {
      const response = await fetch(`${server.url}/openapi/${id}.json`);
      expect([id, response.status]).toEqual([id, 200]);
      chapters.set(id, (await response.json()) as Chapter);
    }
  });
  afterAll(() => server.close());

  it('hold every path once between them, word for word, procedures by GET as well', () => {
    const paths = [...chapters].flatMap(([id, chapter]) =>
      Object.entries(chapter.paths).map(([path, { get, ...operations }]) => [
        path,
        id === 'service' && get ? { get, ...operations } : operations,
      ]),
    );
    expect(paths.length).toBe(Object.keys(whole.paths).length);
    expect(Object.fromEntries(paths)).toEqual(whole.paths);
  });

  it('keep the GET twins of procedures apart, at the end of their game', () => {
    for (const { id, title } of games.all) {
      const { paths, tags } = chapters.get(id)!;
      const name = `${title.en}: by query parameters`;
      expect(tags.at(-1)!.name).toBe(name);
      for (const { get, post } of Object.values(paths)) {
        expect(get).toMatchObject({ tags: [name], operationId: `${post!.operationId}ByQuery` });
        expect(get!.summary).toMatch(/^[^[]+, by query parameters \[[^[]+\]$/);
        expect(post!.tags).not.toContain(name);
      }
    }
  });

  it("hold a game's procedures and nothing else, the service the rest", () => {
    for (const { id } of games.all) {
      const strays = Object.keys(chapters.get(id)!.paths).filter((path) => !path.startsWith(`/v1/games/${id}/`));
      expect(strays).toEqual([]);
    }
    expect(Object.keys(chapters.get('service')!.paths)).toEqual(
      expect.arrayContaining(['/v1/games', '/v1/sessions', '/v1/rulings', '/v1/maps']),
    );
  });

  it('have every component they refer to, and no other schema', () => {
    for (const { components, ...rest } of chapters.values()) {
      const { securitySchemes: _, ...used } = components;
      const text = JSON.stringify({ ...rest, used });
      const wanted = new Set([...text.matchAll(/"#\/components\/([^"]+)"/g)].map(([, name]) => name!));
      const held = Object.entries(used).flatMap(([kind, members]) => Object.keys(members).map((id) => `${kind}/${id}`));
      expect([...wanted].sort()).toEqual(held.sort());
      for (const name of held.filter((each) => each !== 'parameters/InputByQuery')) {
        const [kind, id] = name.split('/') as [string, string];
        expect(used[kind]![id]).toEqual(whole.components[kind]![id]);
      }
    }
  });
});
