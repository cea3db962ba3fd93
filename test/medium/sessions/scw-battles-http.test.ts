import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN_KEY } from '../../support/library.js';
import { Chooser } from '../../support/random-play.js';
import { bruneteDocuments, jaramaDocuments } from '../../support/scw-published.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';

const SHELVES: Readonly<Record<string, string>> = { map: 'maps', deck: 'decks' };

describe('Spanish Civil War Battles over HTTP', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  /** Gives so many commands, picked from the list. */
  const playOn = async ({ id, tokens }: Opened, seed: string, commands: number): Promise<string> => {
    const chooser = new Chooser(seed);
    let version = 2;
    for (let n = 0; n < commands; n += 1) {
      const first = await client.get(`${id}/actions`, tokens.republican);
      const side = first.body.waitingFor[0];
      if (side === undefined) break;
      const { actions } = side === 'republican' ? first.body : (await client.get(`${id}/actions`, tokens[side])).body;
      const { command } = chooser.of(actions as { command: object }[]);
      const answer = await client.command(id, tokens[side], version, command);
      expect([answer.status, command, answer.status === 200 ? '' : answer.text]).toEqual([200, command, '']);
      version = answer.body.version;
    }
    return (await client.get(id, tokens.republican)).body.stage;
  };

  it('plays the training scenario to its end', async () => {
    const opened = await client.open({ scenario: 'villar-bridge' });
    expect(await playOn(opened, 'http', 3000)).toBe('over');
  });

  it.each([
    ['jarama', jaramaDocuments()],
    ['brunete', bruneteDocuments()],
  ])(
    'opens %s as soon as what it requires is uploaded',
    async (scenario, documents) => {
      const early = await client.http.send('POST', '/v1/sessions', { scenario });
      expect([early.status, early.text.includes(`${scenario}-counters`)]).toEqual([422, true]);
      for (const document of documents) {
        const stored = await client.http.send('POST', `/v1/${SHELVES[document.kind]}`, document);
        expect([document.id, stored.status, stored.status === 201 ? '' : stored.text]).toEqual([document.id, 201, '']);
      }
      const opened = await client.open({ scenario });
      expect(await playOn(opened, 'http', 25)).toBe('playing');
    },
    120_000,
  );
});
