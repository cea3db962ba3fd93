import { describe, expect, it } from '@jest/globals';
import { commandsOf } from '../../support/crusade-play.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** Turns played with the book open; each outcome was written down before it was run. */
const goals = (scene: CrusadeScene, unit: string): string[] =>
  scene.game.open.actions
    .filter(({ command }) => command.type === 'redeploy' && command.unit === unit)
    .flatMap(commandsOf)
    .map(({ to, by }) => `${to ?? ''} ${by}`)
    .sort();

describe('the Army of Africa without room [17.6.4]', () => {
  const scene = new CrusadeScene({
    units: {
      Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-inf-1'],
      Cadiz: ['sp-nat-mil-5', 'sp-inf-2', 'sp-inf-3'],
      Madrid: ['sp-rep-mil-1'],
    },
    first: '1936-10',
    turns: 1,
  });

  it('waits in Morocco in round 2, and no point of redeployment helps while both towns are full', () => {
    scene.idle(2);
    expect([scene.position.round, scene.position.active, scene.unit('sp-afr-3')]).toEqual([
      2,
      'nationalist',
      'morocco',
    ]);
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Sevilla', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-inf-1'], to: 'Campo Rojo' }, { type: 'halt' });
    scene.play({ type: 'end-movement' }, { type: 'end-digging' });
    // An empty space of no class: nothing but control changes [10.1.9].
    expect([scene.position.control['Campo Rojo'], scene.position.rm]).toEqual(['nationalist', 24]);
  });

  it('comes by redeployment for a point, to Sevilla or Cadiz alone', () => {
    scene.idle().play({ type: 'play', card: 'sp-n1', use: 'sr' });
    expect(goals(scene, 'sp-afr-3')).toEqual(['Sevilla fromMorocco']);
    scene.play({ type: 'redeploy', unit: 'sp-afr-3', to: 'Sevilla', by: 'fromMorocco' }, { type: 'end-redeployment' });
    expect(scene.unit('sp-afr-3')).toBe('Sevilla');
  });

  it('the next is due in round 5, and waits in its turn', () => {
    scene.idle(3);
    expect([scene.position.round, scene.unit('sp-afr-4')]).toEqual([5, 'morocco']);
  });
});

describe('Asturians on the road to Santander [16.4.2]', () => {
  const scene = new CrusadeScene({
    units: {
      Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
      Cadiz: ['sp-afr-4'],
      'Los Llanos': ['sp-inf-1'],
      Oviedo: ['sp-inf-6'],
      'Mina Honda': ['sp-ast-1', 'sp-ast-2'],
      Madrid: ['sp-rep-mil-1'],
    },
    first: '1936-10',
    turns: 1,
  })
    .idle()
    .play({ type: 'automatic' }, { type: 'activate', space: 'Mina Honda', marker: 'move' });

  it('one division may end abroad, two together may only look in and go back', () => {
    scene.play({ type: 'move', units: ['sp-ast-1'], to: 'Paso Hondo' });
    expect(scene.listed('halt')).toHaveLength(1);
    scene.play({ type: 'halt' });
    expect(scene.unit('sp-ast-1')).toBe('Paso Hondo');
  });

  it('the second finds Gijon open; from Paso Hondo it could only come back, for no ground of no region is in reach', () => {
    expect(scene.listed('move')).toEqual(['sp-ast-2 Gijon', 'sp-ast-2 Paso Hondo']);
    scene.play({ type: 'move', units: ['sp-ast-2'], to: 'Paso Hondo' });
    // Los Llanos is held, Santander is as much abroad as Paso Hondo.
    if (scene.position.march) expect([scene.listed('halt'), scene.listed('step')]).toEqual([[], ['Mina Honda']]);
    else expect(scene.unit('sp-ast-2')).toBe('Mina Honda');
  });
});

describe('all six Main Cities [5.2.3]', () => {
  it('win on turn 3, on which no morale does', () => {
    const scene = new CrusadeScene({
      units: {
        Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
        Cadiz: ['sp-afr-4'],
        'Tierra Seca': ['sp-inf-1'],
        Gijon: ['sp-ast-1'],
        Santander: ['sp-san-1'],
      },
      // Madrid hangs on Valladolid, Barcelona and Valencia on Zaragoza, Bilbao on Irurzo.
      control: Object.fromEntries(
        ['Barcelona', 'Bilbao', 'Madrid', 'Guadarrama', 'Cerro Gordo', 'Tierra Seca', 'Monegal', 'Sant Roc'].map(
          (space) => [space, 'nationalist' as const],
        ),
      ),
      first: '1936-10',
      turns: 3,
    });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Tierra Seca', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-inf-1'], to: 'Valencia' }, { type: 'halt' });
    // A Main City other than Madrid: -2; its points are the scenario's 2.
    expect([scene.position.rm, scene.position.vp]).toEqual([22, 2]);
    expect(scene.game.state.stage).not.toBe('over');
    scene.idle(11);
    expect([scene.position.turn, scene.game.state.result]).toEqual([
      3,
      { winner: 'nationalist', level: 'byMainCities', rule: '5.2.3' },
    ]);
  });
});

describe('Bilbao without Santander and Gijon [14.2.5]', () => {
  it('still counts for the Republic, and not for the Nationalists', () => {
    const scene = new CrusadeScene({
      units: {
        Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
        Cadiz: ['sp-afr-4'],
        Valladolid: ['sp-inf-1*', 'sp-inf-2*', 'sp-inf-3*'],
        Madrid: ['sp-rep-mil-1*', 'sp-rep-mil-2*', 'sp-rep-mil-3*'],
      },
      // Joined to the rest over Irurzo and Dos Rios; Zaragoza is lost.
      control: { Bilbao: 'nationalist', Zaragoza: 'republican' },
      first: '1936-10',
      turns: 1,
    })
      .play({ type: 'play', card: 'sp-n3', use: 'rp' })
      .play({ type: 'play', card: 'sp-r3', use: 'rp' })
      .idle(10);
    // The Republic has Barcelona, Madrid, Valencia, Zaragoza and still Bilbao: no point is lost of two.
    expect([scene.position.active, scene.position.rp.republican]).toEqual(['republican', 2]);
    for (const unit of ['sp-rep-mil-1', 'sp-rep-mil-2', 'sp-rep-mil-3'])
      scene.play({ type: 'spend', unit, buy: 'restoreStep', pool: 'republican' });
    if (scene.position.active === 'republican') scene.play({ type: 'end-replacements' });
    // The Nationalists have Sevilla alone: one of two is lost, and one is two steps.
    expect([scene.position.active, scene.position.rp.nationalist]).toEqual(['nationalist', 1]);
    for (const unit of ['sp-inf-1', 'sp-inf-2'])
      scene.play({ type: 'spend', unit, buy: 'restoreStep', pool: 'nationalist' });
    expect([scene.unit('sp-inf-3'), scene.listed('spend')]).toEqual(['Valladolid reduced', []]);
  });
});

describe('the Republican zone cut in two [16.3.3]', () => {
  const cut = (first: string): CrusadeScene => {
    const scene = new CrusadeScene({
      units: {
        Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
        Cadiz: ['sp-afr-4'],
        Zaragoza: ['sp-inf-1'],
        Madrid: ['sp-rep-mil-1'],
      },
      first,
      turns: 1,
      start: { initialCorps: [] },
    });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Zaragoza', marker: 'move' });
    return scene.play({ type: 'move', units: ['sp-inf-1'], to: 'Cerro Gordo' }, { type: 'step', to: 'Tierra Seca' });
  };

  it('on turn 6: -1 for the capital on the way and -1 for eight spaces on the other side', () => {
    const scene = cut('1937-03/04');
    expect([scene.position.rm, scene.position.moraleUsed]).toEqual([22, ['natSplits']]);
  });

  it('on turn 3 it is only the capital: not before Mobilization', () => {
    const scene = cut('1936-10');
    expect([scene.position.rm, scene.position.moraleUsed]).toEqual([23, []]);
  });
});

describe('a corps cut off [13.3.5, 13.3.6]', () => {
  const scene = new CrusadeScene({
    units: {
      Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
      Cadiz: ['sp-afr-4'],
      'Cuesta Alta': ['sp-rep-i-corps'],
      Madrid: ['sp-inf-1'],
      Valencia: ['sp-rep-mil-1'],
      reserve: ['sp-rpa-1'],
    },
    // Guadarrama, Madrid and La Vega hang on Valladolid, Cerro Gordo on Zaragoza.
    control: {
      Guadarrama: 'nationalist',
      Madrid: 'nationalist',
      'La Vega': 'nationalist',
      'Cerro Gordo': 'nationalist',
    },
    first: '1937-03/04',
    turns: 1,
    start: { initialCorps: [] },
  });

  it('lives through the Nationalist segment, in which Oviedo and Granada fall to the Republic: +1 each', () => {
    scene.idle(11);
    expect([scene.position.active, scene.position.round, scene.unit('sp-rep-i-corps')]).toEqual([
      'republican',
      6,
      'Cuesta Alta',
    ]);
    expect([scene.position.control.Oviedo, scene.position.control.Granada, scene.position.rm]).toEqual([
      'republican',
      'republican',
      26,
    ]);
  });

  it('is gone for good after the Republican sixth round; no division takes its place, and its space is lost', () => {
    scene.idle();
    expect([scene.unit('sp-rep-i-corps'), scene.unit('sp-rpa-1'), scene.position.control['Cuesta Alta']]).toEqual([
      'removed',
      'reserve',
      'nationalist',
    ]);
    // The list of the scenario: a point while the Nationalists hold Madrid. Simancas surrenders, the Alcazar is worn to 2.
    expect([scene.position.rm, scene.position.vp, scene.position.sieges]).toEqual([26, 1, { alcazar: 2 }]);
    expect(scene.game.state.result).toEqual({ winner: null, level: 'draw', points: { nationalist: 1 }, rule: '5.1.1' });
  });
});

describe('a Strategic Counterattack like El Ebro [8.5.5]', () => {
  const ebro = (cancelTerrain: boolean): CrusadeScene => {
    const scene = new CrusadeScene({
      units: {
        Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
        Cadiz: ['sp-afr-4'],
        Guadarrama: ['sp-inf-1'],
        Valladolid: ['sp-inf-2'],
        Madrid: ['sp-rpa-1', 'sp-rpa-2'],
        Valencia: ['sp-rep-pol-1'],
      },
      control: { Guadarrama: 'nationalist' },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-r1': {
          values: { ops: 4, sr: 4, 'rp.republican': 1, asterisk: true, counterattack: 'elEbro' },
          event: {
            when: [],
            effects: [
              { kind: 'roundDrm', by: 1 },
              { kind: 'cancelTerrain', features: ['mountain', 'sierra'], attacks: 1 },
              { kind: 'bonus', vp: -1, attack: 'terrainCancelled' },
            ],
            ops: 'value',
          },
        },
      },
      dice: { 'combat/battle:attacker': [3], 'combat/battle:defender': [1] },
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' })
      .play({ type: 'activate', space: 'Madrid', marker: 'attack' }, { type: 'end-activation' })
      .play({ type: 'target', space: 'Guadarrama' })
      .play({ type: 'commit', unit: 'sp-rpa-1' }, { type: 'commit', unit: 'sp-rpa-2' })
      .play(cancelTerrain ? { type: 'declare', cancelTerrain: true } : { type: 'declare' });
    return scene.noCards();
  };

  it('with the terrain cancelled, column 4 and die 4: two steps, and the space is worth a point until it is retaken', () => {
    const scene = ebro(true);
    expect(scene.unit('sp-inf-1')).toBe('eliminated');
    scene.play({ type: 'advance', unit: 'sp-rpa-1', to: 'Guadarrama' }, { type: 'end-advance' });
    expect([scene.position.vp, scene.position.rm]).toEqual([-1, 24]);
    expect(scene.position.piles.republican.removed).toContain('sp-r1');
    scene.idle().play({ type: 'automatic' }, { type: 'activate', space: 'Guadarrama', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-rpa-1'], to: 'Cuesta Alta' }, { type: 'halt' });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Valladolid', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-inf-2'], to: 'Guadarrama' }, { type: 'halt' });
    expect([scene.position.vp, scene.position.rm]).toEqual([0, 24]);
  });

  it('without it, two columns left: one step; the attack is won, and earns nothing', () => {
    const scene = ebro(false);
    // One step is left: it cannot be given to hold the mountain [11.4.3]. Only Valladolid is friendly.
    scene.play({ type: 'advance', unit: 'sp-rpa-1', to: 'Guadarrama' }, { type: 'end-advance' });
    expect([scene.unit('sp-inf-1'), scene.position.vp]).toEqual(['Valladolid reduced', 0]);
  });
});

describe('Axis Military Aid after Mobilization [15.2.1, 8.5.2.4]', () => {
  it('brings the CTV with it, to a friendly port in supply, and no division is given up', () => {
    const scene = new CrusadeScene({
      units: {
        Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
        Cadiz: ['sp-afr-4'],
        Valladolid: ['sp-inf-1'],
        Madrid: ['sp-rep-mil-1'],
      },
      first: '1937-03/04',
      turns: 1,
    });
    scene.play({ type: 'play', card: 'sp-n6', use: 'event' });
    // Not Mallorca: no corps in the Balearics.
    expect(scene.listed('place')).toEqual(['sp-ctv Algeciras', 'sp-ctv Cadiz', 'sp-ctv La Coruna']);
    scene.play({ type: 'place', unit: 'sp-ctv', space: 'Cadiz' });
    expect([scene.unit('sp-ctv'), scene.position.active, scene.unit('sp-inf-1')]).toEqual([
      'Cadiz',
      'republican',
      'Valladolid',
    ]);
  });
});
