import { describe, expect, it } from '@jest/globals';
import type { Command } from '../../../src/kernel/session/index.js';
import { FieldAction } from '../../support/panzer-field.js';

const PANZER = 'ford-panzer-1';
const GRENADIERS = 'ford-grenadiers';
const MEDIUM = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';
const OTHERS = 'ford-rifles-2';
const GUN = 'ford-57mm';

const fireAt = (action: FieldAction, target: string): FieldAction =>
  action.play(
    { type: 'take-aim', unit: GRENADIERS },
    { type: 'fire', weapon: 1, ammo: 'GP', target },
    { type: 'resolve', target },
  );

/** Everything here was worked out from the book before it was played. */
describe('an improved position with two squads in its hex', () => {
  /**
   * It holds one unit, the first of the hex [6.1.4.3.7]. Two hexes, factor 5 at S: against 7 in heavy cover 50 - 20 + 31.5 = 61 does
   * nothing; against 2 in the open 50 - 20 + 9 = 39, so that 40 suppresses.
   */
  it.each([
    [RIFLES, undefined],
    [OTHERS, 'on'],
  ])('covers the first, not the second: %s %s', (target, suppression) => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0605', facing: 'NW' }],
      soviet: [
        { card: RIFLES, hex: '0405', facing: 'NE' },
        { card: OTHERS, hex: '0405', facing: 'NE' },
      ],
      map: { hexes: [{ hex: '0405', terrain: ['clear', 'improvedPosition'] }] },
      dice: { 'combat/gp-fire:gp fire': [40] },
    });
    fireAt(action.order({ [GRENADIERS]: 'fire' }, {}), target);
    expect(action.position.units[target]!.suppression).toBe(suppression);
  });
});

describe('an entrenchment that the scenario has dug', () => {
  /** It holds one unit as well [6.1.4.3.6]: 39 in the open, 49 with -10 for whoever is in it: 49 does nothing there and suppresses beside it. */
  it.each([
    [RIFLES, undefined],
    [OTHERS, 'on'],
  ])('covers the first, not the second: %s %s', (target, suppression) => {
    const action = new FieldAction({
      german: [{ card: GRENADIERS, hex: '0605', facing: 'NW' }],
      soviet: [
        { card: RIFLES, hex: '0405', facing: 'NE' },
        { card: OTHERS, hex: '0405', facing: 'NE' },
      ],
      map: { hexes: [{ hex: '0405', terrain: ['clear', 'hastyEntrenchment'] }] },
      dice: { 'combat/gp-fire:gp fire': [49] },
    });
    fireAt(action.order({ [GRENADIERS]: 'fire' }, {}), target);
    expect(action.position.units[target]!.suppression).toBe(suppression);
  });
});

/**
 * A tank in a position is hull down against every angle but its rear, or its front where it backed in; where it turns in there the open end
 * stays where it was [6.1.4.3.7]. The gun fires from the south; 01 hits, tens 10 is the track, a miss against a hull that is down
 * [6.5.2.2.1, 6.5.2.2.3].
 */
describe('the open end of a position', () => {
  const shot = (hex: string, facing: string, ...moves: Command[]): boolean => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0506', facing: 'N' }],
      soviet: [{ card: MEDIUM, hex, facing }],
      map: { hexes: [{ hex: '0502', terrain: ['clear', 'improvedPosition'] }] },
      dice: { 'combat/ap-fire:hit': [1], 'combat/ap-fire:location': [100, 100, 100] },
    });
    action.order({ [PANZER]: 'overwatch' }, { [MEDIUM]: 'move' });
    while (action.listed('begin-move').length === 0) action.play(action.open.actions.at(-1)!.command);
    action.play({ type: 'begin-move', unit: MEDIUM }, ...moves);
    expect(action.position.units[MEDIUM]!.hex).toBe('0502');
    action.play({ type: 'overwatch', unit: PANZER, weapon: 1, ammo: 'AP', target: MEDIUM }, { type: 'open-fire' });
    return action.position.units[MEDIUM]!.trackHit ?? false;
  };

  it('is its rear, where it drove in', () => {
    expect(shot('0501', 'S', { type: 'forward' })).toBe(false);
  });

  it('is its front, where it backed in', () => {
    // In 0503 it is answered for moving to 0502, with its front to the gun.
    expect(shot('0503', 'S', { type: 'reverse' })).toBe(true);
    expect(shot('0501', 'N', { type: 'reverse' })).toBe(false);
  });

  it('stays where it was, however the tank turns', () => {
    expect(shot('0502', 'S', { type: 'turn', facing: 'N' })).toBe(false);
    expect(shot('0502', 'N', { type: 'turn', facing: 'S' })).toBe(true);
  });
});

describe('a gun in a building hex', () => {
  /** Guns stand in the streets [6.1.4.3.1]: a tank overruns one there without driving through walls [6.6.10, 6.6.3]. */
  it('is overrun in the street', () => {
    const action = new FieldAction({
      german: [{ card: PANZER, hex: '0605', facing: 'SW' }],
      soviet: [
        { card: GUN, hex: '0506', facing: 'NE' },
        { card: MEDIUM, hex: '0102', facing: 'NE' },
      ],
      map: { hexes: [{ hex: '0506', terrain: ['brickBuilding'] }] },
      dice: { 'combat/overrun:gp fire': [100] },
    });
    action.order({ [PANZER]: 'move' }, {});
    while (action.listed('begin-move').length === 0) action.play(action.open.actions.at(-1)!.command);
    action.play({ type: 'begin-move', unit: PANZER }, { type: 'overrun', target: GUN });
    if (action.listed('go').length > 0) action.play({ type: 'go' });
    while (action.side === 'soviet') action.play({ type: 'pass' });
    const asked = action.entries.flatMap(({ rulings }) => rulings.map(({ procedure }) => procedure));
    expect(asked).toContain('combat/overrun');
    expect(asked).not.toContain('movement/building-entry');
    expect(action.position.units[GUN]).toMatchObject({ place: 'lost' });
  });
});
