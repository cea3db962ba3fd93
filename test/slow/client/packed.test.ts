import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { build } from 'esbuild';
import { ClientFolder, ran } from '../../support/packed-client.js';
import { startServer, type TestServer } from '../../support/server.js';

const PATIENCE = 300_000;
const FIVE_MINUTES = 'examples/bot.ts';
/** Bytes, compressed, of everything the client brings, types apart. */
const LARGEST = 15 * 1024;

/** The Mobile table at +1 [18.3] by die: A1, BR, BR, D1, D1, D2. */
const RULING = 'ruling: D1, Mobile +1, die 4: D1, defenders retreat 1 hex.';
const ODDS = 'odds: BR 1/3, D1 1/3, A1 1/6, D2 1/6';

describe('the packed client, in a folder with nothing else', () => {
  let server: TestServer;
  let folder: ClientFolder;
  beforeAll(async () => {
    [server, folder] = await Promise.all([startServer(), ClientFolder.make()]);
  }, PATIENCE);
  afterAll(async () => {
    folder?.remove();
    await server?.close();
  });

  it(
    'compiles and runs the program of the first five minutes',
    async () => {
      expect(await folder.compile('bot.ts', readFileSync(FIVE_MINUTES, 'utf8'))).toBe('');
      const { code, out } = await ran(process.execPath, ['bot.js', server.url], folder.path);
      expect({ code, start: out.split('\n').slice(0, 2) }).toEqual({ code: 0, start: [RULING, ODDS] });
      // Two sat down, six commands were given, and each was heard once.
      const heard = [...out.matchAll(/^(\d+) \w+: /gm)].map(([, version]) => Number(version));
      expect(heard).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    },
    PATIENCE,
  );

  it(
    'knows every word of an input and of an outcome',
    async () => {
      const program = `import { Umpire } from 'umpire-client';
const umpire = new Umpire({ baseUrl: 'http://localhost' });
export const wrong = () => umpire.coldWarBattles.combat.adjacentAttack({
  // @ts-expect-error No such side.
  attackingSide: 'sovjet',
  attackers: [{ stored: 'kudu-mech' }],
  defendingHexes: [],
});
export const asked = async (): Promise<string> => {
  const { outcome } = await umpire.panzer.combat.apFire({} as never);
  // @ts-expect-error Null where the rules forbid it.
  return outcome.result;
};
// @ts-expect-error No such procedure.
export const none = umpire.panzer.combat.noSuchThing;
export const battle = umpire.sessions.at<'cold-war-battles'>('x');
// @ts-expect-error A move goes somewhere.
export const move = () => battle.act({ type: 'move', unit: 'a' });
`;
      expect(await folder.compile('words.ts', program)).toBe('');
    },
    PATIENCE,
  );

  it('is small, imports nothing of Node and makes no code', async () => {
    const entryPoints = [join(folder.path, 'node_modules/umpire-client/dist/index.js')];
    const { outputFiles } = await build({
      entryPoints,
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'neutral',
      write: false,
    });
    const { contents, text } = outputFiles[0]!;
    expect(gzipSync(contents).length).toBeLessThan(LARGEST);
    expect(text).not.toMatch(/\beval\(|new Function\(/);
  });
});
