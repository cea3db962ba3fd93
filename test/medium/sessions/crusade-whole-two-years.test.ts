import { describe, expect, it } from '@jest/globals';
import { publishedMaterials } from '../../support/crusade-published.js';
import { WholeGame } from '../../support/crusade-whole-game.js';

/** Two Years of War with made-up materials, the Strait still closed; outcomes written down from the book first. */
const game = new WholeGame(
  publishedMaterials('two-years-of-war', {
    start: { rm: 19, vp: 1, played: 'N1, N6, R6', trenches: 'Madrid', 'siege.simancas': 0, 'siege.alcazar': 2 },
    spaces: {
      Oviedo: { control: 'republican' },
      Badajoz: { control: 'nationalist' },
      'Campo Rojo': { control: 'nationalist' },
      'Huerta Baja': { control: 'nationalist' },
    },
    at: {
      'sp-inf-3': 'Dos Rios',
      'sp-inf-4': 'reserve',
      'sp-inf-6': 'aside',
      'sp-nat-pol-2': 'aside',
      'sp-nat-mil-4': 'reserve',
      'sp-afr-2': 'Badajoz',
      'sp-nat-v-corps': 'Valladolid',
      'sp-navarra-corps': 'Irurzo',
      'sp-nat-i-corps': 'Zaragoza',
      'sp-marroqui-corps': 'Badajoz',
      'sp-nat-vi-corps': 'Huerta Baja',
      'sp-ctv': 'Campo Rojo',
      'sp-ita-1': 'Campo Rojo',
      'sp-ita-2': 'reserve',
      'sp-pz1': 'reserve',
      'sp-cv33': 'reserve',
      'sp-ast-i-corps': 'Gijon',
      'sp-ast-ii-corps': 'Oviedo',
      'sp-santander-corps': 'Santander',
      'sp-euzkadi-corps': 'Bilbao',
      'sp-rep-i-corps': 'Madrid',
      'sp-int': 'Madrid',
      'sp-rep-mil-3': 'reserve',
      'sp-rep-ii-corps': 'Toledo',
      'sp-rep-mil-5': 'La Vega',
      'sp-rep-mil-6': 'Almeria',
      'sp-rep-pol-3': 'Cartagena',
      'sp-t26': 'Valencia',
      'sp-rpa-2': 'reserve',
      'sp-rpa-3': 'reserve',
    },
  }),
);

describe('Two Years of War, turn 6', () => {
  it('round 1: five on Toledo, and a corps driven past a full Madrid', () => {
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand, game.at.badajozSpent]).toEqual([
      ['sp-n16', 'sp-n17', 'sp-n18', 'sp-n19', 'sp-n20', 'sp-n21', 'sp-n22'],
      ['sp-r16', 'sp-r17', 'sp-r18', 'sp-r19', 'sp-r20', 'sp-r21', 'sp-r22'],
      true,
    ]);
    game.operate('sp-n17', 'Badajoz attack', 'Raya Vieja attack', 'Campo Rojo attack', 'Huerta Baja move');
    game.dig('Huerta Baja', 'sp-nat-vi-corps');
    // 4 + 3 + 2 + 5 + 2 = 16, a 1 is 5; 1 + 3 = 4, corps, a 1 is 2. Five is a step of the corps and both of the militia.
    game.attack('Toledo', ['sp-marroqui-corps', 'sp-afr-2', 'sp-cav', 'sp-ctv', 'sp-ita-1'], [1, 1]).noCards();
    game.lose('sp-rep-mil-4', 'sp-rep-mil-4');
    // Two: an African first, then whoever has a factor of 1 [11.3.6].
    expect([game.where('sp-rep-ii-corps', 'sp-afr-2'), game.listed('lose-step')]).toEqual([
      ['Toledo reduced', 'Badajoz reduced'],
      ['sp-afr-2', 'sp-cav', 'sp-ita-1'],
    ]);
    game.lose('sp-ita-1');
    expect(game.listed('retreat')).toEqual(['sp-rep-ii-corps Madrid Guadarrama', 'sp-rep-ii-corps Madrid La Vega']);
    game.play({ type: 'retreat', unit: 'sp-rep-ii-corps', path: ['Madrid', 'La Vega'] });
    game.advance(['sp-marroqui-corps', 'Toledo'], ['sp-cav', 'Toledo']);
    // A capital, and the Alcazar with what was left of it: -2 and a point [16.1.7].
    expect([game.score, game.at.sieges, game.now]).toEqual([{ rm: 17, vp: 2 }, {}, '6.1 republican action']);
    game.card('sp-r19', 'event');
    expect(game.listed('place')).toEqual(['sp-rep-v-corps Barcelona', 'sp-rep-v-corps Valencia']);
    game.play({ type: 'give-up-division', unit: 'sp-rpa-3' }).place(['sp-rep-v-corps', 'Valencia']);
    expect([game.unit('sp-rpa-3'), game.now]).toEqual(['removed', '6.2 nationalist action']);
  });

  it('round 2: a corps at Sevilla; Toledo taken back', () => {
    game.card('sp-n20', 'event');
    expect(game.listed('place')).toEqual([
      'sp-castilla-corps La Coruna',
      'sp-castilla-corps Sevilla',
      'sp-castilla-corps Valladolid',
      'sp-castilla-corps Zaragoza',
    ]);
    game.play({ type: 'give-up-division', unit: 'sp-nat-mil-4' }).place(['sp-castilla-corps', 'Sevilla']);
    game.operate('sp-r17', 'Madrid attack', 'Valencia move', 'Guadarrama move', 'Almeria attack');
    game.march(['sp-rep-v-corps'], 'La Vega').dig('Guadarrama', 'sp-rep-mil-1', 3);
    // 3 + 2 + 3 = 8, corps, a 3 is 4; 4 + 2 = 6, corps, a 2 is 3.
    game.attack('Toledo', ['sp-rep-i-corps', 'sp-rep-pol-2', 'sp-int'], [3, 2]).noCards();
    game.lose('sp-marroqui-corps', 'sp-cav').lose('sp-rep-i-corps');
    expect(game.listed('retreat')).toEqual([
      'sp-marroqui-corps Badajoz',
      'sp-marroqui-corps Campo Rojo',
      'sp-marroqui-corps Raya Vieja',
    ]);
    game.play({ type: 'retreat', unit: 'sp-marroqui-corps', path: ['Badajoz'] });
    game.advance(['sp-rep-pol-2', 'Toledo'], ['sp-int', 'Toledo']);
    // 1, a 6 is 1; 2, a 6 is 1.
    game.attack('Granada', ['sp-rep-mil-6'], [6, 6]).noCards();
    expect([game.score, game.where('sp-inf-7', 'sp-rep-mil-6', 'sp-rep-i-corps'), game.now]).toEqual([
      { rm: 18, vp: 2 },
      ['Granada reduced', 'Almeria reduced', 'Madrid reduced'],
      '6.3 nationalist action',
    ]);
  });

  it('rounds 3 and 4: no ring after the plans; tanks and Italians over a closed Strait', () => {
    game.card('sp-n22', 'event');
    // 10.2.3; the other corps waits for the new government.
    expect(game.listed('play').filter((line) => line.endsWith(' event'))).toEqual(['sp-r22 event']);
    game.card('sp-r21', 'sr');
    game.redeploy(
      ['sp-rpa-1', 'Madrid', 'fromReserve'],
      ['sp-rpa-2', 'Madrid', 'fromReserve'],
      ['sp-rep-mil-3', 'Guadarrama', 'fromReserve'],
    );
    game.card('sp-n18', 'sr');
    // 16.7.1: tanks come to any port; nobody leaves the island by sea.
    expect([game.goals('sp-pz1'), game.goals('sp-nat-mil-6')]).toEqual([
      ['Algeciras', 'Cadiz', 'La Coruna'],
      ['toReserve'],
    ]);
    game.redeploy(
      ['sp-pz1', 'Cadiz', 'fromReserve'],
      ['sp-cv33', 'Algeciras', 'fromReserve'],
      ['sp-ita-2', 'Campo Rojo', 'fromReserve'],
      ['sp-inf-4', 'Zaragoza', 'fromReserve'],
      ['sp-afr-1', 'Badajoz', 'land'],
    );
    game.card('sp-r18', 'rp');
    expect([game.at.rp, game.now]).toEqual([
      { nationalist: 0, axis: 0, republican: 2, soviet: 1 },
      '6.5 nationalist action',
    ]);
  });

  it('round 5: four attacks, four spaces', () => {
    game.operate('sp-n21', 'Huerta Baja attack', 'Zaragoza attack', 'Dos Rios attack', 'Badajoz attack');
    // 4, corps, a 4 is 3; 2, a 6 is 1, too little for a corps.
    game.attack('Cartagena', ['sp-nat-vi-corps'], [4, 6]).noCards().advance(['sp-nat-vi-corps', 'Cartagena']);
    expect([game.unit('sp-rep-pol-3'), game.score]).toEqual(['eliminated', { rm: 17, vp: 3 }]);
    // 4 + 2 + 2 = 8, corps, less the mountain 5, a 1 is 2; 1, a 1 is 0.
    game.attack('Cerro Gordo', ['sp-nat-i-corps', 'sp-inf-5', 'sp-inf-4'], [1, 1]).noCards();
    game.advance(['sp-inf-5', 'Cerro Gordo']);
    expect([game.unit('sp-cnt'), game.score]).toEqual(['eliminated', { rm: 16, vp: 3 }]);
    // 2 + 1 = 3, a 2 is 1; 1, a 1 is 0. Bilbao is full.
    game.attack('Valle Verde', ['sp-inf-3', 'sp-nat-mil-2'], [2, 1]).noCards();
    expect(game.unit('sp-bas-2')).toBe('Santander reduced');
    game.advance(['sp-inf-3', 'Valle Verde']);
    // 2 + 2 + 3 = 7, corps, a 3 is 4; 2 + 3 = 5, a 5 is 2: two Africans, no step of a corps.
    game.attack('Toledo', ['sp-marroqui-corps', 'sp-afr-2', 'sp-afr-1'], [3, 5]).noCards();
    game.lose('sp-rep-pol-2', 'sp-rep-pol-2').lose('sp-afr-2');
    expect(game.where('sp-rep-pol-2', 'sp-int', 'sp-afr-2', 'sp-afr-1')).toEqual([
      'eliminated',
      'eliminated',
      'removed',
      'Badajoz reduced',
    ]);
    game.advance(['sp-marroqui-corps', 'Toledo']).goOn('action');
    expect([game.score, game.now]).toEqual([{ rm: 15, vp: 3 }, '6.5 republican action']);
  });

  it('rounds 5 and 6 of the Republic: pillboxes on Cuesta Alta; a corps without a division to take its place', () => {
    game.card('sp-r22', 'event').play({ type: 'pick-space', space: 'Cuesta Alta' });
    game.card('sp-n19', 'rp').operate('sp-r20', 'Madrid attack', 'Guadarrama attack');
    // 2 + 2 + 2 = 6, corps, a 2 is 3; 2, corps, a 1 is 1. Two for the corps, one for a ghost; nobody is in the Reserve Box: for good.
    game.attack('Toledo', ['sp-rep-i-corps', 'sp-rpa-1', 'sp-rpa-2'], [2, 1]).noCards().lose('sp-rpa-1');
    expect(game.unit('sp-marroqui-corps')).toBe('removed');
    game.advance(['sp-rpa-2', 'Toledo']);
    // 3 out of the Sierra is column 2, a 5 is 1; 4 + 2 = 6, corps, a 1 is 3.
    game.attack('Valladolid', ['sp-rep-mil-1', 'sp-rep-mil-2', 'sp-rep-mil-3'], [5, 1]).noCards();
    game.lose('sp-rep-mil-1', 'sp-rep-mil-2', 'sp-rep-mil-3').goOn('action');
    expect([game.score, game.unit('sp-nav'), game.now]).toEqual([
      { rm: 16, vp: 3 },
      'Valladolid reduced',
      '6.6 republican replacements',
    ]);
  });

  it('the end: a Brigade by Soviet points, Italians by Axis points', () => {
    game.buy('republican', ['sp-rep-i-corps', 'restoreStep'], ['sp-rpa-1', 'restoreStep']);
    game.buy('republican', ['sp-rep-mil-1', 'restoreStep']).buy('soviet', ['sp-int', 'rebuildFull']);
    expect([game.unit('sp-int'), game.now, game.at.rp.axis]).toEqual(['reserve', '6.6 nationalist replacements', 1]);
    game.buy('nationalist', ['sp-nav', 'restoreStep'], ['sp-inf-7', 'restoreStep'], ['sp-cav', 'rebuildFull']);
    game.buy('axis', ['sp-ita-1', 'restoreStep']);
    expect(game.listed('remove-works')).toEqual(['Huerta Baja']);
    game.play({ type: 'done-works' });
    expect(game.listed('remove-works')).toEqual(['Cuesta Alta', 'Guadarrama', 'Madrid']);
    game.play({ type: 'done-works' });
    expect([game.at.turn, game.at.step]).toEqual([7, 'discarding']);
  });
});

describe('Two Years of War, turn 7', () => {
  it('round 1: hunters at sea; a division for the Reserve Box', () => {
    game.drawOnly();
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['sp-n16', 'sp-n23', 'sp-n24', 'sp-n25', 'sp-n26', 'sp-n27', 'sp-n28'],
      ['sp-r16', 'sp-r23', 'sp-r24', 'sp-r25', 'sp-r26', 'sp-r27', 'sp-r28'],
    ]);
    game.card('sp-n24', 'event');
    // 8.5.6.3: no division of the army is in the Reserve Box.
    expect(game.listed('play')).not.toContain('sp-r26 event');
    game.card('sp-r28', 'sr').redeploy(['sp-rpa-1', null, 'toReserve'], ['sp-int', 'Madrid', 'fromReserve']);
    game.goOn('action');
    expect(game.now).toBe('7.2 nationalist action');
  });

  it('round 2: Toledo by Italians; a landing beside Cartagena', () => {
    game.operate('sp-n26', 'Campo Rojo attack', 'Cartagena move').dig('Cartagena', 'sp-nat-vi-corps');
    // 5 + 2 + 2 = 9, corps, a 1 is 3; 2, a 1 is 0.
    game.attack('Toledo', ['sp-ctv', 'sp-ita-1', 'sp-ita-2'], [1, 1]).noCards().advance(['sp-ita-1', 'Toledo']);
    game.goOn('action');
    expect([game.unit('sp-rpa-2'), game.score]).toEqual(['eliminated', { rm: 15, vp: 3 }]);
    game.card('sp-r26', 'event');
    // 8.5.6.1: Algeciras is three from La Vega, Cadiz four; the Strait is the Republic's.
    expect(game.listed('pick-space')).toEqual(['Algeciras', 'Cartagena']);
    game.play({ type: 'pick-space', space: 'Cartagena' });
    expect([game.at.planP, game.at.units['sp-rpa-1']?.place, game.now]).toEqual([
      'Cartagena',
      'map',
      '7.3 nationalist action',
    ]);
  });

  it('round 3: the landing is thrown back, Guadarrama holds, Bilbao ties', () => {
    game.operate('sp-n25', 'Cartagena attack', 'Valladolid attack', 'Irurzo attack');
    // 4, corps, a 4 is 3; 2, a 6 is 1. Who enters is back in Cartagena, and the beachhead is gone [8.5.6.4].
    game.attack(game.at.units['sp-rpa-1']!.space!, ['sp-nat-vi-corps'], [4, 6]).noCards();
    game.advance(['sp-nat-vi-corps', game.listed('advance')[0]!.replace('sp-nat-vi-corps ', '')]);
    expect([game.where('sp-rpa-1', 'sp-nat-vi-corps'), game.at.planP]).toEqual([['eliminated', 'Cartagena'], null]);
    // 4 + 2 = 6, corps, less mountain, position and Sierra 3, a 3 is 2; 1 + 0 + 0, a 1 is 0.
    game.attack('Guadarrama', ['sp-nat-v-corps', 'sp-nav'], [3, 1]).noCards().lose('sp-rep-mil-2', 'sp-rep-mil-3');
    game.play({ type: 'hold', unit: 'sp-rep-mil-1' });
    // 4 + 1 = 5, corps, a 2 is 3; 1 + 2 + 3 = 6, a 2 is 3.
    game.attack('Bilbao', ['sp-navarra-corps', 'sp-nat-mil-3'], [2, 2]).noCards();
    game.lose('sp-euzkadi-corps').lose('sp-navarra-corps').goOn('action');
    expect([game.where('sp-rep-mil-1', 'sp-euzkadi-corps', 'sp-navarra-corps', 'sp-nat-mil-3'), game.now]).toEqual([
      ['Guadarrama reduced', 'Bilbao reduced', 'Irurzo reduced', 'Irurzo reduced'],
      '7.3 republican action',
    ]);
  });

  it('round 3 of the Republic: a July offensive on both sides of Granada', () => {
    game.card('sp-r27', 'event').mark('Madrid attack', 'La Vega move', 'Almeria attack').goOn('movement');
    game.march(['sp-rep-v-corps'], 'Huerta Baja');
    expect(game.at.works['Huerta Baja']).toBeUndefined();
    // 3 + 3 = 6, corps, 1 + 1 = 2, 3; 2, a 3 is 1.
    game.attack('Toledo', ['sp-rep-i-corps', 'sp-int'], [1, 3]).noCards().advance(['sp-int', 'Toledo']);
    expect([game.where('sp-ita-1', 'sp-int'), game.score]).toEqual([
      ['eliminated', 'Toledo reduced'],
      { rm: 16, vp: 3 },
    ]);
    // Nothing at all, column 0, 5 + 1 = 6, 1; 2, a 1 is 0. Huerta Baja is the enemy's: nowhere to go, for good [11.4.4].
    game.attack('Granada', ['sp-rep-mil-6'], [5, 1]).noCards();
    expect(game.unit('sp-inf-7')).toBe('removed');
    game.advance(['sp-rep-mil-6', 'Granada']).goOn('action');
    expect(game.listed('claim-bonus')).toEqual(['Granada', 'Toledo']);
    game.play({ type: 'claim-bonus', space: 'Granada' });
    expect([game.score, game.now]).toEqual([{ rm: 18, vp: 3 }, '7.4 nationalist action']);
  });

  it('rounds 4 and 5: old ties, an open border; Huerta Baja again, and the last Africans', () => {
    game.card('sp-n27', 'event').card('sp-r24', 'event');
    game.operate('sp-n23', 'Campo Rojo attack', 'Badajoz attack', 'Sevilla move').goOn('movement');
    // 10.1.11: Badajoz is to attack; nobody ends there.
    expect(game.listed('move')).toContain('sp-castilla-corps Cadiz');
    // 5 + 2 = 7, corps, a 2 is 3; 3, corps, a 3 is 2.
    game.attack('Huerta Baja', ['sp-ctv', 'sp-ita-2'], [2, 3]).noCards().lose('sp-ctv');
    expect(game.listed('retreat')).toEqual(['sp-rep-v-corps Granada', 'sp-rep-v-corps La Vega']);
    game.play({ type: 'retreat', unit: 'sp-rep-v-corps', path: ['La Vega'] }).advance(['sp-ita-2', 'Huerta Baja']);
    // 2, a 6 is 1; 2, a 6 is 1: nobody is left on either side.
    game.attack('Toledo', ['sp-afr-1'], [6, 6]).noCards().goOn('action');
    expect([game.where('sp-afr-1', 'sp-int', 'sp-ctv'), game.at.control.Toledo, game.score]).toEqual([
      ['removed', 'eliminated', 'Campo Rojo reduced'],
      'republican',
      { rm: 17, vp: 3 },
    ]);
    game.card('sp-r23', 'rp');
    // CL.N30; the red line takes the card out of the game [8.5.1.3].
    expect([game.at.rp.republican, game.at.rp.soviet, game.at.piles.republican.removed.at(-1)]).toEqual([
      1,
      0,
      'sp-r23',
    ]);
  });

  it('round 6 and the end: Granada lives by the sea', () => {
    game.card('sp-n16', 'rp').operate(null, 'Madrid move').march(['sp-rep-i-corps'], 'Toledo').goOn('action');
    // 13.1.4: over Almeria to Valencia. No Soviet point, so that none comes over the border [CL.R42].
    expect([game.unit('sp-rep-mil-6'), game.at.rp, game.now]).toEqual([
      'Granada reduced',
      { nationalist: 1, axis: 0, republican: 1, soviet: 0 },
      '7.6 republican replacements',
    ]);
    game.buy('republican', ['sp-rep-v-corps', 'restoreStep']).buy('nationalist', ['sp-navarra-corps', 'restoreStep']);
    expect(game.listed('remove-works')).toEqual(['Cartagena']);
    game.play({ type: 'done-works' }, { type: 'done-works' });
    expect([game.at.turn, game.score]).toEqual([8, { rm: 17, vp: 3 }]);
  });
});
describe('Two Years of War, turn 12', () => {
  it('nobody stirs for four turns; then the cards of the third phase come in [15.1.3]', () => {
    game.idleUntil(({ turn }) => turn === 12).drawOnly();
    const { nationalist, republican } = game.at.piles;
    expect([nationalist.waiting, republican.waiting, nationalist.hand.length, republican.hand.length]).toEqual([
      [],
      [],
      7,
      7,
    ]);
    expect([game.score, game.now]).toEqual([{ rm: 17, vp: 3 }, '12.1 nationalist action']);
  });

  it('rounds 1 and 2: the Strait opens; a dead CTV drives nobody away; Valencia cuts a pocket off', () => {
    // 8.5.2.2: the Italians of the card are on the map or dead, not aside.
    expect(game.listed('play')).not.toContain('sp-n7 event');
    game.card('sp-n5', 'event').card('sp-r5', 'event');
    expect(game.at.strait).toBe('nationalist');
    game.operate('sp-n4', 'Los Llanos attack', 'Campo Rojo attack', 'Cartagena attack', 'Huerta Baja attack');
    // 2 + 2 = 4 less the mountain is column 3, a 4 is 1; 1, a 4 is 1.
    game.attack('Paso Hondo', ['sp-inf-1', 'sp-inf-2'], [4, 4]).noCards().lose('sp-inf-1');
    // 3, corps, a 5 is 3; 3, corps, a 3 is 2. Italians alone take the place of the CTV, and none is in the Reserve Box: for good.
    game.attack('Toledo', ['sp-ctv'], [5, 3]).noCards();
    // 11.4.1: no attacker is left.
    expect(game.where('sp-ctv', 'sp-rep-i-corps')).toEqual(['removed', 'Toledo reduced']);
    // 4, corps, a 6 is 4; 2, a 2 is 1, too little for a corps.
    game.attack('Valencia', ['sp-nat-vi-corps'], [6, 2]).noCards().advance(['sp-nat-vi-corps', 'Valencia']);
    expect([game.unit('sp-t26'), game.score]).toEqual(['eliminated', { rm: 15, vp: 3 }]);
    // 2, a 3 is 1; nothing, a 1 is 0.
    game.attack('Granada', ['sp-ita-2'], [3, 1]).noCards().advance(['sp-ita-2', 'Granada']).goOn('action');
    // A capital, and the bonus of the July offensive goes back with it [8.5.5.5]: -2.
    expect([game.score, game.now]).toEqual([{ rm: 13, vp: 3 }, '12.2 republican action']);
    game.operate('sp-r4');
    // 13.3.1: Madrid, Toledo, La Vega and the Sierra have lost Valencia; Cerro Gordo closes the other way.
    expect(game.listed('activate').filter((line) => /Madrid|Toledo|La Vega|Guadarrama|Cuesta Alta/.test(line))).toEqual(
      [],
    );
    game.mark('Bilbao attack', 'Paso Hondo move', 'Sant Roc move').goOn('movement');
    game.march(['sp-psuc'], 'Riba Fonda', 'Vado Largo').dig('Paso Hondo', 'sp-san-2', 5);
    // 1 + 2 + 2 = 5, corps, a 2 is 3; 2, a 4 is 1.
    game.attack('Valle Verde', ['sp-bas-1', 'sp-rep-pol-1', 'sp-euzkadi-corps'], [2, 4]).noCards().lose('sp-bas-1');
    game.advance(['sp-bas-1', 'Valle Verde']).goOn('action');
    expect([game.where('sp-inf-3', 'sp-bas-1'), game.at.digDrm['Paso Hondo'], game.now]).toEqual([
      ['eliminated', 'Valle Verde reduced'],
      -1,
      '12.3 nationalist action',
    ]);
  });

  it('rounds 3 and 4: open ports; nobody leaves the pocket', () => {
    game.card('sp-n2', 'sr');
    expect(game.goals('sp-nat-mil-6')).toEqual([
      'Algeciras',
      'Cadiz',
      'Cartagena',
      'La Coruna',
      'Valencia',
      'toReserve',
    ]);
    game.redeploy(
      ['sp-castilla-corps', 'Huerta Baja', 'land'],
      ['sp-pz1', 'Cartagena', 'land'],
      ['sp-cav', 'Valencia', 'fromReserve'],
    );
    game.card('sp-r3', 'rp').card('sp-n3', 'rp').card('sp-r2', 'sr');
    expect([game.goals('sp-rep-v-corps'), game.goals('sp-rep-mil-5')]).toEqual([[], []]);
    game.redeploy(['sp-ast-1', 'Oviedo', 'land']).goOn('action');
    expect(game.now).toBe('12.5 nationalist action');
  });

  it('rounds 5 and 6: Monegal falls; Axis points are lost again', () => {
    game.operate('sp-n1', 'Valencia move', 'Zaragoza attack').march(['sp-nat-vi-corps'], 'Tierra Seca');
    // 4 + 2 = 6, corps, a 1 is 3; 1, a 1 is 0.
    game.attack('Monegal', ['sp-nat-i-corps', 'sp-inf-4'], [1, 1]).noCards().advance(['sp-inf-4', 'Monegal']);
    game.goOn('action').operate('sp-r1', 'Valle Verde move').dig('Valle Verde', 'sp-bas-1', 3).goOn('action');
    game.card('sp-n7', 'rp');
    expect([game.at.rp.nationalist, game.at.rp.axis]).toEqual([3, 1]);
    game.card('sp-r25', 'event');
    // CL.R52. Madrid -3, Toledo -1; corps and divisions for good, works with the spaces [13.3.5, 13.3.6, 10.2.7].
    expect([game.at.rp.axis, game.score]).toEqual([0, { rm: 9, vp: 3 }]);
    expect(
      game.where('sp-rep-v-corps', 'sp-rep-ii-corps', 'sp-rep-i-corps', 'sp-rep-mil-5', 'sp-rep-mil-1', 'sp-poum'),
    ).toEqual(['removed', 'removed', 'removed', 'removed', 'removed', 'eliminated']);
    expect(['Madrid', 'Toledo', 'La Vega', 'Guadarrama', 'Cuesta Alta'].map((space) => game.at.control[space])).toEqual(
      Array(5).fill('nationalist'),
    );
    // Almeria is supplied over the sea from Barcelona [13.1.4].
    expect([Object.keys(game.at.works).sort(), game.at.control.Almeria]).toEqual([
      ['Cartagena', 'Valle Verde'],
      'republican',
    ]);
  });

  it('the end: two cities too few take both points; smaller and greater hands', () => {
    expect([game.now, game.at.rp]).toEqual([
      '12.6 nationalist replacements',
      { nationalist: 3, axis: 0, republican: 0, soviet: 0 },
    ]);
    game.buy('nationalist', ['sp-inf-1', 'restoreStep'], ['sp-nat-mil-3', 'restoreStep'], ['sp-inf-3', 'rebuildFull']);
    // Italians want Axis points, Africans none: the rest is lost.
    game.play({ type: 'done-works' }, { type: 'done-works' }).drawOnly();
    // 6.0.A: 9 is no more than 10, nor than 15.
    expect([
      game.at.turn,
      game.at.rp.nationalist,
      game.at.piles.nationalist.hand.length,
      game.at.piles.republican.hand.length,
    ]).toEqual([13, 0, 8, 6]);
  });
});

describe('Two Years of War, turn 17, a winter', () => {
  it('round 1: levies for the capitals; La Coruna and Irurzo fall', () => {
    game.idleUntil(({ turn }) => turn === 17).drawOnly();
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand, game.score]).toEqual([
      ['sp-n28', 'sp-n8', 'sp-n9', 'sp-n10', 'sp-n11', 'sp-n12', 'sp-n13', 'sp-n14'],
      ['sp-r16', 'sp-r7', 'sp-r8', 'sp-r9', 'sp-r10', 'sp-r11'],
      { rm: 9, vp: 3 },
    ]);
    game.card('sp-n9', 'event');
    expect(game.listed('place').filter((line) => line.startsWith('sp-nat-mil-7'))).toEqual([
      'sp-nat-mil-7 Cerro Gordo',
      'sp-nat-mil-7 Granada',
      'sp-nat-mil-7 La Coruna',
      'sp-nat-mil-7 Mallorca',
      'sp-nat-mil-7 Toledo',
      'sp-nat-mil-7 Valladolid',
    ]);
    game.place(['sp-nat-mil-7', 'Cerro Gordo'], ['sp-nat-mil-8', 'Toledo']);
    // 8.5.2.2: their units are dead, not aside; the landing asks for the Strait.
    expect(game.listed('play').filter((line) => line.endsWith(' event'))).toEqual(['sp-r9 event']);
    game.operate('sp-r7', 'Puerto Bruma attack', 'Bilbao attack', 'Vado Largo move');
    game.march(['sp-psuc'], 'Riba Fonda', 'Marina Alta');
    // 1, a 6 is 1; 1, a 1 is 0.
    game.attack('La Coruna', ['sp-ast-3'], [6, 1]).noCards().advance(['sp-ast-3', 'La Coruna']);
    expect([game.unit('sp-nat-mil-1'), game.score.rm]).toEqual(['Los Llanos reduced', 10]);
    // 2 + 2 = 4, corps, a 4 is 3: a step of both; 4 + 1 = 5, corps, a 1 is 2: both of the police.
    game.attack('Irurzo', ['sp-euzkadi-corps', 'sp-rep-pol-1'], [4, 1]).noCards().lose('sp-navarra-corps');
    game.play({ type: 'retreat', unit: 'sp-navarra-corps', path: ['Dos Rios'] });
    game.play({ type: 'retreat', unit: 'sp-nat-mil-3', path: ['Dos Rios'] });
    game.advance(['sp-euzkadi-corps', 'Irurzo']).goOn('action');
    expect([game.where('sp-rep-pol-1', 'sp-euzkadi-corps'), game.now]).toEqual([
      ['eliminated', 'Irurzo reduced'],
      '17.2 nationalist action',
    ]);
  });

  it('round 2: both taken back, the last of the Basque corps; Santander over the mountains', () => {
    game.card('sp-n10', 'event').mark('Dos Rios attack', 'Zaragoza attack', 'Los Llanos attack');
    // 4 + 1 + 2 + 0 = 7, corps, 6-8 and one to the right, a 1 is 3; 2, corps, a 1 is 1. Nobody is there to take its place: for good.
    game.attack('Irurzo', ['sp-nat-i-corps', 'sp-nat-mil-2', 'sp-navarra-corps', 'sp-nat-mil-3'], [1, 1]);
    game.play({ type: 'commit-card', card: 'sp-n14' }).noCards().lose('sp-nat-mil-3');
    expect(game.where('sp-euzkadi-corps', 'sp-nat-mil-3')).toEqual(['removed', 'eliminated']);
    game.advance(['sp-navarra-corps', 'Irurzo']);
    // 2 + 2 + 0 = 4, a 3 is 1; 1, a 1 is 0.
    game.attack('La Coruna', ['sp-inf-1', 'sp-inf-2', 'sp-nat-mil-1'], [3, 1]).noCards();
    expect(game.unit('sp-ast-3')).toBe('Puerto Bruma reduced');
    game.advance(['sp-inf-1', 'La Coruna']).goOn('action');
    expect([game.score.rm, game.at.opsCards]).toEqual([9, { nationalist: 1, republican: 1 }]);
    game.operate('sp-r8', 'Oviedo move', 'Paso Hondo attack').march(['sp-ast-ii-corps'], 'Puerto Bruma');
    // Nothing, column 0, a 6 is 1; 2, a 1 is 0.
    game.attack('Los Llanos', ['sp-san-2'], [6, 1]).noCards().lose('sp-nat-mil-1');
    expect(game.listed('retreat')).toEqual(['sp-inf-2 La Coruna', 'sp-inf-2 Raya Vieja', 'sp-inf-2 Valladolid']);
    game.play({ type: 'retreat', unit: 'sp-inf-2', path: ['Valladolid'] }).advance(['sp-san-2', 'Los Llanos']);
    game.goOn('action');
    expect(game.now).toBe('17.3 nationalist action');
  });

  it('round 3: Bilbao lies open; a frost for no winter', () => {
    game.operate('sp-n8', 'Valladolid attack', 'Irurzo move').march(['sp-navarra-corps'], 'Bilbao');
    expect(game.score).toEqual({ rm: 7, vp: 3 });
    // 2 + 2 + 4 = 8, corps, a 1 is 3; column 0, a 4 is 0.
    game.attack('Los Llanos', ['sp-inf-2', 'sp-nav', 'sp-nat-v-corps'], [1, 4]).noCards();
    game.advance(['sp-inf-2', 'Los Llanos']).goOn('action');
    // 16.5.3: the next winter after this turn would be turn 23.
    game.card('sp-r9', 'event');
    expect([game.unit('sp-san-2'), game.at.severeWinter === 17]).toEqual(['eliminated', false]);
  });

  it('rounds 4 and 5: one point in the snow; three cards a side; two enemy spaces a march', () => {
    game.card('sp-n11', 'event').mark('La Coruna attack');
    // 2 less the mountain is column 1, 6 - 1 = 5, 1: too little for the corps; 3, corps, a 1 is 1.
    game.attack('Puerto Bruma', ['sp-inf-1'], [6, 1]).noCards().goOn('action');
    expect([game.where('sp-ast-3', 'sp-inf-1'), game.at.opsCards.nationalist]).toEqual([
      ['eliminated', 'La Coruna reduced'],
      2,
    ]);
    game.operate('sp-r10', 'Santander move', 'Mina Honda move', 'Marina Alta move').goOn('movement');
    // 16.4.2.2: a corps may look in at Valle Verde, and must come back.
    game.play({ type: 'move', units: ['sp-santander-corps'], to: 'Valle Verde' });
    expect([game.listed('halt'), game.listed('step')]).toEqual([[], ['Santander']]);
    game.play({ type: 'step', to: 'Santander' }, { type: 'halt' });
    game.march(['sp-bas-2'], 'Valle Verde').march(['sp-ast-2'], 'Paso Hondo').march(['sp-psuc'], 'Barcelona');
    game.goOn('action').operate('sp-n12', 'Dos Rios attack', 'Tierra Seca move').goOn('movement');
    game.play({ type: 'move', units: ['sp-nat-vi-corps'], to: 'Vado Largo' }, { type: 'step', to: 'Riba Fonda' });
    expect(game.listed('step')).toEqual(['Vado Largo']);
    game.play({ type: 'halt' });
    // 1 less the position is column 0, a 6 is 1; column 0, a 4 is 0.
    game.attack('Valle Verde', ['sp-nat-mil-2'], [6, 4]).noCards().lose('sp-bas-2');
    expect(game.unit('sp-bas-1')).toBe('Santander reduced');
    game.advance(['sp-nat-mil-2', 'Valle Verde']).goOn('action');
    // 16.5.2: three cards for OPS a side.
    expect(game.listed('play')).toEqual(['sp-r11 rp', 'sp-r11 sr', 'sp-r16 rp', 'sp-r16 sr']);
    game.card('sp-r11', 'rp');
    expect(game.listed('play')).toEqual(['sp-n13 rp', 'sp-n13 sr', 'sp-n28 rp', 'sp-n28 sr']);
  });

  it('round 6 and the end: Bilbao counts for the Republic still', () => {
    game.card('sp-n13', 'rp').operate(null).goOn('action');
    // 14.2.5: Barcelona and Bilbao: two too few, and one point.
    expect([game.now, game.at.rp]).toEqual([
      '17.6 nationalist replacements',
      { nationalist: 1, axis: 0, republican: 0, soviet: 0 },
    ]);
    game.buy('nationalist', ['sp-inf-1', 'restoreStep'], ['sp-nat-mil-1', 'rebuildReduced']);
    game.play({ type: 'done-works' });
    expect([game.at.turn, game.score]).toEqual([18, { rm: 7, vp: 3 }]);
  });
});

describe('Two Years of War, turn 18, the last', () => {
  it('round 1: the whole of the French border; a corps that may not follow, one that may', () => {
    game.drawOnly();
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['sp-n28', 'sp-n15', 'sp-n17', 'sp-n18', 'sp-n21', 'sp-n19', 'sp-n24', 'sp-n26'],
      ['sp-r16', 'sp-r12', 'sp-r13', 'sp-r14', 'sp-r15', 'sp-r17'],
    ]);
    // RM 7 is no more than 8: the war could be over now [5.2.4].
    expect(game.listed('play')).toContain('sp-n26 event');
    game.operate('sp-n17', 'Monegal move', 'Granada move', 'Riba Fonda move', 'Zaragoza move');
    game.march(['sp-inf-4'], 'Sant Roc').march(['sp-ita-2'], 'Almeria').march(['sp-nat-vi-corps'], 'Marina Alta');
    // A capital -1, every space at France -2.
    game.march(['sp-nat-i-corps'], 'Monegal', 'Coll Alt', 'Vega Norte').goOn('action');
    expect(game.score).toEqual({ rm: 4, vp: 3 });
    game.operate('sp-r17', 'Barcelona attack', 'Santander attack', 'Puerto Bruma attack', 'Paso Hondo attack');
    // 1, a 6 is 1; 2, a 6 is 1.
    game.attack('Sant Roc', ['sp-psuc'], [6, 6]).noCards();
    // 3 + 1 + 0 = 4, corps, a 1 is 2; 1, a 3 is 0.
    game.attack('Valle Verde', ['sp-santander-corps', 'sp-san-1', 'sp-bas-1'], [1, 3]).noCards();
    expect(game.listed('advance')).toEqual(['sp-bas-1 Valle Verde', 'sp-san-1 Valle Verde']);
    game.advance(['sp-bas-1', 'Valle Verde']);
    // 3, corps, a 2 is 2; 2, a 1 is 0.
    game.attack('La Coruna', ['sp-ast-ii-corps'], [2, 1]).noCards().advance(['sp-ast-ii-corps', 'La Coruna']);
    // 1, a 1 is 0; 2, a 2 is 1.
    game.attack('Los Llanos', ['sp-ast-2'], [1, 2]).noCards().goOn('action');
    expect([game.where('sp-nat-mil-2', 'sp-inf-1', 'sp-ast-2', 'sp-inf-4', 'sp-psuc'), game.score]).toEqual([
      ['eliminated', 'eliminated', 'Paso Hondo reduced', 'Sant Roc reduced', 'Barcelona reduced'],
      { rm: 5, vp: 3 },
    ]);
  });

  it('rounds 2 and 3: a corps where the source is still theirs; Barcelona from three sides', () => {
    game.card('sp-n21', 'event').play({ type: 'give-up-division', unit: 'sp-nat-mil-1' });
    expect(game.listed('place')).toEqual([
      'sp-galicia-corps Madrid',
      'sp-galicia-corps Sevilla',
      'sp-galicia-corps Valladolid',
      'sp-galicia-corps Zaragoza',
    ]);
    game.place(['sp-galicia-corps', 'Valladolid']).card('sp-r12', 'sr');
    game.redeploy(['sp-ast-i-corps', 'Oviedo', 'land']).goOn('action');
    game.operate('sp-n18', 'Sant Roc attack', 'Marina Alta attack', 'Vega Norte attack');
    // 1 + 4 + 4 = 9, corps, a 1 is 3; column 0, a 1 is 0.
    game.attack('Barcelona', ['sp-inf-4', 'sp-nat-vi-corps', 'sp-nat-i-corps'], [1, 1]).noCards();
    game.advance(['sp-nat-vi-corps', 'Barcelona']).goOn('action');
    expect([game.unit('sp-psuc'), game.score]).toEqual(['eliminated', { rm: 3, vp: 3 }]);
    game.operate('sp-r15', 'La Coruna move').dig('La Coruna', 'sp-ast-ii-corps').goOn('action');
    expect(game.at.works['La Coruna']?.kind).toBe('position');
  });

  it('rounds 4 to 6: cards run out; all six Main Cities before the Victory Points [5.2.3]', () => {
    game.card('sp-n24', 'event').card('sp-r13', 'rp').card('sp-n19', 'rp');
    game.operate('sp-r14').goOn('action').card('sp-n15', 'sr');
    game.redeploy(['sp-inf-3', 'Zaragoza', 'fromReserve']).goOn('action').operate(null).goOn('action');
    expect([game.at.turn, game.game.state.result]).toEqual([
      18,
      { winner: 'nationalist', level: 'byMainCities', rule: '5.2.3' },
    ]);
  });
});
