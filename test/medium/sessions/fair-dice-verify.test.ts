import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Browser, Page } from 'playwright-core';
import { contentHash } from '../../../src/sessions/fair-dice/index.js';
import { describeWithBrowser, openBrowser } from '../../support/browser.js';
import {
  adoptedGame,
  exampleGame,
  FairGame,
  type GameFile,
  type Loose,
  loose,
  unfinished,
} from '../../support/fair-games.js';
import { VERIFIER, type Verdict, verifier } from '../../support/verifier.js';

const { verifyGame } = verifier;
const FIXTURES = join(import.meta.dirname, '..', '..', 'fixtures', 'fair-dice');
const fixture = (name: string) => JSON.parse(readFileSync(join(FIXTURES, name), 'utf8')) as GameFile;
/** Every check there is but that the game is decided again, for which rules are needed, and those that need something kept. */
const ALL = 15;
const BASE = { line: 7 };
const BASE_HASH = contentHash(BASE);
const WAITING = ['materials', 'end', 'commitment', 'chain', 'seeds', 'dice', 'rolls', 'rulings', 'commands', 'again'];

describe('a game as it was played', () => {
  it.each([
    ['by the server', () => exampleGame().seal()],
    ['by the server, through other rules', () => adoptedGame().seal()],
    ['by the server, in the first format', () => exampleGame('umpire-session/1').seal()],
    ['by the server, in the first format, through other rules', () => adoptedGame('umpire-session/1').seal()],
    ['by Python', () => fixture('game.json')],
    ['by Python, in the first format', () => fixture('game-1.json')],
  ])('%s holds', async (_, play) => {
    const file = play();
    const verdict = await verifyGame(file);
    expect(verdict.faults).toEqual([]);
    expect(verdict.checks.map(({ state }) => state)).toEqual([...new Array(ALL).fill('passed'), 'open']);
    const last = file.entries.at(-1)!;
    expect(verdict).toMatchObject({
      ok: true,
      complete: false,
      over: true,
      head: { version: last.version, hash: last.hash },
    });
  });

  it('meets the same dice again after an undo', () => {
    const { entries } = exampleGame();
    expect(entries[6]!.line).toBe(entries[4]!.line);
    expect(entries[6]!.rolls).toEqual(entries[4]!.rolls);
  });

  const step = fc.oneof(
    fc.record({
      kind: fc.constant('attack' as const),
      dice: fc.array(fc.integer({ min: 1, max: 2 ** 32 }), { maxLength: 4 }),
    }),
    fc.record({
      kind: fc.constant('hidden' as const),
      dice: fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 3 }),
    }),
    fc.record({ kind: fc.constant('move' as const), to: fc.string({ unit: 'binary' }) }),
    fc.record({ kind: fc.constant('undo' as const), back: fc.nat(5) }),
  );
  it('holds for any sides, seeds, dice and undos', async () => {
    const sides = fc.uniqueArray(fc.string(), { minLength: 1, maxLength: 4 });
    const seed = fc.string({ unit: 'binary', minLength: 1, maxLength: 200 });
    await fc.assert(
      fc.asyncProperty(
        sides,
        fc.array(seed, { minLength: 4, maxLength: 4 }),
        fc.array(step, { maxLength: 12 }),
        async (who, seeds, steps) => {
          const game = new FairGame(who, seeds.join());
          for (const [i, side] of who.entries()) game.join(side, [...seeds[i]!].slice(0, 200).join(''));
          for (const given of steps) {
            if (given.kind === 'attack') game.attack(who[0]!, given.dice);
            else if (given.kind === 'hidden') game.attack(who[0]!, given.dice, given.dice);
            else if (given.kind === 'move') game.move(who[0]!, given.to);
            else {
              game.undo(who[0]!, Math.max(who.length, game.entries.length - given.back));
            }
          }
          const file = JSON.parse(JSON.stringify(game.seal())) as GameFile;
          expect((await verifyGame(file)).faults).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('that branched off goes on from the line of the branch, with seeds of its own', async () => {
    const game = new FairGame();
    const forkedFrom = { session: 'parent', version: 9, hash: 'ab'.repeat(32), line: 7, base: BASE_HASH };
    game.opening = { ...game.opening, forkedFrom };
    const file = () => ({ ...game.seal(), base: BASE });
    game.join('axis').join('allied').attack('axis').undo('axis', 2).attack('axis');
    expect(game.entries.map(({ line }) => line)).toEqual([7, 7, 8, 7, 8]);
    expect((await verifyGame(file())).faults).toEqual([]);
    const other = await verifyGame({ ...file(), base: { ...BASE, line: 8 } });
    expect(other.faults.map(({ what }) => what)).toEqual([
      expect.stringContaining('not the one that the opening names'),
    ]);
    game.join('axis', 'again');
    expect((await verifyGame(file())).faults).toEqual([{ version: 6, what: 'axis joined a second time' }]);
  });

  it('that is not over has its signatures checked, and says what waits', async () => {
    const file = unfinished(exampleGame().seal());
    const verdict = await verifyGame(file);
    expect(verdict).toMatchObject({ ok: true, over: false });
    const open = verdict.checks.filter(({ state }) => state === 'open').map(({ check }) => check);
    expect(open).toEqual(WAITING);
    loose(file).entries[3]!.hash = 'ab'.repeat(32);
    expect((await verifyGame(file)).faults).toEqual([{ version: 4, what: 'the signature is not of this hash' }]);
  });

  it('that is not over may leave out what its reader must not see', async () => {
    const { opening, signature, entries } = exampleGame().seal();
    const seen = entries.map(({ version, hash, signature: by }) => ({ version, hash, signature: by }));
    const verdict = await verifyGame({ opening, signature, entries: seen });
    expect(verdict).toMatchObject({ ok: true, over: false });
    expect(verdict.checks.find(({ check }) => check === 'lines')).toMatchObject({ state: 'open' });
  });
});

describe('a file that is no game', () => {
  it('gives a fault, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), async (junk) => {
        expect((await verifyGame(junk)).ok).toBe(false);
      }),
    );
  });

  const nested = (): unknown => {
    let value: unknown = 1;
    for (let i = 0; i < 100_000; i += 1) value = [value];
    return value;
  };
  it.each<[string, (file: Loose<GameFile>) => void, string]>([
    ['another format', ({ opening }) => void Object.assign(opening, { format: 'x' }), 'umpire-session/2'],
    ['no sides', ({ opening }) => void Object.assign(opening, { sides: 'axis' }), 'sides must be a list'],
    [
      'a side twice',
      ({ opening }) => {
        opening.sides = ['axis', 'axis'];
      },
      'a side is named twice',
    ],
    [
      'no key',
      ({ opening }) => {
        opening.publicKey = '';
      },
      'publicKey',
    ],
    ['a fork from nowhere', ({ opening }) => void Object.assign(opening, { forkedFrom: {} }), 'forkedFrom'],
    ['entries that are no list', (file) => void Object.assign(file, { entries: {} }), 'entries: must be a list'],
    ['too many entries', (file) => void Object.assign(file, { entries: new Array(100_001) }), 'more than 100000'],
    [
      'a short seed',
      (file) => {
        file.serverSeed = 'ab';
      },
      'the server seed must be',
    ],
    [
      'a die of no sides',
      ({ entries }) => {
        entries[4]!.rolls[0]!.sides = 0;
      },
      'roll 1 must have a purpose',
    ],
    [
      'a die with too many sides',
      ({ entries }) => {
        entries[4]!.rolls[0]!.sides = 2 ** 33;
      },
      'roll 1 must have a purpose',
    ],
    [
      'a value nested too deep',
      ({ entries }) => {
        entries[4]!.command = { type: 'x', value: nested() };
      },
      'nested more than 200 deep',
    ],
    [
      'a long seed',
      ({ entries }) => {
        entries[0]!.events = [{ type: 'joined', side: 'axis', seed: 'x'.repeat(201) }];
      },
      'at most 200',
    ],
  ])('%s', async (_, spoil, what) => {
    const file = exampleGame().seal();
    spoil(loose(file));
    const { ok, faults } = await verifyGame(file);
    expect(ok).toBe(false);
    expect(faults.map((fault) => fault.what).join('\n')).toContain(what);
  });

  it('with very many faults lists a thousand and counts the rest', async () => {
    const file = exampleGame().seal();
    loose(file).entries = Array.from({ length: 1500 }, () => ({})) as never;
    const { faults } = await verifyGame(file);
    expect(faults).toHaveLength(1001);
    expect(faults.at(-1)).toEqual({ version: null, what: 'and 501 further faults' });
  });
});

describe('the command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-verify-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...files: unknown[]): { status: number | null; stdout: string; stderr: string } => {
    const paths = files.map((file, i) => {
      const path = join(folder, `${i}.json`);
      writeFileSync(path, typeof file === 'string' ? file : JSON.stringify(file));
      return path;
    });
    // Without Jest's own flags, as a player would.
    const env = { ...process.env, NODE_OPTIONS: '' };
    return spawnSync(process.execPath, [VERIFIER, ...paths], { encoding: 'utf8', env });
  };

  it('prints each check, and leaves with 2 when nothing is wrong and no rules were given', () => {
    const { status, stdout } = run(exampleGame().seal());
    expect(stdout.match(/^\[ ok \] /gm)).toHaveLength(ALL);
    expect(stdout).toContain('NOT CHECKED: no rules were given');
    expect(stdout).toContain('it was NOT all checked');
    expect(status).toBe(2);
  });

  it('prints the faults and leaves with 1 when it does not', () => {
    const file = exampleGame().seal();
    loose(file).entries[7]!.side = 'allied';
    const { status, stdout } = run(file);
    expect(stdout).toContain('[FAIL] every version follows from the one before it, back to the opening');
    expect(stdout).toContain('version 8: the hash is not of this entry after the one before it');
    expect(status).toBe(1);
  });

  it('compares with an earlier copy', () => {
    const file = exampleGame().seal();
    const { status, stdout } = run(file, file);
    expect(stdout).toContain('[ ok ] what was signed earlier still stands');
    expect(status).toBe(2);
  });

  it('leaves with 1 where there is no game to read', () => {
    expect(run('{')).toMatchObject({ status: 1, stderr: expect.stringContaining('cannot be read') });
    expect(run()).toMatchObject({ status: 1, stderr: expect.stringContaining('usage') });
  });
});

describeWithBrowser('in a browser the verifier', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    browser = await openBrowser();
    page = await browser.newPage();
    // A page on localhost counts as secure, as Web Crypto demands; nothing leaves the browser.
    await page.route('**/*', (route) =>
      route.request().url().endsWith('.mjs')
        ? route.fulfill({ contentType: 'text/javascript', body: readFileSync(VERIFIER, 'utf8') })
        : route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Game</title>' }),
    );
    await page.goto('http://localhost/');
  });
  afterAll(async () => {
    await browser.close();
  });

  /** As a text, because what runs in the page must not be compiled for the test. */
  const verify = (file: unknown): Promise<Verdict> =>
    page.evaluate(`import('/umpire-verify.mjs').then((it) => it.verifyGame(${JSON.stringify(file)}))`);

  it('finds a game as it was played to hold', async () => {
    const verdict = await verify(exampleGame().seal());
    expect(verdict.faults).toEqual([]);
    expect(verdict.checks.map(({ state }) => state)).toEqual([...new Array(ALL).fill('passed'), 'open']);
  });

  it('finds a changed die', async () => {
    const file = exampleGame().seal();
    const { value } = file.entries[4]!.rolls[0]!;
    Object.assign(file.entries[4]!.rolls[0]!, { value: value === 1 ? 2 : 1 });
    const { ok, faults } = await verify(file);
    expect(ok).toBe(false);
    expect(faults.map(({ version }) => version)).toEqual([5, 5, 5]);
  });
});
