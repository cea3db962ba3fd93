import { describe, expect, it } from '@jest/globals';
import { coldWarBattles as game } from '../../src/games/cold-war-battles/index.js';
import { type Materials, replay } from '../../src/kernel/session/index.js';
import { angolaDocuments, budapestDocuments } from '../support/cwb-published.js';
import { materialsFor } from '../support/materials.js';
import { playRandomGame } from '../support/random-play.js';

const seeds = (name: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${name} ${i + 1}`);

/** Plays to the end, with every position sound and the log giving the same state again. */
function playThrough(materials: Materials, seed: string, maxCommands: number): void {
  const { session, entries, state } = playRandomGame({
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

describe('Kalima Crossing, played at random', () => {
  const materials = materialsFor(game, 'kalima-crossing');

  it.each(seeds('kalima', 30))('%s comes to an end', (seed) => playThrough(materials, seed, 3000));
});

describe("Budapest '56, played at random on a made-up map", () => {
  it.each(seeds('budapest', 3))('%s comes to an end', (seed) =>
    playThrough(materialsFor(game, 'budapest-56', budapestDocuments()), seed, 20_000),
  );
});

describe("Angola '87, played at random on a made-up map", () => {
  it.each(seeds('angola', 3))('%s comes to an end', (seed) =>
    playThrough(materialsFor(game, 'angola-87', angolaDocuments()), seed, 20_000),
  );
});
