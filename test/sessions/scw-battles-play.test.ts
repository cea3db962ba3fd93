import { describe, expect, it } from '@jest/globals';
import { scwBattles } from '../../src/games/scw-battles/index.js';
import { RefusedError, replay } from '../../src/kernel/session/index.js';
import { materialsFor } from '../support/materials.js';
import { Chooser, playRandomGame, type Turn } from '../support/random-play.js';

const materials = materialsFor(scwBattles, 'villar-bridge');

const nothingEarlier = (): never => {
  throw new Error('nobody took anything back');
};

describe('Villar Bridge, played at random', () => {
  const seeds = Array.from({ length: 30 }, (_, at) => `villar ${at + 1}`);

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
          if (chooser.below(10) > 0) return;
          for (const { command } of open.actions) {
            session.decide(state, side, command, dice, nothingEarlier);
            tried.set(command.type, (tried.get(command.type) ?? 0) + 1);
          }
        },
      });
    }
    expect([...tried.keys()].sort()).toEqual(expect.arrayContaining(['attack', 'bombard', 'done', 'move', 'withdraw']));
  });

  it('refuses what it does not list', () => {
    let refused = 0;
    playRandomGame({
      game: scwBattles,
      materials,
      seed: 'strangers',
      maxCommands: 3000,
      onState: ({ session, state, side, open, dice }) => {
        const listed = new Set(open.actions.map(({ command }) => JSON.stringify(command)));
        for (const { command } of open.actions.slice(0, 3)) {
          for (const to of ['0101', '0605', '1108']) {
            const other = { ...command, ...('to' in command ? { to } : 'hex' in command ? { hex: to } : { unit: to }) };
            if (listed.has(JSON.stringify(other)) || !('to' in command || 'hex' in command)) continue;
            expect(() => session.decide(state, side, other, dice, nothingEarlier)).toThrow(RefusedError);
            refused += 1;
          }
        }
      },
    });
    expect(refused).toBeGreaterThan(100);
  });
});
