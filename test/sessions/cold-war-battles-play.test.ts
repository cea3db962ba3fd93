import { describe, expect, it } from '@jest/globals';
import { coldWarBattles as game } from '../../src/games/cold-war-battles/index.js';
import { replay } from '../../src/kernel/session/index.js';
import { materialsFor } from '../support/materials.js';
import { playRandomGame } from '../support/random-play.js';

describe('Kalima Crossing, played at random', () => {
  const materials = materialsFor(game, 'kalima-crossing');

  it.each(Array.from({ length: 30 }, (_, i) => `kalima-${i + 1}`))('%s comes to an end', (seed) => {
    const { session, entries, state } = playRandomGame({
      game,
      materials,
      seed,
      maxCommands: 3000,
      onState: ({ session: playing, state: now }) => expect(playing.broken(now)).toEqual([]),
    });
    expect(state.stage).toBe('over');
    expect(replay(session, entries)).toEqual(state);
  });
});
