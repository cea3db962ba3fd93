import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const page = (name: string): string => readFileSync(join(ROOT, name), 'utf8');
const README = page('README.md');
const PAGES = [README, page('docs/rulings.md'), page('docs/library.md')].join('\n');

/** A curl command of the pages and the block that says what it prints. */
const EXAMPLES = [...PAGES.matchAll(/```sh\n(curl [^`]+)```\n+```text\n([^`]+)```/g)].map(
  ([, command, answer]) => [command!, answer!] as const,
);
const MACRO = /`(\/v1\/games\/[^`]*\?[^`]*)`/.exec(PAGES)?.[1] ?? '';
const [, QUERY = ''] = /```graphql\n([^`]+)```/.exec(README) ?? [];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await server.close();
});

async function run(command: string): Promise<string> {
  const url = /https?:\/\/[^\s\\]+/.exec(command)![0].replace('http://localhost:3000', server.url);
  const headers = Object.fromEntries(
    [...command.matchAll(/-H '([^:]+): ([^']+)'/g)].map((match) => [match[1]!, match[2]!]),
  );
  const body = /-d '([^']+)'/.exec(command)?.[1];
  const response = await fetch(url, { method: body === undefined ? 'GET' : 'POST', headers, body });
  return response.text();
}

describe('the README and the pages it leads to', () => {
  it('has its examples', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(5);
  });

  it.each(EXAMPLES)('says what %s prints', async (command, answer) => {
    expect(await run(command)).toBe(answer);
  });

  it('has a macro that answers like its first example', async () => {
    const response = await fetch(server.url + MACRO, { headers: { accept: 'text/plain' } });
    expect(await response.text()).toBe(EXAMPLES[0]![1]);
  });

  it('has a GraphQL query that gives the same result', async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY }),
    });
    const { data } = (await response.json()) as { data: { coldWarBattles: { combat: { adjacentAttack: object } } } };
    // +3 less one column for the hilltop is +1; a 4 there is D1 [18.3].
    expect(data.coldWarBattles.combat.adjacentAttack).toMatchObject({ outcome: { result: 'D1' } });
  });

  it('lead to pages that are there', () => {
    const pages = [
      'README.md',
      ...['rulings', 'library', 'sessions', 'clients', 'operate'].map((name) => `docs/${name}.md`),
    ];
    const broken = pages.flatMap((name) =>
      [...page(name).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
        .map(([, link]) => join(ROOT, name, '..', link!))
        .filter((path) => !existsSync(path)),
    );
    expect(broken).toEqual([]);
  });
});
