import { describe, expect, it } from '@jest/globals';
import { crusadeRevolution } from '../../../src/games/crusade-revolution/index.js';
import { groundOf } from '../../../src/games/crusade-revolution/session/ground.js';
import { mapQuestion } from '../../../src/games/crusade-revolution/session/questions.js';
import { prepare } from '../../../src/games/crusade-revolution/session/table.js';
import type { Entry } from '../../../src/kernel/session/index.js';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { eventsOf, playCrusade, positionOf } from '../../support/crusade-play.js';

const materials = crusadeMaterials('sierra-parda');
const table = prepare(materials);
const SEEDS = ['agreement 1', 'agreement 2', 'agreement 3'];

interface BattleSeen {
  readonly attacker: { readonly lossNumber: number };
  readonly defender: { readonly lossNumber: number };
  readonly winner: string;
}

const outcomeOf = ({ rulings }: Entry, procedure: string): unknown =>
  rulings.find((ruling) => ruling.procedure === procedure)?.outcome;

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

  it('every combat is decided as combat/battle decided it, and every step lost was owed', () => {
    let fought = 0;
    for (const seed of SEEDS) {
      const game = playCrusade(materials, seed);
      for (const entry of game.entries) {
        const battle = outcomeOf(entry, 'combat/battle') as BattleSeen | undefined;
        if (!battle) continue;
        fought += 1;
        const fire = entry.events.filter(({ type }) => type === 'fire-rolled').map(({ losses }) => losses);
        expect(fire).toEqual([battle.attacker.lossNumber, battle.defender.lossNumber]);
      }
      const events = eventsOf(game);
      const numbers = new Map<string, number>();
      for (const event of events) {
        if (event.type === 'fire-rolled') numbers.set(event.party as string, event.losses as number);
        if (event.type !== 'combat-decided') continue;
        const [own, other] = [numbers.get('attacker')!, numbers.get('defender')!];
        // 11.2.9: the higher Loss Number, and nobody on a tie.
        expect(event.winner).toBe(own > other ? 'attacker' : other > own ? 'defender' : 'none');
      }
    }
    expect(fought).toBeGreaterThan(20);
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

  it('a list of actions comes in less than 10 ms of processor time on average', () => {
    let lists = 0;
    let spent = 0;
    playCrusade(materials, 'lists', ({ session, state, side }) => {
      const before = process.cpuUsage();
      session.actions(state, side);
      const { user, system } = process.cpuUsage(before);
      spent += user + system;
      lists += 1;
    });
    expect(crusadeRevolution.declaration.session).toBeDefined();
    expect(spent / lists / 1000).toBeLessThan(10);
  });
});
