import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const SQUAD = 'ford-grenadiers';
const TANK = 'ford-medium-1';
const RIDERS = 'ford-rifles-1';

const ONE = { P: 1, S: 1, M: 1, L: 1, E: 1 };
const all = (value: number) => ({ P: value, S: value, M: value, L: value, E: value });
const RIFLES = { name: 'Rifles', smallArms: true, gpDirect: { range: ONE, factor: all(7) } };
/** A rocket that reaches one hex: HEAT of penetration 25, and a fixed GP factor of 8 [5.1.3.4]. */
const ROCKET = {
  name: 'Rocket',
  ap: [{ type: 'HEAT', range: ONE, penetration: all(25), damage: { nd: 2, dm: 4, ko: 8, bu: 10 } }],
  gpDirect: { range: ONE, factor: all(8) },
};
const cards = { [SQUAD]: { weapons: [RIFLES, ROCKET] } };

/**
 * Worked out from the book before it was played. Riflemen on the outside of a tank have defence 1: with factor 8, 50 - 32 + 4.5, to 22
 * nothing happens, to 54 they are suppressed [6.5.4.2.3, 6.5.4.4]. Newly suppressed by direct fire, they get off on 20 or less [6.5.4.5].
 */
describe('a rocket at a tank with riflemen on it [5.1.3.4]', () => {
  const fire = (dice: Readonly<Record<string, readonly number[]>>, riders: boolean) => {
    const action = new FieldAction({
      german: [{ card: SQUAD, hex: '0505', facing: 'N' }],
      soviet: [
        { card: TANK, hex: '0504', facing: 'S' },
        { card: RIDERS, hex: '0504', facing: 'S', aboard: TANK },
      ],
      cards,
      dice,
    }).order({ [SQUAD]: 'fire' }, {});
    action.play({ type: 'take-aim', unit: SQUAD });
    const rocket = { weapon: 2, ammo: 'HEAT', target: TANK };
    // The rifles have no such choice, and the rocket's GP factor is not for the tank itself.
    expect(action.listed('fire')).toEqual([
      { weapon: 1, ammo: 'GP', target: TANK },
      rocket,
      { ...rocket, riders: true },
    ]);
    return action.play({ type: 'fire', ...rocket, ...(riders ? { riders } : {}) }, { type: 'resolve', target: TANK });
  };

  it('leaves them alone where nobody wants more than the tank', () => {
    const action = fire({ 'combat/ap-fire:hit': [100] }, false);
    expect(action.position.units[RIDERS]).toMatchObject({ place: 'aboard' });
    expect(action.position.units[RIDERS]!.suppression).toBeUndefined();
  });

  it.each([
    [22, undefined, undefined, 'aboard'],
    [23, 21, 'on', 'aboard'],
    [54, 20, 'on', 'map'],
  ])('strikes them although it misses the tank: a roll of %i', (die, bail, suppression, place) => {
    const action = fire(
      {
        'combat/ap-fire:hit': [100],
        'combat/gp-fire:passenger': [die],
        'combat/bail-out:passenger': bail === undefined ? [] : [bail],
      },
      true,
    );
    const { reduced, ...riders } = action.position.units[RIDERS]!;
    expect([riders.suppression, riders.place, reduced]).toEqual([suppression, place, undefined]);
  });

  /**
   * A hit on the hull front, 57: armour 14 against 25, and 7 is a knock-out [6.5.2.5]. 55 halves the squad; whoever rode on what is
   * destroyed survives on 21 and more, and nothing else is rolled for it [6.5.4.5, 5.15].
   */
  it.each([
    [20, 'lost'],
    [21, 'map'],
  ])('strikes them before they get off what is destroyed: a survival roll of %i', (die, place) => {
    const action = fire(
      {
        'combat/ap-fire:hit': [1],
        'combat/ap-fire:location': [57],
        'combat/gp-fire:passenger': [55],
        'combat/bail-out:survival': [die],
      },
      true,
    );
    expect(action.position.units[TANK]).toMatchObject({ place: 'lost', fate: 'ko' });
    expect(action.position.units[RIDERS]).toMatchObject({ place, reduced: true });
  });
});

/** A rocket that misses a tank in the street of a brick building: factor 8, and it burns on 10 or less, as printed [7.35.3, 7.35.1]. */
describe('a rocket that misses beside a building [7.35.3]', () => {
  it.each([
    ['brickBuilding', 100, 10, ['0504']],
    ['brickBuilding', 100, 11, []],
    // Rubble burns more easily: 20 - 10 is 10 [7.35.1].
    ['brickRubble', 100, 20, ['0504']],
    ['brickRubble', 100, 21, []],
    // A hit lights nothing.
    ['brickBuilding', 1, 10, []],
  ])('%s, a shot of %i, a fire die of %i', (terrain, shot, die, hexes) => {
    const action = new FieldAction({
      german: [{ card: SQUAD, hex: '0505', facing: 'N' }],
      soviet: [{ card: TANK, hex: '0504', facing: 'S' }],
      map: { hexes: [{ hex: '0504', terrain: [terrain] }] },
      options: { fires: true },
      cards,
      dice: { 'combat/ap-fire:hit': [shot], 'events/fire-check:fire': [die] },
      turns: 2,
    }).order({ [SQUAD]: 'fire' }, {});
    action
      .play({ type: 'take-aim', unit: SQUAD })
      .play({ type: 'fire', weapon: 2, ammo: 'HEAT', target: TANK }, { type: 'resolve', target: TANK });
    while (action.position.turn === 1) {
      if (action.session.sealing(action.state)) action.adjustNothing();
      else action.play({ type: 'pass' });
    }
    const burning = action.position.marks.flatMap(({ kind, hexes: lit }) => (kind === 'fire' ? lit : []));
    expect(burning).toEqual(hexes);
  });
});
