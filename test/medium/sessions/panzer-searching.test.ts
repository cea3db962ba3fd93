import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const TANK = 'ford-medium-1';

/** Whoever might answer lets it go. */
function answered(action: FieldAction): FieldAction {
  while (action.position.watch) action.play({ type: 'pass' });
  return action;
}

/**
 * Rough ground hides a hull on 30 or less by the training card; a veteran crew takes 5 off the die, and looking for a partial
 * position 20. So 35 finds a full position and 36 does not, 55 a partial one and 56 does not [6.6.9]. The whole move goes into it.
 */
describe('looking for a hull-down position [6.6.9]', () => {
  const begun = (die: number, turns = 2) =>
    new FieldAction({
      german: [{ card: PANZER, hex: '0405', facing: 'N' }],
      soviet: [{ card: TANK, hex: '0408', facing: 'N' }],
      map: { hexes: [{ hex: '0405', terrain: ['rough'] }] },
      dice: { 'movement/hull-down-search:search': [die], 'combat/ap-fire:hit': [1], 'combat/ap-fire:location': [57] },
      turns,
    })
      .order({ [PANZER]: 'move' }, {}, 'soviet')
      .play({ type: 'begin-move', unit: PANZER });

  it.each([
    ['full', 35, 'full'],
    ['full', 36, undefined],
    ['partial', 55, 'partial'],
    ['partial', 56, undefined],
  ])('a %s one on %i', (position, die, hullDown) => {
    const action = begun(die);
    action.play({ type: 'search', position, entry: 'forward' });
    answered(action);
    const { hex, spot, ...found } = action.position.units[PANZER]!;
    expect([hex, spot, found.hullDown]).toEqual(['0405', 'move', hullDown]);
    expect(action.position.mover).toBeNull();
  });

  /** It faces as it likes in there, for nothing: half round would cost 2 points of its 5 on rough ground [4.5.1.1.4]. */
  it('lets the vehicle face as it likes', () => {
    const action = begun(35);
    expect(action.listed('search')).toHaveLength(24);
    action.play({ type: 'search', position: 'full', entry: 'forward', facing: 'S' });
    expect(action.position.units[PANZER]).toMatchObject({ facing: 3, hullDown: 'full', entry: 'forward' });
  });

  /**
   * From the south the tank fires at it in the next turn: 57 is the hull front and a miss against a hull that is down, unless it has backed in,
   * so that the front is the open end [6.5.2.2.3, 6.6.9].
   */
  it.each([
    ['forward', 'none'],
    ['reverse', 'ko'],
  ])('guards all but the other end: %s', (entry, result) => {
    const action = answered(begun(35, 3).play({ type: 'search', position: 'full', entry, facing: 'S' }));
    action.order({}, { [TANK]: 'fire' }, 'soviet');
    action
      .play({ type: 'take-aim', unit: TANK })
      .play({ type: 'fire', weapon: 1, ammo: 'AP', target: PANZER }, { type: 'resolve', target: PANZER });
    expect(action.events.find(({ type }) => type === 'shot-resolved')).toMatchObject({ hit: true, result });
  });

  /** Nothing may come before it that has cost points, and nobody gets on or off [6.6.9]. */
  it('is the whole move', () => {
    const action = begun(35).play({ type: 'forward' });
    expect(action.listed('search')).toEqual([]);
  });
});
