import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import { replay } from '../../../src/kernel/session/index.js';
import { materialsFor } from '../../support/materials.js';
import { Chooser, playRandomGame, type Turn } from '../../support/random-play.js';
import { refusedAtVillar } from '../../support/scw-strangers.js';

const materials = materialsFor(scwBattles, 'villar-bridge');

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

describe('Villar Bridge, played at random', () => {
  // More by hand: scripts/random-play.mjs.
  const seeds = Array.from({ length: 25 }, (_, at) => `villar ${at + 1}`);

  it.each(seeds)('%s comes to an end with nothing broken and replays to the same state', (seed) => {
    const check = ({ session, state }: Turn): void => {
      expect(session.broken(state)).toEqual([]);
    };
    const { session, entries, state } = playRandomGame({
      game: scwBattles,
      materials,
      seed,
      maxCommands: 3000,
      onState: check,
    });
    expect(session.broken(state)).toEqual([]);
    expect(replay(session, entries)).toEqual(state);
    expect(['republicanVictory', 'draw', 'nationalistVictory']).toContain(state.result!.level);
  });

  it('accepts every action it lists', () => {
    const chooser = new Chooser('sample');
    const tried = new Map<string, number>();
    for (const seed of ['trial 1', 'trial 2']) {
      playRandomGame({
        game: scwBattles,
        materials,
        seed,
        maxCommands: 3000,
        onState: ({ session, state, side, open, dice }) => {
          if (open.actions.length > 40 && chooser.below(15) > 0) return;
          for (const { command } of open.actions) {
            session.decide(state, side, command, dice, nothingEarlier);
            tried.set(command.type, (tried.get(command.type) ?? 0) + 1);
          }
        },
      });
    }
    expect([...tried.keys()].sort()).toEqual(expect.arrayContaining(['attack', 'bombard', 'done', 'move', 'withdraw']));
  });

  it('refuses what it does not list, and says why in both languages', () => {
    const refused = new Set<string>();
    for (const seed of ['strangers 1', 'strangers 2', 'strangers 3']) {
      for (const key of refusedAtVillar(materials, seed)) refused.add(key);
    }
    expect(refused.size).toBeGreaterThan(15);
  });

  it('has nothing to hide', () => {
    const { session, entries } = playRandomGame({
      game: scwBattles,
      materials,
      seed: 'open',
      maxCommands: 3000,
      onState: ({ session: table, state }) => {
        const seen = [...table.sides, null].map((viewer) => table.view(state, viewer));
        expect(new Set(seen.map((view) => JSON.stringify(view))).size).toBe(1);
      },
    });
    const hidden = entries.flatMap(({ events, rolls, rulings }) => [...events, ...rolls, ...rulings]);
    expect(hidden.filter(({ secret }) => secret !== undefined)).toEqual([]);
    expect(session.sides).toEqual(['republican', 'nationalist']);
  });
});
