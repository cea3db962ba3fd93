import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

describe('lists as text over HTTP', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer();
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  it('a redeployment tells every space it may go to, not one of them alone', async () => {
    const { id, tokens } = await client.open({ scenario: 'valdeoro' });
    const token = tokens.nationalist!;
    const { view, version } = (await client.get(id, token)).body;
    const [card] = view.game.cards[0].hand;
    await client.command(id, token, version, { type: 'play', card, use: 'sr' });
    const answer = await fetch(`${server.url}/v1/sessions/${id}/actions?type=redeploy`, {
      headers: { Authorization: `Bearer ${token}`, Accept: 'text/plain' },
    });
    // 12.1.6: from Molinos over friendly ground to every other space the Nationalists hold; the first stands in the command.
    expect((await answer.text()).split('\n')).toContain(
      '{"type":"redeploy","unit":"castro-division-1","to":"Castro Real","by":"land"} [12.1.2] 1 SR ' +
        'to: Castro Real | Fuente Clara | Piedra Negra | Campo Llano',
    );
  });
});
