import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { verifier } from '../../support/verifier.js';

const COMMANDS = 60;

/** The training scenarios, played for a while on one server, checked by the verifier, taken in and replayed by another. */
describe.each(['villar-bridge', 'kalima-crossing'])('a game of %s', (scenario) => {
  let here: TestServer;
  let there: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    [here, there] = await Promise.all([startServer(), startServer()]);
    client = new SessionClient(here.url);
  });
  afterAll(() => Promise.all([here.close(), there.close()]));

  it('stands up to the verifier and to a replay on another server', async () => {
    const opened = await client.open({ scenario });
    const { id, tokens } = opened;
    const sides = opened.sides as string[];
    const chooser = new Chooser(`saved ${scenario}`);
    let version = sides.length;
    const send = async (side: string, command: object): Promise<void> => {
      version = await client.play(id, tokens[side], version, command);
    };
    let earlier: unknown;
    for (let n = 0; n < COMMANDS; n += 1) {
      const { waitingFor, horizon } = (await client.get(id, tokens[sides[0]!])).body;
      const [side] = waitingFor as string[];
      if (side === undefined) break;
      const { actions } = (await client.get(`${id}/actions`, tokens[side])).body;
      await send(side, chooser.of(actions as { command: object }[]).command);
      if (n === COMMANDS / 2) earlier = (await client.post(`${id}/export`, tokens[side], {})).body;
      // Now and then both agree to take the last one back.
      if (n % 10 === 9 && version - 1 > horizon && (await client.get(id, tokens[side])).body.horizon < version) {
        await send(sides[0]!, { type: 'propose-undo', to: version - 1 });
        await send(sides[1]!, { type: 'agree-undo' });
      }
    }
    if ((await client.get(id, tokens[sides[0]!])).body.stage !== 'over') await send(sides[0]!, { type: 'concede' });
    const file = (await client.post(`${id}/export`, tokens[sides[0]!], {})).body;
    const verdict = await verifier.verifyGame(file, earlier);
    expect([verdict.ok, verdict.over, verdict.head?.version, verdict.faults]).toEqual([true, true, version, []]);
    const elsewhere = new SessionClient(there.url);
    // Neither is covered by a hash, and both are told as what they are: anything else in their place is refused.
    const { entries, ...head } = file;
    const wrong: [object, string][] = [
      [{ ...head, entries: entries.with(3, { ...entries[3], at: 'the day before' }) }, '/entries/3/at'],
      [{ ...head, entries: entries.with(3, { ...entries[3], at: undefined }) }, '/entries/3/at'],
      [{ ...head, entries, createdAt: 'long ago' }, '/createdAt'],
      [{ ...head, entries, signature: `${head.signature}==` }, '/signature'],
      [
        { ...head, entries: entries.with(3, { ...entries[3], signature: `${entries[3].signature}  ` }) },
        '/entries/3/signature',
      ],
    ];
    for (const [altered, pointer] of wrong) {
      const refused = await elsewhere.post('import', undefined, altered);
      expect([refused.status, refused.body.errors?.[0].pointer]).toEqual([400, pointer]);
    }
    const loaded = await elsewhere.post('import', undefined, file);
    expect([loaded.status, loaded.body]).toEqual([201, { id: expect.any(String), version, original: id }]);
    expect((await elsewhere.get(loaded.body.id)).body.hash).toBe((await client.get(id, tokens[sides[0]!])).body.hash);
  });
});
