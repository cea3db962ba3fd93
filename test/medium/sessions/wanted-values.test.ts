import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { aslPrimosole } from '../../../src/games/asl-primosole/index.js';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';

describe('a list of actions asked for by values', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({}, [], new GameRegistry([coldWarBattles, aslPrimosole]));
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  it('refuses what is the name of nothing, and says what was probably meant', async () => {
    const { id, tokens } = await client.open({ scenario: 'kalima-crossing' });
    const slip = await client.get(`${id}/actions?unit=kudu-mec`, tokens.southAfrican);
    expect(slip.status).toBe(400);
    expect(slip.body.errors).toEqual([
      { pointer: '/unit', detail: 'nothing that you can see is called "kudu-mec"; did you mean "kudu-mech"?' },
    ]);
    const japanese = { 'accept-language': 'ja' };
    const several = await client.get(`${id}/actions?unit=nobody&to=9999`, tokens.southAfrican, japanese);
    expect(several.status).toBe(400);
    expect(several.body.errors).toEqual([
      { pointer: '/unit', detail: '「nobody」という名のものは見える範囲にありません' },
      { pointer: '/to', detail: '「9999」という名のものは見える範囲にありません' },
    ]);
  });

  it('is empty for what is there and can do nothing', async () => {
    const { id, tokens } = await client.open({ scenario: 'kalima-crossing' });
    for (const asked of ['unit=kudu-mech', 'to=0101']) {
      const answer = await client.get(`${id}/actions?${asked}`, tokens.southAfrican);
      expect(answer).toMatchObject({ status: 200, body: { actions: [] } });
    }
  });

  it('tells a hidden unit from one that nobody has by nothing', async () => {
    const { id, tokens } = await client.open({ scenario: 'toll-house' });
    const { body } = await client.get(id, tokens.british);
    const { text } = await client.get(id, tokens.axis);
    const hidden = (body.view.board.pieces as { id: string }[])
      .map((piece) => piece.id)
      .find((each) => !text.includes(each))!;
    expect(hidden).toBeDefined();
    // As far as the other from every name that might have been meant.
    const strange = `z${hidden.slice(1)}`;
    expect(text).not.toContain(strange);
    const asked = async (unit: string): Promise<[number, string]> => {
      const { status, body } = await client.get(`${id}/actions?unit=${unit}`, tokens.axis);
      return [status, JSON.stringify({ ...body, requestId: '', instance: '' }).replaceAll(unit, '...')];
    };
    expect(await asked(hidden)).toEqual(await asked(strange));
    expect((await asked(hidden))[0]).toBe(400);
  });
});
