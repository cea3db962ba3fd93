import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const TANK = 'ford-medium-1';
const PANZER = 'ford-panzer-1';
const SQUAD = 'ford-grenadiers';
const RIFLES = 'ford-rifles-1';
const FLAK = 'ford-flak';

const aimed = (action: FieldAction, unit: string) => action.play({ type: 'take-aim', unit });

/**
 * Grenadiers with a rocket of factor 7 at riflemen in the open beside them, defence 2: up to 31 nothing, up to 62 suppressed. A roll of 65
 * halves the squad; with 10 off it suppresses it [7.15].
 */
describe('hand-held anti-tank weapons against men', () => {
  it.each([
    [false, { reduced: true }],
    [true, { suppression: 'on' }],
  ])('in force: %s', (ceGpFire, after) => {
    const row = { P: 1, S: 1, M: 1, L: 1, E: 1 };
    const factor = { P: 7, S: 7, M: 7, L: 7, E: 7 };
    const rocket = {
      name: 'Rocket',
      ap: [{ type: 'HEAT', range: row, penetration: factor, damage: { nd: 2, dm: 4, ko: 8, bu: 10 } }],
      gpDirect: { range: row, factor },
    };
    const rifles = { name: 'Rifles', smallArms: true, gpDirect: { range: row, factor } };
    const action = new FieldAction({
      german: [{ card: SQUAD, hex: '0405', facing: 'S' }],
      soviet: [{ card: RIFLES, hex: '0406', facing: 'N' }],
      options: { ceGpFire },
      cards: { [SQUAD]: { weapons: [rifles, rocket] } },
      dice: { 'combat/gp-fire:gp fire': [65] },
    });
    aimed(action.order({ [SQUAD]: 'fire' }, {}), SQUAD);
    action.play({ type: 'fire', weapon: 2, ammo: 'GP', target: RIFLES }, { type: 'resolve', target: RIFLES });
    const { reduced, suppression } = action.position.units[RIFLES]!;
    expect({ reduced, suppression }).toMatchObject(after);
    expect(reduced === true).toBe(!ceGpFire);
  });
});

/** The Flak faces north, the tank is in the south. On its platform it fires, and is turned round; on overwatch it need not be [7.16]. */
describe('platform mounts', () => {
  const field = (platformMounts: boolean) =>
    new FieldAction({
      german: [{ card: FLAK, hex: '0405', facing: 'N' }],
      soviet: [{ card: TANK, hex: '0409', facing: 'N' }],
      options: { platformMounts },
      dice: { 'combat/ap-fire:hit': [100, 100] },
    });

  it('without the rule there is nothing to fire at', () => {
    const action = field(false).order({ [FLAK]: 'fire' }, {});
    expect(action.happened).toContain('fire-wasted');
  });

  it('a gun that fires is turned to its target', () => {
    const action = aimed(field(true).order({ [FLAK]: 'fire' }, {}), FLAK);
    action.play({ type: 'fire', weapon: 1, ammo: 'AP', target: TANK }, { type: 'resolve', target: TANK });
    // N is 0, so that S is 3.
    expect(action.events.find(({ type }) => type === 'gun-turned')).toMatchObject({ unit: FLAK, facing: 3 });
    expect(action.position.units[FLAK]).toMatchObject({ facing: 3, fired: true });
  });

  it('a gun on overwatch stays as it is', () => {
    const action = field(true).order({ [FLAK]: 'overwatch' }, { [TANK]: 'move' });
    action.play({ type: 'begin-move', unit: TANK }, { type: 'forward' });
    action.play({ type: 'overwatch', unit: FLAK, weapon: 1, ammo: 'AP', target: TANK }, { type: 'open-fire' });
    expect(action.position.units[FLAK]).toMatchObject({ facing: 0, fired: true });
  });
});

/**
 * A tank's high explosive halves the grenadiers on a roll of 100. They carry a machine gun and a rocket: 7 less 2 is 5, destroyed; 6 is
 * kept [7.17]. The lot falls on the first of the two.
 */
describe('loss of attached weapons', () => {
  it.each([
    [true, [2]],
    [false, undefined],
  ])('in force: %s', (attachedWeaponLoss, gone) => {
    const action = new FieldAction({
      german: [{ card: SQUAD, hex: '0405', facing: 'S' }],
      soviet: [{ card: TANK, hex: '0409', facing: 'N' }],
      options: { attachedWeaponLoss },
      dice: {
        'combat/gp-fire:gp fire': [100],
        'combat/gp-fire:attached weapon': [7, 6],
        'attached weapon lot': [1],
      },
    });
    aimed(action.order({}, { [TANK]: 'fire' }), TANK);
    action.play({ type: 'fire', weapon: 1, ammo: 'GP', target: SQUAD }, { type: 'resolve', target: SQUAD });
    expect(action.position.units[SQUAD]).toMatchObject({ reduced: true });
    expect(action.position.units[SQUAD]!.gone).toEqual(gone);
  });
});

/**
 * Riflemen 4 hexes off: factor 3 against 2, nothing up to 47, suppressed up to 74, 5 off for regulars. 100 halves a squad; pinned, it is
 * suppressed and no more. 40 does nothing; with 20 more it suppresses [7.18].
 */
describe('pinning fire', () => {
  it.each([
    [100, undefined, { reduced: true, suppression: 'on' }],
    [100, true, { suppression: 'on' }],
    [40, undefined, {}],
    [40, true, { suppression: 'on' }],
  ])('a roll of %i, pinning: %s', (roll, pinning, after) => {
    const target = 'ford-grenadiers-2';
    const action = new FieldAction({
      german: [{ card: target, hex: '0405', facing: 'S' }],
      soviet: [{ card: RIFLES, hex: '0409', facing: 'N' }],
      options: { pinningFire: true },
      dice: { 'combat/gp-fire:gp fire': [roll] },
    });
    aimed(action.order({}, { [RIFLES]: 'fire' }), RIFLES);
    expect(action.listed('fire')).toHaveLength(2);
    const how = pinning ? { pinning } : {};
    action.play({ type: 'fire', weapon: 1, ammo: 'GP', target, ...how }, { type: 'resolve', target });
    const { reduced, suppression } = action.position.units[target]!;
    expect(JSON.parse(JSON.stringify({ reduced, suppression }))).toEqual(after);
  });
});

/**
 * A natural 100 misses, and the gun is out of order. At the end of the next Command Phase it is mended on 2 or less, 2 off without a command;
 * a 10 is the end of it [7.25].
 */
describe('weapon malfunction', () => {
  const jammed = (repair: number) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0405', facing: 'S' }],
      soviet: [{ card: TANK, hex: '0409', facing: 'N' }],
      options: { weaponMalfunction: true },
      dice: { 'combat/ap-fire:hit': [100], 'events/weapon-repair:repair': [repair] },
    });
    aimed(action.order({ [PANZER]: 'fire' }, {}), PANZER);
    action.play({ type: 'fire', weapon: 1, ammo: 'AP', target: TANK }, { type: 'resolve', target: TANK });
    expect(action.happened).toContain('weapon-jammed');
    expect(action.position.units[PANZER]).toMatchObject({ jammed: [1], fired: true });
    // The tank might be on overwatch; it is not.
    return action.play({ type: 'pass' });
  };

  it.each([
    [2, 'fire', { fires: true }],
    [3, 'fire', { jammed: [1] }],
    [4, undefined, {}],
    [5, undefined, { jammed: [1] }],
    [10, 'fire', { gone: [1] }],
  ] as const)('a repair die of %i with %s', (die, command, after) => {
    const action = jammed(die);
    action.order(command === undefined ? {} : { [PANZER]: command }, {});
    const fires = action.position.step === 'direct-fire' ? { fires: true } : {};
    const { jammed: out, gone, spot } = action.position.units[PANZER]!;
    expect({ ...fires, ...(out ? { jammed: out } : {}), ...(gone ? { gone } : {}) }).toEqual(after);
    // Nothing leaves a gun out of order, and nobody sees it: the counter is that of the turn before.
    expect(spot).toBe('fire');
    const tried = action.entries.flatMap(({ events }) => events).find(({ type }) => type === 'weapon-tried');
    expect(tried).toMatchObject({ unit: PANZER, secret: { for: ['german'] } });
  });

  it('what came of it is shown when all commands are', () => {
    const action = jammed(5).order({}, {});
    const all = action.entries.flatMap(({ events }) => events);
    expect(all.find(({ type }) => type === 'repairs-shown')).toMatchObject({
      repairs: [{ unit: PANZER, weapon: 1, state: 'outOfOrder' }],
    });
  });
});

/**
 * Green riflemen go at a panzer. Forced +20, green -20, under command -20: of 60 is left 40, and they break, of 61 they hesitate, up to 60 of
 * 80; 81 is enough [7.6]. Who shrinks back is suppressed and has not attacked.
 */
describe('tank fright', () => {
  it.each([
    [60, '0406', 'on'],
    [61, '0406', 'off'],
    [80, '0407', 'off'],
    [81, '0406', undefined],
    [81, '0407', undefined],
  ])('a die of %i, from %s: %s', (die, hex, suppression) => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0405', facing: 'S' }],
      soviet: [{ card: RIFLES, hex, facing: 'N' }],
      options: { tankFright: true },
      cards: { [RIFLES]: { grade: 'green' } },
      dice: { 'events/tank-fright:morale': [die] },
    });
    action.order({}, { [RIFLES]: 'move' });
    const via = hex === '0407' ? { via: '0406' } : {};
    action.play({ type: 'assault', unit: RIFLES, target: PANZER, ...via });
    // The panzer might be on overwatch against who advances; it is not.
    if (action.position.watch) action.play({ type: 'pass' });
    if (action.position.assaults?.declared.length) action.play({ type: 'resolve-assault', target: PANZER });
    const attacked = action.entries.flatMap(({ events }) => events).some(({ type }) => type === 'assault-resolved');
    expect(attacked).toBe(suppression === undefined);
    expect(action.position.units[RIFLES]!.suppression).toBe(suppression);
    if (suppression !== undefined) expect(action.position.units[RIFLES]).toMatchObject({ hex });
    expect(action.position.units[RIFLES]!.moved === true).toBe(attacked);
  });
});

/**
 * A mortar that can fire directly too, at grenadiers 4 hexes off. A natural 01 puts it out of order, a 02 does not [7.25]; a repair die of 9
 * mends nothing. In the next turn an observer asks for its fire on others, 12 hexes off, whom it does not spot itself, as it must not [6.5.1]:
 * small ones in the open are seen up to 10 [6.1.3]. Only a mortar that works has anything to answer with.
 */
describe('a mortar out of order', () => {
  const MORTAR = 'ford-mortar';
  const OBSERVER = 'ford-observer-s';
  it.each([
    [1, []],
    [2, [{ unit: OBSERVER, hex: '0101' }]],
  ])('after a roll of %i', (roll, calls) => {
    const range = { P: 6, S: 12, M: 18, L: 24, E: 30 };
    const factor = { P: 4, S: 4, M: 4, L: 4, E: 4 };
    const tube = { name: 'Mortar', minimumRange: 2, gpDirect: { range, factor }, gpIndirect: { range, factor } };
    const action = new FieldAction({
      german: [
        { card: SQUAD, hex: '0905', facing: 'S' },
        { card: 'ford-grenadiers-2', hex: '0101', facing: 'S' },
      ],
      soviet: [
        { card: MORTAR, hex: '0909', facing: 'N' },
        { card: OBSERVER, hex: '0105', facing: 'N', command: 'fo' },
      ],
      options: { weaponMalfunction: true },
      cards: { [MORTAR]: { weapons: [tube] } },
      dice: { 'combat/gp-fire:gp fire': [roll], 'events/weapon-repair:repair': [9] },
    });
    action.order({}, { [MORTAR]: 'fire' }).play({ type: 'end-indirect' });
    aimed(action, MORTAR);
    action.play({ type: 'fire', weapon: 1, ammo: 'GP', target: SQUAD }, { type: 'resolve', target: SQUAD });
    expect(action.position.units[MORTAR]!.jammed).toEqual(roll === 1 ? [1] : undefined);
    // The grenadiers might be on overwatch; they are not.
    action.play({ type: 'pass' });
    action.adjustNothing();
    action.order({}, { [MORTAR]: 'fire', [OBSERVER]: 'overwatch' });
    expect([action.position.turn, action.listed('call')]).toEqual([2, calls]);
  });
});
