/** What a chat macro can do with an address alone, and errors that say what to do. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startServer, type TestServer } from '../../support/server.js';

const PATH = '/v1/games/panzer/status/turn-sequence';
let server: TestServer;
let path: string;
beforeAll(async () => {
  server = await startServer();
  const { example } = (await (
    await fetch(`${server.url}/v1/games/crusade-revolution/procedures/combat/battle`)
  ).json()) as { example: { request: { input: object } } };
  const query = new URLSearchParams({ seed: 'macro' });
  const spell = (value: unknown, at: string): void => {
    if (typeof value !== 'object' || value === null) query.set(at, String(value));
    else for (const [key, inner] of Object.entries(value)) spell(inner, at === '' ? key : `${at}.${key}`);
  };
  spell(example.request.input, '');
  path = `/v1/games/crusade-revolution/combat/battle?${query}`;
});
afterAll(async () => {
  await server.close();
});

async function get(address: string, headers: Record<string, string> = {}) {
  const response = await fetch(server.url + address, { headers });
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
}
const errorsOf = (text: string) => (JSON.parse(text) as { errors: { pointer: string; detail: string }[] }).errors;

describe('an address alone', () => {
  it('asks for text, for Japanese and for one line', async () => {
    const ruling = JSON.parse((await get(path)).text) as { summary: string };
    const text = await get(`${path}&format=text`);
    expect([text.type, text.text.split('\n')[0]]).toEqual(['text/plain; charset=utf-8', ruling.summary]);
    expect((await get(`${path}&oneline=true`)).text).toBe(`${ruling.summary}\n`);
    const japanese = JSON.parse((await get(path, { 'accept-language': 'ja' })).text) as { summary: string };
    expect((await get(`${path}&oneline=true&lang=ja`)).text).toBe(`${japanese.summary}\n`);
    expect((await get(`${path}&format=json`, { accept: 'text/plain' })).type).toContain('application/json');
  });

  it('asks the same of a question that is sent as a body, and of a table that is opened', async () => {
    const post = async (address: string, body: object) => {
      const answer = await fetch(server.url + address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
    };
    const attack = '/v1/games/cold-war-battles/combat/adjacent-attack';
    const input = {
      attackingSide: 'soviet',
      crt: 'mobile',
      attackers: [{ attack: 5 }],
      defendingHexes: [{ units: [{ defence: 2 }] }],
    };
    // 5 - 2 = +3: the Mobile table at +3 [18.3], die 4.
    const question = { input, dice: { given: [4] } };
    const { summary } = JSON.parse((await post(attack, question)).text) as { summary: string };
    const text = await post(`${attack}?format=text`, question);
    expect([text.type, text.text.split('\n')[0]]).toEqual(['text/plain; charset=utf-8', summary]);
    expect((await post(`${attack}?oneline=true`, question)).text).toBe(`${summary}\n`);
    expect((await post(`${attack}?lang=ja&oneline=true`, question)).text).toMatch(/[ぁ-ん]/);
    expect((await post(`${attack}/odds?format=text`, { input })).type).toBe('text/plain; charset=utf-8');
    const table = await post('/v1/sessions?format=text', { scenario: 'kalima-crossing' });
    expect([table.status, table.type]).toEqual([201, 'text/plain; charset=utf-8']);
    const misspelt = await post(`${attack}?format=txt`, question);
    expect([misspelt.status, errorsOf(misspelt.text)]).toEqual([
      400,
      [{ pointer: '/format', detail: 'must be one of text, json' }],
    ]);
  });

  it('asks for odds in one line, and in Japanese words', async () => {
    // 5 - 2 = +3: column +2,3 [18.3, 18.2]; what each face gives is printed there.
    const odds =
      '/v1/games/cold-war-battles/combat/adjacent-attack/odds?attackingSide=soviet&attackers.0.attack=5&defendingHexes.0.units.0.defence=2&by=result';
    const { text: lines } = await get(`${odds}&format=text`);
    const { text } = await get(`${odds}&oneline=true`);
    expect(lines.trimEnd().split('\n').length).toBeGreaterThan(6);
    expect(text).toMatch(/^mobile: \d\/\d \(\d+\.\d %\) [A-Z0-9]+; [^\n]+; assault: [^\n]+\n$/);
    expect((await get(`${odds}&oneline=true&lang=ja`)).text).toMatch(/^機動/);
  });

  it('calls the dice in Japanese by their Japanese names', async () => {
    const { text } = await get(
      '/v1/games/cold-war-battles/combat/adjacent-attack?attackingSide=soviet&crt=mobile&attackers.0.attack=5&defendingHexes.0.units.0.defence=2&dice=4&format=text&lang=ja',
    );
    expect(text).toMatch(/\n隣接戦闘 d6: 4\n$/);
  });

  it('is told in Japanese which dice do not fit and which cell is missing', async () => {
    const attack =
      '/v1/games/cold-war-battles/combat/adjacent-attack?attackingSide=soviet&crt=mobile&attackers.0.attack=5&defendingHexes.0.units.0.defence=2';
    expect((await get(`${attack}&dice.combat=7&format=text&lang=ja`)).text).toContain(
      '「combat」の目が7です：d6の目は1から6です',
    );
    expect((await get(`${attack}&dice.combt=4&format=text&lang=ja`)).text).toContain('この手順で振るのはcombatです');
    const dig =
      '/v1/games/panzer/events/fire-check?factor=4&building=wood&options.fires=true&dice=10&format=text&lang=ja';
    expect((await get(dig)).text).toContain('チャート「fire-start」にセル「wood,4」がありません');
  });

  it('works on lists too, whose own parameters are checked for strays', async () => {
    const { status, text } = await get('/v1/scenarios?lang=ja&game=panzer');
    expect([status, text.includes('"records"') || text.includes('[')]).toEqual([200, true]);
  });

  it.each([
    ['lang=fr', '/lang', 'must be one of en, ja'],
    ['format=xml', '/format', 'must be one of text, json'],
    ['oneline=1', '/oneline', 'must be one of true, false'],
  ])('refuses %s', async (query, pointer, detail) => {
    const { status, text } = await get(`${PATH}?${query}`);
    expect([status, errorsOf(text)]).toEqual([400, [{ pointer, detail }]]);
  });
});

describe('an error says what to do', () => {
  it('in its detail, in the language asked for, and as text where text was asked for', async () => {
    const stray = '/v1/games/cold-war-battles/combat/adjacent-attack?atackers.0.attack=3';
    const first = JSON.parse((await get(stray)).text) as { detail: string };
    expect(first.detail).toContain('/input/atackers: there is no such field; did you mean "attackers"?');
    const japanese = await get(`${stray}&lang=ja`);
    expect(errorsOf(japanese.text)[0]!.detail).toBe('このフィールドはありません（「attackers」のことですか？）');
    const { type, text } = await get(`${stray}&format=text`);
    expect(type).toBe('text/plain; charset=utf-8');
    expect(text).toContain('did you mean "attackers"?');
  });

  it.each([
    ['/v1/games/panzr/procedures', 'there is no game "panzr"; did you mean "panzer"?'],
    [
      '/v1/games/cold-war-battles/combat/adjacent-atack',
      'there is no procedure "cold-war-battles/combat/adjacent-atack"; did you mean "cold-war-battles/combat/adjacent-attack"?',
    ],
    [
      '/v1/games/cold-war-battles/events/rotaton',
      'there is no procedure "cold-war-battles/events/rotaton"; did you mean "cold-war-battles/events/rotation"?',
    ],
    [
      '/v1/games/scw-battles/movement/attack',
      'there is no procedure "scw-battles/movement/attack"; did you mean "scw-battles/combat/attack"?',
    ],
    [
      '/v1/games/scw-battles/status/wether',
      'there is no procedure "scw-battles/status/wether"; did you mean "scw-battles/events/weather"?',
    ],
  ])('%s', async (address, detail) => {
    const { status, text } = await get(address);
    expect([status, (JSON.parse(text) as { detail: string }).detail]).toEqual([404, detail]);
  });

  it('about a scenario and a game that are misspelt', async () => {
    const scenario = JSON.parse((await get('/v1/scenarios/kalima-crosing')).text) as { detail: string };
    expect(scenario.detail).toBe('There is no "kalima-crosing" among the scenarios. Did you mean "kalima-crossing"?');
    const { status, text } = await get('/v1/cards?game=panzr');
    expect([status, errorsOf(text)[0]]).toEqual([
      400,
      { pointer: '/game', detail: expect.stringMatching(/^must be one of .*; did you mean "panzer"\?$/) },
    ]);
  });

  it('about a side or type that no record of the shelf has', async () => {
    const { status, text } = await get('/v1/cards?game=cold-war-battles&side=sovet');
    expect([status, errorsOf(text)[0]]).toEqual([
      400,
      { pointer: '/side', detail: expect.stringMatching(/^must be one of .*soviet.*; did you mean "soviet"\?$/) },
    ]);
    expect((await get('/v1/cards?type=infantree')).status).toBe(400);
    expect((await get('/v1/cards?game=panzer&side=soviet&text=nosuchname')).text).toBe('{"items":[]}');
  });

  it('about a token that is missing, one that is wrong, and a kind of command that is misspelt', async () => {
    const opened = await fetch(`${server.url}/v1/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        scenario: 'kalima-crossing',
        seat: { side: 'communist', name: 'Anna', seed: 'of Anna' },
      }),
    });
    const { id, token } = (await opened.json()) as { id: string; token: string };
    const actions = `/v1/sessions/${id}/actions`;
    const detailOf = async (headers: Record<string, string>): Promise<string> =>
      (JSON.parse((await get(actions, headers)).text) as { detail: string }).detail;
    expect(await detailOf({})).toContain('needs "Authorization: Bearer <token>"');
    expect(await detailOf({ authorization: 'Bearer wrong' })).toBe('The token that was sent is none of this session.');
    const { status, text } = await get(`${actions}?type=mvoe`, {
      authorization: `Bearer ${token}`,
    });
    expect([status, errorsOf(text)[0]!.detail]).toEqual([400, expect.stringContaining('did you mean "move"?')]);
  });

  it('about a body it cannot read: which it can', async () => {
    const response = await fetch(`${server.url}${PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/xml' },
      body: '<input/>',
    });
    expect([response.status, ((await response.json()) as { detail: string }).detail]).toEqual([
      415,
      expect.stringContaining('application/json'),
    ]);
  });
});

describe('every list and every entry is text where text is asked for', () => {
  it.each([
    ['/v1/games?format=text', /^cold-war-battles Cold War Battles: Budapest '56 & Angola '87/],
    ['/v1/games/scw-battles?oneline=true', /^scw-battles Spanish Civil War Battles[^\n]*\n$/],
    [
      '/v1/games/cold-war-battles/procedures?format=text',
      /^combat\/adjacent-attack Adjacent attack: Resolves an attack/,
    ],
    [
      '/v1/games/cold-war-battles/procedures/combat/bombardment?oneline=true',
      /^combat\/bombardment Bombardment: [^\n]+\n$/,
    ],
    ['/v1/games/cold-war-battles/rules?format=text&lang=ja', /\n11\.3 [^\n]*：?[^\n]+\n/],
    [
      '/v1/games/panzer/rules/6.5.2?oneline=true&lang=ja',
      /^6\.5\.2 直接射撃ステップ・AP射撃: AP欄を持つ全ユニットが車両のみを撃つ。\n$/,
    ],
    ['/v1/games/panzer/charts?format=text', /\nap-hit AP Hit Table\n/],
    ['/v1/games/panzer/charts/ap-hit?format=text', /\n {2}0, P: 90\n/],
    ['/v1/games/cold-war-battles/glossary?format=text', /^Adjacent Combat: 隣接戦闘 \(between neighbouring hexes/],
    ['/v1/scenarios?game=panzer&format=text', /^[a-z-]+ Training: |\nmill-farm Training: Mill Farm\n/],
    ['/v1/scenarios/mill-farm?oneline=true&lang=ja', /^mill-farm 練習シナリオ：水車農場\n$/],
    ['/problems?format=text&lang=ja', /^\/problems\/bad-request 不正なリクエスト: /],
    ['/problems/missing-facts?oneline=true', /^\/problems\/missing-facts [^\n]+: [^\n]+\n$/],
  ])('%s', async (address, told) => {
    const { status, type, text } = await get(address);
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(told);
  });

  it('and a parameter that would change nothing is refused', async () => {
    for (const address of ['/v1/games?gmae=x', '/v1/games/panzer/rules?resolver=combat', '/problems?foo=1']) {
      const { status, text } = await get(address);
      expect([status, errorsOf(text)[0]!.detail]).toEqual([400, expect.stringContaining('there is no such parameter')]);
    }
    expect((await get('/problems/missing-fact')).text).toContain('did you mean \\"missing-facts\\"?');
  });
});
