import { describe, expect, it } from '@jest/globals';
import { roleOf } from '../../../src/games/panzer/session/formations.js';
import type { Unit } from '../../../src/games/panzer/session/units.js';
import { FieldAction } from '../../support/panzer-field.js';

const TANK = 'ford-medium-1';
const OTHER = 'ford-medium-2';
const PANZER = 'ford-panzer-1';
const SQUAD = 'ford-grenadiers';

/** A gun of penetration 30 whose last digits 1 to 9 do no damage. */
const HARMLESS = {
  name: 'Gun',
  turret: 'tt1',
  rateOfFire: 'N',
  effectiveness: 3,
  ap: [
    {
      type: 'AP',
      range: { P: 4, S: 8, M: 12, L: 16, E: 20 },
      penetration: { P: 30, S: 30, M: 30, L: 30, E: 30 },
      damage: { nd: 9, dm: 10, ko: 10, bu: 10 },
    },
  ],
};

/** The tank is penetrated without damage, in the turret front by a location of 41, in the hull front by 57; nobody bails out on 100. */
function penetrated(location: number, die: number, dice: Readonly<Record<string, readonly number[]>> = {}, map = {}) {
  const action = new FieldAction({
    german: [{ card: PANZER, hex: '0405', facing: 'S' }],
    soviet: [{ card: TANK, hex: '0409', facing: 'N', command: 'recon' }],
    map,
    options: { collateralDamage: true },
    cards: { [PANZER]: { weapons: [HARMLESS] } },
    dice: {
      'combat/ap-fire:hit': [1],
      'combat/ap-fire:location': [location],
      'combat/ap-fire:collateral': [die],
      'combat/bail-out:crew': Array(9).fill(100),
      ...dice,
    },
  });
  action.order({ [PANZER]: 'fire' }, { [TANK]: 'overwatch' }).play({ type: 'take-aim', unit: PANZER });
  return action.play({ type: 'fire', weapon: 1, ammo: 'AP', target: TANK }, { type: 'resolve', target: TANK });
}

const numberOf = (action: FieldAction) =>
  action.entries.flatMap(({ events }) => events).findLast(({ type }) => type === 'shot-resolved')!.hitNumber as number;

describe('collateral damage', () => {
  it.each([
    [41, 1, ['optics']],
    [41, 2, ['coaxMg']],
    [57, 1, ['runningGear']],
    [41, 3, undefined],
    [57, 2, undefined],
  ])('location %i, die %i: %j', (location, die, collateral) => {
    expect(penetrated(location, die).position.units[TANK]!.collateral).toEqual(collateral);
  });

  /** Optics cost one row of the hit table for good [7.23.1]: the answer of the tank is worse than with them. */
  it('spoils the aim of a tank without optics', () => {
    const answer = { type: 'fire', weapon: 1, ammo: 'AP', target: PANZER };
    const answered = (die: number) =>
      numberOf(penetrated(41, die).play({ type: 'take-aim', unit: TANK }, answer, { type: 'resolve', target: PANZER }));
    expect(answered(1)).toBeLessThan(answered(3));
  });

  /** 5 across country and 10 on the road are 3 and 8 with the running gear hit [7.23.3]. */
  it('slows a tank whose running gear is hit', () => {
    const action = penetrated(57, 1).play({ type: 'pass' });
    action.order({}, { [TANK]: 'move' }).play({ type: 'begin-move', unit: TANK });
    expect(action.position.mover!.most).toEqual({ crossCountry: 3, path: 5, road: 8 });
  });
});

/**
 * The tank shows the panzer its side: a location of 11 is the turret side. A jammed ring leaves it a field to the front, where the panzer is
 * not; with die 3 nothing breaks and it fires all round. Without its radio it is no recon unit, and takes no part in observing [7.23.2].
 */
describe('the turret side', () => {
  it.each([
    [1, ['turretRing'], 0],
    [2, ['radio'], 1],
    [3, undefined, 1],
  ])('a die of %i: %j', (die, collateral, shots) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0405', facing: 'S' }],
      soviet: [{ card: TANK, hex: '0409', facing: 'SE', command: 'recon' }],
      options: { collateralDamage: true },
      cards: { [PANZER]: { weapons: [HARMLESS] } },
      dice: {
        'combat/ap-fire:hit': [1],
        'combat/ap-fire:location': [11],
        'combat/ap-fire:collateral': [die],
        'combat/bail-out:crew': Array(9).fill(100),
      },
    });
    action.order({ [PANZER]: 'fire' }, { [TANK]: 'overwatch' }).play({ type: 'take-aim', unit: PANZER });
    action.play({ type: 'fire', weapon: 1, ammo: 'AP', target: TANK }, { type: 'resolve', target: TANK });
    expect(action.position.units[TANK]!.collateral).toEqual(collateral);
    expect(roleOf(action.position, { id: TANK, role: 'recon' } as Unit)).toBe(die === 2 ? undefined : 'recon');
    const aims = action.position.step === 'overwatch' ? action.listed('take-aim') : [];
    expect(aims).toHaveLength(shots);
  });
});

/** From behind, 57 is the hull rear: fuel. It leaks as the Movement Phase begins: 1 is out of fuel, a track hit; 2 burns; 3 nothing [7.23.4]. */
describe('a fuel leak', () => {
  it.each([
    [1, { trackHit: true }],
    [2, { place: 'lost', fate: 'bu' }],
    [3, { place: 'map' }],
  ])('a die of %i', (die, after) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0405', facing: 'S' }],
      soviet: [{ card: TANK, hex: '0409', facing: 'S' }],
      options: { collateralDamage: true },
      cards: { [PANZER]: { weapons: [HARMLESS] } },
      dice: {
        'combat/ap-fire:hit': [1],
        'combat/ap-fire:location': [57],
        'combat/ap-fire:collateral': [1],
        'combat/bail-out:crew': Array(9).fill(100),
        'events/fuel-leak:fuel': [die],
      },
    });
    action.order({ [PANZER]: 'fire' }, {}).play({ type: 'take-aim', unit: PANZER });
    action.play({ type: 'fire', weapon: 1, ammo: 'AP', target: TANK }, { type: 'resolve', target: TANK });
    expect(action.position.units[TANK]!.collateral).toEqual(['fuel']);
    // The tank might be on overwatch; it is not.
    action.play({ type: 'pass' });
    expect(action.position.units[TANK]).toMatchObject(after);
  });
});

/**
 * Two tanks fire high explosive of factor 5 at grenadiers in a wooden building: by the training chart it burns on 5 or less. The fire breaks
 * out in the Adjustment Phase; whoever is there at the end of the next turn is lost [7.35.1, 7.35.2]. Nobody goes in [6.1.4.3.5].
 */
describe('fires', () => {
  const shelled = (die: number) => {
    const action = new FieldAction({
      german: [
        { card: SQUAD, hex: '0405', facing: 'S' },
        { card: 'ford-half-squad', hex: '0404', facing: 'S' },
      ],
      soviet: [{ card: TANK, hex: '0408', facing: 'N' }],
      map: { hexes: [{ hex: '0405', terrain: ['woodBuilding'] }] },
      options: { fires: true },
      dice: { 'combat/gp-fire:gp fire': [30], 'events/fire-check:fire': [die] },
      turns: 4,
    });
    action.order({}, { [TANK]: 'fire' }).play({ type: 'take-aim', unit: TANK });
    action.play({ type: 'fire', weapon: 1, ammo: 'GP', target: SQUAD }, { type: 'resolve', target: SQUAD });
    while (action.position.step === 'overwatch') action.play({ type: 'pass' });
    return action.adjustNothing();
  };

  it.each([
    [5, ['0405']],
    [6, []],
  ])('a die of %i', (die, hexes) => {
    expect(shelled(die).position.marks.flatMap(({ kind, hexes: all }) => (kind === 'fire' ? all : []))).toEqual(hexes);
  });

  it('burns whoever stays a turn longer, and keeps others out', () => {
    const action = shelled(5).order({ 'ford-half-squad': 'move' }, {});
    expect(action.position.units[SQUAD]).toMatchObject({ place: 'map' });
    action.play({ type: 'begin-move', unit: 'ford-half-squad' });
    expect(action.listed('step').map(({ hex }) => hex)).not.toContain('0405');
    action.play({ type: 'end-move', facing: 'S' });
    while (action.position.watch) action.play({ type: 'pass' });
    action.adjustNothing();
    expect(action.position.units[SQUAD]).toMatchObject({ place: 'lost', fate: 'eliminated' });
  });
});

const company = (...hexes: readonly string[]) =>
  hexes.map((hex, i) => ({
    card: [TANK, OTHER, 'ford-medium-3', 'ford-light'][i]!,
    hex,
    facing: 'N',
    formation: 'Tanks',
    ...(i === 0 ? { command: 'chq' } : {}),
  }));

/** Two tanks of one formation in one hex share a command within a platoon, or with the command tank, and not otherwise [7.3]. */
describe('platoon command', () => {
  const order = (platoons: object, sharing: object) => {
    const action = new FieldAction({
      german: [{ card: 'ford-half-squad', hex: '1201', facing: 'S' }],
      soviet: company('0408', '0408', '0408'),
      options: { platoonCommand: true },
      start: { platoons },
    });
    const orders = Object.fromEntries(
      Object.entries(sharing)
        .flat()
        .map((id) => [id, 'overwatch']),
    );
    return () =>
      action.handIn({
        german: { type: 'commit-orders', orders: {} },
        soviet: { type: 'commit-orders', orders, sharing },
      });
  };
  const apart = { first: [OTHER], second: ['ford-medium-3'] };
  const together = { first: [OTHER, 'ford-medium-3'] };

  it('holds a platoon together', () => {
    expect(order(together, { [OTHER]: 'ford-medium-3' })).not.toThrow();
    expect(order(apart, { [OTHER]: TANK })).not.toThrow();
    expect(order(apart, { [OTHER]: 'ford-medium-3' })).toThrow('platoons-do-not-share');
  });

  it('a scenario without platoons is refused', () => {
    expect(() => order({}, {})).toThrow('/scenario/start/platoons');
  });
});

/** Four seasoned tanks have two commands. One tank 11 hexes from the command tank is out of its span of 10: one of them may move [7.52]. */
describe('command span', () => {
  it.each([
    ['1109', 2],
    ['1209', 1],
  ])('a tank in %s leaves %i Move commands', (hex, moves) => {
    const action = new FieldAction({
      german: [{ card: 'ford-half-squad', hex: '1201', facing: 'S' }],
      soviet: company('0109', '0109', '0109', hex),
      options: { commandSpan: true },
    });
    expect(action.position.commands.Tanks).toBe(2);
    expect(action.position.moveLimits.Tanks).toBe(moves);
    const give = () => action.order({}, { [TANK]: 'move', [OTHER]: 'move' });
    if (moves === 1) expect(give).toThrow('too-many-movers');
    else expect(give).not.toThrow();
  });
});
