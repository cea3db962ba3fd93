import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  type EntryOf,
  type LiveSession,
  newSigner,
  signerOf,
  Umpire,
  type UmpireProblem,
} from '../../../client/src/index.js';
import { startServer, type TestServer } from '../../support/server.js';

type Battle = LiveSession<'cold-war-battles'>;

describe('the client plays', () => {
  let server: TestServer;
  let umpire: Umpire;
  beforeAll(async () => {
    server = await startServer();
    umpire = new Umpire({ baseUrl: server.url });
  });
  afterAll(() => server.close());

  /** Anna opens for the Communists, Ben sits down for the South Africans: the game begins at version 2. */
  async function seated(publicKey?: string): Promise<{ id: string; anna: string; ben: string }> {
    const seat = { side: 'communist', name: 'Anna', seed: 'a', ...(publicKey ? { publicKey } : {}) };
    const { id, token, invitations } = await umpire.sessions.open({ scenario: 'kalima-crossing', seat });
    const claim = { invitation: invitations!.southAfrican!.code, name: 'Ben', seed: 'b' };
    const taken = await umpire.sessions.claim(id, claim);
    expect(taken).toMatchObject({ side: 'southAfrican', version: 2, began: true });
    return { id, anna: token!, ben: taken.token };
  }
  const at = (id: string, token: string | null): Battle => umpire.sessions.at<'cold-war-battles'>(id, { token });

  it('a command of the list, and both sides are told of it once', async () => {
    const { id, anna, ben } = await seated();
    const [mine, his] = [at(id, anna), at(id, ben)];
    const told: EntryOf<'cold-war-battles'>[] = [];
    const stop = new AbortController();
    const listening = (async () => {
      for await (const entry of his.follow({ after: 2, signal: stop.signal })) {
        told.push(entry);
        if (told.length === 2) stop.abort();
      }
    })();
    for (let moves = 0; moves < 2; moves += 1) {
      const { version, actions } = await mine.actions();
      const done = await mine.act(actions[0]!.command, { version });
      expect(done.version).toBe(version + 1);
    }
    await listening;
    expect(told.map(({ version }) => version)).toEqual([3, 4]);
    expect(his.version).toBe(4);
    expect((await his.history({ after: 2 })).entries.map(({ hash }) => hash)).toEqual(told.map(({ hash }) => hash));
  });

  it('on the version it has seen, and is told where another was faster', async () => {
    const { id, anna } = await seated();
    const mine = at(id, anna);
    const { actions } = await mine.actions();
    await mine.act(actions[0]!.command, { version: 2 });
    const late = (await mine.act(actions[0]!.command, { version: 2 }).catch((error) => error)) as UmpireProblem;
    expect({ kind: late.kind, status: late.status, version: late.version }).toEqual({
      kind: 'precondition-failed',
      status: 412,
      version: 3,
    });
    expect(mine.version).toBe(3);
  });

  it('a command under the key it had, and it is carried out once', async () => {
    const { id, anna } = await seated();
    const mine = at(id, anna);
    const { command } = (await mine.actions()).actions[0]!;
    const first = await mine.act(command, { version: 2, key: 'the same key twice' });
    const second = await mine.act(command, { version: 2, key: 'the same key twice' });
    expect(second.hash).toBe(first.hash);
    expect((await mine.view()).version).toBe(3);
  });

  it('and hears why the rules refuse, or that it is not its turn', async () => {
    const { id, anna, ben } = await seated();
    const refused = (await at(id, ben)
      .act({ type: 'end-phase' })
      .catch((error) => error)) as UmpireProblem;
    expect({ kind: refused.kind, reason: refused.reason }).toEqual({ kind: 'out-of-order', reason: 'not-your-turn' });
    const wrong = (await at(id, anna)
      .act({ type: 'move', unit: 'nobody', to: '0101' })
      .catch((error) => error)) as UmpireProblem;
    expect(wrong.status).toBe(422);
  });

  it('signed commands, and the server takes no other of that side', async () => {
    const { secret, publicKey } = await newSigner();
    const { id, anna } = await seated(publicKey);
    const signer = await signerOf(secret);
    expect(signer.publicKey).toBe(publicKey);
    const signed = umpire.sessions.at(id, { token: anna, signer });
    const { command } = (await signed.actions()).actions[0]!;
    const unsigned = (await at(id, anna)
      .act(command as never)
      .catch((error) => error)) as UmpireProblem;
    expect(unsigned.kind).toBe('forbidden');
    // Without a hash at hand: it is read from the log first.
    expect((await signed.act(command, { version: 2 })).version).toBe(3);
    const next = (await signed.actions()).actions[0]!;
    expect((await signed.act(next.command)).version).toBe(4);
  });

  it('looks on, talks, and looks at the time, the board and the materials', async () => {
    const { id, anna, ben } = await seated();
    await at(id, anna).say({ text: 'Good luck.' });
    expect((await at(id, ben).remarks()).items.map(({ side, text }) => [side, text])).toEqual([
      ['communist', 'Good luck.'],
    ]);
    expect((await at(id, anna).time()).limits).toBeNull();
    expect(await at(id, anna).boardSvg({ width: 400 })).toContain('width="400"');
    expect((await at(id, anna).materials()).scenario.id).toBe('kalima-crossing');
    expect((await at(id, anna).countActions()).count).toBe((await at(id, anna).actions()).actions.length);
    const stranger = (await at(id, null)
      .view()
      .catch((error) => error)) as UmpireProblem;
    expect(stranger.status).toBe(401);
  });

  it('keeps a player’s games together by his key, and follows them all', async () => {
    const { key } = await umpire.players.create('Anna');
    const hers = new Umpire({ baseUrl: server.url, key });
    const seat = { side: 'communist', name: 'Anna', seed: 'a' };
    const { id, invitations } = await hers.sessions.open({ scenario: 'kalima-crossing', seat });
    const stop = new AbortController();
    const told: number[] = [];
    const listening = (async () => {
      for await (const { session, entry } of hers.me.follow({ signal: stop.signal })) {
        expect(session).toBe(id);
        told.push(entry.version);
        if (entry.version === 3) stop.abort();
      }
    })();
    await umpire.sessions.claim(id, { invitation: invitations!.southAfrican!.code, name: 'Ben', seed: 'b' });
    expect((await hers.me.sessions({ waiting: 'me' })).items.map(({ session }) => session)).toEqual([id]);
    const game = hers.sessions.at(id);
    const { version, actions } = await game.actions();
    await game.act(actions[0]!.command, { version });
    await listening;
    expect(told.at(-1)).toBe(3);
    expect(new Set(told).size).toBe(told.length);
  });
});
