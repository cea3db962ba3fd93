import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const SECOND = 'ford-panzer-2';
const MEDIUM = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';
const HALF_TRACK = 'ford-half-track';
const GRENADIERS = 'ford-grenadiers-2';

/** Worked out from the book and the cards before it was played; in the field every force and formation is seasoned. */
describe('a shot along the border of two hit angles [6.5.2.2]', () => {
  /**
   * 0704 lies exactly 30 degrees off the front of 0507 facing N, 4 hexes away: Short for the 76 mm gun, penetration 17. Location 56
   * is the hull front of both angles: 16 from the front, so 17 goes through and digit 6 knocks out; 18 from front/side, so it does not.
   */
  const fired = (angles: string) => {
    const field = new FieldAction({
      german: [{ card: PANZER, hex: '0507', facing: 'N' }],
      soviet: [{ card: MEDIUM, hex: '0704', facing: 'S' }],
      turns: 1,
      dice: { 'combat/ap-fire:hit': [1], 'combat/ap-fire:location': [56] },
    });
    const given = (orders: object, more: object = {}) => ({ type: 'commit-orders', orders, ...more });
    return field
      .handIn({ german: given({}, { angles }), soviet: given({ [MEDIUM]: 'fire' }) } as never)
      .play(
        { type: 'name-first', side: 'soviet' },
        { type: 'take-aim', unit: MEDIUM },
        { type: 'fire', weapon: 1, ammo: 'AP', target: PANZER },
        { type: 'resolve', target: PANZER },
      );
  };

  it('is taken at the angle that the owner of the target chooses', () => {
    const field = fired('ask');
    expect(field.side).toBe('german');
    expect(field.listed('choose-angle')).toEqual([{ angle: 'front' }, { angle: 'frontSide' }]);
    expect(field.open.actions).toHaveLength(2);
    field.play({ type: 'choose-angle', angle: 'frontSide' });
    expect(field.position.units[PANZER]).toMatchObject({ place: 'map', underFire: true });
  });

  it('knocks it out at the other one', () => {
    const field = fired('ask').play({ type: 'choose-angle', angle: 'front' });
    expect(field.position.units[PANZER]).toMatchObject({ place: 'lost', fate: 'ko' });
  });

  it('is taken nearer the front where nobody wants to be asked', () => {
    expect(fired('front').position.units[PANZER]).toMatchObject({ place: 'lost', fate: 'ko' });
  });
});

describe('an overrun by two tanks [6.6.10]', () => {
  /** The gun has 5 at range 1 against 2 in the open: 39/68; overrun +20, coaxial machine gun +10: 40 is 70, Effective, each time. */
  const declared = () =>
    new FieldAction({
      german: [
        { card: PANZER, hex: '0605', facing: 'N' },
        { card: SECOND, hex: '0505', facing: 'NE' },
      ],
      soviet: [{ card: RIFLES, hex: '0604', facing: 'S' }],
      turns: 1,
      dice: { 'combat/overrun:gp fire': [40, 40] },
    })
      .order({ [PANZER]: 'move', [SECOND]: 'move' }, {}, 'soviet')
      .play({ type: 'begin-move', unit: PANZER }, { type: 'overrun', target: RIFLES });

  it('is declared whole before the first attack, and the second tank finishes what the first has left', () => {
    const field = declared();
    expect(field.listed('also-overrun')).toEqual([{ unit: SECOND }]);
    // Nobody else could join: the squad is asked before the first tank is in its hex.
    field.play({ type: 'also-overrun', unit: SECOND }, { type: 'pass-mover' });
    expect(field.position.units[RIFLES]).toMatchObject({ reduced: true, suppression: 'on' });
    field.play({ type: 'forward' }, { type: 'end-move' }, { type: 'begin-move', unit: SECOND });
    expect(field.listed('overrun')).toEqual([{ target: RIFLES }]);
    // Suppressed, the half-squad can answer nothing behind its front: nobody is asked.
    field.play({ type: 'overrun', target: RIFLES });
    expect(field.position.units[RIFLES]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    // With nobody left in the hex it may stay there.
    field.play({ type: 'end-move' });
    expect(field.position.units[SECOND]).toMatchObject({ place: 'map', hex: '0604' });
  });

  it('is closed to whoever was not declared', () => {
    const field = declared().play({ type: 'go' }, { type: 'pass-mover' });
    field.play({ type: 'forward' }, { type: 'end-move' }, { type: 'begin-move', unit: SECOND });
    expect(field.listed('overrun')).toEqual([]);
  });
});

describe('an attack out of a vehicle [6.6.1.1]', () => {
  /**
   * The half-track drives from 0506 to 0505, 1 of 5 points; getting off costs it half of 5, rounded down, 2 [6.6.7.1.1]. A squad has
   * 8 against the tank's 4: 36/68; C on the card +20, attack out of a vehicle -10: 61 is 71, Effective, last digit 1: destroyed; 5
   * is more than half of 8: knocked out [6.6.1.1.2, 6.6.1.1.3].
   */
  it('is made at once, alone and unanswered, in the middle of the move', () => {
    const field = new FieldAction({
      german: [
        { card: HALF_TRACK, hex: '0506', facing: 'N' },
        { card: GRENADIERS, hex: '0506', facing: 'N', aboard: HALF_TRACK, formation: `formation of ${HALF_TRACK}` },
      ],
      soviet: [{ card: MEDIUM, hex: '0503', facing: 'N' }],
      turns: 1,
      dice: { 'combat/close-assault:close assault': [61], 'combat/close-assault:destroyed': [5] },
    });
    // Riders might fire whatever the half-track was told: their owner is asked [6.6.7.2].
    field.order({ [HALF_TRACK]: 'move' }, {}, 'soviet');
    field.play({ type: 'end-fire' }, { type: 'begin-move', unit: HALF_TRACK });
    expect(field.listed('dismount-attack')).toEqual([]);
    field.play({ type: 'forward' }, { type: 'pass' });
    const attack = { vehicle: HALF_TRACK, unit: GRENADIERS, hex: '0504', target: MEDIUM };
    expect(field.listed('dismount-attack')).toContainEqual(attack);
    field.play({ type: 'dismount-attack', ...attack });
    expect(field.position.mover).toMatchObject({ spent: 3 });
    expect(field.position.units[MEDIUM]).toMatchObject({ place: 'lost', fate: 'ko' });
    expect([field.side, field.listed('advance')]).toEqual(['german', [{ unit: GRENADIERS }]]);
    field.play({ type: 'advance', unit: GRENADIERS });
    expect(field.position.units[GRENADIERS]).toMatchObject({ hex: '0503', spot: 'move' });
    expect(field.position.units[GRENADIERS]!.moved).toBeUndefined();
    field.play({ type: 'end-move' });
    expect(field.position.units[HALF_TRACK]).toMatchObject({ hex: '0505', moved: true });
  });
});

describe('riders and mines [7.31.2]', () => {
  const DICE = 'combat/minefield-attack:mines';
  const driven = (mines: readonly number[]) =>
    new FieldAction({
      german: [
        { card: HALF_TRACK, hex: '0506', facing: 'N' },
        { card: GRENADIERS, hex: '0506', facing: 'N', aboard: HALF_TRACK, formation: `formation of ${HALF_TRACK}` },
      ],
      soviet: [{ card: RIFLES, hex: '1209', facing: 'N' }],
      start: { minefields: [{ side: 'soviet', hexes: ['0505'], density: 'hasty', mines: 'both' }] },
      options: { mines: true },
      turns: 1,
      dice: { [DICE]: mines },
    })
      .order({ [HALF_TRACK]: 'move' }, {}, 'soviet')
      .play(
        { type: 'end-fire' },
        { type: 'begin-move', unit: HALF_TRACK },
        { type: 'forward' },
        { type: 'pass-mover' },
      );

  /** Hasty mines against a defence of 2 do nothing above 65; leg units are hit up to 40: the squad is halved and suppressed. */
  it('strike whoever jumps off into the field, and whoever gets off in it', () => {
    const field = driven([90, 40]).play({ type: 'bail', unit: GRENADIERS });
    expect(field.position.units[HALF_TRACK]).toMatchObject({ hex: '0505' });
    expect(field.position.units[GRENADIERS]).toMatchObject({ hex: '0505', reduced: true, suppression: 'on' });
    const off = driven([90, 40]).play({ type: 'dismount', unit: GRENADIERS, hex: '0505' });
    expect(off.position.units[GRENADIERS]).toMatchObject({ hex: '0505', reduced: true, suppression: 'on' });
  });

  it('do nothing on 41', () => {
    const field = driven([90, 41]).play({ type: 'dismount', unit: GRENADIERS, hex: '0505' });
    expect(field.position.units[GRENADIERS]!.reduced).toBeUndefined();
  });
});

describe('a vehicle that tows a gun [6.6.7.1]', () => {
  it('never backs, not even its one hex', () => {
    const TRUCK = 'ford-truck-1';
    const field = new FieldAction({
      german: [{ card: PANZER, hex: '1209', facing: 'N' }],
      soviet: [
        { card: TRUCK, hex: '0305', facing: 'N' },
        { card: 'ford-57mm', hex: '0305', facing: 'N', aboard: TRUCK, formation: `formation of ${TRUCK}` },
      ],
      turns: 1,
    });
    field.order({}, { [TRUCK]: 'move' }, 'german').play({ type: 'begin-move', unit: TRUCK });
    expect(field.listed('forward')).toHaveLength(1);
    expect(field.listed('reverse')).toEqual([]);
    expect(field.listed('one-hex').filter(({ reverse }) => reverse)).toEqual([]);
  });
});
