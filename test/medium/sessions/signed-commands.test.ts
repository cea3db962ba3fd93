import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { offlineRules } from '../../../src/offline/rules.js';
import { newPrivateKey } from '../../../src/sessions/fair-dice/ed25519.js';
import { canonical, SessionKey } from '../../../src/sessions/fair-dice/index.js';
import { SessionRepository } from '../../../src/sessions/store/session.repository.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { type GameFile, signedAgain } from '../../support/signed-again.js';
import { AUCTION_SCENARIO, toyAuction } from '../../support/toy-auction.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';
import { type Kept, verifier } from '../../support/verifier.js';

interface Player {
  readonly token: string;
  readonly publicKey: string;
  readonly secret: KeyObject;
}

const faultsOf = async (file: GameFile, kept: Kept = {}): Promise<string[]> =>
  (await verifier.verifyGame(file, undefined, kept)).faults.map(({ what }) => what);

describe('a side with a key of its own', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([toySession, toyAuction]));
    client = new SessionClient(server.url);
    for (const scenario of [TOY_SCENARIO, AUCTION_SCENARIO]) await client.http.send('POST', '/v1/scenarios', scenario);
  });
  afterAll(() => server.close());

  /** Red signs, blue does not. */
  const seated = async (scenario: string): Promise<{ id: string; red: Player; blue: string }> => {
    const { id, invitations } = await client.opened({ scenario });
    const privateKey = newPrivateKey();
    const key = createPublicKey(privateKey).export({ format: 'jwk' }).x!;
    const sit = async (side: string, more: object): Promise<string> =>
      (await client.claim(id, { invitation: invitations[side].code, name: side, seed: `seed of ${side}`, ...more }))
        .body.token;
    const red = { token: await sit('red', { publicKey: key }), publicKey: key, secret: privateKey };
    return { id, red, blue: await sit('blue', {}) };
  };
  const signatureOf = async (
    id: string,
    { token, secret }: Player,
    command: object,
    version?: number,
  ): Promise<string> => {
    const { body } = await client.get(id, token);
    const text = canonical({ command, hash: body.hash, session: id, version: version ?? body.version });
    return sign(null, Buffer.from(text), secret).toString('base64url');
  };
  const sent = async (id: string, player: Player, command: object) => {
    const { version } = (await client.get(id, player.token)).body;
    return client.command(id, player.token, version, command, {
      'command-signature': await signatureOf(id, player, command),
    });
  };

  /** Every card of both, and then the file. */
  const played = async (): Promise<{ file: GameFile; red: Player; key: SessionKey }> => {
    const { id, red, blue } = await seated('three-rounds');
    for (let round = 0; round < 3; round += 1) {
      const first = async (token: string) => (await client.get(`${id}/actions`, token)).body.actions[0].command;
      expect((await sent(id, red, await first(red.token))).status).toBe(200);
      const { version } = (await client.get(id, blue)).body;
      await client.play(id, blue, version, await first(blue));
    }
    const file = (await client.post(`${id}/export`, blue, {})).body;
    const key = SessionKey.open((await server.app.get(SessionRepository).read(id))!.privateKey);
    return { file, red, key };
  };

  it('gives no command without its signature, nor with that of another command or version', async () => {
    const { id, red } = await seated('three-rounds');
    const command = (await client.get(`${id}/actions`, red.token)).body.actions[0].command;
    const tries: Record<string, string>[] = [
      {},
      { 'command-signature': 'A'.repeat(86) },
      { 'command-signature': 'no signature' },
      { 'command-signature': await signatureOf(id, red, { type: 'wait' }) },
      { 'command-signature': await signatureOf(id, red, command, 1) },
      // The right one, in other letters than its own: a verifier would not know it again.
      { 'command-signature': `${await signatureOf(id, red, command)}==` },
      { 'command-signature': `${await signatureOf(id, red, command)} x` },
    ];
    for (const headers of tries) {
      expect((await client.command(id, red.token, 2, command, headers)).status).toBe(403);
    }
    expect((await client.post(`${id}/undo`, red.token, {}, { 'if-match': '"2"' })).status).toBe(403);
    expect((await sent(id, red, command)).status).toBe(200);
  });

  it('has them in the log, and the game holds with them', async () => {
    const { file, red } = await played();
    expect(file.entries.map(({ side, signed }) => [side, Object.keys(signed ?? {})]).slice(2, 4)).toEqual([
      ['red', ['red']],
      ['blue', []],
    ]);
    const rules = [offlineRules(toySession)];
    expect(await verifier.verifyGame(file, undefined, { rules, keys: { red: red.publicKey } })).toMatchObject({
      ok: true,
      complete: true,
    });
    const elsewhere = await startServer({}, [], new GameRegistry([toySession]));
    const loaded = await new SessionClient(elsewhere.url).post('import', undefined, file);
    await elsewhere.close();
    expect(loaded.status).toBe(201);
  });

  it('has nothing said in its name by the server, nor anything changed that it answered', async () => {
    const { file, key, red } = await played();
    const forged = (change: (copy: GameFile) => void): GameFile => {
      const copy = structuredClone(file);
      change(copy);
      return signedAgain(copy, key);
    };
    // No rules are given: the signatures alone show it.
    const spoken = forged(({ entries }) =>
      Object.assign(entries[2].command, { card: (entries[2].command.card % 9) + 1 }),
    );
    expect(await faultsOf(spoken)).toContain('red did not sign this command');
    const unsigned = forged(({ entries }) => Reflect.deleteProperty(entries[2], 'signed'));
    expect(await faultsOf(unsigned)).toContain('red did not sign this command');
    const borrowed = forged(({ entries }) => Object.assign(entries[4], { signed: entries[2].signed }));
    expect(await faultsOf(borrowed)).toContain('red did not sign this command');
    const rewritten = forged(({ entries }) => {
      entries[1].command.seed = 'another';
      entries[1].events[0].seed = 'another';
    });
    expect(await faultsOf(rewritten)).toContain('red did not sign this command');
    // The key itself struck out: only whoever has kept it knows.
    const keyless = forged(({ entries }) => {
      for (const entry of entries) Reflect.deleteProperty(entry, 'signed');
      Reflect.deleteProperty(entries[0].command, 'publicKey');
      Reflect.deleteProperty(entries[0].events[0], 'publicKey');
    });
    const rules = [offlineRules(toySession)];
    expect(await faultsOf(keyless, { rules })).toEqual([]);
    expect(await faultsOf(keyless, { rules, keys: { red: red.publicKey } })).toEqual([
      'the seat of red has no key and not yours',
    ]);
    expect(await faultsOf(keyless, { rules, heads: [{ version: 3, hash: file.entries[2].hash }] })).toEqual([
      'had another hash when it was sent to you',
    ]);
  });

  it('signs what it hands in unseen, and that stands in the log when it is opened', async () => {
    const { id, red, blue } = await seated('one-prize');
    const bid = { type: 'bid', men: 2 };
    expect((await client.command(id, red.token, 2, bid)).status).toBe(403);
    expect((await sent(id, red, bid)).status).toBeLessThan(300);
    await client.command(id, blue, 2, { type: 'bid', men: 1 });
    const file = (await client.post(`${id}/export`, blue, {})).body as GameFile;
    expect(file.entries[2].signed).toEqual({ red: { version: 2, signature: expect.any(String) } });
    const rules = [offlineRules(toyAuction)];
    expect(await verifier.verifyGame(file, undefined, { rules })).toMatchObject({ ok: true, complete: true });
    const key = SessionKey.open((await server.app.get(SessionRepository).read(id))!.privateKey);
    const forged = (change: (copy: GameFile) => void): Promise<string[]> => {
      const copy = structuredClone(file);
      change(copy);
      return faultsOf(signedAgain(copy, key), { rules });
    };
    const opened = ({ entries }: GameFile) => entries[2].command.commands;
    expect(await forged((copy) => Object.assign(opened(copy).red, { men: 3 }))).toContain(
      'red did not sign this command',
    );
    // It stands under the first side, and holds a command of each and of nobody else.
    const refused = ['the rules do not take its command: out of order: not-your-turn'];
    expect(await forged(({ entries }) => Object.assign(entries[2], { side: 'blue' }))).toEqual(refused);
    expect(await forged((copy) => Object.assign(opened(copy), { green: { type: 'bid', men: 1 } }))).toEqual([
      'is given by one who is no side of this session',
      ...refused,
    ]);
    expect(await forged((copy) => Reflect.deleteProperty(opened(copy), 'blue'))).toEqual(refused);
  });
});
