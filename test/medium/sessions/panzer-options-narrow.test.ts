import { describe, expect, it } from '@jest/globals';
import type { Command } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const [FIRST, SECOND, LIGHT] = ['ford-medium-1', 'ford-medium-2', 'ford-light'];
const RIFLES = 'ford-rifles-1';

/** A road up column 02 from 0208 to 0201; the two hexes 0205 and 0204 of it are narrow. */
const ROAD = { paths: [{ kind: 'road', hexes: ['0208', '0207', '0206', '0205', '0204', '0203', '0202', '0201'] }] };

interface Setting {
  readonly soviet: readonly { card: string; hex: string; facing: string }[];
  readonly german?: readonly { card: string; hex: string; facing: string }[];
  readonly dice?: Readonly<Record<string, readonly number[]>>;
}

const field = ({ soviet, german = [{ card: PANZER, hex: '1209', facing: 'S' }], dice = {} }: Setting) =>
  new FieldAction({
    german,
    soviet,
    options: { narrowRoads: true },
    cards: Object.fromEntries(
      [PANZER, FIRST, SECOND, LIGHT].map((card) => [card, { weight: card === LIGHT ? 10.2 : 30.9 }]),
    ),
    start: { narrow: ['0205', '0204'] },
    map: ROAD,
    dice,
    turns: 4,
  });

/** Plays on, nobody answering. */
function drive(action: FieldAction, ...commands: Command[]): void {
  for (const command of commands) {
    action.play(command);
    while (action.position.watch) action.play({ type: 'pass' });
  }
}

const ordered = (action: FieldAction, soviet: Readonly<Record<string, string>>): FieldAction => {
  action.order({}, soviet, 'german');
  return action;
};

/** To the next turn: whoever still has a part in the Adjustment Phase changes nothing. */
const nextTurn = (action: FieldAction, turn: number): void => {
  while (action.position.turn < turn) {
    if (action.position.step === 'adjustment') action.adjustNothing();
    else drive(action, { type: 'end-movement' });
  }
};

/**
 * A narrow hex that a friend occupies is entered and not passed [7.30, R20]: behind another tank in 0205 there is no way forward, but one back.
 * In the next turn the one who came first goes on; the one behind may then follow.
 */
describe('a narrow road', () => {
  const column = () =>
    field({
      soviet: [
        { card: FIRST, hex: '0206', facing: 'N' },
        { card: SECOND, hex: '0207', facing: 'N' },
      ],
    });

  it('keeps vehicles in the order in which they came', () => {
    const action = ordered(column(), { [FIRST]: 'move', [SECOND]: 'move' });
    drive(action, { type: 'begin-move', unit: FIRST }, { type: 'forward' }, { type: 'end-move' });
    drive(action, { type: 'begin-move', unit: SECOND }, { type: 'forward' }, { type: 'forward' });
    expect(action.position.units[SECOND]!.hex).toBe('0205');
    expect(action.listed('forward')).toEqual([]);
    expect(action.listed('reverse')).toHaveLength(1);
    drive(action, { type: 'end-move' });
    nextTurn(action, 2);
    ordered(action, { [FIRST]: 'move', [SECOND]: 'move' });
    // The second is held behind the first: back to 0206 only. It is not asked to leave.
    drive(action, { type: 'begin-move', unit: SECOND });
    expect(action.listed('forward')).toEqual([]);
    expect(action.listed('reverse')).toHaveLength(1);
    drive(action, { type: 'end-move' });
    // The first goes on, and cannot go back through the second.
    drive(action, { type: 'begin-move', unit: FIRST });
    expect(action.listed('reverse')).toEqual([]);
    expect(action.listed('forward')).toHaveLength(1);
    drive(action, { type: 'forward' }, { type: 'end-move' });
    nextTurn(action, 3);
    ordered(action, { [SECOND]: 'move' });
    drive(action, { type: 'begin-move', unit: SECOND });
    expect(action.listed('forward')).toHaveLength(1);
  });

  /** Nobody drives where an enemy vehicle stands, which on a wide road could be passed [7.30, 4.5.1.1.10]. */
  it('is shut by an enemy vehicle', () => {
    const action = field({
      soviet: [{ card: FIRST, hex: '0206', facing: 'N' }],
      german: [{ card: PANZER, hex: '0205', facing: 'N' }],
    });
    ordered(action, { [FIRST]: 'move' });
    while (action.position.step !== 'movement') action.play({ type: 'pass' });
    drive(action, { type: 'begin-move', unit: FIRST });
    expect(action.listed('forward')).toEqual([]);
  });

  it('asks for a weight on every card, and for a road', () => {
    const open = (cards: object, narrow: string[]) => () =>
      new FieldAction({
        german: [{ card: PANZER, hex: '1209', facing: 'S' }],
        soviet: [{ card: FIRST, hex: '0206', facing: 'N' }],
        options: { narrowRoads: true },
        cards: cards as never,
        start: { narrow },
        map: ROAD,
      });
    const weighed = { [PANZER]: { weight: 25 }, [FIRST]: { weight: 30.9 } };
    expect(open({ [PANZER]: { weight: 25 } }, ['0205'])).toThrow();
    expect(open(weighed, ['0305'])).toThrow();
    expect(open(weighed, ['0205'])).not.toThrow();
  });
});

/**
 * A tracked vehicle with Move spends its whole factor to push a wreck, an immobile vehicle or a gun aside: it must weigh as much, +5 for each full
 * 5 tons more, 51 or more [7.30]. 30.9 tons against 10.2: 20.7 more, +20; a 30 fails (50), a 31 does it (51).
 * What is pushed aside holds nobody, and does not take the road rate away.
 */
describe('pushing', () => {
  const blocked = (roll: number) => {
    const action = field({
      soviet: [
        { card: LIGHT, hex: '0205', facing: 'N' },
        { card: FIRST, hex: '0206', facing: 'N' },
      ],
      dice: { 'movement/push-aside:push': [roll] },
    });
    const { units } = action.position;
    // The light tank has lost a track in the narrow stretch.
    Object.assign(action.state, {
      position: { ...action.position, units: { ...units, [LIGHT]: { ...units[LIGHT]!, trackHit: true } } },
    });
    ordered(action, { [FIRST]: 'move' });
    drive(action, { type: 'begin-move', unit: FIRST }, { type: 'forward' });
    // Only as the whole move: not after a step.
    expect(action.listed('push')).toEqual([]);
    drive(action, { type: 'end-move' });
    nextTurn(action, 2);
    ordered(action, { [FIRST]: 'move' });
    drive(action, { type: 'begin-move', unit: FIRST });
    expect(action.listed('forward')).toEqual([]);
    expect(action.listed('push')).toEqual([{ target: LIGHT }]);
    drive(action, { type: 'push', target: LIGHT });
    return action;
  };

  it('fails on 50', () => {
    const action = blocked(30);
    expect(action.position.units[LIGHT]!.aside).toBeUndefined();
    expect(action.position.units[FIRST]).toMatchObject({ hex: '0205', spot: 'move' });
  });

  it('does it on 51, and the road is free', () => {
    const action = blocked(31);
    expect(action.position.units[LIGHT]!.aside).toBe(true);
    nextTurn(action, 3);
    ordered(action, { [FIRST]: 'move' });
    drive(action, { type: 'begin-move', unit: FIRST });
    expect(action.listed('forward')).toHaveLength(1);
  });
});

/** Enemies on foot in a narrow hex are passed only by running them over; on foot nobody minds narrow roads [7.30, 6.6.10]. */
describe('enemies on foot on a narrow road', () => {
  it('are run over or not passed at all', () => {
    const action = field({
      soviet: [{ card: FIRST, hex: '0206', facing: 'N' }],
      german: [{ card: 'ford-half-squad', hex: '0205', facing: 'N' }],
    });
    ordered(action, { [FIRST]: 'move' });
    while (action.position.step !== 'movement') action.play({ type: 'pass' });
    drive(action, { type: 'begin-move', unit: FIRST });
    expect(action.listed('forward')).toEqual([]);
    expect(action.listed('overrun')).toEqual([{ target: 'ford-half-squad' }]);
  });

  it('do not bind leg units', () => {
    const action = field({
      soviet: [
        { card: LIGHT, hex: '0205', facing: 'N' },
        { card: RIFLES, hex: '0206', facing: 'N' },
      ],
    });
    ordered(action, { [RIFLES]: 'move' });
    drive(action, { type: 'begin-move', unit: RIFLES }, { type: 'step', hex: '0205' });
    expect(action.listed('step')).toContainEqual({ hex: '0204' });
  });
});
