import { describe, expect, it } from '@jest/globals';
import { crusadeMaterials } from '../../support/crusade-materials.js';
import { WholeGame } from '../../support/crusade-whole-game.js';

/**
 * Sierra Parda as it is printed, all five turns, every round played. What a step must bring was written down from the book before
 * it was sent; sums of fire are column and die of the tables that the scenario names.
 */
const game = new WholeGame(crusadeMaterials('sierra-parda'));

describe('Sierra Parda, turn 3', () => {
  it('round 1: out of Sevilla and Los Llanos, and the cavalry past both', () => {
    game.operate('sp-n4', 'Sevilla attack', 'Los Llanos attack');
    // 17.1.2: one attack in the whole Northern Zone.
    expect(game.now).toBe('3.1 nationalist activation');
    expect(game.listed('activate').filter((line) => line.endsWith('attack'))).toEqual([
      'Algeciras attack',
      'Cadiz attack',
      'Mallorca attack',
    ]);
    game.mark('Cadiz move', 'Raya Vieja move');
    game.march(['sp-nat-mil-5'], 'Algeciras');
    // 10.1.11, 9.1.2: through a space that will attack and through a full one, and to the end of four points.
    game.play({ type: 'move', units: ['sp-cav'], to: 'Los Llanos' });
    expect(game.listed('halt')).toEqual([]);
    game.play({ type: 'step', to: 'Valladolid' });
    expect(game.listed('halt')).toEqual([]);
    game.play({ type: 'step', to: 'Dos Rios' }, { type: 'halt' });
    // 6 is column 6, a 3 is 2; 1 is column 1, a 3 is 0. Two steps of one: nobody is left, nobody retreats.
    game.attack('Campo Rojo', ['sp-afr-1', 'sp-afr-2'], [3, 3]).noCards();
    expect([game.unit('sp-rep-mil-6'), game.listed('advance')]).toEqual([
      'eliminated',
      ['sp-afr-1 Campo Rojo', 'sp-afr-2 Campo Rojo'],
    ]);
    game.advance(['sp-afr-1', 'Campo Rojo']);
    // 4 less the mountain is column 3, a 5 is 2; 1 is column 1, a 6 is 1, and its owner chooses [11.3.4].
    game.attack('Paso Hondo', ['sp-inf-1', 'sp-inf-2'], [5, 6]).noCards();
    expect(game.listed('lose-step')).toEqual(['sp-inf-1', 'sp-inf-2']);
    game.lose('sp-inf-1').advance(['sp-inf-2', 'Paso Hondo']);
    expect(game.where('sp-san-2', 'sp-inf-1', 'sp-inf-2', 'sp-cav')).toEqual([
      'eliminated',
      'Los Llanos reduced',
      'Paso Hondo',
      'Dos Rios',
    ]);
    // Neither space is of a class.
    expect([game.score, game.now]).toEqual([{ rm: 24, vp: 0 }, '3.1 republican action']);
    // 17.4.1: the militia may coordinate; the card is gone for good.
    game.card('sp-r5', 'event');
    expect([game.at.piles.republican.removed, game.at.played]).toEqual([
      ['sp-r5'],
      expect.arrayContaining(['largoCaballero']),
    ]);
  });

  it('round 2: Africans land before the action, and the Strait opens after it', () => {
    // 17.6.3, 17.6.4: both towns are open.
    expect(game.listed('place-arrival')).toEqual(['sp-afr-3 Cadiz', 'sp-afr-3 Sevilla']);
    game.play({ type: 'place-arrival', unit: 'sp-afr-3', space: 'Sevilla' }).card('sp-n5', 'event');
    expect([game.at.strait, game.at.piles.nationalist.removed]).toEqual(['nationalist', ['sp-n5']]);
    game.card('sp-r6', 'event');
    expect(game.now).toBe('3.3 nationalist action');
  });

  it('rounds 3 and 4: aid from both sides, and what it brings', () => {
    // 8.5.1.2: the Italians wait for the aid.
    expect(game.listed('play').filter((line) => line === 'sp-n7 event')).toEqual([]);
    game.card('sp-n6', 'event').card('sp-r7', 'event').place(['sp-t26', 'reserve'], ['sp-int', 'reserve']);
    game.card('sp-n7', 'event').place(['sp-ita-1', 'reserve'], ['sp-ita-2', 'reserve'], ['sp-cv33', 'reserve']);
    expect(game.where('sp-ita-1', 'sp-ita-2', 'sp-cv33', 'sp-t26', 'sp-int')).toEqual(Array(5).fill('reserve'));
    game.card('sp-r2', 'sr');
    // 12.1.8: tanks at a Mediterranean port in supply, whoever stands there.
    expect(game.goals('sp-t26')).toEqual(['Almeria', 'Barcelona', 'Cartagena', 'Valencia']);
    // Spaces with somebody in them, sources and Madrid; Badajoz has somebody [G35]; the north is isolated [16.4.3.2].
    expect(game.goals('sp-int')).toEqual([
      'Badajoz',
      'Barcelona',
      'Cerro Gordo',
      'Guadarrama',
      'Huerta Baja',
      'Madrid',
      'Monegal',
      'Sant Roc',
      'Toledo',
      'Valencia',
    ]);
    game.redeploy(
      ['sp-t26', 'Almeria', 'fromReserve'],
      ['sp-int', 'Madrid', 'fromReserve'],
      ['sp-rpa-1', 'Toledo', 'fromReserve'],
      ['sp-psuc', 'Monegal', 'land'],
      ['sp-rep-mil-1', null, 'toReserve'],
    );
    expect(game.now).toBe('3.5 nationalist arrivals');
  });

  it('round 5: the second Africans in their usual round, Italians ashore; then the Republic strikes', () => {
    // 17.6.2: the blockade ended in round 2, which is not before it.
    game.play({ type: 'place-arrival', unit: 'sp-afr-4', space: 'Cadiz' });
    game.card('sp-n2', 'sr');
    game.redeploy(
      ['sp-ita-1', 'Sevilla', 'fromReserve'],
      ['sp-ita-2', 'Cadiz', 'fromReserve'],
      ['sp-cv33', 'Algeciras', 'fromReserve'],
      ['sp-inf-4', 'Irurzo', 'land'],
      ['sp-nat-mil-1', 'Cadiz', 'sea'],
    );
    game.operate('sp-r4', 'Toledo attack', 'Huerta Baja attack', 'Gijon attack', 'Mina Honda attack');
    // 2 + 1 + 2 = 5, column 5, a 4 is 2; 3 is column 3, a 4 is 1. The Africans are gone for good [17.6.5].
    game.attack('Campo Rojo', ['sp-rpa-1', 'sp-rep-mil-4', 'sp-rep-pol-3'], [4, 4]).noCards();
    expect(game.unit('sp-afr-1')).toBe('removed');
    game.lose('sp-rep-mil-4').advance(['sp-rpa-1', 'Campo Rojo']);
    // Simancas: one division, a 3; 1 - 1 = 0, without morale or points [16.1.5].
    game.assault('Gijon', ['sp-ast-1'], 3);
    expect(game.at.sieges).toEqual({ alcazar: 3 });
    // 1 less the mountain is column 0, a 6 is 1; 2 is column 2, a 2 is 1. Nobody wins, nobody retreats.
    game.attack('Paso Hondo', ['sp-ast-2'], [6, 2]).noCards();
    expect(game.where('sp-ast-2', 'sp-inf-2', 'sp-rep-mil-4')).toEqual([
      'Mina Honda reduced',
      'Paso Hondo reduced',
      'Toledo reduced',
    ]);
    expect([game.score, game.now]).toEqual([{ rm: 24, vp: 0 }, '3.6 nationalist action']);
  });

  it('round 6: Campo Rojo again, and Bilbao', () => {
    game.operate('sp-n1', 'Sevilla attack', 'Irurzo attack', 'Oviedo move');
    // 10.2.2: an isolated garrison may dig; a 3 succeeds.
    game.dig('Oviedo', 'sp-inf-6', 3);
    expect(game.at.works.Oviedo).toMatchObject({ kind: 'position' });
    // 3 + 3 + 2 = 8, a 2 is 2; 2 is column 2, a 6 is 1: the first loss is African [11.3.6].
    game.attack('Campo Rojo', ['sp-afr-2', 'sp-afr-3', 'sp-ita-1'], [2, 6]).noCards();
    expect([game.unit('sp-rpa-1'), game.listed('lose-step')]).toEqual(['eliminated', ['sp-afr-2', 'sp-afr-3']]);
    game.lose('sp-afr-2').advance(['sp-afr-3', 'Campo Rojo'], ['sp-ita-1', 'Campo Rojo']);
    // 3, column 3, a 6 is 2; 3, column 3, a 1 is 1. The police have Valle Verde alone to go to.
    game.attack('Bilbao', ['sp-inf-4', 'sp-nat-mil-3'], [6, 1]).noCards();
    game.lose('sp-bas-1', 'sp-bas-1').lose('sp-inf-4');
    expect(game.where('sp-bas-1', 'sp-rep-pol-1', 'sp-inf-4')).toEqual(['eliminated', 'Valle Verde', 'Irurzo reduced']);
    game.advance(['sp-nat-mil-3', 'Bilbao']);
    // 16.3.3: -2 for a Main City; the chart pack says 2 points.
    expect([game.score, game.now]).toEqual([{ rm: 22, vp: 2 }, '3.6 republican action']);
    game.card('sp-r3', 'rp');
  });

  it('the end: two Republican points, nothing to buy for the Nationalists, works that may go', () => {
    // 14.2.5: Bilbao alone costs the Republic nothing. Soviet points there are none: no T-26, no International Brigade is hurt.
    expect([game.now, game.at.rp]).toEqual([
      '3.6 republican replacements',
      { nationalist: 0, axis: 0, republican: 2, soviet: 0 },
    ]);
    game.buy(
      'republican',
      ['sp-rep-mil-4', 'restoreStep'],
      ['sp-ast-2', 'restoreStep'],
      ['sp-rpa-1', 'rebuildReduced'],
      ['sp-san-2', 'rebuildReduced'],
    );
    expect(game.where('sp-rep-mil-4', 'sp-ast-2', 'sp-rpa-1', 'sp-san-2')).toEqual([
      'Toledo',
      'Mina Honda',
      'reserve reduced',
      'reserve reduced',
    ]);
    expect([game.now, game.listed('remove-works')]).toEqual(['3.6 nationalist works', ['Oviedo']]);
  });
});

describe('turn 4', () => {
  it('rounds 1 and 2: levies for the capitals, brigades, tanks, and the word of a hard winter', () => {
    game.play({ type: 'done-works' }, { type: 'done-works' }).drawOnly();
    expect([game.now, game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      '4.1 nationalist action',
      ['sp-n3', 'sp-n8', 'sp-n9', 'sp-n10', 'sp-n11', 'sp-n12', 'sp-n13'],
      ['sp-r1', 'sp-r8', 'sp-r9', 'sp-r10', 'sp-r11', 'sp-r12', 'sp-r13'],
    ]);
    game.card('sp-n9', 'event');
    // 16.2.4.1: no reinforcements for Oviedo and Granada, capitals though they are.
    expect(game.listed('place').filter((line) => line.startsWith('sp-nat-mil-7'))).toEqual([
      'sp-nat-mil-7 La Coruna',
      'sp-nat-mil-7 Mallorca',
      'sp-nat-mil-7 Valladolid',
    ]);
    game.place(['sp-nat-mil-7', 'La Coruna'], ['sp-nat-mil-8', 'Valladolid']);
    // The landing asks for the Strait, which is lost; a combat card is no event [8.5.3.1].
    expect(game.listed('play').filter((line) => line.endsWith(' event'))).toEqual(['sp-r8 event', 'sp-r9 event']);
    game.card('sp-r8', 'event').place(['sp-rpa-2', 'reserve'], ['sp-rpa-3', 'reserve']);
    game.card('sp-n8', 'event').card('sp-r9', 'event');
    expect([game.unit('sp-pz1'), game.at.severeWinter, game.now]).toEqual(['reserve', 5, '4.3 nationalist action']);
  });

  it('round 3: three Attack markers: Toledo falls, the zones are linked', () => {
    game.card('sp-n10', 'event').mark('Campo Rojo attack', 'Zaragoza attack');
    expect(game.listed('activate')).toEqual(['Algeciras attack', 'Cadiz attack', 'Mallorca attack', 'Sevilla attack']);
    game.mark('Sevilla attack');
    // 5 is column 5, 3 + 1 = 4, 2; 1 is column 1, 4 + 1 = 5, 1, for the Africans.
    game.attack('Toledo', ['sp-afr-3', 'sp-ita-1'], [3, 4]);
    game.play({ type: 'commit-card', card: 'sp-n12' }, { type: 'done-cards' });
    game.play({ type: 'commit-card', card: 'sp-r11' }).noCards();
    expect(game.where('sp-rep-mil-4', 'sp-afr-3')).toEqual(['eliminated', 'Campo Rojo reduced']);
    game.advance(['sp-ita-1', 'Toledo']);
    // A capital -1, the Alcazar -1 and a point [16.1.7]. By Raya Vieja the north reaches Sevilla by land [17.1.3].
    expect([game.score, game.at.sieges, game.at.shortage]).toEqual([{ rm: 20, vp: 3 }, {}, false]);
    expect([game.at.piles.nationalist.faceUp.map(({ card }) => card), game.at.piles.republican.discard.at(-1)]).toEqual(
      [['sp-n12'], 'sp-r11'],
    );
    // 2 + 1 = 3, column 3, a 2 is 1; 2 is column 2, a 5 is 1: nobody wins. The card has served in this round [8.5.3.4].
    game.attack('Monegal', ['sp-inf-5', 'sp-nat-mil-4'], [2, 5]);
    expect(game.listed('commit-card')).toEqual(['sp-n13']);
    game.noCards().lose('sp-psuc').lose('sp-nat-mil-4');
    // 2 over the river is column 1, a 4 is 1; 1, column 1, a 6 is 1. Africans on their last step are gone for good.
    game.attack('Badajoz', ['sp-afr-2'], [4, 6]).noCards();
    expect(game.where('sp-afr-2', 'sp-rep-mil-5')).toEqual(['removed', 'Badajoz reduced']);
    expect([game.score, game.now]).toEqual([{ rm: 20, vp: 3 }, '4.3 republican action']);
  });

  it('round 3 of the Republic: Toledo retaken, tanks before Granada, a spade that fails', () => {
    game.operate('sp-r1', 'Madrid attack', 'Almeria attack', 'Guadarrama move');
    game.dig('Guadarrama', 'sp-rep-mil-2', 4);
    expect([game.at.works.Guadarrama, game.at.digDrm.Guadarrama]).toEqual([undefined, -1]);
    // 2 + 1 + 3 = 6, a 5 is 3; 2 is column 2, 5 + 1 = 6, 1. The Italians have two steps, the third loss vanishes [11.3.4].
    game.attack('Toledo', ['sp-rep-pol-2', 'sp-rep-mil-3', 'sp-int'], [5, 5]);
    // 8.5.3.1: one card answers an enemy card, which there is not yet; the other serves in defence.
    expect(game.listed('commit-card')).toEqual([]);
    game.play({ type: 'done-cards' }, { type: 'commit-card', card: 'sp-n13' }).noCards();
    expect(game.listed('lose-step')).toEqual(['sp-int', 'sp-rep-mil-3', 'sp-rep-pol-2']);
    game.lose('sp-rep-mil-3').advance(['sp-int', 'Toledo']);
    expect([game.unit('sp-ita-1'), game.score, game.at.shortage]).toEqual(['eliminated', { rm: 21, vp: 3 }, false]);
    expect(game.at.piles.nationalist.removed).toContain('sp-n13');
    // 16.6.2: 2 is column 2, 3 + 1 = 4, 1; the garrison with 2 and a 2: 1. The tanks take it.
    game.attack('Granada', ['sp-t26'], [3, 2]);
    game.play({ type: 'claim-armour', unit: 'sp-t26' }).noCards();
    expect(game.where('sp-t26', 'sp-inf-7')).toEqual(['Almeria reduced', 'Granada reduced']);
  });

  it('rounds 4 and 5: points, redeployment, and Cerro Gordo by a single attack', () => {
    game.card('sp-n3', 'rp').card('sp-r10', 'sr');
    game.redeploy(
      ['sp-rpa-2', 'Madrid', 'fromReserve'],
      ['sp-rpa-3', 'Toledo', 'fromReserve'],
      ['sp-rpa-1', 'Guadarrama', 'fromReserve'],
    );
    game.card('sp-n11', 'event').mark('Zaragoza attack');
    // 2 + 0 less the mountain is column 1, a 6 is 1; 1, column 1, a 1 is 0. One step is left, so nothing can be given [11.4.3].
    game.attack('Cerro Gordo', ['sp-inf-5', 'sp-nat-mil-4'], [6, 1]).noCards();
    expect([game.at.step, game.listed('retreat')]).toEqual(['retreat', ['sp-cnt Cuesta Alta', 'sp-cnt Tierra Seca']]);
    game.play({ type: 'retreat', unit: 'sp-cnt', path: ['Tierra Seca'] }).advance(['sp-inf-5', 'Cerro Gordo']);
    expect(game.score).toEqual({ rm: 20, vp: 3 });
    game.operate(null, 'Tierra Seca move').march(['sp-cnt'], 'Vado Largo').goOn('action');
    expect([game.unit('sp-cnt'), game.now]).toEqual(['Vado Largo reduced', '4.6 nationalist action']);
  });

  it('round 6: the militia of La Coruna opens the road to Oviedo', () => {
    // 7.1.3: no card is left, and something must be done.
    expect([game.listed('play'), game.listed('automatic')]).toEqual([[], ['']]);
    game.operate(null, 'La Coruna attack');
    // 1 less the mountain is column 0, 5 + 1 = 6, 1; 1, column 1, a 1 is 0. Gijon is the only way [11.4.5].
    game.attack('Puerto Bruma', ['sp-nat-mil-7'], [5, 1]);
    game.play({ type: 'commit-card', card: 'sp-n12' }).noCards();
    expect(game.unit('sp-ast-3')).toBe('Gijon reduced');
    game.advance(['sp-nat-mil-7', 'Puerto Bruma']);
    // 16.2.2: a normal line to La Coruna.
    expect([game.at.isolated, game.score]).toEqual([['Granada'], { rm: 20, vp: 3 }]);
    game.card('sp-r13', 'rp');
    // 8.5.1.3: played for its points, the asterisk does nothing.
    expect(game.at.piles.republican.discard.at(-1)).toBe('sp-r13');
  });

  it('the end: tanks want Soviet points, Granada pays twice, Italians want Axis points', () => {
    expect([game.now, game.at.rp.republican]).toEqual(['4.6 republican replacements', 1]);
    expect(game.listed('spend').filter((line) => line.startsWith('sp-t26'))).toEqual([]);
    game.buy('republican', ['sp-cnt', 'restoreStep'], ['sp-rep-mil-3', 'restoreStep']);
    expect([game.now, game.at.rp.nationalist]).toEqual(['4.6 nationalist replacements', 2]);
    expect(game.listed('spend').filter((line) => /sp-(ita|afr)/.test(line))).toEqual([]);
    game.buy('nationalist', ['sp-inf-7', 'restoreStep']);
    // One point is left, and Granada has had its own [16.2.4.2].
    game.buy('nationalist', ['sp-inf-4', 'restoreStep'], ['sp-inf-1', 'restoreStep']);
    expect(game.where('sp-inf-7', 'sp-inf-4', 'sp-inf-1', 'sp-inf-2')).toEqual([
      'Granada',
      'Irurzo',
      'Los Llanos',
      'Paso Hondo reduced',
    ]);
    game.play({ type: 'done-works' }, { type: 'done-works' });
    // 8.5.3.5: nothing stays face up.
    expect([game.at.turn, game.at.piles.nationalist.faceUp]).toEqual([5, []]);
  });
});

describe('turn 5, a severe winter', () => {
  it('round 1: the roads of both sides', () => {
    game.drawOnly();
    // The last three of the pile, then the discards from the bottom: no die of the shuffle moves anything.
    expect([game.now, game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      '5.1 nationalist action',
      ['sp-n14', 'sp-n15', 'sp-n16', 'sp-n4', 'sp-n2', 'sp-n1', 'sp-n10'],
      ['sp-r12', 'sp-r14', 'sp-r15', 'sp-r16', 'sp-r2', 'sp-r4', 'sp-r3'],
    ]);
    game.card('sp-n2', 'sr');
    // Ports with room, and no island for tanks [12.1.8, 12.1.10]; Cadiz and Algeciras are full.
    expect(game.goals('sp-pz1')).toEqual(['Bilbao', 'La Coruna']);
    game.redeploy(['sp-afr-4', 'Campo Rojo', 'land'], ['sp-ita-2', 'Campo Rojo', 'land']);
    expect(game.goals('sp-pz1')).toEqual(['Bilbao', 'Cadiz', 'La Coruna']);
    game.redeploy(
      ['sp-pz1', 'Cadiz', 'fromReserve'],
      ['sp-nat-mil-1', 'Sevilla', 'land'],
      ['sp-cav', 'Raya Vieja', 'land'],
    );
    game.card('sp-r2', 'sr');
    game.redeploy(
      ['sp-rep-mil-1', 'Guadarrama', 'fromReserve'],
      ['sp-san-2', 'Santander', 'fromReserve'],
      ['sp-rpa-2', 'Cuesta Alta', 'land'],
      ['sp-rep-pol-3', 'Toledo', 'land'],
      ['sp-t26', 'Cartagena', 'land'],
    );
    expect(game.now).toBe('5.2 nationalist action');
  });

  it('round 2: Toledo again, with a card that another card undoes', () => {
    game.operate('sp-n4', 'Campo Rojo attack', 'Cerro Gordo attack', 'Los Llanos move', 'Algeciras move');
    game.march(['sp-inf-1'], 'Raya Vieja').march(['sp-nat-mil-5'], 'Cadiz', 'Sevilla');
    // 2 + 3 + 2 = 7; the bombers would make it 8, and are undone: column 7, a 5 is 3. 3 + 2 + 2 = 7, a 3 is 2.
    game.attack('Toledo', ['sp-afr-3', 'sp-afr-4', 'sp-ita-2'], [5, 3]);
    game.play({ type: 'commit-card', card: 'sp-n14' }, { type: 'done-cards' });
    game.play({ type: 'commit-card', card: 'sp-r12', against: 'sp-n14' }).noCards();
    game.lose('sp-int', 'sp-rpa-3', 'sp-rep-pol-3');
    // 11.3.6: Africans first, then anybody.
    expect(game.listed('lose-step')).toEqual(['sp-afr-3', 'sp-afr-4']);
    game.lose('sp-afr-4');
    expect(game.listed('lose-step')).toEqual(['sp-afr-3', 'sp-afr-4', 'sp-ita-2']);
    game.lose('sp-ita-2');
    // One space. Madrid has room for one; Raya Vieja is held, Campo Rojo attacked from [11.4.5].
    expect(game.listed('retreat').filter((line) => line.startsWith('sp-int'))).toEqual([
      'sp-int Badajoz',
      'sp-int Madrid',
    ]);
    game.play({ type: 'retreat', unit: 'sp-int', path: ['Madrid'] });
    expect(game.listed('retreat')).toEqual(['sp-rep-pol-3 Badajoz', 'sp-rpa-3 Badajoz']);
    game.play({ type: 'retreat', unit: 'sp-rpa-3', path: ['Badajoz'] });
    expect(game.unit('sp-rep-pol-3')).toBe('Badajoz reduced');
    game.advance(['sp-ita-2', 'Toledo'], ['sp-afr-4', 'Toledo']);
    // 8.5.3.2: played though undone, and good for one combat a turn only: discarded by the winner too.
    expect([game.at.piles.nationalist.discard.at(-1), game.at.piles.republican.discard.at(-1), game.score]).toEqual([
      'sp-n14',
      'sp-r12',
      { rm: 19, vp: 3 },
    ]);
    // 2 less the mountain is column 1, 6 - 2 = 4, 1; 2 is column 2, a 1 is 0. La Vega: Guadarrama is full.
    game.attack('Cuesta Alta', ['sp-inf-5'], [6, 1]).noCards();
    expect([game.unit('sp-rpa-2'), game.listed('advance')]).toEqual(['La Vega reduced', ['sp-inf-5 Cuesta Alta']]);
    game.advance();
    expect(game.at.opsCards.nationalist).toBe(1);
  });

  it('round 2 of the Republic: police that change sides, losses that are not suffered', () => {
    game.operate('sp-r4', 'Madrid attack', 'Badajoz attack', 'La Vega move', 'Santander attack');
    game.march(['sp-rpa-2'], 'Cuesta Alta');
    game.attack(
      'Toledo',
      ['sp-rep-pol-2', 'sp-rep-mil-3', 'sp-int', 'sp-rpa-3', 'sp-rep-pol-3', 'sp-rep-mil-5'],
      [2, 5],
    );
    game.play({ type: 'commit-card', card: 'sp-r14' }, { type: 'done-cards' });
    game.play({ type: 'commit-card', card: 'sp-n15', unit: 'sp-rep-pol-2' }).noCards();
    // 2 + 1 + 2 and 1 + 1 + 0 is 7; without the police 5, a 2 is 1. 1 + 2 = 3, a 5 is 2.
    expect([game.unit('sp-rep-pol-2'), game.at.combat?.fire]).toEqual(['removed', { attacker: 1, defender: 2 }]);
    game.lose('sp-ita-2');
    // CL.R45: of two steps the first is not suffered.
    game.lose('sp-rep-mil-3', 'sp-rep-pol-3');
    expect(game.where('sp-ita-2', 'sp-rep-mil-3', 'sp-rep-pol-3', 'sp-afr-4')).toEqual([
      'eliminated',
      'Madrid',
      'eliminated',
      'Toledo reduced',
    ]);
    expect([game.at.piles.nationalist.removed.at(-1), game.at.piles.republican.discard.at(-1)]).toEqual([
      'sp-n15',
      'sp-r14',
    ]);
    // 1 + 0 less the mountain is column 0, 6 - 2 = 4, 0; 1 is column 1, a 4 is 1.
    game.attack('Paso Hondo', ['sp-san-1', 'sp-san-2'], [6, 4]).noCards().lose('sp-san-1');
    expect([game.unit('sp-san-1'), game.now]).toEqual(['Santander reduced', '5.3 nationalist action']);
  });

  it('round 3: Badajoz falls, and no third operation by a card', () => {
    game.card('sp-n10', 'event').mark('Cerro Gordo attack', 'Toledo attack', 'Raya Vieja attack');
    // 2 less the mountain is column 1, 6 - 2 = 4, 1: the last step. 1, column 1, a 2 is 0.
    game.attack('Cuesta Alta', ['sp-inf-5'], [6, 2]).noCards().advance(['sp-inf-5', 'Cuesta Alta']);
    // 2 + 2 + 2 = 6, a 4 is 2; 1 + 0, column 1, a 1 is 0. The last steps of both.
    game
      .attack('Badajoz', ['sp-afr-4', 'sp-cav', 'sp-inf-1'], [4, 1])
      .noCards()
      .lose('sp-rpa-3')
      .advance(['sp-cav', 'Badajoz']);
    expect([game.score, game.at.badajozSpent, game.at.opsCards.nationalist]).toEqual([{ rm: 18, vp: 4 }, true, 2]);
    game.card('sp-r3', 'rp');
    // 16.5.3: two such cards; points and redeployment are free, and the automatic operation.
    expect([game.listed('play'), game.listed('automatic')]).toEqual([
      ['sp-n1 rp', 'sp-n1 sr', 'sp-n16 rp', 'sp-n16 sr'],
      [''],
    ]);
  });

  it('round 4: the Republic takes Toledo and Zaragoza', () => {
    game.card('sp-n1', 'rp').operate('sp-r15', 'Guadarrama attack', 'Madrid attack', 'Monegal attack');
    // 1 + 1 + 1 = 3, mountain and Sierra, column 1, 6 - 2 = 4, 1; 2 is column 2, a 4 is 1.
    game.attack('Cuesta Alta', ['sp-rpa-1', 'sp-rep-mil-2', 'sp-rep-mil-1'], [6, 4]).noCards().lose('sp-rep-mil-1');
    // 1 + 2 = 3, a 4 is 1; 2 is column 2, a 1 is 0. Africans again.
    game.attack('Toledo', ['sp-rep-mil-3', 'sp-int'], [4, 1]).noCards().advance(['sp-rep-mil-3', 'Toledo']);
    // 1 + 0, column 1, a 4 is 1; 0, a 2 is 0.
    game.attack('Zaragoza', ['sp-poum', 'sp-psuc'], [4, 2]).noCards().advance(['sp-poum', 'Zaragoza']);
    // +1 for Toledo, +2 and two points for Zaragoza.
    expect([game.score, game.where('sp-afr-4', 'sp-nat-mil-4', 'sp-inf-5')]).toEqual([
      { rm: 21, vp: 2 },
      ['removed', 'eliminated', 'Cuesta Alta reduced'],
    ]);
  });

  it('round 5: Guadarrama is held for a step', () => {
    // 13.3.1: the infantry on Cuesta Alta has lost its line.
    game.operate(null);
    expect(game.listed('activate').filter((line) => line.startsWith('Cuesta Alta'))).toEqual([]);
    game.mark('Valladolid attack');
    // 2 + 2 + 1 = 5, mountain and Sierra, column 3, 6 - 2 = 4, 1; 1 + 1 + 0 = 2, a 1 is 0.
    game.attack('Guadarrama', ['sp-inf-3', 'sp-nav', 'sp-nat-mil-8'], [6, 1]).noCards().lose('sp-rpa-1');
    expect(game.listed('hold')).toEqual(['sp-rep-mil-1', 'sp-rep-mil-2']);
    game.play({ type: 'hold', unit: 'sp-rep-mil-1' });
    expect([game.where('sp-rpa-1', 'sp-rep-mil-1', 'sp-rep-mil-2'), game.now]).toEqual([
      ['eliminated', 'eliminated', 'Guadarrama'],
      '5.5 republican action',
    ]);
    game.card('sp-r16', 'rp');
  });

  it('round 6: what was cut off is gone, and its spaces with it', () => {
    game.operate(null, 'Puerto Bruma move').march(['sp-nat-mil-7'], 'Oviedo').goOn('action');
    // 13.3.5, 13.3.6: Cuesta Alta and Cerro Gordo go back, +1 for the capital. Granada counts as supplied until the end of the turn.
    expect([game.unit('sp-inf-5'), game.at.control['Cuesta Alta'], game.at.control['Cerro Gordo']]).toEqual([
      'removed',
      'republican',
      'republican',
    ]);
    expect([game.score, game.unit('sp-inf-7'), game.now]).toEqual([
      { rm: 22, vp: 2 },
      'Granada',
      '5.6 republican action',
    ]);
    game.operate(null, 'Monegal move').march(['sp-psuc'], 'Zaragoza').goOn('action');
    expect([game.now, game.at.rp]).toEqual([
      '5.6 republican replacements',
      { nationalist: 1, axis: 0, republican: 3, soviet: 0 },
    ]);
  });

  it('the end: a city too few costs the Nationalists their point, Madrid two Victory Points', () => {
    game.buy('republican', ['sp-rpa-1', 'rebuildFull'], ['sp-rpa-2', 'rebuildReduced'], ['sp-rpa-3', 'rebuildReduced']);
    game.buy('republican', ['sp-psuc', 'restoreStep'], ['sp-san-1', 'restoreStep']);
    // 14.2.5: Bilbao is not counted, Sevilla is one of two: 1 - 1 = 0, and nothing is left to ask.
    expect([game.now, game.at.rp.nationalist]).toEqual(['5.6 nationalist works', 0]);
    game.play({ type: 'done-works' }, { type: 'done-works' });
    // 17.3.2: Toledo was attacked and taken, Madrid never: -2. 16.2.6: Granada is out of supply from now on.
    expect([game.score, game.at.isolated, game.at.shortage, game.now]).toEqual([
      { rm: 22, vp: 0 },
      [],
      false,
      '5.6 nationalist deployment',
    ]);
  });
});

describe('the first corps', () => {
  /** Spaces open to a corps, whoever makes room there. */
  const openTo = (corps: string): string[] =>
    [
      ...new Set(
        game.game
          .listed('deploy')
          .filter((line) => line.corps === corps)
          .map(({ space }) => space as string),
      ),
    ].sort();
  const deploy = (corps: string, space: string, displaced?: string): void => {
    game.play({ type: 'deploy', corps, space, ...(displaced ? { displaced } : {}) });
  };

  it('six a side in turn: the north, the Italians at a port, each region at home [15.2.1.2]', () => {
    // 16.2.6: not Granada; 8.5.2.4: not the island; Puerto Bruma is empty and no source.
    expect(openTo('sp-nat-i-corps')).toEqual([
      'Algeciras',
      'Badajoz',
      'Bilbao',
      'Cadiz',
      'Campo Rojo',
      'Dos Rios',
      'Irurzo',
      'La Coruna',
      'Oviedo',
      'Paso Hondo',
      'Raya Vieja',
      'Sevilla',
      'Valladolid',
    ]);
    expect(openTo('sp-ctv')).toEqual(['Algeciras', 'Bilbao', 'Cadiz', 'La Coruna']);
    deploy('sp-ctv', 'Bilbao');
    expect(openTo('sp-rep-i-corps')).toEqual([
      'Barcelona',
      'Cartagena',
      'Guadarrama',
      'Madrid',
      'Toledo',
      'Vado Largo',
      'Valencia',
      'Zaragoza',
    ]);
    deploy('sp-rep-i-corps', 'Toledo');
    deploy('sp-navarra-corps', 'Paso Hondo');
    deploy('sp-rep-ii-corps', 'Zaragoza');
    deploy('sp-marroqui-corps', 'Campo Rojo');
    // Bilbao is lost; Basques stand in Valle Verde.
    expect([openTo('sp-euzkadi-corps'), openTo('sp-santander-corps'), openTo('sp-ast-i-corps')]).toEqual([
      ['Valle Verde'],
      ['Santander'],
      ['Gijon', 'Mina Honda'],
    ]);
    deploy('sp-euzkadi-corps', 'Valle Verde');
    // Two of the three are in the north, three are left: nobody is bound yet.
    expect(openTo('sp-nat-i-corps')).toContain('Cadiz');
    deploy('sp-nat-i-corps', 'Oviedo', 'sp-nat-pol-2');
    deploy('sp-santander-corps', 'Santander');
    deploy('sp-nat-v-corps', 'Valladolid', 'sp-nat-mil-8');
    deploy('sp-ast-i-corps', 'Gijon');
    deploy('sp-nat-vi-corps', 'Sevilla');
    // One corps a space.
    expect(openTo('sp-ast-ii-corps')).toEqual(['Mina Honda']);
    deploy('sp-ast-ii-corps', 'Mina Honda');
    expect([game.now, game.where('sp-nat-pol-2', 'sp-nat-mil-8')]).toEqual([
      '5.6 nationalist reserve',
      ['reserve', 'reserve'],
    ]);
  });

  it('the Reserve Boxes, one division at a time [15.2.2]', () => {
    // Six MIL or INF, one is there; no Italian is on the map. No horse, no police, no African; nobody out of Granada.
    expect(game.listed('withdraw')).toEqual([
      'sp-inf-1',
      'sp-inf-2',
      'sp-inf-3',
      'sp-inf-4',
      'sp-inf-6',
      'sp-nat-mil-1',
      'sp-nat-mil-2',
      'sp-nat-mil-3',
      'sp-nat-mil-5',
      'sp-nat-mil-6',
      'sp-nat-mil-7',
      'sp-nav',
    ]);
    const withdraw = (unit: string): void => void game.play({ type: 'withdraw', unit });
    withdraw('sp-nat-mil-1');
    // A Basque, a man of Santander, two Asturians; and to three of the army one more.
    expect(game.listed('withdraw')).toEqual([
      'sp-ast-1',
      'sp-ast-2',
      'sp-ast-3',
      'sp-bas-2',
      'sp-cnt',
      'sp-poum',
      'sp-psuc',
      'sp-rep-mil-2',
      'sp-rep-mil-3',
      'sp-san-1',
      'sp-san-2',
    ]);
    for (const unit of ['sp-bas-2', 'sp-nat-mil-5', 'sp-san-2', 'sp-nat-mil-6', 'sp-ast-3', 'sp-nat-mil-7', 'sp-ast-1'])
      withdraw(unit);
    withdraw('sp-nat-mil-2');
    expect(game.listed('withdraw')).toEqual(['sp-cnt', 'sp-poum', 'sp-psuc', 'sp-rep-mil-2', 'sp-rep-mil-3']);
    withdraw('sp-rep-mil-3');
    expect(game.now).toBe('5.6 republican militarization');
  });

  it('five of the militia in the army, wherever they are [15.2.3]', () => {
    expect([...new Set(game.listed('militarize').map((line) => line.split(' ')[0]))]).toEqual([
      'sp-cnt',
      'sp-psuc',
      'sp-rep-mil-1',
      'sp-rep-mil-2',
      'sp-rep-mil-3',
      'sp-rep-mil-4',
      'sp-rep-mil-5',
      'sp-rep-mil-6',
    ]);
    const swaps = ['rep-mil-2', 'psuc', 'cnt', 'rep-mil-4', 'rep-mil-5'];
    for (const [at, unit] of swaps.entries())
      game.play({ type: 'militarize', unit: `sp-${unit}`, by: `sp-rpa-${at + 4}` });
    expect(game.where('sp-rpa-4', 'sp-rpa-5', 'sp-rpa-6', 'sp-rpa-7', 'sp-rpa-8')).toEqual([
      'Guadarrama',
      'Zaragoza',
      'Vado Largo',
      'eliminated',
      'eliminated',
    ]);
    expect(game.where('sp-rep-mil-2', 'sp-rep-mil-4')).toEqual(['removed', 'removed']);
    expect([game.at.turn, game.at.step]).toEqual([6, 'discarding']);
  });
});

describe('turn 6', () => {
  it('round 1: a corps for each, and a division for each corps', () => {
    game.drawOnly();
    // The first hand of the turn must hold a corps [15.1.2]; with 22 both draw seven.
    expect([game.now, game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      '6.1 nationalist action',
      ['sp-n10', 'sp-n1', 'sp-n17', 'sp-n18', 'sp-n19', 'sp-n20', 'sp-n21'],
      ['sp-r4', 'sp-r3', 'sp-r15', 'sp-r16', 'sp-r17', 'sp-r18', 'sp-r19'],
    ]);
    game.card('sp-n20', 'event');
    // Zaragoza is lost, Valladolid full, Mallorca an island.
    expect(game.listed('place')).toEqual(['sp-castilla-corps La Coruna', 'sp-castilla-corps Sevilla']);
    // 8.5.2.5: nobody out of supply, and no tank.
    expect(game.listed('give-up-division').filter((unit) => /inf-7|pz1|cv33|ita/.test(unit))).toEqual([]);
    game.play({ type: 'give-up-division', unit: 'sp-nat-pol-2' }).place(['sp-castilla-corps', 'La Coruna']);
    game.card('sp-r19', 'event');
    // The north is isolated [16.4.3.2].
    expect(game.listed('place')).toEqual([
      'sp-rep-v-corps Barcelona',
      'sp-rep-v-corps Madrid',
      'sp-rep-v-corps Valencia',
    ]);
    game.play({ type: 'give-up-division', unit: 'sp-rep-mil-3' }).place(['sp-rep-v-corps', 'Madrid']);
    expect([game.where('sp-nat-pol-2', 'sp-rep-mil-3'), game.now]).toEqual([
      ['removed', 'removed'],
      '6.2 nationalist action',
    ]);
  });

  it('round 2: police driven out of Valle Verde join the north to the Republic for a moment', () => {
    game.operate('sp-n17', 'Bilbao attack', 'Paso Hondo attack', 'Oviedo attack', 'Raya Vieja move');
    game.march(['sp-inf-1'], 'Los Llanos');
    // 5 + 1 = 6, corps, 6-8, a 2 is 3; 3 + 2 = 5, corps, a 1 is 2. Three is the corps alone; two the CTV or the militia twice.
    game.attack('Valle Verde', ['sp-ctv', 'sp-nat-mil-3'], [2, 1]).noCards();
    expect([game.unit('sp-euzkadi-corps'), game.listed('lose-step')]).toEqual([
      'Valle Verde reduced',
      ['sp-ctv', 'sp-nat-mil-3'],
    ]);
    game.lose('sp-nat-mil-3');
    expect(game.unit('sp-nat-mil-3')).toBe('eliminated');
    expect(game.listed('retreat')).toEqual(['sp-euzkadi-corps Santander', 'sp-rep-pol-1 Santander']);
    game.play({ type: 'retreat', unit: 'sp-euzkadi-corps', path: ['Santander'] });
    // Santander is full, and nobody can go on from there: Dos Rios, which is empty, and taken [11.4.5]. +2 at once [16.3.3].
    expect([game.unit('sp-rep-pol-1'), game.at.control['Dos Rios'], game.at.moraleUsed, game.score]).toEqual([
      'Dos Rios',
      'republican',
      ['northLinked'],
      { rm: 24, vp: 0 },
    ]);
    game.advance(['sp-ctv', 'Valle Verde']);
    expect(game.score).toEqual({ rm: 24, vp: 0 });
  });

  it('round 2: Santander, where somebody has just retreated and nobody can', () => {
    // 4 + 1 = 5, corps, a 4 is 4; 1 + 3 = 4, corps, a 2 is 2: the Basques add nothing and are gone [11.4.6].
    game.attack('Santander', ['sp-navarra-corps', 'sp-inf-2'], [4, 2]).noCards();
    expect(game.unit('sp-euzkadi-corps')).toBe('eliminated');
    game.lose('sp-san-1');
    // Four of four; two spaces are owed and none is there: for good [11.4.4]. -1 for the capital.
    expect([game.where('sp-san-1', 'sp-santander-corps', 'sp-navarra-corps'), game.listed('advance')]).toEqual([
      ['removed', 'removed', 'Paso Hondo reduced'],
      ['sp-inf-2 Santander', 'sp-navarra-corps Santander'],
    ]);
    game.advance(['sp-navarra-corps', 'Santander']);
    expect(game.score).toEqual({ rm: 23, vp: 0 });
  });

  it('round 2: Mina Honda is held for a step', () => {
    // 4 + 2 = 6, corps, 6-8 less the mountain is 5, a 4 is 4; 1 + 3 = 4, a 1 is 2.
    game.attack('Mina Honda', ['sp-nat-i-corps', 'sp-inf-6'], [4, 1]).noCards();
    game.lose('sp-ast-2').lose('sp-inf-6');
    expect(game.unit('sp-inf-6')).toBe('eliminated');
    // The last step of the corps counts where an Asturian division would take its place, a full one first [G9, 11.3.5.2].
    expect(game.listed('hold')).toEqual(['sp-ast-2', 'sp-ast-ii-corps sp-ast-1']);
    game.play({ type: 'hold', unit: 'sp-ast-2' });
    expect([game.where('sp-ast-2', 'sp-ast-ii-corps'), game.now]).toEqual([
      ['eliminated', 'Mina Honda reduced'],
      '6.2 republican action',
    ]);
  });

  it('round 2 of the Republic: Badajoz and Irurzo', () => {
    game.operate('sp-r17', 'Toledo attack', 'Zaragoza attack', 'Dos Rios move', 'Vado Largo move');
    game.march(['sp-rpa-6'], 'Tierra Seca', 'Cerro Gordo').dig('Dos Rios', 'sp-rep-pol-1', 2);
    // 3, corps, a 3 is 2; 2, a 2 is 1, too little for the corps [11.3.4].
    game.attack('Badajoz', ['sp-rep-i-corps'], [3, 2]).noCards().advance(['sp-rep-i-corps', 'Badajoz']);
    // A VP space: +1 and a point less.
    expect([game.unit('sp-cav'), game.unit('sp-rep-i-corps'), game.score]).toEqual([
      'eliminated',
      'Badajoz',
      { rm: 24, vp: -1 },
    ]);
    // 3 + 2 = 5, corps, a 1 is 2; 2, a 4 is 1.
    game.attack('Irurzo', ['sp-rep-ii-corps', 'sp-rpa-5'], [1, 4]).noCards().advance(['sp-rpa-5', 'Irurzo']);
    expect([game.where('sp-inf-4', 'sp-rpa-5'), game.at.works['Dos Rios']?.kind]).toEqual([
      ['eliminated', 'Irurzo reduced'],
      'position',
    ]);
  });

  it('round 3: one reinforcement of a kind a turn; redeployment of what is joined', () => {
    // 8.5.2.1; the corps of Sevilla has no way to the north, the south is cut off at Toledo and Badajoz.
    expect(game.listed('play').filter((line) => line.startsWith('sp-n21'))).toEqual([
      'sp-n21 ops',
      'sp-n21 rp',
      'sp-n21 sr',
    ]);
    game.card('sp-n18', 'sr');
    expect(game.goals('sp-nat-vi-corps')).toEqual(['Algeciras', 'Cadiz', 'Campo Rojo']);
    game.redeploy(
      ['sp-nat-mil-1', 'Oviedo', 'fromReserve'],
      ['sp-nat-mil-2', 'Los Llanos', 'fromReserve'],
      ['sp-nat-mil-5', 'Paso Hondo', 'fromReserve'],
      ['sp-nat-mil-6', 'La Coruna', 'fromReserve'],
      ['sp-nat-mil-7', 'Valle Verde', 'fromReserve'],
    );
    game.card('sp-r18', 'sr');
    // 12.1.8: Basques have no space of their own left, Asturians two.
    expect([game.goals('sp-bas-2'), game.goals('sp-ast-1')]).toEqual([[], ['Gijon', 'Mina Honda']]);
    game.redeploy(
      ['sp-rpa-1', 'Irurzo', 'fromReserve'],
      ['sp-ast-1', 'Gijon', 'fromReserve'],
      ['sp-rpa-2', 'Badajoz', 'fromReserve'],
    );
    expect(game.now).toBe('6.4 nationalist action');
  });

  it('round 4: Dos Rios from two sides', () => {
    game.card('sp-n10', 'event').mark('Valle Verde attack', 'Valladolid attack');
    // 5 + 1 and 4 + 2 + 2 is 14, corps, 12-14 less the position is 9-11, a 1 is 3; 2, a 3 is 1.
    game.attack('Dos Rios', ['sp-ctv', 'sp-nat-mil-7', 'sp-nat-v-corps', 'sp-inf-3', 'sp-nav'], [1, 3]).noCards();
    game.lose('sp-nat-mil-7').advance(['sp-nav', 'Dos Rios']).goOn('action');
    expect([game.unit('sp-rep-pol-1'), game.at.works['Dos Rios'], game.unit('sp-nav')]).toEqual([
      'eliminated',
      undefined,
      'Dos Rios',
    ]);
    game.card('sp-r3', 'rp');
  });

  it('round 5: into Toledo behind the corps of Badajoz, into Mina Honda, and to the garrison of Granada', () => {
    game.operate('sp-n1', 'Campo Rojo move', 'Oviedo attack', 'Cadiz move');
    game.march(['sp-marroqui-corps'], 'Toledo').march(['sp-pz1'], 'Algeciras', 'Campo Rojo', 'Huerta Baja');
    expect(game.score).toEqual({ rm: 23, vp: -1 });
    // 4 + 1 = 5, corps, less the mountain 4, a 6 is 4; 2, corps, a 1 is 1. 3 for the corps, 1 for the division in its place.
    game.attack('Mina Honda', ['sp-nat-i-corps', 'sp-nat-mil-1'], [6, 1]).noCards();
    expect(game.where('sp-ast-ii-corps', 'sp-ast-3', 'sp-nat-mil-1')).toEqual([
      'eliminated',
      'eliminated',
      'Oviedo reduced',
    ]);
    game.advance(['sp-nat-i-corps', 'Mina Honda']);
    expect(game.now).toBe('6.5 republican action');
  });

  it('round 5 of the Republic: Toledo again, and the army in Bilbao', () => {
    game.operate('sp-r4');
    // 13.3.1: Badajoz supplies nobody any more [13.2.4.2], and Toledo is lost.
    expect(game.listed('activate').filter((line) => line.startsWith('Badajoz'))).toEqual([]);
    game.mark('Madrid attack', 'Irurzo move').goOn('movement');
    // 16.4.3.1: whoever enters Bilbao joins it to the Republic, so that the Front is isolated no more [16.4.3.3].
    expect(game.listed('move')).toContain('sp-rpa-1 Bilbao');
    game.march(['sp-rpa-1'], 'Bilbao');
    expect([game.unit('sp-rpa-1'), game.score]).toEqual(['Bilbao', { rm: 25, vp: -3 }]);
    // 3 + 2 = 5, corps, a 5 is 4; 4, corps, a 2 is 2, of which the Brigade alone can take one [11.3.4].
    game.attack('Toledo', ['sp-rep-v-corps', 'sp-int'], [5, 2]).noCards();
    expect(game.where('sp-marroqui-corps', 'sp-nat-mil-8', 'sp-int', 'sp-rep-v-corps')).toEqual([
      'eliminated',
      'Toledo',
      'eliminated',
      'Madrid',
    ]);
    // The division that came for the corps retreats two spaces: Badajoz is held, Madrid attacked.
    expect(game.listed('retreat')).toEqual([
      'sp-nat-mil-8 Campo Rojo Algeciras',
      'sp-nat-mil-8 Campo Rojo Huerta Baja',
      'sp-nat-mil-8 Campo Rojo Sevilla',
      'sp-nat-mil-8 Raya Vieja Los Llanos',
    ]);
    game.play({ type: 'retreat', unit: 'sp-nat-mil-8', path: ['Campo Rojo', 'Sevilla'] });
    // 11.5.3, 11.5.4: Africans stand in the space behind.
    expect(game.listed('advance')).toEqual(['sp-rep-v-corps Toledo']);
    game.advance(['sp-rep-v-corps', 'Toledo']).goOn('action');
    expect([game.score, game.now]).toEqual([{ rm: 26, vp: -3 }, '6.6 nationalist action']);
  });

  it('round 6: Italians in Bilbao, tanks in Valencia', () => {
    game.operate('sp-n19', 'Valle Verde attack', 'Huerta Baja move');
    game.march(['sp-pz1'], 'La Vega', 'Valencia');
    // -2 for the city. With it the south has eight spaces in supply, and so has the north: a zone split in two, +1 [16.3.3, P30].
    expect([game.score, game.at.moraleUsed]).toEqual([{ rm: 25, vp: -1 }, ['northLinked', 'repSplits']]);
    // 5, corps, a 2 is 3; 2, a 3 is 1, too little for a corps.
    game.attack('Bilbao', ['sp-ctv'], [2, 3]).noCards().advance(['sp-ctv', 'Bilbao']);
    expect([game.where('sp-rpa-1', 'sp-ctv'), game.score]).toEqual([['eliminated', 'Bilbao'], { rm: 23, vp: 1 }]);
    // Nobody is cut off: Granada hangs on Huerta Baja, Bilbao on Santander.
    expect([game.now, game.unit('sp-inf-7')]).toEqual(['6.6 republican action', 'Granada']);
    game.operate(null, 'Toledo move').dig('Toledo', 'sp-rep-v-corps');
    // 10.2.2: a corps digs without a die.
    expect(game.at.works.Toledo?.kind).toBe('position');
  });

  it('the end: Asturians at Gijon, nobody for Bilbao', () => {
    // 14.2.5: Bilbao counts for the Republic while Gijon holds: four. Cartagena is supplied over the sea.
    expect([game.now, game.at.rp.republican]).toEqual(['6.6 republican replacements', 2]);
    // 8.5.2.4: the Basque corps comes to Bilbao alone.
    expect(game.listed('spend').filter((line) => /sp-(euzkadi|ast-ii)-corps/.test(line))).toEqual([
      'sp-ast-ii-corps rebuildFull republican Gijon',
      'sp-ast-ii-corps rebuildReduced republican Gijon',
    ]);
    game.buy('republican', ['sp-ast-ii-corps', 'rebuildReduced', 'Gijon'], ['sp-rep-pol-3', 'rebuildReduced']);
    game.buy('republican', ['sp-rpa-7', 'rebuildReduced']);
    expect([game.where('sp-ast-ii-corps', 'sp-rep-pol-3', 'sp-rpa-7'), game.now]).toEqual([
      ['Gijon reduced', 'reserve reduced', 'reserve reduced'],
      '6.6 nationalist works',
    ]);
    game.play({ type: 'done-works' });
    expect(game.listed('remove-works')).toEqual(['Madrid', 'Toledo']);
    game.play({ type: 'remove-works', space: 'Toledo' }, { type: 'done-works' });
    expect([game.at.works.Toledo, game.at.turn]).toEqual([undefined, 7]);
  });
});

describe('turn 7, the last', () => {
  it('rounds 1 and 2: stolen plans, a corps under the new government, a rising', () => {
    game.drawOnly();
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['sp-n21', 'sp-n22', 'sp-n23', 'sp-n24', 'sp-n25', 'sp-n26', 'sp-n27'],
      ['sp-r15', 'sp-r16', 'sp-r20', 'sp-r21', 'sp-r22', 'sp-r23', 'sp-r24'],
    ]);
    // RM 23: no collapse; the north stands.
    expect(game.listed('play').filter((line) => /sp-n2[56] event/.test(line))).toEqual([]);
    game.card('sp-n22', 'event');
    // The plans undo the ring, 23 is more than 20.
    expect(game.listed('play').filter((line) => line.endsWith(' event'))).toEqual([
      'sp-r20 event',
      'sp-r22 event',
      'sp-r24 event',
    ]);
    game.card('sp-r20', 'event');
    // 13.2.3: neither Valencia, which is lost, nor Zaragoza, which was won, is a source of theirs.
    expect(game.listed('place')).toEqual(['sp-rep-xviii-corps Barcelona', 'sp-rep-xviii-corps Madrid']);
    game.play({ type: 'give-up-division', unit: 'sp-rpa-7' }).place(['sp-rep-xviii-corps', 'Madrid']);
    game.card('sp-n23', 'event');
    expect(game.listed('place')).toEqual([
      'sp-ins Coll Alt',
      'sp-ins Cuesta Alta',
      'sp-ins Marina Alta',
      'sp-ins Monegal',
      'sp-ins Riba Fonda',
      'sp-ins Sant Roc',
      'sp-ins Tierra Seca',
      'sp-ins Vado Largo',
      'sp-ins Vega Norte',
    ]);
    game.place(['sp-ins', 'Cuesta Alta']);
    expect([game.at.control['Cuesta Alta'], game.now]).toEqual(['nationalist', '7.2 republican action']);
  });

  it('round 2 of the Republic: Madrid is cut off until the rising is put down', () => {
    game.operate('sp-r22');
    expect(game.listed('activate').filter((line) => /Madrid|Toledo|Badajoz|Guadarrama/.test(line))).toEqual([]);
    game.mark('Cerro Gordo attack', 'Zaragoza move').goOn('movement');
    // 10.1.11: the Catalans may look in at Cerro Gordo, and must come back.
    game.play({ type: 'move', units: ['sp-poum'], to: 'Cerro Gordo' });
    expect(game.listed('halt')).toEqual([]);
    game.play({ type: 'step', to: 'Zaragoza' });
    // 2 less the mountain is column 1, a 4 is 1; 1, a 2 is 0. Insurgents have one step and never come back [14.1.6].
    game.attack('Cuesta Alta', ['sp-rpa-6'], [4, 2]).noCards();
    expect(game.unit('sp-ins')).toBe('removed');
    game.advance(['sp-rpa-6', 'Cuesta Alta']);
    expect(game.now).toBe('7.3 nationalist action');
  });

  it('rounds 3 and 4: points that do not come, a corps that does', () => {
    game.card('sp-n24', 'event').card('sp-r24', 'event').card('sp-n21', 'event');
    // Own sources alone, with room: Santander, Bilbao and Valencia were the Republic's [13.2.3].
    expect(game.listed('place')).toEqual([
      'sp-galicia-corps La Coruna',
      'sp-galicia-corps Sevilla',
      'sp-galicia-corps Valladolid',
    ]);
    game.play({ type: 'give-up-division', unit: 'sp-nat-mil-2' }).place(['sp-galicia-corps', 'Valladolid']);
    game.card('sp-r23', 'rp');
    // CL.N30: no Soviet points in this turn; 8.5.1.3: the red line takes the card out of the game.
    expect([game.at.rp.republican, game.at.rp.soviet, game.at.piles.republican.removed.at(-1)]).toEqual([
      1,
      0,
      'sp-r23',
    ]);
  });

  it('round 5: Gijon, and the Asturians caught on their way', () => {
    game.operate('sp-n25', 'Mina Honda attack', 'La Coruna attack', 'Valencia move').march(['sp-pz1'], 'Tierra Seca');
    // 4, corps, a 6 is 4; 3 + 1 + 2 = 6, corps, a 1 is 3, of which the corps can take two.
    game.attack('Gijon', ['sp-nat-i-corps'], [6, 1]).noCards();
    // Four: one of the corps and the division [11.3.4]; no Asturian is in the Reserve Box, and the ghost takes nothing [11.3.5.1].
    game.lose('sp-ast-i-corps');
    // Of three, the last has one space as the others had: Puerto Bruma, which the first of them takes.
    game.play({ type: 'retreat', unit: 'sp-ast-ii-corps', path: ['Puerto Bruma'] });
    game.play({ type: 'retreat', unit: 'sp-ast-i-corps', path: ['Puerto Bruma'] });
    expect(game.where('sp-ast-i-corps', 'sp-ast-1', 'sp-nat-i-corps')).toEqual([
      'Puerto Bruma reduced',
      'Puerto Bruma reduced',
      'Mina Honda reduced',
    ]);
    expect(game.at.control['Puerto Bruma']).toBe('republican');
    game.advance(['sp-nat-i-corps', 'Gijon']);
    // 4 + 1 = 5, corps, less the mountain 4, a 2 is 2; nobody fires but on column 0, a 1 is 0 [11.4.6]. Without supply: for good.
    game.attack('Puerto Bruma', ['sp-castilla-corps', 'sp-nat-mil-6'], [2, 1]).noCards();
    expect(game.where('sp-ast-i-corps', 'sp-ast-ii-corps', 'sp-ast-1')).toEqual(['removed', 'removed', 'removed']);
    game.advance(['sp-castilla-corps', 'Puerto Bruma']);
    // 16.3.3: every space of the north, -2, once.
    expect([game.score, game.at.moraleUsed]).toEqual([
      { rm: 21, vp: 1 },
      ['northLinked', 'repSplits', 'northConquered'],
    ]);
  });

  it('round 5 of the Republic: Valencia, Dos Rios and Campo Rojo', () => {
    game.operate('sp-r15', 'Cartagena move', 'Zaragoza attack', 'Toledo attack').march(['sp-t26'], 'Valencia');
    expect(game.score).toEqual({ rm: 23, vp: -1 });
    // 3, corps, over the river column 2, a 3 is 2; 2, a 5 is 1, too little.
    game.attack('Dos Rios', ['sp-rep-ii-corps'], [3, 5]).noCards();
    expect(game.unit('sp-nav')).toBe('eliminated');
    // 3, corps, a 1 is 1; 2, a 1 is 0. The last of Africa.
    game.advance().attack('Campo Rojo', ['sp-rep-v-corps'], [1, 1]).noCards();
    game.advance(['sp-rep-v-corps', 'Campo Rojo']);
    expect([game.where('sp-afr-3', 'sp-rep-v-corps'), game.now]).toEqual([
      ['removed', 'Campo Rojo'],
      '7.6 nationalist action',
    ]);
  });

  it('round 6: old ties; Granada starves with its road', () => {
    game.card('sp-n27', 'event');
    // -1 for the card, +1 for Granada; Huerta Baja and La Vega go too, and the tanks beyond Valencia.
    expect([game.score, game.where('sp-inf-7', 'sp-pz1'), game.at.piles.nationalist.discard.at(-1)]).toEqual([
      { rm: 23, vp: -1 },
      ['removed', 'removed'],
      'sp-n27',
    ]);
    expect(['Granada', 'Huerta Baja', 'La Vega', 'Dos Rios'].map((space) => game.at.control[space])).toEqual([
      'republican',
      'republican',
      'republican',
      'nationalist',
    ]);
    game.operate(null).goOn('action');
  });

  it('the end: one Republican point, and the game by its points [5.1.1]', () => {
    expect([game.now, game.at.rp.republican]).toEqual(['7.6 republican replacements', 1]);
    game.buy('republican', ['sp-rpa-1', 'rebuildFull']);
    game.play({ type: 'done-works' }, { type: 'done-works' });
    expect([game.game.state.result, game.score]).toEqual([
      { winner: 'republican', level: 'republicanVictory', points: { nationalist: -1 }, rule: '5.1.1' },
      { rm: 23, vp: -1 },
    ]);
  });
});
