import { describe, expect, it } from '@jest/globals';
import { FieldAction } from '../../support/panzer-field.js';

const RIFLES = 'ford-rifles-1';
const FAR = { card: 'ford-half-squad', hex: '1209', facing: 'N' };

/** Riflemen on motorcycles: 4 points across country, 8 by path, 12 by road [6.6.4.4]. */
const cards = { [RIFLES]: { legType: 'motorcycle', wheeled: { crossCountry: 4, path: 8, road: 12 } } };

const begun = (map: object = {}, order = 'move', at = { hex: '0205', facing: 'N' }) =>
  new FieldAction({ german: [FAR], soviet: [{ card: RIFLES, ...at }], map, cards, turns: 2 })
    .order({}, { [RIFLES]: order })
    .play({ type: 'begin-move', unit: RIFLES });

/** Worked out from the book before it was played. By the training card a clear hex costs wheels 2, and 1 to turn half round in it. */
describe('motorcycles [6.6.4.4]', () => {
  it('go forward and back as wheeled vehicles do, not all around', () => {
    const action = begun();
    expect(action.listed('step')).toEqual([]);
    expect(action.open.actions.find(({ command }) => command.type === 'forward')!.cost!.amount).toBe(2);
    // Backwards a hex costs double: all there is [4.5.1.1.7].
    expect(action.open.actions.find(({ command }) => command.type === 'reverse')!.cost!.amount).toBe(4);
    action.play({ type: 'turn', facing: 'S' });
    expect(action.position.mover).toMatchObject({ spent: 1 });
    action.play({ type: 'forward' });
    // 3 of 4 points are gone: not enough for another hex.
    expect(action.listed('forward')).toEqual([]);
    action.play({ type: 'end-move' });
    expect(action.position.units[RIFLES]).toMatchObject({ hex: '0206', facing: 3, spot: 'move' });
  });

  it('take the road with their road factor', () => {
    const road = ['0205', '0204', '0203', '0202', '0201'];
    const action = begun({ paths: [{ kind: 'road', hexes: road }] });
    for (let n = 0; n < 4; n += 1) action.play({ type: 'forward' });
    expect(action.position.mover).toMatchObject({ spent: 4, roads: 4, most: { road: 12 } });
    expect(action.position.units[RIFLES]!.hex).toBe('0201');
  });

  it('cross no hedgerow and no wall, which men on foot do', () => {
    const fenced = (feature: string) => ({ hexsides: [{ side: '0205/0204', features: [feature] }] });
    for (const feature of ['hedgerow', 'wall']) {
      expect(begun(fenced(feature)).listed('forward')).toEqual([]);
      expect(begun(fenced(feature)).listed('one-hex')).not.toContainEqual({ facing: 'N', reverse: false });
    }
  });

  it('have half on Short Halt, and search, push and carry nothing', () => {
    const action = new FieldAction({
      german: [{ ...FAR, hex: '0202' }],
      soviet: [{ card: RIFLES, hex: '0206', facing: 'N' }],
      cards,
      turns: 2,
    }).order({}, { [RIFLES]: 'shortHalt' });
    action
      .play({ type: 'take-aim', unit: RIFLES })
      .play({ type: 'fire', weapon: 1, ammo: 'GP', target: FAR.card }, { type: 'resolve', target: FAR.card });
    while (action.position.watch) action.play({ type: 'pass' });
    action.play({ type: 'begin-move', unit: RIFLES });
    expect(action.position.mover!.most).toEqual({ crossCountry: 2, path: 4, road: 6 });
    const types = new Set(action.open.actions.map(({ command }) => command.type));
    for (const type of ['search', 'push', 'mount', 'overrun', 'quickmarch']) expect(types.has(type)).toBe(false);
  });

  /** Half of 4 points to come up to the enemy; over a hedgerow they do not [6.6.4.4, 6.6.1.1]. */
  it.each([
    [[], '0204', 2],
    [['hedgerow'], undefined, undefined],
  ])('advance to attack for half their factor: %j', (features, via, cost) => {
    const action = new FieldAction({
      german: [{ card: FAR.card, hex: '0203', facing: 'N' }],
      soviet: [{ card: RIFLES, hex: '0205', facing: 'N' }],
      map: features.length === 0 ? {} : { hexsides: [{ side: '0205/0204', features }] },
      cards,
      turns: 2,
    }).order({}, { [RIFLES]: 'move' }, 'soviet');
    const ways = action.listed('assault').map((each) => each.via);
    expect(ways).toEqual(via === undefined ? [] : [via]);
    if (via === undefined) return;
    action.play({ type: 'assault', unit: RIFLES, target: FAR.card, via });
    expect(action.position.units[RIFLES]).toMatchObject({ hex: '0204', advanced: cost });
  });

  it('crawl in full cover like anybody on foot', () => {
    const action = new FieldAction({
      german: [FAR],
      soviet: [{ card: RIFLES, hex: '0205', facing: 'N' }],
      cards,
      turns: 2,
    });
    action.order({}, {});
    const { sides } = action.session.sealing(action.state)!;
    action.handIn(
      Object.fromEntries(
        sides.map((side) => [
          side,
          { type: 'commit-adjustment', ...(side === 'soviet' ? { cover: { [RIFLES]: 'take' } } : {}) },
        ]),
      ),
    );
    action.order({}, { [RIFLES]: 'move' }).play({ type: 'begin-move', unit: RIFLES });
    expect(action.listed('forward')).toEqual([]);
    expect(action.listed('step')).toHaveLength(6);
  });

  it('are refused without their wheeled factor', () => {
    const open = () =>
      new FieldAction({
        german: [FAR],
        soviet: [{ card: RIFLES, hex: '0205', facing: 'N' }],
        cards: { [RIFLES]: { legType: 'bicycle' } },
      });
    expect(open).toThrow('/wheeled');
  });
});
