import { describe, expect, it } from '@jest/globals';
import { outlasting } from '../../../src/games/crusade-revolution/session/lasting.js';
import { commandsOf } from '../../support/crusade-play.js';
import { CrusadeScene } from '../../support/crusade-scripted.js';

/** The Army of Africa has all arrived, so nobody waits for it. */
const ELSEWHERE = {
  Sevilla: ['sp-afr-1', 'sp-afr-2', 'sp-afr-3'],
  Cadiz: ['sp-afr-4'],
};

const combatCard = (role: string, effects: object[], when: object[] = []) => ({
  values: { ops: 3, sr: 3, combatCard: true },
  combat: { role, when, effects },
});
const event = (effects: object[], when: object[] = [], ops: string | number = 'none') => ({
  values: { ops: 3, sr: 3 },
  event: { when, effects, ops },
});

/** Two INF of strength 4 against one RPA of 2 at Monegal: dice 1 and 1 give 1 and 0, by the table one space [11.4.2]. */
const atMonegal = (cards: Record<string, object>, dice: Record<string, number[]> = {}): CrusadeScene =>
  new CrusadeScene({
    units: { ...ELSEWHERE, Zaragoza: ['sp-inf-1', 'sp-inf-2'], Monegal: ['sp-rpa-1'] },
    control: { Oviedo: 'republican', Granada: 'republican' },
    first: '1936-10',
    turns: 1,
    cards,
    dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [1], ...dice },
  }).attack(['Zaragoza'], 'Monegal', ['sp-inf-1', 'sp-inf-2']);

describe('what a combat card may say of the retreat and of the dice', () => {
  it('retreat by 2: two spaces for a difference of one, and an advance of two', () => {
    const scene = atMonegal({ 'sp-n1': combatCard('attacker', [{ kind: 'retreat', how: 'by', n: 2 }]) });
    scene.play({ type: 'commit-card', card: 'sp-n1' }).noCards();
    expect(scene.position.combat).toMatchObject({ distance: 2, fire: { attacker: 1, defender: 0 } });
    scene.play({ type: 'retreat', unit: 'sp-rpa-1', path: ['Sant Roc', 'Barcelona'] });
    expect(scene.listed('advance')).toContain('sp-inf-1 Sant Roc');
  });

  it('a fixed die is not rolled; the other side rolls its own', () => {
    const scene = atMonegal(
      { 'sp-n1': combatCard('attacker', [{ kind: 'dice', side: 'nationalist', fixed: 6 }]) },
      { 'combat/fire:fire': [1] },
    );
    scene.play({ type: 'commit-card', card: 'sp-n1' }).noCards();
    // Column 4, a 6: 2, which is both steps of the RPA. Column 2, die 1: 0.
    expect(scene.unit('sp-rpa-1')).toBe('eliminated');
    expect(scene.listed('advance')).toEqual(['sp-inf-1 Monegal', 'sp-inf-2 Monegal']);
  });

  it('a card may let the other side fire first, or spare the other side its losses', () => {
    const scene = atMonegal(
      {
        'sp-r1': combatCard('defender', [
          { kind: 'fireFirst', side: 'nationalist', weakened: true },
          { kind: 'cancelLosses', side: 'nationalist', steps: 1 },
        ]),
      },
      { 'combat/fire:fire': [4, 6] },
    );
    scene.play({ type: 'done-cards' }, { type: 'commit-card', card: 'sp-r1' }).noCards();
    // Column 4, die 4: 2. Nobody is left to answer, so the attacker has nothing to be spared.
    expect([scene.unit('sp-rpa-1'), scene.unit('sp-inf-1'), scene.unit('sp-inf-2')]).toEqual([
      'eliminated',
      'Zaragoza',
      'Zaragoza',
    ]);
  });

  it('of the enemy cards only those of a kind are negated', () => {
    const scene = atMonegal({
      'sp-n1': combatCard('attacker', [{ kind: 'drm', of: 'own', by: 3 }]),
      'sp-n2': combatCard('attacker', [{ kind: 'shift', of: 'own', by: 1 }]),
      'sp-r1': combatCard('defender', [{ kind: 'negate', what: 'all', which: 'one', kinds: ['shift'] }]),
    });
    scene.play({ type: 'commit-card', card: 'sp-n1' }, { type: 'commit-card', card: 'sp-n2' }, { type: 'done-cards' });
    expect(scene.listed('commit-card')).toEqual(['sp-r1 sp-n2']);
    scene.play({ type: 'commit-card', card: 'sp-r1', against: 'sp-n2' }).noCards();
    // Column 4 without the shift, die 1 + 3 = 4: 2.
    expect(scene.unit('sp-rpa-1')).toBe('eliminated');
  });

  it('two units taken out of an attack [CL.N14]', () => {
    const scene = new CrusadeScene({
      units: {
        ...ELSEWHERE,
        Zaragoza: ['sp-inf-1'],
        'Cerro Gordo': ['sp-rep-pol-1', 'sp-rep-pol-2', 'sp-rep-pol-3'],
      },
      first: '1936-10',
      turns: 1,
      cards: {
        'sp-n1': combatCard('defender', [{ kind: 'takeOut', filter: { types: ['pol'] }, n: 2, fate: 'eliminated' }]),
      },
      dice: { 'combat/battle:attacker': [1], 'combat/battle:defender': [1] },
    })
      .idle()
      .attack(['Cerro Gordo'], 'Zaragoza', ['sp-rep-pol-1', 'sp-rep-pol-2', 'sp-rep-pol-3']);
    scene.play({ type: 'done-cards' });
    expect(scene.listed('commit-card')).toEqual([
      'sp-n1 sp-rep-pol-1 sp-rep-pol-2',
      'sp-n1 sp-rep-pol-1 sp-rep-pol-3',
      'sp-n1 sp-rep-pol-2 sp-rep-pol-3',
    ]);
    scene.play({ type: 'commit-card', card: 'sp-n1', units: ['sp-rep-pol-3', 'sp-rep-pol-1'] }).noCards();
    expect(['sp-rep-pol-1', 'sp-rep-pol-2', 'sp-rep-pol-3'].map((id) => scene.unit(id))).toEqual([
      'eliminated',
      'Cerro Gordo',
      'eliminated',
    ]);
  });
});

describe('what an event may say', () => {
  const opened = (cards: Record<string, object>, units: Record<string, string[]> = {}): CrusadeScene =>
    new CrusadeScene({
      units: {
        ...ELSEWHERE,
        'La Coruna': ['sp-inf-1'],
        Valladolid: ['sp-inf-2'],
        Zaragoza: ['sp-inf-3'],
        Gijon: ['sp-ast-1'],
        ...units,
      },
      first: '1936-10',
      turns: 1,
      cards,
    });

  it('OPS in coastal spaces only [3.0], in two at most', () => {
    const scene = opened({
      'sp-n1': event([{ kind: 'ops', points: 'value', only: 'both', where: { coastal: true }, most: 2 }]),
    }).play({ type: 'play', card: 'sp-n1', use: 'event' });
    expect(scene.position.operation).toMatchObject({ points: 2 });
    expect([...new Set(scene.game.listed('activate').map(({ space }) => space))].sort()).toEqual([
      'Cadiz',
      'La Coruna',
    ]);
  });

  it('Attack markers beside OPS: each of the two kinds of points for what it is for [16.5.2 note 1]', () => {
    const scene = opened({
      'sp-n1': event([{ kind: 'attackMarkers', n: 1, where: { names: ['Zaragoza'] } }], [], 1),
    }).play({ type: 'play', card: 'sp-n1', use: 'event' });
    expect(scene.position.operation).toMatchObject({ points: 2, attackOnly: { points: 1 } });
    // The one point of OPS goes to Valladolid; what is left attacks from Zaragoza and from nowhere else.
    scene.play({ type: 'activate', space: 'Valladolid', marker: 'move' });
    expect(scene.listed('activate')).toEqual(['Zaragoza attack']);
  });

  it('units that come full or reduced, as their side likes', () => {
    const scene = opened({
      'sp-n1': event([
        {
          kind: 'placeUnits',
          units: ['sp-nat-mil-7'],
          from: 'aside',
          to: { names: ['Valladolid'] },
          state: 'choice',
          must: 'all',
        },
      ]),
    }).play({ type: 'play', card: 'sp-n1', use: 'event' });
    expect(scene.game.listed('place')).toEqual([
      { unit: 'sp-nat-mil-7', space: 'Valladolid' },
      { unit: 'sp-nat-mil-7', space: 'Valladolid', reduced: true },
    ]);
    scene.play({ type: 'place', unit: 'sp-nat-mil-7', space: 'Valladolid', reduced: true });
    expect(scene.unit('sp-nat-mil-7')).toBe('Valladolid reduced');
  });

  it('units that their owner chooses', () => {
    const scene = opened({
      'sp-r1': event([
        {
          kind: 'removeUnits',
          filter: { side: 'nationalist', types: ['inf'] },
          n: 1,
          chooser: 'owner',
          fate: 'reserve',
        },
      ]),
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' });
    expect([scene.game.side, ...scene.listed('pick-unit')]).toEqual([
      'nationalist',
      'sp-inf-1',
      'sp-inf-2',
      'sp-inf-3',
    ]);
  });

  it('Catalan militia by that word [17.4.3]', () => {
    const scene = opened(
      {
        'sp-r1': event([{ kind: 'removeUnits', filter: { catalan: true }, n: 1, chooser: 'player', fate: 'reserve' }]),
      },
      { Barcelona: ['sp-cnt', 'sp-psuc', 'sp-rep-mil-1'] },
    )
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' });
    expect(scene.listed('pick-unit')).toEqual(['sp-cnt', 'sp-psuc']);
  });

  it('redeployment that is forbidden in some spaces', () => {
    const scene = opened({
      'sp-r1': event([
        { kind: 'forbid', side: 'nationalist', deed: 'sr', where: { names: ['La Coruna', 'Dos Rios'] }, until: 'turn' },
      ]),
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' })
      .play({ type: 'play', card: 'sp-n1', use: 'sr' });
    const lines = scene.game.open.actions.filter(({ command }) => command.type === 'redeploy').flatMap(commandsOf);
    expect(lines.filter(({ unit }) => unit === 'sp-inf-1')).toEqual([]);
    expect(lines.some(({ to }) => to === 'Los Llanos')).toBe(true);
    expect(lines.some(({ to }) => to === 'Dos Rios' || to === 'La Coruna')).toBe(false);
  });

  it('one government at a time [2.2.2.2]', () => {
    const governed = (name: string) => event([{ kind: 'vp', by: -1 }], [{ government: name }]);
    const scene = opened({
      'sp-r1': event([{ kind: 'flag', flag: 'government:Giral' }]),
      'sp-r2': event([{ kind: 'flag', flag: 'government:Negrin' }]),
      'sp-r3': governed('Giral'),
      'sp-r4': governed('Negrin'),
    }).idle();
    scene.play({ type: 'play', card: 'sp-r1', use: 'event' }).idle();
    expect(scene.listed('play')).toEqual(expect.arrayContaining(['sp-r3 event']));
    scene.play({ type: 'play', card: 'sp-r2', use: 'event' }).idle();
    expect(scene.listed('play').filter((line) => line.endsWith('event') && /sp-r[34]/.test(line))).toEqual([
      'sp-r4 event',
    ]);
  });

  it('foreign points of every turn wait for the aid [8.4.1]', () => {
    const scene = opened({
      'sp-r1': event([{ kind: 'rp', pool: 'soviet', by: 1, each: 'everyTurn', until: 'game' }]),
    })
      .idle()
      .play({ type: 'play', card: 'sp-r1', use: 'event' });
    scene.idle(10);
    expect(scene.position.rp.soviet).toBe(0);
  });

  it('until the next winter: played in turn 4 it ends with that turn, played in turn 5 it lasts to turn 11 [16.5.1]', () => {
    const lasting = (since: number) => [{ kind: 'flag' as const, flag: 'x', until: 'nextWinter' as const, since }];
    expect(outlasting(lasting(4), { turn: 4, winter: true })).toEqual([]);
    expect(outlasting(lasting(5), { turn: 5, winter: false })).toHaveLength(1);
    expect(outlasting(lasting(5), { turn: 10, winter: true })).toEqual([]);
  });
});

describe('a deck whose words do not fit', () => {
  it.each([
    ['a die neither rolled nor fixed', [{ kind: 'dice', side: 'nationalist' }]],
    ['a retreat by nobody knows how many', [{ kind: 'retreat', how: 'by' }]],
    ['a seven on a die', [{ kind: 'dice', side: 'nationalist', fixed: 7 }]],
    ['cards of a kind there is not', [{ kind: 'negate', what: 'all', which: 'all', kinds: ['magic'] }]],
  ])('%s is told with its place', (_name, effects) => {
    const open = () =>
      new CrusadeScene({
        units: ELSEWHERE,
        first: '1936-10',
        turns: 1,
        cards: { 'sp-n1': combatCard('attacker', effects as object[]) },
      });
    expect(open).toThrow('/decks/sierra-parda-nationalist-deck/cards/0/combat/effects/0');
  });
});
