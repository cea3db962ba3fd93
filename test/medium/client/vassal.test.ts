import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Umpire, UmpireProblem } from '../../../client/src/index.js';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { readModule } from '../../../src/vassal/module/module.js';
import { moduleAnswer } from '../../../src/vassal/module/module-answer.js';
import { materialsFor } from '../../support/materials.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import { addPiece, centre, madeModule, savedGame } from '../../support/vassal.js';
import { type LaidUnit, MadeUpModule } from '../../support/vassal-game.js';

const SCENARIO = 'kalima-crossing';
/** The set-up of the scenario, but for the mechanised battalion, which has come up to the town. */
const PLACES: Readonly<Record<string, string>> = {
  'kalima-rifles-1': '0605',
  'kalima-base': '0605',
  'kalima-rifles-2': '0706',
  'kalima-light-1': '0506',
  'kalima-tanks': '0604',
  'kalima-battery': '0603',
  'kudu-mech': '0606',
  'eland-cavalry': '0908',
  'springbok-infantry': '0508',
  'southern-guns': '0609',
  'unita-band-1': '0203',
  'unita-band-2': '1007',
  'depot-south-base': '0608',
};
const UNITS: LaidUnit[] = Object.entries(PLACES).map(([card, hex]) => ({ card, hex }));
const STANDING = { turn: 1, phase: 'combat', side: 'southAfrican' };

describe('the client reads games that are played on VASSAL', () => {
  const made = new MadeUpModule(coldWarBattles, materialsFor(coldWarBattles, SCENARIO));
  const file = { save: made.save(UNITS), mapping: made.mapping };
  let server: TestServer;
  let umpire: Umpire;
  beforeAll(async () => {
    server = await startServer({ UMPIRE_WORKERS: '0' });
    umpire = new Umpire({ baseUrl: server.url });
  });
  afterAll(() => server.close());

  it('a module, with the cards of a scenario found among its counters', async () => {
    const { name, fill } = await umpire.vassal.module(made.file, { scenario: SCENARIO });
    expect(name).toBe('Made up');
    expect([...fill!.cards].sort()).toEqual(expect.arrayContaining(Object.keys(PLACES).sort()));
  });

  it('where the pieces of a saved game lie, sent as bytes or as base64', async () => {
    const { pieces, unmatched } = await umpire.vassal.position(file);
    expect(unmatched).toEqual([]);
    expect(Object.fromEntries(pieces.map(({ card, place }) => [card, place.id]))).toEqual(PLACES);
    const save = Buffer.from(file.save).toString('base64');
    expect((await umpire.vassal.position({ ...file, save })).pieces).toEqual(pieces);
  });

  it('what the rules say about it, whole or as text', async () => {
    const question = {
      ...file,
      game: { scenario: SCENARIO },
      standing: STANDING,
      question: 'attack',
      about: { units: ['kudu-mech'], targets: ['0605'], crt: 'assault' },
      dice: { given: [4] },
    };
    const { asked, ruling } = await umpire.vassal.ask(question);
    expect(asked.procedure).toBe('combat/adjacent-attack');
    expect(ruling.legal).toBe(true);
    expect((await umpire.vassal.askText(question)).split('\n')[0]).toBe(ruling.summary);
    const wrong = await umpire.vassal.ask({ ...question, question: 'atack' }).catch((error: unknown) => error);
    expect((wrong as UmpireProblem).errors[0]?.pointer).toBe('/question');
  });

  it('goes on with it as a session, once however often it is sent, and writes the board back', async () => {
    const request = { ...file, standing: STANDING, session: { scenario: SCENARIO } };
    const key = 'the same key for both of these';
    const opened = await umpire.vassal.takeUp(request, { key });
    expect((await umpire.vassal.takeUp(request, { key })).id).toBe(opened.id);
    const { token } = await umpire.sessions.claim(opened.id, {
      invitation: opened.invitations!.communist!.code,
      name: 'Anna',
      seed: 'a',
    });
    const corner = { ...file, save: made.save(UNITS.map(({ card }) => ({ card, hex: '0101' }))) };
    const { link, placed, leftOut } = await umpire.vassal.write(opened.id, corner, { token });
    expect({ placed, leftOut }).toEqual({ placed: UNITS.length, leftOut: [] });
    const save = new Uint8Array(await (await fetch(`${server.url}${link}`)).arrayBuffer());
    const { pieces } = await umpire.vassal.position({ ...file, save });
    expect(Object.fromEntries(pieces.map(({ card, place }) => [card, place.id]))).toEqual(PLACES);
    const stranger = await umpire.vassal.write(opened.id, corner).catch((error: unknown) => error);
    expect(stranger).toBeInstanceOf(UmpireProblem);
  });

  it('fills in the pages of a battle report, for the side whose token it is', async () => {
    const squads = ['Para squad 1', 'Para squad 2', 'Para squad 3', 'Para leader'];
    const { mapping } = moduleAnswer(
      readModule(madeModule(squads.map((name) => ({ name })))),
      'en',
      undefined as never,
    );
    // 0603 of the made-up board is F3 of Toll House; squad 3 is not among the pieces any more.
    const pieces = squads.filter((name) => name !== 'Para squad 3');
    const request = {
      save: savedGame([
        ...pieces.map((name, at) => addPiece({ id: String(at + 1), name, ...centre('0603') })),
        'MapBoardPicker\tBoard\t0\t0',
      ]),
      mapping: {
        ...mapping,
        places: { '0603': 'F3' },
        pieces: pieces.map((name) => ({ name, side: 'british', card: name })),
      },
    };
    const sessions = new SessionClient(server.url);
    const { id, tokens } = await sessions.open({ scenario: 'toll-house' });
    let version = 2;
    for (const type of ['begin-play', 'open-report'])
      for (const side of ['british', 'axis']) version = await sessions.play(id, tokens[side], version, { type });
    const { forms, unread, version: at } = await umpire.vassal.forms(id, request, { token: tokens.british });
    expect([at, unread]).toEqual([version, []]);
    const losses = forms
      .map(({ command }) => command as { page: string; lines: object[] })
      .find(({ page }) => page === 'losses');
    expect(losses!.lines.filter((line) => (line as { fate?: string }).fate === 'eliminated')).toHaveLength(1);
    const refused = await umpire.vassal.forms(id, request).catch((error: unknown) => error);
    expect((refused as UmpireProblem).status).toBe(401);
  });
});
