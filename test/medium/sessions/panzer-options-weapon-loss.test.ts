import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const TANK = 'ford-medium-1';
const SQUAD = 'ford-grenadiers';
const ENGINEERS = 'ford-engineers';

const options = { attachedWeaponLoss: true };
const lost = ({ events }: FieldAction) =>
  events.filter(({ type }) => type === 'weapon-lost').map(({ weapon }) => weapon);

/**
 * Worked out from the book before it was played. The grenadiers carry a machine gun and a rocket besides their rifles: each is lost on 5 or less,
 * the first of several with 2 off [7.17].
 */
describe('attached weapons lost by an overrun [7.17, 6.6.10.2]', () => {
  /** The tank's gun has 5 at range 1: 39/68 against 2; overrun +20, coaxial +10, Regular 0 at Pointblank: 39 is 69, Effective. */
  it.each([
    [
      [7, 5],
      [2, 3],
    ],
    [[7, 6], [2]],
    [[8, 6], []],
  ])('on %j', (dice, gone) => {
    const action = new FieldAction({
      german: [{ card: SQUAD, hex: '0404', facing: 'S' }],
      soviet: [{ card: TANK, hex: '0405', facing: 'N' }],
      options,
      dice: { 'combat/overrun:gp fire': [39], 'combat/overrun:attached weapon': dice, 'attached weapon lot': [1] },
    }).order({}, { [TANK]: 'move' });
    action.play({ type: 'begin-move', unit: TANK }, { type: 'overrun', target: SQUAD });
    while (action.position.watch) action.play({ type: 'pass-mover' });
    expect(action.position.units[SQUAD]).toMatchObject({ reduced: true, suppression: 'on' });
    expect(action.position.units[SQUAD]!.gone ?? []).toEqual(gone);
  });
});

describe('attached weapons lost hand to hand [7.17]', () => {
  /**
   * Round 1: 60 + 20 for the flamethrower - 10 for Regulars is 70 against 30: the grenadiers are a half-squad, and 7 and 5 cost them both
   * weapons. Round 2: 30 + 10 against 80 - 25: the engineers are a half-squad, and 5 costs them their flamethrower, the only weapon they
   * carry, without the 2 off. Round 3: without it 60 - 10 - 25 is 25 against 51 - 25: the engineers are gone; with it they would have won.
   */
  it('fall with the men on both sides, and with them what they are good for', () => {
    const action = new FieldAction({
      german: [{ card: SQUAD, hex: '0404', facing: 'S' }],
      soviet: [{ card: ENGINEERS, hex: '0405', facing: 'N' }],
      options,
      dice: {
        'combat/hand-to-hand:attacker': [60, 30, 60],
        'combat/hand-to-hand:defender': [30, 80, 51],
        'combat/hand-to-hand:attached weapon': [7, 5, 5],
      },
    }).order({}, { [ENGINEERS]: 'move' }, 'soviet');
    action.play({ type: 'assault', unit: ENGINEERS, target: SQUAD }, { type: 'resolve-assault', target: SQUAD });
    expect(action.position.units[SQUAD]).toMatchObject({ place: 'map', reduced: true, gone: [2, 3] });
    expect(action.position.units[ENGINEERS]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(lost(action)).toEqual([2, 3, 2]);
  });

  /** 6 is more than 5: one weapon alone has nothing taken off. 100 - 10 - 25 + 20 ends the half-squad. */
  it('spare a single weapon on 6', () => {
    const action = new FieldAction({
      german: [{ card: SQUAD, hex: '0404', facing: 'S' }],
      soviet: [{ card: ENGINEERS, hex: '0405', facing: 'N' }],
      options,
      dice: {
        'combat/hand-to-hand:attacker': [1, 100, 100],
        'combat/hand-to-hand:defender': [90, 1, 1],
        'combat/hand-to-hand:attached weapon': [6, 8, 6],
      },
    }).order({}, { [ENGINEERS]: 'move' }, 'soviet');
    action.play({ type: 'assault', unit: ENGINEERS, target: SQUAD }, { type: 'resolve-assault', target: SQUAD });
    expect(lost(action)).toEqual([]);
    expect(action.position.units[ENGINEERS]).toMatchObject({ place: 'map', reduced: true });
    expect(action.position.units[SQUAD]).toMatchObject({ place: 'lost' });
  });
});

/** High explosive on 100: a half-squad is gone with all it carries, and nobody rolls for that [7.17, 6.5.4.4.3]. */
it('a half-squad that is lost takes its weapons along without a die [7.17]', () => {
  const action = new FieldAction({
    german: [{ card: SQUAD, hex: '0405', facing: 'S' }],
    soviet: [{ card: TANK, hex: '0409', facing: 'N' }],
    options,
    dice: { 'combat/gp-fire:gp fire': [100, 100], 'combat/gp-fire:attached weapon': [8, 6] },
  }).order({}, { [TANK]: 'fire' });
  const fire = () =>
    action
      .play({ type: 'take-aim', unit: TANK })
      .play({ type: 'fire', weapon: 1, ammo: 'GP', target: SQUAD }, { type: 'resolve', target: SQUAD });
  fire();
  expect(action.position.units[SQUAD]).toMatchObject({ reduced: true });
  while (action.position.turn === 1) {
    if (action.session.sealing(action.state)) action.adjustNothing();
    else action.play({ type: 'pass' });
  }
  action.order({}, { [TANK]: 'fire' });
  fire();
  expect(action.position.units[SQUAD]).toMatchObject({ place: 'lost', fate: 'eliminated' });
  expect(lost(action)).toEqual([]);
});
