import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';

const SCENARIO = 'three-rounds';
const SEAT = 'side title { en ja } state name open';
const HOOK = 'id url form language active failures lastFailure';

describeOnEachDatabase('what goes on around a session, over GraphQL', (env) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([toySession]));
    client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterAll(() => server.close());

  const ask = async (query: string, token?: string, headers: Record<string, string> = {}) => {
    const authorization = token === undefined ? undefined : `Bearer ${token}`;
    return (await client.http.send('POST', '/graphql', { query }, { authorization, ...headers })).body;
  };
  const problem = (answer: { errors: { extensions: { problem: { status: number } } }[] }): number =>
    answer.errors[0]!.extensions.problem.status;
  const rest = async (path: string, token: string) =>
    (await client.http.get(path, { authorization: `Bearer ${token}` })).body;

  /** Anna opens a session with her key and sits as red, Ben claims blue with his; both over GraphQL. */
  const table = async (more = '') => {
    const key = async (name: string): Promise<string> =>
      (await ask(`mutation { createPlayer(name: "${name}") { id name key } }`)).data.createPlayer.key;
    const [anna, ben] = [await key('Anna'), await key('Ben')];
    const opened = await ask(
      `mutation { createSession(scenario: "${SCENARIO}", seat: { side: "red", name: "Anna", seed: "a" }${more}) {
        id token invitations { side code } } }`,
      anna,
    );
    const { id, token: red, invitations } = opened.data.createSession;
    const seated = await ask(
      `mutation { claimSeat(id: "${id}", invitation: "${invitations[0].code}", name: "Ben", seed: "b") { token } }`,
      ben,
    );
    return { id: id as string, anna, ben, red: red as string, blue: seated.data.claimSeat.token as string };
  };

  it('players: who I am and which games are mine, as over REST', async () => {
    const { id, anna, ben } = await table();
    const me = (await ask('{ me { id name } }', anna)).data.me;
    expect(me).toEqual(await rest('/v1/me', anna));
    expect(me.name).toBe('Anna');
    const MINE = `{ mySessions(waiting: "me", limit: 5) { items { session side game scenario stage version turn phase waitingFor
      yourMove seats { ${SEAT} } lastActivity } } }`;
    const mine = (await ask(MINE, ben)).data.mySessions;
    expect(mine).toEqual(await rest('/v1/me/sessions?waiting=me&limit=5', ben));
    expect(mine.items.map(({ session, side }: { session: string; side: string }) => [session, side])).toEqual([
      [id, 'blue'],
    ]);
    expect(problem(await ask('{ me { id } }'))).toBe(401);
    expect(problem(await ask('{ mySessions(limit: 51) { next } }', anna))).toBe(400);
  });

  it('webhooks: added, listed, tried and removed', async () => {
    const { anna, ben } = await table();
    const add = 'mutation { addWebhook(url: "http://127.0.0.1:9/hook", language: "ja") { id secret form language } }';
    const { id: hook, secret, form, language } = (await ask(add, anna)).data.addWebhook;
    expect([form, language]).toEqual(['json', 'ja']);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const listed = (await ask(`{ myWebhooks { items { ${HOOK} } } }`, anna)).data.myWebhooks;
    expect(listed).toEqual(await rest('/v1/me/webhooks', anna));
    expect(listed.items).toHaveLength(1);
    // A private address, which this server was not told to allow.
    const tried = await ask(`mutation { testWebhook(hook: "${hook}") { delivered failure } }`, anna);
    expect(tried.data.testWebhook.delivered).toBe(false);
    expect(problem(await ask(`mutation { removeWebhook(hook: "${hook}") }`, ben))).toBe(404);
    expect((await ask(`mutation { removeWebhook(hook: "${hook}") }`, anna)).data.removeWebhook).toBe(true);
    expect((await ask('{ myWebhooks { items { id } } }', anna)).data.myWebhooks.items).toEqual([]);
  });

  it('remarks: said to some, heard by those alone', async () => {
    const { id, red, blue } = await table();
    const say = (text: string, to: string, token: string) =>
      ask(`mutation { sayAtTable(id: "${id}", text: "${text}"${to}) { number side text to version at } }`, token);
    expect((await say('Hello', '', red)).data.sayAtTable).toMatchObject({ number: 1, side: 'red', to: null });
    expect((await say('note to self', ', to: ["red"]', red)).data.sayAtTable.to).toEqual(['red']);
    expect(problem(await say('psst', ', to: ["green"]', red))).toBe(400);
    const HEARD = `{ sessionRemarks(id: "${id}", limit: 10) { items { number side text to version at } next } }`;
    for (const [token, number] of [
      [red, 2],
      [blue, 1],
    ] as const) {
      const { items } = (await ask(HEARD, token)).data.sessionRemarks;
      expect(items).toEqual((await client.get(`${id}/remarks?limit=10`, token)).body.items);
      expect(items).toHaveLength(number);
    }
  });

  it('a seat is given up and somebody else invited, by agreement', async () => {
    const { id, red, blue } = await table();
    expect(problem(await ask(`mutation { leaveSeat(id: "${id}", side: "blue") }`, red))).toBe(403);
    expect((await ask(`mutation { leaveSeat(id: "${id}", side: "blue") }`, blue)).data.leaveSeat).toBe(true);
    expect(problem(await ask(`{ session(id: "${id}") { you } }`, blue))).toBe(401);
    expect(problem(await ask(`mutation { inviteToSeat(id: "${id}", side: "red") { code } }`, red))).toBe(409);
    const invited = await ask(`mutation { inviteToSeat(id: "${id}", side: "blue") { code link } }`, red);
    const { code } = invited.data.inviteToSeat;
    const again = `mutation { claimSeat(id: "${id}", invitation: "${code}", name: "Cleo", seed: "c") { side token } }`;
    const { side, token } = (await ask(again)).data.claimSeat;
    expect(side).toBe('blue');
    expect((await client.get(id, token)).body.you).toBe('blue');
  });

  it('time: what is left, and no claim before it has run out', async () => {
    const { id, red } = await table(', limits: { decisionMinutes: 60 }');
    const TIME = 'limits { decisionMinutes gameMinutes claims } waitingFor decisionBy gameBy late';
    const { limits, ...time } = (await ask(`{ sessionTime(id: "${id}") { ${TIME} } }`, red)).data.sessionTime;
    expect({ limits: { decisionMinutes: limits.decisionMinutes, claims: limits.claims }, ...time }).toEqual(
      (await client.get(`${id}/time`, red)).body,
    );
    expect(limits).toEqual({ decisionMinutes: 60, gameMinutes: null, claims: 'either' });
    expect(problem(await ask(`mutation { claimLate(id: "${id}", side: "blue", claim: "win") { version } }`, red))).toBe(
      409,
    );
  });

  it("the game's own detail of a position says which game it is of, over both doors", async () => {
    const { id, red } = await table();
    expect((await client.get(id, red)).body.view.game.game).toBe('toy-session');
    const asked = await ask(`{ session(id: "${id}") { view { game { __typename game data } } } }`, red);
    const { __typename, game, data } = asked.data.session.view.game;
    expect([__typename, game, data.game]).toEqual(['ToySessionSessionView', 'toy-session', 'toy-session']);
  });

  it('a ticket opens one stream', async () => {
    const { id, red } = await table();
    const { ticket } = (await ask(`mutation { streamTicket(id: "${id}") { ticket expiresAt } }`, red)).data
      .streamTicket;
    const follow = () =>
      fetch(`${server.url}/v1/sessions/${id}/events?ticket=${ticket}`, { headers: { accept: 'text/event-stream' } });
    const first = await follow();
    expect(first.status).toBe(200);
    await first.body!.cancel();
    expect((await follow()).status).toBe(401);
  });

  it('a session is deleted by its sides together, or by the operator', async () => {
    const { id, red, blue } = await table();
    expect(problem(await ask(`mutation { deleteSession(id: "${id}") }`, red))).toBe(403);
    expect((await ask(`mutation { deleteSession(id: "${id}", tokens: ["${blue}"]) }`, red)).data.deleteSession).toBe(
      true,
    );
    expect((await client.get(id, red)).status).toBe(404);
    const other = await table();
    const removed = await ask(`mutation { deleteSession(id: "${other.id}") }`, ADMIN_KEY);
    expect(removed.data.deleteSession).toBe(true);
    expect((await client.get(other.id, other.red)).status).toBe(404);
  });

  it('keys of apps: issued and revoked by the operator, good for what their scopes say', async () => {
    const ISSUE = (scope: string, more = '') =>
      `mutation { issueClientKey(name: "app", scopes: ["${scope}"]${more}) { id key scopes rateLimit sessionLimit } }`;
    expect(problem(await ask(ISSUE('rulings')))).toBe(401);
    const rulings = (await ask(ISSUE('rulings'), ADMIN_KEY)).data.issueClientKey;
    const sessions = (await ask(ISSUE('sessions', ', sessionLimit: 1'), ADMIN_KEY)).data.issueClientKey;
    expect([rulings.rateLimit, sessions.sessionLimit]).toEqual([null, 1]);
    const LIST = '{ clientKeys { items { id name scopes rateLimit sessionLimit createdAt revokedAt } } }';
    expect(problem(await ask(LIST))).toBe(401);
    expect((await ask(LIST, ADMIN_KEY)).data.clientKeys).toEqual((await client.http.get('/v1/client-keys')).body);
    const open = `mutation { createSession(scenario: "${SCENARIO}") { id } }`;
    const as = ({ key }: { key: string }, query: string) => ask(query, undefined, { 'umpire-client-key': key });
    expect(problem(await as(rulings, open))).toBe(403);
    expect(problem(await as(sessions, '{ toySession { __typename } }'))).toBe(403);
    expect((await as(sessions, open)).data.createSession.id).toBeDefined();
    expect(problem(await as(sessions, open))).toBe(429);
    const revoke = `mutation { revokeClientKey(id: "${sessions.id}") }`;
    expect((await ask(revoke, ADMIN_KEY)).data.revokeClientKey).toBe(true);
    expect((await as(sessions, open)).status).toBe(401);
  });
});
