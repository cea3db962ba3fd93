import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { materialsFor } from '../../support/materials.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { addPiece, savedGame } from '../../support/vassal.js';
import { type LaidUnit, MadeUpModule } from '../../support/vassal-game.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ UMPIRE_WORKERS: '0' });
});
afterAll(() => server.close());

const module = new MadeUpModule(coldWarBattles, materialsFor(coldWarBattles, 'kalima-crossing'));

/** The set-up of the scenario, but for the mechanised battalion, which has come up to the town. */
const UNITS: LaidUnit[] = [
  { card: 'kalima-rifles-1', hex: '0605' },
  { card: 'kalima-base', hex: '0605' },
  { card: 'kalima-rifles-2', hex: '0706' },
  { card: 'kalima-light-1', hex: '0506' },
  { card: 'kalima-tanks', hex: '0604' },
  { card: 'kalima-battery', hex: '0603' },
  { card: 'kudu-mech', hex: '0606' },
  { card: 'eland-cavalry', hex: '0908' },
  { card: 'springbok-infantry', hex: '0508' },
  { card: 'southern-guns', hex: '0609' },
  { card: 'unita-band-1', hex: '0203' },
  { card: 'unita-band-2', hex: '1007' },
  { card: 'depot-south-base', hex: '0608' },
];
const pieceOf = (card: string): string => String(UNITS.findIndex((unit) => unit.card === card) + 1);
const base64 = (file: Uint8Array): string => Buffer.from(file).toString('base64');
const STANDING = { turn: 1, phase: 'combat', side: 'southAfrican' };

const send = (path: string, body: object, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/v1/vassal/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
// biome-ignore lint/suspicious/noExplicitAny: an answer is looked into by the assertions
const body = async (answer: Promise<Response>): Promise<any> => (await answer).json();

const question = (name: string, about: object, more: object = {}) => ({
  save: base64(module.save(UNITS)),
  mapping: module.mapping,
  game: { scenario: 'kalima-crossing' },
  standing: STANDING,
  question: name,
  about,
  ...more,
});

describe('questions about a saved game', () => {
  it('an attack is asked as adjacent-attack, with terrain, units and figures from map, position and cards', async () => {
    const about = { units: [pieceOf('kudu-mech')], targets: ['0605'], crt: 'assault' };
    const { asked, ruling } = await body(send('questions', question('attack', about, { dice: { given: [4] } })));
    expect(asked.procedure).toBe('combat/adjacent-attack');
    // Kalima is a town; no river lies between 0606 and 0605; the figures are those of the cards.
    expect(asked.input).toMatchObject({
      attackingSide: 'southAfrican',
      attackers: [{ name: 'kudu-mech', type: 'mechanisedInfantry', attack: 6, across: 'none' }],
      defendingHexes: [
        {
          hex: '0605',
          terrain: ['town'],
          units: [
            { name: 'kalima-rifles-1', defence: 4 },
            { name: 'kalima-base', defence: 2 },
          ],
        },
      ],
    });
    expect(ruling).toMatchObject({ game: 'cold-war-battles', legal: true, dice: [{ value: 4 }] });
  });

  it('what is asked can be asked again without the file, and is answered the same', async () => {
    const about = { units: ['kudu-mech'], targets: ['0605'], crt: 'assault' };
    const { asked, ruling } = await body(send('questions', question('attack', about, { dice: { given: [2] } })));
    const again = fetch(`${server.url}/v1/games/cold-war-battles/${asked.procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ input: asked.input, options: asked.options, dice: { given: [2] } }),
    });
    expect(await body(again)).toEqual(ruling);
  });

  it.each([
    ['reach', { unit: 'eland-cavalry' }, 'movement/reach'],
    ['sight', { unit: 'southern-guns', target: '0605' }, 'spotting/artillery-range'],
    ['supply', { side: 'communist' }, 'status/supply'],
    ['obligations', { side: 'southAfrican' }, 'combat/attack-obligations'],
    ['bombardment', { units: ['southern-guns'], target: '0605' }, 'combat/bombardment'],
  ])('%s is a question of its own', async (name, about, procedure) => {
    const { asked, ruling } = await body(send('questions', question(name, about)));
    expect([asked.procedure, ruling.legal]).toEqual([procedure, true]);
  });

  it('a chat window gets the ruling as text, in its language', async () => {
    const about = question('supply', { side: 'communist' });
    const answer = await send('questions', about, { accept: 'text/plain', 'accept-language': 'ja' });
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    // The mechanised battalion stands next to the base, so its zone of control reaches it [17.31].
    const lines = (await answer.text()).split('\n');
    expect(lines[1]).toMatch(/^1\. \[17\.31\]/);
    expect(lines[0]).toContain('消耗状態');
  });

  it('what cannot be asked is told at its field', async () => {
    const errors = async (request: object) => (await body(send('questions', request))).errors;
    expect(await errors(question('atack', {}))).toMatchObject([
      { pointer: '/question', detail: expect.stringContaining('did you mean "attack"') },
    ]);
    expect(await errors(question('attack', { units: ['eland-cavalry'], targets: ['0605'] }))).toMatchObject([
      { pointer: '/about/units/0', detail: expect.stringContaining('cannot attack 0605') },
    ]);
    expect(await errors(question('reach', { unit: 'eland-cavalry', far: 3 }))).toMatchObject([
      { pointer: '/about/far' },
    ]);
    expect(await errors(question('reach', { unit: 'x' }, { standing: { ...STANDING, phase: 'tea' } }))).toMatchObject([
      { pointer: '/standing/phase' },
    ]);
  });

  it('a piece that nobody knows, or a unit that lies nowhere, is told and not guessed', async () => {
    const stranger = addPiece({ id: '99', name: 'A stranger', x: 100, y: 100 });
    const unknown = await body(
      send('questions', { ...question('supply', { side: 'communist' }), save: base64(savedGame([stranger])) }),
    );
    expect(unknown.errors).toMatchObject([
      { pointer: '/mapping/pieces', detail: expect.stringContaining('side and card of "A stranger" (piece 99)') },
    ]);
    const without = base64(module.save(UNITS.filter(({ card }) => card !== 'unita-band-2')));
    const lost = await body(send('questions', { ...question('supply', { side: 'communist' }), save: without }));
    expect(lost.errors).toMatchObject([{ pointer: '/save', detail: expect.stringContaining('"unita-band-2"') }]);
    const told = { ...STANDING, eliminated: ['unita-band-2'] };
    const known = await body(
      send('questions', { ...question('supply', { side: 'communist' }), save: without, standing: told }),
    );
    expect(known.ruling.legal).toBe(true);
  });
});

describe('a session that goes on from a saved game', () => {
  const request = (more: object = {}) => ({
    save: base64(module.save(UNITS)),
    mapping: module.mapping,
    standing: { ...STANDING, points: { communist: 2 } },
    session: { scenario: 'kalima-crossing', ...more },
  });

  it('stands where the pieces lay, is played by its seats alone, and can be checked when it is over', async () => {
    const answer = await send('sessions', request());
    expect(answer.status).toBe(201);
    const opened = await body(Promise.resolve(answer));
    expect(opened.forkedFrom).toMatchObject({ session: 'elsewhere', version: 0 });
    const client = new SessionClient(server.url);
    expect((await client.get(opened.id)).status).toBe(401);
    const tokens: Record<string, string> = {};
    for (const side of opened.sides) {
      const claim = { invitation: opened.invitations[side].code, name: side, seed: side };
      tokens[side] = (await client.claim(opened.id, claim)).body.token;
    }
    const { view } = (await client.get(opened.id, tokens.southAfrican)).body;
    const places = Object.fromEntries(
      view.board.pieces.map(({ id, place }: { id: string; place: { id: string } }) => [id, place.id]),
    );
    expect(places).toMatchObject(Object.fromEntries(UNITS.map(({ card, hex }) => [card, hex])));
    expect(view.clock).toMatchObject({ turn: 1 });
    const attack = { type: 'attack', unit: 'kudu-mech', target: '0605' };
    const version = await client.play(opened.id, tokens.southAfrican, 2, attack);
    await client.play(opened.id, tokens.communist, version, { type: 'concede' });
    // Saved, it holds the state it began with, and another server takes it in.
    const saved = (await client.post(`${opened.id}/export`, tokens.communist, {})).body;
    expect(saved.base.position.units['kudu-mech'].hex).toBe('0606');
    expect((await client.post('import', undefined, saved)).status).toBe(201);
  });

  it('its board comes back as a saved game, by a link', async () => {
    const opened = await body(send('sessions', request()));
    const client = new SessionClient(server.url);
    const claim = { invitation: opened.invitations.communist.code, name: 'somebody', seed: 'x' };
    const { token } = (await client.claim(opened.id, claim)).body;
    // Every piece lies in one corner of the saved game that it is made of.
    const corner = {
      save: base64(module.save(UNITS.map(({ card }) => ({ card, hex: '0101' })))),
      mapping: module.mapping,
    };
    expect((await send(`saves?session=${opened.id}`, corner)).status).toBe(401);
    const written = await send(`saves?session=${opened.id}`, corner, { authorization: `Bearer ${token}` });
    expect(written.status).toBe(201);
    const { link, placed, leftOut } = await body(Promise.resolve(written));
    expect([placed, leftOut]).toEqual([UNITS.length, []]);
    const file = await fetch(`${server.url}${link}`);
    expect(file.headers.get('content-type')).toBe('application/zip');
    const save = base64(new Uint8Array(await file.arrayBuffer()));
    const { pieces } = await body(send('positions', { save, mapping: module.mapping }));
    const found = pieces.map(({ card, place }: { card: string; place: { id: string } }) => ({ card, hex: place.id }));
    expect(found).toEqual(UNITS);
    expect((await fetch(`${server.url}/v1/vassal/saves/none.vsav`)).status).toBe(404);
  });

  it('a game that cannot be taken up is refused in words', async () => {
    const refused = async (scenario: string) => {
      const answer = await send('sessions', request({ scenario }));
      return [answer.status, (await body(Promise.resolve(answer))).detail];
    };
    expect(await refused('toll-house')).toEqual([422, expect.stringContaining('purchases')]);
    expect(await refused('valdeoro')).toEqual([422, expect.stringContaining('hands and decks')]);
  });
});
