import { describe, expect, it } from '@jest/globals';
import { coldWarBattles } from '../../../src/games/cold-war-battles/index.js';
import { scwBattles } from '../../../src/games/scw-battles/index.js';
import { materialsFor } from '../../support/materials.js';
import { playRandomGame } from '../../support/random-play.js';

/** So many positions of a game are asked about, spread over it. */
const EVERY = 4;

describe.each([
  ['kalima-crossing', coldWarBattles],
  ['villar-bridge', scwBattles],
] as const)('who wants to get to one hex in %s', (scenario, game) => {
  it('is shown what the whole list has for it, and for no other', () => {
    let [asked, found, seen] = [0, 0, 0];
    playRandomGame({
      game,
      materials: materialsFor(game, scenario),
      seed: 'goals',
      maxCommands: 20_000,
      onState({ session, state, side, open }) {
        seen += 1;
        if (seen % EVERY !== 0) return;
        const goals = [...new Set(open.actions.map(({ command }) => command.to))].filter((to) => to !== undefined);
        for (const to of [...goals.slice(0, 3), ...goals.slice(-3), '9999']) {
          const commands = session.actions(state, side, { to }).actions.map(({ command }) => command);
          const whole = open.actions.map(({ command }) => command).filter((command) => command.to === to);
          expect(commands).toEqual(whole);
          asked += 1;
          found += commands.length;
        }
      },
    });
    expect(asked).toBeGreaterThan(50);
    expect(found).toBeGreaterThan(50);
  });
});
