import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { documents } from '../../../src/documents/documents.js';
import { GameRegistry } from '../../../src/kernel/procedures/index.js';
import { describeOnEachDatabase } from '../../support/databases.js';
import { ADMIN_KEY } from '../../support/library.js';
import { startServer, type TestServer } from '../../support/server.js';
import { ACTIONS, ENTRY, ODDS, RESULT, SESSION } from '../../support/session-selections.js';
import { SessionClient } from '../../support/sessions.js';
import { TOY_SCENARIO, toySession } from '../../support/toy-session.js';
import { VERIFIER, verifier } from '../../support/verifier.js';

const OPENED =
  'id version sides side token invitations { side code link } spectatorToken commitment publicKey signature opening';

/** GraphQL says null where REST leaves a member out. */
const withoutNulls = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (_name, member: unknown) => (member === null ? undefined : member)));

/** Events and views are asked for as the JSON that REST has: `{data}` alone is what it holds. */
const inFull = (answer: object): object =>
  JSON.parse(JSON.stringify(answer), (_name, value: unknown) =>
    typeof value === 'object' && value !== null && Object.keys(value).join() === 'data'
      ? (value as { data: unknown }).data
      : value,
  ) as object;

const seedsBySide = (seeds: readonly { side: string; seed: string }[]): object =>
  Object.fromEntries(seeds.map(({ side, seed }) => [side, seed]));

describeOnEachDatabase('sessions over GraphQL', (env) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ ...env(), UMPIRE_ADMIN_KEY: ADMIN_KEY }, [], new GameRegistry([toySession]));
    client = new SessionClient(server.url);
    await client.http.send('POST', '/v1/scenarios', TOY_SCENARIO);
  });
  afterAll(() => server.close());

  const ask = async (query: string, variables: object = {}, token?: string) =>
    client.http
      .send(
        'POST',
        '/graphql',
        { query, variables },
        { authorization: token === undefined ? undefined : `Bearer ${token}` },
      )
      // biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a client without types would
      .then(({ body }): any => (body.data ? { ...body, data: inFull(body.data) } : body));
  const ID = 'query Q($id: String!)';
  const command = (id: string, version: number, sent: object, token: string, key?: string) =>
    ask(
      `mutation M($id: String!, $version: Int, $command: SessionCommandInput!, $key: String) {
        sessionCommand(id: $id, version: $version, command: $command, key: $key) { ${RESULT} } }`,
      { id, version, command: { json: sent }, key },
      token,
    );

  it('are opened, played, looked at, taken back and branched with the same answers as over REST', async () => {
    const { data } = await ask(
      `mutation { createSession(scenario: "three-rounds", spectators: "open",
        seat: { side: "red", name: "Anna", seed: "r" }) { ${OPENED} } }`,
    );
    const { id, token, side, sides, invitations } = data.createSession;
    expect([side, sides, invitations.length]).toEqual(['red', ['red', 'blue'], 1]);
    const invitation = invitations[0].code;
    const CLAIM = `mutation M($id: String!, $invitation: String!) {
      claimSeat(id: $id, invitation: $invitation, name: "Ben", seed: "b", key: "sit down") {
        session side token version began } }`;
    const seated = (await ask(CLAIM, { id, invitation })).data.claimSeat;
    // The same key over the other door: the same answer.
    const sitting = { invitation, name: 'Ben', seed: 'b' };
    expect(seated).toEqual((await client.claim(id, sitting, { 'idempotency-key': 'sit down' })).body);
    const OPEN =
      '{ openSessions(limit: 5) { items { session game scenario open seats { side title { en ja } state name open } createdAt } next } }';
    await client.opened({ scenario: 'three-rounds', open: true });
    expect(withoutNulls((await ask(OPEN)).data.openSessions)).toEqual(
      withoutNulls((await client.http.get('/v1/sessions?limit=5')).body),
    );
    const tokens = { red: token, blue: seated.token };

    for (const token of [tokens.red, tokens.blue, undefined]) {
      const seen = await ask(`${ID} { session(id: $id) { ${SESSION} } }`, { id }, token);
      const { dice, ...rest } = seen.data.session;
      const rolledFrom = { ...dice, sideSeeds: seedsBySide(dice.sideSeeds) };
      expect(withoutNulls({ ...rest, dice: rolledFrom })).toEqual(withoutNulls((await client.get(id, token)).body));
      const history = await ask(
        `${ID} { sessionHistory(id: $id, after: 0, limit: 1) { version entries { ${ENTRY} } next } }`,
        { id },
        token,
      );
      const log = (await client.get(`${id}/events?limit=1`, token)).body;
      expect(withoutNulls(history.data.sessionHistory)).toEqual(withoutNulls(log));
    }
    const listed = async (where?: unknown) =>
      ask(
        `query Q($id: String!, $where: JSON) { sessionActions(id: $id, where: $where) { ${ACTIONS} } }`,
        { id, where },
        tokens.red,
      );
    for (const [where, query] of [
      [undefined, ''],
      [{ type: 'play' }, '?type=play'],
    ] as const) {
      const { body } = await client.get(`${id}/actions${query}`, tokens.red);
      expect(body.actions.length).toBeGreaterThan(0);
      expect(withoutNulls((await listed(where)).data.sessionActions)).toEqual(withoutNulls(body));
    }
    for (const where of [{ kind: 'play' }, ['type'], 'play', 1]) {
      expect((await listed(where)).errors[0].extensions.problem.type).toBe('/problems/validation');
    }
    const TRIAL = `query Q($id: String!, $command: SessionCommandInput!) {
      sessionTrial(id: $id, command: $command) { version legal ends events { data } ${ODDS} } }`;
    const trial = await ask(TRIAL, { id, command: { toySession: { wait: true } } }, tokens.red);
    const dry = (await client.post(`${id}/commands?dryRun=true`, tokens.red, { type: 'wait' })).body;
    expect([trial.data.sessionTrial.ends, withoutNulls(trial.data.sessionTrial)]).toEqual(['done', withoutNulls(dry)]);

    await command(id, 2, { type: 'wait' }, tokens.red);
    const undo = (version: number, token: string) =>
      ask(
        `mutation M($id: String!, $version: Int) { sessionUndo(id: $id, version: $version) { ${RESULT} } }`,
        { id, version },
        token,
      );
    await undo(3, tokens.red);
    const back = (await undo(4, tokens.blue)).data.sessionUndo;
    expect(back.events.at(-1)).toEqual({ type: 'undone', to: 2, rule: '', text: 'The game goes back to version 2.' });
    const FORK = `mutation M($id: String!, $tokens: [String!]) {
      forkSession(id: $id, version: 2, tokens: $tokens) { ${OPENED} } }`;
    const alone = await ask(FORK, { id }, tokens.red);
    expect(alone.errors[0].extensions.problem.type).toBe('/problems/forbidden');
    const fork = (await ask(FORK, { id, tokens: [tokens.blue] }, tokens.red)).data.forkSession;
    expect([fork.invitations, fork.opening.forkedFrom.session]).toEqual([null, id]);
  });

  it('are typed: an event, a view and a command have a type for each kind', async () => {
    const { id, tokens } = await client.open({ scenario: 'three-rounds' });
    const EVENTS = `${ID} { sessionHistory(id: $id, after: 0, limit: 5) { entries { events { __typename type text
      ... on SessionJoinedEvent { side seed } ... on ToySessionDealtEvent { side cards secret { for hand } } } } } }`;
    const { entries } = (await ask(EVENTS, { id }, tokens.red)).data.sessionHistory;
    const events = entries.flatMap((entry: { events: object[] }) => entry.events);
    expect(events[0]).toEqual({
      __typename: 'SessionJoinedEvent',
      type: 'joined',
      text: 'red has joined.',
      side: 'red',
      seed: expect.any(String),
    });
    const dealt = events.filter(({ __typename }: { __typename: string }) => __typename === 'ToySessionDealtEvent');
    expect(dealt.map(({ side, cards }: { side: string; cards: number }) => [side, cards])).toEqual([
      ['red', 3],
      ['blue', 3],
    ]);
    // The other's hand is not there; the own one is typed.
    expect(dealt.map(({ secret }: { secret: { hand: number[] } | null }) => secret?.hand.length ?? null)).toEqual([
      3,
      null,
    ]);
    const VIEW = `${ID} { session(id: $id) { view { game { __typename ... on ToySessionSessionView { round hand chosen } } } } }`;
    const { game } = (await ask(VIEW, { id }, tokens.red)).data.session.view;
    expect(game).toEqual({ __typename: 'ToySessionSessionView', round: 1, hand: dealt[0].secret.hand, chosen: [] });
    const PLAY = `mutation M($id: String!, $card: Int!) {
      sessionCommand(id: $id, version: 2, command: {toySession: {play: {card: $card}}}) { version } }`;
    expect((await ask(PLAY, { id, card: game.hand[0] }, tokens.red)).data.sessionCommand.version).toBe(3);
    const BOTH = `mutation M($id: String!) {
      sessionCommand(id: $id, version: 3, command: {toySession: {wait: true}, session: {concede: true}}) { version } }`;
    expect((await ask(BOTH, { id }, tokens.blue)).errors[0].message).toContain('SessionCommandInput');
  });

  it('refuses with the problem that REST has', async () => {
    const { id, tokens } = await client.open({ scenario: 'three-rounds' });
    const refusals: [object, number | null, string | undefined][] = [
      [{ type: 'wait' }, null, tokens.red],
      [{ type: 'wait' }, 7, tokens.red],
      [{ type: 'join', seed: 's' }, 2, tokens.red],
      [{ type: 'play', card: 99 }, 2, tokens.red],
      [{ type: 'wait' }, 2, 'wrong'],
      [{ type: 'wait' }, 2, tokens.spectator],
    ];
    const types: string[] = [];
    for (const [sent, version, token] of refusals) {
      const { errors } = await command(id, version as number, sent, token!);
      const match: Record<string, string> = version === null ? {} : { 'if-match': `"${version}"` };
      const { instance: _i, requestId: _r, ...rest } = (await client.post(`${id}/commands`, token, sent, match)).body;
      expect(errors[0].extensions.problem).toEqual(rest);
      types.push(rest.type.slice('/problems/'.length));
    }
    expect(types).toEqual([
      'precondition-required',
      'precondition-failed',
      'out-of-order',
      'validation',
      'unauthorized',
      'forbidden',
    ]);
  });

  it('refuses pages and keys that REST refuses', async () => {
    const { id, tokens } = await client.open({ scenario: 'three-rounds' });
    const paged = (after: number, limit: number) =>
      ask(`${ID} { sessionHistory(id: $id, after: ${after}, limit: ${limit}) { version } }`, { id }, tokens.red);
    for (const [after, limit, pointer] of [
      [-1, 10, '/after'],
      [0, 0, '/limit'],
      [0, 501, '/limit'],
    ] as const) {
      expect((await paged(after, limit)).errors[0].extensions.problem.errors[0].pointer).toBe(pointer);
    }
    for (const key of ['', 'x'.repeat(256), '鍵']) {
      const { errors } = await command(id, 2, { type: 'wait' }, tokens.red!, key);
      expect(errors[0].extensions.problem.type).toBe('/problems/bad-request');
    }
    expect((await client.get(id, tokens.red)).body.version).toBe(2);
  });

  it('and over REST answers are what the OpenAPI document says, and the saved game can be checked', async () => {
    const { components } = (await documents(new GameRegistry([toySession]))).openapi as { components: object };
    const ajv = new Ajv2020({ strict: false, formats: { 'date-time': true } });
    ajv.addSchema({ $id: 'doc', components });
    const fits = (name: string, value: unknown): void => {
      const validate = ajv.getSchema(`doc#/components/schemas/${name}`)!;
      expect([name, validate(value), validate.errors]).toEqual([name, true, null]);
    };
    expect(ajv.getSchema('doc#/components/schemas/SessionCommand')!({ type: 'play', card: 10 })).toBe(false);
    const seat = { side: 'red', name: 'Anna', seed: 'r' };
    const opened = await client.opened({ scenario: 'three-rounds', seat, open: true });
    const { id } = opened;
    fits('OpenedSession', opened);
    fits('OpenTables', (await client.http.get('/v1/sessions')).body);
    const seated = (await client.claim(id, { side: 'blue', name: 'Ben', seed: 'b' })).body;
    fits('TakenSeat', seated);
    const tokens: Record<string, string> = {
      red: opened.token,
      blue: seated.token,
      spectator: opened.spectatorToken,
    };
    fits('Session', (await client.get(id, tokens.spectator)).body);
    for (let version = 2; version < 8; version += 1) {
      const token = tokens[version % 2 ? 'blue' : 'red'];
      const { body } = await client.get(`${id}/actions`, token);
      fits('SessionActions', body);
      fits('SessionTrial', (await client.post(`${id}/commands?dryRun=true`, token, body.actions[0].command)).body);
      if (version === 4) fits('SessionFile', (await client.post(`${id}/export`, token, {})).body);
      const done = await client.command(id, token, version, body.actions[0].command);
      fits('SessionCommandResult', done.body);
    }
    fits('SessionHistory', (await client.get(`${id}/events`, tokens.red)).body);
    fits('Session', (await client.get(id, tokens.red)).body);
    const file = (await client.post(`${id}/export`, tokens.red, {})).body;
    fits('SessionFile', file);
    const verdict = await verifier.verifyGame(file);
    expect([verdict.ok, verdict.over, verdict.faults]).toEqual([true, true, []]);
    const fork = await client.post(`${id}/fork`, tokens.red, { version: 4 });
    fits('OpenedSession', fork.body);
  });

  it('come with the file that checks them', async () => {
    const response = await fetch(`${server.url}/v1/sessions/verify.mjs`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await response.text()).toBe(readFileSync(VERIFIER, 'utf8'));
  });
});
