import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { prepare } from '../../../src/games/panzer/session/table.js';
import { replay } from '../../../src/kernel/session/index.js';
import { checkMoves, checkShots, sectionsOf, sectionsOpen } from '../../support/panzer-game-checks.js';
import { panzerMaterials, playPanzer, thrownTogether } from '../../support/panzer-play.js';

/**
 * Whole games at random under every check. More by hand, from another seed:
 * `RANDOM_GAMES=2500 RANDOM_SEED=two npm run jest -- test/slow/sessions/panzer-soak -t mill-farm`.
 */
const GAMES = Number(process.env.RANDOM_GAMES ?? 3);
const SEED = process.env.RANDOM_SEED ?? 'soak';

const TABLES = [
  ['mill-farm', 'basic-game'],
  ['mill-farm', 'advanced-game'],
  ['sukhaya-ford', 'basic-game'],
  ['sukhaya-ford', 'advanced-game'],
] as const;

describe.each(TABLES)('%s, %s', (scenario, variant) => {
  it('ends, breaks nothing, replays to its state, and every move and shot is that of the stateless question', () => {
    const asPrinted = panzerMaterials(scenario, variant);
    const [commands, cited] = [new Map<string, number>(), new Set<string>()];
    const sums = { commands: 0, longest: 0, moves: 0, shots: 0 };
    for (let game = 1; game <= GAMES; game += 1) {
      const seed = `${SEED} ${scenario} ${variant} ${game}`;
      // Every third game begins with both sides close together.
      const materials = game % 3 === 0 ? thrownTogether(asPrinted, seed) : asPrinted;
      const table = prepare(materials);
      const played = playPanzer(materials, seed, (turn) => {
        const broken = turn.session.broken(turn.state);
        if (broken.length > 0) throw new Error(`${seed}, version ${turn.state.version}: ${broken.join('; ')}`);
        sums.longest = Math.max(sums.longest, turn.open.actions.length);
        for (const rule of sectionsOpen(table, turn)) cited.add(rule);
      });
      const { session, entries, state } = played;
      expect([seed, session.broken(state)]).toEqual([seed, []]);
      expect([seed, isDeepStrictEqual(replay(session, entries), state)]).toEqual([seed, true]);
      const [moves, shots] = [checkMoves(materials, played), checkShots(materials, played)];
      expect([seed, moves.wrong, shots.wrong]).toEqual([seed, [], []]);
      for (const { command } of entries) commands.set(command.type, (commands.get(command.type) ?? 0) + 1);
      for (const rule of sectionsOf(table, played)) cited.add(rule);
      sums.commands += entries.length;
      sums.moves += moves.count;
      sums.shots += shots.count;
    }
    // Read by whoever looks after the rules.
    const often = [...commands].sort(([, one], [, other]) => other - one).map(([type, count]) => `${type} ${count}`);
    process.stdout.write(`${scenario}, ${variant}, ${GAMES} games: ${JSON.stringify(sums)}, ${cited.size} sections\n`);
    process.stdout.write(`  ${often.join(', ')}\n`);
    expect(Math.min(sums.moves, sums.shots)).toBeGreaterThan(GAMES);
  }, 36_000_000);
});
