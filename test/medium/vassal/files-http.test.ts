import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';
import { addPiece, centre, madeModule, savedGame } from '../../support/vassal.js';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ UMPIRE_WORKERS: '0' });
});
afterAll(() => server.close());

const RIFLES = { name: '1st Kalima Rifles' };
const MODULE = madeModule([RIFLES, { name: 'A track' }]);

// biome-ignore lint/suspicious/noExplicitAny: an answer is looked into by the assertions
const body = async (answer: Response): Promise<any> => answer.json();

const sendModule = (bytes: Uint8Array, query = '', type = 'application/zip') =>
  fetch(`${server.url}/v1/vassal/modules${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: Buffer.from(bytes),
  });

const sendSave = (request: object) =>
  fetch(`${server.url}/v1/vassal/positions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });

describe('files of VASSAL over HTTP', () => {
  it('a module gives a mapping that its saved games are read with', async () => {
    const answer = await sendModule(MODULE, '?scenario=kalima-crossing');
    expect(answer.status).toBe(200);
    const { mapping, fill, boards } = await body(answer);
    // One of the two counters has the name of a card, and the board has every hex that the map of the scenario lists.
    expect(fill).toMatchObject({ scenario: 'kalima-crossing', cards: ['kalima-rifles-1'], mapFits: true });
    expect(fill.templates[0]).toMatchObject({ kind: 'map', records: [{ body: { grid: { columns: 11, rows: 9 } } }] });
    expect(boards[0]).toMatchObject({ map: 'Map', board: 'Board', grid: { columns: 11, rows: 9 } });
    const save = Buffer.from(savedGame([addPiece({ ...RIFLES, id: '1', ...centre('0605') })])).toString('base64');
    const read = await sendSave({ save, mapping });
    expect(read.status).toBe(200);
    const { pieces, unmatched } = await body(read);
    expect(pieces).toMatchObject([{ side: 'communist', card: 'kalima-rifles-1', place: { name: '0605' } }]);
    expect(unmatched).toEqual([]);
  });

  it("fills the grid of a published scenario's map from the module, and lists what is left to its owner", async () => {
    const scenario = `${server.url}/v1/scenarios/angola-87`;
    const bare = await body(await fetch(`${scenario}/template?kind=map`));
    const { fill } = await body(await sendModule(MODULE, '?scenario=angola-87'));
    const filled = fill.templates.find(({ kind }: { kind: string }) => kind === 'map');
    expect(filled.records[0].body.grid).toMatchObject({ columns: 11, rows: 9, orientation: 'flat' });
    const pointers = (template: { empty: { pointer: string }[] }) => template.empty.map(({ pointer }) => pointer);
    const isOfGrid = (pointer: string) => pointer.includes('/body/grid');
    // Everything that the template asks for besides is printed on a picture, which no module says.
    expect(pointers(bare).some(isOfGrid)).toBe(true);
    expect(pointers(filled).filter((pointer) => !isOfGrid(pointer))).toEqual(
      pointers(bare).filter((pointer) => !isOfGrid(pointer)),
    );
    expect(pointers(filled).length).toBeLessThan(pointers(bare).length);
    const problems = async (part: object): Promise<string[]> => {
      const asked = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ parts: [part] }),
      };
      const answer = await body(await fetch(`${scenario}/check`, asked));
      return answer.problems.map(({ pointer }: { pointer: string }) => pointer);
    };
    expect((await problems(bare)).some(isOfGrid)).toBe(true);
    expect((await problems(filled)).filter(isOfGrid)).toEqual([]);
  });

  it('a saved game may come as its text, which a helper inside VASSAL has at hand', async () => {
    const { mapping } = await body(await sendModule(MODULE));
    const read = await sendSave({
      save: `begin_save\u001b${addPiece({ ...RIFLES, id: '1', ...centre('0101') })}`,
      mapping,
    });
    expect((await body(read)).pieces[0].place.name).toBe('0101');
  });

  it('what is wrong with a file is told, with the place', async () => {
    const noModule = await sendModule(new TextEncoder().encode('<a>\n<b></a>'), '', 'application/xml');
    expect(noModule.status).toBe(400);
    expect(await body(noModule)).toMatchObject({
      type: '/problems/validation',
      errors: [{ pointer: '', detail: expect.stringContaining('(buildFile, line 2') }],
    });
    const noSave = await sendSave({ save: '!VCSK5a0', mapping: { maps: [] } });
    expect(await body(noSave)).toMatchObject({
      errors: [{ pointer: '/save', detail: expect.stringContaining('savedGame, character 7') }],
    });
    const noMapping = await sendSave({ save: 'begin_save', mapping: { maps: [{ name: 'Map', edge: 3 }] } });
    expect((await body(noMapping)).errors[0].pointer).toBe('/mapping/maps/0/edge');
  });

  it('a module is sent as a file, and a file to no other route', async () => {
    expect((await sendModule(new TextEncoder().encode('{}'), '', 'application/json')).status).toBe(415);
    const elsewhere = await fetch(`${server.url}/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/zip' },
      body: Buffer.from(MODULE),
    });
    expect(elsewhere.status).toBe(415);
  });

  it('an unknown scenario is not found', async () => {
    expect((await sendModule(MODULE, '?scenario=kalima-crosing')).status).toBe(404);
  });
});
