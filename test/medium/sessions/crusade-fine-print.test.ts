import { describe, expect, it } from '@jest/globals';
import { commandsOf } from '../../support/crusade-play.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** The Army of Africa has all arrived, so nobody waits for it. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};

/** Where a unit may be redeployed to. */
const goals = (scene: CrusadeScene, unit: string): string[] =>
  scene.game.open.actions
    .filter(({ command }) => command.type === 'redeploy' && command.unit === unit)
    .flatMap(commandsOf)
    .map(({ to, by }) => (to ?? by) as string)
    .sort();

/** 16.4.3.2: Irurzo is in no region; taken by Basques, its only line runs to Bilbao. */
describe('a captured space whose only line runs to the isolated Front', () => {
  const scene = (inIrurzo: string): CrusadeScene =>
    new CrusadeScene({
      units: {
        ...ELSEWHERE,
        Irurzo: [inIrurzo],
        Bilbao: ['sp-bas-2', 'sp-rep-pol-1'],
        Madrid: ['sp-rep-mil-1'],
        reserve: ['sp-rpa-1', 'sp-rep-pol-2'],
      },
      control: { Irurzo: 'republican' },
      first: '1936-10',
      turns: 1,
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'sr' });

  it('takes no army division out of the Reserve Box, but a second POL', () => {
    const game = scene('sp-bas-1');
    // 12.1.8: spaces with somebody in them, the sources, and Madrid; Badajoz is no such source [G35].
    expect(goals(game, 'sp-rpa-1')).toEqual(['Barcelona', 'Madrid', 'Valencia']);
    expect(goals(game, 'sp-rep-pol-2')).toEqual([
      'Barcelona',
      'Bilbao',
      'Gijon',
      'Irurzo',
      'Madrid',
      'Santander',
      'Valencia',
    ]);
  });

  it('counts the POL division that stands there among the two of the Front', () => {
    expect(goals(scene('sp-rep-pol-3'), 'sp-rep-pol-2')).toEqual(['Barcelona', 'Madrid', 'Valencia']);
  });
});

/** 16.2.4.3: one MIL a turn joins each isolated garrison, never Navarrese. */
describe('isolated groups and the Reserve Box', () => {
  it('each takes one MIL division of the turn', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        Oviedo: ['sp-inf-6'],
        Granada: ['sp-inf-7'],
        Madrid: ['sp-rep-mil-1'],
        reserve: ['sp-nat-mil-1', 'sp-nat-mil-2', 'sp-nav'],
      },
      first: '1936-10',
      turns: 1,
    }).play({ type: 'play', card: 'sp-n2', use: 'sr' });
    // 12.1.8: sources and spaces with somebody in them. Sevilla is full, and the Reserve Box never fills a space beyond three.
    const others = ['Cadiz', 'La Coruna', 'Mallorca', 'Valladolid', 'Zaragoza'];
    expect(goals(scene, 'sp-nat-mil-1')).toEqual([...others, 'Granada', 'Oviedo'].sort());
    expect(goals(scene, 'sp-nav')).toEqual(others);
    scene.play({ type: 'redeploy', unit: 'sp-nat-mil-1', to: 'Oviedo', by: 'fromReserve' });
    expect(goals(scene, 'sp-nat-mil-2')).toEqual([...others, 'Granada'].sort());
  });
});

/**
 * 16.4.2.4: a division of Santander retreats to Mina Honda in Asturias, where another is already. The Nationalists attack Paso Hondo
 * (mountain) with CF 2 from Los Llanos: column 1, die 4: 1. The answer comes from column 1, die 1: 0.
 */
describe('a division astray that attacks', () => {
  const scene = (attacker: number): CrusadeScene =>
    new CrusadeScene({
      units: {
        ...ELSEWHERE,
        'Los Llanos': ['sp-inf-1'],
        'Paso Hondo': ['sp-san-2'],
        'Mina Honda': ['sp-san-1'],
        Oviedo: ['sp-nat-pol-2*'],
        Madrid: ['sp-rep-mil-1'],
      },
      first: '1936-10',
      turns: 1,
      dice: { 'combat/battle:attacker': [4, attacker], 'combat/battle:defender': [1, 1] },
    })
      .play({ type: 'automatic' }, { type: 'activate', space: 'Los Llanos', marker: 'attack' })
      .play({ type: 'target', space: 'Paso Hondo' }, { type: 'commit', unit: 'sp-inf-1' }, { type: 'declare' })
      .play({ type: 'done-cards' }, { type: 'done-cards' })
      .play({ type: 'retreat', unit: 'sp-san-2', path: ['Mina Honda'] })
      .play({ type: 'advance', unit: 'sp-inf-1', to: 'Paso Hondo' });

  const attack = (game: CrusadeScene, target: string): CrusadeScene =>
    game
      .play({ type: 'automatic' }, { type: 'activate', space: 'Mina Honda', marker: 'attack' })
      .play({ type: 'target', space: target })
      .play({ type: 'commit', unit: 'sp-san-1' }, { type: 'commit', unit: 'sp-san-2' })
      .play({ type: 'declare' }, { type: 'done-cards' }, { type: 'done-cards' });

  it('goes home with the advance before it may end, where the space it won is home', () => {
    // CF 1 against a mountain: column 0, die 5: 1. CF 2 answers with die 1: 0. The infantry can go back to Los Llanos alone.
    const game = scene(5);
    expect(game.unit('sp-san-2')).toBe('Mina Honda reduced');
    expect(game.position.units['sp-san-2']!.stray).toBe(true);
    attack(game, 'Paso Hondo');
    expect(game.unit('sp-inf-1')).toBe('Los Llanos reduced');
    expect(game.listed('advance')).toEqual(['sp-san-1 Paso Hondo', 'sp-san-2 Paso Hondo']);
    expect(game.listed('end-advance')).toEqual([]);
    expect(() => game.play({ type: 'end-advance' })).toThrow();
    game.play({ type: 'advance', unit: 'sp-san-2', to: 'Paso Hondo' });
    expect(game.unit('sp-san-2')).toBe('Paso Hondo reduced');
    expect(game.position.units['sp-san-2']!.stray).toBeUndefined();
    expect(game.listed('end-advance')).toEqual(['']);
  });

  it('is bound no more where nothing it won is home', () => {
    // CF 1 against open ground: column 1, die 4: 1, and the reduced police are gone. CF 0 answers with die 1: 0.
    const game = attack(scene(4), 'Oviedo');
    expect(game.listed('advance')).toEqual(['sp-san-1 Oviedo', 'sp-san-2 Oviedo']);
    game.play({ type: 'end-advance' });
    expect(game.position.units['sp-san-2']).toMatchObject({ free: true, space: 'Mina Honda' });
    expect(game.position.units['sp-san-2']!.stray).toBeUndefined();
  });
});

/** 8.5.3.2: what a card negates it negates, and the rest of the other card still counts. */
describe('a card that negates modifiers alone', () => {
  const lossNumber = (what: string): number => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Campo Rojo': ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-n14': {
          combat: {
            role: 'attacker',
            when: [],
            effects: [
              { kind: 'shift', of: 'own', by: 1 },
              { kind: 'drm', of: 'own', by: 2 },
            ],
          },
        },
        'sp-r12': { combat: { role: 'defender', when: [], effects: [{ kind: 'negate', what, which: 'all' }] } },
      },
      dice: {
        'shuffle-nationalist': [16, 15, 1],
        'shuffle-republican': [16, 15, 14, 13, 1],
        'combat/battle:attacker': [3],
        'combat/battle:defender': [1],
      },
    });
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Sevilla', marker: 'attack' })
      .play({ type: 'target', space: 'Campo Rojo' })
      .play({ type: 'commit', unit: 'sp-afr-1' }, { type: 'commit', unit: 'sp-afr-2' }, { type: 'declare' })
      .play({ type: 'commit-card', card: 'sp-n14' }, { type: 'done-cards' })
      .play({ type: 'commit-card', card: 'sp-r12' }, { type: 'done-cards' });
    const fire = scene.game.entries.flatMap(({ events }) => events).find(({ type }) => type === 'fire-rolled')!;
    return fire.losses as number;
  };

  it.each([
    // CF 6. Column 6 with die 3: 2. One column to the right, 7, with die 3: 2; with die 5: 3. Column 6 with die 5: 3.
    ['all', 2],
    ['drm', 2],
    ['shift', 3],
  ])('%s: the attacker inflicts %i', (what, expected) => {
    expect(lossNumber(what)).toBe(expected);
  });
});

/** 14.1.3, 8.4.1: points that an event gives, to whatever pool; foreign ones only after the aid. */
describe('an event that gives Replacement Points', () => {
  const played = (effect: object): CrusadeScene =>
    new CrusadeScene({
      units: { ...ELSEWHERE, Valladolid: ['sp-inf-1*'], Madrid: ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
      cards: { 'sp-n1': { event: { when: [], effects: [effect], ops: 'none' } } },
    }).play({ type: 'play', card: 'sp-n1', use: 'event' });

  it('of its own pool, in every turn', () => {
    const scene = played({ kind: 'rp', pool: 'nationalist', by: 1, each: 'everyTurn', until: 'game' }).idle(11);
    expect([scene.position.phase, scene.position.active]).toEqual(['replacement', 'nationalist']);
    expect(scene.position.rp).toMatchObject({ nationalist: 1, axis: 0 });
  });

  it('of the Axis, before Axis Military Aid: nothing', () => {
    expect(played({ kind: 'rp', pool: 'axis', by: 1 }).position.rp).toMatchObject({ nationalist: 0, axis: 0 });
    expect(played({ kind: 'rp', pool: 'nationalist', by: 1 }).position.rp).toMatchObject({ nationalist: 1, axis: 0 });
  });
});

/** 10.1.12 with the example: two spaces that were the enemy's when the round began; entered again they cost a point and no more. */
describe('two enemy spaces in a round', () => {
  it('a stack may go back into one of them, not on into a third', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Zaragoza: ['sp-inf-1'], Madrid: ['sp-rep-mil-1'] },
      first: '1936-10',
      turns: 1,
    })
      .play({ type: 'automatic' }, { type: 'activate', space: 'Zaragoza', marker: 'move' })
      .play({ type: 'move', units: ['sp-inf-1'], to: 'Cerro Gordo' }, { type: 'step', to: 'Tierra Seca' });
    // Valencia and Vado Largo would be the third.
    expect(scene.listed('step')).toEqual(['Cerro Gordo']);
    expect(scene.listed('halt')).toEqual(['']);
  });
});

/** 13.4: Raya Vieja, cut off from every source, hangs on Portugal. */
describe('limited supply over the border', () => {
  const scene = (): CrusadeScene =>
    new CrusadeScene({
      units: { ...ELSEWHERE, 'Raya Vieja': ['sp-cav'], Madrid: ['sp-rep-mil-1'] },
      control: { 'Los Llanos': 'republican' },
      first: '1936-10',
      turns: 1,
    });

  it('lets units move, and neither attack nor dig [13.4.2]', () => {
    const game = scene().play({ type: 'automatic' });
    expect(game.listed('activate').filter((line) => line.startsWith('Raya'))).toEqual(['Raya Vieja move']);
    game.play({ type: 'activate', space: 'Raya Vieja', marker: 'move' });
    game.play({ type: 'end-movement' });
    expect(game.position.active).toBe('republican');
  });

  it('a division leaves over the border for half a point, reduced [13.4.3]; it has no other way', () => {
    const game = scene().play({ type: 'play', card: 'sp-n1', use: 'sr' });
    expect(goals(game, 'sp-cav')).toEqual(['border']);
    game.play({ type: 'redeploy', unit: 'sp-cav', by: 'border' });
    expect(game.unit('sp-cav')).toBe('reserve reduced');
    expect(game.position.sr!.spent).toBe(0.5);
  });

  it('is enough to live through attrition, for the unit and for the space [13.4.2, 13.4.4]', () => {
    const game = scene().idle(12);
    expect(game.unit('sp-cav')).toBe('Raya Vieja');
    expect(game.position.control['Raya Vieja']).toBe('nationalist');
  });
});

/** 6.0.C.1, trap 1: the Nationalist segment comes before the last Republican round. */
describe('attrition of the Nationalists', () => {
  it('takes a unit cut off, and its space, after their sixth round and before the Republican sixth', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Tierra Seca': ['sp-inf-1'], Madrid: ['sp-rep-mil-1'] },
      control: { 'Tierra Seca': 'nationalist' },
      first: '1936-10',
      turns: 1,
    }).idle(10);
    expect(scene.unit('sp-inf-1')).toBe('Tierra Seca');
    scene.idle();
    expect([scene.position.active, scene.position.round]).toEqual(['republican', 6]);
    expect(scene.unit('sp-inf-1')).toBe('removed');
    expect(scene.position.control['Tierra Seca']).toBe('republican');
  });
});

/** 16.3.3, 13.2.4.2, 17.1.1: one march of the cavalry from Raya Vieja into empty Badajoz. */
describe('Badajoz', () => {
  it('taken: a point, morale, the zones linked and the shortage over; retaken: no source any more', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Raya Vieja': ['sp-cav'], Toledo: ['sp-rpa-1'] },
      first: '1936-10',
      turns: 1,
    })
      .play({ type: 'automatic' }, { type: 'activate', space: 'Raya Vieja', marker: 'move' })
      .play({ type: 'move', units: ['sp-cav'], to: 'Badajoz' }, { type: 'step', to: 'Raya Vieja' });
    expect(scene.position).toMatchObject({ vp: 1, rm: 23, shortage: false, badajozSpent: true });
    scene.play({ type: 'halt' });
    expect(scene.position.active).toBe('republican');
    // A Republican unit takes it back: the point and the morale return, the source does not.
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Toledo', marker: 'move' })
      .play({ type: 'move', units: ['sp-rpa-1'], to: 'Badajoz' }, { type: 'halt' });
    expect(scene.position).toMatchObject({ vp: 0, rm: 24, shortage: false, badajozSpent: true });
  });
});
