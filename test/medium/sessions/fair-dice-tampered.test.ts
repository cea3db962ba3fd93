import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { commitmentTo, FairDice, rollKey } from '../../../src/sessions/fair-dice/index.js';
import {
  adoptedGame,
  attackRuling,
  die,
  exampleGame,
  type FairGame,
  type GameFile,
  type Loose,
  loose,
  rolling,
} from '../../support/fair-games.js';
import { type Verdict, verifier } from '../../support/verifier.js';

const { verifyGame } = verifier;

interface LooseRuling {
  procedure: string;
  dice: { name: string; sides: number; value: number }[];
}
const rulingsOf = (entry: unknown): LooseRuling[] => (entry as { rulings: LooseRuling[] }).rulings;
const otherFace = (value: number): number => (value === 1 ? 2 : 1);

const failed = ({ checks }: Verdict): string[] =>
  checks.filter(({ state }) => state === 'failed').map(({ check }) => check);
const versions = ({ faults }: Verdict): (number | null)[] => [...new Set(faults.map(({ version }) => version))];

describe('a file somebody changed', () => {
  const cases: [string, (file: Loose<GameFile>) => void, string[], number[]][] = [
    [
      'a die, in the roll and in its ruling',
      ({ entries }) => {
        const roll = entries[4]!.rolls[0]!;
        roll.value = otherFace(roll.value);
        rulingsOf(entries[4])[0]!.dice[0]!.value = roll.value;
      },
      ['chain', 'rolls'],
      [5],
    ],
    [
      'a die, in the ruling alone',
      ({ entries }) => {
        const shown = rulingsOf(entries[4])[0]!.dice[0]!;
        shown.value = otherFace(shown.value);
      },
      ['chain', 'rulings'],
      [5],
    ],
    [
      'a secret roll',
      ({ entries }) => {
        entries[3]!.rolls[0]!.value = otherFace(entries[3]!.rolls[0]!.value);
      },
      ['chain', 'rolls'],
      [4],
    ],
    [
      'an event',
      ({ entries }) => {
        entries[2]!.events = [{ type: 'moved', to: '0413' }];
      },
      ['chain'],
      [3],
    ],
    [
      'a command',
      ({ entries }) => {
        entries[7]!.command = { type: 'move' };
      },
      ['chain'],
      [8],
    ],
    [
      'whose command it was',
      ({ entries }) => {
        entries[7]!.side = 'allied';
      },
      ['chain'],
      [8],
    ],
    ['the order', ({ entries }) => void entries.splice(3, 2, entries[4]!, entries[3]!), ['versions'], [4]],
    [
      'two entries, each put in the place of the other',
      ({ entries }) => {
        const [third, eighth] = [entries[2]!, entries[7]!];
        [third.command, eighth.command] = [eighth.command, third.command];
        [third.events, eighth.events] = [eighth.events, third.events];
      },
      ['end', 'chain', 'lines'],
      [3, 4, 5, 6, 7, 8],
    ],
    [
      'a signature',
      ({ entries }) => {
        entries[5]!.signature = entries[4]!.signature;
      },
      ['signatures'],
      [6],
    ],
    [
      'a hash',
      ({ entries }) => {
        entries[7]!.hash = entries[6]!.hash;
      },
      ['signatures', 'chain'],
      [8],
    ],
    [
      'the server seed',
      (file) => {
        file.serverSeed = 'ab'.repeat(32);
      },
      ['commitment'],
      [0],
    ],
    [
      'the opening',
      ({ opening }) => {
        opening.scenario = 'another';
      },
      ['opening', 'chain'],
      [0, 1],
    ],
    [
      'the materials',
      (file) => {
        file.materials = { ...(file.materials as object), units: ['tiger'] };
      },
      ['materials'],
      [0],
    ],
    ['an entry, dropped', ({ entries }) => void entries.splice(2, 1), ['versions'], [3]],
    ['three entries, dropped', ({ entries }) => void entries.splice(2, 3), ['versions'], [3]],
    ['an entry, there twice', ({ entries }) => void entries.splice(2, 0, entries[2]!), ['versions'], [3]],
    [
      "a side's seed",
      ({ entries }) => {
        entries[1]!.events = [{ type: 'joined', side: 'allied', seed: 'another' }];
      },
      ['chain', 'rolls'],
      [2, 4, 5, 7, 8],
    ],
    ['something added to an entry', ({ entries }) => void Object.assign(entries[2]!, { note: 1 }), ['file'], [3]],
  ];
  it.each(cases)('%s', async (_, change, checks, at) => {
    const file = exampleGame().seal();
    change(loose(file));
    const verdict = await verifyGame(file);
    expect(verdict.ok).toBe(false);
    expect(failed(verdict)).toEqual(checks);
    expect(versions(verdict)).toEqual(at);
  });

  it('is found out wherever the change is, and the version is named', async () => {
    const original = exampleGame().seal();
    const paths = (value: unknown, path: (string | number)[] = []): (string | number)[][] =>
      typeof value === 'object' && value !== null
        ? [path, ...Object.entries(value).flatMap(([name, member]) => paths(member, [...path, name]))]
        : [path];
    const all = paths(original.entries).filter(([entry, member]) => entry !== undefined && member !== 'version');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...all), fc.jsonValue(), async (path, junk) => {
        const file = structuredClone(original);
        let holder = file.entries as unknown as Record<string | number, unknown>;
        for (const name of path.slice(0, -1)) holder = holder[name] as typeof holder;
        fc.pre(verifier.canonical(holder[path.at(-1)!]) !== verifier.canonical(junk));
        holder[path.at(-1)!] = junk;
        const verdict = await verifyGame(file);
        expect(verdict.ok).toBe(false);
        expect(versions(verdict)).toContain(Number(path[0]) + 1);
      }),
      { numRuns: 150 },
    );
  });
});

describe('a server that cheats and signs again', () => {
  const drawAt = (game: FairGame, line: number) => {
    const { format, session } = game.opening;
    return rolling(new FairDice(rollKey(game.serverSeed, session, game.sideSeeds), { format, session, line }));
  };
  /** The attack of this version, drawn at another line or for another purpose. */
  const redraw = (game: FairGame, version: number, line: number, purpose = 'combat/adjacent-attack'): void => {
    const proceedings = drawAt(game, line);
    const rulings = [attackRuling(proceedings, purpose)];
    Object.assign(game.entries[version - 1]!, { rolls: proceedings.rolls, rulings });
  };

  const cases: [string, (game: FairGame) => void, string[], number[]][] = [
    [
      'chooses a face',
      ({ entries }) => {
        const roll = loose(entries[7]!).rolls[0]!;
        roll.value = otherFace(roll.value);
        rulingsOf(entries[7])[0]!.dice[0]!.value = roll.value;
      },
      ['rolls'],
      [8],
    ],
    ['redraws after an undo, keeping the line', (game) => redraw(game, 7, 99), ['rolls'], [7]],
    [
      'redraws after an undo, at a line of its own',
      (game) => {
        redraw(game, 7, 99);
        game.entries[6]!.line = 99;
      },
      ['lines'],
      [7],
    ],
    ['redraws under another purpose', (game) => redraw(game, 7, 3, 'combat/other'), ['dice', 'rulings'], [7]],
    ['drops a die from the rolls', ({ entries }) => void loose(entries[7]!).rolls.pop(), ['rulings'], [8]],
    [
      'rolls where no ruling shows it',
      ({ entries }) => {
        entries[7]!.rulings = [];
      },
      ['rulings'],
      [8],
    ],
    [
      'shows a larger die than it rolled',
      ({ entries }) => {
        rulingsOf(entries[7])[0]!.dice[0]!.sides = 20;
      },
      ['rulings'],
      [8],
    ],
    [
      'puts in another seed for a side',
      ({ entries }) => {
        entries[0]!.events = [{ type: 'joined', side: 'axis', seed: 'chosen' }];
      },
      ['rolls'],
      [4, 5, 7, 8],
    ],
    [
      'lets a side give a second seed',
      ({ entries }) => {
        entries[2]!.events = [{ type: 'joined', side: 'axis', seed: 'again' }];
      },
      ['seeds'],
      [3],
    ],
    [
      'rolls before a side has joined',
      ({ entries }) => {
        [entries[1]!.events, entries[7]!.events] = [entries[7]!.events, entries[1]!.events];
      },
      ['seeds'],
      [4],
    ],
    [
      'lets a stranger join',
      ({ entries }) => {
        entries[2]!.events = [{ type: 'joined', side: 'x', seed: '' }];
      },
      ['seeds'],
      [3],
    ],
    [
      'takes back that a side joined',
      ({ entries }) => {
        entries[5]!.events = [{ type: 'undone', to: 1 }];
        entries[5]!.line = 0;
        for (const [i, line] of [1, 2].entries()) entries[6 + i]!.line = line;
      },
      ['lines', 'rolls'],
      [6, 7, 8],
    ],
    [
      'does not count a command',
      ({ entries }) => {
        entries[2]!.line = 0;
      },
      ['lines'],
      [3],
    ],
    ['goes back to what is still to come', (game) => void game.undo('axis', 12), ['lines'], [9]],
    [
      'rolls while it takes back',
      (game) => {
        game.undo('axis', 7);
        const proceedings = drawAt(game, 3);
        proceedings.roll('counter', die(6), { secret: true });
        game.entries[8]!.rolls = proceedings.rolls;
      },
      ['lines', 'dice'],
      [9],
    ],
  ];
  it.each(cases)('%s', async (_, cheat, checks, at) => {
    const game = exampleGame();
    cheat(game);
    const verdict = await verifyGame(game.seal());
    expect(failed(verdict)).toEqual(checks);
    expect(versions(verdict)).toEqual(at);
  });

  /** Writes the versions anew after something was put in or taken out. */
  const renumber = ({ entries }: FairGame): void => {
    for (const [i, entry] of entries.entries()) entry.version = i + 1;
  };
  const adoption = ({ entries }: FairGame, change: object): void => void Object.assign(entries[8]!.events[0]!, change);

  // The adoption is version 9; versions 1 to 4, 7 and 8 stood and are given again as 10 to 15.
  const adopting: [string, (game: FairGame) => void, string[], number[]][] = [
    ['redraws a roll', (game) => redraw(game, 14, 99), ['rolls'], [14]],
    [
      'redraws a roll at a line of its own',
      (game) => {
        redraw(game, 14, 99);
        game.entries[13]!.line = 99;
      },
      ['lines'],
      [14],
    ],
    [
      'drops a command that stood',
      (game) => {
        game.entries.splice(12, 1);
        renumber(game);
      },
      ['lines', 'rules'],
      [13, 14, 15],
    ],
    [
      'drops the last command that stood, and says so',
      (game) => {
        game.entries.splice(14, 2);
        adoption(game, { commands: 5 });
      },
      ['rules'],
      [8, 9],
    ],
    [
      'drops the last command that stood, by stopping before it without saying so',
      (game) => void game.entries.splice(14, 2),
      ['rules'],
      [8],
    ],
    [
      'adds a command',
      (game) => {
        const { entries } = game;
        entries.splice(13, 0, structuredClone(entries[12]!));
        adoption(game, { commands: 7 });
        renumber(game);
      },
      ['lines', 'rules'],
      [9, 14, 15, 16, 17],
    ],
    [
      'brings back what was undone',
      (game) => {
        Object.assign(game.entries[13]!, { side: 'allied', command: { type: 'move', to: '0101' } });
      },
      ['rules'],
      [14],
    ],
    [
      'gives a command to another side',
      ({ entries }) => void Object.assign(entries[13]!, { side: 'axis' }),
      ['rules'],
      [14],
    ],
    ['comes from other rules than the game was played by', (game) => adoption(game, { from: '7' }), ['rules'], [9]],
    ['goes up to what is still to come', (game) => adoption(game, { upTo: 12 }), ['rules'], [9]],
    [
      'takes back that a side joined',
      (game) => {
        game.entries.splice(9, 99);
        game.adopt('axis', '3', []);
        game.entries.splice(8, 1);
        renumber(game);
        adoption(game, { from: '1', upTo: 0 });
      },
      ['rules'],
      [9],
    ],
    [
      'lets a side give another seed',
      (game) => {
        game.entries[9]!.events = [{ type: 'joined', side: 'axis', seed: 'chosen' }];
      },
      ['seeds'],
      [10, 13],
    ],
    [
      'rolls while it adopts',
      (game) => {
        const proceedings = drawAt(game, 0);
        proceedings.roll('counter', die(6));
        game.entries[8]!.rolls = proceedings.rolls;
      },
      ['lines', 'seeds', 'dice'],
      [9],
    ],
    [
      'adopts rules by another command',
      ({ entries }) => {
        entries[8]!.command = { type: 'move' };
      },
      ['lines', 'rules'],
      [9],
    ],
    [
      'takes an adoption back',
      (game) => {
        game.undo('axis', 8);
        game.entries.at(-1)!.line = 4;
      },
      ['lines', 'rules'],
      [17],
    ],
    [
      'goes on after the end',
      ({ entries }) => {
        entries[7]!.events = [{ type: 'ended' }];
      },
      ['end', 'lines'],
      [9, 10, 11, 12, 13, 14, 15, 16],
    ],
  ];
  it.each(adopting)('%s, where other rules are adopted', async (_, cheat, checks, at) => {
    const game = adoptedGame();
    cheat(game);
    const verdict = await verifyGame(game.seal());
    expect(failed(verdict)).toEqual(checks);
    expect(versions(verdict)).toEqual(at);
  });

  it('is told which roll it is that no ruling shows, and that a ruling shows one too many', async () => {
    const game = exampleGame();
    rulingsOf(game.entries[6])[0]!.dice.pop();
    loose(game.entries[7]!).rolls.pop();
    expect((await verifyGame(game.seal())).faults).toEqual([
      { version: 7, what: 'the roll "combat/adjacent-attack:rubble" is not the die that a ruling shows' },
      { version: 8, what: 'a ruling shows a die that was not rolled' },
    ]);
  });

  it('plays with a seed it did not commit to', async () => {
    const game = exampleGame();
    const verdict = await verifyGame(game.seal('cd'.repeat(32)));
    expect(failed(verdict)).toEqual(['commitment']);
    expect(versions(verdict)).toEqual([0]);
  });

  it('tells another story than it signed at the time: an earlier copy shows it', async () => {
    const game = exampleGame();
    const { opening, entries } = game.seal();
    const earlier = { opening, entries: entries.map(({ version, hash }) => ({ version, hash })) };
    expect((await verifyGame(game.seal(), earlier)).ok).toBe(true);

    const last = game.entries.pop()!;
    expect((await verifyGame(game.seal())).ok).toBe(true);
    expect((await verifyGame(game.seal(), earlier)).faults).toEqual([
      { version: 7, what: 'had another hash in the earlier copy' },
      { version: 8, what: 'stood in the earlier copy and is gone' },
    ]);
    game.entries.push(last);

    game.entries[2]!.events = [{ type: 'moved', to: '0499' }];
    expect((await verifyGame(game.seal())).ok).toBe(true);
    const changed = await verifyGame(game.seal(), earlier);
    expect(failed(changed)).toEqual(['earlier']);
    expect(versions(changed)).toEqual([3, 4, 5, 6, 7, 8]);

    game.opening = { ...game.opening, commitment: commitmentTo('ef'.repeat(32)) };
    expect(versions(await verifyGame(game.seal('ef'.repeat(32)), earlier))).toContain(0);
  });
});
