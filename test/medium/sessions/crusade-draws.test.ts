import { describe, expect, it } from '@jest/globals';
import { NO_DICE } from '../../../src/kernel/dice/index.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';

const BOTH = { role: 'either', when: [], effects: [{ kind: 'drm', of: 'own', by: 1 }] };
const combatCard = { values: { ops: 3, sr: 3, combatCard: true }, combat: BOTH };

/** All seven cards of both hands are gone by the sixth round: nobody is asked what he puts down, and both draw at once. */
describe('cards that come with the last command of a turn', () => {
  const scene = new CrusadeScene({
    units: { Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'], Cadiz: ['sp-afr-4'], 'Campo Rojo': ['sp-rep-mil-6'] },
    first: '1936-10',
    turns: 2,
    dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [6] },
    cards: { 'sp-n1': combatCard, 'sp-r1': combatCard },
  });
  // 3, 1 + 1 = 2, 1; 1, 6 + 1 is 6, 1: nobody wins, and both cards are discarded.
  scene.attack(['Sevilla'], 'Campo Rojo', ['sp-afr-1'], 'sp-n2');
  scene.play({ type: 'commit-card', card: 'sp-n1' }, { type: 'done-cards' });
  scene.play({ type: 'commit-card', card: 'sp-r1' }).noCards();
  while (scene.position.step !== 'action') scene.play({ type: `end-${scene.position.step}` });
  const ops = (card: string): void => {
    scene.play({ type: 'play', card, use: 'ops' });
    if (scene.position.step === 'activation' && card !== 'sp-r7') scene.play({ type: 'end-activation' });
  };
  for (const n of [2, 3, 4, 5, 6, 7]) {
    ops(`sp-r${n}`);
    if (n < 7) ops(`sp-n${n + 1}`);
  }

  it('are shown to nobody who only tries it', () => {
    expect([scene.position.piles.nationalist.hand, scene.position.piles.republican.hand]).toEqual([[], []]);
    const { session, state, side } = scene.game;
    const trial = () => session.decide(state, side, { type: 'end-activation' }, NO_DICE, () => state, 'no-dice');
    expect(trial).toThrow('a trial run ends at a secret');
  });

  it('cannot be put back to draw them once more', () => {
    scene.play({ type: 'end-activation' });
    expect([scene.position.turn, scene.position.piles.republican.hand.length]).toEqual([4, 7]);
    const { state } = scene.game;
    expect(state.horizon).toBe(state.version);
  });
});
