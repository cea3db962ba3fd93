import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const MEDIUM = 'ford-medium-1';
const SECOND = 'ford-medium-2';
const THIRD = 'ford-medium-3';
const RIFLES = 'ford-rifles-1';
const HALF_TRACK = 'ford-half-track';

/** Worked out from the book and the cards before it was played; in the field every force and formation is seasoned. */
describe('extra hits of a fast-firing gun [6.5.2.1]', () => {
  /**
   * The 75 mm gun has ROF Q: 01 is two hits whatever the hit number. Its crew is veteran: extra hits reach 1 hex from the first target.
   * 0503 is 4 hexes off, P; 0504 next to it is nearer, P; 0505 is 2 hexes from it: too far; 0502 is 5 hexes off, S: farther.
   * Penetration 25 at P against the medium tank's front; 51 is the hull front with digit 1, no damage; 58 digit 8, knocked out.
   */
  const hit = (locations: readonly number[]) =>
    new FieldAction({
      german: [{ card: PANZER, hex: '0507', facing: 'N' }],
      soviet: [
        { card: MEDIUM, hex: '0503', facing: 'S' },
        { card: SECOND, hex: '0504', facing: 'S' },
        { card: THIRD, hex: '0505', facing: 'S' },
        { card: 'ford-light', hex: '0502', facing: 'S' },
      ],
      turns: 1,
      dice: { 'combat/ap-fire:hit': [1], 'combat/ap-fire:location': locations },
    })
      .order({ [PANZER]: 'fire' }, {})
      .play(
        { type: 'take-aim', unit: PANZER },
        { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM },
        { type: 'resolve', target: MEDIUM },
      );

  it('go where the firer wants them, once they are known and before a location is rolled', () => {
    const field = hit([51, 58]);
    expect([field.side, field.listed('spread'), field.open.actions]).toMatchObject([
      'german',
      [{ target: SECOND }],
      { length: 2 },
    ]);
    field.play({ type: 'spread', target: SECOND });
    expect(field.position.units[MEDIUM]).toMatchObject({ place: 'map', underFire: true });
    expect(field.position.units[SECOND]).toMatchObject({ place: 'lost', fate: 'ko' });
  });

  it('stay on the target where he leaves them', () => {
    const field = hit([51, 58]).play({ type: 'keep' });
    expect(field.position.units[MEDIUM]).toMatchObject({ place: 'lost', fate: 'ko' });
    expect(field.position.units[SECOND]!.underFire).toBeUndefined();
  });

  it('are not asked about where the gun scores only one', () => {
    const field = new FieldAction({
      german: [{ card: PANZER, hex: '0507', facing: 'N' }],
      soviet: [
        { card: MEDIUM, hex: '0503', facing: 'S' },
        { card: SECOND, hex: '0504', facing: 'S' },
      ],
      turns: 1,
      // Q2 of no hit number is above 25.
      dice: { 'combat/ap-fire:hit': [26], 'combat/ap-fire:location': [58] },
    })
      .order({ [PANZER]: 'fire' }, {})
      .play(
        { type: 'take-aim', unit: PANZER },
        { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM },
        { type: 'resolve', target: MEDIUM },
      );
    expect(field.position.units[MEDIUM]).toMatchObject({ fate: 'ko' });
    expect(field.happened).not.toContain('hits-scored');
  });
});

describe('terrain under fire [6.5.4.2.5, 6.5.4.4.3]', () => {
  /**
   * Two hexes off, the gun's GP factor is 5. A squad in a wooden building has 4: 48/77; the coaxial machine gun adds 10 at P: 10 is 20,
   * nothing. The building has 5 on the training card: N = 50 - 20 + 22.5 = 52, S = 52 + 24 + 5 = 81; nothing is added: 82 is Effective,
   * and twice destroys it.
   */
  const shelled = (terrain: readonly number[]) =>
    new FieldAction({
      german: [{ card: PANZER, hex: '0507', facing: 'N' }],
      soviet: [
        { card: RIFLES, hex: '0505', facing: 'S' },
        { card: MEDIUM, hex: '0505', facing: 'S' },
      ],
      map: { hexes: [{ hex: '0505', terrain: ['woodBuilding'] }] },
      dice: { 'combat/gp-fire:gp fire': [10], 'combat/gp-fire:terrain': terrain },
    })
      .order({ [PANZER]: 'fire' }, {})
      .play(
        { type: 'take-aim', unit: PANZER },
        { type: 'fire', weapon: 1, ammo: 'GP', target: RIFLES },
        { type: 'resolve', target: RIFLES },
      );

  it('falls down on a second Effective, and everybody in the hex is lost without a wreck', () => {
    const field = shelled([82, 82]);
    expect(field.position.ground).toEqual({ '0505': ['woodRubble'] });
    expect(field.position.units[RIFLES]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(field.position.units[MEDIUM]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(field.position.wrecks).toEqual({});
  });

  it('stands where the second roll only suppresses', () => {
    const field = shelled([82, 81]);
    expect(field.position.ground).toEqual({});
    expect(field.position.units[RIFLES]).toMatchObject({ place: 'map' });
  });

  /** A bridge has 8 on the training card: N = 50 - 20 + 36 = 66, S = 66 + 24 + 5 = 95: 96 and 96 bring it down. */
  it('a bridge that is down lets nobody pass any more', () => {
    const field = new FieldAction({
      german: [{ card: PANZER, hex: '0507', facing: 'N' }],
      soviet: [
        { card: RIFLES, hex: '0505', facing: 'S' },
        { card: MEDIUM, hex: '0504', facing: 'S' },
      ],
      map: {
        hexes: [{ hex: '0505', terrain: ['stream', 'bridge'] }],
        paths: [{ kind: 'road', hexes: ['0503', '0504', '0505', '0506'] }],
      },
      turns: 1,
      dice: { 'combat/gp-fire:gp fire': [10], 'combat/gp-fire:terrain': [96, 96] },
    })
      .order({ [PANZER]: 'fire' }, { [MEDIUM]: 'move' })
      .play(
        { type: 'take-aim', unit: PANZER },
        { type: 'fire', weapon: 1, ammo: 'GP', target: RIFLES },
        { type: 'resolve', target: RIFLES },
      );
    expect(field.position.ground['0505']).toEqual(expect.arrayContaining(['stream', 'bridge']));
    // The medium tank might be on overwatch for all that anybody knows.
    field.play({ type: 'pass' }, { type: 'begin-move', unit: MEDIUM });
    expect(field.listed('forward')).toEqual([]);
    expect(field.listed('one-hex').filter(({ facing, reverse }) => facing === 'S' && !reverse)).toEqual([]);
    expect(field.listed('reverse')).toHaveLength(1);
  });
});

describe('wire [6.1.4.3.11]', () => {
  const map = { hexes: [{ hex: '0506', terrain: ['wire'] }] };

  it('is crushed by tracks, and lets everybody through afterwards', () => {
    const field = new FieldAction({
      german: [
        { card: PANZER, hex: '0507', facing: 'N' },
        { card: HALF_TRACK, hex: '0606', facing: 'NW' },
      ],
      soviet: [{ card: RIFLES, hex: '1209', facing: 'N' }],
      map,
      turns: 1,
    }).order({ [PANZER]: 'move', [HALF_TRACK]: 'move' }, {}, 'soviet');
    field.play({ type: 'begin-move', unit: PANZER }, { type: 'forward' });
    expect(field.happened).toContain('terrain-destroyed');
    expect(field.position.ground).toEqual({ '0506': ['clear'] });
    field.play({ type: 'pass-phase' }, { type: 'end-move' }, { type: 'begin-move', unit: HALF_TRACK });
    expect(field.listed('forward')).toHaveLength(1);
  });

  it('stops a half-track while it stands', () => {
    const field = new FieldAction({
      german: [{ card: HALF_TRACK, hex: '0606', facing: 'NW' }],
      soviet: [{ card: RIFLES, hex: '1209', facing: 'N' }],
      map,
      turns: 1,
    }).order({ [HALF_TRACK]: 'move' }, {}, 'soviet');
    field.play({ type: 'begin-move', unit: HALF_TRACK });
    expect(field.listed('forward')).toEqual([]);
  });
});

describe('heat haze [6.5.2.4]', () => {
  /** Eight hexes off is S for the gun, +1 for veterans; the haze takes 3 from there on: +1 - 3 = -2. */
  const net = (start: object) => {
    const field = new FieldAction({
      german: [{ card: PANZER, hex: '0509', facing: 'N' }],
      soviet: [{ card: MEDIUM, hex: '0501', facing: 'S' }],
      start,
      turns: 1,
    })
      .order({ [PANZER]: 'fire' }, {})
      .play(
        { type: 'take-aim', unit: PANZER },
        { type: 'fire', weapon: 1, ammo: 'AP', target: MEDIUM },
        { type: 'resolve', target: MEDIUM },
      );
    const fired = field.entries[field.entries.length - 1]!.rulings.find(
      ({ procedure }) => procedure === 'combat/ap-fire',
    );
    return (fired!.outcome as { netModifier: number }).netModifier;
  };

  it('hinders fire at vehicles from eight hexes on, where the scenario has it', () => {
    expect(net({})).toBe(1);
    expect(net({ heatHaze: true })).toBe(-2);
  });
});
