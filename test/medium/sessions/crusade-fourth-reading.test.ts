import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** Turns of a fourth reading with the book open; each outcome was written down before it was run. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};
const NOTHING = { type: 'discard-cards', cards: [] };
const event = (effects: object[], more: object = {}, ops: string | number = 'none') => ({
  values: { ops: 4, sr: 3, 'rp.nationalist': 1, 'rp.republican': 1, ...more },
  event: { when: [], effects, ops },
});
/** From turn 6 on: the isolated garrisons have fallen, and no corps is waiting for its place. */
const LATE = {
  first: '1937-03/04',
  turns: 1,
  start: { initialCorps: [], shortage: false },
};
const FALLEN = { Oviedo: 'republican', Granada: 'republican' } as const;
const uses = (scene: CrusadeScene, card: string): unknown[] =>
  scene.game
    .listed('play')
    .filter((each) => each.card === card)
    .map(({ use }) => use)
    .sort();

describe('a severe winter announced on turn 4 [16.5.2, 16.5.3]', () => {
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      Valladolid: ['sp-inf-1', 'sp-inf-2', 'sp-inf-3'],
      Guadarrama: ['sp-rep-mil-1'],
      Madrid: ['sp-rep-pol-1'],
    },
    first: '1936-11/12',
    turns: 2,
    start: { initialCorps: [] },
    cards: {
      'sp-r1': event([{ kind: 'severeWinter' }], { asterisk: true }),
      'sp-n3': event([{ kind: 'attackMarkers', n: 3 }]),
      'sp-n4': event([{ kind: 'ops', points: 1 }]),
    },
    // Column 6, a mountain and the Sierra: 4. Die 5 - 2 = 3: 1. With the usual -1 it would be 2, and the militia dead.
    dice: { 'combat/battle:attacker': [5], 'combat/battle:defender': [1] },
  })
    .idle()
    .play({ type: 'play', card: 'sp-r1', use: 'event' })
    .idle(10);

  it('takes two from the die in the mountains', () => {
    scene.game.handIn({ nationalist: NOTHING, republican: NOTHING });
    expect(scene.position.turn).toBe(5);
    scene.attack(['Valladolid'], 'Guadarrama', ['sp-inf-1', 'sp-inf-2', 'sp-inf-3'], 'sp-n1').noCards();
    // One step is left and cannot be given: the militia retreats one space.
    expect(scene.listed('retreat')).toEqual(['sp-rep-mil-1 Cuesta Alta', 'sp-rep-mil-1 Madrid']);
    scene.play({ type: 'retreat', unit: 'sp-rep-mil-1', path: ['Madrid'] }, { type: 'end-advance' });
    expect(scene.unit('sp-rep-mil-1')).toBe('Madrid reduced');
  });

  it('leaves two cards for OPS: no third, nor an event of three markers, but one of a single point', () => {
    scene.idle().play({ type: 'play', card: 'sp-n2', use: 'ops' }, { type: 'end-activation' }).idle();
    expect([uses(scene, 'sp-n3'), uses(scene, 'sp-n4')]).toEqual([
      ['rp', 'sr'],
      ['event', 'rp', 'sr'],
    ]);
    scene.play({ type: 'play', card: 'sp-n4', use: 'event' }, { type: 'end-activation' });
    // The Republicans have played none; automatic operations are free.
    expect(uses(scene, 'sp-r2')).toEqual(['ops', 'rp', 'sr']);
    scene.idle(7);
    expect(scene.game.state.stage === 'over' || scene.position.turn > 5).toBe(true);
  });
});

describe('Toledo taken by cavalry that nobody supplies [16.1.3, 13.4.2]', () => {
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      'Raya Vieja': ['sp-cav'],
      Valladolid: ['sp-inf-1'],
      Madrid: ['sp-rep-mil-1'],
    },
    control: { 'Los Llanos': 'republican' },
    first: '1936-10',
    turns: 1,
  });

  it('is a capital lost and a siege that goes on: -1', () => {
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Raya Vieja', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-cav'], to: 'Toledo' }, { type: 'halt' });
    expect([scene.position.rm, scene.position.vp, scene.position.sieges.alcazar]).toEqual([23, 0, 3]);
  });

  it('is relieved when the line behind the cavalry is open again: -1 and a point', () => {
    scene.idle().play({ type: 'automatic' }, { type: 'activate', space: 'Valladolid', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-inf-1'], to: 'Los Llanos' });
    expect([scene.position.rm, scene.position.vp, scene.position.sieges.alcazar]).toEqual([22, 1, undefined]);
  });
});

describe('assaults from turn 6 on [16.1.4.2, 16.1.5, 16.1.6, 16.1.8.2]', () => {
  const scene = new CrusadeScene({
    units: {
      ...ELSEWHERE,
      Gijon: ['sp-ast-1'],
      Toledo: ['sp-rep-i-corps', 'sp-rpa-1', 'sp-rpa-2'],
      Madrid: ['sp-rep-mil-1'],
      Valladolid: ['sp-inf-1*'],
    },
    control: FALLEN,
    ...LATE,
    // Simancas with one division: 3. The Alcazar with a corps and two divisions, -1 once: 4 and then 5.
    dice: { 'combat/siege-assault:assault': [3, 4, 5] },
  });
  const assault = (space: string, units: readonly string[]): CrusadeScene =>
    scene.play({ type: 'target', space }, ...units.map((unit) => ({ type: 'commit', unit }))).play({ type: 'declare' });
  const three = ['sp-rep-i-corps', 'sp-rpa-1', 'sp-rpa-2'];

  it('Simancas surrenders without morale or points; the Alcazar is worn to 2, and to no less in that round', () => {
    scene.play({ type: 'play', card: 'sp-n1', use: 'rp' }).play({ type: 'play', card: 'sp-r1', use: 'ops' });
    for (const space of ['Gijon', 'Toledo']) scene.play({ type: 'activate', space, marker: 'attack' });
    scene.play({ type: 'end-activation' });
    assault('Gijon', ['sp-ast-1']);
    expect([scene.position.sieges.simancas, scene.position.rm, scene.position.vp]).toEqual([undefined, 24, 0]);
    assault('Toledo', three);
    expect([scene.position.sieges, scene.position.active]).toEqual([{ alcazar: 2 }, 'nationalist']);
  });

  it('5 - 1 fails', () => {
    scene.idle().play({ type: 'automatic' }, { type: 'activate', space: 'Toledo', marker: 'attack' });
    assault('Toledo', three);
    expect(scene.position.sieges).toEqual({ alcazar: 2 });
  });

  it('no point strengthens it after turn 5, and the end of the turn wears it to 1', () => {
    scene.idle(8);
    expect([scene.position.phase, scene.position.active]).toEqual(['replacement', 'nationalist']);
    expect(scene.listed('strengthen')).toEqual([]);
    scene.play({ type: 'end-replacements' });
    expect(scene.position.sieges).toEqual({ alcazar: 1 });
  });
});

/** 10.2.2, 10.2.4: a corps digs a position without a die, and a trench with one. */
describe('a trench, dug and held [10.2.4, 10.2.8, 11.4.3]', () => {
  const dug = (): CrusadeScene => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        Madrid: ['sp-nat-i-corps', 'sp-nat-v-corps'],
        'La Vega': ['sp-rep-i-corps', 'sp-rpa-1'],
        reserve: ['sp-rpa-2'],
      },
      control: { ...FALLEN, Guadarrama: 'nationalist', Madrid: 'nationalist' },
      ...LATE,
      dice: { 'combat/entrench:dig': [4, 4], 'combat/battle:attacker': [4], 'combat/battle:defender': [1] },
    });
    const dig = (unit: string): void => {
      scene.idle().play({ type: 'automatic' }, { type: 'activate', space: 'La Vega', marker: 'move' });
      scene.play({ type: 'end-movement' });
      expect(scene.listed('dig').map((line) => line.split(' ').at(-1))).toEqual(
        unit === 'sp-rep-i-corps' && scene.position.works['La Vega'] ? [unit] : ['sp-rep-i-corps', 'sp-rpa-1'],
      );
      scene.play({ type: 'dig', space: 'La Vega', unit });
    };
    dig('sp-rep-i-corps');
    expect(scene.position.works['La Vega']?.kind).toBe('position');
    dig('sp-rep-i-corps');
    expect([scene.position.works['La Vega']?.kind, scene.position.digDrm['La Vega']]).toEqual(['position', -1]);
    dig('sp-rep-i-corps');
    expect([scene.position.works['La Vega']?.kind, scene.position.digDrm['La Vega']]).toEqual(['trench', undefined]);
    scene.attack(['Madrid'], 'La Vega', ['sp-nat-i-corps', 'sp-nat-v-corps'], 'sp-n4').noCards();
    return scene;
  };

  it('the attack: 8 is column 6-8, then 5, a 4 is 4. The defence: 5 is column 5, then 6-8, a 1 is 3', () => {
    const scene = dug();
    // 4 of the defenders: a step of the corps (3) and one of the division, in either order. 3 of the attackers, in steps of 2: one.
    expect(scene.listed('lose-step')).toEqual(['sp-rep-i-corps', 'sp-rpa-1']);
    scene.play({ type: 'lose-step', unit: 'sp-rpa-1' });
    expect([scene.unit('sp-rep-i-corps'), scene.unit('sp-rpa-1')]).toEqual(['La Vega reduced', 'La Vega reduced']);
    expect(scene.listed('lose-step')).toEqual(['sp-nat-i-corps', 'sp-nat-v-corps']);
    scene.play({ type: 'lose-step', unit: 'sp-nat-v-corps' });
    // A trench: one more step of either holds it.
    // The division of the Reserve Box takes the place of the corps [11.3.5].
    expect(scene.listed('hold')).toEqual(['sp-rep-i-corps sp-rpa-2', 'sp-rpa-1']);
    scene.play({ type: 'hold', unit: 'sp-rep-i-corps', replacedBy: 'sp-rpa-2' });
    expect(['sp-rep-i-corps', 'sp-rpa-1', 'sp-rpa-2'].map((id) => scene.unit(id))).toEqual([
      'eliminated',
      'La Vega reduced',
      'La Vega',
    ]);
    expect([scene.position.control['La Vega'], scene.position.active]).toEqual(['republican', 'republican']);
  });
});

describe('Replacement Points of four pools [14.1]', () => {
  const scene = new CrusadeScene({
    units: {
      Sevilla: ['sp-afr-1*', 'sp-afr-2', 'sp-ita-1*'],
      Cadiz: ['sp-afr-3', 'sp-pz1*'],
      Algeciras: ['sp-afr-4'],
      Oviedo: ['sp-inf-6*'],
      Valladolid: ['sp-inf-1*'],
      Madrid: ['sp-int*', 'sp-rpa-1*'],
      Valencia: ['sp-t26*'],
      'Valle Verde': ['sp-ast-i-corps*'],
      eliminated: ['sp-rep-ii-corps', 'sp-euzkadi-corps', 'sp-ctv'],
    },
    // Nothing of Asturias can be reached from the Basque Country.
    control: { Santander: 'nationalist', 'Paso Hondo': 'nationalist' },
    first: '1936-11/12',
    turns: 1,
    start: { initialCorps: [], played: ['airBridge', 'axisMilitaryAid', 'sovietMilitaryAid'] },
  })
    .play({ type: 'play', card: 'sp-n7', use: 'rp' })
    .play({ type: 'play', card: 'sp-r7', use: 'rp' })
    .idle(10);
  const spends = (): string[] => scene.listed('spend');

  it('Republican: the International Brigades and the tanks by Soviet points alone, corps where they belong', () => {
    expect(scene.position.rp).toEqual({ nationalist: 1, axis: 1, republican: 1, soviet: 1 });
    const both = ['republican', 'soviet'];
    const corps = (unit: string, space: string): string[] =>
      both.map((pool) => `${unit} rebuildReduced ${pool} ${space}`);
    expect(spends()).toEqual(
      [
        'sp-int restoreStep soviet',
        'sp-t26 restoreStep soviet',
        ...both.map((pool) => `sp-rpa-1 restoreStep ${pool}`),
        // Not in the isolated north [8.5.2.4]; the Basque corps in Bilbao alone.
        ...['Barcelona', 'Madrid', 'Valencia'].flatMap((space) => corps('sp-rep-ii-corps', space)),
        ...corps('sp-euzkadi-corps', 'Bilbao'),
        // 14.1.7: not the Asturian corps in Valle Verde.
      ].sort(),
    );
    scene.play({ type: 'spend', unit: 'sp-euzkadi-corps', buy: 'rebuildReduced', pool: 'republican', to: 'Bilbao' });
    scene.play({ type: 'spend', unit: 'sp-t26', buy: 'restoreStep', pool: 'soviet' });
    expect([scene.unit('sp-euzkadi-corps'), spends()]).toEqual([
      'Bilbao reduced',
      ['sp-int restoreStep soviet', 'sp-rpa-1 restoreStep soviet'],
    ]);
    scene.play({ type: 'end-replacements' });
  });

  it('Nationalist: Italians and German tanks by Axis points alone, the garrison of Oviedo by none of them', () => {
    expect(spends()).toEqual(
      [
        'sp-ita-1 restoreStep axis',
        'sp-pz1 restoreStep axis',
        'sp-inf-1 restoreStep axis',
        'sp-inf-1 restoreStep nationalist',
        'sp-inf-6 restoreStep nationalist',
        // 8.5.2.4: a friendly supplied port, not in the Balearics.
        ...['Algeciras', 'Cadiz', 'La Coruna', 'Santander'].map((space) => `sp-ctv rebuildReduced axis ${space}`),
      ].sort(),
    );
    // Doubled in an isolated group: the whole point [16.2.4.2].
    scene.play({ type: 'spend', unit: 'sp-inf-6', buy: 'restoreStep', pool: 'nationalist' });
    const nationalist = (): unknown =>
      scene.game.session.score(scene.game.state, 'republican').find(({ key }) => key === 'rp-nationalist')?.value;
    expect(nationalist()).toBe(0);
    expect(spends().filter((line) => line.endsWith('nationalist'))).toEqual([]);
  });
});
