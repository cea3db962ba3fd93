import { describe, expect, it } from '@jest/globals';
import { commandsOf } from '../../support/crusade-play.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** Scenes of a second reading with the book open; every outcome was worked out before it was run. The Army of Africa has arrived. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};
const event = (effects: object[], ops: string | number = 'none') => ({
  values: { ops: 4, sr: 3, 'rp.nationalist': 1, 'rp.republican': 1 },
  event: { when: [], effects, ops },
});

/** 8.5.4.6: "the excess (the Republican player's choice)" of all who are in Mallorca then, though it was full before. */
describe('Mallorca held with a full garrison', () => {
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      Mallorca: ['sp-rep-mil-1', 'sp-rep-mil-2', 'sp-rep-mil-3*'],
      Madrid: ['sp-rep-mil-4'],
    },
    control: { Mallorca: 'republican' },
    first: '1936-10',
    turns: 2,
    dice: { 'shuffle-republican': [16, 15, 14, 13, 12, 11, 1] },
  })
    .idle()
    .play({ type: 'play', card: 'sp-r10', use: 'event' })
    .play({ type: 'place', unit: 'sp-rep-mil-7', space: 'Mallorca beachhead' })
    .play({ type: 'place', unit: 'sp-rep-mil-8', space: 'Mallorca beachhead' })
    .idle(10);

  it('the Republicans choose two of the five for the Reserve Box', () => {
    expect(scene.position.phase).toBe('warStatus');
    expect(scene.game.side).toBe('republican');
    expect(scene.listed('pick-unit')).toEqual([1, 2, 3, 7, 8].map((n) => `sp-rep-mil-${n}`));
    scene.play({ type: 'pick-unit', unit: 'sp-rep-mil-3' }, { type: 'pick-unit', unit: 'sp-rep-mil-1' });
  });

  it('the other three hold the island, and the beachhead is gone', () => {
    expect(scene.position.mallorca).toBeNull();
    expect([1, 2, 3, 7, 8].map((n) => scene.unit(`sp-rep-mil-${n}`))).toEqual([
      'reserve',
      'Mallorca',
      'reserve reduced',
      'Mallorca',
      'Mallorca',
    ]);
  });
});

/** CL.N48: the insurgents go "and the space as usual", and by 13.3.6 it is empty spaces that change hands. */
describe('insurgents cut off in company', () => {
  it('go alone: the infantry beside them keeps the space', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        'Cerro Gordo': ['sp-inf-1'],
        'Cuesta Alta': ['sp-rpa-1'],
        Madrid: ['sp-rep-mil-1'],
      },
      control: { 'Cerro Gordo': 'nationalist' },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-n1': event([
          {
            kind: 'placeUnits',
            units: ['sp-ins'],
            from: 'aside',
            to: { names: ['Tierra Seca'] },
            must: 'all',
            takesControl: true,
          },
        ]),
      },
    })
      .play({ type: 'play', card: 'sp-n1', use: 'event' })
      .idle()
      .play({ type: 'automatic' }, { type: 'activate', space: 'Cerro Gordo', marker: 'move' })
      .play({ type: 'move', units: ['sp-inf-1'], to: 'Tierra Seca' }, { type: 'halt' })
      .idle(8);
    // The Nationalist attrition is over and found them in supply by way of Cerro Gordo.
    expect([scene.position.active, scene.position.round]).toEqual(['republican', 6]);
    scene
      .play({ type: 'automatic' }, { type: 'activate', space: 'Cuesta Alta', marker: 'move' })
      .play({ type: 'move', units: ['sp-rpa-1'], to: 'Cerro Gordo' }, { type: 'halt' });
    expect([scene.unit('sp-ins'), scene.unit('sp-inf-1')]).toEqual(['removed', 'Tierra Seca']);
    expect(scene.position.control['Tierra Seca']).toBe('nationalist');
    expect(scene.game.session.broken(scene.game.state)).toEqual([]);
  });
});

/** 16.1.3: a supplied unit lifts a siege, and no other; the insurgents rise in Toledo, a capital [16.3.3]. */
describe('insurgents in a besieged space', () => {
  const risen = (control: Record<string, 'nationalist' | 'republican'>): CrusadeScene =>
    new CrusadeScene({
      units: { ...ELSEWHERE, Madrid: ['sp-rep-mil-1'] },
      control,
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-n1': event([
          {
            kind: 'placeUnits',
            units: ['sp-ins'],
            from: 'aside',
            to: { names: ['Toledo'] },
            must: 'all',
            takesControl: true,
          },
        ]),
      },
    }).play({ type: 'play', card: 'sp-n1', use: 'event' });

  it('relieve it where the Nationalists are next door: -1 and -1, and a point', () => {
    const { position } = risen({});
    expect([position.sieges.alcazar, position.rm, position.vp]).toEqual([undefined, 22, 1]);
  });

  it('hold the town without relieving it where nobody supplies them: -1', () => {
    const { position } = risen({ 'Raya Vieja': 'republican' });
    expect([position.control.Toledo, position.sieges.alcazar, position.rm, position.vp]).toEqual([
      'nationalist',
      3,
      23,
      0,
    ]);
  });
});

/** 8.5.2.5: the division is given up before or after the units are placed, whatever order the card names them in. */
describe('a card with a corps and a division', () => {
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      'La Coruna': ['sp-inf-1', 'sp-inf-2', 'sp-inf-3'],
      Valladolid: ['sp-inf-4', 'sp-inf-5', 'sp-nat-mil-1'],
      Zaragoza: ['sp-nat-mil-2', 'sp-nat-mil-3', 'sp-nat-mil-4'],
      Madrid: ['sp-rep-mil-1'],
    },
    first: '1936-10',
    turns: 1,
    cards: {
      'sp-n1': {
        values: { ops: 3, sr: 3, reinforcement: 'nationalist' },
        event: {
          when: [],
          effects: [
            { kind: 'placeUnits', units: ['sp-castilla-corps'], from: 'aside', to: 'corps', must: 'all' },
            { kind: 'placeUnits', units: ['sp-nat-mil-7'], from: 'aside', to: 'reserve', must: 'all' },
          ],
          ops: 'none',
        },
      },
    },
  });

  it('finds every source full, so that one of their divisions goes first', () => {
    scene.play({ type: 'play', card: 'sp-n1', use: 'event' });
    expect(scene.listed('place')).toEqual([]);
    expect(scene.listed('give-up-division')).toEqual([
      'sp-afr-1',
      'sp-afr-2',
      'sp-afr-3',
      ...[1, 2, 3, 4, 5].map((n) => `sp-inf-${n}`),
      ...[1, 2, 3, 4].map((n) => `sp-nat-mil-${n}`),
    ]);
  });

  it('the corps comes where there is room then, the division with it, and nobody else is owed', () => {
    scene.play({ type: 'give-up-division', unit: 'sp-inf-4' });
    expect(['sp-inf-4', 'sp-castilla-corps', 'sp-nat-mil-7'].map((id) => scene.unit(id))).toEqual([
      'removed',
      'Valladolid',
      'reserve',
    ]);
    expect([scene.position.active, scene.position.round]).toEqual(['republican', 1]);
  });
});

/**
 * CL.map: an event that cancels the mountains in two attacks. CF 4 with a 4: column 4 gives 2; with a mountain and the Sierra two to the
 * left, column 2, it gives 1. A militia of CF 1 answers with a 1: 0.
 */
describe('terrain cancelled in several attacks', () => {
  const attack = (scene: CrusadeScene, target: string, units: string[]): CrusadeScene =>
    scene.play({ type: 'target', space: target }, ...units.map((unit) => ({ type: 'commit', unit })));
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      'La Coruna': ['sp-inf-1', 'sp-inf-2'],
      Valladolid: ['sp-inf-3', 'sp-inf-4'],
      Zaragoza: ['sp-inf-5', 'sp-inf-6'],
      'Puerto Bruma': ['sp-ast-1'],
      Guadarrama: ['sp-rep-mil-1'],
      'Cerro Gordo': ['sp-cnt'],
    },
    first: '1936-10',
    turns: 1,
    start: { shortage: false },
    cards: {
      'sp-n1': event([{ kind: 'cancelTerrain', features: ['mountain', 'sierra'], attacks: 2 }], 'value'),
    },
    dice: { 'combat/battle:attacker': [4, 4, 4], 'combat/battle:defender': [1, 1, 1] },
  })
    .play({ type: 'play', card: 'sp-n1', use: 'event' })
    .play(...['La Coruna', 'Valladolid', 'Zaragoza'].map((space) => ({ type: 'activate', space, marker: 'attack' })), {
      type: 'end-activation',
    });

  it.each([
    ['Cerro Gordo', ['sp-inf-5', 'sp-inf-6'], 'sp-cnt'],
    ['Puerto Bruma', ['sp-inf-1', 'sp-inf-2'], 'sp-ast-1'],
  ])('%s falls to two columns that the mountain does not hinder', (target, units, defender) => {
    attack(scene, target, units);
    expect(scene.listed('declare')).toEqual(['', 'true']);
    scene.play({ type: 'declare', cancelTerrain: true }).noCards();
    expect(scene.unit(defender)).toBe('eliminated');
    scene.play({ type: 'end-advance' });
  });

  it('Guadarrama, the third, is attacked over the mountain and the Sierra', () => {
    attack(scene, 'Guadarrama', ['sp-inf-3', 'sp-inf-4']);
    expect(scene.listed('declare')).toEqual(['']);
    scene.play({ type: 'declare' }).noCards();
    expect(scene.position.combat?.fire).toEqual({ attacker: 1, defender: 0 });
    expect(scene.unit('sp-rep-mil-1')).toBe('Guadarrama reduced');
  });
});

/** 16.6.2, CL.N18: tanks against Huerta Baja, which is open, by a plain road. */
describe('a combat card that asks whose armour was claimed', () => {
  const card = (armourClaimed: unknown) => ({
    values: { ops: 3, sr: 3, combatCard: true },
    combat: { role: 'either', when: [{ armourClaimed }], effects: [{ kind: 'drm', of: 'own', by: 1 }] },
  });
  const attacked = (): CrusadeScene =>
    new CrusadeScene({
      units: { ...ELSEWHERE, Granada: ['sp-inf-7'], 'Huerta Baja': ['sp-inf-1'], 'La Vega': ['sp-t26'] },
      control: { 'Huerta Baja': 'nationalist' },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-n1': card('republican'),
        'sp-n2': card('nationalist'),
        'sp-n3': card(true),
        'sp-n4': card(false),
      },
    })
      .idle()
      .attack(['La Vega'], 'Huerta Baja', ['sp-t26']);

  it('serves the defender where it was the Republicans’', () => {
    const scene = attacked().play({ type: 'claim-armour', unit: 'sp-t26' }, { type: 'done-cards' });
    expect(scene.listed('commit-card')).toEqual(['sp-n1', 'sp-n3']);
  });

  it('and nobody where none was', () => {
    const scene = attacked().play({ type: 'done-cards' });
    expect(scene.listed('commit-card')).toEqual(['sp-n4']);
  });
});

/** 8.5.1.1: what an event forbids of the sea and of replacements, in some spaces or everywhere. */
describe('bans of an event', () => {
  const banned = (deed: string, where?: object): CrusadeScene =>
    new CrusadeScene({
      units: {
        ...ELSEWHERE,
        'La Coruna': ['sp-inf-1*'],
        Valladolid: ['sp-inf-2*'],
        Madrid: ['sp-rep-mil-1'],
        reserve: ['sp-inf-3*'],
        eliminated: ['sp-inf-4'],
      },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-r1': event([{ kind: 'forbid', side: 'nationalist', deed, until: 'turn', ...(where ? { where } : {}) }]),
      },
    });
  const bySea = (scene: CrusadeScene): unknown[] =>
    scene.game.open.actions
      .filter(({ command }) => command.type === 'redeploy' && command.by === 'sea')
      .flatMap(commandsOf)
      .map(({ unit, to }) => `${unit} ${to}`)
      .sort();
  const sea = (where?: object): CrusadeScene =>
    banned('sea', where)
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' })
      .play({ type: 'play', card: 'sp-n1', use: 'sr' });

  it('the sea is open between La Coruna and Cadiz before the blockade ends [16.7.1]', () => {
    expect(bySea(sea({ names: ['Mallorca'] }))).toEqual(['sp-afr-4 La Coruna', 'sp-inf-1 Cadiz']);
  });

  it.each([
    ['Cadiz', { names: ['Cadiz'] }],
    ['everywhere', undefined],
  ])('closed at %s nobody sails, and the land stays open', (_where, where) => {
    const scene = sea(where);
    expect(bySea(scene)).toEqual([]);
    expect(scene.listed('redeploy').some((line) => line.startsWith('sp-inf-1') && line.endsWith('land'))).toBe(true);
  });

  /** A point recorded in round 1 is there in the Replacement Phase: half a point for a step [14.1.3, 14.1.4]. */
  const spends = (where?: object): CrusadeScene =>
    banned('rp', where)
      .play({ type: 'play', card: 'sp-n1', use: 'rp' })
      .play({ type: 'play', card: 'sp-r1', use: 'event' })
      .idle(10);

  it('no points for whoever stands where they are forbidden', () => {
    const scene = spends({ names: ['Valladolid'] });
    expect(scene.position.phase).toBe('replacement');
    expect(scene.listed('spend')).toEqual([
      'sp-inf-1 restoreStep nationalist',
      'sp-inf-3 restoreStep nationalist',
      'sp-inf-4 rebuildFull nationalist',
      'sp-inf-4 rebuildReduced nationalist',
    ]);
  });

  it('no points for anybody where they are forbidden everywhere, the boxes included', () => {
    const scene = spends();
    expect(scene.position.phase).not.toBe('replacement');
    expect(['sp-inf-1', 'sp-inf-3', 'sp-inf-4'].map((id) => scene.unit(id))).toEqual([
      'La Coruna reduced',
      'reserve reduced',
      'eliminated',
    ]);
  });

  it('nor is a card played for them', () => {
    const scene = banned('rp').idle().play({ type: 'play', card: 'sp-r1', use: 'event' });
    expect(scene.listed('play').filter((line) => line.endsWith(' rp'))).toEqual([]);
    expect(scene.listed('play')).toContain('sp-n1 sr');
  });
});
