import { describe, expect, it } from '@jest/globals';
import type { Command } from '../../../src/kernel/session/index.js';
import { Campaign, type Piece } from '../../support/cwb-campaign.js';
import { lookAround, readEntry } from '../../support/cwb-secrets.js';

const SADF = 'angola-32-infantry-bn';
const BASE = 'angola-base';
const MPLA = 'hidden-mpla-armor-1';
const BATTERY = 'hidden-mpla-artillery-1';

/** From 0511, where the battery stands, to the town in 0506 are 5 hexes. */
const REACHES = 5;
const FALLS_SHORT = 4;

const pieces: readonly Piece[] = [
  { counter: BASE, hex: '0909' },
  { counter: SADF, hex: '0505' },
  { counter: MPLA, hex: '0506' },
  { counter: BATTERY, hex: '0511', untried: true },
];

interface Scene {
  readonly now: Parameters<Campaign['stage']>[0];
  readonly standing?: readonly Piece[];
  readonly commands: readonly Command[];
  readonly options?: object;
}

/** The game after these commands, and everything the South Africans got to see of it: the log, the table, who is asked. */
function witnessed({ now, standing = pieces, commands, options }: Scene, range: number) {
  const circumstances = { values: { [BATTERY]: { range } }, terrain: { '0506': ['town'] } };
  const game = new Campaign('angola-87', options ? { ...circumstances, options } : circumstances);
  game.stage(now, standing).play(...commands);
  const seen = game.entries.map((entry) => readEntry(entry, 'southAfrican'));
  return { game, seen: [...seen, lookAround(game.session, game.state, 'southAfrican'), game.side] };
}

describe('that a gun which lies face down reaches nothing the other side cannot tell', () => {
  const southern = { turn: 2, step: 'III.C', stage: 'declaration', phasing: 'southAfrican' } as const;
  const communist = { turn: 2, step: 'II.C', stage: 'declaration', phasing: 'communist' } as const;
  const attack = [{ type: 'attack', unit: SADF, target: '0506' }, { type: 'declare' }];

  it('[10.13, 14.3] from protective fire: its owner is asked in either case', () => {
    const scene = { now: southern, commands: attack };
    const [far, near] = [witnessed(scene, REACHES), witnessed(scene, FALLS_SHORT)];
    expect(near.seen).toEqual(far.seen);
    expect([near.game.position.stage, near.game.side]).toEqual(['protection', 'communist']);
    expect([far.game.listed('protect'), near.game.listed('protect')]).toEqual([[{ unit: BATTERY }], []]);
    // Whoever has nothing to fire can only go on.
    expect(near.game.open.actions.map(({ command }) => command.type)).toEqual(['end-protect']);
  });

  it('[23.2, 14.3] from where it is aimed under fire control', () => {
    const scene = { now: southern, commands: attack, options: { fireControl: true } };
    const [far, near] = [witnessed(scene, REACHES), witnessed(scene, FALLS_SHORT)];
    expect(near.seen).toEqual(far.seen);
    expect([near.game.position.stage, near.game.side]).toEqual(['aiming', 'communist']);
    expect([far.game.listed('aim'), near.game.listed('aim')]).toEqual([[{ unit: BATTERY, target: '0506' }], []]);
  });

  // From 0511 to 0505 are 6 hexes.
  it('[10.11, 14.3] from close support', () => {
    const scene = { now: communist, commands: [{ type: 'attack', unit: MPLA, target: '0505' }, { type: 'declare' }] };
    const [far, near] = [witnessed(scene, 6), witnessed(scene, REACHES)];
    expect(near.seen).toEqual(far.seen);
    expect([near.game.position.stage, near.game.side]).toEqual(['support', 'communist']);
    expect([far.game.listed('support'), near.game.listed('support')]).toEqual([[{ unit: BATTERY }], []]);
  });

  // Nobody stands next to an enemy. From 0511 to 0503 are 8 hexes, to the Base in 0101 10.
  it('[10.6, 14.3] from a combat phase that would be over at once', () => {
    const away: Readonly<Record<string, string>> = { [SADF]: '0503', [BASE]: '0101' };
    const standing = pieces.map((piece) => ({ ...piece, hex: away[piece.counter] ?? piece.hex }));
    const now = { ...communist, step: 'II.B', stage: 'movement' } as const;
    const scene = { now, standing, commands: [{ type: 'end-phase' }] };
    const [far, near] = [witnessed(scene, 8), witnessed(scene, REACHES)];
    expect(near.seen).toEqual(far.seen);
    expect([near.game.position.stage, near.game.side]).toEqual(['declaration', 'communist']);
    expect(far.game.listed('bombard')).toEqual([{ unit: BATTERY, target: '0503' }]);
    expect(near.game.open.actions.map(({ command }) => command.type)).toEqual(['declare']);
  });
});
