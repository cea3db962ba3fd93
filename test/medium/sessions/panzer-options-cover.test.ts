import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const TANK = 'ford-medium-1';
const PANZER = 'ford-panzer-1';
const RIFLES = 'ford-rifles-1';
const OBSERVER = 'ford-observer-g';

/** A gun that knocks out on a last digit of 7, on a vehicle whose dischargers work on 4 or less. */
const GUN = {
  name: 'Gun',
  turret: 'tt1',
  rateOfFire: 'N',
  effectiveness: 3,
  limits: { dischargers: 4 },
  ap: [
    {
      type: 'AP',
      range: { P: 4, S: 8, M: 12, L: 16, E: 20 },
      penetration: { P: 30, S: 30, M: 30, L: 30, E: 30 },
      damage: { nd: 2, dm: 4, ko: 8, bu: 10 },
    },
  ],
};

/**
 * Smoke dischargers work on 4 or less. A regular tank fires at 4 hexes, short range: one row down, 63. Behind its own smoke, as of an open
 * SHEAF, the panzer is three rows harder to hit: 42 [7.9]. No smoke in the turn after that; a try that fails does not count.
 */
describe('smoke dischargers', () => {
  const field = (...limits: number[]) =>
    new FieldAction({
      german: [{ card: PANZER, hex: '0405', facing: 'S' }],
      soviet: [{ card: TANK, hex: '0409', facing: 'N' }],
      options: { smokeDischargers: true },
      cards: { [PANZER]: { weapons: [GUN] } },
      dice: { 'combat/smoke:ammo limit': limits, 'combat/ap-fire:hit': Array(9).fill(100) },
    });
  const shot = (action: FieldAction) =>
    action
      .order({}, { [TANK]: 'fire' })
      .play({ type: 'take-aim', unit: TANK })
      .play({ type: 'fire', weapon: 1, ammo: 'AP', target: PANZER }, { type: 'resolve', target: PANZER })
      .events.find(({ type }) => type === 'shot-resolved')!.hitNumber;

  it.each([
    [4, true, 42],
    [5, undefined, 63],
  ])('a die of %i', (die, screened, number) => {
    const action = field(die);
    expect(action.side).toBe('german');
    action.play({ type: 'discharge', unit: PANZER });
    expect(action.position.units[PANZER]!.screened).toBe(screened);
    expect(shot(action)).toBe(number);
    action.play({ type: 'pass' });
    // Next turn the smoke is gone, and there is none to be had after smoke that was made.
    expect(action.position.units[PANZER]!.screened).toBeUndefined();
    expect(action.position.turn).toBe(2);
    expect(action.listed('discharge')).toHaveLength(screened ? 0 : 1);
  });

  it('goes when the vehicle turns', () => {
    const action = field(4)
      .play({ type: 'discharge', unit: PANZER })
      .order({ [PANZER]: 'move' }, {});
    action.play({ type: 'begin-move', unit: PANZER }, { type: 'turn', facing: 'SW' });
    expect(action.position.units[PANZER]!.screened).toBeUndefined();
  });

  it('may be left alone', () => {
    const action = field().play({ type: 'end-discharge' });
    expect(action.position.discharging).toEqual([]);
    expect(shot(action)).toBe(63);
  });
});

/** A squad in crops 3 hexes off is spotted at 3 hexes. Camouflaged, it is on a die of 3 or less [7.24]. */
describe('camouflage', () => {
  const field = (die: number) =>
    new FieldAction({
      german: [{ card: OBSERVER, hex: '1005', facing: 'NW', command: 'fo' }],
      soviet: [{ card: RIFLES, hex: '0705', facing: 'NE' }],
      map: { hexes: [{ hex: '0705', terrain: ['crops'] }] },
      options: { camouflage: true },
      start: { camouflaged: [RIFLES] },
      dice: { 'spotting/sight-matrix:camouflage': [die] },
    });
  const camouflaged = (action: FieldAction, viewer: string) =>
    (action.session.view(action.state, viewer) as { units: { id: string; camouflaged: boolean }[] }).units.find(
      ({ id }) => id === RIFLES,
    )!.camouflaged;

  it.each([
    [3, [RIFLES]],
    [4, []],
  ])('a die of %i: %j', (die, seen) => {
    expect(field(die).position.sight[OBSERVER] ?? []).toEqual(seen);
  });

  it('is its owner’s business, and over when the unit moves', () => {
    const action = field(4);
    expect([camouflaged(action, 'soviet'), camouflaged(action, 'german')]).toEqual([true, false]);
    action.order({}, { [RIFLES]: 'move' }).play({ type: 'begin-move', unit: RIFLES });
    expect(action.happened).toContain('camouflage-lost');
    expect(camouflaged(action, 'soviet')).toBe(false);
  });

  it('is over when the unit fires within spotting range of an enemy', () => {
    const action = field(4)
      .order({}, { [RIFLES]: 'fire' })
      .play({ type: 'take-aim', unit: RIFLES });
    action.play({ type: 'fire', weapon: 1, ammo: 'GP', target: OBSERVER }, { type: 'resolve', target: OBSERVER });
    expect(action.happened).toContain('camouflage-lost');
  });

  /** A mortar that answers a call executes its Fire: with grenadiers two hexes off it is camouflaged no more, hit or missed [7.24]. */
  it('is over when a mortar fires indirectly within spotting range of an enemy', () => {
    const action = new FieldAction({
      german: [
        { card: PANZER, hex: '1005', facing: 'NW' },
        { card: 'ford-grenadiers', hex: '0407', facing: 'N' },
      ],
      soviet: [
        { card: 'ford-mortar', hex: '0405', facing: 'NE' },
        { card: 'ford-observer-s', hex: '0804', facing: 'NE', command: 'fo' },
      ],
      map: { hexes: ['0504', '0505', '0506'].map((hex) => ({ hex, terrain: ['woods'] })) },
      options: { camouflage: true },
      start: { camouflaged: ['ford-mortar'] },
      dice: { 'spotting/sight-matrix:camouflage': [10], 'combat/call-fire:response': [10] },
    });
    action.order({}, { 'ford-mortar': 'fire', 'ford-observer-s': 'overwatch' }, 'soviet');
    action.play({ type: 'call', unit: 'ford-observer-s', hex: '1005' }, { type: 'source', unit: 'ford-mortar' });
    action.play({ type: 'send' });
    expect(action.happened).toContain('fire-landed');
    expect(action.happened).toContain('camouflage-lost');
  });

  it('is for units that are set up on the map', () => {
    expect(
      () =>
        new FieldAction({ german: [], soviet: [], options: { camouflage: true }, start: { camouflaged: ['nobody'] } }),
    ).toThrow('/scenario/start/camouflaged/0');
  });
});

/** Water takes the whole move of an amphibious tank, and is closed to others. Knocked out there it sinks: no wreck, nobody is left [7.34]. */
describe('amphibious vehicles', () => {
  const field = (amphibious: boolean) =>
    new FieldAction({
      german: [{ card: PANZER, hex: '0401', facing: 'S' }],
      soviet: [{ card: TANK, hex: '0405', facing: 'N' }],
      map: { hexes: [{ hex: '0404', terrain: ['water'] }] },
      options: { amphibious: true },
      cards: {
        [TANK]: { movement: { crossCountry: 5, mode: 'T', path: 7, road: 10, amphibious } },
        [PANZER]: { weapons: [GUN] },
      },
      dice: { 'combat/ap-fire:hit': [1], 'combat/ap-fire:location': [57] },
    })
      .order({ [PANZER]: 'overwatch' }, { [TANK]: 'move' })
      .play({ type: 'begin-move', unit: TANK });
  const ahead = (action: FieldAction) =>
    action.listed('one-hex').filter(({ facing, reverse }) => facing === 'N' && !reverse);

  it('stay out of it without the A on their card', () => {
    expect(ahead(field(false))).toEqual([]);
  });

  it('go in with all their points, and sink there', () => {
    const action = field(true);
    expect(action.listed('forward')).toEqual([]);
    expect(ahead(action)).toHaveLength(1);
    action.play({ type: 'one-hex', facing: 'N', reverse: false });
    expect(action.position.units[TANK]).toMatchObject({ hex: '0404' });
    action.play({ type: 'overwatch', unit: PANZER, weapon: 1, ammo: 'AP', target: TANK }, { type: 'open-fire' });
    const all = action.entries.flatMap(({ events }) => events).map(({ type }) => type);
    expect(all).toContain('vehicle-sunk');
    expect(action.position.units[TANK]).toMatchObject({ place: 'lost', fate: 'eliminated' });
    expect(action.position.wrecks).toEqual({});
  });
});
