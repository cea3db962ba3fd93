import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const [ALPHA, BETA, GAMMA, DELTA] = ['Alpha', 'Beta', 'Gamma', 'Delta'];
const PANZER = 'ford-panzer-1';
const SECOND = 'ford-panzer-2';
const MEDIUM = 'ford-medium-1';
const OTHER = 'ford-medium-2';

const A = 'events/staggered-initiative:side A';
const B = 'events/staggered-initiative:side B';

/** Formations whose turn came in the commands so far, in order. */
const turns = (action: FieldAction): unknown[] =>
  action.entries
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'formation-turned')
    .map(({ formation }) => formation);

/** Two formations a side, far apart, everybody told to move: nobody has anything to fire. */
const four = (options: object) =>
  new FieldAction({
    german: [
      { card: PANZER, hex: '1202', facing: 'N', formation: ALPHA },
      { card: SECOND, hex: '1208', facing: 'N', formation: BETA },
    ],
    soviet: [
      { card: MEDIUM, hex: '0102', facing: 'N', formation: GAMMA },
      { card: OTHER, hex: '0108', facing: 'N', formation: DELTA },
    ],
    turns: 1,
    options: { staggeredInitiative: true, ...options },
    // 60 against 40: the German is First Player. A tie is rolled again; then the Soviet, then the German rolls higher.
    dice: { [A]: [60, 50, 30, 80], [B]: [40, 50, 70, 20] },
  }).order({ [PANZER]: 'move', [SECOND]: 'move' }, { [MEDIUM]: 'move', [OTHER]: 'move' });

/** A unit stays where it is, and who might watch lets it pass. */
function stay(action: FieldAction, unit: string): void {
  action.play({ type: 'begin-move', unit }, { type: 'end-move' });
  while (action.position.watch) action.play({ type: 'pass' });
}

/**
 * 7.42.1: the higher roller is First Player at once and declares his first formation, Alpha. Then both name one: of the Germans Beta
 * alone is left, the Soviets name Delta. 50 against 50 is rolled again, 30 against 70: Delta fires. Now Beta and Gamma are all there
 * are: 80 against 20, Beta; then Gamma, without a roll [7.42.1.1]. They move in the reverse of that order [7.42.2].
 */
describe('staggered initiative', () => {
  it('lets formations fire by the roll, and move in the reverse order', () => {
    const action = four({});
    expect(action.position.first).toBe('german');
    expect(action.session.sealing(action.state)).toEqual({ sides: ['german'], type: 'name-formation' });
    action.name({ german: ALPHA });
    expect(turns(action)).toEqual([ALPHA]);
    expect(action.session.sealing(action.state)).toEqual({ sides: ['soviet'], type: 'name-formation' });
    action.name({ soviet: DELTA });
    expect(turns(action)).toEqual([ALPHA, DELTA, BETA, GAMMA, GAMMA]);
    for (const unit of [MEDIUM, SECOND, OTHER, PANZER]) {
      expect(action.listed('begin-move')).toEqual([{ unit }]);
      stay(action, unit);
    }
    expect(turns(action)).toEqual([ALPHA, DELTA, BETA, GAMMA, GAMMA, BETA, DELTA, ALPHA]);
    expect(action.position.result).not.toBeNull();
  });

  /** 7.42.3: all of the initial Second Player's units, the Soviet's, then all of the First Player's. */
  it('moves all of the Second Player first where movement is streamlined', () => {
    const action = four({ streamlinedMovement: true }).name({ german: ALPHA }).name({ soviet: DELTA });
    expect(turns(action)).toEqual([ALPHA, DELTA, BETA, GAMMA]);
    expect(action.listed('begin-move')).toEqual([{ unit: MEDIUM }, { unit: OTHER }]);
    stay(action, MEDIUM);
    stay(action, OTHER);
    expect(action.listed('begin-move')).toEqual([{ unit: PANZER }, { unit: SECOND }]);
  });

  it('refuses a formation of the enemy, or one that has had its turn', () => {
    const action = four({});
    expect(() => action.name({ german: GAMMA })).toThrow();
    action.name({ german: ALPHA });
    expect(() => action.name({ soviet: ALPHA })).toThrow();
  });

  it('is no part of a game without it', () => {
    expect(() => four({ staggeredInitiative: false, streamlinedMovement: true })).toThrow();
  });
});

const FIRE = [
  { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM },
  { type: 'resolve', target: MEDIUM },
];

/** Alpha and Beta each have a gun tank in 1005; Gamma is one medium tank, 8 hexes off in 0205, of a formation that any loss would break. */
const attacked = (dice: Readonly<Record<string, readonly number[]>>) =>
  new FieldAction({
    german: [
      { card: PANZER, hex: '1005', facing: 'NW', formation: ALPHA },
      { card: SECOND, hex: '1005', facing: 'NW', formation: BETA },
    ],
    soviet: [{ card: MEDIUM, hex: '0205', facing: 'NE', formation: GAMMA }],
    turns: 1,
    options: { staggeredInitiative: true, morale: true },
    start: { cohesion: { [ALPHA]: 9, [BETA]: 9, [GAMMA]: 0 } },
    // Short, Veteran +1: 77 hits. Hull front, digit 2: no damage, and the crew stays on 60.
    dice: {
      'combat/ap-fire:hit': [77, 77],
      'combat/ap-fire:location': [52, 52],
      'combat/bail-out:crew': [60, 60],
      ...dice,
    },
  })
    .order({ [PANZER]: 'fire', [SECOND]: 'fire' }, {})
    .name({ german: ALPHA })
    .play({ type: 'take-aim', unit: PANZER }, ...FIRE);

const checks = (action: FieldAction): number =>
  action.entries.flatMap(({ events }) => events).filter(({ type }) => type === 'morale-checked').length;

/**
 * Fire is declared formation by formation: Beta may fire at what Alpha has fired at [7.42.1.2]. The unit it hit checks its morale once, when
 * the last enemy formation has fired, or before its own fires: Regular -10, 50 - 10 = 40 breaks a Soviet unit [7.1.4].
 */
describe('fire by formations', () => {
  it('one check when both have fired', () => {
    const action = attacked({ [A]: [60, 90], [B]: [40, 10], 'events/morale-check:morale': [50] });
    expect(checks(action)).toBe(0);
    expect(turns(action)).toEqual([ALPHA, BETA]);
    action.play({ type: 'take-aim', unit: SECOND }, ...FIRE);
    expect(checks(action)).toBe(1);
    expect(action.position.units[MEDIUM]).toMatchObject({ broken: 'on' });
    expect(turns(action)).toEqual([ALPHA, BETA, GAMMA]);
  });

  it('before its own formation fires, and not again for what comes after it', () => {
    const action = attacked({ [A]: [60, 10], [B]: [40, 90], 'events/morale-check:morale': [100, 50] });
    expect(turns(action)).toEqual([ALPHA, GAMMA, BETA]);
    expect(checks(action)).toBe(1);
    action.play({ type: 'take-aim', unit: SECOND }, ...FIRE);
    expect(checks(action)).toBe(1);
    expect(action.position.units[MEDIUM]!.broken).toBeUndefined();
  });
});
