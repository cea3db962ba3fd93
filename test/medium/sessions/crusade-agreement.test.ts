import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { groundOf } from '../../../src/games/crusade-revolution/session/ground.js';
import { mapQuestion } from '../../../src/games/crusade-revolution/session/questions.js';
import { prepare } from '../../../src/games/crusade-revolution/session/table.js';
import type { Dice } from '../../../src/kernel/dice/index.js';
import type { Entry, SessionState } from '../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { eventsOf, playCrusade, positionOf } from '../../support/crusade-play.js';

const materials = crusadeMaterials('sierra-parda');
const table = prepare(materials);
const SEEDS = ['agreement 1', 'agreement 2', 'agreement 3'];

/** The watcher of long random runs. */
interface Watching {
  watcher(table: object): Promise<{
    readonly figures: { readonly combats: number; readonly supplies: number };
    after(before: SessionState, entry: Entry, after: SessionState): void;
  }>;
}

/** Sierra Parda: what the session holds is what a client would be told who asks the same. */
describe('a game of Sierra Parda agrees with the stateless answers', () => {
  it('supply of every space is that of status/supply', () => {
    let compared = 0;
    let looked = 0;
    playCrusade(materials, SEEDS[0]!, ({ session, state }) => {
      looked += 1;
      if (looked % 4 !== 0) return;
      const position = positionOf(state);
      const ground = groundOf(table, position);
      for (const side of ['nationalist', 'republican'] as const) {
        const asked = session.book.ask<{ spaces: { space: string; state: string }[]; northIsolated: boolean }>(
          'status/supply',
          {
            side,
            map: mapQuestion(table, position),
            strait: position.strait,
          },
        );
        // A stack that is just taking a space stands on it before it is its own: then nobody can be asked.
        if (!asked.legal) continue;
        for (const { space, state: supply } of asked.outcome!.spaces) {
          expect([space, ground.supply(space)]).toEqual([space, supply]);
          compared += 1;
        }
        if (side === 'republican') expect(ground.northIsolated).toBe(asked.outcome!.northIsolated);
      }
    });
    expect(compared).toBeGreaterThan(1000);
  });

  it('every combat is what combat/battle says of the same facts, and every space has the supply of status/supply', async () => {
    const { watcher } = (await import(join(process.cwd(), 'scripts/random-play/crusade-revolution.mjs'))) as Watching;
    const fought = { combats: 0, supplies: 0 };
    for (const seed of SEEDS) {
      const states = new Map<number, SessionState>();
      const game = playCrusade(materials, seed, ({ state }) => states.set(state.version, state));
      const { session, entries, state } = game;
      const load = (path: string): Promise<unknown> => import(`../../../src/${path}`);
      const named = (values: number[]): Dice => ({ source: 'given', next: () => values.shift()! });
      const watch = await watcher({ session, materials, load, named });
      // The question is put together from the printed records and the log alone; where it is answered otherwise the watcher throws.
      entries.forEach((entry, i) => {
        const before = states.get(i);
        if (before) watch.after(before, entry, states.get(i + 1) ?? state);
      });
      fought.combats += watch.figures.combats;
      fought.supplies += watch.figures.supplies;
      const numbers = new Map<string, number>();
      for (const event of eventsOf(game)) {
        if (event.type === 'fire-rolled') numbers.set(event.party as string, event.losses as number);
        if (event.type !== 'combat-decided') continue;
        const [own, other] = [numbers.get('attacker')!, numbers.get('defender')!];
        // 11.2.9: the higher Loss Number, and nobody on a tie.
        expect(event.winner).toBe(own > other ? 'attacker' : other > own ? 'defender' : 'none');
      }
    }
    expect(fought.combats).toBeGreaterThan(20);
    expect(fought.supplies).toBeGreaterThan(20);
  });

  it('morale and points are the start and the sum of what was logged', () => {
    for (const seed of SEEDS) {
      const game = playCrusade(materials, seed);
      const sum = (field: 'rm' | 'vp'): number =>
        eventsOf(game).reduce(
          (total, event) => total + (typeof event[field] === 'number' ? (event[field] as number) : 0),
          0,
        );
      const { rm, vp } = positionOf(game.state);
      expect([rm, vp]).toEqual([24 + sum('rm'), sum('vp')]);
    }
  });
});
