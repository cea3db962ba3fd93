import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

const README = readFileSync(join(import.meta.dirname, '..', '..', '..', 'README.md'), 'utf8');

/** A curl command of the README and the block that says what it prints. */
const EXAMPLES = [...README.matchAll(/```sh\n(curl [^`]+)```\n+```text\n([^`]+)```/g)].map(
  ([, command, answer]) => [command!, answer!] as const,
);
const MACRO = /`(\/v1\/games\/[^`]*\?[^`]*)`/.exec(README)?.[1] ?? '';

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

describe('the README', () => {
  it('has its examples', () => {
    expect(EXAMPLES.length).toBeGreaterThanOrEqual(2);
  });

  it.each(EXAMPLES)('says what %s prints', async (command, answer) => {
    expect(await run(command)).toBe(answer);
  });

  it('has a macro that answers like its first example', async () => {
    const response = await fetch(server.url + MACRO, { headers: { accept: 'text/plain' } });
    expect(await response.text()).toBe(EXAMPLES[0]![1]);
  });
});
