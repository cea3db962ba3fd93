import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const [FIRST, SECOND, THIRD] = ['ford-medium-1', 'ford-medium-2', 'ford-medium-3'] as const;
/** Nobody who could answer anything. */
const OBSERVER = 'ford-observer-g';
/** A road straight down column 05; the tanks face down it, each with the next in its front hex. */
const ROAD = ['0501', '0502', '0503', '0504', '0505', '0506', '0507', '0508', '0509'];

/**
 * Worked out from the book before it was played: three tanks of one seasoned formation have one command (floor of 3 x 0.6); its range of
 * 1 hex does not reach from the first to the third, but a road column moves on one counter whatever the range [6.2.1.1.1 to 6.2.1.1.3].
 */
const column = (map: object = { paths: [{ kind: 'road', hexes: ROAD }] }) => {
  const formation = 'Tank company';
  return new FieldAction({
    german: [{ card: OBSERVER, hex: '1209', facing: 'N' }],
    soviet: [
      { card: FIRST, hex: '0504', facing: 'S', formation },
      { card: SECOND, hex: '0503', facing: 'S', formation },
      { card: THIRD, hex: '0502', facing: 'S', formation },
    ],
    turns: 1,
    map,
  });
};

const orders = { [FIRST]: 'move', [SECOND]: 'move', [THIRD]: 'move' };
const set = (more: object) => ({ type: 'commit-orders', orders, ...more }) as never;
const roadColumns = { [SECOND]: FIRST, [THIRD]: SECOND };

describe('a road column [6.2.1.1.3]', () => {
  it('moves on one counter where a group could not', () => {
    const field = column();
    const check = (more: object) => () => field.session.checkSealed(field.state, 'soviet', set(more));
    expect(check({})).toThrow('too-many-counters');
    expect(check({ sharing: { [SECOND]: FIRST, [THIRD]: FIRST } })).toThrow('pairs-too-far');
    expect(check({ roadColumns })).not.toThrow();
  });

  it('is none off the road, or the other way round', () => {
    const field = column({});
    expect(() => field.session.checkSealed(field.state, 'soviet', set({ roadColumns }))).toThrow('no-road-column');
    const other = column();
    const turned = { [FIRST]: SECOND };
    expect(() => other.session.checkSealed(other.state, 'soviet', set({ roadColumns: turned }))).toThrow(
      'no-road-column',
    );
  });

  it('goes from its head, by the road, and closes up behind it', () => {
    const field = column();
    const german = { type: 'commit-orders', orders: {} };
    field.handIn({ german, soviet: set({ roadColumns }) } as never).play({ type: 'name-first', side: 'german' });
    expect(field.listed('begin-move')).toEqual([{ unit: FIRST }]);
    field.play({ type: 'begin-move', unit: FIRST });
    field.play({ type: 'forward' }, { type: 'forward' }, { type: 'forward' }, { type: 'end-move' });
    expect(field.listed('begin-move')).toEqual([{ unit: SECOND }]);
    field.play({ type: 'begin-move', unit: SECOND });
    // From 0503 it has to come up to 0506 at least, next to the head in 0507; before that it may not stop.
    expect(field.listed('end-move')).toEqual([]);
    field.play({ type: 'forward' }, { type: 'forward' });
    expect(field.listed('end-move')).toEqual([]);
    field.play({ type: 'forward' });
    expect([field.position.units[SECOND]!.hex, field.listed('end-move')]).toEqual(['0506', [{}]]);
    field.play({ type: 'end-move' });
    expect(field.listed('begin-move')).toEqual([{ unit: THIRD }]);
  });
});
