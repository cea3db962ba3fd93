import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { changesIn } from '../../../src/documents/changelog.js';
import { VERSION } from '../../../src/version.js';
import { startServer, type TestServer } from '../../support/server.js';

describe('the changelog as data', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('has each version with its day, and each change with its kind, on one line', () => {
    const text =
      '# Changelog\n\nWords.\n\n## Unreleased\n\n### Fixed\n- One\n  and more.\n- Two.\n\n## [0.2.0] - 2026-01-02\n\n### Added\n- Three.\n';
    expect(changesIn(text)).toEqual([
      {
        version: 'Unreleased',
        date: null,
        changes: [
          { kind: 'fixed', text: 'One and more.' },
          { kind: 'fixed', text: 'Two.' },
        ],
      },
      { version: '0.2.0', date: '2026-01-02', changes: [{ kind: 'added', text: 'Three.' }] },
    ]);
  });

  it('is served, and the version that runs is in it', async () => {
    const response = await fetch(`${server.url}/v1/changelog`);
    const versions = (await response.json()) as { version: string; changes: { kind: string; text: string }[] }[];
    expect(versions.map(({ version }) => version)).toContain(VERSION);
    const kinds = new Set(versions.flatMap(({ changes }) => changes.map(({ kind }) => kind)));
    expect([...kinds].filter((kind) => !/^(?:added|changed|deprecated|removed|fixed|security)$/.test(kind))).toEqual(
      [],
    );
  });
});
