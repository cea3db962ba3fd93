import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import { Chooser } from '../../support/random-play.js';
import { bundlePath, bundleText } from '../../support/rules-bundle.js';
import { startServer, type TestServer } from '../../support/server.js';
import { SessionClient } from '../../support/sessions.js';
import type { GameFile } from '../../support/signed-again.js';
import { VERIFIER, type Verdict } from '../../support/verifier.js';

const GAME = 'scw-battles';
const SEED = "axis = my dog's name";

/** The verifier as a player runs it: a real game, the rules as the server hands them out, what he has kept. */
describe('the verifier with the rules of a game', () => {
  let server: TestServer;
  let folder: string;
  let file: GameFile;
  let earlier: GameFile;
  beforeAll(async () => {
    server = await startServer();
    folder = mkdtempSync(join(tmpdir(), 'umpire-verify-'));
    const client = new SessionClient(server.url);
    const { id, tokens, sides } = await client.open(
      { scenario: 'villar-bridge', spectators: 'open' },
      { republican: SEED },
    );
    let version = sides.length;
    const chooser = new Chooser('verify command');
    for (let n = 0; n < 30; n += 1) {
      const [side] = (await client.get(id)).body.waitingFor as string[];
      const { actions } = (await client.get(`${id}/actions`, tokens[side!])).body;
      version = await client.play(id, tokens[side!], version, chooser.of(actions as { command: object }[]).command);
      if (n === 15) earlier = (await client.post(`${id}/export`, tokens[side!], {})).body;
    }
    await client.play(id, tokens[sides[0]!], version, { type: 'concede' });
    file = (await client.post(`${id}/export`, undefined, {})).body;
    const answer = await fetch(`${server.url}/rules/${GAME}.mjs`);
    writeFileSync(join(folder, 'rules.mjs'), await answer.text());
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const saved = (name: string, content: unknown): string => {
    const path = join(folder, name);
    writeFileSync(path, JSON.stringify(content));
    return path;
  };
  const run = (...words: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [VERIFIER, ...words], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
  const rules = (): string[] => ['--rules', join(folder, 'rules.mjs')];
  const keptIn = ({ opening, entries }: GameFile): string[] => [
    ...['--seed', `republican=${SEED}`, '--commitment', opening.commitment.toUpperCase()],
    ...['--head', `7:${entries[6].hash}`, '--head', `20:${entries[19].hash}`],
  ];

  it('decides it again and leaves with 0 when everything holds', () => {
    const { status, stdout, stderr } = run(saved('game.json', file), ...rules());
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('[ ok ] decided again by the rules');
    expect(stdout).toMatch(/^rules of scw-battles, version \S+, SHA-256 [0-9a-f]{64}$/m);
    expect(stdout).toContain('This game holds.');
    expect(stdout).not.toContain('[ -- ]');
  });

  it('holds what the player kept against it', () => {
    const game = saved('game.json', file);
    const { status, stdout } = run(game, saved('earlier.json', earlier), ...rules(), ...keptIn(file));
    expect(status).toBe(0);
    expect(stdout).toContain('[ ok ] what was signed earlier still stands');
    expect(stdout).toContain('[ ok ] what you kept is in the file');
    const wrong: [string[], string][] = [
      [['--seed', 'republican=another'], 'the seed of republican is not the one you gave'],
      [['--seed', 'monarchist=x'], 'you joined as monarchist, and nobody did in this file'],
      [['--commitment', 'ab'.repeat(32)], 'the commitment was another'],
      [['--head', `7:${'ab'.repeat(32)}`], 'version 7: had another hash when it was sent to you'],
      [['--head', `999:${'ab'.repeat(32)}`], 'version 999: you were sent its hash, and it is not in the file'],
      [['--key', `republican=${file.opening.publicKey}`], 'the seat of republican has no key and not yours'],
    ];
    for (const [words, what] of wrong) {
      const checked = run(game, ...rules(), ...words);
      expect([checked.status, words, checked.stdout]).toEqual([1, words, expect.stringContaining(what)]);
    }
  });

  it('leaves with 2 while the game goes on, and says what waits', () => {
    const { status, stdout } = run(saved('going-on.json', earlier), ...rules());
    expect(status).toBe(2);
    expect(stdout).toContain('the game is not over');
  });

  it('leaves with 1 where the rules are those of another game, or are none', () => {
    const game = saved('game.json', file);
    const other = run(game, '--rules', bundlePath('panzer'));
    expect([other.status, other.stdout]).toEqual([1, expect.stringContaining('those given are of panzer')]);
    writeFileSync(join(folder, 'none.mjs'), 'export const nothing = 1;');
    const none = run(game, '--rules', join(folder, 'none.mjs'));
    expect([none.status, none.stderr]).toEqual([1, expect.stringContaining('it holds no rules of a game')]);
  });

  it('leaves with 1 where the file is no JSON, is cut short or says something twice', () => {
    const text = JSON.stringify(file);
    const twice = text.replace('"result":', '"result":{"winner":"nobody"},"result":');
    const cases: [string | Buffer, string][] = [
      [twice, 'an object in it has two members of one name'],
      [text.replace('"side":', '"side":"republican","side":'), 'an object in it has two members of one name'],
      [text.slice(0, -10), 'cannot be read'],
      [gzipSync(text).subarray(0, 500), 'cannot be read'],
      [`\ufeff${text}`, 'cannot be read'],
      [Buffer.from(text, 'utf16le'), 'cannot be read'],
      ['', 'cannot be read'],
    ];
    for (const [content, what] of cases) {
      const path = join(folder, 'broken.json');
      writeFileSync(path, content);
      const { status, stderr } = run(path, ...rules());
      expect([status, stderr]).toEqual([1, expect.stringContaining(what)]);
    }
  });

  it('says what is wrong with a file of a strange form, however deep or long, and ends', () => {
    const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;
    const { entries, ...head } = file;
    const strange: string[] = [
      deep(1_000_000),
      JSON.stringify(head).replace(/}$/, `,"entries":${deep(100_000)}}`),
      JSON.stringify({ ...head, entries, result: 0 }).replace('"result":0', `"result":${deep(100_000)}`),
      JSON.stringify({ ...head, entries: Array.from({ length: 100_001 }, () => 0) }),
      JSON.stringify({ ...head, entries: [{ ...entries[0], rolls: Array.from({ length: 100_000 }, () => 1) }] }),
      JSON.stringify({ ...file, materials: null }),
      JSON.stringify({ ...file, opening: { ...file.opening, sides: Array.from({ length: 1000 }, (_, i) => `${i}`) } }),
      'null',
      '[]',
      '"x"',
    ];
    for (const text of strange) {
      const path = join(folder, 'strange.json');
      writeFileSync(path, text);
      const { status, stdout, stderr } = run(path, ...rules());
      expect([text.slice(0, 40), status, stderr]).toEqual([text.slice(0, 40), 1, '']);
      expect(stdout).toContain('This game does NOT hold.');
    }
  });

  it.each([
    ['--seed'],
    ['--seed', 'nobody'],
    ['--commitment', 'x'],
    ['--head', '7'],
    ['--head', 'x:y'],
    ['--sed', 'a=b'],
  ])('says how it is used after %s %s', (...words) => {
    const { status, stderr } = run(saved('game.json', file), ...words.filter((word) => word !== undefined));
    expect([status, stderr]).toEqual([1, expect.stringContaining('usage')]);
  });

  describeWithBrowser('in a browser', () => {
    it('decides it again too, with the rules as the page imports them', async () => {
      const browser = await openBrowser();
      const page = await browser.newPage();
      const parts: Record<string, [string, () => string]> = {
        '/umpire-verify.mjs': ['text/javascript', () => readFileSync(VERIFIER, 'utf8')],
        '/rules.mjs': ['text/javascript', () => bundleText(GAME)],
        '/game.json': ['application/json', () => JSON.stringify(file)],
      };
      await page.route('**/*', (route) => {
        const [contentType, body] = parts[new URL(route.request().url()).pathname] ?? [
          'text/html',
          () => '<title></title>',
        ];
        return route.fulfill({ contentType, body: body() });
      });
      await page.goto('http://localhost/');
      const verdict = (await page.evaluate(`(async () => {
        const [{ verifyGame }, rules, game] = await Promise.all([
          import('/umpire-verify.mjs'), import('/rules.mjs'), fetch('/game.json').then((answer) => answer.json())]);
        return verifyGame(game, undefined, { rules: [rules] });
      })()`)) as Verdict;
      await browser.close();
      expect(verdict.faults).toEqual([]);
      expect(verdict).toMatchObject({ ok: true, complete: true });
    });
  });
});
