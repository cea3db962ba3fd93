import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** Enough of everybody else that nothing but Toledo happens: the Army of Africa has all arrived. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};

/**
 * The Alcazar in turn 3. Worked out from 16.1 before it was run: an assault succeeds on 3 or less, with -1 for two divisions
 * or more [16.1.4.2]; a Nationalist replacement point gives one back, up to the 3 of the start, once a turn [16.1.8.1].
 */
describe('the siege of the Alcazar, by the book', () => {
  const scene = new CrusadeScene({
    units: { ...ELSEWHERE, Toledo: ['sp-rep-mil-1', 'sp-rep-mil-2'], 'Raya Vieja': ['sp-cav'] },
    first: '1936-10',
    turns: 1,
    dice: { 'combat/siege-assault:assault': [4, 4] },
  });

  it('begins with a resistance of 3', () => {
    expect(scene.position.sieges).toEqual({ simancas: 1, alcazar: 3 });
  });

  it('two divisions assault with a 4, which is 3 with their -1: resistance 2', () => {
    scene.idle();
    scene.play({ type: 'play', card: 'sp-r1', use: 'ops' }, { type: 'activate', space: 'Toledo', marker: 'attack' });
    // The Republicans stand nowhere else: with one marker down and two points left the activation is over.
    // 11.1.3, 16.1.4.1: nobody stands next to Toledo but the cavalry, which may be attacked as well.
    expect(scene.listed('target')).toEqual(['Raya Vieja', 'Toledo']);
    scene.play({ type: 'target', space: 'Toledo' }, { type: 'commit', unit: 'sp-rep-mil-1' });
    scene.play({ type: 'commit', unit: 'sp-rep-mil-2' }, { type: 'declare' });
    expect(scene.position.sieges.alcazar).toBe(2);
  });

  it('who has assaulted has fought, so the round is over [11.1.5]', () => {
    expect([scene.position.active, scene.position.round]).toEqual(['nationalist', 2]);
  });

  it('one division alone fails with a 4', () => {
    scene.play({ type: 'play', card: 'sp-n3', use: 'rp' });
    expect(scene.position.rp.nationalist).toBe(2);
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Toledo', marker: 'attack' });
    scene.play({ type: 'target', space: 'Toledo' }, { type: 'commit', unit: 'sp-rep-mil-1' }, { type: 'declare' });
    expect(scene.position.sieges.alcazar).toBe(2);
    // The other division has not fought, but a siege is assaulted once a round.
    expect(scene.listed('target')).toEqual(['Raya Vieja']);
    scene.play({ type: 'end-attacks' });
  });

  it('a replacement point brings it back to 3, and no further', () => {
    // Rounds 3 to 6 of both sides.
    scene.idle(8);
    expect([scene.position.phase, scene.position.active]).toEqual(['replacement', 'nationalist']);
    expect(scene.listed('strengthen')).toEqual(['alcazar']);
    scene.play({ type: 'strengthen', siege: 'alcazar' });
    expect(scene.position.sieges.alcazar).toBe(3);
  });

  it('the other point can buy nothing: the game ends with the turn, without points the Republicans win [5.1.1]', () => {
    expect(scene.game.state.result).toMatchObject({
      winner: 'republican',
      level: 'republicanVictory',
      points: { nationalist: 0 },
    });
  });
});

describe('the Alcazar relieved', () => {
  it('cavalry rides into an empty Toledo: -1 for the capital, -1 and a Victory Point for the siege [16.1.7, 16.3.3]', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Madrid: ['sp-rep-mil-1'], 'Raya Vieja': ['sp-cav'] },
      first: '1936-10',
      turns: 1,
    });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Raya Vieja', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-cav'], to: 'Toledo' });
    // 24 - 1 - 1 = 22; Toledo is a capital, so it gives no point of its own.
    expect([scene.position.rm, scene.position.vp]).toEqual([22, 1]);
    expect(scene.position.sieges).toEqual({ simancas: 1 });
    // 17.3.2: Toledo lies next to Madrid and is occupied.
    expect(scene.position.madrid).toEqual(['neighbourOccupied']);
    // 10.1.12: Toledo was the first enemy space; Badajoz and Campo Rojo would be the second, Madrid is held [10.1.7].
    expect(scene.listed('step')).toEqual(['Badajoz', 'Campo Rojo', 'Raya Vieja']);
  });
});
