import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const ENGINEERS = 'ford-engineers';

/**
 * Engineers next to a minefield that is known. A squad has factor 8; hasty mines have defence 3: no effect to 31, suppressed to 63; deliberate
 * ones 6: to 45 and 77. A flamethrower is +20, Regular -10: +10. One Effective clears it [7.19, 7.31.3, 7.31.3.3].
 */
describe('engineers against mines', () => {
  it.each([
    ['hasty', 53, false],
    ['hasty', 54, true],
    ['deliberate', 67, false],
    ['deliberate', 68, true],
  ])('%s mines, %i', (density, die, cleared) => {
    const action = new FieldAction({
      german: [{ card: 'ford-grenadiers', hex: '1209', facing: 'N' }],
      soviet: [{ card: ENGINEERS, hex: '0205', facing: 'N' }],
      options: { mines: true, engineersVsTerrain: true },
      start: { minefields: [{ side: 'german', hexes: ['0204'], density, mines: 'both', known: true }] },
      dice: { 'combat/engineer-assault:engineers': [die] },
      turns: 1,
    }).order({}, { [ENGINEERS]: 'move' }, 'soviet');
    expect(action.listed('clear-mines')).toEqual([{ unit: ENGINEERS, hex: '0204' }]);
    action.play({ type: 'clear-mines', unit: ENGINEERS, hex: '0204' });
    expect(action.position.mines.length === 0).toBe(cleared);
    // It has executed its Move, and was seen at it.
    expect(action.position.units[ENGINEERS]).toMatchObject({ moved: true, spot: 'move' });
  });

  it('nobody goes at mines that are not known, or without the option', () => {
    const near = (known: boolean, engineersVsTerrain: boolean) =>
      new FieldAction({
        german: [{ card: 'ford-grenadiers', hex: '1209', facing: 'N' }],
        soviet: [{ card: ENGINEERS, hex: '0205', facing: 'N' }],
        options: { mines: true, engineersVsTerrain },
        start: { minefields: [{ side: 'german', hexes: ['0204'], density: 'hasty', mines: 'both', known }] },
        turns: 1,
      }).order({}, { [ENGINEERS]: 'move' }, 'soviet');
    expect(near(false, true).listed('clear-mines')).toEqual([]);
    expect(near(true, false).listed('clear-mines')).toEqual([]);
  });
});

/**
 * The same engineers, factor 8 and +10, at terrain beside them. Wire has defence 4 on the training card: 50 - 32 + 18, nothing to 36, suppressed
 * to 68, so that 59 is Effective and 58 is not; a bridge of 8 is Effective from 77 on. It takes two of them [7.19, 6.5.4.4].
 */
describe('engineers against terrain', () => {
  const field = (terrain: readonly string[], dice: readonly number[], engineersVsTerrain = true) =>
    new FieldAction({
      german: [
        { card: 'ford-grenadiers', hex: '1209', facing: 'N' },
        { card: 'ford-panzer-1', hex: '0204', facing: 'N' },
      ],
      soviet: [{ card: ENGINEERS, hex: '0205', facing: 'N' }],
      options: { engineersVsTerrain },
      map: { hexes: [{ hex: '0204', terrain }] },
      dice: { 'combat/engineer-assault:engineers': dice },
      turns: 1,
    }).order({}, { [ENGINEERS]: 'move' }, 'soviet');

  it.each([
    [[58], false],
    [[59, 58], false],
    [[59, 59], true],
  ])('wire on %j', (dice, gone) => {
    const action = field(['wire'], dice);
    expect(action.listed('demolish')).toEqual([{ unit: ENGINEERS, hex: '0204', terrain: 'wire' }]);
    action.play({ type: 'demolish', unit: ENGINEERS, hex: '0204', terrain: 'wire' });
    expect(action.position.ground).toEqual(gone ? { '0204': ['clear'] } : {});
    expect(action.position.units[ENGINEERS]).toMatchObject({ moved: true, spot: 'move' });
    // Nobody who stands there is the worse for it.
    expect(action.position.units['ford-panzer-1']).toMatchObject({ place: 'map' });
    expect(action.listed('demolish')).toEqual([]);
  });

  it.each([
    [[77, 76], 'map'],
    [[77, 77], 'lost'],
  ])('a bridge with a tank on it, on %j', (dice, place) => {
    const action = field(['stream', 'bridge'], dice);
    action.play({ type: 'demolish', unit: ENGINEERS, hex: '0204', terrain: 'bridge' });
    expect(action.position.units['ford-panzer-1']!.place).toBe(place);
    expect(action.position.wrecks).toEqual({});
  });

  it('leaves buildings alone, and everything without the option', () => {
    expect(field(['brickBuilding'], []).listed('demolish')).toEqual([]);
    expect(field(['wire'], [], false).listed('demolish')).toEqual([]);
  });
});
