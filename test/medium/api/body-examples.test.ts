import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { documents } from '../../../src/documents/documents.js';
import { games } from '../../../src/games/index.js';
import { startServer, type TestServer } from '../../support/server.js';

interface Operation {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: Schema; readonly example?: unknown }>>;
  };
}
type Schema = Readonly<Record<string, unknown>>;
interface Document {
  readonly info: { readonly description: string };
  readonly tags: readonly { readonly name: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

let document: Document;
let server: TestServer;
const ADMIN = 'a-key-that-is-long-enough-for-an-operator';
beforeAll(async () => {
  document = JSON.parse(JSON.stringify((await documents(games)).openapi)) as Document;
  server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN, UMPIRE_WORKERS: '0' });
});
afterAll(() => server.close());

const operations = (): [string, Operation][] =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]): [string, Operation] => [`${method} ${path}`, each]),
  );

/** Every operation that takes JSON, with the schema and the example of its body. */
const bodies = () =>
  operations().flatMap(([name, { requestBody }]) => {
    const body = requestBody?.content['application/json'];
    return body ? [{ name, schema: body.schema, example: body.example }] : [];
  });

describe('the examples of request bodies', () => {
  it('every operation that takes JSON has one', () => {
    expect(bodies().length).toBeGreaterThan(600);
    expect(bodies().filter(({ example }) => example === undefined)).toEqual([]);
  });

  it('and each is one by the published schema', () => {
    // The document has words of OpenAPI in it that JSON Schema does not know.
    const ajv = new Ajv2020({ strict: false, validateFormats: false, inlineRefs: false, code: { optimize: false } });
    ajv.addSchema(document, 'document');
    const wrong = bodies().flatMap(({ name, schema, example }) => {
      const fits = ajv.compile({ $ref: `document${String(schema.$ref)}` });
      return fits(example) ? [] : [{ name, faults: fits.errors }];
    });
    expect(wrong).toEqual([]);
  });

  it('what needs nothing that was there before is taken as it stands', async () => {
    const taken: Record<string, number> = {};
    const wanted = {
      'post /v1/rulings': 200,
      'post /v1/sessions': 201,
      'post /v1/players': 201,
      'post /v1/client-keys': 201,
      'post /v1/scenarios': 201,
      'post /v1/maps': 201,
      'post /v1/cards': 201,
      'post /v1/decks': 201,
      'post /v1/chart-packs': 201,
      'post /v1/vassal/positions': 200,
      'post /v1/vassal/questions': 200,
      'post /v1/vassal/sessions': 201,
    };
    for (const name of Object.keys(wanted)) {
      const [method, path] = name.split(' ') as [string, string];
      const response = await fetch(`${server.url}${path}`, {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${ADMIN}` },
        body: JSON.stringify(bodies().find((each) => each.name === name)!.example),
      });
      taken[name] = response.status;
      if (path === '/v1/rulings') {
        const { results } = (await response.json()) as { results: { status: number }[] };
        expect(results.map(({ status }) => status)).toEqual([200, 200]);
      }
    }
    expect(taken).toEqual(wanted);
  });
});

describe('the reference', () => {
  it('begins with what it is, how to begin, who may do what, languages and errors', () => {
    const chapters = [...document.info.description.matchAll(/^## (.*)$/gm)].map(([, title]) => title);
    expect(chapters).toEqual(['How to begin', 'Who may do what', 'Languages', 'Answers and errors']);
  });

  it('the first question of the introduction is answered', async () => {
    const [, path, body] = /localhost:3000(\S+) .* -d '(.*)'/.exec(document.info.description)!;
    const response = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: body!,
    });
    expect(await response.json()).toMatchObject({ legal: true, outcome: {} });
  });

  it('has the rules of a procedure at the end of its title', () => {
    const summary = document.paths['/v1/games/cold-war-battles/combat/advance-options']!.post!.summary;
    expect(summary).toBe('Advance options [9.19, 9.20, 9.21]');
  });
});
