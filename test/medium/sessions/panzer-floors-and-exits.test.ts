import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const MEDIUM = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';
const AT_RIFLE = 'ford-at-rifle';

/** Worked out from the book and the cards before it was played. */
describe('the top floor of a building [6.1.4.3.1, 6.6.4.1]', () => {
  const house = (storeys: number) =>
    new FieldAction({
      german: [{ card: PANZER, hex: '0503', facing: 'S' }],
      soviet: [{ card: AT_RIFLE, hex: '0505', facing: 'N' }],
      map: { hexes: [{ hex: '0505', terrain: ['brickBuilding'] }] },
      start: storeys === 1 ? {} : { buildings: [{ hex: '0505', storeys }] },
      turns: 2,
      dice: { 'combat/ap-fire:hit': [1], 'combat/ap-fire:location': [31] },
    });

  const shot = (field: FieldAction) => {
    field.play(
      { type: 'take-aim', unit: AT_RIFLE },
      { type: 'fire', weapon: 1, ammo: 'AP', target: PANZER },
      { type: 'resolve', target: PANZER },
    );
    const { rulings } = field.entries[field.entries.length - 1]!;
    return (rulings.find(({ procedure }) => procedure === 'combat/ap-fire')!.outcome as { hits: object[] }).hits[0];
  };

  it('costs a point to climb, and whoever is there fires down: two storeys are level 1, so the turret front has 13 and not 14', () => {
    const field = house(2).order({}, { [AT_RIFLE]: 'move' }, 'german');
    field.play({ type: 'begin-move', unit: AT_RIFLE });
    expect(field.listed('floor')).toEqual([{ way: 'up' }]);
    field.play({ type: 'floor', way: 'up' }, { type: 'pass-mover' });
    // 1L0 is one point: it is spent, and nobody walks out of an upper window.
    expect([field.position.mover!.spent, field.listed('step'), field.listed('floor')]).toEqual([1, [], []]);
    field.play({ type: 'end-move', facing: 'N' }).adjustNothing();
    field.order({}, { [AT_RIFLE]: 'fire' }, 'soviet');
    expect(shot(field)).toMatchObject({ location: 'TF', armor: 13 });
  });

  it('is not to be had in a building of one storey', () => {
    const field = house(1)
      .order({}, { [AT_RIFLE]: 'move' }, 'german')
      .play({ type: 'begin-move', unit: AT_RIFLE });
    expect(field.listed('floor')).toEqual([]);
    const other = house(1).order({}, { [AT_RIFLE]: 'fire' }, 'soviet');
    expect(shot(other)).toMatchObject({ location: 'TF', armor: 14 });
  });
});

describe('leg units at the edge of the map [4.5.1.1.9, 6.6.4.1]', () => {
  it('leave it for the price of their hex, by the edge they want', () => {
    const field = new FieldAction({
      german: [{ card: PANZER, hex: '1209', facing: 'N' }],
      soviet: [{ card: RIFLES, hex: '0101', facing: 'N' }],
      turns: 1,
    })
      .order({}, { [RIFLES]: 'move' }, 'german')
      .play({ type: 'begin-move', unit: RIFLES });
    expect(field.listed('leave')).toEqual(expect.arrayContaining([{ edge: 'N' }, { edge: 'W' }]));
    expect(field.listed('leave')).toHaveLength(2);
    // The tank far off might be on overwatch: it is asked before they are gone.
    field.play({ type: 'leave', edge: 'W' });
    expect(field.position.units[RIFLES]).toMatchObject({ place: 'map' });
    field.play({ type: 'pass' });
    expect(field.position.units[RIFLES]).toMatchObject({ place: 'exited', edge: 'W' });
  });
});

describe('a move that is planned as a whole [4.5.1.1]', () => {
  it('is judged in secret: nobody else reads where it will end', () => {
    const field = new FieldAction({
      german: [{ card: PANZER, hex: '0305', facing: 'S' }],
      soviet: [{ card: MEDIUM, hex: '0507', facing: 'N' }],
      turns: 1,
    })
      .order({}, { [MEDIUM]: 'move' }, 'german')
      .play({ type: 'begin-move', unit: MEDIUM });
    field.play({ type: 'drive', actions: [{ move: 'forward' }, { move: 'forward' }] });
    const judged = field.entries[field.entries.length - 1]!.rulings.filter(
      ({ procedure }) => procedure === 'movement/vehicle-path',
    );
    expect(judged.map(({ secret }) => secret)).toEqual([{ for: ['soviet'] }]);
  });
});

describe('what is refused says why [4.2.1, 4.4.1]', () => {
  const refusal = (run: () => unknown): string[] => {
    try {
      run();
    } catch (error) {
      return (error as { steps?: { key: string }[] }).steps?.map(({ key }) => key) ?? [];
    }
    return [];
  };

  it('of an order: whose it is, and what the book has against it', () => {
    const field = new FieldAction({
      german: [{ card: PANZER, hex: '0101', facing: 'N' }],
      soviet: [{ card: 'ford-truck-1', hex: '1209', facing: 'N' }],
      turns: 1,
    });
    const given = { type: 'commit-orders', orders: { 'ford-truck-1': 'fire' } } as never;
    const keys = refusal(() => field.session.checkSealed(field.state, 'soviet', given));
    expect([keys[0], keys.length > 1]).toEqual(['order-not-open', true]);
  });

  it('of a shot: that the gun does not bear, or that there is no such weapon', () => {
    const GUN = 'ford-assault-gun';
    const field = new FieldAction({
      german: [
        { card: PANZER, hex: '0502', facing: 'S' },
        { card: 'ford-half-track', hex: '0508', facing: 'N' },
      ],
      soviet: [{ card: GUN, hex: '0505', facing: 'N' }],
      turns: 1,
    })
      .order({}, { [GUN]: 'fire' }, 'soviet')
      .play({ type: 'take-aim', unit: GUN });
    const fire = (target: string, weapon: number) =>
      refusal(() => field.play({ type: 'fire', weapon, ammo: 'AP', target }))[0];
    expect(fire('ford-half-track', 1)).toBe('gun-does-not-bear');
    expect(fire(PANZER, 2)).toBe('no-such-weapon');
  });
});
