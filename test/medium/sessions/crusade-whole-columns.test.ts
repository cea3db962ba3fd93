import { describe, expect, it } from '@jest/globals';
import { publishedMaterials } from '../../support/crusade-published.js';
import { WholeGame } from '../../support/crusade-whole-game.js';

/** War of the Columns with made-up materials, its first two turns whole. Every outcome was written down from the book first. */
const game = new WholeGame(publishedMaterials('war-of-the-columns'));

describe('War of the Columns, turn 1', () => {
  it('round 1: the air bridge; militia out of the Sierra, and two sieges', () => {
    game.card('sp-n1', 'event').operate('sp-r1', 'Guadarrama attack', 'Toledo attack', 'Gijon attack');
    // 1 + 1 = 2 out of the Sierra is column 1 [11.2.6], 6 - 1 = 5 [17.5.1], 1; 2 + 2 + 2 = 6, a 1 is 1. Nobody wins.
    game.attack('Valladolid', ['sp-rep-mil-1', 'sp-rep-mil-2'], [6, 1]).noCards().lose('sp-inf-3', 'sp-rep-mil-1');
    // 17.5.2: 2 + 1 succeeds, 3 + 1 does not.
    game.assault('Toledo', ['sp-rep-mil-4'], 2).assault('Gijon', ['sp-ast-1'], 3);
    expect([game.at.sieges, game.now]).toEqual([{ simancas: 1, alcazar: 2 }, '1.2 nationalist arrivals']);
  });

  it('round 2: Africans land and march; Badajoz joins the zones', () => {
    expect(game.listed('place-arrival')).toEqual(['sp-afr-3 Cadiz', 'sp-afr-3 Sevilla']);
    game.play({ type: 'place-arrival', unit: 'sp-afr-3', space: 'Cadiz' });
    game.operate('sp-n4', 'Sevilla attack', 'Los Llanos attack', 'Cadiz move').march(['sp-afr-3'], 'Algeciras');
    // 3 + 3 = 6 over the river is column 5, a 5 is 2; 1, a 2 is 0.
    game.attack('Badajoz', ['sp-afr-1', 'sp-afr-2'], [5, 2]).noCards().advance(['sp-afr-1', 'Badajoz']);
    // 16.3.3 -1 and a point; 13.2.4.2; by Raya Vieja the zones are one [17.1.1].
    expect([game.score, game.at.badajozSpent, game.at.shortage]).toEqual([{ rm: 21, vp: 1 }, true, false]);
    // 2 + 2 = 4 less the mountain is column 3, a 3 is 1; 1, a 1 is 0. Into Asturias too: non-cooperation does not bind who retreats.
    game.attack('Paso Hondo', ['sp-inf-1', 'sp-inf-2'], [3, 1]).noCards();
    expect(game.listed('retreat')).toEqual(['sp-san-2 Mina Honda', 'sp-san-2 Santander']);
    game.play({ type: 'retreat', unit: 'sp-san-2', path: ['Santander'] }).advance(['sp-inf-1', 'Paso Hondo']);
    game.goOn('action').card('sp-r2', 'sr');
    // 17.2.1: 5 - 1.
    expect(game.left).toBe(4);
    game.redeploy(
      ['sp-rpa-1', 'Madrid', 'fromReserve'],
      ['sp-psuc', 'Monegal', 'land'],
      ['sp-rep-mil-3', null, 'toReserve'],
      ['sp-rep-pol-3', 'Toledo', 'land'],
    );
    expect(game.now).toBe('1.3 nationalist action');
  });

  it('round 3: one African a card, and no way over the sea to Mallorca', () => {
    game.card('sp-n2', 'sr');
    const goals = game.goals('sp-nat-mil-1');
    // La Coruna is joined to Cadiz by land now; the ports east of the Strait are closed [16.7.1].
    expect([goals.includes('Cadiz'), goals.includes('Mallorca')]).toEqual([true, false]);
    game.redeploy(['sp-afr-2', 'Badajoz', 'land']);
    expect([game.goals('sp-afr-1'), game.goals('sp-afr-3')]).toEqual([[], []]);
    game.redeploy(
      ['sp-nat-mil-1', 'Cadiz', 'land'],
      ['sp-inf-4', 'Irurzo', 'land'],
      ['sp-nat-pol-1', null, 'toReserve'],
    );
    game.card('sp-r3', 'rp').card('sp-n6', 'event').card('sp-r5', 'event');
    expect(game.now).toBe('1.5 nationalist arrivals');
  });

  it('round 5: Italians for the Reserve Box; Catalans still cannot agree', () => {
    game.play({ type: 'place-arrival', unit: 'sp-afr-4', space: 'Sevilla' }).card('sp-n7', 'event');
    game.place(['sp-ita-1', 'reserve'], ['sp-ita-2', 'reserve'], ['sp-cv33', 'reserve']);
    game.operate('sp-r4', 'Toledo attack', 'Gijon attack', 'Cerro Gordo attack', 'Monegal attack');
    // 1 + 2 = 3, 5 - 1 = 4, 1; 3 + 3 = 6, a 2 is 1. A first loss is owed by attackers alone [11.3.6].
    game.attack('Badajoz', ['sp-rep-mil-4', 'sp-rep-pol-3'], [5, 2]).noCards().lose('sp-afr-1', 'sp-rep-mil-4');
    // 2 + 1 = 3: Simancas surrenders.
    game.assault('Gijon', ['sp-ast-1'], 2);
    expect([game.at.sieges, game.score]).toEqual([{ alcazar: 2 }, { rm: 21, vp: 1 }]);
    game.play(
      { type: 'target', space: 'Zaragoza' },
      { type: 'commit', unit: 'sp-cnt' },
      { type: 'commit', unit: 'sp-poum' },
    );
    // 17.4.3: the new government frees everybody but them.
    expect(game.listed('declare')).toEqual([]);
    game.play({ type: 'call-off' });
    // 1 + 1 = 2, 6 - 1 = 5, 1; 2 + 1 = 3, a 1 is 1.
    game.attack('Zaragoza', ['sp-poum', 'sp-psuc'], [6, 1]).noCards().lose('sp-nat-mil-4', 'sp-psuc').goOn('action');
    expect([game.where('sp-afr-1', 'sp-rep-mil-4', 'sp-nat-mil-4', 'sp-psuc'), game.now]).toEqual([
      ['Badajoz reduced', 'Toledo reduced', 'Zaragoza reduced', 'Monegal reduced'],
      '1.6 nationalist action',
    ]);
  });

  it('round 6 and the end: points for both, and a pound of bread for the Alcazar', () => {
    game.card('sp-n3', 'rp').card('sp-r6', 'event');
    expect([game.now, game.at.rp]).toEqual([
      '1.6 republican replacements',
      { nationalist: 2, axis: 0, republican: 2, soviet: 0 },
    ]);
    game.buy('republican', ['sp-san-2', 'restoreStep'], ['sp-rep-mil-1', 'restoreStep']);
    game.buy('republican', ['sp-rep-mil-4', 'restoreStep'], ['sp-psuc', 'restoreStep']);
    game.buy('nationalist', ['sp-inf-3', 'restoreStep'], ['sp-nat-mil-4', 'restoreStep']);
    // 16.1.8.1: up to what it began with; nothing for Simancas, which has fallen [16.1.8.2], nor for Africans [14.1.6].
    expect([game.listed('strengthen'), game.listed('spend')]).toEqual([['alcazar'], []]);
    game.play({ type: 'strengthen', siege: 'alcazar' });
    expect([game.at.sieges, game.at.turn]).toEqual([{ alcazar: 3 }, 2]);
  });
});

describe('War of the Columns, turn 2', () => {
  it('rounds 1 and 2: the Strait, brigades and levies', () => {
    game.drawOnly();
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['sp-n5', 'sp-n8', 'sp-n9', 'sp-n10', 'sp-n11', 'sp-n12', 'sp-n13'],
      ['sp-r7', 'sp-r8', 'sp-r9', 'sp-r10', 'sp-r11', 'sp-r12', 'sp-r13'],
    ]);
    game.card('sp-n5', 'event').card('sp-r7', 'event').place(['sp-t26', 'reserve'], ['sp-int', 'reserve']);
    // 17.6.2: a unit is due in round 2, and none is left in Africa.
    expect([game.at.blockade, game.now]).toEqual(['beforeTurnThree', '2.2 nationalist action']);
    game.card('sp-n9', 'event').place(['sp-nat-mil-7', 'La Coruna'], ['sp-nat-mil-8', 'Mallorca']);
    game.card('sp-r8', 'event').place(['sp-rpa-2', 'reserve'], ['sp-rpa-3', 'reserve']);
    expect(game.now).toBe('2.3 nationalist action');
  });

  it('round 3: Toledo from two sides, and a retreat of two spaces', () => {
    game.card('sp-n10', 'event').mark('Badajoz attack', 'Raya Vieja attack');
    // 2 + 3 + 2 = 7, 3 + 1 = 4, 3; 1 + 2 = 3, a 3 is 1.
    game.attack('Toledo', ['sp-afr-1', 'sp-afr-2', 'sp-cav'], [3, 3]);
    game.play({ type: 'commit-card', card: 'sp-n12' }).noCards();
    game.lose('sp-rep-mil-4', 'sp-rep-mil-4').lose('sp-afr-2');
    // Two spaces: by Madrid to the Sierra or La Vega, by Campo Rojo to Huerta Baja; Africans hold the rest.
    expect(game.listed('retreat')).toEqual([
      'sp-rep-pol-3 Campo Rojo Huerta Baja',
      'sp-rep-pol-3 Madrid Guadarrama',
      'sp-rep-pol-3 Madrid La Vega',
    ]);
    game.play({ type: 'retreat', unit: 'sp-rep-pol-3', path: ['Campo Rojo', 'Huerta Baja'] });
    // 11.5.3, 11.5.4: militia stands in Campo Rojo.
    expect([...new Set(game.listed('advance').map((line) => line.split(' ').slice(1).join(' ')))]).toEqual(['Toledo']);
    game.advance(['sp-cav', 'Toledo']).goOn('action');
    expect([game.score, game.at.sieges]).toEqual([{ rm: 19, vp: 2 }, {}]);
    game.card('sp-r9', 'event').card('sp-n8', 'event').card('sp-r11', 'sr');
    // 2 - 1 = 1, for a combat card too.
    expect(game.left).toBe(1);
    game.redeploy(['sp-int', 'Madrid', 'fromReserve']);
    expect(game.now).toBe('2.5 nationalist action');
  });

  it('round 5: Campo Rojo won and lost, Toledo lost', () => {
    game.operate('sp-n11', 'Badajoz move', 'Sevilla attack').march(['sp-afr-1', 'sp-afr-2'], 'Toledo');
    // 3, a 6 is 2; 1, a 4 is 1.
    game.attack('Campo Rojo', ['sp-afr-4'], [6, 4]).noCards().advance(['sp-afr-4', 'Campo Rojo']);
    game
      .operate('sp-r13', 'Huerta Baja attack', 'Madrid attack', 'Guadarrama move')
      .dig('Guadarrama', 'sp-rep-mil-2', 3);
    expect(game.at.works.Guadarrama?.kind).toBe('position');
    // 1, a 6 is 1; 2, a 1 is 0.
    game.attack('Campo Rojo', ['sp-rep-pol-3'], [6, 1]).noCards().advance(['sp-rep-pol-3', 'Campo Rojo']);
    // 2 + 2 + 3 = 7, a 4 is 3; 2 + 2 + 2 = 6, a 3 is 2.
    game.attack('Toledo', ['sp-rep-pol-2', 'sp-rpa-1', 'sp-int'], [4, 3]).noCards();
    game.lose('sp-cav', 'sp-afr-1', 'sp-afr-2').lose('sp-rpa-1', 'sp-int');
    expect([game.where('sp-afr-1', 'sp-afr-2', 'sp-afr-4'), game.listed('retreat')]).toEqual([
      ['removed', 'removed', 'removed'],
      ['sp-cav Badajoz', 'sp-cav Raya Vieja'],
    ]);
    game.play({ type: 'retreat', unit: 'sp-cav', path: ['Raya Vieja'] }).advance(['sp-rep-pol-2', 'Toledo']);
    expect([game.score, game.now]).toEqual([{ rm: 20, vp: 2 }, '2.6 nationalist action']);
  });

  it('round 6 and the end', () => {
    game.card('sp-n13', 'rp').card('sp-r12', 'rp');
    game.buy('republican', ['sp-rpa-1', 'restoreStep'], ['sp-rep-pol-3', 'restoreStep']);
    // 14.1.1.2: the Brigade wants Soviet points; half a Nationalist point is left over, and lost.
    game.buy('nationalist', ['sp-cav', 'restoreStep']);
    expect(game.where('sp-cav', 'sp-int', 'sp-rpa-1')).toEqual(['Raya Vieja', 'Madrid reduced', 'Madrid']);
    game.play({ type: 'done-works' });
    // 8.5.3.5: the batteries that won on round 3 lay face up until now.
    expect([game.at.turn, game.score, game.at.severeWinter, game.at.piles.nationalist.faceUp]).toEqual([
      3,
      { rm: 20, vp: 2 },
      5,
      [],
    ]);
  });
});
