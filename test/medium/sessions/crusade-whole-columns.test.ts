import { describe, expect, it } from '@jest/globals';
import { publishedMaterials } from '../../support/crusade-published.js';
import { WholeGame } from '../../support/crusade-whole-game.js';

/** War of the Columns with made-up materials, all five turns whole. Every outcome was written down from the book first. */
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

describe('War of the Columns, turn 3', () => {
  it('round 1: all points of a redeployment, and Italians at work', () => {
    game.drawOnly();
    // One card was left; three of the pile, then the discards from the bottom on [6.0.A.3].
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['sp-n14', 'sp-n15', 'sp-n16', 'sp-n1', 'sp-n4', 'sp-n2', 'sp-n3'],
      ['sp-r10', 'sp-r14', 'sp-r15', 'sp-r16', 'sp-r1', 'sp-r2', 'sp-r3'],
    ]);
    // No African is left over the sea: the round begins with its action.
    expect(game.now).toBe('3.1 nationalist action');
    game.card('sp-n2', 'sr');
    // 17.2.3; 12.1.8: a port for tanks, not the island [12.1.10]; a space with somebody in it or a source for others, not Badajoz,
    // which is empty and no source of theirs; neither garrison takes anybody but militia [16.2.4.3].
    expect([game.left, game.goals('sp-pz1'), game.goals('sp-ita-2')]).toEqual([
      5,
      ['Algeciras', 'Cadiz', 'La Coruna'],
      [
        'Algeciras',
        'Cadiz',
        'Dos Rios',
        'Irurzo',
        'La Coruna',
        'Los Llanos',
        'Mallorca',
        'Paso Hondo',
        'Raya Vieja',
        'Sevilla',
        'Valladolid',
        'Zaragoza',
      ],
    ]);
    game.redeploy(
      ['sp-pz1', 'Algeciras', 'fromReserve'],
      ['sp-ita-1', 'Sevilla', 'fromReserve'],
      ['sp-ita-2', 'Raya Vieja', 'fromReserve'],
      ['sp-nat-mil-8', 'Cadiz', 'sea'],
      ['sp-nat-pol-1', 'Sevilla', 'fromReserve'],
    );
    game.card('sp-r3', 'rp');
    expect(game.now).toBe('3.2 nationalist action');
  });

  it('round 2: tanks in Campo Rojo, bombers over Toledo', () => {
    game.operate('sp-n4', 'Raya Vieja attack', 'Algeciras attack', 'Sevilla attack', 'Cadiz move');
    // 10.1.11: past Sevilla over the river into Badajoz.
    game.march(['sp-nat-mil-1', 'sp-nat-mil-5'], 'Sevilla', 'Badajoz');
    // 3 + 2 + 2 + 1 = 8, 2 + 1 = 3 for the tanks, 3; 2, a 5 is 1: an African before the tank [11.3.7].
    game.attack('Campo Rojo', ['sp-afr-3', 'sp-pz1', 'sp-ita-1', 'sp-nat-pol-1'], [2, 5]);
    game.play({ type: 'claim-armour', unit: 'sp-pz1' }).noCards();
    expect(game.where('sp-rep-pol-3', 'sp-afr-3', 'sp-pz1')).toEqual(['eliminated', 'Algeciras reduced', 'Algeciras']);
    game.advance(['sp-pz1', 'Campo Rojo'], ['sp-ita-1', 'Campo Rojo']);
    // 2 + 2 = 4, one to the right, column 5, a 4 is 2; 2, a 3 is 1. Good for one combat a turn: discarded by the winner too.
    game.attack('Toledo', ['sp-cav', 'sp-ita-2'], [4, 3]);
    game.play({ type: 'commit-card', card: 'sp-n14' }).noCards().lose('sp-cav').advance(['sp-ita-2', 'Toledo']);
    expect([game.unit('sp-rep-pol-2'), game.score, game.at.piles.nationalist.discard.slice(-2)]).toEqual([
      'eliminated',
      { rm: 19, vp: 2 },
      ['sp-n14', 'sp-n4'],
    ]);
  });

  it('round 2 of the Republic: losses that are not suffered, and Catalans in Zaragoza', () => {
    game.operate('sp-r1', 'Madrid attack', 'Monegal attack', 'Guadarrama move').march(['sp-rep-mil-1'], 'Cuesta Alta');
    // 2 + 2 = 4, a 3 is 1; 2, a 6 is 1: nobody wins. The one step is not suffered; nobody has police to change sides.
    game.attack('Toledo', ['sp-rpa-1', 'sp-int'], [3, 6]);
    game.play({ type: 'commit-card', card: 'sp-r14' }, { type: 'done-cards' });
    expect(game.listed('commit-card')).toEqual([]);
    game.noCards().lose('sp-rpa-1');
    expect([game.where('sp-rpa-1', 'sp-int', 'sp-ita-2'), game.at.piles.republican.discard.at(-1)]).toEqual([
      ['Madrid', 'Madrid reduced', 'Toledo reduced'],
      'sp-r14',
    ]);
    // 1 + 1 = 2, a 6 is 1; 3, a 1 is 1: nobody wins.
    game.attack('Zaragoza', ['sp-poum', 'sp-psuc'], [6, 1]).noCards().lose('sp-nat-mil-4', 'sp-psuc').goOn('action');
    expect([game.score, game.now]).toEqual([{ rm: 19, vp: 2 }, '3.3 nationalist action']);
  });

  it('rounds 3 and 4: Bilbao falls, and a retreat goes on from a full space', () => {
    game.card('sp-n1', 'rp').card('sp-r2', 'sr');
    expect([game.goals('sp-t26'), game.goals('sp-rpa-2')]).toEqual([
      ['Almeria', 'Barcelona', 'Cartagena', 'Valencia'],
      ['Barcelona', 'Cerro Gordo', 'Cuesta Alta', 'Guadarrama', 'Madrid', 'Monegal', 'Valencia'],
    ]);
    game.redeploy(
      ['sp-t26', 'Valencia', 'fromReserve'],
      ['sp-rpa-2', 'Madrid', 'fromReserve'],
      ['sp-rpa-3', 'Monegal', 'fromReserve'],
      ['sp-rep-mil-3', 'Guadarrama', 'fromReserve'],
      ['sp-san-2', 'Valle Verde', 'land'],
    );
    game.operate('sp-n3', 'Zaragoza attack', 'Irurzo attack');
    // 2 + 0, a 5 is 1; 1 + 0 + 2 = 3, a 6 is 2.
    game.attack('Monegal', ['sp-inf-5', 'sp-nat-mil-4'], [5, 6]).noCards().lose('sp-rpa-3');
    game.lose('sp-nat-mil-4');
    // 2 + 1 = 3, a 6 is 2; 2 + 1 = 3, a 2 is 1.
    game.attack('Bilbao', ['sp-inf-4', 'sp-nat-mil-3'], [6, 2]).noCards();
    game.lose('sp-rep-pol-1', 'sp-bas-1').lose('sp-nat-mil-3');
    game.play({ type: 'retreat', unit: 'sp-rep-pol-1', path: ['Valle Verde'] });
    // 11.4.5.1: Valle Verde is full now, and Santander is the one space behind it.
    expect(game.where('sp-rep-pol-1', 'sp-bas-1')).toEqual(['Valle Verde reduced', 'Santander reduced']);
    game.advance(['sp-inf-4', 'Bilbao']);
    // -2; this owner's tables name no points for a Main City [P1].
    expect([game.score, game.now]).toEqual([{ rm: 17, vp: 2 }, '3.4 republican action']);
  });

  it('round 4 of the Republic: Catalans with a division of the army take Zaragoza by a tie', () => {
    game.operate('sp-r10', 'Cerro Gordo attack', 'Monegal attack', 'Valencia move');
    game.march(['sp-t26'], 'La Vega', 'Huerta Baja').goOn('attacks');
    game.play({ type: 'target', space: 'Zaragoza' }, { type: 'commit', unit: 'sp-poum' });
    game.play({ type: 'commit', unit: 'sp-cnt' });
    // 17.4.3: two spaces of nothing but Catalans.
    expect(game.listed('declare')).toEqual([]);
    game.play({ type: 'call-off' });
    // 1 + 1 + 1 = 3, a 2 is 1; 1, a 6 is 1: nobody wins, nobody is left, and the space is open [11.5.2].
    game.attack('Zaragoza', ['sp-poum', 'sp-cnt', 'sp-rpa-3'], [2, 6]).noCards().lose('sp-cnt');
    game.advance(['sp-rpa-3', 'Zaragoza']).goOn('action');
    expect([game.where('sp-cnt', 'sp-rpa-3', 'sp-inf-5', 'sp-nat-mil-4'), game.score, game.now]).toEqual([
      ['Cerro Gordo reduced', 'Zaragoza reduced', 'eliminated', 'eliminated'],
      { rm: 19, vp: 2 },
      '3.5 nationalist action',
    ]);
  });

  it('round 5: tanks against tanks open the road to Granada; Madrid is attacked', () => {
    game.operate('sp-n15', 'Campo Rojo attack', 'Toledo attack');
    // 2 + 2 = 4, 4 + 1 = 5, 2; 2, a 4 is 1, for the tank that was named [16.6.2].
    game.attack('Huerta Baja', ['sp-pz1', 'sp-ita-1'], [4, 4]);
    game.play({ type: 'claim-armour', unit: 'sp-pz1' }).noCards().advance(['sp-pz1', 'Huerta Baja']);
    // 16.2.2: the first normal line takes the marker off.
    expect([game.where('sp-t26', 'sp-pz1'), game.at.isolated]).toEqual([
      ['eliminated', 'Huerta Baja reduced'],
      ['Oviedo'],
    ]);
    // 1, a 6 is 1; 2 + 2 + 2 = 6, a 1 is 1: a tie, and the Italians are gone.
    game.attack('Madrid', ['sp-ita-2'], [6, 1]).noCards().lose('sp-rpa-1');
    expect([game.unit('sp-ita-2'), [...game.at.madrid].sort()]).toEqual([
      'eliminated',
      ['attacked', 'neighbourAttacked', 'neighbourOccupied'],
    ]);
  });

  it('round 5 of the Republic: Toledo by a walk, a mountain won, Oviedo held', () => {
    game.operate('sp-r15', 'Madrid move', 'Santander attack', 'Gijon attack').march(['sp-rpa-2'], 'Toledo');
    expect(game.score).toEqual({ rm: 20, vp: 2 });
    // 1 less the mountain is column 0, a 6 is 1; 2, a 1 is 0. One step is left: nothing to hold with [11.4.3], and one way to go.
    game.attack('Paso Hondo', ['sp-san-1'], [6, 1]).noCards();
    expect(game.unit('sp-inf-1')).toBe('Los Llanos reduced');
    game.advance(['sp-san-1', 'Paso Hondo']);
    // 1, a 5 is 1; 2 + 1 = 3, a 4 is 1.
    game.attack('Oviedo', ['sp-ast-1'], [5, 4]).noCards().lose('sp-nat-pol-2').goOn('action');
    expect([game.where('sp-nat-pol-2', 'sp-ast-1'), game.now]).toEqual([
      ['Oviedo reduced', 'Gijon reduced'],
      '3.6 nationalist action',
    ]);
  });

  it('round 6 and the end: three points and two', () => {
    game.card('sp-n16', 'rp').card('sp-r16', 'rp');
    expect([game.now, game.at.rp]).toEqual([
      '3.6 republican replacements',
      { nationalist: 2, axis: 0, republican: 3, soviet: 0 },
    ]);
    // 14.1.1.2: neither Brigade nor tanks by these points.
    expect(game.listed('spend').filter((line) => /sp-(int|t26) /.test(line))).toEqual([]);
    for (const unit of ['psuc', 'rpa-3', 'rpa-1', 'cnt', 'ast-1', 'rep-pol-1'])
      game.buy('republican', [`sp-${unit}`, 'restoreStep']);
    // 14.2.5: Bilbao is still a Republican city; of the Nationalists' two one is left: 2 - 1.
    expect(game.at.rp.nationalist).toBe(1);
    // German tanks and Italians by Axis points, Africans by none.
    expect(game.listed('spend').filter((line) => /sp-(pz1|ita-2|afr-3) /.test(line))).toEqual([]);
    game.buy('nationalist', ['sp-cav', 'restoreStep'], ['sp-inf-1', 'restoreStep']);
    expect(game.now).toBe('3.6 republican works');
    game.play({ type: 'done-works' });
    expect([game.at.turn, game.score]).toEqual([4, { rm: 20, vp: 2 }]);
  });
});

describe('War of the Columns, turn 4', () => {
  it('round 1: tanks for Bilbao, the garrison of Granada goes; Basques, police and Santander take the city back', () => {
    game.drawOnly();
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['sp-n10', 'sp-n11', 'sp-n13', 'sp-n12', 'sp-n2', 'sp-n14', 'sp-n4'],
      ['sp-r4', 'sp-r11', 'sp-r13', 'sp-r12', 'sp-r3', 'sp-r14', 'sp-r1'],
    ]);
    game.card('sp-n2', 'sr');
    // 16.2.4.3: nobody leaves Oviedo; Granada is isolated no more.
    expect([game.goals('sp-cv33'), game.goals('sp-inf-6'), game.goals('sp-inf-7').includes('Sevilla')]).toEqual([
      ['Algeciras', 'Bilbao', 'Cadiz', 'La Coruna'],
      [],
      true,
    ]);
    game.redeploy(
      ['sp-cv33', 'Bilbao', 'fromReserve'],
      ['sp-nat-mil-8', 'Huerta Baja', 'land'],
      ['sp-afr-3', 'Huerta Baja', 'land'],
      ['sp-inf-7', 'Campo Rojo', 'land'],
      ['sp-nat-mil-5', 'Raya Vieja', 'land'],
    );
    game.operate('sp-r4', 'Toledo attack', 'Guadarrama attack', 'Valle Verde attack', 'Paso Hondo move');
    game.dig('Paso Hondo', 'sp-san-1', 3);
    // 2, a 4 is 1; 1, a 6 is 1.
    game.attack('Badajoz', ['sp-rpa-2'], [4, 6]).noCards();
    // 2 out of the Sierra is column 1, a 4 is 1; 4, a 5 is 2.
    game.attack('Valladolid', ['sp-rep-mil-2', 'sp-rep-mil-3'], [4, 5]).noCards().lose('sp-nav');
    game.lose('sp-rep-mil-2', 'sp-rep-mil-3');
    // 1 + 2 + 1 = 4, a 5 is 2; 2 + 1 = 3, a 1 is 1. Both go to Irurzo, where else.
    game.attack('Bilbao', ['sp-bas-2', 'sp-rep-pol-1', 'sp-san-2'], [5, 1]).noCards();
    game.lose('sp-inf-4', 'sp-cv33').lose('sp-san-2');
    game.play({ type: 'retreat', unit: 'sp-inf-4', path: ['Irurzo'] });
    expect(game.where('sp-inf-4', 'sp-cv33', 'sp-nat-mil-1', 'sp-rpa-2')).toEqual([
      'Irurzo reduced',
      'Irurzo reduced',
      'Badajoz reduced',
      'Toledo reduced',
    ]);
    // 16.4.2.1: Basques at home; who is of Santander may be in one other region, and is.
    game.advance(['sp-bas-2', 'Bilbao'], ['sp-rep-pol-1', 'Bilbao']).goOn('action');
    expect([game.score, game.at.works['Paso Hondo']?.kind, game.now]).toEqual([
      { rm: 22, vp: 2 },
      'position',
      '4.2 nationalist action',
    ]);
  });

  it('round 2: Zaragoza, the coast to Almeria, and Toledo', () => {
    game.operate('sp-n4', 'Irurzo attack', 'Dos Rios attack', 'Huerta Baja move', 'Raya Vieja attack');
    game.march(['sp-nat-mil-8', 'sp-afr-3'], 'Cartagena', 'Almeria');
    // A VP space and a capital: -2, and a point.
    expect(game.score).toEqual({ rm: 20, vp: 3 });
    // 1 + 1, one of them over the river [G2], a 6 is 1; 2, a 1 is 0.
    game.attack('Zaragoza', ['sp-inf-4', 'sp-nat-mil-2'], [6, 1]).noCards();
    expect(game.listed('retreat')).toEqual(['sp-rpa-3 Cerro Gordo', 'sp-rpa-3 Monegal']);
    game.play({ type: 'retreat', unit: 'sp-rpa-3', path: ['Monegal'] }).advance(['sp-inf-4', 'Zaragoza']);
    // 2 + 1 = 3, 3 + 1 = 4, 1; 1, a 3 is 0.
    game.attack('Toledo', ['sp-cav', 'sp-nat-mil-5'], [3, 3]);
    game.play({ type: 'commit-card', card: 'sp-n12' }).noCards().advance(['sp-cav', 'Toledo']).goOn('action');
    expect([game.unit('sp-rpa-2'), game.score, game.at.piles.nationalist.faceUp.length]).toEqual([
      'eliminated',
      { rm: 17, vp: 3 },
      1,
    ]);
  });

  it('round 2 of the Republic: Toledo again, a Basque home', () => {
    game.operate('sp-r1', 'Madrid attack', 'Cuesta Alta move', 'Santander move').march(['sp-rep-mil-1'], 'Cerro Gordo');
    game.march(['sp-bas-1'], 'Valle Verde', 'Bilbao');
    // 2 + 2 = 4, a 4 is 2; 2, a 5 is 1, which is not suffered.
    game.attack('Toledo', ['sp-rpa-1', 'sp-int'], [4, 5]);
    game.play({ type: 'commit-card', card: 'sp-r14' }).noCards().lose('sp-rpa-1').advance(['sp-rpa-1', 'Toledo']);
    expect([game.where('sp-cav', 'sp-rpa-1'), game.score, game.at.piles.republican.faceUp.length]).toEqual([
      ['eliminated', 'Toledo'],
      { rm: 18, vp: 3 },
      1,
    ]);
  });

  it('rounds 3 and 4: three attacks, and one on Madrid', () => {
    game.card('sp-n10', 'event').mark('Los Llanos attack', 'Dos Rios attack', 'Valladolid attack');
    // 4 less the mountain and the position is column 2, a 6 is 1; 1, a 6 is 1.
    game.attack('Paso Hondo', ['sp-inf-1', 'sp-inf-2'], [6, 6]).noCards().lose('sp-inf-1');
    // 1, 5 + 1 = 6, 1; nothing, a 1 is 0. The card has an asterisk, and is out of the game though it won.
    game.attack('Valle Verde', ['sp-nat-mil-2'], [5, 1]);
    game.play({ type: 'commit-card', card: 'sp-n13' }).noCards().advance(['sp-nat-mil-2', 'Valle Verde']);
    expect([game.where('sp-san-1', 'sp-san-2', 'sp-inf-1'), game.at.piles.nationalist.removed.at(-1)]).toEqual([
      ['Paso Hondo reduced', 'eliminated', 'Los Llanos reduced'],
      'sp-n13',
    ]);
    // 2 + 1 = 3, less mountain, position and Sierra: column 0, a 6 is 1; nothing, a 4 is 0. One of one step cannot hold.
    game.attack('Guadarrama', ['sp-inf-3', 'sp-nav'], [6, 4]).noCards().lose('sp-rep-mil-2');
    expect([game.listed('hold'), game.listed('retreat')]).toEqual([
      [],
      ['sp-rep-mil-3 Cuesta Alta', 'sp-rep-mil-3 Madrid'],
    ]);
    game.play({ type: 'retreat', unit: 'sp-rep-mil-3', path: ['Madrid'] }).advance(['sp-inf-3', 'Guadarrama']);
    expect(game.at.works).not.toHaveProperty('Guadarrama');
    game.card('sp-r3', 'rp').card('sp-n11', 'event').mark('Guadarrama attack');
    // 2 out of the Sierra is column 1, a 1 is 0; 2 + 0, a 6 is 1.
    game.attack('Madrid', ['sp-inf-3'], [1, 6]).noCards();
    expect([game.unit('sp-inf-3'), game.now]).toEqual(['Guadarrama reduced', '4.4 republican action']);
    game.card('sp-r13', 'sr');
    // 16.4.2: one abroad, and then none; Bilbao is cut off from here.
    expect(game.goals('sp-ast-1')).toEqual(['Mina Honda', 'Paso Hondo', 'Puerto Bruma', 'Santander', 'toReserve']);
    game.redeploy(['sp-ast-1', 'Santander', 'land']);
    expect(game.goals('sp-ast-2')).toEqual(['Gijon', 'Puerto Bruma', 'toReserve']);
    game.redeploy(['sp-psuc', 'Sant Roc', 'land']).goOn('action');
  });

  it('rounds 5 and 6: the road along Portugal is cut', () => {
    game.card('sp-n14', 'rp').operate('sp-r11', 'Toledo attack');
    // 2, a 6 is 1; 1, a 1 is 0.
    game.attack('Raya Vieja', ['sp-rpa-1'], [6, 1]).noCards();
    expect(game.listed('retreat')).toEqual(['sp-nat-mil-5 Badajoz', 'sp-nat-mil-5 Los Llanos']);
    game.play({ type: 'retreat', unit: 'sp-nat-mil-5', path: ['Badajoz'] }).advance(['sp-rpa-1', 'Raya Vieja']);
    // Badajoz is Nationalist: not the whole of the Portuguese border [16.3.3]. The shortage never comes back [17.1.3].
    expect([game.score, game.at.shortage]).toEqual([{ rm: 18, vp: 3 }, false]);
    game.goOn('action').operate(null, 'Valle Verde move').dig('Valle Verde', 'sp-nat-mil-2', 2).goOn('action');
    game.card('sp-r12', 'rp');
    // 5.2.2: 18 on turn 4 wins for nobody, 17 would have.
    expect([game.now, game.at.rp.republican]).toEqual(['4.6 republican replacements', 3]);
    for (const unit of ['rpa-3', 'san-1', 'rep-mil-3', 'bas-1']) game.buy('republican', [`sp-${unit}`, 'restoreStep']);
    game.buy('republican', ['sp-rpa-2', 'rebuildFull']);
    game.buy('nationalist', ['sp-inf-3', 'restoreStep'], ['sp-inf-4', 'restoreStep']);
    expect(game.listed('remove-works')).toEqual(['Valle Verde']);
    game.play({ type: 'done-works' }, { type: 'done-works' });
    expect([game.at.turn, game.score]).toEqual([5, { rm: 18, vp: 3 }]);
  });
});

describe('War of the Columns, turn 5, a severe winter', () => {
  it('round 1: over the sea from Mallorca; Zaragoza falls once more', () => {
    game.drawOnly();
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['sp-n1', 'sp-n3', 'sp-n15', 'sp-n16', 'sp-n2', 'sp-n4', 'sp-n10'],
      ['sp-r2', 'sp-r10', 'sp-r15', 'sp-r16', 'sp-r4', 'sp-r1', 'sp-r3'],
    ]);
    game.card('sp-n2', 'sr');
    // 12.1.7, 16.7.2: every port of theirs, whoever stands there, in the other sea too.
    expect(game.goals('sp-nat-mil-6')).toEqual([
      'Algeciras',
      'Almeria',
      'Cadiz',
      'Cartagena',
      'La Coruna',
      'toReserve',
    ]);
    game.redeploy(
      ['sp-nat-mil-6', 'La Coruna', 'sea'],
      ['sp-ita-1', 'Huerta Baja', 'land'],
      ['sp-nav', 'Guadarrama', 'land'],
      ['sp-nat-pol-1', 'Badajoz', 'land'],
      ['sp-nat-mil-7', null, 'toReserve'],
    );
    game.operate('sp-r4', 'Puerto Bruma attack', 'Mina Honda attack', 'Madrid attack', 'Cerro Gordo attack');
    // 17.4.1: free to come from two sides. 1 + 1, a 6 is 1; 2 + 0, a 6 is 1. The garrison counts as supplied [16.2.3].
    game.attack('Oviedo', ['sp-ast-3', 'sp-ast-2'], [6, 6]).noCards().lose('sp-nat-pol-2').lose('sp-ast-3');
    expect(game.unit('sp-nat-pol-2')).toBe('eliminated');
    // 2 + 1 = 3, mountain and Sierra, column 1, 6 - 2 = 4, 1 [16.5.3]; 2 + 1 = 3, a 1 is 1.
    game.attack('Guadarrama', ['sp-int', 'sp-rep-mil-3'], [6, 1]).noCards().lose('sp-nav').lose('sp-rep-mil-3');
    // 1 + 1, a 5 is 1; 2, a 1 is 0.
    game.attack('Zaragoza', ['sp-cnt', 'sp-rep-mil-1'], [5, 1]).noCards();
    game.play({ type: 'retreat', unit: 'sp-inf-4', path: ['Irurzo'] }).advance(['sp-rep-mil-1', 'Zaragoza']);
    expect([game.score, game.where('sp-nav', 'sp-inf-4'), game.at.opsCards]).toEqual([
      { rm: 20, vp: 3 },
      ['eliminated', 'Irurzo reduced'],
      { nationalist: 0, republican: 1 },
    ]);
  });

  it('round 2: Zaragoza again; tanks on La Vega cut Madrid off, infantry in Toledo Raya Vieja', () => {
    game.operate('sp-n4', 'Irurzo attack', 'Campo Rojo move', 'Los Llanos attack', 'Huerta Baja move');
    game.march(['sp-inf-7'], 'Toledo').march(['sp-pz1'], 'La Vega');
    // 1 + 0 + 0, a 5 is 1; 1, a 1 is 0. A tank of one step claims nothing [16.6.2].
    game.attack('Zaragoza', ['sp-inf-4', 'sp-nat-mil-3', 'sp-cv33'], [5, 1]);
    expect(game.listed('claim-armour')).toEqual([]);
    game.noCards().play({ type: 'retreat', unit: 'sp-rep-mil-1', path: ['Monegal'] });
    game.advance(['sp-inf-4', 'Zaragoza']);
    // 1 + 2 = 3, a 6 is 2; 2, a 4 is 1. Nobody supplies Raya Vieja any more: for good [11.3.3].
    game.attack('Raya Vieja', ['sp-inf-1', 'sp-inf-2'], [6, 4]).noCards().lose('sp-inf-2');
    expect(game.unit('sp-rpa-1')).toBe('removed');
    game.advance(['sp-inf-1', 'Raya Vieja']);
    expect([game.score, game.now]).toEqual([{ rm: 17, vp: 3 }, '5.2 republican action']);
    game.card('sp-r2', 'sr');
    // Madrid is out of supply: nobody leaves, nobody comes [12.1.5, 12.1.8].
    expect([game.goals('sp-int'), game.goals('sp-rpa-2')]).toEqual([
      [],
      ['Barcelona', 'Cerro Gordo', 'Sant Roc', 'Valencia'],
    ]);
    game.redeploy(['sp-rpa-2', 'Valencia', 'fromReserve'], ['sp-ast-1', 'Gijon', 'land']).goOn('action');
  });

  it('round 3: Madrid attacked without cards of its own, and relieved over the river', () => {
    game.operate('sp-n3', 'Toledo attack', 'Guadarrama attack');
    // 2 + 2 = 4, out of the Sierra for one of them is enough [G3], column 3, a 4 is 1; 2 + 0, a 2 is 1.
    game.attack('Madrid', ['sp-inf-7', 'sp-inf-3'], [4, 2]);
    game.play({ type: 'done-cards' });
    // 13.3.4, G14: no window for who is out of supply.
    expect(game.listed('commit-card')).toEqual([]);
    game.lose('sp-rep-mil-3').lose('sp-inf-7');
    expect([game.unit('sp-rep-mil-3'), game.at.opsCards.nationalist]).toEqual(['removed', 2]);
    game.goOn('action').operate('sp-r1');
    // 13.3.1.
    expect(game.listed('activate').filter((line) => line.startsWith('Madrid'))).toEqual([]);
    game.mark('Valencia attack', 'Cerro Gordo move').march(['sp-cnt'], 'Cuesta Alta');
    // 2 over the river is column 1, a 4 is 1; 1, a 1 is 0.
    game.attack('La Vega', ['sp-rpa-2'], [4, 1]).noCards().advance(['sp-rpa-2', 'La Vega']).goOn('action');
    expect([game.unit('sp-pz1'), game.now]).toEqual(['eliminated', '5.4 nationalist action']);
    // 16.5.3: two cards for OPS; three Attack markers would be a third.
    expect(game.listed('play').filter((line) => /ops|n10 event/.test(line))).toEqual([]);
  });

  it('rounds 4 to 6: points and roads', () => {
    game.card('sp-n1', 'rp').card('sp-r3', 'rp').card('sp-n15', 'sr');
    game.redeploy(['sp-ita-1', 'Toledo', 'land'], ['sp-nat-pol-1', 'Raya Vieja', 'land']).goOn('action');
    game.card('sp-r10', 'sr').redeploy(['sp-psuc', 'La Vega', 'land']).goOn('action');
    game.card('sp-n16', 'rp').card('sp-r15', 'rp');
    // 5.2.2: 17 on turn 5 wins for nobody, 16 would have.
    expect([game.now, game.at.rp]).toEqual([
      '5.6 republican replacements',
      { nationalist: 2, axis: 0, republican: 3, soviet: 0 },
    ]);
  });

  it('the end: Madrid was attacked, never taken: a draw by two points [17.3.2, 5.1.1]', () => {
    game.buy('republican', ['sp-ast-3', 'restoreStep'], ['sp-rep-mil-1', 'restoreStep']);
    game.buy('republican', ['sp-rep-mil-2', 'rebuildFull'], ['sp-rep-mil-4', 'rebuildFull']);
    game.buy('nationalist', ['sp-inf-7', 'restoreStep'], ['sp-inf-2', 'restoreStep'], ['sp-inf-1', 'restoreStep']);
    game.buy('nationalist', ['sp-nat-pol-2', 'rebuildReduced']);
    game.play({ type: 'done-works' }, { type: 'done-works' });
    expect([game.at.turn, game.score, game.game.state.result]).toEqual([
      5,
      { rm: 17, vp: 2 },
      { winner: null, level: 'draw', points: { nationalist: 2 }, rule: '5.1.1' },
    ]);
  });
});
