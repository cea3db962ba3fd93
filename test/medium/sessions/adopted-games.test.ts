import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { Game, GameRegistry } from '../../../src/kernel/procedures/index.js';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { verifier } from '../../support/verifier.js';

const COMMANDS = 60;

/** The same games, which only say that their rules are others. */
const next = new GameRegistry(
  games.all.map(
    ({ declaration }) => new Game({ ...declaration, rulesVersion: `${declaration.rulesVersion}, corrected` }),
  ),
);

/** The training scenarios: a correction that corrects nothing must come to the same position, command by command. */
describe.each(['villar-bridge', 'kalima-crossing'])(
  'a game of %s that adopts a new version of its rules',
  (scenario) => {
    let folder: string;
    let server: TestServer;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'umpire-adopted-'));
    });
    afterAll(async () => {
      await server.close();
      rmSync(folder, { recursive: true });
    });

    it('stands as it stood, with everything that was taken back left out', async () => {
      server = await startServer({ UMPIRE_DATA_DIR: folder });
      let client = new SessionClient(server.url);
      const opened = await client.open({ scenario, spectators: 'open' });
      const { id, tokens } = opened;
      const sides = opened.sides as string[];
      const chooser = new Chooser(`adopted ${scenario}`);
      let version = sides.length;
      const send = async (side: string, command: object): Promise<void> => {
        version = await client.play(id, tokens[side], version, command);
      };
      let undone = 0;
      for (let n = 0; n < COMMANDS; n += 1) {
        const [side] = (await client.get(id)).body.waitingFor as string[];
        const { actions } = (await client.get(`${id}/actions`, tokens[side!])).body;
        await send(side!, chooser.of(actions as { command: object }[]).command);
        if (n % 7 !== 6 || (await client.get(id)).body.horizon >= version) continue;
        await send(sides[0]!, { type: 'propose-undo', to: version - 1 });
        await send(sides[1]!, { type: 'agree-undo' });
        undone += 1;
      }
      expect(undone).toBeGreaterThan(0);
      const seen = async () => {
        const all = await Promise.all([undefined, ...sides].map((side) => client.get(id, side && tokens[side])));
        return all.map(({ body }) => [body.stage, body.waitingFor, body.joined, body.view]);
      };
      const stood = await seen();
      await server.close();

      server = await startServer({ UMPIRE_DATA_DIR: folder }, [], next);
      client = new SessionClient(server.url);
      const adopted = await client.post(
        `${id}/rules`,
        tokens[sides[0]!],
        { tokens: [tokens[sides[1]!]] },
        { 'if-match': `"${version}"` },
      );
      // Both joins, and the commands of the game that no undo took back.
      const commands = sides.length + COMMANDS - undone;
      expect([adopted.status, adopted.body.commands, adopted.body.version]).toEqual([
        200,
        commands,
        version + 1 + commands,
      ]);
      expect(await seen()).toEqual(stood);
      version = adopted.body.version;
      await send(sides[0]!, { type: 'concede' });
      const file = (await client.post(`${id}/export`, undefined, {})).body;
      const verdict = await verifier.verifyGame(file);
      expect([verdict.faults, verdict.over, verdict.head?.version]).toEqual([[], true, version]);
      const elsewhere = await startServer({}, [], next);
      const loaded = await new SessionClient(elsewhere.url).post('import', undefined, file);
      await elsewhere.close();
      expect([loaded.status, loaded.body]).toEqual([201, { id: expect.any(String), version, original: id }]);
    });
  },
);
