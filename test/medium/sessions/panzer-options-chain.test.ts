import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const STAFF = 'ford-medium-1';
const NEAR = 'ford-medium-2';
const FAR = 'ford-light';
const RIFLES = 'ford-rifles-1';

/**
 * A battalion headquarters in 0205, a tank of another formation beside it in 0206, within the one hex of Seasoned command range, with
 * riflemen aboard, and a third one four hexes off. Regular -10; no enemy within 5 hexes, no commands [7.1.4]. The Soviet break point is
 * 40, hesitation goes to 60. Everything was worked out from the book first.
 */
const battalion = (cohesion: number, dice: Readonly<Record<string, readonly number[]>>): FieldAction => {
  const formations = [STAFF, NEAR, FAR, RIFLES, PANZER].map((card) => `formation of ${card}`);
  return new FieldAction({
    german: [{ card: PANZER, hex: '1005', facing: 'NW' }],
    soviet: [
      { card: STAFF, hex: '0205', facing: 'NE', command: 'bhq' },
      { card: NEAR, hex: '0206', facing: 'NE' },
      { card: RIFLES, hex: '0206', facing: 'NE', aboard: NEAR },
      { card: FAR, hex: '0209', facing: 'NE' },
    ],
    start: { cohesion: Object.fromEntries(formations.map((each) => [each, cohesion])) },
    options: { morale: true },
    dice,
  }).order({ [PANZER]: 'fire' }, {});
};

const fireAt = (action: FieldAction, target: string): FieldAction =>
  action.play(
    { type: 'take-aim', unit: PANZER },
    { type: 'fire', weapon: 1, ammo: 'AP', target },
    { type: 'resolve', target },
  );

describe('the chain of command, option 7.1', () => {
  /**
   * 8 hexes, Short, Veteran +1: 77; 77 hits; location 57: hull front 14 against 22, digit 7: knocked out. A battalion's command unit
   * shakes every formation below it that has it in command range: forced, +20 [7.1.2, 7.1.3]. 30 - 10 + 20 = 40 breaks the tank;
   * 31 - 10 + 20 = 41 lets the riflemen aboard hesitate.
   */
  it('shakes another formation when the battalion falls, riders too, but nobody out of range', () => {
    const action = battalion(9, {
      'combat/ap-fire:hit': [77],
      'combat/ap-fire:location': [57],
      'events/morale-check:morale': [30, 31],
    });
    fireAt(action, STAFF);
    const { units } = action.position;
    expect(units[STAFF]).toMatchObject({ place: 'lost', fate: 'ko' });
    expect([units[NEAR]!.broken, units[RIFLES]!.hesitation]).toEqual(['on', 'on']);
    expect([units[FAR]!.broken, units[FAR]!.hesitation]).toEqual([undefined, undefined]);
  });

  /**
   * With a Cohesion Point of 0 the formations are breaking from the start, and whoever is fired at checks, hit or missed [7.1.2]. The
   * battalion in command range is worth +20 [7.1.4]: 40 - 10 + 20 = 50 only hesitates; without it 30 would break.
   */
  it('gives heart to another formation', () => {
    const action = battalion(0, { 'combat/ap-fire:hit': [100], 'events/morale-check:morale': [40] });
    fireAt(action, NEAR);
    expect(action.position.units[NEAR]).toMatchObject({ hesitation: 'on' });
  });
});
