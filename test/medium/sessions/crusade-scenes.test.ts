import { describe, expect, it } from '@jest/globals';
import { commandsOf } from '../../support/crusade-play.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** The Army of Africa has all arrived, so nobody waits for it. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};
const LATER = {
  start: { initialCorps: [], played: ['airBridge', 'axisMilitaryAid', 'sovietMilitaryAid'], shortage: false },
};

const goals = (scene: CrusadeScene, unit: string): string[] =>
  scene.game.open.actions
    .filter(({ command }) => command.type === 'redeploy' && command.unit === unit)
    .flatMap(commandsOf)
    .map(({ to, by }) => `${by} ${to ?? ''}`.trim())
    .sort();

/**
 * Turn 5, winter. Strength 6, column 6 of the division table; mountain, position and Sierra: three columns left, column 3
 * [11.2.6, 10.2.8]. Winter -1, two cards +1 each: a 4 is a 5, and column 3 then gives 2 [11.2.5, 16.5.2]. The two MIL are
 * column 2; 6 and their card is 7, read as 6: 1 [11.2.7].
 */
describe('an attack on Guadarrama in winter with cards of both sides', () => {
  const drm = (of: string, role: string, when: object[] = []) => ({
    combat: { role, when, effects: [{ kind: 'drm', of, by: 1 }] },
  });
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      Valladolid: ['sp-inf-1', 'sp-inf-2', 'sp-nav'],
      Guadarrama: ['sp-rep-mil-1', 'sp-rep-mil-2'],
      Madrid: ['sp-rep-pol-1'],
    },
    first: '1937-01/02',
    turns: 1,
    start: { initialCorps: [], works: [{ space: 'Guadarrama', kind: 'position' }] },
    cards: {
      'sp-n1': { values: { ops: 3, sr: 3, combatCard: true }, ...drm('own', 'attacker') },
      'sp-n2': {
        values: { ops: 3, sr: 3, combatCard: true, asterisk: true },
        ...drm('own', 'either', [{ enemy: { filter: { types: ['mil'] }, share: 1 } }]),
      },
      'sp-r1': { values: { ops: 3, sr: 3, combatCard: true }, ...drm('own', 'defender') },
    },
    dice: { 'combat/battle:attacker': [4], 'combat/battle:defender': [6] },
  });
  it('is won by one', () => {
    scene.attack(['Valladolid'], 'Guadarrama', ['sp-inf-1', 'sp-inf-2', 'sp-nav'], 'sp-n4');
    scene.play({ type: 'commit-card', card: 'sp-n1' }, { type: 'commit-card', card: 'sp-n2' }, { type: 'done-cards' });
    scene.play({ type: 'commit-card', card: 'sp-r1' }, { type: 'done-cards' });
    expect(scene.position.combat!.fire).toEqual({ attacker: 2, defender: 1 });
  });
  it('the defender takes two steps as he likes, then the attacker one; then holds for a third', () => {
    expect([scene.game.side, ...scene.listed('lose-step')]).toEqual(['republican', 'sp-rep-mil-1', 'sp-rep-mil-2']);
    scene.play({ type: 'lose-step', unit: 'sp-rep-mil-1' }, { type: 'lose-step', unit: 'sp-rep-mil-2' });
    expect([scene.game.side, ...scene.listed('lose-step')]).toEqual(['nationalist', 'sp-inf-1', 'sp-inf-2', 'sp-nav']);
    scene.play({ type: 'lose-step', unit: 'sp-nav' });
    expect([scene.game.side, scene.position.step]).toEqual(['republican', 'hold']);
    expect(scene.position.piles.nationalist).toMatchObject({
      faceUp: [{ card: 'sp-n1', used: true }],
      removed: ['sp-n2'],
    });
    expect(scene.position.piles.republican.discard.at(-1)).toBe('sp-r1');
    scene.play({ type: 'hold', unit: 'sp-rep-mil-2' });
    expect([scene.unit('sp-rep-mil-1'), scene.unit('sp-rep-mil-2')]).toEqual(['Guadarrama reduced', 'eliminated']);
    expect(scene.position.control.Guadarrama).toBe('republican');
    // 11.4.3: no retreat, no advance; the round is over: nobody else may attack.
    expect(scene.game.side).toBe('republican');
  });
});

/** 11.3.6, 11.3.7: one step only: the AFR unit before the tanks that were named. */
describe('first losses', () => {
  const at = (defender: number) => {
    const scene = new CrusadeScene({
      units: {
        Sevilla: ['sp-afr-1', 'sp-pz1', 'sp-inf-1'],
        Cadiz: ['sp-afr-2', 'sp-afr-3', 'sp-afr-4'],
        'Campo Rojo': ['sp-rpa-1', 'sp-rpa-2', 'sp-rpa-3'],
        Valencia: ['sp-rpa-4'],
      },
      first: '1936-10',
      turns: 1,
      // 3 + 2 + 2 = 7 and the tanks' +1: 1 + 1 = 2, column 7: 2.
      dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [defender] },
    });
    scene.attack(['Sevilla'], 'Campo Rojo', ['sp-afr-1', 'sp-pz1', 'sp-inf-1']);
    scene.play({ type: 'claim-armour', unit: 'sp-pz1' });
    scene.noCards();
    scene.play({ type: 'lose-step', unit: 'sp-rpa-1' }, { type: 'lose-step', unit: 'sp-rpa-1' });
    return scene;
  };
  it('one loss falls on the Army of Africa', () => {
    const scene = at(1);
    expect([scene.unit('sp-afr-1'), scene.unit('sp-pz1')]).toEqual(['Sevilla reduced', 'Sevilla']);
  });
  it('of three, the first on the Army of Africa, the second on the tanks, the third on whom the owner likes', () => {
    const scene = at(5);
    // CF 6, die 5: 3. The two first losses leave no choice [11.3.7].
    expect([scene.unit('sp-afr-1'), scene.unit('sp-pz1')]).toEqual(['Sevilla reduced', 'Sevilla reduced']);
    expect(scene.listed('lose-step')).toEqual(['sp-inf-1', 'sp-pz1', 'sp-afr-1'].sort());
  });
});

/** 11.4.5, 11.4.5.1: a full friendly space with room beyond it comes before empty enemy ground. */
describe('retreat priorities', () => {
  it('a division goes through the full space to the next rather than onto empty enemy ground', () => {
    const scene = new CrusadeScene({
      units: {
        Zaragoza: ['sp-inf-1', 'sp-inf-2'],
        Monegal: ['sp-rpa-1'],
        'Sant Roc': ['sp-rpa-2', 'sp-rpa-3', 'sp-rpa-4'],
      },
      control: { 'Coll Alt': 'nationalist', 'Vado Largo': 'nationalist', Oviedo: 'republican', Granada: 'republican' },
      first: '1937-03/04',
      turns: 1,
      ...LATER,
      // Column 4, die 1: 1. Column 2, die 1: 0.
      dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [1] },
    });
    scene.attack(['Zaragoza'], 'Monegal', ['sp-inf-1', 'sp-inf-2'], 'sp-n1');
    scene.noCards();
    expect(scene.listed('retreat')).toEqual(['sp-rpa-1 Sant Roc Barcelona', 'sp-rpa-1 Sant Roc Riba Fonda']);
    scene.play({ type: 'retreat', unit: 'sp-rpa-1', path: ['Sant Roc', 'Riba Fonda'] });
    expect(scene.unit('sp-rpa-1')).toBe('Riba Fonda reduced');
    // One space: only the defending space may be entered.
    expect(scene.listed('advance')).toEqual(['sp-inf-1 Monegal', 'sp-inf-2 Monegal']);
  });
});

/** 11.3.5.1, E25: with no division in the Reserve Box the reduced corps must go all the same. */
describe('the imaginary division', () => {
  it('takes what is over; the full corps may not be chosen', () => {
    const scene = new CrusadeScene({
      units: {
        Zaragoza: ['sp-nat-i-corps', 'sp-nat-v-corps'],
        Monegal: ['sp-rep-i-corps', 'sp-rep-ii-corps*'],
      },
      control: { Oviedo: 'republican', Granada: 'republican' },
      first: '1937-03/04',
      turns: 1,
      ...LATER,
      // 8: column 6-8, die 3: 4. Their 3 + 2 = 5, die 6: 5.
      dice: { 'combat/battle:attacker': [3], 'combat/battle:defender': [6] },
    });
    scene.attack(['Zaragoza'], 'Monegal', ['sp-nat-i-corps', 'sp-nat-v-corps'], 'sp-n1');
    scene.noCards();
    expect(scene.unit('sp-rep-ii-corps')).toBe('removed');
    expect(scene.unit('sp-rep-i-corps')).toBe('Monegal');
    // The attacker owes 5 in steps of 2: 4, in any way.
    expect(scene.listed('lose-step')).toEqual(['sp-nat-i-corps', 'sp-nat-v-corps']);
  });
});

/** 12.1.7, 16.7: the sea. */
describe('redeployment by sea', () => {
  const scene = (strait: string) =>
    new CrusadeScene({
      units: {
        ...ELSEWHERE,
        'La Coruna': ['sp-inf-1'],
        reserve: ['sp-pz1', 'sp-ita-1'],
        Algeciras: ['sp-inf-2'],
        Almeria: ['sp-rep-mil-1'],
        Valencia: ['sp-rpa-1'],
      },
      first: '1936-10',
      turns: 1,
      start: { strait, played: ['airBridge', 'axisMilitaryAid'] },
    });
  it('while the Republicans hold the Strait: Nationalists use Cadiz of all Mediterranean ports, Italians and tanks any', () => {
    const game = scene('republican').play({ type: 'play', card: 'sp-n1', use: 'sr' });
    expect(goals(game, 'sp-inf-1').filter((goal) => goal.startsWith('sea'))).toEqual(['sea Cadiz']);
    expect(goals(game, 'sp-inf-2').filter((goal) => goal.startsWith('sea'))).toEqual([]);
    expect(goals(game, 'sp-pz1')).toEqual(
      ['La Coruna', 'Cadiz', 'Algeciras'].map((space) => `fromReserve ${space}`).sort(),
    );
  });
  it('afterwards: any friendly port', () => {
    const game = scene('nationalist').play({ type: 'play', card: 'sp-n1', use: 'sr' });
    expect(goals(game, 'sp-inf-1').filter((goal) => goal.startsWith('sea'))).toEqual([
      'sea Algeciras',
      'sea Cadiz',
      'sea Mallorca',
    ]);
  });
});

/** 16.3.3 */
describe('borders and morale', () => {
  it('all of the French border: -2; lost again: +2', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Monegal: ['sp-inf-1'], Barcelona: ['sp-rpa-1'] },
      control: { Monegal: 'nationalist' },
      first: '1936-10',
      turns: 1,
    });
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Monegal', marker: 'move' })
      .play({ type: 'move', units: ['sp-inf-1'], to: 'Coll Alt' }, { type: 'step', to: 'Monegal' }, { type: 'halt' });
    expect(scene.position.rm).toBe(22);
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Barcelona', marker: 'move' })
      .play({ type: 'move', units: ['sp-rpa-1'], to: 'Vega Norte' }, { type: 'step', to: 'Coll Alt' });
    expect(scene.position.rm).toBe(24);
  });
  it('all of the Portuguese border: +2', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Badajoz: ['sp-rpa-1'] },
      first: '1936-10',
      turns: 1,
    }).idle();
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Badajoz', marker: 'move' })
      .play({ type: 'move', units: ['sp-rpa-1'], to: 'Raya Vieja' }, { type: 'halt' });
    expect(scene.position.rm).toBe(26);
  });
  it('the north linked: +2 once, however often', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Cerro Gordo': ['sp-rpa-1'], Bilbao: ['sp-bas-1'] },
      control: { Zaragoza: 'republican' },
      first: '1936-10',
      turns: 1,
    }).idle();
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Bilbao', marker: 'move' })
      .play({ type: 'move', units: ['sp-bas-1'], to: 'Irurzo' });
    expect(scene.position.rm).toBe(26);
    expect(scene.position.moraleUsed).toEqual(['northLinked']);
  });
});

/** 6.0.A, E4 */
describe('hand sizes', () => {
  it.each([
    [16, 7, 7],
    [15, 8, 7],
    [10, 8, 6],
  ])('morale %i: %i and %i cards', (rm, nationalist, republican) => {
    const by = rm - 24;
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Madrid: ['sp-rpa-1'] },
      first: '1936-10',
      turns: 2,
      cards: {
        'sp-n5': {
          values: { ops: 3, sr: 3 },
          event: {
            when: [],
            effects:
              by < -9
                ? [
                    { kind: 'rm', by: -9 },
                    { kind: 'rm', by: by + 9 },
                  ]
                : [{ kind: 'rm', by }],
            ops: 'none',
          },
        },
      },
    });
    scene.play({ type: 'play', card: 'sp-n5', use: 'event' });
    expect(scene.position.rm).toBe(rm);
    expect(scene.position.piles.republican.hand).toHaveLength(7);
    // Two Republican cards are played, so that the hand is below either size; all of a larger one would be kept [P46].
    for (const card of ['sp-r1', 'sp-r2']) {
      scene.play({ type: 'play', card, use: 'ops' }, { type: 'end-activation' });
      scene.idle();
    }
    scene.idle(7);
    while (scene.position.turn === 3) scene.play({ type: 'done' });
    scene.game.handIn({
      nationalist: { type: 'discard-cards', cards: [] },
      republican: { type: 'discard-cards', cards: [] },
    });
    expect([scene.position.piles.nationalist.hand.length, scene.position.piles.republican.hand.length]).toEqual([
      nationalist,
      republican,
    ]);
  });
});
