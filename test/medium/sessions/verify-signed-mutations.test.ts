import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { games } from '../../../src/games/index.js';
import { Game, GameRegistry } from '../../../src/kernel/procedures/index.js';
import { offlineRules } from '../../../src/offline/rules.js';
import type { SessionKey } from '../../../src/sessions/fair-dice/index.js';
import type { Alteration } from '../../support/alterations.js';
import { bundledRules } from '../../support/rules-bundle.js';
import { startServer, type TestServer } from '../../support/server.js';
import {
  countedAgain,
  drawnAgain,
  type GameFile,
  type Json,
  signedAgain,
  struckOut,
} from '../../support/signed-again.js';
import { ADOPTION_ALTERATIONS, BRANCH_ALTERATIONS, SIGNED_ALTERATIONS } from '../../support/signed-alterations.js';
import { PlayedTable } from '../../support/tables-played.js';
import { type Kept, type Verdict, verifier } from '../../support/verifier.js';

const SCENARIOS: readonly [string, object][] = [
  ['villar-bridge', {}],
  ['kalima-crossing', {}],
  ['sukhaya-ford', { variant: 'advanced-game' }],
  ['valdeoro', {}],
  ['orchard-ferry', {}],
];

/** The same games, which only say that their rules are others. */
const next = new GameRegistry(
  games.all.map(
    ({ declaration }) => new Game({ ...declaration, rulesVersion: `${declaration.rulesVersion}, corrected` }),
  ),
);

interface Played {
  readonly file: GameFile;
  readonly key: SessionKey;
}

/** Its first side signs, moves are taken back, a branch is played to its end, and the game goes on by other rules. */
describe.each(SCENARIOS)('a game of %s with keys, undos, a branch and other rules', (scenario, more) => {
  let server: TestServer;
  let folder: string;
  let signed: Played;
  let branch: Played;
  let adopted: Played;
  let rules: unknown[];
  let keys: Record<string, string>;

  const opened = (name: string): Promise<PlayedTable> =>
    new PlayedTable(server, `${name} ${scenario}`).open({ scenario, ...more }, ([first]) => [first!]);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'umpire-mutated-'));
    const env = { UMPIRE_DATA_DIR: folder };
    server = await startServer(env);
    let table = await (await opened('signed')).play(24);
    await table.takeBackLast();
    const { version } = await table.standing();
    branch = await (await (await table.branch(version)).play(6)).ended();
    signed = await table.ended();
    keys = { [table.sides[0]!]: signed.file.entries[0].command.publicKey };
    table = await (await opened('adopted')).play(12);
    await server.close();
    server = await startServer(env, [], next);
    table = table.at(server);
    await table.adopt();
    adopted = await (await table.play(5)).ended();
    const { game } = signed.file.opening;
    rules = [await bundledRules(game), offlineRules(next.game(game)!)];
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const verify = (file: GameFile, kept: Kept = {}): Promise<Verdict> => verifier.verifyGame(file, undefined, kept);
  const altered = (file: GameFile, change: (copy: GameFile) => void): GameFile => {
    const copy = structuredClone(file);
    change(copy);
    return copy;
  };
  const refused = async (file: GameFile, { change }: Alteration): Promise<void> => {
    const copy = altered(file, change);
    expect((await verify(copy, { rules })).ok).toBe(false);
    expect((await verify(copy)).ok).toBe(false);
  };

  it('hold as they were played', async () => {
    for (const { file } of [signed, branch, adopted]) {
      const verdict = await verify(file, { rules });
      expect([verdict.faults, verdict.complete]).toEqual([[], true]);
    }
    expect((await verify(signed.file, { rules, keys })).ok).toBe(true);
    expect(signed.file.entries.filter(({ signed: by }) => by !== undefined).length).toBeGreaterThan(3);
  });

  const named = (list: readonly Alteration[]) => list.map((each) => [each.name, each] as const);
  it.each(named(SIGNED_ALTERATIONS))('altered without the key: %s', (_, each) => refused(signed.file, each));
  it.each(named(ADOPTION_ALTERATIONS))('altered without the key, having adopted rules: %s', (_, each) =>
    refused(adopted.file, each),
  );
  it.each(named(BRANCH_ALTERATIONS))('altered without the key, a branch: %s', (_, each) => refused(branch.file, each));

  it('is not that of another, entry by entry or whole', async () => {
    const { entries, materials } = adopted.file;
    for (const parts of [{ entries }, { serverSeed: adopted.file.serverSeed }, { opening: adopted.file.opening }]) {
      expect((await verify({ ...signed.file, ...parts }, { rules })).ok).toBe(false);
    }
    expect((await verify({ ...signed.file, materials: { ...materials, dice: [] } }, { rules })).ok).toBe(false);
  });

  describe('changed by a server that has the key', () => {
    const forged = (change: (copy: GameFile) => void): GameFile =>
      signedAgain(altered(signed.file, change), signed.key);
    const first = ({ opening }: GameFile): string => opening.sides[0];
    const faults = async (file: GameFile, kept: Kept = { rules }): Promise<string> =>
      (await verify(file, kept)).faults.map(({ what }) => what).join('\n');

    it.each<[string, (file: GameFile) => void]>([
      ['a command of the side that signs', (file) => void Object.assign(ofSigner(file).command, { more: 1 })],
      ['its signature left out', (file) => void Reflect.deleteProperty(ofSigner(file), 'signed')],
      [
        'an entry struck out before its last command',
        (file) => {
          struckOut(file, file.entries[2]);
          countedAgain(file);
          drawnAgain(file);
        },
      ],
      ["another seed in the other's name", (file) => otherSeed(file, 1)],
      ['another seed in its own name', (file) => otherSeed(file, 0)],
      [
        'an undo that goes back farther',
        (file) => {
          const { events } = file.entries.find(({ command }) => command.type === 'agree-undo');
          events.find((event: Json) => event.type === 'undone').to -= 1;
          countedAgain(file);
        },
      ],
    ])('shows without the rules: %s', async (_, change) => {
      const file = forged(change);
      expect(await faults(file, {})).toMatch(/did not sign this command|line/);
      expect(await faults(file)).not.toBe('');
    });

    it.each<[string, (file: GameFile) => void]>([
      ['an undo agreed to by one who is no side', (file) => void Object.assign(undoOf(file), { side: 'ghost' })],
      ['the last word by one who is no side', ({ entries }) => void Object.assign(entries.at(-1), { side: 'ghost' })],
    ])('%s', async (_, change) => {
      const file = forged(change);
      expect(await faults(file, {})).toContain('is given by one who is no side of this session');
      expect(await faults(file)).not.toBe('');
      // The rules say so by themselves too: no signature could be asked for.
      const { entries, opening, materials } = file;
      const again = (rules[0] as ReturnType<typeof offlineRules>).replay!(materials, opening.format);
      expect(() => {
        for (const { signed: _by, hash: _hash, signature: _signature, at: _at, ...entry } of entries) {
          again.next(entry, { source: 'fair', next: diceIn(entry) });
        }
      }).toThrow('not-your-turn');
    });

    it('with another key for the seat: found by whoever kept his own, or a hash', async () => {
      const file = forged((copy) => {
        for (const entry of copy.entries) {
          Reflect.deleteProperty(entry, 'signed');
          for (const held of [entry.command, ...entry.events]) Reflect.deleteProperty(held, 'publicKey');
        }
      });
      expect(await faults(file)).toBe('');
      expect(await faults(file, { rules, keys })).toContain('has no key and not yours');
      const heads = [{ version: 5, hash: signed.file.entries[4].hash }];
      expect(await faults(file, { rules, heads })).toContain('had another hash when it was sent to you');
      const seeds = { [first(file)]: 'not what was given' };
      expect(await faults(file, { rules, seeds })).toContain('is not the one you gave');
    });

    it('with another value that came to nothing: found by whoever kept the hash of the opening', async () => {
      const file = forged(renamed);
      expect(await faults(file, { rules, keys })).toMatch(/did not sign/);
      const plain = signedAgain(altered(branch.file, renamed), branch.key);
      expect(await faults(plain)).toBe('');
      const kept = { version: 0, hash: await verifier.sha256(verifier.canonical(branch.file.opening)) };
      expect(await faults(plain, { rules, heads: [kept] })).toContain('had another hash when it was sent to you');
      expect(await faults(plain, { rules, commitment: 'ab'.repeat(32) })).toContain('the commitment was another');
    });
  });
});

const renamed = ({ materials }: GameFile): void => {
  materials.scenario.name.en += ' (another)';
};
const ofSigner = ({ entries }: GameFile): Json => entries.find(({ signed }) => signed !== undefined);
const undoOf = ({ entries }: GameFile): Json => entries.find(({ command }) => command.type === 'agree-undo');

function otherSeed(file: GameFile, which: number): void {
  const entry = file.entries[which];
  entry.command.seed = 'chosen by the server';
  entry.events.find((event: Json) => event.type === 'joined').seed = 'chosen by the server';
  drawnAgain(file);
}

function diceIn({ rolls }: Json): () => number {
  let at = 0;
  return () => {
    at += 1;
    return rolls[at - 1].value;
  };
}

it('as many were tried as the document says', () => {
  const without = [...SIGNED_ALTERATIONS, ...ADOPTION_ALTERATIONS, ...BRANCH_ALTERATIONS];
  expect(new Set(without.map(({ name }) => name)).size).toBeGreaterThanOrEqual(80);
});
