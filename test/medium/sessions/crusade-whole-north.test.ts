import { describe, expect, it } from '@jest/globals';
import { publishedMaterials } from '../../support/crusade-published.js';
import { WholeGame } from '../../support/crusade-whole-game.js';

/** The Collapse of the Northern Front with made-up materials and corps on both sides; each outcome was written down first. */
const game = new WholeGame(
  publishedMaterials('the-collapse-of-the-northern-front', {
    start: { rm: 20, vp: 2, strait: 'nationalist', played: 'N1, N5, N6, N7, R5, R6' },
    spaces: { 'Puerto Bruma': { control: 'nationalist' }, Granada: { control: 'republican' } },
    at: {
      'sp-inf-7': 'aside',
      'sp-nat-mil-7': 'Puerto Bruma',
      'sp-nat-v-corps': 'Los Llanos',
      'sp-inf-2': 'reserve',
      'sp-navarra-corps': 'Dos Rios',
      'sp-ctv': 'Irurzo',
      'sp-ita-1': 'Irurzo',
      'sp-inf-4': 'aside',
      'sp-nat-mil-3': 'reserve',
      'sp-nat-mil-4': 'reserve',
      'sp-nat-i-corps': 'Zaragoza',
      'sp-marroqui-corps': 'Sevilla',
      'sp-afr-1': 'aside',
      'sp-afr-2': 'aside',
      'sp-ast-i-corps': 'Gijon',
      'sp-ast-ii-corps': 'Mina Honda',
      'sp-ast-3': 'reserve',
      'sp-santander-corps': 'Paso Hondo',
      'sp-san-2': 'reserve',
      'sp-euzkadi-corps': 'Bilbao',
      'sp-rpa-2': 'reserve',
      'sp-rep-i-corps': 'Madrid',
      'sp-rep-ii-corps': 'Cuesta Alta',
    },
  }),
);

describe('The Collapse of the Northern Front, turn 6', () => {
  it('round 1: a corps for a division, and a ring of concrete', () => {
    // 4.3.2: hands are shown and drawn again until a corps is among them.
    expect([game.at.piles.nationalist.hand, game.at.piles.republican.hand]).toEqual([
      ['sp-n18', 'sp-n19', 'sp-n20', 'sp-n21', 'sp-n22', 'sp-n23', 'sp-n24'],
      ['sp-r17', 'sp-r18', 'sp-r19', 'sp-r20', 'sp-r21', 'sp-r22', 'sp-r23'],
    ]);
    expect([game.score, game.at.sieges, game.now]).toEqual([
      { rm: 20, vp: 2 },
      { simancas: 1, alcazar: 3 },
      '6.1 nationalist action',
    ]);
    game.card('sp-n20', 'event');
    expect(game.listed('place')).toEqual([
      'sp-castilla-corps La Coruna',
      'sp-castilla-corps Sevilla',
      'sp-castilla-corps Valladolid',
      'sp-castilla-corps Zaragoza',
    ]);
    // 8.5.2.5: no Italian; anybody else on the map or in the Reserve Box.
    expect(game.listed('give-up-division')).not.toContain('sp-ita-1');
    game.play({ type: 'give-up-division', unit: 'sp-nat-pol-2' }).place(['sp-castilla-corps', 'La Coruna']);
    game.card('sp-r21', 'event');
    expect([game.unit('sp-nat-pol-2'), game.at.works.Bilbao, game.now]).toEqual([
      'removed',
      { kind: 'trench', marker: 'bilbao' },
      '6.2 nationalist action',
    ]);
  });

  it('round 2: the ring is held for a step, Valle Verde falls, a dead corps holds its mountain', () => {
    // 8.5.2.1: one Nationalist reinforcement a turn.
    expect(game.listed('play')).not.toContain('sp-n21 event');
    game.operate('sp-n21', 'Irurzo attack', 'Dos Rios attack', 'Los Llanos attack', 'Puerto Bruma move');
    game.dig('Puerto Bruma', 'sp-nat-mil-7', 4);
    expect(game.at.digDrm['Puerto Bruma']).toBe(-1);
    // 5 + 2 = 7 is 6-8, less the trench 5, a 4 is 4; 3 + 1 + 2 = 6 is 6-8, more by the trench 9-11, a 1 is 3 [10.2.8].
    game.attack('Bilbao', ['sp-ctv', 'sp-ita-1'], [4, 1]).noCards();
    game.lose('sp-euzkadi-corps', 'sp-bas-1');
    // Three is a step of each: two of the corps would be four [11.3.4].
    game.lose('sp-ctv');
    expect(game.where('sp-euzkadi-corps', 'sp-bas-1', 'sp-ctv', 'sp-ita-1')).toEqual([
      'Bilbao reduced',
      'Bilbao reduced',
      'Irurzo reduced',
      'Irurzo reduced',
    ]);
    game.play({ type: 'hold', unit: 'sp-rep-pol-1' });
    // 4 + 1 = 5, corps, a 3 is 3; 1, a 6 is 1, too little for the corps.
    game.attack('Valle Verde', ['sp-navarra-corps', 'sp-nat-mil-2'], [3, 6]).noCards();
    expect(game.where('sp-bas-2', 'sp-nat-mil-2')).toEqual(['eliminated', 'Dos Rios reduced']);
    game.advance(['sp-navarra-corps', 'Valle Verde']);
    // 4 + 2 = 6 is 6-8, less the mountain 5, a 3 is 3; 3, corps, a 2 is 2.
    game.attack('Paso Hondo', ['sp-nat-v-corps', 'sp-inf-1'], [3, 2]).noCards();
    expect(game.listed('lose-step')).toEqual(['sp-inf-1', 'sp-nat-v-corps']);
    game.lose('sp-nat-v-corps');
    // Its last step holds where a division of Santander takes its place [11.3.5.2, G9].
    expect(game.listed('hold')).toEqual(['sp-santander-corps sp-san-2']);
    game.play({ type: 'hold', unit: 'sp-santander-corps', replacedBy: 'sp-san-2' });
    expect([game.where('sp-santander-corps', 'sp-san-2', 'sp-rep-pol-1'), game.now]).toEqual([
      ['eliminated', 'Paso Hondo', 'Bilbao reduced'],
      '6.2 republican action',
    ]);
  });

  it('round 2 of the Republic: Oviedo falls, Simancas does not, the Alcazar suffers', () => {
    game.operate('sp-r17', 'Mina Honda attack', 'Gijon attack', 'Madrid move', 'Toledo attack');
    // 10.2.2: a corps digs without a die.
    game.dig('Madrid', 'sp-rep-i-corps');
    // 3 + 1 = 4, corps, a 2 is 2; 2, a 5 is 1.
    game.attack('Oviedo', ['sp-ast-ii-corps', 'sp-ast-2'], [2, 5]).noCards().advance(['sp-ast-ii-corps', 'Oviedo']);
    // A capital; no garrison is isolated any more, and no point is lost [16.2.5, 16.2.6].
    expect([game.where('sp-inf-6', 'sp-ast-2'), game.score]).toEqual([
      ['eliminated', 'Mina Honda reduced'],
      { rm: 21, vp: 2 },
    ]);
    // 3 + 1 = 4, less the mountain 3, a 1 is 1; 1, a 4 is 1.
    game.attack('Puerto Bruma', ['sp-ast-i-corps', 'sp-ast-1'], [1, 4]).noCards();
    // After turn 1 a 3 succeeds.
    game.assault('Toledo', ['sp-rep-mil-4'], 3);
    expect([game.at.sieges, game.where('sp-nat-mil-7', 'sp-ast-1'), game.now]).toEqual([
      { simancas: 1, alcazar: 2 },
      ['Puerto Bruma reduced', 'Gijon reduced'],
      '6.3 nationalist action',
    ]);
  });

  it('rounds 3 and 4: stolen plans, a corps for Madrid, hunters at sea', () => {
    game.card('sp-n22', 'event').card('sp-r19', 'event');
    // 16.4.3.2: not in the isolated north; Madrid is full until somebody goes.
    expect(game.listed('place')).toEqual(['sp-rep-v-corps Barcelona', 'sp-rep-v-corps Valencia']);
    expect(game.listed('give-up-division')).toEqual([
      'sp-cnt',
      'sp-psuc',
      'sp-rep-mil-1',
      'sp-rep-mil-2',
      'sp-rep-mil-3',
      'sp-rep-mil-4',
      'sp-rep-mil-5',
      'sp-rep-mil-6',
      'sp-rep-pol-2',
      'sp-rep-pol-3',
      'sp-rpa-1',
      'sp-rpa-2',
    ]);
    game.play({ type: 'give-up-division', unit: 'sp-rep-mil-3' });
    expect(game.listed('place')).toContain('sp-rep-v-corps Madrid');
    game.place(['sp-rep-v-corps', 'Madrid']).card('sp-n24', 'event').card('sp-r18', 'rp');
    // CL.N30: no Soviet point this turn.
    expect([game.at.rp.republican, game.at.rp.soviet, game.now]).toEqual([2, 0, '6.5 nationalist action']);
  });

  it('round 5: reserves for the north; a broken corps takes Valle Verde back by two', () => {
    game.card('sp-n18', 'sr');
    // The south is cut off from the rest at Badajoz and Toledo; a corps goes by land alone [12.1.7.2].
    expect(game.goals('sp-marroqui-corps')).toEqual(['Algeciras', 'Cadiz']);
    game.redeploy(
      ['sp-nat-mil-4', 'Valle Verde', 'fromReserve'],
      ['sp-inf-2', 'Dos Rios', 'fromReserve'],
      ['sp-nat-mil-3', 'Irurzo', 'fromReserve'],
      ['sp-nav', 'Los Llanos', 'land'],
      ['sp-inf-3', 'La Coruna', 'land'],
    );
    expect(game.listed('play')).not.toContain('sp-r20 event');
    game.operate('sp-r20', 'Bilbao attack', 'Santander move', 'Oviedo move', 'Guadarrama attack');
    game.march(['sp-san-1'], 'Paso Hondo').dig('Oviedo', 'sp-ast-ii-corps');
    // 2 + 0 + 1 = 3, corps, a 6 is 4; 4 + 1 = 5, a 1 is 2: the last steps of both divisions, the corps is too great.
    game.attack('Valle Verde', ['sp-euzkadi-corps', 'sp-bas-1', 'sp-rep-pol-1'], [6, 1]).noCards();
    game.lose('sp-nat-mil-4', 'sp-nat-mil-4').lose('sp-bas-1');
    expect(game.where('sp-bas-1', 'sp-rep-pol-1', 'sp-nat-mil-4', 'sp-navarra-corps')).toEqual([
      'eliminated',
      'eliminated',
      'eliminated',
      'Valle Verde reduced',
    ]);
    // Two spaces: Santander is the enemy's, Irurzo full, nobody ends in Dos Rios.
    expect(game.listed('retreat')).toEqual([
      'sp-navarra-corps Dos Rios Valladolid',
      'sp-navarra-corps Dos Rios Zaragoza',
    ]);
    game.play({ type: 'retreat', unit: 'sp-navarra-corps', path: ['Dos Rios', 'Valladolid'] });
    expect(game.listed('advance')).toEqual(['sp-euzkadi-corps Valle Verde']);
    game.advance(['sp-euzkadi-corps', 'Valle Verde']);
    // 2 out of the Sierra is column 1, a 6 is 1; who has just retreated fires on column 0, a 3 is 0, and is gone [11.4.6].
    game.attack('Valladolid', ['sp-rep-mil-1', 'sp-rep-mil-2'], [6, 3]).noCards();
    expect([game.unit('sp-navarra-corps'), game.listed('advance').length]).toEqual(['eliminated', 2]);
    game.advance().goOn('action');
    expect([game.at.works.Oviedo?.kind, game.now]).toEqual(['position', '6.6 nationalist action']);
  });

  it('round 6 and the end: pillboxes; one siege ends, another wears down', () => {
    game.card('sp-n19', 'rp').card('sp-r22', 'event').play({ type: 'pick-space', space: 'Guadarrama' });
    expect([game.at.works.Guadarrama, game.now, game.at.rp]).toEqual([
      { kind: 'trench', marker: 'fortifications' },
      '6.6 republican replacements',
      { nationalist: 2, axis: 1, republican: 2, soviet: 0 },
    ]);
    // 8.5.2.4: to Santander alone; the Basques' divisions come to the Reserve Box.
    expect(game.listed('spend').filter((line) => line.startsWith('sp-santander-corps'))).toEqual([
      'sp-santander-corps rebuildFull republican Santander',
      'sp-santander-corps rebuildReduced republican Santander',
    ]);
    game.buy('republican', ['sp-santander-corps', 'rebuildReduced', 'Santander']);
    game.buy('republican', ['sp-ast-2', 'restoreStep'], ['sp-ast-1', 'restoreStep']);
    // 14.1.1.3: Italians by Axis points.
    expect(game.listed('spend').filter((line) => /sp-(ctv|ita-1) /.test(line))).toEqual([
      'sp-ctv restoreStep axis',
      'sp-ita-1 restoreStep axis',
    ]);
    game.buy('nationalist', ['sp-nat-v-corps', 'restoreStep'], ['sp-navarra-corps', 'rebuildReduced', 'Valladolid']);
    game.buy('axis', ['sp-ctv', 'restoreStep']);
    expect(game.listed('remove-works')).toEqual(['Bilbao', 'Guadarrama', 'Madrid', 'Oviedo']);
    game.play({ type: 'done-works' });
    // 16.1.5, 16.1.6: neither morale nor points.
    expect([game.at.turn, game.at.sieges, game.score]).toEqual([7, { alcazar: 1 }, { rm: 21, vp: 2 }]);
  });
});

describe('The Collapse of the Northern Front, turn 7', () => {
  it('round 1: talks that come to nothing; Italians walk into Bilbao', () => {
    game.drawOnly();
    expect([game.at.piles.nationalist.hand[0], game.at.piles.nationalist.hand.length, game.now]).toEqual([
      'sp-n23',
      7,
      '7.1 nationalist action',
    ]);
    game.play({ type: 'propose-effect', card: 'sp-n28', changes: [{ kind: 'rm', by: -1 }] });
    // Nobody else may do anything until there is an answer.
    expect([game.game.side, game.game.open.actions.map(({ command }) => command.type)]).toEqual([
      'republican',
      ['agree-effect', 'refuse-effect'],
    ]);
    game.play({ type: 'refuse-effect' });
    expect([game.score.rm, game.at.piles.nationalist.known]).toEqual([21, ['sp-n28']]);
    game.operate('sp-n28', 'Irurzo move', 'Dos Rios attack').march(['sp-ctv', 'sp-nat-mil-3'], 'Bilbao');
    // -2; the marker of the ring goes with the space, for good [10.2.9].
    expect([game.score, game.at.works.Bilbao]).toEqual([{ rm: 19, vp: 2 }, undefined]);
    // 2 + 0, a 6 is 1, too little for a corps; 2, corps, a 1 is 1.
    game.attack('Valle Verde', ['sp-inf-2', 'sp-nat-mil-2'], [6, 1]).noCards().lose('sp-inf-2');
    expect([game.unit('sp-euzkadi-corps'), game.now]).toEqual(['Valle Verde reduced', '7.1 republican action']);
    game.card('sp-r25', 'event');
  });

  it('round 2: a rising closes the French border, a counterattack opens it and the Portuguese one', () => {
    game.card('sp-n23', 'event');
    expect(game.listed('place')).toEqual([
      'sp-ins Coll Alt',
      'sp-ins La Vega',
      'sp-ins Marina Alta',
      'sp-ins Riba Fonda',
      'sp-ins Tierra Seca',
      'sp-ins Vado Largo',
      'sp-ins Vega Norte',
    ]);
    game.place(['sp-ins', 'Coll Alt']);
    // 16.3.3: every space at France, -2.
    expect([game.score, game.now]).toEqual([{ rm: 17, vp: 2 }, '7.2 republican action']);
    game.card('sp-r27', 'event');
    expect(game.left).toBe(4);
    game.mark('Monegal attack', 'Guadarrama attack', 'Toledo attack', 'Huerta Baja move');
    game.march(['sp-rep-pol-3'], 'Granada');
    // 1 less the mountain is column 0, 5 + 1 = 6 [8.5.5.2], 1; 1, a 1 is 0.
    game.attack('Coll Alt', ['sp-poum'], [5, 1]).noCards().advance(['sp-poum', 'Coll Alt']);
    expect([game.unit('sp-ins'), game.score]).toEqual(['removed', { rm: 19, vp: 2 }]);
    // 2 out of the Sierra is column 1, 5 + 1, 1, too little for a corps; 2, corps, a 1 is 1.
    game.attack('Valladolid', ['sp-rep-mil-1', 'sp-rep-mil-2'], [5, 1]).noCards().lose('sp-rep-mil-1');
    // 1, 5 + 1, 1; 2, a 1 is 0. Los Llanos is full, Valladolid behind it has room [11.4.5.1].
    game.attack('Raya Vieja', ['sp-rep-mil-4'], [5, 1]).noCards();
    expect(game.unit('sp-cav')).toBe('Valladolid reduced');
    // 16.3.3: every space at Portugal, +2.
    game.advance(['sp-rep-mil-4', 'Raya Vieja']).goOn('action');
    expect([game.score.rm, game.listed('claim-bonus')]).toEqual([21, ['Coll Alt', 'Raya Vieja']]);
    game.play({ type: 'claim-bonus', space: 'Raya Vieja' });
    expect([game.score, game.now]).toEqual([{ rm: 22, vp: 2 }, '7.3 nationalist action']);
  });

  it('round 3: old ties; no coast for a landing', () => {
    game.card('sp-n27', 'event');
    // 8.5.6.1: Cadiz and Algeciras while the Nationalists hold the Strait, the north on the wrong sea, Mallorca without a road.
    expect([game.score.rm, game.listed('play').filter((line) => line.startsWith('sp-r26'))]).toEqual([
      21,
      ['sp-r26 ops', 'sp-r26 rp', 'sp-r26 sr'],
    ]);
    game.card('sp-r26', 'sr');
    expect([game.goals('sp-rpa-1'), game.goals('sp-ast-3')]).toEqual([
      [
        'Badajoz',
        'Barcelona',
        'Campo Rojo',
        'Cerro Gordo',
        'Coll Alt',
        'Cuesta Alta',
        'Granada',
        'Guadarrama',
        'Raya Vieja',
        'Sant Roc',
        'Valencia',
      ],
      ['Gijon', 'Mina Honda', 'Oviedo'],
    ]);
    game.redeploy(
      ['sp-rpa-1', 'Raya Vieja', 'fromReserve'],
      ['sp-rpa-2', 'Guadarrama', 'fromReserve'],
      ['sp-ast-3', 'Oviedo', 'fromReserve'],
      ['sp-psuc', 'Monegal', 'land'],
    );
    expect(game.now).toBe('7.4 nationalist action');
  });

  it('round 4: no attack near France; Badajoz takes the Portuguese border back', () => {
    game.operate('sp-n1');
    // CL.R51: Irurzo is one space from France, Los Llanos four, La Coruna five.
    expect(game.listed('activate').filter((line) => line.endsWith('attack'))).toEqual([
      'Algeciras attack',
      'Cadiz attack',
      'La Coruna attack',
      'Mallorca attack',
      'Puerto Bruma attack',
      'Sevilla attack',
    ]);
    game.mark('La Coruna move', 'Sevilla attack').march(['sp-castilla-corps', 'sp-inf-3'], 'Puerto Bruma');
    // 4 over the river is column 3, corps, a 4 is 3; 1, a 5 is 1, too little for the corps.
    game.attack('Badajoz', ['sp-marroqui-corps'], [4, 5]).noCards().advance(['sp-marroqui-corps', 'Badajoz']);
    // A VP space -1 and a point, the Portuguese border -2.
    game.goOn('action');
    expect([game.score, game.at.badajozSpent, game.unit('sp-rep-mil-5')]).toEqual([
      { rm: 18, vp: 3 },
      true,
      'eliminated',
    ]);
  });

  it('round 4 of the Republic: one counterattack a turn; the last Basques die at Bilbao', () => {
    expect(game.listed('play')).not.toContain('sp-r28 event');
    game.operate('sp-r28', 'Raya Vieja attack', 'Valle Verde attack', 'Oviedo attack');
    // 1 + 2 = 3, a 6 is 2; 4, corps, a 1 is 2: nobody wins.
    game.attack('Badajoz', ['sp-rep-mil-4', 'sp-rpa-1'], [6, 1]).noCards().lose('sp-rep-mil-4', 'sp-rpa-1');
    // 2, corps, a 2 is 1; 5 + 1 = 6, a 1 is 3, all of the corps. No Basque is in the Reserve Box: for good [11.3.5].
    game.attack('Bilbao', ['sp-euzkadi-corps'], [2, 1]).noCards();
    expect(game.where('sp-euzkadi-corps', 'sp-nat-mil-3', 'sp-marroqui-corps')).toEqual([
      'removed',
      'Bilbao reduced',
      'Badajoz reduced',
    ]);
    // 3 + 1 = 4 less the mountain is column 3, corps, a 5 is 3; 4 + 2 + 0 = 6, a 1 is 3. Three is the corps, or all three divisions' steps.
    game.attack('Puerto Bruma', ['sp-ast-ii-corps', 'sp-ast-3'], [5, 1]).noCards().lose('sp-castilla-corps');
    expect([game.where('sp-castilla-corps', 'sp-ast-ii-corps', 'sp-ast-3'), game.now]).toEqual([
      ['Puerto Bruma reduced', 'Oviedo reduced', 'Oviedo'],
      '7.5 nationalist action',
    ]);
  });

  it('rounds 5 and 6: corps by rail; a conference', () => {
    game.card('sp-n2', 'sr');
    game.redeploy(
      ['sp-nat-i-corps', 'Valladolid', 'land'],
      ['sp-nav', 'Bilbao', 'land'],
      ['sp-nat-mil-1', null, 'toReserve'],
    );
    // RM 18 is no more than 20.
    game.card('sp-r23', 'event');
    expect(game.score).toEqual({ rm: 19, vp: 3 });
    // The north is not conquered; nobody redeploys twice running [8.3.3].
    expect(game.listed('play').filter((line) => line.startsWith('sp-n25'))).toEqual(['sp-n25 ops', 'sp-n25 rp']);
    game.card('sp-n25', 'rp').card('sp-r1', 'rp');
    expect([game.now, game.at.rp]).toEqual([
      '7.6 republican replacements',
      { nationalist: 2, axis: 0, republican: 1, soviet: 0 },
    ]);
  });

  it('the end: the Alcazar surrenders, without morale or points', () => {
    game.buy('republican', ['sp-ast-ii-corps', 'restoreStep']);
    game.buy('nationalist', ['sp-marroqui-corps', 'restoreStep'], ['sp-castilla-corps', 'restoreStep']);
    game.play({ type: 'done-works' });
    expect([game.at.turn, game.at.sieges, game.score, game.where('sp-ast-ii-corps', 'sp-castilla-corps')]).toEqual([
      8,
      {},
      { rm: 19, vp: 3 },
      ['Oviedo', 'Puerto Bruma'],
    ]);
  });
});
