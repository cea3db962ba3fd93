import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const MEDIUM = 'ford-medium-1';
const OTHER = 'ford-medium-2';
const MATRIX = 'spotting/sight-matrix:spotting';
const LOOK = 'spotting/spotting-range:spotting';

const pair = (dice: Readonly<Record<string, readonly number[]>>, more: object = {}) =>
  new FieldAction({
    german: [{ card: PANZER, hex: '1205', facing: 'NW' }],
    soviet: [{ card: MEDIUM, hex: '0105', facing: 'NE' }],
    turns: 3,
    options: { limitedSpotting: true },
    dice,
    ...more,
  });

/** Passes whatever is asked until the next turn. */
function nextTurn(action: FieldAction): FieldAction {
  const { turn } = action.position;
  action.order({}, {});
  while (action.position.turn === turn) {
    if (action.session.sealing(action.state)) action.adjustNothing();
    else action.play({ type: 'pass' });
  }
  return action;
}

/**
 * 11 hexes, where a vehicle without a counter is spotted at 20: beyond half of it, so that a Veteran needs 60 or less, the one number that the
 * book prints; the Soviet, Regular, needs 40 or less by the training chart [7.7.1]. The German looks first.
 */
describe('limited spotting', () => {
  it.each([
    [60, [MEDIUM]],
    [61, undefined],
  ])('a Veteran far off who rolls %i', (die, sight) => {
    const action = pair({ [MATRIX]: [die, 100] });
    expect(action.position.sight[PANZER]).toEqual(sight);
    expect(action.position.sight[MEDIUM]).toBeUndefined();
  });

  /** What its side has spotted stays spotted without another roll as long as it could be seen [4.1.1]; the rest is rolled for anew. */
  it('rolls only for what is not spotted yet', () => {
    const action = nextTurn(pair({ [MATRIX]: [60, 100, 41] }));
    expect(action.position.turn).toBe(2);
    expect(action.position.sight).toEqual({ [PANZER]: [MEDIUM] });
  });

  /** The next hex is seen without a roll [7.7]. */
  it('rolls for nobody next to it', () => {
    const action = pair({ [MATRIX]: [100, 100] }, { german: [{ card: PANZER, hex: '0104', facing: 'S' }] });
    expect(action.position.sight).toEqual({ [PANZER]: [MEDIUM], [MEDIUM]: [PANZER] });
  });

  /** The best number rolls for both Soviets, and the other adds 10: 40 + 10 [7.7.1]. */
  it.each([
    [50, [PANZER]],
    [51, undefined],
  ])('two Regulars who roll %i', (die, sight) => {
    const soviet = [
      { card: MEDIUM, hex: '0105', facing: 'NE' },
      { card: OTHER, hex: '0105', facing: 'NE' },
    ];
    // Two Soviets are looked for by the German first, then he by them.
    const action = pair({ [MATRIX]: [100, 100, die] }, { soviet });
    expect([action.position.sight[MEDIUM], action.position.sight[OTHER]]).toEqual([sight, sight]);
  });

  /**
   * On overwatch a look is rolled for as well: a mover is spotted at 40, so that 11 hexes are near, and a Veteran needs 90 by the training
   * chart. 91 is in vain: no shot, the Overwatch lies open and is not spent, and the same unit does not look for it again this turn.
   */
  it.each([
    [90, true],
    [91, false],
  ])('overwatch with a look of %i', (die, fires) => {
    const action = pair({ [MATRIX]: [100, 100], [LOOK]: [die], 'combat/ap-fire:hit': [100] });
    action.order({ [PANZER]: 'overwatch' }, { [MEDIUM]: 'move' }, 'german');
    action.play({ type: 'begin-move', unit: MEDIUM }, { type: 'end-move' });
    action.play({ type: 'overwatch', unit: PANZER, weapon: 1, ammo: 'AP', target: MEDIUM });
    if (fires) action.play({ type: 'open-fire' });
    const happened = action.entries.flatMap(({ events }) => events.map(({ type }) => type));
    expect(happened.includes('shot-resolved')).toBe(fires);
    expect(happened.includes('target-missed')).toBe(!fires);
    if (!fires) expect([action.position.watch, action.position.turn]).not.toEqual([null, 1]);
  });
});

/** A unit that can hold one target and has spotted two lets one go, as its owner wants, before orders [7.7.2]. */
describe('more targets than a unit can hold', () => {
  const crowd = (): FieldAction => {
    const soviet = [
      { card: MEDIUM, hex: '1105', facing: 'NE' },
      { card: OTHER, hex: '1106', facing: 'NE' },
      { card: 'ford-medium-3', hex: '1204', facing: 'NE' },
      { card: 'ford-light', hex: '1206', facing: 'NE' },
      { card: 'ford-assault-gun', hex: '1105', facing: 'NE' },
    ];
    return pair({}, { soviet, cards: { [PANZER]: { grade: 'green' } } });
  };

  it('are let go', () => {
    const action = crowd();
    // A green unit holds 4 by the training chart, and all five stand next to it.
    expect(action.session.sealing(action.state)).toEqual({ sides: ['german'], type: 'drop-spots' });
    expect(() => action.handIn({ german: { type: 'drop-spots', drops: {} } })).toThrow('drops-wrong');
    action.handIn({ german: { type: 'drop-spots', drops: { [PANZER]: [MEDIUM] } } });
    expect(action.position.sight[PANZER]).toHaveLength(4);
    expect(action.position.sight[PANZER]).not.toContain(MEDIUM);
    expect(action.session.sealing(action.state)!.type).toBe('commit-orders');
  });
});
