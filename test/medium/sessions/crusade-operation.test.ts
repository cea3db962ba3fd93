import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/**
 * One operation from its first marker to the end of the turn, worked out from the book before it was run. Infantry has CF 2. Against the CNT
 * (CF 1) in the mountains of Cerro Gordo it fires one column to the left, in column 1: a 6 is 1; a 1 of column 1 is 0. At Monegal, which is
 * plain, a 1 of column 2 is 0.
 */
describe('an operation, by the book', () => {
  const scene = new CrusadeScene({
    units: {
      Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
      Cadiz: ['sp-afr-4'],
      Zaragoza: ['sp-inf-1', 'sp-inf-2'],
      Valladolid: ['sp-inf-3', 'sp-inf-4', 'sp-nav'],
      'Cerro Gordo': ['sp-cnt'],
      Monegal: ['sp-poum'],
    },
    first: '1936-10',
    turns: 1,
    dice: {
      'combat/entrench:dig': [2],
      'combat/battle:attacker': [6, 1],
      'combat/battle:defender': [1, 1],
    },
  });

  it('all markers come before any movement [8.2.4]', () => {
    scene.play({ type: 'play', card: 'sp-n1', use: 'ops' });
    scene.play({ type: 'activate', space: 'Zaragoza', marker: 'attack' });
    expect([scene.listed('move'), scene.listed('target')]).toEqual([[], []]);
    scene.play({ type: 'activate', space: 'Valladolid', marker: 'move' }, { type: 'end-activation' });
    expect(scene.position.step).toBe('movement');
    expect(scene.listed('activate')).toEqual([]);
  });

  it('some of a space go and others stay [10.1.2]; nobody attacks yet [8.2.5]', () => {
    const stacks = new Set(scene.game.listed('move').map(({ units }) => (units as string[]).join(' ')));
    // One to three of the three: seven choices [10.1.1].
    expect(stacks.size).toBe(7);
    expect(scene.listed('target')).toEqual([]);
    scene.play({ type: 'move', units: ['sp-inf-3'], to: 'Los Llanos' }, { type: 'halt' }, { type: 'end-movement' });
    expect(scene.unit('sp-inf-3')).toBe('Los Llanos');
  });

  it('one of those who stayed digs, after all movement and before any attack [10.2.2]', () => {
    expect(scene.listed('dig')).toEqual(['Valladolid sp-inf-4', 'Valladolid sp-nav']);
    scene.play({ type: 'dig', space: 'Valladolid', unit: 'sp-inf-4' });
    expect(scene.position.works.Valladolid).toEqual({ kind: 'position', marker: 'standard' });
    expect(scene.position.step).toBe('attacks');
  });

  it('units of one space attack different spaces, each once [11.1.4, 11.1.5]', () => {
    expect(scene.listed('target')).toEqual(['Cerro Gordo', 'Monegal']);
    scene.play({ type: 'target', space: 'Cerro Gordo' }, { type: 'commit', unit: 'sp-inf-1' }, { type: 'declare' });
    scene.noCards();
    // 1 against 0: the CNT, reduced, has no step to give and goes one space [11.2.10, 11.4.3].
    expect(scene.listed('hold')).toEqual([]);
    expect(scene.listed('retreat')).toEqual(['sp-cnt Cuesta Alta', 'sp-cnt Tierra Seca']);
    scene.play({ type: 'retreat', unit: 'sp-cnt', path: ['Tierra Seca'] }, { type: 'end-advance' });
    // Nobody entered: it stays Republican [11.4.8].
    expect(scene.position.control['Cerro Gordo']).toBe('republican');
    expect(scene.listed('target')).toEqual(['Monegal']);
    scene.play({ type: 'target', space: 'Monegal' });
    expect(scene.listed('commit')).toEqual(['sp-inf-2']);
    scene.play({ type: 'commit', unit: 'sp-inf-2' }, { type: 'declare' }).noCards();
    expect([scene.position.active, scene.unit('sp-poum')]).toEqual(['republican', 'Monegal']);
  });

  it('at the end of the turn a position may be taken off again [10.2.10]', () => {
    scene.idle(11);
    expect([scene.position.phase, scene.position.active]).toEqual(['endOfTurn', 'nationalist']);
    expect(scene.listed('remove-works')).toEqual(['Valladolid']);
    scene.play({ type: 'remove-works', space: 'Valladolid' });
    expect(scene.position.works).toEqual({});
  });
});
