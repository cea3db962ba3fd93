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

/** What a list of actions may cost, as it is first asked for: so many readings of the materials as JSON, each of 1.7 ms on a slow machine. */
const MOST_READINGS = 12;

const processorTime = (work: () => unknown): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

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

  it('no list of actions costs more than to read the materials of the game twelve times', () => {
    const text = JSON.stringify(materials);
    const readings = Array.from({ length: 41 }, () => processorTime(() => JSON.parse(text)));
    const most = MOST_READINGS * readings.sort((one, other) => one - other)[20]!;
    let lists = 0;
    const slow: string[] = [];
    playCrusade(materials, 'lists', ({ session, state, side }) => {
      lists += 1;
      // Of a copy nothing is remembered.
      let fresh = structuredClone(state);
      const ask = () => session.actions(fresh, side);
      let spent = processorTime(ask);
      // A list that the collector of memory interrupts is timed again.
      for (let tries = 0; tries < 4 && spent >= most; tries += 1) {
        fresh = structuredClone(state);
        spent = Math.min(spent, processorTime(ask));
      }
      if (spent >= most) slow.push(`${positionOf(state).step} at ${state.version}: ${spent} ms of ${most} ms`);
    });
    expect(lists).toBeGreaterThan(100);
    expect(slow).toEqual([]);
  });
});
