import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coldWarBattles as game } from '../../../src/games/cold-war-battles/index.js';
import { type Entry, Session, type SessionSetup, type SessionState } from '../../../src/kernel/session/index.js';
import { angolaDocuments, budapestDocuments } from '../../support/cwb-published.js';
import { countersIn, hiddenFrom } from '../../support/cwb-secrets.js';
import { EventStream, subscribeTo } from '../../support/event-stream.js';
import { ADMIN_KEY } from '../../support/library.js';
import { Chooser } from '../../support/random-play.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SESSION } from '../../support/session-selections.js';
import { type Opened, SessionClient } from '../../support/sessions.js';

/** More by hand: `HIDDEN_COMMANDS=2000 npm run jest -- test/slow/sessions/cold-war-battles-hidden`. */
const COMMANDS = Number(process.env.HIDDEN_COMMANDS ?? 200);
const OPTIONS = { recon: true, screening: true, irregulars: true, fireControl: true };

/** Bytes somebody was sent, and the version he was sent them at. */
interface Sent {
  readonly viewer: string;
  readonly version: number;
  readonly what: string;
  readonly text: string;
}

interface Evening {
  readonly sent: Sent[];
  readonly file: { materials: SessionSetup; entries: Entry[] };
}

describe.each([
  ['angola-87', angolaDocuments(), OPTIONS],
  ['budapest-56', budapestDocuments(), { ...OPTIONS, natoIntervention: 'overt', armyIntervention: true }],
])('%s, played at random over HTTP', (scenario, documents, options) => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_ADMIN_KEY: ADMIN_KEY });
    client = new SessionClient(server.url);
    const stored = await client.http.send('POST', '/v1/library/import?existing=replace', { records: documents });
    expect([stored.status, stored.status === 200 ? '' : stored.text]).toEqual([200, '']);
  });
  afterAll(() => server.close());

  it('sends nobody a byte of what is hidden from him', async () => {
    const { sent, file } = await longEvening(client, { scenario, options });
    const states = statesOf(file);
    const leaks: string[] = [];
    let hidden = 0;
    for (const { viewer, version, what, text } of sent) {
      const unknown = unknownTo(viewer, states, file.entries, version, what);
      hidden += unknown.size;
      // A saved game tells its history: a counter that was seen, lost and put back into its pool is named there [14.4].
      const told = what === 'export' ? countersIn(heardBy(viewer, sent)) : new Set();
      for (const name of countersIn(text)) {
        if (unknown.has(name) && !told.has(name)) leaks.push(`${what} to ${viewer} at ${version}: ${name}`);
      }
    }
    expect(leaks).toEqual([]);
    // It did look: much was hidden, and what was sent does name counters, once they may be known.
    expect(hidden).toBeGreaterThan(COMMANDS);
    expect(countersIn(sent.map(({ text }) => text).join()).size).toBeGreaterThan(0);
  }, 600_000);
});

/** The first game that goes on long enough: of one that is over streams bring everything, late entries included. */
async function longEvening(client: SessionClient, game: object): Promise<Evening> {
  for (let i = 1; i <= 20; i += 1) {
    const evening = await playWatched(client, await client.open(game), new Chooser(`evening ${i}`));
    if (evening) return evening;
  }
  throw new Error(`twenty games in a row were over before ${COMMANDS} commands`);
}

/** Plays on for a while with everybody listening in every way there is; then one side gives up, and the log lies open. */
async function playWatched(
  client: SessionClient,
  { id, tokens }: Opened,
  chooser: Chooser,
): Promise<Evening | undefined> {
  const sent: Sent[] = [];
  const viewers = Object.keys(tokens);
  const streams = await Promise.all(viewers.map((viewer) => EventStream.open(client.url, id, tokens[viewer])));
  const sockets = viewers.map((viewer) => subscribeTo(client.url, id, tokens[viewer]));
  let version = 2;
  const ask = async (viewer: string, path: string, language = 'en'): Promise<string> => {
    const { status, text } = await client.get(`${id}${path}`, tokens[viewer], { 'accept-language': language });
    // A spectator has no actions; anywhere else a refusal, which says nothing, would only seem to hide it.
    expect(status).toBe(viewer === 'spectator' && path === '/actions' ? 403 : 200);
    sent.push({ viewer, version, what: `GET ${path} (${language})`, text });
    return text;
  };
  for (let n = 0; n < COMMANDS; n += 1) {
    const { waitingFor } = JSON.parse(await ask(viewers[0]!, ''));
    const side: string = chooser.of(waitingFor);
    const { actions } = JSON.parse(await ask(side, '/actions')) as { actions: { command: object }[] };
    const { command } = chooser.of(actions);
    const trial = await client.post(`${id}/commands?dryRun=true`, tokens[side], command);
    sent.push({ viewer: side, version, what: 'dry run', text: trial.text });
    // Somebody else tries to do it: he is refused, and the refusal must tell him nothing either.
    const other = viewers.find((viewer) => viewer !== side)!;
    const stolen = await client.command(id, tokens[other], version, command);
    expect(stolen.status).toBe(409);
    sent.push({ viewer: other, version, what: 'refusal', text: stolen.text });
    const done = await client.command(id, tokens[side], version, command);
    if (done.status !== 200) throw new Error(`${JSON.stringify(command)} was listed and refused: ${done.text}`);
    version = done.body.version;
    if (done.body.ended) {
      await Promise.all(sockets.map((socket) => socket.close()));
      return undefined;
    }
    sent.push({ viewer: side, version, what: 'entry', text: done.text });
    if (n % 5 === 0) {
      for (const viewer of viewers) {
        for (const language of ['en', 'ja']) {
          for (const path of ['', '/actions']) await ask(viewer, path, language);
        }
      }
    }
  }
  for (const viewer of viewers) {
    const saved = await client.post(`${id}/export`, tokens[viewer], {});
    sent.push({ viewer, version, what: 'export', text: saved.text });
    const query = `{ session(id: "${id}") { ${SESSION} } }`;
    const authorization = `Bearer ${tokens[viewer]}`;
    const { body, text } = await client.http.send('POST', '/graphql', { query }, { authorization });
    expect(body.errors).toBeUndefined();
    sent.push({ viewer, version, what: 'GraphQL', text });
  }
  await Promise.all([
    ...streams.map((stream) => stream.reached(version)),
    ...sockets.map((one) => one.reached(version)),
  ]);
  viewers.forEach((viewer, i) => {
    for (const entries of [streams[i]!.entries, sockets[i]!.entries]) {
      for (const entry of entries)
        sent.push({ viewer, version: entry.version, what: 'entry', text: JSON.stringify(entry) });
    }
  });
  await client.command(id, tokens[viewers.find((viewer) => viewer !== 'spectator')!], version, { type: 'concede' });
  await Promise.all(streams.map((stream) => stream.until(() => false)));
  await Promise.all(sockets.map((socket) => socket.close()));
  return { sent, file: (await client.post(`${id}/export`, tokens[viewers[0]!], {})).body };
}

/** Everything the streams have brought somebody, which is looked through entry by entry. */
const heardBy = (viewer: string, sent: readonly Sent[]): string =>
  sent
    .filter((one) => one.viewer === viewer && one.what === 'entry')
    .map(({ text }) => text)
    .join();

/** The state at each version, from the whole log that everybody may read in the end. */
function statesOf({ materials, entries }: Evening['file']): SessionState[] {
  const session = new Session(game, game.declaration.session!, materials);
  const states = [session.open()];
  for (const entry of entries) {
    states.push(
      session.fold(states.at(-1)!, entry, () => {
        throw new Error('nobody took anything back');
      }),
    );
  }
  return states;
}

/** What a viewer may not learn from bytes of a version; of an entry, what was hidden before it and is so after it. */
function unknownTo(
  side: string,
  states: readonly SessionState[],
  entries: readonly Entry[],
  version: number,
  what: string,
): Set<string> {
  const viewer = side === 'spectator' ? null : side;
  const hidden = hiddenFrom(states[version]!, viewer);
  if (what !== 'entry') return hidden;
  const before = hiddenFrom(states[version - 1]!, viewer);
  // Turned up and lost in one stroke, and back in its pool: everybody saw it [14.4, 16.13, 17.24].
  const open = entries[version - 1]!.events.filter(
    ({ type }) => type === 'unit-revealed' || type === 'unit-eliminated',
  );
  const shown = new Set(open.map(({ counter }) => counter as string));
  return new Set([...hidden].filter((name) => before.has(name) && !shown.has(name)));
}
