import { describe, expect, it } from '@jest/globals';
import {
  cheapestPath,
  FORBIDDEN,
  type HexIndex,
  halvesFromPoints,
  InvalidMoveError,
  InvalidSearchError,
  type Move,
  pointsFromHalves,
  reach,
  walkPath,
} from '../../../../src/kernel/hexes/index.js';
import { grid, indices, names } from './maps.js';

/*
 *   0101      0301      0501
 *        0201      0401
 *   0102      0302      0502
 *        0202      0402
 *   0103      0303      0503
 *        0203      0403
 */
const map = grid('flat', 'even', 5, 3);
const hex = (name: string) => map.index(name);
const oneEach = () => halvesFromPoints(1);

function costs(points: Record<string, number>): (from: HexIndex, to: HexIndex) => number {
  return (_, to) => halvesFromPoints(points[map.name(to)] ?? 1);
}

function move(start: string, points: number, more: Partial<Move> = {}): Move {
  return { start: hex(start), allowance: halvesFromPoints(points), step: oneEach, ...more };
}

describe('halves', () => {
  it('make 1.5 MP three halves and back', () => {
    expect(halvesFromPoints(1.5)).toBe(3);
    expect(pointsFromHalves(3)).toBe(1.5);
  });

  it.each([0.3, -1, 0.25, Number.NaN, Number.POSITIVE_INFINITY])('refuse %p MP', (points) => {
    expect(() => halvesFromPoints(points)).toThrow(InvalidMoveError);
  });
});

describe('reach', () => {
  it('with 1 MP at 1 MP per hex is the hex and its neighbours', () => {
    expect(names(map, reach(map, move('0101', 1)).hexes())).toEqual(['0101', '0102', '0201']);
  });

  it('adds half points exactly', () => {
    // Along the road 0101, 0201, 0302, 0402 at 0.5 MP: 3 x 0.5 = 1.5 MP = 3 halves. Off the road 1 MP.
    const road = indices(map, ['0101', '0201', '0302', '0402']);
    const step = (from: HexIndex, to: HexIndex) => (road.indexOf(to) === road.indexOf(from) + 1 ? 1 : 2);
    const found = reach(map, move('0101', 1.5, { step }));
    expect(found.costTo(hex('0402'))).toBe(3);
    expect(names(map, found.pathTo(hex('0402'))!)).toEqual(['0101', '0201', '0302', '0402']);
    expect(found.costTo(hex('0102'))).toBe(2);
    expect(found.costTo(hex('0103'))).toBeUndefined();
  });

  it('goes round a costly hex when that is cheaper', () => {
    // 0201 to 0203: through 0202 at 3 MP: 3 + 1 = 4; round by 0102, 0103 (or 0302, 0303): 1 + 1 + 1 = 3.
    const found = reach(map, move('0201', 9, { step: costs({ '0202': 3 }) }));
    expect(found.costTo(hex('0203'))).toBe(halvesFromPoints(3));
  });

  it('takes the lowest hex of equally cheap ways', () => {
    // The two ways of the case above cost the same; 0103 has a lower index than 0303.
    const found = reach(map, move('0201', 9, { step: costs({ '0202': 3 }) }));
    expect(names(map, found.pathTo(hex('0203'))!)).toEqual(['0201', '0102', '0103', '0203']);
  });

  it('ends where a hex must be stopped in, but may begin there', () => {
    // A wall of stop hexes in column 2: nothing in column 3 is reached from 0102, everything is from 0202.
    const column2 = indices(map, ['0201', '0202', '0203']);
    const mustStop = (each: HexIndex) => column2.includes(each);
    const from = (start: string) => names(map, reach(map, move(start, 9, { mustStop })).hexes());
    expect(from('0102')).toEqual(['0101', '0102', '0103', '0201', '0202', '0203']);
    expect(from('0202')).toContain('0503');
  });

  it('passes through a hex where it may not end', () => {
    const mayEnd = (each: HexIndex) => each !== hex('0201');
    const found = reach(map, move('0101', 2, { mayEnd }));
    expect(found.has(hex('0201'))).toBe(false);
    expect(found.costTo(hex('0201'), 'enter')).toBe(2);
    expect(found.costTo(hex('0301'))).toBe(4);
    expect(found.pathTo(hex('0201'))).toBeUndefined();
  });

  it('never enters a hex where it must stop and may not end', () => {
    const closed = (each: HexIndex) => each === hex('0201');
    const found = reach(map, move('0101', 2, { mustStop: closed, mayEnd: (each) => !closed(each) }));
    expect(found.has(hex('0201'), 'enter')).toBe(false);
  });

  it('can start from several hexes at once', () => {
    const found = reach(map, { ...move('0101', 1), start: indices(map, ['0101', '0503']) });
    expect(names(map, found.hexes())).toEqual(['0101', '0102', '0201', '0402', '0403', '0502', '0503']);
  });

  it('refuses an allowance, a start, a cost or a state that makes no sense', () => {
    expect(() => reach(map, { ...move('0101', 1), allowance: 1.5 })).toThrow(InvalidSearchError);
    expect(() => reach(map, { ...move('0101', 1), allowance: 100_001 })).toThrow(InvalidSearchError);
    expect(() => reach(map, { ...move('0101', 1), start: 99 })).toThrow(InvalidSearchError);
    expect(() => reach(map, move('0101', 1, { step: () => 0.5 }))).toThrow(InvalidSearchError);
    const states = { count: 2, initial: 0, next: () => 2 };
    expect(() => reach(map, move('0101', 1, { states }))).toThrow(InvalidSearchError);
    expect(() => reach(map, move('0101', 1, { states: { ...states, initial: 2 } }))).toThrow(InvalidSearchError);
    expect(() => reach(map, move('0101', 1, { states: { ...states, count: 65 } }))).toThrow(InvalidSearchError);
  });
});

describe('steps that depend on the way so far', () => {
  it('forbid going from one enemy zone straight into another', () => {
    // Zones in 0201 and 0202, which are adjacent: a unit that begins in one may not step into the other.
    const zones = indices(map, ['0201', '0202']);
    const step = (from: HexIndex, to: HexIndex) => (zones.includes(from) && zones.includes(to) ? FORBIDDEN : 2);
    const found = reach(map, move('0201', 2, { step }));
    // 0201 to 0202 directly is forbidden; by 0102 or 0302 it takes 2 MP.
    expect(found.costTo(hex('0202'))).toBe(4);
  });

  it('allow one hex as a whole move, whatever it costs', () => {
    // State 0: not moved; 1: moved in the usual way; 2: minimum move made, no further step.
    const bog = 9;
    const allowance = 4;
    const step = (_: HexIndex, to: HexIndex, __: number, state: number) => {
      const usual = to === hex('0201') ? bog : 2;
      if (state === 2) return FORBIDDEN;
      return state === 0 && usual > allowance ? allowance : usual;
    };
    const states = {
      count: 3,
      initial: 0,
      next: (state: number, _: HexIndex, to: HexIndex) => (state === 0 && to === hex('0201') ? 2 : 1),
    };
    // From 0101 the bog is next: a minimum move of 2 MP. From 0103 it is two hexes away and cannot be the sole step.
    expect(reach(map, { start: hex('0101'), allowance, step, states }).costTo(hex('0201'))).toBe(4);
    expect(reach(map, { start: hex('0103'), allowance, step, states }).has(hex('0201'))).toBe(false);
  });

  it('keep the cheapest of several states per hex, and its own way', () => {
    // The first step is free, the others 1 MP: 0101 to 0301 costs 0 + 1 MP.
    const found = reach(map, {
      ...move('0101', 3),
      step: (_, __, ___, state) => (state === 0 ? 0 : 2),
      states: { count: 2, initial: 0, next: () => 1 },
    });
    expect(found.costTo(hex('0301'))).toBe(2);
    expect(names(map, found.pathTo(hex('0301'))!)).toEqual(['0101', '0201', '0301']);
    expect(found.costTo(hex('0101'))).toBe(0);
  });
});

describe('a path', () => {
  it('to one hex is the cheapest one of reach', () => {
    const rules = move('0201', 9, { step: costs({ '0202': 3 }) });
    expect(cheapestPath(map, rules, hex('0203'))).toEqual({
      hexes: indices(map, ['0201', '0102', '0103', '0203']),
      cost: 6,
    });
    expect(cheapestPath(map, { ...rules, allowance: 5 }, hex('0203'))).toBeUndefined();
  });

  it('given by a player is summed step by step', () => {
    // 1 + 3 + 1 = 5 MP, in halves 2, 8, 10.
    const walked = walkPath(
      map,
      move('0101', 5, { step: costs({ '0202': 3 }) }),
      indices(map, ['0101', '0102', '0202', '0203']),
    );
    expect(walked.steps.map((step) => [step.cost, step.total])).toEqual([
      [2, 2],
      [6, 8],
      [2, 10],
    ]);
    expect(walked.total).toBe(10);
    expect(walked.refused).toBeUndefined();
  });

  const refusals: [string, string[], number, Partial<Move>][] = [
    ['not-adjacent', ['0101', '0102', '0302'], 2, {}],
    ['forbidden', ['0101', '0102'], 1, { step: () => FORBIDDEN }],
    ['beyond-allowance', ['0101', '0102', '0103', '0203'], 3, {}],
    ['must-stop', ['0101', '0102', '0103'], 2, { mustStop: (each) => each === hex('0102') }],
    ['may-not-end', ['0101', '0102'], 1, { mayEnd: (each) => each !== hex('0102') }],
  ];
  it.each(refusals)('is refused as %s at the first wrong hex', (because, way, at, rules) => {
    const walked = walkPath(map, move('0101', 2, rules), indices(map, way));
    expect(walked.refused).toEqual({ at, hex: hex(way[at]!), because });
  });

  it('has at least one hex', () => {
    expect(() => walkPath(map, move('0101', 2), [])).toThrow(InvalidMoveError);
  });
});
