import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SessionKey } from '../../../src/sessions/fair-dice/index.js';
import { ALTERATIONS } from '../../support/alterations.js';
import { FORGERIES } from '../../support/forgeries.js';
import { bundledRules } from '../../support/rules-bundle.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type GameFile, signedAgain } from '../../support/signed-again.js';
import { gameWithDice } from '../../support/tables-played.js';
import { type Verdict, verifier } from '../../support/verifier.js';

const COMMANDS = 50;

/** Real games of every kind, played over HTTP and handed out by the server, with the keys it keeps to itself. */
describe.each([
  ['villar-bridge', {}],
  ['kalima-crossing', {}],
  ['mill-farm', { variant: 'basic-game' }],
  ['sukhaya-ford', { variant: 'advanced-game' }],
  ['sierra-parda', {}],
  ['valdeoro', {}],
  ['orchard-ferry', {}],
  ['toll-house', {}],
])('a game of %s', (scenario, more) => {
  let server: TestServer;
  let file: GameFile;
  let key: SessionKey;
  let rules: unknown[];
  beforeAll(async () => {
    server = await startServer();
    ({ file, key } = await gameWithDice(server, { scenario, ...more }, COMMANDS));
    rules = [await bundledRules(file.opening.game)];
  });
  afterAll(() => server.close());

  const verify = (changed: GameFile, by: unknown[]): Promise<Verdict> =>
    verifier.verifyGame(changed, undefined, { rules: by });
  const changed = (change: (copy: GameFile) => void): GameFile => {
    const copy = structuredClone(file);
    change(copy);
    return copy;
  };

  it('holds as it was played, and signed again by the same hand', async () => {
    for (const copy of [file, signedAgain(structuredClone(file), key)]) {
      expect((await verify(copy, rules)).faults).toEqual([]);
      expect(await verify(copy, rules)).toMatchObject({ ok: true, complete: true, over: true });
      expect(await verify(copy, [])).toMatchObject({ ok: true, complete: false, over: true });
    }
    expect(
      file.entries.filter(({ rulings }) => rulings.some(({ dice }: { dice: unknown[] }) => dice.length > 0)).length,
    ).toBeGreaterThan(1);
  });

  it.each(ALTERATIONS.map(({ name, change }) => [name, change] as const))(
    'altered without the key: %s',
    async (_, change) => {
      const copy = changed(change);
      expect((await verify(copy, rules)).ok).toBe(false);
      // Without the rules too: every change breaks a hash, a signature or something counted.
      expect((await verify(copy, [])).ok).toBe(false);
    },
  );

  it.each(FORGERIES.map((forgery) => [forgery.name, forgery] as const))(
    'forged with the key: %s',
    async (_, forgery) => {
      const copy = signedAgain(changed(forgery.change), key);
      const verdict = await verify(copy, rules);
      expect([verdict.ok, verdict.faults.length > 0]).toEqual([false, true]);
      const without = await verify(copy, []);
      expect([without.ok, without.complete]).toEqual([forgery.hidden !== undefined, false]);
    },
  );
});

it('as many were tried as the document says, and it lists what is not found without the rules', () => {
  expect(ALTERATIONS.length).toBeGreaterThanOrEqual(60);
  expect(FORGERIES.length).toBeGreaterThanOrEqual(20);
  const text = readFileSync('docs/fair-dice.md', 'utf8');
  const section = text.slice(text.indexOf('### Without the rules'), text.indexOf('## A key of your own'));
  const listed = [...section.matchAll(/^- (.+)$/gm)].map(([, line]) => line!);
  expect(listed.sort()).toEqual([...new Set(FORGERIES.flatMap(({ hidden = [] }) => hidden))].sort());
});
