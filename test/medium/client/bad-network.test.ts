import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ConnectionLost, type LiveSession, Umpire } from '../../../client/src/index.js';
import { badNetwork } from '../../support/bad-network.js';
import { startServer, type TestServer } from '../../support/server.js';

const MOST_COMMANDS = 2_000;

describe('on a network that comes and goes', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  const over = (fetch: typeof globalThis.fetch): Umpire =>
    new Umpire({ baseUrl: server.url, fetch, retryMs: 2, retries: 7 });

  /** Both sides of one game, each at a seat of its own. */
  async function opened(umpire: Umpire): Promise<{ id: string; seats: Record<string, LiveSession> }> {
    const { id, sides, invitations } = await umpire.sessions.open({ scenario: 'kalima-crossing', spectators: 'open' });
    const seats: Record<string, LiveSession> = {};
    for (const side of sides) {
      const { token } = await umpire.sessions.claim(id, {
        invitation: invitations![side]!.code,
        name: side,
        seed: side,
      });
      seats[side] = umpire.sessions.at(id, { token });
    }
    return { id, seats };
  }

  it('a whole game is played: no command is lost, none is carried out twice, and who follows hears each entry once', async () => {
    const network = badNetwork(7, 6);
    const umpire = over(network.fetch);
    const { id, seats } = await opened(umpire);
    const heard: number[] = [];
    const listening = (async () => {
      for await (const { version } of umpire.sessions.at(id, { token: null }).follow()) heard.push(version);
    })();
    const accepted: number[] = [];
    let position = await umpire.sessions.at(id, { token: null }).view();
    while (position.stage !== 'over' && accepted.length < MOST_COMMANDS) {
      const game = seats[position.waitingFor[0]!]!;
      const { version, actions } = await game.actions();
      // What only changes a choice leads nowhere.
      const { command } = actions.filter(({ changes }) => !changes).at(-1)!;
      accepted.push((await game.act(command, { version })).version);
      position = await umpire.sessions.at(id, { token: null }).view();
    }
    await listening;
    expect(position.stage).toBe('over');
    // Every answer is a version of its own, and together with those who sat down they are the whole log.
    const seatsTaken = Object.keys(seats).map((_, index) => index + 1);
    expect([...seatsTaken, ...accepted]).toEqual(Array.from({ length: position.version }, (_, index) => index + 1));
    expect(heard).toEqual(Array.from({ length: position.version }, (_, index) => index + 1));
    // It was a bad one.
    expect(Math.min(network.lost.before, network.lost.after, network.lost.broken)).toBeGreaterThan(5);
  });

  it('commands wait in a queue while there is none, outlive the page, and are carried out once', async () => {
    let away = false;
    const umpire = over((address, init) =>
      away ? Promise.reject(new TypeError('fetch failed')) : fetch(address, init),
    );
    const { id, seats } = await opened(umpire);
    const side = (await umpire.sessions.at(id, { token: null }).view()).waitingFor[0]!;
    const game = seats[side]!;
    const { version, actions } = await game.actions();
    let kept = '';
    const store = {
      load: () => kept,
      save: (text: string) => {
        kept = text;
      },
    };
    away = true;
    const queue = game.queue({ store });
    const never = queue.add(actions[0]!.command, { version }).catch((error: unknown) => error);
    expect(queue.waiting).toHaveLength(1);
    // The page is closed; another one finds what was kept.
    queue.stop();
    expect(JSON.parse(kept)).toMatchObject([{ command: actions[0]!.command, version }]);
    const done = await new Promise<number>((resolve) => {
      const later = game.queue({ store, onDone: (_, result) => resolve(result.version) });
      void later.restore();
      away = false;
      later.flush();
    });
    expect(done).toBe(version + 1);
    expect(kept).toBe('[]');
    expect((await game.view()).version).toBe(version + 1);
    void never;
  });

  it('a queue refuses what was chosen on a position that is gone, and everything behind it', async () => {
    const umpire = over(fetch);
    const { id, seats } = await opened(umpire);
    const game = seats[(await umpire.sessions.at(id, { token: null }).view()).waitingFor[0]!]!;
    const { version, actions } = await game.actions();
    const { command } = actions[0]!;
    await game.act(command, { version });
    const queue = game.queue();
    const first = queue.add(command, { version });
    const second = queue.add(command);
    await expect(first).rejects.toMatchObject({ kind: 'precondition-failed' });
    await expect(second).rejects.toMatchObject({ kind: 'precondition-failed' });
    expect(queue.waiting).toEqual([]);
  });

  it('what cannot be repeated without harm is not', async () => {
    let tries = 0;
    const umpire = over(() => {
      tries += 1;
      return Promise.reject(new TypeError('fetch failed'));
    });
    await expect(umpire.sessions.at('x', { token: 'y' }).say({ text: 'once' })).rejects.toBeInstanceOf(ConnectionLost);
    expect(tries).toBe(1);
    await expect(umpire.catalogue.games()).rejects.toBeInstanceOf(ConnectionLost);
    expect(tries).toBe(1 + 8);
  });

  it('an overloaded server is asked again when it says so', async () => {
    let busy = 2;
    const umpire = over((address, init) => {
      if (busy === 0) return fetch(address, init);
      busy -= 1;
      const problem = { type: '/problems/unavailable', title: 'Away', status: 503, detail: 'Away' };
      const headers = { 'content-type': 'application/problem+json', 'retry-after': '0' };
      return Promise.resolve(new Response(JSON.stringify(problem), { status: 503, headers }));
    });
    expect((await umpire.catalogue.game('panzer')).id).toBe('panzer');
    expect(busy).toBe(0);
  });
});
