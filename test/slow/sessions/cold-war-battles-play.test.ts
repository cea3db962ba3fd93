import { describe, expect, it } from '@jest/globals';
import { coldWarBattles as game } from '../../../src/games/cold-war-battles/index.js';
import { RefusedError, replay, type SessionSetup } from '../../../src/kernel/session/index.js';
import { madeUpMap, madeUpOptions } from '../../support/cwb-made-up.js';
import { playByKind } from '../../support/cwb-play.js';
import { angolaDocuments, budapestDocuments } from '../../support/cwb-published.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser } from '../../support/random-play.js';

const seeds = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);

const LONG = 120_000;

/** More of them for who has the time: RANDOM_GAMES=100; scripts/random-play.mjs plays thousands. */
const GAMES = Number(process.env.RANDOM_GAMES ?? 2);

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

/** Plays to the end, with every position sound and the log giving the same state again. */
function playThrough(materials: SessionSetup, seed: string, maxCommands: number): void {
  const { session, entries, state } = playByKind({
    game,
    materials,
    seed,
    maxCommands,
    onState: ({ session: playing, state: now }) => expect(playing.broken(now)).toEqual([]),
  });
  expect(state.stage).toBe('over');
  expect(session.broken(state)).toEqual([]);
  expect(replay(session, entries)).toEqual(state);
}

const OPTIONS = { recon: true, screening: true, irregulars: true, fireControl: true };

describe('Kalima Crossing, played at random', () => {
  const materials = materialsFor(game, 'kalima-crossing');

  it.each(seeds('kalima', 4 * GAMES))('%s comes to an end', (seed) => playThrough(materials, seed, 4000), LONG);

  it.each(seeds('kalima with every option', 3))(
    '%s comes to an end',
    (seed) => playThrough(materialsFor(game, 'kalima-crossing', [], OPTIONS), seed, 4000),
    LONG,
  );

  it(
    'accepts every action it lists',
    () => {
      const tried = new Set<string>();
      for (const seed of seeds('trial', 4)) tryAll(materials, seed, 12, tried);
      expect([...tried]).toEqual(
        expect.arrayContaining([
          'move',
          'end-phase',
          'attack',
          'bombard',
          'declare',
          'resolve',
          'retreat',
          'advance',
          'refit',
        ]),
      );
    },
    LONG,
  );

  it('refuses what it does not list', () => expect(refuse(materials, 'strangers', 1)).toBeGreaterThan(300), LONG);
});

/** At some positions, every listed action is carried out on a copy. */
function tryAll(materials: SessionSetup, seed: string, every: number, tried: Set<string>): void {
  const chooser = new Chooser(`sample of ${seed}`);
  playByKind({
    game,
    materials,
    seed,
    maxCommands: 20_000,
    onState: ({ session, state, side, open, dice }) => {
      if (chooser.below(every) > 0) return;
      for (const { command } of open.actions) {
        session.decide(state, side, command, dice, nothingEarlier);
        tried.add(command.type);
      }
    },
  });
}

/** At some positions, a listed command with one word changed: unless that is listed as well, it is refused. */
function refuse(materials: SessionSetup, seed: string, every: number): number {
  let refused = 0;
  const chooser = new Chooser(`strangers of ${seed}`);
  playByKind({
    game,
    materials,
    seed,
    maxCommands: 20_000,
    onState: ({ session, state, side, open, dice }) => {
      if (chooser.below(every) > 0) return;
      const listed = new Set(open.actions.map(({ command }) => JSON.stringify(command)));
      const { units } = state.position as { units: Record<string, unknown> };
      const { grid } = Object.values(materials.maps)[0]!.body as { grid: { columns: number; rows: number } };
      const two = (number: number): string => String(number).padStart(2, '0');
      const hex = (): string => two(1 + chooser.below(grid.columns + 1)) + two(1 + chooser.below(grid.rows + 1));
      const words: Record<string, () => string[]> = {
        unit: () => [chooser.of(Object.keys(units)), chooser.of(Object.keys(units)), 'nobody'],
        to: () => [hex(), hex(), hex()],
        hex: () => [hex(), hex(), hex()],
        target: () => [hex(), hex(), hex()],
        air: () => ['tac', 'sac', 'gunship', 'transport'],
        crt: () => ['mobile', 'assault'],
        pool: () => ['rebel', 'unita', 'sadf'],
      };
      const { command } = chooser.of(open.actions);
      for (const word of Object.keys(command)) {
        for (const value of words[word]?.() ?? []) {
          const other = { ...command, [word]: value };
          if (listed.has(JSON.stringify(other))) continue;
          expect(() => session.decide(state, side, other, dice, nothingEarlier)).toThrow(RefusedError);
          refused += 1;
        }
      }
    },
  });
  return refused;
}

/** A scenario on a map of its own, with options drawn for the seed unless some are given. */
function madeUp(scenario: 'budapest-56' | 'angola-87', seed: string, options = madeUpOptions(seed)): SessionSetup {
  const map = madeUpMap(scenario, seed);
  return materialsFor(
    game,
    scenario,
    scenario === 'budapest-56' ? budapestDocuments(map) : angolaDocuments(map),
    options,
  );
}

describe.each(['budapest-56', 'angola-87'] as const)('%s, played at random on made-up maps', (scenario) => {
  it.each(seeds(scenario, GAMES))(
    '%s comes to an end',
    (seed) => playThrough(madeUp(scenario, seed), seed, 20_000),
    LONG,
  );

  it(
    'comes to an end with every optional rule',
    () => {
      const options = { ...OPTIONS, natoIntervention: 'overt', armyIntervention: true };
      playThrough(madeUp(scenario, 'everything', options), 'everything', 20_000);
    },
    LONG,
  );

  it(
    'accepts every action it lists',
    () => {
      const tried = new Set<string>();
      // Games of Budapest are shorter, and so are its lists.
      tryAll(madeUp(scenario, 'trial'), 'trial', scenario === 'budapest-56' ? 40 : 160, tried);
      expect(tried.size).toBeGreaterThan(8);
    },
    LONG,
  );

  it(
    'refuses what it does not list',
    () => expect(refuse(madeUp(scenario, 'strangers'), 'strangers', 2)).toBeGreaterThan(300),
    LONG,
  );
});
