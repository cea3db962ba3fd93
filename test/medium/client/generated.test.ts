import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import * as client from '../../../client/src/index.js';
import { documents } from '../../../src/documents/documents.js';
import { games } from '../../../src/games/index.js';
import { PROBLEM_TYPES } from '../../../src/platform/problems/types.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const GENERATED = join(ROOT, 'client/src/generated');

interface Generator {
  clientFiles(openapi: object, problems: readonly string[]): Record<string, string>;
  httpFile(openapi: object): string;
  postmanFile(openapi: object): string;
}
const generator = async (name: string): Promise<Generator> =>
  (await import(pathToFileURL(join(ROOT, 'scripts/client', name)).href)) as Generator;
const openapi = async (): Promise<object> => JSON.parse(JSON.stringify((await documents(games)).openapi)) as object;

describe('the types of the client', () => {
  it('are what the declarations say (else: npm run documents)', async () => {
    const { clientFiles } = await generator('client-files.mjs');
    const now = clientFiles(await openapi(), PROBLEM_TYPES);
    expect(readdirSync(GENERATED).sort()).toEqual(Object.keys(now).sort());
    const stale = Object.keys(now).filter((name) => readFileSync(join(GENERATED, name), 'utf8') !== now[name]);
    expect(stale).toEqual([]);
  });

  it('and so are the collections of requests', async () => {
    const { httpFile } = await generator('http-file.mjs');
    const { postmanFile } = await generator('postman-file.mjs');
    const document = await openapi();
    expect(readFileSync(join(ROOT, 'examples/umpire.http'), 'utf8')).toBe(httpFile(document));
    expect(readFileSync(join(ROOT, 'examples/umpire.postman.json'), 'utf8')).toBe(postmanFile(document));
  });

  it('and so is the reference: it has every class, function and method of the package', () => {
    const reference = readFileSync(join(ROOT, 'docs/client/reference.md'), 'utf8');
    const headings = new Set([...reference.matchAll(/^#+ ([\w.]+)/gm)].map(([, name]) => name));
    const methods = Object.values(client).flatMap((each) =>
      Object.getOwnPropertyNames(each.prototype ?? {}).filter((name) => name !== 'constructor'),
    );
    expect(methods.length).toBeGreaterThan(50);
    expect([...Object.keys(client), ...methods].filter((name) => !headings.has(name))).toEqual([]);
  });

  it('name each procedure so that its address follows from the name', () => {
    const camel = (id: string): string => id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const kebab = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const ids = games.all.flatMap((game) => [...game.procedures.values()].map(({ id }) => id));
    expect(ids.filter((id) => kebab(camel(id)) !== id)).toEqual([]);
  });
});
