import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const TANK = 'ford-medium-1';
const RIFLES = 'ford-rifles-1';
const ENEMY = 'ford-grenadiers';

/** A squad on a tank, two hexes from an enemy squad: it may fire unless the tank moves [6.6.7.2]. */
const riding = (command: string) =>
  new FieldAction({
    german: [{ card: ENEMY, hex: '0605', facing: 'N' }],
    soviet: [
      { card: TANK, hex: '0603', facing: 'S' },
      { card: RIFLES, hex: '0603', facing: 'S', aboard: TANK },
    ],
    turns: 1,
  }).order({}, { [TANK]: command }, 'german');

const offered = (action: FieldAction): unknown => [action.position.step, action.side, action.listed('take-aim')];

/**
 * What a vehicle was told is secret until it is turned up [4.2.1]. Only riders of one that does not move may fire; their owner is asked
 * either way, so that the pause says nothing of the counter.
 */
describe('riders that might fire', () => {
  it('may, where the tank has no command', () => {
    expect(offered(riding('none'))).toEqual(['direct-fire', 'soviet', [{ unit: RIFLES }]]);
  });

  it('may not where it moves, and their owner is asked all the same', () => {
    const action = riding('move');
    expect(offered(action)).toEqual(['direct-fire', 'soviet', []]);
    expect(action.open.actions.map(({ command }) => command.type)).toEqual(['end-fire']);
    expect(action.play({ type: 'end-fire' }).position.step).not.toBe('direct-fire');
  });
});
