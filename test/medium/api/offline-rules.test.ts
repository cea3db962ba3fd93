import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { fieldsOf } from '../../../src/kernel/fields/index.js';
import { dicePurposes } from '../../../src/kernel/session/index.js';
import { type GoldenCase, gamesWithCases, goldenCases } from '../../support/golden.js';
import { BUNDLE_BYTES, bundledRules, bundlePath, bundleText, serverBytes } from '../../support/rules-bundle.js';
import { startServer, type TestServer } from '../../support/server.js';

type Answers = (rules: unknown, golden: GoldenCase) => string;
const offlineBytes = new Function(`return ${BUNDLE_BYTES}`)() as Answers;

describe.each(gamesWithCases())('the rules of %s as one file', (game) => {
  it('answer every golden case with the bytes of the server', async () => {
    const rules = await bundledRules(game);
    const cases = goldenCases(game);
    const differing = cases.filter((golden) => offlineBytes(rules, golden) !== serverBytes(golden));
    expect(differing.map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
    expect(cases.length).toBeGreaterThan(100);
  });

  it('answer every example of every procedure, and leave the question as it was', async () => {
    const rules = await bundledRules(game);
    for (const [name, { example }] of games.game(game)!.procedures) {
      const request = structuredClone(example);
      expect([name, rules.rule(name, request, 'ja')]).toEqual([
        name,
        expect.objectContaining({ game, procedure: name }),
      ]);
      expect(request).toEqual(example);
    }
  });

  it('import nothing, make no code, and know no clock', () => {
    const text = bundleText(game);
    expect(text.match(/\bimport\s*[("'{*]|\brequire\(|new Function|\beval\(|Date\.now|Math\.random/g)).toBeNull();
  });

  it('hold nothing that only forms and reference pages ask for', () => {
    const text = bundleText(game);
    const { options, sections } = games.game(game)!.declaration;
    const told = [
      ...fieldsOf(options).map(({ description }) => description),
      ...sections.map(({ summary }) => summary.en),
    ];
    // A short one may be said in a ruling too.
    expect(told.filter((each) => each.length > 20 && text.includes(each))).toEqual([]);
    expect(text).not.toContain('design:type');
    expect(told.length).toBeGreaterThan(100);
  });

  it('are what the list of bundles says', () => {
    const list = JSON.parse(readFileSync(join(dirname(bundlePath(game)), 'index.json'), 'utf8'));
    const text = bundleText(game);
    const { edition, rulesVersion } = games.game(game)!.declaration;
    expect(list.find((each: { game: string }) => each.game === game)).toEqual({
      game,
      edition: edition.en,
      rulesVersion,
      file: `${game}.mjs`,
      sha256: createHash('sha256').update(text).digest('hex'),
      bytes: Buffer.byteLength(text),
      gzipped: expect.any(Number),
      dice: dicePurposes(games.game(game)!),
    });
  });
});

it('the same sources give the same bytes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'umpire-rules-'));
  try {
    execFileSync(process.execPath, ['scripts/bundle-rules.mjs', folder], { env: { ...process.env, NODE_OPTIONS: '' } });
    for (const game of gamesWithCases()) {
      expect(readFileSync(join(folder, `${game}.mjs`), 'utf8') === bundleText(game)).toBe(true);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
});

describe('a question the bundle cannot answer', () => {
  it('is told of the procedure, with a guess', async () => {
    const rules = await bundledRules('cold-war-battles');
    expect(() => rules.rule('combat/adjacent-atack', {})).toThrow('did you mean "combat/adjacent-attack"');
  });

  it('is told of dice given in two ways', async () => {
    const rules = await bundledRules('cold-war-battles');
    const { example } = games.game('cold-war-battles')!.procedures.get('combat/adjacent-attack')!;
    expect(() =>
      rules.rule('combat/adjacent-attack', { input: example.input, dice: { given: [1], seed: 'x' } }),
    ).toThrow('give one of "given", "named" and "seed"');
  });

  it('draws a seed where no dice are given, and says which', async () => {
    const rules = await bundledRules('cold-war-battles');
    const { example } = games.game('cold-war-battles')!.procedures.get('combat/adjacent-attack')!;
    const first = rules.rule('combat/adjacent-attack', { input: example.input }) as { seed: string };
    expect(first.seed).toMatch(/^[0-9a-z]{21}$/);
    expect(rules.rule('combat/adjacent-attack', { input: example.input, dice: { seed: first.seed } })).toEqual(first);
  });
});

describe('the server hands the rules out', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer();
  });
  afterAll(() => server.close());

  it('with a list of what there is, each under a name that never means anything else', async () => {
    const list = (await (await fetch(`${server.url}/rules`)).json()) as { game: string; sha256: string; url: string }[];
    expect(list.map(({ game }) => game).sort()).toEqual(gamesWithCases());
    const document = (await (await fetch(`${server.url}/openapi.json`)).json()) as {
      paths: Record<string, object>;
      components: { schemas: Record<string, { properties: object }> };
    };
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(['/rules', '/rules/{file}']));
    const declared = Object.keys(document.components.schemas.RulesFile!.properties).sort();
    expect(list.map((each) => Object.keys(each).sort())).toEqual(list.map(() => declared));
    for (const { game, sha256, url } of list) {
      const answer = await fetch(server.url + url);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await answer.text()).toBe(bundleText(game));
      expect(url).toBe(`/rules/${game}.${sha256.slice(0, 16)}.mjs`);
    }
  });

  it('under its plain name as it is now, and not twice to whoever has it', async () => {
    const first = await fetch(`${server.url}/rules/panzer.mjs`);
    const etag = first.headers.get('etag')!;
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const second = await fetch(`${server.url}/rules/panzer.mjs`, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
  });

  it.each(['chess.mjs', 'panzer.0000000000000000.mjs', '..%2fumpire.js', 'index.json'])('and no %s', async (file) => {
    const answer = await fetch(`${server.url}/rules/${file}`);
    expect([answer.status, ((await answer.json()) as { type: string }).type]).toEqual([404, '/problems/not-found']);
  });
});
