import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { replay } from '../../../src/kernel/session/index.js';
import { OpeningDesk } from '../../../src/sessions/seats/opening-desk.js';
import { playCampaign } from '../../support/asl-campaigns.js';
import { LibraryClient } from '../../support/library.js';
import { OWN_COPIES, type OwnCopy } from '../../support/own-copies.js';
import { playRandomGame } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { csvOf, tableOf } from '../../support/template-filler.js';

/** The eleven published scenarios, each on a made-up copy that was uploaded by its templates. */
describe('a whole game on a copy of one’s own', () => {
  let server: TestServer;
  let http: LibraryClient;
  let key: { authorization: string };
  beforeAll(async () => {
    server = await startServer();
    http = new LibraryClient(server.url);
    const { body } = await http.send('POST', '/v1/players', { name: 'Owner' });
    key = { authorization: `Bearer ${body.key}` };
  });
  afterAll(() => server.close());

  async function uploaded({ scenario, sheets, fill }: OwnCopy): Promise<void> {
    const parts = [];
    for (const kind of sheets) {
      const { text } = await http.get(`/v1/scenarios/${scenario}/template?kind=${kind}&format=csv`);
      parts.push({ kind, csv: csvOf(fill(kind, await tableOf(text))) });
    }
    const saved = await http.send('POST', '/v1/me/materials', { scenario, parts }, key);
    expect([saved.status, saved.body.problems]).toEqual([201, undefined]);
    const { body: told } = await http.get(`/v1/scenarios/${scenario}/missing`, key);
    expect(told).toMatchObject({ ready: true, missing: [], problems: [] });
  }

  /** The same materials as those of the session that the server has opened, with fewer turns. */
  async function laid(scenario: string) {
    const { items } = (await http.get('/v1/me/materials', key)).body as { items: { kind: string; id: string }[] };
    const { body } = (await http.get(`/v1/scenarios/${scenario}`)).body;
    const wanted = (body.requires as { id: string }[]).map(({ id }) => id);
    const materials: Record<string, unknown> = {};
    for (const { kind, id } of items.filter((item) => wanted.includes(item.id))) {
      const { record } = (await http.get(`/v1/me/materials/${kind}/${id}`, key)).body;
      materials[id] = { kind, name: record.name, body: record.body };
    }
    return server.app.get(OpeningDesk).lay({ scenario, options: {}, materials });
  }

  it.each(OWN_COPIES.map((copy) => [copy.scenario, copy] as const))(
    '%s is uploaded, opened and played to its end',
    async (scenario, copy) => {
      await uploaded(copy);
      const opened = await http.send('POST', '/v1/sessions', { scenario }, key);
      expect(opened.status).toBe(201);
      const { game, materials } = await laid(scenario);
      const seed = `own copy of ${scenario}`;
      const played =
        game.id === 'asl-primosole'
          ? playCampaign({ materials, seed, maxCommands: 400_000 })
          : playRandomGame({ game, materials, seed, maxCommands: 400_000, doneOneIn: 6 });
      expect(played.session.broken(played.state)).toEqual([]);
      expect(replay(played.session, played.entries)).toEqual(played.state);
      expect(played.state.result).not.toBeNull();
    },
    300_000,
  );
});
