import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** The Army of Africa has all arrived, so nobody waits for it. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};

/** Worked out before it was run: half a point for a step of a division [14.1.3], twice that in an isolated group [16.2.4.2]. */
describe('replacements for an isolated garrison, by the book', () => {
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      Valladolid: ['sp-inf-1*'],
      Oviedo: ['sp-inf-6*', 'sp-nat-pol-2*'],
      Madrid: ['sp-rep-mil-1'],
    },
    first: '1936-10',
    turns: 1,
  });
  const prices = (): Record<string, number> =>
    Object.fromEntries(
      scene.game.open.actions
        .filter(({ command }) => command.type === 'spend')
        .map(({ command, cost }) => [command.unit as string, cost!.amount]),
    );

  it('are listed at the price that is charged: a whole point for a step, half a point elsewhere', () => {
    scene.play({ type: 'play', card: 'sp-n3', use: 'rp' });
    // The other eleven Action Rounds.
    scene.idle(11);
    expect([scene.position.phase, scene.position.active]).toEqual(['replacement', 'nationalist']);
    expect(prices()).toEqual({ 'sp-inf-1': 0.5, 'sp-inf-6': 1, 'sp-nat-pol-2': 1 });
  });

  it('take one point for the whole group, however many are left', () => {
    scene.play({ type: 'spend', unit: 'sp-inf-6', buy: 'restoreStep', pool: 'nationalist' });
    expect(scene.unit('sp-inf-6')).toBe('Oviedo');
    expect(prices()).toEqual({ 'sp-inf-1': 0.5 });
  });
});

/** 8.5.1.2: what other cards ask for are cards that were played, and a combat card is played in the combat it is committed to. */
describe('a combat card that was fought with, by the book', () => {
  it('has been played; one that stays in hand has not', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Campo Rojo': ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
      // The shuffle changes the first card of the deck for the twelfth, the plain combat card N12.
      dice: {
        'shuffle-nationalist': [16, 15, 14, 13, 1],
        'combat/battle:attacker': [3],
        'combat/battle:defender': [1],
      },
    });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Sevilla', marker: 'attack' });
    scene.play({ type: 'target', space: 'Campo Rojo' }, { type: 'commit', unit: 'sp-afr-1' }, { type: 'declare' });
    expect(scene.listed('commit-card')).toEqual(['sp-n12']);
    scene.play({ type: 'commit-card', card: 'sp-n12' });
    expect(scene.position.played).not.toContain('N12');
    scene.play({ type: 'done-cards' }, { type: 'done-cards' });
    expect(scene.position.played).toContain('N12');
    expect(scene.position.played).not.toContain('N2');
  });
});

/** G25: the Alcazar stands in a space that unsupplied Nationalists took and left. */
describe('a siege in a space the Nationalists hold, by the book', () => {
  it('is no target for Republicans next door: nobody defends there [11.1.3, 16.1.4.1]', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Madrid: ['sp-rep-mil-1'], Guadarrama: ['sp-inf-1'] },
      control: { Toledo: 'nationalist', Guadarrama: 'nationalist' },
      first: '1936-10',
      turns: 1,
    });
    expect(scene.position.sieges.alcazar).toBe(3);
    scene.idle();
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Madrid', marker: 'attack' });
    expect(scene.listed('target')).toEqual(['Guadarrama']);
    expect(() => scene.play({ type: 'target', space: 'Toledo' })).toThrow();
  });
});
