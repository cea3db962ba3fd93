import { describe, expect, it } from '@jest/globals';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** More turns of the fourth reading: combat, cards, victory, the Army of Africa, the north; worked out before they were run. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};
const LATE = {
  first: '1937-03/04',
  turns: 1,
  start: { initialCorps: [], shortage: false, played: ['airBridge', 'axisMilitaryAid', 'sovietMilitaryAid'] },
};
const FALLEN = { Oviedo: 'republican', Granada: 'republican' } as const;
const event = (effects: object[], more: object = {}, ops: string | number = 'none') => ({
  values: { ops: 4, sr: 3, 'rp.nationalist': 1, 'rp.republican': 1, ...more },
  event: { when: [], effects, ops },
});

describe('a way of retreat that is one space long [11.4.4, 11.5.7]', () => {
  const scene = new CrusadeScene({
    units: {
      Sevilla: ['sp-rpa-1'],
      Valladolid: ['sp-inf-1'],
      Algeciras: ['sp-nat-pol-1', 'sp-nat-mil-5'],
      'Campo Rojo': ['sp-rep-i-corps', 'sp-rep-ii-corps'],
      Madrid: ['sp-rep-mil-1'],
    },
    control: { ...FALLEN, Sevilla: 'republican' },
    ...LATE,
    // 6 on the corps table, a 1: 3. 2 on the division table, a 1: 0.
    dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [1] },
  })
    .idle()
    .attack(['Campo Rojo'], 'Algeciras', ['sp-rep-i-corps', 'sp-rep-ii-corps'])
    .noCards();

  it('three steps of four are lost, for good without supply; the last has Cadiz and no second space: it goes too', () => {
    for (const unit of ['sp-nat-pol-1', 'sp-nat-pol-1', 'sp-nat-mil-5'])
      if (scene.listed('lose-step').includes(unit)) scene.play({ type: 'lose-step', unit });
    expect([scene.unit('sp-nat-pol-1'), scene.unit('sp-nat-mil-5')]).toEqual(['removed', 'removed']);
  });

  it('the attackers may go into Algeciras, or on into the one space', () => {
    expect(scene.listed('advance')).toEqual([
      'sp-rep-i-corps Algeciras',
      'sp-rep-i-corps Cadiz',
      'sp-rep-ii-corps Algeciras',
      'sp-rep-ii-corps Cadiz',
    ]);
    scene.play({ type: 'advance', unit: 'sp-rep-i-corps', to: 'Cadiz' }, { type: 'end-advance' });
    expect([scene.position.control.Algeciras, scene.position.control.Cadiz, scene.unit('sp-rep-ii-corps')]).toEqual([
      'republican',
      'republican',
      'Campo Rojo',
    ]);
  });
});

/** 3 of loss. With an Italian division in the Reserve Box the CTV (2) is followed by it; with infantry by nobody [11.3.5.2]. */
describe('a reduced CTV beside the Army of Africa [11.3.5, 11.3.6]', () => {
  const attacked = (reserve: string): CrusadeScene =>
    new CrusadeScene({
      units: {
        Sevilla: ['sp-ctv*', 'sp-afr-1'],
        Cadiz: ['sp-afr-2', 'sp-afr-3', 'sp-afr-4'],
        'Campo Rojo': ['sp-rep-i-corps', 'sp-rpa-1'],
        reserve: [reserve],
      },
      control: FALLEN,
      ...LATE,
      // 6, column 6-8, a 1: 3: a step of the Republican corps, or of it and nothing else. 5, a 2: 3.
      dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [2] },
    })
      .attack(['Sevilla'], 'Campo Rojo', ['sp-ctv', 'sp-afr-1'])
      .noCards();

  it.each([
    ['sp-ita-1', 'eliminated', 'Sevilla'],
    ['sp-inf-1', 'removed', 'reserve'],
  ])('with %s in reserve the first loss is the Army of Africa’s, the others the corps', (reserve, ctv, division) => {
    const scene = attacked(reserve);
    const fired = scene.game.entries.flatMap(({ events }) => events).filter(({ type }) => type === 'fire-rolled');
    expect(fired.map(({ losses }) => losses)).toEqual([3, 3]);
    expect([scene.unit('sp-rep-i-corps'), scene.unit('sp-rpa-1')]).toEqual(['Campo Rojo reduced', 'Campo Rojo']);
    if (scene.listed('lose-step').includes('sp-afr-1')) scene.play({ type: 'lose-step', unit: 'sp-afr-1' });
    expect([scene.unit('sp-afr-1'), scene.unit('sp-ctv'), scene.unit(reserve)]).toEqual([
      'Sevilla reduced',
      ctv,
      division,
    ]);
  });
});

/** E21, 11.2.9, 11.5.2: 4 with a 1 is 1; 1 with a 4 is 1. */
describe('a tie that empties the space', () => {
  it('nobody wins, both cards are discarded, and the attackers may still go in', () => {
    const drm = (of: string, role: string) => ({
      values: { ops: 3, sr: 3, combatCard: true },
      combat: { role, when: [], effects: [{ kind: 'drm', of, by: 0 }] },
    });
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, 'Huerta Baja': ['sp-inf-1*'], 'La Vega': ['sp-rpa-1', 'sp-rpa-2'], Granada: ['sp-inf-7'] },
      control: { 'Huerta Baja': 'nationalist' },
      first: '1936-10',
      turns: 1,
      cards: { 'sp-r1': drm('own', 'attacker'), 'sp-n1': drm('own', 'defender') },
      dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [4] },
    })
      .idle()
      .attack(['La Vega'], 'Huerta Baja', ['sp-rpa-1', 'sp-rpa-2'])
      .play({ type: 'commit-card', card: 'sp-r1' }, { type: 'done-cards' })
      .play({ type: 'commit-card', card: 'sp-n1' }, { type: 'done-cards' })
      .play({ type: 'lose-step', unit: 'sp-rpa-2' });
    expect([scene.position.piles.republican.discard, scene.position.piles.nationalist.discard]).toEqual([
      ['sp-r1'],
      ['sp-n1'],
    ]);
    expect(scene.listed('advance')).toEqual(['sp-rpa-1 Huerta Baja', 'sp-rpa-2 Huerta Baja']);
  });
});

/** CL.N57, CL.R59: column 6 gives 3 for a 5 and 1 for a 2; the defenders' column 6 gives 1 for a 1. */
describe('two cards that concern the same die', () => {
  const dice = (keep: string, number: string) => ({
    values: { ops: 3, sr: 3, combatCard: true },
    combat: {
      role: 'either',
      when: [],
      effects: [
        { kind: 'dice', side: 'nationalist', roll: 2, keep },
        { kind: 'mutual', number },
      ],
    },
  });
  const losses = (given: Record<string, number[]>, ...answer: string[]): unknown[] => {
    const scene = new CrusadeScene({
      units: {
        Sevilla: ['sp-afr-1', 'sp-afr-2'],
        Cadiz: ['sp-afr-3', 'sp-afr-4'],
        'Campo Rojo': ['sp-rpa-1', 'sp-rpa-2', 'sp-rpa-3'],
      },
      first: '1936-10',
      turns: 1,
      cards: { 'sp-n1': dice('highest', 'R1'), 'sp-r1': dice('lowest', 'N1') },
      dice: given,
    });
    scene.attack(['Sevilla'], 'Campo Rojo', ['sp-afr-1', 'sp-afr-2']);
    scene.play({ type: 'commit-card', card: 'sp-n1' }, { type: 'done-cards' });
    scene.play(...answer.map((card) => ({ type: 'commit-card', card })), { type: 'done-cards' });
    return scene.game.entries
      .flatMap(({ events }) => events)
      .filter(({ type }) => type === 'fire-rolled')
      .map((each) => each.losses);
  };

  it('alone, the better of two is kept', () => {
    expect(losses({ 'combat/fire:fire': [2, 5, 1] })).toEqual([3, 1]);
  });

  it('together they are void: the die is rolled once', () => {
    expect(losses({ 'combat/battle:attacker': [2, 5], 'combat/battle:defender': [1] }, 'sp-r1')).toEqual([1, 1]);
  });
});

/** 5.2.2: the last morale that wins, and the first that does not, on the turns between those of the book's examples. */
describe('victory by morale on its threshold', () => {
  it.each([
    ['1936-10', 17, null],
    ['1936-10', 29, null],
    ['1936-11/12', 17, 'nationalist'],
    ['1936-11/12', 18, null],
    ['1936-11/12', 28, null],
    ['1937-01/02', 16, 'nationalist'],
    ['1937-01/02', 17, null],
    ['1937-01/02', 28, 'republican'],
    ['1937-03/04', 14, 'nationalist'],
    ['1937-03/04', 15, null],
    ['1937-03/04', 28, 'republican'],
    ['1937-05/06', 12, 'nationalist'],
    ['1937-05/06', 13, null],
    ['1937-05/06', 27, 'republican'],
    ['1937-05/06', 26, null],
  ])('%s, morale %i: %s', (first, rm, winner) => {
    const by = rm - 24;
    const steps = Math.abs(by) > 9 ? [Math.sign(by) * 9, by - Math.sign(by) * 9] : [by];
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Madrid: ['sp-rpa-1'] },
      control: FALLEN,
      first,
      turns: 1,
      start: { initialCorps: [] },
      cards: { 'sp-n1': event(steps.map((each) => ({ kind: 'rm', by: each }))) },
    }).play({ type: 'play', card: 'sp-n1', use: 'event' });
    expect(scene.position.rm).toBe(rm);
    scene.idle(11);
    while (scene.game.state.stage !== 'over') scene.play(scene.game.open.actions[0]!.command);
    const { result } = scene.game.state;
    expect(result?.level === 'byMorale' ? result.winner : null).toBe(winner);
  });

  it('comes before all six Main Cities of the other side [5.2.5]', () => {
    const held = ['Barcelona', 'Bilbao', 'Madrid', 'Valencia', 'Guadarrama', 'Cerro Gordo', 'Tierra Seca', 'Monegal'];
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Gijon: ['sp-ast-1'], Santander: ['sp-san-1'] },
      control: Object.fromEntries([...held, 'Sant Roc'].map((space) => [space, 'nationalist' as const])),
      first: '1936-11/12',
      turns: 1,
      start: { initialCorps: [] },
      cards: { 'sp-n1': event([{ kind: 'rm', by: 5 }]) },
    })
      .play({ type: 'play', card: 'sp-n1', use: 'event' })
      .idle(11);
    expect(scene.game.state.result).toMatchObject({ winner: 'republican', level: 'byMorale' });
  });
});

describe('the Strait opened in the first round of turn 3 [17.6.2, 17.6.3]', () => {
  const scene = new CrusadeScene({
    units: { Sevilla: ['sp-afr-1'], Cadiz: ['sp-afr-2'], Madrid: ['sp-rep-mil-1'] },
    first: '1936-10',
    turns: 1,
  });

  it('one unit of the Army of Africa comes after the event', () => {
    expect(scene.position.step).toBe('action');
    scene.play({ type: 'play', card: 'sp-n5', use: 'event' });
    expect(scene.listed('place-arrival')).toEqual(['sp-afr-3 Cadiz', 'sp-afr-3 Sevilla']);
    scene.play({ type: 'place-arrival', unit: 'sp-afr-3', space: 'Sevilla' });
    expect([scene.position.active, scene.position.strait]).toEqual(['republican', 'nationalist']);
  });

  it('the other in round 2, before its action; nobody in round 5', () => {
    scene.idle();
    expect([scene.position.round, scene.listed('place-arrival')]).toEqual([2, ['sp-afr-4 Cadiz', 'sp-afr-4 Sevilla']]);
    scene.play({ type: 'place-arrival', unit: 'sp-afr-4', space: 'Cadiz' }).idle(6);
    expect([scene.position.round, scene.position.step]).toEqual([5, 'action']);
  });
});

describe('the mountains of Asturias cut off [13.1.5, 13.3.5]', () => {
  it('divisions of Asturias live on there, a corps and a division of Santander do not; empty ground is lost', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        'Mina Honda': ['sp-ast-1', 'sp-ast-i-corps', 'sp-san-1'],
        Madrid: ['sp-rep-mil-1'],
      },
      control: {
        Oviedo: 'nationalist',
        Gijon: 'nationalist',
        'Paso Hondo': 'nationalist',
        Santander: 'nationalist',
        Granada: 'republican',
      },
      ...LATE,
    }).idle(11);
    expect(scene.position.control['Puerto Bruma']).toBe('republican');
    scene.idle();
    expect(['sp-ast-1', 'sp-ast-i-corps', 'sp-san-1'].map((id) => scene.unit(id))).toEqual([
      'Mina Honda',
      'removed',
      'removed',
    ]);
    expect([scene.position.control['Mina Honda'], scene.position.control['Puerto Bruma']]).toEqual([
      'republican',
      'nationalist',
    ]);
  });
});

describe('Madrid taken and lost again by the end of turn 5 [17.3.2, 10.2.7]', () => {
  it('costs nothing: 2 and -3 for the city, back again, and no objective is missed', () => {
    const scene = new CrusadeScene({
      units: { ...ELSEWHERE, Guadarrama: ['sp-inf-1'], 'La Vega': ['sp-rep-mil-1'] },
      control: { Guadarrama: 'nationalist' },
      first: '1937-01/02',
      turns: 1,
      start: { initialCorps: [], works: [{ space: 'Madrid', kind: 'position' }] },
    });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'Guadarrama', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-inf-1'], to: 'Madrid' }, { type: 'step', to: 'Guadarrama' });
    expect([scene.position.rm, scene.position.vp, scene.position.works.Madrid]).toEqual([21, 2, undefined]);
    scene.play({ type: 'halt' });
    scene.play({ type: 'automatic' }, { type: 'activate', space: 'La Vega', marker: 'move' });
    scene.play({ type: 'move', units: ['sp-rep-mil-1'], to: 'Madrid' }, { type: 'halt' });
    expect([scene.position.rm, scene.position.vp]).toEqual([24, 0]);
    scene.idle(10);
    while (scene.game.state.stage !== 'over') scene.play(scene.game.open.actions[0]!.command);
    expect(scene.game.state.result).toMatchObject({ winner: 'republican', points: { nationalist: 0 } });
  });
});
