import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { EventStream, subscribed } from '../../support/event-stream.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

const SCENARIO = 'three-rounds';
const WAIT = { type: 'wait' };
const upTo = (last: number, first = 1): number[] => Array.from({ length: last - first + 1 }, (_, i) => first + i);

describeOnEachDatabase('what is said at the table, live', (env) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([toySession]));
    client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterAll(() => server.close());

  const table = () => client.open({ scenario: SCENARIO, spectators: 'token' });
  const say = async (id: string, token: string | undefined, text: string, to?: string[]): Promise<void> => {
    expect((await client.post(`${id}/remarks`, token, { text, ...(to ? { to } : {}) })).status).toBe(201);
  };
  const listen = (id: string, token: string | undefined, lastId?: string) =>
    EventStream.at(`${server.url}/v1/sessions/${id}/events?after=2&remarks=0`, token, {
      headers: { accept: 'text/event-stream' },
      ...(lastId === undefined ? {} : { lastId }),
    });
  const texts = ({ events }: EventStream): unknown[] =>
    events.filter(({ name }) => name === 'remark').map(({ data }) => data.text);

  it('is told to those who may hear it, and to others not even that it was', async () => {
    const { id, tokens } = await table();
    const [red, blue, spectator] = await Promise.all(
      ['red', 'blue', 'spectator'].map((who) => listen(id, tokens[who])),
    );
    await say(id, tokens.red, 'to myself', ['red']);
    await say(id, tokens.red, 'to blue', ['blue']);
    await say(id, tokens.red, 'to all');
    await client.play(id, tokens.red, 2, WAIT);
    const whole = (stream: EventStream) =>
      stream.until(
        ({ events }) => events.length >= 2 && texts(stream).includes('to all') && stream.versions.includes(3),
      );
    await Promise.all([red!, blue!, spectator!].map(whole));
    expect(texts(red!)).toEqual(['to myself', 'to blue', 'to all']);
    expect(texts(blue!)).toEqual(['to blue', 'to all']);
    expect(texts(spectator!)).toEqual(['to all']);
    const heard = (await client.get(`${id}/remarks`, tokens.blue)).body.items;
    expect(blue!.events.filter(({ name }) => name === 'remark').map(({ data }) => data)).toEqual(heard);
    // Nor how often: everybody counts what he hears himself.
    const numbers = ({ events }: EventStream) =>
      events.filter(({ name }) => name === 'remark').map(({ data }) => data.number);
    expect([red!, blue!, spectator!].map(numbers)).toEqual([[1, 2, 3], [1, 2], [1]]);
    for (const stream of [red!, blue!, spectator!]) stream.close();
    // Whoever asks for no remarks is told of none.
    const plain = await (await EventStream.open(server.url, id, tokens.red)).reached(3);
    expect(plain.events.map(({ id: at, name }) => [at, name])).toEqual([
      ['1', 'entry'],
      ['2', 'entry'],
      ['3', 'entry'],
    ]);
    plain.close();
  });

  it('goes on by Last-Event-ID where it was, without a gap or a repeat', async () => {
    const { id, tokens } = await table();
    const going = (async () => {
      for (let version = 2; version < 40; version += 1) {
        await client.play(id, tokens.red, version, WAIT);
        await say(id, tokens.blue, `${version}`, version % 3 === 0 ? ['blue'] : undefined);
      }
    })();
    const versions: number[] = [];
    const said: unknown[] = [];
    let lastId: string | undefined;
    while (versions.at(-1) !== 40 || said.at(-1) !== '38') {
      const stream = await listen(id, tokens.red, lastId);
      const had = lastId;
      await stream.until(({ events }) => events.length >= 5 || events.at(-1)?.id === '40.25');
      stream.close();
      versions.push(...stream.versions);
      said.push(...texts(stream));
      lastId = stream.lastId;
      expect(lastId).not.toBe(had);
    }
    await going;
    expect(versions).toEqual(upTo(40, 3));
    expect(said).toEqual(
      upTo(39, 2)
        .filter((n) => n % 3 !== 0)
        .map(String),
    );
    expect((await listen(id, tokens.red, '3.x')).response.status).toBe(400);
  });

  it('comes over a subscription, too', async () => {
    const { id, tokens } = await table();
    await say(id, tokens.red, 'one');
    await say(id, tokens.red, 'to myself', ['red']);
    const REMARKS = 'number side text to version at';
    const hear = (token: string | undefined, after: number, number: number) =>
      subscribed(
        server.url,
        token,
        `subscription { sessionRemarks(id: "${id}", after: ${after}) { ${REMARKS} } }`,
        (told) => told.length === number,
      );
    const waiting = hear(tokens.blue, 0, 2);
    const later = hear(tokens.red, 1, 2);
    await say(id, tokens.blue, 'two');
    const { items } = (await client.get(`${id}/remarks`, tokens.blue)).body;
    expect(await waiting).toEqual(items);
    expect((await later).map((remark) => (remark as { text: string }).text)).toEqual(['to myself', 'two']);
    await expect(hear('wrong', 0, 1)).rejects.toThrow('unauthorized');
  });

  const player = async (name: string) =>
    (await client.http.send('POST', '/v1/players', { name }, { authorization: undefined })).body;
  /** Anna sits as red with her key; blue is whoever. */
  const withAnna = async (key: string) => {
    const seat = { side: 'red', name: 'Anna', seed: 'a' };
    const opened = await client.opened({ scenario: SCENARIO, seat }, { authorization: `Bearer ${key}` });
    const claim = { invitation: opened.invitations.blue.code, name: 'Ben', seed: 'b' };
    return {
      id: opened.id as string,
      red: opened.token as string,
      blue: (await client.claim(opened.id, claim)).body.token,
    };
  };
  const follow = (key: string, lastId?: string, remarks = true) =>
    EventStream.at(
      `${server.url}/v1/me/events${remarks ? '?remarks=true' : ''}`,
      key,
      lastId === undefined ? {} : { lastId },
    );

  it('is in the stream over all games, which goes on where it was on any connection', async () => {
    const { key } = await player('Anna');
    const games = [await withAnna(key), await withAnna(key)];
    const first = await (await follow(key)).until(({ lastId }) => lastId !== '');
    first.close();
    // Between two connections, and during them.
    const going = (async () => {
      for (let version = 2; version < 22; version += 1) {
        for (const { id, blue } of games) {
          await client.play(id, blue, version, WAIT);
          await say(id, blue, `${id} ${version}`, version % 2 === 0 ? undefined : ['blue']);
        }
      }
    })();
    const heard: string[] = [];
    let lastId = first.lastId;
    while (heard.length < 60) {
      const stream = await follow(key, lastId);
      await stream.until(({ events }) => events.length >= 7 || heard.length + events.length >= 60);
      stream.close();
      for (const { name, data } of stream.events) {
        const { session, entry, remark } = data as {
          session: string;
          entry?: { version: number };
          remark?: { text: string };
        };
        heard.push(name === 'entry' ? `${session} version ${entry!.version}` : remark!.text);
      }
      lastId = stream.lastId;
    }
    await going;
    const wanted = games.flatMap(({ id }) => [
      ...upTo(22, 3).map((version) => `${id} version ${version}`),
      ...upTo(21, 2)
        .filter((n) => n % 2 === 0)
        .map((n) => `${id} ${n}`),
    ]);
    expect([...heard].sort()).toEqual(wanted.sort());
    for (const { id } of games) {
      expect(heard.filter((line) => line.startsWith(`${id} version`))).toEqual(
        upTo(22, 3).map((n) => `${id} version ${n}`),
      );
    }
  });

  it('tells of games that began or ended while nobody listened', async () => {
    const { key } = await player('Anna');
    const old = await withAnna(key);
    const before = await (await follow(key, undefined, false)).until(({ lastId }) => lastId !== '');
    before.close();
    expect((await client.command(old.id, old.blue, 2, { type: 'concede' })).status).toBe(200);
    const fresh = await withAnna(key);
    const again = await (await follow(key, before.lastId, false)).until(({ events }) => events.length >= 3);
    const told = again.events.map(({ data }) => [data.session, (data.entry as { version: number }).version]);
    expect(told.filter(([session]) => session === old.id)).toEqual([[old.id, 3]]);
    expect(told.filter(([session]) => session === fresh.id)).toEqual([
      [fresh.id, 1],
      [fresh.id, 2],
    ]);
    again.close();
    // Told once: whoever comes back after that hears nothing of it again.
    const last = await follow(key, again.lastId, false);
    await client.play(fresh.id, fresh.blue, 2, WAIT);
    await last.until(({ events }) => events.length >= 1);
    expect(last.events.map(({ data }) => [data.session, (data.entry as { version: number }).version])).toEqual([
      [fresh.id, 3],
    ]);
    last.close();
    const refused = await follow(key, 'not one of ours;', false);
    expect(refused.response.status).toBe(400);
    expect((await follow('upk_nobody')).response.status).toBe(401);
  });

  it('and over GraphQL, beginning with where it begins', async () => {
    const { key } = await player('Anna');
    const { id, blue } = await withAnna(key);
    type Told = { id: string; session: string | null; entry: { version: number } | null };
    const hear = (args: string, number: number) =>
      subscribed<Told>(
        server.url,
        key,
        `subscription { myEvents${args} { id session entry { version } } }`,
        (told) => told.length === number,
      );
    const [begin] = await hear('', 1);
    expect([begin!.session, begin!.entry]).toEqual([null, null]);
    await client.play(id, blue, 2, WAIT);
    const [, told] = await hear(`(lastEventId: "${begin!.id}")`, 2);
    expect([told!.session, told!.entry]).toEqual([id, { version: 3 }]);
  });
});
