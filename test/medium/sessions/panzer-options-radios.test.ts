import { describe, expect, it } from '@jest/globals';
import type { Command } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const [FIRST, SECOND, THIRD] = ['ford-medium-1', 'ford-medium-2', 'ford-medium-3'];

/** Three tanks of one Soviet company; two of them are a platoon without radios [7.4]. */
const company = (hexes: readonly [string, string, string], more: object = {}) =>
  new FieldAction({
    german: [{ card: PANZER, hex: '1205', facing: 'NW' }],
    soviet: [FIRST, SECOND, THIRD].map((card, i) => ({ card, hex: hexes[i]!, facing: 'N', formation: 'Company' })),
    options: { radioSets: true },
    cards: { [FIRST]: { noRadio: true }, [SECOND]: { noRadio: true } },
    start: { platoons: { 'First platoon': [FIRST, SECOND] } },
    turns: 2,
    ...more,
  });

const orders = (action: FieldAction, soviet: Readonly<Record<string, string>>, sharing = {}): FieldAction => {
  const set = (given: object, shared: object): Command =>
    ({ type: 'commit-orders', orders: given, sharing: shared }) as never;
  return action.handIn({ german: set({}, {}), soviet: set(soviet, sharing) });
};

/**
 * All vehicles of a platoon without radios share one command, wherever they stand [7.4.2]: one of them alone is refused, with the other it is one
 * counter. Another vehicle of the company has its own. A move of such a group ends in one hex: its command range is 0.
 */
describe('a platoon without radio sets', () => {
  it('is ordered as one', () => {
    expect(() => orders(company(['0205', '0205', '0305']), { [FIRST]: 'move' })).toThrow('no-radio-together');
    expect(() => orders(company(['0205', '0205', '0305']), { [FIRST]: 'move', [SECOND]: 'overwatch' })).toThrow();
    const action = orders(
      company(['0205', '0207', '0305']),
      { [FIRST]: 'move', [SECOND]: 'move' },
      { [SECOND]: FIRST },
    );
    expect(action.position.units[SECOND]).toMatchObject({ command: 'move', group: FIRST });
  });

  it('ends its move in one hex', () => {
    const action = orders(
      company(['0205', '0205', '0305']),
      { [FIRST]: 'move', [SECOND]: 'move' },
      { [SECOND]: FIRST },
    );
    action.play({ type: 'name-first', side: 'german' });
    const drive = (...commands: Command[]): void => {
      for (const command of commands) {
        action.play(command);
        while (action.position.watch) action.play({ type: 'pass' });
      }
    };
    drive({ type: 'begin-move', unit: FIRST }, { type: 'forward' }, { type: 'end-move' });
    drive({ type: 'begin-move', unit: SECOND });
    // 0204 is where the other is: it may neither stay behind nor stop short of it, nor go past it and not come back.
    expect(action.listed('end-move')).toEqual([]);
    drive({ type: 'forward' });
    expect(action.listed('end-move')).toEqual([{}]);
  });

  /** A track-hit vehicle is left behind, and has a command of its own; a damaged one is not [7.4.2]. */
  it('leaves behind whoever has a track hit', () => {
    const action = company(['0205', '0205', '0305']);
    const { units } = action.position;
    const state = (more: object) => ({
      ...action.state,
      position: { ...action.position, units: { ...units, [SECOND]: { ...units[SECOND]!, ...more } } },
    });
    const move = { type: 'commit-orders', orders: { [FIRST]: 'move' } } as unknown as Command;
    const check = (more: object) => () => action.session.checkSealed(state(more), 'soviet', move);
    expect(check({ trackHit: true })).not.toThrow();
    expect(check({ damaged: true })).toThrow('no-radio-together');
  });
});

/** Whoever has no radio calls no fire [7.4.3]. */
describe('an observer without a radio', () => {
  it.each([
    [{}, 1],
    [{ noRadio: true }, 0],
  ])('%j', (radio, calls) => {
    const battery = {
      id: 'battery',
      name: 'Battery',
      side: 'soviet',
      formation: `formation of ${FIRST}`,
      nation: 'soviet',
      range: { P: 6, S: 12, M: 20, L: 30, E: 40 },
      factor: { P: 10, S: 10, M: 10, L: 10, E: 10 },
      effectiveness: 6,
    };
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0605', facing: 'NW' }],
      soviet: [{ card: FIRST, hex: '0205', facing: 'N', command: 'chq' }],
      options: { radioSets: true },
      cards: { [FIRST]: radio },
      start: { batteries: [battery] },
    });
    action.order({}, { [FIRST]: 'overwatch' }, 'soviet');
    expect(action.listed('call')).toHaveLength(calls);
  });
});

/**
 * Where spotting is rolled for, vehicles without radios look for themselves and hear nothing of what others have seen [7.4.1, 7.7.1]. The German
 * looks first and misses all three; of the Soviets the radio tank sees on 01, the platoon of two misses on 100, and may not be told to fire.
 */
describe('spotting without radio sets', () => {
  it('stays in the platoon', () => {
    const action = company(['0205', '0205', '0305'], {
      options: { radioSets: true, limitedSpotting: true },
      dice: { 'spotting/sight-matrix:spotting': [100, 100, 100, 1, 100] },
    });
    expect(action.position.sight).toEqual({ [THIRD]: [PANZER] });
    expect(() => orders(action, { [FIRST]: 'fire', [SECOND]: 'fire' }, { [SECOND]: FIRST })).toThrow();
  });
});
