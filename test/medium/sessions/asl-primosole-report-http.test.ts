import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checked } from '../../../src/edge/checker/checker.js';
import { readModule } from '../../../src/vassal/module/module.js';
import { moduleAnswer } from '../../../src/vassal/module/module-answer.js';
import { VassalMapping } from '../../../src/vassal/shapes/mapping.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { addPiece, centre, madeModule, savedGame } from '../../support/vassal.js';

type Side = 'british' | 'axis';
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked into by the assertions
type Body = any;

/** The board of the made-up module has the hexes of Toll House under numbers: 0603 is F3. */
const PLACES = Object.fromEntries(
  Array.from({ length: 11 * 9 }, (_, at) => {
    const [column, row] = [at % 11, Math.floor(at / 11)];
    return [`${String(column + 1).padStart(2, '0')}0${row + 1}`, `${'ABCDEFGHIJK'[column]}${row + 1}`];
  }),
);
const numberOf = (hex: string): string => Object.entries(PLACES).find(([, name]) => name === hex)![0];

/** What its players call things: pieces by name, a squad of the garrison without one, markers of the table. */
const PIECES = [
  ...['Para squad 1', 'Para squad 2', 'Para squad 3', 'Para leader'].map((name) => ({
    ...{ name, side: 'british', card: name },
  })),
  { name: 'Garrison leader', side: 'axis', card: 'Garrison leader' },
  { name: '4-5-7 squad', side: 'axis', card: 'german 4-5-7' },
  { name: 'British control', side: 'british', card: 'control' },
  { name: 'Wreck', side: 'axis', card: 'wreck burntOutWreck' },
  { name: 'Turn', ignore: true },
  { layers: { Suppressed: '2' }, states: ['encircled'] },
];

const NAMES = [...new Set(PIECES.flatMap((rule) => ('name' in rule ? [rule.name as string] : [])))];
const { mapping } = moduleAnswer(readModule(madeModule(NAMES.map((name) => ({ name })))), 'en', undefined as never);
const MAPPING = checked(VassalMapping, { ...mapping, places: PLACES, pieces: PIECES });

const saveOf = (pieces: readonly (readonly [string, string, boolean?])[]): string =>
  Buffer.from(
    savedGame([
      ...pieces.map(([name, hex, encircled], at) =>
        addPiece({ id: String(at + 1), name, ...centre(numberOf(hex)), ...(encircled ? { suppressed: true } : {}) }),
      ),
      'MapBoardPicker\tBoard\t0\t0',
    ]),
  ).toString('base64');

describe('the report of a battle, by each of its three doors', () => {
  let server: TestServer;
  let client: SessionClient;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_WORKERS: '0' });
    client = new SessionClient(server.url);
  });
  afterAll(() => server.close());

  /** Toll House, fought on VASSAL. The garrison was pushed back to F7 and E8, and one squad is gone; the bridge is British. */
  const SAVE = saveOf([
    ...([
      ['Para squad 1', 'F3'],
      ['Para squad 2', 'G4'],
      ['Para squad 3', 'F5'],
      ['Para leader', 'F3'],
      ['Garrison leader', 'F7'],
      ['4-5-7 squad', 'F7'],
      ['4-5-7 squad', 'E8', true],
      ['British control', 'F5'],
      ['Wreck', 'I3'],
      ['Turn', 'A1'],
    ] as const),
  ]);

  async function battle() {
    const { id, tokens } = await client.open({ scenario: 'toll-house' });
    let version = 2;
    const send = async (side: Side, command: object): Promise<Body> => {
      const answer = await client.command(id, tokens[side]!, version, command as never);
      if (answer.status === 200) version = answer.body.version;
      return answer;
    };
    for (const type of ['begin-play', 'open-report'])
      for (const side of ['british', 'axis'] as const) await send(side, { type });
    const fill = async (token: string | undefined, save = SAVE): Promise<Body> => {
      const answer = await fetch(`${server.url}/v1/vassal/forms?session=${id}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ save, mapping: MAPPING }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const view = async (side: Side): Promise<Body> => (await client.get(id, tokens[side])).body.view.game;
    const idOf = async (name: string): Promise<string> =>
      Object.entries((await view('axis')).counters as Record<string, { name: { en: string } }>).find(
        ([, counter]) => counter.name.en === name,
      )![0];
    return { id, tokens, send, fill, view, idOf };
  }

  const pageIn = (forms: Body, page: string): Body =>
    forms.body.forms.find(({ command }: Body) => command.page === page)?.command;
  const agree = (page: string): object => ({ type: 'agree', page, except: [] });

  it('is filed by form, by table and from a saved game, to the end of the Refit Phase’s first steps', async () => {
    const { id, tokens, send, fill, view, idOf } = await battle();
    const squads = await Promise.all([1, 2, 3].map((number) => idOf(`Garrison squad ${number}`)));
    // By form: the page as it is listed.
    const { body } = await client.get(`${id}/actions`, tokens.british);
    const listed = (body.actions as Body[]).find(({ command }) => command.page === 'gameEnd');
    expect(listed.form.schema.properties.page).toMatchObject({ const: 'gameEnd' });
    expect([(await send('british', listed.command)).status, (await send('axis', agree('gameEnd'))).status]).toEqual([
      200, 200,
    ]);
    // By table.
    const losses = { type: 'file', page: 'losses', csv: 'kind,name,value\ncount,cvp,0\n' };
    expect([(await send('british', losses)).status, (await send('axis', agree('losses'))).status]).toEqual([200, 200]);
    // From the saved game: the Axis side is told its own pages and nothing of the other's.
    const forms = await fill(tokens.axis);
    expect(forms.status).toBe(200);
    expect(forms.body.forms.map(({ command }: Body) => command.page)).toEqual(['losses', 'state', 'terrain']);
    expect(forms.body.unread).toEqual([]);
    // F7 is where squad 1 stood; E8 is next to E7, where squad 2 stood, and two from D7, where squad 3 stood: squad 3 is gone.
    expect(pageIn(forms, 'losses').lines).toContainEqual({ kind: 'fate', unit: squads[2], fate: 'eliminated' });
    expect(pageIn(forms, 'losses').lines.filter(({ kind }: Body) => kind === 'fate')).toHaveLength(1);
    expect(pageIn(forms, 'state').lines).toEqual([{ kind: 'state', unit: squads[1], is: ['encircled'], hex: 'E8' }]);
    expect(pageIn(forms, 'terrain').lines).toEqual([{ kind: 'wreck', hex: 'I3', as: 'burntOutWreck' }]);
    for (const { command } of forms.body.forms) {
      const sent = await send('axis', command);
      expect([command.page, sent.status]).toEqual([command.page, 200]);
      expect((await send('british', agree(command.page))).status).toBe(200);
    }
    const state = pageIn(await fill(tokens.british), 'state');
    expect([(await send('british', state)).status, (await send('axis', agree('state'))).status]).toEqual([200, 200]);
    // 3.601 to 3.603 are booked; now control, from the marker on the bridge.
    const control = pageIn(await fill(tokens.british), 'control');
    expect(control.lines).toContainEqual({ kind: 'control', hex: 'F5', controller: 'british', empty: false });
    expect([(await send('british', control)).status, (await send('axis', agree('control'))).status]).toEqual([
      200, 200,
    ]);
    // The Encircled squad takes its 1TC [3.6041].
    expect((await send('axis', { type: 'check', unit: squads[1], leader: false })).status).toBe(200);
    expect((await view('axis')).step).toBe('places');
    for (const side of ['british', 'axis'] as const) {
      const places = pageIn(await fill(tokens[side]), 'places');
      expect((await send(side, places)).status).toBe(200);
      expect((await send(side === 'british' ? 'axis' : 'british', agree('places'))).status).toBe(200);
    }
    const after = await view('british');
    expect(['escape', 'equipment']).toContain(after.step);
    const para = Object.values(after.counters as Record<string, Body>).find(({ name }) => name.en === 'Para squad 3');
    // F5 is of the British area, so that the page tells no more of it than the area (PS-06).
    const area = after.areas.find(({ side, hexes }: Body) => side === 'british' && hexes.includes('F5'));
    expect(para.at).toEqual({ area: area.number });
  });

  it('is told by nobody but a side, and pieces that fit nothing are named', async () => {
    const { id, tokens, fill } = await battle();
    expect((await fill(undefined)).status).toBe(401);
    const odd = saveOf([
      ['4-5-7 squad', 'F7'],
      ['4-5-7 squad', 'E7'],
      ['4-5-7 squad', 'D7'],
      ['4-5-7 squad', 'C7'],
      ['Garrison leader', 'F7'],
      ['British control', 'A1'],
    ]);
    const { body } = await fill(tokens.axis, odd);
    // The garrison has three squads on the map, and A1 is no Strategic Location.
    expect(body.unread).toEqual([
      { id: '4', name: '4-5-7 squad', place: '0307', missing: [] },
      { id: '6', name: 'British control', place: '0101', missing: [] },
    ]);
    const strange = Buffer.from(
      savedGame([addPiece({ id: '9', name: 'A stranger', x: 90, y: 90 }), 'MapBoardPicker\tBoard\t0\t0']),
    ).toString('base64');
    expect((await fill(tokens.axis, strange)).body.unread).toMatchObject([
      { id: '9', name: 'A stranger', missing: ['side', 'card'] },
    ]);
    const other = await client.open({ scenario: 'kalima-crossing' });
    const answer = await fetch(`${server.url}/v1/vassal/forms?session=${other.id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${other.tokens.communist}` },
      body: JSON.stringify({ save: SAVE, mapping: MAPPING }),
    });
    expect([answer.status, id === other.id]).toEqual([422, false]);
  });

  it('has every fault of a table located, over HTTP too', async () => {
    const { send } = await battle();
    const csv = 'kind,unit,fate,name,value\ncount,,,cvp,0\nfate,nobody,eliminated,,\nfate,x,vanished,,\n';
    const refused = await send('axis', { type: 'file', page: 'losses', csv });
    expect(refused.status).toBe(422);
    // Rows are counted with the one that names the fields.
    const errors = refused.body.errors as { pointer: string; detail: string }[];
    expect(new Set(errors.map(({ pointer }) => pointer))).toEqual(new Set(['/csv']));
    expect(errors.map(({ detail }) => detail)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/Line 3: nobody is no living counter/),
        expect.stringMatching(/Line 4: .*"vanished"/),
      ]),
    );
  });

  it('is printed for the next scenario as text and as a picture with what waits off the map', async () => {
    const { id, tokens, view } = await battle();
    const { sheet } = await view('axis');
    // Scenario record: the British set up first, the Axis move first; SAN 3 and 2; Turns 5 to 9 end on 1, 3, 5, 6, 9 [CG14].
    expect(sheet.en).toContain('British set up first, Axis move first.');
    expect(sheet.en).toContain('SAN: British 3, Axis 2.');
    expect(sheet.en).toContain('Turn 5: 1, Turn 6: 3, Turn 7: 5, Turn 8: 6, Turn 9: 9');
    expect(sheet.en).toContain('F7: Garrison squad 1, Garrison leader');
    expect(sheet.en).not.toContain('Para squad');
    expect(sheet.ja).toContain('守備分隊1');
    const picture = async (query: string, token = tokens.axis): Promise<string> =>
      (
        await fetch(`${server.url}/v1/sessions/${id}/board.svg${query}`, {
          headers: { authorization: `Bearer ${token}` },
        })
      ).text();
    const [plain, whole] = [await picture(''), await picture('?boxes=true')];
    const height = (svg: string): number => Number(/viewBox="0 0 \d+ (\d+)"/.exec(svg)![1]);
    expect(whole).toContain('Garrison squad 1');
    // Nobody waits off the map on the first date: the picture is the same but for its margin.
    expect(height(whole)).toBeGreaterThanOrEqual(height(plain));
    const ferry = await client.open({ scenario: 'orchard-ferry' });
    for (const side of ['british', 'axis'])
      await client.command(ferry.id, ferry.tokens[side]!, 2, { type: 'purchase', orders: [] });
    const boxes = await fetch(`${server.url}/v1/sessions/${ferry.id}/board.svg?boxes=true`, {
      headers: { authorization: `Bearer ${ferry.tokens.british}` },
    });
    const svg = await boxes.text();
    // The British come from off the map, behind I19: I2 and I4 with 6-4-8 squads.
    expect(svg).toContain('Holding Area of I19');
    expect(svg).toMatch(/\d × British squad 6-4-8/);
    const seen = await (
      await fetch(`${server.url}/v1/sessions/${ferry.id}/board.svg?boxes=true`, {
        headers: { authorization: `Bearer ${ferry.tokens.axis}` },
      })
    ).text();
    expect(seen).not.toContain('6-4-8');
  });

  it('the same saved game is asked about, with pieces named by their ids', async () => {
    const ask = async (question: string, about: object): Promise<Body> => {
      const request = {
        ...{ save: SAVE, mapping: MAPPING, game: { scenario: 'toll-house' }, question, about },
        standing: { turn: 1, phase: 'refit', side: 'british' },
      };
      const answer = await fetch(`${server.url}/v1/vassal/questions`, {
        ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(request) },
      });
      return answer.json();
    };
    // Piece 7 is the second of two 4-5-7. E8 is next to the farm, and three hexes from the bridge: it stays where it is.
    const { asked, ruling } = await ask('areas', { units: ['7'], hexes: ['E8', 'F6'] });
    expect(asked.procedure).toBe('status/setup-areas');
    expect(ruling.outcome.units).toMatchObject([{ name: 'german 4-5-7-2', area: 'axis', standing: 'retained' }]);
    expect(ruling.outcome.hexes).toMatchObject([{ area: 'axis' }, { area: 'noMansLand' }]);
    expect((await ask('checks', { side: 'axis' })).ruling.outcome.due).toEqual([
      { name: 'german 4-5-7-2', checks: ['encirclement'] },
    ]);
    expect((await ask('attack', {})).errors).toMatchObject([{ pointer: '/question' }]);
  });
});
