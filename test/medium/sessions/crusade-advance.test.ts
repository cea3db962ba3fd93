import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/**
 * Two corps break through at Monegal in turn 6. Worked out before it was run, on the fire tables of the parent game:
 * 4 + 4 = 8 on the corps table, column 6-8, die 4: 4. The defending corps is reduced: strength 2, column 2, die 1: 1.
 * The defender owes 4: the corps's last step is 3, the division that takes its place gives 1 [11.3.5]; 4 is exact. The
 * attacker owes 1 and has only steps of 2: nothing [11.3.4]. 4 against 1: two spaces [11.4.2].
 */
describe('a breakthrough of two spaces, by the book', () => {
  const scene = new CrusadeScene({
    units: {
      Zaragoza: ['sp-nat-i-corps', 'sp-nat-v-corps'],
      Monegal: ['sp-rep-i-corps*'],
      Valencia: ['sp-rpa-2'],
      reserve: ['sp-rpa-1'],
    },
    first: '1937-03/04',
    turns: 1,
    // Nothing else can come between turns 5 and 6, and no corps card is in the decks: nobody draws again [P9].
    start: { initialCorps: [], played: ['airBridge', 'axisMilitaryAid', 'sovietMilitaryAid'], shortage: false },
    control: { Oviedo: 'republican', Granada: 'republican' },
    dice: { 'combat/battle:attacker': [4], 'combat/battle:defender': [1] },
  });

  it('both corps are committed to Monegal, the only enemy next to them', () => {
    scene.play({ type: 'play', card: 'sp-n1', use: 'ops' }, { type: 'activate', space: 'Zaragoza', marker: 'attack' });
    expect(scene.listed('target')).toEqual(['Monegal']);
    scene.play({ type: 'target', space: 'Monegal' }, { type: 'commit', unit: 'sp-nat-i-corps' });
    scene.play({ type: 'commit', unit: 'sp-nat-v-corps' }, { type: 'declare' });
  });

  it('both windows for combat cards open, whoever holds what [P28]', () => {
    expect([scene.game.side, scene.position.step]).toEqual(['nationalist', 'attacker-cards']);
    scene.play({ type: 'done-cards' });
    expect([scene.game.side, scene.position.step]).toEqual(['republican', 'defender-cards']);
    scene.play({ type: 'done-cards' });
  });

  it('the corps dies, its division comes from the Reserve Box and loses a step; the attackers lose nothing', () => {
    expect(scene.unit('sp-rep-i-corps')).toBe('eliminated');
    expect(scene.unit('sp-rpa-1')).toBe('Monegal reduced');
    expect([scene.unit('sp-nat-i-corps'), scene.unit('sp-nat-v-corps')]).toEqual(['Zaragoza', 'Zaragoza']);
    expect(scene.position.combat).toMatchObject({
      winner: 'attacker',
      distance: 2,
      fire: { attacker: 4, defender: 1 },
    });
  });

  it('the division has every way of two friendly spaces, none through the attackers [11.4.5]', () => {
    expect(scene.listed('retreat')).toEqual(
      [
        'sp-rpa-1 Vado Largo Tierra Seca',
        'sp-rpa-1 Vado Largo Riba Fonda',
        'sp-rpa-1 Coll Alt Vega Norte',
        'sp-rpa-1 Sant Roc Barcelona',
        'sp-rpa-1 Sant Roc Riba Fonda',
      ].sort(),
    );
    scene.play({ type: 'retreat', unit: 'sp-rpa-1', path: ['Sant Roc', 'Riba Fonda'] });
    expect(scene.unit('sp-rpa-1')).toBe('Riba Fonda reduced');
  });

  it('attackers may end in Monegal or in the space it left behind, Sant Roc, and nowhere else [11.5.3]', () => {
    expect(scene.listed('advance')).toEqual(
      ['sp-nat-i-corps Monegal', 'sp-nat-i-corps Sant Roc', 'sp-nat-v-corps Monegal', 'sp-nat-v-corps Sant Roc'].sort(),
    );
    scene.play({ type: 'advance', unit: 'sp-nat-i-corps', to: 'Sant Roc' });
    // 11.5.6: the way led over Monegal, so both are taken.
    expect([scene.position.control.Monegal, scene.position.control['Sant Roc']]).toEqual([
      'nationalist',
      'nationalist',
    ]);
    scene.play({ type: 'advance', unit: 'sp-nat-v-corps', to: 'Monegal' });
  });

  it('neither space is a capital or a VP space: morale and points stand', () => {
    expect([scene.position.rm, scene.position.vp]).toEqual([24, 0]);
  });

  it('two Republican points: half a point restores the division, one rebuilds the corps reduced [14.1.3, 14.1.5]', () => {
    scene.play({ type: 'play', card: 'sp-r3', use: 'rp' });
    scene.idle(10);
    expect([scene.position.phase, scene.position.active, scene.position.rp.republican]).toEqual([
      'replacement',
      'republican',
      2,
    ]);
    scene.play({ type: 'spend', unit: 'sp-rpa-1', buy: 'restoreStep', pool: 'republican' });
    expect(scene.unit('sp-rpa-1')).toBe('Riba Fonda');
    // 8.5.2.4: a supply source or Madrid, never in the isolated Front, never Badajoz; rebuilt full it would cost 2, and 1.5 is left.
    expect(scene.listed('spend')).toEqual(
      ['Barcelona', 'Madrid', 'Valencia'].map((space) => `sp-rep-i-corps rebuildReduced republican ${space}`).sort(),
    );
    scene.play({ type: 'spend', unit: 'sp-rep-i-corps', buy: 'rebuildReduced', pool: 'republican', to: 'Barcelona' });
    expect(scene.unit('sp-rep-i-corps')).toBe('Barcelona reduced');
    // Half a point is left and buys nothing: a step of a corps costs a whole one. The turn, the last one, is over.
    expect(scene.game.state.result).toMatchObject({ level: 'republicanVictory' });
  });
});
