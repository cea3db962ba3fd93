import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { startServer, type TestServer } from '../../support/server.js';
import { type Opened, SessionClient } from '../../support/sessions.js';

describe('a position', () => {
  let server: TestServer;
  let client: SessionClient;
  let opened: Opened;
  let version: number;
  beforeAll(async () => {
    server = await startServer({}, [], games);
    client = new SessionClient(server.url);
    opened = await client.open({ scenario: 'villar-bridge', spectators: 'open' });
    version = (await client.get(opened.id)).body.version;
    // Whoever is asked takes the first thing that is open, a dozen times.
    for (let times = 0; times < 12; times += 1) {
      const [side] = (await client.get(opened.id)).body.waitingFor;
      const { body } = await client.get(`${opened.id}/actions`, opened.tokens[side]);
      version = await client.play(opened.id, opened.tokens[side], version, body.actions[0].command);
    }
  });
  afterAll(() => server.close());

  const read = (path: string, headers = {}) => client.get(`${opened.id}${path}`, undefined, headers);

  it('of an earlier version is shown as it was then', async () => {
    const now = (await read('')).body;
    const then = (await read(`?version=${version - 12}`)).body;
    expect([now.version, then.version, then.you]).toEqual([version, version - 12, null]);
    expect(then.view.board).not.toEqual(now.view.board);
    expect((await read(`?version=${version}`)).body.view).toEqual(now.view);
    const beyond = await read(`?version=${version + 1}`);
    expect([beyond.status, beyond.body.errors[0].pointer]).toEqual([400, '/version']);
  });

  it('has the same parts in every game: board, clock, score and what is asked', async () => {
    const { view, waitingFor } = (await read('')).body;
    expect(Object.keys(view)).toEqual(['board', 'clock', 'score', 'pending', 'game']);
    expect(view.board.map).toMatchObject({ id: 'villar-bridge-map', kind: 'hexes' });
    expect(view.pending[0].sides).toEqual(waitingFor);
    expect(view.clock.phase.name.ja).not.toBe('');
  });

  it('is told in lines, in both languages', async () => {
    const en = await read('', { accept: 'text/plain' });
    const ja = await read('?format=text&lang=ja');
    expect([en.headers.get('content-type'), en.text.split('\n')[0]]).toEqual([
      'text/plain; charset=utf-8',
      `villar-bridge, version ${version}`,
    ]);
    expect(ja.text).toContain(`villar-bridge, バージョン ${version}`);
    const { view, seats, waitingFor } = (await read('')).body;
    const { pieces } = view.board;
    const title = seats.find(({ side }: { side: string }) => side === waitingFor[0]).title;
    expect(en.text).toContain(`waiting for: ${title.en}\n`);
    expect(ja.text).toContain(`手番: ${title.ja}\n`);
    for (const { name } of pieces) expect(en.text).toContain(name.en);
    for (const { name } of pieces) expect(ja.text).toContain(name.ja ?? name.en);
  });

  it('is drawn on its own map with its counters, at any size', async () => {
    const drawn = await read('/board.svg?width=640');
    expect([drawn.status, drawn.headers.get('content-type')]).toEqual([200, 'image/svg+xml; charset=utf-8']);
    expect(drawn.text).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+" width="640" height="\d+"/,
    );
    const { pieces } = (await read('')).body.view.board;
    const onMap = pieces.filter(({ place }: { place: { kind: string } }) => place.kind === 'hex');
    expect(onMap.length).toBeGreaterThan(0);
    for (const { name } of onMap) expect(drawn.text).toContain(name.en.replaceAll("'", '&#39;'));
    const japanese = await read('/board.svg?lang=ja');
    expect(japanese.text).toContain(onMap[0].name.ja);
    // Without a size of its own it takes the room there is.
    expect(japanese.text).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+" role="img" xml:lang="ja">/);
    // Types of units: no English word is left on a counter.
    expect(japanese.text).not.toMatch(/font-size="7"[^>]*>[a-z]/);
    // The legend of Villar: clear, woods, hills, rough, town, river, bridge and both kinds of road.
    for (const word of ['平地', '林', '丘陵', '荒地', '町', '河川', '橋梁', '主要道路', '二級道路']) {
      expect(japanese.text).toContain(`>${word}</text>`);
    }
    expect((await read('/board.svg?width=1')).status).toBe(400);
  });

  it('is played with a map and cards that can be read as they were frozen', async () => {
    const { scenario, maps, cards } = (await read('/materials')).body;
    expect([scenario.id, maps.map(({ id }: { id: string }) => id)]).toEqual(['villar-bridge', ['villar-bridge-map']]);
    expect(cards.length).toBeGreaterThan(0);
  });

  it('has a list of actions that can be counted instead of listed', async () => {
    const [side] = (await read('')).body.waitingFor;
    const token = opened.tokens[side];
    const listed = (await client.get(`${opened.id}/actions`, token)).body;
    const counted = (await client.get(`${opened.id}/actions/summary`, token)).body;
    expect((await client.get(`${opened.id}/actions?summary=true`, token)).body).toEqual(counted);
    expect(counted.count).toBe(listed.actions.length);
    const types = counted.types.map(({ type, count }: { type: string; count: number }) => [type, count]);
    for (const [type, count] of types) {
      const { actions } = (await client.get(`${opened.id}/actions?type=${type}`, token)).body;
      expect([type, actions.length]).toEqual([type, count]);
      expect((await client.get(`${opened.id}/actions/summary?type=${type}`, token)).body.count).toBe(count);
    }
    expect((await client.get(`${opened.id}/actions?summary=yes`, token)).status).toBe(400);
  });

  it('came about by events that are told in sentences, as JSON and in lines', async () => {
    const { entries } = (await read('/events?limit=500')).body;
    const events = entries.flatMap((entry: { events: object[] }) => entry.events);
    for (const event of events) expect(event).toMatchObject({ text: expect.any(String), rule: expect.any(String) });
    const lines = await read('/events?limit=500', { accept: 'text/plain' });
    expect(lines.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(lines.text).toContain('The game begins.');
    expect((await read('/events?format=text&lang=ja')).text).toContain('ゲームを開始します。');
  });
});
