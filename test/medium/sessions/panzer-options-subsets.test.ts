import { describe, expect, it } from '@jest/globals';
import { isHidden } from '../../../src/games/panzer/session/hidden/counters.js';
import type { Position } from '../../../src/games/panzer/session/position.js';
import { replay, type SessionState, seenEntry } from '../../../src/kernel/session/index.js';
import { ALL_OPTIONS, fordWith } from '../../support/panzer-options.js';
import { playPanzer } from '../../support/panzer-play.js';
import { Chooser } from '../../support/random-play.js';

const GAMES = Number(process.env.RANDOM_GAMES ?? 4);
const SEED = process.env.FC_SEED ?? 'subset';

const NEEDS: Readonly<Record<string, string>> = { longGuns: 'turrets', streamlinedMovement: 'staggeredInitiative' };

/** A subset of the optional rules, each on or off by the toss of a coin; the first game has them all. */
function subset(seed: string, all: boolean): Record<string, unknown> {
  const chooser = new Chooser(`options ${seed}`);
  const every = { ...ALL_OPTIONS, hiddenUnits: true, streamlinedMovement: true };
  const chosen = Object.fromEntries(Object.entries(every).filter(() => all || chooser.below(2) === 0));
  for (const [option, needed] of Object.entries(NEEDS)) if (chosen[needed] === undefined) delete chosen[option];
  return chosen;
}

const SIDES = ['german', 'soviet'];

/** Units hidden from a viewer. */
const hiddenFrom = ({ position }: SessionState, sideOf: (id: string) => string, viewer: string | null): string[] =>
  Object.keys((position as Position).units).filter((id) => sideOf(id) !== viewer && isHidden(position as Position, id));

const named = (ids: readonly string[], text: string): string[] =>
  ids.filter((id) => new RegExp(`${id}(?![\\w-])`).test(text));

/** Every listed action is tried in one state out of so many. */
const TRIED = 12;

describe('Sukhaya Ford with subsets of the optional rules at random', () => {
  it.each(Array.from({ length: GAMES }, (_, i) => i))('game %i ends with nothing broken, refused or told', (i) => {
    const seed = `${SEED} ${i}`;
    const options = subset(seed, i === 0);
    const materials = fordWith(options);
    const sideOf = (id: string): string => (materials.cards[id] as unknown as { side: string }).side;
    const chooser = new Chooser(`tries ${seed}`);
    const states: SessionState[] = [];
    try {
      const { session, entries, state } = playPanzer(
        materials,
        seed,
        ({ session: play, state: now, side, open, dice }) => {
          expect(open.actions.length).toBeLessThan(200);
          if (chooser.below(TRIED) === 0)
            for (const { command } of open.actions) {
              if (play.sealing(now)) play.checkSealed(now, side, command);
              else play.decide(now, side, command, dice, () => now);
            }
          if (states.at(-1) === now) return;
          states.push(now);
          expect(play.broken(now)).toEqual([]);
          if (!options.hiddenUnits) return;
          for (const viewer of [...SIDES, null]) {
            const shown = [
              play.view(now, viewer),
              play.board(now, viewer),
              play.pending(now, viewer),
              play.score(now, viewer),
            ];
            expect(named(hiddenFrom(now, sideOf, viewer), JSON.stringify(shown))).toEqual([]);
          }
        },
      );
      expect(state.stage).toBe('over');
      expect(replay(session, entries)).toEqual(state);
      for (const [at, before] of states.slice(0, -1).entries()) {
        const after = states[at + 1]!;
        const told = entries.filter(({ version }) => version > before.version && version <= after.version);
        for (const viewer of [...SIDES, null]) {
          const still = new Set(hiddenFrom(after, sideOf, viewer));
          const ids = hiddenFrom(before, sideOf, viewer).filter((id) => still.has(id));
          if (ids.length === 0) continue;
          expect(named(ids, JSON.stringify(told.map((entry) => seenEntry(entry, viewer, false))))).toEqual([]);
        }
      }
    } catch (error) {
      throw new Error(`${seed} with ${Object.keys(options).join(' ')}: ${(error as Error).stack}`);
    }
  });
});
