import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

const DASHBOARD = join(import.meta.dirname, '..', '..', '..', 'docs', 'grafana.json');

describe('the dashboard', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('asks for nothing that is not measured', async () => {
    // A request is counted once its answer is out.
    await (await fetch(`${server.url}/v1/games`)).text();
    const measured = await (await fetch(`${server.url}/metrics`)).text();
    const { panels } = JSON.parse(readFileSync(DASHBOARD, 'utf8')) as { panels: { targets: { expr: string }[] }[] };
    const names = panels.flatMap(({ targets }) =>
      targets.flatMap(({ expr }) => expr.match(/\b(?:http|umpire|nodejs|process)_\w+/g) ?? []),
    );
    expect(names.length).toBeGreaterThanOrEqual(panels.length);
    expect(names.filter((name) => !new RegExp(`^(?:# TYPE )?${name}\\b`, 'm').test(measured))).toEqual([]);
  });
});
